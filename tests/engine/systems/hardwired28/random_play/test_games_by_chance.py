"""Games played by chance through the options alone: no legal sequence of orders breaks what must hold.

Five hundred whole games in the long tier: some of whole squads, one of each mission on each deployment, and many on a
small table where every faction, grenade and Power comes.
"""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rehearsal import Rehearsal
from engine.systems.hardwired28.fight_orders import FIGHT_ORDERS
from engine.systems.hardwired28.hostiles.situation import Verb
from engine.systems.hardwired28.orders import ACTIONS, KNOWN
from engine.systems.hardwired28.spawning import EDGES
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.throw_orders import THROW_ORDERS
from engine.systems.hardwired28.trial_orders import TRIAL_ORDERS
from missions.load import load_mission
from missions.making_hardwired import Choice, make
from missions.rehearsal_save import rehearsal_to_text
from missions.rehearsals import rehearsal_from_bytes
from missions.rules.cards import cards
from missions.rules.setups import setups

WHOLE_GAMES = 20
SMALL_GAMES = 132
PORTIONS = 3
MISSIONS = list(cards("hardwired28"))
PLACES = [name for name, row in setups().deployments.items() if row.roll]
GAPS = 6
"""A gap of 2 and more brings the Defender advantages."""
SQUAD = 2
"""Models a side in a game of each mission."""
UNLIMITED = "the-source"
"""No round ends it: chance may play it for ever."""

SELDOM = (Stage.DEPLOYMENT, Stage.SEARCH, Stage.NERVE)
"""Stages that a game of whole squads need not come to."""

SPENT = {2, 3, 4, 5, 7}
"""The Blessings that are spent on a model; the others bring nothing, dice, or Synergy, an order of its own."""


def test_there_are_five_hundred_whole_games():
    assert WHOLE_GAMES + PORTIONS * SMALL_GAMES + len(MISSIONS) * len(PLACES) == 500


def reached(seen):
    """What a game of whole squads must come upon."""
    missing = {order.do for order in (*KNOWN, *FIGHT_ORDERS)} - set(seen)
    missing -= {"reboot", "fall"}  # no automata there and nothing tall
    missing -= {"free_attack", "synergy"}  # too rare for so few games; the small ones come upon both
    return (
        missing
        | {action for action in ACTIONS if f"action {action}" not in seen and action != "cast"}
        | {stage.value for stage in Stage if stage not in seen and stage not in SELDOM}
    )


def reached_in_skirmishes(seen, mission):
    """What small games with every faction, grenade and Power must come upon between them."""
    grenadier, caster = (mission.unit(id).profile for id in ("compliance.grenadier", "compliance.caster"))
    orders = {order.do for order in (*KNOWN, *FIGHT_ORDERS, *THROW_ORDERS, *TRIAL_ORDERS)}
    asked = {
        *orders,
        "flees",
        *(f"verb {verb.value}" for verb in Verb),
        *(f"spawn {word}" for word in EDGES),
        *(f"blessing {result}" for result in SPENT),
        *(f"grenade {one.id}" for one in grenadier.grenades),
        *(f"power {one.id}" for one in caster.powers),
        *(f"trial {kind}" for kind in ("search", "interrogate", "cast", "nerve")),
        *(f"action {action}" for action in ACTIONS),
    }
    return {word for word in asked if not seen[word]}


def run(by_chance, rules, mission, games):
    seen = Counter()

    @settings(max_examples=games)
    @given(seed=st.integers(0, 2**32))
    def one_game(seed):
        by_chance(rules, mission, seed, seen)

    one_game()
    return seen


def test_no_sequence_of_legal_orders_breaks_an_invariant(by_chance, rules, extraction):
    seen = run(by_chance, rules, extraction, 3)
    assert all(seen[stage] for stage in Stage if stage not in SELDOM), seen


