"""Attacks as options: with real dice, or weapon by weapon with the program's; then the dice step by step."""

from collections.abc import Collection, Iterator, Sequence

from engine.findings import Finding
from engine.options import Ask, ChoiceAsk, DiceAsk, Draft, NumberAsk, Option
from engine.orders import End
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import fighting_dice, has_figures, may_still_use, not_its_own, to_fall
from engine.systems.starcraft.casualties import proposed
from engine.systems.starcraft.counted import dice_said
from engine.systems.starcraft.found import refused
from engine.systems.starcraft.judge_attack import no_enemy, open_targets
from engine.systems.starcraft.judge_shots import open_shots, template_weapon, why_no_shot
from engine.systems.starcraft.names import in_list, name
from engine.systems.starcraft.orders import Attack, Fall, Strike
from engine.systems.starcraft.ranks import ranks
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.volley import SIDES, Step, Volley
from engine.systems.starcraft.weapons import Weapon
from engine.tongue import tr

_MOST_DICE = 60


def attack_asks(game: StarcraftGame, unit: str) -> Iterator[Ask]:
    """What an attack with real dice needs: its target and whom it took."""
    targets = open_targets(game, unit)
    yield ChoiceAsk("target", tr("Target"), tuple((target, name(game, target)) for target in targets))
    hit = targets
    if game.phase is Phase.ASSAULT and template_weapon(game, unit) is not None:
        others = tuple(one.id for one in game.mission.units if one.id not in (*targets, unit))
        hit = (*targets, *others)
    yield models_of(game, "removed", tr("Casualties, by real dice"), "target", hit, free=frozenset(hit) - {*targets})


def models_of(
    game: StarcraftGame, asked: str, label: str, of: str, units: Sequence[str], free: Collection[str] = ()
) -> ChoiceAsk:
    """The models of units that another ask names, to choose from; those of ``free`` units whatever it names."""
    models = [(model.id, unit) for unit in units for model in game.standing_of(unit)]
    named = tuple((model, in_list(game, model)) for model, _ in models)
    return ChoiceAsk(asked, label, named, True, of, tuple(pair for pair in models if pair[1] not in free))


def weapon_options(
    rules: Rulebook, game: StarcraftGame, unit: str, by: str, closed: Finding | None
) -> Iterator[Option]:
    """One for each weapon whose dice the data knows, closed with its reason where it has no target."""
    close = game.phase is Phase.COMBAT
    weapons = [one for one in game.profile(unit).weapons or () if one.close is close and has_figures(one)]
    for key, weapon in enumerate(weapons, start=1):
        targets, why = ((), closed) if closed is not None else _targets(rules, game, unit, weapon)
        yield Option(
            id=f"{Attack.do}:{weapon.name}",
            name=weapon.name,
            key=str(key) if key <= 9 else "",
            hint=_hint(game, unit, weapon),
            by=by,
            unit=unit,
            asks=tuple(_weapon_asks(game, unit, weapon, targets)),
            closed=why,
            shows=None if close else Draft(f"{Attack.do}:{weapon.name}", by, unit),
        )


def volley_options(game: StarcraftGame, by: str) -> Iterator[Option]:
    """The roll that an attack waits for, or the models it takes."""
    volley = game.volleys[0]
    if volley.step is not Step.CASUALTIES:
        yield Option(Strike.do, _roll_name(volley), "O", _roll_hint(game, volley), by, asks=tuple(_roll_asks(volley)))
        return
    due, left = to_fall(game, volley)
    first = proposed(game, volley.target, due, volley.visible)
    rest = [model.id for model in game.standing_of(volley.target) if model.id not in first]
    choices = tuple((id, name(game, id)) for id in (*first, *rest))
    hint = tr("damage {total}; none chosen: as proposed", total=volley.total) + (
        tr("; {left} left", left=left) if left else ""
    )
    asks = (ChoiceAsk("removed", tr("{due} to remove, in order", due=due), choices, many=True),)
    yield Option(
        Fall.do, tr("Remove {due} of {target}", due=due, target=name(game, volley.target)), "O", hint, by, asks=asks
    )


