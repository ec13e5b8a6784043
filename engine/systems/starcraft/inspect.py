"""A model, unit, piece, marker or side looked at closely."""

from engine.mission import Marker, Piece
from engine.picture import Inspection
from engine.rulebook import Rulebook
from engine.systems.starcraft.movers import coherency, gap_clearance
from engine.systems.starcraft.names import name
from engine.systems.starcraft.scoring import contesting
from engine.systems.starcraft.state import ActivationMarker, StarcraftGame, UnitState
from engine.systems.starcraft.supply import available, on_table, pool
from engine.systems.starcraft.walls import is_grass
from geometry.base import MILLIMETRES_PER_INCH, Base

_MARKER_WORDS = {
    ActivationMarker.NONE: "",
    ActivationMarker.MOVEMENT: "Activation Marker, Movement side",
    ActivationMarker.ASSAULT: "Activation Marker, Assault side",
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
        ("Speed", "/".join(speeds) + "″" if speeds else "none"),
        ("Size", str(game.size_of(unit))),
        ("HP", str(profile.hp)),
        ("Arm", f"{profile.armour}+" if profile.armour is not None else "none"),
        ("Eva", f"{profile.evade}+" if profile.evade is not None else "none"),
        ("Base", _base(setup.profile.base)),
    ]
    if profile.shield:
        figures.insert(3, ("Shield", str(profile.shield)))
    left, of = len(game.alive_of(unit)), len(setup.models)
    wounded = sum(1 for one in game.standing_of(unit) if one.wounds)
    lines = [(f"{left} of {of}", f"models{f'; {wounded} wounded' if wounded else ''}")]
    if model is not None and game.model(model).wounds:
        one = game.model(model)
        lines.append(("Health", f"{game.health(one) - one.wounds} of {game.health(one)}"))
    lines.append(("Supply", str(game.current_supply(unit))))
    lines.append(("Coherency", f"wholly within {coherency(rules, game, unit):g}″, linked"))
    lines.append(("Gap Clearance", f"{gap_clearance(rules, game, unit):g}″"))
    lines += [("Weapon", text) for text in profile.ranged]
    lines += _state_lines(game, unit, state)
    title = name(game, model) if model is not None else setup.name
    side = game.mission.side(setup.side).name
    subtitle = " · ".join(text for text in (setup.name if model else "", side, profile.slot) if text)
    return Inspection(title, subtitle, "Model" if model is not None else "Unit", tuple(figures), tuple(lines))


def _state_lines(game: StarcraftGame, unit: str, state: UnitState) -> list[tuple[str, str]]:
    lines = []
    if game.in_reserve(unit):
        lines.append(("Reserve", "not on the table yet"))
    elif game.is_gone(unit):
        lines.append(("Destroyed", "nothing of it is left"))
    if _MARKER_WORDS[state.marker]:
        lines.append(("Activated", _MARKER_WORDS[state.marker]))
    if game.is_engaged(unit):
        lines.append(("Engaged", "with " + ", ".join(name(game, foe) for foe in sorted(game.engaged[unit]))))
    if state.stationary:
        lines.append(("Stationary", "lost if moved"))
    if state.burrowed:
        lines.append(("Burrowed", "any action but Hold ends it"))
    if state.hidden:
        lines.append(("Hidden", "no target from afar"))
    if state.adrift:
        lines.append(("Out of Coherency", "neither contests nor controls markers"))
    if state.held_back:
        lines.append(("Disengaged", "neither shoots nor charges this round"))
    return lines


def _base(base: Base) -> str:
    width, depth = round(base.width * MILLIMETRES_PER_INCH), round(base.depth * MILLIMETRES_PER_INCH)
    return f"{width} mm" if base.is_round else f"{width}×{depth} mm"


def _piece(rules: Rulebook, game: StarcraftGame, piece: Piece) -> Inspection:
    if is_grass(piece):
        way = "passed and stood on; gone once crossed"
    elif piece.size is None or piece.size >= rules.count("wall_from_size"):
        way = "not passed by Ground units"
    else:
        way = "passed, not stood on"
    figures = (("Size", "none" if piece.size is None else str(piece.size)),)
    lines = [("Ground units", way)]
    if piece.id in game.removed:
        lines.append(("Gone", "trodden down"))
    return Inspection(piece.name, piece.kind.capitalize(), "Terrain", figures, tuple(lines))


def _marker(rules: Rulebook, game: StarcraftGame, marker: Marker) -> Inspection:
    owner = game.control.get(marker.id)
    lines = [("Controlled by", name(game, owner) if owner else "nobody")]
    for side, units in contesting(rules, game, marker).items():
        if units:
            lines.append((f"{name(game, side)} contests", ", ".join(name(game, unit) for unit in units)))
    colour = f"{name(game, marker.affinity)}'s colour" if marker.affinity else "neutral"
    return Inspection(marker.name, colour, "Mission Marker", (), tuple(lines))


def _side(game: StarcraftGame, side: str) -> Inspection:
    limit, left = pool(game), available(game, side)
    figures = (
        ("VP", str(game.vp.get(side, 0))),
        ("Supply", str(on_table(game, side))),
        ("Pool", "unlimited" if limit is None else str(limit)),
        ("Available", "unlimited" if left is None else str(left)),
    )
    return Inspection(name(game, side), game.mission.side(side).faction.capitalize(), "Side", figures)
