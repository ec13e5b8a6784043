"""What may be drawn for a model in the hand, and its order. Reads the same ground and figures as the verdict."""

from dataclasses import replace

from engine.game import Model
from engine.ground import Ground, judge_way, stand_area
from engine.options import Draft
from engine.picture import Areas, Band
from engine.routing import reach_area, routed
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import enemies_of, may_engage
from engine.systems.hardwired28.judging import gates
from engine.systems.hardwired28.orders import MOVE_AGAIN, Action, Move
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance, climbables, ground_for, zealot_bonus
from engine.wording import whole
from geometry.area import Area, union
from geometry.keepout import too_near_base
from geometry.pose import Pose
from geometry.travel import travel
from geometry.zones import rings

MOVE = "move"


def areas(rules: Rulebook, game: HardwiredGame, draft: Draft | None) -> Areas:
    model = None if draft is None else _model(game, draft)
    if draft is None or model is None or not model.on_table:
        return Areas(engagement=_rings(rules, tuple(game.on_table())), labels=_labels(rules))
    around = _rings(rules, enemies_of(game, model))
    if draft.option not in (MOVE, MOVE_AGAIN):
        return Areas(engagement=around, labels=_labels(rules))
    return _move_areas(rules, game, draft, model, around)


def order_of(draft: Draft, model: Model) -> Move | Action:
    """The order that a draft of either move becomes."""
    if draft.option == MOVE_AGAIN:
        return Action(by=draft.by, unit=draft.unit, model=model.number, action=MOVE_AGAIN, path=draft.path)
    return Move(by=draft.by, unit=draft.unit, model=model.number, path=draft.path)


def propose(rules: Rulebook, game: HardwiredGame, draft: Draft) -> Move | Action:
    """The path as drawn, its last leg round what is in its way. A draft that names no model means the unit's first."""
    number = draft.model if draft.model is not None else game.models_of(draft.unit)[0].number
    model = game.models[f"{draft.unit}.{number}"]
    if model.on_table and not draft.exact:
        draft = replace(draft, path=_round_about(rules, game, model, draft.path))
    return order_of(draft, model)


def _round_about(rules: Rulebook, game: HardwiredGame, model: Model, path: tuple[Pose, ...]) -> tuple[Pose, ...]:
    ground = ground_for(game, model)
    if len(path) < 2 or _is_clear(rules, model, path[-2:], ground):
        return path
    # The verdict says whether what a Zealot may gain is earned where it ends.
    limit = allowance(rules, game, model) + zealot_bonus(rules, game, model)
    return routed(model.base, path, limit - travel(model.base, path[:-1]), ground)


def _move_areas(rules: Rulebook, game: HardwiredGame, draft: Draft, model: Model, around: Area) -> Areas:
    """From where the hand has bent the way last."""
    way = draft.path or (model.placed.pose,)
    base, start = model.base, way[-1]
    ground = ground_for(game, model)
    limit = allowance(rules, game, model)
    bonus = zealot_bonus(rules, game, model)
    left = max(0.0, limit - travel(base, way))
    notes = (_engagement_note(rules), *_climb_notes(rules, game))
    if not base.is_round and start.turn != way[0].turn:
        # What a turn costs depends on where the base goes: no area says it.
        return Areas(engagement=around, allowance=limit, notes=notes, labels=_labels(rules))
    if not gates(rules, game, order_of(draft, model)).legal or not _is_clear(rules, model, way, ground):
        return Areas(Area.empty(), Area.empty(), engagement=around, allowance=limit, labels=_labels(rules))
    stand = stand_area(base, start.turn, ground)
    reach = reach_area(base, start, left, ground)
    legal = reach & stand
    bands: tuple[Band, ...] = ()
    if bonus:
        farther = reach_area(base, start, max(0.0, limit + bonus - travel(base, way)), ground)
        engaged = farther & stand & _engaged_centres(rules, game, model, start.turn)
        legal = legal | engaged
        bands = (Band(f"+{whole(bonus)} to end Engaged", engaged - reach),)
    return Areas(
        reach=reach,
        legal_end=legal,
        engagement=around,
        bands=bands,
        allowance=limit,
        notes=notes,
        labels=_labels(rules),
    )


def _model(game: HardwiredGame, draft: Draft) -> Model | None:
    if draft.model is not None:
        return game.models.get(f"{draft.unit}.{draft.model}")
    standing = game.standing_of(draft.unit)
    return standing[0] if standing else None


def _is_clear(rules: Rulebook, model: Model, way: tuple[Pose, ...], ground: Ground) -> bool:
    return len(way) < 2 or not any(finding.refuses for finding in judge_way(rules, model.id, model.base, way, ground))


def _engaged_centres(rules: Rulebook, game: HardwiredGame, model: Model, turn: float) -> Area:
    """Where the middle of the base is when an enemy engages it."""
    limit = rules.figure("engagement_range")
    return union(
        too_near_base(other.placed, model.base, turn, limit)
        for other in game.on_table()
        if may_engage(game, model, other)
    )


def _rings(rules: Rulebook, models: tuple[Model, ...]) -> Area:
    return rings((model.placed for model in models), rules.figure("engagement_range"))


def _labels(rules: Rulebook) -> dict[str, str]:
    return {"engagement": f"engaged {whole(rules.figure('engagement_range'))}"}


def _engagement_note(rules: Rulebook) -> str:
    near = whole(rules.figure("engagement_range"))
    return f"A move may end within {near} of an enemy; leaving one without Disengage brings a free attack"


def _climb_notes(rules: Rulebook, game: HardwiredGame) -> tuple[str, ...]:
    if not climbables(game):
        return ()
    cost = f"{rules.figure('climb_cost'):g}"
    return (f"Climbs are left to you: {cost}″ of Move for each inch of height",)
