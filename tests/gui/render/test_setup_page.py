"""The set-up sheet to print: every thing of the table is in its list and bears its number in the picture."""

from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from gui.render.setup_page import numbered_table, save_setup, setup_html
from missions.exporting.sheet import setup_sheet
from missions.load import load_mission
from missions.mission_ref import shipped_folder

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_thing_is_listed_with_its_places_and_the_number_that_it_bears(tmp_path: Path) -> None:
    mission = load_mission(shipped_folder() / "genesys" / "orcs-and-dwarves.yaml")
    sheet = setup_sheet(mission)
    entries = [entry for _, entries in sheet.parts for entry in entries]
    assert len(entries) == len({entry.mark for entry in entries})
    assert len(sheet.units) == sum(bool(unit.poses) for unit in mission.units) > 0
    html = unescape(setup_html(mission))
    for entry in entries:
        assert f">{entry.mark}</td>" in html
        assert entry.heading in html
        assert all(way in html for spot in entry.spots for way in spot.ways)
    bare = numbered_table(mission, replace(sheet, markers=(), zones=(), terrain=(), units=()))
    assert numbered_table(mission, replace(sheet, terrain=())) != bare
    for ending, begins in ((".pdf", b"%PDF"), (".html", b"<!DOCTYPE")):
        save_setup(tmp_path / f"m{ending}", mission)
        assert (tmp_path / f"m{ending}").read_bytes().startswith(begins)
    with pytest.raises(ValueError, match="ends in"):
        save_setup(tmp_path / "m.doc", mission)
