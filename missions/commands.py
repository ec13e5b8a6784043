"""What the command line says: plain text and an exit code, whatever the files hold."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.findings import Finding, Severity, Verdict
from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Mission
from engine.systems.starcraft.guide import guide
from engine.tongue import many, tr
from missions import layout_guide
from missions.load import OpenedRehearsal, Scene, mission_from_text, open_any
from missions.making import Choice, NotMade
from missions.making import listed as listed_names
from missions.making import make as make_mission
from missions.making_draft import DraftChoice, make_draft
from missions.orders import order_to_data
from missions.own_profiles import holds_profiles, read_profiles
from missions.problems import Problem, Unreadable
from missions.rehearsals import Line
from missions.rules.book import rulebook
from missions.rules.checking import check_data, data_kind
from missions.saving import write_whole
from missions.scenes import SceneResult, play
from missions.systems import system
from missions.yamlnodes import YamlData

FINE, WRONG = 0, 1


def check(paths: Sequence[Path]) -> tuple[str, int]:
    """Every problem of every file as ``file:line:column: words``, a line for each file without, and a summary."""
    lines: list[str] = []
    found = 0
    for path in paths:
        problems, said = _check(path)
        lines += [*(str(problem) for problem in problems), *said]
        found += len(problems)
    files = many("{n} files", "1 file", len(paths))
    lines.append(f"{files}: {many('{n} problems', '1 problem', found) if found else tr('nothing wrong')}")
    return "\n".join(lines), WRONG if found else FINE


def _check(path: Path) -> tuple[Sequence[Problem], list[str]]:
    kind = data_kind(path)
    try:
        if holds_profiles(path):
            own = read_profiles(path)
            profiles = many("{n} profiles", "1 profile", len(own.forms))
            return (), [tr("{path}: profiles, {system}, {profiles}", path=path, system=own.system, profiles=profiles)]
        if kind is not None:
            said = check_data(path, kind)
            return (), [f"{path}: {said}"]
        found = open_any(path)
    except Unreadable as wrong:
        return wrong.problems, []
    match found:
        case Mission():
            table = f"{found.table.width:g} × {found.table.height:g}″"
            units = many("{n} units", "1 unit", len(found.units))
            said = f"{tr('mission')}, {found.system}, {found.name}, {table}, {units}"
            return (), _fine(path, said, (*found.notes, *_advice(found)))
        case Scene():
            return (), _fine(path, f"{tr('scene')}, {found.mission.system}, {found.title}", found.notes)
        case OpenedRehearsal():
            mission = found.rehearsal.mission
            orders = many("{n} orders", "1 order", len(found.lines))
            said = f"{tr('rehearsal')}, {mission.system}, {mission.name}, {orders}"
            refused = [line.problem for line in found.refused if line.problem is not None]
            return refused, _fine(path, said, found.notes) if not refused else []


def _advice(mission: Mission) -> Iterator[str]:
    """What the game's guide for setting up terrain misses; no mistakes, for it binds nobody."""
    if mission.system == "starcraft":
        for advice in guide(rulebook(mission.system), mission):
            yield tr("terrain guide: {advice}.", advice=advice.says)
    yield from (offence.text for offence in layout_guide.guide(mission))


def _fine(path: Path, said: str, notes: Sequence[str]) -> list[str]:
    return [f"{path}: {said}", *(f"{path}: {tr('note')}: {tr(note)}" for note in notes)]


def make(
    game: str,
    *,
    names: bool = False,
    mission: str | None = None,
    deployment: str | None = None,
    terrain: str | None = None,
    red: tuple[str, ...] = (),
    blue: tuple[str, ...] = (),
    name: str = "",
    brings: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    output: Path | None = None,
) -> tuple[str, int]:
    """A mission of cards, a map and armies: its text, or that it is written; or every name there is. With what either
    side ``brings`` its cards are drafted when it is played.

    1 where a name is unknown or they do not go together, with every reason in words.
    """
    if names:
        return "\n".join(listed_names(game)), FINE
    if any(brings):
        drafted = DraftChoice(system=game, brings=brings, armies=(red, blue), map=terrain, name=name)
        return _made(lambda: make_draft(drafted), output)
    if mission is None or deployment is None:
        return tr("a mission card and a deployment card are needed (--mission, --deployment); --list names them"), WRONG
    armies = {"red": red, "blue": blue}
    choice = Choice(system=game, mission=mission, deployment=deployment, map=terrain, armies=armies, name=name)
    return _made(lambda: make_mission(choice), output)


def _made(text_of: Callable[[], str], output: Path | None) -> tuple[str, int]:
    try:
        text = text_of()
    except NotMade as wrong:
        return "\n".join(wrong.reasons), WRONG
    if output is None:
        return text.rstrip("\n"), FINE
    try:
        write_whole(output, text.encode("utf-8"))
    except OSError as wrong:
        return tr("{output}: the file cannot be written: {why}", output=output, why=wrong.strerror or wrong), WRONG
    return f"{output}: {mission_from_text(text, str(output)).name}", FINE


