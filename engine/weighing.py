"""A whole position that is known with an error, looked at again and again as it may also stand.

What a row claims is sure where it is claimed of every such position. Two of them have each base larger, or smaller, by
all that it may be off: wherever a base stands, it is in the one and has the other in it, so that who is near or seen
by both is so. In some those touch that may, for what hangs on that very distance. In the others each base is off by as
much in some direction, and in the next one in the opposite direction. Which directions is fixed, so that a position has
the same answers every time.
"""

import math
import random
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.findings import Severity
from engine.game import Game, Model
from engine.gate import RuleSystem
from engine.survey import ALL, Part, Row, Survey, Topic
from engine.tongue import tr, tr_later
from engine.unsure import Called, ErrorOf, called
from geometry.base import Base
from geometry.boxes import Box, Boxes
from geometry.gaps import separation

PAIRS = 12
"""Of positions with every base off, each with its opposite."""
FEWER = {Topic.SIGHT: 3, Topic.REACH: 3}
"""Lines are settled by the larger and the smaller bases but for what hides only from near; ways take long to find."""
_SEED = 8
_CLOSER = 4
"""Steps in which two bases come to touch; round ones need no second."""
_LEAST = 0.2
"""Share of a base that is left of it however far it may be off."""

PERHAPS = tr_later("Not so as it was read, and perhaps so: ")

