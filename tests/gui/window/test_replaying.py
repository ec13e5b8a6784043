"""A rehearsal played order by order, and the ways back in it; the clock is the test's."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from gui.tools.hand import IDLE
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from gui.window.replaying import PACES
from gui.window.session import Session
from missions.orders import order_from_data
from missions.rehearsals import load_rehearsal

RECORDED = Path(__file__).parents[2] / "playthroughs" / "genesys-orcs-and-dwarves.yaml"


@pytest.fixture(scope="module")
def recorded() -> Rehearsal:
    return load_rehearsal(RECORDED)


@pytest.fixture
def shown(empty_window: MainWindow, qtbot: QtBot, recorded: Rehearsal) -> MainWindow:
    """The first ten orders; stands at their end."""
    rehearsal = Rehearsal(recorded.system, recorded.mission, recorded.seed)
    for node in recorded.line()[:10]:
        rehearsal.commit(node.order)
    empty_window.files.take(Opened(rehearsal))
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def at(window: MainWindow) -> int:
    return window.session.rehearsal.at.number


def test_from_the_end_it_plays_the_whole_line_and_stops(shown: MainWindow) -> None:
    replay, action = shown.replay, shown.actions_["replay"]
    action.trigger()
    assert (replay.running, at(shown)) == (True, 0)
    for number in range(1, 11):
        replay.step()
        assert at(shown) == number
        assert replay.running == action.isChecked() == (number < 10)


def test_from_the_midst_it_goes_on_from_there(shown: MainWindow) -> None:
    shown.session.go_to(4)
    shown.actions_["replay"].trigger()
    assert at(shown) == 4
    shown.replay.step()
    assert at(shown) == 5
    shown.actions_["replay"].trigger()
    assert not shown.replay.running


def test_a_line_is_played_along_itself_where_another_leaves_it(shown: MainWindow) -> None:
    session = shown.session
    first, second = (side.id for side in session.mission.sides)
    session.go_to(0)
    session.commit(order_from_data(session.system, {"do": "roll_off", "rolled": {first: [1], second: [6]}}))
    assert at(shown) == 11
    session.go_to(10)
    shown.actions_["replay"].trigger()
    for _ in range(10):
        shown.replay.step()
    assert at(shown) == 10
    assert not shown.replay.running


@pytest.mark.parametrize("otherwise", ["undo", "redo", "go_to"])
def test_anything_else_that_changes_the_position_stops_it(shown: MainWindow, otherwise: str) -> None:
    shown.actions_["replay"].trigger()
    shown.replay.step()
    shown.replay.step()
    if otherwise == "go_to":
        shown.session.go_to(7)
    else:
        getattr(shown, otherwise)()
    assert not shown.replay.running
    assert not shown.actions_["replay"].isChecked()


def test_what_is_taken_in_the_hand_stops_it(window: MainWindow, player) -> None:
    player.key("p")
    player.key("p")
    window.actions_["replay"].trigger()
    assert window.replay.running
    window.play.pick("red.goliath")
    assert window.replay.running
    player.key(Qt.Key.Key_Down)
    assert window.play.in_hand
    assert not window.replay.running
    assert not window.actions_["replay"].isChecked()


def test_another_rehearsal_stops_it(shown: MainWindow, recorded: Rehearsal) -> None:
    shown.actions_["replay"].trigger()
    shown.files.take(Opened(Rehearsal(recorded.system, recorded.mission, 1)))
    assert not shown.replay.running
    assert not shown.actions_["replay"].isEnabled()


def test_it_has_a_pace_of_ones_own(shown: MainWindow) -> None:
    for action, (name, pace) in zip(shown.menus.pace.actions(), PACES.items(), strict=True):
        action.trigger()
        assert shown.replay._timer.interval() == pace
        assert action.text().endswith(name)
        assert [one.text() for one in shown.menus.pace.actions() if one.isChecked()] == [action.text()]


def test_back_to_the_start_leaves_all_of_it_to_redo(shown: MainWindow) -> None:
    shown.session.go_to(10)
    shown.undo()
    shown.actions_["rewind"].trigger()
    assert at(shown) == 0
    for number in range(1, 11):
        shown.redo()
        assert at(shown) == number
    assert not shown.actions_["redo"].isEnabled()


def test_back_an_activation_takes_back_what_the_last_one_did_and_no_more(shown: MainWindow) -> None:
    subjects = [shown.log.line_at(row).subject for row in range(11)]
    shown.actions_["reset"].trigger()
    stays = at(shown)
    assert stays < 10
    assert set(subjects[stays + 1 :]) == {subjects[10]}
    assert subjects[stays] != subjects[10]
    for _ in range(10 - stays):
        shown.redo()
    assert at(shown) == 10


def test_with_a_model_in_the_hand_it_only_goes_back(shown: MainWindow) -> None:
    unit = next(iter(shown.play.options.ready), None)
    shown.play.pick(unit or "orcs.leader")
    shown.play.nudge(0, 1)
    before = at(shown)
    if shown.play.in_hand:
        shown.actions_["reset"].trigger()
        assert shown.play.state == IDLE
    assert at(shown) <= before


def test_what_an_order_moves_is_seen_to_go_there(shown: MainWindow) -> None:
    """By the animation's own clock, stepped by hand; nothing is waited for."""
    shown.actions_["calm"].setChecked(False)
    shown.actions_["replay"].trigger()
    seen = 0
    for _ in range(10):
        before = shown.session.game
        shown.replay.step()
        after = shown.session.game
        moved = {m.id for m in after.on_table() if before.models[m.id].pose not in (None, m.placed.pose)}
        ghosts = {one.model_id: one for one in shown.board._proposal.ghosts} if shown.board._proposal else {}
        assert shown.stage.motion.running is bool(moved)
        for share in (0.0, 0.5, 1.0) if moved else ():
            shown.stage.motion._take_step(share)
            assert shown.board._proposal is not None
            ghosts = {one.model_id: one.pose.point for one in shown.board._proposal.ghosts}
            assert ghosts.keys() <= moved
            ends = {0.0: before, 1.0: after}
            if share in ends:
                assert all(ends[share].model(id).placed.centre == pytest.approx(at) for id, at in ghosts.items())
        seen += bool(moved)
        shown.stage.motion.finish()
        assert shown.board._proposal is None
    assert seen > 0
    assert not shown.stage.motion.running


def test_another_place_in_the_tree_ends_what_glides(shown: MainWindow) -> None:
    shown.actions_["calm"].setChecked(False)
    shown.actions_["replay"].trigger()
    while not shown.stage.motion.running:
        shown.replay.step()
    shown.session.go_to(0)
    assert not shown.stage.motion.running
    assert shown.board._proposal is None


@pytest.mark.parametrize(("stands", "goes_to"), [(28, 26), (47, 40), (40, 39)])
def test_back_an_activation_takes_back_what_others_answered_as_well(recorded, stands, goes_to) -> None:
    """Reactions: the log has them under other names."""
    session = Session()
    session.open(recorded)
    session.go_to(stands)
    session.back_an_activation()
    assert session.rehearsal.at.number == goes_to
    session.go_to(len(recorded.nodes) - 1)
