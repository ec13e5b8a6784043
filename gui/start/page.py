"""The missions as pictures, and the way to a file, of late or any."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QWidget,
)

from engine.mission import Mission
from gui.panels import ink
from gui.panels.kit import Painted, PaintedButton, column
from gui.panels.look import Look
from gui.render.picture import thumbnail
from gui.start.finder import Finder
from gui.start.finding import Offered
from gui.start.recent import RecentRow
from gui.text import data, many, tr
from missions.guides import Guide

CARD = 330
LEAST_CARD = 296
"""Pixels: cards are narrower than they might be where one more finds its place beside the others."""
PICTURE = 230
TALL = PICTURE + 96
_GAP = 18
_ABOVE = 2
"""Of what a page that is not full leaves, against 3 below."""
ONE_OF_EACH = tr("One of each game")


class MissionCardButton(PaintedButton):
    """A mission as its table, with its name, its game and what stands on it."""

    def __init__(self, look: Look, path: Path, mission: Mission, game: str, parent: QWidget | None = None) -> None:
        super().__init__(look, mission.name, parent)
        self.path = path
        self._mission = mission
        self.game = game
        self.head = ""
        """What it stands under."""
        self._picture: QImage | None = None
        self.setObjectName(f"mission.{path.stem}")
        self.setFixedSize(CARD, TALL)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{mission.name}, {game}")
        self.setAccessibleDescription(". ".join((*_facts(mission), tr("E opens its set-up to be edited"))))
        self.setToolTip(tr("Press to play it; right button, or E, for more"))
        self.edit = QAction(tr("Edit its set-up"), self)
        self.edit.setShortcut(QKeySequence(Qt.Key.Key_E))
        self.edit.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        play = QAction(tr("Play it"), self)
        play.triggered.connect(lambda _=False: self.click())
        self.addActions([play, self.edit])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        look.changed.connect(self._forget)

    def _forget(self) -> None:
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(CARD, TALL)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink2 if self.hovered else theme.line, 1))
        painter.setBrush(theme.press if self.isDown() else theme.hover if self.hovered else theme.card)
        painter.drawRoundedRect(box, 3, 3)
        self._draw_picture(painter)
        room = self.width() - 28
        face = ink.largest(self._mission.name, room, ink.DECISION, ink.OPTION, ink.BODY_BOLD, ink.DENSE_BOLD)
        ink.write_fitting(painter, 14, PICTURE + 28, self._mission.name, face, theme.ink, room)
        ink.write_fitting(painter, 14, PICTURE + 48, self.game, ink.BODY, theme.ink, room)
        for line, words in enumerate(_facts(self._mission)):
            ink.write_fitting(painter, 14, PICTURE + 67 + 16 * line, words, ink.DENSE, theme.ink2, room)

    def _draw_picture(self, painter: QPainter) -> None:
        theme = self.look.theme
        place = QRectF(1, 1, self.width() - 2, PICTURE)
        painter.fillRect(place, theme.desk)
        if self._picture is None:
            table = self._mission.table
            wide = round(min(CARD - 2, (PICTURE - 4) * (table.width / table.height)) * self.devicePixelRatioF())
            self._picture = thumbnail(self._mission, wide, theme)
        size = QRectF(self._picture.rect()).size()
        scale = min(place.width() / size.width(), place.height() / size.height())
        target = QRectF(0, 0, size.width() * scale, size.height() * scale)
        target.moveCenter(place.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(target, self._picture)
        ink.draw_line(painter, 1, self.width() - 1, PICTURE + 1, theme.line)


class _Title(Painted):
    def __init__(self, look: Look) -> None:
        super().__init__(look, 74)
        self.describe(tr("Measure Twice. Rehearse a wargame turn on a table that knows the rules."))

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        ink.write(painter, 0, 30, "Measure Twice", ink.Face(24, True), theme.ink)
        words = tr("Rehearse a wargame turn on a table that knows the rules.")
        ink.write(painter, 0, 54, words, ink.Face(13), theme.ink2)


class _GameHead(Painted):
    """The name of a game above its missions."""

    def __init__(self, look: Look, game: str, parent: QWidget | None = None) -> None:
        super().__init__(look, 26, parent)
        self._game = game
        self.describe(game)

    def draw(self, painter: QPainter) -> None:
        ink.write(painter, 0, 18, self._game, ink.DECISION, self.look.theme.ink)
        ink.draw_line(painter, 0, self.width(), 25, self.look.theme.line)


def _scrolling(inner: QWidget) -> QScrollArea:
    """What does not fit is scrolled to; the page's own ground shows through."""
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)
    return area


