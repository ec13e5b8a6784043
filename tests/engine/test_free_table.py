"""What is put beside a rehearsal has an id that nothing else has."""

import pytest

from engine.free_table import put, with_piece, with_unit
from engine.game import Game, starting_models
from engine.mission import Mission, MissionCard, Piece, Profile, Side, SideLook, Table
from geometry.area import Area
from geometry.base import Base
from geometry.pose import Pose

PROFILE = Profile("one", "One", "one", Base.round(1.0), "this test")


class Beginning:
    """No more of a game is asked."""

    def begin(self, mission: Mission) -> Game:
        return Game(mission=mission, models=starting_models(mission))


@pytest.fixture
def game() -> Game:
    sides = (Side("red", "Red", "red", SideLook.RED),)
    card = MissionCard("card", 3, "this test")
    return Beginning().begin(Mission("test", "Test", "this test", Table(20, 10), card, {}, sides=sides))


def test_two_pieces_and_two_units_alike_have_ids_of_their_own(game: Game) -> None:
    rules, wall = Beginning(), Piece("wall", "Wall", "wall", Area.rectangle(0, 0, 1, 1))
    for _ in range(3):
        game = with_piece(rules, game, wall)
        game, unit = with_unit(rules, game, "red", PROFILE, 1)
        game = put(rules, game, {f"{unit}.1": Pose(5, 5)})
    assert len({piece.id for piece in game.mission.terrain}) == len(game.mission.terrain) == 3
    assert len({unit.id for unit in game.mission.units}) == len(game.mission.units) == 3
    assert len(list(game.on_table())) == 3
