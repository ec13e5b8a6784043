"""Settings changed beside the file: kept by a rehearsal, and taken up again when it is opened."""

from pathlib import Path

import pytest

from engine.rehearsal import Rehearsal
from missions.changing import settings_beyond, with_settings
from missions.load import load_mission, load_rehearsal, save_rehearsal
from missions.problems import Unreadable
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS, system

EVERY_GAME = pytest.mark.parametrize("game", SYSTEMS)


@EVERY_GAME
def test_every_reading_of_every_setting_can_be_taken(game: str) -> None:
    mission = load_mission(shipped_paths(game)[0])
    for setting in system(game).rulebook.settings.values():
        for reading in setting.readings:
            changed = with_settings(mission, {setting.name: reading})
            assert changed.settings[setting.name] == reading
            other = {name: value for name, value in changed.settings.items() if name != setting.name}
            assert other == {name: value for name, value in mission.settings.items() if name != setting.name}


@EVERY_GAME
def test_every_reading_of_every_setting_comes_back_from_a_file(game: str, tmp_path: Path) -> None:
    """The first reading of each setting together, then the second of each, and so on."""
    mission = load_mission(shipped_paths(game)[0])
    rules = system(game)
    readings = {setting.name: list(setting.readings) for setting in rules.rulebook.settings.values()}
    path = tmp_path / "kept.yaml"
    for turn in range(max(map(len, readings.values()))):
        taken = {name: choices[min(turn, len(choices) - 1)] for name, choices in readings.items()}
        changed = with_settings(mission, taken)
        save_rehearsal(Rehearsal(rules, changed, 1), path)
        assert load_rehearsal(path).mission == changed
        assert {name: changed.settings[name] for name in taken} == taken


def test_only_what_differs_is_kept(tmp_path: Path) -> None:
    mission = load_mission(shipped_paths("hardwired28")[0])
    path = tmp_path / "kept.yaml"
    save_rehearsal(Rehearsal(system("hardwired28"), with_settings(mission, {"undo_dice": "fresh"}), 1), path)
    assert "  readings: {undo_dice: fresh}\n" in path.read_text("utf-8")
    save_rehearsal(Rehearsal(system("hardwired28"), with_settings(mission, {}), 1), path)
    assert "  readings: {" not in path.read_text("utf-8")


def test_a_reading_there_is_not_is_refused_with_the_choices() -> None:
    mission = load_mission(shipped_paths("hardwired28")[0])
    with pytest.raises(Unreadable, match="was expected"):
        with_settings(mission, {"undo_dice": "loaded"})
    with pytest.raises(Unreadable, match="no setting"):
        with_settings(mission, {"undo_dies": "fresh"})


def test_models_stay_where_they_stand() -> None:
    mission = load_mission(shipped_paths("genesys")[0])
    changed = with_settings(mission, {"undo_dice": "fresh"})
    assert {unit.id: unit.poses for unit in changed.units} == {unit.id: unit.poses for unit in mission.units}
    assert settings_beyond(changed, mission) == {"undo_dice": "fresh"}
