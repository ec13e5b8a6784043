"""What comes with Hardwired 28 beside its units: every name leads to something, and everything is led to."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from engine.mission import MissionCard
from engine.rulebook import Coverage
from engine.systems.hardwired28.profile import HardwiredCard, HardwiredProfile, Kind
from engine.systems.hardwired28.weapons import Damage, Grenade, Reach, damage_of, listed_attack
from missions.problems import Unreadable
from missions.rules import armoury, cards, files, profiles, setups
from missions.rules.armoury import BARE, GearForm, contracts, gear, weapons, worn
from missions.rules.book import rulebook
from missions.rules.setups import TABLES, rolled
from missions.rules.setups import setups as tables

SYSTEM = "hardwired28"
RELEASE = "0.7.3"


def squads() -> list[HardwiredProfile]:
    known = profiles(SYSTEM).values()
    return [one for one in known if isinstance(one, HardwiredProfile) and one.kind is Kind.SQUAD]


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("d6", Damage(1, 6)),
        ("d6+1", Damage(1, 6, 1)),
        ("2d6", Damage(2, 6)),
        ("2", Damage(0, 0, 2)),
    ],
)
def test_damage_is_read_and_written_alike(text: str, damage: Damage) -> None:
    assert damage_of(text) == damage
    assert str(damage) == text


@pytest.mark.parametrize("text", ["", "d", "six", "d6 +1", "1d6d6"])
def test_what_is_no_damage_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="no damage"):
        damage_of(text)


def test_the_most_of_a_damage_is_every_die_at_its_highest() -> None:
    assert (damage_of("d6+1").most, damage_of("2d6").most, damage_of("2").most) == (7, 12, 2)


def test_a_row_of_the_hostiles_is_a_weapon() -> None:
    weapon = listed_attack("melee d10", "a source")
    assert (weapon.kind, weapon.damage, weapon.source) == (Reach.MELEE, Damage(1, 10), "a source")


def test_there_are_twenty_weapons_of_either_kind_and_two_for_want_of_one() -> None:
    for kind, table in ((Reach.MELEE, "Melee Weapons"), (Reach.RANGED, "Ranged Weapons")):
        rows = [one.source.rpartition(", ")[2] for one in weapons().values() if table in one.source]
        assert rows == [str(row) for row in range(1, 21)]
        assert all(one.kind is kind for one in weapons().values() if table in one.source)
    assert sorted(one.id for one in weapons().values() if "Improvised" in one.source) == ["improvised", "unarmed"]


def test_ranges_are_those_of_the_two_weapons_that_have_one() -> None:
    assert {one.id: one.farthest for one in weapons().values() if one.farthest is not None} == {"stapler": 6}
    assert {one.id: one.full_to for one in weapons().values() if one.full_to is not None} == {"pistol": 6}
    assert {one.id: one.reach for one in weapons().values() if one.reach is not None} == {"cable-whip": 2}


def test_every_figure_names_the_release_it_is_from() -> None:
    rows = [
        *weapons().values(),
        *gear().values(),
        *contracts().values(),
        *cards(SYSTEM).values(),
        *profiles(SYSTEM).values(),
        *(row for table in TABLES for row in getattr(tables(), table).values()),
        *tables().tiers.values(),
        *tables().gaps.values(),
    ]
    assert len(rows) > 200
    for row in rows:
        assert RELEASE in row.source, row


def test_move_is_the_contracts_with_what_is_worn() -> None:
    """Light Vest is what makes the ready Scout 6; Mesh Wrap slows no Brute."""
    for one in squads():
        contract = next(contracts()[tag] for tag in one.tags if tag in contracts())
        worn = [gear()[tag] for tag in one.tags if tag in gear()]
        slowed = [item.move for item in worn if not ("brute" in one.tags and item.move < 0)]
        assert (one.move, one.health) == (contract.move + sum(slowed), contract.health), one.id
        assert one.armor == sum(item.armor for item in worn), one.id


def test_every_squad_model_is_under_one_contract_and_carries_only_what_it_allows() -> None:
    for one in squads():
        under = [tag for tag in one.tags if tag in contracts()]
        assert len(under) == 1, one.id
        assert one.tags - set(under) <= set(gear()), one.id
        allowed = contracts()[under[0]]
        heaviest = ("light", "medium", "heavy").index(allowed.armor)
        for tag in one.tags & set(gear()):
            if gear()[tag].armor:
                assert ("light", "medium", "heavy").index(gear()[tag].kind) <= heaviest
        if allowed.weapons == "melee":
            assert all(weapon.is_melee for weapon in one.weapons), one.id


def test_the_words_of_an_attack_are_those_of_its_weapons() -> None:
    for one in squads():
        said = [re.sub(r"\+1", "", part.strip()) for part in one.attack.split(",")]
        carried = [weapon for weapon in one.weapons if weapon.id not in BARE]
        assert said == [f"{weapon.name} {weapon.damage} {weapon.kind.value}" for weapon in carried], one.id
        assert (len(carried) < len(one.weapons)) is not any(weapon.is_melee for weapon in carried), one.id


def test_a_squad_has_no_more_of_a_contract_than_it_may() -> None:
    for faction in {one.faction for one in squads()}:
        tags = [tag for one in squads() if one.faction == faction for tag in one.tags]
        for name, contract in contracts().items():
            assert tags.count(name) <= contract.most
        assert tags.count("boss") == 1


def test_gear_with_a_die_has_a_row_for_each_face() -> None:
    for kind, faces in (("light", 8), ("medium", 6), ("heavy", 6), ("gear", 8), ("consumable", 8), ("grenade", 6)):
        rows = [item.source.rpartition(", ")[2] for item in gear().values() if item.kind == kind]
        assert rows == [str(face) for face in range(1, faces + 1)], kind


def test_what_changes_a_move_is_what_the_digest_lists() -> None:
    assert {name: item.move for name, item in gear().items() if item.move} == {
        "mesh-wrap": -1,
        "light-vest": 1,
        "runners-harness": 2,
        "scout-suit": 1,
        "tactical-breastplate": 1,
        "assault-rig": 2,
        "operations-suit": 1,
        "bunker-suit": -2,
        "industrial-frame": -1,
        "leg": 1,
        "adrenaline": 2,
    }


def card(made: MissionCard) -> HardwiredCard:
    assert isinstance(made, HardwiredCard)
    return made


def test_the_twelve_missions_have_a_face_of_the_d12_each_and_two_more_an_amount_of_evidence() -> None:
    known = [card(one) for one in cards(SYSTEM).values()]
    assert [one.number for one in known if one.number] == list(range(1, 13))
    assert [(one.name, one.evidence) for one in known if one.evidence] == [("The Signal", 5), ("The Source", 9)]
    assert len({one.scoring for one in known}) == len(known)


def test_markers_keep_what_their_mission_asks_of_whoever_lays_them() -> None:
    for one in map(card, cards(SYSTEM).values()):
        for place, marker in enumerate(one.markers):
            x, y = marker.at
            assert min(x, y, 24 - x, 24 - y) >= one.from_edges
            for other in one.markers[:place]:
                assert ((x - other.at[0]) ** 2 + (y - other.at[1]) ** 2) ** 0.5 >= one.apart


def test_every_face_of_every_set_up_table_brings_a_row() -> None:
    for table in TABLES:
        rows = getattr(tables(), table)
        assert len({rolled(rows, face) for face in range(1, 7)}) == 6
    with pytest.raises(KeyError):
        rolled(tables().factions, 7)


def test_every_faction_of_the_table_has_units_of_every_tier() -> None:
    factions = {one.faction for one in profiles(SYSTEM).values()}
    assert set(tables().factions) <= factions
    assert {row for tier in tables().tiers.values() for row in tier.rows} == set(range(1, 7))


def test_a_table_that_misses_a_face_is_unreadable(tmp_path, monkeypatch) -> None:
    kept = files.data_file(SYSTEM, "setup").read_text("utf-8")
    torn = kept.replace("wave-callers: {roll: 3", "wave-callers: {roll: 2")
    (tmp_path / "setup.yaml").write_text(torn, encoding="utf-8")
    monkeypatch.setattr(files, "data_file", lambda _, name: tmp_path / f"{name}.yaml")
    setups.setups.cache_clear()
    try:
        with pytest.raises(Unreadable) as caught:
            setups.setups()
    finally:
        setups.setups.cache_clear()
    said = sorted(problem.text for problem in caught.value.problems)
    assert said == ["0 rows have the result 3; one was expected", "2 rows have the result 2; one was expected"]


def test_a_profile_that_names_no_known_weapon_is_told_so(tmp_path, monkeypatch) -> None:
    from missions.rules import units

    text = """\
