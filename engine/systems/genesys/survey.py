"""A position of the Genesys Project looked at at once, as far as its public texts go."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import product

from engine.findings import Severity, Where
from engine.game import Model
from engine.glances import glances
from engine.glances import row_of as row_of_glance
from engine.ground import Ground, is_free, judge_stand
from engine.rulebook import Rulebook
from engine.sight import looking_at_each
from engine.survey import WITHIN_TOLERANCE, Overlap, Part, Row, Survey, Topic, overlaps, row_of
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.engagement import engaged_now, engaged_pairs
from engine.systems.genesys.moving import judge_coherency
from engine.systems.genesys.naming import name
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.survey_reach import charges
from engine.systems.genesys.terrain import barriers, lookout
from engine.systems.genesys.threats import threat_of
from engine.systems.genesys.words import WORDS
from engine.tongue import many, tr, tr_later
from engine.wording import inches, say, whole
from geometry.gaps import gap, nearest_points
from geometry.outline import outline
from geometry.tolerance import Fit, at_most
from geometry.zones import ring

_COHERENCY_NOTE = tr_later("No public text gives a squad coherency; a distance set for this table is its own")
_ZONES_NOTE = tr_later("Threat ranges: to pass one without engaging provokes an attack; to stand in one does not")
_MARKERS_NOTE = tr_later("No public text says how objectives are held: that is left to you")
_SIGHT_NOTE = tr_later("Base to base, seen from above; heights, arcs and ranges are apart from it")
_REACH_NOTE = tr_later(
    "Charges to base contact by the ways there are, from where models stand, with the whole movement left"
)
_NOTES = {
    Topic.COHERENCY: _COHERENCY_NOTE,
    Topic.ZONES: _ZONES_NOTE,
    Topic.MARKERS: _MARKERS_NOTE,
    Topic.SIGHT: _SIGHT_NOTE,
    Topic.REACH: _REACH_NOTE,
}


def survey(rules: Rulebook, game: GenesysGame, topics: Collection[Topic]) -> Survey:
    """A part for each of the topics. Agrees with what ``judge`` finds where an order asks the same."""
    looks: Mapping[Topic, Callable[[Rulebook, GenesysGame], Iterable[Row]]] = {
        Topic.PLACES: _places,
        Topic.COHERENCY: _coherency,
        Topic.ENGAGED: _engaged,
        Topic.ZONES: _threatened,
        Topic.MARKERS: lambda _rules, _game: (),
        Topic.SIGHT: _sights,
        Topic.REACH: charges,
    }
    return Survey(
        tuple(
            Part(topic, tuple(looks[topic](rules, game)), tr(_NOTES.get(topic, "")))
            for topic in Topic
            if topic in topics
        )
    )


def _places(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    found = tuple(_amiss(rules, game))
    yield from found
    standing = sum(1 for _ in game.on_table())
    if standing and not found:
        stand = tr("stands") if standing == 1 else tr("stand")
        text = tr(
            "{standing} {stand} clear of each other, of terrain and of the table's edge.",
            standing=many("{n} bases", "1 base", standing),
            stand=stand,
        )
        yield Row(text, rules.rule("move.ends_on_model"))


def _amiss(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    for overlap in overlaps(game.on_table()):
        yield _overlap(rules, game, overlap)
    ground = Ground(game.mission.table, no_stop=barriers(game))
    for model in game.on_table():
        if not is_free(model.placed, ground):
            for finding in judge_stand(rules, model.id, model.placed, ground):
                if finding.severity is not Severity.PASSED:
                    yield row_of(finding, lambda one: say(one, WORDS, lambda id: name(game, id)))


def _overlap(rules: Rulebook, game: GenesysGame, overlap: Overlap) -> Row:
    """Where a move has been halted, bases are over each other in passing."""
    one, other = overlap.one, overlap.other
    halted = game.activation.unit if game.activation is not None and game.activation.halted is not None else None
    passing = halted in (one.unit, other.unit)
    how = tr(WITHIN_TOLERANCE) if overlap.fit is Fit.AT_LIMIT else tr(" by {free}", free=inches(-overlap.free))
    why = tr("A move has been halted there, and goes on") if passing else tr("Bases may touch and never overlap")
    return Row(
        tr("{one} overlaps {other}{how}. {why}.", one=name(game, one.id), other=name(game, other.id), how=how, why=why),
        rules.rule("move.ends_on_model"),
        Severity.LEFT_TO_YOU if passing else Severity.of(overlap.fit),
        (one.id, other.id),
        overlap.free,
        0.0,
        where=Where(
            offending=outline(one.placed) & outline(other.placed), whole=outline(other.placed), spot=one.placed.centre
        ),
    )


def _coherency(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    """Where a table has set itself a distance: the nearest squad mate of each model, which refuses nothing."""
    for unit in game.mission.units:
        for finding in judge_coherency(Bench(rules, game), unit.id, {}):
            model = game.model(finding.subjects[0])
            mates = [mate for mate in game.standing_of(unit.id) if mate.id != model.id]
            nearest = min(mates, key=lambda mate: gap(model.placed, mate.placed))
            limit = finding.limit or 0.0
            line = nearest_points(model.placed, nearest.placed)
            yield Row(
                tr(
                    "{model} stands {measured} from its nearest squad mate, {nearest}; at most {limit} is set "
                    "for this table.",
                    model=name(game, model.id),
                    measured=inches(finding.measured or 0.0, limit),
                    nearest=name(game, nearest.id),
                    limit=whole(limit),
                ),
                finding.rule,
                finding.severity,
                (model.id, nearest.id),
                finding.measured,
                limit,
                setting=finding.setting,
                where=Where(line=line, spot=line[0]),
            )


def _engaged(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    """Every two squads with models base to base, and the models."""
    pairs: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for a, b in engaged_pairs(game):
        pairs.setdefault((game.model(a).unit, game.model(b).unit), []).append((a, b))
    for (one, other), models in pairs.items():
        told = tr(" and ").join(tr("{a} with {b}", a=name(game, a), b=name(game, b)) for a, b in models[:3])
        more = tr(" and {count} pairs more", count=len(models) - 3) if len(models) > 3 else ""
        mine, theirs = (game.model(id).placed for id in models[0])
        text = tr(
            "{one} and {other} are engaged, base to base: {told}{more}.",
            one=name(game, one),
            other=name(game, other),
            told=told,
            more=more,
        )
        line = nearest_points(mine, theirs)
        away = gap(mine, theirs)
        severity = Severity.AT_LIMIT if away > 1e-4 else Severity.PASSED
        where = Where(line=line, spot=line[0])
        yield Row(text, rules.clauses["engaged"].ref, severity, (one, other, *models[0]), away, 0.0, where=where)


def _threatened(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    """Every squad with a model in the threat range of an enemy that is base to base with nobody."""
    fighting = engaged_now(game)
    for one, other in product(game.mission.units, repeat=2):
        if one.side == other.side:
            continue
        reach = threat_of(rules, game, other.id)
        near = [
            (gap(mine.placed, theirs.placed), mine, theirs)
            for mine in game.standing_of(one.id)
            for theirs in game.standing_of(other.id)
            if theirs.id not in fighting
        ]
        inside = [found for found in near if at_most(found[0], reach)]
        if inside:
            yield _in_threat(rules, game, inside, reach)


def _in_threat(rules: Rulebook, game: GenesysGame, inside: list[tuple[float, Model, Model]], reach: float) -> Row:
    away, mine, theirs = min(inside, key=lambda found: (found[0], found[1].id, found[2].id))
    count = len({model.id for _, model, _ in inside})
    text = tr(
        "{count} of {unit} {words} within {unit2}'s threat range of {reach}: {mine} is {away} from {theirs}.",
        count=many("{n} models", "1 model", count),
        unit=name(game, mine.unit),
        words=tr("is") if count == 1 else tr("are"),
        unit2=name(game, theirs.unit),
        reach=whole(reach),
        mine=name(game, mine.id),
        away=inches(away, reach),
        theirs=name(game, theirs.id),
    )
    whole_ring = ring(theirs.placed, reach)
    where = Where(
        offending=outline(mine.placed) & whole_ring,
        whole=whole_ring,
        line=nearest_points(mine.placed, theirs.placed),
        spot=mine.placed.centre,
    )
    ids = (mine.unit, theirs.unit, mine.id, theirs.id)
    return Row(
        text, rules.clauses["threat_range"].ref, Severity.of(at_most(away, reach)), ids, away, reach, where=where
    )


def _sights(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    """Every two enemy squads on the table, past what the setting has hide models."""
    out = lookout(game)
    units = [unit for unit in game.mission.units if game.standing_of(unit.id)]
    for index, unit in enumerate(units):
        others = {other.id: game.standing_of(other.id) for other in units[index + 1 :] if other.side != unit.side}
        if not others:
            continue
        for glance in glances(
            (unit.id, game.standing_of(unit.id)), others, lambda at, all_: looking_at_each(out, at, all_)
        ):
            yield row_of_glance(game, glance, lambda id: name(game, id), rules.clauses["charge_sight"].ref)
