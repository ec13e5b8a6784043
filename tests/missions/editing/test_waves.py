"""Waves are edited one at a time: a line each, and what is not edited stays as it is."""

import pytest

from engine.mission import EdgeName, Mission, Table
from engine.systems.hardwired28.spawning import CENTRE
from missions.editing import waves
from missions.editing.edits import removed
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.shipped import shipped_paths

PATH = shipped_paths("hardwired28")[0]


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return Sheet.of(PATH.read_bytes(), PATH.name, PATH)


def changed(old: Sheet, new: Sheet) -> list[str]:
    """Lines that are not in the old file, each without what stands round it."""
    assert isinstance(new.mission, Mission)
    return [line for line in new.text.splitlines() if line not in old.text.splitlines()]


def test_each_part_of_a_wave_changes_its_line_alone(sheet: Sheet) -> None:
    of = "  - {round: 2, side: feral, group: gunners, profile: feral-crews/gunner, models: 3, "
    tail = "name: Feral Gunner}"
    assert changed(sheet, waves.with_round(sheet, 0, 3)) == [of.replace("2", "3", 1) + "edge: random-side, " + tail]
    more = waves.with_models(sheet, 0, 5)
    assert changed(sheet, more) == [of.replace("models: 3", "models: 5") + "edge: random-side, " + tail]
    assert changed(sheet, waves.with_place(sheet, 0, EdgeName.TOP)) == [of + "edge: top, " + tail]
    point = waves.with_place(sheet, 0, (6.5, 3))
    assert changed(sheet, point) == [of + tail[:-1] + ", at: [6.5, 3]}"]
    assert isinstance(point.mission, Mission)
    assert [wave.at for wave in point.mission.waves] == [(6.5, 3.0), None]
    assert any("no text gives such a place" in note for note in point.mission.notes)
    assert changed(sheet, waves.with_place(point, 0, CENTRE)) == [of + tail[:-1] + ", edge: centre}"]
    assert changed(sheet, waves.with_name(sheet, 0, None)) == [of + "edge: random-side}"]
    (runts,) = changed(sheet, waves.with_profile(sheet, 0, "feral-crews/runt"))
    assert "profile: feral-crews/runt, models: 4, edge: random-side, name: Runt}" in runts
    assert len(list(waves.waves_of(waves.without_waves(sheet, [0])))) == 1
    assert "waves" not in waves.without_waves(sheet, [0, 1]).data


def test_a_new_wave_is_a_group_of_the_faction_and_makes_its_side(sheet: Sheet) -> None:
    more, number = waves.with_new_wave(sheet, "feral-crews")
    (line,) = changed(sheet, more)
    assert (number, "group: wave-1, profile: feral-crews/gunner, models: 3, edge: unused-edge" in line) == (2, True)
    with pytest.raises(NotEdited, match="4 sides at most"):
        waves.with_new_wave(sheet, "scrapers")
    other, number = waves.with_new_wave(waves.without_waves(sheet, [0, 1]), "scrapers")
    assert isinstance(other.mission, Mission)
    assert (number, [side.faction for side in other.mission.sides][2:]) == (0, ["coworkers", "scrapers"])
    fewer, _ = waves.with_new_wave(removed(waves.without_waves(sheet, [0, 1]), ["coworkers.clerks"]), "scrapers")
    assert isinstance(fewer.mission, Mission)
    with pytest.raises(NotEdited, match="no wave 3"):
        waves.with_round(sheet, 2, 1)


@pytest.mark.parametrize(
    ("at", "there"),
    [
        ((1.24, 12), EdgeName.LEFT),
        ((1.25, 12), (1.25, 12)),
        ((-3, 12), EdgeName.LEFT),
        ((12, 22.8), EdgeName.BOTTOM),
        ((12.4, 11.6), CENTRE),
        ((12.5, 12), (12.5, 12)),
    ],
)
def test_where_a_wave_is_set_down_says_where_it_comes_from(at: tuple[float, float], there: object) -> None:
    assert waves.place_there(Table(24, 24), at) == there
