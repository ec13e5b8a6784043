"""Edges that a side leaves by, lanes that the guide advises against, and the words in a round zone."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from engine.game import Game, starting_models
from engine.mission import EdgeName, EdgeSegment, Mission, Zone
from engine.picture import Areas, Band, BandKind, Coming, Readout, SideArea
from engine.rehearsal import Rehearsal
from geometry.area import Area
from gui.board.board import Board
from gui.board.coming import ComingDrawing, coming_labels
from gui.board.compose import View, zones_of
from gui.board.exits import ExitBand, exit_bands
from gui.board.ground import BAND
from gui.board.lanes import LaneDrawing
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.zones import ZoneDrawing, label_places
from gui.render.picture import render
from gui.theme.tokens import LIGHT

PAPER = Paper(LIGHT, 20.0)
LANE = ((1.0, 2.0), (20.0, 9.0))


def top(mission: Mission) -> EdgeSegment:
    return EdgeSegment(EdgeName.TOP, 0.0, mission.table.width)


def test_an_edge_to_leave_by_is_drawn_outside_the_table_in_its_sides_colour(mission: Mission) -> None:
    side = mission.sides[0]
    (band,) = exit_bands(mission, {side.id: (top(mission),)})
    box = band.bounds(PAPER)
    assert band.side is side
    assert box.top() <= -BAND
    assert box.right() >= mission.table.width * PAPER.scale


def test_sides_that_share_an_edge_take_turns_along_it(mission: Mission) -> None:
    one, other, *_ = mission.sides
    bands = exit_bands(mission, {one.id: (top(mission),), other.id: (top(mission),)})
    assert [(band.lane, band.lanes) for band in bands] == [(0, 2), (1, 2)]


def test_edges_come_and_go_with_the_position(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    board = Board()
    qtbot.addWidget(board)
    mission, game = rehearsal.mission, rehearsal.game
    readout = rehearsal.system.readout(game)
    board.show_mission(mission, LIGHT)

    def exits() -> list[object]:
        return [one for one in board.drawings(Overlay.ENTRY_EDGES.value) if isinstance(one, ExitBand)]

    board.show_position(game, readout)
    assert exits() == []
    leaving: Readout = replace(readout, exits={mission.sides[0].id: (top(mission),)})
    board.show_position(game, leaving)
    assert len(exits()) == 1
    board.show_position(game, readout)
    assert exits() == []


def test_lanes_are_drawn_until_they_are_taken_away(qtbot: QtBot, mission: Mission) -> None:
    board = Board()
    qtbot.addWidget(board)
    board.show_mission(mission, LIGHT)
    board.show_lanes([LANE])
    assert board.drawings("lanes") == (LaneDrawing(LANE),)
    board.show_lanes(())
    assert board.drawings("lanes") == ()


def test_a_picture_shows_the_lanes_it_is_given(mission: Mission) -> None:
    assert render(mission, lanes=(LANE,)) != render(mission)
    assert LaneDrawing(LANE).bounds(PAPER).contains(QRectF(20, 40, 380, 140))


def test_a_word_finds_room_in_a_round_zone_and_stands_wholly_in_it() -> None:
    disc = Area.disc((12, 12), 3)
    box = QRectF(0, 0, 50, 12)
    places = list(label_places(disc, box, PAPER))
    assert len(places) == 2
    for place in places:
        stands = box.translated(place)
        corners = (stands.topLeft(), stands.topRight(), stands.bottomLeft(), stands.bottomRight())
        assert all(disc.contains((corner.x() / PAPER.scale, corner.y() / PAPER.scale)) for corner in corners)
    above, below, *_ = places
    assert above.y() < 12 * PAPER.scale < below.y()
    assert all(one.x() == other.x() for one, other in pairwise(places))


def test_a_word_too_long_for_a_round_zone_has_no_place() -> None:
    assert list(label_places(Area.disc((12, 12), 1), QRectF(0, 0, 60, 12), PAPER)) == []


def test_where_models_count_is_drawn_once(mission: Mission) -> None:
    counted = Zone("counted", "Control 3″", "mission", Area.disc((12, 12), 3))
    own = Zone("top", "the top edge", "deployment", Area.rectangle(0, 0, 24, 1))
    table = replace(mission, zones=(own, counted))
    band = Band("3″  0 : 0", counted.area, BandKind.MARKER)

    def zones(areas: Areas | None) -> list[str]:
        drawn = zones_of(View(table, (), areas=areas))[Overlay.ENTRY_EDGES]
        return [one.text for one in drawn if isinstance(one, ZoneDrawing)]

    assert zones(None) == ["the top edge", "Control 3″"] == zones(Areas())
    assert zones(Areas(bands=(band,))) == ["the top edge"]
    bare = View(table, (), areas=Areas(bands=(band,)), overlays=frozenset({Overlay.ENTRY_EDGES}))
    drawn = zones_of(bare)[Overlay.ENTRY_EDGES]
    assert [one.text for one in drawn if isinstance(one, ZoneDrawing)] == ["the top edge", "Control 3″"]
    assert zones(Areas(influence=(SideArea(mission.sides[0].id, counted.area, "1 : 0"),))) == ["the top edge"]


def coming(mission: Mission, out: tuple[float, float] | None) -> Coming:
    at = (12.0, 12.0) if out is None else (0.0, 12.0)
    return Coming(mission.sides[0].id, at, out, ("round 2: Gunner × 3",))


def test_who_is_still_to_come_is_drawn_at_the_edge_or_on_the_table_and_named(mission: Mission) -> None:
    readout = Readout("Round 1", (), coming=(coming(mission, (-1.0, 0.0)), coming(mission, None)))
    edge, middle = zones_of(View(mission, (), readout=readout))[Overlay.ENTRY_EDGES][-2:]
    assert isinstance(edge, ComingDrawing)
    assert isinstance(middle, ComingDrawing)
    assert edge.bounds(PAPER).contains(PAPER.at((0.0, 12.0)))
    labels = list(coming_labels(mission, readout.coming, PAPER))
    assert [label.lines[0].text for label in labels] == ["round 2: Gunner × 3"] * 2
    front, *aside = labels[0].places(80, 12)
    assert front.x() > 40
    assert len(aside) == 2


def test_a_picture_shows_who_is_still_to_come(mission: Mission) -> None:
    game = Game(mission=mission, models=starting_models(mission))
    bare = Readout("Round 1", ())
    for out in ((-1.0, 0.0), None):
        shown = replace(bare, coming=(coming(mission, out),))
        assert render(mission, game, shown) != render(mission, game, bare)
