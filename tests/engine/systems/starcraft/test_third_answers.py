"""Every open setting that can turn an answer round says so: a scene for each, under each of two readings."""

from functools import cache
from pathlib import Path

import pytest

from missions.raw import Raw
from missions.rules.book import settings_of
from missions.yamlnodes import read_yaml

SCENES = Path(__file__).parents[3] / "scenes" / "starcraft"

WITHOUT = {
    "undo_dice": "dice that are rolled again, which no order is judged by",
    "later_roll_off": "what the winner of a roll-off decides; to roll off is allowed all the same",
    "away_leader": "who leads a move Directly Away, which no ability of the lists makes",
    "ramp_lane": "where the pieces of a map lie, which is settled when the mission is made",
    "draft_copies": "what a mission's file may say of a draft; where a card comes twice, a note tells of it",
    "guide_ranges": "what the terrain guide names on a layout",
    "guide_proportion": "likewise",
    "guide_quarters": "likewise",
}
"""Settings that turn no verdict, and what they are about."""


@cache
def answers() -> dict[str, list[tuple[str, bool]]]:
    """By setting, the reading that each scene with its third answer is judged by, and whether it is legal."""
    found: dict[str, list[tuple[str, bool]]] = {}
    for path in sorted(SCENES.glob("*.yaml")):
        scene = Raw(read_yaml(path.read_bytes(), str(path)).data)
        chosen = dict(scene.at("mission", "settings").items())
        for one in scene.at("expect", "findings").values():
            kind, _, name = (one.at("code").word or "").partition(".")
            if kind == "reading":
                reading = chosen[name].data if name in chosen else settings_of("starcraft")[name].default
                found.setdefault(name, []).append((str(reading), bool(scene.at("expect", "legal").data)))
    return found


@pytest.mark.parametrize("name", sorted(settings_of("starcraft")))
def test_each_setting_has_a_third_answer_or_turns_no_verdict(name: str) -> None:
    assert (name in answers()) is not (name in WITHOUT), name


def test_no_third_answer_is_about_what_is_no_setting() -> None:
    assert answers().keys() <= settings_of("starcraft").keys()
    assert WITHOUT.keys() <= settings_of("starcraft").keys()