class StartPage(QWidget):
    wanted = Signal()
    """The page is seen for the first time and has no missions yet."""
    recent_wanted = Signal()
    """The page is seen: what was opened lately may be something else by now."""
    chosen = Signal(Path)
    edit_wanted = Signal(Path)
    """The set-up of a mission, in a studio."""
    file_wanted = Signal()
    make_wanted = Signal()
    setup_wanted = Signal()
    draw_wanted = Signal()
    back_wanted = Signal()
    guide_wanted = Signal(object)
    """A guided rehearsal."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(tr("Missions"))
        self._missions: list[Offered] = []
        self._cards: dict[Path, MissionCardButton] = {}
        self._shown: list[MissionCardButton] = []
        self._heads: dict[str, _GameHead] = {}
        self._inner = QWidget()
        within = QWidget()
        self._whole = whole = column(within)
        self._above = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        whole.addItem(self._above)
        whole.setStretch(0, _ABOVE)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._inner)
        row.addStretch(1)
        whole.addLayout(row)
        whole.addStretch(3)
        self._area = _scrolling(within)
        column(self).addWidget(self._area)
        inner = column(self._inner, spacing=14)
        inner.setContentsMargins(0, 18, 0, 18)
        inner.addWidget(_Title(look))
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        buttons = QHBoxLayout()
        open_ = QPushButton(tr("Open a file…"))
        open_.setObjectName("start.open")
        open_.clicked.connect(self.file_wanted)
        make = QPushButton(tr("Make a StarCraft mission…"))
        make.setObjectName("start.make")
        make.clicked.connect(self.make_wanted)
        set_up = QPushButton(tr("Set up a Hardwired 28 game…"))
        set_up.setObjectName("start.setup")
        set_up.clicked.connect(self.setup_wanted)
        draw = QPushButton(tr("Draw a table…"))
        draw.setObjectName("start.draw")
        draw.clicked.connect(self.draw_wanted)
        self._back = QPushButton(tr("Back to the table"))
        self._back.setObjectName("start.back")
        self._back.clicked.connect(self.back_wanted)
        buttons.addWidget(open_)
        buttons.addWidget(make)
        buttons.addWidget(set_up)
        buttons.addWidget(draw)
        buttons.addWidget(self._back)
        buttons.addStretch(1)
        inner.addLayout(buttons)
        self._guides = QHBoxLayout()
        inner.addLayout(self._guides)
        self.recent = RecentRow()
        inner.addWidget(self.recent)
        self.finder = Finder()
        self.finder.changed.connect(self._find)
        self.finder.left.connect(self.take_focus)
        inner.addWidget(self.finder)
        inner.addLayout(self._grid)
        inner.addStretch(1)
        look.changed.connect(self.update)
        self.offer_back(False)

    def show_guides(self, guides: Sequence[Guide]) -> None:
        head = QLabel(tr("For the first time, five minutes each:"))
        head.setProperty("look", "reason")
        self._guides.addWidget(head)
        before = self._back
        for guide in guides:
            button = QPushButton(data(guide.title))
            button.setObjectName(f"start.guide.{guide.mission.parent.name}")
            button.setAccessibleDescription(tr("A guided rehearsal"))
            button.clicked.connect(lambda _=False, guide=guide: self.guide_wanted.emit(guide))
            self._guides.addWidget(button)
            self.setTabOrder(before, button)
            before = button
        self.recent.follows = before
        self._guides.addStretch(1)

    def show_missions(self, missions: list[Offered]) -> None:
        for old in self._cards.values():
            old.deleteLater()
        self._missions = missions
        self._cards = {}
        for _, (path, mission, game) in _grouped(missions):
            card = self._cards[path] = MissionCardButton(self._look, path, mission, game, self._inner)
            card.clicked.connect(lambda _=False, path=path: self.chosen.emit(path))
            card.edit.triggered.connect(lambda _=False, path=path: self.edit_wanted.emit(path))
        self.finder.offer(missions)

    def _find(self) -> None:
        """Show the missions that are wanted. Their pictures are kept, so that this costs no drawing."""
        wish = self.finder.wish
        # What is typed in must not move away under the hand as the page empties.
        self._keep_top(not wish.is_open)
        found = [one for one in self._missions if wish.fits(one)]
        grouped = _grouped(found) if wish.is_open else [(one[2], one) for one in found]
        shown = self._shown = [self._cards[path] for _, (path, _, _) in grouped]
        for card, (head, _) in zip(shown, grouped, strict=True):
            card.head = head
            if head not in self._heads:
                self._heads[head] = _GameHead(self._look, head, self._inner)
        used = {*shown, *(self._heads[card.head] for card in shown)}
        for widget in (*self._cards.values(), *self._heads.values()):
            self._grid.removeWidget(widget)
            widget.setVisible(widget in used)
        self.finder.tell(len(shown), len(self._cards))
        if wish.is_open:
            self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        elif self._area.verticalScrollBar().isVisible():
            self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._place()
        for one, other in pairwise(shown):
            self.setTabOrder(one, other)

    def _keep_top(self, kept: bool) -> None:
        """Whether what is above stays as high as it is now, or takes its part of what room there is."""
        if kept == (self._whole.stretch(0) == 0):
            return
        if kept:
            self._above.changeSize(0, self._inner.y(), QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        else:
            self._above.changeSize(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self._whole.setStretch(0, 0 if kept else _ABOVE)
        self._whole.invalidate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.recent_wanted.emit()
        if not self._cards:
            self.wanted.emit()
            # The cards are shown only after the page is, and what is not shown takes no keyboard and no room.
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        QApplication.sendEvent(self._area, QEvent(QEvent.Type.LayoutRequest))
        self.take_focus()

    def take_focus(self) -> None:
        """To the first mission shown; where none is, to the field that can change that."""
        if self._shown:
            self._shown[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif self._cards:
            self.finder.line.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.finder.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.finder.line.selectAll()
        elif event.key() == Qt.Key.Key_Escape and not self._back.isHidden():
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def offer_back(self, on: bool) -> None:
        self._back.setVisible(on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        """Each group on lines of its own, under its head; as wide as for all, however many are shown."""
        room = self.width() - 60
        columns = max(1, min(len(self._cards) or 1, room // (LEAST_CARD + _GAP)))
        wide = max(LEAST_CARD, min(CARD, room // columns - _GAP))
        for card in self._cards.values():
            card.setFixedWidth(wide)
        self._inner.setMinimumWidth(columns * (wide + _GAP))
        for number in range(self._grid.columnCount()):
            # What the cards leave over stands to their right, so that they begin where the words above them do.
            self._grid.setColumnStretch(number, 0)
        self._grid.setColumnStretch(columns, 1)
        line, place, head = -1, columns, ""
        for card in self._shown:
            if card.head != head:
                head, place, line = card.head, 0, line + 1
                self._grid.addWidget(self._heads[head], line, 0, 1, columns + 1)
                line += 1
            elif place == columns:
                place, line = 0, line + 1
            self._grid.addWidget(card, line, place)
            place += 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.dock)


def _grouped(missions: list[Offered]) -> list[tuple[str, Offered]]:
    """The first mission of each game together, so that every game is seen at once; the others by game."""
    firsts = {one[2]: one for one in reversed(missions)}
    first = [(ONE_OF_EACH, one) for one in missions if one is firsts[one[2]]]
    return first + [(tr("More of {game}").format(game=one[2]), one) for one in missions if one is not firsts[one[2]]]


def _facts(mission: Mission) -> tuple[str, str]:
    """Who plays, and on what."""
    table = f"{mission.table.width:g} × {mission.table.height:g}″"
    rounds = (
        many("{n} rounds", "1 round", mission.card.rounds).format(n=mission.card.rounds) if mission.card.rounds else ""
    )
    sides = tr(" against ").join(side.name for side in mission.sides if side.plays)
    return (sides, " · ".join(part for part in (table, rounds) if part))
