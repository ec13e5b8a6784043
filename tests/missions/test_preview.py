"""What a table gives either side: checked with a tape on tables that are simple enough for one."""

import itertools
import math
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import approach
from engine.approach import Arrival, MarkerTimes
from missions.load import load_mission, mission_from_text
from missions.mission_ref import shipped_folder
from missions.preview import Preview, first_rounds, preview, told

STARCRAFT = """\
format: measuretwice/mission/1
system: starcraft
name: Bare
card: frontlines/skirmish
table: {width: 36, height: 36}
sides:
  red: {faction: terran, entry: [{edge: top}]}
  blue: {faction: zerg, entry: [{edge: bottom, from: 0, to: 12}]}
units:
  - {id: red.goliath, profile: terran/goliath, models: 1}
  - {id: red.marines, profile: terran/marine, models: 6}
  - {id: blue.roaches, profile: zerg/roach, models: 3}
markers:
  - {id: near, kind: mission, number: 1, at: [18, 8]}
  - {id: far, kind: mission, number: 2, at: [18, 30]}
"""
WALL = "terrain:\n  - {id: wall, kind: wall, size: 3, rectangle: {at: [18, 18], size: [40, 1]}}\n"
MARINE, ROACH, GOLIATH = (millimetres / 25.4 / 2 for millimetres in (32, 50, 80))
NEAR_ENOUGH = 0.05


def of(found: Preview, marker: str, side: str) -> MarkerTimes:
    return next(one for one in found.markers if (one.marker.id, one.side) == (marker, side))


def test_a_straight_way_is_what_a_tape_measures() -> None:
    found = preview(mission_from_text(STARCRAFT, "m"))
    near = of(found, "near", "red")
    radius = near.marker.diameter / 2 + 3
    goliath, marines = near.arrivals
    # From a centre a radius outside the edge to one that has the marker within 3 of the base's edge.
    assert goliath.distance == pytest.approx(8 + GOLIATH - radius - GOLIATH, abs=NEAR_ENOUGH)
    assert marines.distance == pytest.approx(8 + MARINE - radius - MARINE, abs=NEAR_ENOUGH)
    assert (goliath.round, marines.round) == (1, 1)
    # Supply 2 and 1: both fit the pool of the first round, 3 or more.
    assert near.shares == (1.0,) * found.rounds
    far = of(found, "far", "red")
    assert [one.distance for one in far.arrivals] == pytest.approx([30 - radius] * 2, abs=NEAR_ENOUGH)
    assert [one.round for one in far.arrivals] == [2, math.ceil((30 - radius) / 8)]
    assert far.shares[:4] == (0.0, 1 / 7, 1 / 7, 1.0)
    roaches = of(found, "far", "blue").arrivals[0]
    base = roaches.party.base.width / 2
    aside, ahead = 6, 6 + base
    assert roaches.distance == pytest.approx(math.hypot(aside, ahead) - radius - base, abs=NEAR_ENOUGH)


def test_a_wall_across_the_table_lets_nobody_by_and_nobody_see() -> None:
    shut = preview(mission_from_text(STARCRAFT + WALL, "m"))
    assert of(shut, "far", "red").shares == (0.0,) * shut.rounds
    assert all(one.distance is None for one in of(shut, "far", "red").arrivals)
    assert "nobody" in "\n".join(told(shut))
    assert "  Red: first at the markers, nearest first, in round 1, never" in list(told(shut))
    assert of(shut, "far", "blue").shares[-1] == 1.0
    assert [one.share for one in shut.exposures] == [0.0, 0.0]
    gap = preview(
        mission_from_text(STARCRAFT + WALL.replace("[18, 18], size: [40, 1]", "[15, 18], size: [30, 1]"), "m")
    )
    open_way, round_it = of(preview(mission_from_text(STARCRAFT, "m")), "far", "red"), of(gap, "far", "red")
    for free, bent in zip(open_way.arrivals, round_it.arrivals, strict=True):
        assert free.distance is not None
        assert bent.distance is not None
        assert free.distance < bent.distance
    assert all(0 < one.share < 0.5 for one in gap.exposures)


