"""Reactions: when one may be made, by whom, how often, and what it leaves behind."""

from collections.abc import Callable
from typing import Any

from engine.findings import Severity
from engine.options import Draft
from engine.systems.starcraft.orders import Adjust, Attack, Charge, ChooseFirst, Hold, Strike, UseAbility
from engine.systems.starcraft.state import ActivationMarker, Phase
from engine.systems.starcraft.volley import Step
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R40 = 16 / 25.4, 20 / 25.4
UNITS = {
    "red.a": ("zerg/hydralisk", {1: (12.0, 9.0)}),
    "red.b": ("zerg/zergling", {1: (14.0, 14.0), 2: (15.5, 14.0)}),
    "red.c": ("zerg/hydralisk", {1: (12.0, 19.0)}),
    "blue.a": ("terran/jim-raynor", {1: (30.0, 9.0)}),
    "blue.b": ("terran/jim-raynor", {1: (30.0, 17.0)}),
}


def shot(bench: Make) -> Any:
    """Blue's first unit has shot at Red's Zerglings with real dice."""
    table = bench(UNITS).start().to(Phase.ASSAULT, "blue")
    return table.do(Attack(by="blue", unit="blue.a", target="red.b"))


def lunge(table: Any, unit: str, target: str) -> UseAbility:
    start = table.game.model(f"{unit}.1").placed.pose
    order = table.rules.propose(
        table.game, Draft("ability:lunge", "red", unit, 1, (start, start), {}, {"target": target})
    )
    assert isinstance(order, UseAbility)
    return order


def option(table: Any, unit: str, id: str) -> Any:
    return next((one for one in table.rules.options(table.game, unit).unit if one.id == id), None)


def test_a_reaction_is_no_activation_and_moves_no_turn_on(bench: Make) -> None:
    table = shot(bench)
    assert table.game.active == "red"
    table.do(lunge(table, "red.a", "blue.a"))
    assert table.game.state("red.a").marker is ActivationMarker.MOVEMENT, "it may still act"
    assert (table.game.active, table.game.begun) == ("red", None)
    table.do(Hold(by="red", unit="red.a"))
    assert table.game.active == "blue"


def test_another_activation_brings_another_reaction(bench: Make) -> None:
    table = shot(bench)
    table.do(lunge(table, "red.a", "blue.a"))
    assert table.refusals(lunge(table, "red.c", "blue.a")) == ["reaction.spent"]
    table.do(Hold(by="red", unit="red.b"), Attack(by="blue", unit="blue.b", target="red.b"))
    assert table.refusals(lunge(table, "red.c", "blue.b")) == []
    assert table.refusals(lunge(table, "red.a", "blue.b")) == ["ability.used"], "once a round by each unit"


def test_who_was_shot_at_itself_does_not_lunge(bench: Make) -> None:
    table = bench(UNITS).start().to(Phase.ASSAULT, "blue")
    table.do(Attack(by="blue", unit="blue.b", target="red.c"))
    assert table.refusals(lunge(table, "red.c", "blue.b")) == ["reaction.trigger"]


def test_a_friend_that_the_shot_has_destroyed_is_reacted_to_all_the_same(bench: Make) -> None:
    table = bench(UNITS).start().to(Phase.ASSAULT, "blue")
    table.do(Attack(by="blue", unit="blue.a", target="red.b", removed=("red.b.1", "red.b.2")))
    assert not table.game.stands("red.b")
    assert table.refusals(lunge(table, "red.a", "blue.a")) == []


def test_a_reaction_is_offered_to_the_side_whose_turn_it_is_not(bench: Make) -> None:
    table = bench(UNITS).start().to(Phase.ASSAULT, "blue")
    assert option(table, "red.a", "ability:lunge").closed.code == "reaction.trigger"
    table.do(Attack(by="blue", unit="blue.a", target="red.b"))
    offered = option(table, "red.a", "ability:lunge")
    assert offered.open
    assert (offered.by, offered.draft.by) == ("red", "red")
    assert [word for word, _ in offered.asks[0].choices] == ["blue.a"]


