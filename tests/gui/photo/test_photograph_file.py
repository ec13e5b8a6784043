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


@pytest.mark.parametrize(
    ("held", "size", "light"),
    [
        (1, (90, 60), (0, 0)),
        (2, (90, 60), (1, 0)),
        (3, (90, 60), (1, 1)),
        (4, (90, 60), (0, 1)),
        (5, (60, 90), (0, 0)),
        (6, (60, 90), (1, 0)),
        (7, (60, 90), (1, 1)),
        (8, (60, 90), (0, 1)),
    ],
)
def test_a_photograph_stands_as_the_camera_was_held(
    held: int, size: tuple[int, int], light: tuple[int, int], tmp_path: Path
) -> None:
    """Its first quarter, from the top left of the file, is light."""
    image = _halves(90, 60)
    painter = QPainter(image)
    painter.fillRect(45, 0, 45, 30, QColor("black"))
    painter.end()
    path = _jpeg(tmp_path / "turned.jpg", image)
    plain = path.read_bytes()
    exif = b"Exif\x00\x00" + struct.pack(">2sHIHHHIHHI", b"MM", 42, 8, 1, 0x0112, 3, 1, held, 0, 0)
    path.write_bytes(plain[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + plain[2:])
    found = read_photograph(path)
    assert (found.width(), found.height()) == size
    lights = {
        (x, y)
        for x in (0, 1)
        for y in (0, 1)
        if found.pixelColor(size[0] * (1 + 2 * x) // 4, size[1] * (1 + 2 * y) // 4).red() > 128
    }
    assert lights == {light}


def test_a_jpeg_that_breaks_off_is_no_picture_and_one_with_more_after_it_is(tmp_path: Path) -> None:
    path = _jpeg(tmp_path / "whole.jpg", _halves(640, 480))
    whole = path.read_bytes()
    path.write_bytes(whole + b"\xff\xda and a film of the same moment")
    assert not read_photograph(path).isNull()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    with pytest.raises(NoPicture, match="broken, or not all of it is there"):
        read_photograph(path)


def test_colours_of_16_bits_are_read_and_told_to_be_too_large_for_what_they_take(tmp_path: Path) -> None:
    path = tmp_path / "deep.png"
    assert _halves(60, 40).convertToFormat(QImage.Format.Format_RGBX64).save(str(path))
    assert read_photograph(path).pixelColor(30, 10).red() > 215
    content = bytearray(path.read_bytes())
    head = _chunk(b"IHDR", struct.pack(">II", 7000, 6000) + bytes(content[24:29]))
    path.write_bytes(bytes(content[:8]) + head + bytes(content[33:]))
    with pytest.raises(NoPicture, match="too large for its kind: 7000 × 6000 pixels"):
        read_photograph(path)


def test_four_inks_and_moving_pictures_are_read_as_they_look_at_first(tmp_path: Path) -> None:
    inks = _jpeg(tmp_path / "inks.jpg", _halves(60, 40).convertToFormat(QImage.Format.Format_CMYK8888))
    assert read_photograph(inks).pixelColor(30, 10).red() > 215
    first, second = (
        b"!\xf9\x04\x00\x0a\x00\x00\x00," + struct.pack("<HHHHB", 0, 0, 2, 2, 0) + b"\x02\x02" + data + b"\x00"
        for data in (b"\x84\x51", b"\x8c\x53")
    )
    moving = tmp_path / "moving.gif"
    moving.write_bytes(
        b"GIF89a" + struct.pack("<HHBBB", 2, 2, 0x80, 0, 0) + b"\xff\0\0\0\0\xff" + first + second + b";"
    )
    assert read_photograph(moving).pixelColor(0, 0) == QColor(255, 0, 0)


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
