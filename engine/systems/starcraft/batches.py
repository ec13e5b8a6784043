"""From a declared attack to its dice: the Attack Pool, what saves the target, and who may fall."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.changes import lose
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.keywords import INDIRECT, SIDEARM, SPECIALIST, has, is_indomitable, number, pierced
from engine.systems.starcraft.profile import StarcraftProfile
from engine.systems.starcraft.ranks import Ranks
from engine.systems.starcraft.shooting import Shooter, Shots, lookers_of
from engine.systems.starcraft.sight import on_high_ground, sees_all
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.volley import Lot, Volley, fallen, least_roll
from engine.systems.starcraft.weapons import Weapon
from engine.tongue import tr

EVADES = "evade"


def weapon_named(profile: StarcraftProfile, name: str, *, close: bool) -> Weapon | None:
    return next((one for one in profile.weapons or () if one.name == name and one.close is close), None)


def has_figures(weapon: Weapon) -> bool:
    """The data has all that its dice need."""
    return weapon.roa is not None and weapon.hit is not None and weapon.damage is not None


def is_bought(game: StarcraftGame, unit: str, weapon: Weapon) -> bool:
    """The mission names the weapon among the unit's upgrades."""
    return weapon.name in game.unit(unit).upgrades


def given_way(game: StarcraftGame, unit: str, weapon: Weapon) -> Weapon | None:
    """The weapon that was bought instead of this one."""
    known = (one for one in game.profile(unit).weapons or () if one.close is weapon.close and _replaces(one, weapon))
    return next((one for one in known if is_bought(game, unit, one)), None)


def not_its_own(rules: Rulebook, game: StarcraftGame, unit: str, weapon: Weapon) -> Finding | None:
    """Refuses a weapon that another was bought instead of."""
    other = given_way(game, unit, weapon)
    if other is None:
        return None
    return refused(rules, "attack.gave_way", unit, words={"weapon": weapon.name, "instead": other.name})


def bought_finding(rules: Rulebook, game: StarcraftGame, unit: str, weapon: Weapon) -> Finding:
    """Of an upgrade: it was bought if the mission says so, else the player knows."""
    severity = Severity.PASSED if is_bought(game, unit, weapon) else Severity.LEFT_TO_YOU
    return found(rules, "attack.bought", severity, unit, words={"weapon": weapon.name})


def may_still_use(profile: StarcraftProfile, weapon: Weapon, used: Sequence[str]) -> bool:
    """A model uses one weapon, and every SIDEARM besides; a SPECIALIST is another model than the rest."""
    fired = [one for one in profile.weapons or () if one.name in used and one.close is weapon.close]
    if weapon in fired or any(_replaces(one, weapon) or _replaces(weapon, one) for one in fired):
        return False
    if has(weapon, SIDEARM) or has(weapon, SPECIALIST):
        return True
    return all(has(one, SIDEARM) or has(one, SPECIALIST) for one in fired)


def _replaces(weapon: Weapon, other: Weapon) -> bool:
    """The one is bought for the other; a SPECIALIST's leaves it with the rest of the unit."""
    return weapon.instead_of == other.name and not has(weapon, SPECIALIST)


def shooting_pool(game: StarcraftGame, target: str, weapon: Weapon, firing: Sequence[Shooter]) -> tuple[Lot, ...]:
    """The dice of those that shoot, LONG RANGE apart; a SPECIALIST that has fired its own weapon has no other."""
    shooting = firing[:1] if has(weapon, SPECIALIST) else firing[: len(firing) - _specialists(game, weapon)]
    locked = number(weapon, "locked in") if game.state(target).stationary else 0
    lots = []
    for long in (False, True):
        dice = sum(
            (weapon.roa or 0) + locked + (weapon.burst_attacks if shooter.burst else 0)
            for shooter in shooting
            if shooter.long is long
        )
        if dice:
            lots.append(Lot(dice, least_roll(weapon.hit or 0, 1 if long else 0)))
    return tuple(lots)


def _specialists(game: StarcraftGame, weapon: Weapon) -> int:
    if game.attacking is None or has(weapon, SIDEARM):
        return 0
    weapons = game.profile(game.attacking.unit).weapons or ()
    return sum(
        1 for one in weapons if one.name in game.attacking.used and has(one, SPECIALIST) and not has(one, SIDEARM)
    )


def shooting_volley(
    rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon, found: Shots, more: int
) -> Volley:
    lots = with_more(shooting_pool(game, target, weapon, found.firing), more, least_roll(weapon.hit or 0))
    visible = None if game.is_engaged(target) else tuple(sorted(found.visible))
    evades = why_evades(rules, game, unit, target, weapon, found)
    return _volley(game, unit, target, weapon, lots, bool(evades), visible, surge=True)


def fighting_volleys(
    game: StarcraftGame, unit: str, target: str, weapon: Weapon, found: Ranks, more: int, split: dict[str, int]
) -> tuple[Volley, ...]:
    """One for each enemy that gets dice; the Surge Die goes to ``target``."""
    least = least_roll(weapon.hit or 0)
    rest = fighting_dice(weapon, found) + more - sum(split.values())
    shares = {target: rest, **split}
    return tuple(
        _volley(
            game,
            unit,
            foe,
            weapon,
            (Lot(dice, least),),
            bool(why_evades_close(game, foe)),
            None,
            surge=foe == target,
        )
        for foe, dice in shares.items()
        if dice > 0
    )


