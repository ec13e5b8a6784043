"""Names in the tree, and two branches beside each other: a recorded game with a branch of its own."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QInputDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from engine.options import BagAsk
from engine.rehearsal import Rehearsal
from gui.board.beside import BesideDrawing, GoneDrawing
from gui.dialogs.branches import BranchesDialog
from gui.window import branching
from gui.window.comparing import notes_of
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from gui.window.session import Session
from missions.journal import recover
from missions.rehearsal_save import save_rehearsal
from missions.rehearsals import load_rehearsal

RECORDED = Path(__file__).parents[2] / "playthroughs" / "starcraft-frontlines-terran-zerg.yaml"
LATE = 60
# The platform without a screen says so of every page that is opened.
pytestmark = pytest.mark.qt_log_ignore("does not support")


@pytest.fixture(scope="module")
def recorded() -> Rehearsal:
    return load_rehearsal(RECORDED)


@pytest.fixture
def forked(recorded: Rehearsal) -> Rehearsal:
    """The recorded game up to its order 60, and a branch of it: stands at the end of the branch after 20."""
    rehearsal = Rehearsal(recorded.system, recorded.mission, recorded.seed)
    orders = [node.order for node in recorded.line()]
    for order in orders[:LATE]:
        rehearsal.commit(order)
    rehearsal.go_to(20)
    return rehearsal


@pytest.fixture
def shown(empty_window: MainWindow, qtbot: QtBot, forked: Rehearsal) -> MainWindow:
    empty_window.files.take(Opened(forked))
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def name(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: (text, True))


def write(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    def answer(asked: QInputDialog) -> bool:
        [lines] = asked.findChildren(QPlainTextEdit)
        assert lines.accessibleName() == asked.labelText()
        asked.setTextValue(text)
        return True

    monkeypatch.setattr(branching, "ask", answer)


def dialog(window: MainWindow) -> BranchesDialog:
    return window.findChild(BranchesDialog)


def items(window: MainWindow) -> list[str]:
    found = dialog(window).list
    return [found.item(row).text() for row in range(found.count())]


def log_words(window: MainWindow) -> list[str]:
    rows = range(window.log.list.count())
    return [window.log.line_at(row).spoken for row in rows]


def test_a_place_with_a_name_is_in_the_log_the_menu_and_what_has_to_be_saved(
    shown: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not shown.session.unsaved
    name(monkeypatch, "  before the wall ")
    shown.actions_["mark"].trigger()
    assert shown.session.rehearsal.bookmarks == {20: "before the wall"}
    assert shown.session.unsaved
    assert next(word for word in log_words(shown) if "“before the wall”" in word).startswith("20, ")
    shown.session.go_to(3)
    shown.menus.bookmarks.aboutToShow.emit()
    [action] = shown.menus.bookmarks.actions()
    assert action.text() == "&1  before the wall (order 20)"
    action.trigger()
    assert shown.session.rehearsal.at.number == 20
    name(monkeypatch, "")
    shown.actions_["mark"].trigger()
    assert shown.session.rehearsal.bookmarks == {}
    assert not shown.session.unsaved


def test_a_note_is_in_the_log_the_branches_and_the_file(
    shown: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write(monkeypatch, " The flank was open.\nTry: the long way \n")
    shown.actions_["note"].trigger()
    assert shown.session.rehearsal.notes == {20: "The flank was open.\nTry: the long way"}
    assert shown.session.unsaved
    assert next(word for word in log_words(shown) if "The flank was open. Try: the long way" in word).startswith("20, ")
    [group] = notes_of(shown.session.rehearsal, 20)
    assert [(entry.mark, entry.text) for entry in group.entries] == [("20", "The flank was open.\nTry: the long way")]
    assert notes_of(shown.session.rehearsal, 19) == ()
    save_rehearsal(shown.session.rehearsal, tmp_path / "kept.yaml")
    assert load_rehearsal(tmp_path / "kept.yaml").notes == shown.session.rehearsal.notes
    write(monkeypatch, "")
    shown.actions_["note"].trigger()
    assert shown.session.rehearsal.notes == {}
    assert not shown.session.unsaved


def test_the_branches_are_listed_with_where_they_leave(shown: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    shown.actions_["compare"].trigger()
    assert [text.split("\n")[1] for text in items(shown)] == [
        f"{LATE} orders, leaves this line after order 20",
        "20 orders, you stand here",
    ]
    shown.session.go_to(LATE)
    assert [text.split("\n")[1] for text in items(shown)] == [f"{LATE} orders, you stand here"]
    name(monkeypatch, "the long way")
    shown.actions_["mark"].trigger()
    assert items(shown)[0].startswith("the long way\n")


def test_what_is_otherwise_there_is_told_and_drawn_and_goes_with_the_page(shown: MainWindow) -> None:
    shown.actions_["compare"].trigger()
    page = dialog(shown)
    assert page.chosen == LATE
    told = page.text.toPlainText()
    here, there = shown.session.game, shown.session.rehearsal.nodes[LATE].game
    moved = [model.id for model in here.on_table() if there.model(model.id).pose not in (None, model.pose)]
    come = [model.id for model in there.on_table() if here.model(model.id).pose is None]
    gone = [model.id for model in here.on_table() if there.model(model.id).pose is None]
    assert come
    assert moved or gone
    assert "on the table there" in told
    drawn = shown.board.drawings("beside")
    assert sum(isinstance(one, BesideDrawing) for one in drawn) == len(moved) + len(come)
    assert sum(isinstance(one, GoneDrawing) for one in drawn) == len(gone)
    page.draw.setChecked(False)
    assert shown.board.drawings("beside") == ()
    page.draw.setChecked(True)
    assert shown.board.drawings("beside") == drawn
    page.go.click()
    assert shown.session.rehearsal.at.number == LATE
    assert "Nothing on the table is otherwise there." in page.text.toPlainText()
    assert shown.board.drawings("beside") == ()
    shown.session.go_to(20)
    assert page.chosen == LATE
    assert shown.board.drawings("beside") == drawn
    page.reject()
    QApplication.processEvents()
    assert shown.board.drawings("beside") == ()


def test_another_rehearsal_closes_the_page(shown: MainWindow, recorded: Rehearsal) -> None:
    shown.actions_["compare"].trigger()
    shown.files.take(Opened(Rehearsal(recorded.system, recorded.mission, 1)))
    assert not dialog(shown).isVisible()
    assert shown.board.drawings("beside") == ()


@pytest.mark.parametrize(("key", "told"), [("Ctrl+U", "Ctrl+U names"), ("", "“Bookmark this place” in the")])
def test_the_words_about_names_follow_the_key_that_the_player_gave(shown: MainWindow, key: str, told: str) -> None:
    shown.actions_.take_keys({"mark": key})
    shown.menus.bookmarks.aboutToShow.emit()
    [action] = shown.menus.bookmarks.actions()
    assert action.text().startswith(told)
    shown.actions_["compare"].trigger()
    assert told in dialog(shown).words.text()
    assert "Ctrl+B" not in dialog(shown).words.text()


def test_the_tip_of_the_rail_follows_the_key_that_the_player_gave(shown: MainWindow) -> None:
    assert "(F9)" in shown.dock.rail.toolTip()
    shown.actions_.take_keys({"panel_right": "Ctrl+J"})
    assert "(Ctrl+J)" in shown.dock.rail.toolTip()


@pytest.mark.parametrize(("stands", "goes_to"), [(57, 53), (65, 58), (38, 36)])
def test_back_an_activation_takes_back_an_attack_with_its_saves_and_casualties(recorded, stands, goes_to) -> None:
    session = Session()
    session.open(recorded)
    last = recorded.at.number
    session.go_to(stands)
    session.back_an_activation()
    assert session.rehearsal.at.number == goes_to
    session.go_to(last)


def test_a_name_and_a_note_let_be_what_is_in_the_hand(window: MainWindow, monkeypatch, player) -> None:
    window.play.pick("red.marines")
    player.key(Qt.Key.Key_Down)
    write(monkeypatch, "why so")
    for named, does in (("here", "mark"), ("", "note"), ("", "redraw")):
        name(monkeypatch, named)
        window.actions_[does].trigger()
        assert window.play.in_hand
    assert "“here”; why so" in log_words(window)[0]
    assert window.log.line_at(window.log.list.count() - 1).node is None, "the order on trial stands in the log"


def test_another_bag_for_another_branch_is_told_in_the_log_and_kept(shown: MainWindow, tmp_path: Path) -> None:
    ask = (BagAsk("token", "A token", {str(one): 1 for one in range(1000)}),)
    drawn = shown.session.rehearsal.roll(ask)
    assert not shown.session.unsaved
    shown.actions_["redraw"].trigger()
    other = shown.session.rehearsal.roll(ask)
    assert other != drawn
    assert shown.log._head.note.endswith("other dice and tokens once")
    assert shown.session.unsaved
    save_rehearsal(shown.session.rehearsal, tmp_path / "kept.yaml")
    assert load_rehearsal(tmp_path / "kept.yaml").roll(ask) == other
    assert recover(shown.keeper.journal)[0].rehearsal.roll(ask) == other
