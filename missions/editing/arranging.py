"""Things put in line, in equal steps, or on a grid. What shares an Access Point goes as one."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

from engine.tongue import tr
from missions.editing.edits import moved
from missions.editing.places import box_of, together
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Line(Enum):
    """What of the boxes is put in line: with that of the box round all of them."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"
    MIDDLE_ACROSS = "middle_across"
    """Middles under one another."""
    MIDDLE_DOWN = "middle_down"
    """Middles beside one another."""


def aligned(sheet: Sheet, ids: Iterable[str], line: Line) -> Sheet:
    groups = _groups(sheet, ids)
    whole = box_of(sheet, [id for group in groups for id in group])

    def step(box: Box) -> tuple[float, float]:
        left, top, right, bottom = (mine - theirs for mine, theirs in zip(whole, box, strict=True))
        return {
            Line.LEFT: (left, 0.0),
            Line.RIGHT: (right, 0.0),
            Line.TOP: (0.0, top),
            Line.BOTTOM: (0.0, bottom),
            Line.MIDDLE_ACROSS: ((left + right) / 2, 0.0),
            Line.MIDDLE_DOWN: (0.0, (top + bottom) / 2),
        }[line]

    return _stepped(sheet, groups, step)


def snapped(sheet: Sheet, ids: Iterable[str], step: float) -> Sheet:
    """The middle of each to the nearest multiple of ``step`` inches from the table's left and top edge."""
    if step <= 0:
        raise NotEdited(tr("a grid has steps of more than 0″"))

    def to_the_grid(box: Box) -> tuple[float, float]:
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        return (round(x / step) * step - x, round(y / step) * step - y)

    return _stepped(sheet, _groups(sheet, ids), to_the_grid)


def spread(sheet: Sheet, ids: Iterable[str], *, across: bool) -> Sheet:
    """Middles in equal steps from the first to the last, across the table or down it; the order they lie in stays."""
    low, high = (0, 2) if across else (1, 3)
    places = sorted(((_middle(box_of(sheet, group), low, high), group) for group in _groups(sheet, ids)), key=_first)
    if len(places) < 3:
        return sheet
    (first, _), (last, _) = places[0], places[-1]
    for number, (at, group) in enumerate(places):
        by = first + (last - first) * number / (len(places) - 1) - at
        sheet = moved(sheet, group, by if across else 0.0, 0.0 if across else by)
    return sheet


def _middle(box: Box, low: int, high: int) -> float:
    return (box[low] + box[high]) / 2


def _first(place: tuple[float, Sequence[str]]) -> float:
    return place[0]


def _groups(sheet: Sheet, ids: Iterable[str]) -> list[tuple[str, ...]]:
    groups: list[tuple[str, ...]] = []
    for id in ids:
        if not any(id in group for group in groups):
            groups.append(together(sheet, [id]))
    return groups


def _stepped(sheet: Sheet, groups: Iterable[Sequence[str]], step: Callable[[Box], tuple[float, float]]) -> Sheet:
    for group in groups:
        sheet = moved(sheet, group, *step(box_of(sheet, group)))
    return sheet
