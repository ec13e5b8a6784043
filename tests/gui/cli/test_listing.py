"""What `measuretwice list` says and does."""

from pathlib import Path

import pytest

from gui.cli.arguments import parse
from gui.cli.listing import read_list
from missions.load import load_mission
from missions.mission_ref import shipped_folder

MISSION = shipped_folder() / "starcraft" / "supply-drop-breach.yaml"


@pytest.fixture
def army(tmp_path: Path) -> Path:
    path = tmp_path / "army.txt"
    path.write_text("9 Marines\n3 Medics\n", encoding="utf-8")
    return path


def listed(*words: str) -> tuple[str, int]:
    return read_list(parse(["list", *words]))


def test_a_list_is_told_line_by_line(army: Path) -> None:
    text, code = listed(str(army), "--game", "starcraft", "--faction", "terran")
    assert code == 0
    assert text.splitlines()[0] == "line 1: 9 Marines: read: 9 × Marine (terran/marine)"
    army.write_text("9 Marines\n3 Dragoons\n", encoding="utf-8")
    assert listed(str(army), "--game", "starcraft")[1] == 1
    assert listed(str(army)) == ("--game is one of starcraft, hardwired28, genesys", 1)
    assert listed(str(army) + "x", "--game", "starcraft")[1] == 1
    army.write_text("9 Marines\n", encoding="utf-8")
    assert listed(str(army), "--game", "starcraft", "--faction", "Terran")[1] == 0
    assert listed(str(army), "--game", "starcraft", "--faction", "elves") == (
        "--faction is one of protoss, terran, zerg",
        1,
    )


def test_a_list_goes_into_a_mission_that_keeps_its_file(army: Path, tmp_path: Path) -> None:
    out = tmp_path / "with.yaml"
    side = next(side.id for side in load_mission(MISSION).sides if side.faction == "terran")
    text, code = listed(str(army), "--into", str(MISSION), "--side", side, "-o", str(out))
    assert (code, text.splitlines()[-1]) == (0, f"{out} written")
    old, new = MISSION.read_text(encoding="utf-8"), out.read_text(encoding="utf-8")
    assert new == old + f"units:\n  - {{id: {side}.marine, profile: terran/marine, models: 9}}\n" + (
        f"  - {{id: {side}.medic, profile: terran/medic, models: 3}}\n"
    )
    assert {unit.id for unit in load_mission(out).units} >= {f"{side}.marine", f"{side}.medic"}
    assert listed(str(army), "--into", str(MISSION), "--side", "nobody", "-o", str(out)) == (
        "the mission has no side 'nobody'",
        1,
    )
    assert listed(str(army), "--into", str(MISSION))[1] == 1
