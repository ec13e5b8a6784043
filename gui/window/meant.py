"""What an option, or a drag without a word, means for the model in the hand: the draft that areas are asked for."""

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Game
from engine.options import Draft, Option, Options
from geometry.pose import Pose
from gui.tools import choosing, hand, walk
from gui.tools.hand import Dragging, Setting


def begin_of(game: Game, model: str) -> Pose:
    """Where a model stands, or first appears."""
    one = game.model(model)
    return one.pose or walk.arrival(game, game.side_of(one), one.base)


def first_model(game: Game, draft: Draft | None, looked_at: str | None) -> str | None:
    """The model a draft begins with: the one looked at if it is of the unit, else the unit's first."""
    if draft is None:
        return None
    if looked_at is not None and game.model(looked_at).unit == draft.unit:
        return looked_at
    if draft.model is not None:
        return game.unit(draft.unit).model_id(draft.model)
    alive = game.alive_of(draft.unit)
    return alive[0].id if alive else None


def draft_in_hand(game: Game, state: Dragging | Setting) -> Draft:
    """The model in the hand where it stands, turned as it is held, with the way as it bends so far."""
    if isinstance(state, Setting):
        return replace(hand.draft_of(state), others={})
    hold = state.hold
    way = (begin_of(game, hold.model), *hold.corners)
    last = replace(way[-1], turn=state.pose.turn)
    path = way if way == (last,) else (*way, last)
    return replace(hold.draft, model=hold.number, path=path)


def draft_at_rest(
    game: Game, running: Option | None, asking: Option | None, options: Options | None, looked_at: str | None
) -> Draft | None:
    """With nothing in the hand: what the option that runs or asks would do, else what a drag of the unit would mean."""
    option = running or asking
    option = option or (choosing.for_drag(options, None) if options is not None else None)
    if option is not None and option is asking and option.draft is None and option.closed is None:
        return option.shows
    if option is None or option.draft is None or option.closed is not None:
        return None
    if option.asks and option not in (running, asking):
        return None
    model = first_model(game, option.draft, looked_at)
    if model is None:
        return None
    return replace(option.draft, model=game.model(model).number, path=(begin_of(game, model),))


def with_chosen(game: Game, model: str, chosen: frozenset[str]) -> tuple[Mapping[int, Pose], Mapping[int, Pose]]:
    """The models of its unit that go with one that is taken, and those that stay: both none where it alone is meant."""
    if model not in chosen:
        return {}, {}
    others = [one for one in game.standing_of(game.model(model).unit) if one.id != model]
    along = {one.number: one.placed.pose for one in others if one.id in chosen}
    return along, {one.number: one.placed.pose for one in others if one.id not in chosen} if along else {}
