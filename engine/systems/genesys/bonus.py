"""The movement bonus: from the inches moved to +0, +1, +2, under each reading of the gaps between the bands."""

import math
from collections.abc import Mapping

from engine.rulebook import Rulebook
from engine.systems.genesys.generation import defense_now, is_later, lessened, loss, movement_now
from engine.systems.genesys.state import GenesysGame
from engine.tongue import tr
from geometry.tolerance import TOLERANCE, Fit, at_most, more_than

READINGS = ("strict", "round_up", "round_down", "later")
BY_GENERATION = "by_generation"
"""The reading that is one or another of these by the generation of the rules."""


def limits(rules: Rulebook, reading: str) -> tuple[float, ...]:
    """Where each further +1 begins: past these inches, or at them where only whole inches count."""
    if reading == "round_down":
        return (rules.figure("bonus_first_from"), rules.figure("bonus_second_from"))
    first = (rules.figure("bonus_none_to"), rules.figure("bonus_first_to"))
    return (*first, rules.figure("bonus_second_to")) if reading == "later" else first


def bonus_of(rules: Rulebook, reading: str, inches: float) -> int:
    """A distance inside the tolerance of a band's end belongs to the band, so that a full 6″ earns nothing."""
    bonuses = (0, rules.count("bonus_first"), rules.count("bonus_second"), rules.count("bonus_third"))
    if reading in ("round_up", "round_down"):
        whole = math.ceil(inches - TOLERANCE - 1e-9) if reading == "round_up" else math.floor(inches + TOLERANCE + 1e-9)
        starts = (rules.figure("bonus_first_from"), rules.figure("bonus_second_from"))
        return bonuses[sum(whole >= start for start in starts)]
    return bonuses[sum(more_than(inches, limit) is Fit.KEPT for limit in limits(rules, reading))]


def close_to(rules: Rulebook, reading: str, inches: float) -> float | None:
    """The limit between two bands that a distance is inside the tolerance of; none where it is clear of all."""
    return next((limit for limit in limits(rules, reading) if at_most(inches, limit) is Fit.AT_LIMIT), None)


def reading_of(game: GenesysGame) -> str:
    """As set; by default the strict one, or from 2018 on the later one."""
    reading = str(game.mission.settings["bonus_bands"])
    if reading == BY_GENERATION:
        return "later" if is_later(game) else "strict"
    return reading


def other_readings(rules: Rulebook, reading: str, inches: float) -> Mapping[str, int]:
    """The readings that give another bonus for these inches, each with its own."""
    here = bonus_of(rules, reading, inches)
    others = {other: bonus_of(rules, other, inches) for other in READINGS}
    return {other: bonus for other, bonus in others.items() if bonus != here}


def own_bonus(rules: Rulebook, game: GenesysGame, model: str) -> int:
    """What the model itself moved for, as long as that lasts.

    Where the bonus of the activation before outlasts the beginning of this one, the higher counts, or by a setting the
    new one once the model has moved. The two are never added.
    """
    new = bonus_of(rules, reading_of(game), game.moved.get(model, 0.0))
    if model not in game.earlier or (model in game.moved and game.mission.settings["bonus_carried"] == "new"):
        return new
    return max(new, bonus_of(rules, reading_of(game), game.earlier[model]))


def bonus(rules: Rulebook, game: GenesysGame, model: str) -> int:
    """What counts for the model: its own, or its squad's least or most where this is set so."""
    reading = game.mission.settings["squad_bonus"]
    if reading == "own":
        return own_bonus(rules, game, model)
    squad = [own_bonus(rules, game, mate.id) for mate in game.standing_of(game.model(model).unit)]
    return (min if reading == "least" else max)(squad, default=0)


def evasion(rules: Rulebook, game: GenesysGame, model: str) -> int:
    """Added to the number a shooter needs."""
    return bonus(rules, game, model)


def charge_bonus(rules: Rulebook, game: GenesysGame, model: str) -> int:
    """Added to Strength: only in the Game Round in which the model came base to base, by either side's move."""
    entry = game.entered.get(model)
    if entry is None or not entry.counts or entry.round != game.round:
        return 0
    return bonus(rules, game, model)


def ranged_target(game: GenesysGame, unit: str) -> int:
    """The ranged target number of a squad before its bonus."""
    return round(movement_now(game, unit)) + defense_now(game, unit)


def martial_target(game: GenesysGame, unit: str) -> int:
    """The number that hits a squad in melee."""
    profile = game.profile_of(unit)
    return round(lessened(profile.martial, loss(game, unit))) + defense_now(game, unit)


def until_words(game: GenesysGame) -> str:
    """How long a bonus lasts, in words."""
    if is_later(game):
        return tr("until the end of its squad's next activation")
    return tr("until its squad's next activation or reaction")


def until_short(game: GenesysGame) -> str:
    """The same, for a label on the table."""
    return tr("end of next act.") if is_later(game) else tr("next act. or react.")
