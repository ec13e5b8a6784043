"""A reaction in the window: whoever may answer is asked, by name, though the squad that is answered was looked at."""

import pytest
from pytestqt.qtbot import QtBot

from gui.panels.asks import AskForm
from gui.panels.kit import Heading
from gui.window.main_window import MainWindow
from missions.shipped import shipped_paths


@pytest.fixture
def genesys(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    assert empty_window.files.open(next(path for path in shipped_paths("genesys") if "orcs-and" in path.name))
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def choose(window: MainWindow, id: str) -> None:
    options = (*window.play.options.unit, *window.play.options.general)
    window.play.choose(next(one for one in options if one.id == id and one.open))
    if (form := window.activation.findChild(AskForm)) is not None:
        form.give()


def look_at(window: MainWindow, unit: str) -> None:
    window.play.pick(unit)


def headings(window: MainWindow) -> set[str]:
    return {heading.accessibleName() for heading in window.activation.findChildren(Heading)}


def test_who_may_answer_is_asked_by_name(genesys: MainWindow) -> None:
    while genesys.session.game.decider is None:
        choose(genesys, "roll_off")
    first = genesys.session.game.decider
    pair = ("orcs.warriors-b", "dwarves.dwarves-a")
    unit, other = pair if first == "orcs" else pair[::-1]
    look_at(genesys, unit)
    for id in ("activate", "hold", "end", "pass"):
        choose(genesys, id)
    look_at(genesys, other)
    choose(genesys, "activate")
    game = genesys.session.game
    assert game.decider == first
    assert f"{game.unit(unit).name}, now" in headings(genesys)
    assert {option.unit for option in genesys.play.options.unit} == {unit}
    choose(genesys, "decline_rest")
    assert f"{game.unit(other).name}, now" in headings(genesys)
