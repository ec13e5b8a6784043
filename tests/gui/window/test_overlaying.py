"""The list of overlays acts at once, is kept for each game, and is never in the way of what was drawn before."""

import pytest

from gui.board.overlay import ALL_OVERLAYS, HEIGHTS, LEAST_STRENGTH, SHOWN_AT_FIRST, STACK, Overlay, Shown, lifts
from gui.dialogs.overlays import OWN, PRESETS, OverlaysDialog
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from missions.shipped import shipped_paths

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def opened(window: MainWindow) -> OverlaysDialog:
    window.actions_["overlays"].trigger()
    dialog = window.overlaying.dialog
    assert dialog is not None
    return dialog


def items(window: MainWindow, overlay: Overlay) -> list[object]:
    return list(window.board._layers._items.get(overlay.value, ()))


def test_the_heights_are_those_at_which_the_drawings_lie(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.settle()
    for overlay, height in zip(STACK, HEIGHTS, strict=True):
        for drawing in window.board._layers.drawings(overlay.value):
            assert height <= drawing.z < height + 2, overlay
    assert list(HEIGHTS) == sorted(HEIGHTS)


def test_in_their_own_order_nothing_is_lifted() -> None:
    assert set(lifts(STACK).values()) == {0.0}


def test_one_that_goes_up_changes_places_with_the_next_above(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.settle()
    before = {overlay: [item.z for item in items(window, overlay)] for overlay in Overlay}
    opened(window).ups[Overlay.ENGAGEMENT].click()
    after = {overlay: [item.z for item in items(window, overlay)] for overlay in Overlay}
    assert min(before[Overlay.ENGAGEMENT]) < min(before[Overlay.COHERENCY])
    assert min(after[Overlay.ENGAGEMENT]) > min(after[Overlay.COHERENCY])
    assert after[Overlay.REACH] == before[Overlay.REACH]


def test_the_one_on_top_stays_there(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.ups[Overlay.COHERENCY].click()
    assert dialog.shown.order == STACK


def test_a_strength_is_seen_at_once_and_by_what_comes_later(window: MainWindow, player) -> None:
    dialog = opened(window)
    dialog.sliders[Overlay.REACH].setValue(40)
    window.play.pick("red.marines", "red.marines.1")
    player.settle()
    assert [item.strength for item in items(window, Overlay.REACH)] == pytest.approx([0.4])
    assert {item.strength for item in items(window, Overlay.LEGAL_END)} == {1.0}
    dialog.sliders[Overlay.REACH].setValue(100)
    assert {item.strength for item in items(window, Overlay.REACH)} == {1.0}
    assert dialog.shown.strength == {}


def test_none_gets_weaker_than_can_be_seen(window: MainWindow) -> None:
    slider = opened(window).sliders[Overlay.REACH]
    slider.setValue(0)
    assert slider.value() == round(100 * LEAST_STRENGTH)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_shows_what_it_names_and_nothing_else(window: MainWindow, name: str) -> None:
    dialog = opened(window)
    dialog.presets.setCurrentText(name)
    dialog.presets.activated.emit(dialog.presets.currentIndex())
    assert {overlay for overlay in ALL_OVERLAYS if window.board.overlay_shown(overlay)} == PRESETS[name]
    assert dialog.presets.currentText() == name


def test_the_list_follows_the_toggles(window: MainWindow) -> None:
    dialog = opened(window)
    assert dialog.presets.currentText() == "As at first"
    window.actions_.overlays[Overlay.REACH].trigger()
    assert not dialog.boxes[Overlay.REACH].isChecked()
    assert dialog.presets.currentText() == OWN
    dialog.boxes[Overlay.REACH].click()
    assert window.actions_.overlays[Overlay.REACH].isChecked()


def test_each_game_has_its_own(empty_window: MainWindow) -> None:
    window = empty_window
    assert window.files.open(shipped_paths("genesys")[0])
    dialog = opened(window)
    dialog.boxes[Overlay.NAMES].click()
    dialog.sliders[Overlay.SIGHT].setValue(50)
    dialog.ups[Overlay.SIGHT].click()
    kept = dialog.shown
    assert window.files.open(shipped_paths("starcraft")[0])
    assert window.overlaying.dialog is None
    assert window.actions_.overlays[Overlay.NAMES].isChecked()
    assert window.files.open(shipped_paths("genesys")[0])
    assert not window.actions_.overlays[Overlay.NAMES].isChecked()
    assert Memory().shown("genesys") == kept
    assert Memory().shown("starcraft") == Shown()
    assert kept.on == SHOWN_AT_FIRST - {Overlay.NAMES}


@pytest.mark.parametrize(
    "kept", ["", "[]", "{}", "nonsense", '{"on": 3}', '{"on": ["reach"], "strength": 2, "order": ["reach", "none"]}']
)
def test_what_is_kept_and_makes_no_sense_is_as_at_first(kept: str) -> None:
    memory = Memory()
    memory._settings.setValue("shown/genesys", kept)
    shown = memory.shown("genesys")
    assert shown.order == STACK
    assert shown.on in (SHOWN_AT_FIRST, frozenset({Overlay.REACH}))
    assert shown.strength == {}
