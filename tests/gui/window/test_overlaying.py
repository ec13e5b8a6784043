"""The list of overlays acts at once, is kept for each game, and is never in the way of what was drawn before."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gui.board.overlay import ALL_OVERLAYS, HEIGHTS, LEAST_STRENGTH, SHOWN_AT_FIRST, STACK, Overlay, Shown, lifts
from gui.dialogs.naming import NameDialog
from gui.dialogs.overlays import OverlaysDialog
from gui.window.actions import PRESET_KEYS
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from gui.window.presets import GENERAL, OWN, Presets, shown_by
from gui.window.shown_kept import read
from missions.presets import presets
from missions.rules.files import SYSTEMS
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


def listed(dialog: OverlaysDialog) -> list[str]:
    texts = [dialog.presets.itemText(row) for row in range(dialog.presets.count())]
    return [text for text in texts if text]


def take(dialog: OverlaysDialog, name: str) -> None:
    dialog.presets.setCurrentText(name)
    dialog.presets.activated.emit(dialog.presets.currentIndex())


@pytest.mark.parametrize("game", SYSTEMS)
def test_each_game_has_presets_of_its_own_about_what_it_draws(empty_window: MainWindow, game: str) -> None:
    window = empty_window
    assert window.files.open(shipped_paths(game)[0])
    dialog = opened(window)
    here = window.session.readout.unknown
    offered = [one for one in presets(game) if one.show[0] not in here]
    assert len(offered) >= 4
    assert listed(dialog) == [OWN, *(one.name for one in offered), *(one.name for one in GENERAL)]
    for preset in offered[1:4]:
        take(dialog, preset.name)
        shown = window.board.overlay_shown
        assert {one.value for one in Overlay if shown(one)} == set(preset.show)
        assert dialog.shown == shown_by(preset) == Memory().shown(game)
        assert dialog.presets.currentText() == preset.name
        assert dialog.says.text() == f"{preset.says}."
        assert not dialog.drop.isEnabled()


def test_presets_name_what_there_is_and_fit_the_keys_there_are() -> None:
    for game in SYSTEMS:
        assert len(presets(game)) + len(GENERAL) <= len(PRESET_KEYS)
        for preset in presets(game):
            assert {*preset.strength, *preset.on_top} <= {*preset.show}, preset.name
            assert sorted(shown_by(preset).order, key=STACK.index) == list(STACK)
            assert not preset.says.endswith(".")
        assert len({one.name.casefold() for one in (*presets(game), *GENERAL)}) == len(presets(game)) + len(GENERAL)


def answer(name: str | None, seen: list[str]) -> None:
    """Type it where a name is asked for; none thinks better of it."""
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, NameDialog)
    if name is not None:
        asked.line.setText(name)
    seen.append(asked.told.text())
    if name is not None and asked.take.isEnabled():
        asked.take.click()
    else:
        asked.reject()


def named(name: str | None, button: Callable[[], None]) -> str:
    """What was said of the name."""
    seen: list[str] = []
    QTimer.singleShot(0, lambda: answer(name, seen))
    button()
    return seen[0]


def test_a_preset_of_ones_own_is_kept_renamed_and_deleted_for_this_game(empty_window: MainWindow) -> None:
    window = empty_window
    assert window.files.open(shipped_paths("genesys")[0])
    dialog = opened(window)
    dialog.boxes[Overlay.NAMES].click()
    dialog.sliders[Overlay.REACH].setValue(50)
    mine = dialog.shown
    assert "comes with the program" in named("as AT first", dialog.keep.click)
    assert named("  ", dialog.keep.click) == "A preset needs a name."
    assert Memory().presets("genesys") == {}
    assert named("R&D", dialog.keep.click) == ""
    assert Memory().presets("genesys") == {"R&D": mine}
    assert (dialog.presets.currentText(), dialog.rename.isEnabled()) == ("R&D", True)
    assert [one.text() for one in window.actions_.own_presets if one.isVisible()] == ["Own preset &A: R&&D"]
    assert named("Ours", dialog.rename.click) == ""
    take(dialog, "Nothing")
    window.actions_.own_presets[0].trigger()
    assert dialog.shown == mine
    dialog.boxes[Overlay.NAMES].click()
    assert named("Ours", window.actions_["preset_keep"].trigger) == "Takes the place of the one called so."
    assert Memory().presets("genesys")["Ours"].on == mine.on | {Overlay.NAMES}
    assert Presets(window.memory, "starcraft", ALL_OVERLAYS).own == ()
    named(None, dialog.rename.click)
    dialog.drop.click()
    assert Memory().presets("genesys") == {}
    assert not window.actions_.own_presets[0].isVisible()
    assert dialog.presets.currentText() == OWN


def test_presets_are_asked_for_by_their_keys(window: MainWindow) -> None:
    """A game without any of its own has those of every game."""
    texts = [action.text() for action in window.actions_.presets if action.isVisible()]
    assert texts == [f"Preset &{at}: {one.name}" for at, one in enumerate(GENERAL, 1)]
    window.actions_.presets[2].trigger()
    assert not any(window.board.overlay_shown(one) for one in Overlay)
    window.actions_.presets[0].trigger()
    assert window.board.overlay_shown(Overlay.REACH)


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
    "kept",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        '{"on": 3}',
        '{"on": [[], "reach"], "strength": {"reach": "a"}, "order": [1, "names"]}',
        '{"on": ["reach"], "strength": 2, "order": ["reach", "none"]}',
    ],
)
def test_what_is_kept_and_makes_no_sense_is_as_at_first(kept: str) -> None:
    memory = Memory()
    memory._settings.setValue("shown/genesys", kept)
    shown = memory.shown("genesys")
    assert shown.order == STACK
    assert shown.on in (SHOWN_AT_FIRST, frozenset({Overlay.REACH}))
    assert shown.strength == {}


def test_an_overlay_that_is_new_takes_its_own_place_in_an_order_that_was_kept_before_it_came() -> None:
    turned = [overlay.value for overlay in reversed(STACK) if overlay is not Overlay.AURAS]
    kept = {"on": ["reach"], "strength": {}, "order": turned}
    shown, preset = read(kept, with_new=True), read(kept)
    assert shown is not None
    assert preset is not None
    assert (shown.on, preset.on) == ({Overlay.REACH, Overlay.AURAS}, {Overlay.REACH})
    assert [one for one in shown.order if one is not Overlay.AURAS] == [Overlay(name) for name in turned]
    assert shown.order.index(Overlay.AURAS) == shown.order.index(Overlay.GROUND) + 1
