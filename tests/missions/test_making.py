"""Missions made of cards, maps and armies."""

from pathlib import Path

import pytest

from engine.mission import SideLook
from engine.systems.starcraft.profile import StarcraftCard
from gui.main import main
from missions.load import load_mission, mission_from_text
from missions.making import Choice, NotMade, listed, make, pairings
from missions.mission_ref import shipped_folder
from missions.ready import CHOICES, ready
from missions.rules.armies import armies
from missions.rules.cards import cards
from missions.rules.deployments import deployments
from missions.rules.maps import terrain_maps
from missions.systems import system

ARMIES = {"red": ("terran/starter",), "blue": ("zerg/starter",)}
FULL = Path(__file__).parent / "starcraft" / "gauntlet-in-full.yaml"


def chosen(mission: str, deployment: str, map: str | None = None, **armies: tuple[str, ...]) -> Choice:
    return Choice(system="starcraft", mission=mission, deployment=deployment, map=map, armies={**ARMIES, **armies})


def reasons(choice: Choice) -> tuple[str, ...]:
    with pytest.raises(NotMade) as caught:
        make(choice)
    return caught.value.reasons


def test_there_are_sixty_pairings() -> None:
    assert len(list(pairings("starcraft"))) == 6 * 10


@pytest.mark.parametrize(("card", "deployment"), list(pairings("starcraft")))
def test_every_pairing_makes_a_mission_that_begins(card: str, deployment: str) -> None:
    mission = mission_from_text(make(chosen(card.partition("/")[0], deployment)), "made")
    edges = deployments("starcraft")[deployment]
    assert mission.card == cards("starcraft")[card]
    assert mission.table == edges.table
    assert {side.look: side.entry for side in mission.sides} == edges.edges
    assert {marker.number: marker.at for marker in mission.markers} == edges.markers
    bears = {marker.number: marker.affinity for marker in mission.markers}
    assert bears == {
        number: edges.affinities[number].value if number in edges.affinities else None for number in edges.markers
    }
    assert system("starcraft").begin(mission).round == 1


@pytest.mark.parametrize("name", terrain_maps("starcraft"))
def test_every_map_can_be_named(name: str) -> None:
    scale = terrain_maps("starcraft")[name].scale
    deployment = "gauntlet" if scale == "Standard" else "frontier"
    for word in (name, name.partition("/")[2]):
        mission = mission_from_text(make(chosen("frontlines", deployment, word)), "made")
        assert [piece.id for piece in mission.terrain] == [
            piece.id for piece in terrain_maps("starcraft")[name].pieces("starcraft", {})
        ]


def test_a_table_may_be_bare() -> None:
    assert mission_from_text(make(chosen("frontlines", "gauntlet", "none")), "made").terrain == ()


@pytest.mark.parametrize("first", armies("starcraft"))
def test_every_army_can_play_either_colour(first: str) -> None:
    mission = mission_from_text(make(chosen("frontlines", "gauntlet", red=(first,), blue=(first,))), "made")
    red, blue = mission.sides
    assert (red.look, blue.look) == (SideLook.RED, SideLook.BLUE)
    assert red.name != blue.name
    assert [unit.profile for unit in mission.units if unit.side == "red"] == [
        unit.profile for unit in mission.units if unit.side == "blue"
    ]


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (chosen("frontlnes", "gauntlet"), "there is no mission card 'frontlnes'; did you mean 'frontlines'?"),
        (chosen("frontlines", "gauntlett"), "there is no deployment card 'gauntlett'; did you mean 'gauntlet'?"),
        (chosen("frontlines", "gauntlet", "rulebok/1"), "there is no map 'rulebok/1'; did you mean 'rulebook/1'?"),
        (
            chosen("frontlines", "gauntlet", red=("teran/starter",)),
            "there is no army 'teran/starter'; did you mean 'terran/starter'?",
        ),
        (
            chosen("frontlines/skirmish", "gauntlet"),
            "the mission card Frontlines is for Skirmish, the deployment card Gauntlet for Standard",
        ),
        (
            chosen("frontlines", "gauntlet", "9"),
            "Terrain map 9 is for Skirmish, the deployment card Gauntlet for Standard",
        ),
        (chosen("frontlines", "gauntlet", blue=()), "the blue side has no army"),
        (
            chosen("frontlines", "gauntlet", red=("zerg/starter", "terran/starter")),
            "the red side cannot be terran and zerg at once",
        ),
    ],
)
def test_what_does_not_go_together_is_refused_in_words(choice: Choice, words: str) -> None:
    assert reasons(choice) == (words,)


