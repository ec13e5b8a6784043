import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def build(repository: Path) -> ModuleType:
    """What builds the bundle, which no package holds."""
    found = importlib.util.spec_from_file_location("measuretwice_build", repository / "packaging" / "build.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_icon_is_drawn_as_windows_wants_it(tmp_path: Path, build: ModuleType) -> None:
    path = build.draw_icon(tmp_path, "ico", 256)
    assert path.read_bytes().startswith(b"\x00\x00\x01\x00")
    _is_the_icon(path.read_bytes(), 256)


def test_the_icon_is_drawn_as_macos_wants_it(tmp_path: Path, build: ModuleType) -> None:
    """Chunks of a name, a length and what it holds; the picture is the one after the table of contents."""
    data = build.draw_icon(tmp_path, "icns", 512).read_bytes()
    assert (data[:4], int.from_bytes(data[4:8])) == (b"icns", len(data))
    chunks, at = {}, 8
    while at < len(data):
        length = int.from_bytes(data[at + 4 : at + 8])
        chunks[data[at : at + 4]] = data[at + 8 : at + length]
        at += length
    assert at == len(data)
    assert set(chunks) == {b"TOC ", b"ic09"}
    _is_the_icon(chunks[b"ic09"], 512)


def _is_the_icon(data: bytes, side: int) -> None:
    image = QImage.fromData(data)
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(0, 0).alpha() == 0
    assert len({image.pixel(x, side // 2) for x in range(side)}) > 2
