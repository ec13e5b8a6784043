"""What may be drawn for a model in the hand, and its order. Reads the same ground and figures as the verdict."""

from collections.abc import Iterable
from dataclasses import replace

from engine.game import Model
from engine.ground import Ground, is_clear, stand_area
from engine.manoeuvres import led, reach_of
from engine.options import Draft
from engine.picture import Areas, Band, BandKind, told
from engine.routing import asking
from engine.rulebook import Rulebook
from engine.systems.hardwired28.auras import auras
from engine.systems.hardwired28.deploying import DEPLOY, deploy_areas, is_deploying
from engine.systems.hardwired28.factions import enemies_of, engages_at, may_engage
from engine.systems.hardwired28.fleeing import flight_area
from engine.systems.hardwired28.heights import climbs_of, flat_ground, reached
from engine.systems.hardwired28.hostiles.deciding import plan_of
from engine.systems.hardwired28.hostiles.forecasting import forecast_bands, forecast_notes
from engine.systems.hardwired28.hostiles.offering import CHANGE, led_act
from engine.systems.hardwired28.hostiles.plan import End, farthest
from engine.systems.hardwired28.judging import stands_against
from engine.systems.hardwired28.mission_orders import Deploy
from engine.systems.hardwired28.orders import MOVE_AGAIN, Act, Action, Move
from engine.systems.hardwired28.setup_offering import LED, SET, led_setup
from engine.systems.hardwired28.setup_orders import Redeploy, SetCoworker
from engine.systems.hardwired28.smoke import columns
from engine.systems.hardwired28.standing import climbable_pieces, counts_height, height_at, steps, within_from
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance, ground_for, zealot_bonus
from engine.systems.hardwired28.throw_offering import THROW, throw_of
from engine.systems.hardwired28.throw_orders import Throw
from engine.systems.hardwired28.throwing import range_area
from engine.systems.hardwired28.zones import drawn_to_edge
from engine.tongue import tr
from engine.wording import whole
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import gap
from geometry.keepout import too_near_base
from geometry.outline import overhang
from geometry.pose import Pose
from geometry.tolerance import Fit, apart, at_most
from geometry.travel import travel
from geometry.zones import ring

MOVE = "move"


def areas(rules: Rulebook, game: HardwiredGame, draft: Draft | None) -> Areas:
    with asking() as asked:
        found = _areas(rules, game, draft)
    smoke = tuple(Band("smoke", column.outline, BandKind.GROUND) for column in columns(game))
    held = None if draft is None else _model(game, draft)
    found = replace(found, bands=(*found.bands, *smoke, *auras(rules, game, held)))
    return told(found, straight_only=asked.failed)


def _areas(rules: Rulebook, game: HardwiredGame, draft: Draft | None) -> Areas:
    model = None if draft is None else _model(game, draft)
    if draft is not None and model is not None and draft.option == DEPLOY:
        turn = draft.path[-1].turn if draft.path else 0.0
        return replace(
            deploy_areas(rules, game, model, turn), engagement=_rings(rules, game, enemies_of(game, model), model)
        )
    if draft is None or model is None or not model.on_table:
        around = _rings(rules, game, game.on_table())
        if game.ended or game.activation is not None or is_deploying(game):
            return Areas(engagement=around, labels=_labels(rules))
        bands, notes = tuple(forecast_bands(rules, game)), tuple(forecast_notes(rules, game))
        return Areas(engagement=around, bands=bands, notes=notes, labels=_labels(rules))
    around = _rings(rules, game, enemies_of(game, model), model)
    if draft.option in LED:
        turn = draft.path[-1].turn if draft.path else model.placed.pose.turn
        return replace(_setup_areas(rules, game, draft, model, turn), engagement=around)
    if draft.option == CHANGE:
        # Until a model is led another way, what is proposed to its whole group stays in sight.
        bands = tuple(forecast_bands(rules, game)) if len(draft.path) < 2 else ()
        return replace(_change_areas(rules, game, draft, model, around), bands=bands)
    if draft.option.startswith(THROW):
        reach = range_area(rules, model)
        return Areas(reach=reach, legal_end=reach, engagement=around, labels=_labels(rules))
    if draft.option not in (MOVE, MOVE_AGAIN):
        return Areas(engagement=around, labels=_labels(rules))
    return _move_areas(rules, game, draft, model, around)


def order_of(draft: Draft, model: Model) -> Move | Action:
    """The order that a draft of either move becomes."""
    if draft.option == MOVE_AGAIN:
        return Action(by=draft.by, unit=draft.unit, model=model.number, action=MOVE_AGAIN, path=draft.path)
    return Move(by=draft.by, unit=draft.unit, model=model.number, path=draft.path)


