"""Who decides now, what is open to them and why the rest is not."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding
from engine.options import ChoiceAsk, DiceAsk, Draft, NumberAsk, Option, Options, TextAsk
from engine.orders import End, Order, Pass
from engine.rulebook import Rulebook
from engine.systems.genesys import command
from engine.systems.genesys.arriving import ARRIVALS
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.deployment import CHOSEN
from engine.systems.genesys.engagement import gap_between, squads_in_touch
from engine.systems.genesys.gating import barred
from engine.systems.genesys.halting import resumed
from engine.systems.genesys.judging import judge
from engine.systems.genesys.moving import action_free, allowance
from engine.systems.genesys.naming import model_name
from engine.systems.genesys.orders import (
    Activate,
    Arrive,
    Attack,
    Challenge,
    Deploy,
    GoOn,
    HoldAction,
    Move,
    React,
    Reaction,
    RollMission,
    Spend,
    Way,
)
from engine.systems.genesys.reserves import arriving_of, is_reserve
from engine.systems.genesys.rounds import SHARED, may_prolong
from engine.systems.genesys.shooting import moved_limit
from engine.systems.genesys.state import Activation, GenesysGame, Halted
from engine.tongue import tr, tr_later
from engine.wording import inches, whole
from geometry.pose import Pose
from geometry.travel import travel

ROLL_OFF_NOTE = tr_later("the highest total has the first turn of the first Game Round")


def _what_it_was() -> TextAsk:
    return TextAsk("note", tr("What it was, and how it came out"))


def _cause() -> TextAsk:
    return TextAsk("cause", tr("Cause"))


def options(rules: Rulebook, game: GenesysGame, unit: str | None) -> Options:
    decider = game.decider
    if game.ended:
        return Options(
            None,
            tr("The game has ended"),
            tr("after {round} Game Rounds", round=game.round),
            tuple(_prolong(rules, game)),
        )
    table = tuple(_table(rules, game, unit))
    if decider is None:
        general = (*_zones(rules, game), _roll_off(rules, game))
        return Options(
            None, tr("Roll for the first turn"), tr(ROLL_OFF_NOTE), general, tuple(_deploy(rules, game, unit)), table
        )
    if game.activation is not None and (unit is None or not _may_answer(game, unit)):
        unit = _looked_at(game, game.activation, unit)
    return Options(
        decider=decider,
        heading=tr("{side} to decide", side=game.mission.side(decider).name),
        note=_note(rules, game, decider),
        general=tuple(_general(rules, game, decider)),
        unit=() if unit is None or not game.is_unit(unit) else tuple(_unit(rules, game, decider, unit)),
        table=table,
        ready=frozenset(_ready(rules, game, decider)),
    )


def _zones(rules: Rulebook, game: GenesysGame) -> Iterator[Option]:
    """Of every side that has a squad to set down and no zones yet."""
    choices = tuple((str(number), tr("Zone {number}", number=number)) for number in CHOSEN)
    dice = DiceAsk("rolled", "2 d6", rules.count("forward_dice"), rules.count("roll_off_sides"))
    for side, (key, other) in zip(game.sides, (("Q", "V"), ("E", "X")), strict=False):
        waiting = any(game.alive_of(unit.id) and not game.standing_of(unit.id) for unit in game.units_of(side))
        if waiting and side not in game.zones:
            name = game.mission.side(side).name
            asks = (ChoiceAsk("zones", tr("Zones"), choices, many=True),)
            hint = tr("{name}: three zones, two on the own edge", name=name)
            yield Option(f"standard_zones.{side}", tr("Standard deployment"), key, hint, side, asks=asks)
            asks_one = (ChoiceAsk("zone", tr("Zone"), choices), dice)
            hint = tr("{name}: one zone, and two dice for more", name=name)
            yield Option(f"forward_zones.{side}", tr("Forward deployment"), other, hint, side, asks=asks_one)


def _deploy(rules: Rulebook, game: GenesysGame, unit: str | None) -> Iterator[Option]:
    if unit is None or not game.is_unit(unit) or game.standing_of(unit) or not game.alive_of(unit):
        return
    by = game.side_of_unit(unit)
    numbers = [model.number for model in game.alive_of(unit)]
    others = {number: Pose(0.0, 0.0) for number in numbers[1:]}
    order = Deploy(by=by, unit=unit, model=numbers[0], path=(Pose(0.0, 0.0),), others=others)
    refusal = _refusal(rules, game, order)
    closed = refusal if refusal is not None and refusal.code == "deploy.not_now" else None
    yield Option(
        "deploy",
        tr("Set the squad down"),
        "D",
        tr("in its zones"),
        by,
        unit,
        draft=Draft("deploy", by, unit),
        closed=closed,
    )


def _prolong(rules: Rulebook, game: GenesysGame) -> Iterator[Option]:
    sides = tuple(side for side in game.sides if may_prolong(rules, game, side))
    choices = tuple((model.id, model_name(game, model)) for model in game.on_table() if game.side_of(model) in sides)
    dice = DiceAsk("rolled", "d6", 1, rules.count("roll_off_sides"))
    hint = tr("a d6 and a living model's Command reach {round}", round=game.round + 1)
    if len(sides) < len(game.sides):
        hint = f"{', '.join(game.mission.side(side).name for side in sides)}: {hint}"
    if choices:
        asks = (ChoiceAsk("model", tr("Model"), choices), dice)
        yield Option("prolong", tr("Play Game Round {round}", round=game.round + 1), "G", hint, sides[0], asks=asks)


def _may_answer(game: GenesysGame, unit: str) -> bool:
    """Whether a squad is the one whose options are wanted: always, but for a window that another is asked in."""
    activation = game.activation
    return activation is None or activation.window is None or game.side_of_unit(unit) == activation.window


def _looked_at(game: GenesysGame, activation: Activation, unit: str | None) -> str | None:
    """The active squad, or while it is to be answered the first of those that may: that its move has triggered, if it
    was halted."""
    if activation.window is None:
        return activation.unit if unit is None else unit
    if activation.halted is not None:
        return activation.halted.by[0][0]
    return next(iter(_may_react(game, activation.window)), unit) if unit in (None, activation.unit) else unit


def _may_react(game: GenesysGame, side: str) -> tuple[str, ...]:
    return tuple(unit for unit in game.squads_of(side) if command.has_action_for_reaction(game, unit))


def _note(rules: Rulebook, game: GenesysGame, decider: str) -> str:
    activation = game.activation
    if activation is not None:
        name = game.unit(activation.unit).name
        if activation.window is None:
            return (
                tr("{name} was halted", name=name)
                if activation.halted is not None
                else tr("{name} is active", name=name)
            )
        if activation.halted is None:
            return tr("may react to {name}: {offers}", name=name, offers=_offers(rules, game, decider))
        costs = (tr("{who} for {cost}", who=who, cost=cost) for who, cost in _reactors(rules, game, activation.halted))
        return tr("may react to {name} on its way: {listed} Command Value", name=name, listed=", ".join(costs))
    left = command.left(game, decider)
    if left == 0 and not command.may_start_without(game, decider):
        return tr("no Command Value left: the turn passes")
    if not game.waiting_of(decider):
        if arriving_of(rules, game, decider):
            return tr("may bring squads from reserve; {left} Command Value left", left=left)
        return tr("every squad has been activated: the turn passes")
    owed = command.still_owed(rules, game, decider)
    return tr(
        "activates {words}; {left} Command Value left",
        words=tr("a squad") if owed else tr("another squad or passes"),
        left=left,
    )


def _offers(rules: Rulebook, game: GenesysGame, side: str) -> str:
    """Who holds an Action, and what a reaction costs."""
    names = ", ".join(game.unit(unit).name for unit in _may_react(game, side))
    costs = {command.reaction_cost(rules, game, kind) for kind in Reaction}
    low, high = min(costs), max(costs)
    return tr(
        "{names}, for {low} Command Value",
        names=names,
        low=low if low == high else tr("{low} to {high}", low=low, high=high),
    )


def _reactors(rules: Rulebook, game: GenesysGame, halted: Halted) -> Iterator[tuple[str, int]]:
    """Who was triggered, in order, and what the reaction costs."""
    for unit, kind in halted.by:
        yield (
            f"{game.unit(unit).name} {tr('strikes') if kind is Reaction.STRIKE else tr('shoots')}",
            command.reaction_cost(rules, game, kind),
        )


def _ready(rules: Rulebook, game: GenesysGame, decider: str) -> Iterator[str]:
    activation = game.activation
    if activation is None:
        if command.left(game, decider) or command.may_start_without(game, decider):
            yield from game.waiting_of(decider)
            yield from arriving_of(rules, game, decider)
    elif activation.window is None:
        yield activation.unit
    else:
        yield from _may_react(game, decider)


def _general(rules: Rulebook, game: GenesysGame, decider: str) -> Iterator[Option]:
    activation = game.activation
    if activation is None:
        closed = _refusal(rules, game, Pass(by=decider))
        yield Option("pass", tr("End the turn"), "P", tr("Command Value is full again"), decider, closed=closed)
    elif activation.window is None:
        name = game.unit(activation.unit).name
        closed = _refusal(rules, game, End(by=decider))
        yield Option("end", tr("End the activation"), "E", tr("of {name}", name=name), decider, closed=closed)
    else:
        name = game.unit(activation.unit).name
        yield Option("decline", tr("No reaction now"), "N", tr("{name} goes on", name=name), decider)
        yield Option("decline_rest", tr("No reaction at all"), "B", tr("until {name} is done", name=name), decider)


def _unit(rules: Rulebook, game: GenesysGame, decider: str, unit: str) -> Iterator[Option]:
    activation = game.activation
    if activation is not None and activation.window is not None and game.side_of_unit(unit) == decider:
        yield from _reactions(rules, game, activation, decider, unit)
    elif activation is not None and activation.window is None and activation.unit == unit:
        if is_reserve(game, unit):
            yield from _arrivals(rules, game, decider, unit)
            return
        if activation.halted is not None:
            yield _go_on(rules, game, decider, unit)
        yield from _moves(rules, game, activation, decider, unit)
        yield from _actions(rules, game, decider, unit)
    else:
        yield from _to_activate(rules, game, unit)


def _to_activate(rules: Rulebook, game: GenesysGame, unit: str) -> Iterator[Option]:
    """A squad that is not active; a hand on one of its models is told why it cannot move."""
    by = game.side_of_unit(unit)
    closed = _refusal(rules, game, Activate(by=by, unit=unit))
    hint = tr(
        "costs {count} of {left} Command Value", count=rules.count("activation_cost"), left=command.left(game, by)
    )
    if is_reserve(game, unit):
        hint = tr("from reserve; {hint}", hint=hint)
    yield Option("activate", tr("Activate"), "A", hint, by, unit, closed=closed)
    if game.standing_of(unit):
        first = game.standing_of(unit)[0]
        move = Move(by=by, unit=unit, model=first.number, path=(first.placed.pose,))
        hint = tr("up to {allowance}", allowance=whole(allowance(rules, game, unit, False)))
        refusal = closed or _refusal(rules, game, move)
        yield Option("move", tr("Move the squad"), "M", hint, by, unit, draft=Draft("move", by, unit), closed=refusal)


def _arrivals(rules: Rulebook, game: GenesysGame, decider: str, unit: str) -> Iterator[Option]:
    """The squad that is active waits off the table."""
    number = game.alive_of(unit)[0].number
    closed = next(iter(barred(Bench(rules, game), Arrive(by=decider, unit=unit, model=number, path=()))), None)
    for id, name, key in (("arrive", tr("Come on"), "M"), ("arrive_extra", tr("Come on with the Action"), "X")):
        hint = tr("from an entry edge, up to {allowance}", allowance=whole(allowance(rules, game, unit, ARRIVALS[id])))
        yield Option(id, name, key, hint, decider, unit, draft=Draft(id, decider, unit), closed=closed)


def _go_on(rules: Rulebook, game: GenesysGame, decider: str, unit: str) -> Option:
    closed = _refusal(rules, game, GoOn(by=decider, unit=unit))
    moves = () if game.activation is None else resumed(game, game.activation)
    more = max((travel(going.model.base, going.path) for going in moves), default=0.0)
    return Option(
        "go_on", tr("Go on"), "G", tr("as it was ordered, {more} more", more=inches(more)), decider, unit, closed=closed
    )


def _moves(rules: Rulebook, game: GenesysGame, activation: Activation, decider: str, unit: str) -> Iterator[Option]:
    model = game.standing_of(unit)[0]
    here = (model.placed.pose,)
    bench = Bench(rules, game)
    gone = max((travel(game.model(id).base, trail) for id, trail in activation.trails.items()), default=0.0)

    def hint(extra: bool) -> str:
        limit = allowance(rules, game, unit, extra or activation.extra)
        return tr("up to {limit}", limit=whole(limit)) + (tr(", {gone} moved", gone=inches(gone)) if gone else "")

    move = Move(by=decider, unit=unit, model=model.number, path=here)
    with_action = replace(move, extra=True)
    targets = tuple((squad, game.unit(squad).name) for squad in _enemy_squads(game, decider))
    asks = (
        ChoiceAsk("targets", tr("Squads charged"), targets, many=True),
        ChoiceAsk(
            "sight",
            tr("Line of sight to the target"),
            (("yes", tr("As the table shows")), ("no", tr("Not seen: no charge bonus"))),
        ),
    )
    closed, closed_extra = _movement_refusal(bench, move), _movement_refusal(bench, with_action)
    no_charge = closed or _no_target(bench, unit, targets)
    no_extra_charge = closed_extra or _no_target(bench, unit, targets)

    def option(id: str, name: str, key: str, words: str, refusal: Finding | None, charge: bool = False) -> Option:
        draft = Draft(id, decider, unit)
        return Option(id, name, key, words, decider, unit, asks if charge else (), draft, refusal)

    yield option("move", tr("Move the squad"), "M", tr("{hint}; the others keep formation", hint=hint(False)), closed)
    yield option("move_one", tr("Move one model"), "O", tr("{hint}; the others stay", hint=hint(False)), closed)
    yield option("charge", tr("Charge"), "C", tr("{hint}; into melee", hint=hint(False)), no_charge, True)
    if not activation.extra:
        yield option(
            "move_extra", tr("Move with the Action"), "X", tr("{hint}; takes the Action", hint=hint(True)), closed_extra
        )
        yield option(
            "charge_extra",
            tr("Charge with the Action"),
            "V",
            tr("{hint}; no attack after", hint=hint(True)),
            no_extra_charge,
            True,
        )


def _movement_refusal(bench: Bench, order: Move) -> Finding | None:
    """What closes movement as such, whatever way it would take."""
    refusals = barred(bench, order)
    if refusals:
        return refusals[0]
    activation = bench.game.activation
    if activation is not None and activation.movement_over:
        return bench.refused("move.split", order.unit)
    if order.extra:
        free = action_free(bench, order.unit)
        return free if free.refuses else None
    return None


def _no_target(bench: Bench, unit: str, targets: tuple[tuple[str, str], ...]) -> Finding | None:
    return None if targets else bench.refused("charge.no_target", unit)


def _actions(rules: Rulebook, game: GenesysGame, decider: str, unit: str) -> Iterator[Option]:
    enemies = _enemy_squads(game, decider)
    in_melee = tuple(enemy for enemy in enemies if squads_in_touch(game, unit, enemy))
    for way, name, key, hint, squads in (
        (Way.MELEE, tr("Fight"), "F", tr("base to base"), in_melee or enemies),
        (Way.RANGED, tr("Shoot"), "S", tr("results typed in"), enemies),
    ):
        asks = (
            ChoiceAsk("target", tr("Squad attacked"), tuple((squad, game.unit(squad).name) for squad in squads)),
            _removed(game, squads, "target"),
            _what_it_was(),
        )
        closed = _attack_refusal(rules, game, decider, unit, way, squads)
        limit = moved_limit(rules, game, unit) if way is Way.RANGED else None
        hint = (
            hint
            if limit is None
            else tr("after {limit} moved at most", limit=whole(limit))
            if limit
            else tr("only where it has not moved")
        )
        yield Option(
            way.value, name, key, tr("{hint}; takes the Action", hint=hint), decider, unit, asks, closed=closed
        )
    spend = _refusal(rules, game, Spend(by=decider, unit=unit))
    yield Option(
        "spend",
        tr("Another Action"),
        "U",
        tr("a power or a task, told in words"),
        decider,
        unit,
        (_what_it_was(),),
        closed=spend,
    )
    hold = _refusal(rules, game, HoldAction(by=decider, unit=unit))
    yield Option(
        "hold", tr("Hold the Action"), "H", tr("for a reaction in this Game Round"), decider, unit, closed=hold
    )


def _attack_refusal(
    rules: Rulebook, game: GenesysGame, by: str, unit: str, way: Way, squads: tuple[str, ...]
) -> Finding | None:
    if not squads:
        return Bench(rules, game).refused("charge.no_target", unit)
    near = min(squads, key=lambda squad: gap_between(game, unit, squad))
    return _refusal(rules, game, Attack(by=by, unit=unit, target=near, way=way))


def _reactions(rules: Rulebook, game: GenesysGame, activation: Activation, decider: str, unit: str) -> Iterator[Option]:
    active = game.unit(activation.unit).name
    for kind, name, key, what in (
        (Reaction.FIGHT_BACK, tr("Fight back"), "F", tr("at {active}", active=active)),
        (Reaction.SHOOT, tr("Shoot"), "S", tr("at {active}", active=active)),
        (Reaction.STRIKE, tr("Strike in passing"), "T", tr("at {active}, in threat range", active=active)),
        (Reaction.DIVE, tr("Dive for cover"), "D", tr("what it gives is typed in")),
    ):
        closed = _refusal(rules, game, React(by=decider, unit=unit, kind=kind))
        asks = (_what_it_was(),) if kind is Reaction.DIVE else (_removed(game, (activation.unit,)), _what_it_was())
        cost = command.reaction_cost(rules, game, kind)
        yield Option(
            kind.value, name, key, tr("{what}; costs {cost}", what=what, cost=cost), decider, unit, asks, closed=closed
        )


def _removed(game: GenesysGame, squads: tuple[str, ...], of: str = "") -> ChoiceAsk:
    models = [(model, squad) for squad in squads for model in game.standing_of(squad)]
    named = tuple((model.id, model_name(game, model)) for model, _ in models)
    owners = tuple((model.id, squad) for model, squad in models)
    return ChoiceAsk("removed", tr("Models removed"), named, True, of, owners if of else ())


def _enemy_squads(game: GenesysGame, side: str) -> tuple[str, ...]:
    return tuple(unit.id for unit in game.mission.units if unit.side != side and game.standing_of(unit.id))


def _roll_off(rules: Rulebook, game: GenesysGame) -> Option:
    sides = rules.count("roll_off_sides")
    asks = tuple(DiceAsk(side, game.mission.side(side).name, 1, sides) for side in game.sides)
    plain = game.mission.settings["first_turn"] == "roll_off_plain"
    hint = tr("a d{sides} each", sides=sides) if plain else tr("a d{sides} and the highest Command each", sides=sides)
    waits = any(is_reserve(game, unit.id) for unit in game.mission.units)
    hint = tr("{hint}; ties roll again", hint=hint) + (tr("; who waits stays in reserve") if waits else "")
    return Option("roll_off", tr("Roll off"), "R", hint, game.sides[0], asks=asks)


def _table(rules: Rulebook, game: GenesysGame, unit: str | None) -> Iterator[Option]:
    """For the squad asked about, or for every model on the table."""
    by = game.decider or game.sides[0]
    known = unit is not None and game.is_unit(unit) and game.standing_of(unit)
    models = game.standing_of(unit) if unit is not None and known else tuple(game.on_table())
    if models:
        choices = tuple((model.id, model_name(game, model)) for model in models)
        most = max(game.profile_of(model.unit).wounds for model in models)
        wounds = NumberAsk("wounds", tr("Wounds, below 0 heals"), -most, most, 1)
        yield Option(
            "wound",
            tr("Wound"),
            "W",
            tr("found with real dice"),
            by,
            asks=(ChoiceAsk("model", tr("Model"), choices), wounds, _cause()),
        )
        gone = (ChoiceAsk("models", tr("Models"), choices, many=True), _cause())
        yield Option("remove", tr("Remove"), "K", tr("models leave play"), by, asks=gone)
    yield from _stages(rules, game)
    for name, key in (("roll_off_sides", "6"), ("scatter_sides", "0")):
        sides = rules.count(name)
        dice = (DiceAsk("rolled", f"d{sides}", 1, sides), _cause())
        yield Option(f"roll_d{sides}", tr("Roll a d{sides}", sides=sides), key, tr("for the log"), by, asks=dice)


def _stages(rules: Rulebook, game: GenesysGame) -> Iterator[Option]:
    """The stages of a Game Round beside its turns, and what is rolled for once."""
    if game.turn_of is not None:
        other = game.opponent(game.turn_of)
        sides = rules.count("roll_off_sides")
        asks = tuple(DiceAsk(side, game.mission.side(side).name, 1, sides) for side in game.sides)
        closed = _refusal(rules, game, Challenge(by=other, rolled=dict.fromkeys(game.sides, (1,))))
        hint = tr("{side} must beat the other side; a failure lowers Command Value", side=game.mission.side(other).name)
        yield Option("challenge", tr("Challenge the initiative"), "I", hint, other, asks=asks, closed=closed)
    by = game.decider or game.sides[0]
    text = TextAsk("text", tr("What happens"))
    yield Option("event", tr("Event"), "J", tr("at the start of the Game Round, in words"), by, asks=(text,))
    yield Option("effect", tr("Effect"), "L", tr("after the turns, in words"), by, asks=(text,))
    dice, card = DiceAsk("rolled", "d6", 1, rules.count("mission_sides")), TextAsk("text", tr("What its card says"))
    # Before the first turn nobody decides: each side in turn.
    roller = next((side for side in game.sides if side not in game.missions or side in game.second_list), by)
    roller = roller if game.decider is None else by
    closed = _refusal(rules, game, RollMission(by=roller, rolled=(1,)))
    hint = tr("{side}: rolled by name; its card is yours to fill in", side=game.mission.side(roller).name)
    if roller in game.second_list:
        hint = tr("{side}: now on the second list; its card is yours to fill in", side=game.mission.side(roller).name)
    yield Option("primary", tr("Primary mission"), "Y", hint, roller, asks=(dice, card), closed=closed)
    closed = _refusal(rules, game, RollMission(by=by, rolled=(1,), shared=True))
    hint = tr("one for both, once Game Round 2 is over")
    yield Option("secondary", tr("Secondary mission"), "Z", hint, by, asks=(dice, card), closed=closed)
    rolled = tuple((whose, _mission_words(game, whose)) for whose in game.missions if whose not in game.second_list)
    if rolled:
        asks_card = (ChoiceAsk("whose", tr("Mission"), rolled), card)
        yield Option("card", tr("Mission card"), "5", tr("what it asks for, in your words"), by, asks=asks_card)


def _mission_words(game: GenesysGame, whose: str) -> str:
    name = tr("Both sides") if whose == SHARED else game.mission.side(whose).name
    return f"{name}: {game.missions[whose]}"


def _refusal(rules: Rulebook, game: GenesysGame, order: Order) -> Finding | None:
    return next(iter(judge(rules, game, order).refusals), None)
