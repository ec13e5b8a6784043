"""Games of random armies in every mission, on every map, played to the end; what the program refuses on the way."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.mission import Mission, UnitSetup
from engine.orders import Order
from engine.systems.starcraft.abilities import By, Does
from engine.systems.starcraft.orders import DRAFT_ORDERS, ORDERS
from engine.systems.starcraft.profile import StarcraftCard, StarcraftProfile
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import Phase, StarcraftGame
from geometry.area import Area
from missions.load import load_mission, mission_from_text
from missions.making import NO_MAP, Choice, make, pairings
from missions.orders import order_from_data, order_to_data
from missions.rules import profiles
from missions.rules.maps import terrain_maps

Make = Callable[..., Any]

SYSTEM = "starcraft"
FACTIONS = ("terran", "zerg", "protoss")


@dataclass
class Played:
    """What came about in some games."""

    seen: Counter[str] = field(default_factory=Counter)
    phases: Counter[Phase] = field(default_factory=Counter)
    missions: Counter[str] = field(default_factory=Counter)
    maps: Counter[str] = field(default_factory=Counter)
    factions: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    orders: int = 0

    def __str__(self) -> str:
        return "\n".join(f"{name}: {dict(value)}" for name, value in vars(self).items() if isinstance(value, Counter))


@cache
def made(mission: str, deployment: str, terrain: str) -> Mission:
    armies = {"red": ("terran/starter",), "blue": ("zerg/starter",)}
    choice = Choice(system=SYSTEM, mission=mission, deployment=deployment, map=terrain, armies=armies)
    return mission_from_text(make(choice), "random play")


def random_mission(dice: random.Random, scale: str, *, narrow: float) -> tuple[Mission, str]:
    """A pairing of cards, a map or none, and two armies of a few units; on a ``narrow`` table they meet at once."""
    pairs = [pair for pair in pairings(SYSTEM) if pair[0].endswith(scale)]
    titles = sorted({mission for mission, _ in pairs})
    title = dice.choice(titles)
    mission, deployment = dice.choice([pair for pair in pairs if pair[0] == title])
    fitting = [one.id for one in terrain_maps(SYSTEM).values() if one.scale.lower() == scale]
    terrain = dice.choice([*fitting, NO_MAP])
    found = made(mission, deployment, terrain)
    if dice.random() < narrow:
        found, terrain = narrowed(found, dice), "narrow"
    factions = (dice.choice(FACTIONS), dice.choice(FACTIONS))
    sides = tuple(replace(side, faction=faction) for side, faction in zip(found.sides, factions, strict=True))
    units = tuple(unit for side in sides for unit in army(found, side.id, side.faction, dice))
    return replace(found, sides=sides, units=units), terrain


def narrowed(mission: Mission, dice: random.Random) -> Mission:
    """The same cards on a table half as wide and deep, its terrain left at home but for what lies at random."""
    table = replace(mission.table, width=mission.table.width * 0.55, height=mission.table.height * 0.55)
    markers = tuple(replace(one, at=(one.at[0] * 0.55, one.at[1] * 0.55)) for one in mission.markers)
    sides = tuple(
        replace(
            side,
            entry=tuple(replace(one, start=one.start * 0.55, end=one.end * 0.55) for one in side.entry),
            entry_readings={},
        )
        for side in mission.sides
    )
    pieces = []
    for piece in dice.sample(mission.terrain, min(3, len(mission.terrain))):
        if piece.kind not in ("wall", "grass", "statue"):
            continue
        x, y = dice.uniform(4, table.width - 7), dice.uniform(4, table.height - 7)
        area = Area.rectangle(x, y, x + dice.uniform(0.5, 2.5), y + dice.uniform(0.5, 2.5))
        pieces.append(replace(piece, outline=area))
    return replace(mission, table=table, markers=markers, sides=sides, terrain=tuple(pieces))


def army(mission: Mission, side: str, faction: str, dice: random.Random) -> Iterator[UnitSetup]:
    known = [
        one
        for one in profiles(SYSTEM, mission.settings).values()
        if isinstance(one, StarcraftProfile) and one.faction == faction
    ]
    plain = [one for one in known if not one.tags & {"structure", "summoned"}]
    others = [one for one in known if one.tags & {"structure", "summoned"}]
    for number, profile in enumerate([*dice.sample(plain, dice.choice((2, 3, 3, 4))), *dice.sample(others, 1)]):
        most = max(count for count in range(1, 7) if count == 1 or profile.supply_of(count))
        models = tuple(range(1, most + 1))
        yield UnitSetup(f"{side}.u{number}", f"{profile.name} {number}", side, profile, models, {})


def end_of(game: StarcraftGame) -> str:
    wiped = [
        side.id
        for side in game.sides
        if not any(model.on_table for unit in game.units_of(side.id) for model in game.models_of(unit.id))
    ]
    lead = max(game.vp.values()) - min(game.vp.values())
    if wiped and game.round < game.card.rounds:
        return "a side has nothing left"
    if game.round < game.card.rounds:
        return "ahead by enough" if game.card.lead is not None and lead >= game.card.lead else "early"
    return "a draw after the last round" if lead == 0 else "the last round"


def replayed(rules: StarcraftRules, start: StarcraftGame, orders: list[Order]) -> StarcraftGame:
    """The orders as they stand in a file, carried out again."""
    game = start
    for order in orders:
        game = rules.carry_out(game, order_from_data(rules, order_to_data(order)))
    return game


def play(rules: StarcraftRules, random_player: Make, seeds: range, *, again: int) -> Played:
    """Every game to its end, in both scales by turns; every ``again``-th is played again from its orders, and comes to
    the same to a byte."""
    played = Played()
    for seed in seeds:
        scale = ("standard", "skirmish")[seed % 2]
        dice = random.Random(f"{scale} {seed}")
        mission, terrain = random_mission(dice, scale, narrow=0.6)
        start = rules.begin(mission)
        player = random_player(rules, start, seed, 1200, asks_areas=0.02, strays=0.6)
        game = player.game
        assert game.ended, f"{scale} {seed}: round {game.round} after {len(player.orders)} orders"
        if seed % again == seeds.start % again:
            once_more = replayed(rules, start, player.orders)
            assert once_more == game
            assert repr(once_more) == repr(game)
        played.seen += player.seen
        played.phases += player.phases
        played.refused += player.refused
        played.orders += len(player.orders)
        assert isinstance(mission.card, StarcraftCard)
        played.missions[mission.card.name] += 1
        played.maps[terrain] += 1
        played.factions.update(side.faction for side in mission.sides)
        played.ends[end_of(game)] += 1
    return played


LABELS = {
    **{order.do: {order.do} for order in ORDERS if order not in DRAFT_ORDERS},
    "attack": {"attack in Assault", "attack in Combat"},
    "charge": {"charge", "charge fails"},
    "ability": {f"ability {does.value}" for does in Does if does not in (Does.ARRIVE, Does.ERECT, Does.AWAY)},
    "deploy": {"deploy", *(f"deploy by {by.value}" for by in By if by is not By.SELF)},
}
"""What has to come about, by kind of order."""

ENDS = {"the last round", "a draw after the last round", "ahead by enough", "a side has nothing left"}

GAMES = 250
"""In each half, for two processes."""


@pytest.mark.long
@pytest.mark.parametrize("half", [0, 1])
def test_every_random_game_comes_to_its_end_and_breaks_nothing(
    rules: StarcraftRules, random_player: Make, half: int
) -> None:
    played = play(rules, random_player, range(half * GAMES, (half + 1) * GAMES), again=5)
    print(f"{GAMES} games, {played.orders} orders\n{played}")
    assert {label for labels in LABELS.values() for label in labels} - set(played.seen) == set()
    assert set(played.phases) == set(Phase)
    assert len(played.missions) == 6
    assert set(played.maps) == {*terrain_maps(SYSTEM), NO_MAP, "narrow"}
    assert set(played.factions) == set(FACTIONS)
    assert set(played.ends) == ENDS
    assert sum(played.refused.values()) > 20 * GAMES


def test_some_random_games_come_to_their_end_and_replay_to_a_byte(rules: StarcraftRules, random_player: Make) -> None:
    played = play(rules, random_player, range(2), again=1)
    assert sum(played.ends.values()) == 2
    assert len(played.refused) > 20


@pytest.mark.parametrize("scale", ["standard", "skirmish"])
def test_a_draft_at_random_leads_to_round_one(
    rules: StarcraftRules, random_player: Make, repository: Path, scale: str
) -> None:
    mission = load_mission(repository / f"missions/starcraft/draft-{scale}.yaml")
    seen: Counter[str] = Counter()
    for seed in range(3):
        player = random_player(rules, rules.begin(mission), seed, 14, asks_areas=0.0, strays=1.0)
        assert player.game.drafting is None
        seen += player.seen
    assert {order.do for order in DRAFT_ORDERS} | {"roll_off", "give_marker"} <= set(seen)
