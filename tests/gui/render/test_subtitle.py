"""A sheet says of which game it is, how far it has come and whose turn it is, in the words of the rules."""

import pytest

from engine.rehearsal import Rehearsal
from gui.render.subtitle import subtitle_of
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS, system


def said(rehearsal: Rehearsal) -> str:
    return subtitle_of(rehearsal.system, rehearsal.game, rehearsal.system.readout(rehearsal.game))


def test_it_names_the_game_the_table_the_phase_and_the_side(rehearsal: Rehearsal) -> None:
    assert said(rehearsal) == "A fake game, 54″ × 36″ · Round 1 of 5, Movement · Red decides"


@pytest.mark.parametrize("game", SYSTEMS)
def test_it_takes_the_name_of_the_game_from_its_rulebook(game: str) -> None:
    rules = system(game)
    rehearsal = Rehearsal(rules, load_mission(shipped_paths(game)[0]), 1)
    parts = said(rehearsal).split(" · ")
    assert parts[0].startswith(f"{rules.rulebook.title}, ")
    assert rules.readout(rehearsal.game).round in parts[1]
    assert rules.options(rehearsal.game).heading in parts[2]
