"""The word for coherency goes with the model in the hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from engine.picture import Areas, Band, BandKind
from geometry.area import Area
from gui import pace
from gui.board.board import Board
from gui.board.ghost import GhostDrawing
from gui.board.hanging import HangingWords
from gui.board.labels import LabelDrawing
from gui.board.note import NoteDrawing
from gui.board.overlay import Overlay
from gui.board.proposal import NoteKind, NoteText, Proposal
from gui.board.shapes import base_discs
from gui.pace import Paced

Propose = Callable[[float, float], Proposal]


def word(board: Board) -> LabelDrawing | None:
    drawn = [drawing for drawing in board.drawings("hanging") if isinstance(drawing, LabelDrawing)]
    return drawn[0] if drawn else None


@pytest.fixture
def carried(board: Board, areas: Areas) -> Board:
    """As in a drag: what stands is shown, coherency is carried."""
    board.show_areas(replace(areas, coherency=None, labels={"coherency": "coherency 3″"}))
    board.drawings("labels")
    return board


def test_it_stands_beside_its_area_wherever_that_is_carried(carried: Board) -> None:
    offsets = set()
    for x in (28.2, 28.4, 28.6):
        carried.carry_coherency(Area.disc((x, 10), 3))
        label = word(carried)
        assert label is not None
        assert label.lines[0].text == "coherency 3″"
        offsets.add((round(label.box.x() - x * carried.scale_px), round(label.box.y())))
    assert len(offsets) == 1


def test_it_goes_with_its_area_and_with_its_toggle(carried: Board, areas: Areas) -> None:
    carried.carry_coherency(Area.disc((28, 10), 3))
    carried.set_overlay(Overlay.COHERENCY, False)
    assert word(carried) is None
    carried.carry_coherency(Area.disc((28, 10), 3))
    assert word(carried) is None
    carried.set_overlay(Overlay.COHERENCY, True)
    carried.carry_coherency(Area.disc((28, 10), 3))
    assert word(carried) is not None
    carried.show_areas(areas)
    assert word(carried) is None


def test_between_two_looks_it_goes_along_with_the_hand(
    carried: Board, propose: Propose, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seen_from_hand(x: float) -> QPointF:
        carried.show_proposal(propose(x, 10))
        carried.carry_coherency(Area.disc((x, 10), 3))
        label = word(carried)
        assert label is not None
        return label.box.center() - QPointF(x, 10) * carried.scale_px

    monkeypatch.setattr(pace, "SAID_EVERY", 60_000)
    monkeypatch.setattr(pace, "REST", 60_000)
    looked = seen_from_hand(28)
    along = [seen_from_hand(28 + step) for step in (0.1, 2, 9)]
    assert all((at - looked).manhattanLength() < 1e-6 for at in along)
    waiting = [one for words in carried.findChildren(HangingWords) for one in words.findChildren(Paced) if one.waits]
    assert len(waiting) == 1
    waiting[0].catch_up()
    rested = word(carried)
    assert rested is not None
    covered = (ghost for ghost in carried.drawings("proposal") if isinstance(ghost, NoteDrawing))
    assert not any(note.box.intersects(rested.box) for note in covered)


def test_it_keeps_off_the_note_and_the_ghost(carried: Board, propose: Propose) -> None:
    carried.show_proposal(propose(28, 10))
    carried.carry_coherency(Area.disc((28, 10), 3))
    label = word(carried)
    assert label is not None
    for drawing in carried.drawings("proposal"):
        if isinstance(drawing, NoteDrawing):
            assert not drawing.box.intersects(label.box)


def test_a_note_on_a_whole_unit_keeps_off_all_of_it_and_its_line_ends_at_the_rim(
    board: Board, propose: Propose
) -> None:
    several = propose(26, 12)
    ghosts = tuple(
        replace(several.ghosts[0], model_id=f"red.marines.{n}", pose=several.ghosts[0].pose.moved(1.5 * n, 0))
        for n in (1, 2, 3)
    )
    note = NoteText("Not carried out yet", "Drag a ghost", "Enter carries it out", NoteKind.ALLOWED)
    board.show_proposal(Proposal(ghosts, note=note))
    drawings = board.drawings("proposal")
    (shown,) = [drawing for drawing in drawings if isinstance(drawing, NoteDrawing)]
    for ghost in drawings:
        if isinstance(ghost, GhostDrawing):
            for x, y, radius in base_discs(ghost.base, ghost.pose, board._paper, 0):
                assert not shown.box.adjusted(-radius, -radius, radius, radius).contains(x, y)
                assert (shown.tip.x() - x) ** 2 + (shown.tip.y() - y) ** 2 > radius**2


def ranges(board: Board) -> list[str]:
    drawn = [drawing for drawing in board.drawings("hanging ranges") if isinstance(drawing, LabelDrawing)]
    return [drawing.lines[0].text for drawing in drawn]


def test_each_range_goes_with_its_own_word(carried: Board) -> None:
    near, far = Area.disc((28, 10), 4), Area.disc((28, 10), 7)
    bands = (Band("rifle 4″", near, BandKind.RANGE), Band("rifle long range 7″", far - near, BandKind.RANGE))
    carried.carry_ranges(bands)
    assert ranges(carried) == ["rifle 4″", "rifle long range 7″"]
    carried.set_overlay(Overlay.RANGES, False)
    assert ranges(carried) == []
    carried.carry_ranges(bands)
    assert ranges(carried) == []


def test_a_range_has_its_word_on_the_table(carried: Board) -> None:
    assert carried.mission is not None
    width, height = (side * carried.scale_px for side in (carried.mission.table.width, carried.mission.table.height))
    for at in ((1, 1), (27, 2), (50, 30)):
        carried.carry_ranges((Band("rifle long range, 1 harder 18″", Area.disc(at, 18), BandKind.RANGE),))
        (drawn,) = carried.drawings("hanging ranges")
        assert isinstance(drawn, LabelDrawing)
        assert QRectF(0, 0, width, height).contains(drawn.box)
