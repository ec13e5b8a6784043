"""The mat of the table beside the other exact numbers: its colour, its grid, a picture of the player's own."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QFileDialog, QHBoxLayout, QPushButton, QToolButton, QWidget

from gui.board.mat import picture_of
from gui.panels.choice_box import ChoiceBox
from gui.studio.bench import Bench
from gui.studio.inches import Inches
from gui.text import tr
from missions.editing.mats import mat_words, with_colour, with_grid, with_picture
from missions.mats import COLOURS, LEAST, MOST, picture_file

NAMES = {
    "sand": tr("Sand", "colour of a mat"),
    "grass": tr("Grass", "colour of a mat"),
    "earth": tr("Earth", "colour of a mat"),
    "stone": tr("Stone", "colour of a mat"),
    "ash": tr("Ash", "colour of a mat"),
    "rust": tr("Rust", "colour of a mat"),
    "snow": tr("Snow", "colour of a mat"),
    "water": tr("Water", "colour of a mat"),
}
PICTURES = tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg);;All files (*)")
OWN = "own"


class MatFields(QWidget):
    """Three fields, each a row of the panel; it is no more than their home."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()
        self._bench = bench
        self.colour = ChoiceBox()
        self.colour.setIconSize(QSize(14, 14))
        self.colour.addItem(tr("None of its own"), None)
        for name, colour in COLOURS.items():
            self.colour.addItem(_patch(QColor(colour)), NAMES[name], name)
        self.colour.addItem(tr("Another colour…"), OWN)
        self.grid = Inches(tr("Grid"), LEAST - 0.25, MOST)
        self.grid.setSingleStep(0.5)
        self.grid.setSpecialValueText(tr("none"))
        self.picture = QWidget()
        self.choose, self.without = QPushButton(), QToolButton()
        self.choose.setObjectName("studio.picture.choose")
        self.without.setText("×")
        self.without.setObjectName("studio.picture.without")
        self.without.setAccessibleName(tr("Without the picture"))
        self.without.setToolTip(tr("Without the picture"))
        row = QHBoxLayout(self.picture)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choose, 1)
        row.addWidget(self.without)
        self.colour.activated.connect(lambda _row: self._take_colour())
        self.grid.valueChanged.connect(lambda value: self._take_grid(value))
        self.choose.clicked.connect(lambda _=False: self._ask_picture())
        self.without.clicked.connect(lambda _=False: self.take_picture(None))

    def show_mat(self) -> None:
        """Signals of the fields are blocked by whoever shows them."""
        colour, grid, picture = mat_words(self._bench.sheet)
        at = 0 if colour is None else self.colour.findData(colour)
        if at < 0 and colour is not None:
            self.colour.setItemIcon(self.colour.count() - 1, _patch(QColor(colour)))
            at = self.colour.count() - 1
        else:
            self.colour.setItemIcon(self.colour.count() - 1, QIcon())
        self.colour.setCurrentIndex(at)
        self.grid.setValue(self.grid.minimum() if grid is None else grid)
        name = tr("Choose…") if picture is None else Path(picture).name
        self.choose.setText(self.choose.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, 130))
        self.choose.setToolTip(picture or "")
        self.choose.setAccessibleName(tr("Picture") if picture is None else tr("Picture: {file}").format(file=name))
        self.without.setVisible(picture is not None)

    def why_none(self) -> str:
        """Why the picture that the file names is not seen; empty where it is, or none is named."""
        picture = mat_words(self._bench.sheet)[2]
        if picture is None:
            return ""
        path = self._bench.sheet.path
        found = picture_file(picture, Path() if path is None else path.parent)
        if found is None:
            return tr("{file} is not there").format(file=picture)
        read = picture_of(found)
        return read if isinstance(read, str) else ""

    def take_picture(self, file: Path | None) -> None:
        why = "" if file is None else picture_of(file)
        if isinstance(why, str) and why:
            self._bench.refused.emit(why)
            return
        self._bench.do(lambda sheet: with_picture(sheet, file), tr("Mat"))

    def _take_colour(self) -> None:
        wanted = self.colour.currentData()
        if wanted == OWN:
            now = mat_words(self._bench.sheet)[0] or "#a08f6f"
            chosen = QColorDialog.getColor(QColor(COLOURS.get(now, now)), self.window(), tr("Colour of the mat"))
            wanted = chosen.name() if chosen.isValid() else mat_words(self._bench.sheet)[0]
        self._bench.do(lambda sheet: with_colour(sheet, wanted), tr("Mat"))
        self.show_mat()

    def _take_grid(self, value: float) -> None:
        step = None if value < LEAST else round(value, 4)
        self._bench.do(lambda sheet: with_grid(sheet, step), tr("Mat"))

    def _ask_picture(self) -> None:
        path = self._bench.sheet.path
        begin = "" if path is None else str(path.parent)
        name, _ = QFileDialog.getOpenFileName(self.window(), tr("Picture of the mat"), begin, PICTURES)
        if name:
            self.take_picture(Path(name))


def _patch(colour: QColor) -> QIcon:
    patch = QPixmap(14, 14)
    patch.fill(colour)
    return QIcon(patch)
