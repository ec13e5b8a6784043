"""Orders strayed at random round every refusal that a scene shows: judged without a failure, and refused for the code
often enough; what is refused is not carried out, and what is not refused is."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from engine.findings import IllegalOrder
from engine.orders import End, Order
from engine.systems.starcraft.orders import DRAFT_ORDERS, ORDERS, Charge, Disengage, Move, Run
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import StarcraftGame
from geometry.pose import Pose
from missions.load import load_scene
from missions.scenes import Scene

Make = Callable[..., Any]
Stray = Callable[[Order, StarcraftGame, random.Random], Order]
Start = tuple[StarcraftGame, Order]

OFTEN = 20
MOST_TRIES = 600


@pytest.fixture(scope="module")
def every_start(rules: StarcraftRules, repository: Path) -> list[Start]:
    """The positions and orders of all scenes."""
    return [(position(rules, scene), scene.order) for scene in scenes(repository)]


@pytest.fixture(scope="module")
def starts(rules: StarcraftRules, every_start: list[Start]) -> Mapping[str, list[Start]]:
    """By code, those of the scenes in which it refuses."""
    found: dict[str, list[Start]] = defaultdict(list)
    for game, order in every_start:
        for code in {one.code for one in rules.judge(game, order).refusals}:
            found[code].append((game, order))
    return found


def scenes(repository: Path) -> Iterator[Scene]:
    for path in sorted((repository / "tests/scenes/starcraft").glob("*.yaml")):
        if path.read_text(encoding="utf-8").startswith("format: measuretwice/scene/"):
            yield load_scene(path)


def position(rules: StarcraftRules, scene: Scene) -> StarcraftGame:
    game = rules.begin(scene.mission)
    for order in scene.before:
        game = rules.carry_out(game, order)
    return game


def round_about(start: Start, stray: Stray, dice: random.Random) -> Order:
    """An order near by: every place a little elsewhere, or one thing in it changed."""
    game, order = start
    pick = dice.random()
    if pick < 0.35:
        return stray(order, game, dice)
    return shaken(order, dice.choice((0.0005, 0.01, 0.1)), dice) if pick < 0.9 else order


def shaken(order: Order, far: float, dice: random.Random) -> Order:
    """Every pose but the first of a path moved by up to ``far`` inches."""

    def moved(pose: Pose) -> Pose:
        return pose.moved(dice.uniform(-far, far), dice.uniform(-far, far))

    changed: dict[str, Any] = {}
    for one in fields(order):
        value = getattr(order, one.name)
        if one.name == "path" and value:
            changed["path"] = (value[0], *map(moved, value[1:]))
        elif one.name == "others":
            changed["others"] = {number: moved(pose) for number, pose in value.items()}
        elif one.name == "at" and value is not None:
            changed["at"] = moved(Pose(*value)).point
    return replace(order, **changed)


def asked(rules: StarcraftRules, game: StarcraftGame, order: Order) -> Iterator[str]:
    """The codes that refuse; ``carry_out`` does as it is told."""
    verdict = rules.judge(game, order)
    assert all(rules.say(game, finding).text for finding in verdict.findings)
    told = None
    try:
        rules.carry_out(game, order)
    except IllegalOrder as refusal:
        told = refusal.verdict
    assert told == (None if verdict.legal else verdict)
    return iter({finding.code for finding in verdict.refusals})


def refusals(
    rules: StarcraftRules, starts: Mapping[str, list[Start]], stray: Stray, seed: int, often: int
) -> Counter[str]:
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    for code, known in sorted(starts.items()):
        for _ in range(MOST_TRIES):
            if counts[code] >= often:
                break
            start = dice.choice(known)
            counts.update(asked(rules, start[0], round_about(start, stray, dice)))
    return counts


def test_what_an_order_does_to_the_table_and_to_the_score_is_told(
    rules: StarcraftRules, every_start: list[Start]
) -> None:
    trodden, scored = Counter[str](), Counter[str]()
    for game, order in every_start:
        verdict = rules.judge(game, order)
        if not verdict.legal:
            continue
        after = rules.carry_out(game, order)
        found = verdict.findings
        lost = {one.subjects[1] for one in found if one.code in ("grass.removed", "terrain.crushed")}
        assert after.removed - game.removed == lost, order
        trodden.update(lost)
        if isinstance(order, Move | Run | Charge | Disengage):
            lost = {one.subjects[1] for one in found if one.code in ("token.run_over", "token.creep_removed")}
            assert game.tokens.keys() - after.tokens.keys() == lost, order
        if isinstance(order, End):
            told = Counter[str]()
            for one in found:
                if one.code == "score.vp":
                    told[one.subjects[0]] += int(one.words["vp"])
            assert {side: vp - game.vp.get(side, 0) for side, vp in after.vp.items()} == {
                side: told[side] for side in after.vp
            }
            scored.update(told)
    assert trodden
    assert scored


def test_orders_strayed_round_every_refusal_are_refused_or_carried_out(
    rules: StarcraftRules, starts: Mapping[str, list[Start]], stray: Stray
) -> None:
    counts = refusals(rules, starts, stray, 1, 2)
    assert {code: counts[code] for code in starts if counts[code] < 2} == {}


@pytest.mark.long
def test_every_code_refuses_twenty_orders_strayed_at_random(
    rules: StarcraftRules, starts: Mapping[str, list[Start]], stray: Stray
) -> None:
    counts = refusals(rules, starts, stray, 2, OFTEN)
    print(dict(sorted(counts.items())))
    assert {code: counts[code] for code in starts if counts[code] < OFTEN} == {}
    assert set(counts) - set(starts) == set(), "refused, and no scene shows it"


@pytest.mark.long
@pytest.mark.parametrize("kind", [kind for kind in ORDERS if kind not in DRAFT_ORDERS], ids=lambda kind: kind.do)
def test_no_order_of_any_kind_strayed_far_makes_it_fail(
    rules: StarcraftRules, every_start: list[Start], stray: Stray, kind: type[Order]
) -> None:
    dice = random.Random(kind.do)
    found = [start for start in every_start if type(start[1]) is kind]
    assert found, "no scene asks for one"
    for _ in range(150):
        game, order = dice.choice(found)
        for _ in range(dice.choice((1, 3, 6))):
            order = stray(order, game, dice)
        list(asked(rules, game, order))
