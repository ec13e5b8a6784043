"""The orders that only some missions know: judged, carried out, told and offered."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol

from engine.findings import Finding
from engine.options import Answers, Ask, ChoiceAsk, Described, Draft, Option
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import refused
from engine.systems.hardwired28.deploying import DEPLOY, deploy, judge_deploy, to_deploy
from engine.systems.hardwired28.mission_orders import MISSION_ORDERS, OF_A_MODEL, Assign, Deploy, Leave, NameTarget
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.objectives import exits, judge_assign, judge_leave, judge_target, leave
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import ASSASSINATION, QUADRANTS, scoring
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import quarters, quarters_met
from engine.tongue import tr, tr_later
from geometry.pose import Pose

QUARTER_NAMES = (tr_later("top left"), tr_later("top right"), tr_later("bottom left"), tr_later("bottom right"))


def missing_of_mission(game: HardwiredGame, order: Order) -> Iterator[str]:
    """What an order of a mission names and the table does not have."""
    if not isinstance(order, MISSION_ORDERS):
        return
    if isinstance(order, OF_A_MODEL) and f"{order.unit}.{order.model}" not in game.models:
        yield tr("model {unit}.{model}", unit=order.unit, model=order.model)
    if isinstance(order, NameTarget) and order.target not in game.models:
        yield tr("model {target}", target=order.target)
    if isinstance(order, Assign) and order.model not in game.models:
        yield tr("model {model}", model=order.model)


def judge_mission_order(rules: Rulebook, game: HardwiredGame, order: Order, closely: bool) -> Iterator[Finding]:
    if isinstance(order, Deploy):
        yield from judge_deploy(rules, game, order, closely)
    elif isinstance(order, Leave):
        model = game.models[f"{order.unit}.{order.model}"]
        if game.activation is not None and game.activation.model != model.id:
            yield refused(rules, "act.not_active", model.id, game.activation.model)
        else:
            yield from judge_leave(rules, game, model, order)
    elif isinstance(order, NameTarget):
        if not game.models[order.target].on_table:
            yield refused(rules, "model.off_table", order.target, why=tr("is not on the table"))
        else:
            yield from judge_target(rules, game, order)
    elif isinstance(order, Assign):
        if not game.models[order.model].on_table:
            yield refused(rules, "model.off_table", order.model, why=tr("is not on the table"))
        else:
            yield from judge_assign(rules, game, order)


def carry_out_mission_order(game: HardwiredGame, order: Order) -> HardwiredGame:
    """Raises TypeError for an order that is none of this game's."""
    tally = game.tally
    match order:
        case Deploy():
            return deploy(game, order)
        case Leave():
            return leave(game, game.models[f"{order.unit}.{order.model}"], order)
        case NameTarget():
            return replace(game, tally=replace(tally, named={**tally.named, order.by: order.target}))
        case Assign():
            return replace(game, tally=replace(tally, quarters={**tally.quarters, order.model: order.quarter}))
    raise TypeError(f"{order.do} is no order of Hardwired 28")


def describe_mission_order(game: HardwiredGame, order: Order, by: str | None) -> Described:
    match order:
        case Deploy():
            return Described(by, name_of(game, f"{order.unit}.{order.model}"), tr("is deployed"))
        case Leave():
            return Described(
                by, name_of(game, f"{order.unit}.{order.model}"), tr("leaves over the {edge} edge", edge=order.edge)
            )
        case NameTarget():
            return Described(by, name_of(game, order.by), tr("names its target"), note=tr("in secret"))
        case Assign():
            quarter = dict(enumerate(QUARTER_NAMES, 1)).get(order.quarter, str(order.quarter))
            return Described(by, name_of(game, order.model), tr("counts for the {quarter} quarter", quarter=quarter))
    return Described(by, "", order.do)


class Tried(Protocol):
    """How an option is made of an order: closed with what stands against it."""

    def __call__(
        self, rules: Rulebook, game: HardwiredGame, order: Order, id: str, name: str, key: str, hint: str, *asks: Ask
    ) -> Option: ...


def deploy_options(rules: Rulebook, game: HardwiredGame, unit: str, tried: Tried) -> Iterator[Option]:
    """For a model that is still to be set up: it is taken in the hand."""
    side = game.unit(unit).side
    for model in to_deploy(game, side):
        if model.unit == unit:
            order = Deploy(by=side, unit=unit, model=model.number, at=Pose(0, 0))
            draft = Draft(option=DEPLOY, by=side, unit=unit, model=model.number)
            option = tried(rules, game, order, DEPLOY, tr("Set up"), "D", tr("In a zone of its side"))
            yield replace(option, unit=unit, draft=draft)


def leave_options(rules: Rulebook, game: HardwiredGame, unit: str, tried: Tried) -> Iterator[Option]:
    """For the model that acts, an option for each edge that its mission lets it leave by."""
    activation = game.activation
    if activation is None or game.models[activation.model].unit != unit:
        return
    model = game.models[activation.model]
    if game.kind(model) is not Kind.SQUAD:
        return
    for place, edge in enumerate(exits(game, model)):
        order = Leave(by=game.side_of(model), unit=unit, model=model.number, edge=edge.value)
        option = tried(
            rules,
            game,
            order,
            f"leave:{model.number}:{edge.value}",
            tr("Leave by the {edge} edge", edge=edge.value),
            "Y" if place == 0 else "",
            tr("As part of its Move"),
        )
        yield replace(option, unit=unit)


def mission_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """What a mission asks of a side, whatever the turn."""
    if game.ended:
        return
    if scoring(game) == ASSASSINATION:
        for side in game.players():
            enemies = [
                model for model in game.on_table() if game.kind(model) is Kind.SQUAD and game.side_of(model) != side.id
            ]
            if side.id not in game.tally.named and enemies:
                choices = tuple((model.id, name_of(game, model.id)) for model in enemies)
                order = NameTarget(by=side.id, target=enemies[0].id)
                ask = ChoiceAsk("target", tr("Target, in secret"), choices)
                name = tr("Name the target of {side}", side=side.name)
                yield tried(rules, game, order, f"name_target:{side.id}", name, "", tr("Once"), ask)
    if scoring(game) == QUADRANTS:
        for model in game.on_table():
            met = quarters_met(game, model.placed)
            if game.kind(model) is Kind.SQUAD and len(met) > 1:
                names = {number: name for number, name, _ in quarters(game)}
                choices = tuple((str(number), names[number]) for number in met)
                chosen = Assign(by=game.side_of(model), model=model.id, quarter=met[0])
                ask = ChoiceAsk("quarter", tr("Quarter"), choices)
                name = tr("{name_of} counts for", name_of=name_of(game, model.id))
                yield tried(rules, game, chosen, f"assign:{model.id}", name, "", tr("It stands on a line"), ask)


def fill_mission(option: Option, answers: Answers, stem: str, rest: str) -> Order:
    """Raises KeyError for an option that no mission knows."""
    if stem == "leave":
        number, _, edge = rest.partition(":")
        return Leave(by=option.by, unit=option.unit or "", model=int(number), edge=edge)
    if stem == "name_target":
        return NameTarget(by=option.by, target=_word(answers, "target"))
    if stem == "assign":
        return Assign(by=option.by, model=rest, quarter=int(_word(answers, "quarter") or 0))
    raise KeyError(stem)


def _word(answers: Answers, name: str) -> str:
    answer = answers.get(name, "")
    return answer if isinstance(answer, str) else ""


STEMS = ("leave", "name_target", "assign")
