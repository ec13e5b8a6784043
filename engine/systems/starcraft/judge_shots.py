"""Judging a weapon against a target: its tag, who is Engaged with whom, range, sight, and each model's part."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import bought_finding, not_its_own
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.keywords import BULKY, PINPOINT, SPECIALIST, has, is_indomitable
from engine.systems.starcraft.shooting import Shooter, Shots, in_sight, shots
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.weapons import Weapon
from engine.tongue import tr
from geometry.gaps import nearest_points
from geometry.tolerance import at_most

SIEGE_MODE = "SIEGE MODE"


def weapon_findings(
    rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon, known: Shots | None = None
) -> Iterator[Finding]:
    """Whether a weapon may be fired at a target at all; ends with the first refusal. ``known`` are its shots."""
    for finding in _at_any_distance(rules, game, unit, target, weapon):
        yield finding
        if finding.refuses:
            return
    shooting = shots(rules, game, unit, target, weapon) if known is None else known
    for finding in _reach(rules, game, unit, target, weapon, shooting):
        yield finding
        if finding.refuses:
            return
    if weapon.upgrade:
        yield bought_finding(rules, game, unit, weapon)


def open_shots(
    rules: Rulebook, game: StarcraftGame, unit: str, targets: Sequence[str], weapon: Weapon
) -> tuple[str, ...]:
    """The targets a weapon may be fired at, which is found without looking at every model."""
    free = [target for target in targets if _why_barred(rules, game, unit, target, weapon) is None]
    seen = in_sight(rules, game, unit, free, weapon)
    return tuple(target for target in free if target in seen)


def why_no_shot(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon) -> Finding | None:
    """Why a weapon can't be fired at a target; none where it can."""
    if open_shots(rules, game, unit, (target,), weapon):
        return None
    return next((one for one in weapon_findings(rules, game, unit, target, weapon) if one.refuses), None)


def shot_findings(rules: Rulebook, unit: str, target: str, weapon: Weapon, shooting: Shots) -> Iterator[Finding]:
    """Each model's part: what it adds, or why it adds nothing."""
    firing = len(shooting.firing)
    count = min(1, firing) if has(weapon, SPECIALIST) else firing
    words = {"weapon": weapon.name, "all": str(len(shooting.shooters)), "seen": str(len(shooting.visible))}
    yield found(rules, "attack.models", Severity.PASSED, unit, target, measured=float(count), words=words)
    for shooter in shooting.shooters:
        yield _part(rules, shooter, weapon)


def _at_any_distance(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon) -> Iterator[Finding]:
    if not weapon.hits(game.is_flying(target)):
        yield refused(rules, "attack.tag", unit, target, words={"weapon": weapon.name, "targets": weapon.targets})
        return
    yield from _engagement(rules, game, unit, target, weapon)
    if weapon.only_in and not is_in(game, unit, weapon.only_in):
        words = {"weapon": weapon.name, "status": weapon.only_in}
        yield refused(rules, "attack.only_in", unit, words=words)
    if (gone := not_its_own(rules, game, unit, weapon)) is not None:
        yield gone


def _why_barred(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon) -> Finding | None:
    return next((one for one in _at_any_distance(rules, game, unit, target, weapon) if one.refuses), None)


def _part(rules: Rulebook, shooter: Shooter, weapon: Weapon) -> Finding:
    where = None if shooter.line is None else Where(line=shooter.line, spot=shooter.line[0])
    if shooter.fires:
        notes = [
            *([tr("at LONG RANGE, 1 harder to hit")] if shooter.long else []),
            *([tr("BURST FIRE, {burst_attacks} more", burst_attacks=weapon.burst_attacks)] if shooter.burst else []),
        ]
        words = {"notes": "; " + "; ".join(notes) if notes else ""}
        if shooter.doubtful:
            return found(rules, "attack.adds", Severity.AT_LIMIT, shooter.model, shooter.at, words=words, where=where)
        severity = Severity.AT_LIMIT if shooter.edge else Severity.PASSED
        return found(
            rules,
            "attack.adds",
            severity,
            shooter.model,
            shooter.at,
            measured=shooter.away,
            limit=shooter.reach,
            words=words,
            where=where,
        )
    if shooter.is_far:
        return found(
            rules,
            "attack.too_far",
            Severity.PASSED,
            shooter.model,
            shooter.at,
            measured=shooter.away,
            limit=shooter.reach,
        )
    cover = "" if shooter.cover is None else shooter.cover.value
    return passed(rules, "attack.unseen", shooter.model, shooter.by, words={"cover": cover})


