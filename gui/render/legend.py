"""The legend of a sheet: only what the sheet shows, each painted by the painter of the board itself."""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.mission import EdgeName, EdgeSegment, Marker, Side, SideLook, Table
from engine.mission import Piece as Terrain
from engine.picture import BandKind, Coming, ModelMarks
from engine.sight import SeenArea
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose
from gui.board.coming import ComingDrawing
from gui.board.compose import View
from gui.board.coupling import CouplingDrawing
from gui.board.drawing import Drawing
from gui.board.entry import EntryBand
from gui.board.exits import ExitBand
from gui.board.ground import BAND
from gui.board.markers import MarkerDrawing, marker_drawings
from gui.board.models import ModelDrawing, Piece
from gui.board.overlay import Overlay
from gui.board.overlays import (
    BAND_OVERLAYS,
    AuraDrawing,
    GroundDrawing,
    MarkerAreaDrawing,
    RangeDrawing,
    ToComeDrawing,
    UnsureEndDrawing,
)
from gui.board.paper import Paper
from gui.board.path import TrailDrawing
from gui.board.shapes import pen
from gui.board.sight import SightDrawing
from gui.board.terrain import HIGH, LOW, TerrainDrawing, Tone, is_a, is_grass, tone_of
from gui.board.zones import ZoneDrawing
from gui.render.legend_section import Row, Section, Swatch
from gui.text import tr
from gui.theme.tokens import veil

_SCALE = 18.7
_DISC = Base.round(0.95)
SIZES = {
    Tone.FLAT: tr("Size 0, flat"),
    Tone.LOW: tr("Size 1, low"),
    Tone.WALL: tr("Size 2, wall"),
    Tone.HIGH: tr("Size 3, high"),
}
HEIGHTS = {
    Tone.FLAT: tr("flat"),
    Tone.LOW: tr("lower than {low:g}″").format(low=LOW),
    Tone.WALL: tr("up to {high:g}″").format(high=HIGH),
    Tone.HIGH: tr("{high:g}″ and higher").format(high=HIGH),
}


ZONE = "zone of a side"
"""A kind of area that a game names so, too."""


def legend_sections(view: View) -> Iterator[Section]:
    for head, rows in ((tr("Models"), _models(view)), (tr("Terrain"), _terrain(view)), (tr("Table"), _table(view))):
        listed = tuple(rows)
        if listed:
            yield Section(head, listed)


def _small(*drawings: Drawing, words: bool = True) -> Swatch:
    """Drawings round the point (0, 0) of a small table."""

    def paint(painter: QPainter, paper: Paper, middle: QPointF) -> None:
        painter.translate(middle)
        for drawing in drawings:
            painter.save()
            drawing.paint(painter, Paper(paper.theme, _SCALE, words))
            painter.restore()

    return paint


def _disc(look: SideLook, marks: ModelMarks, x: float = 0.0) -> ModelDrawing:
    return ModelDrawing(Piece(_DISC, Pose(x, 0), look, None, marks))


def _models(view: View) -> Iterator[Row]:
    game = view.game
    if game is None or not any(game.on_table()):
        return
    sides = {side.id: side for side in view.mission.sides}
    present = [side for id, side in sides.items() if any(game.side_of(model) == id for model in game.on_table())]
    for side in present:
        yield Row(side.name, _small(_disc(side.look, ModelMarks())))
    marks = [] if view.readout is None else [view.readout.marks.get(model.id) for model in game.on_table()]
    looks = [side.look for side in present[:2]]
    places = (0.0,) if len(looks) == 1 else (-0.52, 0.52)

    def pair(shown: ModelMarks) -> Swatch:
        return _small(*(_disc(look, shown, x) for look, x in zip(looks, places, strict=True)))

    if any(mark and mark.acted for mark in marks):
        yield Row(tr("has acted"), pair(ModelMarks(acted=True)))
    if any(mark and mark.health and mark.health[0] < mark.health[1] for mark in marks):
        yield Row(tr("wounded"), pair(ModelMarks(health=(2, 3))))
    if any(mark and mark.hidden for mark in marks):
        yield Row(tr("hidden"), pair(ModelMarks(hidden=True)))
    if any(mark and mark.adrift for mark in marks):
        yield Row(tr("out of coherency"), _small(_disc(looks[0], ModelMarks(adrift=True))), lead=4)
    leader = "" if view.readout is None else view.readout.leader
    if leader and any(mark and mark.leader for mark in marks):
        yield Row(leader, _small(_disc(looks[0], ModelMarks(leader=True))), lead=11)
    if view.readout is not None and view.readout.engaged and len(looks) > 1:
        ends = [_disc(look, ModelMarks(), x) for look, x in zip(looks, (-0.75, 0.75), strict=True)]
        bars = CouplingDrawing(Placed(_DISC, ends[0].piece.pose), Placed(_DISC, ends[1].piece.pose))
        yield Row(tr("Engaged"), _small(*ends, bars))


