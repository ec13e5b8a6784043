"""The first position of a game."""

from engine.game import starting_models
from engine.mission import Mission
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Kit
from engine.systems.starcraft.changes import stand
from engine.systems.starcraft.drafting import Drafting
from engine.systems.starcraft.state import StarcraftGame, UnitState
from engine.systems.starcraft.walls import make_terrain


def begin(rules: Rulebook, mission: Mission, kit: Kit) -> StarcraftGame:
    """The roll-off of the draft, where the mission is to be drafted, or else that of round 1."""
    game = StarcraftGame(
        mission=mission,
        models=starting_models(mission),
        round=1,
        terrain=make_terrain(rules, mission),
        kit=kit,
        states={unit.id: UnitState() for unit in mission.units},
        vp={side.id: 0 for side in mission.sides},
        destroyed={side.id: 0 for side in mission.sides},
        drafting=None if mission.draft is None else Drafting(),
    )
    return stand(rules, game)