def _engagement(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon) -> Iterator[Finding]:
    """Engaged units shoot at those they are Engaged with, others at Unengaged ones."""
    if game.is_engaged(unit):
        if has(weapon, BULKY):
            yield refused(rules, "attack.bulky", unit, words={"weapon": weapon.name})
            return
        own = target in game.foes(unit)
        free = is_indomitable(game.profile(unit)) and not game.is_engaged(target)
        make = passed if own or free else refused
        yield make(rules, "attack.engaged_elsewhere", unit, target)
        return
    if game.may_be_engaged(unit):
        yield from _perhaps_engaged(rules, game, unit, target, weapon)
    free = target in game.foes(unit) or has(weapon, PINPOINT) or is_indomitable(game.profile(target))
    severity = Severity.PASSED
    if not free and game.may_be_engaged(target):
        severity = Severity.REFUSED if game.is_engaged(target) else Severity.AT_LIMIT
    yield found(rules, "attack.engaged_target", severity, unit, target)


def _perhaps_engaged(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon) -> Iterator[Finding]:
    """What would be refused, were a unit Engaged that is so only at the tolerance."""
    free = is_indomitable(game.profile(unit)) and not game.is_engaged(target)
    if has(weapon, BULKY):
        yield found(rules, "attack.bulky", Severity.AT_LIMIT, unit, words={"weapon": weapon.name})
    elif target not in game.foes(unit) and not free:
        yield found(rules, "attack.engaged_elsewhere", Severity.AT_LIMIT, unit, target)


def _reach(
    rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon, shooting: Shots
) -> Iterator[Finding]:
    best = min(shooting.shooters, key=lambda one: (not one.fires, one.is_far, one.away))
    mine, theirs = game.model(best.model).placed, game.model(best.at).placed
    line = Where(line=nearest_points(mine, theirs), spot=theirs.centre)
    hidden = game.state(target).hidden
    if hidden:
        limit = rules.figure("hidden_range")
        fit = at_most(best.away, limit)
        yield found(rules, "attack.hidden", Severity.of(fit), unit, target, measured=best.away, limit=limit, where=line)
        if not fit:
            return
    # At LONG RANGE of an upgrade it is the player who knows whether it was bought.
    limit = weapon.farthest if not best.fires or best.bought else weapon.reach
    fit = at_most(best.away, limit)
    yield found(rules, "attack.range", Severity.of(fit), unit, target, measured=best.away, limit=limit, where=line)
    if not fit:
        return
    if best.bought:
        words = {"weapon": weapon.name}
        yield found(
            rules,
            "attack.long_range",
            Severity.LEFT_TO_YOU,
            unit,
            target,
            measured=best.away,
            limit=weapon.reach,
            words=words,
            where=line,
        )
    if not best.fires:
        by = game.mission.piece(best.by).name if best.by else tr("a piece")
        words = {"cover": "" if best.cover is None else best.cover.value, "by_name": by}
        piece = Where(whole=game.mission.piece(best.by).outline, line=line.line, spot=line.spot) if best.by else line
        yield found(rules, "attack.sight", Severity.REFUSED, unit, target, words=words, where=piece)
        return
    severity = Severity.AT_LIMIT if best.doubtful else Severity.PASSED
    yield found(rules, "attack.sight", severity, unit, target)


def is_in(game: StarcraftGame, unit: str, status: str) -> bool:
    """Whether the unit has the status that a weapon asks for."""
    return game.state(unit).sieged if status == SIEGE_MODE else False


def template_weapon(game: StarcraftGame, unit: str) -> Weapon | None:
    """The weapon laid with a template that the unit could use as it stands, if it has one."""
    found = (weapon for weapon in game.profile(unit).shots if weapon.template)
    return next((weapon for weapon in found if not weapon.only_in or is_in(game, unit, weapon.only_in)), None)
