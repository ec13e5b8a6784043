"""The rules data: figures, cards, units, settings, and clauses that know their codes and words."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.rulebook import Rulebook
from engine.systems.starcraft.profile import StarcraftCard, StarcraftProfile
from engine.systems.starcraft.words import WORDS
from missions.rules import cards, profiles

POOLS = {"frontlines/standard": (6, 8, 10, 12), "frontlines/skirmish": (3, 4, 5, 6)}

ARMIES = {
    "Terran starter": (
        *(("terran/marine", 9, 2), ("terran/marauder", 2, 1), ("terran/marauder", 2, 1)),
        *(("terran/medic", 3, 1), ("terran/goliath", 1, 2)),
    ),
    "Zerg starter": (("zerg/swarmling", 18, 1), ("zerg/corpser", 3, 1), ("zerg/hydralisk", 4, 3), ("zerg/queen", 1, 1)),
    "Terran founder": (
        *(("terran/marine", 6, 1), ("terran/raynors-raider", 6, 1), ("terran/marauder", 2, 1)),
        *(("terran/medic", 3, 1), ("terran/jim-raynor", 1, 1)),
    ),
    "Zerg founder": (
        *(("zerg/zergling", 12, 1), ("zerg/kerrigan-swarm-raptor", 6, 1), ("zerg/roach", 3, 1)),
        *(("zerg/queen", 1, 1), ("zerg/kerrigan", 1, 1)),
    ),
}

SETTINGS = {
    "undo_dice": ("same", {"same", "fresh"}),
    "gap_reading": ("half_clearance", {"half_clearance", "whole_base"}),
    "zone_part": ("any", {"any", "wholly"}),
    "zone_ends": ("square", {"square", "rounded"}),
    "later_roll_off": ("takes", {"takes", "gives"}),
    "hydralisk_base": ("rectangle", {"rectangle", "oval"}),
    "turn_cost": ("chord", {"chord", "start_to_rest"}),
    "blocking_from": ("one", {"one", "two"}),
    "draft_copies": ("allowed", {"allowed", "refused"}),
    "high_ground_cover": ("any", {"wholly", "any"}),
    "indirect_unseen": ("none", {"none", "evade"}),
    "deactivated_control": ("counts", {"counts", "frozen"}),
    "close_ranks_new": ("anyone", {"anyone", "own"}),
    "high_ground_edge": ("centre", {"centre", "wholly"}),
    "access_adjacent": ("within", {"within", "touching"}),
    "deploy_bonus": ("counts", {"counts", "printed"}),
    "token_size": ("mm25", {"mm25", "mm32"}),
}


def profile(name: str) -> StarcraftProfile:
    found = profiles("starcraft")[name]
    assert isinstance(found, StarcraftProfile)
    return found


def found_profiles() -> dict[str, StarcraftProfile]:
    return {name: profile(name) for name in profiles("starcraft")}


@pytest.mark.parametrize("name", POOLS)
def test_a_frontlines_card_grows_its_pool_each_round(name: str) -> None:
    card = cards("starcraft")[name]
    assert isinstance(card, StarcraftCard)
    assert tuple(card.supply_start + card.supply_step * index for index in range(4)) == POOLS[name]
    assert card.rounds == 5


@pytest.mark.parametrize("army", ARMIES)
def test_the_example_armies_can_be_fielded_with_the_supply_they_are_printed_with(army: str) -> None:
    for name, models, supply in ARMIES[army]:
        assert models in profile(name).sizes
        assert profile(name).supply_of(models) == supply


@pytest.mark.parametrize("name", profiles("starcraft"))
def test_supply_by_models_left_has_no_hole_and_never_rises_as_models_fall(name: str) -> None:
    unit = profile(name)
    counts = [unit.supply_of(models) for models in range(max(unit.sizes) + 1)]
    assert counts == sorted(counts)
    bands = [models for band in unit.supply for models in range(band.low, band.high + 1)]
    assert bands == list(range(1, max(unit.sizes) + 1))


@pytest.mark.parametrize("name", profiles("starcraft"))
def test_a_weapon_has_a_target_and_names_what_it_stands_in_for(name: str) -> None:
    weapons = profile(name).weapons or ()
    names = [weapon.name for weapon in weapons]
    assert len(set(names)) == len(names)
    for weapon in weapons:
        assert weapon.targets in ("ground", "flying", "all")
        assert weapon.instead_of == "" or (weapon.upgrade and weapon.instead_of in names)
        assert not weapon.close or weapon.targets == "ground"
        assert bool(weapon.surge) == bool(weapon.surge_dice)
        assert set(weapon.surge) <= {"light", "armoured"}
        assert (weapon.burst_range is None) == (weapon.burst_attacks == 0)


@pytest.mark.parametrize("name", profiles("starcraft"))
def test_a_unit_costs_something_for_each_number_of_models_unless_it_is_summoned_or_built(name: str) -> None:
    unit = profile(name)
    assert not unit.costs or set(unit.costs) == set(unit.sizes)
    assert bool(unit.costs) == (not unit.tags & {"summoned", "structure"})


def test_weapons_and_the_reach_that_follows_from_them() -> None:
    reach = {name.partition("/")[2]: (unit.range, unit.range_upgraded) for name, unit in found_profiles().items()}
    assert {name: both for name, both in reach.items() if both[0] is not None} == {
        "marine": (12, 18), "raynors-raider": (12, None), "marauder": (12, 16), "goliath": (18, 24),
        "jim-raynor": (18, None), "siege-tank": (12, 24), "roach": (8, None), "vile": (8, None), "corpser": (8, None),
        "hydralisk": (12, 16), "queen": (6, None), "kerrigan": (8, None), "ravager": (12, None), "adept": (8, None),
        "sentry": (8, None), "stalker": (12, None), "immortal": (16, None), "nerazim-watchers": (8, None),
    }  # fmt: skip
    assert [name for name, unit in found_profiles().items() if unit.weapons is None] == ["protoss/zeratul"]
    assert profile("zerg/queen").shots[1].hits(flying=True)
    assert not profile("zerg/queen").shots[1].hits(flying=False)


@pytest.mark.parametrize("name", profiles("starcraft"))
def test_an_upgrade_reaches_farther_than_what_it_replaces(name: str) -> None:
    unit = profile(name)
    if unit.range_upgraded is not None:
        assert unit.range is not None
        assert unit.range_upgraded > unit.range
    assert unit.range is None or unit.ranged


def test_squadrons_are_those_of_the_cards() -> None:
    squadrons = {name.partition("/")[2] for name in profiles("starcraft") if "squadron" in profile(name).tags}
    expected = {"zergling", "raptor", "kerrigan-swarm-raptor", "swarmling", "hydralisk", "stalker", "ravager"}
    assert squadrons == expected


def test_every_open_question_of_the_rulings_is_a_setting(book: Rulebook) -> None:
    found = {name: (setting.default, set(setting.readings)) for name, setting in book.settings.items()}
    assert {name: found[name] for name in SETTINGS} == SETTINGS
    assert all(setting.asked for setting in book.settings.values())


def test_every_code_has_words_and_exactly_one_clause(book: Rulebook) -> None:
    codes = Counter(code for clause in book.clauses.values() for code in clause.codes)
    assert [code for code, times in codes.items() if times > 1] == []
    assert set(codes) == set(WORDS)


def test_every_code_that_the_source_can_emit_is_known(repository: Path) -> None:
    sources = [*(repository / "engine/systems/starcraft").glob("*.py"), repository / "engine/ground.py"]
    kinds = {code.partition(".")[0] for code in WORDS}
    pattern = re.compile(r'"((?:' + "|".join(kinds) + r')\.[a-z_]+)"')
    emitted = {code for source in sources for code in pattern.findall(source.read_text(encoding="utf-8"))}
    assert emitted <= set(WORDS)
    assert len(emitted) > 50
