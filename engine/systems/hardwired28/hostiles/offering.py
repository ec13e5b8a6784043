"""What a player may ask for of a drawn group: roll for it, take its models' acts as they come, or change them."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.findings import Finding
from engine.game import Model
from engine.options import Answers, DiceAsk, Draft, Option
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.hostiles.deciding import next_to_act, plan_of
from engine.systems.hardwired28.hostiles.plan import VERB_WORDS, End, Need, Plan
from engine.systems.hardwired28.hostiles.striking import odds_of
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import Act, Behave, PlayGroup, Reboot, Strike
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import Due, HardwiredGame
from engine.tongue import tr
from geometry.pose import Pose

Gates = Callable[[Rulebook, HardwiredGame, Order], Finding | None]
"""The first thing that stands against an order, whatever its targets and its path."""
CHANGE = "act"
"""The draft of an act that the player leads over the table."""


def group_options(rules: Rulebook, game: HardwiredGame, gates: Gates) -> Iterator[Option]:
    """While a group's token is out and none of its models acts."""
    unit = game.token or ""
    by = game.side_of_token(unit)
    playing = game.playing == unit
    rolled = game.behaviour.get(unit)
    die = DiceAsk("rolled", tr("What the group does"), 1, rules.count("behaviour_die"))
    name = tr("Roll for the group") if rolled is None else tr("Roll again for the group")
    hint = (
        tr("One die for all its models")
        if rolled is None
        else tr("It rolled {rolled}; another roll stays in the log", rolled=rolled)
    )
    behave = Behave(by=by, unit=unit, rolled=())
    yield _option(rules, game, gates, behave, f"behave:{unit}", name, "N", hint, playing and rolled is None, die)
    play = PlayGroup(by=by, unit=unit)
    hint = tr("Every model as its table has it, one after the other")
    yield _option(rules, game, gates, play, f"play:{unit}", tr("Play the whole group"), "P", hint, False)
    model = next_to_act(game, unit)
    if model is None or rolled is None:
        return
    plan = plan_of(rules, game, model, rolled)
    order = act_of(game, model, plan, ())
    said = f"{name_of(game, model.id)}: {tr(VERB_WORDS[plan.verb])}"
    asks = tuple(ask_of(need) for need in plan.needs)
    hint = f"{plan.column[:1].upper()}{plan.column[1:]}. {plan.stop[:1].upper()}{plan.stop[1:]}"
    yield _option(rules, game, gates, order, f"act:{model.number}", said, "Y", hint, playing, *asks)


def change_option(rules: Rulebook, game: HardwiredGame, model: Model, gates: Gates) -> Iterator[Option]:
    """Another way for the model whose turn it is, within what its table asks."""
    rolled = game.behaviour.get(model.unit)
    by = game.side_of(model)
    order = Act(by=by, unit=model.unit, model=model.number, verb="wait")
    draft = Draft(option=CHANGE, by=by, unit=model.unit, model=model.number)
    hint = tr("Lead it yourself: judged by what its table asks")
    option = _option(rules, game, gates, order, CHANGE, tr("Another way for it"), "C", hint, False)
    asks = (
        ()
        if rolled is None or not option.open
        else tuple(ask_of(need) for need in plan_of(rules, game, model, rolled).needs)
    )
    yield replace(option, unit=model.unit, draft=draft, asks=asks)


def strike_options(rules: Rulebook, game: HardwiredGame, gates: Gates) -> Iterator[Option]:
    """Each attack that waits, once for each pair."""
    for place, due in enumerate(dict.fromkeys(game.due)):
        attacker = game.models[due.attacker]
        if game.kind(attacker) is Kind.SQUAD:
            continue
        asks = strike_asks(rules, game, due)
        order = Strike(
            by=game.side_of(attacker),
            unit=attacker.unit,
            model=attacker.number,
            target=due.target,
            rolled=(),
            against=(),
            damage=(),
        )
        found = odds_of(rules, game, due)
        why = f", {', '.join(found.reasons)}" if found.reasons else ""
        kind = tr("Free attack") if due.free else tr("Attack")
        name = tr(
            "{kind}: {name_of} at {name_of2}",
            kind=kind,
            name_of=name_of(game, due.attacker),
            name_of2=name_of(game, due.target),
        )
        hint = tr("{dice}, hits with {chance:.0%}{why}", dice=found.dice, chance=found.chance, why=why)
        own = game.playing is not None and attacker.unit == game.playing
        id = f"strike:{due.attacker}:{due.target}"
        yield _option(rules, game, gates, order, id, name, "Y" if place == 0 else "", hint, own, *asks)


