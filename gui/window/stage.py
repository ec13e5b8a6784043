"""Between the board and the hand: pointers and keys go in, ghosts and areas come out."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QWheelEvent

from engine.game import Game
from engine.mission import Mission
from engine.nearest import nearest_in, well_inside
from engine.options import Draft, Option
from engine.picture import Areas, Band, BandKind
from geometry.area import Area
from geometry.pose import Point, Pose, distance
from gui.board.board import Board
from gui.board.echo import EchoBoard
from gui.board.motion import BACK, FIT, Motion
from gui.board.pointer import Pointer
from gui.board.proposal import Ghost, Proposal
from gui.board.snaps import Snap
from gui.panels.look import Look
from gui.theme.tokens import Theme
from gui.tools import choosing
from gui.tools.hand import Dragging, Grip, Setting
from gui.tools.trial import Trial
from gui.window.areas import AreaFinder
from gui.window.play import Play
from gui.window.proposing import Proposing
from gui.window.ringing import RingTool
from gui.window.selecting import Selecting
from gui.window.session import Session
from gui.window.sighting import SightTool
from gui.window.taping import TapeTool
from gui.window.tool import Tool, step_of

BIG_TURN = 15.0
SMALL_TURN = 5.0
FIGURES = "0123456789+-="
"""Any of these, while a model is in the hand, begins a place in figures."""


class Stage(QObject):
    """Keys that reach the board act on the table; so do those that no other control wants."""

    cursor_moved = Signal(object)
    """A point in inches."""
    dragged = Signal(str)
    """How far the drag goes, in words; empty when nothing is dragged."""
    figures_wanted = Signal(str)
    """A place is to be typed in figures, and begins so."""
    areas_told = Signal(tuple)
    """What is to be known of the areas that are drawn, in words."""

    def __init__(self, board: EchoBoard, play: Play, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._session: Session = play.session
        self._look = look
        self.tape = TapeTool(board, play, self)
        self.ring = RingTool(board, play, self)
        self._tool: Tool | None = None
        """None while it is the hand."""
        self.selecting = Selecting(board, play, self)
        self._shown: Mission | None = None
        self.finder = AreaFinder(self)
        self.finder.found.connect(self._found_areas)
        self.sight = SightTool(board, play, self.finder, self)
        self._areas: Areas | None = None
        self._areas_at: Pose | None = None
        self._areas_of: tuple[Game, tuple[str, str, int | None] | None] | None = None
        self._found_for: tuple[Game, Draft | None] | None = None
        self._inner: tuple[Area, Area] | None = None
        """A legal end, and the part of it that is well inside."""
        self.nearest: tuple[Point, float] | None = None
        """The legal end next to a refused drag, and how far it is."""
        self._still: tuple[Areas, Areas] | None = None
        """The areas found, and what of them stays where it is during a drag."""
        self.motion = Motion(self)
        self._paper: Theme | None = None
        self._proposing = Proposing(play)
        self._going_back: tuple[tuple[Ghost, Pose], ...] = ()
        self._latest: Pointer | None = None
        self._last: Pointer | None = None
        self.snap: Callable[[], Snap | None] = lambda: None
        """What the model in the hand is drawn to."""
        self.at_key: Callable[[QKeyEvent], QAction | None] = lambda _event: None
        """The action of the menus that a key means."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self.catch_up)
        self.listen_to(board)
        play.session.opened.connect(self._opened)
        play.session.changed.connect(self._changed)
        play.picked.connect(self._picked)
        play.offered.connect(self._ask_areas)
        play.tried.connect(self._tried)
        play.refused.connect(self._send_back)
        play.nearest_changed.connect(self._tried)
        play.legal_end = self._legal_end
        look.changed.connect(self._rethemed)

    def listen_to(self, board: Board) -> None:
        """The hand works on this board too. What it does is shown on the first, and on those that repeat it."""
        board.pressed.connect(self._pressed)
        board.moved.connect(self._moved)
        board.released.connect(self._released)
        board.hovered.connect(self._moved)
        board.pinched.connect(self._pinched)
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)
        board.rest_cursor(self._cursor)

    def _pinched(self) -> None:
        """What the first finger has taken up goes back."""
        if isinstance(self._play.state, Dragging) and self._play.state.grip is Grip.BUTTON:
            self._play.bail()

    # The board follows

    def _opened(self) -> None:
        self._latest = None
        self.tape.put_away()
        self._board.show_proposal(None)
        self.finder.forget()
        if self._session.is_open:
            self._show_mission()
            self._changed()
            self._board.fit()

    def _show_mission(self) -> None:
        self._shown = self._session.mission
        self._board.show_mission(self._shown, self._paper or self._look.theme)

    def _changed(self) -> None:
        if self._shown is not self._session.mission:
            self._show_mission()
        self._board.show_position(self._session.game, self._session.readout)
        self._picked()

    def _rethemed(self) -> None:
        self._board.set_theme(self._paper or self._look.theme)

    def take_paper(self, theme: Theme | None) -> None:
        """A theme of the table's own; None: the window's."""
        self._paper = theme
        self._rethemed()

    def _picked(self) -> None:
        self._board.select(self._play.model, self._play.unit)
        self._ask_areas()

    def _tried(self) -> None:
        trial = self._play.trial
        self.motion.finish()
        if trial is None and self._going_back:
            going, self._going_back = self._going_back, ()
            self.motion.start(BACK, lambda share: self._go_back(going, share), self._show_offer)
        elif trial is None:
            self._show_offer()
        else:
            self.nearest = self._nearest(trial)
            self._board.show_proposal(self._proposed(trial))
        self.dragged.emit("" if trial is None else self._proposing.told(trial))
        self._show_areas()
        self._ask_areas()

    def _show_offer(self) -> None:
        """Of a drop that was refused only the way out is left on the table."""
        offer = self._play.nearest
        self.nearest = None if offer is None else (offer.pose.point, offer.away)
        if offer is None:
            self._board.show_proposal(None)
        else:
            self._board.show_proposal(Proposal(nearest=Ghost(offer.model, offer.pose)))

    def _send_back(self) -> None:
        """A refused ghost is seen to go back to where its model stands, if that is on the table."""
        trial, game = self._play.trial, self._session.game
        ghosts = () if trial is None else self._proposed(trial).ghosts
        starts = [(ghost, game.model(ghost.model_id).pose) for ghost in ghosts]
        self._going_back = tuple((ghost, start) for ghost, start in starts if start is not None)

    def _go_back(self, going: tuple[tuple[Ghost, Pose], ...], share: float) -> None:
        ghosts = (replace(ghost, pose=_between(ghost.pose, start, share)) for ghost, start in going)
        self._board.show_proposal(Proposal(tuple(ghosts), legal=False))

    def _ask_areas(self) -> None:
        if not self._session.is_open:
            return
        game, draft = self._session.game, self._play.draft
        held = None if draft is None else (draft.option, draft.unit, draft.model)
        same = self._areas_of is not None and self._areas_of[0] is game and self._areas_of[1] == held
        if not same and self._areas is not None:
            # What was found for another must not be read as this one's; zones of the table stay.
            self._areas = Areas(influence=self._areas.influence)
            self._show_areas()
        self._areas_of = (game, held)
        self.finder.ask(self._session.system, game, draft)

    def _found_areas(self, areas: Areas | None, draft: Draft | None) -> None:
        if areas is not None and areas.reach is not None:
            areas = replace(areas, reach=areas.reach & self._session.mission.table.area)
        self._areas = areas
        self._found_for = (self._session.game, draft) if self._session.is_open and areas is not None else None
        self._areas_at = draft.path[-1] if draft is not None and draft.path else None
        trial = self._play.trial
        if trial is not None and not trial.legal:
            # Where it would be allowed is known only now.
            self._play.tried.emit()
        else:
            self._show_areas()

    @property
    def areas(self) -> Areas | None:
        """What was found last, as far as it lies on the table."""
        return self._areas

    @property
    def known(self) -> Areas | None:
        """None while they are not known for the way as it bends now, and the base as it is turned."""
        if self._found_for is None or self._found_for[0] is not self._session.game:
            return None
        return self._areas if self._found_for[1] == self._play.draft else None

    def _legal_end(self) -> Area | None:
        return None if (known := self.known) is None else known.surest_end

    def _nearest(self, trial: Trial) -> tuple[Point, float] | None:
        state, end = self._play.state, self._legal_end()
        if end is None or trial.legal or trial.waits or not isinstance(state, Dragging):
            return None
        if state.hold.along and self._proposing.others_alone(trial):
            # The one in the hand stands well: those chosen with it do not.
            return None
        if self._inner is None or self._inner[0] is not end:
            self._inner = (end, well_inside(end))
        return nearest_in(self._inner[1], state.pose.point)

    def _show_areas(self) -> None:
        """Found for where the model stood; what hangs on the model in the hand goes with it."""
        areas, state = self._areas, self._play.state
        self.areas_told.emit(() if areas is None else areas.notes)
        held = state.pose if isinstance(state, Dragging | Setting) else None
        if areas is not None and held is None and self._is_away():
            # Of a unit that is nowhere yet nothing hangs on a place.
            areas = replace(areas, coherency=None, bands=tuple(_not_of_hand(areas.bands)))
        found_here = held is not None and self._areas_at is not None and held.point == self._areas_at.point
        if areas is None or held is None or (isinstance(state, Setting) and found_here):
            self._still = None
            self._board.show_areas(areas)
            return
        if self._still is None or self._still[0] is not areas:
            still = tuple(_not_of_hand(areas.bands))
            self._still = (areas, replace(areas, coherency=None, others={}, bands=still, links=()))
            self._board.show_areas(self._still[1])
        dx, dy = (0.0, 0.0) if self._areas_at is None else (held.x - self._areas_at.x, held.y - self._areas_at.y)
        self._board.carry_coherency(None if areas.coherency is None else areas.coherency.moved(dx, dy))
        ranges = (band for band in areas.bands if band.kind is BandKind.RANGE)
        self._board.carry_ranges(tuple(replace(band, area=band.area.moved(dx, dy)) for band in ranges))

    def _is_away(self) -> bool:
        """The unit in hand is not on the table."""
        draft = self._play.draft
        return draft is not None and not self._session.game.standing_of(draft.unit)

    def _proposed(self, trial: Trial) -> Proposal:
        return self._proposing.proposal(trial, self.nearest, self.snap())

    # The pointer

    def _pressed(self, pointer: Pointer) -> None:
        self.catch_up()
        if not self._session.is_open or not pointer.buttons & Qt.MouseButton.LeftButton:
            return
        if self._tool is not None:
            self._tool.press(pointer)
            return
        if self.selecting.press(pointer):
            return
        if pointer.model_id is None and not self._play.in_hand:
            self._play.press_table(pointer.point, self._piece_at(pointer))
            return
        self._play.press(pointer.point, pointer.model_id, pointer.ghost_of)

    def _piece_at(self, pointer: Pointer) -> str | None:
        game = self._session.game
        moved = self._session.readout.markers
        for marker in game.mission.markers:
            at = moved.get(marker.id, marker.at)
            if at is not None and distance(at, pointer.point) <= marker.diameter / 2:
                return marker.id
        pieces = [
            piece
            for piece in game.mission.terrain
            if piece.id not in game.removed and piece.outline.contains(pointer.point)
        ]
        return min(pieces, key=lambda piece: piece.outline.size).id if pieces else None

    def _moved(self, pointer: Pointer) -> None:
        """Moves that come faster than the rules answer do not queue: only the latest is asked about."""
        self._latest = pointer
        self._next.start()

    def catch_up(self) -> None:
        """Act on the latest move of the pointer, if that is still to be done."""
        pointer, self._latest = self._latest, None
        if pointer is None:
            return
        self._last = pointer
        self._next.stop()
        self.cursor_moved.emit(pointer.point)
        if self._tool is not None:
            self._tool.move(pointer)
        elif pointer.buttons & Qt.MouseButton.LeftButton:
            self.selecting.move(pointer)
            self._play.move(pointer.point, pointer.scale)
        elif pointer.buttons == Qt.MouseButton.NoButton:
            self._play.hover(pointer.point)

    def _released(self, pointer: Pointer) -> None:
        self.catch_up()
        if not pointer.buttons & Qt.MouseButton.LeftButton:
            return
        if self._tool is not None:
            self._tool.release(pointer)
        else:
            self.selecting.release(pointer)
            self._play.release()

    @property
    def scale(self) -> float:
        """Pixels an inch where the pointer is."""
        return self._board.scale_px if self._last is None else self._last.scale

    @property
    def holds_off(self) -> bool:
        """The key is down that lets nothing be drawn anywhere."""
        return self._last is not None and bool(self._last.modifiers & Qt.KeyboardModifier.ShiftModifier)

    def _take_shift(self, down: bool) -> None:
        """The key goes down or up while the pointer stands still."""
        if self._last is not None and self._play.in_hand:
            shift = Qt.KeyboardModifier.ShiftModifier
            others = self._last.modifiers & ~shift
            self._moved(replace(self._last, modifiers=others | shift if down else others))

    def fit(self) -> None:
        """Go to the whole table."""
        board = self._board
        far, near = board.look, board.whole

        def step(share: float) -> None:
            scale, x, y = (a + (b - a) * share for a, b in zip(far, near, strict=True))
            board.look_from(scale, (x, y))

        self.motion.start(FIT, step, board.fit)

    # The tools

    def take(self, tool: Tool, *, on: bool) -> None:
        """A tool instead of the hand, or the hand again."""
        if on:
            self._play.bail()
            self._tool = tool
        else:
            tool.put_away()
            self._tool = None if self._tool is tool else self._tool
        for board in (self._board, *self._board.echoes):
            board.rest_cursor(self._cursor)

    @property
    def _cursor(self) -> Qt.CursorShape:
        return Qt.CursorShape.ArrowCursor if self._tool is None else Qt.CursorShape.CrossCursor

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the board, and the right button: it has a meaning of its own while the left one drags."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride:
                # A key of the menus may be about to act on what is in the hand.
                self.catch_up()
                return False
            if event.key() == Qt.Key.Key_Shift and not event.isAutoRepeat():
                self._take_shift(event.type() is QEvent.Type.KeyPress)
            return event.type() is QEvent.Type.KeyPress and self.key(event, on_board=True)
        if isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._turn_by_wheel(event)
        if isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.RightButton:
            if event.type() is QEvent.Type.MouseButtonPress:
                self.catch_up()
                self._bend_or_take_back()
            return True
        return False

    def _turn_by_wheel(self, event: QWheelEvent) -> bool:
        """With Shift the wheel turns what is in the hand, and its formation; otherwise it zooms."""
        if not self._play.in_hand:
            return False
        self.catch_up()
        # Some platforms take a wheel with Shift for one that goes across.
        notches = (event.angleDelta().y() or event.angleDelta().x()) / 120
        self._play.turn(-SMALL_TURN * notches)
        return True

    def _bend_or_take_back(self) -> None:
        if self._tool is not None:
            self._tool.back()
        elif isinstance(self._play.state, Dragging):
            self._play.bend()

    def key(self, event: QKeyEvent, *, on_board: bool = False) -> bool:
        """Whether the key meant something on the table. Tab walks the models only on the board itself."""
        self.catch_up()
        if not self._session.is_open:
            return False
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            return self._escape()
        if self._tool is not None and on_board and self._tool.key(event):
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.enter()
        if on_board and key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            back = key is Qt.Key.Key_Backtab or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._play.walk(-1 if back else 1)
            return True
        if (step := step_of(event)) is not None and (on_board or self._play.in_hand):
            self._play.nudge(*step)
            return True
        if (action := self.at_key(event)) is not None:
            action.trigger()
            return True
        return bool(event.text()) and self._letter(event.text(), event)

    def _escape(self) -> bool:
        if self.selecting.cancel() or (self._tool is not None and self._tool.escape()):
            pass
        elif self._play.in_hand:
            self._play.bail()
        elif self._play.forget_nearest():
            pass
        elif self._play.asking is not None or self._play.running is not None:
            self._play.cancel()
        elif self.selecting.clear():
            pass
        elif self._play.unit is not None or self._play.piece is not None:
            self._play.pick(None)
        else:
            return False
        return True

    def take_nearest(self) -> None:
        """The button of the card: as Enter, with a model in the hand or after a refused drop."""
        self.enter()

    def enter(self) -> bool:
        if not self._play.in_hand:
            offered = self._play.nearest is not None
            self._play.take_offer()
            return offered
        end = self._legal_end()
        if end is None or not self._play.take_nearest(end):
            self._play.drop()
        return True

    def _letter(self, text: str, event: QKeyEvent) -> bool:
        play = self._play
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if plain and text in FIGURES and play.in_hand:
            self.figures_wanted.emit("" if text == "=" else text)
        elif text.strip() and plain and (option := self._option(text)) is not None:
            play.choose(option)
        else:
            return False
        return True

    def _option(self, key: str) -> Option | None:
        return None if self._play.options is None else choosing.by_key(self._play.options, key)

    @property
    def is_idle(self) -> bool:
        """Nothing is being worked out."""
        return self.finder.is_idle and self._play.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self.finder.wait()
        self._play.wait()

    @property
    def waits_for_the_word(self) -> bool:
        """A model is in the hand and no button holds it there: Enter or a click drops it."""
        state = self._play.state
        return isinstance(state, Dragging) and state.grip is not Grip.BUTTON


def _not_of_hand(bands: Iterable[Band]) -> Iterator[Band]:
    return (band for band in bands if band.kind is not BandKind.RANGE)


def _between(start: Pose, end: Pose, share: float) -> Pose:
    return Pose(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share, start.turn)
