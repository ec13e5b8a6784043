"""The Scoring Phase: who controls the markers, what that is worth, and whether the game is over."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.starcraft.changes import lose
from engine.systems.starcraft.state import Awaiting, Phase, Scored, StarcraftGame
from engine.systems.starcraft.supply import counted
from geometry.gaps import gap_to_point
from geometry.tolerance import at_most

MISSION_MARKER = "mission"
FRONTLINES = "frontlines"


def markers(game: StarcraftGame) -> tuple[Marker, ...]:
    return tuple(marker for marker in game.mission.markers if marker.kind == MISSION_MARKER)


def begin_scoring(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """Marker control, with sight to the markers left to the player. In the last round Reserves count as destroyed."""
    game = replace(game, phase=Phase.SCORING, active=None, awaiting=Awaiting.CONTROL, passed=(), scored=())
    if game.round >= game.card.rounds:
        left = [unit.id for unit in game.mission.units if game.in_reserve(unit.id)]
        game = lose(rules, game, [model.id for unit in left for model in game.alive_of(unit)])
    return replace(game, control=_control(rules, game))


def contesting(rules: Rulebook, game: StarcraftGame, marker: Marker) -> Mapping[str, tuple[str, ...]]:
    """The units that contest a marker, by side."""
    reach = rules.figure("marker_range") + marker.diameter / 2
    found: dict[str, tuple[str, ...]] = {}
    for side in game.sides:
        units = []
        for unit in game.units_of(side.id):
            state = game.state(unit.id)
            if game.is_flying(unit.id) or game.is_structure(unit.id) or state.burrowed or state.adrift:
                continue
            if any(at_most(gap_to_point(model.placed, marker.at), reach) for model in game.standing_of(unit.id)):
                units.append(unit.id)
        found[side.id] = tuple(units)
    return found


def _control(rules: Rulebook, game: StarcraftGame) -> Mapping[str, str]:
    control = dict(game.control)
    for marker in markers(game):
        there = contesting(rules, game, marker)
        supply = {side: sum(counted(rules, game, unit) for unit in units) for side, units in there.items()}
        for side, units in there.items():
            other = game.opponent(side)
            # A unit without Supply controls only what nobody contests.
            if units and (supply[side] > supply[other] or not there[other]):
                control[marker.id] = side
    return control


def score(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """VP of the round; then the game ends or waits for the End of the Round."""
    scored = tuple(entry for side in game.sides for entry in _vp(rules, game, side.id) if entry.vp)
    wiped = [side.id for side in game.sides if all(game.is_gone(unit.id) for unit in game.units_of(side.id))]
    bonus = rules.count("wiped_out")
    scored += tuple(
        Scored(game.opponent(side), bonus, f"{game.mission.side(side).name} has nothing left") for side in wiped
    )
    vp = {side.id: game.vp.get(side.id, 0) for side in game.sides}
    for entry in scored:
        vp[entry.side] += entry.vp
    game = replace(game, scored=scored, vp=vp)
    lead = max(vp.values()) - min(vp.values())
    over = bool(wiped) or game.round >= game.card.rounds or (game.card.lead is not None and lead >= game.card.lead)
    if not over:
        return replace(game, awaiting=Awaiting.ROUND_END)
    return replace(game, awaiting=Awaiting.NOTHING, active=None, ended=True, result=_result(game))


def _vp(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    if game.card.scoring == FRONTLINES and game.round >= game.card.scores_from:
        other = game.opponent(side)
        controlled = [marker for marker in markers(game) if game.control.get(marker.id) == side]
        taken = [marker for marker in controlled if game.held.get(marker.id) == other]
        yield Scored(side, len(controlled) * rules.count("frontlines_marker"), f"{len(controlled)} controlled")
        yield Scored(side, len(taken) * rules.count("frontlines_taken"), f"{len(taken)} taken")
    destroyed = game.destroyed.get(game.opponent(side), 0)
    yield Scored(side, destroyed * rules.count("supply_destroyed"), f"{destroyed} Supply destroyed")


def _result(game: StarcraftGame) -> str:
    best = max(game.vp.values())
    leaders = [side for side in game.sides if game.vp[side.id] == best]
    points = " to ".join(str(vp) for vp in sorted(game.vp.values(), reverse=True))
    return f"A draw, {points}" if len(leaders) > 1 else f"{leaders[0].name} wins, {points}"
