"""The odds of a Charge: by die result how far it goes, by target the roll it needs."""

from collections.abc import Iterator, Sequence

from engine.picture import Band
from engine.rulebook import Rulebook
from engine.systems.starcraft.charge_bonuses import charge_bonus, charge_dice
from engine.systems.starcraft.ends import reach
from engine.systems.starcraft.failing import find_end
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.names import name
from engine.systems.starcraft.shooting import distances
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr
from geometry.pose import Pose
from geometry.tolerance import at_most


def odds(rules: Rulebook, bonuses: Sequence[str], least: int) -> float:
    """That the highest die of a Charge shows so much or more; 0 to 1."""
    sides, dice = rules.count("charge_sides"), charge_dice(rules, bonuses)
    if least > sides:
        return 0.0
    return 1.0 - ((max(1, least) - 1) / sides) ** dice


def percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


def straight_need(rules: Rulebook, game: StarcraftGame, unit: str, target: str, bonuses: Sequence[str] = ()) -> int:
    """The least die that could bring some model of the unit within reach of the target, if nothing were in the way;
    more than the die has sides where none could."""
    away = min(nearest[0][0] for nearest in distances(game, unit, target).values())
    far = _speed(rules, game, unit, bonuses) + rules.figure("engagement_range")
    sides = rules.count("charge_sides")
    return next((die for die in range(1, sides + 1) if at_most(away, far + die)), sides + 1)


def target_label(rules: Rulebook, game: StarcraftGame, unit: str, target: str, bonuses: Sequence[str] = ()) -> str:
    """A target with the roll it needs straight ahead, and its odds."""
    if not game.stands(unit):
        return name(game, target)
    need = straight_need(rules, game, unit, target, bonuses)
    if need > rules.count("charge_sides"):
        return tr("{target}: out of reach", target=name(game, target))
    return f"{name(game, target)}: {need}+, {percent(odds(rules, bonuses, need))}"


def charge_rings(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, turn: float, bonuses: Sequence[str]
) -> Iterator[Band]:
    """What each die result adds to where the Leading Model's centre gets to, with the odds of getting so far."""
    speed = _speed(rules, game, mover.unit, bonuses)
    before = None
    for die in range(1, rules.count("charge_sides") + 1):
        here = reach(game, mover, (start,), turn, speed + die)
        yield Band(f"{die}+: {percent(odds(rules, bonuses, die))}", here if before is None else here - before)
        before = here


def target_needs(
    rules: Rulebook, game: StarcraftGame, unit: str, start: Pose, targets: Sequence[str], bonuses: Sequence[str]
) -> Iterator[str]:
    """Each target, and all together, with the roll that this Leading Model needs by the ways there are."""
    groups: list[tuple[str, ...]] = [(target,) for target in targets]
    if len(targets) > 1:
        groups.append(tuple(targets))
    for group in groups:
        who = tr(" and ").join(name(game, target) for target in group)
        need = _need(rules, game, unit, start, group, bonuses)
        if need > rules.count("charge_sides"):
            yield tr("{who}: out of reach", who=who)
        else:
            yield tr("{who}: needs {need}+, {percent}", who=who, need=need, percent=percent(odds(rules, bonuses, need)))


def _need(
    rules: Rulebook, game: StarcraftGame, unit: str, start: Pose, group: tuple[str, ...], bonuses: Sequence[str]
) -> int:
    mover = make_mover(rules, game, unit, group)
    speed = _speed(rules, game, unit, bonuses)
    low, high = 1, rules.count("charge_sides") + 1
    while low < high:
        middle = (low + high) // 2
        if find_end(rules, game, mover, start, speed + middle, group):
            high = middle
        else:
            low = middle + 1
    return low


def _speed(rules: Rulebook, game: StarcraftGame, unit: str, bonuses: Sequence[str]) -> float:
    return max(0.0, (speed_now(game, unit) or 0.0) + charge_bonus(rules, bonuses))
