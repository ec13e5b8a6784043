"""The order of play: rounds, phases, turns, passes and the First Player Marker."""

from collections.abc import Mapping
from dataclasses import replace

from engine.orders import Rolled
from engine.rulebook import Rulebook
from engine.systems.starcraft.markers import next_drop
from engine.systems.starcraft.scoring import begin_scoring
from engine.systems.starcraft.state import (
    PHASES,
    ActivationMarker,
    Awaiting,
    Happened,
    Phase,
    StarcraftGame,
    UnitState,
)
from engine.systems.starcraft.summoning import next_of_family

WINNER_GIVES = "gives"

MARKER_OF = {
    Phase.MOVEMENT: ActivationMarker.MOVEMENT,
    Phase.ASSAULT: ActivationMarker.ASSAULT,
    Phase.COMBAT: ActivationMarker.NONE,
}


def roll_off(game: StarcraftGame, rolled: Mapping[str, Rolled]) -> StarcraftGame:
    """The higher total wins, and a tie is rolled again. In round 1 the winner gives the marker, later it takes it."""
    totals = {side: sum(dice) for side, dice in rolled.items()}
    best = [side for side, total in totals.items() if total == max(totals.values())]
    if len(best) > 1:
        return game
    if game.drafting is not None:
        return replace(game, drafting=replace(game.drafting, winner=best[0]), awaiting=Awaiting.DRAFT)
    if game.phase is Phase.MOVEMENT or game.setting("later_roll_off") == WINNER_GIVES:
        return replace(game, winner=best[0], awaiting=Awaiting.GIVE_MARKER)
    return next_round(game, best[0])


def give_marker(game: StarcraftGame, side: str) -> StarcraftGame:
    if game.phase is Phase.SCORING:
        return next_round(game, side)
    return start_round(replace(game, winner=None, holder=side))


def next_round(game: StarcraftGame, holder: str) -> StarcraftGame:
    return start_round(replace(game, winner=None, holder=holder, round=game.round + 1))


def start_round(game: StarcraftGame) -> StarcraftGame:
    """Every unit gains STATIONARY, every BURROWED one HIDDEN."""
    states = {
        unit: replace(state, stationary=True, hidden=state.hidden or state.burrowed)
        for unit, state in game.states.items()
    }
    game = replace(
        game,
        phase=Phase.MOVEMENT,
        awaiting=Awaiting.CHOOSE_FIRST,
        active=None,
        passed=(),
        states=states,
        destroyed={side.id: 0 for side in game.sides},
        held=dict(game.control),
        scored=(),
        trail=None,
        marks=replace(game.marks, dropped={}),
        last=None,
        happened=Happened(),
        begun=None,
        again=None,
        uses=frozenset(),
        shut=frozenset(),
        deployed=(),
        claimed=False,
    )
    return next_drop(game)


def choose_first(game: StarcraftGame, side: str) -> StarcraftGame:
    return replace(game, active=side, awaiting=Awaiting.ACTIVATION)


def activated(rules: Rulebook, game: StarcraftGame, unit: str) -> StarcraftGame:
    """The unit has had its action: it gets its marker (in Combat it loses it), and the turn goes over."""
    state = replace(game.state(unit), marker=MARKER_OF[game.phase], boost=0.0, tunneling=False)
    game = replace(game.with_state(unit, state), begun=None, last=unit)
    summoned = next_of_family(game, unit)
    if summoned is not None:
        return replace(game, active=game.unit(unit).side, begun=summoned)
    return _turn_over(rules, game, game.unit(unit).side)


def passes(rules: Rulebook, game: StarcraftGame, side: str) -> StarcraftGame:
    """Nothing more this phase. In phases 1 and 2 units on the table get their Activation Marker all the same, and the
    first to pass takes the First Player Marker for the next phase."""
    if game.phase is not Phase.COMBAT:
        marker = MARKER_OF[game.phase]
        idle = [unit.id for unit in game.units_of(side) if game.stands(unit.id) and not game.is_structure(unit.id)]
        game = game.with_states({unit: replace(game.state(unit), marker=marker) for unit in idle})
        if not game.passed and not game.claimed:
            game = replace(game, holder=side)
    return _turn_over(rules, replace(game, passed=(*game.passed, side), last=None), side)


def _turn_over(rules: Rulebook, game: StarcraftGame, side: str) -> StarcraftGame:
    other = game.opponent(side)
    if game.again == side and side not in game.passed:
        return replace(game, active=side, again=None)
    if other not in game.passed:
        return replace(game, active=other)
    if side not in game.passed:
        return replace(game, active=side)
    return next_phase(rules, game)


def next_phase(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    following = PHASES[PHASES.index(game.phase) + 1]
    if following is Phase.SCORING:
        return begin_scoring(rules, game)
    fought = dict(game.engaged) if following is Phase.COMBAT else {}
    return replace(
        game,
        phase=following,
        awaiting=Awaiting.CHOOSE_FIRST,
        active=None,
        passed=(),
        trail=None,
        fought=fought,
        again=None,
        last=None,
        happened=Happened(),
        claimed=False,
    )


def end_round(game: StarcraftGame) -> StarcraftGame:
    """Cleanup, then initiative: the marker goes to fewer VP, and a tie is rolled off."""
    tokens = {id: token for id, token in game.tokens.items() if token.kind.stays}
    states = {unit: cleaned(state) for unit, state in game.states.items()}
    game = replace(game, states=states, tokens=tokens)
    least = [side.id for side in game.sides if game.vp.get(side.id, 0) == min(game.vp.values())]
    if len(least) > 1:
        return replace(game, awaiting=Awaiting.ROLL_OFF, active=None)
    return next_round(game, least[0])


def cleaned(state: UnitState) -> UnitState:
    """Activation Markers go, and so does what lasts a round. Statuses persist."""
    return replace(
        state,
        marker=ActivationMarker.NONE,
        stationary=False,
        held_back=False,
        waived=False,
        tunneling=False,
        weight=0,
        bonus=0.0,
        boost=0.0,
        used=frozenset(),
    )
