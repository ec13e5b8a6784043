"""Links are drawn while they hold, and marked by a shape of its own where they break."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.findings import Link
from engine.picture import Areas
from geometry.area import Area
from gui.board.board import Board
from gui.board.links import BreakDrawing, LinkDrawing, link_drawings
from gui.board.overlay import Overlay
from gui.board.overlays import LegalEndDrawing
from gui.board.paper import Paper
from gui.theme.tokens import LIGHT

HOLDS = Link((2.0, 2.0), (4.0, 2.0))
BREAKS = Link((2.0, 2.0), (8.0, 2.0), (5.0, 2.0))


def drawn(link: Link) -> QImage:
    image = QImage(200, 80, QImage.Format.Format_ARGB32)
    image.fill(LIGHT.mat)
    painter = QPainter(image)
    for drawing in link_drawings((link,)):
        drawing.paint(painter, Paper(LIGHT, 20.0))
    painter.end()
    return image


def test_a_link_that_holds_is_one_line() -> None:
    assert [type(drawing) for drawing in link_drawings((HOLDS,))] == [LinkDrawing]


def test_a_broken_one_has_a_mark_where_it_breaks_over_every_base() -> None:
    line, mark = link_drawings((BREAKS,))
    assert isinstance(mark, BreakDrawing)
    assert mark.at == BREAKS.breaks
    assert mark.z > 100 > line.z
    ink = drawn(BREAKS)
    off_the_line = [y for y in range(80) if ink.pixelColor(100, y) != LIGHT.mat and abs(y - 40) > 3]
    assert off_the_line, "the mark stands out from the line by its shape"


def test_beyond_the_break_the_line_is_dashed() -> None:
    ink = drawn(BREAKS)
    before = {ink.pixelColor(x, 40).name() for x in range(45, 90)}
    beyond = {ink.pixelColor(x, 40).name() for x in range(112, 158)}
    assert len(before) == 1
    assert len(beyond) > 1


@pytest.mark.parametrize("on", [True, False])
def test_links_come_and_go_with_coherency(board: Board, areas: Areas, on: bool) -> None:
    board.show_areas(replace(areas, links=(HOLDS, BREAKS)))
    board.set_overlay(Overlay.COHERENCY, on)
    layer = board.drawings(Overlay.COHERENCY.value)
    assert sum(isinstance(one, LinkDrawing) for one in layer) == 2
    assert board.overlay_shown(Overlay.COHERENCY) is on


def test_a_legal_end_too_narrow_for_a_hatch_is_drawn_as_a_line() -> None:
    """As where one base has to touch another."""
    disc = Area.disc((5.0, 5.0), 2.0)

    def ink(area: Area, rows: range) -> int:
        """Pixels drawn in the column through the middle of the disc."""
        image = QImage(200, 200, QImage.Format.Format_ARGB32)
        image.fill(LIGHT.mat)
        painter = QPainter(image)
        LegalEndDrawing(area).paint(painter, Paper(LIGHT, 20.0))
        painter.end()
        return sum(image.pixelColor(100, y) != LIGHT.mat for y in rows)

    top, all_of_it = range(56, 65), range(200)
    assert ink(disc - disc.grown(-0.02), top) > 0
    assert ink(disc, all_of_it) > 0
    assert ink(Area.empty(), all_of_it) == 0