def test_an_open_table_hides_nobody() -> None:
    found = preview(mission_from_text(STARCRAFT, "m"))
    assert [(one.side, one.name, one.share) for one in found.exposures] == [
        ("red", "top edge, 0 to 36", 1.0),
        ("blue", "bottom edge, 0 to 12", 1.0),
    ]
    first, *_, last = found.exposures[1].places
    assert first[0] == pytest.approx((ROACH, 36 - ROACH), abs=0.01)
    assert last[0][0] == pytest.approx(12, abs=0.01)


def test_a_table_that_is_the_same_turned_half_round_gives_both_sides_the_same() -> None:
    text = STARCRAFT.replace(", from: 0, to: 12", "").replace("[18, 8]", "[16, 6]").replace("[18, 30]", "[20, 30]")
    text = text.replace("zerg}", "terran}").replace("faction: zerg", "faction: terran")
    text = text.replace(
        "blue.roaches, profile: zerg/roach, models: 3", "blue.marines, profile: terran/marine, models: 6"
    )
    text = text.replace("  - {id: red.goliath, profile: terran/goliath, models: 1}\n", "")
    text += "terrain:\n  - {id: a, kind: wall, size: 2, rectangle: {at: [12, 14], size: [9, 1], turn: 20}}\n"
    text += "  - {id: b, kind: wall, size: 2, rectangle: {at: [24, 22], size: [9, 1], turn: 20}}\n"
    found = preview(mission_from_text(text, "m"))
    for one, other in (("near", "far"), ("far", "near")):
        mine, theirs = of(found, one, "red"), of(found, other, "blue")
        assert mine.shares == theirs.shares
        assert mine.arrivals[0].distance == pytest.approx(theirs.arrivals[0].distance, abs=0.01)
    assert first_rounds(found)["red"] == first_rounds(found)["blue"] == [1, 4]
    red, blue = found.exposures
    assert red.share == pytest.approx(blue.share, abs=0.01)


PARTIES = st.lists(st.tuples(st.integers(0, 4), st.integers(1, 9), st.integers(1, 4)), max_size=6)


@given(parties=PARTIES, first=st.integers(0, 6), step=st.integers(0, 3), by=st.integers(1, 5))
def test_the_most_models_in_time_are_those_that_trying_every_choice_finds(
    parties: list[tuple[int, int, int]], first: int, step: int, by: int
) -> None:
    pools = [first + step * before for before in range(5)]
    like = of(preview_once(), "near", "red").arrivals[0]
    arrivals = [
        Arrival(replace(like.party, weight=weight, models=models), 1.0, needed) for weight, models, needed in parties
    ]
    best = 0
    for count in range(len(parties) + 1):
        for chosen in itertools.combinations(parties, count):
            latest = [by - needed + 1 for _, _, needed in chosen]
            fits = all(
                sum(weight for (weight, _, _), due in zip(chosen, latest, strict=True) if due <= number)
                <= pools[number - 1]
                for number in range(1, 6)
            )
            if min(latest, default=1) >= 1 and fits:
                best = max(best, sum(models for _, models, _ in chosen))
    assert approach._there(arrivals, by, pools) == best


_once: list[Preview] = []


def preview_once() -> Preview:
    if not _once:
        _once.append(preview(mission_from_text(STARCRAFT, "m")))
    return _once[0]


@pytest.mark.parametrize("name", ["hardwired28/extraction.yaml", "genesys/squads-to-set-down.yaml"])
def test_the_other_games_have_one_too(name: str) -> None:
    text = (shipped_folder() / name).read_text(encoding="utf-8")
    few = re.compile(
        r"id: (loot-|(compliance|recovery)\.(zealot|veteran|gunner|agent|scout)|(orcs|dwarves)\.\w+-[bcd])"
    )
    kept = [line for line in text.splitlines() if not few.search(line)]
    found = preview(mission_from_text("\n".join(kept), name))
    assert len(found.exposures) == 2
    assert all(0 <= share <= 1 for one in found.markers for share in one.shares)
    for one in found.markers:
        assert list(one.shares) == sorted(one.shares)


def test_a_draft_says_that_there_are_no_edges_yet() -> None:
    found = preview(load_mission(shipped_folder() / "starcraft" / "draft-skirmish.yaml"))
    assert (found.markers, found.exposures) == ((), ())
    assert any("drafted" in note for note in found.notes)
