"""Tiles at true scale, read back from the PDF by an interpreter of this test's own: no code that wrote them."""

import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from engine.game import Game, starting_models
from engine.mission import Mission, Table
from gui.board.compose import View
from gui.board.overlay import ALL_OVERLAYS
from gui.board.terrain import terrain_drawings
from gui.render.picture import Board
from gui.render.tiles import save_tiles
from gui.render.tiling import PaperSize, tiling
from gui.theme.tokens import PRINT
from missions.load import load_mission
from missions.shipped import shipped_paths

pytestmark = pytest.mark.usefixtures("qapp")
DOTS = 24
"""An inch, of the pictures compared."""
POINTS = 72.0
CIRCLE = 13
"""Points of a circle of four curves."""
MARGIN, OVERLAP, FRAME = 0.4, 0.5, 36 / 96
"""Inches, as the pages tell them: white round each, shared by two, round the table."""


class Pdf:
    """The pages of a file, as the lists of their operators."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        self.objects = dict(re.findall(rb"(?ms)^(\d+) 0 obj\s(.*?)\sendobj", data))
        self.pages = [body for body in self.objects.values() if re.search(rb"/Type /Page\s", body)]
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", data)
        self.sizes = [(float(wide), float(high)) for wide, high in boxes]

    def words(self, page: int) -> list[str]:
        reference = re.search(rb"/Contents (\d+) 0 R", self.pages[page])
        assert reference
        body = self.objects[reference[1]]
        packed = re.split(rb"stream\r?\n", body, maxsplit=1)[1]
        # What follows the packed bytes, such as "endstream", is no part of them.
        content = zlib.decompressobj().decompress(packed)
        return re.findall(r"\[[^\]]*\]|[^\s\[\]]+", content.decode("latin-1"))

    def alphas(self, page: int) -> dict[str, float]:
        """What each graphics state lets through of a fill."""
        resources = re.search(rb"/Resources (\d+) 0 R", self.pages[page])
        assert resources
        found = re.findall(rb"/(GState\d+) (\d+) 0 R", self.objects[resources[1]])
        told = {}
        for name, number in found:
            value = re.search(rb"/ca ([\d.]+)", self.objects[number])
            told[name.decode()] = float(value[1]) if value else 1.0
        return told

    def draw(self, page: int, painter: QPainter) -> list[tuple[str, QPainterPath]]:
        """In points, y up, through the painter as it stands; what was filled, stroked or clipped to, in points."""
        return list(self._draw(page, painter, painter.transform()))

    def looked_at(self, page: int) -> list[tuple[str, QPainterPath]]:
        """What it holds, drawn nowhere."""
        with painting(QImage(8, 8, QImage.Format.Format_RGB32)) as painter:
            return self.draw(page, painter)

    def _draw(self, page: int, painter: QPainter, whole: QTransform) -> Iterator[tuple[str, QPainterPath]]:
        numbers: list[float] = []
        now, alphas = QTransform(), self.alphas(page)
        kept: list[tuple[QTransform, QColor, QColor, float, float, list[float]]] = []
        path, clip = QPainterPath(), ""
        fill, stroke, alpha, width = QColor("black"), QColor("black"), 1.0, 1.0
        dashes: list[float] = []
        for word in self.words(page):
            try:
                numbers.append(float(word))
                continue
            except ValueError:
                pass
            match word:
                case "q":
                    painter.save()
                    kept.append((now, fill, stroke, alpha, width, dashes))
                case "Q":
                    painter.restore()
                    now, fill, stroke, alpha, width, dashes = kept.pop()
                case "cm":
                    now = QTransform(*numbers) * now
                    painter.setTransform(now * whole)
                case "m":
                    path.moveTo(*numbers)
                case "l":
                    path.lineTo(*numbers)
                case "c":
                    path.cubicTo(*numbers)
                case "h":
                    path.closeSubpath()
                case "re":
                    path.addRect(*numbers)
                case "scn" if numbers:
                    fill = QColor.fromRgbF(*numbers)
                case "SCN" if numbers:
                    stroke = QColor.fromRgbF(*numbers)
                case "w":
                    width = numbers[0]
                case "W*" | "W":
                    clip = word
                case "f" | "f*" | "B" | "B*" | "S" | "n":
                    path.setFillRule(Qt.FillRule.OddEvenFill if "*" in word + clip else Qt.FillRule.WindingFill)
                    fill, stroke = QColor(fill), QColor(stroke)
                    fill.setAlphaF(alpha)
                    stroke.setAlphaF(alpha)
                    if clip:
                        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
                    if word[0] in "fB":
                        painter.fillPath(path, fill)
                    if word[0] in "SB":
                        pen = QPen(stroke, width)
                        if dashes and width:
                            pen.setDashPattern([dash / width for dash in dashes])
                        painter.strokePath(path, pen)
                    yield (clip or word, now.map(path))
                    path, clip = QPainterPath(), ""
                case _ if word[0] == "[":
                    dashes = [float(one) for one in word[1:-1].split()]
                case _ if word[1:] in alphas:
                    alpha = alphas[word[1:]]
                case _:
                    assert word[0] == "/" or word in {"gs", "cs", "CS", "J", "j", "d", "M"}, word
            numbers = []


def view_of(mission: Mission) -> View:
    game = Game(mission=mission, models=starting_models(mission))
    return View(mission, terrain_drawings(mission), game, None, None, ALL_OVERLAYS)


def blank(width: float, height: float) -> QImage:
    """White, so many inches large."""
    image = QImage(round(width * DOTS), round(height * DOTS), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    """In inches. Ended also where a test fails: an image must not go before its painter."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(DOTS, DOTS)
    try:
        yield painter
    finally:
        painter.end()


