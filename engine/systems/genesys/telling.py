"""Names, the log's lines and the close look at a model, a squad or a piece."""

from engine.game import Model
from engine.kinds import kind_told
from engine.mission import Piece
from engine.options import Described
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.picture import Inspection
from engine.rulebook import Rulebook
from engine.systems.genesys import arriving, command
from engine.systems.genesys.bonus import bonus, charge_bonus, martial_target, ranged_target, until_words
from engine.systems.genesys.deployment import forward_zones
from engine.systems.genesys.generation import is_exhausted, is_later, lessened, loss
from engine.systems.genesys.halting import halt_of, resumed
from engine.systems.genesys.moving import Going, allowance, goings
from engine.systems.genesys.naming import model_name, name
from engine.systems.genesys.orders import (
    Activate,
    Arrive,
    Attack,
    Challenge,
    Charge,
    ChooseZones,
    Decline,
    Deploy,
    ForwardZones,
    GoOn,
    Happen,
    HoldAction,
    Move,
    Prolong,
    React,
    Reaction,
    RollMission,
    Spend,
    Stages,
    Way,
    WriteCard,
)
from engine.systems.genesys.rounds import is_won, mission_name, mission_of, prolong_total, totals
from engine.systems.genesys.slowing import cost_words
from engine.systems.genesys.squads import sizes
from engine.systems.genesys.state import ActionState, GenesysGame
from engine.systems.genesys.terrain import BLOCKING, IMPASSABLE
from engine.systems.genesys.watching import arc_of
from engine.tongue import tr, tr_later
from engine.wording import inches, whole
from geometry.meets import Course
from geometry.travel import travel

REACTIONS = {
    Reaction.DIVE: tr_later("Dives for cover"),
    Reaction.FIGHT_BACK: tr_later("Fights back"),
    Reaction.SHOOT: tr_later("Shoots"),
    Reaction.STRIKE: tr_later("Strikes in passing"),
}


def describe(rules: Rulebook, game: GenesysGame, order: Order) -> Described:
    by = getattr(order, "by", None)
    subject = name(game, str(by)) if by else ""
    match order:
        case RollOff():
            return _roll_off(game, order)
        case Activate():
            left = max(0, command.left(game, order.by) - rules.count("activation_cost"))
            return Described(
                by, name(game, order.unit), tr("Activate"), note=tr("{left} Command Value left", left=left)
            )
        case Move() | Charge():
            return _moving(rules, game, order)
        case ChooseZones():
            zones = ", ".join(str(zone) for zone in sorted(order.zones))
            return Described(
                by,
                subject,
                tr("Standard deployment"),
                note=tr("zones {zones}", zones=zones) if zones else tr("no zones"),
            )
        case ForwardZones():
            dice = tr(" and ").join(str(die) for die in order.rolled)
            zones = ", ".join(str(zone) for zone in forward_zones(rules, order))
            return Described(by, subject, tr("Forward deployment"), dice, tr("zones {zones}", zones=zones))
        case Deploy():
            return Described(by, name(game, order.unit), tr("Set down"), note=_models(len(order.places)))
        case Arrive():
            action = tr("Comes on with its Action") if order.extra else tr("Comes on")
            limit = allowance(rules, game, order.unit, order.extra)
            farthest = max((going.inches for going in arriving.goings(rules, game, order)), default=0.0)
            figure = tr("{farthest} of {limit}", farthest=inches(farthest, limit), limit=whole(limit))
            halt = _halt(rules, game, arriving.goings(rules, game, order))
            note = "; ".join(part for part in (_models(len(order.ends)), halt) if part)
            return Described(by, name(game, order.unit), action, figure, note)
        case Challenge():
            rolled = ", ".join(f"{name(game, side)} {total}" for side, total in totals(game, order.rolled).items())
            return Described(
                by, subject, tr("Challenge won") if is_won(game, order) else tr("Challenge lost"), note=rolled
            )
        case Happen():
            return Described(
                by, tr("Event") if order.stage is Stages.EVENT else tr("Effect"), tr("Noted"), note=order.text
            )
        case RollMission():
            whose = tr("Both sides") if order.shared else subject
            return Described(
                by, whose, tr("Mission: {mission_name}", mission_name=mission_name(game, order)), note=order.text
            )
        case WriteCard():
            whose = tr("Both sides") if order.shared else subject
            return Described(by, whose, tr("Fills in the card"), game.missions.get(mission_of(order), ""), order.text)
        case Prolong():
            reached = prolong_total(game, order)
            action = tr("Another Game Round") if reached > game.round else tr("Rolls for another in vain")
            return Described(
                by, name(game, order.model), action, str(reached), tr("{round} asked for", round=game.round + 1)
            )
        case GoOn():
            return _going_on(rules, game, order)
        case Attack():
            action = tr("Fights") if order.way is Way.MELEE else tr("Shoots at")
            note = _results(len(order.removed), order.note)
            return Described(by, name(game, order.unit), f"{action} {name(game, order.target)}", note=note)
        case Spend():
            return Described(by, name(game, order.unit), tr("Another Action"), note=order.note)
        case HoldAction():
            return Described(by, name(game, order.unit), tr("Holds its Action"))
        case React():
            cost = command.reaction_cost(rules, game, order.kind)
            note = _results(len(order.removed), order.note)
            return Described(by, name(game, order.unit), tr(REACTIONS[order.kind]), tr("costs {cost}", cost=cost), note)
        case Decline():
            return Described(by, subject, tr("No reaction"), note=tr("to all of this activation") if order.rest else "")
        case End():
            active = "" if game.activation is None else name(game, game.activation.unit)
            return Described(by, active or subject, tr("Ends its activation"))
        case Pass():
            return Described(by, subject, tr("Ends the turn"), note=tr("Command Value is full again"))
    return _table_order(game, order, by, subject)


