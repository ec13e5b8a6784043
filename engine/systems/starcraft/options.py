"""Who decides now and what is open to them; what is closed says why."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.options import Ask, ChoiceAsk, DiceAsk, Draft, NumberAsk, Option, Options, TextAsk
from engine.orders import End, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.starcraft.ability_options import ability_options
from engine.systems.starcraft.adjusting import adjust_option
from engine.systems.starcraft.chances import target_label
from engine.systems.starcraft.charge_bonuses import (
    BONUSES,
    OVERSEER,
    card_choices,
    charge_dice,
    has_overseer,
    open_bonuses,
)
from engine.systems.starcraft.contest import GATHER, gathering_places
from engine.systems.starcraft.draft_play import draft_heading, draft_options
from engine.systems.starcraft.eligible import ACTIONS_OF, Action, must_fight, ready, why_closed
from engine.systems.starcraft.found import refused
from engine.systems.starcraft.hints import charge_hint, hint
from engine.systems.starcraft.impact import impact_option
from engine.systems.starcraft.judge_attack import no_enemy, open_targets
from engine.systems.starcraft.judge_table import STATUSES
from engine.systems.starcraft.names import name
from engine.systems.starcraft.options_attack import (
    attack_asks,
    end_option,
    models_of,
    volley_options,
    weapon_options,
)
from engine.systems.starcraft.options_markers import claim_options, drop_option, place_options
from engine.systems.starcraft.orders import (
    Attack,
    Charge,
    ChooseFirst,
    CloseRanks,
    Deploy,
    Disengage,
    Gather,
    GiveMarker,
    Hold,
    Move,
    RemoveToken,
    Run,
    SetControl,
    SetStatus,
)
from engine.systems.starcraft.propose import SECOND
from engine.systems.starcraft.scoring import markers
from engine.systems.starcraft.second_charge import DASH, dash_findings, has_dash
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame
from engine.systems.starcraft.turn import decider
from engine.systems.starcraft.using import has_just_acted
from engine.tongue import tr

KEYS = {
    Action.MOVE: "M",
    Action.DEPLOY: "D",
    Action.DISENGAGE: "G",
    Action.HOLD: "H",
    Action.GATHER: "T",
    Action.RUN: "R",
    Action.CHARGE: "C",
    Action.RANGED: "A",
    Action.CLOSE_RANKS: "C",
    Action.CLOSE_COMBAT: "A",
}

_ORDER_OF = {
    Action.MOVE: Move.do,
    Action.DEPLOY: Deploy.do,
    Action.DISENGAGE: Disengage.do,
    Action.HOLD: Hold.do,
    Action.GATHER: Gather.do,
    Action.RUN: Run.do,
    Action.CHARGE: Charge.do,
    Action.RANGED: Attack.do,
    Action.CLOSE_RANKS: CloseRanks.do,
    Action.CLOSE_COMBAT: Attack.do,
}

_LOG_DICE = ((1, 6), (2, 6), (1, 3))

_MOVING = (Action.MOVE, Action.DEPLOY, Action.DISENGAGE, Action.RUN, Action.CHARGE, Action.CLOSE_RANKS)


def options(rules: Rulebook, game: StarcraftGame, unit: str | None) -> Options:
    """``unit`` is the one asked about; its actions are listed, open or closed, where actions are being taken."""
    side = decider(game)
    heading, note = _heading(rules, game)
    acting = game.awaiting is Awaiting.ACTIVATION and side is not None
    return Options(
        decider=side,
        heading=heading,
        note=note,
        general=tuple(_general(rules, game)),
        table=() if game.ended or game.drafting is not None else tuple(_table(game, side or game.sides[0].id, unit)),
        unit=tuple(_offered(rules, game, side, unit)) if unit is not None and side is not None else (),
        ready=frozenset(_ready(rules, game, side)) if acting and side is not None else frozenset(),
    )


def _offered(rules: Rulebook, game: StarcraftGame, side: str, unit: str) -> Iterator[Option]:
    """Actions and abilities; at the end of the round the abilities alone, of either side."""
    if game.awaiting is Awaiting.ACTIVATION:
        yield from _of_unit(rules, game, side, unit)
        yield from impact_option(game, unit)
        yield from _second_charge(rules, game, unit)
        by = game.unit(unit).side if has_just_acted(game, unit) else side
        yield from ability_options(rules, game, by, unit)
    elif game.awaiting is Awaiting.ROUND_END:
        yield from ability_options(rules, game, game.unit(unit).side, unit)


def _ready(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[str]:
    return (unit.id for unit in game.units_of(side) if ready(rules, game, unit.id))


def _heading(rules: Rulebook, game: StarcraftGame) -> tuple[str, str]:
    side = decider(game)
    who = game.mission.side(side).name if side else ""
    if game.awaiting is Awaiting.ROLL_OFF:
        dice = f"{rules.count('roll_off_dice')}D{rules.count('roll_off_sides')}"
        what = tr("Roll off for the draft") if game.drafting is not None else tr("Roll off")
        return what, tr("{dice} a side; a tie is rolled again", dice=dice)
    if game.awaiting is Awaiting.SUPPLY_DROP:
        return tr("Supply Drop"), tr("a Mission Marker becomes active at random")
    if game.awaiting is Awaiting.DRAFT:
        return draft_heading(rules, game, who)
    if game.awaiting is Awaiting.GIVE_MARKER:
        return tr("{who} decides", who=who), tr("who gets the First Player Marker")
    if game.awaiting is Awaiting.CHOOSE_FIRST:
        return tr("{who} decides", who=who), _before_phase(game)
    if game.awaiting is Awaiting.VOLLEY:
        volley = game.volleys[0]
        return tr("{who} rolls", who=who), tr(
            "{weapon} of {unit} at {target}",
            weapon=volley.weapon,
            unit=name(game, volley.unit),
            target=name(game, volley.target),
        )
    if game.awaiting is Awaiting.CONTROL:
        return tr("{who} scores the round", who=who), tr("marker control stands as shown")
    if game.awaiting is Awaiting.ROUND_END:
        return (
            tr("{who} ends the round", who=who),
            tr("End of the Round effects first, the marker holder's before the other's"),
        )
    if game.awaiting is Awaiting.NOTHING:
        return game.result, tr("the game has ended")
    return tr("{who} decides", who=who), _turn_note(rules, game, side or "")


def _before_phase(game: StarcraftGame) -> str:
    text = tr("who activates first in the {phase} Phase", phase=game.phase.value)
    if game.phase is not Phase.MOVEMENT or game.holder is None:
        return text
    holder = name(game, game.holder)
    other = name(game, game.opponent(game.holder))
    return tr(
        "{text}; before that, Start of the Round effects, {holder}'s first, then {other}'s",
        text=text,
        holder=holder,
        other=other,
    )


def _turn_note(rules: Rulebook, game: StarcraftGame, side: str) -> str:
    if not any(True for _ in _ready(rules, game, side)):
        return tr("no eligible unit left: pass")
    if game.phase is Phase.COMBAT:
        return tr("{count} Engaged left to attack", count=len(must_fight(game, side)))
    return tr("one unit, one action")


def _general(rules: Rulebook, game: StarcraftGame) -> Iterator[Option]:
    side = decider(game)
    if game.awaiting is Awaiting.ROLL_OFF:
        asks = tuple(
            DiceAsk(one.id, one.name, rules.count("roll_off_dice"), rules.count("roll_off_sides")) for one in game.sides
        )
        yield Option(RollOff.do, tr("Roll off"), "O", tr("the higher total wins"), game.sides[0].id, asks=asks)
    if game.awaiting is Awaiting.SUPPLY_DROP:
        yield drop_option(game)
    if side is None:
        return
    if game.awaiting is Awaiting.DRAFT:
        yield from draft_options(rules, game)
    elif game.awaiting is Awaiting.GIVE_MARKER:
        for key, one in enumerate(game.sides, start=1):
            hint_ = tr("holds it in this round's first phase")
            yield Option(f"{GiveMarker.do}:{one.id}", tr("Marker to {one}", one=one.name), str(key), hint_, side)
    elif game.awaiting is Awaiting.CHOOSE_FIRST:
        for key, one in enumerate(game.sides, start=1):
            hint_ = tr("{one} takes the first turn of the {phase} Phase", one=one.name, phase=game.phase.value)
            yield Option(f"{ChooseFirst.do}:{one.id}", tr("{one} first", one=one.name), str(key), hint_, side)
    elif game.awaiting is Awaiting.CONTROL:
        yield from claim_options(rules, game)
        yield Option(End.do, tr("Score VP"), "E", tr("by the markers as they are controlled now"), side)
    elif game.awaiting is Awaiting.ROUND_END:
        yield from claim_options(rules, game)
        yield Option(End.do, tr("End the round"), "E", tr("cleanup, then the First Player Marker"), side)
    elif game.awaiting is Awaiting.VOLLEY:
        yield from volley_options(game, side)
    elif game.awaiting is Awaiting.ACTIVATION:
        if game.attacking is not None and game.phase is Phase.ASSAULT:
            yield end_option(game, side)
        yield Option(Pass.do, tr("Pass"), "P", _pass_hint(game, side), side, closed=_no_pass(rules, game, side))


def _pass_hint(game: StarcraftGame, side: str) -> str:
    if game.phase is Phase.COMBAT:
        return tr("no Engaged unit left; moves no marker")
    if game.passed:
        return tr("the second to pass; ends the phase")
    return tr("{side} takes the First Player Marker", side=name(game, side))


def _no_pass(rules: Rulebook, game: StarcraftGame, side: str) -> Finding | None:
    if game.attacking is not None:
        return refused(rules, "activation.unfinished", game.attacking.unit)
    if game.begun is not None:
        return refused(rules, "activation.begun", side, game.begun)
    waiting = must_fight(game, side) if game.phase is Phase.COMBAT else ()
    return refused(rules, "pass.must_attack", waiting[0], side) if waiting else None


def _of_unit(rules: Rulebook, game: StarcraftGame, side: str, unit: str) -> Iterator[Option]:
    theirs = game.unit(unit).side != side
    for action in ACTIONS_OF[game.phase]:
        if action is Action.GATHER and game.card.scoring != GATHER:
            continue
        closed = refused(rules, "unit.not_yours", unit, game.unit(unit).side) if theirs else None
        order = _ORDER_OF[action]
        why = closed or why_closed(rules, game, unit, action) or _nobody(rules, game, unit, action)
        yield Option(
            id=order,
            name=action.value,
            key=KEYS[action],
            hint=hint(rules, game, unit, action),
            by=side,
            unit=unit,
            asks=tuple(_asks(rules, game, unit, action)),
            draft=Draft(order, side, unit) if action in _MOVING else None,
            closed=why,
            shows=Draft(order, side, unit) if action is Action.RANGED else None,
        )
        if action is Action.CHARGE:
            yield from _boosted(rules, game, side, unit, why)
        if action in (Action.RANGED, Action.CLOSE_COMBAT):
            yield from weapon_options(rules, game, unit, side, why)


def _nobody(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> Finding | None:
    """Why there is nobody to shoot at or to charge."""
    if action is Action.RANGED and not open_targets(game, unit):
        return no_enemy(rules, unit)
    if action is Action.CHARGE and not _ground_enemies(game, unit):
        return refused(
            rules, "charge.no_target", unit, words={"what": tr("No Ground unit of the enemy is on the table")}
        )
    return None


def _ground_enemies(game: StarcraftGame, unit: str) -> list[str]:
    enemies = game.enemies_of(game.unit(unit).side)
    return [enemy.id for enemy in enemies if game.stands(enemy.id) and not game.is_flying(enemy.id)]


def _boosted(rules: Rulebook, game: StarcraftGame, side: str, unit: str, closed: Finding | None) -> Iterator[Option]:
    """A Charge with an ability of the unit's own, or with a card that gives it another die."""
    for bonus in (*open_bonuses(game, unit), *([OVERSEER] if has_overseer(game, side) else [])):
        yield Option(
            id=f"{Charge.do}:{bonus}",
            name=tr("Charge with {bonuses}", bonuses=BONUSES[bonus].name),
            key="",
            hint=charge_hint(rules, game, unit, (bonus,)),
            by=side,
            unit=unit,
            asks=tuple(_asks(rules, game, unit, Action.CHARGE, (bonus,))),
            draft=Draft(Charge.do, side, unit, answers={"bonuses": (bonus,)}),
            closed=closed,
        )


