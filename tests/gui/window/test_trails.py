"""The way a model has gone stays on the table until its activation ends, in every game, and comes back with it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from geometry.pose import Point
from gui.board.path import TrailDrawing
from gui.panels.asks import AskForm
from gui.window.main_window import MainWindow
from missions.load import save_rehearsal
from missions.shipped import shipped_paths


@pytest.fixture
def open_game(empty_window: MainWindow, qtbot: QtBot):
    def open_(game: str) -> MainWindow:
        assert empty_window.files.open(shipped_paths(game)[0])
        empty_window.resize(1400, 900)
        with qtbot.waitExposed(empty_window):
            empty_window.show()
        return empty_window

    return open_


def trails(window: MainWindow) -> list[tuple[Point, ...]]:
    return [one.points for one in window.board.drawings("moves") if isinstance(one, TrailDrawing)]


def choose(window: MainWindow, *ids: str) -> None:
    """The first of these options that is open; the program rolls and draws."""
    options = (*window.play.options.unit, *window.play.options.general)
    window.play.choose(next(one for id in ids for one in options if one.id.startswith(id) and one.open))
    if (form := window.activation.findChild(AskForm)) is not None:
        form.give()


def comes_back(window: MainWindow, tmp_path: Path) -> None:
    """After undo and redo, and in a rehearsal that is saved and opened again."""
    shown = trails(window)
    assert shown
    window.undo()
    assert trails(window) != shown
    window.redo()
    assert trails(window) == shown
    path = tmp_path / "kept.yaml"
    save_rehearsal(window.session.rehearsal, path)
    window.session.keep(path)
    assert window.files.open(path)
    assert trails(window) == shown


def test_in_hardwired_over_both_moves_of_an_activation(open_game, player, tmp_path: Path) -> None:
    window = open_game("hardwired28")
    while not any(option.id == "draw" for option in window.play.options.general):
        choose(window, "bless", "arrive")
    choose(window, "draw")
    while window.session.game.is_group(window.session.game.token):
        choose(window, "end")
        choose(window, "draw")
    unit = sorted(window.play.options.ready)[-1]
    window.play.pick(unit)
    player.settle()
    model = window.play.model
    start = player.pose(model).point
    way = 0.4 if start[1] < 12 else -0.4  # short of the containers
    player.drag(start, (start[0], start[1] + way))
    player.settle()
    (first,) = trails(window)
    assert first[0] == start
    choose(window, "move_again")
    middle = player.pose(model).point
    player.drag(middle, (middle[0] + 0.6, middle[1]))
    player.settle()
    (whole,) = trails(window)
    assert whole[: len(first)] == first
    assert whole[-1] == player.pose(model).point
    comes_back(window, tmp_path)
    choose(window, "end")
    choose(window, "draw")
    assert not trails(window)


def test_in_genesys_for_every_model_of_the_squad(open_game, player, tmp_path: Path) -> None:
    window = open_game("genesys")
    while window.play.options.decider is None:
        choose(window, "roll_off")
    unit = next(id for id in sorted(window.play.options.ready) if "leader" not in id)
    window.play.pick(unit)
    player.settle()
    model = window.play.model
    count = len(window.session.game.standing_of(unit))
    for _ in range(2):
        start = player.pose(model).point
        player.drag(start, (start[0], start[1] + (1.5 if start[1] < 24 else -1.5)))
        player.settle()
        player.key("\r")
    assert len(trails(window)) == count
    assert all(len(trail) == 3 for trail in trails(window))
    comes_back(window, tmp_path)
    choose(window, "end")
    assert not trails(window)


def test_in_starcraft_until_the_next_order(open_game, player, tmp_path: Path) -> None:
    window = open_game("starcraft")
    while not any(option.id == "pass" for option in window.play.options.general):
        choose(window, "")
    side = window.play.options.decider
    window.play.pick(next(id for id in sorted(window.play.options.ready) if id.startswith(side)))
    choose(window, "deploy")
    table = window.session.mission.table
    place = (
        table.width / 2,
        3.0 if window.session.mission.side(side).entry[0].edge.value == "top" else table.height - 3,
    )
    player.move(place, Qt.MouseButton.NoButton)
    player.settle()
    player.click(place)
    player.settle()
    player.key("\r")
    (trail,) = trails(window)
    assert trail[-1] == pytest.approx(place, abs=player.slack)
    comes_back(window, tmp_path)
    choose(window, "pass")
    assert not trails(window)