def _roll_off(game: GenesysGame, order: RollOff) -> Described:
    totals = command.roll_off_totals(game, order.rolled)
    best = max(totals.values(), default=0)
    winners = [side for side, total in totals.items() if total == best]
    note = ", ".join(f"{name(game, side)} {total}" for side, total in totals.items())
    if len(winners) > 1:
        return Described(None, tr("Roll-off"), tr("A tie, rolled again"), note=note)
    return Described(winners[0] if winners else None, tr("Roll-off"), tr("First turn"), note=note)


def _table_order(game: GenesysGame, order: Order, by: str | None, subject: str) -> Described:
    match order:
        case Wound():
            return Described(by, name(game, order.model), tr("Wounds"), f"{order.wounds:+d}", order.cause)
        case Remove():
            gone = ", ".join(name(game, id) for id in order.models)
            return Described(by, gone, tr("Removed"), note=order.cause)
        case Roll():
            dice = ", ".join(str(die) for die in order.rolled)
            return Described(
                by, subject, tr("Rolls {count} d{sides}", count=len(order.rolled), sides=order.sides), dice, order.cause
            )
    return Described(by, subject, order.do)


def _moving(rules: Rulebook, game: GenesysGame, order: Move | Charge) -> Described:
    activation = game.activation
    action = (
        tr("Moves") if isinstance(order, Move) else _words(tr("Charges"), *(name(game, id) for id in order.targets))
    )
    if order.extra:
        action += tr(" with its Action")
    squad = name(game, order.unit)
    standing = {model.number for model in game.standing_of(order.unit)}
    if activation is None or not {order.model, *order.others} <= standing:
        return Described(order.by, squad, action)
    farthest = max(going.inches for going in goings(game, activation, order))
    limit = allowance(rules, game, order.unit, order.extra or activation.extra)
    count = 1 + len(order.others)
    note = tr("{count} of {count2} models", count=count, count2=len(standing)) if count < len(standing) else ""
    halt = _halt(rules, game, goings(game, activation, order))
    note = "; ".join(part for part in (note, halt) if part)
    return Described(
        order.by, squad, action, tr("{farthest} of {limit}", farthest=inches(farthest, limit), limit=whole(limit)), note
    )


def _words(action: str, *names: str) -> str:
    return f"{action} {', '.join(names)}" if names else action


def _going_on(rules: Rulebook, game: GenesysGame, order: GoOn) -> Described:
    moves = () if game.activation is None else resumed(game, game.activation)
    return Described(order.by, name(game, order.unit), tr("Goes on"), note=_halt(rules, game, moves))


def _halt(rules: Rulebook, game: GenesysGame, moves: tuple[Going, ...]) -> str:
    """Where a held Action stops the way, as the log has it."""
    halt = halt_of(rules, game, moves)
    if halt is None:
        return ""
    gone = Course(moves[0].model.base, moves[0].path).until(halt.part)
    return tr(
        "halted after {travel} by {by}", travel=inches(travel(moves[0].model.base, gone)), by=name(game, halt.by[0][0])
    )


def _models(count: int) -> str:
    return tr("{count} model", count=count) if count == 1 else tr("{count} models", count=count)


def _results(removed: int, note: str) -> str:
    models = tr("{removed} removed", removed=removed) if removed else ""
    return "; ".join(part for part in (models, note) if part)


def inspect(rules: Rulebook, game: GenesysGame, subject: str) -> Inspection:
    """Raises KeyError for an id that is neither a model, a squad nor a piece of this mission."""
    if subject in game.models:
        return _model(rules, game, game.model(subject))
    if game.is_unit(subject):
        return _model(rules, game, next(iter(game.standing_of(subject)), game.models_of(subject)[0]))
    for piece in game.mission.terrain:
        if piece.id == subject:
            return _piece(piece, cost_words(rules, game, piece))
    raise KeyError(subject)


