"""Guided rehearsals: those shipped can be followed, and what is wrong in one is told at its line."""

from pathlib import Path

import pytest

from missions.guides import FORMAT, Guide, guides, read_guide
from missions.load import load_mission
from missions.problems import Unreadable
from missions.rules.files import SYSTEMS
from missions.systems import system

GOOD = f"""format: {FORMAT}
title: Two steps
mission: genesys/orcs-and-dwarves.yaml
seed: 1
steps:
  - say: Roll.
    until: order
    of: [roll_off]
  - say: That is all.
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "guide.yaml"
    path.write_text(text)
    return path


def test_every_game_has_one() -> None:
    assert [load_mission(guide.mission).system for guide in guides()] == list(SYSTEMS)


@pytest.mark.parametrize("guide", guides(), ids=lambda guide: guide.mission.parent.name)
def test_a_step_waits_for_orders_that_the_game_has(guide: Guide) -> None:
    known = {order.do for order in system(load_mission(guide.mission).system).orders}
    for step in guide.steps:
        assert step.until != "order" or step.of <= known, step.say


@pytest.mark.parametrize("guide", guides(), ids=lambda guide: guide.mission.parent.name)
def test_a_guide_is_short_and_each_step_can_be_read_at_a_glance(guide: Guide) -> None:
    assert 6 <= len(guide.steps) <= 12
    assert all(len(step.say) <= 260 for step in guide.steps)


def test_what_is_read_is_what_stands_there(tmp_path: Path) -> None:
    guide = read_guide(written(tmp_path, GOOD))
    assert (guide.title, guide.seed, len(guide.steps)) == ("Two steps", 1, 2)
    assert (guide.steps[0].until, guide.steps[0].of) == ("order", frozenset({"roll_off"}))
    assert guide.steps[1].until is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("genesys/orcs-and-dwarves.yaml", "genesys/nobody.yaml", ":3:"),
        ("until: order", "until: ordr", ":7:"),
        ("    of: [roll_off]\n", "", ":6:"),
        ("    until: order\n    of: [roll_off]\n", "", ":6:"),
        ("  - say: That is all.\n", "  - say: That is all.\n    until: picked\n", ":9:"),
        ("until: order", "until: undone", ":6:"),
        ("  - say: That is all.\n", "", ":6:"),
        ("seed: 1\n", "", "seed"),
        ("say: Roll.", "says: Roll.", "did you mean 'say'"),
    ],
)
def test_what_is_wrong_is_told_at_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in GOOD
    with pytest.raises(Unreadable) as wrong:
        read_guide(written(tmp_path, GOOD.replace(old, new)))
    assert any(told in str(problem) for problem in wrong.value.problems), [str(p) for p in wrong.value.problems]
