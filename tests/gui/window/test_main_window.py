from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from engine.mission import Zone
from engine.rehearsal import Rehearsal
from geometry.area import Area
from gui.board.overlay import Overlay
from gui.panels.kit import Heading
from gui.panels.option import OptionRow
from gui.panels.roster import UnitButton
from gui.start.page import TALL, MissionCardButton
from gui.theme.tokens import DARK, LIGHT
from gui.window.bars import TOOLS
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from gui.window.opening import Opened

GOLIATH = (42.0, 10.0)


def test_without_a_rehearsal_the_three_games_are_offered(empty_window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    cards = [one for one in empty_window.start.findChildren(QAbstractButton) if one.objectName().startswith("mission.")]
    assert len(cards) >= 2
    assert all(card.accessibleName() for card in cards)
    qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    assert empty_window.session.is_open
    assert empty_window.pages.currentWidget() is empty_window.table


@pytest.mark.parametrize("wide", [1024, 1500, 2560])
def test_the_missions_begin_below_their_heads_at_every_width(empty_window: MainWindow, qtbot: QtBot, wide: int) -> None:
    empty_window.resize(wide, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    page = empty_window.start
    cards = [one for one in page.findChildren(QAbstractButton) if one.objectName().startswith("mission.")]
    first, second = (card.mapTo(page, QPoint(0, 0)).x() for card in cards[:2])
    open_ = page.findChild(QAbstractButton, "start.open")
    assert first == open_.mapTo(page, QPoint(0, 0)).x()
    assert second - first == cards[0].width() + 18


def test_on_the_page_of_missions_the_keyboard_begins_at_the_first_mission(
    empty_window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitExposed(empty_window):
        empty_window.show()

    def name() -> str:
        focused = empty_window.focusWidget()
        return "" if focused is None else focused.objectName()

    qtbot.waitUntil(lambda: name().startswith("mission."))
    qtbot.keyClick(empty_window.focusWidget(), Qt.Key.Key_Space)
    assert empty_window.session.is_open


def test_the_page_of_missions_leaves_what_is_open_as_it_is(window: MainWindow) -> None:
    before = window.session.rehearsal
    window.actions_["start"].trigger()
    assert window.pages.currentWidget() is window.start
    assert not window.actions_["undo"].isEnabled()
    window.findChild(QAbstractButton, "start.back").click()
    assert window.pages.currentWidget() is window.table
    assert window.session.rehearsal is before


def test_missions_have_their_room_where_a_small_window_has_shown_the_table_first(
    empty_window: MainWindow, rehearsal: Rehearsal, qtbot: QtBot
) -> None:
    window = empty_window
    window.files.take(Opened(rehearsal))
    window.resize(1024, 700)
    with qtbot.waitExposed(window):
        window.show()
    window.actions_["start"].trigger()
    cards = window.start.findChildren(MissionCardButton)
    (area,) = window.start.findChildren(QScrollArea)
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()
    assert area.widget().height() > len(cards) // 3 * TALL
    boxes = [card.geometry() for card in cards]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_the_theme_is_switched_and_remembered(window: MainWindow) -> None:
    light = window.grab().toImage().pixelColor(10, 400)
    window.actions_["theme"].trigger()
    assert window.look.theme is DARK
    dark = window.grab().toImage().pixelColor(10, 400)
    assert dark.lightness() < 60 < 200 < light.lightness()
    assert Memory().dark
    window.actions_["theme"].trigger()
    assert window.look.theme is LIGHT


def test_an_overlay_is_toggled_by_its_swatch_its_menu_and_its_key(window: MainWindow) -> None:
    toggle = next(one for one in window.tools.toggles if one.overlay is Overlay.REACH)
    toggle.click()
    assert not window.board.overlay_shown(Overlay.REACH)
    assert not window.actions_.overlays[Overlay.REACH].isChecked()
    window.actions_.overlays[Overlay.REACH].trigger()
    assert window.board.overlay_shown(Overlay.REACH)
    assert toggle.isChecked()
    assert window.actions_.overlays[Overlay.REACH].shortcut().toString() == "Alt+1"


def test_the_log_goes_to_a_line_and_keeps_what_was_undone(window: MainWindow, player) -> None:
    player.drag(GOLIATH, (44, 14))
    player.key("p")
    log = window.log.list
    log.itemClicked.emit(log.item(0))
    assert window.session.rehearsal.at.number == 0
    assert [window.log.line_at(row).undone for row in range(log.count())] == [False, True, True]
    log.itemClicked.emit(log.item(2))
    assert window.session.rehearsal.at.number == 2
    assert not window.log.line_at(1).undone


def test_back_a_round_undoes_to_its_start_and_then_to_the_one_before(window: MainWindow, player) -> None:
    for _ in range(2):
        player.key("p")
    player.drag(GOLIATH, (44, 14))
    rounds = [window.session.game.round]
    for _ in range(3):
        window.actions_["back"].trigger()
        rounds.append(window.session.game.round)
    assert rounds == [3, 3, 2, 1]
    assert window.session.rehearsal.can_redo


def test_the_roster_is_a_way_to_a_model_without_the_board(window: MainWindow) -> None:
    button = window.activation.findChild(UnitButton, "unit.blue.zerglings")
    assert "Zerglings" in button.accessibleName()
    assert "Blue" in button.accessibleName()
    button.click()
    assert window.play.model == "blue.zerglings.1"


def test_a_click_on_a_piece_of_terrain_looks_at_it(window: MainWindow, player) -> None:
    player.click((35, 12))
    assert "Long wall" in window.inspector.accessibleDescription()
    player.click((36, 24))
    assert window.play.piece == "m2"
    player.click((50, 20))
    assert window.play.piece is None


def test_a_closed_option_has_its_reason_in_its_own_line(window: MainWindow) -> None:
    window.play.pick("red.goliath")
    row = window.activation.findChild(OptionRow, "option.come")
    assert "Already on the table (8.2)" in row.accessibleName()
    assert row.isEnabled()


def test_when_all_are_closed_for_one_reason_it_is_said_once(window: MainWindow) -> None:
    window.play.pick("blue.hydralisks")
    assert window.activation.findChild(OptionRow, "option.stay") is None


def test_every_control_has_a_name_to_read_out(window: MainWindow) -> None:
    window.play.pick("red.goliath")
    controls = [
        one
        for kind in (QAbstractButton, QLineEdit)
        for one in window.findChildren(kind)
        if one.isVisible() and not one.objectName().startswith("qt_")
    ]
    assert len(controls) > 20
    assert [one for one in controls if not (one.accessibleName() or one.text())] == []
    for panel in (window.board, window.inspector, window.verdict, window.log.list, window.status):
        assert panel.accessibleName()


def test_no_two_shortcuts_are_alike(window: MainWindow) -> None:
    keys = [key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))


def test_f6_walks_the_parts_of_the_window_and_comes_back(window: MainWindow) -> None:
    window.board.setFocus()
    seen: list[QWidget | None] = []
    for _ in range(4):
        window.actions_["region"].trigger()
        seen.append(window.focusWidget())
    assert seen[-1] is window.board
    assert window.activation.isAncestorOf(seen[0])
    assert seen[1] is window.log.list
    assert window.tools.isAncestorOf(seen[2])


def test_what_is_looked_at_and_the_verdict_are_scrolled_by_keys_where_they_are_cut(
    window: MainWindow, player, qtbot: QtBot
) -> None:
    window.resize(1500, 560)
    window.play.pick("red.marines", "red.marines.1")
    player.press((42.0, 10.0))
    player.move((40.0, 10.0))
    qtbot.waitUntil(lambda: window.verdict.card is not None)
    window.board.setFocus()
    for _ in range(8):
        window.actions_["region"].trigger()
        part = window.focusWidget()
        if isinstance(part, QScrollArea) and window.verdict.isAncestorOf(part):
            break
    else:
        pytest.fail("the verdict never has the keyboard")
    QTest.keyClick(part, Qt.Key.Key_Down)
    assert part.verticalScrollBar().value() > 0
    player.release((42.0, 10.0))


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
def test_the_table_has_room_in_a_window_of_any_size(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size)
    assert window.board.width() >= 480
    assert window.board.height() >= 380
    assert window.verdict.height() > 200


@pytest.mark.parametrize("size", [(1024, 700), (1400, 900), (1500, 950), (2560, 1440)])
def test_the_tools_take_one_row_and_none_is_cut(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size)
    qtbot.wait(1)
    assert window.tools.height() == TOOLS
    seen = [one for one in window.tools.findChildren(QAbstractButton) if one.isVisible()]
    for one in seen:
        left = one.mapTo(window.tools, one.rect().topLeft()).x()
        assert left >= 0
        assert left + one.width() <= window.tools.width(), one.accessibleName()
        assert one.width() >= one.sizeHint().width(), one.accessibleName()
    assert set(toggles(window)) == set(Overlay)


def test_tools_have_their_names_only_where_that_leaves_room_for_every_toggle(window: MainWindow, qtbot: QtBot) -> None:
    tape = next(one for one in window.tools.findChildren(QToolButton) if one.accessibleName() == "Tape")
    seen = {}
    for width in (2400, 1600, 1300):
        window.resize(width, 900)
        qtbot.wait(1)
        seen[width] = (tape.toolButtonStyle(), bool(window.tools.overlays.waiting))
    assert seen[2400] == (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, False)
    assert seen[1600][0] is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert seen[1300] == (Qt.ToolButtonStyle.ToolButtonIconOnly, True)


def test_what_there_is_no_room_for_waits_behind_the_last_button(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 700)
    row = window.tools.overlays
    qtbot.waitUntil(lambda: bool(row.waiting))
    assert Overlay.MARKERS in row.waiting
    assert row.more.text() == f"{len(row.waiting)} more"
    row.more.click()
    assert row.sheet.isVisible()
    spare = next(one for one in row.spare if one.overlay is Overlay.MARKERS)
    spare.click()
    assert not window.board.overlay_shown(Overlay.MARKERS)
    qtbot.keyClick(row.sheet, Qt.Key.Key_Escape)
    assert not row.sheet.isVisible()
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: not row.waiting)
    assert not row.more.isVisible()
    assert not next(one for one in row.toggles if one.overlay is Overlay.MARKERS).isChecked()


def test_in_a_narrow_window_the_dock_leaves_its_room_to_the_table(window: MainWindow, qtbot: QtBot) -> None:
    assert window.right.isVisible()
    wide = window.board.width()
    window.resize(1300, 900)
    qtbot.waitUntil(lambda: not window.right.isVisible())
    qtbot.waitUntil(lambda: window.board.width() > wide)
    table = window.board.width()
    qtbot.mouseClick(window.dock.rail, Qt.MouseButton.LeftButton)
    assert window.right.isVisible()
    assert window.board.width() == table, "it lies over the table, which stays as it is"
    window.actions_["panel_right"].trigger()
    assert not window.right.isVisible()
    window.resize(1500, 900)
    qtbot.waitUntil(window.right.isVisible)
    assert not window.dock.rail.isVisible()


def test_a_dock_put_away_in_a_wide_window_stays_away(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["panel_right"].trigger()
    window.resize(1300, 900)
    qtbot.waitUntil(lambda: window.width() == 1300)
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: window.width() == 1500)
    assert not window.right.isVisible()
    assert window.dock.rail.isVisible()


def test_in_a_narrow_window_a_refusal_shows_itself_until_the_table_is_pressed(
    window: MainWindow, player, qtbot: QtBot
) -> None:
    window.resize(1300, 900)
    qtbot.waitUntil(lambda: not window.right.isVisible())
    player.drag(GOLIATH, (28.0, 8.0))
    player.settle()
    assert player.card_title == "Refused"
    assert window.right.isVisible()
    player.click((45.0, 30.0))
    assert not window.right.isVisible()


def test_what_a_refusal_has_opened_stays_once_the_window_is_wide(window: MainWindow, player, qtbot: QtBot) -> None:
    """The dock stands beside the table then; a press on the table has nothing to put away."""
    window.resize(1300, 900)
    qtbot.waitUntil(lambda: not window.right.isVisible())
    player.drag(GOLIATH, (28.0, 8.0))
    player.settle()
    assert window.right.isVisible()
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: not window.dock.rail.isVisible())
    player.click((45.0, 30.0))
    assert window.right.isVisible()


