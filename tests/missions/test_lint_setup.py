"""What a mission's rules ask of its set-up is told just past the limit and not at it."""

import pytest

from missions.editing.rolled import rolled_onto
from missions.editing.sheet import Sheet
from missions.lint_setup import setup_lint
from missions.load import mission_from_text
from missions.making_hardwired import Choice, make
from missions.shipped import shipped_paths

TEXT = """\
format: measuretwice/mission/1
system: hardwired28
name: Nodes
card: uplink
table: {width: 24, height: 24}
sides: {red: {faction: squad}, blue: {faction: squad}}
zones:
  - {id: a, kind: deployment, side: red, rectangle: {at: [12, 2], size: [24, 4]}}
  - {id: b, kind: deployment, side: blue, rectangle: {at: [4, 12], size: [8, 16]}}
markers:
  - {id: n1, kind: node, at: [3, 10]}
  - {id: n2, kind: node, at: [9, 10]}
  - {id: n3, kind: node, at: [20, 12]}
  - {id: l, kind: loot, at: [20, 14]}
"""


def codes(text: str) -> list[str]:
    return [one.code for one in setup_lint(mission_from_text(text, "m"))]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("at: [3, 10]", "at: [2.998, 10]", "near_edge"),
        ("at: [20, 12]", "at: [21.002, 12]", "near_edge"),
        ("at: [9, 10]", "at: [9, 2.998]", "near_edge"),
        ("at: [9, 10]", "at: [9, 21.002]", "near_edge"),
        ("at: [9, 10]", "at: [8.998, 10]", "not_apart"),
        ("at: [20, 14]", "at: [20, 13.998]", "loot_near"),
        ("at: [4, 12]", "at: [4, 11.998]", "zones_overlap"),
    ],
)
def test_a_hair_past_the_limit_is_told_and_at_it_nothing(old: str, new: str, code: str) -> None:
    assert codes(TEXT) == []
    (found,) = setup_lint(mission_from_text(TEXT.replace(old, new), "m"))
    assert found.code == code
    assert found.line is not None or found.area is not None
    assert len(found.subjects) in (1, 2)
    assert "Campaign 0.7.3" in found.text or code == "zones_overlap"


def test_loot_that_the_defender_lays_wherever_it_likes_may_lie_by_a_marker() -> None:
    path = shipped_paths("hardwired28")[0]
    text = rolled_onto(Sheet.of(path.read_bytes(), path.name, path), Choice(seed=3, picked={"loot": "trail"})).text
    near = text.replace("number: 1, at: [4.8, 12]", "number: 1, at: [5.72, 8.1]")
    assert codes(near) == ["loot_near"]
    assert codes(near.replace("deploys: true", "deploys: true, advantages: [all-loot]")) == []


def test_zones_of_one_side_may_overlap() -> None:
    text = TEXT.replace("at: [4, 12]", "at: [4, 10]")
    (found,) = setup_lint(mission_from_text(text, "m"))
    assert (
        found.text
        == "Zones of Red and Blue overlap by 16.00 square inches: Deployment Zone (a) and Deployment Zone (b)"
    )
    assert codes(text.replace("side: blue", "side: red")) == []


@pytest.mark.parametrize("seed", range(6))
def test_what_the_tables_lay_keeps_what_is_asked(seed: int) -> None:
    path = shipped_paths("hardwired28")[0]
    rolled = rolled_onto(Sheet.of(path.read_bytes(), path.name, path), Choice(seed=seed))
    for text in (make(Choice(seed=seed)), rolled.text):
        assert list(setup_lint(mission_from_text(text, "m"))) == []
