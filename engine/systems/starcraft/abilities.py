"""What an ability is: who may use it, when, and what it does to movement, places, activations or zones."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from engine.systems.starcraft.tokens import Token


class Does(Enum):
    """The kinds of effect that are played on the table. What only changes dice is none of them."""

    SPEED = "speed"
    """More Speed, for the round or for the next action."""
    MOVE = "move"
    """A Move of so many inches that is no action."""
    PLACE = "place"
    """PLACE (X): set down wholly within so many inches of where it stood, whatever lies between."""
    TOWARDS = "towards"
    """A Move Directly Towards an enemy unit."""
    AWAY = "away"
    """A Move Directly Away from an enemy unit."""
    RESERVE = "reserve"
    """Back to Reserves."""
    RECALL = "recall"
    """All friendly units within so many inches of a token of the side go back to Reserves."""
    UNMARK = "unmark"
    """A friendly unit loses its Activation Marker."""
    AGAIN = "again"
    """Once this unit has acted, its side activates another."""
    MARK = "mark"
    """An enemy unit counts as activated in this phase."""
    CLAIM = "claim"
    """The First Player Marker."""
    WAIVE = "waive"
    """A Disengage in this round leaves the unit free to shoot and charge."""
    STATUS = "status"
    """The status that bears the ability's name in ``status`` is gained, or lost by those who have it."""
    TOKEN = "token"
    """A token is laid down."""
    RETURN = "return"
    """At the end of the round the unit is set anew round its token."""
    SHUT = "shut"
    """A table edge is shut to arrivals of the enemy for the round."""
    ARRIVE = "arrive"
    """A way to Deploy."""
    ERECT = "erect"
    """A Structure is set up."""


class When(Enum):
    MOVEMENT = "movement"
    ASSAULT = "assault"
    COMBAT = "combat"
    ROUND_END = "round_end"


class Upon(Enum):
    """What a reaction follows upon."""

    SHOT = "shot"
    """Another friendly unit, within the ability's reach, was shot at in the activation that has just ended."""


class Once(Enum):
    """How often. A unit uses each of its abilities once a round in any case."""

    UNIT = "unit"
    SIDE = "side"
    """Once a round for the side."""
    GAME = "game"
    """Once a game for the side."""


class By(Enum):
    """From where an arrival comes, or a token is measured."""

    FREE = "free"
    """Anywhere."""
    SELF = "self"
    """The unit that uses the ability."""
    FRIEND = "friend"
    """Another friendly unit."""
    ENTRY = "entry"
    """The side's own Entry Edge."""
    OPEN_EDGE = "open_edge"
    """A table edge that is nobody's Entry Edge."""
    STRUCTURE = "structure"
    """A friendly Structure of the kind in ``structure``."""
    TOKEN = "token"
    """A token of the side of the kind in ``token``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """``card`` names the card or upgrade it comes from, none for what stands on the unit's own card.

    ``units`` (names of profiles), ``tags`` and ``faction`` say who may use it, beside those whose profile names it.
    ``inches`` are of Speed, move or placing, ``within`` (or ``wholly`` within) of a target or of what ``by`` says,
    ``apart`` the distance that must be exceeded from every enemy. ``ends`` it takes the place of the action; ``alone``
    asks for an Unengaged unit; ``upon`` it is a reaction to that; ``engages`` it may end in Engagement Range in the
    Assault Phase. ``for_round`` more Speed lasts for the round. ``in_reserve`` are the units that use it as they
    Deploy. ``supply`` is the most Supply that may arrive so in a round, ``first_of`` a tag of which no other friendly
    unit has been Deployed in the round. ``each`` of its models lays a token of its own, measured from it. ``on_creep``
    it asks for creep; ``inches_on_creep`` it gives there in place of ``inches``.
    """

    id: str
    name: str
    does: Does
    says: str
    source: str
    when: frozenset[When] = frozenset({When.MOVEMENT})
    card: str = ""
    faction: str = ""
    units: frozenset[str] = frozenset()
    tags: frozenset[str] = frozenset()
    inches: float = 0.0
    inches_on_creep: float | None = None
    on_creep: bool = False
    for_round: bool = False
    by: By = By.SELF
    within: float | None = None
    wholly: bool = False
    apart: float | None = None
    ends: bool = False
    alone: bool = False
    upon: Upon | None = None
    engages: bool = False
    once: Once = Once.UNIT
    status: str = ""
    token: str = ""
    each: bool = False
    structure: str = ""
    in_reserve: frozenset[str] = frozenset()
    supply: int | None = None
    first_of: str = ""


@dataclass(frozen=True, slots=True)
class Kit:
    """Everything of the cards beside units: abilities and tokens by name."""

    abilities: Mapping[str, Ability] = field(default_factory=dict)
    tokens: Mapping[str, Token] = field(default_factory=dict)
