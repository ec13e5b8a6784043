"""What the panels show: round, phases, Supply, units, score, and how each model is marked."""

from collections.abc import Mapping

from engine.mission import Marker, UnitSetup
from engine.picture import (
    MarkerRow,
    ModelMarks,
    PoolRow,
    Pools,
    Readout,
    Roster,
    RosterRow,
    Score,
    Section,
    Step,
    StepState,
    Track,
)
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import contesting, is_active, leads_fighters, markers, supply_at
from engine.systems.starcraft.draft_play import draft_notes
from engine.systems.starcraft.eligible import ready
from engine.systems.starcraft.forecast import forecast
from engine.systems.starcraft.names import name
from engine.systems.starcraft.state import (
    PHASES,
    ActivationMarker,
    Awaiting,
    Phase,
    StarcraftGame,
)
from engine.systems.starcraft.summoning import is_summoned
from engine.systems.starcraft.supply import available, on_table, pool, pooled
from engine.tongue import tr
from geometry.pose import Point

_CREEPING = "zerg"
"""The faction that there is creep with."""
_DONE = {
    Phase.MOVEMENT: (ActivationMarker.MOVEMENT, ActivationMarker.ASSAULT),
    Phase.ASSAULT: (ActivationMarker.ASSAULT,),
    Phase.COMBAT: (ActivationMarker.NONE,),
    Phase.SCORING: (),
}


def readout(rules: Rulebook, game: StarcraftGame) -> Readout:
    return Readout(
        round=tr("Round {round} of {rounds}", round=game.round, rounds=game.card.rounds)
        if game.drafting is None
        else tr("Draft"),
        sections=_sections(rules, game),
        marks=_marks(game),
        engaged=game.pairs,
        trails=_trails(game),
        markers=_places(game),
        result=game.result,
        leader=tr("Leading Model"),
        unknown=_unknown(game),
        tokens=tuple(
            Marker(token.id, token.kind.name, "token", token.at, token.base.width, None, token.side)
            for token in game.tokens.values()
        ),
        acting=_acting(game),
    )


def _acting(game: StarcraftGame) -> str:
    """In the midst of an attack, dice of it still to be rolled, or begun with an ability."""
    if game.attacking is not None:
        return game.attacking.unit
    return game.volleys[0].unit if game.volleys else game.begun or ""


def _unknown(game: StarcraftGame) -> frozenset[str]:
    """What is never drawn in this mission."""
    creeps = any(side.faction == _CREEPING for side in game.sides)
    leads = any(leads_fighters(game, unit.id) for side in game.sides for unit in game.units_of(side.id))
    return frozenset({*(() if creeps else ("special_ground",)), *(() if leads else ("auras",))})


def _sections(rules: Rulebook, game: StarcraftGame) -> tuple[Section, ...]:
    if game.drafting is not None:
        return (draft_notes(game), _roster(rules, game))
    return (_track(rules, game), _pools(game), *forecast(game), _roster(rules, game), _score(rules, game))


def _track(rules: Rulebook, game: StarcraftGame) -> Track:
    now = PHASES.index(game.phase)
    steps = []
    for index, phase in enumerate(PHASES):
        state = StepState.NOW if index == now and not game.ended else StepState.DONE
        if index > now:
            state = StepState.LATER
        steps.append(Step(phase.value, _step_note(rules, game, phase, index - now), state))
    holder = game.mission.side(game.holder).name if game.holder else ""
    return Track(
        tr("Phases"),
        tuple(steps),
        tr("{holder} has the First Player Marker", holder=holder) if holder else tr("roll-off first"),
    )


def _step_note(rules: Rulebook, game: StarcraftGame, phase: Phase, ahead: int) -> str:
    if phase is Phase.SCORING:
        gained = [(side.name, sum(entry.vp for entry in game.scored if entry.side == side.id)) for side in game.sides]
        scored = ", ".join(f"{side} +{vp}" for side, vp in gained if vp)
        return scored if ahead == 0 and scored else tr("marker control, VP")
    if phase is Phase.COMBAT and ahead >= 0:
        pairs = len(game.pairs)
        return (
            tr("{pairs} {words} Engaged", pairs=pairs, words=tr("pair") if pairs == 1 else tr("pairs"))
            if pairs
            else tr("no unit Engaged")
        )
    if ahead < 0:
        return tr("done")
    if ahead > 0:
        return tr("first to pass takes the marker")
    if game.volleys or game.attacking is not None:
        return tr("an attack is rolled")
    if game.awaiting is not Awaiting.ACTIVATION:
        return tr("who activates first?")
    left = {
        side.name: sum(1 for unit in game.units_of(side.id) if ready(rules, game, unit.id))
        for side in game.sides
        if side.id not in game.passed
    }
    open_ = ", ".join(f"{name} {count}" for name, count in left.items())
    return tr("{open} left", open=open_) if open_ else tr("both passed")


def _pools(game: StarcraftGame) -> Pools:
    limit = pool(game)
    rows = tuple(PoolRow(side.id, on_table(game, side.id), limit, str(on_table(game, side.id))) for side in game.sides)
    title = tr("Supply Pool unlimited") if limit is None else tr("Supply Pool {limit}", limit=limit)
    left = [f"{side.name} {_left(game, side.id)}" for side in game.sides]
    return Pools(title, rows, tr("Filled: on the table. {listed}.", listed=". ".join(left)))


