"""What a scene file may say, and how a scene is compared with what comes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.findings import Finding, RuleRef, Severity
from geometry.pose import Pose
from missions.expecting import Expected, match
from missions.load import load_scene
from missions.problems import Unreadable
from missions.scenes import Scene, SceneResult, play, scene_from_bytes

Mark = Callable[[str], tuple[str, str]]

SCENE = """\
format: measuretwice/scene/1
title: An orc goes 16 inches
mission:
{mission}place: {{orcs.first: {{2: [12, 13]}}}}
before:
  - {{do: roll_off, rolled: {{orcs: [5], dwarves: [3]}}}}
  - {{do: activate, by: orcs, unit: orcs.first}}
order: {{do: move, by: orcs, unit: orcs.first, model: 1, path: [[10, 10], [26, 10]], extra: true}}
expect:
  legal: true
  findings: [{{code: move.too_far, subject: orcs.first.1, severity: tolerance, measured: 16, limit: 16}}]
"""
REACH = "path: [[10, 10], [26, 10]]"


@pytest.fixture
def scene(genesys: str) -> str:
    return SCENE.format(mission="".join(f"  {line}\n" for line in genesys.splitlines()))


def made(text: str) -> Scene:
    return scene_from_bytes(text.encode(), "s.yaml", Path())


def played(text: str) -> SceneResult:
    return play(made(text))


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def test_a_scene_in_which_all_comes_as_expected_passes(scene: str) -> None:
    result = played(scene)
    assert result.differences == ()
    assert result.passed
    assert [finding.code for finding in result.findings] == ["move.too_far"]


def test_models_stand_where_the_scene_places_them(scene: str) -> None:
    unit = made(scene).mission.unit("orcs.first")
    assert unit.poses == {1: Pose(10, 10), 2: Pose(12, 13)}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("legal: true", "legal: false", ["the order is allowed; refused was expected"]),
        (REACH, "path: [[10, 10], [27, 10]]", [
            "the order is refused; allowed was expected",
            "missing: {code: move.too_far, subject: orcs.first.1, severity: tolerance, measured: 16, limit: 16}",
            "not expected: {code: move.too_far, subject: orcs.first.1, measured: 17, limit: 16}",
        ]),
        (REACH, "path: [[10, 10], [25, 10]]", [
            "missing: {code: move.too_far, subject: orcs.first.1, severity: tolerance, measured: 16, limit: 16}"
        ]),
        ("measured: 16,", "measured: 16.01,", [
            "missing: {code: move.too_far, subject: orcs.first.1, severity: tolerance, measured: 16.01, limit: 16}",
            "not expected: {code: move.too_far, subject: orcs.first.1, severity: tolerance, measured: 16, limit: 16}",
        ]),
        ("measured: 16,", "measured: 16.001,", []),
        (", severity: tolerance", "", []),
        (", subject: orcs.first.1", "", []),
        ("by: orcs, unit: orcs.first}", "by: dwarves, unit: orcs.first}", None),
    ],
)  # fmt: skip
def test_every_difference_is_told(scene: str, old: str, new: str, said: list[str] | None) -> None:
    result = played(changed(scene, old, new))
    assert result.passed is (said == [])
    if said is None:
        (only,) = result.differences
        assert only.startswith("order 2 before it (activate) is refused: ")
        assert result.verdict is None
    else:
        assert list(result.differences) == said


def finding(code: str, subject: str, measured: float | None = None) -> Finding:
    return Finding(code, RuleRef("b", "1"), Severity.REFUSED, (subject,), measured, 1.0)


@pytest.mark.parametrize(
    ("wanted", "found", "same"),
    [
        (3.01, 3.01, True),
        (3.01, 3.0154, True),
        (3.01, 3.0156, False),
        (3.0, 3.0054, True),
        (3, 3.0056, False),
        (3.012, 3.0129, True),
        (3.012, 3.0131, False),
        (3.0, None, False),
        (None, 3.0, True),
    ],
)
def test_a_measure_is_compared_to_the_digits_given(wanted: float | None, found: float | None, same: bool) -> None:
    expected = Expected.model_validate({"code": "a", "measured": wanted})
    assert expected.fits(finding("a", "x", found), lambda _: "") is same


def test_expected_findings_come_in_any_order_and_the_vague_do_not_take_from_the_exact() -> None:
    vague, exact = (Expected.model_validate(data) for data in ({"code": "a"}, {"code": "a", "subject": "x"}))
    found = [finding("a", "x"), finding("a", "y")]
    assert match([vague, exact], found, str) == {0: 1, 1: 0}
    assert match([exact, vague], list(reversed(found)), str) == {0: 1, 1: 0}
    assert len(match([exact, exact], found, str)) == 1


SHORT = "path: [[10, 10], [25, 10]]"
PASSES = "{code: move.too_far, subject: orcs.first.1, measured: 15, limit: 16"


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        (f"passes: [{PASSES}, margin: 1, says: 15.00″ at most 16″}}]", []),
        ("passes: [{code: move.too_far}]", []),
        ("passes: []", []),
        (f"passes: [{PASSES}, margin: -1}}]", [
            f"missing: {PASSES}, margin: -1}}",
            f"not expected: {PASSES}, says: '15.00″ at most 16″'}}",
        ]),
        ("passes: [{code: move.too_far, says: 16″}]", [
            "missing: {code: move.too_far, says: '16″'}",
            f"not expected: {PASSES}, says: '15.00″ at most 16″'}}",
        ]),
        ("passes: [{code: move.too_far}, {code: move.too_far}]", ["missing: {code: move.too_far}"]),
        ("findings: [{code: move.too_far}]", ["missing: {code: move.too_far}"]),
        ("silent: [react.no_action]", []),
        ("silent: [move.too_far]", [f"to be silent: {PASSES}}}"]),
    ],
)  # fmt: skip
def test_what_must_pass_and_what_must_not_come_at_all(scene: str, expected: str, said: list[str]) -> None:
    text = changed(scene, REACH, SHORT)
    findings = text[text.index("findings:") :].strip()
    assert list(played(changed(text, findings, expected)).differences) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("place: {orcs.first:", "place: {¦orcs.frist:",
         "place.orcs.frist: there is no unit 'orcs.frist'; did you mean 'orcs.first'?"),
        ("{2: [12, 13]}", "{¦3: [12, 13]}", "place.orcs.first.3: 'orcs.first' has no model 3; it has 1 and 2"),
        ("{2: [12, 13]}", "{2: ¦[12, 130]}", "place.orcs.first.2: the base reaches 82.63″ past the table's edge"),
        ("{2: [12, 13]}", "{2: ¦[10, 10.5]}", "place.orcs.first.2: the base overlaps 'orcs.first.1' by 0.76″"),
        ("{2: [12, 13]}", "{2: ¦[12]}",
         "place.orcs.first.2: a place [x, y] or [x, y, turn] was expected, not a list of 1"),
        ("do: activate", "do: ¦actvate",
         "before.2.do: no order of this game is called 'actvate'; did you mean 'activate'?"),
        ("model: 1, path", "model: ¦one, path", "order.model: a whole number was expected, not the word 'one'"),
        ("order: {do: move, by: orcs, unit: orcs.first, model: 1, path: [[10, 10], [26, 10]], extra: true}\n", "",
         "the key 'order' is missing"),
        ("legal: true", "¦leagl: true", "expect.leagl: unknown key 'leagl'; did you mean 'legal'?"),
        ("legal: true", "legal: ¦maybe", "expect.legal: true or false was expected, not the word 'maybe'"),
        ("severity: tolerance", "severity: ¦passed", "expect.findings.1.severity: refused, tolerance, other_reading "
         "or left_to_you was expected, not the word 'passed'"),
        ("code: move.too_far", "code: ¦move.to_far", "expect.findings.1.code: no check of this game is called "
         "'move.to_far'; did you mean 'move.too_far'?"),
        ("findings: [{", "passes: [{code: ¦coherency}]\n  findings: [{", "expect.passes.1.code: no check of "
         "this game is called 'coherency'; did you mean 'squad.coherency'?"),
        ("findings: [{", "silent: [¦move.too_fra]\n  findings: [{", "expect.silent.1: no check of this game is called "
         "'move.too_fra'; did you mean 'move.too_far'?"),
        ("findings: [{", "silent: [¦move.too_far]\n  findings: [{", "expect.silent.1: 'move.too_far' is expected and "
         "can't be silent as well"),
        ("findings: [{", "passes: [{code: move.blocked, ¦severity: refused}]\n  findings: [{",
         "expect.passes.1.severity: unknown key 'severity'"),
        ("width: 48", "width: ¦x", "mission.table.width: a number was expected, not the word 'x'"),
        ("scene/1", "scene/1x", "format: measuretwice/scene/1 was expected, not the word 'measuretwice/scene/1x'; "
         "did you mean 'measuretwice/scene/1'?"),
        ("title: An orc", "¦titel: An orc", "titel: unknown key 'titel'; did you mean 'title'?"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_scene_is_said_at_its_place(scene: str, mark: Mark, old: str, new: str, said: str) -> None:
    text, place = mark(changed(scene, old, new))
    if said.startswith("format"):
        place = "1:9"
    with pytest.raises(Unreadable) as caught:
        made(text)
    assert [str(problem) for problem in caught.value.problems] == [f"s.yaml:{place}: {said}"]


def test_units_of_starcraft_may_stand_in_a_scene_and_have_lost_models(starcraft: str) -> None:
    mission = starcraft.replace("models: 6", "models: {2: [5, 20], 5: [7, 20]}")
    text = (
        "format: measuretwice/scene/1\ntitle: t\nmission:\n"
        + "".join(f"  {line}\n" for line in mission.splitlines())
        + "order: {do: roll_off, rolled: {red: [1, 2], blue: [3, 4]}}\nexpect: {legal: true}\n"
    )
    unit = made(text).mission.unit("red.marines")
    assert (unit.models, unit.poses) == ((2, 5), {2: Pose(5, 20), 5: Pose(7, 20)})
    with pytest.raises(Unreadable, match="has 6 or 9 models, not 10"):
        made(text.replace("{2: [5, 20], 5: [7, 20]}", "10"))


def test_a_mission_may_lie_in_a_file_beside_the_scene(scene: str, genesys: str, in_folder: Path) -> None:
    (in_folder / "boards").mkdir()
    (in_folder / "boards" / "m.yaml").write_text(genesys, encoding="utf-8")
    (in_folder / "scenes").mkdir()
    inline = "mission:\n" + "".join(f"  {line}\n" for line in genesys.splitlines())
    (in_folder / "scenes" / "s.yaml").write_text(
        changed(scene, inline, "mission: ../boards/m.yaml\n"), encoding="utf-8"
    )
    assert play(load_scene(Path("scenes/s.yaml"))).passed
