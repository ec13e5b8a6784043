"""What covers the table of a mission: the program's own mat, or a colour, a grid, a picture of the player's own.

Whatever the player lays there is faded until every line and word on it can be read.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engine.mission import Mission, Table, TableMat
from gui.board.drawing import Drawing
from gui.board.ground import Crosses, Grid, Mat
from gui.board.paper import Paper
from gui.board.portrait_file import NoPicture, read_picture
from gui.text import tr
from gui.theme.contrast import contrast
from gui.theme.tokens import Theme

LARGEST, LONGEST = 1200, 2400
"""Pixels of a picture's shorter and longer side that are kept."""
MOST_PIXELS = 120_000_000
"""Of a file: nobody waits for more at each opening."""
_STRENGTHS = (0.5, 0.4, 0.3, 0.2, 0.1)
_INK, _INK2, _LINE, _SIGN = 7.0, 4.5, 4.5, 3.0
"""The contrast that words, small words, what is chosen and lines of a meaning keep on a colour."""
_MOST_LOST = 0.8
"""Of what has less contrast on the program's own mat already, so much stays."""
_MOST_COLOURED, _LIGHTER = 0.45, 1.15
_ON_LIGHT, _ON_DARK, _IN_ONE_INK = 0.25, 0.18, 0.14
"""How strongly a picture shows: black and white side by side still leave words readable."""


def ground_drawings(mission: Mission) -> tuple[Drawing, ...]:
    """The mat, and crosses each 6 inches where it has no grid of its own."""
    table, cover = mission.table, mission.mat
    if cover is None:
        return (Mat(table), Crosses(table))
    lines = Crosses(table, strong=True) if cover.grid is None else Grid(table, cover.grid)
    return (CoveredMat(table, cover), lines)


@dataclass(frozen=True, slots=True)
class CoveredMat:
    table: Table
    cover: TableMat
    z: float = 0

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box(0, 0, self.table.width, self.table.height)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        box = self.bounds(paper)
        ground = mat_colour(paper.theme, self.cover.colour)
        painter.fillRect(box, ground)
        picture = None if self.cover.picture is None else picture_of(self.cover.picture)
        if isinstance(picture, QImage):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            shape = (round(self.table.width * 100), round(self.table.height * 100))
            painter.drawImage(box, _faded(picture, shape, ground, paper.theme))


def mat_colour(theme: Theme, colour: str | None) -> QColor:
    """The theme's mat with as much of the colour in it as words and lines can stand."""
    if colour is None:
        return theme.mat
    wanted = QColor(colour)
    if theme.one_ink:
        grey = round(0.299 * wanted.red() + 0.587 * wanted.green() + 0.114 * wanted.blue())
        wanted = QColor(grey, grey, grey)
    if theme.dark:
        # Its hue, as dark as the mat: a light colour let through would take the place of everything drawn light.
        hue, part = max(wanted.hslHueF(), 0.0), min(wanted.hslSaturationF(), _MOST_COLOURED)
        wanted = QColor.fromHslF(hue, part, theme.mat.lightnessF() * _LIGHTER)
    strengths = [strength for strength in _STRENGTHS if not theme.one_ink or strength <= 0.2]
    strengths = [0.9, 0.7, *strengths] if theme.dark else strengths
    mixed = (_mixed(theme.mat, wanted, strength) for strength in strengths)
    return next((one for one in mixed if _can_be_read(one, theme)), theme.mat)


def _can_be_read(ground: QColor, theme: Theme) -> bool:
    signs = (theme.reach, theme.refuse, theme.coher, theme.sight, theme.tline, theme.red.stroke, theme.blue.stroke)
    needs = ((theme.ink, _INK), (theme.ink2, _INK2), (theme.focus, _LINE), *((sign, _SIGN) for sign in signs))
    return all(
        contrast(ground, colour) >= min(least, contrast(theme.mat, colour) * _MOST_LOST) for colour, least in needs
    )


def _mixed(ground: QColor, colour: QColor, strength: float) -> QColor:
    parts = zip(
        (ground.red(), ground.green(), ground.blue()), (colour.red(), colour.green(), colour.blue()), strict=True
    )
    return QColor(*(round(one + (other - one) * strength) for one, other in parts))


def picture_of(path: Path) -> QImage | str:
    """As it lies on the disk now, or why there is none."""
    try:
        state = path.stat()
    except OSError as wrong:
        return wrong.strerror or str(wrong)
    return _read(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=4)
def _read(path: Path, _changed: int, _bytes: int) -> QImage | str:
    def kept_size(size: QSize, drawn: bool) -> QSize:
        if size.width() * size.height() > MOST_PIXELS:
            words = tr("{file} is too large: {size} pixels")
            raise NoPicture(words.format(file=path.name, size=f"{size.width()} × {size.height()}"))
        return _kept_size(size, drawn)

    try:
        return read_picture(path, kept_size)
    except NoPicture as why:
        return str(why)


def _kept_size(size: QSize, drawn: bool) -> QSize:
    by = min(LARGEST / min(size.width(), size.height()), LONGEST / max(size.width(), size.height()))
    by = by if drawn else min(1.0, by)
    return QSize(max(1, round(size.width() * by)), max(1, round(size.height() * by)))


_fadings: dict[tuple[int, tuple[int, int], int, str], QImage] = {}
_MOST_FADINGS = 4


def _faded(picture: QImage, shape: tuple[int, int], ground: QColor, theme: Theme) -> QImage:
    """The middle of the picture in the shape of the table, on its ground; kept, for every tile asks for it."""
    key = (picture.cacheKey(), shape, ground.rgb(), theme.name)
    if key not in _fadings:
        while len(_fadings) >= _MOST_FADINGS:
            del _fadings[next(iter(_fadings))]
        _fadings[key] = _fade(picture.copy(_middle(picture.size(), shape)), ground, theme)
    return _fadings[key]


def _middle(size: QSize, shape: tuple[int, int]) -> QRect:
    part = QSize(*shape).scaled(size, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    return QRect((size.width() - part.width()) // 2, (size.height() - part.height()) // 2, part.width(), part.height())


def _fade(picture: QImage, ground: QColor, theme: Theme) -> QImage:
    made = QImage(picture.size(), QImage.Format.Format_RGB32)
    made.fill(ground)
    painter = QPainter(made)
    painter.setOpacity(_IN_ONE_INK if theme.one_ink else _ON_DARK if theme.dark else _ON_LIGHT)
    painter.drawImage(0, 0, picture)
    painter.end()
    if theme.one_ink:
        return made.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB32)
    return made
