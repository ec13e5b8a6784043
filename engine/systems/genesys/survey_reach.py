"""Which squads can charge which: how far it is to base contact by the ways there are, against their movement."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.findings import Severity, Where
from engine.game import Model
from engine.ground import stand_area
from engine.routing import ways_from
from engine.rulebook import Rulebook
from engine.shortest import shortest_to
from engine.survey import Row, listed
from engine.systems.genesys.charge_ends import RIM
from engine.systems.genesys.moving import allowance
from engine.systems.genesys.naming import name
from engine.systems.genesys.slowing import slow_pieces
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import base_of, ground_for
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.gaps import gap, nearest_points
from geometry.tolerance import at_most

LED_BY = 2
"""So many of a squad's models, those nearest to the target, are looked at."""


@dataclass(frozen=True, slots=True)
class _Charge:
    """Inches of the shortest way to contact, none where none is found within the movement."""

    way: float | None
    leader: Model
    target: Model
    away: float


def charges(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    """Of every squad on the table each enemy squad that it could come base to base with in one movement."""
    for unit in game.mission.units:
        if not game.standing_of(unit.id):
            continue
        plain, longer = (allowance(rules, game, unit.id, extra) for extra in (False, True))
        far = []
        for target in game.mission.units:
            if target.side == unit.side or not game.standing_of(target.id):
                continue
            found = _shortest(game, unit.id, target.id, max(plain, longer))
            if found is None:
                far.append(target.id)
            else:
                yield _told(rules, game, found, plain, longer)
        if far:
            names = listed([name(game, target) for target in far])
            most = whole(max(plain, longer))
            text = tr(
                "{unit} does not come into contact with {names}: more than {most} off.",
                unit=name(game, unit.id),
                names=names,
                most=most,
            )
            yield Row(text, rules.clauses["movement"].ref, Severity.PASSED, (unit.id, *far))


def _told(rules: Rulebook, game: GenesysGame, found: _Charge, plain: float, longer: float) -> Row:
    leader, target = found.leader, found.target
    line = nearest_points(leader.placed, target.placed)
    who = tr("{unit} charging {unit2}", unit=name(game, leader.unit), unit2=name(game, target.unit))
    most = max(plain, longer)
    ids = (leader.unit, target.unit, leader.id, target.id)
    if found.way is None:
        text = tr(
            "{who}: {away} apart, and no way of {most} leads the nearest models there.",
            who=who,
            away=inches(found.away),
            most=whole(most),
        )
        where = Where(line=line, spot=line[0])
        return Row(text, rules.clauses["charge"].ref, Severity.PASSED, ids, found.away, most, where=where)
    enough = bool(at_most(found.way, plain))
    how = (
        tr("within {plain}", plain=whole(plain))
        if enough
        else tr("within {longer}, with its Action given to movement", longer=whole(longer))
    )
    text = tr(
        "{who}: {leader} has a way of {way}, {how}.",
        who=who,
        leader=name(game, leader.id),
        way=inches(found.way, plain),
        how=how,
    )
    slow = slow_pieces(rules, game)
    if slow:
        text += tr(" What slow ground costs on it is not counted here.")
    return Row(
        text,
        rules.clauses["charge"].ref,
        Severity.LEFT_TO_YOU if slow else Severity.of(at_most(found.way, plain if enough else longer)),
        ids,
        found.way,
        plain if enough else longer,
        where=Where(line=line, spot=line[0]),
    )


def _shortest(game: GenesysGame, unit: str, target: str, most: float) -> _Charge | None:
    """None where the target is too far off in a straight line, or in contact already."""
    rows = sorted(
        (
            (gap(mine.placed, theirs.placed), mine, theirs)
            for mine in game.standing_of(unit)
            for theirs in game.standing_of(target)
        ),
        key=lambda row: (row[0], row[1].id, row[2].id),
    )
    best: _Charge | None = None
    seen: set[str] = set()
    for away, mine, theirs in rows:
        if mine.id in seen:
            continue
        if (
            not at_most(away, most)
            or len(seen) == LED_BY
            or (best is not None and best.way is not None and best.way <= away)
        ):
            break
        seen.add(mine.id)
        way = _way(game, mine, target, most)
        if best is None or (way is not None and (best.way is None or way < best.way)):
            best = _Charge(way, mine, theirs, away)
    return best


def _way(game: GenesysGame, mine: Model, target: str, most: float) -> float | None:
    """To the rim of some model of the target, where the base is free to stand. Squad mates go along, and are in
    nobody's way."""
    ground = ground_for(game, mine, {})
    mates = {mate.id for mate in game.standing_of(mine.unit)}
    ground = replace(ground, no_stop=tuple(one for one in ground.no_stop if one.id not in mates))
    turn, start = mine.placed.pose.turn, mine.placed.pose
    ways = ways_from(mine.base, turn, start.point, most, ground)
    reached, best = ways.area(), None
    for theirs in game.standing_of(target):
        rim = reached & base_of(theirs).keep_out(mine.base, turn, RIM)
        if not rim:
            continue
        left, top, right, bottom = rim.bounds
        room = max(right - left, bottom - top) + 2 * mine.base.outer_radius + 1.0
        close = [one for one in ground.no_stop if not one.is_farther((left, top, right, bottom), room)]
        ends = rim & stand_area(mine.base, turn, replace(ground, no_stop=tuple(close)))
        if not ends:
            continue
        way = shortest_to(ways, start.point, ends)
        best = way if best is None or way < best else best
    return best
