"""A model, unit, piece, marker or side looked at closely."""

from engine.kinds import kind_told
from engine.mission import Marker, Piece
from engine.picture import Inspection
from engine.rulebook import Rulebook
from engine.systems.starcraft.movers import coherency, gap_clearance
from engine.systems.starcraft.names import name
from engine.systems.starcraft.scoring import contesting
from engine.systems.starcraft.state import ActivationMarker, StarcraftGame, UnitState
from engine.systems.starcraft.supply import available, on_table, pool
from engine.systems.starcraft.walls import is_grass
from engine.tongue import tr, tr_later
from geometry.base import MILLIMETRES_PER_INCH, Base

_MARKER_WORDS = {
    ActivationMarker.NONE: "",
    ActivationMarker.MOVEMENT: tr_later("Activation Marker, Movement side"),
    ActivationMarker.ASSAULT: tr_later("Activation Marker, Assault side"),
}


def inspect(rules: Rulebook, game: StarcraftGame, subject: str) -> Inspection:
    """What there is to say about an id; a title alone for one that means nothing here."""
    model = game.models.get(subject)
    if model is not None:
        return _unit(rules, game, model.unit, subject)
    if any(unit.id == subject for unit in game.mission.units):
        return _unit(rules, game, subject, None)
    for piece in game.mission.terrain:
        if piece.id == subject:
            return _piece(rules, game, piece)
    for marker in game.mission.markers:
        if marker.id == subject:
            return _marker(rules, game, marker)
    if any(side.id == subject for side in game.sides):
        return _side(game, subject)
    return Inspection(subject, "", "")


def _unit(rules: Rulebook, game: StarcraftGame, unit: str, model: str | None) -> Inspection:
    setup, profile, state = game.unit(unit), game.profile(unit), game.state(unit)
    speeds = [f"{speed:g}" for speed in dict.fromkeys((profile.speed, profile.speed_single)) if speed is not None]
    figures = [
        (tr("Speed"), "/".join(speeds) + "″" if speeds else tr("none")),
        (tr("Size"), str(game.size_of(unit))),
        ("HP", str(profile.hp)),
        (tr("Arm"), f"{profile.armour}+" if profile.armour is not None else tr("none")),
        (tr("Eva"), f"{profile.evade}+" if profile.evade is not None else tr("none")),
        (tr("Base"), _base(setup.profile.base)),
    ]
    if profile.shield:
        figures.insert(3, (tr("Shield"), str(profile.shield)))
    left, of = len(game.alive_of(unit)), len(setup.models)
    wounded = sum(1 for one in game.standing_of(unit) if one.wounds)
    lines = [
        (
            tr("{left} of {of}", left=left, of=of),
            tr("models; {wounded} wounded", wounded=wounded) if wounded else tr("models"),
        )
    ]
    if model is not None and game.model(model).wounds:
        one = game.model(model)
        lines.append(
            (tr("Health"), tr("{health} of {health2}", health=game.health(one) - one.wounds, health2=game.health(one)))
        )
    lines.append((tr("Supply"), str(game.current_supply(unit))))
    lines.append((tr("Coherency"), tr("wholly within {coherency:g}″, linked", coherency=coherency(rules, game, unit))))
    lines.append((tr("Gap Clearance"), f"{gap_clearance(rules, game, unit):g}″"))
    lines += [(tr("Weapon"), text) for text in profile.ranged]
    lines += _state_lines(game, unit, state)
    title = name(game, model) if model is not None else setup.name
    side = game.mission.side(setup.side).name
    subtitle = " · ".join(text for text in (setup.name if model else "", side, profile.slot) if text)
    return Inspection(title, subtitle, tr("Model") if model is not None else tr("Unit"), tuple(figures), tuple(lines))


def _state_lines(game: StarcraftGame, unit: str, state: UnitState) -> list[tuple[str, str]]:
    lines = []
    if game.in_reserve(unit):
        lines.append((tr("Reserve"), tr("not on the table yet")))
    elif game.is_gone(unit):
        lines.append((tr("Destroyed"), tr("nothing of it is left")))
    if _MARKER_WORDS[state.marker]:
        lines.append((tr("Activated"), tr(_MARKER_WORDS[state.marker])))
    if game.is_engaged(unit):
        lines.append((tr("Engaged"), tr("with ") + ", ".join(name(game, foe) for foe in sorted(game.engaged[unit]))))
    if state.stationary:
        lines.append((tr("Stationary"), tr("lost if moved")))
    if state.burrowed:
        lines.append((tr("Burrowed"), tr("any action but Hold ends it")))
    if state.hidden:
        lines.append((tr("Hidden"), tr("no target from afar")))
    if state.adrift:
        lines.append((tr("Out of Coherency"), tr("neither contests nor controls markers")))
    if state.held_back:
        lines.append((tr("Disengaged"), tr("neither shoots nor charges this round")))
    return lines


def _base(base: Base) -> str:
    width, depth = round(base.width * MILLIMETRES_PER_INCH), round(base.depth * MILLIMETRES_PER_INCH)
    return f"{width} mm" if base.is_round else f"{width}×{depth} mm"


def _piece(rules: Rulebook, game: StarcraftGame, piece: Piece) -> Inspection:
    if is_grass(piece):
        way = tr("passed and stood on; gone once crossed")
    elif piece.size is None or piece.size >= rules.count("wall_from_size"):
        way = tr("not passed by Ground units")
    else:
        way = tr("passed, not stood on")
    figures = ((tr("Size"), tr("none") if piece.size is None else str(piece.size)),)
    lines = [(tr("Ground units"), way)]
    if piece.id in game.removed:
        lines.append((tr("Gone"), tr("trodden down")))
    kind = kind_told(piece.kind)
    return Inspection(piece.name, kind[:1].upper() + kind[1:], tr("Terrain"), figures, tuple(lines))


def _marker(rules: Rulebook, game: StarcraftGame, marker: Marker) -> Inspection:
    owner = game.control.get(marker.id)
    lines = [(tr("Controlled by"), name(game, owner) if owner else tr("nobody"))]
    for side, units in contesting(rules, game, marker).items():
        if units:
            lines.append((tr("{side} contests", side=name(game, side)), ", ".join(name(game, unit) for unit in units)))
    colour = tr("{affinity}'s colour", affinity=name(game, marker.affinity)) if marker.affinity else tr("neutral")
    return Inspection(marker.name, colour, tr("Mission Marker"), (), tuple(lines))


def _side(game: StarcraftGame, side: str) -> Inspection:
    limit, left = pool(game), available(game, side)
    figures = (
        ("VP", str(game.vp.get(side, 0))),
        (tr("Supply"), str(on_table(game, side))),
        (tr("Pool"), tr("unlimited") if limit is None else str(limit)),
        (tr("Available"), tr("unlimited") if left is None else str(left)),
    )
    return Inspection(name(game, side), game.mission.side(side).faction.capitalize(), tr("Side"), figures)
