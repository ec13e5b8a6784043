"""How far a unit may move now: its printed Speed, and what creep and abilities add."""

from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability
from engine.systems.starcraft.state import StarcraftGame
from geometry.base import Placed
from geometry.gaps import gap
from geometry.tolerance import at_most

CREEP = "creep-tumor"
SOURCE_OF_CREEP = "source-of-creep"
COUNTS = "counts"


def speed_now(game: StarcraftGame, unit: str) -> float | None:
    """Inches; none for what can't be moved. A unit that Deploys has its printed Speed, and what lasts for the round
    where that is so read."""
    printed = game.speed(unit)
    if printed is None:
        return None
    state = game.state(unit)
    if not game.stands(unit):
        return printed + (state.bonus if game.setting("deploy_bonus") == COUNTS else 0.0)
    return printed + state.bonus + state.boost


def on_creep(rules: Rulebook, game: StarcraftGame, unit: str) -> bool:
    """A Ground Zerg unit on the table, some model of it within reach of a Creep Tumor or a source of creep."""
    profile = game.profile(unit)
    if profile.faction != "zerg" or game.is_flying(unit):
        return False
    reach = rules.figure("creep_range")
    sources = creep_sources(game)
    return any(_near(model.placed, source, reach) for model in game.standing_of(unit) for source in sources)


def creep_sources(game: StarcraftGame) -> tuple[Placed, ...]:
    """Creep Tumors, and models that are sources of creep, of either side."""
    sources = [token.placed for token in game.tokens.values() if token.kind.id == CREEP]
    sources += [
        model.placed
        for other in game.mission.units
        if SOURCE_OF_CREEP in game.profile(other.id).abilities
        for model in game.standing_of(other.id)
    ]
    return tuple(sources)


def gained(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> float:
    """Inches of Speed that an ability adds."""
    if ability.inches_on_creep is not None and on_creep(rules, game, unit):
        return ability.inches_on_creep
    return ability.inches


def _near(one: Placed, other: Placed, reach: float) -> bool:
    return bool(at_most(gap(one, other), reach))
