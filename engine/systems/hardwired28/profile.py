"""What a Hardwired 28 model and mission are."""

from dataclasses import dataclass
from enum import Enum

from engine.mission import MissionCard, Profile
from engine.systems.hardwired28.powers import Power
from engine.systems.hardwired28.weapons import Grenade, Weapon, listed_attack
from geometry.pose import Point


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
    armor: int = 0
    """Taken off each damage."""
    defense_rerolls: int = 0
    """The highest face of its Defense dice that its armour lets it roll again."""
    critical: int = 0
    """Added to critical rolls against it."""
    weapons: tuple[Weapon, ...] = ()
    """Of a squad model; a model that the table moves has the one attack of its row."""
    grenades: tuple[Grenade, ...] = ()
    """One use each; one that is carried twice stands twice."""
    powers: tuple[Power, ...] = ()
    row: int = 0
    """Of its faction's table of units, 0 for squad models."""
    groups: tuple[int, ...] = ()
    """Models of each spawn group it comes in; each group has a token of its own."""

    @property
    def weapon(self) -> str:
        """``melee``, ``ranged`` or ``power`` for a model that the table moves."""
        return self.attack.partition(" ")[0]

    @property
    def damage_die(self) -> int:
        """Sides of its one damage die, for a model that the table moves."""
        return int(self.attack.rpartition("d")[2])

    @property
    def arms(self) -> tuple[Weapon, ...]:
        """All that it may attack with; none for a profile that names no attack."""
        if self.weapons or self.kind is Kind.SQUAD or not self.attack:
            return self.weapons
        return (listed_attack(self.attack, self.source),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """A marker that a mission lays: its kind, and where it is drawn unless a player lays it elsewhere."""

    kind: str
    name: str
    at: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class HardwiredCard(MissionCard):
    """``scoring`` names the mission; ``rounds`` is the least number of rounds, after which the game may end.

    ``number`` is its result on the d12 and ``evidence`` what sets off a trigger mission. Models within ``radius`` of a
    marker, or of the middle of the table where it has none, count; ``needed`` of what is counted win at once.
    ``apart`` and ``from_edges`` bind whoever lays the markers. The terms after them are this game's own: who is the
    Aggressor and who the First Player (the first side that plays, if it is not said), and whether the squads are still
    to be deployed.
    """

    scoring: str
    number: int = 0
    evidence: int = 0
    radius: float = 0.0
    needed: int = 0
    unlimited: bool = False
    """No number of rounds ends it."""
    markers: tuple[Laid, ...] = ()
    apart: float = 0.0
    from_edges: float = 0.0
    says: str = ""
    aggressor: str = ""
    first_player: str = ""
    deploys: bool = False
    defender_last: bool = False
    """The Defender deploys after all of the Aggressor's: a tactical advantage."""
    edge_by: str = ""
    """The side that its deployment lets take an edge; none is the First Player, or the Defender with its advantage."""
    advantages: tuple[str, ...] = ()
    """The Defender's other advantages, by their words in the tables."""
    loot_modifier: str = ""
    coworker_modifier: str = ""
    """By their words in the tables; none is the standard one."""