def fighting_dice(weapon: Weapon, found: Ranks) -> int:
    striking = found.striking[:1] if has(weapon, SPECIALIST) else found.striking
    return (weapon.roa or 0) * len(striking)


def why_evades(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon, found: Shots) -> str:
    """Why a target of a Ranged Attack may evade, in words; empty where it may not."""
    if game.profile(target).evade is None:
        return ""
    if game.is_engaged(target):
        return tr("it is Engaged and shot at")
    if is_indomitable(game.profile(unit)) and game.is_engaged(unit):
        return tr("the attacker is Engaged and Indomitable")
    if close := why_evades_close(game, target):
        return close
    if _has_high_ground_cover(rules, game, unit, target, found):
        return tr("it stands on High Ground")
    if has(weapon, INDIRECT) and game.setting("indirect_unseen") == EVADES and not _sees(rules, game, found, target):
        return tr("it is not seen")
    return ""


def why_evades_close(game: StarcraftGame, target: str) -> str:
    """What lets it evade every attack."""
    if game.profile(target).evade is None:
        return ""
    state = game.state(target)
    return tr("it is BURROWED") if state.burrowed else tr("it is HIDDEN") if state.hidden else ""


def healths(game: StarcraftGame, unit: str, among: Sequence[str] | None) -> list[int]:
    """HP of the models an attack may take, one after another; the shield goes with the first that the unit loses."""
    profile = game.profile(unit)
    standing = game.standing_of(unit)
    count = len(standing) if among is None else sum(1 for model in standing if model.id in among)
    first = profile.hp + (profile.shield if is_shielded(game, unit) else 0)
    return [first, *([profile.hp] * (count - 1))] if count else []


def is_shielded(game: StarcraftGame, unit: str) -> bool:
    return len(game.alive_of(unit)) == len(game.models_of(unit))


def damage_marker(game: StarcraftGame, unit: str) -> int:
    """The damage a unit bears that has not taken a model yet."""
    return sum(model.wounds for model in game.standing_of(unit))


def with_damage_marker(game: StarcraftGame, unit: str, damage: int) -> StarcraftGame:
    """Shown on the first model that stands."""
    standing = game.standing_of(unit)
    return game.with_models(replace(model, wounds=damage if index == 0 else 0) for index, model in enumerate(standing))


def to_fall(game: StarcraftGame, volley: Volley) -> tuple[int, int]:
    """How many models of the target the volley takes, and what damage is left."""
    return fallen(volley.total, healths(game, volley.target, volley.visible))


def settled(rules: Rulebook, game: StarcraftGame, removed: Sequence[str]) -> StarcraftGame:
    """The volley at hand is over: casualties leave, and the rest of the damage is marked."""
    volley = game.volleys[0]
    _, left = to_fall(game, volley)
    game = lose(rules, with_damage_marker(game, volley.target, 0), removed)
    return replace(with_damage_marker(game, volley.target, left), volleys=game.volleys[1:])


def _volley(
    game: StarcraftGame,
    unit: str,
    target: str,
    weapon: Weapon,
    lots: tuple[Lot, ...],
    evades: bool,
    visible: tuple[str, ...] | None,
    *,
    surge: bool,
) -> Volley:
    profile = game.profile(target)
    matches = surge and bool(weapon.surge_dice) and bool(profile.tags & set(weapon.surge))
    evade = None
    if evades and profile.evade is not None:
        evade = least_roll(profile.evade, number(weapon, "anti-evade"))
    damage = pierced(weapon, profile.tags)
    return Volley(
        unit=unit,
        target=target,
        weapon=weapon.name,
        lots=tuple(lot for lot in lots if lot.dice > 0),
        damage=weapon.damage or 0 if damage is None else damage,
        armour=profile.armour,
        evade=evade,
        surge=weapon.surge_dice if matches else "",
        precision=number(weapon, "precision"),
        critical=number(weapon, "critical hit"),
        visible=visible,
        marker=damage_marker(game, target),
    )


def with_more(lots: tuple[Lot, ...], more: int, least: int) -> tuple[Lot, ...]:
    """Dice that abilities add roll as at normal range, where none is left on ``least``; those they take go from the
    worst."""
    if more >= 0:
        first = lots[0] if lots else Lot(0, least)
        return (replace(first, dice=first.dice + more), *lots[1:])
    return tuple(reversed(list(_taken(reversed(lots), -more))))


def _taken(lots: Iterator[Lot], less: int) -> Iterator[Lot]:
    for lot in lots:
        gone = min(lot.dice, less)
        less -= gone
        yield replace(lot, dice=lot.dice - gone)


def _has_high_ground_cover(rules: Rulebook, game: StarcraftGame, unit: str, target: str, found: Shots) -> bool:
    """All of the target stand on High Ground, and some attacker does not."""
    if game.is_flying(unit) or not all(on_high_ground(rules, game, model) for model in game.standing_of(target)):
        return False
    return any(not on_high_ground(rules, game, game.model(shooter.model)) for shooter in found.firing)


def _sees(rules: Rulebook, game: StarcraftGame, found: Shots, target: str) -> bool:
    targets = list(lookers_of(game, target).values())
    return any(
        any(sees_all(rules, game, lookers_of(game, game.model(shooter.model).unit)[shooter.model], targets))
        for shooter in found.firing
    )
