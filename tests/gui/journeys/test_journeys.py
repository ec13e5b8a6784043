"""Ten journeys through the real window on an X display, and what it showed beside what it is to show."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

HERE = Path(__file__).parent
MOST_BYTES = 1_500_000


def beside(name: str) -> ModuleType:
    """A module of this folder, which is no package."""
    spec = importlib.util.spec_from_file_location(f"journeys_{name}", HERE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


play = beside("play")
pictures = beside("pictures")


@pytest.fixture(scope="module")
def shown() -> Iterator[str]:
    with play.display() as shown:
        if not shown:
            pytest.skip("Xvfb is not installed, or did not start")
        yield shown


def stages(name: str, folder: Path) -> dict[str, Path]:
    """As they are kept; the whole pictures lie beside them."""
    found = {path.name.split(".")[1]: path for path in folder.glob(f"{name}.*.png")}
    return {stage: folder / f"{name}.{stage}.png" for stage in found}


@pytest.mark.long
@pytest.mark.xvfb
@pytest.mark.parametrize("name", play.NAMES)
def test_a_journey_shows_what_it_is_to_show(name: str, shown: str, tmp_path: Path) -> None:
    done = play.played(name, tmp_path, shown)
    assert (done.returncode, done.stderr) == (0, "")
    seen, kept = stages(name, tmp_path), stages(name, play.REFERENCES)
    assert seen.keys() == kept.keys()
    told = {stage: pictures.compare_files(seen[stage], kept[stage]) for stage in seen}
    assert not [f"{stage}: {one}" for stage, one in told.items() if not one.same], f"the pictures are in {tmp_path}"


@pytest.mark.long
@pytest.mark.xvfb
def test_a_panel_an_overlay_names_or_a_colour_that_is_otherwise_is_noticed(shown: str, tmp_path: Path) -> None:
    name, stage = "a_charge", "in-the-hand"
    done = play.played(name, tmp_path, shown, stage)
    assert (done.returncode, done.stderr) == (0, "")
    kept = play.REFERENCES / f"{name}.{stage}.png"
    spoiled = {path.name.split(".")[2]: path for path in tmp_path.glob(f"{name}.{stage}.*.png")}
    spoiled.pop("whole")
    assert len(spoiled) >= 7
    assert [what for what, path in spoiled.items() if pictures.compare_files(path, kept).same] == []


def test_every_journey_has_two_references_or_more_and_all_are_small() -> None:
    found = list(play.REFERENCES.glob("*.png"))
    assert {path.name.split(".")[0] for path in found} == set(play.NAMES)
    assert min(len(stages(name, play.REFERENCES)) for name in play.NAMES) >= 2
    assert sum(path.stat().st_size for path in found) < MOST_BYTES


def a_picture(*, label: bool = True, smoothed: bool = True, panel: str = "#f4f1e4", line: bool = True) -> QImage:
    picture = QImage(320, 256, QImage.Format.Format_RGB888)
    picture.fill(QColor("#faf7ec"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smoothed)
    painter.fillRect(QRect(200, 0, 120, 256), QColor(panel))
    if line:
        painter.setPen(QColor("#14784a"))
        painter.drawEllipse(20, 20, 150, 150)
    if label:
        font = QFont("DejaVu Sans")
        font.setPixelSize(12)
        if not smoothed:
            font.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
        painter.setFont(font)
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(30, 220, "reach 10″, may end here")
    painter.end()
    return picture


def against(picture: QImage) -> bool:
    return pictures.compare(pictures.shrink(picture), pictures.shrink(a_picture())).same


@pytest.mark.usefixtures("qapp")
def test_edges_smoothed_otherwise_are_the_same_picture() -> None:
    assert a_picture() != a_picture(smoothed=False)
    assert against(a_picture(smoothed=False))


@pytest.mark.usefixtures("qapp")
def test_a_label_a_line_or_a_colour_that_is_otherwise_is_another_picture() -> None:
    assert not against(a_picture(label=False))
    assert not against(a_picture(line=False))
    assert not against(a_picture(panel="#e2dfd2"))
    assert against(a_picture(panel="#f0ede0"))


@pytest.mark.usefixtures("qapp")
def test_a_picture_of_another_size_is_another() -> None:
    assert not against(a_picture().copy(0, 0, 304, 256))


@pytest.mark.parametrize(("cells", "same"), [(3, True), (4, False)])
def test_three_cells_may_be_otherwise_and_four_may_not(cells: int, same: bool) -> None:
    first = np.full((32, 64, 3), 200, np.uint8)
    second = first.copy()
    second[0:2, 0 : 2 * cells] += 10

    def image(colours: np.ndarray) -> QImage:
        return QImage(colours.tobytes(), 64, 32, 192, QImage.Format.Format_RGB888).copy()

    assert pictures.compare(image(first), image(second)).cells == cells
    assert pictures.compare(image(first), image(second)).same is same


@pytest.mark.parametrize(("off", "cells"), [(9, 0), (10, 1)])
def test_a_cell_may_be_nine_off_and_not_ten(off: int, cells: int) -> None:
    first = np.full((2, 2, 3), 200, np.uint8)
    second = first.copy()
    second[:, :, 2] += off
    one, other = (QImage(c.tobytes(), 2, 2, 6, QImage.Format.Format_RGB888).copy() for c in (first, second))
    assert pictures.compare(one, other).cells == cells