def propose(
    rules: Rulebook, game: HardwiredGame, draft: Draft
) -> Move | Action | Act | Deploy | Throw | SetCoworker | Redeploy:
    """The path as drawn, its last leg round what is in its way. A draft that names no model means the unit's first."""
    number = draft.model if draft.model is not None else game.models_of(draft.unit)[0].number
    model = game.models[f"{draft.unit}.{number}"]
    if draft.option == DEPLOY:
        at = draft.path[-1] if draft.path else Pose(0.0, 0.0)
        stands = drawn_to_edge(game, draft.by, Placed(model.base, at))
        return Deploy(by=draft.by, unit=draft.unit, model=number, at=stands.pose)
    if draft.option.startswith(THROW):
        return throw_of(draft, number)
    if draft.option in LED:
        return _set_anew(game, draft, model)
    if model.on_table and not draft.exact:
        draft = replace(draft, path=_round_about(rules, game, model, draft.path, draft.option == MOVE_AGAIN))
    if draft.option == CHANGE:
        return led_act(rules, game, draft, model, draft.path)
    return order_of(draft, model)


def _set_anew(game: HardwiredGame, draft: Draft, model: Model) -> SetCoworker | Redeploy:
    order = led_setup(draft, model)
    if isinstance(order, SetCoworker):
        return order
    return replace(order, at=drawn_to_edge(game, game.side_of(model), Placed(model.base, order.at)).pose)


def _round_about(
    rules: Rulebook, game: HardwiredGame, model: Model, path: tuple[Pose, ...], again: bool
) -> tuple[Pose, ...]:
    if len(path) < 2:
        return path
    base, before, ground = model.base, path[:-1], ground_for(game, model)
    limit, bonus = allowance(rules, game, model), zealot_bonus(rules, game, model, again)
    legs = _legs(rules, game, model, before, path[-1], limit, ground)
    if legs is None and bonus:
        # The verdict says whether what a Zealot may gain is earned where it ends.
        legs = _legs(rules, game, model, before, path[-1], limit + bonus, ground)
    if legs is None:
        legs = led(base, before, path[-1], limit + bonus, ground)
    return (*before, *legs)


def _move_areas(rules: Rulebook, game: HardwiredGame, draft: Draft, model: Model, around: Area) -> Areas:
    """From where the hand has bent the way last, at the turn it holds the model at."""
    way = (model.placed.pose, *draft.path[1:-1])
    base = model.base
    turn = draft.path[-1].turn if draft.path else model.placed.pose.turn
    ground = ground_for(game, model)
    limit = allowance(rules, game, model)
    bonus = zealot_bonus(rules, game, model, draft.option == MOVE_AGAIN)
    notes = (_engagement_note(rules), *_climb_notes(rules, game))
    if stands_against(rules, game, order_of(draft, model)) or not _is_open(model, way, ground):
        return Areas(Area.empty(), Area.empty(), engagement=around, allowance=limit, labels=_labels(rules))
    stand = stand_area(base, turn, ground)
    if model.id in game.fleeing:
        stand = stand & flight_area(rules, game, model)
    reach = _reach(rules, game, model, way, turn, limit, ground)
    legal = reach & stand
    bands: tuple[Band, ...] = ()
    if bonus:
        farther = _reach(rules, game, model, way, turn, limit + bonus, ground)
        engaged = farther & stand & _engaged_centres(rules, game, model, turn)
        legal = legal | engaged
        bands = (Band(tr("+{bonus} to end Engaged", bonus=whole(bonus)), engaged - reach),)
    return Areas(
        reach=reach,
        legal_end=legal,
        engagement=around,
        bands=bands,
        allowance=limit,
        notes=notes,
        labels=_labels(rules),
    )


def _setup_areas(rules: Rulebook, game: HardwiredGame, draft: Draft, model: Model, turn: float) -> Areas:
    """Where the model may be set anew: a Coworker anywhere, a squad model where it could have been deployed."""
    if stands_against(rules, game, led_setup(draft, model)):
        return Areas(reach=Area.empty(), legal_end=Area.empty())
    if draft.option != SET:
        return deploy_areas(rules, game, model, turn)
    free = stand_area(model.base, turn, ground_for(game, model))
    return Areas(reach=free, legal_end=free)


def _change_areas(rules: Rulebook, game: HardwiredGame, draft: Draft, model: Model, around: Area) -> Areas:
    """Where the model of a group may be led: its reach, and of that what is as near to its goal as its way comes.

    Where its table asks for something else of its end, no legal end is drawn; the verdict knows it.
    """
    ground = ground_for(game, model)
    way = (model.placed.pose, *draft.path[1:-1])
    plan = plan_of(rules, game, model, game.behaviour[model.unit]) if model.unit in game.behaviour else None
    limit = allowance(rules, game, model) if plan is None else farthest(rules, game, model, plan.verb)
    if (
        plan is None
        or stands_against(rules, game, led_act(rules, game, draft, model, ()))
        or not _is_open(model, way, ground)
    ):
        return Areas(Area.empty(), Area.empty(), engagement=around, allowance=limit, labels=_labels(rules))
    turn = model.placed.pose.turn
    reach = _reach(rules, game, model, way, turn, limit, ground)
    legal = None
    if plan.end is End.NEAR and plan.goal is not None:
        near = max(plan.keep, gap(plan.stands(model), plan.goal))
        legal = reach & stand_area(model.base, turn, ground) & too_near_base(plan.goal, model.base, turn, near)
    stop = f"{plan.stop[:1].upper()}{plan.stop[1:]}"
    return Areas(reach=reach, legal_end=legal, engagement=around, allowance=limit, notes=(stop,), labels=_labels(rules))


