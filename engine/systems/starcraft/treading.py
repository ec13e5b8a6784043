"""What a move does to the table: grass trodden down, flat pieces crushed, tokens run over and creep removed."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding
from engine.ground import Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import passed
from engine.systems.starcraft.lying import creep_lost, run_over
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.walls import LARGE, crushable, grass, is_grass
from geometry.base import Base, Placed
from geometry.pose import Pose
from geometry.tolerance import Fit, apart

ENDED = "ended"


def trodden(game: StarcraftGame, mover: Mover, path: Sequence[Pose], formation: Formation) -> tuple[str, ...]:
    """Grass that the leader's base crosses or that any model ends on, and flat pieces under what is Large. What flies
    crosses nothing."""
    way = path[-1:] if game.is_flying(mover.unit) else path
    over_grass = path[-1:] if game.setting("grass_crossed") == ENDED else way
    along = _bounds(mover.base, way)
    ends = [(placed, _bounds(mover.base, (placed.pose,))) for placed in formation.others.values()]
    crushed = crushable(game) if LARGE in game.profile(mover.unit).tags else ()
    under = [(piece, over_grass) for piece in grass(game)] + [(piece, way) for piece in crushed]
    return tuple(
        piece.id
        for piece, over in under
        if (_is_under(piece, along) and apart(piece.sweep(mover.base, over)) is Fit.BROKEN)
        or any(_is_under(piece, box) and apart(piece.separation(placed)) is Fit.BROKEN for placed, box in ends)
    )


def treading_findings(
    rules: Rulebook, game: StarcraftGame, mover: Mover, path: Sequence[Pose], formation: Formation
) -> Iterator[Finding]:
    """No limits: what the table loses by the move."""
    yield from trodden_findings(rules, game, mover, path, formation)
    for token in run_over(game, mover.unit, mover.base, path):
        yield passed(rules, "token.run_over", mover.unit, token)
    for token in creep_lost(rules, game, mover.side, formation.all.values()):
        yield passed(rules, "token.creep_removed", mover.unit, token)


def trodden_findings(
    rules: Rulebook, game: StarcraftGame, mover: Mover, path: Sequence[Pose], formation: Formation
) -> Iterator[Finding]:
    """Grass and flat pieces that are lost, by a move and by what is set down on them."""
    for piece in trodden(game, mover, path, formation):
        code = "grass.removed" if is_grass(game.mission.piece(piece)) else "terrain.crushed"
        yield passed(rules, code, mover.unit, piece)


def tokens_lost(
    rules: Rulebook, game: StarcraftGame, mover: Mover, path: Sequence[Pose], stands: Sequence[Placed]
) -> tuple[str, ...]:
    """Tokens that a move takes off the table; one that is no movement takes none."""
    return (*run_over(game, mover.unit, mover.base, path), *creep_lost(rules, game, mover.side, stands))


def _is_under(piece: Obstacle, bounds: tuple[float, float, float, float]) -> bool:
    return not piece.is_farther(bounds, 0.0)


def _bounds(base: Base, path: Sequence[Pose]) -> tuple[float, float, float, float]:
    reach = base.outer_radius
    xs, ys = [pose.x for pose in path], [pose.y for pose in path]
    return (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
