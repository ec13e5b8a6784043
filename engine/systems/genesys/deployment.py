"""Zones of deployment: six a side and two before them, how they are taken, and where a squad may be set down."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.ground import judge_stand
from engine.mission import EdgeName, Side, Table
from engine.picture import SideArea
from engine.rulebook import Rulebook
from engine.systems.genesys.bench import Bench, Measure, at_least
from engine.systems.genesys.orders import ChooseZones, Deploy, ForwardZones
from engine.systems.genesys.reserves import bordered, entry_of, is_reserve
from engine.systems.genesys.state import GenesysGame, Stage
from engine.systems.genesys.terrain import ground_for
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Placed
from geometry.outline import outline
from geometry.pose import Pose
from geometry.tolerance import apart

PLACES = {1: (0, 0), 2: (0, 1), 3: (0, 2), 4: (1, 0), 5: (1, 1), 6: (1, 2), 7: (2, 0), 8: (2, 2)}
"""Row from the own edge and place from the own left; nothing lies before zone 5."""
ON_EDGE, CHOSEN = (1, 2, 3), (1, 2, 3, 4, 5, 6)
_ACROSS = 3
_JOINED = 1e-6
_HALVINGS = 40


def own_edge(game: GenesysGame, side: str) -> EdgeName:
    """The long edge that a side deploys along: the one it names, else that which the other side does not name; the
    bottom for the first side and the top where nobody names any, left and right on a table that stands upright."""
    own = _named_edge(game, side)
    if own is not None:
        return own
    others = (_named_edge(game, other) for other in game.sides if other != side)
    facing = next((edge for edge in others if edge is not None), None)
    first, second = long_edges(game.mission.table)
    if facing is not None:
        return second if facing is first else first
    return first if side == game.sides[0] else second


def _named_edge(game: GenesysGame, side: str) -> EdgeName | None:
    """Once zones are taken the entry edges are theirs, and the long edge is remembered."""
    return game.long_edges.get(side) or long_edge(game.mission.side(side), game.mission.table)


def long_edges(table: Table) -> tuple[EdgeName, EdgeName]:
    """The two edges that zones lie along: the first side's where nobody names any, and the other's.

    Those of a square table are the bottom and the top.
    """
    upright = table.height > table.width
    return (EdgeName.LEFT, EdgeName.RIGHT) if upright else (EdgeName.BOTTOM, EdgeName.TOP)


def long_edge(side: Side, table: Table) -> EdgeName | None:
    """The first long edge that a side of a mission names as its own."""
    return next((segment.edge for segment in side.entry if segment.edge in long_edges(table)), None)


def zone_area(rules: Rulebook, game: GenesysGame, side: str, number: int) -> Area:
    """Six inches deep and a third of the long edge wide, counted from the own left."""
    table, depth = game.mission.table, rules.figure("zone_depth")
    row, place = PLACES[number]
    edge = own_edge(game, side)
    width = table.edge_length(edge) / _ACROSS
    near, far = row * depth, (row + 1) * depth
    first, last = place * width, (place + 1) * width
    match edge:
        case EdgeName.BOTTOM:
            return Area.rectangle(first, table.height - far, last, table.height - near)
        case EdgeName.TOP:
            return Area.rectangle(table.width - last, near, table.width - first, far)
        case EdgeName.LEFT:
            return Area.rectangle(near, first, far, last)
        case EdgeName.RIGHT:
            return Area.rectangle(table.width - far, table.height - last, table.width - near, table.height - first)


def taken_area(rules: Rulebook, game: GenesysGame, side: str) -> Area:
    return union(zone_area(rules, game, side, number) for number in game.zones.get(side, ()))


def forward_zones(rules: Rulebook, order: ForwardZones) -> tuple[int, ...]:
    """The zone chosen, and for every die that does not show it another, by the die and 2."""
    shift = rules.count("forward_shift")
    return tuple(dict.fromkeys((order.zone, *(die + shift for die in order.rolled if die != order.zone))))


def is_open(game: GenesysGame) -> bool:
    return game.stage is Stage.ROLL_OFF


def zones_drawn(rules: Rulebook, game: GenesysGame) -> Iterator[SideArea]:
    """While squads are set down: the zones that a side has taken, or may still take."""
    if not is_open(game) or not any(
        game.alive_of(unit.id) and not game.standing_of(unit.id) for unit in game.mission.units
    ):
        return
    for side in game.sides:
        taken = game.zones.get(side)
        for number in taken or CHOSEN:
            words = f"{game.mission.side(side).name} {number}"
            yield SideArea(
                side, zone_area(rules, game, side, number), tr("{words}, taken", words=words) if taken else words
            )


def with_zones(rules: Rulebook, game: GenesysGame, side: str, zones: tuple[int, ...]) -> GenesysGame:
    """The side has taken these zones, and comes in by the edges that they border."""
    game = replace(game, zones={**game.zones, side: zones}, long_edges={**game.long_edges, side: own_edge(game, side)})
    entry = bordered(game, (zone_area(rules, game, side, number) for number in zones))
    sides = tuple(replace(one, entry=entry) if one.id == side else one for one in game.mission.sides)
    return replace(game, mission=replace(game.mission, sides=sides))


def judge_zones(bench: Bench, order: ChooseZones) -> Iterator[Finding]:
    yield from _may_take(bench, order.by)
    wanted, least = bench.rules.count("standard_zones"), bench.rules.count("standard_on_edge")
    known = len(set(order.zones)) == len(order.zones) == wanted and all(zone in CHOSEN for zone in order.zones)
    yield bench.checked("deploy.zones", known, order.by, asked=tr("{wanted} different ones of 1 to 6", wanted=wanted))
    on_edge = sum(zone in ON_EDGE for zone in order.zones)
    yield bench.checked("deploy.on_edge", on_edge >= least, order.by, measure=at_least(on_edge, least))


def judge_forward(bench: Bench, order: ForwardZones) -> Iterator[Finding]:
    yield from _may_take(bench, order.by)
    yield bench.checked("deploy.zones", order.zone in CHOSEN, order.by, asked=tr("one of 1 to 6"))
    sides, count = bench.rules.count("roll_off_sides"), bench.rules.count("forward_dice")
    kept = len(order.rolled) == count and all(1 <= die <= sides for die in order.rolled)
    yield bench.checked("dice.typed", kept, whose=tr("Forward deployment"), asked=f"{count} d{sides}")


def _may_take(bench: Bench, side: str) -> Iterator[Finding]:
    if not is_open(bench.game):
        yield bench.refused("deploy.not_now", what=tr("taking zones"), why=tr("The first turn is settled"))
    elif side in bench.game.zones:
        words = tr("{side} took theirs", side=bench.game.mission.side(side).name)
        yield bench.refused("deploy.not_now", side, what=tr("taking zones"), why=words)


def judge_zones_taken(bench: Bench) -> Iterator[Finding]:
    """Told before the first turn of a side whose squads wait with neither zones nor edges: they would never come."""
    game = bench.game
    for side in game.sides:
        waiting = [unit for unit in game.units_of(side) if is_reserve(game, unit.id)]
        if waiting and side not in game.zones and not entry_of(game, side):
            who = tr(" and ").join(unit.name for unit in waiting)
            yield bench.finding("deploy.zones_first", Severity.LEFT_TO_YOU, side, who=who)


def judge_deploy(bench: Bench, order: Deploy) -> Iterator[Finding]:
    game = bench.game
    if not is_open(game) or order.by not in game.zones:
        why = (
            tr("Zones are taken first")
            if is_open(game)
            else tr("The first turn is settled, and who waits is in reserve")
        )
        yield bench.refused("deploy.not_now", order.unit, what=tr("setting a squad down"), why=why)
        return
    reserve = {model.number for model in game.alive_of(order.unit) if not model.on_table}
    if game.side_of_unit(order.unit) != order.by or not reserve or set(order.places) != reserve:
        yield bench.refused("deploy.whole_squad", order.unit)
        return
    taken = taken_area(bench.rules, game, order.by)
    ends = {f"{order.unit}.{number}": pose for number, pose in order.places.items()}
    after = game.with_poses(ends)
    for id in ends:
        model = after.model(id)
        yield from judge_stand(bench.rules, id, model.placed, ground_for(after, model, {}))
        out = _out_of(taken, model.placed)
        where = Where(offending=outline(model.placed) - taken, whole=taken, spot=model.placed.centre)
        yield bench.finding("deploy.outside", Severity.of(apart(-out)), id, measure=Measure(out, 0.0), where=where)


def _out_of(zones: Area, placed: Placed) -> float:
    """Inches by which a base hangs out of an area, none where it stands wholly in it."""
    # Zones that meet have no line between them, however their sides were rounded.
    joined = zones.grown(_JOINED)
    if placed.base.is_round:
        edge = joined.distance_to_outline(placed.centre)
        inside = joined.contains(placed.centre)
        return max(0.0, placed.base.outer_radius + _JOINED + (-edge if inside else edge))
    body = outline(placed)
    if joined.covers(body):
        return 0.0
    low, high = 0.0, body.distance_to_outline(placed.centre) + 2 * placed.base.outer_radius + zones.gap(body)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if zones.grown(middle).covers(body) else (middle, high)
    return low


def formed_up(game: GenesysGame, unit: str, hand: int, at: Pose, by_hand: Mapping[int, Pose]) -> dict[int, Pose]:
    """Places of the rest of a squad round the model in the hand, in rows beside and behind it."""
    reserve = [model for model in game.alive_of(unit) if not model.on_table]
    others = [model for model in reserve if model.number != hand]
    places = {}
    for index, model in enumerate(others, 1):
        step = 2 * model.base.outer_radius + 0.1
        row, column = divmod(index, 4)
        aside = ((column + 1) // 2) * (1 if column % 2 else -1) * step
        x, y = at.place((aside, row * step))
        places[model.number] = by_hand.get(model.number, at.at(x, y))
    return dict(sorted(places.items()))
