"""The line of sight from model to model, by real buttons and keys: the long wall hides, an open table does not."""

from PySide6.QtCore import Qt

from gui.board.faults import FaultDrawing
from gui.board.sightline import SightLineDrawing
from gui.window.main_window import MainWindow

GOLIATH, MARINE, ZERGLING = (42.0, 10.0), (27.0, 8.0), (27.0, 17.0)
ABOVE, BEHIND = (36.0, 8.6), (31.0, 17.0)
"""The long wall, from 31 to 39 across and 11 to 13 down, lies between this place and Zergling 3."""
NONE = Qt.MouseButton.NoButton


def line(window: MainWindow) -> SightLineDrawing | None:
    drawn = window.board.drawings("sight line")
    return next((drawing for drawing in drawn if isinstance(drawing, SightLineDrawing)), None)


def blocked_by(window: MainWindow) -> int:
    return sum(isinstance(drawing, FaultDrawing) for drawing in window.board.drawings("sight line"))


def test_a_line_goes_from_the_model_pressed_to_the_one_under_the_pointer(window: MainWindow, player) -> None:
    player.settle()
    window.actions_["sight_line"].trigger()
    player.click(MARINE)
    assert line(window) is None
    player.move(ZERGLING, NONE)
    assert line(window).open
    assert window.status.value("sight").startswith("Marine 1 to Zergling 1: a line is open")
    assert "Heights: left to you" in window.status.accessibleDescription()
    player.move((20, 20), NONE)
    assert line(window) is None
    assert window.status.value("sight") == ""
    assert "Heights" not in window.status.accessibleDescription()
    assert not window.play.in_hand


def test_what_lies_between_is_named_and_outlined_and_the_line_stays(window: MainWindow, player) -> None:
    player.drag(GOLIATH, ABOVE)
    player.settle()
    window.actions_["sight_line"].trigger()
    player.click(ABOVE)
    player.click(BEHIND)
    found = line(window)
    assert found is not None
    assert not found.open
    assert blocked_by(window) == 1
    assert "to Zergling 3: no line, Long wall lies between" in window.status.value("sight")
    player.move(ZERGLING, NONE)
    assert line(window) == found
    player.key(Qt.Key.Key_Escape)
    assert line(window) is None
    window.actions_["move"].trigger()
    assert window.board.drawings("sight line") == ()


def test_it_is_asked_for_without_a_mouse(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.2")
    player.settle()
    window.actions_["sight_line"].trigger()
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Tab)
    assert window.status.value("sight").startswith("Marine 2 to Marine 3: a line is open")
    player.key(Qt.Key.Key_Tab)
    assert window.status.value("sight").startswith("Marine 2 to Marine 4")
