"""What the command line says of a whole position, and of a wish about a move in it: plain text and an exit code."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from engine.asking import Outcome, Reply, Want, Wish, ask
from engine.findings import Severity
from engine.free_table import put
from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Mission
from engine.survey import ALL, Row, Survey, Topic
from engine.tongue import many, tr, tr_later
from geometry.pose import Pose
from missions.load import OpenedRehearsal, Scene, open_any
from missions.problems import Unreadable, did_you_mean
from missions.scenes import play
from missions.systems import system
from missions.yamlnodes import YamlData

FINE, WRONG = 0, 1
_WIDE = 10
"""Letters that the mark before a row takes."""
NO_PLACES: Mapping[str, Pose] = {}

TOPICS = {topic.name.lower(): topic for topic in Topic}
"""By the words of the command line."""
WANTS = {want.name.lower(): want for want in Want}

_MARKS = {
    Severity.REFUSED: tr_later("not so"),
    Severity.AT_LIMIT: tr_later("tolerance"),
    Severity.OTHER_READING: tr_later("reading"),
    Severity.LEFT_TO_YOU: tr_later("for you"),
    Severity.PASSED: "",
}


def survey_file(
    path: Path,
    topics: Collection[Topic] = ALL,
    words: str = "",
    as_json: bool = False,
    places: Mapping[str, Pose] = NO_PLACES,
) -> tuple[str, int]:
    """The position that a mission sets up, a rehearsal has come to or a scene's order is given in, a line a row.

    ``words`` keep the rows that have them all. Models of ``places`` are put there first, with no turn order, whatever
    they overlap: then the table is all that is kept of the position. 1 where the file has a problem or something stands
    as it may not.
    """
    try:
        rules, game = position(path)
    except Unreadable as wrong:
        return "\n".join(str(problem) for problem in wrong.problems), WRONG
    unknown = sorted(places.keys() - game.models.keys())
    if unknown:
        near = did_you_mean(unknown[0], game.models)
        return tr("{path}: there is no model called {name}{near}", path=path, name=unknown[0], near=near), WRONG
    game = put(rules, game, places) if places else game
    found = rules.survey(game, topics)
    code = FINE if found.holds else WRONG
    shown = found.about(words)
    if as_json:
        rows: list[YamlData] = [_data(part.topic, row) for part in shown.sections for row in part.rows]
        return json.dumps(rows, ensure_ascii=False, indent=2), code
    return "\n".join((*_lines(shown), _summary(path, game, found))), code


def ask_file(path: Path, subject: str, want: Want, of: str) -> tuple[str, int]:
    """The answer to a wish of a model; 1 where the file has a problem, or where nothing allows it."""
    try:
        rules, game = position(path)
    except Unreadable as wrong:
        return "\n".join(str(problem) for problem in wrong.problems), WRONG
    wanted = [marker.id for marker in game.mission.markers] if want is Want.HOLD else list(game.models)
    slips = [
        *_unknown(tr("model"), subject, list(game.models)),
        *_unknown(tr("marker") if want is Want.HOLD else tr("model"), of, wanted),
    ]
    if slips:
        return "\n".join(slips), WRONG
    reply = ask(rules, game, subject, Wish(want, of))
    fine = reply.outcome in (Outcome.POSSIBLE, Outcome.ALREADY)
    return "\n".join(_told(reply)), FINE if fine else WRONG


def _unknown(kind: str, word: str, known: Sequence[str]) -> Iterator[str]:
    """One line for a word that is none of those known, with the nearest, or else all there are."""
    if word in known:
        return
    near = did_you_mean(word, known)
    there = ", ".join(known) if known else tr("there is no {kind}", kind=kind)
    yield tr("{word} is no {kind} of this table{near}", word=word, kind=kind, near=near or f": {there}")


def position(path: Path) -> tuple[RuleSystem, Game]:
    """The position that a file leads to. Raises :class:`Unreadable`, also for a rehearsal that is refused."""
    match open_any(path):
        case Mission() as mission:
            rules = system(mission.system)
            return rules, rules.begin(mission)
        case Scene() as scene:
            return system(scene.mission.system), play(scene).game
        case OpenedRehearsal() as opened:
            refused = [line.problem for line in opened.refused if line.problem is not None]
            if refused:
                raise Unreadable(refused)
            return opened.rehearsal.system, opened.rehearsal.game


def _lines(survey: Survey) -> Iterator[str]:
    for part in survey.sections:
        yield part.title
        for row in part.rows:
            yield _line(row)
        if part.note:
            yield f"  {'':<{_WIDE}}{part.note}."
        if not part.rows and not part.note:
            yield f"  {'':<{_WIDE}}{tr('Nothing to tell.')}"
        yield ""


def _line(row: Row) -> str:
    return f"  {tr(_MARKS[row.severity]):<{_WIDE}}{row.text} ({row.rule})"


def _summary(path: Path, game: Game, found: Survey) -> str:
    models = many("{n} models", "1 model", sum(1 for _ in game.on_table()))
    amiss = sum(1 for row in found.rows if row.amiss)
    told = tr("all as the rules have it")
    if amiss:
        told = many("{n} things not as the rules have it", "1 thing not as the rules have it", amiss)
    return tr("{path}: {models} on the table, {told}", path=path, models=models, told=told)


def _told(reply: Reply) -> Iterator[str]:
    if reply.assumed:
        yield tr("Assumed first: {assumed}", assumed=", ".join(reply.assumed))
    yield reply.text if reply.text.endswith((".", ")")) else f"{reply.text}."
    if reply.outcome is Outcome.POSSIBLE:
        way = " → ".join(f"({pose.x:.2f}, {pose.y:.2f})" for pose in reply.path)
        yield f"  {tr('by {way}', way=way)}"
    for row in reply.rows:
        yield _line(row)


def _data(topic: Topic, row: Row) -> YamlData:
    subjects: list[YamlData] = list(row.subjects)
    return {
        "topic": topic.name.lower(),
        "severity": row.severity.value,
        "subjects": subjects,
        "measured": row.measured,
        "limit": row.limit,
        "setting": row.setting,
        "rule": str(row.rule),
        "text": row.text,
    }
