"""What the options of Hardwired 28 ask for, and the orders their answers make."""

from collections.abc import Callable, Iterable, Mapping

from engine.game import Model
from engine.options import Answer, Answers, ChoiceAsk, DiceAsk, NumberAsk, Option, TextAsk
from engine.orders import End, Order, Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.hardwired28.acting import LOOT, distance_to
from engine.systems.hardwired28.factions import sees_enemy
from engine.systems.hardwired28.fight_offering import FIGHT_STEMS, fill_fight
from engine.systems.hardwired28.mission_play import STEMS, fill_mission
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import (
    AIM,
    ATTACK,
    CAST,
    END_OF_ROUND,
    INTERACT,
    INTERROGATE,
    NEXT_ACTIVATION,
    PUSHES,
    SEARCH,
    Action,
    Activate,
    Arrive,
    Bless,
    Bonus,
    Draw,
    Fall,
    Focus,
    LastingEffect,
    Length,
    Lift,
    MarkHostile,
    Push,
    Spend,
    Swap,
    Synergy,
    Use,
)
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import LOCKDOWN, SIGNAL, mission_markers, scoring
from engine.systems.hardwired28.setup_offering import STEMS as SETUP_STEMS
from engine.systems.hardwired28.setup_offering import fill_setup
from engine.systems.hardwired28.spawning import needs
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.throw_offering import EXPLODE, LAND, fill_throw
from engine.tongue import tr
from engine.wording import inches

NOBODY = ""
DICE = (("1d6", 1, 6), ("1d8", 1, 8), ("2d4", 2, 4), ("2d6", 2, 6), ("2d8", 2, 8), ("2d10", 2, 10), ("2d12", 2, 12))
"""Rolls for the log: tests of two dice of one size, and the dice that find a direction or a damage."""

SUCCEEDED = "yes"
DICE_FOLLOW = "dice"
ActionAsk = TextAsk | ChoiceAsk


def cause() -> TextAsk:
    """What an order was given for, in words."""
    return TextAsk("cause", tr("Cause"))


def note() -> TextAsk:
    """What came of it, in words."""
    return TextAsk("note", tr("What came of it"))


def _use() -> ChoiceAsk:
    steps = ((Use.ADVANCE.value, tr("a step of the own")), (Use.SET_BACK.value, tr("a step of the enemy’s back")))
    return ChoiceAsk("use", tr("Which"), steps)


def dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers.get(name, ())
    return tuple(int(one) for one in answer) if isinstance(answer, tuple) else ()


def words(answers: Answers, name: str) -> str:
    answer = answers.get(name, "")
    return answer if isinstance(answer, str) else ""


def several(answers: Answers, name: str) -> tuple[str, ...]:
    answer = answers.get(name, ())
    if isinstance(answer, str):
        return (answer,) if answer else ()
    return tuple(str(one) for one in answer) if isinstance(answer, tuple) else ()


def number(answers: Answers, name: str, otherwise: int) -> int:
    answer: Answer = answers.get(name, otherwise)
    try:
        return int(answer) if isinstance(answer, int | str) else otherwise
    except ValueError:
        return otherwise


def model_choices(game: HardwiredGame, models: Iterable[Model]) -> tuple[tuple[str, str], ...]:
    return tuple((model.id, name_of(game, model.id)) for model in models)


def action_asks(game: HardwiredGame, model: Model, action: str) -> tuple[ActionAsk, ...]:
    """Targets the nearest first, with their distance; then what came of it."""
    models = [other for other in game.on_table() if other.id != model.id]
    enemies = [other.id for other in models if sees_enemy(game, model, other)]
    coworkers = [other.id for other in models if game.kind(other) is Kind.COWORKER]
    if action == ATTACK:
        return (_targets(game, model, enemies, tr("Targets"), many=True), note())
    if action == AIM:
        return (_targets(game, model, enemies, tr("Target")),)
    if action == INTERACT:
        near = [marker.id for marker in mission_markers(game)]
        with_what = _targets(game, model, near, tr("With"), nothing=tr("something else"))
        if scoring(game) == LOCKDOWN:
            return (with_what, _use(), note())
        return (
            (with_what, _success(tr("The Examine succeeds")), note())
            if scoring(game) == SIGNAL
            else (with_what, note())
        )
    if action == SEARCH:
        loot = [marker.id for marker in game.markers_of(LOOT)]
        return (
            _targets(game, model, loot, tr("Loot Marker")),
            _success(tr("The Search succeeds and takes the marker"), tested=True),
            note(),
        )
    if action == INTERROGATE:
        who = _targets(game, model, coworkers, tr("Coworker"))
        return (who, _success(tr("The Interrogate succeeds and takes the Coworker"), tested=True), note())
    if action == CAST:
        return (_targets(game, model, [other.id for other in models], tr("Targets"), many=True), note())
    return (note(),)


