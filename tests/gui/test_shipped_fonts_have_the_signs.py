from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

pytestmark = pytest.mark.usefixtures("qapp")

SIGNS = "0123456789″→·×½★ÄßÉŁ"


@pytest.mark.parametrize(
    ("name", "signs"), [("DejaVuSans", SIGNS + "①"), ("DejaVuSans-Bold", SIGNS + "①"), ("DejaVuSansMono", SIGNS)]
)
def test_a_shipped_font_has_every_sign_the_window_writes(repository: Path, name: str, signs: str) -> None:
    font = QRawFont(str(repository / "assets" / "fonts" / f"{name}.ttf"), 12.0)
    assert font.isValid()
    assert [sign for sign in signs if not font.supportsCharacter(ord(sign))] == []


def test_digits_of_the_shipped_font_are_equally_wide(repository: Path) -> None:
    font = QRawFont(str(repository / "assets" / "fonts" / "DejaVuSans.ttf"), 12.0)
    widths = {advance.x() for advance in font.advancesForGlyphIndexes(font.glyphIndexesForString("0123456789"))}
    assert len(widths) == 1