def _left(game: StarcraftGame, side: str) -> str:
    """Available Supply, and how many of the units in Reserve could come for it, taken one by one."""
    left = available(game, side)
    reserve = [unit.id for unit in game.units_of(side) if game.in_reserve(unit.id) and not is_summoned(game, unit.id)]
    fit = sum(1 for unit in reserve if left is None or pooled(game, unit) <= left)
    fits = (
        tr("{fit} of {count} units in Reserve fit", fit=fit, count=len(reserve))
        if reserve
        else tr("no unit in Reserve")
    )
    return f"{tr('without limit') if left is None else tr('{left} available', left=left)}, {fits}"


def _roster(rules: Rulebook, game: StarcraftGame) -> Roster:
    return Roster(tr("Units this phase"), tuple(_row(rules, game, unit) for unit in game.mission.units))


def _row(rules: Rulebook, game: StarcraftGame, unit: UnitSetup) -> RosterRow:
    marks: list[tuple[str, str]] = []
    state = game.state(unit.id)
    if game.in_reserve(unit.id):
        marks.append(("R", tr("in Reserve")))
    if game.is_engaged(unit.id):
        marks.append(("=", tr("Engaged")))
    if state.adrift:
        marks.append(("O", tr("Out of Coherency")))
    if state.burrowed:
        marks.append(("B", "BURROWED"))
    elif state.hidden:
        marks.append(("H", "HIDDEN"))
    if state.sieged:
        marks.append(("M", tr("SIEGE MODE")))
    if state.bonus + state.boost:
        marks.append(("+", tr("+{bonus:g}″ Speed", bonus=state.bonus + state.boost)))
    if state.stationary and game.stands(unit.id):
        marks.append(("S", "STATIONARY"))
    may = game.awaiting is Awaiting.ACTIVATION and unit.side not in game.passed and ready(rules, game, unit.id)
    return RosterRow(
        unit=unit.id,
        side=unit.side,
        name=unit.name,
        ready=may,
        gone=game.is_gone(unit.id),
        mark="".join(mark for mark, _ in marks if mark != "S"),
        tip=", ".join(tip for _, tip in marks),
        acted=game.stands(unit.id) and state.marker in _DONE[game.phase],
    )


def _score(rules: Rulebook, game: StarcraftGame) -> Score:
    rows = []
    for marker in markers(game):
        owner = game.control.get(marker.id)
        there, supply = contesting(rules, game, marker), supply_at(rules, game, marker)
        near = ", ".join(
            tr(
                "{side} {count} with Supply {supply}",
                side=game.mission.side(side).name,
                count=len(units),
                supply=supply[side],
            )
            for side, units in there.items()
            if units
        )
        text = f"{marker.name}: {game.mission.side(owner).name if owner else tr('nobody')}{_fate(game, marker)}"
        rows.append(
            MarkerRow(marker.id, tr("{text}; contesting {near}", text=text, near=near) if near else text, owner)
        )
    lead = game.card.lead
    note = tr("a lead of {lead} wins", lead=lead) if lead is not None else ""
    vp = {side.id: game.vp.get(side.id, 0) for side in game.sides}
    return Score(tr("Score"), vp, tuple(rows), lead, note)


def _fate(game: StarcraftGame, marker: Marker) -> str:
    carrier = game.marks.carried.get(marker.id)
    if carrier is not None:
        return tr(", carried by {carrier}", carrier=name(game, carrier))
    if not is_active(game, marker):
        return tr(", not active")
    return (
        tr(", active since round {activated}", activated=game.marks.activated[marker.id])
        if game.card.activations
        else ""
    )


def _places(game: StarcraftGame) -> Mapping[str, Point | None]:
    """Markers that lie elsewhere than the mission put them: with who carries them, where they fell, or nowhere."""
    places: dict[str, Point | None] = dict(game.marks.lying)
    for marker, unit in game.marks.carried.items():
        places[marker] = game.standing_of(unit)[0].placed.centre if game.stands(unit) else None
    return places | dict.fromkeys(game.marks.gone)


def _marks(game: StarcraftGame) -> Mapping[str, ModelMarks]:
    marks = {}
    for unit in game.mission.units:
        state = game.state(unit.id)
        badges = [
            word
            for word, on in (
                ("BURROWED", state.burrowed),
                ("STATIONARY", state.stationary),
                (tr("SIEGE MODE"), state.sieged),
            )
            if on
        ]
        leader = game.trail.leader if game.trail is not None and game.trail.unit == unit.id else None
        acted = state.marker in _DONE[game.phase]
        for model in game.standing_of(unit.id):
            health = game.health(model)
            marks[model.id] = ModelMarks(
                acted=acted,
                leader=model.number == leader,
                hidden=state.hidden,
                adrift=state.adrift,
                facing=not model.base.is_round,
                health=(health - model.wounds, health) if health > 1 else None,
                badges=tuple(badges),
            )
    return marks


def _trails(game: StarcraftGame) -> Mapping[str, tuple[Point, ...]]:
    if game.trail is None:
        return {}
    return {f"{game.trail.unit}.{game.trail.leader}": tuple(pose.point for pose in game.trail.path)}
