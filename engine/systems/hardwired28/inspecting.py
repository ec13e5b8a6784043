"""A model, piece, marker or zone looked at closely."""

from collections.abc import Iterator

from engine.game import Model, Standing
from engine.picture import Inspection
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.readout import effect_line
from engine.systems.hardwired28.scoring import burden
from engine.systems.hardwired28.standing import is_climbed
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance, is_solid, scouts_now, zealot_bonus
from engine.wording import inches, whole
from geometry.base import MILLIMETRES_PER_INCH

KINDS = {Kind.SQUAD: "Squad model", Kind.HOSTILE: "Hostile", Kind.COWORKER: "Coworker"}


def inspect(rules: Rulebook, game: HardwiredGame, subject: str) -> Inspection:
    if subject in game.models:
        return _model(rules, game, game.models[subject])
    for unit in game.mission.units:
        if unit.id == subject:
            shown = (game.standing_of(subject) or game.models_of(subject))[0]
            return _model(rules, game, shown)
    for piece in game.mission.terrain:
        if piece.id == subject:
            height = (("Height", whole(piece.height)),) if piece.height is not None else ()
            return Inspection(piece.name, piece.kind, "Terrain", height, tuple(_piece_lines(rules, game, subject)))
    for marker in game.mission.markers:
        if marker.id == subject:
            x, y = game.marker_at(subject)
            return Inspection(marker.name, marker.kind, "Marker", (("At", f"{inches(x)}, {inches(y)}"),))
    return Inspection(name_of(game, subject), "", "Zone")


def _model(rules: Rulebook, game: HardwiredGame, model: Model) -> Inspection:
    profile = game.profile(model)
    unit = game.unit(model.unit)
    scouts = scouts_now(game, model)
    tests = (("Combat", profile.combat), ("Defense", profile.defense), ("Wits", profile.wits))
    figures = (
        ("Move", whole(profile.move if not model.on_table or scouts else allowance(rules, game, model))),
        ("Health", f"{max(0, game.health(model))} of {profile.health}"),
        *((label, f"2d{sides}") for label, sides in tests if sides is not None),
        ("Base", f"{round(model.base.width * MILLIMETRES_PER_INCH)} mm"),
    )
    return Inspection(
        name_of(game, model.id),
        f"{profile.name} · {name_of(game, unit.side)}",
        KINDS[profile.kind],
        figures,
        tuple(_model_lines(rules, game, model)),
    )


def _model_lines(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[tuple[str, str]]:
    profile = game.profile(model)
    if profile.attack:
        yield ("Attack", profile.attack)
    if model.standing is Standing.RESERVE:
        yield ("Off the table", "still to arrive")
    elif model.standing is Standing.OUT:
        yield ("Out of Action", "")
    if not model.on_table:
        return
    engaging = engaged_with(rules, game, model, model.placed)
    if engaging:
        yield ("Engaged", "with " + ", ".join(name_of(game, other.id) for other in engaging))
    if scouts_now(game, model):
        yield ("Scout", f"may move {whole(allowance(rules, game, model))} before the first Blessings are rolled")
    if zealot_bonus(rules, game, model):
        yield ("Zealot", f"{whole(zealot_bonus(rules, game, model))} more for a Move that ends Engaged")
    if model.id in game.hostile:
        yield ("Hostile", "sees an enemy in every other model")
    if game.cooperating.get(model.unit) == game.round:
        yield ("Cooperates", f"an Interrogate of it is +{rules.count('cooperate_tiers')} die tier this round")
    carried = game.carries(model.id)
    if carried is not None:
        yield ("Carries", f"{name_of(game, carried)}{burden(game, model)}")
    for effect in game.effects_on(model.id):
        yield ("Lasting", effect_line(game, effect))
    state = "acts now" if game.activation is not None and game.activation.model == model.id else "has acted"
    yield ("This round", state if model.id in game.activated else "still to act")
    yield ("Source", profile.source)
    if profile.chosen:
        yield ("Base", "chosen: no text gives one")


def _piece_lines(rules: Rulebook, game: HardwiredGame, piece: str) -> Iterator[tuple[str, str]]:
    found = game.mission.piece(piece)
    if is_solid(found):
        yield ("In the way", "a base goes round it")
    elif is_climbed(game, found):
        cost = rules.figure("climb_cost") * (found.height or 0.0)
        yield ("Climbed", f"{whole(cost)} of Move from the table to its top")
    else:
        yield ("Stepped over", "it stops nobody")
    if found.traits:
        yield ("Here", ", ".join(sorted(trait.replace("_", " ") for trait in found.traits)))
