"""How units hold together as they stand, who is Engaged with whom, and who stands in an enemy's Zone of Influence."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from engine.findings import Finding, Link, RuleRef, Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.survey import WITHIN_TOLERANCE, Row
from engine.systems.starcraft.engagement import WITHIN, find_engaged
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.influence import entry, zone_piece, zone_pieces
from engine.systems.starcraft.judge_formation import formation_findings
from engine.systems.starcraft.levels import Level, share_gate
from engine.systems.starcraft.links import links_of
from engine.systems.starcraft.movers import make_mover
from engine.systems.starcraft.names import name
from engine.systems.starcraft.readings_engaged import SETTING as ADJACENT
from engine.systems.starcraft.shooting import distances
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import many, tr, tr_later
from engine.wording import inches, whole
from geometry.area import Area
from geometry.gaps import gap, nearest_points, separation_from
from geometry.outline import outline
from geometry.tolerance import Fit, apart, at_most

BINDS = tr_later("Coherency is looked at when a move or a setting down ends; casualties put nobody out of it")
ARRIVALS = tr_later("A Zone of Influence bars arrivals from ending in it, and nobody who is on the table already")


_ROOM = tr_later("there is room for it there")
_NEARER = tr_later("there is none there, but some nearer than it stands")
_NONE = tr_later("there is no room nearer than it stands: the unit is Out of Coherency")
_OUT = {"coherency.wholly_within": _ROOM, "coherency.as_near": _NEARER, "coherency.out": _NONE}
"""What judging says of a model that is not wholly within."""


# Coherency


@dataclass(frozen=True, slots=True)
class _Holding:
    """A unit as it stands round one of its models."""

    formation: Formation
    adrift: tuple[int, ...]
    links: tuple[Link, ...]
    loose: tuple[int, ...]

    @property
    def spread(self) -> float:
        return max(self.formation.spread(number) for number in self.formation.others)

    @property
    def badness(self) -> tuple[int, float]:
        return (len({*self.adrift, *self.loose}), self.spread)


def coherency(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """Of every unit of two models and more on the table: round whoever led last, else round the best there is."""
    for unit in game.mission.units:
        standing = game.standing_of(unit.id)
        if len(standing) > 1:
            yield from _held(rules, game, unit.id, standing)


def _held(rules: Rulebook, game: StarcraftGame, unit: str, standing: tuple[Model, ...]) -> Iterator[Row]:
    trail = game.trail
    led = trail.leader if trail is not None and trail.unit == unit else None
    numbers = [model.number for model in standing]
    if led in numbers:
        holding, why = _round(rules, game, unit, led), tr("which led last")
    else:
        holding = min((_round(rules, game, unit, number) for number in numbers), key=lambda one: one.badness)
        why = tr("the best Leading Model there is")
    leader = f"{unit}.{holding.formation.leader}"
    if holding.adrift:
        judged = {
            one.subjects[0]: one
            for one in formation_findings(rules, game, holding.formation, deploy=False)
            if one.code in _OUT
        }
    for number in holding.adrift:
        finding = judged[f"{unit}.{number}"]
        yield _adrift(game, finding, f"{name(game, leader)}, {why}")
    for number in holding.loose:
        yield _loose(rules, game, holding, number, f"{name(game, leader)}, {why}")
    if not holding.adrift and not holding.loose:
        yield _together(rules, game, holding, f"{name(game, leader)}, {why}")


def _round(rules: Rulebook, game: StarcraftGame, unit: str, leader: int) -> _Holding:
    places = {model.number: model.placed for model in game.standing_of(unit)}
    stands = places.pop(leader)
    # Links cross those that the unit fights, as they did when it came there.
    formation = Formation(make_mover(rules, game, unit, sorted(game.foes(unit))), leader, stands, places)
    chains = formation.chains()
    adrift = tuple(number for number in places if not formation.within(number))
    loose = tuple(number for number in places if number not in chains)
    return _Holding(formation, adrift, links_of(formation, chains), loose)


def _adrift(game: StarcraftGame, finding: Finding, leader: str) -> Row:
    """As the end of a move would be judged: refused while there is room, or at least some that is nearer."""
    limit, spread = finding.limit or 0.0, finding.measured or 0.0
    return Row(
        tr(
            "{subjects} is not wholly within {limit} of {leader}: its farthest point is {spread} away, and {out}.",
            subjects=name(game, finding.subjects[0]),
            limit=whole(limit),
            leader=leader,
            spread=inches(spread, limit),
            out=_OUT[finding.code],
        ),
        finding.rule,
        finding.severity,
        finding.subjects,
        spread,
        limit,
        where=finding.where,
    )


def _loose(rules: Rulebook, game: StarcraftGame, holding: _Holding, number: int, leader: str) -> Row:
    formation = holding.formation
    unit, placed = formation.mover.unit, formation.others[number]
    link = holding.links[list(formation.others).index(number)]
    broken = next((one.area for one in formation.unlinked() if one.model == number), Area.empty())
    barring = [one.id for one in formation.blockers(formation.bounds) if one.area & broken]
    by = name(game, barring[0]) if barring else tr("what it may not cross")
    return Row(
        tr(
            "No chain of links joins {words} to {leader}: {by} breaks the straight one.",
            words=name(game, f"{unit}.{number}"),
            leader=leader,
            by=by,
        ),
        rules.rule("coherency.linked"),
        Severity.REFUSED,
        (f"{unit}.{number}", f"{unit}.{formation.leader}", *barring[:1]),
        where=Where(
            offending=broken,
            line=(placed.centre, formation.stands.centre),
            spot=link.breaks or placed.centre,
            links=holding.links,
        ),
    )


def _together(rules: Rulebook, game: StarcraftGame, holding: _Holding, leader: str) -> Row:
    formation, limit = holding.formation, holding.formation.mover.coherency
    fit, unit = at_most(holding.spread, limit), formation.mover.unit
    close = tr(WITHIN_TOLERANCE) if fit is Fit.AT_LIMIT else ""
    status = tr(" It has been Out of Coherency since it last moved, and is so until it moves again.")
    known = status if game.state(unit).adrift else ""
    return Row(
        tr(
            "{unit} is In Coherency round {leader}: all {count} linked and wholly within {limit}, the farthest "
            "{spread} away{close}.{known}",
            unit=name(game, unit),
            leader=leader,
            count=len(formation.all),
            limit=whole(limit),
            spread=inches(holding.spread, limit),
            close=close,
            known=known,
        ),
        _clause(rules, game, unit),
        Severity.of(fit),
        (unit, f"{unit}.{formation.leader}"),
        holding.spread,
        limit,
        where=Where(links=holding.links, spot=formation.stands.centre),
    )


def _clause(rules: Rulebook, game: StarcraftGame, unit: str) -> RuleRef:
    squadron = "squadron" in game.profile(unit).tags
    return rules.clauses["squadron" if squadron else "coherency"].ref


# Engaged


def engaged(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """Every two enemy units Engaged or within Engagement Range of each other, and why the latter are not."""
    reach = rules.figure("engagement_range")
    red, blue = (game.units_of(side.id) for side in game.sides)
    others = tuple(_read_otherwise(rules, game))
    for one, other in product(red, blue):
        if not game.stands(one.id) or not game.stands(other.id):
            continue
        yield from _fights(rules, game, one.id, other.id, reach)
        for title, text, there in others:
            if (other.id in there.engaged.get(one.id, ())) is not (other.id in game.engaged.get(one.id, ())):
                now = tr("are not") if other.id in game.engaged.get(one.id, ()) else tr("are")
                words = tr(
                    "{title}, read otherwise ({text}): {one} and {other} {now} Engaged.",
                    title=title,
                    text=text,
                    one=name(game, one.id),
                    other=name(game, other.id),
                    now=now,
                )
                rule, subjects = rules.clauses["engagement_access"].ref, (one.id, other.id)
                yield Row(words, rule, Severity.OTHER_READING, subjects, setting=ADJACENT)


def _fights(rules: Rulebook, game: StarcraftGame, one: str, other: str, reach: float) -> Iterator[Row]:
    away, mine, theirs = min((row[0][0], id, row[0][1]) for id, row in distances(game, one, other).items())
    sure, doubt = other in game.engaged.get(one, ()), other in game.nearly.get(one, ())
    if sure:
        pairs = [
            (gap(game.model(a).placed, game.model(b).placed), a, b)
            for a, b in (pair if game.model(pair[0]).unit == one else pair[::-1] for pair in game.pairs)
            if game.model(a).unit == one and game.model(b).unit == other
        ]
        away, mine, theirs = min(pairs)
        fighting = (len({a for _, a, _ in pairs}), len({b for _, _, b in pairs}))
        text = tr(
            "{one} and {other} are Engaged, {fighting} with {fighting2}: {mine} and {theirs} are {away} apart.",
            one=name(game, one),
            other=name(game, other),
            fighting=many("{n} models", "1 model", fighting[0]),
            fighting2=fighting[1],
            mine=name(game, mine),
            theirs=name(game, theirs),
            away=inches(away, reach),
        )
        rule, severity = rules.clauses["engagement"].ref, Severity.PASSED
    elif doubt:
        text = tr(
            "{one} and {other} are Engaged only within the tolerance.", one=name(game, one), other=name(game, other)
        )
        rule, severity = rules.clauses["engagement"].ref, Severity.AT_LIMIT
    elif at_most(away, reach):
        why, clause = _why_not(game, game.model(mine), game.model(theirs), reach)
        text = tr(
            "{mine} and {theirs} are {away} apart and not Engaged: {why}.",
            mine=name(game, mine),
            theirs=name(game, theirs),
            away=inches(away, reach),
            why=why,
        )
        rule, severity = rules.clauses[clause].ref, Severity.PASSED
    else:
        return
    line = nearest_points(game.model(mine).placed, game.model(theirs).placed)
    yield Row(text, rule, severity, (one, other, mine, theirs), away, reach, where=Where(line=line, spot=line[0]))


def _why_not(game: StarcraftGame, one: Model, other: Model, reach: float) -> tuple[str, str]:
    if game.is_flying(one.unit) or game.is_flying(other.unit):
        return tr("what flies is never Engaged"), "engagement_flying"
    levels = {game.level(one), game.level(other)}
    near = reach if game.setting(ADJACENT) == WITHIN else 0.0
    if len(levels) > 1 and Level.MID not in levels:
        return tr("High Ground and Ground Level do not fight"), "engagement_levels"
    if len(levels) > 1 and share_gate(game.terrain.ledges, one.placed, other.placed, near) is Fit.BROKEN:
        return tr("they are adjacent to no Access Point in common"), "engagement_access"
    return tr("terrain stands between them"), "engagement_terrain"


def _read_otherwise(rules: Rulebook, game: StarcraftGame) -> Iterator[tuple[str, str, StarcraftGame]]:
    if not game.terrain.ledges:
        return
    known = rules.settings[ADJACENT]
    for reading, text in known.readings.items():
        if reading != game.setting(ADJACENT):
            settings = {**game.mission.settings, ADJACENT: reading}
            there = replace(game, mission=replace(game.mission, settings=settings))
            yield known.title, text, find_engaged(rules, there)


# Zones


def zones(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """Each unit of which some base is in the opponent's Zone of Influence, and how near to their Entry Edge."""
    depth, table = rules.figure("zone_depth"), game.mission.table
    for side in game.sides:
        theirs = game.opponent(side.id)
        edges = [zone_piece(table, segment, _LINE, False) for segment in entry(game, theirs)]
        pieces = zone_pieces(rules, game, theirs)
        for unit in game.units_of(side.id):
            standing = game.standing_of(unit.id)
            inside = [
                (piece, model)
                for model in standing
                for piece in pieces
                if apart(separation_from(model.placed, piece)) is Fit.BROKEN
            ]
            if not inside:
                continue
            away = [min(max(0.0, separation_from(model.placed, edge)) for edge in edges) for _, model in inside]
            off = min(away)
            piece, nearest = inside[away.index(off)]
            placed = nearest.placed
            count = len({model.id for _, model in inside})
            how_many = tr("{count} of {count2}", count=many("{n} models", "1 model", count), count2=len(standing))
            yield Row(
                tr(
                    "{how_many} of {unit} {words} in {theirs}'s Zone of Influence, {off} from their Entry Edge "
                    "at the nearest.",
                    how_many=how_many,
                    unit=name(game, unit.id),
                    words=tr("is") if count == 1 else tr("are"),
                    theirs=name(game, theirs),
                    off=inches(off),
                ),
                rules.clauses["zone_arrivals"].ref,
                Severity.PASSED,
                (unit.id, theirs),
                off,
                depth,
                setting="zone_part",
                where=Where(offending=outline(placed) & piece, whole=piece, spot=placed.centre),
            )


_LINE = 1e-6
"""Inches: an edge as the thinnest of strips."""
