"""A picture of a table, measured by hand and by keys: opened, its corners marked, bases set, limits weighed.

The table has round bases on it, and is drawn as a camera sees it from one side.
"""

import math
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPolygonF, QTransform
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.findings import Limit
from engine.mission import SideLook
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import separation
from geometry.photograph import Corners
from geometry.pose import Point, Pose, distance
from geometry.unsure import Call
from gui.panels.look import Look
from gui.photo import words
from gui.photo.dialog import PhotoDialog, Setting
from gui.photo.standing import TURN, Kind, Table, by_turn
from gui.theme.tokens import DARK, LIGHT

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
LEFT = Qt.MouseButton.LeftButton
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


def read(dialog: PhotoDialog, path: Path, qtbot: QtBot) -> None:
    dialog.read(path)
    qtbot.waitUntil(lambda: dialog.errands.is_idle)


@pytest.fixture
def above(dialog: PhotoDialog, taken: Taken, qtbot: QtBot) -> PhotoDialog:
    """With its corners marked as exactly as the picture has them."""
    read(dialog, taken.path, qtbot)
    for number, corner in enumerate(CORNERS):
        dialog.corners.mark(number, *corner)
    qtbot.mouseClick(dialog.marking.ahead, LEFT)
    return dialog


def table(dialog: PhotoDialog) -> Table:
    assert dialog.table is not None
    return dialog.table


def click(dialog: PhotoDialog, at: tuple[float, float], qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.view.viewport(), LEFT, pos=dialog.view.from_inches(at).toPoint())


def test_corners_are_marked_by_hand_and_the_bases_clicked_lie_within_the_error_told(
    dialog: PhotoDialog, taken: Taken, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(taken.path), ""))
    qtbot.mouseClick(dialog.marking.opening, LEFT)
    qtbot.waitUntil(lambda: dialog.errands.is_idle)
    assert not dialog.marking.ahead.isEnabled()
    for number, corner in enumerate(CORNERS):
        assert dialog.corners.at_hand == number
        qtbot.mouseClick(dialog.corners, LEFT, pos=dialog.corners.to_view(QPointF(*corner)).toPoint())
    coarse = dialog.corners.unsure[0]
    assert coarse > 2, "a view coarser than the picture marks no single pixel"
    qtbot.mouseClick(dialog.marking.ahead, LEFT)
    for number, figure in enumerate(FIGURES):
        dialog.panel.kinds.setCurrentIndex(number // 2)
        click(dialog, figure, qtbot)
    there = table(dialog)
    assert list(there.standing) == ["red.guard.1", "red.guard.2", "blue.raider.1", "blue.raider.2"]
    for (id, one), figure in zip(there.standing.items(), FIGURES, strict=True):
        assert distance(one.placed.centre, figure) <= there.errors[id]
        assert there.errors[id] >= dialog.view.hand
    told = dialog.panel.list.item(0, 2)
    assert told is not None
    assert told.text() == words.error(there.errors["red.guard.1"])


def test_corners_and_bases_are_set_by_keys_alone(dialog: PhotoDialog, taken: Taken, qtbot: QtBot) -> None:
    read(dialog, taken.path, qtbot)
    for number, corner in enumerate(CORNERS):
        qtbot.keyClick(dialog.corners, str(number + 1))
        x, y = dialog.corners.corners[number]
        for off, back, ahead in (
            (corner[0] - x, Qt.Key.Key_Left, Qt.Key.Key_Right),
            (corner[1] - y, Qt.Key.Key_Up, Qt.Key.Key_Down),
        ):
            far, near = divmod(round(abs(off)), 25)
            key = ahead if off > 0 else back
            for _ in range(far):
                qtbot.keyClick(dialog.corners, key, Qt.KeyboardModifier.ShiftModifier)
            for _ in range(near):
                qtbot.keyClick(dialog.corners, key)
        qtbot.keyClick(dialog.corners, Qt.Key.Key_Return)
    assert all(distance(a, b) < 0.75 for a, b in zip(dialog.corners.corners, CORNERS, strict=True))
    dialog.look_from_above()
    view = dialog.view
    qtbot.keyClick(view, Qt.Key.Key_Return)
    (one,) = table(dialog).standing.values()
    assert one.placed.centre == pytest.approx((WIDTH / 2, DEPTH / 2))
    qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, "m")
    (one,) = table(dialog).standing.values()
    assert one.placed.centre == pytest.approx((WIDTH / 2 + 20 / view.scale_px, DEPTH / 2 + 1 / view.scale_px))
    qtbot.keyClick(view, "]")
    assert table(dialog).standing[one.id].placed.pose.turn == 15
    before = view.hand
    qtbot.keyClick(view, "+")
    assert view.hand < before
    qtbot.keyClick(view, "n")
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert not table(dialog).standing


