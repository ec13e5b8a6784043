"""Every unit against the list of units: base, Size, Speed, Hit Points with Shield, Armour, Evade, Supply, slot."""

import re

import pytest

from engine.systems.starcraft.profile import StarcraftProfile
from geometry.base import MILLIMETRES_PER_INCH, BaseShape
from missions.rules import profiles

TABLE = """
terran | Marine | 32 | 2 | 4/7 | 2/5+/5+ | 6 or 9 (1–3→0, 4–6→1, 7–9→2) | Core
terran | Raynor's Raider | 32 | 2 | 4/7 | 2/5+/5+ | 6 (1–6→1) | Core
terran | Marauder | 50 | 2 | 4/7 | 5/4+/6+ | 2 or 4 (1→0, 2→1, 3–4→2) | Core
terran | Medic | 32 | 2 | 4/7 | 2/5+/5+ | 3 (1→0, 2–3→1) | Support
terran | Goliath | 80 | 3 | 7 | 10/4+/– | 1 (→2) | Elite
terran | Jim Raynor | 40 | 2 | 7 | 8/4+/5+ | 1 (→1) | Hero
terran | Point Defense Drone | 32 | – | – | 3/6+/6+ | 1 (→0) summoned | –
terran | Siege Tank | 150 | 2 (3 sieged) | 7 | 14/5+/– | 1 (→2) | Elite
zerg | Zergling* | 32 | 1 | 4/8 | 1/6+/4+ | 12 or 18 (1–6→0, 7–12→1, 13–18→2) | Core
zerg | Raptor* | 32 | 1 | 5/9 | 1/6+/4+ | 12 or 18 (1–6→0, 7–12→1, 13–18→2) | Elite
zerg | Kerrigan Swarm Raptor* | 32 | 1 | 5/9 | 2/5+/4+ | 6 (1–3→0, 4–6→1) | Elite
zerg | Swarmling* | 32 | 1 | 4/8 | 1/6+/5+ | 18 (1–6→0, 7–18→1) | Core
zerg | Roach | 50 | 2 | 4/7 | 4/3+/5+ | 3 (1→0, 2–3→1) | Core
zerg | Vile | 50 | 2 | 4/7 | 4/3+/5+ | 3 (1→0, 2–3→1) | Core
zerg | Corpser | 50 | 2 | 4/7 | 4/3+/5+ | 3 (1→0, 2–3→1) | Core
zerg | Hydralisk* | 40×100 | 2 | 4/8 | 4/5+/5+ | 2 or 4 (1→1, 2→2, 3–4→3) | Elite
zerg | Queen | 80 | 3 | 4 | 9/4+/– | 1 (→1) | Support
zerg | Kerrigan | 40 | 2 | 7 | 9/5+/6+ | 1 (→1) | Hero
zerg | Roachling | 32 | 1 | 4/7 | 1/6+/6+ | 3 (→0) summoned | –
zerg | Omega Worm | 80 | 3 | – | 10/5+/– | 1 (→0) structure | –
zerg | Ravager* | 80 | 3 | 4/8 | 9/5+/5+ | 1 or 2 (1→1, 2→2) | Core
protoss | Zealot | 40 | 2 | 4/7 | 4+3/5+/5+ | 3 (1→1, 2–3→2) | Core
protoss | Praetor Guard | 40 | 2 | 4/7 | 4+3/5+/5+ | 3 (1→1, 2–3→2) | Elite
protoss | Adept | 40 | 2 | 5/8 | 3+2/5+/5+ | 4 (1–2→0, 3–4→1) | Core
protoss | Sentry | 50 | 1 | 4/7 | 4+2/5+/6+ | 2 (1→0, 2→1) | Support
protoss | Stalker* | 80 | 3 | 4/8 | 6+3/4+/6+ | 1 or 2 (1→1, 2→2) | Elite
protoss | Artanis | 40 | 2 | 7 | 8+4/4+/5+ | 1 (→1) | Hero
protoss | Pylon | 80 | 3 | – | 8+2/5+/– | 1 (→0) structure | –
protoss | Immortal | 100 | 3 | 7 | 8+6/4+/– | 1 (→2) | Elite
protoss | Nerazim Watchers | 40 | 2 | 5/8 | 3+2/5+/5+ | 4 (1–2→0, 3–4→1) | Core
protoss | Zeratul | 40 | 2 | 7 | 5+3/5+/5+ | 1 (→1) | Hero
"""
ROWS = [tuple(cell.strip() for cell in line.split(" | ")) for line in TABLE.strip().splitlines()]


