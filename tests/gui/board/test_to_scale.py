"""An inch is an inch, a base its true shape, a pattern the same at every zoom. Measured in painted pixels."""

import math
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter

from engine.mission import EdgeName, Piece, SideLook, Table
from engine.picture import ModelMarks
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from gui.board.drawing import Drawing
from gui.board.ground import FrameSide, Mat
from gui.board.hatch import FALLING, LEVEL, RISING, UPRIGHT, hatch, lattice
from gui.board.models import ModelDrawing, device_radius
from gui.board.models import Piece as Shown
from gui.board.overlays import CoherencyDrawing
from gui.board.paper import Paper
from gui.board.terrain import TerrainDrawing, Tone, tone_of
from gui.theme.tokens import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")
SCALES = pytest.mark.parametrize("scale", [7.3, 18.7, 45.0])


def painted(drawing: Drawing, paper: Paper, width: int, height: int, back: str = "#123456") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(back)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.paint(painter, paper)
    painter.end()
    return image


@SCALES
def test_the_table_is_as_many_inches_wide_as_it_says(scale: float) -> None:
    image = painted(Mat(Table(12, 8)), Paper(LIGHT, scale), round(13 * scale), round(9 * scale))
    row = [image.pixelColor(x, 5) == LIGHT.mat for x in range(image.width())]
    column = [image.pixelColor(5, y) == LIGHT.mat for y in range(image.height())]
    assert sum(row) == pytest.approx(12 * scale, abs=1)
    assert sum(column) == pytest.approx(8 * scale, abs=1)


@SCALES
def test_a_rung_of_the_ladder_is_an_inch(scale: float) -> None:
    image = QImage(round(6 * scale), 24, QImage.Format.Format_RGB32)
    image.fill(LIGHT.desk)
    painter = QPainter(image)
    painter.translate(0, 20)
    FrameSide(Table(6, 4), EdgeName.TOP).paint(painter, Paper(LIGHT, scale))
    painter.end()
    for inch in range(6):
        tone = image.pixelColor(round((inch + 0.5) * scale), 20 - 9).lightness()
        assert (tone < 128) == (inch % 2 == 1), inch


BASES = {
    "round": Base.round(1.25),
    "oval": Base(BaseShape.OVAL, 1.575, 3.937),
    "rectangle": Base(BaseShape.RECTANGLE, 2.0, 1.0),
}


def inside(base: Base, turn: float, dx: float, dy: float) -> float:
    """Below 1 on the base, above 1 off it; as far as the rim at 1."""
    angle = math.radians(turn)
    x = dx * math.cos(angle) + dy * math.sin(angle)
    y = -dx * math.sin(angle) + dy * math.cos(angle)
    across, along = abs(x) / (base.width / 2), abs(y) / (base.depth / 2)
    return max(across, along) if base.shape is BaseShape.RECTANGLE else math.hypot(across, along)


@SCALES
@pytest.mark.parametrize("turn", [0.0, 33.0, 90.0])
@pytest.mark.parametrize("shape", list(BASES))
def test_a_base_covers_its_own_shape_and_no_more(shape: str, turn: float, scale: float) -> None:
    base, side = BASES[shape], round(6 * scale)
    image = painted(ModelDrawing(Shown(base, Pose(3, 3, turn), SideLook.RED)), Paper(LIGHT, scale), side, side)
    colours = {LIGHT.red.fill.name(), LIGHT.red.edge.name(), LIGHT.red.glyph.name()}
    hair = 2.0 / scale / min(base.width, base.depth) * 2
    for x in range(0, side, 2):
        for y in range(0, side, 2):
            away = inside(base, turn, (x + 0.5) / scale - 3, (y + 0.5) / scale - 3)
            name = image.pixelColor(x, y).name()
            if away > 1 + hair:
                assert name not in colours, (x, y, away)
            elif away < 0.25 or 0.75 < away < 1 - hair:
                assert name != "#123456", (x, y, away)
            if away > 1 + 2 * hair:
                assert name == "#123456", (x, y, away)


