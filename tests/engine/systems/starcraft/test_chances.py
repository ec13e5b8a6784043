"""What is drawn and told of a Charge before its die, of weapons, and of markers: against sums done by hand."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from engine.options import ChoiceAsk, Draft
from engine.picture import BandKind
from engine.systems.starcraft.chances import odds
from engine.systems.starcraft.state import Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R80 = 16 / 25.4, 40 / 25.4


@pytest.mark.parametrize("bonuses", [(), ("metabolic-boost",)])
@pytest.mark.parametrize("least", range(1, 8))
def test_odds_are_those_of_all_rolls(rules: Any, bonuses: tuple[str, ...], least: int) -> None:
    rolls = list(product(range(1, 7), repeat=2 if bonuses else 1))
    share = sum(1 for roll in rolls if max(roll) >= least) / len(rolls)
    assert odds(rules.rulebook, bonuses, least) == pytest.approx(share)


def unrolled(made: Any, unit: str, *targets: str) -> Any:
    start = made.game.model(f"{unit}.1").placed.pose
    draft = Draft("charge", "red", unit, 1, (start, start), {}, {"targets": targets})
    return made.rules.areas(made.game, draft)


class TestBeforeTheDie:
    def pair(self, bench: Make, away: float, **more: Any) -> Any:
        units = {
            "red.a": ("terran/marine", {1: (27.0, 6.0)}),
            "blue.q": ("zerg/queen", {1: (27.0, 6.0 + R32 + R80 + away)}),
        }
        return bench(units, **more).start().to(Phase.ASSAULT)

    @pytest.mark.parametrize(
        ("away", "words"), [(7.9, "1+, 100%"), (9.5, "2+, 83%"), (10.9, "3+, 67%"), (13.9, "6+, 17%")]
    )
    def test_each_target_has_the_roll_it_needs(self, bench: Make, away: float, words: str) -> None:
        assert unrolled(self.pair(bench, away), "red.a", "blue.q").notes == (f"blue.q: needs {words}",)

    def test_what_no_roll_reaches_says_so(self, bench: Make) -> None:
        assert unrolled(self.pair(bench, 14.1), "red.a", "blue.q").notes == ("blue.q: out of reach",)

    def test_a_way_round_a_wall_needs_more(self, bench: Make, wall: Make) -> None:
        made = self.pair(bench, 7.9, terrain=[wall("w", 24.5, 9, 29.5, 10)])
        assert unrolled(made, "red.a", "blue.q").notes != ("blue.q: needs 1+, 100%",)

    def test_a_ring_for_every_result(self, bench: Make) -> None:
        areas = unrolled(self.pair(bench, 9.5), "red.a", "blue.q")
        assert [band.text for band in areas.bands] == [
            *("1+: 100%", "2+: 83%", "3+: 67%", "4+: 50%", "5+: 33%", "6+: 17%"),
        ]
        for die, band in enumerate(areas.bands, start=1):
            assert band.area.contains((27.0 + 7 + die - 0.5, 6.0))
            assert not band.area.contains((27.0 + 7 + die + 0.5, 6.0))

    def test_the_list_of_targets_tells_the_odds_straight_ahead(self, bench: Make) -> None:
        made = self.pair(bench, 9.5)
        charge = next(one for one in made.rules.options(made.game, "red.a").unit if one.id == "charge")
        targets = charge.asks[0]
        assert isinstance(targets, ChoiceAsk)
        assert targets.choices == (("blue.q", "blue.q: 2+, 83%"),)

    def test_with_the_die_there_are_no_rings(self, bench: Make) -> None:
        made = self.pair(bench, 9.5)
        start = made.game.model("red.a.1").placed.pose
        draft = Draft("charge", "red", "red.a", 1, (start, start), {}, {"targets": ("blue.q",), "rolled": (3,)})
        assert made.rules.areas(made.game, draft).bands == ()


def test_the_bands_of_a_weapon_go_with_the_model_in_the_hand(bench: Make) -> None:
    units = {"red.g": ("terran/goliath", {1: (27.0, 10.0)}), "blue.q": ("zerg/queen", {1: (50.0, 33.0)})}
    made = bench(units).start()
    start = Pose(27.0, 10.0)
    areas = made.rules.areas(made.game, Draft("move", "red", "red.g", 1, (start, Pose(27.0, 15.0))))
    found = {band.text: band.area for band in areas.bands}
    assert set(found) == {
        "Autocannon 12″",
        "Autocannon long range, 1 harder 18″",
        "Underbelly machine gun 8″",
        "Hellfire missiles 16″",
    }
    assert found["Autocannon 12″"].contains((27.0 + R80 + 11.9, 15.0))
    assert not found["Autocannon 12″"].contains((27.0 + R80 + 12.1, 15.0))
    assert found["Autocannon long range, 1 harder 18″"].contains((27.0 + R80 + 12.1, 15.0))


def test_the_bands_of_one_weapon_round_a_whole_unit(bench: Make) -> None:
    units = {"red.r": ("terran/jim-raynor", {1: (27.0, 10.0)}), "blue.q": ("zerg/queen", {1: (50.0, 33.0)})}
    made = bench(units).start().to(Phase.ASSAULT)
    areas = made.rules.areas(made.game, Draft("attack:C-14 rifle", "red", "red.r"))
    assert [band.text for band in areas.bands] == ["C-14 rifle burst fire 8″", "C-14 rifle 12″"]


@pytest.mark.parametrize(("off", "supply"), [(2.9, 2), (3.1, 0)])
def test_a_markers_area_shows_the_supply_there(bench: Make, off: float, supply: int) -> None:
    mark = 16 / 25.4
    units = {
        "red.g": ("terran/goliath", {1: (27.0, 18.0 - mark - R80 - off)}),
        "blue.q": ("zerg/queen", {1: (50.0, 33.0)}),
    }
    made = bench(units, markers={"m": (27.0, 18.0)}).start()
    (band,) = made.rules.areas(made.game, None).bands
    assert band.text == ("1: Red 2, Blue 0" if supply else "")
    assert band.kind is BandKind.MARKER
    assert band.area.contains((27.0 + mark + 2.99, 18.0))
    assert not band.area.contains((27.0 + mark + 3.01, 18.0))


def test_a_unit_in_reserve_has_a_list_of_targets_without_odds(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (27.0, 6.0)}),
        "red.r": ("terran/marine", 6),
        "blue.q": ("zerg/queen", {1: (27.0, 20.0)}),
    }
    made = bench(units).start().to(Phase.ASSAULT)
    charge = next(one for one in made.rules.options(made.game, "red.r").unit if one.id == "charge")
    assert charge.closed is not None
    assert isinstance(charge.asks[0], ChoiceAsk)
    assert charge.asks[0].choices == (("blue.q", "blue.q"),)


def test_freedom_fighters_is_felt_about_its_unit_at_rest_and_goes_with_it_in_the_hand(bench: Make) -> None:
    units = {
        "red.r": ("terran/jim-raynor", {1: (27.0, 10.0)}),
        "red.m": ("terran/goliath", {1: (27.0, 20.0)}),
        "blue.q": ("zerg/queen", {1: (50.0, 33.0)}),
    }
    made = bench(units).start()
    raynor = made.game.model("red.r.1").placed
    reach = raynor.base.width / 2 + 8
    for draft, kind in ((None, BandKind.AURA), (Draft("move", "red", "red.m"), BandKind.AURA)):
        (band,) = (one for one in made.rules.areas(made.game, draft).bands if one.text == "Freedom Fighters 8″")
        assert band.kind is kind
        assert band.area.contains((27.0 - reach + 0.01, 10.0))
        assert not band.area.contains((27.0 - reach - 0.01, 10.0))
    held = Draft("move", "red", "red.r", path=(Pose(27.0, 10.0), Pose(29.0, 10.0)))
    (band,) = (one for one in made.rules.areas(made.game, held).bands if one.text == "Freedom Fighters 8″")
    assert band.kind is BandKind.RANGE
    assert band.area.contains((29.0 + reach - 0.01, 10.0))
