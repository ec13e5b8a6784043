"""A dropped artefact is put down by a click on the table, where the rules let it lie."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.options import PointAsk
from engine.rehearsal import Rehearsal
from gui.board.overlay import Overlay
from gui.board.overlays import LegalEndDrawing
from gui.panels.asks import AskForm
from gui.panels.place_field import PlaceField
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.scenes import load_scene
from missions.systems import system


@pytest.fixture
def window(empty_window: MainWindow, repository: Path, qtbot: QtBot) -> MainWindow:
    """A marker has been dropped, and the opponent of who carried it is to put it down."""
    scene = load_scene(repository / "tests/scenes/starcraft/marker-put-down-2-000-away.yaml")
    rehearsal = Rehearsal(system("starcraft"), scene.mission, seed=1)
    empty_window.files.take(Opened(rehearsal))
    for order in scene.before:
        empty_window.session.commit(order)
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def begin(window: MainWindow, player) -> tuple[str, tuple[float, float]]:
    """Choose to put it down: the marker, and where it lies."""
    assert window.play.options is not None
    option = next(one for one in window.play.options.table if one.id.startswith("place_marker:"))
    marker = option.id.partition(":")[2]
    at = window.session.readout.markers[marker]
    assert at is not None
    window.play.choose(option)
    player.settle()
    return marker, at


def test_where_it_may_lie_is_hatched_while_it_is_asked_for(window: MainWindow, player) -> None:
    begin(window, player)
    assert [one for one in window.board.drawings(Overlay.LEGAL_END.value) if isinstance(one, LegalEndDrawing)]


def test_a_click_puts_it_down(window: MainWindow, player) -> None:
    marker, (x, y) = begin(window, player)
    player.click((x + 1.5, y))
    assert window.session.rehearsal.line()[-1].order.do == "place_marker"
    assert window.session.readout.markers[marker] == pytest.approx((x + 1.5, y), abs=player.slack)


def test_too_far_away_it_is_refused_and_asked_for_still(window: MainWindow, player) -> None:
    marker, (x, y) = begin(window, player)
    player.click((x + 8.0, y))
    assert player.card_title == "Refused"
    assert window.session.readout.markers[marker] == (x, y)
    assert window.activation.findChild(AskForm) is not None
    player.click((x, y + 1.5))
    assert window.session.readout.markers[marker] == pytest.approx((x, y + 1.5), abs=player.slack)


def test_figures_do_as_well(window: MainWindow, player) -> None:
    marker, (x, y) = begin(window, player)
    form = window.activation.findChild(AskForm)
    assert form is not None
    (field,) = [field for _, field in form._fields if isinstance(field, PlaceField)]
    field.point((x - 1.0, y))
    window.activation.give()
    assert window.session.readout.markers[marker] == pytest.approx((x - 1.0, y), abs=0.01)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("12.5 8", (12.5, 8.0)),
        ("12,5; 8″", (12.5, 8.0)),
        ("12.5, 8", (12.5, 8.0)),
        ("12.5", None),
        ("a b", None),
        ("10000 8", (10000.0, 8.0)),
        ("10001 8", None),
        ("8 " + "9" * 400, None),
    ],
)
def test_a_place_is_read_as_it_is_written(qtbot: QtBot, typed: str, read: tuple[float, float] | None) -> None:
    field = PlaceField(PointAsk("at", "Where", "m", (1.0, 2.0)))
    qtbot.addWidget(field.widget)
    assert field.answer() == (1.0, 2.0)
    field.widget.setText(typed)
    assert field.answer() == read


def test_what_was_answered_stays_where_the_order_is_refused(window: MainWindow) -> None:
    """Nothing that is answered rightly is to be given twice."""
    assert window.play.options is not None
    remove = next(one for one in window.play.options.table if one.id.startswith("place_marker:"))
    window.play.choose(remove)
    form = window.activation.findChild(AskForm)
    assert form is not None
    form.point((1.0, 30.0))
    anew = window.activation.findChild(AskForm)
    assert anew is not None
    assert anew is not form
    assert anew.so_far == {"at": (1.0, 30.0)}