@SCALES
@pytest.mark.parametrize(("direction", "tile"), [(RISING, 8.0), (FALLING, 8.0), (LEVEL, 4.0), (UPRIGHT, 5.0)])
def test_a_hatch_has_the_same_tile_at_every_zoom(scale: float, direction: float, tile: float) -> None:
    lines = hatch(Area.rectangle(0, 0, 8, 8), Paper(LIGHT, scale), tile, direction)
    middle = 4 * scale
    if direction == LEVEL:
        cuts = sorted(line.y1() for line in lines)
    else:
        crossing = [line for line in lines if min(line.y1(), line.y2()) < middle < max(line.y1(), line.y2())]
        cuts = sorted(
            line.x1() + (middle - line.y1()) * (line.x2() - line.x1()) / (line.y2() - line.y1()) for line in crossing
        )
    steps = [after - before for before, after in pairwise(cuts)]
    assert len(steps) >= 5
    assert steps == pytest.approx([tile] * len(steps))


def test_a_rising_hatch_rises_and_a_falling_one_falls() -> None:
    square, paper = Area.rectangle(0, 0, 4, 4), Paper(LIGHT, 20)
    for direction, sign in ((RISING, -1), (FALLING, 1)):
        for line in hatch(square, paper, 8, direction):
            assert (line.dy() > 0) == (line.dx() * sign > 0)


@pytest.mark.parametrize("direction", [RISING, FALLING, LEVEL, UPRIGHT])
def test_a_hatch_stays_inside_and_keeps_out_of_holes(direction: float) -> None:
    area = Area.disc((5, 5), 4) - Area.disc((6, 5), 1.5)
    paper = Paper(LIGHT, 20)
    lines = hatch(area, paper, 8, direction)
    assert len(lines) > 20
    for line in lines:
        for share in (0.02, 0.5, 0.98):
            point = line.pointAt(share)
            x, y = point.x() / 20, point.y() / 20
            assert math.dist((x, y), (5, 5)) <= 4
            assert math.dist((x, y), (6, 5)) >= 1.499
        for end in (line.p1(), line.p2()):
            assert area.distance_to_outline((end.x() / 20, end.y() / 20)) < 0.002


def test_a_hatch_stands_still_while_its_outline_moves() -> None:
    paper = Paper(LIGHT, 20)

    def offsets(area: Area) -> set[float]:
        return {round((line.x1() + line.y1()) % 8, 6) % 8 for line in hatch(area, paper, 8, RISING)}

    assert offsets(Area.disc((5, 5), 2)) == offsets(Area.disc((5.37, 4.91), 2)) == {0.0}


def test_a_lattice_keeps_its_margin() -> None:
    area = Area.disc((5, 5), 4)
    places = list(lattice(area, Paper(LIGHT, 20), 5, 5, margin=4))
    assert len(places) > 100
    assert all(math.hypot(at.x() - 100, at.y() - 100) <= 80 - 4 + 0.05 for at in places)


@SCALES
def test_the_ribbon_of_an_area_is_five_pixels_wide(scale: float) -> None:
    image = painted(
        CoherencyDrawing(Area.disc((3, 3), 2.5)), Paper(LIGHT, scale), round(6 * scale), round(6 * scale), "#ffffff"
    )
    row = round(3 * scale)
    coloured = [x for x in range(row) if image.pixelColor(x, row).name() != "#ffffff"]
    assert len(coloured) == pytest.approx(6, abs=1.5)
    assert image.pixelColor(row, row).name() == "#ffffff"


@pytest.mark.parametrize(
    ("across", "numbered", "radius"),
    [(9.9, True, 0.0), (10.0, True, 2.2), (33.9, True, 7.458), (34.0, True, 10.2), (40, False, 8.8), (90, False, 9.5)],
)
def test_a_device_comes_at_ten_pixels_and_its_number_at_thirty_four(
    across: float, numbered: bool, radius: float
) -> None:
    base = Base.round(1.0)
    assert device_radius(base, Paper(LIGHT, across), 3 if numbered else None) == pytest.approx(radius)


