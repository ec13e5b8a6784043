"""What stands in a list, whoever wrote it, before anything is made of it."""

import math
from dataclasses import dataclass
from enum import Enum

from engine.tongue import tr
from missions.lists.line import Taken
from missions.problems import quoted

MOST_BYTES = 4 * 1024 * 1024
"""Of a list, and of what a packed one unfolds to. Lists with all their rules printed have a tenth of it."""
MOST_OWN_BYTES = 1024 * 1024
"""Of one in YAML, which is read with the place of every value."""
MOST_ITEMS = 2000
"""Lines and selections that are looked at; nobody's army has as many."""
MOST_NOTES = 20
"""Remarks of its player that are repeated."""
MOST_COSTS = 8
"""Kinds of cost that a roster sums up."""
LONGEST = 200
"""Characters of a name that are kept."""


class Kind(Enum):
    """What the program that wrote the list calls it."""

    UNIT = "unit"
    MODEL = "model"
    UPGRADE = "upgrade"


@dataclass(frozen=True, slots=True)
class Item:
    """``place`` says where it stands, ``words`` are the item's own, ``count`` none where it has no number.

    ``profile`` is its profile where the list names one as this program does, ``faction`` what its force is made of.
    ``doubt`` says what stands where its number would.
    """

    place: str
    words: str
    name: str
    kind: Kind
    count: int | None = None
    profile: str | None = None
    items: tuple["Item", ...] = ()
    upgrades: tuple[str, ...] = ()
    own_name: str | None = None
    faction: str | None = None
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of a text, which may be anything: where it stands, its words, and what they are made of."""

    place: str
    words: str
    taken: Taken


@dataclass(frozen=True, slots=True)
class Listing:
    """A list taken apart, by the program that wrote it (``items``) or line by line.

    ``unread`` is what of it was passed over, each with its place and the reason; ``costs`` are what the list itself
    says that it costs, by the names that it has for that; ``notes`` say how it was read.
    """

    title: str
    items: tuple[Item, ...]
    faction: str | None = None
    unread: tuple[tuple[str, str], ...] = ()
    costs: tuple[tuple[str, float], ...] = ()
    lines: tuple[TextLine, ...] = ()
    notes: tuple[str, ...] = ()


class NoList(Exception):
    """The file is no list that can be read; the words say why. Nothing of it was taken."""


def cost_of(name: str, value: object) -> tuple[tuple[str, float], ...]:
    """A cost that a list names; none for what is no number, or nought."""
    try:
        number = float(value) if isinstance(value, str | int | float) else 0.0
    except (ValueError, OverflowError):
        return ()
    return ((cut(name), number),) if name.strip() and 0 < number < 1e6 else ()


def count_of(value: object) -> tuple[int | None, str]:
    """A number of models as a program writes it, none where there is none; and why what stands there is none."""
    if value is None or value == "":
        return None, ""
    try:
        number = math.nan if isinstance(value, bool) or not isinstance(value, str | int | float) else float(value)
    except (ValueError, OverflowError):
        number = math.nan
    if not 0 <= number < 1e6 or number != int(number):
        return None, tr("'{figure}' is no number of models", figure=str(value)[:LONGEST])
    return int(number), ""


def note_of(words: str) -> tuple[tuple[str, str], ...]:
    """What is told of a remark that a player wrote into a list."""
    return (
        ((tr("a note"), tr("{note} is the player's own; nothing is made of it", note=shown(words.strip()))),)
        if words.strip()
        else ()
    )


def shown(words: str) -> str:
    """As it may be shown: in quotes, printable, not endless."""
    return quoted(words)


def cut(words: str) -> str:
    return words.strip()[:LONGEST]