JUDGED = frozenset({Topic.PLACES, Topic.COHERENCY})
"""What has a position legal or not; all else is what follows from it."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """``survey`` has the rows of the position as it was read, and after those of each part what may be so besides;
    ``answers`` has all of them in that order."""

    survey: Survey
    answers: tuple[Called[Row], ...]
    most: float
    """The largest error of a base, in inches."""

    def of(self, row: Row) -> Called[Row]:
        """Raises KeyError for a row of another survey."""
        for one in self.answers:
            if one.told is row:
                return one
        raise KeyError(row.text)


def is_perhaps(row: Row) -> bool:
    """Claimed of a position that may be as well, and not of the one that was read."""
    return row.text.startswith(tr(PERHAPS))


def weighed(system: RuleSystem, game: Game, errors: Mapping[str, float], topics: Collection[Topic] = ALL) -> Weighed:
    """A survey of a position in which each model, by id, may stand elsewhere by so many inches; the others, pieces and
    markers stand where the position has them. Some twenty surveys in one. Raises KeyError for an id that is no model's.
    """
    errors = {id: off for id, off in errors.items() if game.model(id).on_table and off > 0}
    read = system.survey(game, topics)
    most = max(errors.values(), default=0.0)
    of_units = _by_unit(game, errors)
    if not errors:
        return Weighed(read, called(read.rows, lambda _: 0.0, margin_of=_margin), most)
    parts: list[Part] = []
    answers: list[Called[Row]] = []
    for part in read.sections:
        tries = [system.survey(one, (part.topic,)).rows for one in positions(game, errors, part.topic)]
        more = Part(part.topic, (*part.rows, *_perhaps(part, tries)), part.note)
        parts.append(more)
        answers += _called(game, more, tries, lambda id: errors.get(id, of_units.get(id, 0.0)), most)
    return Weighed(Survey(tuple(parts)), tuple(answers), most)


def _by_unit(game: Game, errors: Mapping[str, float]) -> Mapping[str, float]:
    """That of its model which is least sure."""
    found: dict[str, float] = {}
    for id, off in errors.items():
        unit = game.model(id).unit
        found[unit] = max(off, found.get(unit, 0.0))
    return found


def positions(game: Game, errors: Mapping[str, float], topic: Topic) -> Iterator[Game]:
    """As it may also stand, as far as that matters to what is asked."""
    if topic is not Topic.REACH:
        # A base that grows into its neighbours has no way left, which none of its places would have it.
        yield game.with_models(_resized(game.model(id), off) for id, off in errors.items())
        yield game.with_models(_resized(game.model(id), -off) for id, off in errors.items())
    yield from _touching(game, errors)
    drawn = random.Random(_SEED)
    for _ in range(FEWER.get(topic, PAIRS)):
        off = {id: _step(drawn, error) for id, error in errors.items()}
        for way in (1, -1):
            yield game.with_models(_moved(game.model(id), way * dx, way * dy) for id, (dx, dy) in off.items())


def _touching(game: Game, errors: Mapping[str, float]) -> Iterator[Game]:
    """With those base to base that may be so: no larger and no smaller base is at the very distance. Each two once, and
    in a position each base with one other."""
    standing = list(game.on_table())
    rooms = [_room(model, errors.get(model.id, 0.0)) for model in standing]
    left = [(standing[i], standing[j]) for i, j in (Boxes(rooms).pairs() if rooms else ())]
    left = [
        (a, b)
        for a, b in left
        if abs(separation(a.placed, b.placed)) <= errors.get(a.id, 0.0) + errors.get(b.id, 0.0) > 0
    ]
    while left:
        moved: dict[str, Model] = {}
        later = []
        for a, b in left:
            if a.id in moved or b.id in moved:
                later.append((a, b))
            else:
                moved.update(_together(a, b, errors.get(a.id, 0.0), errors.get(b.id, 0.0)))
        yield game.with_models(moved.values())
        left = later


def _room(model: Model, error: float) -> Box:
    (x, y), reach = model.placed.centre, model.base.outer_radius + error
    return (x - reach, y - reach, x + reach, y + reach)


def _together(a: Model, b: Model, off_a: float, off_b: float) -> dict[str, Model]:
    """Both moved along the line of their middles, each by its share, until they touch."""
    for _ in range(_CLOSER):
        (ax, ay), (bx, by) = a.placed.centre, b.placed.centre
        far = math.hypot(bx - ax, by - ay)
        part = separation(a.placed, b.placed) / (far * (off_a + off_b)) if far else 0.0
        dx, dy = (bx - ax) * part, (by - ay) * part
        a, b = _moved(a, dx * off_a, dy * off_a), _moved(b, -dx * off_b, -dy * off_b)
    return {a.id: a, b.id: b}


def _step(drawn: random.Random, error: float) -> tuple[float, float]:
    angle = drawn.uniform(0, 2 * math.pi)
    return error * math.cos(angle), error * math.sin(angle)


def _moved(model: Model, dx: float, dy: float) -> Model:
    pose = model.placed.pose
    return replace(model, pose=pose.at(pose.x + dx, pose.y + dy))


def _resized(model: Model, by: float) -> Model:
    """A base that holds every place of this one's, or that every place of it holds: the shape scaled by what takes its
    narrowest part so far."""
    base = model.base
    scale = max(_LEAST, 1 + by / base.inner_radius)
    return replace(model, base=Base(base.shape, base.width * scale, base.depth * scale))


def _perhaps(part: Part, tries: list[tuple[Row, ...]]) -> tuple[Row, ...]:
    """What is claimed of some position and of nothing in the one that was read."""
    known = {frozenset(row.subjects) for row in part.rows}
    found: dict[str, Row] = {}
    for row in (row for rows in tries for row in rows):
        pair = frozenset(row.subjects[:2])
        if row.subjects and not any(pair <= ids for ids in known):
            told = replace(row, text=tr(PERHAPS) + row.text, severity=Severity.LEFT_TO_YOU, claim=row.claimed)
            found.setdefault(row.claimed, told)
    return tuple(found.values())


def _called(
    game: Game, part: Part, tries: list[tuple[Row, ...]], error_of: ErrorOf, most: float
) -> tuple[Called[Row], ...]:
    claims = [frozenset((row.claimed, row.amiss) for row in rows) for rows in tries]
    kept = {row.claimed for row in part.rows if all((row.claimed, row.amiss) in tried for tried in claims)}

    def hangs_on(row: Row) -> tuple[str, ...]:
        ids = row.hangs_on or tuple(_standing(game, row))
        # What changes though none of these is unsure hangs on others.
        return ids if row.claimed in kept or any(error_of(id) for id in ids) else ()

    found = called(
        part.rows,
        error_of,
        margin_of=lambda row: _margin(row) if row.claimed in kept else 0.0,
        holds=lambda row: row.claimed in kept,
        hangs_on=hangs_on,
        most=most,
    )
    return tuple(found)


def _margin(row: Row) -> float | None:
    if row.margin is None:
        return None
    return -row.margin if row.severity is Severity.REFUSED else row.margin


def _standing(game: Game, row: Row) -> Iterator[str]:
    """The models and units it speaks of, but for units of which models are named. None: all there are."""
    told = {game.models[id].unit for id in row.subjects if id in game.models}
    units = {unit.id for unit in game.mission.units} - told
    return (id for id in row.subjects if id in game.models or id in units)
