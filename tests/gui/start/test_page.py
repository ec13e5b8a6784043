"""The page of missions: found by letters and by choosing, with the keyboard alone, and told where none is left."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.mission import Mission
from gui.panels.look import Look
from gui.render.picture import thumbnail
from gui.start import page as pages
from gui.start.page import MissionCardButton, StartPage
from gui.theme.tokens import LIGHT, Theme
from gui.window.opening import shipped_missions
from missions.guides import guides

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
MISSIONS = shipped_missions()
GAMES = Counter(game for _, _, game in MISSIONS)


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    made = StartPage(Look(LIGHT))
    made.resize(1200, 800)
    qtbot.addWidget(made)
    made.show_missions(MISSIONS)
    made.show()
    return made


def shown(page: StartPage) -> set[str]:
    return {card.path.stem for card in page.findChildren(MissionCardButton) if card.isVisible()}


def test_e_on_a_mission_asks_for_its_set_up_and_its_menu_has_both(page: StartPage, qtbot: QtBot) -> None:
    card = next(card for card in page.findChildren(MissionCardButton) if card.path.stem == "extraction")
    card.setFocus()
    with qtbot.waitSignal(page.edit_wanted) as asked, qtbot.assertNotEmitted(page.chosen):
        qtbot.keyClick(card, Qt.Key.Key_E)
    assert asked.args == [card.path]
    with qtbot.waitSignal(page.chosen):
        next(action for action in card.actions() if action is not card.edit).trigger()


def test_missions_are_found_by_letters_of_any_of_their_names_in_any_order(page: StartPage) -> None:
    assert len(shown(page)) == len(MISSIONS)
    assert page.finder.said.text() == ""
    page.finder.line.setText("BREACH  front")
    assert shown(page) == {"frontlines-breach"}
    assert page.finder.said.text() == f"1 of {len(MISSIONS)} missions"
    page.finder.line.setText("genesys")
    assert shown(page) == {path.stem for path, mission, _ in MISSIONS if mission.system == "genesys"}
    page.finder.line.setText(" ")
    assert len(shown(page)) == len(MISSIONS)


def test_game_table_and_length_narrow_each_other_down_and_all_come_back(page: StartPage) -> None:
    finder = page.finder
    for index in range(1, finder.game.count()):
        finder.game.setCurrentIndex(index)
        assert len(shown(page)) == GAMES[finder.game.currentText()]
    finder.game.setCurrentText("StarCraft: Tabletop Miniatures Game")
    for index in range(1, finder.table.count()):
        finder.table.setCurrentIndex(index)
        wide, high = (float(side) for side in finder.table.currentText().rstrip("″").split(" × "))
        meant = {
            p.stem
            for p, m, _ in MISSIONS
            if m.system == "starcraft" and (m.table.width, m.table.height) == (wide, high)
        }
        assert shown(page) == meant
    finder.table.setCurrentIndex(0)
    for index in range(1, finder.rounds.count()):
        finder.rounds.setCurrentIndex(index)
        count = int(finder.rounds.currentText().split()[0])
        meant = {p.stem for p, m, _ in MISSIONS if m.system == "starcraft" and m.card.rounds == count}
        assert shown(page) == meant
    finder.findChild(QPushButton, "start.all").click()
    assert len(shown(page)) == len(MISSIONS)
    assert finder.wish.is_open


def test_where_no_mission_is_left_it_is_said_and_the_keyboard_stays(page: StartPage, qtbot: QtBot) -> None:
    line = page.finder.line
    line.setFocus()
    qtbot.keyClicks(line, "no such mission")
    assert shown(page) == set()
    assert page.finder.said.text() == "No mission is like that."
    assert page.finder.said.isVisible()
    qtbot.keyClick(line, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is line
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert len(shown(page)) == len(MISSIONS)


def test_a_mission_is_found_and_opened_by_the_keyboard_alone(page: StartPage, qtbot: QtBot) -> None:
    page.take_focus()
    first = QApplication.focusWidget()
    assert isinstance(first, MissionCardButton)
    qtbot.keyClick(first, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    line = QApplication.focusWidget()
    assert line is page.finder.line
    qtbot.keyClicks(line, "gauntlet")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    order = []
    while isinstance(card := QApplication.focusWidget(), MissionCardButton) and card.path.stem not in order:
        order.append(card.path.stem)
        qtbot.keyClick(card, Qt.Key.Key_Tab)
    assert len(order) == len(shown(page)) > 1
    assert set(order) == shown(page)
    chosen: list[str] = []
    page.chosen.connect(lambda path: chosen.append(path.stem))
    page.take_focus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert chosen == order[:1]


def test_the_field_stays_where_it_is_while_missions_go(page: StartPage) -> None:
    def place() -> QPoint:
        QApplication.processEvents()
        return page.finder.line.mapTo(page, QPoint(0, 0))

    place()
    before = place()
    for words in ("frontlines", "breach", "no such mission"):
        page.finder.line.setText(words)
        assert place() == before


def test_finding_draws_no_picture_again(page: StartPage, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def counted(mission: Mission, width: int, theme: Theme) -> QImage:
        drawn.append(mission.name)
        return thumbnail(mission, width, theme)

    monkeypatch.setattr(pages, "thumbnail", counted)
    for words in ("", "frontlines", "", "breach", ""):
        page.finder.line.setText(words)
        page.grab()
    assert len(drawn) <= len(MISSIONS)
    assert len(drawn) == len(set(drawn))


def test_the_keyboard_goes_down_the_page_as_it_is_read(page: StartPage) -> None:
    page.show_guides(guides())
    QApplication.processEvents()
    told, one = [], page.findChild(QPushButton, "start.open")
    for _ in range(12):
        told.append(one.objectName().split(".")[1] if "." in one.objectName() else "")
        one = one.nextInFocusChain()
        while one.focusPolicy() == Qt.FocusPolicy.NoFocus or one.isHidden():
            one = one.nextInFocusChain()
    buttons = ["open", "make", "setup", "draw", "guide", "guide", "guide"]
    assert told == [*buttons, "find", "game", "table", "rounds", MISSIONS[0][0].stem]


def test_every_field_says_what_it_is(page: StartPage) -> None:
    fields = (page.finder.line, page.finder.game, page.finder.table, page.finder.rounds)
    names = [field.accessibleName() for field in fields]
    assert all(names)
    assert len(set(names)) == len(names)
    assert all(field.focusPolicy() & Qt.FocusPolicy.TabFocus for field in fields)


def test_files_opened_lately_stand_on_the_page_until_they_are_gone(page: StartPage, qtbot: QtBot, tmp_path) -> None:
    row = page.recent
    page.show_guides(guides())
    assert not row.isVisible()
    files = [tmp_path / f"{'a long name of a game & another, ' * at}{at}.yaml" for at in range(7)]
    row.tell(files)
    assert row.isVisible()
    assert [button.toolTip() for button in row.buttons] == [str(path) for path in files[: len(row.buttons)]]
    assert 3 <= len(row.buttons) < 7
    QApplication.processEvents()
    page.findChild(QPushButton, f"start.guide.{guides()[-1].mission.parent.name}").setFocus()
    for button in row.buttons:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is button
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.finder.line
    assert row.minimumSizeHint().width() <= 1024 - 60
    with qtbot.waitSignal(row.chosen) as asked:
        qtbot.keyClick(row.buttons[2], Qt.Key.Key_Space)
    assert asked.args == [files[2]]
    with qtbot.waitSignal(page.recent_wanted):
        page.hide()
        page.show()
    row.tell(())
    assert row.buttons == []
    assert not row.isVisible()
