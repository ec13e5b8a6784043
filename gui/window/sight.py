"""What the model in the hand, or the one picked, sees of the table: worked out on a thread, and only while it is
shown."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction

from engine.game import Game
from engine.picture import Areas
from engine.sight import Lookout, SeenArea, seen_from
from geometry.base import Placed
from gui import pace
from gui.board.board import Board
from gui.board.overlay import Overlay
from gui.pace import Paced
from gui.window.areas import AreaFinder
from gui.window.errands import Errands
from gui.window.held import held
from gui.window.play import Play
from gui.window.swatch import MEANS

QUICK = 0.004
"""Seconds: a sight found sooner keeps up with a hand that moves. Any other would come too late to be shown, and take
the frames their time."""
SLOWER = 2
"""So many times as seldom as words does the quick one follow: it takes up half the table, all of which is painted."""
REST = 40
"""Milliseconds without a further move after which the slow one is worked out."""


class SightFinder(QObject):
    """Follows the hand: of places passed in the meantime only the last is looked from."""

    def __init__(self, board: Board, play: Play, finder: AreaFinder, toggle: QAction) -> None:
        super().__init__(board)
        self._board = board
        self._play = play
        self._session = play.session
        self._toggle = toggle
        self._errands = Errands(self)
        self._errands.done.connect(self._arrived)
        self._lookout: tuple[Game, Lookout] | None = None
        self._asked: tuple[Game, str, Placed] | None = None
        self._shown_for: str | None = None
        self._next: Callable[[], SeenArea] | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._find)
        self._paced = Paced(self._find, self, lambda: SLOWER * pace.SAID_EVERY)
        finder.found.connect(self._take_lookout)
        play.picked.connect(self.look)
        play.tried.connect(self.look)
        play.session.opened.connect(self._opened)
        play.session.changed.connect(self.look)
        toggle.toggled.connect(self.look)

    @property
    def is_idle(self) -> bool:
        return self._next is None and self._errands.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._rest.stop()
        self._next = None
        self._errands.wait()

    def look(self) -> None:
        """Ask anew where anything is another than when it was asked last."""
        looker = held(self._play) if self._toggle.isChecked() and self._session.is_open else None
        if looker is None or self._lookout is None or self._lookout[0] is not self._session.game:
            if looker is None or looker[0] != self._shown_for:
                self._forget()
            return
        model, base = looker
        game, lookout = self._lookout
        asked = (game, model, base)
        if self._asked is not None and self._asked[0] is game and self._asked[1:] == asked[1:]:
            return
        is_another = model != self._shown_for
        if is_another:
            # What one sees must not be read as what another does.
            self._board.show_seen(None)
        self._asked, self._shown_for = asked, model
        table, name = game.mission.table, self._session.system.name(game, model)

        def find() -> SeenArea:
            return replace(seen_from(lookout.of(model, base), base, table), whose=name)

        self._next = find
        if is_another:
            self._find()
        elif self._errands.took > QUICK:
            self._rest.start(REST)
        else:
            self._paced.ask()

    def _find(self) -> None:
        self._rest.stop()
        if self._next is not None:
            self._errands.ask(self._next)
            self._next = None

    def _take_lookout(self, areas: Areas | None, _draft: object) -> None:
        if areas is None or areas.lookout is None or not self._session.is_open:
            return
        self._lookout = (self._session.game, areas.lookout)
        note = areas.lookout.note
        self._toggle.setToolTip(f"{MEANS[Overlay.SIGHT]}. {note}." if note else MEANS[Overlay.SIGHT])
        self.look()

    def _opened(self) -> None:
        self._lookout = None
        self._forget()

    def _forget(self) -> None:
        self._rest.stop()
        self._next = None
        self._errands.forget()
        self._asked = self._shown_for = None
        self._board.show_seen(None)

    def _arrived(self, seen: object) -> None:
        assert isinstance(seen, SeenArea)
        self._board.show_seen(seen)
