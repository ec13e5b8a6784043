"""Making orders: of an option and its answers, or of a draft with a model in the hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from engine.game import Model
from engine.ground import is_clear, judge_way
from engine.options import Answers, Draft, Option
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.genesys.arriving import ARRIVALS, proposed
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.charge_ends import NEARLY, near_enough, touching
from engine.systems.genesys.charge_mates import brought_home, leads_for
from engine.systems.genesys.charging import is_allowed_charge
from engine.systems.genesys.engagement import in_touch
from engine.systems.genesys.formation import first_contact, follow
from engine.systems.genesys.moving import allowance
from engine.systems.genesys.orders import (
    Activate,
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
from engine.systems.genesys.rooms import Following
from engine.systems.genesys.rounds import SHARED
from engine.systems.genesys.setting_down import set_down
from engine.systems.genesys.slowing import led_slowly, slow_pieces
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import enemies_of, ground_for
from geometry.pose import Pose
from geometry.tolerance import Fit, at_most
from geometry.travel import travel

EXTRA = {"move_extra", "charge_extra"}
CHARGES = {"charge", "charge_extra"}
ALONE = "move_one"

_BESIDE = 0.003
"""Inches off an enemy to which a way is looked for that then goes on to touch it."""


def fill(game: GenesysGame, option: Option, answers: Answers) -> Order:
    """Raises KeyError where an answer is missing or the option is none of this game's."""
    by, unit = option.by, option.unit or ""
    match option.id.partition(".")[0]:
        case "roll_off":
            return RollOff(rolled={side: _dice(answers, side) for side in game.sides})
        case "standard_zones":
            return ChooseZones(by=by, zones=tuple(int(zone) for zone in _words(answers, "zones")))
        case "forward_zones":
            return ForwardZones(by=by, zone=int(_word(answers, "zone")), rolled=_dice(answers, "rolled"))
        case "challenge":
            return Challenge(by=by, rolled={side: _dice(answers, side) for side in game.sides})
        case "activate":
            return Activate(by=by, unit=unit)
        case "melee" | "ranged":
            return Attack(
                by=by,
                unit=unit,
                target=_word(answers, "target"),
                way=Way(option.id),
                removed=_words(answers, "removed"),
                note=_text(answers, "note"),
            )
        case "spend":
            return Spend(by=by, unit=unit, note=_text(answers, "note"))
        case "hold":
            return HoldAction(by=by, unit=unit)
        case "go_on":
            return GoOn(by=by, unit=unit)
        case "dive" | "fight_back" | "shoot" | "strike":
            return React(
                by=by,
                unit=unit,
                kind=Reaction(option.id),
                removed=_words(answers, "removed"),
                note=_text(answers, "note"),
            )
        case "decline":
            return Decline(by=by)
        case "decline_rest":
            return Decline(by=by, rest=True)
        case "end":
            return End(by=by)
        case "pass":
            return Pass(by=by)
    return _table_order(option, answers)


def _table_order(option: Option, answers: Answers) -> Order:
    match option.id:
        case "wound":
            wounds = answers["wounds"]
            if not isinstance(wounds, int):
                raise TypeError("wounds are a whole number")
            return Wound(by=option.by, model=_word(answers, "model"), wounds=wounds, cause=_text(answers, "cause"))
        case "event" | "effect":
            return Happen(by=option.by, stage=Stages(option.id), text=_text(answers, "text"))
        case "primary" | "secondary":
            rolled, text = _dice(answers, "rolled"), _text(answers, "text")
            return RollMission(by=option.by, rolled=rolled, shared=option.id == "secondary", text=text)
        case "card":
            whose, text = _word(answers, "whose"), _text(answers, "text")
            shared = whose == SHARED
            return WriteCard(by=option.by if shared else whose, text=text, shared=shared)
        case "prolong":
            model = _word(answers, "model")
            return Prolong(by=model.partition(".")[0], model=model, rolled=_dice(answers, "rolled"))
        case "remove":
            return Remove(by=option.by, models=_words(answers, "models"), cause=_text(answers, "cause"))
        case "roll_d6" | "roll_d10":
            sides = int(option.id.removeprefix("roll_d"))
            return Roll(by=option.by, sides=sides, rolled=_dice(answers, "rolled"), cause=_text(answers, "cause"))
    raise KeyError(option.id)


def propose(rules: Rulebook, game: GenesysGame, draft: Draft) -> Order:
    """The squad goes along with the model in the hand, unless that one is to move alone."""
    if draft.option in ARRIVALS:
        return proposed(rules, game, draft)
    if draft.option == Deploy.do:
        number = draft.model or game.alive_of(draft.unit)[0].number
        at = draft.path[-1] if draft.path else Pose(0.0, 0.0)
        others = set_down(rules, game, draft, game.model(f"{draft.unit}.{number}"), at)
        return Deploy(by=draft.by, unit=draft.unit, model=number, path=(at,), others=others)
    hand = _hand(game, draft)
    path = draft.path or (hand.placed.pose,)
    if draft.option in CHARGES:
        return _charge(rules, game, draft, hand, path)
    extra = draft.option in EXTRA
    path = _round_about(rules, game, hand, path, extra=extra, straight=draft.exact)
    if draft.option == ALONE:
        others = {number: pose for number, pose in draft.others.items() if number != hand.number}
    else:
        following = Following.of(rules, game, draft.unit, extra=extra, charges=False)
        others = follow(following, hand, path[-1], draft.others)
    return Move(by=draft.by, unit=draft.unit, model=hand.number, path=path, others=others, extra=extra)


