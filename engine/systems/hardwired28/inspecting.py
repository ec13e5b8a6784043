"""A model, piece, marker or zone looked at closely."""

import re
from collections.abc import Iterator

from engine.game import Model, Standing
from engine.kinds import kind_told
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
from engine.systems.hardwired28.weapons import Reach
from engine.tongue import tr, tr_later
from engine.wording import inches, whole
from geometry.base import MILLIMETRES_PER_INCH

_KIND = re.compile("|".join(f"\\b{kind.value}\\b" for kind in Reach))
KINDS = {Kind.SQUAD: tr_later("Squad model"), Kind.HOSTILE: tr_later("Hostile"), Kind.COWORKER: tr_later("Coworker")}


def inspect(rules: Rulebook, game: HardwiredGame, subject: str) -> Inspection:
    if subject in game.models:
        return _model(rules, game, game.models[subject])
    for unit in game.mission.units:
        if unit.id == subject:
            shown = (game.standing_of(subject) or game.models_of(subject))[0]
            return _model(rules, game, shown)
    for piece in game.mission.terrain:
        if piece.id == subject:
            height = ((tr("Height"), whole(piece.height)),) if piece.height is not None else ()
            return Inspection(
                piece.name, kind_told(piece.kind), tr("Terrain"), height, tuple(_piece_lines(rules, game, subject))
            )
    for marker in game.mission.markers:
        if marker.id == subject:
            x, y = game.marker_at(subject)
            return Inspection(
                marker.name, kind_told(marker.kind), tr("Marker"), ((tr("At"), f"{inches(x)}, {inches(y)}"),)
            )
    return Inspection(name_of(game, subject), "", tr("Zone"))


def _model(rules: Rulebook, game: HardwiredGame, model: Model) -> Inspection:
    profile = game.profile(model)
    unit = game.unit(model.unit)
    scouts = scouts_now(game, model)
    tests = ((tr("Combat"), profile.combat), (tr("Defense"), profile.defense), (tr("Wits"), profile.wits))
    figures = (
        (tr("Move"), whole(profile.move if not model.on_table or scouts else allowance(rules, game, model))),
        (tr("Health"), tr("{words} of {health}", words=max(0, game.health(model)), health=profile.health)),
        *((label, f"2d{sides}") for label, sides in tests if sides is not None),
        (tr("Base"), f"{round(model.base.width * MILLIMETRES_PER_INCH)} mm"),
    )
    return Inspection(
        name_of(game, model.id),
        f"{profile.name} · {name_of(game, unit.side)}",
        tr(KINDS[profile.kind]),
        figures,
        tuple(_model_lines(rules, game, model)),
    )


def _model_lines(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[tuple[str, str]]:
    profile = game.profile(model)
    if profile.attack:
        yield (tr("Attack"), _KIND.sub(lambda found: tr(found[0]), profile.attack))
    if model.standing is Standing.RESERVE:
        yield (tr("Off the table"), tr("still to arrive"))
    elif model.standing is Standing.OUT:
        yield (tr("Out of Action"), "")
    if not model.on_table:
        return
    engaging = engaged_with(rules, game, model, model.placed)
    if engaging:
        yield (tr("Engaged"), tr("with ") + ", ".join(name_of(game, other.id) for other in engaging))
    if scouts_now(game, model):
        yield (
            tr("Scout"),
            tr(
                "may move {allowance} before the first Blessings are rolled",
                allowance=whole(allowance(rules, game, model)),
            ),
        )
    if zealot_bonus(rules, game, model):
        yield (
            tr("Zealot"),
            tr(
                "{zealot_bonus} more for a Move that ends Engaged", zealot_bonus=whole(zealot_bonus(rules, game, model))
            ),
        )
    if model.id in game.hostile:
        yield (tr("Hostile"), tr("sees an enemy in every other model"))
    if game.cooperating.get(model.unit) == game.round:
        yield (
            tr("Cooperates"),
            tr("an Interrogate of it is +{count} die tier this round", count=rules.count("cooperate_tiers")),
        )
    carried = game.carries(model.id)
    if carried is not None:
        yield (tr("Carries"), f"{name_of(game, carried)}{burden(game, model)}")
    for effect in game.effects_on(model.id):
        yield (tr("Lasting"), effect_line(game, effect))
    state = tr("acts now") if game.activation is not None and game.activation.model == model.id else tr("has acted")
    yield (tr("This round"), state if model.id in game.activated else tr("still to act"))
    yield (tr("Source"), profile.source)
    if profile.chosen:
        yield (tr("Base"), tr("chosen: no text gives one"))


def _piece_lines(rules: Rulebook, game: HardwiredGame, piece: str) -> Iterator[tuple[str, str]]:
    found = game.mission.piece(piece)
    if is_solid(found):
        yield (tr("In the way"), tr("a base goes round it"))
    elif is_climbed(game, found):
        cost = rules.figure("climb_cost") * (found.height or 0.0)
        yield (tr("Climbed"), tr("{cost} of Move from the table to its top", cost=whole(cost)))
    else:
        yield (tr("Stepped over"), tr("it stops nobody"))
    if found.traits:
        yield (tr("Here"), ", ".join(sorted(trait.replace("_", " ") for trait in found.traits)))
