"""Pictures of the player's own: read small whatever the file is, and drawn so that side and number stay legible."""

import os
import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from engine.mission import SideLook
from engine.picture import ModelMarks
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from gui.board.ghost import GhostDrawing
from gui.board.models import ModelDrawing, Piece
from gui.board.paper import Paper
from gui.board.portrait import Portrait
from gui.board.portrait_file import LARGEST, LONGEST, NoPicture, read_portrait
from gui.theme.tokens import INK, LIGHT, Theme

pytestmark = pytest.mark.usefixtures("qapp")
GREEN, YELLOW = QColor(0, 255, 0), QColor(255, 255, 0)
MIDDLE = (40.0, 40.0)


def picture(width: int, height: int, left: QColor = GREEN, right: QColor = GREEN) -> QImage:
    made = QImage(width, height, QImage.Format.Format_RGB32)
    made.fill(right)
    painter = QPainter(made)
    painter.fillRect(0, 0, width // 2, height, left)
    painter.end()
    return made


def saved(path: Path, image: QImage) -> Path:
    assert image.save(str(path))
    return path


def turned_by_exif(path: Path, image: QImage, orientation: int) -> Path:
    """A JPEG whose camera was held on its side."""
    plain = saved(path, image).read_bytes()
    tag = struct.pack(">2sHIHHHIHHI", b"MM", 42, 8, 1, 0x0112, 3, 1, orientation, 0, 0)
    exif = b"Exif\x00\x00" + tag
    path.write_bytes(plain[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + plain[2:])
    return path


@pytest.mark.parametrize(
    ("size", "kept"),
    [
        ((200, 100), (200, 100)),
        ((LARGEST, LARGEST), (LARGEST, LARGEST)),
        ((2 * LARGEST, 4 * LARGEST), (LARGEST, 2 * LARGEST)),
        ((20_000, 40), (LONGEST, 3)),
        ((20_000, 1), (LONGEST, 1)),
    ],
)
@pytest.mark.parametrize("ending", ["png", "jpg", "bmp"])
def test_a_picture_is_kept_small(size: tuple[int, int], kept: tuple[int, int], ending: str, tmp_path: Path) -> None:
    found = read_portrait(saved(tmp_path / f"own.{ending}", picture(*size)))
    assert (found.width(), found.height()) == kept


def test_a_photograph_stands_as_it_was_taken(tmp_path: Path) -> None:
    """Orientation 6: what lies left in the file is at the top of the picture."""
    found = read_portrait(turned_by_exif(tmp_path / "own.jpg", picture(800, 400, GREEN, YELLOW), 6))
    assert (found.width(), found.height()) == (LARGEST, 2 * LARGEST)
    assert found.pixelColor(LARGEST // 2, 20).red() < 40
    assert found.pixelColor(LARGEST // 2, 2 * LARGEST - 20).red() > 215


def test_a_large_drawing_never_lies_whole_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "own.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000">'
        '<rect width="20000" height="20000" fill="#00ff00"/></svg>',
        encoding="utf-8",
    )
    found = read_portrait(path)
    assert (found.width(), found.height()) == (LARGEST, LARGEST)
    assert found.pixelColor(9, 9) == GREEN


def beginning_of(path: Path, width: int, height: int) -> Path:
    """No more of a picture than what says how large it would be, and a little of the rest."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(99))))
    return path


def test_why_a_file_gives_no_picture_is_told(tmp_path: Path) -> None:
    (tmp_path / "words.png").write_text("no picture", encoding="utf-8")
    (tmp_path / "nothing.png").write_bytes(b"")
    (tmp_path / "folder.png").mkdir()
    os.mkfifo(tmp_path / "pipe.png")
    whole = saved(tmp_path / "whole.png", picture(300, 300, GREEN, YELLOW)).read_bytes()
    (tmp_path / "half.png").write_bytes(whole[: len(whole) // 2])
    beginning_of(tmp_path / "large.png", 20_000, 20_000)
    beginning_of(tmp_path / "endless.png", 30_000, 30_000)
    for name, told in {
        "gone.png": "gone.png is not there",
        "words.png": "words.png is no picture that can be read",
        "nothing.png": "nothing.png is no picture that can be read",
        "folder.png": "folder.png is no file",
        "pipe.png": "pipe.png is no file",
        "half.png": "half.png is broken, or not all of it is there",
        "large.png": "large.png is too large for its kind: 20000 × 20000 pixels; as JPEG it can be read",
        "endless.png": "endless.png is too large: 30000 × 30000 pixels",
    }.items():
        with pytest.raises(NoPicture) as wrong:
            read_portrait(tmp_path / name)
        assert str(wrong.value) == told


def drawn(piece: Piece, theme: Theme = LIGHT, scale: float = 40.0) -> QImage:
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(theme.mat)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ModelDrawing(piece).paint(painter, Paper(theme, scale))
    painter.end()
    return image


def test_a_ghost_has_the_picture_of_its_model_as_one_sees_through_it() -> None:
    def middle(portrait: Portrait | None, theme: Theme = LIGHT) -> QColor:
        image = QImage(80, 80, QImage.Format.Format_RGB32)
        image.fill(theme.mat)
        painter = QPainter(image)
        ghost = GhostDrawing(Base.round(1.5), Pose(1, 1), SideLook.BLUE, legal=True, leader=False, portrait=portrait)
        ghost.paint(painter, Paper(theme, 40.0))
        painter.end()
        return image.pixelColor(40, 40)

    own = middle(Portrait(picture(64, 64)))
    assert own.green() - own.red() > 90
    assert own != GREEN
    assert middle(None).green() - middle(None).red() < 60
    assert middle(Portrait(picture(64, 64)), INK) == middle(None, INK)


def placed(base: Base, scale: float = 40.0, turn: float = 0.0, marks: ModelMarks | None = None) -> Piece:
    at = Pose(MIDDLE[0] / scale, MIDDLE[1] / scale, turn)
    return Piece(base, at, SideLook.BLUE, marks=marks or ModelMarks(), portrait=Portrait(picture(64, 64)))


def is_picture(image: QImage, x: float, y: float) -> bool:
    colour = image.pixelColor(QPointF(MIDDLE[0] + x, MIDDLE[1] + y).toPoint())
    return colour.green() > 200 and colour.red() < 90 and colour.blue() < 90


def test_a_picture_fills_the_base_within_a_rim_of_its_side() -> None:
    image = drawn(placed(Base.round(1.5)))
    assert is_picture(image, 0, -10)
    assert is_picture(image, -20, 0)
    for x, y in ((26.5, 0), (0, -26.5)):
        assert image.pixelColor(int(MIDDLE[0] + x), int(MIDDLE[1] + y)) == LIGHT.blue.fill
    assert not any(is_picture(image, x, y) for x, y in ((33, 0), (0, -33), (24, 24), (-24, -24)))


def test_the_sign_of_the_side_stands_on_its_own_ground() -> None:
    image = drawn(placed(Base.round(1.5)))
    row = [image.pixelColor(int(MIDDLE[0]), y) for y in range(80)]
    assert LIGHT.blue.glyph in row
    assert row.index(LIGHT.blue.glyph) > MIDDLE[1]


def test_a_turned_base_cuts_its_picture_to_its_own_shape() -> None:
    image = drawn(placed(Base(BaseShape.RECTANGLE, 1.8, 0.8), turn=90))
    assert is_picture(image, 0, -28)
    assert not is_picture(image, 20, 0)


def test_no_picture_where_it_could_not_be_made_out_or_would_tell_too_much() -> None:
    base = Base.round(1.5)
    for piece, theme, scale in (
        (placed(base, 12.0), LIGHT, 12.0),
        (placed(base, marks=ModelMarks(hidden=True)), LIGHT, 40.0),
        (placed(base), INK, 40.0),
    ):
        image = drawn(piece, theme, scale)
        assert not any(is_picture(image, x, y) for x in range(-30, 30, 3) for y in range(-30, 30, 3))


def test_wounds_are_read_on_the_rim() -> None:
    base = Base.round(1.0)
    whole, wounded = (drawn(placed(base, marks=ModelMarks(health=(left, 3)))) for left in (3, 1))
    assert is_picture(whole, 0, -16)
    assert not is_picture(wounded, 0, -16)
    assert is_picture(wounded, 0, -13)


def test_what_was_cut_before_is_not_cut_again(monkeypatch: pytest.MonkeyPatch) -> None:
    cuts: list[QPainterPath] = []
    real = Portrait._cut

    def counted(self: Portrait, shape: QPainterPath, box: QRectF, sharp: float) -> QImage:
        cuts.append(shape)
        return real(self, shape, box, sharp)

    monkeypatch.setattr(Portrait, "_cut", counted)
    piece = placed(Base.round(1.5))
    for _ in range(3):
        drawn(piece)
    assert len(cuts) == 1


def test_a_zoom_keeps_no_more_than_a_few_cuts() -> None:
    portrait = Portrait(picture(64, 64))
    for scale in range(40, 140, 2):
        drawn(Piece(Base.round(1.5), Pose(1, 1), SideLook.BLUE, portrait=portrait), scale=float(scale))
        assert portrait.held <= 600_000
    assert len(portrait._cuts) > 5