def _charge(rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...]) -> Charge:
    """The first of these that the verdict allows: up to an enemy that the hand is held at; straight on, to the first
    enemy that is met; to where it is held, while one that goes along meets an enemy. Else it meets none."""
    straight_on = path
    if len(path) > 1 and game.activation is not None:
        bench = Bench(rules, game)
        for way in _ways_up(rules, game, draft, hand, path):
            if _hand_may_go(rules, game, hand, way, extra=draft.option in EXTRA):
                order = _charge_by(rules, game, draft, hand, way, charges=True)
                if is_allowed_charge(bench, order, game.activation):
                    return order
        straight_on = _straight_on(rules, game, draft, hand, path)
        orders = _brought_home(rules, game, draft, hand, path)
        if _touches(hand, straight_on[-1], charged_by(game, draft, hand)):
            orders = chain((_charge_by(rules, game, draft, hand, straight_on, charges=True),), orders)
        found = next((order for order in orders if is_allowed_charge(bench, order, game.activation)), None)
        if found is not None:
            return found
    order = _charge_by(rules, game, draft, hand, straight_on, charges=False)
    if game.activation is None or not is_allowed_charge(Bench(rules, game), order, game.activation):
        return order
    # Nobody goes along into a contact that is not drawn.
    others = {number: pose for number, pose in draft.others.items() if number != hand.number}
    return replace(order, others=others)


def _charge_by(
    rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...], *, charges: bool
) -> Charge:
    following = Following.of(rules, game, draft.unit, extra=draft.option in EXTRA, charges=charges)
    return _charge_of(game, draft, hand, path, follow(following, hand, path[-1], draft.others))


def _charge_of(game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...], others: dict[int, Pose]) -> Charge:
    return Charge(
        by=draft.by,
        unit=draft.unit,
        targets=_targets(game, draft, hand, path[-1], others),
        model=hand.number,
        path=path,
        others=others,
        extra=draft.option in EXTRA,
        sight=draft.answers.get("sight", "yes") != "no",
    )


def _brought_home(
    rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...]
) -> Iterator[Charge]:
    """The hand where it is held: one that the player has set touches an enemy already, or one that goes along does."""
    extra, enemies = draft.option in EXTRA, charged_by(game, draft, hand)
    following = Following.of(rules, game, draft.unit, extra=extra, charges=False)
    end = path[-1]
    if set_to_touch(game, draft, hand, enemies):
        led_there = _round_about(rules, game, hand, path, extra=extra, straight=draft.exact)
        yield _charge_by(rules, game, draft, hand, led_there, charges=False)
        return
    leads = [
        lead for lead in leads_for(following, hand, end.turn, draft.others, enemies) if lead.ends.contains(end.point)
    ]
    if leads:
        led_there = _round_about(rules, game, hand, path, extra=extra, straight=draft.exact)
        if _hand_may_go(rules, game, hand, led_there, extra=extra):
            for lead in leads:
                others = brought_home(following, hand, end, draft.others, lead)
                yield _charge_of(game, draft, hand, led_there, others)


def set_to_touch(game: GenesysGame, draft: Draft, hand: Model, enemies: Sequence[Model]) -> bool:
    """Whether one that the player has set is base to base with one of these enemies."""
    mates = (mate for mate in game.standing_of(draft.unit) if mate.id != hand.id and mate.number in draft.others)
    return any(_touches(mate, draft.others[mate.number], enemies) for mate in mates)


def charged_by(game: GenesysGame, draft: Draft, hand: Model) -> list[Model]:
    """The models of the squads answered as targets, or all enemies without an answer; none where one is no target."""
    enemies = enemies_of(game, game.side_of(hand))
    answered = answered_targets(draft)
    if not {enemy.unit for enemy in enemies}.issuperset(answered):
        return []
    return [enemy for enemy in enemies if not answered or enemy.unit in answered]


def _touches(model: Model, end: Pose, enemies: Sequence[Model]) -> bool:
    there = replace(model, pose=end)
    return any(in_touch(there, enemy) for enemy in enemies)


def _ways_up(
    rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...]
) -> Iterator[tuple[Pose, ...]]:
    """To the enemies that the hand is near, the nearest first: to touch it, or if there is no room to do so, nearly."""
    wanted = answered_targets(draft)
    enemies = [one for one in enemies_of(game, game.side_of(hand)) if not wanted or one.unit in wanted]
    for apart, enemy in near_enough(hand, path[-1], enemies):
        if apart < 0.0:
            yield _straight_to(rules, game, draft, hand, _into_contact(hand, path, (enemy,)))
        touch = touching(hand, path[-1], enemy)
        beside = touching(hand, path[-1], enemy, _BESIDE)
        nearly = touching(hand, path[-1], enemy, NEARLY)
        for aim, end in ((beside, touch), (touch, touch), (nearly, nearly), (beside, nearly)):
            extra = draft.option in EXTRA
            led_up = _round_about(rules, game, hand, (*path[:-1], aim), extra=extra, straight=draft.exact)
            yield (*led_up[:-1], end)


