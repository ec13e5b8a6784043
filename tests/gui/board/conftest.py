"""A table that has one of everything there is to draw."""

import math
from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from engine.findings import Where
from engine.game import Game, starting_models
from engine.mission import (
    EdgeName,
    EdgeSegment,
    Marker,
    Mission,
    MissionCard,
    Piece,
    Profile,
    Side,
    SideLook,
    Table,
    UnitSetup,
    Zone,
)
from engine.picture import Areas, Band, BandKind, MarkerRow, ModelMarks, Readout, Score, SideArea
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Point, Pose
from gui.board.board import Board
from gui.board.proposal import Ghost, NoteText, Proposal
from gui.theme.tokens import LIGHT

ROUND = Base.round(1.25)
OVAL = Base(BaseShape.OVAL, 1.6, 4.0)
RECTANGLE = Base(BaseShape.RECTANGLE, 2.0, 1.0)


def block(left: float, top: float, width: float, height: float) -> Area:
    return Area.rectangle(left, top, left + width, top + height)


def squad(id: str, name: str, side: str, base: Base, poses: Sequence[Pose]) -> UnitSetup:
    numbers = range(1, len(poses) + 1)
    profile = Profile(id, name, side, base, "made for tests")
    return UnitSetup(id, name, side, profile, tuple(numbers), dict(zip(numbers, poses, strict=True)))


def terrain() -> tuple[Piece, ...]:
    return (
        Piece("flat", "Flat", "flat", block(3, 3, 3, 2), 0),
        Piece("low", "Low", "crate", block(8, 3, 3, 2), 1),
        Piece("wall", "Wall", "wall", block(13, 3, 6, 1.4), 2),
        Piece("plateau", "Plateau", "high-ground", block(22, 3, 6, 5), 3),
        Piece("ramp", "Ramp", "ramp", block(28, 4, 4, 3)),
        Piece("grass", "Grass", "grass", block(3, 8, 3, 2), 2),
        Piece("bog", "Bog", "bog", block(8, 8, 3, 2), traits=frozenset({"difficult"})),
        Piece("rocks", "Rocks", "rocks", block(13, 8, 3, 2), traits=frozenset({"impassable"})),
        Piece("tower", "Tower", "tower", block(17, 8, 3, 2), height=4.5, traits=frozenset({"climbable"})),
    )


@pytest.fixture
def mission() -> Mission:
    sides = (
        Side("red", "Terran", "terran", SideLook.RED, True, (EdgeSegment(EdgeName.TOP, 0, 20),)),
        Side("blue", "Zerg", "zerg", SideLook.BLUE, True, (EdgeSegment(EdgeName.LEFT, 12, 24),)),
        Side("third", "Feral", "feral", SideLook.THIRD, plays=False),
        Side("fourth", "Workers", "workers", SideLook.FOURTH, plays=False),
    )
    units = (
        squad("red.marines", "Marines", "red", ROUND, [Pose(14, 14), Pose(15.5, 14), Pose(14, 15.5)]),
        squad("blue.beasts", "Beasts", "blue", OVAL, [Pose(24, 17, 40), Pose(30, 17, 0)]),
        squad("third.car", "Car", "third", RECTANGLE, [Pose(5, 20, 30)]),
        squad("fourth.clerk", "Clerk", "fourth", Base.round(1), [Pose(9, 20)]),
        UnitSetup("red.late", "Late", "red", Profile("late", "Late", "red", ROUND, "made for tests"), (1,)),
    )
    markers = (
        Marker("m1", "One", "mission", (18, 20), 1.5, 1, "red"),
        Marker("m2", "Two", "mission", (21, 20), 1.5, 2),
        Marker("loot", "Loot", "loot", (12, 20), 1.0, 3),
    )
    zones = (Zone("zone", "Blue zone", "deployment", block(0, 18, 36, 6), "blue"),)
    card = MissionCard("Test", 5, "made for tests")
    return Mission(
        "test", "Everything", "made for tests", Table(36, 24), card, {}, terrain(), sides, units, markers, zones
    )


@pytest.fixture
def game(mission: Mission) -> Game:
    return Game(mission=mission, models=starting_models(mission), round=1)


@pytest.fixture
def readout() -> Readout:
    marks = {
        "red.marines.1": ModelMarks(leader=True),
        "red.marines.2": ModelMarks(acted=True, health=(1, 3)),
        "red.marines.3": ModelMarks(adrift=True),
        "blue.beasts.1": ModelMarks(hidden=True, badges=("B",)),
        "blue.beasts.2": ModelMarks(health=(9, 16)),
        "third.car.1": ModelMarks(facing=True, health=(2, 3)),
        "fourth.clerk.1": ModelMarks(acted=True),
    }
    score = Score("Score", {"red": 1}, (MarkerRow("m1", "held", "blue"),))
    trails = {"fourth.clerk.1": ((6.0, 22.0), (9.0, 20.0))}
    return Readout("Round 1 of 5", (score,), marks, (("red.marines.2", "blue.beasts.1"),), trails)


@pytest.fixture
def areas() -> Areas:
    reach = Area.disc((14, 14), 5)
    engagement = Area.disc((24, 17), 3.5)
    return Areas(
        reach=reach,
        legal_end=reach - engagement,
        coherency=Area.disc((16, 16), 3),
        engagement=engagement | Area.disc((18, 16.5), 1.5),
        influence=(SideArea("red", block(0, 0, 20, 6), "Red zone"),),
        bands=(
            Band("+1", Area.disc((14, 14), 2.5)),
            Band("rifle 6″", Area.disc((14, 14), 6), BandKind.RANGE),
            Band("Terran 2, Zerg 1", Area.disc((18, 20), 3.7), BandKind.MARKER),
            Band("creep", Area.disc((33, 21), 2), BandKind.GROUND),
            Band("Synergy 6″", Area.disc((6, 16), 4), BandKind.AURA),
        ),
        allowance=5,
    )


@pytest.fixture
def propose() -> Callable[[float, float], Proposal]:
    """The first marine taken to a place, with everything that a refusal draws."""

    def propose(x: float, y: float) -> Proposal:
        where = Where(
            offending=Area.disc((x, y), 0.3),
            whole=Area.disc((x + 0.5, y), 1.4),
            line=((x + 0.625, y), (x + 1.2, y)),
            spot=(x, y),
        )
        path: tuple[Point, ...] = ((14, 14), (14 + (x - 14) / 2, 14), (x, y))
        length = math.dist(path[0], path[1]) + math.dist(path[1], path[2])
        note = NoteText("0.62″ from Beast 1; needs more than 1″", "No move ends within 1″ of an enemy (7.2).")
        ghosts = (Ghost("red.marines.1", Pose(x, y), legal=False, leader=True),)
        return Proposal(ghosts, path, f"{length:.2f}″ of 5″", False, note, (where,), 1.25)

    return propose


@pytest.fixture
def board(qtbot: QtBot, mission: Mission, game: Game, readout: Readout, areas: Areas) -> Board:
    """Everything shown on a board of 900 by 620 pixels."""
    made = Board()
    qtbot.addWidget(made)
    made.resize(900, 620)
    made.show_mission(mission, LIGHT)
    made.show_position(game, readout)
    made.show_areas(areas)
    made.show()
    return made
