"""Difficult ground and climbing, off unless a table sets them: what they cost, and what is drawn and offered then."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.findings import Severity
from engine.mission import Mission
from engine.options import Draft
from engine.orders import RollOff
from engine.rulebook import SettingValue
from engine.systems.genesys.orders import Activate, Move
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.slowing import choices, extra, slow_pieces, spent
from engine.systems.genesys.state import GenesysGame
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from missions.load import load_mission

SETTINGS: list[dict[str, SettingValue]] = [
    {"difficult_ground": 2.0},
    {"difficult_ground": "double"},
    {"climbing": "height"},
    {"difficult_ground": 1.0, "climbing": "height"},
    {"difficult_ground": "double", "climbing": "height"},
]
HERE = Pose(10, 26)


@pytest.fixture(scope="module")
def ground() -> Mission:
    return load_mission(Path(__file__).with_name("slow.yaml"))


def active(rules: GenesysRules, ground: Mission, *, alone: bool = True, **settings: SettingValue) -> GenesysGame:
    units = tuple(replace(one, models=(1,), poses={1: one.poses[1]}) if alone else one for one in ground.units)
    game = rules.begin(replace(ground, units=units, settings={**ground.settings, **settings}))
    game = rules.carry_out(game, RollOff(rolled={"red": (6,), "blue": (1,)}))
    return rules.carry_out(game, Activate(by="red", unit="red.walkers"))


def moved(*path: Pose) -> Move:
    return Move(by="red", unit="red.walkers", model=1, path=(HERE, *path))


def test_off_nothing_costs_and_nothing_is_said_of_it(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground)
    assert slow_pieces(rules.rulebook, game) == ()
    verdict = rules.judge(game, moved(Pose(10, 17.1)))
    assert verdict.legal
    assert "move.slowed" not in [finding.code for finding in verdict.findings]
    assert ground.settings["difficult_ground"] == ground.settings["climbing"] == "off"


def test_both_settings_say_that_they_are_not_from_the_rulebook(rules: GenesysRules) -> None:
    for name in ("difficult_ground", "climbing"):
        assert "not from the rulebook" in rules.rulebook.settings[name].title
        assert rules.rulebook.settings[name].default == "off"


def test_a_piece_is_paid_for_once_in_an_activation_however_often_it_is_touched(
    rules: GenesysRules, ground: Mission
) -> None:
    game = active(rules, ground, difficult_ground=1.0)
    slow = slow_pieces(rules.rulebook, game)
    base = game.model("red.walkers.1").base
    assert extra(slow, base, (HERE, Pose(10, 21), Pose(10, 22), Pose(10, 21))) == 1.0
    game = rules.carry_out(game, moved(Pose(10, 21)))
    here = game.model("red.walkers.1").placed.pose

    def further(inches: float) -> Move:
        return Move(by="red", unit="red.walkers", model=1, path=(here, here.moved(inches, 0)))

    assert rules.judge(game, further(2.99)).legal
    assert [one.code for one in rules.judge(game, further(3.01)).refusals] == ["move.too_far"]


def test_who_begins_on_a_piece_pays_for_it(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground, difficult_ground=2.0)
    slow, base = slow_pieces(rules.rulebook, game), game.model("red.walkers.1").base
    assert spent(slow, base, (Pose(10, 20), Pose(10, 16))) == pytest.approx(6.0)


def test_the_refusal_names_the_setting_that_makes_it_one(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground, climbing="height")
    here = Pose(16, 26)
    game = replace(game, models={**game.models, "red.walkers.1": replace(game.model("red.walkers.1"), pose=here)})
    refused = rules.judge(game, Move(by="red", unit="red.walkers", model=1, path=(here, Pose(16, 18)))).refusals
    assert [(one.code, one.setting) for one in refused] == [("move.too_far", "climbing")]
    too_far = rules.judge(game, Move(by="red", unit="red.walkers", model=1, path=(here, Pose(16, 16)))).refusals
    assert [(one.code, one.setting) for one in too_far] == [("move.too_far", None)]


def test_what_it_costs_is_told_with_where_it_comes_from(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground, difficult_ground="double")
    found = next(one for one in rules.judge(game, moved(Pose(10, 20))).findings if one.code == "move.slowed")
    assert (found.severity, found.setting) == (Severity.OTHER_READING, "difficult_ground")
    assert rules.say(game, found).text.startswith("Wood costs Red Walkers 1.50″ of its movement as set;")
    assert "Not from the rulebook" in rules.say(game, found).text
    lines = dict(rules.inspect(game, "wood").lines)
    assert lines["As set for this mission"] == "each inch over it counts as 2; not from the rulebook"


def test_the_bonus_counts_the_inches_gone_and_not_what_they_cost(rules: GenesysRules, ground: Mission) -> None:
    game = rules.carry_out(active(rules, ground, difficult_ground=2.0), moved(Pose(10, 20.5)))
    assert game.moved["red.walkers.1"] == pytest.approx(5.5)


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
@pytest.mark.parametrize("option", ["move", "move_one"])
def test_every_place_drawn_as_an_end_is_allowed(
    rules: GenesysRules, ground: Mission, settings: dict[str, SettingValue], option: str
) -> None:
    game = active(rules, ground, alone=option == "move_one", **settings)
    legal = rules.areas(game, Draft(option, "red", "red.walkers", 1, (HERE,))).legal_end
    assert legal is not None
    tried = 0
    for i in range(9):
        for j in range(11):
            point = Pose(2.3 + 2.07 * i, 16.9 + 0.93 * j)
            if legal.contains(point.point):
                order = rules.propose(game, Draft(option, "red", "red.walkers", 1, (HERE, point)))
                assert rules.judge(game, order).legal, point
                tried += 1
    assert tried > 20


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_allowed_place_is_drawn(rules: GenesysRules, ground: Mission, settings: dict[str, SettingValue]) -> None:
    """The ways tried are straight, and over one corner of either piece but on ground that costs by the inch, where the
    ways round that are drawn are a bound."""
    game = active(rules, ground, **settings)
    legal = rules.areas(game, Draft("move_one", "red", "red.walkers", 1, (HERE,))).legal_end
    assert legal is not None
    corners = [Pose(7.4, 21.6), Pose(12.6, 21.6), Pose(13.4, 21.6), Pose(7.4, 18.4)]
    bends = [None, *(() if "double" in settings.values() else corners)]
    allowed = 0
    for i in range(8):
        for j in range(9):
            point = Pose(3.1 + 2.3 * i, 17.2 + 1.1 * j)
            ways = [moved(point) if bend is None else moved(bend, point) for bend in bends]
            if any(rules.judge(game, way).legal for way in ways):
                assert legal.grown(0.002).contains(point.point), point
                allowed += 1
    assert allowed > 15


def test_over_ground_by_the_inch_the_reach_is_called_an_estimate(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground, difficult_ground="double")
    areas = rules.areas(game, Draft("move_one", "red", "red.walkers", 1, (HERE,)))
    assert areas.labels["reach"] == "reach about 9″, an estimate"
    assert "Difficult ground: not from the rulebook" in areas.notes
    assert any("estimate" in note for note in areas.notes)
    assert areas.reach is not None
    assert areas.legal_end is not None
    assert areas.reach.size > areas.legal_end.size
    plain = rules.areas(active(rules, ground), Draft("move_one", "red", "red.walkers", 1, (HERE,)))
    assert plain.labels["reach"] == "reach 9″"
    assert plain.reach is not None
    assert areas.reach.size < plain.reach.size


def test_over_ground_by_the_inch_an_end_straight_ahead_is_drawn_as_far_as_it_is_allowed(
    rules: GenesysRules, ground: Mission
) -> None:
    """4.5″ to the wood and 2.25″ over it: 9″ in all."""
    game = active(rules, ground, difficult_ground="double")
    legal = rules.areas(game, Draft("move_one", "red", "red.walkers", 1, (HERE,))).legal_end
    assert legal is not None
    for inches, allowed in ((4.6, True), (6.74, True), (6.76, False)):
        assert legal.contains((10, 26 - inches)) is allowed
        assert rules.judge(game, moved(Pose(10, 26 - inches))).legal is allowed


def test_a_way_is_offered_round_a_piece_where_that_costs_less(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground, difficult_ground=4.0)
    order = rules.propose(game, Draft("move_one", "red", "red.walkers", 1, (HERE, Pose(7.4, 19.6))))
    assert isinstance(order, Move)
    assert len(order.path) > 2
    assert "move.slowed" not in [one.code for one in rules.judge(game, order).findings]
    cheap = active(rules, ground, difficult_ground=0.1)
    over = rules.propose(cheap, Draft("move_one", "red", "red.walkers", 1, (HERE, Pose(10, 18))))
    assert over.path == (HERE, Pose(10, 18))  # type: ignore[attr-defined]  # a move


def test_followers_stop_where_the_ground_has_used_up_their_movement(rules: GenesysRules, ground: Mission) -> None:
    game = active(rules, ground, alone=False, difficult_ground=3.0)
    order = rules.propose(game, Draft("move", "red", "red.walkers", 2, (Pose(12, 26), Pose(14.5, 19))))
    assert rules.judge(game, order).legal, [one.code for one in rules.judge(game, order).refusals]


def test_many_pieces_are_paid_for_alone_or_all(rules: GenesysRules, ground: Mission) -> None:
    woods = tuple(replace(ground.terrain[0], id=f"wood-{i}") for i in range(6))
    game = active(rules, replace(ground, terrain=woods), difficult_ground=0.5)
    slow, base = slow_pieces(rules.rulebook, game), game.model("red.walkers.1").base
    assert [len(one.walls) for one in choices(slow, base, (HERE,), 9.0, 0.0)] == [6, 5, 5, 5, 5, 5, 5, 0]
    assert len(list(choices(slow[:4], base, (HERE,), 9.0, 0.0))) == 16


@pytest.mark.parametrize("costs", [2.0, "double"])
def test_a_long_base_that_turns_is_drawn_no_more_than_is_allowed(
    rules: GenesysRules, ground: Mission, costs: SettingValue
) -> None:
    long = replace(ground.units[0].profile, base=Base(BaseShape.RECTANGLE, 1.0, 2.0))
    units = (replace(ground.units[0], profile=long, models=(1,), poses={1: HERE}), ground.units[1])
    game = active(rules, replace(ground, units=units), difficult_ground=costs)
    for turn in (0.0, 90.0):
        draft = Draft("move_one", "red", "red.walkers", 1, (HERE, Pose(10, 24, turn)))
        legal = rules.areas(game, draft).legal_end
        assert legal is not None
        for i in range(12):
            for j in range(12):
                point = Pose(4.2 + 1.1 * i, 17.2 + 0.8 * j, turn)
                if legal.contains(point.point):
                    order = rules.propose(game, replace(draft, path=(HERE, point)))
                    assert rules.judge(game, order).legal, point


@pytest.mark.parametrize("costs", [2.0, "double"])
def test_what_was_paid_before_counts_where_no_such_ground_is_near_any_more(
    rules: GenesysRules, ground: Mission, costs: SettingValue
) -> None:
    """The wood is crossed first, and what is left does not lead back to it."""
    quick = replace(ground.units[0].profile, movement=4)
    units = (replace(ground.units[0], profile=quick, poses={1: Pose(10, 22), 2: Pose(2, 30)}), ground.units[1])
    game = active(rules, replace(ground, units=units), difficult_ground=costs)
    way = (Pose(10, 22), Pose(10, 13.9))
    game = rules.carry_out(game, Move(by="red", unit="red.walkers", model=1, path=way))
    here = game.model("red.walkers.1").placed.pose
    areas = rules.areas(game, Draft("move_one", "red", "red.walkers", 1, (here,)))
    assert areas.allowance is not None
    assert areas.legal_end is not None
    for spare, drawn in ((0.02, True), (-0.02, False)):
        end = here.moved(0, spare - areas.allowance)
        assert areas.legal_end.contains(end.point) is drawn
        order = rules.propose(game, Draft("move_one", "red", "red.walkers", 1, (here, end)))
        assert rules.judge(game, order).legal is drawn