def _targets(
    game: HardwiredGame, model: Model, ids: list[str], label: str, *, many: bool = False, nothing: str = ""
) -> ChoiceAsk:
    measured = sorted((distance_to(game, model, id), id) for id in ids)
    choices = tuple((id, f"{name_of(game, id)}, {inches(apart)}") for apart, id in measured)
    if nothing:
        choices = (*choices, (NOBODY, nothing))
    return ChoiceAsk("targets", label, choices, many)


def _success(label: str, *, tested: bool = False) -> ChoiceAsk:
    """``tested``: its dice may follow, in place of a word on how it went."""
    answers = (("no", "no"), (SUCCEEDED, "yes"))
    return ChoiceAsk("succeeded", label, ((DICE_FOLLOW, tr("the dice say")), *answers) if tested else answers)


def bless_ask(rules: Rulebook, game: HardwiredGame, side: str) -> DiceAsk:
    return DiceAsk("rolled", tr("Blessings"), game.dice_owed.get(side, 0), rules.count("blessing_sides"))


def arrive_asks(rules: Rulebook, game: HardwiredGame, unit: str) -> tuple[DiceAsk, ...]:
    sides = needs(rules, game, unit)
    named = (("rolled", tr("Edge")),) if len(sides) == 1 else (("rolled", tr("Direction")), ("far", tr("Distance")))
    return tuple(DiceAsk(name, label, 1, side) for (name, label), side in zip(named, sides, strict=False))


def _arrive(option: Option, answers: Answers, rest: str) -> Order:
    return Arrive(by=option.by, unit=rest, rolled=(*dice(answers, "rolled"), *dice(answers, "far")))


def wound_asks(game: HardwiredGame, models: Iterable[Model]) -> tuple[ChoiceAsk | NumberAsk | TextAsk, ...]:
    most = max((game.profile(model).health for model in game.on_table()), default=1)
    return (
        ChoiceAsk("model", tr("Model"), model_choices(game, models)),
        NumberAsk("wounds", tr("Damage, less than 0 to heal"), -most, most, 1),
        cause(),
    )


def effect_asks(game: HardwiredGame, models: Iterable[Model]) -> tuple[ChoiceAsk | NumberAsk | TextAsk, ...]:
    ends = ((END_OF_ROUND, tr("the end of the round")), (NEXT_ACTIVATION, tr("the end of its next activation")))
    return (
        ChoiceAsk("model", tr("Model"), model_choices(game, models)),
        TextAsk("text", tr("What lasts")),
        ChoiceAsk("until", tr("Until"), ends),
        NumberAsk("move", tr("Change of its Move"), -6, 6, 0),
    )


def push_asks(
    rules: Rulebook, game: HardwiredGame, models: Iterable[Model]
) -> tuple[ChoiceAsk | NumberAsk | TextAsk, ...]:
    choices = model_choices(game, models)
    causes = tuple((cause, cause.replace("_", " ").title()) for cause in PUSHES)
    return (
        ChoiceAsk("model", tr("Who is pushed"), choices),
        ChoiceAsk("cause", tr("By"), causes),
        ChoiceAsk("source", tr("Away from"), (*choices, (NOBODY, tr("in a direction")))),
        NumberAsk("inches", tr("Inches"), 1, rules.count("resonance_die"), 1),
        NumberAsk("degrees", tr("Direction of a Resonance Push, degrees clockwise from the top"), 0, 359, 0),
    )


def swap_asks(game: HardwiredGame, models: Iterable[Model]) -> tuple[ChoiceAsk, ...]:
    choices = model_choices(game, models)
    return (ChoiceAsk("model", tr("Who"), choices), ChoiceAsk("other", tr("With"), choices[1:] + choices[:1]))


