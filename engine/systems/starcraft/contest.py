"""Who contests a Mission Marker, and what each side's Supply comes to there."""

from collections.abc import Iterator, Mapping

from engine.mission import Marker
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.starcraft.sight import looker_of, looker_of_marker, sees
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import counted
from engine.tongue import tr_later
from geometry.base import Base, Placed
from geometry.gaps import gap, gap_to_point
from geometry.pose import Point, Pose
from geometry.tolerance import at_most

MISSION_MARKER = "mission"
GATHER = "gather-the-resources"
FREEDOM_FIGHTERS = "freedom-fighters"


def markers(game: StarcraftGame) -> tuple[Marker, ...]:
    """Those that are still in the game, carried or lying."""
    return tuple(
        marker for marker in game.mission.markers if marker.kind == MISSION_MARKER and marker.id not in game.marks.gone
    )


def marker_point(game: StarcraftGame, marker: Marker) -> Point | None:
    """Where it lies; none while a unit carries it."""
    if marker.id in game.marks.carried:
        return None
    return game.marks.lying.get(marker.id, marker.at)


def is_active(game: StarcraftGame, marker: Marker) -> bool:
    """All are, but on a card that activates them one by one."""
    return not game.card.activations or marker.id in game.marks.activated


def contesting(rules: Rulebook, game: StarcraftGame, marker: Marker) -> Mapping[str, tuple[str, ...]]:
    """The units that contest a marker, by side."""
    return _CONTESTING.of(
        game, marker.id, lambda: {side.id: tuple(_contesting(rules, game, marker, side.id)) for side in game.sides}
    )


_CONTESTING: OncePerPosition[Mapping[str, tuple[str, ...]]] = OncePerPosition(32)


def is_prize(game: StarcraftGame, marker: Marker, side: str) -> bool:
    """Controlled by the side, and neutral or of the other's colour."""
    return game.control.get(marker.id) == side and marker.affinity != side


def gathering_places(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Marker]:
    side = game.unit(unit).side
    return (one for one in markers(game) if is_prize(game, one, side) and near_marker(rules, game, unit, one))


def near_marker(rules: Rulebook, game: StarcraftGame, unit: str, marker: Marker) -> bool:
    """Some model of the unit is within 3″ of the marker's edge."""
    at = marker_point(game, marker)
    if at is None:
        return False
    reach = rules.figure("marker_range") + marker.diameter / 2
    return any(at_most(gap_to_point(model.placed, at), reach) for model in game.standing_of(unit))


def supply_at(rules: Rulebook, game: StarcraftGame, marker: Marker) -> Mapping[str, int]:
    """Each side's Supply at a marker."""
    there = contesting(rules, game, marker)
    return {side: sum(objective_supply(rules, game, unit) for unit in units) for side, units in there.items()}


def controller(rules: Rulebook, game: StarcraftGame, marker: Marker) -> str | None:
    """Who would control it if the round were scored now: the higher Supply, else whoever does already."""
    there = contesting(rules, game, marker)
    supply = {side: sum(objective_supply(rules, game, unit) for unit in units) for side, units in there.items()}
    for side, units in there.items():
        other = game.opponent(side)
        # A unit without Supply controls only what nobody contests.
        if units and (supply[side] > supply[other] or not there[other]):
            return side
    return game.control.get(marker.id)


def objective_supply(rules: Rulebook, game: StarcraftGame, unit: str) -> int:
    """What a unit counts for on markers and objectives: a Commander one more, one that an ability helps likewise, and
    friends near Raynor at least one."""
    own = counted(rules, game, unit) + (0 if game.is_structure(unit) else game.state(unit).weight)
    return max(own, rules.count("freedom_fighters_supply")) if _by_freedom_fighters(rules, game, unit) else own


def why_not(rules: Rulebook, game: StarcraftGame, unit: str, marker: Marker) -> str:
    """Why a unit near a marker does not contest it, in English words; empty where it does."""
    state, at = game.state(unit), marker_point(game, marker)
    if at is None:
        return tr_later("it is carried")
    for barred, why in (
        (game.is_flying(unit), tr_later("Flying")),
        (game.is_structure(unit), tr_later("a Structure")),
        (state.burrowed, "BURROWED"),
        (state.adrift, tr_later("Out of Coherency")),
    ):
        if barred:
            return why
    if unit in contesting(rules, game, marker)[game.unit(unit).side]:
        return ""
    level = game.level_at(Placed(Base.round(marker.diameter), Pose(*at)))
    if all(game.level(model) is not level for model in game.standing_of(unit)):
        return tr_later("at another elevation")
    return tr_later("no model within 3″ at its elevation sees it")


def _contesting(rules: Rulebook, game: StarcraftGame, marker: Marker, side: str) -> Iterator[str]:
    at = marker_point(game, marker)
    if at is None:
        return
    reach = rules.figure("marker_range") + marker.diameter / 2
    seen_from = looker_of_marker(game, marker, at)
    placed = Placed(Base.round(marker.diameter), Pose(*at))
    for unit in game.units_of(side):
        state = game.state(unit.id)
        if game.is_flying(unit.id) or game.is_structure(unit.id) or state.burrowed or state.adrift:
            continue
        near = [model for model in game.standing_of(unit.id) if at_most(gap_to_point(model.placed, at), reach)]
        level = game.level_at(placed) if near else None
        if any(game.level(model) is level and sees(rules, game, looker_of(game, model), seen_from) for model in near):
            yield unit.id


def leads_fighters(game: StarcraftGame, unit: str) -> bool:
    """Whether friends near it count for more on markers."""
    return FREEDOM_FIGHTERS in game.profile(unit).abilities


def _by_freedom_fighters(rules: Rulebook, game: StarcraftGame, unit: str) -> bool:
    side = game.unit(unit).side
    reach = rules.figure("freedom_fighters_range")
    heroes = [one.id for one in game.units_of(side) if leads_fighters(game, one.id)]
    return any(
        at_most(gap(hero.placed, model.placed), reach)
        for id in heroes
        if not game.is_structure(unit)
        for hero in game.standing_of(id)
        for model in game.standing_of(unit)
    )
