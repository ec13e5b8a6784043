"""What may be asked for before the first round: judged, and done."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.ground import judge_stand
from engine.mission import Piece
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.acting import judge_nearest, nearest_loot
from engine.systems.hardwired28.advantages import (
    ALL_COWORKERS,
    ALL_LOOT,
    FREE_SEARCH,
    REDEPLOY,
    SPAWN_CHOICE,
    TERRAIN,
    has_advantage,
)
from engine.systems.hardwired28.checks import is_within, left, other_reading, passed, refused
from engine.systems.hardwired28.deploying import is_deploying, judge_place
from engine.systems.hardwired28.edges import edge_taker, turned, why_not
from engine.systems.hardwired28.orders import SEARCH
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import aggressor, card_of, defender
from engine.systems.hardwired28.setup_orders import (
    AddTerrain,
    ChooseSpawn,
    FreeSearch,
    LayLoot,
    Redeploy,
    SetCoworker,
    SetupOrder,
    TakeEdge,
)
from engine.systems.hardwired28.spawning import PLACES
from engine.systems.hardwired28.standing import span_to_marker, standing_pieces
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import ground_for
from engine.systems.hardwired28.trials import free_search_trial, waits_for
from engine.tongue import tr
from geometry.area import Area
from geometry.base import Placed
from geometry.outline import outline
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE, apart

LOOT = "loot"
AT_MARKER, ANYWHERE = "at_marker", "anywhere"
NEEDS: dict[type[Order], str] = {
    ChooseSpawn: SPAWN_CHOICE,
    AddTerrain: TERRAIN,
    LayLoot: ALL_LOOT,
    SetCoworker: ALL_COWORKERS,
    Redeploy: REDEPLOY,
    FreeSearch: FREE_SEARCH,
}
"""The advantage that each is."""
BEFORE_DEPLOYMENT = (TakeEdge, AddTerrain, LayLoot, SetCoworker)


def is_opening(game: HardwiredGame) -> bool:
    """Nothing has been rolled for the first round yet."""
    return game.round == 1 and not (game.blessings or game.activated or game.drawn or game.ended)


def is_empty(game: HardwiredGame) -> bool:
    """No squad model has been deployed; those that the mission sets itself are none."""
    return is_opening(game) and not any(
        game.kind(model) is Kind.SQUAD and model.number not in game.unit(model.unit).poses for model in game.on_table()
    )


def judge_setup(rules: Rulebook, game: HardwiredGame, order: SetupOrder, closely: bool) -> Iterator[Finding]:
    early = list(_open(rules, game, order))
    yield from early
    if not closely or any(found.refuses for found in early):
        return
    match order:
        case TakeEdge():
            yield from _judge_edge(rules, game, order)
        case ChooseSpawn():
            if card_of(game).evidence or any(wave.edge not in PLACES for wave in game.mission.waves):
                yield left(rules, "setup.own_places", order.by, mission=card_of(game).name)
        case AddTerrain():
            yield from _judge_piece(rules, game, order)
        case LayLoot():
            yield from _judge_loot(rules, game, order)
        case SetCoworker():
            model = _model(game, order)
            yield from judge_stand(rules, model.id, Placed(model.base, order.at), ground_for(game, model))
        case Redeploy():
            yield from judge_place(rules, game, _model(game, order), order.at)
        case FreeSearch():
            yield from _judge_search(rules, game, _model(game, order))


def _open(rules: Rulebook, game: HardwiredGame, order: SetupOrder) -> Iterator[Finding]:
    """Whose it is, when, how often, and at whom."""
    who = edge_taker(game) if isinstance(order, TakeEdge) else defender(game)
    needed = NEEDS.get(type(order))
    if needed is not None and not has_advantage(game, needed):
        yield refused(rules, "setup.not_given", who, what=needed.replace("-", " "))
        return
    if isinstance(order, TakeEdge) and not card_of(game).deploys:
        yield refused(rules, "setup.too_late", why=tr("The mission has set the squads up itself"))
        return
    if not is_opening(game):
        yield refused(rules, "setup.too_late", why=tr("The first round has begun"))
        return
    if isinstance(order, BEFORE_DEPLOYMENT) and not is_empty(game):
        yield refused(rules, "setup.too_late", why=tr("A model has been deployed"))
        return
    if isinstance(order, Redeploy | FreeSearch) and is_deploying(game):
        yield refused(rules, "setup.too_late", why=tr("The squads are set up first"))
        return
    make = passed if order.by == who else refused
    yield make(rules, "order.not_yours", order.by, who)
    most = rules.count("terrain_pieces") if isinstance(order, AddTerrain) else 1
    if isinstance(order, AddTerrain | Redeploy | FreeSearch) and game.advantages_used.count(needed or "") >= most:
        yield refused(rules, "setup.used", who, what=(needed or "").replace("-", " "))
    yield from _judge_subject(rules, game, order)


def _judge_subject(rules: Rulebook, game: HardwiredGame, order: SetupOrder) -> Iterator[Finding]:
    if isinstance(order, LayLoot):
        if order.marker not in {marker.id for marker in game.markers_of(LOOT)}:
            yield refused(rules, "setup.subject", order.marker, what=tr("a Loot Marker on the table"))
        return
    if not isinstance(order, SetCoworker | Redeploy | FreeSearch):
        return
    model = _model(game, order)
    kind, side = game.kind(model), game.side_of(model)
    if isinstance(order, SetCoworker):
        fits, what = kind is Kind.COWORKER, tr("a Coworker")
    else:
        whose, named = (
            (aggressor(game), tr("Aggressor")) if isinstance(order, Redeploy) else (defender(game), tr("Defender"))
        )
        fits, what = kind is Kind.SQUAD and side == whose, tr("a model of the {named}’s squad", named=named)
    if not (fits and model.on_table):
        yield refused(rules, "setup.subject", model.id, what=tr("{what} on the table", what=what))


def _model(game: HardwiredGame, order: SetCoworker | Redeploy | FreeSearch) -> Model:
    return game.models[f"{order.unit}.{order.model}"]


def _judge_edge(rules: Rulebook, game: HardwiredGame, order: TakeEdge) -> Iterator[Finding]:
    why = why_not(game, order.turn)
    make = refused if why else passed
    yield make(rules, "setup.edge", order.by, why=why)


# terrain


def added(game: HardwiredGame, like: str, at: Pose) -> Piece:
    """A piece like one that is there, turned about the middle of its extent. Raises KeyError for none."""
    piece = game.mission.piece(like)
    left_, top, right, bottom = piece.outline.bounds
    centre = ((left_ + right) / 2, (top + bottom) / 2)
    area = piece.outline.turned(at.turn, centre).moved(at.x - centre[0], at.y - centre[1])
    number = game.advantages_used.count(TERRAIN) + 1
    return replace(
        piece, id=f"{piece.id}-added-{number}", name=tr("{piece}, added", piece=piece.name), outline=area, access=()
    )


def _judge_piece(rules: Rulebook, game: HardwiredGame, order: AddTerrain) -> Iterator[Finding]:
    piece = added(game, order.like, order.at)
    outside = piece.outline - game.mission.table.area
    met = [(other.id, other.outline) for other in standing_pieces(game)]
    met += [(model.id, outline(model.placed)) for model in game.on_table()]
    if _deep(outside):
        yield refused(rules, "setup.piece", order.like, what=tr("the table’s edge"), where=Where(offending=outside))
        return
    for id, area in met:
        common = piece.outline & area
        if _deep(common):
            yield refused(rules, "setup.piece", order.like, id, what="", where=Where(offending=common))
            return
    yield passed(rules, "setup.piece", order.like, what="")
    for marker in game.mission.markers:
        if marker.id not in game.taken and piece.outline.contains(game.marker_at(marker.id)):
            yield left(rules, "setup.covers", order.like, marker.id)


def _deep(area: Area) -> bool:
    """Wider than the tolerance: what only touches is not."""
    return bool(area) and bool(area.grown(-TOLERANCE / 2))


# loot


def _judge_loot(rules: Rulebook, game: HardwiredGame, order: LayLoot) -> Iterator[Finding]:
    """Wherever the Defender likes, all of it on the table."""
    half, table = game.mission.marker(order.marker).diameter / 2, game.mission.table
    x, y = order.at
    out = max(half - x, half - y, x + half - table.width, y + half - table.height, 0.0)
    severity = Severity.of(apart(-out))
    yield Finding("setup.loot", rules.rule("setup.loot"), severity, (order.marker,), where=Where(spot=order.at))


# the free Search


def _judge_search(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    beside = _is_beside(rules, game, model)
    reading = game.setting("free_search")
    if reading == AT_MARKER:
        yield from judge_nearest(rules, game, model, SEARCH)
    if not beside:
        other = rules.settings["free_search"].readings[ANYWHERE if reading == AT_MARKER else AT_MARKER]
        yield other_reading(rules, "setup.search_read", "free_search", model.id, reading=other)


def _is_beside(rules: Rulebook, game: HardwiredGame, model: Model) -> bool:
    loot = nearest_loot(game, model)
    return loot is not None and is_within(span_to_marker(game, model.placed, loot), rules.figure("search_range"))


# what they do


def carry_out_setup(rules: Rulebook, game: HardwiredGame, order: SetupOrder) -> HardwiredGame:
    mission = game.mission
    match order:
        case TakeEdge():
            return turned(game, order.turn, mirrored=order.mirrored)
        case ChooseSpawn():
            waves = tuple(replace(wave, edge=order.place) for wave in mission.waves)
            return replace(game, mission=replace(mission, waves=waves))
        case AddTerrain():
            piece = added(game, order.like, order.at)
            return _use(replace(game, mission=replace(mission, terrain=(*mission.terrain, piece))), TERRAIN)
        case LayLoot():
            return replace(game, dropped={**game.dropped, order.marker: order.at})
        case SetCoworker():
            return game.with_poses({f"{order.unit}.{order.model}": order.at})
        case Redeploy():
            return _use(game.with_poses({f"{order.unit}.{order.model}": order.at}), REDEPLOY)
        case FreeSearch():
            model = _model(game, order)
            game = replace(game, tally=replace(game.tally, searched=model.placed.centre))
            taken = nearest_loot(game, model) if game.setting("free_search") == AT_MARKER else None
            return _use(waits_for(game, free_search_trial(rules, game, model, taken or "")), FREE_SEARCH)


def _use(game: HardwiredGame, advantage: str) -> HardwiredGame:
    return replace(game, advantages_used=(*game.advantages_used, advantage))
