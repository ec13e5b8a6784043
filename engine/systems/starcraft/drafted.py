"""Carrying out the orders of a draft; after the last pick the game begins on the table that came of it."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.starcraft.beginning import begin
from engine.systems.starcraft.draft_play import going_on
from engine.systems.starcraft.drafting import Deck, coloured, opened, picked, without
from engine.systems.starcraft.orders_draft import PickCard, RemoveCards, TakeColour
from engine.systems.starcraft.state import StarcraftGame


def drafted(rules: Rulebook, game: StarcraftGame, order: TakeColour | RemoveCards | PickCard) -> StarcraftGame:
    """The position after a legal order of the draft."""
    drafting = going_on(game)
    if isinstance(order, TakeColour):
        red = order.by if order.colour == "red" else game.opponent(order.by)
        mission = coloured(game.mission, red)
        return replace(game, mission=mission, drafting=opened(mission, drafting, order.by, Deck(order.controls)))
    if isinstance(order, RemoveCards):
        left = without(drafting.left, order.cards)
        return replace(game, drafting=replace(drafting, left=left, removed=True))
    mission, rest = picked(game.mission, drafting, order.card)
    return begin(rules, mission, game.kit) if rest is None else replace(game, drafting=rest)
