"""An order that is judged and carried out at one place is judged once."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.orders import Pass, RollOff
from engine.rehearsal import Rehearsal
from engine.systems.starcraft import rules as behind_the_gate
from engine.systems.starcraft.rules import StarcraftRules

Make = Callable[..., Any]


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What each order that was really judged does."""
    done: list[str] = []
    really = behind_the_gate.judge

    def judge(rules: Any, game: Any, order: Any) -> Any:
        done.append(order.do)
        return really(rules, game, order)

    monkeypatch.setattr(behind_the_gate, "judge", judge)
    return done


def test_a_rehearsal_has_an_order_judged_once(rules: StarcraftRules, bench: Make, judged: list[str]) -> None:
    made = bench({"red.a": ("terran/marine", {1: (12, 5)}), "blue.z": ("zerg/zergling", {1: (12, 30)})})
    rehearsal = Rehearsal(rules, made.game.mission, 1)
    order = RollOff(rolled={"red": (6, 4), "blue": (3, 2)})
    assert rehearsal.judge(order).legal
    assert rehearsal.commit(order).verdict.legal
    assert judged == ["roll_off"]


def test_another_order_and_another_place_are_judged_anew(bench: Make, judged: list[str]) -> None:
    made = bench({"red.a": ("terran/marine", {1: (12, 5)}), "blue.z": ("zerg/zergling", {1: (12, 30)})}).start()
    judged.clear()
    order = Pass(by="red")
    assert made.judge(order).legal
    assert made.judge(Pass(by="blue")).refusals
    assert made.judge(order).legal
    made.do(order)
    assert made.judge(order).refusals
    assert judged == ["pass", "pass", "pass", "pass"]
