"""The spot that a refusal is about stands enlarged in the verdict card: when the hand rests, while its card stays."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.findings import Where
from gui.board.spot import SCALE, has_spot, spot_of, spot_scale
from gui.theme.tokens import LIGHT
from gui.window.main_window import MainWindow

MARINE = (27.0, 8.0)
TOO_NEAR = (27.0, 14.9)
"""0.84″ from the zergling at (27, 17)."""
AWAY = (24.0, 8.0)


@pytest.fixture
def as_drawn(window: MainWindow) -> None:
    """The hand is drawn to no place that is allowed."""
    window.actions_["snap"].setChecked(False)


@pytest.mark.parametrize(("of_table", "of_spot"), [(11.0, SCALE), (SCALE / 2, SCALE), (SCALE / 2 + 1, SCALE + 2)])
def test_it_is_at_least_twice_as_large_as_on_the_table(of_table: float, of_spot: float) -> None:
    assert spot_scale(of_table) == pytest.approx(of_spot)


def test_it_is_the_middle_of_the_first_measure_else_the_place_that_is_named() -> None:
    measure, place = Where(line=((1, 2), (3, 6)), spot=(9, 9)), Where(spot=(5, 5))
    assert spot_of((Where(), measure, place)) == (2, 4)
    assert spot_of((Where(), place, measure)) == (5, 5)
    assert spot_of((Where(),)) is None
    assert [has_spot(one) for one in (Where(), measure, place)] == [False, True, True]


@pytest.mark.usefixtures("as_drawn")
def test_it_comes_when_the_hand_rests_and_goes_with_its_card(window: MainWindow, player) -> None:
    card = window.verdict
    player.lift(MARINE, TOO_NEAR)
    player.settle()
    assert player.card_title == "Refused"
    assert card.spot_room is not None
    assert card.spot is None, "the hand has only just come there"
    player.qtbot.waitUntil(lambda: card.spot is not None)
    assert card.spot.deviceIndependentSize().toSize() == card.spot_room
    seen = card.spot.toImage()
    colours = {seen.pixelColor(x, y).name() for x in range(0, seen.width(), 2) for y in range(0, seen.height(), 2)}
    assert {LIGHT.refuse.name(), LIGHT.blue.fill.name()} <= colours, "the measure, and the base it is taken from"
    player.release(TOO_NEAR)
    player.settle()
    assert card.spot is not None, "the reason is kept, and so is its picture"
    player.lift(MARINE, AWAY)
    player.settle()
    assert player.card_title == "Allowed"
    assert card.spot_room is None
    assert card.spot is None


@pytest.mark.usefixtures("as_drawn")
def test_a_card_too_low_for_it_has_none_and_a_higher_one_gets_it(window: MainWindow, player) -> None:
    window.verdict.setFixedHeight(220)
    QApplication.processEvents()
    player.lift(MARINE, TOO_NEAR)
    player.settle()
    assert player.card_title == "Refused"
    assert window.verdict.spot_room is None
    window.verdict.setFixedHeight(400)
    player.qtbot.waitUntil(lambda: window.verdict.spot is not None)


@pytest.mark.usefixtures("as_drawn")
def test_in_another_theme_it_is_painted_anew_or_goes(window: MainWindow, player) -> None:
    player.lift(MARINE, TOO_NEAR)
    player.settle()
    window.enlarging.take()
    light = window.verdict.spot
    window.actions_["theme"].trigger()
    player.qtbot.waitUntil(lambda: window.verdict.spot is not light)
    player.release(TOO_NEAR)
    player.settle()
    window.actions_["theme"].trigger()
    assert window.verdict.card is not None
    assert window.verdict.spot_room is None
