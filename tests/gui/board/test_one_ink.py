"""The board in one ink: nothing has a colour, and what a colour told is told by dots, lines and letters."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.game import Game
from engine.mission import Mission, SideLook
from engine.picture import Areas, Readout, SideArea
from geometry.area import Area
from gui.board.area_labels import overlay_labels
from gui.board.labels import LETTERS
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.paper import Paper
from gui.board.zones import ZoneDrawing
from gui.render.picture import render
from gui.theme.tokens import INK, LIGHT, Theme

pytestmark = pytest.mark.usefixtures("qapp")
SCALE = 20.0


@pytest.fixture
def zoned(areas: Areas) -> Areas:
    strips = (SideArea("red", Area.rectangle(0, 0, 54, 6), "Red"), SideArea("blue", Area.rectangle(0, 30, 54, 36), "B"))
    return replace(areas, influence=strips)


def test_a_picture_in_one_ink_has_no_colour(mission: Mission, game: Game, readout: Readout, zoned: Areas) -> None:
    image = render(mission, game, readout, areas=zoned, theme=INK, overlays=ALL_OVERLAYS, px_per_inch=10)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    greys = {image.pixel(x, y) & 0xFFFFFF for x in range(image.width()) for y in range(0, image.height(), 3)}
    assert all((value >> 16) == (value >> 8) & 0xFF == value & 0xFF for value in greys)
    assert len(greys) > 10


@pytest.mark.parametrize("theme", [INK, LIGHT], ids=lambda theme: theme.name)
def test_a_letter_stands_by_each_outline_where_colour_tells_nothing(zoned: Areas, theme: Theme) -> None:
    labels = list(overlay_labels(zoned, frozenset(LETTERS), Paper(theme, SCALE)))
    told = {label.of: label.lines[0].text for label in labels}
    assert {Overlay.REACH, Overlay.COHERENCY} <= told.keys()
    for overlay, words in told.items():
        assert overlay is not None
        assert words.startswith(f"{LETTERS[overlay]}  ") is theme.one_ink, words


def test_no_two_outlines_have_the_same_letter() -> None:
    assert len(set(LETTERS.values())) == len(LETTERS)


def _inked(look: SideLook, mission: Mission) -> tuple[int, int]:
    """How many rows and columns of a square zone have a line all along them."""
    area = Area.rectangle(10, 10, 20, 20)
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    ZoneDrawing(area, look, mission.table).paint(painter, Paper(INK, 10.0))
    painter.end()
    dark = [[image.pixel(x, y) & 0xFF < 0xF0 for x in range(110, 190)] for y in range(110, 190)]
    return sum(all(row) for row in dark), sum(all(column) for column in zip(*dark, strict=True))


def test_zones_have_level_or_upright_lines_by_their_side(mission: Mission) -> None:
    for look, upright in ((SideLook.RED, True), (SideLook.BLUE, False), (SideLook.THIRD, True)):
        rows, columns = _inked(look, mission)
        assert (rows == 0 and columns >= 10) if upright else (columns == 0 and rows >= 10), look
