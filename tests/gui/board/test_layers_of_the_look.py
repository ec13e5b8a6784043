"""Who lies over whom, who stays inside its bounds, and what is painted again."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Readout
from gui.board.board import Board
from gui.board.canvas import Canvas
from gui.board.compose import View, all_drawings, room_of
from gui.board.drawing import Drawing, DrawingItem
from gui.board.hand_words import Surface
from gui.board.layers import Layers
from gui.board.models import ModelDrawing, WasHere
from gui.board.paper import Paper
from gui.board.proposal import Proposal
from gui.board.propose import Proposer
from gui.board.tape import TapeDrawing
from gui.board.terrain import terrain_drawings
from gui.theme.tokens import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")
Propose = Callable[[float, float], Proposal]
BOTTOM_TO_TOP = (
    "Mat",
    "ZoneDrawing",
    "Crosses",
    "TerrainDrawing",
    "ReachDrawing",
    "LegalEndDrawing",
    "EngagementDrawing",
    "CoherencyDrawing",
    "MarkerDrawing",
    "PathDrawing",
    "ModelDrawing",
    "CouplingDrawing",
    "GhostDrawing",
    "FaultDrawing",
    "GhostMark",
    "MeasureDrawing",
    "FrameSide",
    "LabelDrawing",
    "NoteDrawing",
)


@pytest.fixture
def view(mission: Mission, game: Game, readout: Readout, areas: Areas) -> View:
    shown = View(mission, terrain_drawings(mission), game, readout, areas)
    return replace(shown, selected="red.marines.2", in_hand="red.marines", lifted=frozenset({"red.marines.1"}))


def everything(view: View, propose: Propose, paper: Paper) -> Iterator[Drawing]:
    yield from all_drawings(view, paper)
    yield from all_drawings(replace(view, lifted=frozenset()), paper)
    proposal = propose(20, 12)
    for shown in (proposal, replace(proposal, legal=True, ghosts=(replace(proposal.ghosts[0], legal=True),))):
        yield from Proposer().draw(view, shown, Surface(paper, room_of(view, paper), QRectF(0, 0, 2000, 2000)))
    yield TapeDrawing(((2, 2), (9, 5), (4, 11)))
    yield TapeDrawing(((2, 2),))


def test_the_look_says_who_lies_over_whom(view: View, propose: Propose) -> None:
    heights: dict[str, set[float]] = {}
    for drawing in everything(view, propose, Paper(LIGHT, 20)):
        heights.setdefault(type(drawing).__name__, set()).add(drawing.z)
    for below, above in pairwise(BOTTOM_TO_TOP):
        assert max(heights[below]) < min(heights[above]), (below, above)


def test_a_larger_base_lies_below_a_smaller_one(view: View) -> None:
    models = [drawing for drawing in all_drawings(view, Paper(LIGHT, 20)) if isinstance(drawing, ModelDrawing)]
    by_size = sorted(models, key=lambda drawing: drawing.piece.base.width * drawing.piece.base.depth, reverse=True)
    heights = [drawing.z for drawing in by_size if not drawing.piece.marks.leader]
    assert heights == sorted(heights)


@pytest.mark.parametrize("scale", [6.0, 18.7, 45.0])
def test_nothing_is_painted_outside_its_bounds(view: View, propose: Propose, scale: float) -> None:
    paper = Paper(LIGHT, scale)
    seen = set()
    for drawing in everything(view, propose, paper):
        bounds = drawing.bounds(paper)
        kept = bounds.toAlignedRect()
        image = QImage(kept.width() + 60, kept.height() + 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(30 - kept.x(), 30 - kept.y())
        drawing.paint(painter, paper)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(kept, QColor("black"))
        painter.end()
        assert not any(image.constBits().tobytes()), type(drawing).__name__
        seen.add(type(drawing).__name__)
    assert set(BOTTOM_TO_TOP) | {"WasHere", "TrailDrawing", "EntryBand", "BandDrawing", "TapeDrawing"} <= seen
    assert {"RangeDrawing", "MarkerAreaDrawing", "GroundDrawing"} <= seen


def test_a_drag_paints_no_model_terrain_or_label_again(
    board: Board, propose: Propose, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    paint = DrawingItem.paint

    def counted(item: DrawingItem, painter: QPainter, paper: Paper) -> None:
        painted.append(type(item.drawing).__name__)
        paint(item, painter, paper)

    monkeypatch.setattr(DrawingItem, "paint", counted)
    board.show_proposal(propose(19, 12))
    QApplication.processEvents()
    painted.clear()
    for step in range(10):
        board.show_proposal(propose(19 + step / 10, 12.3))
        QApplication.processEvents()
    assert {"GhostDrawing", "PathDrawing", "NoteDrawing"} <= set(painted)
    moving = {
        "GhostDrawing",
        "GhostMark",
        "PathDrawing",
        "NoteDrawing",
        "FaultDrawing",
        "MeasureDrawing",
        "ChipDrawing",
    }
    assert set(painted) <= moving
    assert len(painted) <= 10 * (len(moving) + 2)


def test_equal_drawings_are_left_alone_and_others_are_replaced(view: View) -> None:
    canvas = Canvas(lambda _box: None, Paper(LIGHT, 20))
    layers = Layers(canvas, Paper(LIGHT, 20))
    models = [drawing for drawing in all_drawings(view, Paper(LIGHT, 20)) if isinstance(drawing, ModelDrawing)]
    layers.fill("models", models)
    assert len(canvas.items) == len(models)
    kept = layers.drawings("models")
    layers.fill("models", [replace(drawing) for drawing in models])
    assert all(new is old for new, old in zip(layers.drawings("models"), kept, strict=True))
    layers.fill("models", models[:2])
    assert len(canvas.items) == 2
    layers.fill("models", [WasHere(models[0].piece), models[1]])
    assert isinstance(layers.drawings("models")[0], WasHere)
    layers.clear()
    assert not canvas.items


def test_a_hidden_layer_stays_hidden_when_it_is_filled_again(view: View) -> None:
    canvas = Canvas(lambda _box: None, Paper(LIGHT, 20))
    layers = Layers(canvas, Paper(LIGHT, 20))
    layers.set_visible("models", False)
    models = [drawing for drawing in all_drawings(view, Paper(LIGHT, 20)) if isinstance(drawing, ModelDrawing)]
    layers.fill("models", models)
    assert not any(item.visible for item in canvas.items)
    layers.set_visible("models", True)
    assert all(item.visible for item in canvas.items)
