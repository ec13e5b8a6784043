"""What the board shows and leaves away, and what it finds under a point."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Readout
from geometry.area import Area
from geometry.base import Base
from geometry.pose import Pose
from gui.board.board import Board
from gui.board.ghost import GhostDrawing, GhostMark
from gui.board.labels import LabelDrawing
from gui.board.models import ModelDrawing, WasHere
from gui.board.overlay import SHOWN_AT_FIRST, Overlay
from gui.board.overlays import CoherencyDrawing, LegalEndDrawing
from gui.board.proposal import Ghost, Proposal
from gui.theme.tokens import DARK, LIGHT

MARINE = "red.marines.1"
Propose = Callable[[float, float], Proposal]


def picture(board: Board) -> QImage:
    return board.grab().toImage()


def colours_near(image: QImage, board: Board, x: float, y: float, reach: int = 12) -> set[str]:
    middle = board.from_inches((x, y)).toPoint()
    return {
        QColor(image.pixel(middle.x() + right, middle.y() + down)).name()
        for right in range(-reach, reach + 1)
        for down in range(-reach, reach + 1)
    }


def test_a_model_is_found_under_its_base_and_nothing_beside_it(board: Board) -> None:
    assert board.model_at(14, 14) == MARINE
    assert board.model_at(14, 14.6) == MARINE
    assert board.model_at(20, 12) is None
    assert board.ghost_at(14, 14) is None


def test_the_small_base_is_found_on_the_large_one(board: Board, game: Game, readout: Readout) -> None:
    models = dict(game.models)
    models["third.car.1"] = replace(models["third.car.1"], base=Base.round(5), pose=Pose(9.5, 20))
    board.show_position(replace(game, models=models), readout)
    assert board.model_at(9, 20) == "fourth.clerk.1"
    assert board.model_at(11, 20) == "third.car.1"


def test_a_model_in_reserve_is_neither_drawn_nor_found(board: Board, game: Game) -> None:
    assert not game.model("red.late.1").on_table
    assert board.drawings("model red.late.1") == ()


def test_a_ghost_is_found_where_it_hovers_and_its_model_where_it_stood(board: Board, propose: Propose) -> None:
    board.show_proposal(propose(20, 12))
    assert board.ghost_at(20, 12) == MARINE
    assert board.model_at(20, 12) is None
    assert board.model_at(14, 14) == MARINE


def test_a_lifted_model_leaves_its_outline_and_comes_back(board: Board, propose: Propose) -> None:
    board.show_proposal(propose(20, 12))
    (lifted,) = board.drawings(f"model {MARINE}")
    assert isinstance(lifted, WasHere)
    board.show_proposal(None)
    (back,) = board.drawings(f"model {MARINE}")
    assert isinstance(back, ModelDrawing)
    assert board.drawings("proposal") == ()


def test_a_ghost_on_its_own_model_lifts_nothing(board: Board) -> None:
    board.show_proposal(Proposal((Ghost(MARINE, Pose(14, 14)),)))
    (drawing,) = board.drawings(f"model {MARINE}")
    assert isinstance(drawing, ModelDrawing)
    assert [type(drawing) for drawing in board.drawings("proposal")] == [GhostDrawing, GhostMark]


@pytest.mark.parametrize("overlay", sorted(SHOWN_AT_FIRST, key=lambda overlay: overlay.value))
def test_a_toggle_takes_its_overlay_away_and_brings_it_back(board: Board, overlay: Overlay) -> None:
    whole = picture(board)
    board.set_overlay(overlay, False)
    assert not board.overlay_shown(overlay)
    assert picture(board) != whole
    board.set_overlay(overlay, True)
    assert board.overlay_shown(overlay)
    assert picture(board) == whole


def test_a_toggle_set_before_there_is_anything_to_hide_still_hides_it(
    board: Board, mission: Mission, game: Game, readout: Readout, areas: Areas, qtbot: QtBot
) -> None:
    later = Board()
    qtbot.addWidget(later)
    later.resize(board.size())
    later.set_overlay(Overlay.REACH, False)
    later.show_mission(mission, LIGHT)
    later.show_position(game, readout)
    later.show_areas(areas)
    later.show()
    board.set_overlay(Overlay.REACH, False)
    assert picture(later) == picture(board)


def test_areas_that_go_leave_nothing_behind(board: Board, areas: Areas) -> None:
    with_areas = picture(board)
    board.show_areas(None)
    assert picture(board) != with_areas
    assert board.drawings("reach") == ()
    assert board.drawings("influence") == ()
    board.show_areas(areas)
    assert picture(board) == with_areas


def test_an_empty_area_draws_nothing(board: Board, areas: Areas) -> None:
    empty = replace(areas, reach=areas.reach and areas.reach.empty(), bands=())
    board.show_areas(empty)
    assert board.drawings("reach") == ()


def test_names_go_with_their_toggle_but_zones_keep_theirs(board: Board) -> None:
    board.show_areas(None)
    board.set_overlay(Overlay.NAMES, False)
    texts = {drawing.lines[0].text for drawing in board.drawings("labels") if isinstance(drawing, LabelDrawing)}
    assert texts == {"Blue zone"}


def test_a_theme_changes_every_part_and_comes_back_the_same(board: Board, propose: Propose) -> None:
    board.show_proposal(propose(20, 12))
    light = picture(board)
    board.set_theme(DARK)
    dark = picture(board)
    assert dark.pixelColor(2, 2) == DARK.desk
    assert light.pixelColor(2, 2) == LIGHT.desk
    place = board.from_inches((34, 10)).toPoint()
    assert dark.pixelColor(place) == DARK.mat
    board.set_theme(LIGHT)
    board.show_proposal(propose(20, 12))
    assert picture(board) == light


def test_the_selected_model_and_the_unit_in_hand_are_ringed_differently(board: Board) -> None:
    board.show_areas(None)
    board.zoom_to(40)
    board.look_at((14, 14))
    bare = picture(board)
    board.select(None, "red.marines")
    in_hand = picture(board)
    board.select("red.marines.2", "red.marines")
    selected = picture(board)
    assert len({bare.constBits().tobytes(), in_hand.constBits().tobytes(), selected.constBits().tobytes()}) == 3
    board.select(None, None)
    assert picture(board) == bare


def test_a_removed_piece_of_terrain_is_gone(board: Board, game: Game, readout: Readout) -> None:
    board.show_areas(None)
    before = picture(board)
    assert LIGHT.grass.name() in colours_near(before, board, 4.5, 9)
    board.show_position(replace(game, removed=frozenset({"grass"})), readout)
    assert LIGHT.grass.name() not in colours_near(picture(board), board, 4.5, 9)
    board.show_position(game, readout)
    assert picture(board) == before


def test_another_mission_takes_everything_of_the_last_away(board: Board, mission: Mission, propose: Propose) -> None:
    board.show_proposal(propose(20, 12))
    board.show_tape(((1, 1), (4, 5)))
    board.show_mission(replace(mission, terrain=(), units=(), markers=(), zones=()), LIGHT)
    for layer in ("terrain", "markers", "labels", "proposal", "tape", "reach", f"model {MARINE}"):
        assert board.drawings(layer) == (), layer


def test_the_model_under_the_mouse_shows_where_it_may_be_set(
    board: Board, areas: Areas, propose: Propose, qtbot: QtBot
) -> None:
    alone = len(board.drawings("legal_end"))
    board.show_areas(replace(areas, others={1: Area.disc((20, 12), 2), 2: Area.disc((5, 5), 2)}))
    assert len(board.drawings("legal_end")) == alone
    board.show_proposal(propose(20, 12))
    qtbot.mouseMove(board.viewport(), board.from_inches((20, 12)).toPoint())
    *_, own = board.drawings("legal_end")
    assert isinstance(own, LegalEndDrawing)
    assert own.area.contains((20, 12))
    qtbot.mouseMove(board.viewport(), board.from_inches((33, 12)).toPoint())
    assert len(board.drawings("legal_end")) == alone


def test_a_label_goes_while_a_ghost_lies_on_it_and_comes_back(board: Board) -> None:
    board.show_areas(None)
    bare = picture(board)
    item = next(
        item
        for item in board.items_drawn
        if isinstance(item.drawing, LabelDrawing) and item.drawing.lines[0].text == "Clerk"
    )
    assert isinstance(item.drawing, LabelDrawing)
    at = item.drawing.box.center()
    board.show_proposal(Proposal((Ghost(MARINE, Pose(at.x() / board.scale_px, at.y() / board.scale_px)),)))
    assert not item.visible
    board.show_proposal(None)
    assert item.visible
    assert picture(board) == bare


def test_nothing_is_drawn_beside_the_table(board: Board, areas: Areas) -> None:
    over = Area.disc((36, 12), 4)
    board.show_areas(replace(areas, reach=over, legal_end=over, coherency=over, engagement=over, bands=()))
    board.carry_coherency(Area.disc((18, 24), 4))
    beyond = picture(board).copy(board.from_inches((36, 0)).toPoint().x() + 3, 0, 100, board.height())
    board.show_areas(None)
    assert picture(board).copy(board.from_inches((36, 0)).toPoint().x() + 3, 0, 100, board.height()) == beyond
    assert board.drawings("reach") == ()


def test_coherency_is_carried_with_the_hand(board: Board) -> None:
    board.carry_coherency(Area.disc((30, 10), 3))
    (carried,) = board.drawings("coherency")
    assert isinstance(carried, CoherencyDrawing)
    assert carried.area.contains((30, 10))
    board.carry_coherency(None)
    assert board.drawings("coherency") == ()


def test_a_tape_goes_when_it_is_given_no_points(board: Board) -> None:
    board.show_tape(((1, 1), (4, 5)))
    assert len(board.drawings("tape")) == 1
    board.show_tape(())
    assert board.drawings("tape") == ()


def test_a_board_without_a_mission_takes_everything_calmly(
    qtbot: QtBot, game: Game, readout: Readout, propose: Propose
) -> None:
    empty = Board()
    qtbot.addWidget(empty)
    empty.show_position(game, readout)
    empty.show_areas(Areas())
    empty.show_proposal(propose(3, 3))
    empty.select(MARINE, None)
    empty.set_overlay(Overlay.REACH, False)
    empty.show_proposal(None)
    assert empty.model_at(14, 14) is None
    assert empty.drawings("models") == ()