def test_a_second_charge_leaves_the_first_fight_and_costs_no_activation(bench: Make) -> None:
    units = {
        "red.a": ("protoss/artanis", {1: (20.0, 9.0)}),
        "blue.a": ("zerg/zergling", {1: (24.0, 9.0)}),
        "blue.b": ("zerg/zergling", {1: (29.0, 9.0)}),
    }
    table = bench(units).start().to(Phase.ASSAULT)
    assert option(table, "red.a", "charge:lightning-dash") is None
    first = Pose(24 - R32 - R40, 9)
    table.do(Charge(by="red", unit="red.a", leader=1, targets=("blue.a",), rolled=(3,), path=(Pose(20, 9), first)))
    assert table.game.is_engaged("red.a")
    offered = option(table, "red.a", "charge:lightning-dash")
    assert offered.open
    far = R32 + R40
    end = Pose(29 - far * 0.6, 9 - far * 0.8)
    answers = {**offered.draft.answers, "targets": ("blue.b",), "rolled": (6,)}
    order = table.rules.propose(table.game, Draft("charge", "red", "red.a", 1, (first, end), {}, answers))
    assert order.second
    table.do(order)
    assert table.game.foes("red.a") == {"blue.b"}
    assert table.game.active == "blue"
    assert not option(table, "red.a", "charge:lightning-dash").open


def test_an_adjustment_that_is_a_reaction_is_the_only_one_of_its_side(bench: Make) -> None:
    table = bench(UNITS).start().to(Phase.ASSAULT, "blue")
    table.do(Attack(by="blue", unit="blue.a", target="red.b", weapon="Commando rifle"))
    tough = {"by": "red", "unit": "red.b", "what": "armour", "change": -1}
    table.do(Adjust(**tough, cause="a passive ability"), Adjust(**tough, cause="Carapace", reaction=True))
    assert table.refusals(Adjust(**tough, cause="Transfusion", reaction=True)) == ["reaction.spent"]
    other = Adjust(by="blue", unit="blue.a", what="dice", change=1, cause="the other side's", reaction=True)
    assert table.refusals(other) == []
    table.do(Strike(by="blue", rolled=(1, 1, 1)))
    assert table.refusals(lunge(table, "red.a", "blue.a")) == ["reaction.spent"], "nor does another unit of it react"


def test_at_one_roll_the_active_side_reacts_first_and_is_told_where_it_did_not(bench: Make) -> None:
    mine = Adjust(by="blue", unit="blue.a", what="dice", change=1, cause="its own", reaction=True)
    theirs = Adjust(by="red", unit="red.b", what="armour", change=-1, cause="Carapace", reaction=True)
    table = bench(UNITS).start().to(Phase.ASSAULT, "blue")
    table.do(Attack(by="blue", unit="blue.a", target="red.b", weapon="Commando rifle"))
    before = table.game
    table.do(mine)
    assert "reaction.order" not in table.noted(theirs)
    table.game = before
    table.do(theirs)
    note = table.finding(mine, "reaction.order", Severity.LEFT_TO_YOU)
    assert note.subjects == ("blue", "red")
    assert table.judge(mine).legal
    later = Adjust(by="blue", unit="blue.a", what="damage", change=1, cause="at another roll", reaction=True)
    table.do(Strike(by="blue", rolled=(6, 6, 1)))
    assert table.game.volleys[0].step is Step.ARMOUR
    assert "reaction.order" not in table.noted(later)


def test_the_marker_is_handed_on_and_nothing_is_left_to_react_to(bench: Make) -> None:
    table = shot(bench)
    table.to(Phase.COMBAT)
    assert table.game.happened.unit == ""
    assert table.refusals(ChooseFirst(by="red", first="red")) != []
