"""Arrivals that are no plain Deploy: by other edges, Structures, tokens, friends, or set up anywhere."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.mission import EdgeName, EdgeSegment
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, By, Does, When
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.influence import entry, from_segments, has_edge
from engine.systems.starcraft.levels import Level, level_of
from engine.systems.starcraft.orders import Deploy
from engine.systems.starcraft.state import ActivationMarker, Awaiting, StarcraftGame
from engine.systems.starcraft.summoning import is_summoned, may_summon
from engine.systems.starcraft.supply import available, pooled
from engine.systems.starcraft.using import ARRIVALS, is_begun, use_checks
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import farthest, gap, nearest_points
from geometry.keepout import too_near_base
from geometry.pose import distance
from geometry.tolerance import Fit, apart, at_most, more_than
from geometry.zones import ring

ALONG = (By.OPEN_EDGE, By.STRUCTURE)
"""Arrivals along a path; the others are set down in one place."""


def arrival_of(game: StarcraftGame, order: Deploy) -> Ability | None:
    ability = game.kit.abilities.get(order.via)
    return ability if ability is not None and ability.does in ARRIVALS else None


def arrival_checks(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Finding]:
    """All that speaks of the unit and the ability alone, and no more once something refuses it."""
    for finding in _checks(rules, game, unit, ability):
        yield finding
        if finding.refuses:
            return


def _checks(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Finding]:
    side = game.unit(unit).side
    yield from use_checks(rules, game, unit, ability)
    if game.is_gone(unit):
        yield refused(rules, "unit.gone", unit)
    elif game.stands(unit):
        yield refused(rules, "deploy.on_table", unit)
    if game.awaiting is Awaiting.ACTIVATION:
        if not is_summoned(game, unit):
            yield from is_begun(rules, game, unit)
        if ability.does is Does.ARRIVE and game.state(unit).marker is not ActivationMarker.NONE:
            yield refused(rules, "activation.already", unit, words={"phase": game.phase.value})
    if game.speed(unit) is None and ability.by in ALONG:
        yield refused(rules, "move.no_speed", unit)
    if ability.by is By.ENTRY:
        yield from has_edge(rules, game, unit)
    elif ability.by is By.OPEN_EDGE and not open_edges(game, side):
        yield refused(rules, "arrive.no_edge", unit, words={"ability": ability.name})
    if ability.does is Does.ERECT:
        yield from _one_at_a_time(rules, game, side, unit, ability)
        return
    supply, left = pooled(game, unit), available(game, side)
    severity = Severity.PASSED if left is None or supply <= left else Severity.REFUSED
    limit = None if left is None else float(left)
    yield found(rules, "supply.too_little", severity, unit, measured=float(supply), limit=limit)
    if ability.supply is not None:
        total = game.current_supply(unit) + sum(
            game.current_supply(one) for one, via in _came(game, side) if via == ability.id
        )
        severity = Severity.PASSED if total <= ability.supply else Severity.REFUSED
        yield found(
            rules,
            "arrive.supply",
            severity,
            unit,
            measured=float(total),
            limit=float(ability.supply),
            words={"ability": ability.name},
        )
    if ability.first_of:
        first = next((one for one, _ in _came(game, side) if ability.first_of in game.profile(one).tags), None)
        if first is not None:
            yield refused(rules, "arrive.first_only", unit, first, words={"ability": ability.name})
    if ability.by in (By.STRUCTURE, By.TOKEN, By.FRIEND) and not sources(game, side, unit, ability):
        yield refused(rules, "arrive.no_source", unit, words={"source": _source_words(game, side, ability)})


def _source_words(game: StarcraftGame, side: str, ability: Ability) -> str:
    """What a unit arrives from, as it is called; a Structure that was set up in this round does not serve yet."""
    if ability.by is By.TOKEN and ability.token in game.kit.tokens:
        return game.kit.tokens[ability.token].name
    if ability.structure:
        called = ability.structure.rpartition("/")[2].replace("-", " ").title()
        standing = any(_is_of(game, one.id, ability) and game.stands(one.id) for one in game.units_of(side))
        return tr("{called} of an earlier round", called=called) if standing and ability.by is By.STRUCTURE else called
    return tr("friendly unit")


def _one_at_a_time(rules: Rulebook, game: StarcraftGame, side: str, unit: str, ability: Ability) -> Iterator[Finding]:
    other = next((one.id for one in game.units_of(side) if _is_of(game, one.id, ability) and game.stands(one.id)), None)
    if other is not None:
        yield refused(rules, "arrive.one_at_a_time", unit, other)


def sources(game: StarcraftGame, side: str, unit: str, ability: Ability) -> tuple[str, ...]:
    """Ids of the units or tokens that the ability may bring a unit in from."""
    if ability.by is By.TOKEN:
        return tuple(id for id, token in game.tokens.items() if token.side == side and token.kind.id == ability.token)
    standing = [one.id for one in game.units_of(side) if one.id != unit and game.stands(one.id)]
    if ability.by is By.FRIEND:
        found = (one for one in standing if not ability.structure or _is_of(game, one, ability))
        return tuple(one for one in found if not is_summoned(game, unit) or may_summon(game, one))
    if ability.by is By.STRUCTURE:
        return tuple(one for one in standing if _is_of(game, one, ability) and game.state(one).since < game.round)
    return ()


def open_edges(game: StarcraftGame, side: str) -> tuple[EdgeSegment, ...]:
    """The stretches of the table's edges that are nobody's Entry Edge, nor shut to the side."""
    table = game.mission.table
    taken = [segment for one in game.sides for segment in entry(game, one.id)]
    found_: list[EdgeSegment] = []
    for edge in EdgeName:
        if (side, edge.value) in game.shut:
            continue
        begin = 0.0
        for segment in sorted((one for one in taken if one.edge is edge), key=lambda one: one.start):
            if segment.start > begin:
                found_.append(EdgeSegment(edge, begin, segment.start))
            begin = max(begin, segment.end)
        if begin < table.edge_length(edge):
            found_.append(EdgeSegment(edge, begin, table.edge_length(edge)))
    return tuple(found_)


def start_findings(
    rules: Rulebook, game: StarcraftGame, order: Deploy, ability: Ability, formation: Formation
) -> Iterator[Finding]:
    """Where the arrival begins: at an edge, a Structure, or with the place where the Leading Model is set."""
    subject = f"{order.unit}.{order.leader}"
    side = formation.mover.side
    words = {"ability": ability.name}
    begins = Placed(formation.mover.base, order.path[0])
    if ability.by is By.OPEN_EDGE:
        off = from_segments(game.mission.table, open_edges(game, side), begins)
        yield _limit(rules, "arrive.edge", subject, (), off, rules.figure("deploy_touch"), words, begins)
        return
    if len(order.path) > 1 and ability.by not in ALONG:
        yield refused(rules, "arrive.set_down", subject, words=words)
    if ability.by is By.ENTRY and ability.within is not None:
        reach = wholly_from_edge(game, side, begins)
        yield _limit(rules, "arrive.within", subject, (side,), reach, ability.within, words, begins)
    elif ability.by is By.FREE:
        if level_of(game.terrain.ledges, formation.stands) is not Level.GROUND:
            yield refused(rules, "arrive.ground_level", subject, words=words)
    else:
        yield from _from_source(rules, game, order, ability, begins, subject, words)


def _from_source(
    rules: Rulebook,
    game: StarcraftGame,
    order: Deploy,
    ability: Ability,
    begins: Placed,
    subject: str,
    words: dict[str, str],
) -> Iterator[Finding]:
    known = sources(game, game.unit(order.unit).side, order.unit, ability)
    if order.source not in known:
        yield refused(rules, "arrive.source", subject, order.source or order.unit, words=words)
        return
    things = bodies_of(game, order.source)
    if ability.within:
        off = min(farthest(begins, thing) for thing in things)
    else:
        off = min(gap(begins, thing) for thing in things)
    code = "arrive.within" if ability.within else "arrive.contact"
    yield _limit(rules, code, subject, (order.source,), off, ability.within or 0.0, words, begins)


def end_findings(
    rules: Rulebook, game: StarcraftGame, order: Deploy, ability: Ability, formation: Formation
) -> Iterator[Finding]:
    """Every model ends farther from every enemy than the ability asks."""
    if ability.apart is None:
        return
    side = formation.mover.side
    enemies = [(m.id, m.placed) for one in game.enemies_of(side) for m in game.standing_of(one.id)]
    worst: tuple[float, str, str, Placed, Placed] | None = None
    for number, placed in formation.all.items():
        for id, enemy in enemies:
            off = gap(placed, enemy)
            if worst is None or off < worst[0]:
                worst = (off, f"{order.unit}.{number}", id, placed, enemy)
    if worst is None:
        yield passed(rules, "arrive.too_near", order.unit, words={"other": "enemies"})
        return
    off, subject, id, placed, enemy = worst
    fit = more_than(off, ability.apart)
    where = None
    if fit is not Fit.KEPT:
        where = Where(whole=ring(enemy, ability.apart), line=nearest_points(placed, enemy), spot=placed.centre)
    yield found(
        rules,
        "arrive.too_near",
        Severity.of(fit),
        subject,
        id,
        measured=off,
        limit=ability.apart,
        kind=Limit.MORE_THAN,
        where=where,
    )


def near_enemies(game: StarcraftGame, side: str, base: Base, turn: float, apart: float) -> Area:
    """Centres from which a base is no farther than a distance from some enemy, one that flies too."""
    return union(
        too_near_base(model.placed, base, turn, apart)
        for unit in game.enemies_of(side)
        for model in game.standing_of(unit.id)
    )


def bodies_of(game: StarcraftGame, source: str) -> tuple[Placed, ...]:
    """The models of a unit, or the disc of a token."""
    token = game.tokens.get(source)
    if token is not None:
        return (token.placed,)
    return tuple(model.placed for model in game.standing_of(source))


def wholly_from_edge(game: StarcraftGame, side: str, placed: Placed) -> float:
    """How far the farthest point of a base lies from the nearest stretch of the side's Entry Edge."""
    table = game.mission.table
    spans = [(table.edge_point(one.edge, one.start), table.edge_point(one.edge, one.end)) for one in entry(game, side)]
    return min((_farthest_from(placed, span) for span in spans), default=float("inf"))


def _farthest_from(placed: Placed, span: tuple[tuple[float, float], tuple[float, float]]) -> float:
    """A base is within a distance of a segment where its middle is within that less its half width: exact for a round
    base, and for another the widest half is taken."""
    (ax, ay), (bx, by) = span
    x, y = placed.centre
    dx, dy = bx - ax, by - ay
    part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return distance((x, y), (ax + dx * part, ay + dy * part)) + placed.base.outer_radius


def _came(game: StarcraftGame, side: str) -> Sequence[tuple[str, str]]:
    return [(unit, via) for unit, via in game.deployed if game.unit(unit).side == side]


def _is_of(game: StarcraftGame, unit: str, ability: Ability) -> bool:
    return game.profile(unit).id == ability.structure


def _limit(
    rules: Rulebook,
    code: str,
    subject: str,
    others: tuple[str, ...],
    off: float,
    limit: float,
    words: dict[str, str],
    stands: Placed,
) -> Finding:
    severity = Severity.of(at_most(off, limit) if limit > 0 else apart(-off))
    where = Where(spot=stands.centre)
    return found(rules, code, severity, subject, *others, measured=off, limit=limit, words=words, where=where)


def at_round_end(ability: Ability) -> bool:
    return When.ROUND_END in ability.when
