"""Waves in the studio: chosen, dragged to an edge or a spawn point, moved by keys, typed, added and taken out."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.systems.hardwired28.profile import HardwiredCard
from engine.systems.hardwired28.spawning import EDGES
from gui.panels.look import Look
from gui.studio.marker_kinds import WORDS
from gui.studio.spawns import PLACES
from gui.studio.window import StudioWindow
from missions.editing.history import History
from missions.editing.sheet import Sheet
from missions.editing.waves import wave_of
from missions.rules.cards import cards
from missions.shipped import shipped_paths
from tests.gui.studio.conftest import Hand

PATH = shipped_paths("hardwired28")[0]
"""Two waves by the left or the right edge."""


@pytest.fixture(scope="module")
def studio(qapp: QApplication) -> Iterator[StudioWindow]:
    made = StudioWindow(Sheet.of(PATH.read_bytes(), PATH.name, PATH), Look())
    made.resize(1300, 850)
    made.show()
    qapp.processEvents()
    yield made
    made.bench.keep()
    made.close()
    made.deleteLater()


@pytest.fixture
def hand(studio: StudioWindow) -> Hand:
    studio.pointing.drop()
    studio.bench.chosen = ()
    studio.bench.history = History.of(Sheet.of(PATH.read_bytes(), PATH.name, PATH))
    studio.bench.changed.emit()
    studio.board.setFocus()
    return Hand(studio)


def place(hand: Hand, number: int = 0) -> object:
    form = wave_of(hand.window.bench.sheet, number).form
    return form.edge if form.at is None else form.at


def test_a_wave_is_dragged_to_a_spawn_point_to_the_middle_and_over_an_edge(hand: Hand) -> None:
    hand.click((0.6, 12))
    assert hand.window.bench.chosen == ("wave:0",)
    assert hand.window.said.text() == "Wave, round 2: Feral Gunner × 3"
    hand.press((0.6, 12))
    hand.move((4, 9))
    hand.move((9.1, 16.2))
    assert hand.window.said.text() == "A spawn point 8.50″ from the left, 16.00″ from the top"
    hand.release((9.1, 16.2))
    assert place(hand) == (8.5, 16)
    hand.drag((8.5, 16), (23.2, 6))
    assert place(hand) == "right"
    hand.drag((23.4, 12), (11.4, 12))
    assert place(hand) == "centre"
    for before in ("right", (8.5, 16), "random-side"):
        hand.window.bench.undo()
        assert place(hand) == before


def test_keys_lead_a_wave_round_the_table_and_a_spawn_point_by_half_an_inch(hand: Hand) -> None:
    bench = hand.window.bench
    bench.choose(["wave:1"])
    for key, there in (
        (Qt.Key.Key_Up, "top"),
        (Qt.Key.Key_BracketRight, "right"),
        (Qt.Key.Key_BracketLeft, "top"),
        (Qt.Key.Key_Down, "bottom"),
    ):
        hand.key(key)
        assert place(hand, 1) == there
    numbers = hand.window.numbers.wave
    numbers.place.setCurrentIndex(numbers.place.findData("point"))
    numbers.place.activated.emit(numbers.place.currentIndex())
    assert place(hand, 1) == (12, 24)
    hand.key(Qt.Key.Key_Down)
    assert place(hand, 1) == (12, 24)
    hand.key(Qt.Key.Key_Up)
    numbers.left.setValue(3.25)
    assert place(hand, 1) == (3.25, 23.5)


def test_a_wave_is_typed_added_and_taken_out(hand: Hand) -> None:
    bench, numbers = hand.window.bench, hand.window.numbers.wave
    assert not numbers.isVisible()
    search = hand.window.adding.search
    search.setText("wave of feral crews")
    hand.key(Qt.Key.Key_Return, on=search)
    assert bench.chosen == ("wave:2",)
    assert numbers.isVisible()
    numbers.profile.setCurrentIndex(numbers.profile.findData("feral-crews/boss"))
    numbers.profile.activated.emit(numbers.profile.currentIndex())
    numbers.round.setValue(6)
    numbers.models.setValue(2)
    numbers.name.setText("Bosses")
    numbers.name.editingFinished.emit()
    form = wave_of(bench.sheet, 2).form
    assert (form.profile, form.round, form.models, form.name) == ("feral-crews/boss", 6, 2, "Bosses")
    hand.key(Qt.Key.Key_Delete)
    assert [one.id for one in bench.things if one.id.startswith("wave:")] == ["wave:0", "wave:1"]


def test_every_word_of_the_rules_for_a_place_and_every_kind_of_marker_has_words() -> None:
    assert set(PLACES) == set(EDGES)
    kinds = {
        laid.kind for card in cards("hardwired28").values() if isinstance(card, HardwiredCard) for laid in card.markers
    }
    assert kinds <= set(WORDS)


def test_the_number_of_a_marker_is_typed_and_two_alike_are_a_mistake(hand: Hand) -> None:
    bench, field = hand.window.bench, hand.window.numbers.marker.number
    bench.choose(["loot-4"])
    assert (field.isVisible(), field.value()) == (True, 4)
    field.setValue(9)
    assert "{id: loot-4, kind: loot, name: Loot 4, number: 9," in hand.text
    field.setValue(1)
    assert not bench.reads
    bench.undo()
    bench.undo()
    bench.choose(["data-slate"])
    assert field.value() == 0
    field.setValue(2)
    field.setValue(0)
    assert "number" not in bench.sheet.entry("data-slate")
    bench.choose(["wave:0"])
    assert not field.isVisible()


def test_each_kind_of_marker_is_added_with_an_id_and_where_it_is_counted_a_number(hand: Hand) -> None:
    search, before = hand.window.adding.search, hand.text.splitlines()
    for words, line in (
        ("loot", "- {id: loot-5, kind: loot, number: 5, at:"),
        ("relay", "- {id: relay-1, kind: relay, at:"),
    ):
        search.setText(f"marker: {words}")
        hand.key(Qt.Key.Key_Return, on=search)
        assert line in next(one for one in hand.text.splitlines() if one not in before and words in one)
