"""Setting up model by model: whose turn it is, and where a model may stand."""

from collections.abc import Iterator

from engine.findings import Finding, Severity, Where
from engine.game import Model, Standing
from engine.ground import judge_stand, stand_area
from engine.mission import Zone
from engine.picture import Areas
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left, other_reading, passed, refused
from engine.systems.hardwired28.mission_orders import Deploy
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.readings import differing
from engine.systems.hardwired28.scoring import aggressor, card_of, defender, first_player
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import ground_for
from engine.systems.hardwired28.zones import edges_of, is_strip, stand_in_any, touches_edge, zone_area, zones_of
from engine.tongue import tr
from geometry.area import Area
from geometry.base import Placed
from geometry.outline import outline
from geometry.pose import Pose
from geometry.tolerance import Fit, apart

DEPLOY = "deploy"


def deploy_areas(rules: Rulebook, game: HardwiredGame, model: Model, turn: float) -> Areas:
    """Where the model may be set up."""
    zone = stand_in_any(rules, game, game.side_of(model), model.base)
    free = stand_area(model.base, turn, ground_for(game, model))
    if _is_full(zone, free):
        return Areas(reach=zone, legal_end=free, notes=(tr("Its zone has no room left: wherever the players agree"),))
    return Areas(
        reach=zone, legal_end=zone & free, notes=(tr("A base stands wholly in its zone, or touches its edge"),)
    )


def _is_full(zone: Area, free: Area) -> bool:
    """No base of this size finds room in its zone: no text says where it stands then, and the game waits for it."""
    return not zone & free


def to_deploy(game: HardwiredGame, side: str) -> tuple[Model, ...]:
    """Squad models of a side that its mission still wants set up; none where the mission has set them itself."""
    if not card_of(game).deploys:
        return ()
    arriving = {wave.unit for wave in game.mission.waves}
    return tuple(
        model
        for unit in game.units_of(side)
        if unit.id not in arriving
        for model in game.models_of(unit.id)
        if model.standing is Standing.RESERVE and game.kind(model) is Kind.SQUAD
    )


def is_deploying(game: HardwiredGame) -> bool:
    return game.round == 1 and any(to_deploy(game, side.id) for side in game.players())


def deployer(game: HardwiredGame) -> str | None:
    """Whose model is set next: the Second Player's first, then in turn, passing a side that has none left. With the
    tactical advantage the Defender's come after all of the Aggressor's."""
    left = {side.id: len(to_deploy(game, side.id)) for side in game.players()}
    if not any(left.values()):
        return None
    if card_of(game).defender_last:
        return aggressor(game) if left.get(aggressor(game)) else defender(game)
    order = [side.id for side in game.players() if side.id != first_player(game)] + [first_player(game)]
    placed = {side: _set_up(game, side) for side in order}
    open_sides = [side for side in order if left[side]]
    return min(open_sides, key=lambda side: (placed[side], order.index(side)))


def _set_up(game: HardwiredGame, side: str) -> int:
    return sum(1 for model in game.on_table() if game.side_of(model) == side and game.kind(model) is Kind.SQUAD)


def judge_deploy(rules: Rulebook, game: HardwiredGame, order: Deploy, closely: bool) -> Iterator[Finding]:
    model = game.models[f"{order.unit}.{order.model}"]
    if model not in to_deploy(game, order.by):
        yield refused(rules, "deploy.not_waiting", model.id)
    elif closely:
        yield from judge_place(rules, game, model, order.at)


def judge_place(rules: Rulebook, game: HardwiredGame, model: Model, at: Pose) -> Iterator[Finding]:
    """In a zone of its side, on the table and on nothing."""
    stands, side = Placed(model.base, at), game.side_of(model)
    found = _in_zone(rules, game, side, model, stands)
    free = stand_area(model.base, at.turn, ground_for(game, model)) if found.refuses else Area.empty()
    if found.refuses and _is_full(stand_in_any(rules, game, side, model.base), free):
        yield left(rules, "deploy.full", model.id, where=found.where, **found.words)
    else:
        yield found
    yield from judge_stand(rules, model.id, stands, ground_for(game, model))
    readings = differing(rules, game, lambda read: _in_zone(rules, read, side, model, stands).refuses, "edge_depth")
    for name, reading in readings:
        yield other_reading(rules, "deploy.other_reading", name, model.id, reading=reading)


def _in_zone(rules: Rulebook, game: HardwiredGame, side: str, model: Model, stands: Placed) -> Finding:
    """Wholly in a zone of its side, or touching the edge that a strip without depth stands for."""
    best = Fit.BROKEN
    for zone in zones_of(game, side):
        fit = _fits(rules, game, zone, stands)
        if fit is Fit.KEPT:
            return passed(rules, "deploy.zone", model.id)
        best = fit if fit is Fit.AT_LIMIT else best
    where = Where(whole=zones_of(game, side)[0].area if zones_of(game, side) else None, spot=stands.centre)
    names = tr(" or ").join(name_of(game, zone.id) for zone in zones_of(game, side)) or tr("no zone")
    return Finding(
        "deploy.zone", rules.rule("deploy.zone"), Severity.of(best), (model.id,), words={"zone": names}, where=where
    )


def _fits(rules: Rulebook, game: HardwiredGame, zone: Zone, stands: Placed) -> Fit:
    if is_strip(game, zone, stands.base):
        (edge, *_) = edges_of(game, zone)
        return touches_edge(game, stands, edge)
    area = zone_area(rules, game, zone, stands.base)
    outside = outline(stands) - area
    if not outside:
        return Fit.KEPT
    reach = max((area.distance(point) for ring in outside.rings() for point in ring), default=0.0)
    return apart(-reach)


def deploy(game: HardwiredGame, order: Deploy) -> HardwiredGame:
    return game.with_poses({f"{order.unit}.{order.model}": order.at})