def _second_charge(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Option]:
    """By Lightning Dash, once the first has succeeded; it is no action, and offered whoever's turn it is then."""
    if not has_dash(game, unit) or game.happened.unit != unit or not game.happened.charged:
        return
    side = game.unit(unit).side
    yield Option(
        id=f"{Charge.do}:{DASH}",
        name=tr("Lightning Dash"),
        key="",
        hint=charge_hint(rules, game, unit, ()),
        by=side,
        unit=unit,
        asks=tuple(_asks(rules, game, unit, Action.CHARGE)),
        draft=Draft(Charge.do, side, unit, answers={"second": SECOND}),
        closed=next((finding for finding in dash_findings(rules, game, unit) if finding.refuses), None),
    )


def _asks(
    rules: Rulebook, game: StarcraftGame, unit: str, action: Action, bonuses: tuple[str, ...] = ()
) -> Iterator[Ask]:
    if action is Action.CHARGE:
        enemies = _ground_enemies(game, unit)
        choices = tuple((enemy, target_label(rules, game, unit, enemy, bonuses)) for enemy in enemies)
        label = tr("All targets, before the die; with the roll that each needs straight ahead, and its odds")
        yield ChoiceAsk("targets", label, choices, many=True)
        label = tr("Target models; none: wherever each is nearest")
        yield models_of(game, "models", label, "targets", enemies)
        if cards := card_choices(game, unit):
            yield ChoiceAsk("cards", tr("Cards and reactions"), cards, many=True)
        yield DiceAsk("rolled", tr("Charge"), charge_dice(rules, bonuses), rules.count("charge_sides"))
    elif action is Action.GATHER:
        places = tuple((marker.id, marker.name) for marker in gathering_places(rules, game, unit))
        yield ChoiceAsk("marker", tr("Mission Marker"), places)
    elif action in (Action.RANGED, Action.CLOSE_COMBAT):
        yield from attack_asks(game, unit)


