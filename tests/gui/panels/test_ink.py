import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.mission import SideLook
from gui.panels import ink
from gui.panels.look import Look


@pytest.mark.usefixtures("look")
def test_lines_are_broken_between_words_and_lose_none() -> None:
    text = "No part of the Leading Model's base travels farther than the move allows"
    lines = ink.wrapped(text, ink.DENSE, 160)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(ink.width(line, ink.DENSE) <= 160 for line in lines)


@pytest.mark.usefixtures("look")
def test_a_word_wider_than_its_room_keeps_a_line_of_its_own() -> None:
    assert ink.wrapped("a extraordinarily b", ink.BODY, 30) == ["a", "extraordinarily", "b"]
    assert ink.wrapped("", ink.BODY, 30) == []


@pytest.mark.usefixtures("look")
def test_words_that_were_laid_out_once_look_as_if_they_were_laid_out_each_time() -> None:
    text, at, colour = "fi AVA To. 12.34″ <b> «ä»", QPointF(10.3, 30.5), QColor("#123456")
    for face in (ink.BODY, ink.DENSE_BOLD, ink.VERDICT):
        pictures = [QImage(300, 50, QImage.Format.Format_RGB32) for _ in range(2)]
        for picture, through_ink in zip(pictures, (False, True), strict=True):
            picture.fill(QColor("white"))
            painter = QPainter(picture)
            painter.setFont(face.font)
            painter.setPen(colour)
            if through_ink:
                ink.write(painter, at.x(), at.y(), text, face, colour)
            else:
                painter.drawText(at, text)
            painter.end()
        assert pictures[0] == pictures[1]


def test_the_devices_of_the_sides_differ_in_outline(look: Look) -> None:
    assert look is not None
    paths = [ink.device(side, QPointF(10, 10), 8) for side in SideLook]
    assert len({path.elementCount() for path in paths}) >= 3
    areas = [path.toFillPolygon().boundingRect().size().toTuple() for path in paths]
    assert len(set(areas)) == len(areas)