def onto_page(painter: QPainter, high: float) -> None:
    """From inches, y down, to the points of a page."""
    painter.setTransform(QTransform(1 / POINTS, 0, 0, -1 / POINTS, 0, high / POINTS), True)


@pytest.fixture(scope="module")
def mission() -> Mission:
    """A shipped table with all kinds of things on it, cut down to what four pages of A4 hold."""
    whole = load_mission(shipped_paths("starcraft")[0])
    return replace(whole, table=Table(13.0, 18.0), zones=(), sides=tuple(replace(s, entry=()) for s in whole.sides))


@pytest.fixture(scope="module")
def made(mission: Mission, tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Pdf:  # noqa: ARG001  # fonts need it
    path = tmp_path_factory.mktemp("tiles") / "x.pdf"
    assert save_tiles(path, view_of(mission), PaperSize.A4) == 5
    return Pdf(path)


def lines(drawn: list[tuple[str, QPainterPath]], way: int) -> list[tuple[float, float, float]]:
    """Straight lines that were stroked, upright (0) or level (1): where across, from, to, in points."""
    found = []
    for kind, path in drawn:
        if kind == "S" and path.elementCount() == 2:
            first, last = path.elementAt(0), path.elementAt(1)
            one, other = (first.x, first.y), (last.x, last.y)
            if abs(one[way] - other[way]) < 1e-6:
                along = (one[1 - way], other[1 - way])
                found.append((one[way], min(along), max(along)))
    return found


def ticks(drawn: list[tuple[str, QPainterPath]], way: int, window: QRectF) -> list[float]:
    """Where a line stands wholly outside the window on both of its sides, in points."""
    low, high = (window.top(), window.bottom()) if way == 0 else (window.left(), window.right())
    before = {round(at, 2) for at, _, last in lines(drawn, way) if low - 6 < last < low}
    after = {round(at, 2) for at, first, _ in lines(drawn, way) if high + 6 > first > high}
    return sorted(before & after)


def test_the_tiles_put_together_by_their_marks_are_the_whole_picture(made: Pdf, mission: Mission) -> None:
    """Each page is cut at its ticks, and the pieces are laid edge to edge as a person would."""
    wide, high = mission.table.width + 2 * FRAME, mission.table.height + 2 * FRAME
    pieced, whole = blank(wide, high), blank(wide, high)
    x = y = 0.0
    for number in range(1, 5):
        page = made.sizes[number]
        drawn = made.looked_at(number)
        (window,) = [path.boundingRect() for kind, path in drawn if kind == "W*"]
        across, down = ticks(drawn, 0, window), ticks(drawn, 1, window)
        assert (len(across), len(down)) == (2, 2)
        piece = QRectF(x, y, (across[1] - across[0]) / POINTS, (down[1] - down[0]) / POINTS)
        with painting(pieced) as painter:
            painter.setClipRect(piece)
            painter.translate(x - across[0] / POINTS, y - (page[1] - down[1]) / POINTS)
            onto_page(painter, page[1])
            made.draw(number, painter)
        x = piece.right()
        if x > wide - 0.01:
            assert x == pytest.approx(wide, abs=0.001)
            x, y = 0.0, piece.bottom()
    assert y == pytest.approx(high, abs=0.001)
    with painting(whole) as painter:
        painter.scale(1 / 96, 1 / 96)
        Board(replace(view_of(mission), all_bold=True), 96.0, PRINT).paint(painter)
    far = [
        (x, y)
        for x in range(pieced.width())
        for y in range(pieced.height())
        if abs(pieced.pixelColor(x, y).lightness() - whole.pixelColor(x, y).lightness()) > 60
    ]
    assert len(far) <= 60


def test_neighbours_bear_the_same_registration_marks_at_the_same_places_of_the_table(made: Pdf) -> None:
    """Row by row: the middles of the rings on a seam, told from the cut and the upper ends of the ticks."""
    rings = []
    for number in range(1, 5):
        drawn = made.looked_at(number)
        (window,) = [path.boundingRect() for kind, path in drawn if kind == "W*"]
        across, down = ticks(drawn, 0, window), ticks(drawn, 1, window)
        corner = (across[0], down[1])
        found = [path.boundingRect().center() for kind, path in drawn if kind == "S" and path.elementCount() == CIRCLE]
        rings.append({(round(at.x() - corner[0], 1), round(corner[1] - at.y(), 1)) for at in found})
        assert len(found) == 4
        wide, high = round(across[1] - across[0], 1), round(down[1] - down[0], 1)
        on_seams = {at for at in rings[-1] if at[0] in (0, wide) or at[1] in (0, high)}
        assert on_seams == rings[-1]
    first, right, below, _ = rings
    assert {y for x, y in first if x > 0 and y not in (0,)} >= {y for x, y in right if x == 0}
    assert {x for x, y in first if x > 0 and y > 0} >= {x for x, y in below if y == 0}


def test_the_bar_of_ten_inches_is_720_points_long_on_every_page(made: Pdf) -> None:
    assert len(made.pages) == 5
    for number in range(5):
        boxes = [path.boundingRect() for kind, path in made.looked_at(number) if kind == "S"]
        long = [max(box.width(), box.height()) for box in boxes if min(box.width(), box.height()) < 6]
        assert [length for length in long if abs(length - 720.0) <= 0.1], number


@pytest.mark.parametrize("paper", PaperSize)
def test_the_bar_and_the_page_have_their_size_on_every_paper_however_it_is_turned(
    paper: PaperSize, mission: Mission, tmp_path: Path
) -> None:
    millimetres = {PaperSize.A4: (210, 297), PaperSize.LETTER: (215.9, 279.4), PaperSize.A3: (297, 420)}[paper]
    for width, height in ((8.0, 5.0), (5.0, 8.0)):
        bare = replace(mission, table=Table(width, height), terrain=(), markers=(), units=(), zones=())
        bare = replace(bare, sides=tuple(replace(side, entry=()) for side in bare.sides))
        save_tiles(tmp_path / "x.pdf", view_of(bare), paper)
        pdf = Pdf(tmp_path / "x.pdf")
        turned = tuple(sorted(millimetres, reverse=width > height))
        assert pdf.sizes == [pytest.approx([side / 25.4 * POINTS for side in turned], abs=1)] * len(pdf.pages)
        for number in range(len(pdf.pages)):
            boxes = [path.boundingRect() for kind, path in pdf.looked_at(number) if kind == "S"]
            bars = [box for box in boxes if abs((box.width() if width > height else box.height()) - 720.0) <= 0.1]
            assert len(bars) == 1
            page = QRectF(0, 0, *pdf.sizes[number])
            assert page.adjusted(15, 15, -15, -15).contains(bars[0])


@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("size", [(54.75, 36.75), (36.75, 36.75), (36.75, 54.75), (7.0, 10.0), (200.0, 1.0)])
def test_the_windows_cover_the_picture_share_half_an_inch_and_fit_on_the_paper(
    size: tuple[float, float], paper: PaperSize
) -> None:
    cut = tiling(*size, paper)
    assert sorted(cut.page) == sorted(paper.upright)
    for way, page, length in ((cut.across, cut.page[0], size[0]), (cut.down, cut.page[1], size[1])):
        assert way.window <= page - 2 * MARGIN + 1e-9
        assert way.start(0) == 0
        assert way.start(way.count - 1) + way.window == pytest.approx(length)
        for index in range(1, way.count):
            assert way.start(index - 1) + way.window - way.start(index) == pytest.approx(OVERLAP)
            assert way.seams(index)[0] == pytest.approx(way.seams(index - 1)[1])
        one_less = way.count - 1
        assert one_less == 0 or one_less * (page - 2 * MARGIN) - (one_less - 1) * OVERLAP < length
    tiles = list(cut.tiles())
    assert len(tiles) == cut.count
    assert len({tile.label for tile in tiles}) == cut.count
    assert max(paper.upright) - 2 * MARGIN >= 10


def test_paper_is_turned_as_needs_fewer_pages() -> None:
    """A table of 54″ by 36″ with its frame: upright 8 by 4 pages of A4, across 6 by 6; of A3 6 by 3 against 4 by 4."""
    assert (tiling(54.75, 36.75, PaperSize.A4).count, tiling(54.75, 36.75, PaperSize.A4).is_landscape) == (32, False)
    assert (tiling(54.75, 36.75, PaperSize.A3).count, tiling(54.75, 36.75, PaperSize.A3).is_landscape) == (16, True)
    assert tiling(36.75, 54.75, PaperSize.A4).is_landscape
    assert not tiling(7.0, 7.2, PaperSize.A4).is_landscape
    assert tiling(7.2, 7.0, PaperSize.A4).is_landscape