def _table(game: StarcraftGame, side: str, unit: str | None) -> Iterator[Option]:
    """Wounds, losses, dice, statuses and markers, at any moment."""
    if game.awaiting is Awaiting.VOLLEY:
        yield adjust_option(game, side)
    units = [unit] if unit is not None else [one.id for one in game.mission.units]
    models = tuple((model.id, name(game, model.id)) for one in units for model in game.alive_of(one))
    if models:
        damage = NumberAsk("wounds", tr("Damage, or healing below 0"), -20, 20, 1)
        wound = (ChoiceAsk("model", tr("Model"), models), damage, _cause())
        yield Option(Wound.do, tr("Wound"), "W", tr("damage or healing found with real dice"), side, unit, wound)
        lost = (ChoiceAsk("models", tr("Models"), models, many=True), _cause())
        yield Option(Remove.do, tr("Remove"), "X", tr("models leave the game, with the cause"), side, unit, lost)
    if unit is not None and game.stands(unit):
        status = (
            ChoiceAsk("status", tr("Status"), tuple((word, word.upper()) for word in STATUSES)),
            ChoiceAsk("on", tr("Change"), (("on", tr("gains it")), ("off", tr("loses it")))),
        )
        yield Option(
            SetStatus.do, tr("Status"), "U", tr("BURROWED, HIDDEN or SIEGE MODE, by an effect"), side, unit, status
        )
    for key, (count, sides) in zip(("L", "", ""), _LOG_DICE, strict=True):
        words = f"{count if count > 1 else ''}D{sides}"
        dice = DiceAsk("rolled", words, count, sides)
        yield Option(
            f"{Roll.do}:{words}",
            tr("Roll {words}", words=words),
            key,
            tr("kept in the log"),
            side,
            unit,
            (dice, _cause()),
        )
    yield from place_options(game)
    if game.tokens:
        lying = ChoiceAsk("token", tr("Token"), tuple((id, f"{name(game, id)} {id}") for id in game.tokens))
        yield Option(RemoveToken.do, tr("Remove a token"), "", tr("by an effect"), side, unit, (lying, _cause()))
    found = markers(game)
    if found:
        control = (
            ChoiceAsk("marker", tr("Mission Marker"), tuple((marker.id, marker.name) for marker in found)),
            ChoiceAsk("to", tr("Controlled by"), tuple((one.id, one.name) for one in game.sides)),
        )
        yield Option(SetControl.do, tr("Marker control"), "K", tr("where a card decides it"), side, None, control)


def _cause() -> TextAsk:
    return TextAsk("cause", tr("Cause"))