def _terrain(view: View) -> Iterator[Row]:
    pieces = [drawing.piece for drawing in view.terrain]
    swatch = Area.rectangle(-0.8, -0.4, 0.8, 0.4)
    plain = [piece for piece in pieces if not (is_grass(piece) or is_a(piece, "ramp") or is_a(piece, "difficult"))]
    for tone in Tone:
        alike = [piece for piece in plain if tone_of(piece) is tone]
        sized = any(piece.size is not None for piece in alike)
        if alike:
            shown = TerrainDrawing(Terrain("", "", "", swatch, tone.value))
            yield Row(SIZES[tone] if sized else HEIGHTS[tone], _small(shown, words=sized))
    green = sorted({piece.kind for piece in pieces if is_grass(piece)})
    if green:
        text = tr("grass, lost if entered") if green == ["grass"] else ", ".join(green)
        yield Row(text, _small(TerrainDrawing(Terrain("", "", "grass", swatch))))
    for word, text in (("difficult", tr("difficult ground")), ("impassable", tr("impassable"))):
        if any(_has(piece, word) for piece in pieces):
            yield Row(text, _small(TerrainDrawing(Terrain("", "", word, swatch))))
    inner = Area.rectangle(-0.55, -0.22, 0.55, 0.22)
    if any(is_a(piece, "climbable") for piece in pieces):
        yield Row(tr("can be climbed"), _small(TerrainDrawing(Terrain("", "", "climbable", inner))))
    if any(is_a(piece, "ramp") for piece in pieces):
        yield Row(tr("ramp, up by )("), _small(TerrainDrawing(Terrain("", "", "ramp", inner), (5.0, 0.0))), lead=3)


def _has(piece: Terrain, word: str) -> bool:
    return is_a(piece, word) and (word != "impassable" or piece.size is None)


def _table(view: View) -> Iterator[Row]:
    mission = view.mission
    entering = [side for side in mission.sides if side.entry]
    if entering and Overlay.ENTRY_EDGES in view.overlays:
        yield Row(tr("Entry Edge"), _entry_swatch(entering))
    leaving = [] if view.readout is None else [mission.side(side) for side in view.readout.exits]
    if leaving and Overlay.ENTRY_EDGES in view.overlays:
        yield Row(tr("edge to leave by"), _exit_swatch(leaving[0]))
    coming = () if view.readout is None else view.readout.coming
    if coming and Overlay.ENTRY_EDGES in view.overlays:
        yield Row(tr("who may arrive there"), _coming_swatch(mission.side(coming[0].side)))
    for kind, side in _side_areas(view).items():
        yield Row(tr("zone of a side") if kind == ZONE else kind, _zone_swatch(mission.side(side)))
    if view.seen is not None and Overlay.SIGHT in view.overlays:
        half = Area.rectangle(-0.85, -0.36, 0.0, 0.36)
        yield Row(tr("seen, hidden"), _small(SightDrawing(SeenArea(half, half.moved(0.85, 0.0)))), tr("from above"))
    yield from _bands(view)
    yield from _markers(view)
    if view.readout is not None and any(len(trail) > 1 for trail in view.readout.trails.values()):
        yield Row(tr("way moved"), _small(TrailDrawing(((-0.8, 0), (0.8, 0)))), tr("a tick each inch"))
    mat = view.mission.mat
    if mat is None or mat.grid is None:
        yield Row(tr("every 6″"), _cross)
    else:
        yield Row(tr("every {step}").format(step=f"{mat.grid:g}″"), _lines)


def _side_areas(view: View) -> dict[str, str]:
    """What kinds of areas of a side the sheet shows, each with the side whose colour its row bears."""
    mission = view.mission
    kinds: dict[str, str] = {}
    if mission.zones and Overlay.ENTRY_EDGES in view.overlays:
        kinds[ZONE] = mission.sides[0].id
    for area in view.areas.influence if view.areas is not None and Overlay.INFLUENCE in view.overlays else ():
        kinds.setdefault(area.kind, mission.sides[0].id if area.kind == ZONE else area.side)
    return kinds


