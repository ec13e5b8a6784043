"""Who sees whom: of every two enemy units how many models see some of the other, and what hides the rest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.findings import Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.survey import Row
from engine.systems.starcraft.names import name
from engine.systems.starcraft.readings import read_as
from engine.systems.starcraft.seeing import Cover, Seen
from engine.systems.starcraft.shooting import distances, lookers_of
from engine.systems.starcraft.sight import FROM_TWO, on_high_ground, sees_all
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.boxes import boxed
from geometry.gaps import nearest_points

BLOCKING = "blocking_from"
LOW = 1
"""The Size that the readings of it differ on."""
_CLAUSES: Mapping[Cover, str] = {Cover.FULL: "cover", Cover.DIRECT: "direct_cover", Cover.DEAD_ZONE: "dead_zone"}

NOTE = tr_later("Base to base, seen from above, in either direction alike; weapons' ranges are apart from it")


@dataclass(frozen=True, slots=True)
class _Look:
    """One unit's models against another's: what each is to each, by their ids."""

    one: str
    other: str
    seen: Mapping[tuple[str, str], Seen]

    @property
    def lookers(self) -> frozenset[str]:
        return frozenset(mine for (mine, _), seen in self.seen.items() if seen)

    @property
    def targets(self) -> frozenset[str]:
        return frozenset(theirs for (_, theirs), seen in self.seen.items() if seen)

    @property
    def doubtful(self) -> bool:
        """What is seen at all is so only within a tolerance."""
        return all(seen.doubtful for seen in self.seen.values() if seen)

    @property
    def counts(self) -> tuple[int, int]:
        return len(self.lookers), len(self.targets)


def sights(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """A row for every two enemy units on the table, and one more where another reading of what blocks sees more or
    fewer."""
    others = tuple(_readings(rules, game))
    for look in _looks(rules, game):
        yield _told(rules, game, look)
        for text, there in others:
            counts = _otherwise(rules, game, there, look).counts
            if counts != look.counts:
                yield Row(
                    tr(
                        "{settings}, read otherwise ({text}): {both}.",
                        settings=rules.settings[BLOCKING].title,
                        text=text,
                        both=_both(game, look, counts),
                    ),
                    rules.clauses["line_of_sight"].ref,
                    Severity.OTHER_READING,
                    (look.one, look.other),
                    setting=BLOCKING,
                )


def _readings(rules: Rulebook, game: StarcraftGame) -> Iterator[tuple[str, StarcraftGame]]:
    """The other readings of what blocks, in their words, where a piece is there that they differ on."""
    if any(screen.size == LOW for screen in game.terrain.screens):
        for reading, text in rules.settings[BLOCKING].readings.items():
            if reading != game.setting(BLOCKING):
                yield text, read_as(rules, game, BLOCKING, reading)


def _otherwise(rules: Rulebook, game: StarcraftGame, there: StarcraftGame, look: _Look) -> _Look:
    """What is seen under another reading. Low pieces block under one and not under the other, so that only those who
    are hidden (or seen) now, are no taller and have such a piece between them are looked at again."""
    hides = game.setting(BLOCKING) != FROM_TWO
    ones, others = lookers_of(game, look.one), lookers_of(game, look.other)
    low = [screen.body for screen in game.terrain.screens if screen.size == LOW]
    lookers, targets = look.lookers, look.targets
    again: dict[str, list[str]] = {}
    for (mine, theirs), seen in look.seen.items():
        a, b = ones[mine], others[theirs]
        if hides and mine in lookers and theirs in targets:
            # More may be seen there, and no more of them can see.
            continue
        if bool(seen) is not hides and min(a.size, b.size) <= LOW:
            box = boxed((game.bodies[mine].bounds, game.bodies[theirs].bounds))
            if any(not body.is_farther(box, 0.0) for body in low):
                again.setdefault(mine, []).append(theirs)
    found = dict(look.seen)
    for mine, hidden in again.items():
        seen_there = sees_all(rules, there, ones[mine], [others[id] for id in hidden])
        found.update({(mine, id): seen for id, seen in zip(hidden, seen_there, strict=True)})
    return _Look(look.one, look.other, found)


def _looks(rules: Rulebook, game: StarcraftGame) -> Iterator[_Look]:
    sides = [[unit.id for unit in game.units_of(side.id) if game.stands(unit.id)] for side in game.sides]
    lookers = {unit: lookers_of(game, unit) for units in sides for unit in units}
    for one in sides[0]:
        theirs = [(unit, id, looker) for unit in sides[1] for id, looker in lookers[unit].items()]
        found: dict[str, dict[tuple[str, str], Seen]] = {unit: {} for unit in sides[1]}
        for mine, looker in lookers[one].items():
            seen = sees_all(rules, game, looker, [other for _, _, other in theirs])
            for (unit, id, _), sight in zip(theirs, seen, strict=True):
                found[unit][(mine, id)] = sight
        yield from (_Look(one, unit, seen) for unit, seen in found.items())


def _told(rules: Rulebook, game: StarcraftGame, look: _Look) -> Row:
    away = sorted((gone, mine, id) for mine, row in distances(game, look.one, look.other).items() for gone, id in row)
    nearest = next(((gone, a, b) for gone, a, b in away if look.seen[(a, b)]), away[0])
    gone, mine, theirs = nearest
    seen, subjects = look.seen[(mine, theirs)], (look.one, look.other, mine, theirs)
    if not seen:
        called, how = name(game, seen.by), seen.cover.value if seen.cover is not None else tr("hidden")
        text = tr(
            "{both}: between the nearest models, {gone} apart, is {called} ({how}).",
            both=_both(game, look, (0, 0)),
            gone=inches(gone),
            called=called,
            how=how,
        )
        clause = "line_of_sight" if seen.cover is None else _CLAUSES[seen.cover]
        where = _hidden(game, seen, game.model(mine), game.model(theirs))
        return Row(text, rules.clauses[clause].ref, Severity.PASSED, (*subjects, seen.by), gone, where=where)
    doubt = tr(", all within the tolerance of cover") if look.doubtful else ""
    text = tr(
        "{both}, {gone} apart at the nearest{doubt}.",
        both=_both(game, look, look.counts),
        gone=inches(gone),
        doubt=doubt,
    )
    hidden = next(((a, b) for _, a, b in away if not look.seen[(a, b)]), None)
    if hidden is not None:
        by = look.seen[hidden]
        how = f" ({by.cover.value})" if by.cover is not None else ""
        text += tr(
            " {hidden} and {hidden2} do not: {by} hides them{how}.",
            hidden=name(game, hidden[0]),
            hidden2=name(game, hidden[1]),
            by=name(game, by.by),
            how=how,
        )
    text += _notes(rules, game, look)
    severity = Severity.AT_LIMIT if look.doubtful else Severity.PASSED
    where = Where(line=seen.line, spot=seen.line[0] if seen.line else None)
    return Row(text, rules.clauses["line_of_sight"].ref, severity, subjects, gone, where=where)


def _notes(rules: Rulebook, game: StarcraftGame, look: _Look) -> str:
    """What a shot in either direction would have to know besides."""
    told = ""
    for one, other in ((look.one, look.other), (look.other, look.one)):
        if game.state(other).hidden:
            told += tr(" {other} is HIDDEN.", other=name(game, other))
        if not game.terrain.ledges or game.is_flying(one) or game.is_flying(other):
            continue
        above = all(on_high_ground(rules, game, model) for model in game.standing_of(other))
        if above and not all(on_high_ground(rules, game, model) for model in game.standing_of(one)):
            told += tr(" {other} stands on High Ground and may evade shots from lower ground.", other=name(game, other))
    return told


def _hidden(game: StarcraftGame, seen: Seen, one: Model, other: Model) -> Where:
    piece = next((piece.outline for piece in game.mission.terrain if piece.id == seen.by), None)
    line = nearest_points(one.placed, other.placed)
    return Where(whole=piece, line=line, spot=line[0])


def _both(game: StarcraftGame, look: _Look, counts: tuple[int, int]) -> str:
    """Seeing is mutual: how many of either unit see some of the other."""
    if not counts[0]:
        return tr("{one} and {other} do not see each other", one=name(game, look.one), other=name(game, look.other))
    one, other = (
        _how_many(name(game, unit), count, len(game.standing_of(unit)))
        for unit, count in zip((look.one, look.other), counts, strict=True)
    )
    return tr("{one} and {other} see each other", one=one, other=other)


def _how_many(unit: str, count: int, all_: int) -> str:
    return unit if all_ == 1 else tr("{unit} ({count} of {all} models)", unit=unit, count=count, all=all_)
