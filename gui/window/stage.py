"""Between the board and the hand: pointers and keys go in, ghosts and areas come out."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QWheelEvent

from engine.options import Option
from gui.board.echo import EchoBoard
from gui.dialogs.shortcuts import FIGURES
from gui.panels.look import Look
from gui.tools import choosing
from gui.tools.hand import Dragging, Grip
from gui.window.play import Play
from gui.window.pointing import Pointing
from gui.window.table_keys import BEFORE, DROP, NAMES, NEXT, PUT_BACK, step_of

BIG_TURN = 15.0
SMALL_TURN = 5.0
_PLAIN = Qt.KeyboardModifier.NoModifier


class Stage(Pointing):
    """Keys that reach the board act on the table; so do those that no other control wants."""

    figures_wanted = Signal(str)
    """A place is to be typed in figures, and begins so."""
    key_came = Signal()
    in_vain = Signal(QAction)
    """The key of an action that cannot be asked for now."""

    def __init__(self, board: EchoBoard, play: Play, look: Look, parent: QObject | None = None) -> None:
        super().__init__(board, play, look, parent)
        self.at_key: Callable[[QKeyEvent], QAction | None] = lambda _event: None
        """The action that a key means, whether or not it can be asked for now."""
        self.follow()

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
        self.key_came.emit()
        if not self._session.is_open:
            return False
        action = self.at_key(event)
        name = "" if action is None else action.objectName()
        if self._tool is not None and on_board and name != PUT_BACK and self._tool.key(name, event):
            return True
        if name in NAMES:
            return self._obey(name, on_board=on_board)
        if action is not None and action.isEnabled():
            action.trigger()
            return True
        if event.text() and self._letter(event.text(), event):
            return True
        if action is not None and not action.isEnabled():
            self.in_vain.emit(action)
        return False

    def obey(self, name: str) -> bool:
        """As the key of one of the table's own actions; whether it meant anything."""
        return self._session.is_open and self._obey(name, on_board=True)

    def tool_obeys(self, name: str) -> bool:
        """Whether an action means something to the tool that is chosen. Esc is the table's, which asks the tool."""
        if self._tool is None or name == PUT_BACK:
            return False
        return self._tool.key(name, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, _PLAIN))

    def _obey(self, name: str, *, on_board: bool) -> bool:
        if name == PUT_BACK:
            return self._escape()
        if name == DROP:
            return self.enter()
        if name in (NEXT, BEFORE):
            if on_board:
                self._play.walk(1 if name == NEXT else -1)
            return on_board
        step = step_of(name)
        if step is None or not (on_board or self._play.in_hand):
            return False
        self._play.nudge(*step)
        return True

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