def end_option(game: StarcraftGame, by: str) -> Option:
    unit = game.attacking.unit if game.attacking is not None else ""
    return Option(End.do, tr("End the attack"), "E", tr("{unit} fires no more weapons", unit=name(game, unit)), by)


def _targets(rules: Rulebook, game: StarcraftGame, unit: str, weapon: Weapon) -> tuple[tuple[str, ...], Finding | None]:
    """The units a weapon may be used against, or why there is none."""
    used = game.attacking.used if game.attacking is not None else ()
    if not may_still_use(game.profile(unit), weapon, used):
        return (), refused(rules, "attack.weapon_used", unit, words={"weapon": weapon.name})
    targets = open_targets(game, unit)
    if weapon.close:
        return targets, not_its_own(rules, game, unit, weapon)
    if found := open_shots(rules, game, unit, targets, weapon):
        return found, None
    reasons = [why_no_shot(rules, game, unit, target, weapon) for target in targets]
    shortest = [reason for reason in reasons if reason is not None]
    shortest.sort(
        key=lambda reason: (reason.code != "attack.sight", reason.code != "attack.range", reason.measured or 0)
    )
    return (), shortest[0] if shortest else no_enemy(rules, unit)


def _weapon_asks(game: StarcraftGame, unit: str, weapon: Weapon, targets: tuple[str, ...]) -> Iterator[Ask]:
    yield ChoiceAsk("target", tr("Target"), tuple((target, name(game, target)) for target in targets))
    if weapon.close and len(targets) > 1:
        dice = fighting_dice(weapon, ranks(game, unit))
        for target in targets:
            yield NumberAsk(
                f"split:{target}", tr("Dice at {target}, if not the target", target=name(game, target)), 0, dice, 0
            )
    yield NumberAsk("more", tr("Dice added or taken by abilities"), -_MOST_DICE, _MOST_DICE, 0)


def _hint(game: StarcraftGame, unit: str, weapon: Weapon) -> str:
    words = [
        tr("{dice_said} a model, {hit}+ hits", dice_said=dice_said(weapon.roa), hit=weapon.hit),
        tr("damage {damage}", damage=weapon.damage),
    ]
    if not weapon.close:
        words.insert(
            0,
            f"{weapon.range:g}″"
            + (tr(", long range {long_range:g}″", long_range=weapon.long_range) if weapon.long_range else ""),
        )
    if weapon.close:
        words.append(tr("{dice_said} in all", dice_said=dice_said(fighting_dice(weapon, ranks(game, unit)))))
    if weapon.upgrade:
        words.append(tr("by upgrade"))
    return ", ".join(words)


def _roll_name(volley: Volley) -> str:
    what = {Step.HIT: tr("hit"), Step.ARMOUR: tr("save by armour"), Step.EVADE: tr("evade")}[volley.step]
    return tr("Roll to {what}: {dice}D{sides}", what=what, dice=volley.dice, sides=SIDES)


def _roll_hint(game: StarcraftGame, volley: Volley) -> str:
    if volley.step is Step.HIT:
        lots = tr(" and ").join(tr("{dice} on {least}+", dice=lot.dice, least=lot.least) for lot in volley.lots)
        surge = tr(", Surge {surge}", surge=volley.surge) if volley.rolls_surge else ""
        return tr(
            "{weapon} of {unit} at {target}: {lots}{surge}",
            weapon=volley.weapon,
            unit=name(game, volley.unit),
            target=name(game, volley.target),
            lots=lots,
            surge=surge,
        )
    return tr(
        "{target}, on {least}+; {through} past armour",
        target=name(game, volley.target),
        least=volley.least,
        through=volley.through,
    )


def _roll_asks(volley: Volley) -> Iterator[Ask]:
    label = {Step.HIT: tr("To hit"), Step.ARMOUR: tr("Armour"), Step.EVADE: tr("Evade")}[volley.step]
    if len(volley.lots) > 1 and volley.step is Step.HIT:
        label += tr(", the first {dice} at normal range", dice=volley.lots[0].dice)
    yield DiceAsk("rolled", label, volley.dice, SIDES)
    if volley.rolls_surge:
        yield DiceAsk("surge", tr("Surge Die ({surge}), a die of six", surge=volley.surge), 1, SIDES)
