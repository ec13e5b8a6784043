"""Which bases stand where none may: on another, on terrain, on a token, over an edge of High Ground or of the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.ground import Ground, is_free
from engine.rulebook import Rulebook
from engine.survey import WITHIN_TOLERANCE, Overlap, Row, overlaps, row_of
from engine.systems.starcraft.judge_ground import judge_end
from engine.systems.starcraft.lying import firm
from engine.systems.starcraft.names import name
from engine.systems.starcraft.readings import read_as
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.walls import footprints
from engine.systems.starcraft.words import WORDS
from engine.tongue import many, tr
from engine.wording import Sentence, inches, say
from geometry.outline import outline
from geometry.tolerance import Fit

EDGE = "high_ground_edge"
SHAPE = "hydralisk_base"


def places(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """What is amiss, each with its measure, then what other readings would have otherwise; a single row if nothing is.

    That no move ends within 1″ of an enemy binds moves: who stands so is told as Engaged.
    """
    mine = tuple(_amiss(rules, game))
    rows = (*mine, *_otherwise(rules, game, mine))
    yield from rows
    standing = sum(1 for _ in game.on_table())
    if not rows and standing:
        stand = tr("stands") if standing == 1 else tr("stand")
        yield Row(
            tr(
                "{standing} {stand} clear of each other, of terrain and of the table's edge.",
                standing=many("{n} bases", "1 base", standing),
                stand=stand,
            ),
            rules.rule("move.ends_on_model"),
        )


def _amiss(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    for overlap in overlaps(game.on_table()):
        yield _overlap(rules, game, overlap)
    for unit in game.mission.units:
        ground = _ground(game, unit.id)
        for model in game.standing_of(unit.id):
            if not is_free(model.placed, ground):
                findings = judge_end(rules, game, model.id, model.placed, ground)
                yield from (row_of(one, _says(game)) for one in findings if one.severity is not Severity.PASSED)


def _ground(game: StarcraftGame, unit: str) -> Ground:
    """What a unit's bases may not stand on; other bases are looked at apart."""
    return Ground(game.mission.table, no_stop=(*footprints(game, game.profile(unit)), *firm(game, unit)))


def _overlap(rules: Rulebook, game: StarcraftGame, overlap: Overlap) -> Row:
    one, other = overlap.one.placed, overlap.other.placed
    how = tr(WITHIN_TOLERANCE) if overlap.fit is Fit.AT_LIMIT else tr(" by {free}", free=inches(-overlap.free))
    return Row(
        tr(
            "{one} overlaps {other}{how}. Bases may touch and never overlap.",
            one=name(game, overlap.one.id),
            other=name(game, overlap.other.id),
            how=how,
        ),
        rules.rule("move.ends_on_model"),
        Severity.of(overlap.fit),
        (overlap.one.id, overlap.other.id),
        overlap.free,
        0.0,
        where=Where(offending=outline(one) & outline(other), whole=outline(other), spot=one.centre),
    )


def _otherwise(rules: Rulebook, game: StarcraftGame, mine: tuple[Row, ...]) -> Iterator[Row]:
    """What another reading would refuse and this one doesn't, or the other way round."""
    refused = {row.subjects: row for row in mine if row.amiss}
    for setting in _in_question(game):
        known = rules.settings[setting]
        for reading, text in known.readings.items():
            if reading == game.setting(setting):
                continue
            theirs = {row.subjects: row for row in _amiss(rules, read_as(rules, game, setting, reading)) if row.amiss}
            for subjects in sorted(refused.keys() ^ theirs.keys()):
                row = theirs.get(subjects) or refused[subjects]
                answer = (
                    tr("it would: {row}", row=row.text)
                    if subjects in theirs
                    else tr("it would not be so that {row}", row=row.text)
                )
                words = tr("{known}, read otherwise ({text}): {answer}", known=known.title, text=text, answer=answer)
                yield replace(row, text=words, severity=Severity.OTHER_READING, setting=setting)


def _in_question(game: StarcraftGame) -> Iterator[str]:
    if game.terrain.ledges and any(
        ledge.holds(model.placed) for ledge in game.terrain.ledges for model in game.on_table()
    ):
        yield EDGE
    if any(not model.base.is_round for model in game.on_table()):
        yield SHAPE


def _says(game: StarcraftGame) -> Callable[[Finding], Sentence]:
    def says(finding: Finding) -> Sentence:
        return say(finding, WORDS, lambda id: name(game, id))

    return says