def _bands(view: View) -> Iterator[Row]:
    here = () if view.areas is None else tuple(band.kind for band in view.areas.bands if band.area)
    swatch = Area.rectangle(-0.8, -0.4, 0.8, 0.4)
    if view.areas is not None and view.areas.unsure_end and Overlay.LEGAL_END in view.overlays:
        yield Row(tr("may end there if"), _small(UnsureEndDrawing(swatch)), tr("the others can follow"))
    for kind, text, shown in (
        (BandKind.RANGE, tr("range of a weapon"), RangeDrawing(swatch)),
        (BandKind.MARKER, tr("fought for"), MarkerAreaDrawing(Area.disc((0, 0), 0.42))),
        (BandKind.GROUND, _ground_word(view), GroundDrawing(swatch)),
        (BandKind.AURA, tr("felt about a model"), AuraDrawing(swatch)),
        (BandKind.TO_COME, tr("where it would go"), ToComeDrawing(swatch)),
    ):
        if kind in here and BAND_OVERLAYS[kind] in view.overlays:
            yield Row(text, _small(shown))


def _ground_word(view: View) -> str:
    """What the ground is called where it lies."""
    bands = () if view.areas is None else view.areas.bands
    return next(
        (band.text.partition(",")[0] for band in bands if band.kind is BandKind.GROUND and band.text), tr("ground")
    )


def _markers(view: View) -> Iterator[Row]:
    drawings = marker_drawings(view.mission, view.readout, view.gone)
    plain = [drawing for drawing in drawings if drawing.marker.kind != "loot"]
    if plain:
        shown = next((drawing for drawing in plain if drawing.controller is None), plain[0])
        second = tr("top: whose marker") if any(drawing.affinity for drawing in plain) else ""
        yield Row(tr("Mission Marker"), _marker_swatch(shown, shown.controller), second, lead=7)
    held = next((drawing for drawing in plain if drawing.controller is not None), None)
    if held is not None:
        yield Row(tr("controlled"), _marker_swatch(held, held.controller), tr("foot: by whom"), lead=3)
    loot = next((drawing for drawing in drawings if drawing.marker.kind == "loot"), None)
    if loot is not None:
        yield Row(tr("Loot Marker"), _marker_swatch(loot, None))


def _marker_swatch(like: MarkerDrawing, controller: SideLook | None) -> Swatch:
    marker = Marker("", "", like.marker.kind, (0, 0), 0.9, like.marker.number)
    return _small(MarkerDrawing(marker, like.affinity, controller))


def _entry_swatch(sides: list[Side]) -> Swatch:
    table = Table(1.7, 1.0)
    length = table.width / len(sides[:2])
    bands = [
        EntryBand(table, side, EdgeSegment(EdgeName.TOP, index * length, (index + 1) * length), every=0.43)
        for index, side in enumerate(sides[:2])
    ]

    def paint(painter: QPainter, paper: Paper, middle: QPointF) -> None:
        _small(*bands)(painter, paper, middle + QPointF(-table.width * _SCALE / 2, BAND / 2))

    return paint


def _exit_swatch(side: Side) -> Swatch:
    table = Table(1.7, 1.0)
    band = ExitBand(table, side, EdgeSegment(EdgeName.TOP, 0.0, table.width), every=0.43)

    def paint(painter: QPainter, paper: Paper, middle: QPointF) -> None:
        _small(band)(painter, paper, middle + QPointF(-table.width * _SCALE / 2, BAND / 2))

    return paint


def _coming_swatch(side: Side) -> Swatch:
    arrow = ComingDrawing(Coming(side.id, (0.0, 0.0), (-1.0, 0.0), ()), side.look)

    def paint(painter: QPainter, paper: Paper, middle: QPointF) -> None:
        _small(arrow)(painter, paper, middle - QPointF(10, 0))

    return paint


def _zone_swatch(side: Side) -> Swatch:
    """The lower end of a zone."""
    table = Table(1.7, 10)
    zone = ZoneDrawing(Area.rectangle(0, 0, table.width, 0.75), side.look, table)

    def paint(painter: QPainter, paper: Paper, middle: QPointF) -> None:
        _small(zone)(painter, paper, middle + QPointF(-table.width * _SCALE / 2, -0.4 * _SCALE))

    return paint


def _lines(painter: QPainter, paper: Paper, middle: QPointF) -> None:
    painter.setPen(pen(veil(paper.theme.ink2, 0.4)))
    for across in (-8.0, 8.0):
        painter.drawLine(QLineF(middle.x() + across, middle.y() - 7, middle.x() + across, middle.y() + 7))
    painter.drawLine(QLineF(middle.x() - 14, middle.y(), middle.x() + 14, middle.y()))


def _cross(painter: QPainter, paper: Paper, middle: QPointF) -> None:
    painter.setPen(pen(paper.theme.grid))
    box = QRectF(middle.x() - 5, middle.y() - 5, 10, 10)
    painter.drawLine(QLineF(box.left(), middle.y(), box.right(), middle.y()))
    painter.drawLine(QLineF(middle.x(), box.top(), middle.x(), box.bottom()))