def test_panels_can_be_put_away(window: MainWindow) -> None:
    for name, panel in (("panel_left", window.activation), ("panel_log", window.log), ("panel_right", window.right)):
        window.actions_[name].trigger()
        assert not panel.isVisible()
        window.actions_[name].trigger()
        assert panel.isVisible()


def test_the_title_says_what_is_open_and_whether_it_is_saved(window: MainWindow, player) -> None:
    assert window.windowTitle() == "Hold Position on Typhoon · a new rehearsal · Measure Twice"
    player.key("p")
    assert "•" in window.windowTitle()


def test_pointing_at_the_table_tells_inches(window: MainWindow, player) -> None:
    player.move((12.0, 30.0), Qt.MouseButton.NoButton)
    x, y = (float(part.rstrip("″")) for part in window.status.value("cursor").split(", "))
    assert (x, y) == pytest.approx((12, 30), abs=player.slack)
    assert window.status.value("tolerance") == "0.001″"


def test_times_are_shown_when_asked_for(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 14))
    assert window.status.value("verdict") == ""
    window.actions_["times"].trigger()
    player.move((44, 13))
    assert window.status.value("verdict").endswith(" ms")


def test_a_theme_asked_for_on_the_command_line_is_not_remembered(qtbot: QtBot) -> None:
    once = MainWindow(dark=True)
    qtbot.addWidget(once)
    assert once.look.theme is DARK
    assert once.actions_["theme"].isChecked()
    assert not Memory().dark
    once.actions_["theme"].trigger()
    once.actions_["theme"].trigger()
    assert Memory().dark
    light = MainWindow(dark=False)
    qtbot.addWidget(light)
    assert light.look.theme is LIGHT
    assert Memory().dark


