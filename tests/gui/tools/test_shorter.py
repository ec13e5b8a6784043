"""A model's name goes without its unit's where that has been named."""

from dataclasses import replace

import pytest

from engine.game import Game
from engine.rehearsal import Rehearsal
from gui.tools.shorter import shorter
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import system


@pytest.fixture
def starcraft() -> tuple[object, Game]:
    rules = system("starcraft")
    return rules, Rehearsal(rules, load_mission(shipped_paths("starcraft")[0]), 1).game


def test_the_models_of_the_unit_lose_its_name_and_no_other_does(starcraft) -> None:
    short = shorter(*starcraft, "red.marines")
    text = "Distance of Marine 3 of Marines 1 to Marine 2 of Marines 1, not to Marine 3 of Marines 2"
    assert short(text) == "Distance of Marine 3 to Marine 2, not to Marine 3 of Marines 2"
    assert short("Marine 1 of Marines 10 and 9 models of Marines 1") == (
        "Marine 1 of Marines 10 and 9 models of Marines 1"
    )


def test_without_a_unit_and_without_such_names_a_text_stays(starcraft, rehearsal: Rehearsal) -> None:
    text = "Marine 3 of Marines 1"
    assert shorter(*starcraft, None)(text) == text
    assert shorter(rehearsal.system, replace(rehearsal.game), "red.marines")(text) == text
