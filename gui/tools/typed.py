"""A place given in figures: how far and which way, or inches from the table's corner."""

import math
import re
from dataclasses import dataclass

from geometry.pose import Point
from gui.text import tr
from missions.fields import FARTHEST

_NUMBER = r"[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)"
_POLAR = re.compile(rf"\s*({_NUMBER})\s*[\"″]?\s*@\s*({_NUMBER})\s*°?\s*")
_PAIR = re.compile(rf"\s*({_NUMBER})\s*[\"″]?\s*([;,\s])\s*({_NUMBER})\s*[\"″]?\s*")
_MINUS = "−"
"""As it is set in print, which is what is pasted."""
LONGEST = 200.0
"""Inches beyond which no figure is a length on a table."""
NO_PLACE = tr("this is no place")
FORMS = (
    ("7.5 @ 30", tr("inches and degrees clockwise from straight up, from where the way last began")),
    ("12, 8.5", tr("inches from the table's left and top")),
    ("+1, -2", tr("inches right and down from here")),
)


@dataclass(frozen=True, slots=True)
class Typed:
    """``at`` is the place meant; none while what is typed is no place, and ``said`` says what is missing."""

    at: Point | None
    said: str = ""


def read(text: str, begin: Point, here: Point) -> Typed:
    """``begin`` is where the last stretch of the way begins: distances and bearings count from there. ``here`` is where
    the model is held: two numbers that both have a sign count from there."""
    text = text.replace(_MINUS, "-")
    if polar := _POLAR.fullmatch(text):
        length, bearing = _number(polar[1]), _number(polar[2])
        if length < 0:
            return Typed(None, tr("a distance is not below 0"))
        if not math.isfinite(bearing):
            return Typed(None, NO_PLACE)
        turn = math.radians(bearing)
        return _within((begin[0] + length * math.sin(turn), begin[1] - length * math.cos(turn)))
    if pair := _PAIR.fullmatch(text):
        x, y = _number(pair[1]), _number(pair[3])
        if pair[1][0] in "+-" and pair[3][0] in "+-":
            return _within((here[0] + x, here[1] + y))
        return _within((x, y))
    if text.strip() and not re.fullmatch(rf"\s*{_NUMBER}?[\s\"″@,;]*{_NUMBER}?\s*", text):
        return Typed(None, NO_PLACE)
    return Typed(None, "")


def _within(at: Point) -> Typed:
    """A file can hold no place that lies farther off, and a number of very many figures is none at all."""
    if max(abs(at[0]), abs(at[1])) <= FARTHEST:
        return Typed(at)
    return Typed(None, tr("no table reaches as far as that"))


def length_of(text: str) -> float | None:
    """So many inches, more than none; none where the text is no such figure."""
    if not (found := re.fullmatch(rf"\s*({_NUMBER})\s*[\"″]?\s*", text)):
        return None
    length = _number(found[1])
    return length if 0 < length < LONGEST else None


def _number(word: str) -> float:
    return float(word.replace(",", "."))
