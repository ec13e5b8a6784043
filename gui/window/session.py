"""What is open: one rehearsal, where it is kept, and whether it has changed since it was saved."""

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Mission
from engine.options import Options
from engine.orders import Order
from engine.picture import Readout
from engine.rehearsal import Node, Rehearsal
from gui.text import tr


@dataclass(slots=True)
class _Asked:
    """What the rules have said of a position. A position never changes, and neither does what is said of it."""

    game: Game
    readout: Readout | None = None
    options: dict[str | None, Options] = field(default_factory=dict)


_State = tuple[int, int, int, tuple[tuple[int, str], ...]]
_NOTHING: _State = (0, 0, 0, ())


class Session(QObject):
    """Wraps the rehearsal; ``changed`` fires once for every step to another position, ``remarked`` for what is to be
    kept and moves nothing, ``opened`` for another rehearsal. Nothing else holds game state."""

    opened = Signal()
    changed = Signal()
    remarked = Signal()
    saved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rehearsal: Rehearsal | None = None
        self._kept: _State = _NOTHING
        self._asked: _Asked | None = None
        self.path: Path | None = None
        self.seen: tuple[Path, str] | None = None
        """A file, and the SHA-256 of what the player knows to lie there."""
        self.typed_dice = False

    @property
    def is_open(self) -> bool:
        return self._rehearsal is not None

    @property
    def rehearsal(self) -> Rehearsal:
        """Only while something is open."""
        assert self._rehearsal is not None
        return self._rehearsal

    @property
    def system(self) -> RuleSystem:
        return self.rehearsal.system

    @property
    def mission(self) -> Mission:
        """Of the position at hand: a draft makes another of the one that it began with."""
        return self.game.mission

    @property
    def game(self) -> Game:
        return self.rehearsal.game

    @property
    def readout(self) -> Readout:
        """Of the position at hand; the rules are asked once."""
        asked = self._now()
        if asked.readout is None:
            asked.readout = self.system.readout(asked.game)
        return asked.readout

    def options(self, unit: str | None) -> Options:
        """In the position at hand; the rules are asked once for each unit."""
        asked = self._now()
        if unit not in asked.options:
            asked.options[unit] = self.system.options(asked.game, unit)
        return asked.options[unit]

    def _now(self) -> "_Asked":
        if self._asked is None or self._asked.game is not self.game:
            self._asked = _Asked(self.game)
        return self._asked

    @property
    def title(self) -> str:
        """What the rehearsal is called: its file, or that it has none yet."""
        return tr("a new rehearsal") if self.path is None else tr("rehearsal “{stem}”").format(stem=self.path.stem)

    def open(self, rehearsal: Rehearsal, path: Path | None = None, *, kept: bool = True) -> None:
        """``kept``: nothing would be lost yet, were it left at once."""
        self._rehearsal = rehearsal
        self.path = path
        self.typed_dice = False
        self._kept = self._state() if kept else _NOTHING
        self.opened.emit()

    @property
    def unsaved(self) -> bool:
        """Something would be lost: an order was given, or another place is looked at, since it was saved."""
        return self.is_open and self._state() != self._kept

    def keep(self, path: Path) -> None:
        """It has just been written to ``path``."""
        self.path = path
        self._kept = self._state()
        self.saved.emit()

    def commit(self, order: Order) -> Node:
        """Raises ``IllegalOrder`` and changes nothing where the rules refuse."""
        node = self.rehearsal.commit(order)
        self.changed.emit()
        return node

    def undo(self) -> None:
        if self.rehearsal.can_undo:
            self.rehearsal.undo()
            self.changed.emit()

    def redo(self) -> None:
        if self.rehearsal.can_redo:
            self.rehearsal.redo()
            self.changed.emit()

    def go_to(self, number: int) -> None:
        if number != self.rehearsal.at.number:
            self.rehearsal.go_to(number)
            self.changed.emit()

    def rewind(self) -> None:
        """To the start, with all of this line to be brought back by redo."""
        rehearsal = self.rehearsal
        line = [*rehearsal.line(), *rehearsal.ahead()]
        if line and rehearsal.at.number:
            rehearsal.resume(0, [node.number for node in line], rehearsal.undone + 1, rehearsal.redrawn)
            self.changed.emit()

    def back_an_activation(self) -> None:
        """To before what the one who acted last has done in a row, with what others have answered meanwhile."""
        rehearsal = self.rehearsal
        if not rehearsal.can_undo:
            return
        last = self._doer()
        while rehearsal.can_undo and (self.system.readout(rehearsal.game).acting or self._doer() == last):
            rehearsal.undo()
        self.changed.emit()

    def _doer(self) -> tuple[str | None, str]:
        """In whose activation the order was given that one stands after; else who gave it, as the log names them."""
        node, before = self.rehearsal.at, _parent(self.rehearsal).game
        assert node.order is not None
        if acting := self.system.readout(before).acting or self.system.readout(node.game).acting:
            model = before.models.get(acting)
            return (before.unit(acting if model is None else model.unit).side, self.system.name(before, acting))
        told = self.system.describe(before, node.order)
        return (told.side, told.subject)

    def back_a_round(self) -> None:
        """Undo up to the start of this round, or of the one before when this one has just begun."""
        rehearsal = self.rehearsal
        if not rehearsal.can_undo:
            return
        rehearsal.undo()
        number = rehearsal.game.round
        while rehearsal.can_undo and _parent(rehearsal).game.round == number:
            rehearsal.undo()
        self.changed.emit()

    def mark(self, number: int, name: str) -> None:
        """A name for a place in the tree; an empty one takes it away."""
        if self.rehearsal.bookmarks.get(number, "") != name:
            self.rehearsal.mark(number, name)
            self.remarked.emit()

    def note(self, number: int, text: str) -> None:
        """Words about a place in the tree; none take them away."""
        if self.rehearsal.notes.get(number, "") != text:
            self.rehearsal.note(number, text)
            self.remarked.emit()

    def redraw(self) -> None:
        """Other dice and tokens from now on than those that would have come."""
        self.rehearsal.redraw()
        self.remarked.emit()

    def _state(self) -> _State:
        if self._rehearsal is None:
            return _NOTHING
        marks = (*sorted(self._rehearsal.bookmarks.items()), *sorted(self._rehearsal.notes.items()))
        return (len(self._rehearsal.nodes), self._rehearsal.at.number, self._rehearsal.redrawn, marks)


def _parent(rehearsal: Rehearsal) -> Node:
    parent = rehearsal.at.parent
    assert parent is not None
    return rehearsal.nodes[parent]
