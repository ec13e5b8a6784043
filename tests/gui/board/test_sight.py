"""What a model sees, drawn on the board, on a sheet, and by no one who did not ask."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Readout
from engine.sight import SeenArea
from geometry.area import Area
from gui.board.board import Board
from gui.board.labels import LabelDrawing
from gui.board.overlay import SHOWN_AT_FIRST, Overlay
from gui.board.sight import SightDrawing, sight_drawings
from gui.theme.tokens import LIGHT

SEEN = SeenArea(Area.rectangle(0, 0, 24, 9), Area.rectangle(0, 12, 24, 24), "Heights: left to you", "Marine 1")


@pytest.fixture
def board(qtbot: QtBot, mission: Mission, game: Game, readout: Readout, areas: Areas) -> Board:
    board = Board()
    qtbot.addWidget(board)
    board.resize(700, 700)
    board.show_mission(mission, LIGHT)
    board.show_position(game, readout)
    board.show_areas(areas)
    board.show()
    return board


def picture(board: Board) -> QImage:
    return board.grab().toImage()


def words(board: Board) -> list[str]:
    return [
        line.text
        for label in board.drawings("labels")
        if isinstance(label, LabelDrawing) and label.of is Overlay.SIGHT
        for line in label.lines
    ]


def test_sight_is_off_until_asked_for(board: Board) -> None:
    before = picture(board)
    assert Overlay.SIGHT not in SHOWN_AT_FIRST
    board.show_seen(SEEN)
    assert picture(board) == before
    assert words(board) == []
    board.set_overlay(Overlay.SIGHT, True)
    assert picture(board) != before
    assert words(board) == ["sight of Marine 1", "Heights: left to you"]


def test_sight_that_goes_leaves_nothing_behind(board: Board) -> None:
    board.set_overlay(Overlay.SIGHT, True)
    before = picture(board)
    board.show_seen(SEEN)
    assert picture(board) != before
    board.show_seen(None)
    assert picture(board) == before


def test_sight_stays_when_other_areas_come(board: Board, areas: Areas) -> None:
    board.set_overlay(Overlay.SIGHT, True)
    board.show_seen(SEEN)
    board.show_areas(replace(areas, reach=None))
    (drawing,) = board.drawings("sight")
    assert isinstance(drawing, SightDrawing)
    assert drawing.seen is SEEN


def test_a_step_of_the_looker_moves_no_label(board: Board) -> None:
    board.set_overlay(Overlay.SIGHT, True)
    board.show_seen(SEEN)
    before = board.drawings("labels")
    board.show_seen(replace(SEEN, visible=Area.rectangle(0, 0, 24, 8)))
    assert board.drawings("labels") == before


def test_who_sees_nothing_and_has_nothing_hidden_draws_nothing() -> None:
    assert sight_drawings(SeenArea(Area.empty(), Area.empty())) == ()
    assert sight_drawings(None) == ()
    assert len(sight_drawings(SeenArea(Area.empty(), Area.rectangle(0, 0, 1, 1)))) == 1
