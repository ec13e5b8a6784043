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
from engine.wording import inches
from geometry.travel import travel


def readout(rules: Rulebook, game: GenesysGame) -> Readout:
    activation = game.activation
    trails = {} if activation is None else activation.trails
    return Readout(
        round=f"Game Round {game.round} of {game.mission.card.rounds}",
        sections=tuple(_sections(rules, game)),
        marks=_marks(rules, game),
        engaged=engaged_pairs(game),
        trails={id: tuple(pose.point for pose in trail) for id, trail in trails.items()},
        result=f"The game has ended after {game.round} Game Rounds" if game.ended else "",
        leader="leads its side",
        unknown=_unknown(game),
        lasting=dict(_lasting(rules, game)),
    )


def _lasting(rules: Rulebook, game: GenesysGame) -> Iterator[tuple[str, str]]:
    """The evasion of each squad, and when it ends; its models may have gone differently far."""
    for unit in game.mission.units:
        earned = {bonus(rules, game, model.id) for model in game.standing_of(unit.id)}
        if any(earned):
            most = f"+{max(earned)}" if len(earned) == 1 else f"up to +{max(earned)}"
            yield unit.id, f"{most} → {until_short(game)}"


def _unknown(game: GenesysGame) -> frozenset[str]:
    """No text gives a coherency: it is drawn only where a mission sets one. None gives a distance from enemies."""
    coherency = isinstance(game.mission.settings["squad_coherency"], float)
    never = {"ranges", "marker_areas", "special_ground", "engagement"}
    return frozenset(never if coherency else never | {"coherency"})


def _sections(rules: Rulebook, game: GenesysGame) -> Iterator[Section]:
    yield _turns(game)
    if game.activation is not None:
        yield _activation(game, game.activation)
    yield _pools(game)
    yield _roster(rules, game)
    if game.zones:
        yield Notes("Deployment", tuple(_zones(game)))
    if game.missions:
        yield Notes("Missions rolled", tuple(_missions(game)))
    if game.round == 1 and game.mission.notes:
        yield Notes("This mission", game.mission.notes)


def _zones(game: GenesysGame) -> Iterator[str]:
    for side, zones in game.zones.items():
        taken = ", ".join(str(zone) for zone in zones)
        yield f"{game.mission.side(side).name}: zones {taken}; entry edges: {edges_words(entry_of(game, side))}"


def _missions(game: GenesysGame) -> Iterator[str]:
    for whose in game.missions:
        yield f"{'Both sides' if whose == SHARED else game.mission.side(whose).name}: {mission_told(game, whose)}"


def _turns(game: GenesysGame) -> Track:
    """The part of a Game Round that is played here; what comes before and after the turns is for the players."""
    if game.stage is Stage.ROLL_OFF:
        steps = [
            Step("Roll-off", "for the first turn", StepState.NOW),
            Step("Turns", "in alternation", StepState.LATER),
        ]
        return Track("Game Round", (*steps, Step("Initiative", "who finishes first", StepState.LATER)))
    done = game.ended
    whose = "" if game.turn_of is None else f"turn {game.turns}, {game.mission.side(game.turn_of).name}"
    first = (
        "who finishes first" if game.first_done is None else f"{game.mission.side(game.first_done).name} begins next"
    )
    note = "Events and effects are noted in words: no public text lists them"
    before = Step(
        "Challenges",
        "open" if may_challenge(game) else "over",
        StepState.NOW if may_challenge(game) else StepState.DONE,
    )
    turns = Step("Turns", whose or "all squads activated", StepState.DONE if done else StepState.NOW)
    return Track(
        "Game Round", (before, turns, Step("Initiative", first, StepState.DONE if done else StepState.LATER)), note
    )


def _activation(game: GenesysGame, activation: Activation) -> Track:
    gone = max((travel(game.model(id).base, trail) for id, trail in activation.trails.items()), default=0.0)
    action = game.action_of(activation.unit)
    moved = Step(
        "Movement",
        f"{inches(gone)} moved" if activation.trails else "not moved",
        StepState.DONE if activation.movement_over else StepState.NOW,
    )
    words = {
        ActionState.UNUSED: "free",
        ActionState.HELD: "held",
        ActionState.GONE: "given to movement" if activation.extra else "used",
        ActionState.LAPSED: "lapsed",
    }
    acted = Step("Action", words[action], StepState.NOW if action is ActionState.UNUSED else StepState.DONE)
    return Track(game.unit(activation.unit).name, (moved, acted, _reaction(activation)))


def _reaction(activation: Activation) -> Step:
    if activation.window is not None:
        return Step("Reaction", "open" if activation.halted is None else "open, on the way", StepState.NOW)
    if activation.answered:
        return Step("Reaction", "made", StepState.DONE)
    if activation.quiet:
        return Step("Reaction", "declined", StepState.DONE)
    return Step("Reaction", "none open", StepState.LATER)


def _pools(game: GenesysGame) -> Pools:
    rows = []
    for side in game.sides:
        left, most = command.left(game, side), command.maximum(game, side)
        rows.append(PoolRow(side, left, most, f"{left} of {most}"))
    return Pools("Command Value", tuple(rows), "full again when the own turn ends")


def _roster(rules: Rulebook, game: GenesysGame) -> Roster:
    return Roster("Squads this Game Round", tuple(_rows(rules, game)), _legend(game))


def _legend(game: GenesysGame) -> str:
    exhausts = ", x is Exhausted" if game.exhausted_loss else ""
    adds = f"+1 {'is its evasion' if is_later(game) else 'adds to RTN'} {until_words(game)}"
    return f"R is in reserve, H holds its Action, = is in melee{exhausts}, {adds}"


def _rows(rules: Rulebook, game: GenesysGame) -> Iterator[RosterRow]:
    in_melee = {game.model(id).unit for pair in engaged_pairs(game) for id in pair}
    for unit in game.mission.units:
        squad = game.standing_of(unit.id)
        marks, tips = [], []
        waits = is_awaited(game, unit.id)
        if waits:
            marks.append("R")
            tips.append("in reserve")
        if game.action_of(unit.id) is ActionState.HELD:
            marks.append("H")
            tips.append("holds its Action")
        if unit.id in in_melee:
            marks.append("=")
            tips.append("base to base with an enemy")
        best = max((bonus(rules, game, model.id) for model in squad), default=0)
        if best:
            marks.append(f"+{best}")
            own = ranged_target(game, unit.id)
            tips.append(f"RTN {own} + {best} {until_words(game)}")
        if is_exhausted(game, unit.id):
            marks.append("x")
            tips.append("Exhausted (2017)")
        if unit.id in game.activated:
            tips.append("activated")
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
        charge = " charge" if charge_bonus(rules, game, id) else ""
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