def toggles(window: MainWindow) -> dict[Overlay, str]:
    """Those of the row, and those of the sheet behind it."""
    both = (*window.tools.toggles, *window.tools.overlays.spare)
    return {toggle.overlay: toggle.text() for toggle in both if not toggle.isHidden()}


def test_a_toggle_that_can_never_show_anything_is_not_there(
    window: MainWindow, rules, mission, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(toggles(window)) == set(Overlay)
    assert toggles(window)[Overlay.ENTRY_EDGES] == "Edges"
    waiting = window.tools.overlays.waiting
    real = rules.readout
    never = frozenset({"coherency", "influence"})
    monkeypatch.setattr(rules, "readout", lambda game: replace(real(game), unknown=never))
    sides = tuple(replace(side, entry=()) for side in mission.sides)
    zone = Zone("zone", "Red zone", "deployment", Area.rectangle(0, 0, 54, 6), "red")
    window.files.take(Opened(Rehearsal(rules, replace(mission, sides=sides, zones=(zone,)), 1)))
    assert Overlay.COHERENCY not in toggles(window)
    assert Overlay.INFLUENCE not in toggles(window)
    assert toggles(window)[Overlay.ENTRY_EDGES] == "Zones"
    assert not window.actions_.overlays[Overlay.COHERENCY].isVisible()
    assert len(window.tools.overlays.waiting) < len(waiting), "the rest has moved up"
    window.files.take(Opened(Rehearsal(rules, replace(mission, sides=sides), 1)))
    assert Overlay.ENTRY_EDGES not in toggles(window)


def test_the_list_of_units_says_what_a_hollow_sign_means(window: MainWindow) -> None:
    said = [heading.accessibleName() for heading in window.activation.findChildren(Heading)]
    assert "Units this phase. has acted" in said
