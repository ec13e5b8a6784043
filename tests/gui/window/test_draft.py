"""A draft in the window: its decisions are ordinary options, and the table that comes of it is shown."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from engine.mission import SideLook
from gui.dialogs.making import MakingDialog
from gui.panels.asks import AskForm
from gui.panels.option import OptionRow
from gui.start.page import ONE_OF_EACH
from gui.window.main_window import MainWindow
from gui.window.telling import log_of
from missions.making import Choice, make
from missions.making_draft import DraftChoice, make_draft
from missions.mission_ref import shipped_folder

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def decide(window: MainWindow, words: str) -> None:
    """Clicks the option of that name."""
    rows = [row for row in window.activation.findChildren(OptionRow) if row.isVisible() and row.text() == words]
    assert len(rows) == 1, [row.text() for row in window.activation.findChildren(OptionRow)]
    rows[0].click()


def test_a_draft_is_played_in_the_panel_and_its_table_is_shown(empty_window: MainWindow, qtbot: QtBot) -> None:
    window = empty_window
    with qtbot.waitExposed(window):
        window.show()
    assert window.files.open(shipped_folder() / "starcraft" / "draft-standard.yaml")
    for _ in range(20):
        if window.session.options(None).decider is None:  # a tie is rolled again
            decide(window, "Roll off")
            window.activation.findChild(AskForm).give()
    winner = window.session.options(None).decider
    assert winner is not None
    decide(window, "Blue, Mission draft")
    assert window.session.mission.side(winner).look is SideLook.BLUE
    decide(window, "Remove Frontlines and Supply Drop")
    gone = log_of(window.session.rehearsal)[-1]
    assert gone.look is SideLook.RED
    decide(window, "Hold Position")
    decide(window, "Remove Gauntlet and Breach")
    decide(window, "Typhoon")
    assert window.session.mission.name == "Hold Position on Typhoon"
    assert window.windowTitle().startswith("Hold Position on Typhoon")
    assert len(window.session.mission.markers) == 5
    assert window.board.mission is window.session.mission
    window.actions_["undo"].trigger()
    assert window.session.mission.draft is not None
    assert window.board.mission is window.session.mission


def test_the_page_of_missions_begins_with_one_of_each_game_and_goes_on_game_by_game(
    empty_window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    cards = [one for one in empty_window.start.findChildren(QAbstractButton) if one.objectName().startswith("mission.")]
    games = [card.accessibleName().rpartition(", ")[2] for card in cards]
    assert len(cards) >= 17
    assert len(set(games[:3])) == len(set(games)) == 3
    others = games[3:]
    assert others == sorted(others, key=others.index)
    heads = [card.head for card in cards]
    assert heads[:3] == [ONE_OF_EACH] * 3
    assert heads[3:] == [f"More of {game}" for game in others]
    assert empty_window.start.rect().contains(
        empty_window.start.mapFromGlobal(cards[2].mapToGlobal(cards[2].rect().center()))
    )


def test_a_mission_is_made_of_cards_and_opened(
    empty_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every map on offer fits the deployment card at hand."""
    dialog = MakingDialog()
    qtbot.addWidget(dialog)
    for index in range(dialog.deployment.count()):
        dialog.deployment.setCurrentIndex(index)
        for one in range(dialog.map.count()):
            dialog.map.setCurrentIndex(one)
            choice = dialog.choice
            assert isinstance(choice, Choice)
            assert make(choice)
    dialog.deployment.setCurrentIndex(dialog.deployment.findData("breach"))
    dialog.mission.setCurrentIndex(dialog.mission.findData("supply-drop"))
    monkeypatch.setattr("gui.window.files.ask_mission", lambda _parent: dialog.choice)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    empty_window.start.findChild(QAbstractButton, "start.make").click()
    assert empty_window.session.mission.name == "Supply Drop on Breach"
    assert [side.name for side in empty_window.session.mission.sides] == ["Terran", "Zerg"]


def test_a_draft_of_cards_chosen_in_the_dialog_is_opened_and_begins(
    empty_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = MakingDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.deployment.isVisible()
    assert not dialog.scale.isVisible()
    dialog.draft.click()
    assert not dialog.deployment.isVisible()
    boxes = [box for side in dialog.brought for box in side.boxes]
    assert all(box.isVisible() for box in boxes)
    for scale, cards in (("Standard", 5), ("Skirmish", 5)):
        dialog.scale.setCurrentIndex(dialog.scale.findData(scale))
        choice = dialog.choice
        assert isinstance(choice, DraftChoice)
        assert make_draft(choice)
        assert boxes[2].count() == cards, "deployment cards of one scale alone"
        assert all(len(set(brought)) == 4 for brought in choice.brings), "four different cards to begin with"
    boxes[0].setCurrentIndex(boxes[0].findData("hold-position"))
    monkeypatch.setattr("gui.window.files.ask_mission", lambda _parent: dialog.choice)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    empty_window.start.findChild(QAbstractButton, "start.make").click()
    assert empty_window.session.mission.name == "A Skirmish game, drafted"
    assert [row.text() for row in empty_window.activation.findChildren(OptionRow)] == ["Roll off"]
    dialog.draft.click()
    assert isinstance(dialog.choice, Choice)