def replay(paths: Sequence[Path], as_json: bool = False) -> tuple[str, int]:
    """Every file played again: 1 where one of them does not come out as it should.

    A rehearsal: one line an order with its verdict, every branch; refused orders are wrong. A scene: wrong unless
    exactly the expected findings come. A mission has nothing to replay, which is wrong too. As JSON one file is an
    object and several are a list.
    """
    played = [_replay(path) for path in paths]
    code = max((one.code for one in played), default=FINE)
    if not as_json:
        return "\n".join(line for one in played for line in one.lines()), code
    data = [one.data() for one in played]
    return _as_text(data[0] if len(data) == 1 else data), code


@dataclass(frozen=True, slots=True)
class _Played:
    """One file played: its exit code, and what there is to say of it in either form."""

    code: int
    lines: Callable[[], Iterable[str]]
    data: Callable[[], YamlData]


def _replay(path: Path) -> _Played:
    try:
        found = open_any(path)
    except Unreadable as wrong:
        return _unreadable(wrong)
    match found:
        case Mission():
            text = tr("this is a mission; a rehearsal or a scene can be replayed")
            return _unreadable(Unreadable([Problem(str(path), 1, 1, "", text)]))
        case Scene():
            result = play(found)
            code = FINE if result.passed else WRONG
            return _Played(code, lambda: _scene_lines(result), lambda: _scene_data(result))
        case OpenedRehearsal():
            code = WRONG if found.refused else FINE
            return _Played(code, lambda: _rehearsal_lines(path, found), lambda: _rehearsal_data(path, found))


def _as_text(data: YamlData) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def _unreadable(wrong: Unreadable) -> _Played:
    problems: list[YamlData] = [_problem_data(problem) for problem in wrong.problems]
    return _Played(WRONG, lambda: map(str, wrong.problems), lambda: {"problems": problems})


def _problem_data(problem: Problem) -> YamlData:
    return {
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "key": problem.key,
        "text": problem.text,
    }


def _scene_lines(result: SceneResult) -> Iterator[str]:
    scene = result.scene
    for note in scene.notes:
        yield f"{scene.file}: {tr('note')}: {tr(note)}"
    yield f"{scene.file}: {scene.title}: {tr('as expected') if result.passed else tr('not as expected')}"
    rules = system(scene.mission.system)
    if result.verdict is not None:
        yield f"  {scene.order.do}: {_verdict(rules, result.game, result.verdict)}"
    yield from (f"  {difference}" for difference in result.differences)


def _rehearsal_lines(path: Path, opened: OpenedRehearsal) -> Iterator[str]:
    rules = opened.rehearsal.system
    for note in opened.notes:
        yield f"{path}: {tr('note')}: {tr(note)}"
    for line in opened.lines:
        number = tr("{n} from {parent}", n=line.n, parent=line.parent) if line.parent != line.n - 1 else f"{line.n}"
        yield f"{number}: {_described(rules, line)}: {_line_verdict(rules, line)}"
    refused = len(opened.refused)
    orders = many("{n} orders", "1 order", len(opened.lines))
    yield f"{orders}: {tr('{refused} not carried out', refused=refused) if refused else tr('all carried out')}"


def _described(rules: RuleSystem, line: Line) -> str:
    if line.node is None and line.verdict is None:
        return line.order.do
    told = rules.describe(line.before, line.order)
    words = " ".join(part for part in (told.subject, told.action, told.measure) if part)
    return f"{words} ({told.note})" if told.note else words


def _line_verdict(rules: RuleSystem, line: Line) -> str:
    if line.verdict is None:
        return tr("not carried out: it follows an order that is refused")
    return _verdict(rules, line.before, line.verdict)


def _verdict(rules: RuleSystem, game: Game, verdict: Verdict) -> str:
    word = tr("allowed") if verdict.legal else tr("refused")
    noted = [finding for finding in verdict.noted if verdict.legal or finding.severity is Severity.REFUSED]
    said = " ".join(rules.say(game, finding).text for finding in noted)
    return f"{word}: {said}" if said else word


def _scene_data(result: SceneResult) -> YamlData:
    scene = result.scene
    rules = system(scene.mission.system)
    differences: list[YamlData] = list(result.differences)
    notes: list[YamlData] = list(scene.notes)
    return {
        "file": scene.file,
        "title": scene.title,
        "passed": result.passed,
        "legal": None if result.verdict is None else result.verdict.legal,
        "findings": [_finding_data(rules, result.game, finding) for finding in result.findings],
        "differences": differences,
        "notes": notes,
    }


def _rehearsal_data(path: Path, opened: OpenedRehearsal) -> YamlData:
    notes: list[YamlData] = list(opened.notes)
    return {
        "file": str(path),
        "passed": not opened.refused,
        "orders": [_line_data(opened.rehearsal.system, line) for line in opened.lines],
        "notes": notes,
    }


def _line_data(rules: RuleSystem, line: Line) -> YamlData:
    findings = line.verdict.noted if line.verdict is not None else ()
    return {
        "n": line.n,
        "parent": line.parent,
        "order": order_to_data(line.order),
        "carried_out": line.node is not None,
        "legal": None if line.verdict is None else line.verdict.legal,
        "findings": [_finding_data(rules, line.before, finding) for finding in findings],
    }


def _finding_data(rules: RuleSystem, game: Game, finding: Finding) -> YamlData:
    subjects: list[YamlData] = list(finding.subjects)
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "subjects": subjects,
        "measured": finding.measured,
        "limit": finding.limit,
        "rule": str(finding.rule),
        "text": rules.say(game, finding).text,
    }
