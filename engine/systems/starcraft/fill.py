"""From an option and its answers to an order."""

from engine.options import Answers, Option
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.systems.starcraft.adjusting import REACTION
from engine.systems.starcraft.batches import to_fall
from engine.systems.starcraft.casualties import proposed
from engine.systems.starcraft.draft_play import draft_fill
from engine.systems.starcraft.orders import (
    ActivateMarker,
    Adjust,
    Attack,
    ChooseFirst,
    Claim,
    Fall,
    Gather,
    GiveMarker,
    Hold,
    Impact,
    PlaceMarker,
    RemoveToken,
    SetControl,
    SetStatus,
    Strike,
    UseAbility,
)
from engine.systems.starcraft.state import StarcraftGame
from geometry.pose import Point


def fill(game: StarcraftGame, option: Option, answers: Answers) -> Order:
    """The order of an option that needs nothing on the table."""
    in_draft = draft_fill(option)
    if in_draft is not None:
        return in_draft
    do, _, choice = option.id.partition(":")
    by, unit = option.by, option.unit or ""
    if do == RollOff.do:
        return RollOff(rolled={side.id: _dice(answers, side.id) for side in game.sides})
    if do == GiveMarker.do:
        return GiveMarker(by=by, to=choice)
    if do == ChooseFirst.do:
        return ChooseFirst(by=by, first=choice)
    if do == Hold.do:
        return Hold(by=by, unit=unit)
    if do == UseAbility.do:
        return UseAbility(by=by, unit=unit, ability=choice, target=_text(answers, "target"))
    if do == RemoveToken.do:
        return RemoveToken(by=by, token=_text(answers, "token"), cause=_text(answers, "cause"))
    if do == Pass.do:
        return Pass(by=by)
    if do == End.do:
        return End(by=by)
    if do == Attack.do:
        target = _text(answers, "target")
        split = _split(answers, target)
        more, removed = _number(answers, "more"), _words(answers, "removed")
        return Attack(by=by, unit=unit, target=target, removed=removed, weapon=choice, more=more, split=split)
    if do == Impact.do:
        return Impact(by=by, unit=unit, split=_split(answers, ""))
    if do == Strike.do:
        return Strike(by=by, rolled=_dice(answers, "rolled"), surge=_dice(answers, "surge"))
    if do == Fall.do:
        return Fall(by=by, removed=_fallen(game, _words(answers, "removed")))
    if do == Gather.do:
        return Gather(by=by, unit=unit, marker=_text(answers, "marker"))
    if do == ActivateMarker.do:
        return ActivateMarker(rolled=_dice(answers, "rolled"))
    if do == Claim.do:
        who, _, marker = _text(answers, "claim").partition("|")
        return Claim(by=by, unit=who, marker=marker)
    if do == PlaceMarker.do:
        return PlaceMarker(by=by, marker=choice, at=_point(answers, "at", game.marks.lying[choice]))
    return _typed_in(do, by, unit, choice, answers)


def _typed_in(do: str, by: str, unit: str, choice: str, answers: Answers) -> Order:
    cause = _text(answers, "cause")
    if do == Wound.do:
        return Wound(by=by, model=_text(answers, "model"), wounds=_number(answers, "wounds"), cause=cause)
    if do == Remove.do:
        return Remove(by=by, models=_words(answers, "models"), cause=cause)
    if do == Roll.do:
        return Roll(by=by, sides=int(choice.partition("D")[2]), rolled=_dice(answers, "rolled"), cause=cause)
    if do == Adjust.do:
        what, change, whose = _text(answers, "what"), _number(answers, "change"), _text(answers, "unit")
        reaction = _text(answers, "kind") == REACTION
        return Adjust(by=by, unit=whose, what=what, change=change, cause=cause, reaction=reaction)
    if do == SetStatus.do:
        on = _text(answers, "on") != "off"
        return SetStatus(by=by, unit=unit, status=_text(answers, "status"), on=on)
    if do == SetControl.do:
        return SetControl(by=by, marker=_text(answers, "marker"), to=_text(answers, "to"))
    raise ValueError(f"{do} is done on the table")


def _split(answers: Answers, target: str) -> dict[str, int]:
    """The dice for other units than the target."""
    asked = {key.partition(":")[2]: _number(answers, key) for key in answers if key.startswith("split:")}
    return {unit: dice for unit, dice in asked.items() if dice and unit != target}


def _fallen(game: StarcraftGame, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Those chosen, or where none is, those that may fall first."""
    volley = game.volleys[0]
    return chosen or proposed(game, volley.target, to_fall(game, volley)[0], volley.visible)


def _text(answers: Answers, name: str) -> str:
    answer = answers.get(name, "")
    return answer if isinstance(answer, str) else ""


def _number(answers: Answers, name: str) -> int:
    answer = answers.get(name, 0)
    return answer if isinstance(answer, int) else 0


def _dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers.get(name, ())
    return tuple(die for die in answer if isinstance(die, int)) if isinstance(answer, tuple) else ()


def _point(answers: Answers, name: str, start: Point) -> Point:
    answer = answers.get(name)
    if not isinstance(answer, tuple) or len(answer) != 2:
        return start
    x, y = answer
    return start if isinstance(x, str) or isinstance(y, str) else (float(x), float(y))


def _words(answers: Answers, name: str) -> tuple[str, ...]:
    answer = answers.get(name, ())
    if isinstance(answer, str):
        return (answer,)
    return tuple(word for word in answer if isinstance(word, str)) if isinstance(answer, tuple) else ()
