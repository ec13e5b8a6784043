"""A table with round bases on it, drawn flat and then as a camera sees it from one side."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from engine.mission import SideLook
from geometry.base import Base
from geometry.photograph import Corners
from geometry.pose import Point
from gui.panels.look import Look
from gui.photo.dialog import PhotoDialog, Setting
from gui.photo.standing import Kind

WIDTH, DEPTH = 48.0, 36.0
CORNERS: Corners = ((420.0, 150.0), (1630.0, 130.0), (1905.0, 1310.0), (90.0, 1350.0))
BASE = Base.round(32 / 25.4)
FIGURES: tuple[Point, ...] = ((10.0, 8.0), (13.5, 9.0), (30.0, 20.0), (40.0, 31.0))
RED, BLUE = (
    Kind("red.guard", "Guard", SideLook.RED, BASE, (1, 2)),
    Kind("blue.raider", "Raider", SideLook.BLUE, BASE),
)


@dataclass(frozen=True)
class Taken:
    path: Path
    to_picture: QTransform

    def pixel(self, place: Point) -> QPointF:
        return self.to_picture.map(QPointF(*place))


@pytest.fixture(scope="session")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Taken:
    flat = QPolygonF([QPointF(0, 0), QPointF(WIDTH, 0), QPointF(WIDTH, DEPTH), QPointF(0, DEPTH)])
    to_picture = QTransform()
    assert QTransform.quadToQuad(flat, QPolygonF([QPointF(*corner) for corner in CORNERS]), to_picture)
    image = QImage(2000, 1500, QImage.Format.Format_RGB32)
    image.fill(QColor("#5b5248"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(to_picture)
    painter.setPen(QColor(0, 0, 0, 0))
    painter.setBrush(QColor("#4f7a4a"))
    painter.drawPolygon(flat)
    painter.setBrush(QColor("#7d6a4f"))
    painter.drawRect(20, 6, 6, 4)
    painter.setBrush(QColor("#e8d9a0"))
    for x, y in FIGURES:
        painter.drawEllipse(QPointF(x, y), BASE.width / 2, BASE.width / 2)
    painter.end()
    path = tmp_path_factory.mktemp("photo") / "table.png"
    assert image.save(str(path))
    return Taken(path, to_picture)


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> PhotoDialog:
    made = PhotoDialog(Look(), Setting(WIDTH, DEPTH, (RED, BLUE), units=True), tmp_path)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made
