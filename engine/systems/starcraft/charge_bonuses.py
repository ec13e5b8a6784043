"""What abilities and cards do to the distance of a Charge."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr, tr_later
from geometry.gaps import gap
from geometry.tolerance import at_most


@dataclass(frozen=True, slots=True)
class Bonus:
    """``figure`` is added (taken, where ``less``), or so many dice are rolled instead where ``dice``, the highest
    counts. ``ability`` is what the unit needs, none for a card of its side."""

    name: str
    figure: str
    ability: str | None = None
    dice: bool = False
    less: bool = False


METABOLIC, ZEALOTS, LEAP = "metabolic-boost", "charge", "leap"
GRAVITIC, OVERSEER, CONCUSSIVE = "gravitic-boosters", "overseer", "concussive-shells"

BONUSES: Mapping[str, Bonus] = {
    METABOLIC: Bonus(tr_later("Metabolic Boost"), "charge_boost_dice", METABOLIC, dice=True),
    ZEALOTS: Bonus(tr_later("Charge ability"), "charge_boost_dice", ZEALOTS, dice=True),
    LEAP: Bonus(tr_later("Leap"), "charge_leap", LEAP),
    GRAVITIC: Bonus(tr_later("Gravitic Boosters"), "charge_gravitic"),
    OVERSEER: Bonus(tr_later("Overseer"), "charge_overseer_dice", dice=True),
    CONCUSSIVE: Bonus(tr_later("Concussive Shells"), "charge_concussive", less=True),
}


def charge_dice(rules: Rulebook, bonuses: Sequence[str]) -> int:
    """How many dice a Charge rolls; the highest counts."""
    dice = rules.count("charge_dice")
    for name in bonuses:
        if name in BONUSES and BONUSES[name].dice:
            dice = max(dice, rules.count(BONUSES[name].figure))
    return dice


def charge_bonus(rules: Rulebook, bonuses: Sequence[str]) -> float:
    """Inches added to Speed and die."""
    known = [BONUSES[name] for name in bonuses if name in BONUSES and not BONUSES[name].dice]
    return sum(-rules.figure(one.figure) if one.less else rules.figure(one.figure) for one in known)


def open_bonuses(game: StarcraftGame, unit: str) -> tuple[str, ...]:
    """Those a unit brings of itself."""
    abilities = game.profile(unit).abilities
    return tuple(name for name, bonus in BONUSES.items() if bonus.ability is not None and bonus.ability in abilities)


def has_overseer(game: StarcraftGame, side: str) -> bool:
    """Whether a side could have an Overseer at all."""
    return game.mission.side(side).faction == "zerg"


def card_choices(game: StarcraftGame, unit: str) -> tuple[tuple[str, str], ...]:
    """Cards of its side and reactions of the other's that change the distance and not the dice."""
    setup = game.unit(unit)
    found = []
    if game.mission.side(setup.side).faction == "protoss":
        found.append((GRAVITIC, tr(BONUSES[GRAVITIC].name)))
    if any(CONCUSSIVE in game.profile(one.id).abilities and game.stands(one.id) for one in game.enemies_of(setup.side)):
        found.append((CONCUSSIVE, tr(BONUSES[CONCUSSIVE].name)))
    return tuple(found)


def bonus_findings(
    rules: Rulebook, game: StarcraftGame, unit: str, targets: Sequence[str], bonuses: Sequence[str]
) -> Iterator[Finding]:
    for name, times in Counter(bonuses).items():
        bonus = BONUSES.get(name)
        if bonus is not None and times > 1:
            yield refused(
                rules, "charge.no_ability", unit, words={"what": tr("uses {bonus} more than once", bonus=bonus.name)}
            )
        if bonus is None:
            yield refused(rules, "order.unknown", words={"what": tr("Charge bonus called {name}", name=name)})
        elif bonus.ability is not None:
            if bonus.ability not in game.profile(unit).abilities:
                yield refused(rules, "charge.no_ability", unit, words={"what": tr("has no {bonus}", bonus=bonus.name)})
        elif name == CONCUSSIVE:
            yield _concussive(rules, game, unit, targets)
        else:
            yield found(rules, "charge.by_card", Severity.LEFT_TO_YOU, unit, words={"bonus": bonus.name})


def _concussive(rules: Rulebook, game: StarcraftGame, unit: str, targets: Sequence[str]) -> Finding:
    """The charged unit is within 8″ of a friend that has them."""
    side = game.opponent(game.unit(unit).side)
    limit = rules.figure("concussive_range")
    shooters = [one.id for one in game.units_of(side) if CONCUSSIVE in game.profile(one.id).abilities]
    gaps = [
        gap(mine.placed, theirs.placed)
        for shooter in shooters
        for mine in game.standing_of(shooter)
        for target in targets
        for theirs in game.standing_of(target)
    ]
    if not gaps:
        return refused(
            rules,
            "charge.no_ability",
            side,
            words={"what": tr("has no {bonuses}", bonuses=tr(BONUSES[CONCUSSIVE].name))},
        )
    away = min(gaps)
    severity = Severity.of(at_most(away, limit))
    return found(rules, "charge.concussive", severity, unit, measured=away, limit=limit)
