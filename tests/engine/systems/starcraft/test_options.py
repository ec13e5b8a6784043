"""What is open to whom, what is closed and why, and orders made of answers."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.options import ChoiceAsk, DiceAsk
from engine.orders import End, Pass, Remove, Roll, RollOff, Wound
from engine.systems.starcraft.orders import (
    ORDERS,
    Attack,
    ChooseFirst,
    GiveMarker,
    Hold,
    SetControl,
    SetStatus,
    UseAbility,
)
from engine.systems.starcraft.state import Phase

Make = Callable[..., Any]

R32 = 16 / 25.4
UNITS = {
    "red.a": ("terran/marine", {1: (12.0, 9.0), 2: (10.6, 9.0)}),
    "red.fight": ("terran/marine", {1: (20.0, 9.0)}),
    "red.reserve": ("terran/marine", 6),
    "blue.a": ("zerg/zergling", {1: (20.0, 9 + 2 * R32 + 0.5)}),
    "blue.b": ("zerg/queen", {1: (30.0, 30.0)}),
}
MARKERS = {"m": (27.0, 18.0)}


def option(rules: Any, made: Any, unit: str, id: str) -> Any:
    return next(one for one in rules.options(made.game, unit).unit if one.id == id)


def reason(rules: Any, made: Any, unit: str, id: str) -> str:
    closed = option(rules, made, unit, id).closed
    assert closed is not None
    sentence = rules.say(made.game, closed)
    return f"{sentence.head} ({sentence.clause})"


def test_closed_actions_say_why(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start()
    assert reason(rules, made, "red.a", "disengage") == "Not Engaged, nothing to leave (8.5.4)"
    assert reason(rules, made, "red.a", "deploy") == "Already on the table (8.5.5)"
    assert reason(rules, made, "red.fight", "move") == "Engaged with blue.a (8.5.2)"
    assert reason(rules, made, "red.reserve", "move") == "Still in Reserve (8.3)"
    assert reason(rules, made, "blue.a", "hold") == "The unit is Blue's (8.2)"


def test_with_no_enemy_on_the_table_there_is_nobody_to_shoot_at_or_to_charge(bench: Make, rules: Any) -> None:
    reserves = {"red.a": UNITS["red.a"], "blue.a": ("zerg/zergling", 12)}
    nobody = bench(reserves).start().to(Phase.ASSAULT)
    for id in ("attack", "attack:C-14 rifle"):
        assert reason(rules, nobody, "red.a", id) == "No enemy is on the table (8.7.3)"
    assert reason(rules, nobody, "red.a", "charge") == "No Ground unit of the enemy is on the table (8.7.7)"
    flying = bench({**reserves, "blue.b": ("terran/point-defense-drone", {1: (12.0, 15.0)})}).start().to(Phase.ASSAULT)
    assert reason(rules, flying, "red.a", "charge") == "No Ground unit of the enemy is on the table (8.7.7)"
    assert option(rules, flying, "red.a", "attack:C-14 rifle").open


def test_models_are_asked_for_of_the_units_that_are_named(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start().to(Phase.ASSAULT)
    _, models, *_ = option(rules, made, "red.a", "charge").asks
    assert models.sensible(()) == frozenset()
    assert models.sensible(("blue.b",)) == {"blue.b.1"}
    _, taken = option(rules, made, "red.a", "attack").asks
    assert taken.sensible("blue.a") == {"blue.a.1"}


def test_open_actions_say_how_far(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start()
    assert option(rules, made, "red.a", "move").hint == "up to 4″"
    assert option(rules, made, "red.fight", "disengage").hint == "up to 7″; then neither shoots nor charges"
    assert option(rules, made, "red.reserve", "deploy").hint == "up to 4″ from the Entry Edge; Supply 1 of 6 available"


def test_before_the_movement_phase_the_start_of_the_round_is_told_with_whose_effects_come_first(
    bench: Make, rules: Any
) -> None:
    made = bench(UNITS).do(RollOff(rolled={"red": (3, 2), "blue": (6, 4)}), GiveMarker(by="blue", to="blue"))
    told = rules.options(made.game, None).note
    assert told.endswith("before that, Start of the Round effects, Blue's first, then Red's")
    made.do(ChooseFirst(by="blue", first="red")).to(Phase.MOVEMENT)
    while made.game.phase is Phase.MOVEMENT:
        made.do(Pass(by=made.game.active))
    assert "Start of the Round" not in rules.options(made.game, None).note


def test_a_template_whose_size_no_text_gives_is_told_before_it_is_used(bench: Make, rules: Any) -> None:
    units = {**UNITS, "red.tank": ("terran/siege-tank", {1: (40.0, 9.0)})}
    made = bench(units).start().do(UseAbility(by="red", unit="red.tank", ability="siege-mode"))
    made.do(Hold(by="red", unit="red.tank")).to(Phase.ASSAULT)
    offered = option(rules, made, "red.tank", "attack")
    assert offered.hint.startswith("Shock cannon up to 18″: no public text gives the size of its Blast Template")
    fallen = next(ask for ask in offered.asks if ask.name == "removed")
    assert {"red.a.1", "blue.b.1"} <= {id for id, _ in fallen.choices}, "friend and foe"
    assert not any(id.startswith("red.tank") for id, _ in fallen.choices)
    assert "no public text" not in option(rules, made, "red.a", "attack").hint
    lines = dict(rules.inspect(made.game, "red.tank").lines) | dict(rules.inspect(made.game, "red.tank").figures)
    assert "Blast Template, whose size no public text gives" in lines["Weapon"]
    assert lines["Size"] == "3"


@pytest.mark.parametrize(
    ("phase", "actions"),
    [
        (Phase.MOVEMENT, ["move", "deploy", "disengage", "hold"]),
        (Phase.ASSAULT, ["hold", "run", "charge", "attack"]),
        (Phase.COMBAT, ["hold", "close_ranks", "attack"]),
    ],
)
def test_each_phase_lists_its_own_actions(bench: Make, rules: Any, phase: Phase, actions: list[str]) -> None:
    made = bench(UNITS).start()
    made = made if phase is Phase.MOVEMENT else bench({k: v for k, v in UNITS.items() if k != "red.fight"}).start()
    made.to(phase)
    offered = [one.id for one in rules.options(made.game, "red.a").unit]
    assert [id for id in offered if ":" not in id] == actions


def test_every_option_has_a_key_and_no_two_open_at_once_share_one(bench: Make, rules: Any) -> None:
    made = bench(UNITS, markers=MARKERS)
    seen = [rules.options(made.game)]
    made.do(RollOff(rolled={"red": (6, 6), "blue": (1, 1)}))
    seen.append(rules.options(made.game))
    made.do(GiveMarker(by="red", to="red"))
    seen.append(rules.options(made.game))
    made.do(ChooseFirst(by="red", first="red"))
    seen.append(rules.options(made.game, "red.a"))
    made.to(Phase.ASSAULT)
    seen.append(rules.options(made.game, "red.a"))
    for offered in seen:
        listed = [*offered.general, *offered.unit, *offered.table]
        keys = [one.key for one in listed if one.key]
        assert len(keys) == len(set(keys)), keys
        assert all(one.key for one in (*offered.general, *offered.unit))
        ids = [one.id for one in listed]
        assert len(ids) == len(set(ids)), ids


def test_who_decides_is_told_at_every_step(bench: Make, rules: Any) -> None:
    made = bench(UNITS)
    assert rules.options(made.game).decider is None
    made.do(RollOff(rolled={"red": (1, 1), "blue": (6, 6)}))
    assert rules.options(made.game).decider == "blue"
    made.do(GiveMarker(by="blue", to="red"))
    assert rules.options(made.game).decider == "red"
    made.do(ChooseFirst(by="red", first="blue"))
    assert rules.options(made.game).decider == "blue"
    assert rules.options(made.game).heading == "Blue decides"


def test_passing_in_combat_is_closed_while_a_unit_must_fight(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start().to(Phase.COMBAT)
    pass_ = next(one for one in rules.options(made.game).general if one.id == "pass")
    assert pass_.closed is not None
    assert rules.say(made.game, pass_.closed).text == (
        "Engaged and still to attack: red.fight. "
        "In the Combat Phase every Engaged unit attacks before its side passes (8.8)."
    )


def test_a_charge_asks_for_its_targets_and_its_die_before_the_table(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start().to(Phase.ASSAULT)
    charge = option(rules, made, "red.a", "charge")
    targets, models, die = charge.asks
    assert isinstance(models, ChoiceAsk)
    assert models.many
    assert isinstance(targets, ChoiceAsk)
    assert targets.many
    assert [value for value, _ in targets.choices] == ["blue.a", "blue.b"]
    assert die == DiceAsk("rolled", "Charge", 1, 6)
    assert charge.draft is not None


def test_every_option_becomes_its_order(bench: Make, rules: Any) -> None:
    made = bench(UNITS, markers=MARKERS)

    def filled(where: str, id: str, unit: str | None = None, **answers: Any) -> Any:
        listed = getattr(rules.options(made.game, unit), where)
        return rules.fill(made.game, next(one for one in listed if one.id == id), answers)

    roll = filled("general", "roll_off", red=(6, 4), blue=(3, 2))
    assert roll == RollOff(rolled={"red": (6, 4), "blue": (3, 2)})
    made.do(roll)
    assert filled("general", "give_marker:blue") == GiveMarker(by="red", to="blue")
    made.do(GiveMarker(by="red", to="red"))
    assert filled("general", "choose_first:blue") == ChooseFirst(by="red", first="blue")
    made.do(ChooseFirst(by="red", first="red"))
    assert filled("general", "pass") == Pass(by="red")
    assert filled("unit", "hold", "red.a") == Hold(by="red", unit="red.a")
    wound = filled("table", "wound", "red.a", model="red.a.1", wounds=1, cause="a mine")
    assert wound == Wound(by="red", model="red.a.1", wounds=1, cause="a mine")
    assert filled("table", "remove", models=("red.a.1",), cause="x") == Remove(by="red", models=("red.a.1",), cause="x")
    dice = filled("table", "roll:2D6", rolled=(3, 4), cause="surge")
    assert dice == Roll(by="red", sides=6, rolled=(3, 4), cause="surge")
    status = filled("table", "status", "red.a", status="burrowed", on="off")
    assert status == SetStatus(by="red", unit="red.a", status="burrowed", on=False)
    assert filled("table", "control", marker="m", to="blue") == SetControl(by="red", marker="m", to="blue")
    made.to(Phase.ASSAULT)
    attack = filled("unit", "attack", "red.a", target="blue.b", removed=("blue.b.1",))
    assert attack == Attack(by="red", unit="red.a", target="blue.b", removed=("blue.b.1",))
    made.do(Remove(by="red", models=("blue.a.1",))).to(Phase.SCORING)
    assert filled("general", "end") == End(by="red")


def test_what_is_done_on_the_table_is_not_filled_in(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start()
    with pytest.raises(ValueError, match="move is done on the table"):
        rules.fill(made.game, option(rules, made, "red.a", "move"), {})


def test_open_options_are_legal_and_closed_ones_are_not(bench: Make, rules: Any) -> None:
    made = bench(UNITS, markers=MARKERS).start()
    for unit in UNITS:
        for one in rules.options(made.game, unit).unit:
            if one.draft is None and not (one.asks and ":" in one.id):
                assert rules.judge(made.game, rules.fill(made.game, one, {})).legal is one.open


def test_every_kind_of_order_has_a_name_of_its_own() -> None:
    names = [order.do for order in ORDERS]
    assert len(names) == len(set(names))
    assert all(re.fullmatch("[a-z_]+", name) for name in names)