def test_the_picture_lies_under_the_table_as_it_is_seen_from_above(above: PhotoDialog) -> None:
    seen = above.view.grab().toImage()
    ratio = seen.devicePixelRatio()
    for place, red in (*((figure, 0xE8) for figure in FIGURES), ((23.0, 8.0), 0x7D), ((5.0, 32.0), 0x4F)):
        at = above.view.from_inches(place) * ratio
        assert seen.pixelColor(round(at.x()), round(at.y())).red() == pytest.approx(red, abs=6)
    beside = above.view.from_inches((FIGURES[2][0] + 0.5 * BASE.width + 0.25, FIGURES[2][1])) * ratio
    assert seen.pixelColor(round(beside.x()), round(beside.y())).red() == pytest.approx(0x4F, abs=6)


def test_a_limit_is_answered_in_three_ways_by_the_errors_of_both_bases(above: PhotoDialog, qtbot: QtBot) -> None:
    for figure in FIGURES[:2]:
        click(above, figure, qtbot)
    panel = above.panel
    assert panel.measure is not None
    true = distance(*FIGURES[:2]) - BASE.width
    assert abs(panel.measure.apart - true) <= panel.measure.error
    edge = panel.measure.apart
    for off, at_most, at_least in (
        (1.2, Call.LEGAL, Call.NOT_LEGAL),
        (0.8, Call.TOO_CLOSE, Call.TOO_CLOSE),
        (-0.8, Call.TOO_CLOSE, Call.TOO_CLOSE),
        (-1.2, Call.NOT_LEGAL, Call.LEGAL),
    ):
        panel.limit.setValue(edge + off * panel.measure.error)
        for kind, said in ((Limit.AT_MOST, at_most), (Limit.AT_LEAST, at_least)):
            panel.limit_kind.setCurrentIndex(list(Limit).index(kind))
            panel.asked_otherwise.emit()
            assert panel.answer.text().startswith(f"<b>{words.CALLS[said]}</b>")
    assert words.error(panel.measure.error) in panel.answer.text()


def test_a_known_length_that_disagrees_makes_every_error_larger(above: PhotoDialog, qtbot: QtBot) -> None:
    click(above, FIGURES[0], qtbot)
    before = table(above).errors["red.guard.1"]
    for known, grows in ((20.0, False), (21.0, True), (0.0, False)):
        qtbot.mouseClick(above.panel.ends, LEFT)
        above.panel.known_box.setValue(known)
        for end in ((20.0, 30.0), (40.0, 30.0)):
            click(above, end, qtbot)
        assert (table(above).errors["red.guard.1"] > before + 0.3) is grows
        assert len(table(above).standing) == 1
        assert (above.length is None) is (known == 0)
        assert above.panel.said.text() == ("" if above.length is None else words.known(above.length))


def test_no_more_models_are_set_than_a_unit_has_and_the_list_can_be_copied(above: PhotoDialog, qtbot: QtBot) -> None:
    for figure in FIGURES[:3]:
        click(above, figure, qtbot)
    assert len(table(above).standing) == len(RED.models)
    assert above.panel.said.text()
    above.panel.kinds.setCurrentIndex(1)
    click(above, FIGURES[2], qtbot)
    qtbot.mouseClick(above.panel.copying, LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[0] for line in lines] == ["Guard · 1", "Guard · 2", f"{BLUE.name} · 1"]
    qtbot.mouseClick(above.panel.away, LEFT)
    assert len(table(above).standing) == 2


def test_a_base_is_dragged_and_stays_on_its_figure_when_a_corner_is_marked_anew(
    above: PhotoDialog, qtbot: QtBot
) -> None:
    click(above, (12.0, 12.0), qtbot)
    view = above.view
    port = view.viewport()
    qtbot.mousePress(port, LEFT, pos=view.from_inches((12.0, 12.0)).toPoint())
    qtbot.mouseMove(port, view.from_inches(FIGURES[0]).toPoint())
    qtbot.mouseRelease(port, LEFT, pos=view.from_inches(FIGURES[0]).toPoint())
    (one,) = table(above).standing.values()
    assert distance(one.placed.centre, FIGURES[0]) <= 1 / view.scale_px
    pixel = table(above).photograph.pixel(one.placed.centre)
    assert pixel is not None
    qtbot.mouseClick(above.panel.back, LEFT)
    above.corners.mark(2, CORNERS[2][0] - 30, CORNERS[2][1] - 30)
    qtbot.mouseClick(above.marking.ahead, LEFT)
    (again,) = table(above).standing.values()
    assert again.placed.centre != one.placed.centre
    assert table(above).photograph.pixel(again.placed.centre) == pytest.approx(pixel)


