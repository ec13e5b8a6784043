"""What the window is made of: the board in the middle, panels round it, the page of missions before them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenuBar, QStackedWidget, QWidget

from gui.board.echo import EchoBoard
from gui.dialogs.once import FRAME
from gui.panels.activation import ActivationPanel
from gui.panels.guide import GuideStrip
from gui.panels.inspector import Inspector, InspectorFrame
from gui.panels.kit import column
from gui.panels.log import LogPanel
from gui.panels.look import Look
from gui.panels.status import StatusStrip
from gui.panels.verdict import VerdictCard
from gui.start.page import StartPage
from gui.window import menus
from gui.window.actions import Actions
from gui.window.bars import TitleStrip, ToolStrip
from gui.window.dock import Dock
from gui.window.looking import theme_app, theme_at_first
from gui.window.memory import Memory
from gui.window.play import Play
from gui.window.radius import RadiusLine
from gui.window.session import Session
from gui.window.stage import Stage
from gui.window.stepping import Stepping
from gui.window.typing import Typing

LOG = 172
LOG_IN_A_LOW_WINDOW = 128
LEAST_LOG = 70
TALL, LOW = 860, 600
"""Pixels of a window from which on the log has so many."""
LEAST = QSize(1024, 700)
FIRST = QSize(1600, 1000)


class Frame(QMainWindow):
    """A view on a session; it holds no game state."""

    def __init__(self, memory: Memory | None = None, *, dark: bool | None = None) -> None:
        super().__init__()
        self.memory = memory or Memory()
        self.session = Session(self)
        self.play = Play(self.session, self)
        self.look = Look(theme_at_first(self.memory, dark), self)
        self.actions_ = Actions(self.look, self)
        theme_app(self.look.theme)
        self._build()
        self.setMinimumSize(self.within_screen(LEAST))
        self.resize(FIRST)

    def _build(self) -> None:
        look = self.look
        self.menu_bar = bar = QMenuBar()
        self.menus = menus.fill(bar, self.actions_)
        self.title = TitleStrip(look, bar)
        self.setMenuWidget(self.title)
        self.tools = ToolStrip(look, self.actions_)
        self.activation = ActivationPanel(look)
        self.board = EchoBoard()
        self.stage = Stage(self.board, self.play, look, self)
        self.stepping = Stepping(self.play, self.activation)
        self.typing = Typing(self.board, self.play, self.stage)
        self.radius = RadiusLine(self.board, self.stage.ring)
        self.log = LogPanel(look)
        self.inspector = Inspector(look)
        self.verdict = VerdictCard(look)
        self.status = StatusStrip(look)
        self.start = StartPage(look)
        self.right = QWidget()
        right = column(self.right)
        self.looked_at = InspectorFrame(self.inspector, look)
        right.addWidget(self.looked_at)
        right.addWidget(self.verdict, 1)
        middle = column()
        self.guide_strip = GuideStrip(look)
        middle.addWidget(self.guide_strip)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.log)
        self.table = QWidget()
        row = QHBoxLayout(self.table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.activation)
        row.addWidget(_Hairline(look))
        row.addLayout(middle, 1)
        row.addWidget(_Hairline(look))
        self.actions_["panel_right"].setChecked(True)
        self.dock = Dock(look, self.right, self.table, self.actions_["panel_right"])
        row.addWidget(self.dock)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.table)
        page = QWidget()
        whole = column(page)
        whole.addWidget(self.tools)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.status)
        self.setCentralWidget(page)

    def within_screen(self, size: QSize) -> QSize:
        """No larger than the screen has room for: a small one shows few pixels where everything is twice as large."""
        return size.boundedTo(self.screen().availableSize() - FRAME)

    def restore_place(self) -> None:
        """Where the window was left the last time."""
        if (geometry := self.memory.geometry) is not None:
            self.restoreGeometry(geometry)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dock.fit(self.width())
        heights = ((TALL, LOG), (LOW, LOG_IN_A_LOW_WINDOW))
        self.log.setFixedHeight(next((log for least, log in heights if self.height() >= least), LEAST_LOG))

    def next_region(self) -> None:
        """The keyboard goes from the table to the activation panel, the log, the tools, what is looked at and the
        verdict, and round again; past those in which there is nothing for it."""
        side = (self.looked_at, self.verdict)
        regions: tuple[QWidget, ...] = (self.board, self.activation, self.log.list, self.tools, *side)
        shown = [region for region in regions if region.isVisible()]
        focused = self.focusWidget()
        here = next((i for i, one in enumerate(shown) if one is focused or one.isAncestorOf(focused or one)), -1)
        for step in range(1, len(shown) + 1):
            if _take_focus(shown[(here + step) % len(shown)]):
                return


def _take_focus(region: QWidget) -> bool:
    """To the region itself, or to the first control in it."""
    controls = [region, *region.findChildren(QWidget)]
    wanted = next((one for one in controls if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible()), None)
    if wanted is not None:
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
        wanted.activateWindow()
    return wanted is not None


class _Hairline(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedWidth(1)
        self.setAutoFillBackground(True)
        look.changed.connect(self._paint)
        self._paint()

    def _paint(self) -> None:
        palette = self.palette()
        palette.setColor(self.backgroundRole(), self._look.theme.line)
        self.setPalette(palette)
