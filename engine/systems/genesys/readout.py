"""What the panels show of a position."""

from collections.abc import Iterator

from engine.picture import (
    ModelMarks,
    Notes,
    PoolRow,
    Pools,
    Readout,
    Roster,
    RosterRow,
    Section,
    Step,
    StepState,
    Track,
)
from engine.rulebook import Rulebook
from engine.systems.genesys import command
from engine.systems.genesys.bonus import bonus, charge_bonus, ranged_target, until_short, until_words
from engine.systems.genesys.engagement import engaged_pairs
from engine.systems.genesys.generation import command_now, is_exhausted, is_later
from engine.systems.genesys.reserves import edges_words, entry_of, is_awaited, may_arrive
from engine.systems.genesys.rounds import SHARED, may_challenge, mission_told
from engine.systems.genesys.state import ActionState, Activation, GenesysGame, Stage
from engine.tongue import tr
from engine.wording import inches
from geometry.travel import travel


def readout(rules: Rulebook, game: GenesysGame) -> Readout:
    activation = game.activation
    trails = {} if activation is None else activation.trails
    return Readout(
        round=tr("Game Round {round} of {rounds}", round=game.round, rounds=game.mission.card.rounds),
        sections=tuple(_sections(rules, game)),
        marks=_marks(rules, game),
        engaged=engaged_pairs(game),
        trails={id: tuple(pose.point for pose in trail) for id, trail in trails.items()},
        result=tr("The game has ended after {round} Game Rounds", round=game.round) if game.ended else "",
        leader=tr("leads its side"),
        unknown=_unknown(game),
        lasting=dict(_lasting(rules, game)),
        acting="" if activation is None else activation.unit,
    )


def _lasting(rules: Rulebook, game: GenesysGame) -> Iterator[tuple[str, str]]:
    """The evasion of each squad, and when it ends; its models may have gone differently far."""
    for unit in game.mission.units:
        earned = {bonus(rules, game, model.id) for model in game.standing_of(unit.id)}
        if any(earned):
            most = f"+{max(earned)}" if len(earned) == 1 else tr("up to +{earned}", earned=max(earned))
            yield unit.id, f"{most} → {until_short(game)}"


def _unknown(game: GenesysGame) -> frozenset[str]:
    """No text gives a coherency: it is drawn only where a mission sets one. None gives a distance from enemies,
    nor a Command that ends at one."""
    coherency = isinstance(game.mission.settings["squad_coherency"], float)
    never = {"ranges", "marker_areas", "special_ground", "engagement", "auras"}
    return frozenset(never if coherency else never | {"coherency"})


def _sections(rules: Rulebook, game: GenesysGame) -> Iterator[Section]:
    yield _turns(game)
    if game.activation is not None:
        yield _activation(game, game.activation)
    yield _pools(game)
    yield _roster(rules, game)
    if game.zones:
        yield Notes(tr("Deployment"), tuple(_zones(game)))
    if game.missions:
        yield Notes(tr("Missions rolled"), tuple(_missions(game)))
    if game.round == 1 and game.mission.notes:
        yield Notes(tr("This mission"), tuple(map(tr, game.mission.notes)))


def _zones(game: GenesysGame) -> Iterator[str]:
    for side, zones in game.zones.items():
        taken = ", ".join(str(zone) for zone in zones)
        yield tr(
            "{side}: zones {taken}; entry edges: {edges_words}",
            side=game.mission.side(side).name,
            taken=taken,
            edges_words=edges_words(entry_of(game, side)),
        )


def _missions(game: GenesysGame) -> Iterator[str]:
    for whose in game.missions:
        yield f"{tr('Both sides') if whose == SHARED else game.mission.side(whose).name}: {mission_told(game, whose)}"


def _turns(game: GenesysGame) -> Track:
    """The part of a Game Round that is played here; what comes before and after the turns is for the players."""
    if game.stage is Stage.ROLL_OFF:
        steps = [
            Step(tr("Roll-off"), tr("for the first turn"), StepState.NOW),
            Step(tr("Turns"), tr("in alternation"), StepState.LATER),
        ]
        return Track(tr("Game Round"), (*steps, Step(tr("Initiative"), tr("who finishes first"), StepState.LATER)))
    done = game.ended
    whose = (
        ""
        if game.turn_of is None
        else tr("turn {turns}, {side}", turns=game.turns, side=game.mission.side(game.turn_of).name)
    )
    first = (
        tr("who finishes first")
        if game.first_done is None
        else tr("{side} begins next", side=game.mission.side(game.first_done).name)
    )
    note = tr("Events and effects are noted in words: no public text lists them")
    before = Step(
        tr("Challenges"),
        tr("open") if may_challenge(game) else tr("over"),
        StepState.NOW if may_challenge(game) else StepState.DONE,
    )
    turns = Step(tr("Turns"), whose or tr("all squads activated"), StepState.DONE if done else StepState.NOW)
    return Track(
        tr("Game Round"),
        (before, turns, Step(tr("Initiative"), first, StepState.DONE if done else StepState.LATER)),
        note,
    )


