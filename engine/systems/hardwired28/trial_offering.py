"""Tests, Powers and flight as they are offered, filled and told."""

from collections.abc import Iterator
from dataclasses import replace

from engine.game import Model
from engine.mission import UnitSetup
from engine.options import Answers, ChoiceAsk, Described, DiceAsk, NumberAsk, Option
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.hostiles.retreating import way_to_edge
from engine.systems.hardwired28.mission_play import Tried
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import CAST, RESONANCE_PUSH, Action, Move, Push, Swap
from engine.systems.hardwired28.powers import Does, Power
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.trial_orders import CASTING, FREE, INTERROGATING, NERVE, SEARCHING, Test, Trial
from engine.systems.hardwired28.trials import trial_of
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.gaps import gap

TEST, POWER, GRANTED, FLEE = "test", "power", "granted", "flee"
STEMS = (TEST, POWER, GRANTED, FLEE)
NAMES = {
    SEARCHING: tr_later("Search: {model}"),
    INTERROGATING: tr_later("Interrogate: {model} of {target}"),
    CASTING: tr_later("Cast: {model} at {target}"),
    NERVE: tr_later("Nerve: {model}"),
    FREE: tr_later("Free Search: {model}"),
}


def test_options(rules: Rulebook, game: HardwiredGame, kinds: tuple[str, ...], tried: Tried) -> Iterator[Option]:
    """The dice of each test of these kinds that waits."""
    place = 0
    for trial in game.trials:
        if trial.kind not in kinds:
            continue
        count = rules.count("test_dice")
        asks = (
            DiceAsk("rolled", tr("Wits"), count, trial.dice[0]),
            DiceAsk("against", tr("Against it"), count, trial.dice[1]),
        )
        order = Test(by=game.side_of(game.models[trial.model]), model=trial.model, rolled=(), against=())
        hint = tr("2d{dice} against 2d{dice2}", dice=trial.dice[0], dice2=trial.dice[1]) + (
            tr(", an Agent once more") if trial.again else ""
        )
        key = "+" if place == 0 else ""
        place += 1
        option = tried(rules, game, order, f"{TEST}:{trial.model}", _named(game, trial), key, hint, *asks)
        yield replace(option, at_once=True)


def _named(game: HardwiredGame, trial: Trial) -> str:
    target = name_of(game, trial.target) if trial.target else ""
    return tr(NAMES[trial.kind], model=name_of(game, trial.model), target=target)


def granted_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """The pushes and swaps that Powers have brought."""
    for does, caster, target in game.granted:
        by, whom = game.side_of(game.models[caster]), name_of(game, target)
        id = f"{GRANTED}:{does}:{caster}:{target}"
        if does == Does.SWAP.value:
            order: Order = Swap(by=by, model=caster, other=target)
            yield tried(rules, game, order, id, tr("Swap with {whom}", whom=whom), "=", tr("They trade places"))
        else:
            order = Push(by=by, model=target, cause=RESONANCE_PUSH, inches=1)
            die = DiceAsk("inches", tr("Inches"), 1, rules.count("resonance_die"))
            turn = NumberAsk("degrees", tr("Direction, degrees clockwise from the top"), 0, 359, 0)
            yield tried(rules, game, order, id, tr("Push {whom}", whom=whom), "=", tr("In any direction"), die, turn)


def power_options(
    rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model, tried: Tried
) -> Iterator[Option]:
    """A Cast of each Power, the nearest targets first."""
    if not model.on_table:
        return
    for power in game.profile(model).powers:
        order = Action(by=unit.side, unit=unit.id, model=model.number, action=CAST, power=power.id)
        id = f"{POWER}:{power.id}:{model.number}"
        option = tried(rules, game, order, id, tr("Cast: {power}", power=power.name), "", tr(power.says))
        if option.open:
            option = replace(option, asks=(ChoiceAsk("targets", tr("Target"), _targets(game, model, power)),))
        yield replace(option, unit=unit.id)


def _targets(game: HardwiredGame, model: Model, power: Power) -> tuple[tuple[str, str], ...]:
    measured = sorted(
        (gap(model.placed, other.placed), other.id)
        for other in game.on_table()
        if (game.side_of(other) != game.side_of(model)) is power.offensive
    )
    return tuple((id, f"{name_of(game, id)}, {inches(apart)}") for apart, id in measured)


def flee_options(rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model, tried: Tried) -> Iterator[Option]:
    """For one that flees, the way its Move takes it."""
    if model.id in game.fleeing and model.on_table:
        order = Move(by=unit.side, unit=unit.id, model=model.number, path=way_to_edge(rules, game, model))
        option = tried(rules, game, order, f"{FLEE}:{model.number}", tr("Flee"), "", tr("To the nearest edge"))
        yield replace(option, unit=unit.id)


def fill_trial(rules: Rulebook, game: HardwiredGame, option: Option, answers: Answers) -> Order | None:
    """The order of an option of these; none for any other."""
    stem, _, rest = option.id.partition(":")
    if stem == TEST:
        return Test(by=option.by, model=rest, rolled=_dice(answers, "rolled"), against=_dice(answers, "against"))
    if stem == POWER:
        power, _, number = rest.partition(":")
        target = answers.get("targets", "")
        targets = (target,) if isinstance(target, str) and target else ()
        unit = option.unit or ""
        return Action(by=option.by, unit=unit, model=int(number), action=CAST, targets=targets, power=power)
    if stem == GRANTED:
        does, caster, target = rest.split(":")
        if does == Does.SWAP.value:
            return Swap(by=option.by, model=caster, other=target)
        degrees = answers.get("degrees", 0)
        far = float(sum(_dice(answers, "inches")))
        turn = float(degrees) if isinstance(degrees, int) else 0.0
        return Push(by=option.by, model=target, cause=RESONANCE_PUSH, inches=far, degrees=turn)
    if stem == FLEE:
        model = game.models[f"{option.unit}.{rest}"]
        path = way_to_edge(rules, game, model) if model.on_table else ()
        return Move(by=option.by, unit=model.unit, model=model.number, path=path)
    return None


def _dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers.get(name, ())
    return tuple(int(one) for one in answer) if isinstance(answer, tuple) else ()


def describe_test(game: HardwiredGame, order: Test, by: str | None) -> Described:
    trial = trial_of(game, order.model)
    what = (
        tr("rolls a test")
        if trial is None
        else tr("rolls: {partition}", partition=_named(game, trial).partition(":")[0])
    )
    return Described(
        by, name_of(game, order.model), what, tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
    )
