"""A mission that changes something about its map."""

from collections.abc import Callable

import pytest

from missions.load import mission_from_text
from missions.map_changes import middle

TEXT = """\
format: measuretwice/mission/1
system: starcraft
name: A changed map
card: frontlines/standard
map: rulebook/5
sides: {red: {faction: terran}, blue: {faction: zerg}}
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "moved: {banner-wst: [1, 2]}\n",
            "7:9: moved.banner-wst: the map has no piece 'banner-wst'; did you mean 'banner-west'?",
        ),
        (
            "left_out: [banner-wst]\n",
            "7:12: left_out.1: the map has no piece 'banner-wst'; did you mean 'banner-west'?",
        ),
        ("moved: {banner-west: [1, 200]}\n", "7:22: moved.banner-west: the piece 'banner-west' is off the table"),
        (
            "left_out: [banner-west]\nmoved: {banner-west: [1, 2]}\n",
            "8:9: moved.banner-west: the piece 'banner-west' is left out, and moved here",
        ),
        ("moved: {banner-west: [1]}\n", "7:22: moved.banner-west: a place [x, y] or [x, y, turn] was expected"),
    ],
)
def test_what_the_map_does_not_have_is_told_at_its_place(
    words: str, said: str, problems: Callable[[str], list[str]]
) -> None:
    found = problems(TEXT + words)
    assert len(found) == 1, found
    assert found[0].startswith(said), found


def test_changes_need_a_map(problems: Callable[[str], list[str]]) -> None:
    text = TEXT.replace("map: rulebook/5\n", "table: {width: 54, height: 36}\n")
    assert problems(text + "left_out: [a]\n") == [
        "7:1: left_out: the mission names no map, whose pieces this would change"
    ]


def test_a_changed_map_is_no_longer_as_it_is_printed() -> None:
    old = mission_from_text(TEXT, "m.yaml")
    new = mission_from_text(TEXT + "moved: {banner-west: [10, 20, 90]}\nleft_out: [banner-east]\n", "m.yaml")
    assert (old.printed, new.printed) == (True, False)
    assert any("exempt" in note for note in old.notes)
    assert not any("exempt" in note for note in new.notes)
    before, after = old.piece("banner-west").outline.bounds, new.piece("banner-west").outline.bounds
    assert middle(new.piece("banner-west")) == (10, 20)
    assert after[2] - after[0] == pytest.approx(before[3] - before[1])
    assert len(new.terrain) == len(old.terrain) - 1
    again = mission_from_text(
        TEXT + "left_out: [banner-east]\nterrain: [{id: banner-east, kind: rock, circle: {at: [5, 5], diameter: 2}}]\n",
        "m",
    )
    assert again.piece("banner-east").kind == "rock"