def _model(rules: Rulebook, game: GenesysGame, model: Model) -> Inspection:
    unit, profile = game.unit(model.unit), game.profile_of(model.unit)
    most, extra = (allowance(rules, game, unit.id, more) for more in (False, True))
    base = model.base.width * 25.4

    def now(own: float) -> str:
        """The characteristic as it counts now, and what it is else."""
        lower = lessened(own, loss(game, unit.id))
        return f"{own:g}" if lower == own else tr("{lower:g} of {own:g}", lower=lower, own=own)

    figures = (
        (
            tr("Movement"),
            tr("{now}, {most} or {extra}", now=now(profile.movement), most=whole(most), extra=whole(extra)),
        ),
        (tr("Command"), now(profile.command)),
        (tr("Strength"), now(profile.strength)),
        (tr("Toughness"), now(profile.toughness)),
        (tr("Martial"), now(profile.martial)),
        (tr("Ranged"), now(profile.ranged)),
        (tr("Defense"), now(profile.defense)),
        (tr("Discipline"), now(profile.discipline)),
        (tr("Willpower"), now(profile.willpower)),
        (tr("Squad"), _squad_size(game, profile.discipline)),
        (tr("Wounds"), tr("{wounds} of {wounds2}", wounds=profile.wounds - model.wounds, wounds2=profile.wounds)),
        ("MTN", str(martial_target(game, unit.id))),
        ("RTN", str(ranged_target(game, unit.id))),
        (tr("Base"), f"{base:g} mm" + (tr(", chosen") if profile.chosen else "")),
    )
    return Inspection(
        title=model_name(game, model),
        subtitle=f"{profile.name}, {name(game, unit.side)}",
        kind=tr("Model"),
        figures=figures,
        lines=(*_lines(rules, game, model), (tr("Source"), profile.source)),
    )


def _squad_size(game: GenesysGame, discipline: int) -> str:
    least, most = sizes(discipline, game.mission.settings)
    return str(least) if most == least else tr("{least} to {most} models", least=least, most=most)


def _lines(rules: Rulebook, game: GenesysGame, model: Model) -> list[tuple[str, str]]:
    lines = []
    state = game.action_of(model.unit)
    active = game.activation is not None and game.activation.unit == model.unit
    if state is ActionState.HELD:
        lines.append((tr("Action held"), tr("for a reaction, until this Game Round ends")))
        lines.append((tr("Its field"), _field(game, model.unit)))
    elif state in (ActionState.GONE, ActionState.LAPSED):
        lines.append((tr("No Action"), tr("neither fights back nor dives for cover until the next Game Round")))
        if is_exhausted(game, model.unit):
            lines.append(
                (
                    tr("Exhausted"),
                    tr(
                        "{exhausted_loss} less on all characteristics, counted above (2017)",
                        exhausted_loss=game.exhausted_loss,
                    ),
                )
            )
    if state is ActionState.HELD and game.reaction_loss:
        lines.append(
            (
                tr("Its reaction"),
                tr(
                    "{reaction_loss} less on the characteristics it uses (2018 and later)",
                    reaction_loss=game.reaction_loss,
                ),
            )
        )
    earned = bonus(rules, game, model.id)
    if earned:
        moved = max(game.moved.get(model.id, 0.0), game.earlier.get(model.id, 0.0))
        where = tr("evasion in the Combat Situation") if is_later(game) else tr("on its target number")
        lines.append(
            (
                tr("Movement bonus +{earned}", earned=earned),
                tr(
                    "{moved} moved; {where}, {until_words}",
                    moved=inches(moved),
                    where=where,
                    until_words=until_words(game),
                ),
            )
        )
    charge = charge_bonus(rules, game, model.id)
    if charge:
        where = tr("in the Combat Situation") if is_later(game) else tr("on Strength")
        lines.append((tr("Charge bonus +{charge}", charge=charge), tr("{where}, in this Game Round", where=where)))
    if model.unit in game.activated:
        lines.append((tr("Active") if active else tr("Activated"), tr("in this Game Round")))
    return lines


def _field(game: GenesysGame, unit: str) -> str:
    range = game.profile_of(unit).shooting_range
    within = "" if range is None else tr(", within {range}", range=whole(range))
    return tr("{arc_of:g}° of facing, in sight{within}", arc_of=arc_of(game, unit), within=within)


def _piece(piece: Piece, cost: str) -> Inspection:
    words = cost or tr("open to movement; no public text gives a cost")
    if IMPASSABLE in piece.traits:
        words = tr("neither crossed nor stood on")
    elif BLOCKING in piece.traits:
        words = tr("may be crossed; a charge that touches it has no direct path")
        words = f"{words}; {cost}" if cost else words
    traits = ", ".join(sorted(piece.traits)) or tr("none")
    height = () if piece.height is None else ((tr("Height"), whole(piece.height)),)
    figures = ((tr("Traits"), traits), *height)
    return Inspection(
        piece.name, kind_told(piece.kind), tr("Terrain"), figures, ((tr("As set for this mission"), words),)
    )
