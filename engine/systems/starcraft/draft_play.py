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
from engine.tongue import tr, tr_later

COLOURS = ("red", "blue")


def draft_findings(
    rules: Rulebook, game: StarcraftGame, order: TakeColour | RemoveCards | PickCard
) -> Iterator[Finding]:
    """What an order in the draft names is there, and as many as the rule asks for."""
    drafting = going_on(game)
    if isinstance(order, TakeColour):
        if order.colour not in COLOURS:
            yield refused(rules, "order.unknown", words={"what": tr("colour called {colour}", colour=order.colour)})
        if order.controls not in (deck.value for deck in Deck):
            yield refused(
                rules, "order.unknown", words={"what": tr("draft called {controls}", controls=order.controls)}
            )
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
        words = {"what": _STEPS[type(order)], "why": tr("{steps} comes first", steps=_STEPS[awaited])}
        yield refused(rules, "order.not_now", words=words)


_STEPS: Mapping[type[Order], str] = {
    TakeColour: tr_later("Taking a colour and a draft"),
    RemoveCards: tr_later("Removing cards"),
    PickCard: tr_later("Picking a card"),
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
        return tr("{who} decides", who=who), tr("the colour, and which draft to control")
    deck = _deck(drafting)
    if drafting.removed:
        return tr("{who} picks", who=who), tr(
            "one {deck} card of the {count} left", deck=deck, count=len(drafting.left)
        )
    return tr("{who} removes", who=who), tr(
        "{count} of the {count2} {deck} cards", count=rules.count("draft_removed"), count2=len(drafting.left), deck=deck
    )


def _deck(drafting: Drafting) -> str:
    return tr("Mission") if drafting.deck is Deck.MISSION else tr("Deployment")


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
                hint = tr("plays {colour} and picks the {deck} card of the two left", colour=colour, deck=deck.value)
                name = tr("{title}, {title2} draft", title=colour.title(), title2=deck.value.title())
                yield Option(f"{TakeColour.do}:{colour}:{deck.value}", name, str(key), hint, side)
        return
    if drafting.removed:
        for card in dict.fromkeys(drafting.left):
            key += 1
            hint = tr("is the {deck} card that is played", deck=_deck(drafting))
            yield Option(f"{PickCard.do}:{card}", cards.name(card), str(key), hint, side)
        return
    for pair in dict.fromkeys(combinations(drafting.left, rules.count("draft_removed"))):
        key += 1
        name = tr(" and ").join(cards.name(card) for card in pair)
        left = tr(" or ").join(cards.name(card) for card in _without(drafting.left, pair))
        hint = tr("leaves {left}", left=left)
        yield Option(f"{RemoveCards.do}:{'+'.join(pair)}", tr("Remove {name}", name=name), str(key), hint, side)


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
        return Described(
            order.by,
            name,
            tr("Takes {colour}", colour=order.colour),
            "",
            tr("controls the {controls} draft", controls=order.controls),
        )
    deck = _deck(going_on(game))
    if isinstance(order, RemoveCards):
        return Described(
            order.by, name, tr("Removes {deck} cards", deck=deck), ", ".join(cards.name(card) for card in order.cards)
        )
    return Described(order.by, name, tr("Picks the {deck} card", deck=deck), cards.name(order.card))


def draft_notes(game: StarcraftGame) -> Notes:
    """What is on offer, and what has been picked."""
    drafting, cards = going_on(game), draft_of(game.mission)
    lines = []
    for side in game.sides:
        brought = (*cards.missions[side.id], *cards.deployments[side.id])
        lines.append(
            tr("{side} brings {listed}", side=side.name, listed=", ".join(cards.name(card) for card in brought))
        )
    if drafting.mission is not None:
        lines.append(tr("Mission: {mission}", mission=cards.name(drafting.mission)))
    if drafting.left:
        lines.append(
            tr(
                "{deck} cards left: {listed}",
                deck=_deck(drafting),
                listed=", ".join(cards.name(card) for card in drafting.left),
            )
        )
    return Notes(tr("Draft"), tuple(lines))
