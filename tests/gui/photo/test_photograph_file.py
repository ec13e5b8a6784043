"""Photographs from files: upright, as sharp as there is use for, bounded in memory, refused in words."""

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from gui.board.jpeg import lies_whole
from gui.board.portrait_file import NoPicture, read_portrait
from gui.photo.picture_file import LONGEST, kept_size, read_photograph

pytestmark = pytest.mark.usefixtures("qapp")


def _jpeg(path: Path, image: QImage, *, progressive: bool = False) -> Path:
    writer = QImageWriter(str(path), b"jpeg")
    writer.setProgressiveScanWrite(progressive)
    assert writer.write(image)
    return path


def _halves(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(QColor("black"))
    painter = QPainter(image)
    painter.fillRect(0, 0, width, height // 2, QColor("white"))
    painter.end()
    return image


def _said_to_be(path: Path, width: int, height: int) -> Path:
    """The same JPEG, that says it is larger."""
    content = bytearray(path.read_bytes())
    at = next(content.index(marker) for marker in (b"\xff\xc0", b"\xff\xc2") if marker in content)
    content[at + 5 : at + 9] = struct.pack(">HH", height, width)
    path.write_bytes(content)
    return path


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def test_a_photograph_keeps_its_pixels_up_to_a_bound() -> None:
    assert kept_size(QSize(LONGEST, 3000)) == QSize(LONGEST, 3000)
    assert kept_size(QSize(2 * LONGEST, 3000)) == QSize(LONGEST, 1500)
    assert kept_size(QSize(20_000, 20_000)) == QSize(LONGEST, LONGEST)
    assert kept_size(QSize(30_000, 1)) == QSize(LONGEST, 1)


def test_a_jpeg_20_000_pixels_wide_is_read_small(tmp_path: Path) -> None:
    found = read_photograph(_jpeg(tmp_path / "wide.jpg", _halves(20_000, 500)))
    assert (found.width(), found.height()) == (LONGEST, round(500 * LONGEST / 20_000))
    assert found.pixelColor(2000, 20).red() > 215
    assert found.pixelColor(2000, 80).red() < 40


def test_a_photograph_stands_as_the_camera_was_held(tmp_path: Path) -> None:
    """Orientation 3: the camera was upside down."""
    path = _jpeg(tmp_path / "turned.jpg", _halves(600, 400))
    plain = path.read_bytes()
    exif = b"Exif\x00\x00" + struct.pack(">2sHIHHHIHHI", b"MM", 42, 8, 1, 0x0112, 3, 1, 3, 0, 0)
    path.write_bytes(plain[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + plain[2:])
    found = read_photograph(path)
    assert found.pixelColor(300, 20).red() < 40
    assert found.pixelColor(300, 380).red() > 215


def test_what_would_lie_whole_in_memory_is_refused_by_its_size(tmp_path: Path) -> None:
    png = tmp_path / "huge.png"
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", 20_000, 20_000, 8, 2, 0, 0, 0))
    png.write_bytes(b"\x89PNG\r\n\x1a\n" + head + _chunk(b"IDAT", zlib.compress(bytes(100))))
    progressive = _said_to_be(_jpeg(tmp_path / "huge.jpg", _halves(64, 64), progressive=True), 20_000, 20_000)
    beyond = _said_to_be(_jpeg(tmp_path / "beyond.jpg", _halves(64, 64)), 60_000, 60_000)
    for path in (png, progressive, beyond):
        for reading in (read_photograph, read_portrait):
            with pytest.raises(NoPicture, match=f"^{path.name} is too large"):
                reading(path)


def test_a_progressive_picture_of_a_common_size_is_read(tmp_path: Path) -> None:
    path = _jpeg(tmp_path / "common.jpg", _halves(640, 480), progressive=True)
    assert lies_whole(path)
    assert read_photograph(path).size() == QSize(640, 480)
    assert not lies_whole(_jpeg(tmp_path / "plain.jpg", _halves(640, 480)))


def test_colours_that_do_one_after_the_other_lie_whole(tmp_path: Path) -> None:
    path = tmp_path / "odd.jpg"
    frame = b"\xff\xd8\xff\xc0" + struct.pack(">HBHHB", 17, 8, 100, 100, 3) + bytes(9)
    for colours, whole in ((3, False), (1, True)):
        path.write_bytes(frame + b"\xff\xda" + struct.pack(">HB", 6 + 2 * colours, colours) + bytes(20))
        assert lies_whole(path) is whole


@pytest.mark.parametrize("content", [b"", b"\xff\xd8", b"\xff\xd8\xff\xff\xff\xff", b"\xff\xd8\x00" + bytes(50)])
def test_a_head_that_is_not_understood_is_taken_for_one_that_lies_whole(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.jpg"
    path.write_bytes(content)
    assert lies_whole(path)
