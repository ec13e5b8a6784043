"""What the player lays on the table: seen, and never in the way of what is read there."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from engine.mission import Mission, TableMat
from gui.board.ground import Crosses, Grid, Mat
from gui.board.mat import CoveredMat, ground_drawings, mat_colour, picture_of
from gui.board.paper import Paper
from gui.render.picture import render, save_picture
from gui.theme.contrast import contrast
from gui.theme.tokens import INK, LIGHT, THEMES, Theme
from missions.mats import COLOURS

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def chequered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As harsh as a picture can be: black and white, side by side, and red in the corner that is cut off."""
    image = QImage(64, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    for x in range(0, 64, 8):
        for y in range(0, 40, 8):
            if (x + y) // 8 % 2:
                painter.fillRect(x, y, 8, 8, QColor("black"))
    painter.fillRect(0, 0, 2, 40, QColor("red"))
    painter.end()
    path = tmp_path_factory.mktemp("mats") / "chequered.png"
    image.save(str(path))
    return path


def painted(mission: Mission, cover: TableMat, theme: Theme) -> QImage:
    image = QImage(180, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    CoveredMat(mission.table, cover).paint(painter, Paper(theme, 180 / mission.table.width))
    painter.end()
    return image


def test_what_covers_the_table_is_its_ground(mission: Mission) -> None:
    kinds = {
        None: [Mat, Crosses],
        TableMat("#7f9a4a"): [CoveredMat, Crosses],
        TableMat(None, 4.0): [CoveredMat, Grid],
    }
    for cover, drawn in kinds.items():
        assert [type(one) for one in ground_drawings(replace(mission, mat=cover))] == drawn


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_words_are_read_on_every_colour_and_on_the_harshest_picture(
    mission: Mission, chequered: Path, theme: Theme
) -> None:
    for colour in (*COLOURS.values(), "#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff"):
        ground = mat_colour(theme, colour)
        assert contrast(ground, theme.ink) >= 7
        assert contrast(ground, theme.ink2) >= min(4.5, 0.8 * contrast(theme.mat, theme.ink2))
        assert not theme.one_ink or ground.red() == ground.green() == ground.blue()
    image = painted(mission, TableMat("#7f9a4a", None, chequered), theme)
    seen = {image.pixel(x, y) & 0xFFFFFF for x in range(0, 180, 2) for y in range(0, 80, 2)}
    assert len(seen) > 1
    assert all(contrast(QColor(one), theme.ink) >= 4.5 for one in seen)
    assert not theme.one_ink or all(QColor(one).hslSaturation() == 0 for one in seen)


def test_a_picture_fills_the_table_with_its_middle(mission: Mission, chequered: Path) -> None:
    mission = replace(mission, table=replace(mission.table, width=36.0, height=36.0))
    image = painted(mission, TableMat(None, None, chequered), LIGHT)
    colours = [QColor(image.pixel(x, 60)) for x in range(30)]
    assert all(colour.red() - colour.green() < 20 for colour in colours)


@pytest.mark.parametrize("content", [b"", b"no picture at all", None], ids=["empty", "words", "gone"])
def test_without_a_picture_the_table_is_plain_and_why_is_known(
    mission: Mission, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "mat.png"
    if content is not None:
        path.write_bytes(content)
    assert isinstance(picture_of(path), str)
    image = painted(mission, TableMat(None, None, path), LIGHT)
    assert QColor(image.pixel(50, 50)) == LIGHT.mat


@pytest.mark.parametrize("ending", ["svg", "pdf", "png"])
def test_pictures_of_the_table_have_its_mat(mission: Mission, chequered: Path, tmp_path: Path, ending: str) -> None:
    covered = replace(mission, mat=TableMat("#7f9a4a", 6.0, chequered), terrain=(), units=())
    save_picture(tmp_path / f"a.{ending}", covered, plain=True)
    save_picture(tmp_path / f"b.{ending}", replace(covered, mat=None), plain=True)
    assert (tmp_path / f"a.{ending}").read_bytes() != (tmp_path / f"b.{ending}").read_bytes()
    assert ending != "svg" or b"<image" in (tmp_path / "a.svg").read_bytes()


def test_a_picture_is_kept_small_and_one_of_endless_pixels_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.png"
    QImage(4000, 600, QImage.Format.Format_Mono).save(str(path))
    kept = picture_of(path)
    assert isinstance(kept, QImage)
    assert (kept.width(), kept.height()) == (2400, 360)
    monkeypatch.setattr("gui.board.mat.MOST_PIXELS", 4000 * 600 - 1)
    path.touch()
    assert picture_of(path) == "long.png is too large: 4000 × 600 pixels"


def test_one_ink_has_no_colour_on_a_mat_of_colours(mission: Mission, chequered: Path) -> None:
    image = render(replace(mission, mat=TableMat("#a8552e", 4.0, chequered)), theme=INK, px_per_inch=5)
    assert all(
        QColor(image.pixel(x, y)).hslSaturation() == 0
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 3)
    )
