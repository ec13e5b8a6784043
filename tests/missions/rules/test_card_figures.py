"""Figures of a mission card out of their bounds: told where they stand, in a rules file and in a mission's own card."""

from collections.abc import Callable
from pathlib import Path

import pytest

from missions.commands import check

Mark = Callable[[str], tuple[str, str]]

CARD = """{name: X, scale: Skirmish, source: mine, rounds: 5, supply_start: 3, supply_step: 1, lead: 8, \
scoring: frontlines, scores_from: 2, points: {marker: 1, taken: 2}, readings: {gather_lead: {app: {lead: 10}}}, \
activations: [{first: 1, last: 4, markers: [1, 2]}]}"""
FILE = "format: measuretwice/cards/1\ncards:\n  x/skirmish: CARD\n"
MISSION = """\
format: measuretwice/mission/1
system: starcraft
name: Own
card: CARD
table: {width: 36, height: 36}
sides:
  red: {faction: terran, entry: [{edge: top}]}
  blue: {faction: zerg, entry: [{edge: bottom}]}
"""
WRONG = [
    ("rounds: 5", "rounds: ¦0", "rounds: a number of at least 1 was expected, not the number 0"),
    ("supply_start: 3", "supply_start: ¦-6", "supply_start: a number of at least 0 was expected, not the number -6"),
    ("supply_step: 1", "supply_step: ¦-2", "supply_step: a number of at least 0 was expected, not the number -2"),
    ("lead: 8", "lead: ¦-1", "lead: a number of at least 1 was expected, not the number -1"),
    ("lead: 8", "lead: ¦0", "lead: a number of at least 1 was expected, not the number 0"),
    ("lead: 10", "lead: ¦0", "readings.gather_lead.app.lead: a number of at least 1 was expected, not the number 0"),
    ("scores_from: 2", "scores_from: ¦6", "scores_from: one of the 5 rounds was expected, not the number 6"),
    ("scores_from: 2", "scores_from: ¦0", "scores_from: a number of at least 1 was expected, not the number 0"),
    ("marker: 1", "marker: ¦-1", "points.marker: a number of at least 0 was expected, not the number -1"),
    (
        "taken: 2",
        "¦bogus: 7",
        "points.bogus: 'frontlines' gives no points for 'bogus'; there are marker and taken",
    ),
    ("taken: 2", "¦takn: 2", "points.takn: 'frontlines' gives no points for 'takn'; did you mean 'taken'?"),
    ("scoring: frontlines", "scoring: ¦frontline", "scoring: there is no scoring 'frontline'; did you mean"),
    ("first: 1", "first: ¦0", "activations.1.first: one of the 5 rounds was expected, not the number 0"),
    ("last: 4", "last: ¦6", "activations.1.last: a round from 1 to 5 was expected, not the number 6"),
    ("markers: [1, 2]", "markers: [1, ¦0]", "activations.1.markers.2: the number of a marker was expected"),
]
RIGHT = [
    ("rounds: 5", "rounds: 4"),
    ("supply_start: 3", "supply_start: 0"),
    ("supply_step: 1", "supply_step: 0"),
    ("lead: 8", "lead: 1"),
    ("lead: 8", "lead: null"),
    ("scores_from: 2", "scores_from: 5"),
    ("marker: 1", "marker: 0"),
    ("last: 4", "last: 5"),
]


def told(path: Path, text: str) -> list[str]:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    lines, code = check([path])
    return [] if code == 0 else [line.removeprefix(f"{path}:") for line in lines.splitlines()[:-1]]


@pytest.mark.parametrize(("old", "new", "words"), WRONG)
def test_a_figure_that_no_game_is_played_by_is_told_where_it_stands(
    tmp_path: Path, mark: Mark, old: str, new: str, words: str
) -> None:
    assert CARD.count(old) == 1
    for name, around, at in (("starcraft/cards", FILE, "cards.x/skirmish"), ("own/mission", MISSION, "card")):
        text, place = mark(around.replace("CARD", CARD.replace(old, new)))
        (line,) = told(tmp_path / f"{name}.yaml", text)
        assert line.startswith(f"{place}: {at}.{words}")


@pytest.mark.parametrize(("old", "new"), RIGHT)
def test_a_figure_at_its_bound_is_fine(tmp_path: Path, old: str, new: str) -> None:
    assert CARD.count(old) == 1
    for name, around in (("starcraft/cards", FILE), ("own/mission", MISSION)):
        assert told(tmp_path / f"{name}.yaml", around.replace("CARD", CARD.replace(old, new))) == []


def test_rounds_of_another_game_are_bounded_too(tmp_path: Path, mark: Mark) -> None:
    text = "format: measuretwice/cards/1\ncards:\n  x: {name: X, rounds: ¦0, source: mine}\n"
    text, place = mark(text)
    (line,) = told(tmp_path / "genesys/cards.yaml", text)
    assert line == f"{place}: cards.x.rounds: a number of at least 1 was expected, not the number 0"
