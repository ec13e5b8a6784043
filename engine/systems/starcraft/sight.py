"""Line of sight from above: any part of one base to any part of the other, past each piece of terrain on its own."""

from collections.abc import Sequence

from engine.game import Model
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.starcraft.screens import Screen, stood_on
from engine.systems.starcraft.seeing import Looker, Reaches, Seeing, Seen
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.walls import is_grass
from geometry.base import Base, Placed
from geometry.outline import outline
from geometry.pose import Point, Pose

FROM_TWO = "two"
WHOLLY = "wholly"

_KEPT = 4
"""Tables looked across that are kept: grass goes, and readings differ in what blocks."""


def looker_of(game: StarcraftGame, model: Model) -> Looker:
    """A model on the table. A BURROWED one has Size 0, a Flying one is taller than all terrain."""
    flying = game.is_flying(model.unit)
    on = () if flying else _stands_on(game, model.placed)
    own = 0 if game.state(model.unit).burrowed else game.size_of(model.unit)
    return Looker(model.placed, own + sum(screen.own for screen in on), flying, on)


def looker_of_marker(game: StarcraftGame, marker: Marker, at: Point) -> Looker:
    """A Mission Marker counts as Size 0."""
    placed = Placed(Base.round(marker.diameter), Pose(*at))
    on = _stands_on(game, placed)
    return Looker(placed, sum(screen.own for screen in on), False, on)


def sees(rules: Rulebook, game: StarcraftGame, a: Looker, b: Looker) -> Seen:
    return sees_all(rules, game, a, (b,))[0]


def sees_all(rules: Rulebook, game: StarcraftGame, a: Looker, others: Sequence[Looker]) -> tuple[Seen, ...]:
    """What each of many is to one. Seeing is mutual."""
    return seeing(rules, game).each(a, others)


def seeing(rules: Rulebook, game: StarcraftGame) -> Seeing:
    """Who sees whom on the table as it is. It stays the same while no piece leaves the table, whoever moves."""
    least = 2 if game.setting("blocking_from") == FROM_TWO else 1
    reaches = Reaches(rules.figure("cover_range"), rules.figure("close_quarters"), rules.count("high_ground_from_size"))
    kept = game.terrain.sights
    key = (game.removed, least, reaches)
    found = kept.get(key)
    if found is None:
        screens = game.terrain.screens
        blocking = tuple(one for one in screens if one.size >= least and one.piece.id not in game.removed)
        found = Seeing(blocking, reaches)
        for old in list(kept)[: len(kept) - _KEPT + 1]:
            kept.pop(old, None)
        kept[key] = found
    return found


def on_high_ground(rules: Rulebook, game: StarcraftGame, model: Model) -> bool:
    """Whether a model counts as on High Ground for cover: with its entire base, or with any part, as is set."""
    if game.is_flying(model.unit):
        return False
    high_from = rules.count("high_ground_from_size")
    found = [screen for screen in _stands_on(game, model.placed) if screen.own >= high_from]
    if game.setting("high_ground_cover") != WHOLLY:
        return bool(found)
    return any(_wholly_on(screen, model.placed) for screen in found)


def _stands_on(game: StarcraftGame, placed: Placed) -> tuple[Screen, ...]:
    return tuple(screen for screen in stood_on(game.terrain.screens, placed) if _can_be_stood_on(game, screen))


def _can_be_stood_on(game: StarcraftGame, screen: Screen) -> bool:
    return screen.own > 0 and not is_grass(screen.piece) and screen.piece.id not in game.removed


def _wholly_on(screen: Screen, placed: Placed) -> bool:
    return screen.piece.outline.grown(0.001).covers(outline(placed))
