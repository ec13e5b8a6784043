"""The draft as it is played: what is open, what is wrong with an order, and how the log tells it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from engine.findings import Finding, Limit, Severity
from engine.options import Described, Option
from engine.orders import Order
from engine.picture import Notes
from engine.rulebook import Rulebook
from engine.systems.starcraft.drafting import Deck, Drafting, draft_decider, draft_of, lacking
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.orders_draft import PickCard, RemoveCards, TakeColour
from engine.systems.starcraft.state import StarcraftGame

COLOURS = ("red", "blue")


def draft_findings(
    rules: Rulebook, game: StarcraftGame, order: TakeColour | RemoveCards | PickCard
) -> Iterator[Finding]:
    """What an order in the draft names is there, and as many as the rule asks for."""
    drafting = going_on(game)
    if isinstance(order, TakeColour):
        if order.colour not in COLOURS:
            yield refused(rules, "order.unknown", words={"what": f"colour called {order.colour}"})
        if order.controls not in (deck.value for deck in Deck):
            yield refused(rules, "order.unknown", words={"what": f"draft called {order.controls}"})
        return
    cards = order.cards if isinstance(order, RemoveCards) else (order.card,)
    for card in dict.fromkeys(lacking(drafting.left, cards)):
        yield refused(rules, "draft.offered", words={"card": draft_of(game.mission).name(card)})
    if isinstance(order, RemoveCards):
        limit = rules.count("draft_removed")
        severity = Severity.PASSED if len(cards) == limit else Severity.REFUSED
        yield found(rules, "draft.count", severity, measured=len(cards), limit=limit, kind=Limit.AT_LEAST)


def draft_stage(rules: Rulebook, game: StarcraftGame, order: TakeColour | RemoveCards | PickCard) -> Iterator[Finding]:
    """A colour, then cards to remove, then a card to pick, of one deck after the other."""
    drafting = going_on(game)
    awaited: type[Order] = TakeColour
    if drafting.controls is not None:
        awaited = PickCard if drafting.removed else RemoveCards
    if type(order) is not awaited:
        words = {"what": _STEPS[type(order)], "why": f"{_STEPS[awaited]} comes first"}
        yield refused(rules, "order.not_now", words=words)


_STEPS: Mapping[type[Order], str] = {
    TakeColour: "Taking a colour and a draft",
    RemoveCards: "Removing cards",
    PickCard: "Picking a card",
}


def going_on(game: StarcraftGame) -> Drafting:
    """The draft of a game that is in one."""
    if game.drafting is None:
        raise ValueError("no draft is going on")
    return game.drafting


def draft_heading(rules: Rulebook, game: StarcraftGame, who: str) -> tuple[str, str]:
    """Who decides, and what, in words."""
    drafting = going_on(game)
    if drafting.controls is None:
        return f"{who} decides", "the colour, and which draft to control"
    deck = _deck(drafting)
    if drafting.removed:
        return f"{who} picks", f"one {deck} card of the {len(drafting.left)} left"
    return f"{who} removes", f"{rules.count('draft_removed')} of the {len(drafting.left)} {deck} cards"


def _deck(drafting: Drafting) -> str:
    return "Mission" if drafting.deck is Deck.MISSION else "Deployment"


def draft_options(rules: Rulebook, game: StarcraftGame) -> Iterator[Option]:
    """Ordinary options of the side whose decision it is."""
    drafting = going_on(game)
    side = draft_decider(drafting, (one.id for one in game.sides))
    if side is None:
        return
    cards, key = draft_of(game.mission), 0
    if drafting.controls is None:
        for colour in COLOURS:
            for deck in Deck:
                key += 1
                hint = f"plays {colour} and picks the {deck.value} card of the two left"
                name = f"{colour.title()}, {deck.value.title()} draft"
                yield Option(f"{TakeColour.do}:{colour}:{deck.value}", name, str(key), hint, side)
        return
    if drafting.removed:
        for card in dict.fromkeys(drafting.left):
            key += 1
            hint = f"is the {_deck(drafting)} card that is played"
            yield Option(f"{PickCard.do}:{card}", cards.name(card), str(key), hint, side)
        return
    for pair in dict.fromkeys(combinations(drafting.left, rules.count("draft_removed"))):
        key += 1
        name = " and ".join(cards.name(card) for card in pair)
        left = " or ".join(cards.name(card) for card in _without(drafting.left, pair))
        hint = f"leaves {left}"
        yield Option(f"{RemoveCards.do}:{'+'.join(pair)}", f"Remove {name}", str(key), hint, side)


def _without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """A card that both sides brought goes once for each time it is named."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def draft_fill(option: Option) -> Order | None:
    """The order of an option of the draft; none for another."""
    do, _, choice = option.id.partition(":")
    if do == TakeColour.do:
        colour, _, deck = choice.partition(":")
        return TakeColour(by=option.by, colour=colour, controls=deck)
    if do == RemoveCards.do:
        return RemoveCards(by=option.by, cards=tuple(choice.split("+")))
    return PickCard(by=option.by, card=choice) if do == PickCard.do else None


def draft_described(game: StarcraftGame, order: TakeColour | RemoveCards | PickCard) -> Described:
    """``game`` is the position in which the order was given."""
    name, cards = game.mission.side(order.by).name, draft_of(game.mission)
    if isinstance(order, TakeColour):
        return Described(order.by, name, f"Takes {order.colour}", "", f"controls the {order.controls} draft")
    deck = _deck(going_on(game))
    if isinstance(order, RemoveCards):
        return Described(order.by, name, f"Removes {deck} cards", ", ".join(cards.name(card) for card in order.cards))
    return Described(order.by, name, f"Picks the {deck} card", cards.name(order.card))


def draft_notes(game: StarcraftGame) -> Notes:
    """What is on offer, and what has been picked."""
    drafting, cards = going_on(game), draft_of(game.mission)
    lines = []
    for side in game.sides:
        brought = (*cards.missions[side.id], *cards.deployments[side.id])
        lines.append(f"{side.name} brings {', '.join(cards.name(card) for card in brought)}")
    if drafting.mission is not None:
        lines.append(f"Mission: {cards.name(drafting.mission)}")
    if drafting.left:
        lines.append(f"{_deck(drafting)} cards left: {', '.join(cards.name(card) for card in drafting.left)}")
    return Notes("Draft", tuple(lines))
