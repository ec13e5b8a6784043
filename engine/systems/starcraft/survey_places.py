"""Which bases stand where none may: on another, on terrain, on a token, over an edge of High Ground or of the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.ground import Ground, is_free
from engine.rulebook import Rulebook
from engine.survey import Row, overlaps, row_of
from engine.survey_places import clear, overlapping
from engine.systems.starcraft.judge_ground import judge_end
from engine.systems.starcraft.lying import firm
from engine.systems.starcraft.names import name
from engine.systems.starcraft.readings import read_as
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.walls import footprints
from engine.systems.starcraft.words import WORDS
from engine.tongue import tr
from engine.wording import Sentence, say

EDGE = "high_ground_edge"
SHAPE = "hydralisk_base"


def places(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """What is amiss, each with its measure, then what other readings would have otherwise; a single row if nothing is.

    That no move ends within 1″ of an enemy binds moves: who stands so is told as Engaged.
    """
    mine = tuple(_amiss(rules, game))
    rows = (*mine, *_otherwise(rules, game, mine))
    yield from rows
    if not rows:
        yield from clear(game.on_table(), rules.rule("move.ends_on_model"))


def _amiss(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    for overlap in overlaps(game.on_table()):
        yield overlapping(overlap, lambda id: name(game, id), rules.rule("move.ends_on_model"))
    for unit in game.mission.units:
        ground = _ground(game, unit.id)
        for model in game.standing_of(unit.id):
            if not is_free(model.placed, ground):
                findings = judge_end(rules, game, model.id, model.placed, ground)
                yield from (row_of(one, _says(game)) for one in findings if one.severity is not Severity.PASSED)


def _ground(game: StarcraftGame, unit: str) -> Ground:
    """What a unit's bases may not stand on; other bases are looked at apart."""
    return Ground(game.mission.table, no_stop=(*footprints(game, game.profile(unit)), *firm(game, unit)))


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
