"""The Scoring Phase: who controls the markers, what that is worth, and whether the game is over."""

from collections.abc import Mapping
from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.starcraft.changes import lose
from engine.systems.starcraft.contest import contesting, controller, is_active, markers
from engine.systems.starcraft.points import SUPPLY_DROP, points
from engine.systems.starcraft.state import Awaiting, Phase, Scored, StarcraftGame
from engine.tongue import tr

__all__ = ["begin_scoring", "contesting", "entries", "markers", "score"]

SUMMONED = "summoned"
ONLY_ACTIVE = "frozen"


def begin_scoring(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """Marker control as models stand. In the last round Reserves count as destroyed, summoned units apart."""
    game = replace(game, phase=Phase.SCORING, active=None, awaiting=Awaiting.CONTROL, passed=(), scored=())
    if game.round >= game.card.rounds:
        left = [unit.id for unit in game.mission.units if game.in_reserve(unit.id)]
        left = [unit for unit in left if SUMMONED not in game.profile(unit).tags]
        game = lose(rules, game, [model.id for unit in left for model in game.alive_of(unit)])
    return replace(game, control=controls(rules, game))


def score(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """VP of the round; then the game ends or waits for the End of the Round."""
    scored = entries(rules, game)
    game = _without_scored(game)
    wiped = any(_has_nothing(game, side.id) for side in game.sides)
    vp = {side.id: game.vp.get(side.id, 0) for side in game.sides}
    for entry in scored:
        vp[entry.side] += entry.vp
    game = replace(game, scored=scored, vp=vp)
    lead = max(vp.values()) - min(vp.values())
    over = wiped or game.round >= game.card.rounds or (game.card.lead is not None and lead >= game.card.lead)
    if not over:
        return replace(game, awaiting=Awaiting.ROUND_END)
    return replace(game, awaiting=Awaiting.NOTHING, active=None, ended=True, result=_result(game))


def entries(rules: Rulebook, game: StarcraftGame) -> tuple[Scored, ...]:
    """All the VP of the round by their reasons, those for an opponent with nothing left among them."""
    scored = tuple(entry for side in game.sides for entry in points(rules, game, side.id) if entry.vp)
    wiped = [side for side in game.sides if _has_nothing(game, side.id)]
    bonus = rules.count("wiped_out")
    return (
        *scored,
        *(Scored(game.opponent(side.id), bonus, tr("{side} has nothing left", side=side.name)) for side in wiped),
    )


def controls(rules: Rulebook, game: StarcraftGame) -> Mapping[str, str]:
    """Who controls each marker as models stand; those nobody has ever controlled are not in it."""
    control = dict(game.control)
    for marker in markers(game):
        if not is_active(game, marker) and game.setting("deactivated_control") == ONLY_ACTIVE:
            continue
        owner = controller(rules, game, marker)
        if owner is not None:
            control[marker.id] = owner
    return control


def _without_scored(game: StarcraftGame) -> StarcraftGame:
    """A Supply Drop that has been scored leaves the table."""
    if game.card.scoring != SUPPLY_DROP or game.round < game.card.scores_from:
        return game
    scored = [marker.id for marker in markers(game) if is_active(game, marker) and marker.id in game.control]
    return replace(game, marks=replace(game.marks, gone=game.marks.gone | frozenset(scored)))


def _has_nothing(game: StarcraftGame, side: str) -> bool:
    """No model on the table and no unit in Reserve; a summoned unit that never came is none."""
    return not any(
        game.stands(unit.id) or (game.in_reserve(unit.id) and SUMMONED not in game.profile(unit.id).tags)
        for unit in game.units_of(side)
    )


def _result(game: StarcraftGame) -> str:
    best = max(game.vp.values())
    leaders = [side for side in game.sides if game.vp[side.id] == best]
    points_ = tr(" to ").join(str(vp) for vp in sorted(game.vp.values(), reverse=True))
    return (
        tr("A draw, {points}", points=points_)
        if len(leaders) > 1
        else tr("{leader} wins, {points}", leader=leaders[0].name, points=points_)
    )
