from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.pace import Pace
from gui.panels import ink
from gui.panels.log import LogLine, LogPanel
from gui.panels.look import Look
from gui.panels.verdict import VerdictCard, _Laid, _Page
from gui.tools.card import Card, Check, Sign

# The platform without a screen says so of every widget that is its own window.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LINES = (
    LogLine(0, 0, None, "Start", "the table as set up"),
    LogLine(1, 1, None, "Marines", "Move", "3.00″ of 4″", here=True),
    LogLine(2, 2, None, "Roaches", "Move", undone=True),
)


def panel_of(look: Look, qtbot: QtBot) -> LogPanel:
    panel = LogPanel(look)
    qtbot.addWidget(panel)
    panel.resize(900, 170)
    panel.show_lines(LINES, "1 order · 1 undone")
    return panel


def test_the_log_reads_its_lines_out(look: Look, qtbot: QtBot) -> None:
    panel = panel_of(look, qtbot)
    said = [panel.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert said[1] == "1, Marines, Move, 3.00″ of 4″, here"
    assert said[2].endswith("undone")


def test_enter_goes_to_a_line_and_the_line_at_hand_goes_nowhere(look: Look, qtbot: QtBot) -> None:
    panel = panel_of(look, qtbot)
    asked: list[int] = []
    panel.go_to.connect(asked.append)
    panel.list.setCurrentRow(2)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    panel.list.setCurrentRow(1)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert asked == [2]


def test_an_order_being_tried_stands_below_the_line_at_hand(look: Look, qtbot: QtBot) -> None:
    panel = panel_of(look, qtbot)
    panel.show_trial(LogLine(None, 2, None, "Medics", "Move"))
    panel.show_trial(LogLine(None, 2, None, "Medics", "Move", "1.00″ of 4″"))
    assert [panel.line_at(row).node for row in range(4)] == [0, 1, None, 2]
    assert panel.line_at(2).measure == "1.00″ of 4″"
    panel.show_trial(None)
    assert panel.list.count() == 3


def card(sign: Sign) -> Card:
    check = Check(sign, "Travel", "8.5.3", "8.56″", "needs at most 4″", "4.56″ over", None, "No part travels farther")
    return Card(sign, "Refused", "1 of 1 check", "Marines: Move.", (check,))


def test_the_card_is_read_out_whole(look: Look, qtbot: QtBot) -> None:
    verdict = VerdictCard(look)
    qtbot.addWidget(verdict)
    verdict.show_card(card(Sign.REFUSED))
    said = verdict.accessibleDescription()
    assert "Refused. Marines: Move." in said
    assert "8.56″ needs at most 4″" in said


def test_a_refused_move_that_waits_can_be_put_back_and_not_carried_out(look: Look, qtbot: QtBot) -> None:
    verdict = VerdictCard(look)
    qtbot.addWidget(verdict)
    verdict.resize(278, 400)
    verdict.show()
    shown = {}
    for sign in (Sign.REFUSED, Sign.ALLOWED):
        verdict.show_card(card(sign))
        verdict.offer("Carry out")
        shown[sign] = [
            verdict.findChild(type(verdict._way), "verdict.carry_out").isVisible(),
            verdict._back.isVisible(),
        ]
    assert shown == {Sign.REFUSED: [False, True], Sign.ALLOWED: [True, True]}
    verdict.offer(None)
    assert not verdict._back.isVisible()


def test_a_line_without_a_measure_has_the_room_of_the_empty_columns(look: Look, qtbot: QtBot) -> None:
    """In a narrow window the words of the start would else be cut off."""

    def inked(line: LogLine) -> int:
        panel = LogPanel(look)
        qtbot.addWidget(panel)
        panel.resize(488, 100)
        panel.show_lines((line,), "")
        image = panel.list.grab().toImage()
        return max(x for x in range(image.width()) for y in range(4, 16) if image.pixelColor(x, y).lightness() < 90)

    start = LogLine(0, 0, None, "Start", "the table as set up")
    longer = replace(start, action=f"{start.action} of the mission")
    assert inked(start) > 245  # its own column ends at 242
    assert inked(longer) > inked(start) + 40


def test_a_long_refusal_takes_the_room_of_the_words_not_yet_an_order(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """728 pixels: the log of a window 1024 wide, where both would stand on the same ground."""
    written: list[str] = []
    write = ink.write_right

    def noted(painter: QPainter, right: float, baseline: float, text: str, face: ink.Face, colour: QColor) -> float:
        written.append(text)
        return write(painter, right, baseline, text, face, colour)

    monkeypatch.setattr(ink, "write_right", noted)
    for note, is_told in (("refused (8.5.3): Goliath travels 25.54″; at most 7″", False), ("short", True)):
        written.clear()
        panel = LogPanel(look)
        qtbot.addWidget(panel)
        panel.resize(728, 100)
        panel.show_lines((LogLine(None, 6, None, "Goliath", "Deploy", "25.54″ of 7″", note, Sign.REFUSED),), "")
        panel.list.grab()
        assert ("not yet an order" in written) is is_told


def test_a_note_has_the_room_that_no_word_at_the_end_takes(look: Look, qtbot: QtBot) -> None:
    panel = LogPanel(look)
    qtbot.addWidget(panel)
    panel.resize(728, 100)
    note = "controls the deployment draft"
    panel.show_lines((LogLine(1, 2, None, "Zerg", "Takes red", "", note), LogLine(2, 3, None, "Zerg", "Waits")), "")
    image = panel.list.grab().toImage()
    right = max(x for x in range(400, 700) for y in range(4, 16) if image.pixelColor(x, y).lightness() < 150)
    begin = min(x for x in range(400, 700) for y in range(4, 16) if image.pixelColor(x, y).lightness() < 150)
    assert abs(right - begin - ink.width(note, ink.DENSE)) < 4


def test_of_a_card_that_says_one_thing_otherwise_that_alone_is_drawn_again(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = card(Sign.ALLOWED)
    checks = tuple(replace(first.checks[0], title=title) for title in ("Travel", "Way", "End", "Coherency"))
    verdict = VerdictCard(look)
    qtbot.addWidget(verdict)
    verdict.resize(320, 500)
    with qtbot.waitExposed(verdict):
        verdict.show()
    verdict.show_card(replace(first, checks=checks))
    qtbot.waitUntil(lambda: not any(pace.waits for pace in verdict.findChildren(Pace)))
    verdict.grab()
    QApplication.processEvents()
    drawn: list[str] = []
    draw = _Page._draw_check

    def noted(page: _Page, painter: QPainter, laid: _Laid) -> None:
        drawn.append(laid.check.title)
        draw(page, painter, laid)

    monkeypatch.setattr(_Page, "_draw_check", noted)
    changed = (*checks[:3], replace(checks[3], bold="7.41″"))
    verdict.show_card(replace(first, checks=changed))
    qtbot.waitUntil(lambda: "Coherency" in drawn)
    assert "Travel" not in drawn
    seen = verdict.grab().toImage()
    verdict.show_card(None)
    verdict.show_card(replace(first, checks=changed))
    assert verdict.grab().toImage() == seen
