"""Pictures of a mission or a position, without a window. Needs a QGuiApplication, offscreen will do."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from engine.game import Game, starting_models
from engine.mission import Mission
from engine.picture import Areas, Readout
from engine.sight import SeenArea
from gui.board.compose import View, all_drawings
from gui.board.ground import FRAME_DEPTH
from gui.board.lanes import Lane
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.overlays import on_table
from gui.board.paper import Paper
from gui.board.portrait import Portrait
from gui.board.terrain import terrain_drawings
from gui.render.output import Page, not_as, write_pdf, write_png, write_svg
from gui.render.sheet import Sheet
from gui.render.tiles import save_tiles
from gui.render.tiling import PaperSize
from gui.theme.fonts import load_fonts
from gui.theme.tokens import LIGHT, PRINT, Theme

DEFAULT_SCALE = 18.7
SHEET_SHARPNESS = 1.5
"""Image pixels to one pixel of a sheet."""
_THUMBNAIL_MARGIN, _THUMBNAIL_SHARPNESS = 14.0, 0.5


@dataclass(frozen=True, slots=True)
class Board:
    """The table with its frame, ``scale`` pixels an inch."""

    view: View
    scale: float
    theme: Theme
    margin: float = FRAME_DEPTH
    words: bool = True

    @property
    def size(self) -> QSizeF:
        table = self.view.mission.table
        return QSizeF(table.width * self.scale + 2 * self.margin, table.height * self.scale + 2 * self.margin)

    @property
    def title(self) -> str:
        return self.view.mission.name

    @property
    def pixels_per_paper_inch(self) -> float:
        return 96.0

    def paint(self, painter: QPainter) -> None:
        paper = Paper(self.theme, self.scale, self.words)
        painter.fillRect(0, 0, round(self.size.width()) + 1, round(self.size.height()) + 1, self.theme.desk)
        painter.translate(self.margin, self.margin)
        for drawing in all_drawings(self.view, paper):
            painter.save()
            drawing.paint(painter, paper)
            painter.restore()


class ThemedPage(Page, Protocol):
    @property
    def theme(self) -> Theme: ...


def render(
    mission: Mission,
    game: Game | None = None,
    readout: Readout | None = None,
    *,
    areas: Areas | None = None,
    theme: Theme = PRINT,
    overlays: frozenset[Overlay] = ALL_OVERLAYS,
    px_per_inch: float = DEFAULT_SCALE,
    lanes: tuple[Lane, ...] = (),
) -> QImage:
    """The board with its frame and nothing else, so many pixels an inch. Without a game: the table as set up.

    ``lanes`` are lines that a guide to laying out terrain advises against.
    """
    view = replace(_view(mission, game, readout, areas, overlays), lanes=lanes)
    return image_of(Board(view, px_per_inch, theme), 1.0)


def board_of(mission: Mission, theme: Theme, overlays: frozenset[Overlay], px_per_inch: float) -> Board:
    """The table as set up, to be painted on a page of another's."""
    return Board(_view(mission, None, None, None, overlays), px_per_inch, theme)


def position_board(
    game: Game,
    readout: Readout,
    portraits: Mapping[str, Portrait],
    *,
    theme: Theme,
    overlays: frozenset[Overlay],
    px_per_inch: float,
) -> Board:
    """A position as it is drawn with its frame, the player's own pictures of models by profile."""
    view = replace(_view(game.mission, game, readout, None, overlays), portraits=portraits)
    return Board(view, px_per_inch, theme)


def render_sheet(
    mission: Mission,
    game: Game | None = None,
    readout: Readout | None = None,
    *,
    areas: Areas | None = None,
    theme: Theme = PRINT,
    overlays: frozenset[Overlay] = ALL_OVERLAYS,
    subtitle: str = "",
) -> QImage:
    """The board with title, legend and scale on a page of A4; :func:`~gui.render.subtitle.subtitle_of` makes a
    ``subtitle``."""
    return image_of(Sheet(_view(mission, game, readout, areas, overlays), theme, subtitle), SHEET_SHARPNESS)


def thumbnail(mission: Mission, width: int, theme: Theme = LIGHT) -> QImage:
    """A small picture of the table as it is set up, ``width`` pixels wide, without numbers and names."""
    scale = (width / _THUMBNAIL_SHARPNESS - 2 * _THUMBNAIL_MARGIN) / mission.table.width
    view = _view(mission, None, None, None, frozenset({Overlay.ENTRY_EDGES}))
    return image_of(Board(view, scale, theme, _THUMBNAIL_MARGIN, words=False), _THUMBNAIL_SHARPNESS)


def save_picture(
    path: Path,
    mission: Mission,
    game: Game | None = None,
    readout: Readout | None = None,
    *,
    areas: Areas | None = None,
    theme: Theme = PRINT,
    seen: SeenArea | None = None,
    overlays: frozenset[Overlay] = ALL_OVERLAYS,
    px_per_inch: float | None = None,
    plain: bool = False,
    subtitle: str = "",
    portraits: Mapping[str, Portrait] | None = None,
    tiles: PaperSize | None = None,
) -> None:
    """Write .png, .svg or .pdf by the path's ending: a sheet to share, the ``plain`` board, or a .pdf of ``tiles`` on
    which an inch of the table is an inch of paper.

    The same position gives the same bytes, but for the date and the id in a PDF. A plain PDF of 96 pixels an inch is
    as large as the table. Raises ``ValueError`` for another ending and ``OSError`` where the file cannot be written.
    """
    load_fonts()
    view = replace(_view(mission, game, readout, areas, overlays), seen=seen, portraits=portraits or {})
    if tiles is not None:
        if path.suffix.lower() != ".pdf":
            raise not_as(path, ".pdf")
        save_tiles(path, view, tiles, theme)
        return
    page = Board(view, px_per_inch or DEFAULT_SCALE, theme) if plain else Sheet(view, theme, subtitle)
    save_page(path, page, 1.0 if plain else SHEET_SHARPNESS)


def save_page(path: Path, page: ThemedPage, sharpness: float = 1.0) -> None:
    """Write .png, .svg or .pdf by the path's ending. Raises ``ValueError`` for another, and ``OSError``."""
    match path.suffix.lower():
        case ".png":
            write_png(path, image_of(page, sharpness))
        case ".svg":
            write_svg(path, page)
        case ".pdf":
            write_pdf(path, page)
        case _:
            raise not_as(path, ".png", ".svg", ".pdf")


def _view(
    mission: Mission, game: Game | None, readout: Readout | None, areas: Areas | None, overlays: frozenset[Overlay]
) -> View:
    position = Game(mission=mission, models=starting_models(mission)) if game is None else game
    shown = None if areas is None else on_table(areas, mission.table)
    return View(mission, terrain_drawings(mission, position.removed), position, readout, shown, overlays)


def image_of(page: ThemedPage, sharpness: float = 1.0) -> QImage:
    load_fonts()
    size = page.size
    image = QImage(round(size.width() * sharpness), round(size.height() * sharpness), QImage.Format.Format_RGB32)
    image.fill(page.theme.desk)
    dots = round(page.pixels_per_paper_inch * sharpness / 0.0254)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(sharpness, sharpness)
    page.paint(painter)
    painter.end()
    return image
