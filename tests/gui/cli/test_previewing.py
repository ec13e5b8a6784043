"""What `measuretwice preview` says."""

from pathlib import Path

from gui.cli.previewing import say

MISSION = """\
format: measuretwice/mission/1
system: starcraft
name: Bare
card: frontlines/skirmish
table: {width: 36, height: 36}
sides: {red: {faction: terran, entry: [{edge: top}]}, blue: {faction: zerg, entry: [{edge: bottom}]}}
units: [{id: red.goliath, profile: terran/goliath, models: 1}, {id: blue.roaches, profile: zerg/roach, models: 3}]
markers: [{id: marker-1, kind: mission, number: 1, at: [18, 8]}]
"""


def test_the_command_says_it_as_text_and_for_programs(tmp_path: Path) -> None:
    file = tmp_path / "m.yaml"
    file.write_text(MISSION, encoding="utf-8")
    text, code = say(file)
    assert code == 0
    assert text.splitlines()[1].split()[:4] == ["marker", "side", "round", "1"]
    data, code = say(file, as_json=True)
    assert (code, '"marker": "marker-1"' in data, '"shares": [' in data) == (0, True, True)
    file.write_text("format: measuretwice/mission/1\n", encoding="utf-8")
    assert say(file)[1] == 1
