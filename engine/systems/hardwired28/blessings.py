"""Corporate Blessings, bonus actions, Synergy and Focus: what moves an activation earlier or adds to it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.findings import Finding, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import counted, left, other_reading, passed, refused, within
from engine.systems.hardwired28.levels import judge_levels
from engine.systems.hardwired28.orders import Bonus, Focus, Spend, Synergy
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import BROADCASTER, has
from engine.tongue import tr, tr_later
from geometry.gaps import nearest_points

OVERTIME = tr_later("Overtime")
NOTHING = "blessing_nothing"


@dataclass(frozen=True, slots=True)
class Blessing:
    """``figure`` names its result on the die. ``acting`` ones are for a model during its own activation."""

    figure: str
    name: str
    says: str
    spendable: bool = True
    acting: bool = False

    @property
    def helps(self) -> bool:
        return self.figure != NOTHING


ALL = (
    Blessing(NOTHING, tr_later("Nothing"), tr_later("brings nothing"), spendable=False),
    Blessing("blessing_reroll", tr_later("Second try"), tr_later("rolls one die again")),
    Blessing("blessing_tier", tr_later("Tier up"), tr_later("raises one roll by a die tier")),
    Blessing("blessing_overtime", OVERTIME, tr_later("gives a model a bonus action"), acting=True),
    Blessing("blessing_maximum", tr_later("Full damage"), tr_later("lets one attack do its greatest damage")),
    Blessing(
        "blessing_synergy",
        tr_later("Synergy"),
        tr_later("lets a second model act straight after the first"),
        spendable=False,
    ),
    Blessing("blessing_heal", tr_later("First aid"), tr_later("heals a model during its activation"), acting=True),
    Blessing("blessing_more", tr_later("More"), tr_later("is two further dice"), spendable=False),
)
"""Those without a name of their own in the rules bear one of ours."""


def by_result(rules: Rulebook) -> Mapping[int, Blessing]:
    return {rules.count(blessing.figure): blessing for blessing in ALL}


def judge_spend(rules: Rulebook, game: HardwiredGame, order: Spend) -> Iterator[Finding]:
    blessing = by_result(rules).get(order.blessing)
    if blessing is None:
        yield refused(rules, "order.unknown", what=tr("Blessing {blessing}", blessing=order.blessing))
        return
    if not blessing.spendable:
        yield refused(rules, "blessing.not_spent", order.by, blessing=blessing.name)
        return
    model = game.models[order.model]
    yield from _own_squad_model(rules, game, order.by, order.model)
    yield from _has(rules, game, order.by, order.blessing)
    yield from _once(rules, game, order.model)
    activation = game.activation
    if blessing.acting:
        if activation is None or activation.model != model.id:
            yield refused(rules, "blessing.acting", model.id, blessing=blessing.name)
        elif blessing.name == OVERTIME:
            yield from _one_bonus(rules, game, model.id)
    if blessing.name != OVERTIME:
        yield left(rules, "blessing.typed", model.id, blessing=blessing.name)


def judge_bonus(rules: Rulebook, game: HardwiredGame, order: Bonus) -> Iterator[Finding]:
    model = f"{order.unit}.{order.model}"
    yield from _one_bonus(rules, game, model)
    yield left(rules, "bonus.typed", model, cause=order.cause or tr("an ability"))


def judge_synergy(rules: Rulebook, game: HardwiredGame, order: Synergy) -> Iterator[Finding]:
    second = game.models[f"{order.unit}.{order.model}"]
    yield from _own_squad_model(rules, game, order.by, second.id)
    if second.id in game.activated:
        yield refused(rules, "activate.once", second.id)
    first = None if game.last is None else game.models[game.last]
    if first is None or game.side_of(first) != order.by:
        yield refused(rules, "synergy.no_first", order.by)
        return
    yield from _has(rules, game, order.by, rules.count("blessing_synergy"))
    yield from _once(rules, game, first.id)
    if game.last_by_synergy:
        setting = rules.settings["synergy_chain"]
        chains = game.setting("synergy_chain") == "yes"
        if not chains:
            yield refused(rules, "synergy.chain", second.id, first.id)
        reading = setting.readings[tr("no") if chains else tr("yes")]
        yield other_reading(rules, "synergy.other_reading", "synergy_chain", second.id, first.id, reading=reading)
    line = Where(line=nearest_points(first.placed, second.placed), spot=second.placed.centre)
    apart = span(game, first.placed, second.placed)
    yield within(rules, "synergy.range", apart, rules.figure("synergy_range"), second.id, first.id, where=line)
    yield from judge_levels(rules, game, second, first.id, rules.figure("synergy_range"))


def followed(rules: Rulebook, game: HardwiredGame) -> Model | None:
    """The model that has just acted, where its side has Synergy left for it."""
    first = None if game.last is None else game.models[game.last]
    if first is None or not first.on_table or rules.count("blessing_synergy") not in game.unspent(game.side_of(first)):
        return None
    if game.blessed(first.id) >= rules.count("blessings_a_model"):
        return None
    if game.last_by_synergy and game.setting("synergy_chain") != "yes":
        return None
    return first


def judge_focus(rules: Rulebook, game: HardwiredGame, order: Focus) -> Iterator[Finding]:
    model = game.models[order.model]
    if game.kind(model) is not Kind.SQUAD:
        yield refused(rules, "focus.no_squad_model", model.id)
    elif game.side_of(model) != order.by:
        yield refused(rules, "focus.at_whom", model.id, order.by)
    elif game.setting("focus_tokens") == "none":
        yield refused(rules, "focus.none", model.id)
        reading = rules.settings["focus_tokens"].readings["until_it_activates"]
        yield other_reading(rules, "focus.other_reading", "focus_tokens", model.id, reading=reading)
    elif model.id in game.activated:
        yield refused(rules, "focus.activated", model.id)
    else:
        yield passed(rules, "focus.activated", model.id)
        yield from judge_again(rules, game, model)
        yield from _caster(rules, game, order)


def judge_again(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    """A second Focus on a model adds nothing here; whether it should, no text says."""
    if model.id in game.focused:
        yield left(rules, "focus.again", model.id)


def _caster(rules: Rulebook, game: HardwiredGame, order: Focus) -> Iterator[Finding]:
    """Only a Broadcaster of the side brings it, by a Cast; that behind one that is typed in is left to the player."""
    acting = game.activation
    if acting is not None:
        caster = game.models[acting.model]
        if game.side_of(caster) != order.by or not has(game, caster, BROADCASTER):
            yield refused(rules, "focus.no_caster", caster.id)
            return
    if acting is None or not acting.cast:
        yield left(rules, "focus.typed", order.model)


def _own_squad_model(rules: Rulebook, game: HardwiredGame, side: str, id: str) -> Iterator[Finding]:
    model = game.models[id]
    if game.side_of(model) != side or game.kind(model) is not Kind.SQUAD:
        yield refused(rules, "blessing.other_side", id, side)


def _has(rules: Rulebook, game: HardwiredGame, side: str, result: int) -> Iterator[Finding]:
    blessing = by_result(rules)[result]
    code = "blessing.none_left"
    make = passed if result in game.unspent(side) else refused
    yield make(rules, code, side, blessing=blessing.name)


def _once(rules: Rulebook, game: HardwiredGame, model: str) -> Iterator[Finding]:
    yield counted(rules, "blessing.once", game.blessed(model) + 1, rules.count("blessings_a_model"), model)


def _one_bonus(rules: Rulebook, game: HardwiredGame, model: str) -> Iterator[Finding]:
    """A second bonus action would be a third action."""
    had = game.activation is not None and bool(game.activation.bonus)
    actions = rules.count("actions") + (2 if had else 1)
    yield counted(rules, "bonus.two_actions", actions, rules.count("actions_most"), model)
