"""Zones of deployment on both tables, how they are taken, and squads set down in them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.mission import EdgeName, EdgeSegment, Mission, Table
from engine.options import Draft
from engine.orders import RollOff
from engine.systems.genesys.deployment import PLACES, forward_zones, own_edge, taken_area, zone_area
from engine.systems.genesys.orders import ChooseZones, Deploy, ForwardZones
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.squads import table_advice
from geometry.area import union
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from missions.load import load_mission


@pytest.fixture(scope="module")
def muster() -> Mission:
    return load_mission(Path(__file__).with_name("muster.yaml"))


@pytest.mark.parametrize(("width", "wide"), [(48.0, 16.0), (72.0, 24.0)])
def test_six_zones_of_a_side_fill_twelve_inches_along_its_edge(
    rules: GenesysRules, muster: Mission, width: float, wide: float
) -> None:
    game = rules.begin(replace(muster, table=Table(width, 48.0)))
    for side, top in (("red", 36.0), ("blue", 0.0)):
        zones = [zone_area(rules.rulebook, game, side, number) for number in (1, 2, 3, 4, 5, 6)]
        assert all(zone.size == pytest.approx(6 * wide) for zone in zones)
        assert union(zones).bounds == (0.0, top, width, top + 12.0)
        assert union(zones).size == pytest.approx(12 * width)


def test_on_a_table_that_stands_upright_zones_lie_along_its_long_edges(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(replace(muster, table=Table(48.0, 72.0)))
    for side, left in (("red", 0.0), ("blue", 36.0)):
        zones = [zone_area(rules.rulebook, game, side, number) for number in (1, 2, 3, 4, 5, 6)]
        assert all(zone.size == pytest.approx(6 * 24) for zone in zones)
        assert union(zones).bounds == (left, 0.0, left + 12.0, 72.0)
    assert zone_area(rules.rulebook, game, "red", 1).bounds == (0.0, 0.0, 6.0, 24.0), "looking right, left is up"
    assert zone_area(rules.rulebook, game, "blue", 1).bounds == (42.0, 48.0, 48.0, 72.0)
    assert zone_area(rules.rulebook, game, "red", 8).bounds == (12.0, 48.0, 18.0, 72.0)
    assert list(table_advice(rules.rulebook, Table(48.0, 72.0))) == []
    assert len(list(table_advice(rules.rulebook, Table(48.0, 60.0)))) == 1


def test_each_side_counts_from_its_own_left(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(muster)
    assert zone_area(rules.rulebook, game, "red", 1).bounds == (0.0, 42.0, 16.0, 48.0)
    assert zone_area(rules.rulebook, game, "blue", 1).bounds == (32.0, 0.0, 48.0, 6.0)
    assert zone_area(rules.rulebook, game, "red", 7).bounds == (0.0, 30.0, 16.0, 36.0)
    assert zone_area(rules.rulebook, game, "red", 8).bounds == (32.0, 30.0, 48.0, 36.0)
    assert len(PLACES) == 8


@pytest.mark.parametrize(
    ("zone", "rolled", "taken"),
    [(5, (5, 6), (5, 8)), (5, (5, 5), (5,)), (5, (3, 1), (5, 3)), (2, (4, 4), (2, 6)), (1, (6, 5), (1, 8, 7))],
)
def test_a_die_that_shows_the_zone_is_lost_and_another_names_one(
    rules: GenesysRules, zone: int, rolled: tuple[int, int], taken: tuple[int, ...]
) -> None:
    assert forward_zones(rules.rulebook, ForwardZones(by="red", zone=zone, rolled=rolled)) == taken


def test_a_squad_is_set_down_in_formation_and_counts_from_then_on(rules: GenesysRules, muster: Mission) -> None:
    game: Any = rules.begin(muster)
    assert game.squads_of("red") == ()
    game = rules.carry_out(game, ChooseZones(by="red", zones=(1, 2, 4)))
    option = next(one for one in rules.options(game, "red.walkers").unit if one.id == "deploy")
    assert option.open
    order = rules.propose(game, Draft("deploy", "red", "red.walkers", 1, (Pose(8, 45),)))
    assert isinstance(order, Deploy)
    game = rules.carry_out(game, order)
    assert [model.number for model in game.standing_of("red.walkers")] == [1, 2]
    assert all(
        taken_area(rules.rulebook, game, "red").contains(m.placed.centre) for m in game.standing_of("red.walkers")
    )
    game = rules.carry_out(game, RollOff(rolled={"red": (6,), "blue": (1,)}))
    assert game.turn_of == "red"


def test_what_is_drawn_for_a_squad_set_down_is_what_is_allowed(rules: GenesysRules, muster: Mission) -> None:
    game = rules.carry_out(rules.begin(muster), ChooseZones(by="red", zones=(1, 2, 4)))
    areas = rules.areas(game, Draft("deploy", "red", "red.captain", 1, (Pose(8, 45),)))
    assert areas.legal_end is not None
    for x in (0.3, 0.6, 8.0, 15.8, 16.2, 31.6, 40.0):
        for y in (35.9, 36.6, 41.8, 42.4, 45.0, 47.6):
            allowed = rules.judge(game, Deploy(by="red", unit="red.captain", model=1, path=(Pose(x, y),))).legal
            assert areas.legal_end.contains((x, y)) is allowed, (x, y)


def test_each_side_takes_its_zones_by_options_of_its_own(rules: GenesysRules, muster: Mission) -> None:
    units = tuple(replace(unit, models=(1,), poses={}) for unit in muster.units)
    game = rules.begin(replace(muster, units=units))
    options = rules.options(game)
    found = [one for one in (*options.general, *options.table) if one.id.partition(".")[0].endswith("_zones")]
    assert [(one.id, one.by) for one in found] == [
        ("standard_zones.red", "red"),
        ("forward_zones.red", "red"),
        ("standard_zones.blue", "blue"),
        ("forward_zones.blue", "blue"),
    ]
    order = rules.fill(game, found[2], {"zones": ("1", "2", "5")})
    assert order == ChooseZones(by="blue", zones=(1, 2, 5))
    order = rules.fill(game, found[1], {"zone": "4", "rolled": (2, 6)})
    assert order == ForwardZones(by="red", zone=4, rolled=(2, 6))
    assert len({one.id for one in (*options.general, *options.table)}) == len((*options.general, *options.table))
    assert len({one.key for one in (*options.general, *options.table)}) == len((*options.general, *options.table))


def test_zones_are_drawn_as_open_then_as_taken_and_their_edges_told(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(muster)
    assert [zone.text for zone in rules.areas(game, None).influence if zone.side == "red"] == [
        f"Red {number}" for number in (1, 2, 3, 4, 5, 6)
    ]
    game = rules.carry_out(game, ForwardZones(by="red", zone=5, rolled=(5, 6)))
    assert [zone.text for zone in rules.areas(game, None).influence if zone.side == "red"] == [
        "Red 5, taken",
        "Red 8, taken",
    ]
    notes = next(one for one in rules.readout(game).sections if one.title == "Deployment")
    assert "Red: zones 5, 8; entry edges: right 30″ to 36″" in getattr(notes, "lines", ())


@pytest.mark.parametrize(
    ("named", "edges"),
    [
        ({}, ("bottom", "top")),
        ({"red": "top"}, ("top", "bottom")),
        ({"red": "bottom"}, ("bottom", "top")),
        ({"blue": "bottom"}, ("top", "bottom")),
        ({"red": "left", "blue": "bottom"}, ("top", "bottom")),
    ],
)
def test_a_side_that_names_no_edge_deploys_opposite_the_one_that_does(
    rules: GenesysRules, muster: Mission, named: dict[str, str], edges: tuple[str, str]
) -> None:
    entries = {side: (EdgeSegment(EdgeName(edge), 0, 48),) for side, edge in named.items()}
    sides = tuple(replace(side, entry=entries.get(side.id, ())) for side in muster.sides)
    game = rules.begin(replace(muster, sides=sides))
    assert tuple(own_edge(game, side).value for side in ("red", "blue")) == edges
    for first, second in (("red", "blue"), ("blue", "red")):
        taken = rules.carry_out(game, ChooseZones(by=first, zones=(1, 2, 4)))
        taken = rules.carry_out(taken, ChooseZones(by=second, zones=(2, 3, 6)))
        red, blue = (taken_area(rules.rulebook, taken, side) for side in ("red", "blue"))
        assert not red.overlaps(blue)
        assert tuple(own_edge(taken, side).value for side in ("red", "blue")) == edges


@pytest.mark.parametrize(
    ("out", "severity"),
    [(-0.5, "passed"), (0.0, "passed"), (0.0005, "tolerance"), (0.001, "tolerance"), (0.0015, "refused")],
)
@pytest.mark.parametrize("base", [Base.round(1.0), Base(BaseShape.RECTANGLE, 1.0, 1.0)])
def test_how_far_a_base_is_out_of_its_zones_is_measured(
    rules: GenesysRules, muster: Mission, out: float, severity: str, base: Base
) -> None:
    units = tuple(replace(unit, profile=replace(unit.profile, base=base)) for unit in muster.units)
    game = rules.carry_out(rules.begin(replace(muster, units=units)), ChooseZones(by="red", zones=(1, 2, 4)))
    order = Deploy(by="red", unit="red.captain", model=1, path=(Pose(8.0, 36.5 - out),))
    finding = next(one for one in rules.judge(game, order).findings if one.code == "deploy.outside")
    assert (finding.severity.value, finding.limit) == (severity, 0.0)
    assert finding.measured == pytest.approx(max(0.0, out), abs=1e-5)


@pytest.mark.parametrize(("zones", "note"), [((2, 1, 5), "zones 1, 2, 5"), ((), "no zones")])
def test_the_log_says_which_zones_are_taken(play: Callable[..., Any], zones: tuple[int, ...], note: str) -> None:
    game = play(roll_off=False)
    assert game.rules.describe(game.game, ChooseZones(by="red", zones=zones)).note == note