def _reach(
    rules: Rulebook,
    game: HardwiredGame,
    model: Model,
    way: tuple[Pose, ...],
    turn: float,
    limit: float,
    ground: Ground,
) -> Area:
    """With climbs and drops where there is something to climb near; what the way so far has taken counts."""
    climbed = climbs_of(rules, game, model, way).cost
    left = limit - travel(model.base, way) - climbed
    if climbed and left <= 0:
        # The flat search knows nothing of what has been climbed.
        return Area.empty()
    found = reached(rules, game, model, way[-1], left, ground)
    if found is not None:
        return found.area()
    return reach_of(model.base, way, turn, limit, flat_ground(game, model, way[-1], left, ground))


def _legs(
    rules: Rulebook,
    game: HardwiredGame,
    model: Model,
    before: tuple[Pose, ...],
    end: Pose,
    limit: float,
    ground: Ground,
) -> tuple[Pose, ...] | None:
    """The cheapest way there is over the ground that the area is drawn on; none where none leads there."""
    base = model.base
    left = limit - travel(base, before) - climbs_of(rules, game, model, before).cost
    found = reached(rules, game, model, before[-1], left, ground)
    if found is not None:
        _, level = height_at(game, model.placed.to(end))
        way = found.to(level, end)
        if way is None:
            return None
        cost, corners = way
        straight = (before[-1], end)
        if len(corners) > 2 and is_clear(base, straight, ground):
            # Places along a rim stand for all of it, so that a way that could be straight bends a hair at them.
            climbed = climbs_of(rules, game, model, straight).cost
            corners = corners if travel(base, straight) + climbed > cost else (corners[0], corners[-1])
        return (*(before[-1].at(*corner) for corner in corners[1:-1]), end)
    flat = flat_ground(game, model, before[-1], left, ground)
    legs = led(base, before, end, limit, flat)
    if at_most(travel(base, (*before, *legs)), limit) is Fit.BROKEN or not is_clear(base, (before[-1], *legs), flat):
        return None
    return legs


def _is_open(model: Model, way: tuple[Pose, ...], ground: Ground) -> bool:
    """Whether the way so far could be part of one that is allowed: past nothing, and each bend on the table."""
    table = ground.table
    bends = (overhang(model.placed.to(pose), table.width, table.height) for pose in way[1:])
    return all(apart(-out) is not Fit.BROKEN for out in bends) and is_clear(model.base, way, ground)


def _model(game: HardwiredGame, draft: Draft) -> Model | None:
    if draft.model is not None:
        return game.models.get(f"{draft.unit}.{draft.model}")
    standing = game.standing_of(draft.unit)
    return standing[0] if standing else None


def _engaged_centres(rules: Rulebook, game: HardwiredGame, model: Model, turn: float) -> Area:
    """Where the middle of the base is when an enemy engages it."""
    enemies = [other for other in game.on_table() if may_engage(game, model, other)]

    def near(height: float | None) -> Area:
        limits = [engages_at(rules, game, model, other) for other in enemies]
        if height is not None:
            limits = [
                within_from(game, limit, height, other.placed) for other, limit in zip(enemies, limits, strict=True)
            ]
        return union(
            too_near_base(other.placed, model.base, turn, limit)
            for other, limit in zip(enemies, limits, strict=True)
            if limit >= 0
        )

    if not counts_height(game):
        return near(None)
    if not model.base.is_round:
        return near(0.0)
    return union(near(height) & area for height, area in steps(game, model.base.outer_radius))


def _rings(rules: Rulebook, game: HardwiredGame, models: Iterable[Model], mover: Model | None = None) -> Area:
    """Where a base comes so near that they engage."""
    return union(ring(one.placed, engages_at(rules, game, one, mover or one)) for one in models)


def _labels(rules: Rulebook) -> dict[str, str]:
    return {"engagement": tr("engaged {figure}", figure=whole(rules.figure("engagement_range")))}


def _engagement_note(rules: Rulebook) -> str:
    near = whole(rules.figure("engagement_range"))
    return tr("A move may end within {near} of an enemy; leaving one without Disengage brings a free attack", near=near)


def _climb_notes(rules: Rulebook, game: HardwiredGame) -> tuple[str, ...]:
    if not climbable_pieces(game):
        return ()
    heights = (
        (tr("Rings of engagement are drawn as at one height; heights between count"),) if counts_height(game) else ()
    )
    cost, most = f"{rules.figure('climb_cost'):g}", whole(rules.figure("jump_most"))
    return (
        tr("Each inch climbed takes {cost}″ of Move, jumping down none", cost=cost),
        tr("A gap of at most {most} between two pieces is jumped straight", most=most),
        *heights,
    )
