"""The draft: what each side brings, who decides now, and the table that comes of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from engine.mission import Draft, Mission, SideLook
from engine.systems.starcraft.deployment import DeploymentCard, deployed
from engine.systems.starcraft.profile import StarcraftCard
from engine.tongue import tr


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsBrought(Draft):
    """By side, the names of its cards; ``diameter`` is that of a Mission Marker, in inches."""

    scale: str
    missions: Mapping[str, tuple[str, ...]]
    deployments: Mapping[str, tuple[str, ...]]
    mission_cards: Mapping[str, StarcraftCard]
    deployment_cards: Mapping[str, DeploymentCard]
    diameter: float

    def of(self, deck: "Deck") -> tuple[str, ...]:
        """All that is brought to one of the two drafts."""
        brought = self.missions if deck is Deck.MISSION else self.deployments
        return tuple(card for cards in brought.values() for card in cards)

    def name(self, card: str) -> str:
        known = self.mission_cards.get(card) or self.deployment_cards.get(card)
        return card if known is None else known.name


class Deck(Enum):
    """The two drafts, in their order."""

    MISSION = "mission"
    DEPLOYMENT = "deployment"


@dataclass(frozen=True, slots=True)
class Drafting:
    """A draft that is going on. ``left`` are the cards on offer in the deck at hand, ``controls`` who picks from which.

    ``winner`` is that of the roll-off. Before there is one, and before it has chosen, nothing is on offer.
    """

    winner: str | None = None
    controls: Mapping[Deck, str] | None = None
    left: tuple[str, ...] = ()
    removed: bool = False
    mission: str | None = None

    @property
    def deck(self) -> Deck:
        return Deck.MISSION if self.mission is None else Deck.DEPLOYMENT


def draft_of(mission: Mission) -> CardsBrought:
    """What a mission's sides bring; only for one that is to be drafted."""
    if not isinstance(mission.draft, CardsBrought):
        raise TypeError(f"{mission.name} is not drafted")
    return mission.draft


def draft_decider(drafting: Drafting, sides: Iterable[str]) -> str | None:
    """Whose decision it is in a draft: the winner's, then by turns the one that removes and the one that picks."""
    if drafting.controls is None:
        return drafting.winner
    picks = drafting.controls[drafting.deck]
    return picks if drafting.removed else next(side for side in sides if side != picks)


def coloured(mission: Mission, red: str) -> Mission:
    """The mission with one side red and the other blue."""
    return replace(
        mission,
        sides=tuple(replace(side, look=SideLook.RED if side.id == red else SideLook.BLUE) for side in mission.sides),
    )


def opened(mission: Mission, drafting: Drafting, side: str, deck: Deck) -> Drafting:
    """The winner has chosen ``deck``; the other side controls the other, and the Mission draft comes first."""
    other = next(one.id for one in mission.sides if one.id != side)
    rest = Deck.DEPLOYMENT if deck is Deck.MISSION else Deck.MISSION
    return replace(drafting, controls={deck: side, rest: other}, left=draft_of(mission).of(Deck.MISSION))


def without(left: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """The cards but for these, each taken as often as it is named."""
    gone = Counter(cards)
    kept = []
    for card in left:
        if gone[card]:
            gone[card] -= 1
        else:
            kept.append(card)
    return tuple(kept)


def lacking(left: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """Those that are not on offer, or named more often than they are."""
    over = Counter(cards) - Counter(left)
    return tuple(over.elements())


def picked(mission: Mission, drafting: Drafting, card: str) -> tuple[Mission, Drafting | None]:
    """After a pick: the deployment cards are on offer, or the mission is whole and there is nothing left to draft."""
    cards = draft_of(mission)
    if drafting.deck is Deck.MISSION:
        return mission, replace(drafting, mission=card, left=cards.of(Deck.DEPLOYMENT), removed=False)
    terms, table = cards.mission_cards[drafting.mission or ""], cards.deployment_cards[card]
    whole = replace(mission, card=terms, draft=None, name=tr("{terms} on {table}", terms=terms.name, table=table.name))
    return deployed(whole, table, cards.diameter), None
