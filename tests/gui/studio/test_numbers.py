"""Exact numbers beside the table, each typed; and what is said of the set-up."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.mission import SideLook
from gui.board.lanes import LaneDrawing
from gui.studio.drawings import FindingArea
from gui.studio.finding_drawings import MeasureDrawing, WayDrawing
from missions.lint import Lint, Way

W = TypeVar("W", bound=QWidget)
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


def field(hand, kind: type[W], key: str) -> W:
    found = hand.window.numbers.findChild(kind, f"studio.{key}")
    assert found is not None
    assert found.isVisible()
    assert found.accessibleName()
    return found


def type_in(hand, key: str, words: str) -> None:
    numbers = hand.window.numbers
    found: QWidget | None = numbers.findChild(QAbstractSpinBox, f"studio.{key}")
    found = found or field(hand, QLineEdit, key)
    assert found.isVisible()
    found.setFocus()
    assert isinstance(found, QAbstractSpinBox | QLineEdit)
    found.selectAll()
    for letter in words:
        hand.key(letter, on=found)
    hand.key(Qt.Key.Key_Return, on=found)


@pytest.mark.parametrize(
    ("id", "key", "words", "said"),
    [
        ("slab", "x", "12.3456", "at: [12.3456, 10]"),
        ("slab", "y", "9.5", "at: [10, 9.5]"),
        ("slab", "turn", "30", "turn: 30"),
        ("slab", "width", "5", "size: [5, 2]"),
        ("slab", "depth", "3.25", "size: [4, 3.25]"),
        ("slab", "name", "The slab", "name: The slab"),
        ("slab", "kind", "ruin", "kind: ruin"),
        ("slab", "height", "3.5", "height: 3.5"),
        ("slab", "traits", "impassable, blocking", "traits: [impassable, blocking]"),
        ("pillar", "diameter", "2", "diameter: 2}"),
        ("crag", "corners", "40, 20; 44, 20; 42, 25", "polygon: [[40, 20], [44, 20], [42, 25]]"),
        ("prize", "diameter", "1.5", "diameter: 1.5"),
        ("entry:orcs:0", "start", "2", "{edge: top, from: 2, to: 18}"),
    ],
)
def test_a_number_that_is_typed_is_one_edit_of_one_line(hand, id: str, key: str, words: str, said: str) -> None:
    hand.window.bench.choose([id])
    type_in(hand, key, words)
    (line,) = hand.changed_lines
    assert said in line
    assert len(list(hand.window.bench.history.past())) == 1


def test_with_nothing_chosen_the_table_itself_is_measured(hand) -> None:
    type_in(hand, "width", "60")
    type_in(hand, "name", "Stones")
    assert hand.changed_lines == ["name: Stones # said twice", "table: {width: 60, height: 36}"]
    assert hand.window.board.table_size == (60, 36)


def test_sides_and_edges_are_chosen_from_lists(hand) -> None:
    bench = hand.window.bench
    bench.choose(["camp"])
    hand.key(Qt.Key.Key_Down, on=field(hand, QComboBox, "side"))
    assert bench.sheet.entry("camp")["side"] == "dwarves"
    bench.choose(["entry:orcs:0"])
    hand.key(Qt.Key.Key_Down, on=field(hand, QComboBox, "edge"))
    assert "{edge: right, from: 6, to: 18}" in hand.text


def test_what_makes_no_sense_is_said_and_changes_nothing(hand) -> None:
    hand.window.bench.choose(["crag"])
    type_in(hand, "corners", "1, 2; 3")
    assert hand.changed_lines == []
    assert hand.window.said.text().startswith("Corners are two numbers each")
    assert field(hand, QLineEdit, "corners").text() == "40, 20; 44, 20; 44, 26"


def test_findings_follow_the_table_and_the_chosen_one_is_drawn(hand, qtbot: QtBot) -> None:
    panel, board, bench = hand.window.findings, hand.window.board, hand.window.bench
    qtbot.waitUntil(lambda: panel.is_settled)
    rows = [panel.list.item(row).text() for row in range(panel.list.count())]
    empty = [row for row in rows if row.endswith("The upper right quarter of the table is empty")]
    assert empty == ["Advice: The upper right quarter of the table is empty"]
    panel.list.setCurrentRow(rows.index(empty[0]))
    assert [type(one) for one in board.drawings("beside")] == [FindingArea]
    bench.choose(["crag"])
    bench.move(0, -15)
    qtbot.waitUntil(lambda: panel.is_settled)
    assert empty[0] not in [panel.list.item(row).text() for row in range(panel.list.count())]
    assert board.drawings("beside") == ()


def test_a_mistake_is_listed_and_the_table_still_drawn(hand, qtbot: QtBot) -> None:
    panel, board, bench = hand.window.findings, hand.window.board, hand.window.bench
    bench.choose(["prize"])
    bench.move(100, 0)
    qtbot.waitUntil(lambda: panel.is_settled)
    assert not bench.reads
    assert panel.list.item(0).text().startswith("Mistake: ")
    assert board.mission is not None
    assert len(board.mission.terrain) == 3
    hand.window.play()
    assert hand.window.said.text() == "It cannot be played as long as the list has mistakes"
    bench.undo()
    assert bench.reads


def test_lanes_and_ways_are_measured_once_asked_for_and_after_each_edit(hand, qtbot: QtBot) -> None:
    panel = hand.window.findings

    def lanes() -> list[str]:
        rows = [panel.list.item(row).text() for row in range(panel.list.count())]
        return [row for row in rows if row.startswith("Measured: The longest open lane")]

    hand.window.bench.choose(["slab"])
    type_in(hand, "traits", "blocking")
    qtbot.waitUntil(lambda: panel.is_settled)
    assert lanes() == []
    panel.along.click()
    assert panel.head.text().endswith("measuring…")
    qtbot.waitUntil(lambda: panel.is_measured)
    assert len(lanes()) == 1
    assert not panel.head.text().endswith("measuring…")
    hand.window.bench.move(1, 0)
    assert not panel.is_measured
    qtbot.waitUntil(lambda: panel.is_settled and panel.is_measured)
    assert len(lanes()) == 1
    panel.along.click()
    assert lanes() == []


def test_the_ways_of_both_sides_are_drawn_with_their_rounds(hand) -> None:
    board = hand.window.board
    ways = (Way("orcs", ((2, 2), (9, 8)), "Orcs: in round 1"), Way("dwarves", ((30, 8),), "Dwarves: in round 2"))
    board.show_finding(Lint("uneven", "", ways=ways))
    drawn = [one for one in board.drawings("beside") if isinstance(one, WayDrawing)]
    assert [(one.points, one.look) for one in drawn] == [
        (ways[0].points, SideLook.RED),
        (ways[1].points, SideLook.BLUE),
    ]
    assert not board.grab().isNull()
    board.show_finding(Lint("lane", "", line=((0, 0), (10, 0)), measure="10.00″"))
    assert [type(one) for one in board.drawings("beside")] == [MeasureDrawing]
    assert not board.grab().isNull()
    board.show_finding(None)
    assert tuple(board.drawings("beside")) == ()


def test_a_narrow_gap_is_drawn_as_a_line(hand, qtbot: QtBot) -> None:
    panel, board, bench = hand.window.findings, hand.window.board, hand.window.bench
    for id in ("slab", "pillar"):
        bench.choose([id])
        type_in(hand, "traits", "impassable")
    bench.move(10 - 24 + 4.6, 10 - 24)
    qtbot.waitUntil(lambda: panel.is_settled)
    rows = [row for row in range(panel.list.count()) if "apart" in panel.list.item(row).text()]
    panel.list.setCurrentRow(rows[0])
    assert [type(one) for one in board.drawings("lanes")] == [LaneDrawing]


def test_the_mat_is_chosen_with_one_changed_line(hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.window.bench.choose(())
    mat = hand.window.numbers.mat
    mat.colour.setFocus()
    hand.key("g", on=mat.colour)
    hand.key(Qt.Key.Key_Return, on=mat.colour)
    mat.colour.activated.emit(mat.colour.currentIndex())
    assert hand.changed_lines == ["mat: {colour: grass}"]
    mat.grid.selectAll()
    QTest.keyClicks(mat.grid, "4")
    hand.key(Qt.Key.Key_Return, on=mat.grid)
    assert hand.changed_lines == ["mat: {colour: grass, grid: 4}"]
    picture = tmp_path / "desert.png"
    QImage(8, 8, QImage.Format.Format_RGB32).save(str(picture))
    for name in (tmp_path / "no such.png", picture):
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, name=name: (str(name), ""))
        QTest.mouseClick(mat.choose, Qt.MouseButton.LeftButton)
    assert hand.changed_lines == [f'mat: {{colour: grass, grid: 4, picture: "{picture.as_posix()}"}}']
    assert mat.why_none() == ""
    picture.write_bytes(b"no picture")
    assert "desert.png" in mat.why_none()
    QTest.mouseClick(mat.without, Qt.MouseButton.LeftButton)
    mat.colour.setCurrentIndex(0)
    mat.colour.activated.emit(0)
    assert hand.changed_lines == ["mat: {grid: 4}"]
    hand.window.bench.undo()
    hand.window.bench.undo()
    assert "desert.png" in hand.text


def test_a_piece_of_the_catalogue_stands_under_its_heading_and_has_measures_to_be_typed(hand) -> None:
    adding = hand.window.adding
    adding.search.setText("common hed")
    shown = [item.text() for row in range(adding.list.count()) if not (item := adding.list.item(row)).isHidden()]
    assert shown == ["Common sizes, of no rulebook", "Hedge, 9 × 0.6″"]
    assert adding.list.currentItem().toolTip().endswith("A common size: no public text gives one")
    hand.key(Qt.Key.Key_Return, on=adding.search)
    adding.search.clear()
    assert field(hand, QAbstractSpinBox, "width").text() == "9.00″"
    type_in(hand, "width", "7.5")
    assert hand.changed_lines[-1].endswith("piece: common/hedge, at: [24, 18], measures: [7.5, 0.6]}")


def test_words_that_the_game_knows_are_offered_while_one_is_typed(hand) -> None:
    hand.window.bench.choose(["slab"])
    kind, traits = field(hand, QLineEdit, "kind"), field(hand, QLineEdit, "traits")
    kind.completer().setCompletionPrefix("e")
    model = kind.completer().completionModel()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["hedge"]
    traits.setText("tall, pass")
    traits.completer().setCompletionPrefix("tall, pass")
    assert traits.completer().currentCompletion() == "tall, impassable"
    assert "impassable" in traits.toolTip()
    traits.clear()
