"""What a Hardwired 28 model and mission are."""

from dataclasses import dataclass
from enum import Enum

from engine.mission import MissionCard, Profile


class Kind(Enum):
    SQUAD = "squad"
    HOSTILE = "hostile"
    COWORKER = "coworker"


@dataclass(frozen=True, slots=True, kw_only=True)
class HardwiredProfile(Profile):
    """Tests roll two dice of ``combat``, ``defense`` or ``wits`` sides; none where the player's list sets them."""

    kind: Kind
    move: float
    health: int
    combat: int | None = None
    defense: int | None = None
    wits: int | None = None
    attack: str = ""
    tags: frozenset[str] = frozenset()
    """boss, brute, scout, zealot … and gear that a rule asks for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HardwiredCard(MissionCard):
    """``scoring`` names the mission; ``rounds`` is the least number of rounds, after which the game may end."""

    scoring: str
