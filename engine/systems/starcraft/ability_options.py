"""The abilities of a unit as options: those of the phase at hand, open or closed with the reason."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.mission import EdgeName
from engine.options import Ask, ChoiceAsk, Draft, Option
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, By, Does, Upon
from engine.systems.starcraft.arriving import arrival_checks, sources
from engine.systems.starcraft.found import refused
from engine.systems.starcraft.judge_placing import token_of
from engine.systems.starcraft.lying import base_of
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import Deploy, UseAbility
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.using import ARRIVALS, MOVING, abilities_of, ability_checks, when
from engine.tongue import tr

KEYS = "BFIJNQSTVYZ3456789"
"""Letters and digits that no action has."""


def ability_options(rules: Rulebook, game: StarcraftGame, by: str, unit: str) -> Iterator[Option]:
    """What belongs to the phase at hand, and to units where this one is: on the table or in Reserve."""
    keys = iter(KEYS)
    own = game.unit(unit).side
    for ability in abilities_of(game, unit):
        asks_turn = by if ability.upon is None else own
        arrives = ability.does in ARRIVALS
        if when(game) not in ability.when or arrives is game.stands(unit) or game.is_gone(unit):
            continue
        if not arrives and not game.stands(unit):
            continue
        if ability.does is Does.RETURN and token_of(game, unit, ability) is None:
            continue
        on_table = arrives or ability.does in (*MOVING, Does.TOKEN)
        id = f"{Deploy.do if arrives else UseAbility.do}:{ability.id}"
        yield Option(
            id=id,
            name=ability.name,
            key=next(keys, ""),
            hint=tr(ability.says),
            by=asks_turn,
            unit=unit,
            asks=tuple(_asks(game, unit, ability)),
            draft=Draft(id, asks_turn, unit) if on_table else None,
            closed=_closed(rules, game, asks_turn, unit, ability),
            lays=base_of(game, game.kit.tokens[ability.token]) if ability.does is Does.TOKEN else None,
        )


def _closed(rules: Rulebook, game: StarcraftGame, by: str, unit: str, ability: Ability) -> Finding | None:
    if game.unit(unit).side != by:
        return refused(rules, "unit.not_yours", unit, game.unit(unit).side)
    checks = arrival_checks if ability.does in ARRIVALS else ability_checks
    return next((finding for finding in checks(rules, game, unit, ability) if finding.refuses), None)


def _asks(game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Ask]:
    side = game.unit(unit).side
    if ability.does in (Does.MARK, Does.TOWARDS, Does.AWAY):
        enemies = [enemy for enemy in game.enemies_of(side) if game.stands(enemy.id)]
        if ability.upon is Upon.SHOT and game.happened.shot:
            enemies = [enemy for enemy in enemies if enemy.id == game.happened.unit]
        yield ChoiceAsk("target", tr("Enemy unit"), tuple((enemy.id, enemy.name) for enemy in enemies))
    elif ability.does is Does.UNMARK:
        friends = [one for one in game.units_of(side) if one.id != unit and game.stands(one.id)]
        yield ChoiceAsk("target", tr("Friendly unit"), tuple((one.id, one.name) for one in friends))
    elif ability.does is Does.SHUT:
        yield ChoiceAsk(
            "target", tr("Edge"), tuple((edge.value, tr("{edge} edge", edge=edge.value)) for edge in EdgeName)
        )
    elif ability.does is Does.ARRIVE and ability.by in (By.STRUCTURE, By.TOKEN):
        known = sources(game, side, unit, ability)
        if len(known) > 1:
            yield ChoiceAsk("source", tr("From"), tuple((one, name(game, one)) for one in known))
