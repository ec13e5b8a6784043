"""How far a squad may have moved and still shoot: by the Strength of its weapon against its own."""

from collections.abc import Iterator

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.genesys.bench import Bench, Measure
from engine.systems.genesys.generation import movement_now, strength_now
from engine.systems.genesys.state import GenesysGame
from engine.tongue import tr
from geometry.tolerance import at_most
from geometry.travel import travel


def moved_limit(rules: Rulebook, game: GenesysGame, unit: str) -> float | None:
    """Inches that a squad may move and still shoot; none where its weapon's Strength is not known."""
    profile = game.profile_of(unit)
    if profile.weapon_strength is None:
        return None
    above = profile.weapon_strength - strength_now(game, unit)
    if above == 0 and game.mission.settings["weapon_equal"] == "heavy":
        above = rules.count("heavy_from")
    if above >= rules.count("fixed_from"):
        return 0.0
    factor = "shoot_factor_heavy" if above >= rules.count("heavy_from") else "shoot_factor"
    return rules.figure(factor) * movement_now(game, unit)


def _moved(game: GenesysGame, unit: str) -> float:
    activation = game.activation
    if activation is not None and activation.unit == unit:
        trails = activation.trails.items()
        return max((travel(game.model(id).base, trail) for id, trail in trails), default=0.0)
    if unit not in game.activated:
        return 0.0
    return max((game.travelled.get(model.id, 0.0) for model in game.standing_of(unit)), default=0.0)


def judge_moved(bench: Bench, unit: str) -> Iterator[Finding]:
    """Told against what the squad has moved in its activation of this Game Round: in this one, or before it reacts."""
    limit = moved_limit(bench.rules, bench.game, unit)
    if limit is None:
        return
    gone = _moved(bench.game, unit)
    severity = Severity.of(at_most(gone, limit)) if gone else Severity.PASSED
    refuses = bench.game.mission.settings["shooting_moved"] == "refused"
    if severity is Severity.REFUSED and not refuses:
        severity = Severity.LEFT_TO_YOU
    setting = "shooting_moved" if severity in (Severity.REFUSED, Severity.LEFT_TO_YOU) else None
    measure, weapon = Measure(gone, limit), _weapon_words(bench.rules, bench.game, unit)
    yield bench.finding("attack.moved", severity, unit, measure=measure, setting=setting, weapon=weapon)


def _weapon_words(rules: Rulebook, game: GenesysGame, unit: str) -> str:
    """How the weapon compares with its firer, and how far that lets it go."""
    above = (game.profile_of(unit).weapon_strength or 0) - strength_now(game, unit)
    if above == 0:
        heavy = game.mission.settings["weapon_equal"] == "heavy"
        return tr(
            "A weapon as strong as its firer shoots after {words} as set",
            words=tr("one Movement") if heavy else tr("two Movements"),
        )
    if above < 0:
        return tr("A weapon weaker than its firer shoots after two Movements at most")
    if above >= rules.count("fixed_from"):
        return tr("A weapon {above} stronger than its firer shoots from where it stood", above=above)
    return tr("A weapon {above} stronger than its firer is heavy and shoots after one Movement at most", above=above)
