"""Zoomed in, the inches stay in sight at the edges of the view."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from engine.mission import EdgeName
from gui.board.board import Board
from gui.board.ground import number_step
from gui.board.note import NoteDrawing
from gui.board.proposal import Proposal
from gui.board.rulers import DEPTH, Ruler
from gui.theme.tokens import DARK


def shown(board: Board) -> dict[EdgeName, Ruler]:
    return {ruler.edge: ruler for ruler in board.findChildren(Ruler) if not ruler.isHidden()}


def test_the_whole_table_has_its_frame_and_no_rulers(board: Board) -> None:
    assert shown(board) == {}


def test_an_edge_out_of_sight_is_stood_in_for_by_a_ruler(board: Board) -> None:
    board.zoom_to(60)
    board.look_at((18, 12))
    assert set(shown(board)) == set(EdgeName)
    board.look_at((4, 3))
    assert set(shown(board)) == {EdgeName.RIGHT, EdgeName.BOTTOM}
    board.fit()
    assert shown(board) == {}


def test_a_ruler_has_the_inches_that_lie_beside_it(board: Board) -> None:
    board.zoom_to(60)
    board.look_at((18, 12))
    seen = board.visible_inches
    top = shown(board)[EdgeName.TOP]
    assert top.numbers[0] - 1 < seen.left() <= top.numbers[0]
    assert top.numbers[-1] <= seen.right() < top.numbers[-1] + 1
    left = shown(board)[EdgeName.LEFT]
    assert left.numbers[0] == -(-seen.top() // 1)
    board.look_at((35, 12))
    assert shown(board)[EdgeName.TOP].numbers[-1] == 36


@pytest.mark.parametrize(("scale", "step"), [(3.9, 12), (4.0, 6), (39.9, 6), (40.0, 1)])
def test_numbers_stand_each_six_inches_and_near_by_each_inch(scale: float, step: int) -> None:
    assert number_step(scale) == step


def test_a_number_stands_at_its_inch(board: Board) -> None:
    board.zoom_to(60)
    board.look_at((18, 12))
    ruler = shown(board)[EdgeName.TOP]
    image = ruler.grab().toImage()
    ladder = ruler.height() - 4
    for inch in ruler.numbers[1:-1]:
        at = round(board.from_inches((inch, 0)).x())
        before, after = image.pixel(at - 3, ladder), image.pixel(at + 3, ladder)
        assert before != after, inch


def test_rulers_follow_a_pan_and_let_the_mouse_through(board: Board) -> None:
    board.zoom_to(60)
    board.look_at((18, 12))
    before = shown(board)[EdgeName.TOP].numbers
    board.horizontalScrollBar().setValue(board.horizontalScrollBar().value() + 300)
    assert shown(board)[EdgeName.TOP].numbers == tuple(number + 5 for number in before)
    assert board.childAt(QPoint(5, 300)) is board.viewport()


def test_rulers_take_the_theme(board: Board) -> None:
    board.zoom_to(60)
    board.set_theme(DARK)
    image = shown(board)[EdgeName.TOP].grab().toImage()
    assert image.pixelColor(1, 1) == DARK.desk


def test_a_note_keeps_off_the_rulers(board: Board, propose: Callable[[float, float], Proposal]) -> None:
    board.zoom_to(60)
    board.look_at((18, 12))
    seen = board.visible_inches
    board.show_proposal(propose(seen.left() + 1, seen.top() + 1))
    (note,) = [drawing for drawing in board.drawings("proposal") if isinstance(drawing, NoteDrawing)]
    box = note.box.translated(board.from_inches((0, 0)))
    assert box.left() >= DEPTH
    assert box.top() >= DEPTH
