"""The line of sight from one model to another: open past what blocks it, or what lies in between."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from engine.findings import Where
from engine.picture import Areas
from engine.sight import Looking, Lookout, looking
from geometry.base import Placed
from geometry.gaps import nearest_points
from geometry.tolerance import Fit
from gui.board.board import Board
from gui.board.faults import FaultDrawing
from gui.board.pointer import Pointer
from gui.board.sightline import SightLineDrawing
from gui.board.snaps import RingedDrawing
from gui.text import tr
from gui.window.areas import AreaFinder
from gui.window.play import Play
from gui.window.table_keys import DROP


class SightTool(QObject):
    """From the model pressed, or the one looked at, to the one under the pointer, or the one that Tab goes to.

    What blocks is for the game to say; what else bears on sight there it says in its note, which is told with the line.
    """

    told = Signal(str, str)
    """Whether a line is open, from whom to whom, and the game's note; empty where nobody is looked for."""

    def __init__(self, board: Board, play: Play, finder: AreaFinder, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._lookout: Lookout | None = None
        self._from: str | None = None
        self._to: str | None = None
        self._held = False
        self._in_use = False
        finder.found.connect(self._take_lookout)
        play.picked.connect(self._picked)
        play.session.changed.connect(self._show)
        play.session.opened.connect(self.put_away)

    def press(self, pointer: Pointer) -> None:
        """On a first model, then on another, to which the line then stays."""
        self._in_use = True
        if pointer.model_id is None:
            self.escape()
        elif self._from is None or self._held or pointer.model_id == self._from:
            self._begin(pointer.model_id)
        else:
            self._to, self._held = pointer.model_id, True
        self._show()

    def move(self, pointer: Pointer) -> None:
        self._in_use = True
        if self._from is None:
            self._from = self._play.model
        if not self._held and pointer.model_id != self._to and pointer.model_id != self._from:
            self._to = pointer.model_id
            self._show()

    def release(self, pointer: Pointer) -> None:
        """The press has said it all."""

    def back(self) -> None:
        self.escape()

    def escape(self) -> bool:
        there = self._from is not None
        self._from, self._to, self._held = None, None, False
        self._show()
        return there

    def key(self, name: str, event: QKeyEvent) -> bool:
        """Enter looks from the model that is looked at; Tab then goes to those it looks for."""
        if name != DROP or self._play.model is None or self._play.asking is not None:
            return False
        self._in_use = True
        self._begin(self._play.model)
        self._show()
        return True

    def put_away(self) -> None:
        self._in_use = False
        self.escape()

    def _begin(self, model: str) -> None:
        self._from, self._to, self._held = model, None, False

    def _picked(self) -> None:
        if self._in_use and self._from is not None and not self._held and self._play.model not in (None, self._from):
            self._to = self._play.model
            self._show()

    def _take_lookout(self, areas: Areas | None, _draft: object) -> None:
        if areas is not None and areas.lookout is not None:
            self._lookout = areas.lookout
            self._show()

    def _placed(self, model: str | None) -> Placed | None:
        found = self._play.session.game.models.get(model) if model is not None else None
        return found.placed if found is not None and found.on_table else None

    def _show(self) -> None:
        if not self._play.session.is_open:
            return
        begin, end = self._placed(self._from), self._placed(self._to)
        ringed = [RingedDrawing(placed.base, placed.pose) for placed in (begin, end) if placed is not None]
        if begin is None or end is None or self._lookout is None or self._from is None or self._to is None:
            self._board.show_sight_line(ringed if self._in_use else ())
            self.told.emit("", "")
            return
        lookout = self._lookout.of(self._from, begin)
        found = looking(lookout, begin, end)
        line = found.line or nearest_points(begin, end)
        drawn = SightLineDrawing(line, open=bool(found), grazes=found.fit is Fit.AT_LIMIT)
        blocker = next((piece for piece in self._play.session.mission.terrain if piece.id == found.blocker), None)
        faults = [] if blocker is None else [FaultDrawing(Where(whole=blocker.outline), refused=True)]
        self._board.show_sight_line([*ringed, *faults, drawn])
        self.told.emit(self._words(found, self._from, self._to), lookout.note)

    def _words(self, found: Looking, begin: str, end: str) -> str:
        system, game = self._play.session.system, self._play.session.game
        pair = tr("{one} to {other}").format(one=system.name(game, begin), other=system.name(game, end))
        if found.fit is Fit.AT_LIMIT:
            return tr("{pair}: a line that only grazes").format(pair=pair)
        if found:
            return tr("{pair}: a line is open").format(pair=pair)
        between = system.name(game, found.blocker) if found.blocker is not None else tr("terrain")
        return tr("{pair}: no line, {between} lies between").format(pair=pair, between=between)
