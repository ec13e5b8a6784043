"""Keys that the table listens to itself: they mean something else to every other control."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

BIG_STEP = 1.0
SMALL_STEP = 0.1
LEAST_STEP = 0.01
DROP, PUT_BACK, NEXT, BEFORE = "drop", "put_back", "model_next", "model_before"
WAYS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}
SIZES = {"": (BIG_STEP, ("", "Shift+")), "_fine": (SMALL_STEP, ("Alt+", "Ctrl+"))}
FINEST = {"_finest": (LEAST_STEP, ("Alt+Shift+", "Ctrl+Shift+"))}


@dataclass(frozen=True, slots=True)
class Step:
    """What the action ``name`` moves by, right and down in inches, and the keys it comes with."""

    name: str
    by: tuple[float, float]
    inches: float
    way: str
    keys: tuple[str, ...]


def _steps() -> dict[str, Step]:
    found = {}
    for size, (inches, held) in {**SIZES, **FINEST}.items():
        for way, (right, down) in WAYS.items():
            keys = tuple(f"{one}{way.capitalize()}" for one in held)
            step = Step(f"step_{way}{size}", (right * inches, down * inches), inches, way, keys)
            found[step.name] = step
    return found


STEPS = _steps()
NAMES = frozenset({DROP, PUT_BACK, NEXT, BEFORE, *STEPS})
"""Of the actions whose keys the table listens to."""


def step_of(name: str) -> tuple[float, float] | None:
    """Inches right and down that an action moves by; none for one that does not."""
    step = STEPS.get(name)
    return None if step is None else step.by


def pressed(event: QKeyEvent) -> QKeySequence:
    """The key with what is held, the same on the pad of figures as elsewhere."""
    held, key = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, Qt.Key(event.key())
    if key is Qt.Key.Key_Backtab:
        key, held = Qt.Key.Key_Tab, held | Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(key.value | held.value)
