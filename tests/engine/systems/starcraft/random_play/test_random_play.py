"""A player that does whatever is open to it: no sequence of legal orders may break what always holds."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import Phase, StarcraftGame
from missions.load import load_mission

Make = Callable[..., Any]

MOST_ORDERS = 400

SMALL = {
    "red.marines": ("terran/marine", 6),
    "red.medics": ("terran/medic", 3),
    "red.goliath": ("terran/goliath", 1),
    "red.marauders": ("terran/marauder", 2),
    "blue.zerglings": ("zerg/zergling", 12),
    "blue.hydralisks": ("zerg/hydralisk", 2),
    "blue.roaches": ("zerg/roach", 3),
    "blue.raptors": ("zerg/kerrigan-swarm-raptor", 6),
}


@pytest.fixture(scope="session")
def small_table(bench: Make, wall: Make) -> Callable[[], Any]:
    """A table small enough for the armies to meet in round 1."""
    terrain = [
        wall("wall-1", 7, 9, 12, 10),
        wall("wall-2", 15, 13, 16.2, 18),
        wall("grass", 10, 14, 12.8, 15.3, kind="grass"),
        wall("statue", 5, 14, 7, 16, size=1),
    ]
    markers = {"m1": (6.0, 12.0), "m2": (12.0, 11.5), "m3": (18.0, 12.0)}
    return lambda: bench(SMALL, terrain=terrain, markers=markers, size=(24.0, 22.0))


def test_random_games_break_nothing_and_reach_every_kind_of_order_and_every_phase(
    rules: StarcraftRules, random_player: Make, small_table: Callable[[], Any]
) -> None:
    seen: Counter[str] = Counter()
    phases: Counter[Phase] = Counter()
    for seed in range(3):
        player = random_player(rules, small_table().game, seed, asks_areas=0.3)
        seen += player.seen
        phases += player.phases
    expected = {
        *("roll_off", "give_marker", "choose_first", "deploy", "move", "run", "charge", "charge fails", "disengage"),
        *("hold", "attack in Assault", "attack in Combat", "strike", "fall"),
        *("pass", "end", "wound", "roll", "status", "control"),
    }
    assert expected <= set(seen), (expected - set(seen), seen)
    assert set(phases) == set(Phase)


@pytest.mark.long
@settings(max_examples=15)
@given(seed=st.integers(0, 10**9))
def test_no_random_game_breaks_what_always_holds(
    rules: StarcraftRules, random_player: Make, small_table: Callable[[], Any], seed: int
) -> None:
    player = random_player(rules, small_table().game, seed)
    assert player.game.ended or sum(player.seen.values()) == MOST_ORDERS


MISSIONS = {
    "hold-position": "end",
    "gather-the-resources": "gather",
    "divide-and-conquer": "end",
    "supply-drop": "activate_marker",
    "artefact-hunt": "claim",
}
"""And the order that is theirs alone."""

MOST_SEEDS = 12
"""As many games as it takes to come to that order: one in four may end before."""


@pytest.mark.long
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("scale", ["standard", "skirmish"])
def test_every_mission_can_be_played_at_random(
    rules: StarcraftRules, random_player: Make, bench: Make, mission: str, scale: str
) -> None:
    places = {"m1": (6.0, 8.0), "m2": (18.0, 14.0), "m3": (18.0, 8.0), "m4": (6.0, 14.0), "m5": (12.0, 11.0)}
    made = bench(SMALL, markers=places, size=(24.0, 22.0), card=f"{mission}/{scale}")
    colours = ("red", "blue", "red", "blue", None)
    markers = tuple(
        replace(marker, affinity=colour) for marker, colour in zip(made.game.mission.markers, colours, strict=True)
    )
    start, own = rules.begin(replace(made.game.mission, markers=markers)), MISSIONS[mission]
    seen: Counter[str] = Counter()
    for seed in range(MOST_SEEDS):
        seen += random_player(rules, start, seed, prefers=(own,)).seen
        if seen[own]:
            break
    assert seen[own]


@pytest.fixture(scope="session")
def frontlines(rules: StarcraftRules, repository: Path) -> StarcraftGame:
    return rules.begin(load_mission(repository / "missions/starcraft/frontlines-gauntlet.yaml"))


def test_the_first_turns_of_frontlines_on_gauntlet_break_nothing(
    rules: StarcraftRules, random_player: Make, frontlines: StarcraftGame
) -> None:
    assert random_player(rules, frontlines, 1, most=24).seen["deploy"] > 4


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_of_frontlines_on_gauntlet_break_nothing(
    rules: StarcraftRules, random_player: Make, frontlines: StarcraftGame, seed: int
) -> None:
    assert random_player(rules, frontlines, seed).game.round > 2
