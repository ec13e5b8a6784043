"""Where a wave comes from: an edge that its mission names, dice find or the table shows, a spawn point, or near the
middle."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from engine.mission import EdgeName, Wave
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import aggressor
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import middle, to_edge, unused_edges
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.pose import Point

UNUSED, CENTRE, LAST_SEARCH, NEAR_AGGRESSOR = "unused-edge", "centre", "last-search", "aggressor"
NEAR_CENTRE, OFF_CENTRE = "near-centre", "off-centre"
RANDOM_SIDE = "random-side"
PLACES: Mapping[str, str] = {
    UNUSED: tr_later("a random edge that nobody deploys on"),
    CENTRE: tr_later("the middle of the board"),
    LAST_SEARCH: tr_later("the edge nearest to the last Search or Interrogate"),
    NEAR_AGGRESSOR: tr_later("the edge nearest to the Aggressor"),
    NEAR_CENTRE: tr_later("d4″ from the middle"),
    OFF_CENTRE: tr_later("d4 + 2″ from the middle"),
}
"""The rows of the table of places, in words."""
EDGES: Mapping[str, tuple[EdgeName, ...]] = {
    **{edge.value: (edge,) for edge in EdgeName},
    RANDOM_SIDE: (EdgeName.LEFT, EdgeName.RIGHT),
    **dict.fromkeys(PLACES, ()),
}
"""The words a wave may have for where it comes from; the edges of those that the table does not decide."""
CLOCK = "clock"
NEAREST = "nearest"


@dataclass(frozen=True, slots=True)
class Spawn:
    """An edge, or a point of the table near its middle."""

    edge: EdgeName | None = None
    point: Point | None = None
    how: str = ""
    """Where that is, in words that follow "arrives"."""


def wave_of(game: HardwiredGame, unit: str) -> Wave:
    return next(wave for wave in game.mission.waves if wave.unit == unit)


def edges_open(game: HardwiredGame, unit: str) -> tuple[EdgeName, ...]:
    """The edges that it may come over; of several a die finds one. None for a wave that comes to a point."""
    word = wave_of(game, unit).edge
    if wave_of(game, unit).at is not None:
        return ()
    if word == UNUSED:
        return unused_edges(game) or tuple(EdgeName)
    if word == LAST_SEARCH:
        return tuple(EdgeName) if game.tally.searched is None else _nearest(game, (game.tally.searched,))
    if word == NEAR_AGGRESSOR:
        return _nearest_to(game, aggressor(game)) or tuple(EdgeName)
    return EDGES[word]


def needs(rules: Rulebook, game: HardwiredGame, unit: str) -> tuple[int, ...]:
    """The sides of the dice that find its place."""
    word = wave_of(game, unit).edge
    if word in (NEAR_CENTRE, OFF_CENTRE):
        return (_direction_die(rules, game), rules.count("spawn_die"))
    count = len(edges_open(game, unit))
    if count < 2:
        return ()
    # A d6 is split evenly over two or three edges; four have a die of four.
    return (rules.count("edge_die" if rules.count("edge_die") % count == 0 else "edge_die_of_four"),)


def spawn(rules: Rulebook, game: HardwiredGame, unit: str, rolled: tuple[int, ...]) -> Spawn:
    """The die's faces are shared out evenly, the lowest for the edge named first. Raises IndexError without dice."""
    wave = wave_of(game, unit)
    word = wave.edge
    if wave.at is not None:
        return Spawn(point=wave.at, how=tr("at its spawn point"))
    if word == CENTRE:
        return Spawn(point=middle(game), how=tr("in the middle"))
    if word in (NEAR_CENTRE, OFF_CENTRE):
        return _off_the_middle(rules, game, word, rolled)
    edges = edges_open(game, unit)
    if len(edges) == 1:
        return _over(edges[0])
    (sides,) = needs(rules, game, unit)
    return _over(edges[(rolled[0] - 1) * len(edges) // sides])


def _over(edge: EdgeName) -> Spawn:
    return Spawn(edge=edge, how=tr("over the {edge} edge", edge=edge.value))


def _off_the_middle(rules: Rulebook, game: HardwiredGame, word: str, rolled: tuple[int, ...]) -> Spawn:
    sides, far = _direction_die(rules, game), float(rolled[1])
    if word == OFF_CENTRE:
        far += rules.figure("spawn_farther")
    step = 360.0 / sides
    # A compass begins at the top of the table, a clock ends there.
    turn = math.radians((rolled[0] if sides == rules.count("clock_die") else rolled[0] - 1) * step)
    x, y = middle(game)
    return Spawn(
        point=(x + far * math.sin(turn), y - far * math.cos(turn)), how=tr("{far} from the middle", far=inches(far))
    )


def _direction_die(rules: Rulebook, game: HardwiredGame) -> int:
    return rules.count("clock_die" if game.setting("random_direction") == CLOCK else "compass_die")


def _nearest_to(game: HardwiredGame, side: str) -> tuple[EdgeName, ...]:
    """The edge that a model of the side is nearest to, or that its Boss is, as the setting has it."""
    models = [one for one in game.on_table() if game.kind(one) is Kind.SQUAD and game.side_of(one) == side]
    if game.setting("spawn_aggressor") != NEAREST:
        models = [one for one in models if "boss" in game.profile(one).tags] or models
    if not models:
        return ()
    away = {edge: min(to_edge(game, one.placed, edge) for one in models) for edge in EdgeName}
    least = min(away.values())
    return tuple(edge for edge in EdgeName if round(away[edge] - least, 6) <= 0)


def _nearest(game: HardwiredGame, points: tuple[Point, ...]) -> tuple[EdgeName, ...]:
    width, height = game.mission.table.width, game.mission.table.height
    away = dict.fromkeys(EdgeName, math.inf)
    for x, y in points:
        here = {EdgeName.TOP: y, EdgeName.RIGHT: width - x, EdgeName.BOTTOM: height - y, EdgeName.LEFT: x}
        away = {edge: min(away[edge], here[edge]) for edge in EdgeName}
    least = min(away.values())
    return tuple(edge for edge in EdgeName if round(away[edge] - least, 6) <= 0)
