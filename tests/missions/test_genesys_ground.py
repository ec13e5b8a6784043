"""Terrain of a Genesys mission: misspelt traits, climbs without a height, models set up on rock."""

from collections.abc import Callable

import pytest

from missions.load import mission_from_text

Problems = Callable[[str], list[str]]
Mark = Callable[[str], tuple[str, str]]

RADIUS = 25 / 25.4 / 2

MISSION = """\
format: measuretwice/mission/1
system: genesys
name: Ground
table: {width: 48, height: 48}
card: standard
settings: {climbing: CLIMBING}
sides: {dwarves: {faction: norkraag}, orcs: {faction: mountain-orcs}}
units:
  - {id: dwarves.first, profile: norkraag/dwarf, models: {1: MARK[AT, 20]}}
terrain:
  - TERRAIN{id: rock, kind: rock, name: Rock, traits: [TRAITS], rectangle: {at: [22, 20], size: [4, 4]}HEIGHT}
"""


def text(traits: str, *, at: float = 30, climbing: str = "off", height: str = "", mark: str = "") -> str:
    found = MISSION.replace("TRAITS", traits).replace("AT,", f"{at},").replace("CLIMBING", climbing)
    found = found.replace("HEIGHT", height and f", height: {height}")
    return found.replace("MARK", "¦" if mark == "model" else "").replace("TERRAIN", "¦" if mark == "piece" else "")


def notes(written: str) -> tuple[str, ...]:
    return mission_from_text(written, "m.yaml").notes


@pytest.mark.parametrize("trait", ["impassable", "blocking", "difficult", "climbable", "vegetation"])
def test_a_trait_that_a_rule_or_the_drawing_knows_is_not_mentioned(trait: str) -> None:
    assert notes(text(trait)) == ()


def test_a_trait_like_one_that_a_rule_knows_is_asked_about() -> None:
    assert notes(text("impasable")) == ("No rule knows the trait 'impasable' of Rock; did you mean 'impassable'?",)


def test_traits_that_only_describe_are_told_in_one_line() -> None:
    assert notes(text("wooden, mossy")) == (
        "No rule asks for the traits mossy and wooden: they only describe a piece.",
    )


def test_a_climb_that_costs_a_height_has_one(problems: Problems, mark: Mark) -> None:
    written, place = mark(text("climbable", climbing="height", mark="piece"))
    (line,) = problems(written)
    assert line.startswith(f"{place}: ")
    assert "'rock' is climbable and has no height, which a climb costs as set" in line
    assert problems(text("climbable", climbing="height", height="2")) == []
    assert problems(text("climbable")) == []


@pytest.mark.parametrize("inside", [0.001, 0.0, -0.5])
def test_a_base_may_be_set_up_against_a_rock(problems: Problems, inside: float) -> None:
    assert problems(text("impassable", at=20 - RADIUS + inside)) == []


def test_a_base_is_not_set_up_on_a_rock(problems: Problems, mark: Mark) -> None:
    written, place = mark(text("impassable", at=20 - RADIUS + 0.002, mark="model"))
    (line,) = problems(written)
    assert line.startswith(f"{place}: ")
    assert "on 'rock', which is impassable" in line
    assert problems(text("blocking", at=20)) == []


def test_a_rock_of_the_catalogue_is_rock_as_one_written_out(problems: Callable[[str], list[str]], genesys: str) -> None:
    rock = "terrain: [{id: rock, piece: common/rock, at: [11, 10]}]\n"
    assert ["which is impassable" in said for said in problems(genesys + rock)] == [True, True]
    open_ = "terrain: [{id: rock, piece: common/rock, at: [11, 10], traits: []}]\n"
    assert problems(genesys + open_) == []
