"""What is drawn of a mission, a position, areas and a proposal. The window and the pictures both draw from here."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, BandKind, ModelMarks, Readout
from engine.sight import SeenArea
from geometry.area import Area
from gui.board.area_labels import influence_labels, overlay_labels, zone_labels
from gui.board.coming import coming_drawings, coming_labels
from gui.board.coupling import CouplingDrawing
from gui.board.drawing import Drawing
from gui.board.entry import entry_bands
from gui.board.exits import exit_bands
from gui.board.ground import frame_sides
from gui.board.labels import Label, lay_out
from gui.board.lanes import Lane, LaneDrawing
from gui.board.markers import MarkerDrawing, marker_drawings
from gui.board.mat import ground_drawings
from gui.board.models import ModelDrawing, Piece, WasHere, ornament_discs
from gui.board.names import name_labels
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.overlays import overlay_drawings
from gui.board.paper import Paper
from gui.board.path import TrailDrawing
from gui.board.portrait import Portrait
from gui.board.room import Room, line_discs
from gui.board.shapes import base_discs
from gui.board.sight import sight_drawings, sight_label
from gui.board.terrain import TerrainDrawing
from gui.board.zones import ZoneDrawing, influence_drawings, zone_drawings

_DOT_EVERY = 7.0
COUNTED = "mission"
"""The kind of a zone in which a mission counts models."""
_NO_MARKS = ModelMarks()


@dataclass(frozen=True, slots=True)
class View:
    """All that is shown but for what the hand proposes. ``lifted`` are models whose ghost is shown instead."""

    mission: Mission
    terrain: tuple[TerrainDrawing, ...]
    game: Game | None = None
    readout: Readout | None = None
    areas: Areas | None = None
    overlays: frozenset[Overlay] = ALL_OVERLAYS
    selected: str | None = None
    in_hand: str | None = None
    lifted: frozenset[str] = field(default_factory=frozenset)
    other: int | None = None
    """The number of the model to be set whose own area is shown."""
    seen: SeenArea | None = None
    lanes: tuple[Lane, ...] = ()
    """Lines that a guide to laying out terrain advises against."""
    portraits: Mapping[str, Portrait] = field(default_factory=dict)
    """Pictures of the player's own, by profile."""
    all_bold: bool = False
    """Every unit's name, as on a sheet to share."""

    @property
    def bold(self) -> frozenset[str]:
        """Units whose names are bold."""
        if self.all_bold:
            return frozenset(unit.id for unit in self.mission.units)
        return frozenset(() if self.in_hand is None else (self.in_hand,))

    @property
    def gone(self) -> frozenset[str]:
        return frozenset() if self.game is None else self.game.removed


def zones_of(view: View) -> Mapping[Overlay, tuple[Drawing, ...]]:
    """By the toggle that shows them."""
    influence = () if view.areas is None else influence_drawings(view.mission, view.areas)
    return {
        Overlay.ENTRY_EDGES: (
            *_given_zones(view),
            *entry_bands(view.mission),
            *exit_bands(view.mission, {} if view.readout is None else view.readout.exits),
            *coming_drawings(view.mission, () if view.readout is None else view.readout.coming),
        ),
        Overlay.INFLUENCE: influence,
    }


def _given_zones(view: View) -> tuple[ZoneDrawing, ...]:
    """Those of the mission; where models count is left to whoever draws whose it is now."""
    areas = Areas() if view.areas is None else view.areas
    held = bool(areas.influence) and Overlay.INFLUENCE in view.overlays
    open_ = any(band.kind is BandKind.MARKER for band in areas.bands) and Overlay.MARKERS in view.overlays
    return zone_drawings(view.mission, without=COUNTED if held or open_ else "")


def overlays_of(view: View) -> Mapping[Overlay, tuple[Drawing, ...]]:
    found: dict[Overlay, tuple[Drawing, ...]] = {Overlay.SIGHT: sight_drawings(view.seen)}
    if view.areas is not None:
        found.update(overlay_drawings(view.areas, view.other))
    return found


def markers_of(view: View) -> tuple[MarkerDrawing, ...]:
    return marker_drawings(view.mission, view.readout, view.gone, view.game)


def model_pieces(view: View) -> Mapping[str, Piece]:
    """Every model on the table, by id; in the hand as elsewhere."""
    game = view.game
    if game is None:
        return {}
    looks = {unit.id: view.mission.side(unit.side).look for unit in view.mission.units}
    numbered = {unit.id for unit in view.mission.units if len(unit.models) > 1}
    marks = {} if view.readout is None else view.readout.marks
    portraits = {unit.id: view.portraits.get(unit.profile.id) for unit in view.mission.units} if view.portraits else {}
    return {
        model.id: Piece(
            model.base,
            model.placed.pose,
            looks[model.unit],
            model.number if model.unit in numbered else None,
            marks.get(model.id, _NO_MARKS),
            selected=model.id == view.selected,
            in_hand=model.unit == view.in_hand,
            portrait=portraits.get(model.unit),
        )
        for model in game.on_table()
    }


