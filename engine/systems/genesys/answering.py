"""What a reaction needs before anything else is looked at: an Action for it, and Command Value."""

from engine.findings import Finding
from engine.systems.genesys import command
from engine.systems.genesys.bench import Bench, at_least
from engine.systems.genesys.orders import React, Reaction
from engine.systems.genesys.state import ActionState
from engine.tongue import tr

NEVER_WITHOUT = (Reaction.FIGHT_BACK, Reaction.DIVE)
"""What the text itself denies a squad without its Action."""


def has_action(bench: Bench, order: React) -> Finding:
    """A squad whose Action is gone neither fights back nor dives by the text; in all else a held one is asked for."""
    game, state = bench.game, bench.game.action_of(order.unit)
    kept = command.has_action_for_reaction(game, order.unit)
    gone = state in (ActionState.GONE, ActionState.LAPSED)
    if not kept and gone and order.kind in NEVER_WITHOUT:
        words = tr("has used its Action") if state is ActionState.GONE else tr("has let its Action lapse")
        return bench.refused("react.without_action", order.unit, state=words)
    unused = state is ActionState.UNUSED and order.unit not in game.activated
    words = tr("not activated yet, so nothing is held") if unused else tr("its Action is gone for this Game Round")
    setting = "reaction_action" if unused else None
    return bench.checked("react.no_action", kept, order.unit, state=words, setting=setting)


def has_command(bench: Bench, order: React) -> Finding:
    cost = command.reaction_cost(bench.rules, bench.game, order.kind)
    left = command.left(bench.game, order.by)
    return bench.checked("react.no_command", left >= cost, order.unit, order.by, measure=at_least(left, cost))


def wanting(bench: Bench, order: React) -> Finding | None:
    """Of a side that nobody asked, why this squad cannot answer; none where that is not what is wrong."""
    found = (has_action(bench, order), has_command(bench, order))
    return next((finding for finding in found if finding.refuses), None)
