"""The stages of judging an ability and an arrival by one: whose turn, whose unit, whose ability, and what it does."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from engine.findings import Finding, Later
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability
from engine.systems.starcraft.arriving import arrival_checks, arrival_of, at_round_end
from engine.systems.starcraft.found import refused
from engine.systems.starcraft.judge_ability import ability_findings
from engine.systems.starcraft.orders import Deploy, UseAbility
from engine.systems.starcraft.readings_supply import other_pools
from engine.systems.starcraft.readings_token import other_sizes
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.systems.starcraft.summoning import is_summoned
from engine.systems.starcraft.turn import any_time_checks, is_unit, turn_checks, unit_checks
from engine.systems.starcraft.using import AFTERWARDS, ARRIVALS, ability_checks, has_just_acted
from engine.tongue import tr

Said = Finding | Later
Stage = Callable[[], Iterable[Said]]


def ability_stages(rules: Rulebook, game: StarcraftGame, order: UseAbility) -> Iterator[Stage]:
    ability = game.kit.abilities.get(order.ability)
    if ability is None or ability.does in ARRIVALS:
        yield lambda: _unknown(rules, order.ability)
        return
    either = game.awaiting is Awaiting.ROUND_END or ability.id == AFTERWARDS or has_just_acted(game, order.unit)
    either = either or (ability.upon is not None and game.awaiting is Awaiting.ACTIVATION)
    yield lambda: _turn(rules, game, order.by, ability.name, either=either)
    yield lambda: unit_checks(rules, game, order.by, order.unit)
    yield lambda: ability_checks(rules, game, order.unit, ability)
    yield lambda: _used(rules, game, order)


def arrival_stages(rules: Rulebook, game: StarcraftGame, order: Deploy) -> Iterator[Stage]:
    """All but where the unit ends."""
    ability = arrival_of(game, order)
    if ability is None:
        yield lambda: _unknown(rules, order.via)
        return
    either = at_round_end(ability) or (is_unit(game, order.unit) and summons_afterwards(game, order))
    yield lambda: _turn(rules, game, order.by, ability.name, either=either)
    yield lambda: unit_checks(rules, game, order.by, order.unit)
    yield lambda: _arrival(rules, game, order.unit, ability)


def _arrival(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> list[Said]:
    findings = list(arrival_checks(rules, game, unit, ability))
    return [*findings, partial(other_pools, rules, game, unit, findings)]


def summons_afterwards(game: StarcraftGame, order: Deploy) -> bool:
    """Its parent has just acted, and nobody has done anything since."""
    return is_summoned(game, order.unit) and is_unit(game, order.source) and has_just_acted(game, order.source)


def _used(rules: Rulebook, game: StarcraftGame, order: UseAbility) -> list[Said]:
    findings = list(ability_findings(rules, game, order))
    return [*findings, partial(other_sizes, rules, game, order, findings)]


def _turn(rules: Rulebook, game: StarcraftGame, by: str, what: str, *, either: bool) -> Iterator[Finding]:
    """At the end of the round both sides resolve their own."""
    if either:
        return any_time_checks(rules, game, by)
    return turn_checks(rules, game, by, (Awaiting.ACTIVATION,), what)


def _unknown(rules: Rulebook, name: str) -> Iterator[Finding]:
    yield refused(rules, "order.unknown", words={"what": tr("ability called {name}", name=name)})
