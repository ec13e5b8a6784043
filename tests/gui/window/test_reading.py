"""The table in words, which follow the hand."""

import math
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from engine.rehearsal import Rehearsal
from gui.window.main_window import MainWindow
from gui.window.spoken import of_model, of_table
from missions.rehearsals import load_rehearsal

pytestmark = pytest.mark.qt_log_ignore("does not support")
PLAYED = Path(__file__).parents[2] / "playthroughs"
GOLIATH = "red.goliath.1"


@pytest.fixture(scope="module", params=sorted(PLAYED.glob("*.yaml")), ids=lambda path: path.stem)
def played(request: pytest.FixtureRequest) -> Rehearsal:
    rehearsal = load_rehearsal(request.param)
    rehearsal.go_to(30)
    return rehearsal


def test_every_model_of_a_game_can_be_told(played: Rehearsal) -> None:
    game, readout = played.game, played.system.readout(played.game)
    for id, model in game.models.items():
        said = of_model(played.system, game, readout, id)
        assert said[0].startswith(played.system.name(game, id))
        assert (said[0].endswith("is not on the table.")) == (not model.on_table)
        if model.on_table:
            assert f"{model.pose.x:.2f}″ from the left, {model.pose.y:.2f}″ from the top" in said[0]


def test_the_table_is_told_whole(played: Rehearsal) -> None:
    game, readout = played.game, played.system.readout(played.game)
    groups = {group.title: group.entries for group in of_table(played.system, game, readout)}
    for side in game.mission.sides:
        units = game.units_of(side.id)
        standing = sum(len(game.standing_of(unit.id)) for unit in units)
        waiting = sum(not game.standing_of(unit.id) for unit in units)
        assert len(groups.get(side.name, ())) == standing + waiting
    assert len(groups["Terrain"]) == len([one for one in game.mission.terrain if one.id not in game.removed])


def test_the_words_follow_the_ghost(window: MainWindow, player) -> None:
    assert window.reading.words.endswith("none looked at. Tab walks them.")
    window.play.pick("red.goliath", GOLIATH)
    assert "42.00″ from the left, 10.00″ from the top" in window.reading.words
    player.key(Qt.Key.Key_Left)
    assert "41.00″ from the left, 10.00″ from the top" in window.reading.words
    game = window.session.game
    own = game.model(GOLIATH)
    gaps = sorted(
        math.dist((41, 10), one.pose.point) - (own.base.width + one.base.width) / 2
        for one in game.on_table()
        if game.side_of(one) != "red"
    )
    assert f" {gaps[0]:.2f}″, " in window.reading.words.partition("Nearest of other sides:")[2]
    player.key(Qt.Key.Key_Escape)
    assert "42.00″ from the left" in window.reading.words


def test_a_reader_that_listens_hears_each_step_and_no_other_costs_anything(
    window: MainWindow, player, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.play.pick("red.goliath", GOLIATH)
    player.key(Qt.Key.Key_Left)
    assert window.board.accessibleDescription() == ""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    player.key(Qt.Key.Key_Left)
    assert "40.00″ from the left" in window.board.accessibleDescription()


@pytest.fixture
def heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            assert event.object() is window
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return said


def test_a_verdict_is_announced_where_a_step_by_keys_changes_it(window: MainWindow, player, heard: list[str]) -> None:
    window.play.pick("red.goliath", GOLIATH)
    for _ in range(9):
        player.key(Qt.Key.Key_Left)
    allowed, refused, *more = heard
    assert allowed.startswith("Allowed. Goliath: Walk, 1.00″ of 7″; 6.00″ left.")
    assert refused.startswith("Refused. Goliath: Walk, ")
    assert "Long wall is in the way" in refused
    assert len(more) <= 1, "once for each other reason"
    heard.clear()
    player.key(Qt.Key.Key_Escape)
    player.drag((42, 10), (42, 20))
    assert [words[:8] for words in heard] == ["Refused."], "a drag is heard at its end"


def test_why_a_key_does_nothing_and_why_figures_are_no_place_is_announced(
    window: MainWindow, player, heard: list[str]
) -> None:
    player.key(Qt.Key.Key_BracketRight)
    assert heard.pop() == "Turn clockwise: No model is looked at or in the hand"
    window.play.pick("red.goliath", GOLIATH)
    player.key(Qt.Key.Key_Left)
    player.key("7")
    heard.clear()
    window.typing.line.setText("7x")
    window.typing.read("7x")
    assert heard == ["this is no place"]


def test_all_of_it_is_a_page_to_read(window: MainWindow) -> None:
    seen: list[str] = []

    def read() -> None:
        page = QApplication.activeModalWidget()
        seen.append(page.text.toPlainText())
        page.accept()

    QTimer.singleShot(0, read)
    window.actions_["words"].trigger()
    assert "42.00″ from the left, 10.00″ from the top" in seen[0]


def test_enter_where_the_others_may_not_stand_says_why_again(window: MainWindow, player, heard: list[str]) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Tab)
    for _ in range(5):
        player.key(Qt.Key.Key_Right)
    assert player.card_title == "Refused"
    heard.clear()
    player.key(Qt.Key.Key_Return)
    assert window.play.in_hand
    assert [words[:8] for words in heard] == ["Refused."]
