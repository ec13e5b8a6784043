"""A position of the Genesys Project looked at at once, as far as its public texts go."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import product

from engine.findings import Severity, Where
from engine.game import Model
from engine.glances import glances
from engine.glances import row_of as row_of_glance
from engine.ground import Ground, is_free, judge_stand
from engine.rulebook import Rulebook
from engine.sight import looking_at_each
from engine.survey import Overlap, Row, Survey, Topic, overlaps, row_of, surveyed
from engine.survey_places import clear, overlapping
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
from geometry.tolerance import at_most
from geometry.zones import ring

_HALTED = tr_later("A move has been halted there, and goes on")
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
    return surveyed(topics, {topic: partial(look, rules, game) for topic, look in _LOOKS.items()}, _NOTES)


def _places(rules: Rulebook, game: GenesysGame) -> Iterator[Row]:
    found = tuple(_amiss(rules, game))
    yield from found
    if not found:
        yield from clear(game.on_table(), rules.rule("move.ends_on_model"))


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
    halted = game.activation.unit if game.activation is not None and game.activation.halted is not None else None
    passing = halted in (overlap.one.unit, overlap.other.unit)
    rule = rules.rule("move.ends_on_model")
    if passing:
        return overlapping(overlap, lambda id: name(game, id), rule, _HALTED, Severity.LEFT_TO_YOU)
    return overlapping(overlap, lambda id: name(game, id), rule)


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
                claim=f"{model.id} has a squad mate near enough",
                margin=abs(limit - (finding.measured or 0.0)),
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
    claim = f"{count} of {mine.unit} in the threat range of {theirs.unit}"
    rule, severity = rules.clauses["threat_range"].ref, Severity.of(at_most(away, reach))
    return Row(text, rule, severity, ids, away, reach, where=where, claim=claim)


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


_LOOKS: Mapping[Topic, Callable[[Rulebook, GenesysGame], Iterable[Row]]] = {
    Topic.PLACES: _places,
    Topic.COHERENCY: _coherency,
    Topic.ENGAGED: _engaged,
    Topic.ZONES: _threatened,
    Topic.SIGHT: _sights,
    Topic.REACH: charges,
}
