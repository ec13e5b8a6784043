"""Who is whose enemy, and who is Engaged with whom."""

from collections.abc import Iterator, Mapping

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from geometry.base import Placed
from geometry.pose import distance
from geometry.tolerance import at_most

ONE_FACTION = frozenset({"wave-callers", "static-wraiths"})
"""The two that the source text counts as one."""

_SURELY = 0.01
"""Inches beyond a limit at which discs that hold the bases settle it."""

Readings = Mapping[str, str]
"""Settings tried out in place of the mission's own."""

ENGAGES = "engages"

OPEN = ("hostile_factions", "calm_coworkers", "hostile_coworker")
"""The settings that say who is an enemy and who engages."""


def faction(game: HardwiredGame, model: Model, readings: Readings | None = None) -> str:
    """A squad is a faction of its own, whatever word its side has for itself."""
    kind = game.kind(model)
    if kind is Kind.SQUAD:
        return tr("squad {side_of}", side_of=game.side_of(model))
    if kind is Kind.COWORKER:
        return "coworkers"
    if _reads(game, "hostile_factions", readings) == "one_side":
        return "hostiles"
    name = game.profile(model).faction
    return tr("hostile callers and wraiths") if name in ONE_FACTION else tr("hostile {name}", name=name)


def sees_enemy(game: HardwiredGame, a: Model, b: Model, readings: Readings | None = None) -> bool:
    """``a`` treats ``b`` as an enemy. Not always the same the other way round."""
    if a.id == b.id:
        return False
    if faction(game, a, readings) != faction(game, b, readings) or a.id in game.hostile:
        return True
    return b.id in game.hostile and _reads(game, "hostile_coworker", readings) == "enemy"


def may_engage(game: HardwiredGame, a: Model, b: Model, readings: Readings | None = None) -> bool:
    """Near enough to each other, the two would make ``a`` Engaged."""
    if not sees_enemy(game, a, b, readings):
        return False
    if _reads(game, "calm_coworkers", readings) == "engages":
        return True
    return not any(game.kind(model) is Kind.COWORKER and model.id not in game.hostile for model in (a, b))


def enemies_of(game: HardwiredGame, model: Model) -> tuple[Model, ...]:
    return tuple(other for other in game.on_table() if sees_enemy(game, model, other))


def engaged_with(
    rules: Rulebook, game: HardwiredGame, model: Model, stands: Placed, readings: Readings | None = None
) -> tuple[Model, ...]:
    """The enemies that engage a model which stands there; at the very limit they do."""
    near, farthest = rules.figure("engagement_range"), engaging_most(rules, game)
    return tuple(
        other
        for other in game.on_table()
        if _is_near(stands, other.placed, farthest)
        and may_engage(game, model, other, readings)
        and at_most(
            span(game, stands, other.placed), near if farthest == near else engages_at(rules, game, model, other)
        )
    )


def engages_at(rules: Rulebook, game: HardwiredGame, a: Model, b: Model) -> float:
    """Inches within which two enemies are Engaged: more, where the setting has it so, for a weapon that reaches."""
    near = rules.figure("engagement_range")
    if game.setting("cable_whip") != ENGAGES:
        return near
    return max(near, *(arm.reach or 0.0 for one in (a, b) for arm in game.profile(one).arms), near)


def engaging_most(rules: Rulebook, game: HardwiredGame) -> float:
    """Inches beyond which nobody here is Engaged with anybody."""
    near = rules.figure("engagement_range")
    if game.setting("cable_whip") != ENGAGES:
        return near
    reaches = [arm.reach or 0.0 for one in game.on_table() for arm in game.profile(one).arms]
    return max(near, *reaches, near)


def _is_near(stands: Placed, other: Placed, limit: float) -> bool:
    """A cheap no: discs that hold the bases are farther apart than the limit."""
    reach = stands.base.outer_radius + other.base.outer_radius + limit + _SURELY
    return distance(stands.centre, other.centre) <= reach


def engaged_pairs(rules: Rulebook, game: HardwiredGame) -> Iterator[tuple[str, str]]:
    """Every two of whom at least one is Engaged with the other, each pair once."""
    limit = engaging_most(rules, game)
    models = tuple(game.on_table())
    for index, a in enumerate(models):
        for b in models[index + 1 :]:
            if not _is_near(a.placed, b.placed, limit):
                continue
            near = engages_at(rules, game, a, b)
            if (may_engage(game, a, b) or may_engage(game, b, a)) and at_most(span(game, a.placed, b.placed), near):
                yield (a.id, b.id)


def other_readings(rules: Rulebook, game: HardwiredGame, *names: str) -> Iterator[tuple[str, Readings]]:
    """Each reading of these settings that the mission did not take: the setting's name, and the one reading."""
    for name in names:
        for reading in rules.settings[name].readings:
            if reading != game.setting(name):
                yield (name, {name: reading})


def _reads(game: HardwiredGame, name: str, readings: Readings | None) -> str:
    return game.setting(name) if readings is None else readings.get(name) or game.setting(name)