format: measuretwice/units/1
units:
  a/b: {name: B, faction: a, kind: squad, base: 25, move: 4, health: 9, weapons: [nife], source: s}
"""
    (tmp_path / "units.yaml").write_text(text, encoding="utf-8")
    kept = files.data_file
    monkeypatch.setattr(
        files, "data_file", lambda system, name: tmp_path / "units.yaml" if name == "units" else kept(system, name)
    )
    armoury.weapons.cache_clear()
    units._units.cache_clear()
    try:
        with pytest.raises(Unreadable, match="there is no weapon 'nife'; did you mean 'knife'"):
            profiles(SYSTEM)
    finally:
        units._units.cache_clear()


BY_HAND = {"cybernetic": "cybernetics", "consumable": "consumables"}
"""Kinds of gear whose effect the players bring: by the profile they write, or typed in after the Action."""


def test_every_piece_of_gear_is_used_by_the_engine_or_told_as_left(repository: Path) -> None:
    package = repository / "engine" / "systems" / SYSTEM
    text = "".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    said = [name for name, item in gear().items() if item.says and item.kind not in BY_HAND]
    asked = [name for name in said if f'"{name}"' in text]
    counted = [name for name in said if gear()[name].defense_rerolls or gear()[name].critical or gear()[name].damage]
    assert sorted({*asked, *counted}) == sorted(said)
    left = {one.id for one in rulebook(SYSTEM).clauses.values() if one.coverage is Coverage.LEFT}
    assert set(BY_HAND.values()) <= left


def test_every_key_of_gear_has_a_reader() -> None:
    """``says`` and the like are for readers; what is counted stands in a profile or in a grenade."""
    words = {"name", "kind", "says", "source"}
    on_a_grenade = {one.name for one in fields(Grenade)}
    in_a_profile = {one.name for one in fields(HardwiredProfile)}
    assert set(GearForm.model_fields) <= words | on_a_grenade | in_a_profile


def test_armour_reaches_the_profile_by_what_a_model_is_tagged_with() -> None:
    assert worn({"mask", "scout-suit"}) == (1, 0)
    assert worn({"fortress-plating", "brute"}) == (3, 0)
    assert worn({"protective-lining"}) == (0, -1)
    lined = {one.id for one in squads() if one.critical}
    assert lined == {"compliance-team/veteran", "recovery-crew/veteran"}
    assert {row: item.defense_rerolls for row, item in gear().items() if "rolled again" in item.says} == {
        name: max(map(int, re.findall(r"\d", item.says))) for name, item in gear().items() if item.defense_rerolls
    }
