"""Which picture of the player's own is drawn for which profile. What is chosen acts at once."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.mission import Profile, SideLook
from geometry.pose import Pose
from gui.board.models import ModelDrawing, Piece
from gui.board.paper import Paper
from gui.board.portrait import Portrait
from gui.panels.look import Look
from gui.text import many, tr

ENDINGS = ("png", "jpg", "jpeg", "webp", "bmp", "gif", "tif", "tiff", "svg")
READS = tr("Pictures ({endings});;All files (*)").format(endings=" ".join(f"*.{ending}" for ending in ENDINGS))
_SHOWN = 52
"""Pixels of a base in the list."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A profile, the file chosen for it, and the picture in it or the ``problem`` with it."""

    profile: Profile
    look: SideLook
    path: Path | None
    portrait: Portrait | None
    problem: str


class PortraitsDialog(QDialog):
    """``wanted`` carries a profile's id and a path, None for no picture; ``folder_wanted`` a folder to look through."""

    wanted = Signal(str, object)
    folder_wanted = Signal(Path)

    def __init__(self, look: Look, rows: tuple[Pictured, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("portraits")
        self.setWindowTitle(tr("Pictures of models"))
        self.resize(620, 520)
        self._look = look
        self.told: dict[str, QLabel] = {}
        self._discs: dict[str, QLabel] = {}
        self._away: dict[str, QPushButton] = {}
        self._paths: dict[str, Path | None] = {}
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(12)
        for at, row in enumerate(rows):
            self._add(grid, at, row)
        grid.setRowStretch(len(rows), 1)
        inner = QWidget()
        inner.setLayout(grid)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setAccessibleName(tr("Profiles of this mission"))
        self.said = QLabel(
            tr(
                "The files stay where they are; this program remembers where. They are drawn on your own screen and in "
                "the pictures you export, and go into no mission or rehearsal."
            )
        )
        self.said.setProperty("look", "reason")
        self.said.setWordWrap(True)
        buttons = QDialogButtonBox()
        folder = buttons.addButton(tr("From a &folder…"), QDialogButtonBox.ButtonRole.ActionRole)
        folder.setObjectName("portraits.folder")
        folder.setToolTip(tr("Every file in it that bears a profile’s name, such as siege-tank.png"))
        folder.clicked.connect(self._ask_folder)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(area, 1)
        layout.addWidget(self.said)
        layout.addWidget(buttons)
        self.show_rows(rows)

    def show_rows(self, rows: Iterable[Pictured]) -> None:
        """What is known of the files now."""
        for row in rows:
            id = row.profile.id
            self._paths[id] = row.path
            self._discs[id].setPixmap(self._disc(row))
            self._away[id].setEnabled(row.path is not None)
            self.told[id].setText(_told(row))
            self.told[id].setToolTip("" if row.path is None else str(row.path))

    def say_taken(self, count: int, folder: Path) -> None:
        words = many(
            "{n} files in {folder} bear a profile’s name.", "One file in {folder} bears a profile’s name.", count
        )
        self.said.setText(words.format(n=count, folder=folder.name))

    def _add(self, grid: QGridLayout, at: int, row: Pictured) -> None:
        id, name = row.profile.id, row.profile.name
        disc = self._discs[id] = QLabel()
        disc.setFixedSize(QSize(_SHOWN + 24, _SHOWN + 12))
        told = self.told[id] = QLabel()
        told.setWordWrap(True)
        told.setTextFormat(Qt.TextFormat.PlainText)
        choose = QPushButton(tr("Choose…"))
        choose.setObjectName(f"portraits.choose.{id}")
        choose.setAccessibleName(tr("Choose a picture for {name}").format(name=name))
        choose.clicked.connect(lambda: self._ask_file(id, name))
        away = self._away[id] = QPushButton(tr("None"))
        away.setObjectName(f"portraits.none.{id}")
        away.setAccessibleName(tr("No picture for {name}").format(name=name))
        away.clicked.connect(lambda: self.wanted.emit(id, None))
        for column, widget in enumerate((disc, told, choose, away)):
            if isinstance(widget, QPushButton):
                widget.setAutoDefault(False)
            grid.addWidget(widget, at, column)

    def _disc(self, row: Pictured) -> QPixmap:
        base = row.profile.base
        scale = _SHOWN / (2 * base.outer_radius)
        size = self._discs[row.profile.id].size()
        ratio = self.devicePixelRatioF()
        shown = QPixmap(size * ratio)
        shown.setDevicePixelRatio(ratio)
        shown.fill(Qt.GlobalColor.transparent)
        painter = QPainter(shown)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = Pose(size.width() / 2 / scale, size.height() / 2 / scale)
        piece = Piece(base, middle, row.look, portrait=row.portrait)
        ModelDrawing(piece).paint(painter, Paper(self._look.theme, scale))
        painter.end()
        return shown

    def _ask_file(self, profile: str, name: str) -> None:
        before = self._paths[profile]
        begin = next((path for path in (before, *self._paths.values()) if path is not None), None)
        folder = "" if begin is None else str(begin.parent)
        chosen, _ = QFileDialog.getOpenFileName(self, tr("A picture for {name}").format(name=name), folder, READS)
        if chosen:
            self.wanted.emit(profile, Path(chosen))

    def _ask_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, tr("A folder of pictures"))
        if chosen:
            self.folder_wanted.emit(Path(chosen))


def from_folder(folder: Path, profiles: Iterable[Profile]) -> dict[str, Path | None]:
    """Files that bear the name of a profile or its word, by the profile's id; the first of several by their names."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower().removeprefix(".") in ENDINGS)
    except OSError:
        return {}
    named: dict[str, Path] = {}
    for path in files:
        named.setdefault(_plain(path.stem), path)
    found: dict[str, Path | None] = {}
    for one in profiles:
        for word in (one.id, one.id.rpartition("/")[2], one.name):
            if _plain(word) in named:
                found[one.id] = named[_plain(word)]
                break
    return found


def _plain(word: str) -> str:
    return "".join(letter for letter in word.lower() if letter.isalnum())


def _told(row: Pictured) -> str:
    if row.path is None:
        told = tr("no picture")
    elif row.problem:
        told = row.problem
    else:
        told = row.path.name if row.portrait else tr("{file}, being read").format(file=row.path.name)
    return f"{row.profile.name}\n{told}"
