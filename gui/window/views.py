"""Further views of the table, each in a window and at a zoom of its own; the hand works in any of them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from gui.board.board import Board
from gui.board.echo import EchoBoard
from gui.dialogs.once import fit
from gui.panels.kit import column
from gui.text import tr
from gui.window.actions import Actions
from gui.window.held import held
from gui.window.play import Play
from gui.window.stage import Stage

FIRST = (760, 620)
STEP = 80
"""Pixels that a key moves the table by."""
ZOOM = 1.2


class TableView(QWidget):
    """A window with nothing in it but the table."""

    def __init__(self, views: "Views", parent: QWidget, number: int) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.number = number
        self._views = views
        self.board = Board()
        self.board.setAccessibleName(tr("Table, view {number}").format(number=number))
        column(self).addWidget(self.board)
        self.resize(*FIRST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the table does not want may answer what is asked."""
        if not self._views.answered(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._views.forget(self)
        super().closeEvent(event)


class Views(QObject):
    """What zooms and pans acts on the view that is looked at: that of the window at hand."""

    def __init__(self, window: QWidget, board: EchoBoard, play: Play, stage: Stage, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._board = board
        self._play = play
        self._stage = stage
        self._actions = actions
        self.open_: list[TableView] = []
        self.answered: Callable[[QKeyEvent], bool] = lambda _event: False
        """Whether a key that no table wanted has answered what is asked."""
        play.session.opened.connect(self._opened)
        for name, do in {
            "another_view": self.open,
            "fit": self._fit,
            "zoom_in": lambda: self.here.zoom_by(ZOOM),
            "zoom_out": lambda: self.here.zoom_by(1 / ZOOM),
            "look_at": self._look_at,
            "pan_left": lambda: self.here.pan(-STEP, 0),
            "pan_right": lambda: self.here.pan(STEP, 0),
            "pan_up": lambda: self.here.pan(0, -STEP),
            "pan_down": lambda: self.here.pan(0, STEP),
        }.items():
            actions.on(name, do)

    def open(self) -> TableView:
        """Another one, up to date at once."""
        number = max((view.number for view in self.open_), default=1) + 1
        view = TableView(self, self._window, number)
        self.open_.append(view)
        for action in self._actions.bindable():
            view.addAction(action)
        self._stage.listen_to(view.board)
        self._board.add_echo(view.board)
        self._retitle(view)
        fit(view)
        view.show()
        view.board.fit()
        view.board.setFocus(Qt.FocusReason.OtherFocusReason)
        return view

    def forget(self, view: TableView) -> None:
        if view in self.open_:
            self.open_.remove(view)
            self._board.drop_echo(view.board)

    def close_all(self) -> None:
        for view in tuple(self.open_):
            view.close()

    @property
    def here(self) -> Board:
        """The table of the window at hand."""
        active = QApplication.activeWindow()
        return next((view.board for view in self.open_ if view is active), self._board)

    def _fit(self) -> None:
        if self.here is self._board:
            self._stage.fit()
        else:
            self.here.fit()

    def _look_at(self) -> None:
        """Bring the model in the hand, or the one looked at, to the middle."""
        if self._play.session.is_open and (found := held(self._play)) is not None:
            self.here.look_at(found[1].centre)

    def _opened(self) -> None:
        if not self._play.session.is_open:
            self.close_all()
        for view in self.open_:
            self._retitle(view)

    def _retitle(self, view: TableView) -> None:
        which = tr("view {number}").format(number=view.number)
        view.setWindowTitle(f"{self._play.session.mission.name} · {which} · Measure Twice")