def _hand_may_go(rules: Rulebook, game: GenesysGame, hand: Model, path: tuple[Pose, ...], *, extra: bool) -> bool:
    """A quick no; yes only means that the whole squad must be asked about."""
    gone, limit = _gone_before(rules, game, hand, path, extra=extra)
    in_movement = at_most(travel(hand.base, (*gone, *path[1:])), limit) is not Fit.BROKEN
    return in_movement and is_clear(hand.base, path, ground_for(game, hand, {}))


def _straight_on(
    rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...]
) -> tuple[Pose, ...]:
    """Up to the first enemy; where something else is in the way of that, round it and up to the first."""
    enemies = enemies_of(game, game.side_of(hand))
    straight = _straight_to(rules, game, draft, hand, _into_contact(hand, path, enemies))
    if draft.exact or not _is_barred(rules, game, hand, straight[len(path) - 2 :]):
        return straight
    led_round = _round_about(rules, game, hand, path, extra=draft.option in EXTRA)
    stopped = _into_contact(hand, led_round, enemies)
    return led_round if _is_barred(rules, game, hand, stopped[-2:]) else stopped


def _straight_to(
    rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, path: tuple[Pose, ...]
) -> tuple[Pose, ...]:
    return _round_about(rules, game, hand, path, extra=draft.option in EXTRA, straight=True)


def _is_barred(rules: Rulebook, game: GenesysGame, hand: Model, legs: tuple[Pose, ...]) -> bool:
    ground = ground_for(game, hand, {})
    return len(legs) > 1 and any(way.refuses for way in judge_way(rules, hand.id, hand.base, legs, ground))


def _round_about(
    rules: Rulebook, game: GenesysGame, hand: Model, path: tuple[Pose, ...], *, extra: bool, straight: bool = False
) -> tuple[Pose, ...]:
    """The last leg round what is in its way, as far as what is left of the movement goes; ``straight`` only takes the
    turn of a long base where there is room for it on the line drawn."""
    if len(path) < 2:
        return path
    trail, limit = _gone_before(rules, game, hand, path, extra=extra)
    gone, slow = (*trail, *path[1:-1]), slow_pieces(rules, game)
    legs = led_slowly(slow, hand.base, gone, path[-1], limit, ground_for(game, hand, {}), straight=straight)
    return (*path[:-1], *legs)


def _gone_before(
    rules: Rulebook, game: GenesysGame, hand: Model, path: tuple[Pose, ...], *, extra: bool
) -> tuple[tuple[Pose, ...], float]:
    """What the hand has gone in this activation up to where the path begins, and how far it may go in all."""
    activation = game.activation
    trail = activation.trails.get(hand.id, path[:1]) if activation else path[:1]
    return trail, allowance(rules, game, hand.unit, extra or (activation is not None and activation.extra))


def _hand(game: GenesysGame, draft: Draft) -> Model:
    standing = game.standing_of(draft.unit)
    return next((model for model in standing if model.number == draft.model), standing[0])


def _into_contact(hand: Model, path: tuple[Pose, ...], enemies: Sequence[Model]) -> tuple[Pose, ...]:
    """The last leg ends at the first of these enemies that it meets, turned as it is held, so that a charge needs no
    steady hand."""
    before = replace(hand, pose=replace(path[-2], turn=path[-1].turn))
    return (*path[:-1], first_contact(before, path[-1], enemies))


def _targets(game: GenesysGame, draft: Draft, hand: Model, end: Pose, others: dict[int, Pose]) -> tuple[str, ...]:
    """Those answered; without an answer, the squads that are met."""
    answered = answered_targets(draft)
    if answered:
        return answered
    ends = {hand.id: end, **{f"{draft.unit}.{number}": pose for number, pose in others.items()}}
    after = game.with_poses(ends)
    enemies = enemies_of(game, game.side_of(hand))
    met = {enemy.unit for enemy in enemies if any(in_touch(after.model(id), enemy) for id in ends)}
    return tuple(sorted(met))


def answered_targets(draft: Draft) -> tuple[str, ...]:
    """None where the squads that are met are to be the targets."""
    return _words(draft.answers, "targets")


def _word(answers: Answers, name: str) -> str:
    return str(answers[name])


def _text(answers: Answers, name: str) -> str:
    return str(answers.get(name, ""))


def _words(answers: Answers, name: str) -> tuple[str, ...]:
    answer = answers.get(name, ())
    if isinstance(answer, str):
        return (answer,) if answer else ()
    return tuple(str(word) for word in answer) if isinstance(answer, tuple) else ()


def _dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers[name]
    if isinstance(answer, int):
        return (answer,)
    return tuple(int(die) for die in answer)