@pytest.mark.long
def test_nor_does_any_of_many_games_of_whole_squads_and_every_order_and_stage_is_reached(by_chance, rules, extraction):
    seen = run(by_chance, rules, extraction, WHOLE_GAMES)
    assert reached(seen) == set(), seen


def test_a_small_game_with_grenades_and_powers_breaks_nothing_either(by_chance, skirmish_of, rules, small):
    seen = Counter()
    for seed in range(4):
        by_chance(rules, skirmish_of(small, random.Random(seed)), seed, seen)
    assert {"throw", "land", "test"} <= set(seen)


def play_small(by_chance, skirmish_of, rules, small, salt, most):
    seen = Counter()

    @settings(max_examples=SMALL_GAMES)
    @given(seed=st.integers(0, 2**32))
    def one_game(seed):
        own = PORTIONS * seed + salt
        assert by_chance(rules, skirmish_of(small, random.Random(own), most), own, seen).game.ended

    one_game()
    return seen


@pytest.mark.long
def test_every_verb_spawn_blessing_grenade_and_power_is_reached_in_many_small_games(
    by_chance, skirmish_of, rules, small
):
    seen = play_small(by_chance, skirmish_of, rules, small, 0, 3)
    assert reached_in_skirmishes(seen, small) == set(), seen


@pytest.mark.long
@pytest.mark.parametrize("salt", range(1, PORTIONS))
def test_as_many_games_of_few_models_break_nothing_and_come_to_an_end(by_chance, skirmish_of, rules, small, salt):
    seen = play_small(by_chance, skirmish_of, rules, small, salt, 1)
    assert all(seen[f"spawn {word}"] for word in EDGES), seen


def play_made(by_chance, reduced_to, rules, folder, mission, place, seed):
    """A game of this mission, set up by its tables and model by model, then played."""
    path, picked = folder / "made.yaml", {"mission": mission, "deployment": place}
    path.write_text(make(Choice(seed=seed, picked=picked, gap=seed % GAPS)), encoding="utf-8")
    seen = Counter()
    made = reduced_to(load_mission(path), SQUAD)
    return by_chance(rules, made, seed, seen).game, seen


@pytest.mark.parametrize("mission", ["quadrants", "breakthrough", "escort"])
def test_a_made_game_is_set_up_and_played_to_its_end(by_chance, reduced_to, rules, tmp_path, mission):
    game, seen = play_made(by_chance, reduced_to, rules, tmp_path, mission, "split", 3)
    assert game.ended
    assert rules.readout(game).result
    assert seen["deploy"] == 2 * SQUAD


@pytest.mark.long
@pytest.mark.parametrize("mission", MISSIONS)
def test_each_mission_is_played_to_its_end_from_each_deployment(by_chance, reduced_to, rules, tmp_path, mission):
    for number, place in enumerate(PLACES):
        seed = MISSIONS.index(mission) * len(PLACES) + number
        game, seen = play_made(by_chance, reduced_to, rules, tmp_path, mission, place, seed)
        assert game.ended or (mission == UNLIMITED and game.round >= 5), (mission, place, game.round)
        # A target that is named and taken off by hand ends Assassination in mid-deployment.
        assert seen["deploy"] == 2 * SQUAD or (game.tally.winner and game.round == 1)
        assert rules.readout(game).result or not game.ended


@pytest.mark.parametrize("seed", range(2))
def test_the_same_seed_gives_the_same_file_byte_for_byte(by_chance, plain_settings, rules, small, tmp_path, seed):
    def file_of():
        played = by_chance(rules, small, seed, Counter(), read=plain_settings)
        assert played.game.ended
        rehearsal = Rehearsal(rules, small, seed)
        for order in played.given:
            rehearsal.commit(order)
        return rehearsal_to_text(rehearsal, tmp_path).encode("utf-8")

    once, again = file_of(), file_of()
    assert once == again
    opened = rehearsal_from_bytes(once, "played.yaml", tmp_path)
    assert opened.refused == ()
    assert rehearsal_to_text(opened.rehearsal, tmp_path).encode("utf-8") == once
