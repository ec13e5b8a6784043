"""What stands still is painted once; a zoom stretches what there is, and a change paints what it touches."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from engine.picture import Areas
from engine.sight import SeenArea
from geometry.area import Area
from gui.board.board import Board
from gui.board.drawing import DrawingItem
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.proposal import Proposal
from gui.theme.tokens import LIGHT

Propose = Callable[[float, float], Proposal]
LETTERED = {"LabelDrawing", "NoteDrawing", "ChipDrawing"}
HELD = {"GhostDrawing", "GhostMark", "PathDrawing", "FaultDrawing", "MeasureDrawing"}


@pytest.fixture
def painted(board: Board, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kind of everything painted since the board was last seen whole."""
    board.grab()
    QApplication.processEvents()
    found: list[str] = []
    paint = DrawingItem.paint

    def noted(item: DrawingItem, painter: QPainter, paper: Paper) -> None:
        found.append(type(item.drawing).__name__)
        paint(item, painter, paper)

    monkeypatch.setattr(DrawingItem, "paint", noted)
    return found


def test_nothing_is_painted_twice_where_nothing_has_changed(board: Board, painted: list[str]) -> None:
    board.grab()
    board.pan(0, 0)
    board.grab()
    assert painted == []


def test_what_a_hand_changes_bit_by_bit_looks_as_if_all_were_painted_anew(
    board: Board, propose: Propose, areas: Areas
) -> None:
    board.show_seen(SeenArea(Area.rectangle(0, 0, 30, 20), Area.rectangle(30, 0, 36, 24), "Marine 1"))
    QApplication.processEvents()
    for step, (x, y) in enumerate(((15.0, 12.0), (15.37, 12.2), (17.9, 13.61), (29.0, 19.3), (1.0, 1.2))):
        board.show_proposal(propose(x, y))
        board.carry_coherency(Area.disc((x, y), 3))
        board.carry_ranges([replace(areas.bands[1], area=Area.disc((x, y), 6))])
        board.select(f"red.marines.{step % 3 + 1}", "red.marines")
        QApplication.processEvents()
        bit_by_bit = board.screen().grabWindow(board.winId()).toImage()
        anew = board.grab().toImage().convertToFormat(bit_by_bit.format())
        assert bit_by_bit == anew


def test_a_zoom_paints_words_and_what_the_hand_holds_and_stretches_all_else(
    board: Board, painted: list[str], propose: Propose
) -> None:
    board.show_proposal(propose(20, 12))
    board.grab()
    painted.clear()
    for factor in (1.1, 1.1, 1 / 1.1, 1 / 1.1):
        board.zoom_by(factor)
        board.grab()
    assert "GhostDrawing" in painted
    assert set(painted) <= LETTERED | HELD


def test_a_zoom_out_shows_what_comes_into_view(board: Board) -> None:
    board.zoom_to(60)
    board.look_at((3, 20))
    board.drawings("labels")
    board.grab()
    for _ in range(4):
        board.zoom_by(1 / 1.4)
        board.grab()
    seen = board.visible_inches
    assert seen.right() > 12
    at = board.from_inches((12.2, 23.7)).toPoint()
    assert QColor(board.grab().toImage().pixel(at)).name() != LIGHT.desk.name()


def test_a_ghost_that_moves_while_the_table_is_zoomed_is_seen_where_it_is(board: Board, propose: Propose) -> None:
    board.grab()
    board.zoom_by(1.1)
    board.grab()
    board.show_proposal(propose(20, 12))
    there = board.grab().toImage()
    board.show_proposal(propose(22, 12))
    assert board.grab().toImage() != there


def test_an_area_that_comes_while_the_table_is_zoomed_is_seen_at_once(board: Board, areas: Areas) -> None:
    board.show_areas(None)
    board.grab()
    board.zoom_by(1.1)
    bare = board.grab().toImage()
    board.set_overlay(Overlay.NAMES, board.overlay_shown(Overlay.NAMES))
    board.zoom_by(1.1)
    board.show_areas(areas)
    assert board.grab().toImage() != bare


def test_a_ring_round_one_model_paints_few_others(board: Board, painted: list[str]) -> None:
    board.select("red.marines.2", None)
    board.grab()
    assert "ModelDrawing" in painted
    assert len(painted) < len(board.items_drawn) / 3


def test_a_view_that_is_moved_on_and_back_paints_what_it_left_no_second_time(board: Board, painted: list[str]) -> None:
    board.pan(40, 0)
    board.grab()
    painted.clear()
    board.pan(-40, 0)
    board.grab()
    assert painted == []
