"""Labels are laid out once for many changes, and carried along by a zoom until it rests."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.picture import Areas
from geometry.area import Area
from gui.board import board as board_module
from gui.board import room as room_module
from gui.board.board import Board
from gui.board.labels import LabelDrawing
from gui.board.lettering import Lettering
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.proposal import Proposal
from gui.theme.tokens import LIGHT

Propose = Callable[[float, float], Proposal]


@pytest.fixture
def laid(board: Board, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The scale of each time that the labels of the board were laid out."""
    board.grab()
    scales: list[float] = []

    def count(*asked: object) -> tuple[LabelDrawing, ...]:
        scales.append(board.scale_px)
        return real(*asked)  # type: ignore[arg-type]  # what the board gives, handed on

    real = board_module.label_drawings
    monkeypatch.setattr(board_module, "label_drawings", count)
    return scales


def texts(board: Board) -> set[str]:
    return {label.lines[0].text for label in board.drawings("labels") if isinstance(label, LabelDrawing)}


def test_many_changes_in_one_go_are_lettered_once(board: Board, areas: Areas, laid: list[float]) -> None:
    board.show_areas(None)
    board.select(None, "red.marines")
    board.show_areas(areas)
    board.set_overlay(Overlay.NAMES, False)
    assert laid == []
    board.grab()
    assert len(laid) == 1


def test_a_frame_is_never_painted_with_stale_words(board: Board) -> None:
    board.set_overlay(Overlay.NAMES, False)
    before = board.grab().toImage()
    board.drawings("labels")
    assert board.grab().toImage() == before


def test_a_zoom_carries_the_words_along_and_lays_them_out_when_it_rests(
    board: Board, laid: list[float], qtbot: QtBot
) -> None:
    for _ in range(4):
        board.zoom_by(1.2)
        board.grab()
    assert laid == []
    qtbot.waitUntil(lambda: laid == [board.scale_px])


def test_a_zoom_with_a_ghost_in_the_hand_letters_once_when_it_rests(
    board: Board, laid: list[float], propose: Propose, qtbot: QtBot
) -> None:
    board.show_proposal(propose(20, 12))
    board.grab()
    laid.clear()
    for _ in range(5):
        board.zoom_by(1.1)
        board.grab()
    assert laid == []
    qtbot.waitUntil(lambda: laid == [board.scale_px])
    rested = board.grab().toImage()
    board.set_theme(LIGHT)
    board.show_proposal(propose(20, 12))
    assert board.grab().toImage() == rested


def test_a_move_of_the_hand_files_no_disc_of_those_that_stay(
    board: Board, propose: Propose, monkeypatch: pytest.MonkeyPatch
) -> None:
    board.show_proposal(propose(20, 12))
    board.drawings("labels")
    board.show_proposal(propose(20.1, 12))
    real = room_module._cells
    filed: list[tuple[float, float, float, float]] = []

    def count(left: float, top: float, right: float, bottom: float) -> Iterator[tuple[int, int]]:
        filed.append((left, top, right, bottom))
        return real(left, top, right, bottom)

    stay = {(x - radius, y - radius, x + radius, y + radius) for x, y, radius in board._room.discs}
    assert stay
    monkeypatch.setattr(room_module, "_cells", count)
    board.show_proposal(propose(20.2, 12))
    assert not stay & set(filed)
    board.set_theme(LIGHT)
    board.drawings("labels")
    assert stay <= set(filed), "what is counted is the filing"


def test_after_a_zoom_the_picture_is_that_of_a_board_opened_at_this_scale(board: Board) -> None:
    board.zoom_by(1.3)
    board.zoom_by(1.1)
    board.drawings("labels")
    zoomed = board.grab().toImage()
    board.set_theme(LIGHT)
    assert board.grab().toImage() == zoomed


def test_coherency_that_goes_takes_its_word_along_and_letters_nothing_anew(
    board: Board, areas: Areas, laid: list[float]
) -> None:
    assert "coherency" in texts(board)
    board.show_areas(replace(areas, coherency=None))
    assert "coherency" not in texts(board)
    assert board.drawings("coherency") == ()
    assert laid == []
    board.show_areas(areas)
    assert "coherency" in texts(board)
    assert len(laid) == 1


def test_an_area_that_changes_with_the_coherency_is_drawn_anew(board: Board, areas: Areas, laid: list[float]) -> None:
    board.show_areas(replace(areas, coherency=None, reach=Area.disc((14, 14), 4)))
    board.grab()
    assert len(laid) == 1


@pytest.mark.usefixtures("qtbot")
def test_what_is_out_of_date_is_not_carried() -> None:
    calls: list[int] = []
    lettering = Lettering(lambda: calls.append(1))
    assert lettering.carry()
    lettering.before_paint()
    assert calls == []
    lettering.change()
    assert not lettering.carry()
    QApplication.processEvents()
    assert calls == [1]
    lettering.settle()
    assert calls == [1]


def test_patterns_are_laid_out_where_a_zoom_began_and_stretched() -> None:
    paper = Paper(LIGHT, 30.0, laid=20.0)
    assert paper.pattern == Paper(LIGHT, 20.0)
    assert paper.stretch == 1.5
    assert Paper(LIGHT, 30.0).pattern == Paper(LIGHT, 30.0)
    assert Paper(LIGHT, 30.0).stretch == 1.0