def fill(option: Option, answers: Answers) -> Order:
    """The order of an option that is not led over the table. Raises KeyError for one that is none of this game's."""
    stem, _, rest = option.id.partition(":")
    if stem in FIGHT_STEMS:
        return fill_fight(option, answers, stem, rest)
    if stem in (LAND, EXPLODE):
        return fill_throw(option, answers, stem)
    if stem in SETUP_STEMS:
        return fill_setup(option, answers, stem, rest)
    if stem in STEMS:
        return fill_mission(option, answers, stem, rest)
    return FILLERS[stem](option, answers, rest)


Filler = Callable[[Option, Answers, str], Order]


def _unit(option: Option) -> str:
    return option.unit or ""


def _act(option: Option, answers: Answers, rest: str) -> Order:
    action, _, model = rest.partition(":")
    return Action(
        by=option.by,
        unit=_unit(option),
        model=int(model),
        action=action,
        targets=several(answers, "targets"),
        note=words(answers, "note"),
        succeeded=words(answers, "succeeded") == SUCCEEDED,
        use=Use(use) if (use := words(answers, "use")) else None,
        tested=words(answers, "succeeded") == DICE_FOLLOW,
    )


def _activate(option: Option, answers: Answers, rest: str) -> Order:
    return Activate(by=option.by, unit=_unit(option), model=number(answers, "model", int(rest)))


def _spend(option: Option, answers: Answers, rest: str) -> Order:
    result, _, model = rest.partition(":")
    return Spend(by=option.by, blessing=int(result), model=model, note=words(answers, "note"))


def _synergy(option: Option, answers: Answers, rest: str) -> Order:
    return Synergy(by=option.by, unit=_unit(option), model=number(answers, "model", int(rest)))


def _bonus(option: Option, answers: Answers, rest: str) -> Order:
    return Bonus(by=option.by, unit=_unit(option), model=int(rest), cause=words(answers, "cause"))


def _wound(option: Option, answers: Answers, _: str) -> Order:
    wounds = number(answers, "wounds", 1)
    return Wound(by=option.by, model=words(answers, "model"), wounds=wounds, cause=words(answers, "cause"))


def _effect(option: Option, answers: Answers, _: str) -> Order:
    return LastingEffect(
        by=option.by,
        model=words(answers, "model"),
        text=words(answers, "text"),
        until=words(answers, "until") or END_OF_ROUND,
        move=float(number(answers, "move", 0)),
    )


def _roll(option: Option, answers: Answers, rest: str) -> Order:
    sides = next(sides for name, _, sides in DICE if name == rest)
    return Roll(by=option.by, sides=sides, rolled=dice(answers, "rolled"), cause=words(answers, "cause"))


FILLERS: Mapping[str, Filler] = {
    "bless": lambda option, answers, _: Bless(by=option.by, rolled=dice(answers, "rolled")),
    "arrive": _arrive,
    "draw": lambda option, answers, _: Draw(by=option.by, token=words(answers, "token")),
    "activate": _activate,
    "action": _act,
    "bonus": _bonus,
    "spend": _spend,
    "synergy": _synergy,
    "length": lambda option, answers, _: Length(by=option.by, rolled=dice(answers, "rolled")),
    "end": lambda option, _, __: End(by=option.by),
    "wound": _wound,
    "remove": lambda option, answers, _: Remove(
        by=option.by, models=several(answers, "models"), cause=words(answers, "cause")
    ),
    "hostile": lambda option, answers, _: MarkHostile(
        by=option.by, model=words(answers, "model"), cause=words(answers, "cause")
    ),
    "effect": _effect,
    "lift": lambda option, answers, _: Lift(by=option.by, effect=number(answers, "effect", 0)),
    "focus": lambda option, answers, _: Focus(by=option.by, model=words(answers, "model")),
    "fall": lambda option, answers, rest: Fall(by=option.by, model=rest, rolled=dice(answers, "rolled")),
    "push": lambda option, answers, _: Push(
        by=option.by,
        model=words(answers, "model"),
        cause=words(answers, "cause"),
        source=words(answers, "source"),
        inches=float(number(answers, "inches", 1)),
        degrees=float(number(answers, "degrees", 0)),
    ),
    "swap": lambda option, answers, _: Swap(by=option.by, model=words(answers, "model"), other=words(answers, "other")),
    "roll": _roll,
}
"""By the part of an option's id before its first colon."""