def strike_asks(rules: Rulebook, game: HardwiredGame, due: Due) -> tuple[DiceAsk, ...]:
    found, count = odds_of(rules, game, due), rules.count("test_dice")
    weapon = game.profile(game.models[due.attacker]).damage_die
    return (
        DiceAsk("rolled", tr("Attack, 2d{attack}", attack=found.contest.attack), count, found.contest.attack),
        DiceAsk("against", tr("Defense, 2d{defense}", defense=found.contest.defense), count, found.contest.defense),
        DiceAsk("damage", tr("Damage, 1d{weapon}", weapon=weapon), rules.count("damage_dice"), weapon),
    )


def reboot_options(rules: Rulebook, game: HardwiredGame, by: str, gates: Gates) -> Iterator[Option]:
    for id in game.rebooting:
        order = Reboot(by=by, model=id, rolled=())
        die = DiceAsk("rolled", tr("Back on a 6, then its Health"), 2, rules.count("reboot_die"))
        name = tr("Reboot: {name_of}", name_of=name_of(game, id))
        yield _option(rules, game, gates, order, f"reboot:{id}", name, "0", tr("It went out"), False, die)


def fill_group(rules: Rulebook, game: HardwiredGame, option: Option, answers: Answers) -> Order | None:
    """The order of an option of these; none for any other."""
    stem, _, rest = option.id.partition(":")
    if stem == "behave":
        return Behave(by=option.by, unit=rest, rolled=_dice(answers, "rolled"))
    if stem == "play":
        return PlayGroup(by=option.by, unit=rest)
    if stem == "reboot":
        return Reboot(by=option.by, model=rest, rolled=_dice(answers, "rolled"))
    if stem == "strike":
        attacker, _, target = rest.partition(":")
        model = game.models[attacker]
        return Strike(
            by=option.by,
            unit=model.unit,
            model=model.number,
            target=target,
            rolled=_dice(answers, "rolled"),
            against=_dice(answers, "against"),
            damage=_dice(answers, "damage"),
        )
    if stem == "act" and rest and game.token is not None:
        model = game.models[f"{game.token}.{rest}"]
        result = game.behaviour.get(game.token)
        if result is None or not model.on_table:
            return Act(by=option.by, unit=game.token, model=model.number, verb="wait")
        bare = plan_of(rules, game, model, result)
        rolled = tuple(face for need in bare.needs for face in _dice(answers, need.name))
        plan = plan_of(rules, game, model, result, rolled) if rolled else bare
        return act_of(game, model, plan, rolled)
    return None


def led_act(rules: Rulebook, game: HardwiredGame, draft: Draft, model: Model, path: tuple[Pose, ...]) -> Act:
    """The act of its table with the path that the player has led it along."""
    result = game.behaviour.get(model.unit)
    if result is None or not model.on_table:
        return Act(by=draft.by, unit=draft.unit, model=model.number, verb="wait", path=path)
    bare = plan_of(rules, game, model, result)
    rolled = tuple(face for need in bare.needs for face in _dice(draft.answers, need.name))
    return replace(act_of(game, model, bare, rolled), by=draft.by, path=path)


def act_of(game: HardwiredGame, model: Model, plan: Plan, rolled: tuple[int, ...]) -> Act:
    return Act(
        by=game.side_of(model),
        unit=model.unit,
        model=model.number,
        verb=plan.verb.value,
        targets=plan.targets,
        path=plan.path if plan.end is not End.STAYS else (),
        rolled=rolled,
    )


def ask_of(need: Need) -> DiceAsk:
    return DiceAsk(need.name, need.label, 1, need.sides)


def _dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers.get(name, ())
    return tuple(int(one) for one in answer) if isinstance(answer, tuple) else ()


def _option(
    rules: Rulebook,
    game: HardwiredGame,
    gates: Gates,
    order: Order,
    id: str,
    name: str,
    key: str,
    hint: str,
    at_once: bool,
    *asks: DiceAsk,
) -> Option:
    closed = gates(rules, game, order)
    by = str(getattr(order, "by", ""))
    return Option(id=id, name=name, key=key, hint=hint, by=by, asks=asks, closed=closed, at_once=at_once)
