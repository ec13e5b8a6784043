"""What the hand proposes: ghosts, the way there, and what is wrong with it."""

from dataclasses import dataclass
from enum import Enum

from engine.findings import Link, Where
from geometry.base import Base
from geometry.pose import Point, Pose
from gui.board.snaps import Snap


class NoteKind(Enum):
    REFUSED = "refused"
    ALLOWED = "allowed"
    LEFT_TO_YOU = "left_to_you"
    """Also for what lies at the tolerance of a limit."""


@dataclass(frozen=True, slots=True)
class NoteText:
    """``head`` is bold up to its first semicolon; ``reason`` and ``tail`` are lines of their own and may be empty."""

    head: str
    reason: str = ""
    tail: str = ""
    kind: NoteKind = NoteKind.REFUSED


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where a model would stand. ``waits``: it is not known yet whether it may. With a ``base`` it is no model, but
    what a model lays there."""

    model_id: str
    pose: Pose
    legal: bool = True
    leader: bool = False
    waits: bool = False
    base: Base | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Proposal:
    """``path`` runs through the centres of the model in the hand; ``corridor_width`` is what its base sweeps, inches.

    ``wheres`` are drawn in full; the note stands beside the first of them that has a spot, else beside the first ghost.
    ``nearest`` is the legal end next to where the model is held, or was let go.
    """

    ghosts: tuple[Ghost, ...] = ()
    path: tuple[Point, ...] = ()
    path_label: str = ""
    legal: bool = True
    note: NoteText | None = None
    wheres: tuple[Where, ...] = ()
    corridor_width: float = 0.0
    nearest: Ghost | None = None
    links: tuple[Link, ...] = ()
    """What would hold the unit together."""
    snap: Snap | None = None
    """What the first ghost is drawn to."""
