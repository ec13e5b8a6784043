"""Judging the models set round their leader: each on free ground, wholly within Coherency, and linked."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Limit, Link, Severity, Where
from engine.ground import is_free
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import NEARER, Formation
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.judge_ground import judge_end
from engine.systems.starcraft.links import links_of
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area
from geometry.gaps import nearest_points
from geometry.outline import outline
from geometry.tolerance import Fit, apart
from geometry.zones import ring


def formation_findings(
    rules: Rulebook, game: StarcraftGame, formation: Formation, *, deploy: bool
) -> Iterator[Finding]:
    """A model out of Coherency is refused while there is room for it; where there is none it stands as near as it can,
    still linked, and is lost where no linked spot is left. A Deploy is refused in both cases."""
    unit = formation.mover.unit
    models = game.alive_of(unit) if deploy else game.standing_of(unit)
    missing = [m.number for m in models if m.number != formation.leader and m.number not in formation.others]
    if not formation.others and not missing:
        return
    yield from _stand(rules, game, formation)
    adrift = [number for number in formation.others if not formation.within(number)]
    chains = formation.chains()
    loose = {broken.model: broken.area for broken in formation.unlinked()} if len(chains) < len(formation.all) else {}
    links = links_of(formation, chains)
    formation = replace(formation, seekers=len(adrift))
    for number in adrift:
        yield _spread(rules, formation, number, deploy)
    for number in formation.others:
        if number not in adrift and formation.within(number) is Fit.AT_LIMIT:
            yield _measure(rules, formation, number, "coherency.wholly_within", Severity.AT_LIMIT)
    loose = {number: piece for number, piece in loose.items() if number not in formation.pinned}
    for number, piece in loose.items():
        yield _loose(rules, formation, number, piece, links)
    for number in missing:
        yield _missing(rules, formation, number, deploy)
    yield from _summary(rules, formation, adrift, None if loose else links, len(models) - 1)


def ends_adrift(formation: Formation) -> bool:
    """Some of the unit would not be In Coherency."""
    return any(not formation.within(number) for number in formation.others)


def _stand(rules: Rulebook, game: StarcraftGame, formation: Formation) -> Iterator[Finding]:
    ground = formation.nearby
    unit = formation.mover.unit
    for number, placed in formation.others.items():
        if not is_free(placed, ground):
            findings = judge_end(rules, game, f"{unit}.{number}", placed, ground)
            yield from (finding for finding in findings if finding.severity is not Severity.PASSED)
    for number, other, free in formation.overlaps():
        mine, theirs = outline(formation.all[number]), outline(formation.all[other])
        yield found(
            rules,
            "move.ends_on_model",
            Severity.of(apart(free)),
            f"{unit}.{number}",
            f"{unit}.{other}",
            measured=free,
            limit=0.0,
            kind=Limit.AT_LEAST,
            where=Where(offending=mine & theirs, whole=theirs, spot=formation.all[number].centre),
        )


def _spread(rules: Rulebook, formation: Formation, number: int, deploy: bool) -> Finding:
    """A model that is not wholly within Coherency."""
    if number in formation.pinned:
        return _measure(rules, formation, number, "coherency.out", Severity.PASSED)
    spread = formation.spread(number)
    # Where no spot is nearer than this one, there is none In Coherency either.
    if (
        not deploy
        and spread > formation.mover.coherency + NEARER
        and not formation.has_room(number, nearer_than=spread)
    ):
        return _measure(rules, formation, number, "coherency.out", Severity.PASSED)
    if formation.has_room(number):
        return _measure(rules, formation, number, "coherency.wholly_within", Severity.REFUSED)
    if deploy:
        return _measure(rules, formation, number, "deploy.no_room", Severity.REFUSED)
    if formation.has_room(number, nearer_than=spread):
        return _measure(rules, formation, number, "coherency.as_near", Severity.REFUSED)
    return _measure(rules, formation, number, "coherency.out", Severity.PASSED)


def _measure(rules: Rulebook, formation: Formation, number: int, code: str, severity: Severity) -> Finding:
    placed, mover = formation.others[number], formation.mover
    area = ring(formation.stands, mover.coherency)
    line = nearest_points(formation.stands, placed)
    return found(
        rules,
        code,
        severity,
        f"{mover.unit}.{number}",
        f"{mover.unit}.{formation.leader}",
        measured=formation.spread(number),
        limit=mover.coherency,
        where=Where(offending=outline(placed) - area, whole=area, line=line, spot=placed.centre),
    )


def _loose(rules: Rulebook, formation: Formation, number: int, piece: Area, links: tuple[Link, ...]) -> Finding:
    """A model set where no link joins it to the leader. It may not stand there: it is set elsewhere or removed."""
    placed, unit = formation.others[number], formation.mover.unit
    line = (placed.centre, formation.stands.centre)
    where = Where(offending=piece, line=line, spot=placed.centre, links=links)
    subjects = (f"{unit}.{number}", f"{unit}.{formation.leader}")
    return found(rules, "coherency.linked", Severity.REFUSED, *subjects, where=where)


def _missing(rules: Rulebook, formation: Formation, number: int, deploy: bool) -> Finding:
    subject = f"{formation.mover.unit}.{number}"
    if deploy:
        return refused(rules, "deploy.not_set", subject)
    if formation.has_room(number, anywhere=True):
        return refused(rules, "coherency.not_set", subject)
    return passed(rules, "coherency.removed", subject)


def _summary(
    rules: Rulebook, formation: Formation, adrift: list[int], links: tuple[Link, ...] | None, others: int
) -> Iterator[Finding]:
    """Without ``links`` some of the unit hangs loose."""
    unit = formation.mover.unit
    spreads = [formation.spread(number) for number in formation.others]
    if spreads and not adrift:
        yield found(
            rules,
            "coherency.wholly_within",
            Severity.PASSED,
            unit,
            measured=max(spreads),
            limit=formation.mover.coherency,
        )
    if links is not None:
        yield found(rules, "coherency.linked", Severity.PASSED, unit, where=Where(links=links))
    if len(formation.others) == others and not adrift and links is not None:
        count = float(others)
        yield found(rules, "coherency.room", Severity.PASSED, unit, measured=count, limit=count, kind=Limit.AT_LEAST)
