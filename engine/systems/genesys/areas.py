"""What may be drawn for a draft: how far, where the model in the hand may stop, what the move would earn."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.game import Model
from engine.ground import Ground, is_clear, judge_stand, judge_way, stand_area
from engine.manoeuvres import reach_of
from engine.options import Draft
from engine.picture import Areas, Band, told
from engine.routing import asking
from engine.rulebook import Rulebook
from engine.systems.genesys.arriving import ARRIVALS, arrival_areas
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.bonus import bonus_of, limits, reading_of
from engine.systems.genesys.charge_ends import contact_area
from engine.systems.genesys.charge_mates import leads_for
from engine.systems.genesys.deployment import zones_drawn
from engine.systems.genesys.drafts import ALONE, CHARGES, EXTRA, charged_by, set_to_touch
from engine.systems.genesys.gating import barred
from engine.systems.genesys.halting import rest_drawn
from engine.systems.genesys.moving import action_free, allowance, judge_spent
from engine.systems.genesys.naming import name
from engine.systems.genesys.orders import Deploy, Move
from engine.systems.genesys.rooms import Following, crowd_for, rooms_of, without
from engine.systems.genesys.setting_down import deployment_areas
from engine.systems.genesys.shooting import moved_limit
from engine.systems.genesys.slowing import (
    estimated,
    is_near,
    slow_notes,
    slow_pieces,
    slowed_reach,
    spent,
)
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import ground_for
from engine.systems.genesys.watching import trigger_areas
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.area import Area, union
from geometry.keepout import too_near_base
from geometry.outline import overhang
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE, Fit, apart


def areas(rules: Rulebook, game: GenesysGame, draft: Draft | None) -> Areas:
    """Held Actions stand on the table, whoever is in the hand: their fields and threat ranges; and so does what is left
    of a move that one of them has halted."""
    with asking() as asked:
        found = _areas(rules, game, draft)
    return replace(
        told(found, straight_only=asked.failed),
        influence=(*zones_drawn(rules, game), *trigger_areas(rules, game)),
        bands=(*found.bands, *rest_drawn(game)),
    )


def _areas(rules: Rulebook, game: GenesysGame, draft: Draft | None) -> Areas:
    if draft is None or draft.model is None or not game.is_unit(draft.unit):
        return Areas()
    if draft.option == Deploy.do:
        return deployment_areas(rules, game, draft)
    if draft.option in ARRIVALS:
        return arrival_areas(rules, game, draft)
    hand = next((model for model in game.standing_of(draft.unit) if model.number == draft.model), None)
    activation = game.activation
    bench = Bench(rules, game)
    asked = Move(by=draft.by, unit=draft.unit, model=draft.model, path=())
    if hand is None or activation is None or activation.movement_over or barred(bench, asked):
        return Areas()
    limit = allowance(rules, game, draft.unit, draft.option in EXTRA or activation.extra)
    way = (hand.placed.pose, *draft.path[1:-1])
    gone = gone_by(game, hand, way)
    turn = draft.path[-1].turn if draft.path else hand.placed.pose.turn
    slow = slow_pieces(rules, game)
    left = max(0.0, limit - spent(slow, hand.base, gone))
    slow = slow if is_near(slow, hand.base, gone, limit) else ()
    notes = (*_notes(rules, game, draft.unit, limit, left), *slow_notes(slow))
    notes = (*notes, tr("Exactly the line drawn: only straight ways are shown")) if draft.exact else notes
    mates = [mate for mate in game.standing_of(draft.unit) if mate.id != hand.id]
    goes_along = {mate.id: draft.others[mate.number] for mate in mates if mate.number in draft.others}
    stuck = _nobody_goes(bench, draft, hand, goes_along, limit)
    if stuck:
        return Areas(Area.empty(), Area.empty(), allowance=left, notes=(*notes, stuck))
    going = ground = ground_for(game, hand, goes_along)
    if not _leads_to_last_bend(game, hand, way, ground):
        return Areas(Area.empty(), Area.empty(), allowance=left, notes=notes)
    reach = slowed_reach(slow, hand.base, gone, turn, limit, going, straight=draft.exact)
    following = Following(rules, game, draft.unit, limit, charges=False)
    others: Mapping[int, Area] = {}
    crowds = Area.empty()
    if draft.option != ALONE:
        # The squad leaves its places with the model in the hand, but for those who were set by hand.
        ground = without(ground, {mate.id for mate in mates if mate.id not in goes_along})
        others = {mate.number: rooms_of(following)[mate.id] for mate in mates}
        crowd = crowd_for(following, hand, turn, draft.others)
        crowds, notes = (crowds, notes) if crowd is None else (crowd.closed, (*notes, *crowd.notes))
    legal_end = reach & stand_area(hand.base, turn, ground)
    if draft.option in CHARGES:
        notes = (
            *notes,
            tr("A charge ends base to base: drawn is where this model does, or one that goes along with it"),
        )
        legal_end = legal_end & _charged(following, game, draft, hand, turn, reach - crowds, ground)
    else:
        legal_end = legal_end - crowds
    about = Area.empty() if draft.exact else estimated(slow, hand.base, gone, turn, limit, going)
    bands = tuple(_bands(rules, game, hand, limit, going, gone, turn, straight=draft.exact))
    return Areas(
        reach=reach | about,
        legal_end=legal_end,
        coherency=_coherency(game, hand, turn, goes_along, draft),
        bands=tuple(replace(band, area=band.area & (reach | about)) for band in bands) if slow else bands,
        others=others,
        allowance=left,
        notes=notes,
        labels=_labels(game, left, estimate=bool(about), straight=draft.exact),
    )


def _charged(
    following: Following, game: GenesysGame, draft: Draft, hand: Model, turn: float, reach: Area, ground: Ground
) -> Area:
    """Where the hand gets into contact or brings a squad mate into it; anywhere once the player has set one there."""
    enemies = charged_by(game, draft, hand)
    if set_to_touch(game, draft, hand, enemies):
        return reach
    leads = leads_for(following, hand, turn, draft.others, enemies)
    return union((contact_area(hand, turn, reach, ground, enemies), *(lead.ends for lead in leads)))


def _nobody_goes(bench: Bench, draft: Draft, hand: Model, ends: Mapping[str, Pose], limit: float) -> str:
    """Why the order is refused wherever the model in the hand goes; empty where it is not."""
    game, activation = bench.game, bench.game.activation
    extra = activation is not None and activation.extra
    if draft.option in EXTRA and not extra and action_free(bench, draft.unit).refuses:
        return tr("Its Action is not free for more movement")
    if draft.option == ALONE and _leaves_one_over_a_base(bench, hand, ends):
        return tr("A squad mate was halted over another base: it goes with it, or first")
    squad = {mate.id for mate in game.standing_of(draft.unit)}
    lifted = {hand.id} if draft.option == ALONE else squad - set(ends)
    for id in ends:
        if _is_wrong(bench, game.model(id), ends, limit, lifted):
            return tr("{id} is set where it may not stop, so that nobody goes", id=name(game, id))
    return ""


def _leads_to_last_bend(game: GenesysGame, hand: Model, way: tuple[Pose, ...], ground: Ground) -> bool:
    table = game.mission.table
    hangs = (overhang(hand.placed.to(pose), table.width, table.height) for pose in way[1:])
    return all(apart(-out) is not Fit.BROKEN for out in hangs) and is_clear(hand.base, way, ground)


def _leaves_one_over_a_base(bench: Bench, hand: Model, ends: Mapping[str, Pose]) -> bool:
    """Whether a squad mate that does not go was halted where it cannot stay, so that nobody moves without it."""
    game = bench.game
    if game.activation is None or game.activation.halted is None:
        return False
    staying = (mate for mate in game.standing_of(hand.unit) if mate.id != hand.id and mate.id not in ends)
    return any(
        found.refuses
        for mate in staying
        for found in judge_stand(bench.rules, mate.id, mate.placed, without(ground_for(game, mate, ends), {hand.id}))
    )


def _is_wrong(bench: Bench, mate: Model, ends: Mapping[str, Pose], limit: float, lifted: set[str]) -> bool:
    """Whether one that the player has set may not go there, wherever the model in the hand goes."""
    game, end = bench.game, ends[mate.id]
    activation = game.activation
    trail = activation.trails.get(mate.id, (mate.placed.pose,)) if activation is not None else (mate.placed.pose,)
    ground = without(ground_for(game, mate, ends), lifted)
    found = (
        *judge_spent(bench, mate, (*trail, end), limit),
        *judge_way(bench.rules, mate.id, mate.base, (mate.placed.pose, end), ground),
        *judge_stand(bench.rules, mate.id, mate.placed.to(end), ground),
    )
    return any(one.refuses for one in found)


def gone_by(game: GenesysGame, model: Model, way: tuple[Pose, ...]) -> tuple[Pose, ...]:
    """All that a model has gone in this activation, and a further way from where it stands."""
    trail = game.activation.trails.get(model.id, ()) if game.activation else ()
    return (*trail, *(way[1:] if trail else way))


def _notes(rules: Rulebook, game: GenesysGame, unit: str, limit: float, left: float) -> tuple[str, ...]:
    notes = [tr("{left} left of {limit}", left=inches(left), limit=whole(limit))]
    shoots = moved_limit(rules, game, unit)
    if shoots is not None:
        notes.append(
            tr("Shoots after {shoots} at most (2017)", shoots=whole(shoots))
            if shoots
            else tr("Shoots only unmoved (2017)")
        )
    if isinstance(game.mission.settings["squad_coherency"], float):
        notes.append(tr("Squad coherency: not from the rulebook"))
    return tuple(notes)


def _labels(game: GenesysGame, left: float, *, estimate: bool, straight: bool) -> dict[str, str]:
    reach = whole(round(left, 2))
    labels = {
        "reach": tr("reach about {reach}, an estimate", reach=reach) if estimate else tr("reach {reach}", reach=reach)
    }
    if straight:
        labels["reach"] += tr(", straight")
    coherency = game.mission.settings["squad_coherency"]
    if isinstance(coherency, float):
        labels["coherency"] = tr("coherency {coherency}, not from the rulebook", coherency=whole(coherency))
    return labels


def _bands(
    rules: Rulebook,
    game: GenesysGame,
    hand: Model,
    limit: float,
    ground: Ground,
    gone: tuple[Pose, ...],
    turn: float,
    *,
    straight: bool,
) -> Iterator[Band]:
    """The reach by what it would earn. Only for a model that has not moved yet or moves on: the inches so far count."""
    reading = reading_of(game)
    inner = Area.empty()
    # Whole inches begin at the limit, fractions past it.
    for edge in (*limits(rules, reading), limit):
        within = _earning(game, hand, gone, turn, min(edge, limit), limit, ground, straight=straight)
        part = within - inner
        inner = inner | within
        if part and part.size > TOLERANCE:
            earned = bonus_of(rules, reading, min(edge, limit) - 2 * TOLERANCE)
            yield Band(f"+{earned}", part)


def _earning(
    game: GenesysGame,
    hand: Model,
    gone: tuple[Pose, ...],
    turn: float,
    edge: float,
    limit: float,
    ground: Ground,
    *,
    straight: bool,
) -> Area:
    """Where the model may come to whose bonus counts no more inches than this."""
    if game.mission.settings["bonus_inches"] == "way" or edge == limit:
        return reach_of(hand.base, gone, turn, edge, ground, straight=straight)
    from_start = reach_of(hand.base, gone[:1], turn, edge, Ground(game.mission.table))
    return from_start & reach_of(hand.base, gone, turn, limit, ground, straight=straight)


def _coherency(game: GenesysGame, hand: Model, turn: float, ends: Mapping[str, Pose], draft: Draft) -> Area | None:
    """Where the model in the hand is near enough to a squad mate that stays; only where a table has set a distance."""
    limit = game.mission.settings["squad_coherency"]
    if not isinstance(limit, float) or (draft.option != ALONE and not ends):
        return None
    mates = [mate for mate in game.standing_of(draft.unit) if mate.id != hand.id]
    placed = [mate.placed.to(ends.get(mate.id, mate.placed.pose)) for mate in mates]
    return union(too_near_base(mate, hand.base, turn, limit) for mate in placed)
