"""What may be done before the first round, as it is offered, filled and told."""

from collections.abc import Iterator
from dataclasses import replace

from engine.game import Model
from engine.mission import UnitSetup
from engine.options import Answers, ChoiceAsk, Described, Draft, NumberAsk, Option, PointAsk
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.advantages import ALL_COWORKERS, FREE_SEARCH, REDEPLOY, has_advantage
from engine.systems.hardwired28.edges import edge_taker, places_of, turned, ways
from engine.systems.hardwired28.mission_play import Tried
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import aggressor, defender
from engine.systems.hardwired28.setting_up import LOOT, is_opening
from engine.systems.hardwired28.setup_orders import (
    OF_A_MODEL,
    SETUP_ORDERS,
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
from engine.systems.hardwired28.standing import standing_pieces
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import enemy_of, middle
from engine.tongue import tr
from geometry.pose import Pose

TAKE_EDGE, SPAWN, PIECE, LAY, SET, AGAIN, SEARCH_FREE = (
    TakeEdge.do,
    ChooseSpawn.do,
    AddTerrain.do,
    LayLoot.do,
    SetCoworker.do,
    Redeploy.do,
    FreeSearch.do,
)
LED = (SET, AGAIN)
"""Drafts of a model that is taken in the hand."""
MIRRORED = "m"


def missing_of_setup(game: HardwiredGame, order: Order) -> Iterator[str]:
    """What an order names and the table does not have."""
    if not isinstance(order, SETUP_ORDERS):
        return
    if isinstance(order, OF_A_MODEL) and f"{order.unit}.{order.model}" not in game.models:
        yield tr("model {unit}.{model}", unit=order.unit, model=order.model)
    if isinstance(order, ChooseSpawn) and order.place not in PLACES:
        yield tr("place called {place}", place=order.place)
    if isinstance(order, AddTerrain) and order.like not in {piece.id for piece in game.mission.terrain}:
        yield tr("piece {like}", like=order.like)
    if isinstance(order, LayLoot) and order.marker not in {marker.id for marker in game.mission.markers}:
        yield tr("marker {marker}", marker=order.marker)


def setup_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """What is done with the table, not with a model. Nothing once the first round has begun."""
    if is_opening(game):
        for option in _of_the_table(rules, game, tried):
            if option.open:
                yield option


def _of_the_table(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    who, by = edge_taker(game), defender(game)
    named = name_of(game, who)
    ask = ChoiceAsk("way", tr("{named} takes", named=named), _places_to_take(game, who))
    hint = tr("Turns the deployment, before a model is set up")
    yield tried(rules, game, TakeEdge(by=who), TAKE_EDGE, tr("{named} takes an edge", named=named), "", hint, ask)
    place = ChoiceAsk("place", tr("Waves come from"), tuple((place, tr(words)) for place, words in PLACES.items()))
    order: Order = ChooseSpawn(by=by, place=next(iter(PLACES)))
    named = name_of(game, by)
    yield tried(
        rules,
        game,
        order,
        SPAWN,
        tr("{named} chooses where waves come from", named=named),
        "",
        tr("An advantage"),
        place,
    )
    pieces = {piece.name: piece.id for piece in reversed(standing_pieces(game))}
    if pieces:
        asks = (
            ChoiceAsk("like", tr("A piece like"), tuple((id, name) for name, id in sorted(pieces.items()))),
            NumberAsk("degrees", tr("Turned, degrees clockwise"), 0, 359, 0),
            PointAsk("at", tr("Where: click on the table"), "", middle(game)),
        )
        order = AddTerrain(by=by, like=next(iter(pieces.values())), at=Pose(*middle(game)))
        yield tried(
            rules,
            game,
            order,
            PIECE,
            tr("{named} adds terrain", named=named),
            "",
            tr("An advantage: two pieces"),
            *asks,
        )
    for marker in game.markers_of(LOOT):
        spot = PointAsk("at", tr("Where: click on the table"), marker.id, game.marker_at(marker.id))
        order = LayLoot(by=by, marker=marker.id, at=game.marker_at(marker.id))
        yield tried(
            rules,
            game,
            order,
            f"{LAY}:{marker.id}",
            tr("Lay {marker}", marker=marker.name),
            "",
            tr("An advantage: anywhere"),
            spot,
        )


def _places_to_take(game: HardwiredGame, who: str) -> tuple[tuple[str, str], ...]:
    """Each by what the side takes, and by what is left to the other where it takes the same twice."""
    found = [(turn, mirrored, turned(game, turn, mirrored=mirrored)) for turn, mirrored, _ in ways(game)]
    own = [places_of(after, who) for _, _, after in found]
    choices = []
    for (turn, mirrored, after), place in zip(found, own, strict=True):
        left = (
            tr(", leaving {places_of}", places_of=places_of(after, enemy_of(game, who))) if own.count(place) > 1 else ""
        )
        choices.append((f"{turn}{MIRRORED if mirrored else ''}", place + left))
    return tuple(choices)


def unit_setup_options(
    rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model, tried: Tried
) -> Iterator[Option]:
    """What is done with a model of this unit, before the first round alone."""
    if not is_opening(game) or not model.on_table:
        return
    by, number = defender(game), model.number
    at, kind, side = model.placed.pose, game.kind(model), game.side_of(model)
    if kind is Kind.COWORKER and has_advantage(game, ALL_COWORKERS):
        coworker = SetCoworker(by=by, unit=unit.id, model=number, at=at)
        option = tried(
            rules, game, coworker, SET, tr("Set it anew"), "", tr("An advantage of the Defender’s: anywhere")
        )
        yield replace(option, unit=unit.id, draft=Draft(option=SET, by=by, unit=unit.id, model=number))
    if kind is Kind.SQUAD and side == aggressor(game) and has_advantage(game, REDEPLOY):
        again = Redeploy(by=by, unit=unit.id, model=number, at=at)
        option = tried(
            rules, game, again, AGAIN, tr("Redeploy"), "", tr("An advantage of the Defender’s, at one model")
        )
        yield replace(option, unit=unit.id, draft=Draft(option=AGAIN, by=by, unit=unit.id, model=number))
    if kind is Kind.SQUAD and side == by and has_advantage(game, FREE_SEARCH):
        search = FreeSearch(by=by, unit=unit.id, model=number)
        id = f"{SEARCH_FREE}:{number}"
        yield replace(
            tried(rules, game, search, id, tr("Free Search"), "", tr("An advantage, for one model")), unit=unit.id
        )


def led_setup(draft: Draft, model: Model) -> SetCoworker | Redeploy:
    """The order of a model that is set where the hand holds it."""
    at = draft.path[-1] if draft.path else model.placed.pose
    if draft.option == SET:
        return SetCoworker(by=draft.by, unit=draft.unit, model=model.number, at=at)
    return Redeploy(by=draft.by, unit=draft.unit, model=model.number, at=at)


def fill_setup(option: Option, answers: Answers, stem: str, rest: str) -> Order:
    """Raises KeyError for an option that is none of these."""
    if stem == TAKE_EDGE:
        way = str(answers.get("way", "0"))
        return TakeEdge(by=option.by, turn=int(way.removesuffix(MIRRORED) or 0), mirrored=way.endswith(MIRRORED))
    if stem == SPAWN:
        return ChooseSpawn(by=option.by, place=str(answers.get("place", "")))
    if stem == PIECE:
        degrees = answers.get("degrees", 0)
        turn = float(degrees) if isinstance(degrees, int) else 0.0
        return AddTerrain(by=option.by, like=str(answers.get("like", "")), at=Pose(*_point(answers), turn))
    if stem == LAY:
        return LayLoot(by=option.by, marker=rest, at=_point(answers))
    if stem == SEARCH_FREE:
        return FreeSearch(by=option.by, unit=option.unit or "", model=int(rest))
    raise KeyError(stem)


def _point(answers: Answers) -> tuple[float, float]:
    at = answers.get("at")
    x, y = at if isinstance(at, tuple) and len(at) == 2 else (0.0, 0.0)
    return (float(x), float(y))


STEMS = (TAKE_EDGE, SPAWN, PIECE, LAY, SEARCH_FREE)


def describe_setup(game: HardwiredGame, order: SetupOrder) -> Described:
    by = order.by
    match order:
        case TakeEdge():
            said = next((w for turn, m, w in ways(game) if (turn, m) == (order.turn, order.mirrored)), "")
            return Described(by, name_of(game, by), tr("takes an edge"), note=said)
        case ChooseSpawn():
            return Described(
                by, name_of(game, by), tr("chooses where waves come from"), note=tr(PLACES.get(order.place, ""))
            )
        case AddTerrain():
            return Described(
                by, name_of(game, by), tr("adds terrain like {name_of}", name_of=name_of(game, order.like))
            )
        case LayLoot():
            return Described(by, name_of(game, by), tr("lays {name_of}", name_of=name_of(game, order.marker)))
        case SetCoworker():
            return Described(by, name_of(game, f"{order.unit}.{order.model}"), tr("is set anew"))
        case Redeploy():
            return Described(by, name_of(game, f"{order.unit}.{order.model}"), tr("is redeployed"))
        case FreeSearch():
            return Described(by, name_of(game, f"{order.unit}.{order.model}"), tr("Searches before the game"))
