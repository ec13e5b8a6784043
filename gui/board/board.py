"""The board: shows a mission, a position, areas and a proposal, and tells where the mouse is in inches."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Band, Readout
from engine.sight import SeenArea
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Point
from gui.board.area_labels import coherency_label, overlay_labels
from gui.board.canvas import Canvas
from gui.board.compose import (
    View,
    label_drawings,
    markers_of,
    model_drawing,
    model_pieces,
    move_drawings,
    overlays_of,
    room_of,
    zones_of,
)
from gui.board.distances import DistanceDrawing, spread
from gui.board.drawing import Drawing, DrawingItem
from gui.board.exposed import Exposed, Sides
from gui.board.ground import frame_sides
from gui.board.hand_words import Surface
from gui.board.hanging import Around, HangingWords
from gui.board.hit import Bases, topmost
from gui.board.labels import Label, LabelDrawing
from gui.board.lanes import Lane, LaneDrawing
from gui.board.layers import Layers
from gui.board.lettering import Lettering
from gui.board.mat import ground_drawings
from gui.board.names import MODELS_FROM
from gui.board.note import NoteDrawing
from gui.board.overlay import ALL_OVERLAYS, SHOWN_AT_FIRST, Overlay, Shown, lifts
from gui.board.overlays import (
    CoherencyDrawing,
    RangeDrawing,
    area_on_table,
    differ_in_hand_only,
    on_table,
    overlay_drawings,
)
from gui.board.paper import Paper
from gui.board.path import ChipDrawing
from gui.board.pointer import Pointer
from gui.board.portrait import Portrait
from gui.board.proposal import Proposal
from gui.board.propose import Proposer, covered_labels
from gui.board.room import Room
from gui.board.rulers import Rulers
from gui.board.sheets import paint_item
from gui.board.spot import paint_spot
from gui.board.tape import TapeDrawing
from gui.board.terrain import terrain_drawings
from gui.board.view import InchView
from gui.pace import Paced
from gui.text import tr
from gui.theme.tokens import LIGHT, Theme

_GRASP = 4
"""Pixels beyond a base's edge that still grasp it where no other base is."""


