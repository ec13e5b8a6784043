"""Pictures of a mission or a position, without a window. Needs a QGuiApplication, offscreen will do."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Readout
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.view import MARGIN
from gui.theme.tokens import LIGHT, PRINT, Theme

DEFAULT_SCALE = 18.7


def render(
    mission: Mission,
    game: Game | None = None,
    readout: Readout | None = None,
    *,
    areas: Areas | None = None,
    theme: Theme = PRINT,
    overlays: frozenset[Overlay] = ALL_OVERLAYS,
    px_per_inch: float = DEFAULT_SCALE,
) -> QImage:
    """The board with its frame and nothing else, so many pixels an inch."""
    size = plain_size(mission, px_per_inch)
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(theme.desk)
    painter = QPainter(image)
    painter.fillRect(QRectF(MARGIN, MARGIN, size.width() - 2 * MARGIN, size.height() - 2 * MARGIN), theme.mat)
    painter.end()
    return image


def thumbnail(mission: Mission, width: int, theme: Theme = LIGHT) -> QImage:
    """A small picture of the table as it is set up, ``width`` pixels wide."""
    return render(mission, theme=theme, px_per_inch=(width - 2 * MARGIN) / mission.table.width)


def plain_size(mission: Mission, px_per_inch: float) -> QSizeF:
    table = mission.table
    return QSizeF(table.width * px_per_inch + 2 * MARGIN, table.height * px_per_inch + 2 * MARGIN)


def save_picture(
    path: Path,
    mission: Mission,
    game: Game | None = None,
    readout: Readout | None = None,
    *,
    areas: Areas | None = None,
    theme: Theme = PRINT,
    overlays: frozenset[Overlay] = ALL_OVERLAYS,
    px_per_inch: float | None = None,
    plain: bool = False,
) -> None:
    """Write .png, .svg or .pdf by the path's ending: a sheet to share, or the ``plain`` board.

    Raises ``ValueError`` for another ending and ``OSError`` where the file cannot be written.
    """
    image = render(mission, game, readout, areas=areas, theme=theme, overlays=overlays)
    if not image.save(str(path)):
        raise OSError(f"{path} could not be written")
