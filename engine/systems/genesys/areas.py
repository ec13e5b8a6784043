"""What may be drawn for a draft: how far, where the model in the hand may stop, what the move would earn."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.game import Model
from engine.ground import Ground, is_clear, stand_area
from engine.manoeuvres import reach_of
from engine.options import Draft
from engine.picture import Areas, Band, told
from engine.routing import asking
from engine.rulebook import Rulebook
from engine.systems.genesys.arriving import ARRIVALS, arrival_areas
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.bonus import bonus_of, limits, reading_of
from engine.systems.genesys.charge_ends import contact_area
from engine.systems.genesys.crowding import crowded
from engine.systems.genesys.deployment import taken_area, zones_drawn
from engine.systems.genesys.drafts import ALONE, CHARGES, EXTRA, answered_targets
from engine.systems.genesys.moving import allowance, judge_standing
from engine.systems.genesys.orders import Deploy
from engine.systems.genesys.shooting import moved_limit
from engine.systems.genesys.slowing import (
    estimated,
    is_near,
    slow_notes,
    slow_pieces,
    slowed_reach,
    slowed_slide,
    spent,
)
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import barriers, base_of, enemies_of, ground_for
from engine.systems.genesys.watching import trigger_areas
from engine.wording import inches, whole
from geometry.area import Area, union
from geometry.keepout import too_near, too_near_base
from geometry.outline import overhang
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE, Fit, apart


def areas(rules: Rulebook, game: GenesysGame, draft: Draft | None) -> Areas:
    """Held Actions stand on the table, whoever is in the hand: their fields and threat ranges."""
    with asking() as asked:
        found = _areas(rules, game, draft)
    return replace(
        told(found, straight_only=asked.failed), influence=(*zones_drawn(rules, game), *trigger_areas(rules, game))
    )


def _areas(rules: Rulebook, game: GenesysGame, draft: Draft | None) -> Areas:
    if draft is None or draft.model is None or not game.is_unit(draft.unit):
        return Areas()
    if draft.option == Deploy.do:
        return _deploying(rules, game, draft)
    if draft.option in ARRIVALS:
        return arrival_areas(rules, game, draft)
    hand = next((model for model in game.standing_of(draft.unit) if model.number == draft.model), None)
    activation = game.activation
    if hand is None or activation is None or activation.unit != draft.unit or activation.movement_over:
        return Areas()
    limit = allowance(rules, game, draft.unit, draft.option in EXTRA or activation.extra)
    way = (hand.placed.pose, *draft.path[1:-1])
    gone = gone_by(game, hand, way)
    turn = draft.path[-1].turn if draft.path else hand.placed.pose.turn
    slow = slow_pieces(rules, game)
    left = max(0.0, limit - spent(slow, hand.base, gone))
    slow = slow if is_near(slow, hand.base, gone, limit) else ()
    notes = (*_notes(rules, game, draft.unit, limit, left), *slow_notes(slow))
    mates = game.standing_of(draft.unit)
    goes_along = {} if draft.option == ALONE else _elsewhere(hand, mates, draft.others)
    ground = ground_for(game, hand, goes_along)
    table = game.mission.table
    off_table = any(apart(-overhang(hand.placed.to(pose), table.width, table.height)) is Fit.BROKEN for pose in way[1:])
    if off_table or not is_clear(hand.base, way, ground):
        return Areas(Area.empty(), Area.empty(), allowance=left, notes=notes)
    if draft.option == ALONE and _leaves_one_over_a_base(rules, game, hand):
        notes = (*notes, "A squad mate was halted over another base: it goes with it, or first")
        return Areas(Area.empty(), Area.empty(), allowance=left, notes=notes)
    going = ground
    reach = slowed_reach(slow, hand.base, gone, turn, limit, going)
    others = _others(rules, game, draft, hand, limit)
    crowds = Area.empty()
    if draft.option != ALONE:
        # The squad leaves its places with the model in the hand, but for those who were set by hand.
        goers = [mate for mate in mates if mate.id not in goes_along and mate.id != hand.id]
        ground = _without(ground, {mate.id for mate in goers})
        set_already = [replace(mate, pose=goes_along[mate.id]) for mate in mates if mate.id in goes_along]
        crowds = crowded(hand, turn, goers, others, set_already)
    legal_end = reach & stand_area(hand.base, turn, ground)
    if draft.option in CHARGES:
        notes = (*notes, "A charge ends base to base: only such ends are drawn")
        legal_end = legal_end & contact_area(hand, turn, reach - crowds, ground, _targets(game, draft, hand))
    else:
        legal_end = legal_end - crowds
    about = estimated(slow, hand.base, gone, turn, limit, going)
    bands = tuple(_bands(rules, game, hand, limit, going, gone, turn))
    return Areas(
        reach=reach | about,
        legal_end=legal_end,
        coherency=_coherency(game, hand, turn, goes_along, draft),
        bands=tuple(replace(band, area=band.area & (reach | about)) for band in bands) if slow else bands,
        others=others,
        allowance=left,
        notes=notes,
        labels=_labels(game, left, estimate=bool(about)),
    )


def _leaves_one_over_a_base(rules: Rulebook, game: GenesysGame, hand: Model) -> bool:
    """Whether a squad mate was halted where it cannot stay, so that nobody moves without it."""
    halted = game.activation is not None and game.activation.halted is not None
    return halted and any(judge_standing(Bench(rules, game), hand.unit, {hand.id: hand.placed.pose}))


def _targets(game: GenesysGame, draft: Draft, hand: Model) -> list[Model]:
    """The models of the squads answered as targets, or all enemies without an answer; none where one is no target."""
    enemies = enemies_of(game, game.side_of(hand))
    answered = answered_targets(draft)
    if not {enemy.unit for enemy in enemies}.issuperset(answered):
        return []
    return [enemy for enemy in enemies if not answered or enemy.unit in answered]


def _deploying(rules: Rulebook, game: GenesysGame, draft: Draft) -> Areas:
    """The zones taken; where the whole base of the model in the hand may stand in them."""
    hand = game.model(game.unit(draft.unit).model_id(draft.model or 1))
    turn = draft.path[-1].turn if draft.path else 0.0
    taken = taken_area(rules, game, draft.by)
    edge = game.mission.table.area.grown(2 * hand.base.outer_radius) - taken
    ground = Ground(game.mission.table, no_stop=(*barriers(game), *(base_of(one) for one in game.on_table())))
    return Areas(
        reach=taken, legal_end=(taken & stand_area(hand.base, turn, ground)) - too_near(edge, hand.base, turn, 0.0)
    )


def _without(ground: Ground, ids: set[str]) -> Ground:
    """The ground with these models lifted off it."""
    return replace(ground, no_stop=tuple(other for other in ground.no_stop if other.id not in ids))


def gone_by(game: GenesysGame, model: Model, way: tuple[Pose, ...]) -> tuple[Pose, ...]:
    """All that a model has gone in this activation, and a further way from where it stands."""
    trail = game.activation.trails.get(model.id, ()) if game.activation else ()
    return (*trail, *(way[1:] if trail else way))


def _notes(rules: Rulebook, game: GenesysGame, unit: str, limit: float, left: float) -> tuple[str, ...]:
    notes = [f"{inches(left)} left of {whole(limit)}"]
    shoots = moved_limit(rules, game, unit)
    if shoots is not None:
        notes.append(f"Shoots after {whole(shoots)} at most (2017)" if shoots else "Shoots only unmoved (2017)")
    if isinstance(game.mission.settings["squad_coherency"], float):
        notes.append("Squad coherency: not from the rulebook")
    return tuple(notes)


def _labels(game: GenesysGame, left: float, *, estimate: bool) -> dict[str, str]:
    reach = whole(round(left, 2))
    labels = {"reach": f"reach about {reach}, an estimate" if estimate else f"reach {reach}"}
    coherency = game.mission.settings["squad_coherency"]
    if isinstance(coherency, float):
        labels["coherency"] = f"coherency {whole(coherency)}, not from the rulebook"
    return labels


def _elsewhere(hand: Model, mates: tuple[Model, ...], by_hand: Mapping[int, Pose]) -> dict[str, Pose]:
    return {mate.id: by_hand[mate.number] for mate in mates if mate.number in by_hand and mate.id != hand.id}


def _bands(
    rules: Rulebook,
    game: GenesysGame,
    hand: Model,
    limit: float,
    ground: Ground,
    gone: tuple[Pose, ...],
    turn: float,
) -> Iterator[Band]:
    """The reach by what it would earn. Only for a model that has not moved yet or moves on: the inches so far count."""
    reading = reading_of(game)
    inner = Area.empty()
    # Whole inches begin at the limit, fractions past it.
    for edge in (*limits(rules, reading), limit):
        within = _earning(game, hand, gone, turn, min(edge, limit), limit, ground)
        part = within - inner
        inner = inner | within
        if part and part.size > TOLERANCE:
            earned = bonus_of(rules, reading, min(edge, limit) - 2 * TOLERANCE)
            yield Band(f"+{earned}", part)


def _earning(
    game: GenesysGame, hand: Model, gone: tuple[Pose, ...], turn: float, edge: float, limit: float, ground: Ground
) -> Area:
    """Where the model may come to whose bonus counts no more inches than this."""
    if game.mission.settings["bonus_inches"] == "way" or edge == limit:
        return reach_of(hand.base, gone, turn, edge, ground)
    from_start = reach_of(hand.base, gone[:1], turn, edge, Ground(game.mission.table))
    return from_start & reach_of(hand.base, gone, turn, limit, ground)


def _coherency(game: GenesysGame, hand: Model, turn: float, ends: Mapping[str, Pose], draft: Draft) -> Area | None:
    """Where the model in the hand is near enough to a squad mate that stays; only where a table has set a distance."""
    limit = game.mission.settings["squad_coherency"]
    if not isinstance(limit, float) or (draft.option != ALONE and not ends):
        return None
    mates = [mate for mate in game.standing_of(draft.unit) if mate.id != hand.id]
    placed = [mate.placed.to(ends.get(mate.id, mate.placed.pose)) for mate in mates]
    return union(too_near_base(mate, hand.base, turn, limit) for mate in placed)


def _others(rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, limit: float) -> Mapping[int, Area]:
    """Where each squad mate could be set, whatever the rest of the squad does."""
    if draft.option == ALONE:
        return {}
    squad = {mate.id for mate in game.standing_of(draft.unit)}
    stands: dict[float, Area] = {}
    legal, slow = {}, slow_pieces(rules, game)
    for mate in game.standing_of(draft.unit):
        if mate.id == hand.id:
            continue
        pose = mate.placed.pose
        ground = ground_for(game, mate, {})
        if pose.turn not in stands:
            stands[pose.turn] = stand_area(mate.base, pose.turn, _without(ground, squad))
        slide = slowed_slide(slow, mate.base, gone_by(game, mate, (pose,)), limit, ground)
        legal[mate.number] = slide & stands[pose.turn]
    return legal