def test_after_a_corner_the_next_one_round_the_table_is_at_hand(
    dialog: PhotoDialog, taken: Taken, qtbot: QtBot
) -> None:
    read(dialog, taken.path, qtbot)
    qtbot.keyClick(dialog.corners, "3")
    found = []
    for _ in range(4):
        qtbot.keyClick(dialog.corners, Qt.Key.Key_Return)
        found.append(dialog.corners.at_hand)
    assert found == [3, 0, 1, 1]
    assert dialog.corners.left == ()


def test_a_base_taken_away_while_it_is_dragged_is_in_no_hand(above: PhotoDialog, qtbot: QtBot) -> None:
    click(above, (12.0, 12.0), qtbot)
    view, port = above.view, above.view.viewport()
    qtbot.mousePress(port, LEFT, pos=view.from_inches((12.0, 12.0)).toPoint())
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    for at in ((14.0, 12.0), (20.0, 20.0)):
        qtbot.mouseMove(port, view.from_inches(at).toPoint())
    qtbot.mouseRelease(port, LEFT, pos=view.from_inches((20.0, 20.0)).toPoint())
    assert not table(above).standing


def test_ends_that_were_not_marked_are_not_waited_for_after_the_corners(above: PhotoDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(above.panel.ends, LEFT)
    qtbot.mouseClick(above.panel.back, LEFT)
    qtbot.mouseClick(above.marking.ahead, LEFT)
    click(above, FIGURES[0], qtbot)
    assert list(table(above).standing) == ["red.guard.1"]


def test_another_theme_lies_round_the_table_from_above_at_once(dialog: PhotoDialog, qtbot: QtBot, taken: Taken) -> None:
    read(dialog, taken.path, qtbot)
    for number, corner in enumerate(CORNERS):
        dialog.corners.mark(number, *corner)
    dialog.look_from_above()
    dialog.view.grab()
    dialog.view._look.take(DARK)
    assert dialog.view.grab().toImage().pixelColor(1, 1).name() == DARK.desk.name() != LIGHT.desk.name()


def test_corners_that_are_no_table_are_told_and_lead_no_further(
    dialog: PhotoDialog, taken: Taken, qtbot: QtBot
) -> None:
    read(dialog, taken.path, qtbot)
    first, second, third, fourth = CORNERS
    for corners in ((first, third, second, fourth), (first, fourth, third, second), (first, second, third, second)):
        for number, corner in enumerate(corners):
            dialog.corners.mark(number, *corner)
        assert dialog.marking.told.text() in words.FAULTS.values()
        assert not dialog.marking.ahead.isEnabled()
        dialog.look_from_above()
        assert dialog.table is None


@pytest.mark.qt_log_ignore("JPEG", "does not support propagateSizeHints")
def test_a_file_that_is_no_picture_is_told_and_leaves_the_one_that_is_there(
    dialog: PhotoDialog, taken: Taken, qtbot: QtBot, tmp_path: Path
) -> None:
    read(dialog, taken.path, qtbot)
    dialog.corners.mark(0, *CORNERS[0])
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"\xff\xd8\xff\xe0" + bytes(400))
    for path in (broken, tmp_path / "gone.png", tmp_path):
        read(dialog, path, qtbot)
        assert path.name in dialog.marking.told.text()
        assert dialog.corners.left == (1, 2, 3)


def test_what_is_drawn_from_above_takes_no_more_than_the_view(above: PhotoDialog) -> None:
    for _ in range(30):
        above.view.zoom_by(1.4)
    above.view.grab()
    assert above.view.scale_px == 160
    laid = above.view._laid
    assert laid is not None
    size = above.view.viewport().size()
    assert laid[1].width() * laid[1].height() <= math.ceil(
        size.width() * size.height() * above.view.devicePixelRatioF() ** 2
    )
    assert isinstance(laid[1].toImage(), QImage)


@pytest.mark.parametrize("base", [Base(BaseShape.OVAL, 2.4, 1.4), Base(BaseShape.RECTANGLE, 2.4, 1.4)])
def test_a_base_turned_by_eye_is_off_by_no_more_than_is_told(base: Base) -> None:
    farthest = max(
        abs(
            separation(
                Placed(base, Pose(0, 0, turn)), Placed(Base.round(0.01), Pose(3 * math.cos(at), 3 * math.sin(at)))
            )
            - plain
        )
        for at in (math.radians(step) for step in range(0, 180, 3))
        for plain in [
            separation(Placed(base, Pose(0, 0)), Placed(Base.round(0.01), Pose(3 * math.cos(at), 3 * math.sin(at))))
        ]
        for turn in (-TURN, TURN)
    )
    assert 0.5 * by_turn(base) < farthest <= by_turn(base)
    assert by_turn(BASE) == 0
