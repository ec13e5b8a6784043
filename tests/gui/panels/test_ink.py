import pytest
from PySide6.QtCore import QPointF

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


def test_the_devices_of_the_sides_differ_in_outline(look: Look) -> None:
    assert look is not None
    paths = [ink.device(side, QPointF(10, 10), 8) for side in SideLook]
    assert len({path.elementCount() for path in paths}) >= 3
    areas = [path.toFillPolygon().boundingRect().size().toTuple() for path in paths]
    assert len(set(areas)) == len(areas)