def test_the_scale_may_be_said_and_is_then_right() -> None:
    assert make(chosen("frontlines/standard", "gauntlet")) == make(chosen("frontlines", "gauntlet"))


def test_all_reasons_are_given_at_once() -> None:
    assert len(reasons(chosen("frontlnes", "gauntlett", red=("x/y",), blue=()))) == 4


def test_other_games_have_no_cards_to_make_missions_of() -> None:
    choice = Choice(system="genesys", mission="standard", deployment="gauntlet", armies=ARMIES)
    assert reasons(choice) == ("no missions can be made for genesys: it has no deployment cards",)


def test_the_list_has_every_name() -> None:
    lines = "\n".join(listed("starcraft"))
    for name in (*deployments("starcraft"), *terrain_maps("starcraft"), *armies("starcraft")):
        assert f"  {name} " in lines
    for name in cards("starcraft"):
        assert f"  {name.partition('/')[0]} " in lines


# The command


def test_the_command_writes_a_mission(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.yaml"
    words = ["make", "starcraft", "--mission", "supply-drop", "--deployment", "breach", "--map", "5"]
    sides = ["--red", "zerg/starter,zerg/founder", "--blue", "protoss/starter"]
    assert main([*words, *sides, "--name", "Ours", "-o", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: Ours\n"
    mission = load_mission(path)
    assert (mission.name, mission.card.name, len(mission.units)) == ("Ours", "Supply Drop", 4 + 5 + 5)
    assert isinstance(mission.card, StarcraftCard)
    assert mission.card.scale == "Standard"


def test_the_command_says_what_is_wrong_and_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.yaml"
    assert main(["make", "starcraft", "--mission", "frontlines", "-o", str(path)]) == 1
    assert main(["make", "starcraft", "--mission", "x", "--deployment", "y", "--red", "z", "-o", str(path)]) == 1
    assert "there is no mission card 'x'" in capsys.readouterr().out
    assert not path.exists()


def test_the_command_shows_the_mission_or_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--mission", "frontlines", "--deployment", "frontier", "--red", "terran/starter", "--blue", "zerg/starter"]
    assert main(["make", "starcraft", *words]) == 0
    assert mission_from_text(capsys.readouterr().out, "shown").name == "Frontlines on Frontier"
    assert main(["make", "starcraft", "--list"]) == 0
    assert "proving-grounds" in capsys.readouterr().out


# Those that come ready-made


def test_the_files_are_what_the_maker_writes() -> None:
    found = {path.name: path.read_text(encoding="utf-8") for path in (shipped_folder() / "starcraft").glob("*.yaml")}
    assert found == {path.name: text for path, text in ready()}


def test_every_deployment_card_mission_card_and_map_comes_ready_made() -> None:
    assert {choice[0] for choice in CHOICES} == {name.partition("/")[0] for name in cards("starcraft")}
    assert {choice[1] for choice in CHOICES} == set(deployments("starcraft"))
    assert {choice[2] for choice in CHOICES} == set(terrain_maps("starcraft"))


def test_frontlines_on_gauntlet_means_what_it_meant_written_out_in_full() -> None:
    made, full = load_mission(shipped_folder() / "starcraft" / "frontlines-gauntlet.yaml"), load_mission(FULL)
    assert (made.name, made.table, made.card, made.settings) == (full.name, full.table, full.card, full.settings)
    assert (made.sides, made.units, made.markers, made.terrain) == (full.sides, full.units, full.markers, full.terrain)
    for one, other in zip(made.terrain, full.terrain, strict=True):
        assert one.outline.same_as(other.outline), one.id
