"""A Hardwired 28 position looked at at once: places, fights, the mission's count, sight and reach."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.glances import glances
from engine.glances import row_of as row_of_glance
from engine.ground import Ground, is_free, judge_stand
from engine.rulebook import Rulebook
from engine.survey import Row, Survey, Topic, overlaps, row_of, surveyed
from engine.survey_places import clear, overlapping
from engine.systems.hardwired28.factions import engaged_pairs, engages_at, may_engage, sees_enemy
from engine.systems.hardwired28.heights import overhangs
from engine.systems.hardwired28.hostiles.seeing import in_cover, looks
from engine.systems.hardwired28.levels import judge_engaged
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.standing import FLAT, span
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.survey_mission import counts
from engine.systems.hardwired28.survey_reach import moves
from engine.systems.hardwired28.terrain import climbables, solids
from engine.systems.hardwired28.words import WORDS
from engine.tongue import tr, tr_later
from engine.wording import Sentence, inches, say
from geometry.gaps import nearest_points
from geometry.tolerance import at_most

_COHERENCY_NOTE = tr_later("There is no coherency in this game")
_ZONES_NOTE = tr_later("Zones bind deployment alone, and nobody who stands on the table already")
_SIGHT_NOTE = tr_later("Base to base, seen from above past what the mission marks; true line of sight is left to you")
_REACH_NOTE = tr_later("One Move of each squad model by the ways there are; groups that a table moves are told by it")
_NOTES = {
    Topic.COHERENCY: _COHERENCY_NOTE,
    Topic.ZONES: _ZONES_NOTE,
    Topic.SIGHT: _SIGHT_NOTE,
    Topic.REACH: _REACH_NOTE,
}


def survey(rules: Rulebook, game: HardwiredGame, topics: Collection[Topic]) -> Survey:
    """A part for each of the topics. Agrees with what ``judge`` finds where an order asks the same."""
    return surveyed(topics, {topic: partial(look, rules, game) for topic, look in _LOOKS.items()}, _NOTES)


def _places(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    found = tuple(_amiss(rules, game))
    yield from found
    if not any(row.amiss for row in found):
        yield from clear(game.on_table(), rules.rule("move.ends_on_model"))


def _amiss(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    for overlap in overlaps(game.on_table()):
        yield overlapping(overlap, lambda id: name_of(game, id), rules.rule("move.ends_on_model"))
    walls, climbed = solids(game), climbables(game)
    for model in game.on_table():
        # What a base that can turn climbs would be judged and not drawn, so it climbs nothing: decision 0013.
        ground = Ground(game.mission.table, no_stop=walls if model.base.is_round else (*walls, *climbed))
        if not is_free(model.placed, ground):
            for finding in judge_stand(rules, model.id, model.placed, ground):
                if finding.severity is not Severity.PASSED:
                    yield row_of(finding, _says(game))
        if (piece := overhangs(game, model.placed)) != FLAT:
            who, on = name_of(game, model.id), name_of(game, piece)
            text = tr("{who} hangs over the rim of {on}: whether it may is left to you.", who=who, on=on)
            rule, where = rules.clauses["rims"].ref, Where(spot=model.placed.centre)
            yield Row(text, rule, Severity.LEFT_TO_YOU, (model.id, piece), where=where)


def _engaged(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    """Every two who are Engaged, whichever way, and who would be or not be under another reading."""
    for a, b in engaged_pairs(rules, game):
        yield _fight(rules, game, game.models[a], game.models[b])
    for model in game.on_table():
        for finding in judge_engaged(rules, game, model):
            sentence = say(finding, WORDS, lambda id: name_of(game, id))
            yield Row(
                f"{name_of(game, model.id)}: {sentence.head}. {sentence.reason}.",
                finding.rule,
                finding.severity,
                finding.subjects,
                setting=finding.setting,
            )


def _fight(rules: Rulebook, game: HardwiredGame, one: Model, other: Model) -> Row:
    limit = engages_at(rules, game, one, other)
    away = span(game, one.placed, other.placed)
    mutual = may_engage(game, one, other) and may_engage(game, other, one)
    line = nearest_points(one.placed, other.placed)
    alone = "" if mutual else tr(", one way only")
    fit = at_most(away, limit)
    return Row(
        tr(
            "{name_of} and {name_of2} are Engaged{alone}, {away} apart.",
            name_of=name_of(game, one.id),
            name_of2=name_of(game, other.id),
            alone=alone,
            away=inches(away, limit),
        ),
        rules.clauses["engaged"].ref,
        Severity.of(fit),
        (one.id, other.id),
        away,
        limit,
        where=Where(line=line, spot=line[0]),
        claim=f"{one.id} and {other.id} are Engaged{alone}",
    )


def _sights(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    """Every two units of which one is the other's enemy, with who of the nearest two is in cover from the other."""
    units = [unit for unit in game.mission.units if game.standing_of(unit.id)]
    for index, unit in enumerate(units):
        mine = game.standing_of(unit.id)
        others = {
            other.id: game.standing_of(other.id)
            for other in units[index + 1 :]
            if _hostile(game, mine[0], game.standing_of(other.id)[0])
        }
        if not others:
            continue
        for glance in glances((unit.id, mine), others, lambda at, targets: looks(game, at, targets)):
            row = row_of_glance(game, glance, lambda id: name_of(game, id), rules.clauses["attack_sight"].ref)
            one, other = (game.models[id] for id in row.subjects[2:4])
            covered = _cover(game, one, other) if glance.seen[(one.id, other.id)] else ""
            yield row_of_glance(game, glance, lambda id: name_of(game, id), row.rule, covered) if covered else row


def _hostile(game: HardwiredGame, one: Model, other: Model) -> bool:
    return sees_enemy(game, one, other) or sees_enemy(game, other, one)


def _cover(game: HardwiredGame, one: Model, other: Model) -> str:
    """Either of the two whom something comes between and the other."""
    hidden = [
        tr("{name_of} is in cover from {name_of2}", name_of=name_of(game, target.id), name_of2=name_of(game, looker.id))
        for looker, target in ((one, other), (other, one))
        if in_cover(game, looker.placed, target.placed)
    ]
    return f" {'; '.join(hidden)}." if hidden else ""


def _says(game: HardwiredGame) -> Callable[[Finding], Sentence]:
    return lambda finding: say(finding, WORDS, lambda id: name_of(game, id))


_LOOKS: Mapping[Topic, Callable[[Rulebook, HardwiredGame], Iterable[Row]]] = {
    Topic.PLACES: _places,
    Topic.ENGAGED: _engaged,
    Topic.MARKERS: counts,
    Topic.SIGHT: _sights,
    Topic.REACH: moves,
}