@pytest.mark.parametrize("look", list(SideLook))
def test_a_model_that_has_acted_is_hollow(look: SideLook) -> None:
    paper, side = Paper(LIGHT, 25), LIGHT.side_colours(look)
    for acted, expected in ((False, side.glyph), (True, side.fill)):
        shown = Shown(Base.round(1.25), Pose(2, 2), look, None, ModelMarks(acted=acted))
        assert painted(ModelDrawing(shown), paper, 100, 100).pixelColor(50, 50) == expected


@pytest.mark.parametrize("look", list(SideLook))
def test_a_device_stays_upright_however_the_base_is_turned(look: SideLook) -> None:
    paper = Paper(LIGHT, 25)
    pictures = [
        painted(ModelDrawing(Shown(Base.round(1.25), Pose(2, 2, turn), look)), paper, 100, 100).copy(42, 42, 17, 17)
        for turn in (0.0, 77.0)
    ]
    assert pictures[0] == pictures[1]


def count(image: QImage, wanted: Callable[[str], bool]) -> int:
    return sum(wanted(image.pixelColor(x, y).name()) for x in range(image.width()) for y in range(image.height()))


def test_every_mark_shows() -> None:
    paper = Paper(LIGHT, 40)

    def shown(marks: ModelMarks) -> QImage:
        return painted(ModelDrawing(Shown(Base.round(1.25), Pose(2, 2), SideLook.BLUE, None, marks)), paper, 160, 160)

    plain = shown(ModelMarks())
    changed = [
        ModelMarks(acted=True),
        ModelMarks(leader=True),
        ModelMarks(hidden=True),
        ModelMarks(adrift=True),
        ModelMarks(facing=True),
        ModelMarks(health=(1, 3)),
        ModelMarks(health=(2, 3)),
        ModelMarks(health=(5, 16)),
        ModelMarks(badges=("B",)),
    ]
    pictures = [plain, *map(shown, changed)]
    assert len({picture.constBits().tobytes() for picture in pictures}) == len(pictures)
    assert shown(ModelMarks(health=(3, 3))) == plain
    refuse = LIGHT.refuse.name()
    assert count(shown(ModelMarks(adrift=True)), refuse.__eq__) > 20
    assert count(plain, refuse.__eq__) == 0


@pytest.mark.parametrize(
    ("size", "height", "tone"),
    [
        (0, None, Tone.FLAT),
        (1, None, Tone.LOW),
        (2, None, Tone.WALL),
        (3, None, Tone.HIGH),
        (5, None, Tone.HIGH),
        (1, 9.0, Tone.LOW),
        (None, None, Tone.WALL),
        (None, 0.0, Tone.FLAT),
        (None, 0.99, Tone.LOW),
        (None, 1.0, Tone.WALL),
        (None, 2.99, Tone.WALL),
        (None, 3.0, Tone.HIGH),
    ],
)
def test_tone_follows_size_and_then_height(size: int | None, height: float | None, tone: Tone) -> None:
    assert tone_of(Piece("x", "X", "ruin", Area.rectangle(0, 0, 2, 2), size, height)) is tone


def test_a_size_is_written_where_there_is_room_for_it() -> None:
    wall = TerrainDrawing(Piece("x", "X", "wall", Area.rectangle(0, 0, 5, 1), 2))
    assert wall.numeral_at(Paper(LIGHT, 13.9)) is None
    place = wall.numeral_at(Paper(LIGHT, 14.2))
    assert place is not None
    assert (place.x(), place.y()) == pytest.approx((2.5 * 14.2, 0.5 * 14.2))


def test_the_size_of_a_bent_wall_is_written_on_the_wall() -> None:
    bent = Area.rectangle(0, 0, 8, 1.5) | Area.rectangle(0, 0, 1.5, 8)
    place = TerrainDrawing(Piece("x", "X", "wall", bent, 2)).numeral_at(Paper(LIGHT, 20))
    assert place is not None
    assert bent.contains((place.x() / 20, place.y() / 20))
