"""Rings from a base's edge: dragged or typed; they go with their model and stay until they are cleared."""

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from engine.wording import inches
from geometry.base import Placed
from gui.board.board import Board
from gui.board.pointer import Pointer
from gui.board.rings import RingDrawing
from gui.text import many, tr
from gui.tools import rings
from gui.tools.rings import Ring
from gui.window.held import held
from gui.window.play import Play

PULL = 7.0
"""Pixels from which a ring is drawn to a whole inch, ``AT_MOST`` inches at the farthest."""
AT_MOST = 0.2
_CLICK = 4.0


class RingTool(QObject):
    told = Signal(str)
    """The ring set last, and how many models it reaches."""
    figures_wanted = Signal(str)
    """The radius is to be typed, and begins so."""

    def __init__(self, board: Board, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._rings: tuple[Ring, ...] = ()
        self._loose: Ring | None = None
        self._said = ""
        play.session.opened.connect(self.clear)
        for signal in (play.session.changed, play.tried):
            signal.connect(self._show)

    def press(self, pointer: Pointer) -> None:
        """On a base, or on the table: a ring is pulled from there; one that is pulled already is let go."""
        if self._loose is not None:
            self._let_go()
            return
        self._loose = Ring(pointer.model_id, pointer.point, 0.0)
        if pointer.model_id is not None:
            self._play.pick(self._play.session.game.model(pointer.model_id).unit, pointer.model_id)
        self._show()

    def move(self, pointer: Pointer) -> None:
        if self._loose is None or (placed := self._round(self._loose)) is None:
            return
        free = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
        pull = 0.0 if free else min(AT_MOST, PULL / pointer.scale)
        self._loose = replace(self._loose, radius=rings.radius_to(placed, pointer.point, pull))
        self._show()

    def release(self, pointer: Pointer) -> None:
        """A click leaves the ring on the pointer, to be let go by the next."""
        if self._loose is not None and self._loose.radius * pointer.scale > _CLICK:
            self._let_go()

    def back(self) -> None:
        if self._loose is None:
            self._rings = self._rings[:-1]
        self._loose = None
        self._show()

    def escape(self) -> bool:
        if self._loose is not None:
            self._loose = None
            self._show()
            return True
        there = bool(self._rings)
        self.clear()
        return there

    def key(self, name: str, event: QKeyEvent) -> bool:
        if name == "unbend":
            self.back()
        elif event.text() and event.text() in "0123456789.":
            self.figures_wanted.emit(event.text())
        else:
            return False
        return True

    def put_away(self) -> None:
        """What is set stays."""
        self._loose = None
        self._show()

    def clear(self) -> None:
        self._rings, self._loose = (), None
        self._show()

    @property
    def rings(self) -> tuple[Ring, ...]:
        return self._rings

    @property
    def has_base(self) -> bool:
        """There is something for a ring to go round: what it is pulled from, or the model looked at."""
        model = self._play.model
        on_table = model is not None and self._play.session.game.model(model).on_table
        return self._loose is not None or on_table

    def try_radius(self, radius: float | None) -> None:
        """For a radius that is being typed: round the model whose ring is pulled, or the one looked at."""
        if not self.has_base:
            return
        begun, model = self._loose, self._play.model
        if begun is None and model is not None:
            begun = Ring(model, self._play.session.game.model(model).placed.centre, 0.0)
        assert begun is not None
        self._loose = None if radius is None else replace(begun, radius=radius)
        self._show()

    def set_radius(self, radius: float) -> None:
        self.try_radius(radius)
        self._let_go()

    def _let_go(self) -> None:
        if self._loose is not None and self._loose.radius >= rings.LEAST:
            self._rings = (*self._rings, self._loose)
        self._loose = None
        self._show()

    def _round(self, ring: Ring) -> Placed | None:
        return ring.placed(self._play.session.game, held(self._play))

    def _show(self) -> None:
        if not self._play.session.is_open:
            return
        drawn = [(ring, self._round(ring)) for ring in (*self._rings, *([self._loose] if self._loose else []))]
        there = [(ring, placed) for ring, placed in drawn if placed is not None]
        self._board.show_rings([RingDrawing(placed, ring.radius, loose=ring is self._loose) for ring, placed in there])
        words = self._words(*there[-1]) if there else ""
        if words != self._said:
            self._said = words
            self.told.emit(words)

    def _words(self, ring: Ring, placed: Placed) -> str:
        session = self._play.session
        found = rings.within(session.game, ring, placed)
        whose = tr("a point") if ring.model is None else session.system.name(session.game, ring.model)
        words = many(
            "{radius} round {whose}: reaches {n} models, {all} wholly",
            "{radius} round {whose}: reaches 1 model, {all} wholly",
            found.any,
        )
        return words.format(radius=inches(ring.radius), whose=whose, n=found.any, all=found.all)
