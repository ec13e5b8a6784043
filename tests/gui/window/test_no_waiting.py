"""The window's thread works out no way and waits for none: the search is held while a real drag goes on."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from threading import Event, get_ident

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import routing
from geometry.area import BadShape
from geometry.travel import travel
from gui.tools.hand import IDLE, Dragging
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)
BEHIND_THE_WALL = (38.0, 14.8)
SPEED = 7.0


@dataclass
class Search:
    """The search for ways, held until it is let go; ``threads`` are those it ran on."""

    gate: Event = field(default_factory=Event)
    threads: list[int] = field(default_factory=list)


@pytest.fixture
def rules(rules):
    """The small game, but for drags and areas that go round what is in the way."""

    class Routing(type(rules)):
        def propose(self, game, draft):
            order = super().propose(game, draft)
            base = game.model(game.unit(draft.unit).model_id(order.leader)).base
            ground = self._ground(game, draft.unit)
            left = SPEED - travel(base, order.path[:-1])
            if self.judge(game, order).legal or draft.exact:
                return order
            return replace(order, path=routing.routed(base, order.path, left, ground))

        def areas(self, game, draft):
            areas = super().areas(game, draft)
            if draft is None or draft.model is None:
                return areas
            base = game.model(game.unit(draft.unit).model_id(draft.model)).base
            reach = routing.reach_area(base, draft.path[0], SPEED, self._ground(game, draft.unit))
            return replace(areas, reach=reach, legal_end=reach & areas.legal_end)

    return Routing()


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Iterator[Search]:
    held, real, window_thread = Search(), routing.reach, get_ident()

    def reach(*told):
        held.threads.append(get_ident())
        assert get_ident() != window_thread, "the window works out ways itself"
        assert held.gate.wait(5), "nobody let the search go on"
        return real(*told)

    monkeypatch.setattr(routing, "reach", reach)
    monkeypatch.setattr(routing, "_remembered", OrderedDict())
    yield held
    held.gate.set()


def until(qtbot: QtBot, window: MainWindow, search: Search) -> None:
    search.gate.set()
    qtbot.waitUntil(lambda: window.stage.is_idle)
    QApplication.processEvents()


@pytest.fixture
def drag(search: Search, player, qtbot: QtBot) -> Search:
    """Held behind the wall, and every search for ways that was begun is held too, until a test lets it go on."""
    player.lift(GOLIATH, BEHIND_THE_WALL)
    qtbot.waitUntil(lambda: bool(search.threads))
    return search


def test_the_window_answers_while_ways_are_worked_out(window: MainWindow, player, drag: Search) -> None:
    for step in range(1, 20):
        player.move((38 + step / 20, 14.8))
        assert window.play.trial.draft.path[-1].point == pytest.approx((38 + step / 20, 14.8), abs=player.slack)
        assert len(window.play.trial.points) == 2
    player.key("]")
    assert window.play.trial.path[-1].turn == 15
    assert get_ident() not in drag.threads
    drag.gate.set()


def test_a_straight_line_stands_in_and_is_not_called_refused(window: MainWindow, drag: Search) -> None:
    assert window.play.trial.waits
    assert window.play.trial.verdict.findings == ()
    assert player_card(window) == "One moment"
    assert "being worked out" in window.status.value("drag")
    assert window.board.drawings("proposal")
    drag.gate.set()


def player_card(window: MainWindow) -> str:
    return window.verdict.card.title


def test_the_proposal_is_made_again_when_the_ways_are_there(window: MainWindow, drag: Search, qtbot: QtBot) -> None:
    until(qtbot, window, drag)
    assert not window.play.trial.waits
    assert len(window.play.trial.points) > 2
    assert player_card(window) == "Allowed"
    assert window.play.trial.verdict.findings
    assert get_ident() not in drag.threads


def test_what_has_been_overtaken_is_dropped(window: MainWindow, player, drag: Search, qtbot: QtBot) -> None:
    player.move((38.6, 14.9))
    until(qtbot, window, drag)
    trial = window.play.trial
    assert trial.draft.path[-1].point == pytest.approx((38.6, 14.9), abs=player.slack)
    assert len(trial.points) > 2


def test_a_quick_drop_is_held_and_then_carried_out(window: MainWindow, player, drag: Search, qtbot: QtBot) -> None:
    player.release(BEHIND_THE_WALL)
    assert isinstance(window.play.state, Dragging)
    assert window.play.state.let_go
    player.move((30, 5), Qt.MouseButton.NoButton)
    assert window.play.state.pose.point == pytest.approx(BEHIND_THE_WALL, abs=player.slack)
    assert not window.session.rehearsal.line()
    until(qtbot, window, drag)
    assert window.play.state == IDLE
    assert player.pose("red.goliath.1").point == pytest.approx(BEHIND_THE_WALL, abs=player.slack)
    assert len(window.session.rehearsal.at.order.path) > 2


def test_a_quick_drop_where_no_way_leads_is_refused_once_that_is_known(
    window: MainWindow, player, drag: Search, qtbot: QtBot
) -> None:
    player.move((34.5, 14.8))
    player.release((34.5, 14.8))
    assert player_card(window) == "One moment"
    until(qtbot, window, drag)
    assert window.play.state == IDLE
    assert player_card(window) == "Refused"
    assert player.pose("red.goliath.1").point == GOLIATH


def test_escape_takes_back_a_drop_that_is_held(window: MainWindow, player, drag: Search, qtbot: QtBot) -> None:
    player.release(BEHIND_THE_WALL)
    player.key(Qt.Key.Key_Escape)
    assert window.play.state == IDLE
    until(qtbot, window, drag)
    assert not window.session.rehearsal.line()
    assert player.pose("red.goliath.1").point == GOLIATH


def test_a_key_takes_up_again_what_was_let_go(window: MainWindow, player, drag: Search, qtbot: QtBot) -> None:
    player.release(BEHIND_THE_WALL)
    player.key(Qt.Key.Key_Right)
    until(qtbot, window, drag)
    assert isinstance(window.play.state, Dragging)
    assert not window.play.state.let_go
    assert window.play.state.pose.point == pytest.approx((39, 14.8), abs=player.slack)


def test_another_rehearsal_takes_nothing_over(window: MainWindow, drag: Search, rehearsal, qtbot: QtBot) -> None:
    window.session.open(rehearsal)
    until(qtbot, window, drag)
    assert window.play.state == IDLE
    assert window.play.trial is None


def test_once_a_unit_is_looked_at_no_drag_of_it_has_to_wait(window: MainWindow, player, search: Search) -> None:
    search.gate.set()
    window.play.pick("red.goliath")
    player.settle()
    assert window.play.state == IDLE
    window.stage.finder.wait()
    searched = len(search.threads)
    player.lift(GOLIATH, BEHIND_THE_WALL)
    assert len(window.play.trial.points) > 2
    assert len(search.threads) == searched


@pytest.mark.parametrize("trouble", [BadShape("no outline"), ZeroDivisionError()], ids=["shape", "bug"])
def test_a_search_that_fails_is_told_of_in_words(
    window: MainWindow, player, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    def fail(*_told):
        raise trouble

    monkeypatch.setattr(routing, "reach", fail)
    monkeypatch.setattr(routing, "_remembered", OrderedDict())
    player.lift(GOLIATH, BEHIND_THE_WALL)
    player.settle()
    trial = window.play.trial
    assert trial.straight_only
    assert len(trial.points) == 2
    assert "no way round could be worked out" in window.status.value("drag")
    assert "Ways round could not be worked out here" in window.verdict.card.spoken
    notes = [one.note for one in window.board.drawings("proposal") if hasattr(one, "note")]
    assert any("Ways round could not be worked out here" in note.reason for note in notes)
    player.release(BEHIND_THE_WALL)
    assert player_card(window) == "Refused"
    assert "Ways round could not be worked out here" in window.verdict.card.spoken