class Board(InchView):
    """Every signal carries a :class:`Pointer`. ``moved`` comes while a button is down, ``hovered`` while none is."""

    pressed = Signal(Pointer)
    moved = Signal(Pointer)
    released = Signal(Pointer)
    hovered = Signal(Pointer)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._proposal: Proposal | None = None
        self._given_areas: Areas | None = None
        self._tape: tuple[Point, ...] = ()
        self._distances: tuple[DistanceDrawing, ...] = ()
        self._bases: tuple[Game, Bases] | None = None
        """Where everything stands, made once for many moves of the mouse."""
        self._overlays = SHOWN_AT_FIRST
        self._portraits: Mapping[str, Portrait] = {}
        self.frame_took = 0.0
        """Seconds that painting took the last time."""
        self._paper = Paper(LIGHT, self.scale_px)
        self._canvas = Canvas(self._repaint, self._paper)
        self._layers = Layers(self._canvas, self._paper)
        for overlay in ALL_OVERLAYS - SHOWN_AT_FIRST:
            self._layers.set_visible(overlay.value, False)
        self._proposer = Proposer()
        self._looks = Paced(self._fill_proposal, self)
        """For better places of the words beside what the hand proposes."""
        self._hanging = HangingWords(partial(self._layers.fill, "hanging", cached=False), self)
        self._hanging_ranges = HangingWords(partial(self._layers.fill, "hanging ranges", cached=False), self)
        self._room = Room()
        self._lettering = Lettering(self._lay_labels, self)
        self._rulers = Rulers(self)
        self._exposed = Exposed()
        # Every pixel is painted, so that Qt need not paint what lies under the board first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setBackgroundBrush(LIGHT.desk)
        self.setAccessibleName(tr("Table"))

    def show_mission(self, mission: Mission, theme: Theme) -> None:
        """Show another table, whole; what was shown of a position goes."""
        self._layers.clear()
        self._proposal, self._given_areas, self._tape, self._bases = None, None, (), None
        self._distances = ()
        self._view = View(mission, terrain_drawings(mission), overlays=self._overlays, portraits=self._portraits)
        self.set_theme(theme)
        self.set_table(mission.table.width, mission.table.height)
        self._layers.fill("ground", ground_drawings(mission))
        self._fill("frame", frame_sides(mission.table))
        self._fill("terrain", self._view.terrain)
        self._fill_zones()
        self._fill_position()

    @property
    def mission(self) -> Mission | None:
        """The one that is shown."""
        return None if self._view is None else self._view.mission

    def show_position(self, game: Game, readout: Readout) -> None:
        """Where everything stands now. A mission must be shown."""
        if self._view is None:
            return
        gone, before = self._view.gone, self._view.readout
        self._view = replace(self._view, game=game, readout=readout)
        if before is None or (readout.exits, readout.coming) != (before.exits, before.coming):
            self._fill_zones()
        if self._view.gone != gone:
            self._view = replace(self._view, terrain=terrain_drawings(self._view.mission, self._view.gone))
            self._fill("terrain", self._view.terrain)
        self._fill_position()

    def show_areas(self, areas: Areas | None) -> None:
        if self._view is None or areas is self._given_areas:
            return
        given, self._given_areas = self._given_areas, areas
        self._hanging.clear()
        self._hanging_ranges.clear()
        if given is not None and areas is not None and differ_in_hand_only(given, areas):
            self._show_in_hand(self._view, areas)
            return
        shown = None if areas is None else on_table(areas, self._view.mission.table)
        self._view = replace(self._view, areas=shown, other=None if areas is None else self._view.other)
        self._fill_zones()
        self._lettering.change()

    def show_seen(self, seen: SeenArea | None) -> None:
        """What of the table a model sees; drawn where the toggle is on. For every mouse move."""
        if self._view is None or seen is self._view.seen:
            return
        before, self._view = self._view.seen, replace(self._view, seen=seen)
        self._layers.fill(Overlay.SIGHT.value, overlays_of(self._view)[Overlay.SIGHT])
        if _words(before) != _words(seen):
            self._lettering.change()

    def _show_in_hand(self, view: View, areas: Areas) -> None:
        """What hangs on the model in the hand has come or gone; all else stays as it is drawn and lettered."""
        assert view.areas is not None
        hanging = on_table(Areas(coherency=areas.coherency, others=areas.others, links=areas.links), view.mission.table)
        found = replace(view.areas, coherency=hanging.coherency, others=hanging.others, links=hanging.links)
        self._view = replace(view, areas=found)
        self._layers.fill(Overlay.COHERENCY.value, overlays_of(self._view)[Overlay.COHERENCY])
        if view.other is not None:
            self._fill_zones()
        if hanging.coherency is None:
            self._fill("labels", [label for label in self._labels() if label.of is not Overlay.COHERENCY])
            self._give_way()
        else:
            self._lettering.change()

    def carry_coherency(self, area: Area | None) -> None:
        """Coherency goes with the model in the hand; the labels stay as they are laid out. For every mouse move."""
        if self._view is None:
            return
        carried = None if area is None else area_on_table(area, self._view.mission.table)
        self._layers.fill(Overlay.COHERENCY.value, (CoherencyDrawing(carried),) if carried else (), cached=False)
        named: tuple[Label, ...] = ()
        if carried and self._view.areas is not None and Overlay.COHERENCY in self._overlays:
            named = (coherency_label(self._view.areas, carried, self._paper),)
        self._hanging.show(named, Around(self._room, self._proposed(), self._paper, self._hand()))

    def carry_ranges(self, ranges: Sequence[Band]) -> None:
        """How far weapons reach goes with the model in the hand, each with its words. For every mouse move."""
        if self._view is None:
            return
        table = self._view.mission.table
        bands = tuple(replace(band, area=area_on_table(band.area, table)) for band in ranges)
        drawn = tuple(RangeDrawing(band.area) for band in bands if band.area)
        self._layers.fill(Overlay.RANGES.value, drawn, cached=False)
        labels = tuple(overlay_labels(Areas(bands=bands), self._overlays, self._paper))
        scale = self._paper.scale
        within = QRectF(0, 0, table.width * scale, table.height * scale)
        self._hanging_ranges.show(labels, Around(self._room, self._proposed(), self._paper, self._hand(), within))

    def _hand(self) -> QPointF | None:
        """Where the model in the hand is, in pixels from the table's corner."""
        if self._proposal is None or not self._proposal.ghosts:
            return None
        return self._paper.at(self._proposal.ghosts[0].pose.point)

    def show_proposal(self, proposal: Proposal | None) -> None:
        """What the hand proposes; the models whose ghosts are shown are drawn as having been there."""
        self._proposal = proposal
        lifted = frozenset() if proposal is None else self._lifted(proposal)
        if self._view is not None and lifted != self._view.lifted:
            self._view = replace(self._view, lifted=lifted)
            self._fill_models()
            if self.scale_px >= MODELS_FROM:
                self._lettering.change()
        self._fill_proposal(looks=proposal is None or self._looks.take())

    def show_beside(self, drawings: Sequence[Drawing]) -> None:
        """What stands otherwise in another branch; none takes it away."""
        self._layers.fill("beside", drawings, cached=False)

    def show_distances(self, drawings: Sequence[DistanceDrawing]) -> None:
        """From the model in the hand to the others; none takes them away. For every mouse move."""
        self._distances = tuple(drawings)
        self._fill_distances()

    def _fill_distances(self) -> None:
        self._layers.fill("distances", spread(self._distances, self.scale_px), cached=False)

    def show_tape(self, points: Sequence[Point]) -> None:
        """A measure along these points; none takes it away."""
        self._tape = tuple(points)
        self._layers.fill("tape", (TapeDrawing(self._tape),) if self._tape else (), cached=False)

    def show_rings(self, drawings: Sequence[Drawing]) -> None:
        """So many inches round a base or a point; none takes them away."""
        self._layers.fill("rings", drawings, cached=False)

    def show_sight_line(self, drawings: Sequence[Drawing]) -> None:
        """From one model to another; none takes it away."""
        self._layers.fill("sight line", drawings, cached=False)

    def show_chosen(self, drawings: Sequence[Drawing]) -> None:
        """Models chosen together, and the band that chooses them."""
        self._layers.fill("chosen", drawings, cached=False)

    def show_handle(self, drawings: Sequence[Drawing]) -> None:
        """What turns the model in the hand, or those chosen; none takes it away."""
        self._layers.fill("handle", drawings, cached=False)

    def show_lanes(self, lanes: Sequence[Lane]) -> None:
        """Lines that a guide to laying out terrain advises against; none takes them away."""
        self._layers.fill("lanes", tuple(map(LaneDrawing, lanes)))

    def show_portraits(self, portraits: Mapping[str, Portrait]) -> None:
        """Pictures of the player's own, by profile, for this table and those to come."""
        self._portraits = portraits
        if self._view is not None:
            self._view = replace(self._view, portraits=portraits)
            self._fill_models()

    def select(self, model_id: str | None, unit: str | None) -> None:
        """Ring the model that is looked at and the unit in hand."""
        if self._view is None or (model_id, unit) == (self._view.selected, self._view.in_hand):
            return
        bold_elsewhere = unit != self._view.in_hand
        self._view = replace(self._view, selected=model_id, in_hand=unit)
        self._fill_models()
        if bold_elsewhere:
            self._lettering.change()

    def set_overlay(self, name: Overlay, on: bool) -> None:
        self._overlays = self._overlays | {name} if on else self._overlays - {name}
        self._layers.set_visible(name.value, on)
        if name is Overlay.COHERENCY:
            self._hanging.clear()
        if name is Overlay.RANGES:
            self._hanging_ranges.clear()
        if self._view is not None:
            self._view = replace(self._view, overlays=self._overlays)
            if name in (Overlay.INFLUENCE, Overlay.MARKERS):
                # Where models count is drawn by whichever of them is shown, else as the mission gives it.
                self._fill_zones()
            self._fill_proposal()
            self._lettering.change()

    def set_looks(self, shown: Shown) -> None:
        """How strongly the overlays are drawn, and which lies over which."""
        up = lifts(shown.order)
        for overlay in Overlay:
            self._layers.set_strength(overlay.value, shown.strength.get(overlay, 1.0))
            self._layers.set_lift(overlay.value, up.get(overlay, 0.0))

    def overlay_shown(self, name: Overlay) -> bool:
        return name in self._overlays

    @property
    def theme(self) -> Theme:
        """What it is drawn in."""
        return self._paper.theme

    def set_theme(self, theme: Theme) -> None:
        self.setBackgroundBrush(theme.desk)
        self._rulers.take_theme(theme)
        self._paper = Paper(theme, self.scale_px)
        self._layers.show_on(self._paper)
        self._lettering.change()

    def rescaled(self) -> None:
        before, carried = self._paper, self._lettering.carry()
        self._paper = Paper(before.theme, self.scale_px, laid=before.pattern.scale if carried else 0.0)
        ratio = self._paper.scale / before.scale
        self._hanging.forget()
        self._hanging_ranges.forget()
        for hanging in ("hanging", "hanging ranges"):
            self._layers.fill(hanging, [label.carried(ratio) for label in self._labels(hanging)], cached=False)
        if carried:
            self._fill("labels", [label.carried(ratio) for label in self._labels()])
            self._layers.fill("proposal", [_carried(drawn, ratio) for drawn in self._proposed()], cached=False)
            self._room = self._room.scaled(ratio)
        if self._distances:
            self._fill_distances()
        self._layers.show_on(self._paper)
        if not carried and self._proposal is not None:
            self._lettering.settle()
            self._fill_proposal()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._lettering.before_paint()
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._exposed = Exposed()
        corner = self._corner
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(corner)
        shown = QRectF(self.viewport().rect().translated(-corner))
        exposed = event.region().translated(-corner)
        began = time.perf_counter()
        self._canvas.paint(painter, self.backgroundBrush().color(), shown, exposed)
        self.frame_took = time.perf_counter() - began

    def paint_seen(self, painter: QPainter) -> None:
        """What can be seen, stroke by stroke, its left top corner at the origin: for pictures of the view."""
        self._lettering.settle()
        corner = self._corner
        painter.fillRect(self.viewport().rect(), self.backgroundBrush())
        painter.translate(corner)
        shown = QRectF(self.viewport().rect().translated(-corner))
        for item in sorted(self._canvas.items, key=lambda item: item.z):
            if item.visible and item.box.intersects(shown):
                paint_item(painter, item, self._paper)

    def paint_spot(self, painter: QPainter, middle: Point, size: QSizeF, measure: str, *, refused: bool) -> None:
        """So much of the table round a point, enlarged, its left top corner at the origin."""
        paint_spot(painter, self._canvas.items, self._paper, middle, size, measure, refused=refused)

    def _repaint(self, box: QRectF | None) -> None:
        """``box`` in pixels from the table's corner; None: all."""
        if box is None:
            self.viewport().update()
        else:
            sides = cast(Sides, box.getCoords())  # which PySide does not say to be four numbers
            if (more := self._exposed.taken_in(sides)) is not None:
                rect = QRectF(QPointF(more[0], more[1]), QPointF(more[2], more[3])).toAlignedRect()
                self.viewport().update(rect.adjusted(-1, -1, 1, 1).translated(self._corner))

    @property
    def _corner(self) -> QPoint:
        """The pixel of the table's corner."""
        return self.mapFromScene(0.0, 0.0)

    def _fill_zones(self) -> None:
        if self._view is None:
            return
        for by_overlay in (zones_of(self._view), overlays_of(self._view)):
            for overlay, drawings in by_overlay.items():
                self._layers.fill(overlay.value, drawings)
        if self._view.areas is None:
            for overlay in overlay_drawings(Areas()):
                self._layers.fill(overlay.value, ())

    def _fill_position(self) -> None:
        if self._view is None:
            return
        self._fill("markers", markers_of(self._view))
        self._fill_models()
        self._lettering.change()

    def _fill_models(self) -> None:
        if self._view is None:
            return
        lifted = self._view.lifted
        self._layers.fill_by_key(
            "model ", {id: model_drawing(piece, lifted=id in lifted) for id, piece in model_pieces(self._view).items()}
        )
        self._fill("moves", tuple(move_drawings(self._view)))

    def _lay_labels(self) -> None:
        carried = bool(self._paper.laid)
        if carried:
            self._paper = Paper(self._paper.theme, self._paper.scale)
            self._layers.show_on(self._paper)
        if self._view is None:
            return
        self._room = room_of(self._view, self._paper)
        self._fill("labels", label_drawings(self._view, self._paper, self._room))
        if carried and self._proposal is not None:
            self._fill_proposal()
        else:
            self._give_way()

    def _fill_proposal(self, *, looks: bool = True) -> None:
        """``looks``: its words find the best places that there are; else they go along with the hand."""
        drawings: Sequence[Drawing] = ()
        if self._view is not None and self._proposal is not None:
            surface = Surface(self._paper, self._room, self._shown_pixels)
            drawings = self._proposer.draw(self._view, self._proposal, surface, looks=looks)
        self._layers.fill("proposal", drawings, cached=False)
        self._give_way()

    def _give_way(self) -> None:
        """Labels under what the hand proposes go for as long as it is there."""
        self._layers.leave_out("labels", covered_labels(self._labels(), self._proposed(), self._paper))

    def _proposed(self) -> tuple[Drawing, ...]:
        return self._layers.drawings("proposal")

    def _labels(self, layer: str = "labels") -> list[LabelDrawing]:
        return [drawing for drawing in self._layers.drawings(layer) if isinstance(drawing, LabelDrawing)]

    def _fill(self, name: str, drawings: Sequence[Drawing]) -> None:
        self._layers.fill(name, drawings)

    @property
    def _shown_pixels(self) -> QRectF:
        """What can be seen, in pixels from the table's corner."""
        corner = self.from_inches((0, 0))
        return self._rulers.open_view.translated(-corner).adjusted(6, 6, -6, -6)

    def _lifted(self, proposal: Proposal) -> frozenset[str]:
        game = self._view.game if self._view else None
        if game is None:
            return frozenset()
        moved = (ghost for ghost in proposal.ghosts if ghost.base is None)
        return frozenset(ghost.model_id for ghost in moved if game.model(ghost.model_id).pose != ghost.pose)

    def drawings(self, layer: str) -> tuple[Drawing, ...]:
        """What a layer shows, for those who look on."""
        self._lettering.settle()
        return self._layers.drawings(layer)

    @property
    def items_drawn(self) -> tuple[DrawingItem, ...]:
        """Everything there is to be painted, for those who look on."""
        return self._canvas.items

    def model_at(self, x: float, y: float) -> str | None:
        """The model whose base lies there, the smallest where several do."""
        if self._view is None or self._view.game is None:
            return None
        if self._bases is None or self._bases[0] is not self._view.game:
            self._bases = (self._view.game, Bases((one.id, one.placed) for one in self._view.game.on_table()))
        return self._bases[1].topmost((x, y), _GRASP / self.scale_px)

    def ghost_at(self, x: float, y: float) -> str | None:
        """The model whose ghost lies there."""
        if self._view is None or self._view.game is None or self._proposal is None:
            return None
        game = self._view.game
        ghosts = [
            (ghost.model_id, Placed(ghost.base or game.model(ghost.model_id).base, ghost.pose))
            for ghost in self._proposal.ghosts
        ]
        return topmost(ghosts, (x, y), _GRASP / self.scale_px)

    def pointer_at(self, pixel: QPointF, buttons: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> Pointer:
        x, y = self.to_inches(pixel)
        return Pointer(x, y, self.model_at(x, y), self.ghost_at(x, y), buttons, modifiers, self.scale_px)

    def pointer_pressed(self, event: QMouseEvent) -> None:
        self.pressed.emit(self._pointer(event))

    def pointer_moved(self, event: QMouseEvent) -> None:
        pointer = self._pointer(event)
        if pointer.buttons == Qt.MouseButton.NoButton:
            self._look_at_other(pointer.ghost_of)
            self.hovered.emit(pointer)
        else:
            self.moved.emit(pointer)

    def pointer_released(self, event: QMouseEvent) -> None:
        self.released.emit(self._pointer(event))

    def _look_at_other(self, ghost_of: str | None) -> None:
        """Show where the model under the mouse may be set, where there are models to be set."""
        if self._view is None or self._view.game is None or self._view.areas is None:
            return
        number = None if ghost_of is None else self._view.game.model(ghost_of).number
        if number not in self._view.areas.others:
            number = None
        if number != self._view.other:
            self._view = replace(self._view, other=number)
            self._fill_zones()

    def _pointer(self, event: QMouseEvent) -> Pointer:
        # A release tells the buttons still down, so the one let go is added for the reader's sake.
        return self.pointer_at(event.position(), event.buttons() | event.button(), event.modifiers())


def _carried(drawn: Drawing, ratio: float) -> Drawing:
    """What stands at a place in pixels goes with the table; all else finds its own."""
    return drawn.carried(ratio) if isinstance(drawn, ChipDrawing | NoteDrawing) else drawn


def _words(seen: SeenArea | None) -> tuple[str, str] | None:
    return None if seen is None else (seen.whose, seen.note)