def profile(faction: str, name: str) -> StarcraftProfile:
    key = name.lower().replace(" ", "-").replace("'", "")
    found = profiles("starcraft")[f"{faction}/{key}"]
    assert isinstance(found, StarcraftProfile)
    return found


def die(word: str) -> int | None:
    return None if word == "–" else int(word.rstrip("+"))


def test_the_list_and_the_profiles_are_the_same_31_units() -> None:
    assert len(ROWS) == 31
    assert {profile(row[0], row[1].rstrip("*")).id for row in ROWS} == set(profiles("starcraft"))


@pytest.mark.parametrize(("faction", "name", "base", "size", "speed", "saves", "models", "slot"), ROWS)
def test_a_unit_is_as_it_is_listed(
    faction: str, name: str, base: str, size: str, speed: str, saves: str, models: str, slot: str
) -> None:
    unit = profile(faction, name.rstrip("*"))
    assert ("squadron" in unit.tags) == name.endswith("*")
    sides = [float(side) / MILLIMETRES_PER_INCH for side in base.split("×")]
    assert (unit.base.width, unit.base.depth) == pytest.approx((sides[0], sides[-1]))
    assert (unit.base.shape is BaseShape.ROUND) == (len(sides) == 1)
    plain, _, sieged = size.partition(" (")
    assert unit.size == (0 if plain == "–" else int(plain))
    assert unit.size_sieged == (int(sieged.split()[0]) if sieged else None)
    speeds = [] if speed == "–" else [float(one) for one in speed.split("/")]
    assert (unit.speed, unit.speed_single) == ((speeds[0], speeds[-1]) if speeds else (None, None))
    health, armour, evade = saves.split("/")
    assert [unit.hp, unit.shield] == [int(one) for one in (health if "+" in health else f"{health}+0").split("+")]
    assert (unit.armour, unit.evade) == (die(armour), die(evade))
    counts, _, bands = models.partition("(")
    assert unit.sizes == tuple(map(int, re.findall(r"\d+", counts)))
    supply = {}
    for low, high, value in re.findall(r"(?:(\d+)(?:–(\d+))?)?→(\d+)", bands):
        first, last = (1, max(unit.sizes)) if not low else (int(low), int(high or low))
        supply |= dict.fromkeys(range(first, last + 1), int(value))
    assert {number: unit.supply_of(number) for number in range(1, max(unit.sizes) + 1)} == supply
    assert unit.slot == ("" if slot == "–" else slot)
    assert ("summoned" in unit.tags, "structure" in unit.tags) in (
        ("summoned" in models, "structure" in models),
        (True, True),  # the Point Defense Drone is both
    )


COSTS = """
Marine 160/210, Raynor's Raider 230, Marauder 150/280, Medic 110, Goliath 190, Jim Raynor 230, Zergling 180/220,
Raptor 240/300, Kerrigan Swarm Raptor 250, Swarmling 260, Roach 170, Vile 200, Corpser 250, Hydralisk 140/260,
Queen 150, Kerrigan 250, Zealot 160, Praetor Guard 280, Adept 150, Sentry 130, Stalker 170/270, Artanis 250,
Siege Tank 220, Ravager 160/270, Immortal 280, Nerazim Watchers 210, Zeratul 230
"""


def test_costs_are_those_of_the_list() -> None:
    listed = {
        match[1]: [int(cost) for cost in match[2].split("/")]
        for entry in COSTS.replace("\n", " ").split(",")
        if (match := re.fullmatch(r"\s*(.+?) ([\d/]+)\s*", entry))
    }
    found = {
        unit.name: [unit.costs[size] for size in unit.sizes]
        for unit in profiles("starcraft").values()
        if isinstance(unit, StarcraftProfile) and unit.costs
    }
    assert found == listed
