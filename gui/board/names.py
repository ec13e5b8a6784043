"""The names of units from a distance and of models from near by."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF

from engine.game import Game, Model
from engine.mission import UnitSetup
from gui.board.labels import Label, LabelText
from gui.board.paper import Paper
from gui.board.shapes import base_box

UNITS_FROM = 12.0
MODELS_FROM = 45.0
"""Pixels an inch."""
_MODEL_PX = 9.5
_MOST_BOXES = 12


def name_labels(
    game: Game,
    paper: Paper,
    bold: Container[str],
    left_out: Container[str] = (),
    lasting: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Label]:
    """Units first: where room is short it is a model's name that goes, and then a unit's rather than that it lies on
    another's base. ``left_out`` are models in the hand; ``lasting`` is said under a unit's name, which then stays."""
    if paper.scale < UNITS_FROM:
        return
    units = [(unit, game.standing_of(unit.id)) for unit in game.mission.units]
    for unit, models in units:
        if models:
            text = LabelText(_unit_text(unit, len(models)), paper.theme.ink, bold=unit.id in bold)
            lines = (text, LabelText(lasting[unit.id], paper.theme.ink)) if unit.id in lasting else (text,)
            yield Label(lines, _Round(_boxes(models, paper)), may_go=not text.bold and unit.id not in lasting)
    if paper.scale < MODELS_FROM:
        return
    for unit, models in units:
        for model in models if len(unit.models) > 1 else ():
            if model.id in left_out:
                continue
            text = LabelText(model_name(unit, model.number), paper.theme.ink, px=_MODEL_PX)
            yield Label((text,), _Round(_boxes([model], paper)), may_go=True)


def model_name(unit: UnitSetup, number: int) -> str:
    return unit.names.get(number) or f"{unit.profile.name} {number}"


def _unit_text(unit: UnitSetup, count: int) -> str:
    return f"{unit.name} · {count}" if len(unit.models) > 1 else unit.name


def _boxes(models: Sequence[Model], paper: Paper) -> tuple[QRectF, ...]:
    return tuple(base_box(model.base, model.placed.pose, paper, 4) for model in models)


@dataclass(frozen=True, slots=True)
class _Round:
    """Above, below and beside all boxes together, then a little farther off, then each box by itself."""

    boxes: tuple[QRectF, ...]

    def __call__(self, width: float, height: float) -> Iterator[QPointF]:
        whole = self.boxes[0]
        for box in self.boxes[1:]:
            whole = whole.united(box)
        for gap in (2.0, 12.0, 24.0, 36.0):
            yield from _beside(whole, width, height, gap)
        if len(self.boxes) > 1:
            for box in self.boxes[:_MOST_BOXES]:
                yield from _beside(box, width, height, 2.0)


def _beside(box: QRectF, width: float, height: float, gap: float) -> Iterator[QPointF]:
    above, below = box.top() - gap - height / 2, box.bottom() + gap + height / 2
    left, right = box.left() - gap - 2 - width / 2, box.right() + gap + 2 + width / 2
    middle = box.center()
    yield QPointF(middle.x(), above)
    yield QPointF(middle.x(), below)
    yield QPointF(right, middle.y())
    yield QPointF(left, middle.y())
    for x in (box.left() + width / 2, box.right() - width / 2):
        yield QPointF(x, above)
        yield QPointF(x, below)
    for y in (box.top() + height / 2, box.bottom() - height / 2):
        yield QPointF(right, y)
        yield QPointF(left, y)