def model_drawing(piece: Piece, *, lifted: bool) -> Drawing:
    return WasHere(piece) if lifted else ModelDrawing(piece)


def move_drawings(view: View) -> Iterator[CouplingDrawing | TrailDrawing]:
    """Couplings of engaged models and ways already gone."""
    if view.game is None or view.readout is None:
        return
    models = view.game.models
    for one, other in view.readout.engaged:
        if models[one].on_table and models[other].on_table and not {one, other} & view.lifted:
            yield CouplingDrawing(models[one].placed, models[other].placed)
    for trail in view.readout.trails.values():
        if len(trail) > 1:
            yield TrailDrawing(trail)


def label_drawings(view: View, paper: Paper, room: Room) -> tuple[Drawing, ...]:
    """``room`` is that of the view; it learns where the labels stand."""
    table = paper.box(0, 0, view.mission.table.width, view.mission.table.height).adjusted(3, 3, -3, -3)
    return lay_out(_labels(view, paper), room, table)


def _labels(view: View, paper: Paper) -> Iterator[Label]:
    if Overlay.ENTRY_EDGES in view.overlays:
        yield from zone_labels(_given_zones(view), paper)
    if view.areas is not None and Overlay.INFLUENCE in view.overlays:
        yield from influence_labels(influence_drawings(view.mission, view.areas), paper)
    if view.readout is not None and Overlay.ENTRY_EDGES in view.overlays:
        yield from coming_labels(view.mission, view.readout.coming, paper)
    if view.game is not None and Overlay.NAMES in view.overlays:
        lasting = {} if view.readout is None else view.readout.lasting
        yield from name_labels(view.game, paper, view.bold, view.lifted, lasting)
    if view.areas is not None:
        yield from overlay_labels(view.areas, view.overlays, paper)
    if view.seen is not None and Overlay.SIGHT in view.overlays:
        yield sight_label(view.seen, view.mission.table, paper)


def room_of(view: View, paper: Paper) -> Room:
    """Bases to keep off, markers and the outlines of what is shown."""
    room = Room()
    if view.game is not None:
        for model in view.game.on_table():
            room.discs += base_discs(model.base, model.placed.pose, paper, 3)
            marks = _NO_MARKS if view.readout is None else view.readout.marks.get(model.id, _NO_MARKS)
            room.discs += ornament_discs(model.base, model.placed.pose, marks, paper)
    # A note may cover a marker rather than stand far away; a label may not.
    room.boxes += [drawing.bounds(paper) for drawing in markers_of(view)]
    areas = view.areas
    if areas is not None:
        shown = {
            Overlay.REACH: areas.reach,
            Overlay.COHERENCY: areas.coherency,
            Overlay.ENGAGEMENT: areas.engagement,
        }
        for overlay, area in shown.items():
            if area and overlay in view.overlays:
                room.keep_dots(outline_dots(area, paper))
    if Overlay.ENTRY_EDGES in view.overlays:
        for zone in view.mission.zones:
            room.keep_dots(outline_dots(zone.area, paper))
    for terrain in view.terrain:
        room.keep_dots(outline_dots(terrain.piece.outline, paper))
        if (numeral := terrain.numeral_at(paper)) is not None:
            room.figures.append(QRectF(numeral.x() - 7, numeral.y() - 6, 14, 12))
    for moved in move_drawings(view):
        room.discs += _spread(moved, paper)
    return room


def _spread(drawing: CouplingDrawing | TrailDrawing, paper: Paper) -> list[tuple[float, float, float]]:
    if isinstance(drawing, TrailDrawing):
        return line_discs([paper.at(point) for point in drawing.points])
    bars = drawing.axis(paper)
    return line_discs([bars.p1(), bars.p2()])


def outline_dots(area: Area, paper: Paper) -> Iterator[tuple[float, float]]:
    """Places on the outline, some pixels apart."""
    for ring in area.rings():
        last = QPointF(ring[-1][0] * paper.scale, ring[-1][1] * paper.scale)
        left = 0.0
        for x, y in ring:
            here = QPointF(x * paper.scale, y * paper.scale)
            dx, dy = here.x() - last.x(), here.y() - last.y()
            length = math.hypot(dx, dy)
            while left < length:
                yield (last.x() + dx * left / length, last.y() + dy * left / length)
                left += _DOT_EVERY
            left -= length
            last = here


def all_drawings(view: View, paper: Paper) -> list[Drawing]:
    """Everything the view shows, in the order it is painted."""
    table = view.mission.table
    drawings: list[Drawing] = [*ground_drawings(view.mission), *frame_sides(table), *view.terrain]
    drawings += markers_of(view)
    for by_overlay in (zones_of(view), overlays_of(view)):
        for overlay, shown in by_overlay.items():
            if overlay in view.overlays:
                drawings += shown
    drawings += (model_drawing(piece, lifted=id in view.lifted) for id, piece in model_pieces(view).items())
    drawings += move_drawings(view)
    drawings += map(LaneDrawing, view.lanes)
    if paper.words:
        drawings += label_drawings(view, paper, room_of(view, paper))
    return sorted(drawings, key=lambda drawing: drawing.z)