def _activation(game: GenesysGame, activation: Activation) -> Track:
    gone = max((travel(game.model(id).base, trail) for id, trail in activation.trails.items()), default=0.0)
    action = game.action_of(activation.unit)
    moved = Step(
        tr("Movement"),
        tr("{gone} moved", gone=inches(gone)) if activation.trails else tr("not moved"),
        StepState.DONE if activation.movement_over else StepState.NOW,
    )
    words = {
        ActionState.UNUSED: tr("free"),
        ActionState.HELD: tr("held"),
        ActionState.GONE: tr("given to movement") if activation.extra else tr("used"),
        ActionState.LAPSED: tr("lapsed"),
    }
    acted = Step(tr("Action"), words[action], StepState.NOW if action is ActionState.UNUSED else StepState.DONE)
    return Track(game.unit(activation.unit).name, (moved, acted, _reaction(activation)))


def _reaction(activation: Activation) -> Step:
    if activation.window is not None:
        return Step(tr("Reaction"), tr("open") if activation.halted is None else tr("open, on the way"), StepState.NOW)
    if activation.answered:
        return Step(tr("Reaction"), tr("made"), StepState.DONE)
    if activation.quiet:
        return Step(tr("Reaction"), tr("declined"), StepState.DONE)
    return Step(tr("Reaction"), tr("none open"), StepState.LATER)


def _pools(game: GenesysGame) -> Pools:
    rows = []
    for side in game.sides:
        left, most = command.left(game, side), command.maximum(game, side)
        rows.append(PoolRow(side, left, most, tr("{left} of {most}", left=left, most=most)))
    return Pools(tr("Command Value"), tuple(rows), tr("full again when the own turn ends"))


def _roster(rules: Rulebook, game: GenesysGame) -> Roster:
    return Roster(tr("Squads this Game Round"), tuple(_rows(rules, game)), _legend(game))


def _legend(game: GenesysGame) -> str:
    exhausts = tr(", x is Exhausted") if game.exhausted_loss else ""
    adds = f"+1 {tr('is its evasion') if is_later(game) else tr('adds to RTN')} {until_words(game)}"
    return tr("R is in reserve, H holds its Action, = is in melee{exhausts}, {adds}", exhausts=exhausts, adds=adds)


def _rows(rules: Rulebook, game: GenesysGame) -> Iterator[RosterRow]:
    in_melee = {game.model(id).unit for pair in engaged_pairs(game) for id in pair}
    for unit in game.mission.units:
        squad = game.standing_of(unit.id)
        marks, tips = [], []
        waits = is_awaited(game, unit.id)
        if waits:
            marks.append("R")
            tips.append(tr("in reserve"))
        if game.action_of(unit.id) is ActionState.HELD:
            marks.append("H")
            tips.append(tr("holds its Action"))
        if unit.id in in_melee:
            marks.append("=")
            tips.append(tr("base to base with an enemy"))
        best = max((bonus(rules, game, model.id) for model in squad), default=0)
        if best:
            marks.append(f"+{best}")
            own = ranged_target(game, unit.id)
            tips.append(tr("RTN {own} + {best} {until_words}", own=own, best=best, until_words=until_words(game)))
        if is_exhausted(game, unit.id):
            marks.append("x")
            tips.append(tr("Exhausted (2017)"))
        if unit.id in game.activated:
            tips.append(tr("activated"))
        yield RosterRow(
            unit=unit.id,
            side=unit.side,
            name=unit.name,
            ready=(bool(squad) or may_arrive(rules, game, unit.id)) and unit.id not in game.activated,
            gone=not squad and not waits,
            mark=" ".join(marks),
            tip=", ".join(tips),
            acted=bool(squad) and _has_acted(game, unit.id),
        )


def _marks(rules: Rulebook, game: GenesysGame) -> dict[str, ModelMarks]:
    return {model.id: _mark(rules, game, model.id) for model in game.on_table()}


def _mark(rules: Rulebook, game: GenesysGame, id: str) -> ModelMarks:
    model = game.model(id)
    most = game.profile_of(model.unit).wounds
    side = game.side_of(model)
    badges = []
    earned = bonus(rules, game, id)
    if earned:
        charge = tr(" charge") if charge_bonus(rules, game, id) else ""
        badges.append(f"+{earned}{charge}")
    if game.action_of(model.unit) is ActionState.HELD:
        badges.append("H")
    return ModelMarks(
        acted=_has_acted(game, model.unit),
        leader=_leads(game, side, model.unit),
        facing=True,
        health=(most - model.wounds, most) if most > 1 else None,
        badges=tuple(badges),
    )


def _has_acted(game: GenesysGame, unit: str) -> bool:
    return unit in game.activated and not (game.activation and game.activation.unit == unit)


def _leads(game: GenesysGame, side: str, unit: str) -> bool:
    """The squad whose Command its side's Command Value hangs on, where no other has as much."""
    mine = command_now(game, unit)
    others = [command_now(game, other) for other in game.squads_of(side) if other != unit]
    return bool(others) and mine > max(others)
