"""Whom each squad model gets to with one Move: near enough to an enemy to be Engaged, by the ways there are."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Severity, Where
from engine.game import Model
from engine.ground import stand_area
from engine.manoeuvres import reach_of
from engine.rulebook import Rulebook
from engine.survey import Row, listed
from engine.systems.hardwired28.factions import enemies_of, engages_at, may_engage
from engine.systems.hardwired28.heights import flat_ground, reached
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.standing import counts_height, span
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance, base_obstacle, ground_for, zealot_bonus
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.area import Area
from geometry.gaps import gap, nearest_points
from geometry.tolerance import at_most


def moves(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    """Of every squad model each enemy that one Move takes it to, and in one row those that it does not."""
    # A Scout's move after deployment is none of those asked about.
    game = replace(game, scouted=frozenset(game.models))
    for model in game.on_table():
        if game.kind(model) is not Kind.SQUAD or model.id in game.fleeing:
            continue
        limit = allowance(rules, game, model) + zealot_bonus(rules, game, model)
        enemies = [other for other in enemies_of(game, model) if may_engage(game, model, other)]
        reach: Area | None = None
        far = []
        for enemy in enemies:
            near = engages_at(rules, game, model, enemy)
            away = span(game, model.placed, enemy.placed)
            if at_most(away, near):
                continue
            if not at_most(gap(model.placed, enemy.placed), limit + near):
                far.append(enemy.id)
                continue
            reach = _ends(rules, game, model, limit) if reach is None else reach
            yield _told(rules, game, model, enemy, reach, limit, near)
        if far:
            names = listed([name_of(game, id) for id in far])
            text = tr(
                "One Move of {limit} takes {name_of} to none of {names}.",
                limit=whole(limit),
                name_of=name_of(game, model.id),
                names=names,
            )
            yield Row(text, rules.clauses["move_and_action"].ref, Severity.PASSED, (model.id, *far))


def _told(
    rules: Rulebook, game: HardwiredGame, model: Model, enemy: Model, reach: Area, limit: float, near: float
) -> Row:
    within = base_obstacle(enemy.id, enemy.placed).keep_out(model.base, model.placed.pose.turn, near)
    away = gap(model.placed, enemy.placed)
    line = nearest_points(model.placed, enemy.placed)
    who = tr(
        "{name_of}, {away} from {name_of2},",
        name_of=name_of(game, model.id),
        away=inches(away),
        name_of2=name_of(game, enemy.id),
    )
    gets_there = bool(reach & within)
    text = tr("{who} is Engaged with it after one Move of {limit}, if it likes.", who=who, limit=whole(limit))
    if not gets_there:
        text = tr(
            "{who} does not get within {near} of it with one Move of {limit}.",
            who=who,
            near=whole(near),
            limit=whole(limit),
        )
    severity = Severity.PASSED
    if gets_there and counts_height(game):
        text += tr(" Heights between them are not counted here.")
        severity = Severity.LEFT_TO_YOU
    return Row(
        text,
        rules.clauses["move_and_action"].ref,
        severity,
        (model.id, enemy.id),
        away,
        limit + near,
        where=Where(line=line, spot=line[0]),
    )


def _ends(rules: Rulebook, game: HardwiredGame, model: Model, limit: float) -> Area:
    """Where one Move may end, with climbs and drops where there is something to climb near."""
    start, ground = model.placed.pose, ground_for(game, model)
    found = reached(rules, game, model, start, limit, ground)
    area = (
        found.area()
        if found is not None
        else reach_of(model.base, (start,), start.turn, limit, flat_ground(game, model, start, limit, ground))
    )
    return area & stand_area(model.base, start.turn, ground)
