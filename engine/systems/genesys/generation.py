"""What parts the generations of the rules: Exhausted squads, weaker reactions, the end of a bonus.

2016 has none of it.
"""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.genesys.orders import Reaction
from engine.systems.genesys.state import ActionState, GenesysGame
from engine.tongue import tr_later

EXHAUSTS, LATER = "2017", "2018+"

USED = {
    Reaction.FIGHT_BACK: (tr_later("Martial"), tr_later("Strength")),
    Reaction.STRIKE: (tr_later("Martial"), tr_later("Strength")),
    Reaction.SHOOT: (tr_later("Ranged"),),
    Reaction.DIVE: (),
}
"""The characteristics that a reaction uses, as far as the texts have them roll; what diving uses is not public."""


def begun(rules: Rulebook, game: GenesysGame) -> GenesysGame:
    """The position with what the generation of its mission takes of characteristics."""
    generation = game.mission.settings["generation"]
    return replace(
        game,
        exhausted_loss=rules.count("exhausted_loss") if generation == EXHAUSTS else 0,
        reaction_loss=rules.count("reaction_loss") if generation == LATER else 0,
    )


def is_later(game: GenesysGame) -> bool:
    """2018 and after: bonuses are enhancements of the Combat Situation, and last longer."""
    return game.mission.settings["generation"] == LATER


def is_exhausted(game: GenesysGame, unit: str) -> bool:
    """The squad has used its Action of this Game Round, in the generation that makes something of it; by a setting
    also one whose Action has lapsed."""
    lapsed = game.mission.settings["exhausted_by"] == "lapsed"
    without = (ActionState.GONE, ActionState.LAPSED) if lapsed else (ActionState.GONE,)
    return game.exhausted_loss > 0 and game.action_of(unit) in without


def loss(game: GenesysGame, unit: str) -> int:
    """What the squad has less on each of its characteristics now."""
    return game.exhausted_loss if is_exhausted(game, unit) else 0


def lessened(value: float, by: float) -> float:
    """A characteristic does not fall below 0."""
    return max(0.0, value - by)


def movement_now(game: GenesysGame, unit: str) -> float:
    return lessened(game.profile_of(unit).movement, loss(game, unit))


def strength_now(game: GenesysGame, unit: str) -> int:
    return round(lessened(game.profile_of(unit).strength, loss(game, unit)))


def defense_now(game: GenesysGame, unit: str) -> int:
    return round(lessened(game.profile_of(unit).defense, loss(game, unit)))


def command_now(game: GenesysGame, unit: str) -> int:
    """As Command Value goes by it: by a setting the printed Command counts there all the same."""
    printed = game.profile_of(unit).command
    if game.mission.settings["exhausted_command"] == "printed":
        return printed
    return round(lessened(printed, loss(game, unit)))
