"""Figures from the model in the hand to the others, live."""

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from gui.board.distances import SIZE, DistanceDrawing, spread
from gui.board.paper import Paper
from gui.theme.tokens import LIGHT
from gui.window.distances import RANGE
from gui.window.main_window import MainWindow


def shown(window: MainWindow) -> dict[float, DistanceDrawing]:
    return {round(one.far, 6): one for one in window.board.drawings("distances")}


def gaps(window: MainWindow, id: str, at: tuple[float, float]) -> list[float]:
    """Round bases: from centre to centre less both radii."""
    game = window.session.game
    own = game.model(id)
    return sorted(
        round(math.dist(at, model.pose.point) - (own.base.width + model.base.width) / 2, 6)
        for model in game.on_table()
        if model.id != id
    )


@pytest.fixture
def on(window: MainWindow) -> MainWindow:
    window.actions_["distances"].setChecked(True)
    window.play.pick("red.goliath", "red.goliath.1")
    return window


def test_every_model_in_range_has_its_figure_and_only_those(on: MainWindow) -> None:
    at = on.session.game.model("red.goliath.1").pose.point
    assert sorted(shown(on)) == pytest.approx([gap for gap in gaps(on, "red.goliath.1", at) if gap <= RANGE])


def test_they_go_along_with_the_model_in_the_hand(on: MainWindow, player) -> None:
    before = shown(on)
    player.key(Qt.Key.Key_Left)
    player.key(Qt.Key.Key_Up)
    at = on.play.state.pose.point
    assert shown(on) != before
    assert sorted(shown(on)) == pytest.approx([gap for gap in gaps(on, "red.goliath.1", at) if gap <= RANGE])
    player.key(Qt.Key.Key_Escape)
    assert shown(on) == before


def test_a_line_leads_to_other_sides_from_edge_to_edge(on: MainWindow) -> None:
    foes = [one for one in on.board.drawings("distances") if one.foe]
    friends = [one for one in on.board.drawings("distances") if not one.foe]
    assert friends
    for one in (*foes, *friends):
        assert math.dist(one.begin, one.end) == pytest.approx(one.far, abs=1e-6)
    assert len(foes) == sum(
        on.session.game.side_of(model) != "red"
        for model in on.session.game.on_table()
        if gaps_to(on, model.id) <= RANGE
    )


def gaps_to(window: MainWindow, id: str) -> float:
    own, other = window.session.game.model("red.goliath.1"), window.session.game.model(id)
    return math.dist(own.pose.point, other.pose.point) - (own.base.width + other.base.width) / 2


def test_nothing_is_told_while_it_is_off_or_nothing_is_looked_at(on: MainWindow) -> None:
    on.actions_["distances"].trigger()
    assert shown(on) == {}
    on.actions_["distances"].trigger()
    assert shown(on)
    on.play.pick(None)
    assert shown(on) == {}


@pytest.mark.usefixtures("qapp")
def test_no_figure_is_written_over_another_and_the_nearest_has_its_place() -> None:
    ends = [(10 + 0.4 * n % 2, 10 + 0.3 * (n // 5)) for n in range(40)]
    crowd = [DistanceDrawing((0, 0), end, 5 + n / 10, n % 2 == 0) for n, end in enumerate(ends)]
    apart = DistanceDrawing((0, 0), (40, 30), 50, foe=False)
    placed = spread([*crowd, apart], 15.0)
    paper = Paper(LIGHT, 15.0)
    boxes = [one._box(paper).adjusted(0, 0, 0, -0.3 * SIZE) for one in placed if one.told]
    assert 5 < len(boxes) < len(placed)
    assert not any(a.intersects(b) for at, a in enumerate(boxes) for b in boxes[:at])
    assert [placed[0], placed[-1]] == [crowd[0], apart]
    assert [replace(one, aside=(0, 0), told=True) for one in placed] == [*crowd, apart]
    assert all(one.told for one in spread([*crowd, apart], 900.0)), "there is room once it is drawn larger"
