"""Missions that begin with a draft, made of the cards that either side brings."""

from pathlib import Path

import pytest

from engine.systems.starcraft.drafting import CardsBrought
from gui.main import main
from missions.load import load_mission, mission_from_text
from missions.making import NotMade
from missions.making_draft import DraftChoice, make_draft

BRINGS = (
    ("frontlines", "gauntlet", "supply-drop", "typhoon"),
    ("hold-position", "hold-position", "breach", "gauntlet"),
)
ARMIES = (("terran/starter", "terran/founder"), ("zerg/starter",))


def choice(**changes: object) -> DraftChoice:
    given: dict[str, object] = {"system": "starcraft", "brings": BRINGS, "armies": ARMIES} | changes
    return DraftChoice(**given)  # type: ignore[arg-type]  # what is changed is of the type of its field


def reasons(**changes: object) -> tuple[str, ...]:
    with pytest.raises(NotMade) as caught:
        make_draft(choice(**changes))
    return caught.value.reasons


def test_a_draft_of_named_cards_is_made_and_read_again() -> None:
    mission = mission_from_text(make_draft(choice(map="3")), "made")
    cards = mission.draft
    assert isinstance(cards, CardsBrought)
    assert cards.scale == "Standard"
    assert cards.missions["terran"] == ("frontlines", "supply-drop")
    assert cards.deployments["zerg"] == ("breach", "gauntlet")
    assert mission.name == "A Standard game, drafted"
    assert len(mission.terrain) == 30
    assert mission.notes[1:] == (
        "Zerg brings Hold Position twice; no text says whether it may (setting draft_copies).",
    )


def test_two_of_one_faction_are_told_apart_and_a_name_and_no_map_are_taken() -> None:
    twins = choice(armies=(("zerg/starter",), ("zerg/founder",)), map="none", name="Ours")
    mission = mission_from_text(make_draft(twins), "made")
    assert [side.id for side in mission.sides] == ["zerg-1", "zerg-2"]
    assert (mission.name, mission.terrain) == ("Ours", ())


def test_all_that_does_not_go_together_is_said_at_once() -> None:
    small = ("frontlines", "supply-drop", "frontier", "dirt-side")
    assert reasons(brings=(small, BRINGS[1])) == (
        "the deployment cards are for Skirmish and Standard; a draft is for one scale",
    )
    assert reasons(brings=(small[:3], small), map="7") == ("side 1 brings 1 deployment cards; a draft asks for 2",)
    assert reasons(brings=(BRINGS[0], (*BRINGS[1][:3], "gauntlett")))[0].startswith("there is no card 'gauntlett'")
    assert reasons(map="7") == ("Terrain map 7 is for Skirmish, the deployment cards for Standard",)
    assert reasons(map="nowhere")[0].startswith("there is no map 'nowhere'")
    assert reasons(armies=((), ("zerg/starter", "terran/starter"))) == (
        "side 1 has no army",
        "side 2 cannot be terran and zerg at once",
    )
    assert reasons(armies=(("zerg/startr",), ARMIES[1]))[0].startswith("there is no army 'zerg/startr'")


def test_the_command_line_makes_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "draft.yaml"
    words = ["make", "starcraft", "--red", "terran/starter", "--blue", "zerg/starter"]
    words += ["--red-brings", ",".join(BRINGS[0]), "--blue-brings", ",".join(BRINGS[1])]
    assert main([*words, "-o", str(path)]) == 0
    assert isinstance(load_mission(path).draft, CardsBrought)
    assert "A Standard game, drafted" in capsys.readouterr().out
    assert main([*words[:-2]]) == 1
    assert "side 2 brings 0 mission cards; a draft asks for 2" in capsys.readouterr().out
