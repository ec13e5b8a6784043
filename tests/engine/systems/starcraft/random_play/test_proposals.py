"""Where a leader may end, the unit proposed with it may stand: no follower is set where the judge refuses it."""

import math
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.options import Draft
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import Phase
from geometry.base import Base, Placed
from geometry.gaps import separation
from geometry.outline import overhang
from geometry.pose import Point, Pose
from missions.rules import profiles

Make = Callable[..., Any]
Poses = Mapping[int, tuple[float, float, float]]

SIZE = 20.0
CHARGERS = {
    "zerg/zergling": 12,
    "zerg/hydralisk": 4,
    "zerg/swarmling": 18,
    "zerg/roach": 3,
    "terran/marine": 9,
    "protoss/zealot": 3,
    "protoss/stalker": 2,
    "terran/marauder": 4,
}
CHARGED = {"zerg/hydralisk": 4, "terran/marine": 9, "protoss/stalker": 2, "terran/marauder": 4}


def crowd(dice: random.Random, base: Base, count: int, about: Point, wide: float, others: list[Placed]) -> Poses:
    """As many of a unit as find a place at random within so far of a point, near none of those who stand there."""
    found: dict[int, tuple[float, float, float]] = {}
    own: list[Placed] = []
    for _ in range(600):
        turn = 0.0 if base.is_round or dice.random() < 0.4 else float(dice.randrange(0, 360, 15))
        angle, out = dice.uniform(0, math.tau), dice.uniform(0, wide)
        pose = Pose(about[0] + out * math.cos(angle), about[1] + out * math.sin(angle), turn)
        placed = Placed(base, pose)
        clear = all(separation(placed, one) > 0.02 for one in own) and all(
            separation(placed, one) > 1.02 for one in others
        )
        if clear and overhang(placed, SIZE, SIZE) <= 0:
            own.append(placed)
            found[len(found) + 1] = (pose.x, pose.y, turn)
        if len(found) == count:
            break
    others += own
    return found


def tables(rules: StarcraftRules, bench: Make, dice: random.Random) -> Iterator[Any]:
    """Crowds that stand a charge's way from each other, in the Assault Phase; none where there was no room."""
    known = profiles("starcraft", {name: setting.default for name, setting in rules.rulebook.settings.items()})
    middle = (dice.uniform(5, 15), dice.uniform(5, 15))
    taken: list[Placed] = []
    units: dict[str, tuple[str, Poses]] = {}
    for unit, choices, far, wide in (
        ("blue.a", CHARGED, 0.0, 2.5),
        ("blue.b", CHARGED, 4.0, 2.5),
        ("red.a", CHARGERS, dice.uniform(5, 8), dice.uniform(1.8, 3)),
    ):
        profile, count = dice.choice(list(choices.items()))
        angle = dice.uniform(0, math.tau)
        about = (middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle))
        poses = crowd(dice, known[profile].base, count, about, wide, taken)
        if poses:
            units[unit] = (profile, poses)
    if {"red.a", "blue.a"} <= set(units):
        yield bench(units, size=(SIZE, SIZE)).start().to(Phase.ASSAULT)


def proposals(made: Any, dice: random.Random, times: int) -> Iterator[Draft]:
    """Charges with the leader held somewhere in what is drawn as where it may end."""
    targets = tuple(unit.id for unit in made.game.enemies_of("red"))
    for _ in range(times):
        leader = dice.choice([model.number for model in made.game.standing_of("red.a")])
        aims = targets if dice.random() < 0.2 else (dice.choice(targets),)
        answers = {"targets": aims, "rolled": (dice.choice((4, 5, 6)),)}
        start = made.game.model(f"red.a.{leader}").placed.pose
        turn = start.turn if dice.random() < 0.6 else float(dice.randrange(0, 360, 15))
        held = Draft("charge", "red", "red.a", leader, (start, Pose(start.x, start.y, turn)), {}, answers)
        end = made.rules.areas(made.game, held).legal_end
        if end:
            left, top, right, bottom = end.bounds
            point = end.nearest((dice.uniform(left, right), dice.uniform(top, bottom)))
            point = point if dice.random() < 0.5 else end.inside_point
            yield Draft("charge", "red", "red.a", leader, (start, Pose(*point, turn)), {}, answers)


def charge(rules: StarcraftRules, bench: Make, seed: int, times: int) -> int:
    """How many proposals of random charges were legal: all, or it fails."""
    dice = random.Random(f"crowded {seed}")
    count = 0
    for made in tables(rules, bench, dice):
        for draft in proposals(made, dice, times):
            order = rules.propose(made.game, draft)
            verdict = rules.judge(made.game, order)
            assert verdict.legal, [rules.say(made.game, finding).text for finding in verdict.refusals]
            count += 1
    return count


def test_a_charge_is_proposed_as_it_may_be_made(rules: StarcraftRules, bench: Make) -> None:
    assert sum(charge(rules, bench, seed, 1) for seed in range(12)) >= 5


def test_no_end_is_drawn_for_a_turn_that_only_another_turn_gets_to(rules: StarcraftRules, bench: Make) -> None:
    assert charge(rules, bench, 33, 3) == 2


@pytest.mark.long
@settings(max_examples=60)
@given(seed=st.integers(0, 10**6))
def test_every_charge_of_a_crowd_is_proposed_as_it_may_be_made(rules: StarcraftRules, bench: Make, seed: int) -> None:
    charge(rules, bench, seed, 3)
