"""What is otherwise in one position than in another of the same mission: two branches of a rehearsal, compared."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from engine.game import Game, Model, Standing
from engine.gate import RuleSystem
from engine.picture import MarkerRow, Readout, Score
from geometry.pose import distance
from geometry.tolerance import at_most


class Change(Enum):
    """Of a model: ``MOVED`` by ``measure`` inches from centre to centre, ``TURNED`` by so many degrees where it stands,
    ``GONE`` from the table, ``COME`` onto it, ``WAITS`` in Reserve, ``WOUNDS`` more or fewer, ``ADRIFT`` out of
    coherency, ``JOINED`` in it again. Of terrain and markers ``REMOVED`` or ``RESTORED``, of a token ``LAID`` or
    ``LIFTED``. Of a marker ``HELD`` by ``side`` or ``MOVED``, of a side ``POINTS`` more or fewer, of the game ``ROUND``
    later or earlier.
    """

    ROUND = "round"
    POINTS = "points"
    HELD = "held"
    GONE = "gone"
    COME = "come"
    WAITS = "waits"
    WOUNDS = "wounds"
    ADRIFT = "adrift"
    JOINED = "joined"
    MOVED = "moved"
    TURNED = "turned"
    REMOVED = "removed"
    RESTORED = "restored"
    LAID = "laid"
    LIFTED = "lifted"


@dataclass(frozen=True, slots=True)
class Difference:
    """``subject`` is the id of a model, marker, side or piece of terrain, empty for the game, and of a token the words
    for it: another branch may have given its id to another."""

    change: Change
    subject: str
    measure: float = 0.0
    side: str | None = None


def differences(system: RuleSystem, here: Game, there: Game) -> tuple[Difference, ...]:
    """What is otherwise ``there``, the game's own affairs first, then model by model in the mission's order.

    What differs by no more than the tolerance of a measure is the same.
    """
    own, other = system.readout(here), system.readout(there)
    found = [*_affairs(own, other), *_markers(here, own, other), *_tokens(own, other)]
    if here.round != there.round:
        found.insert(0, Difference(Change.ROUND, "", there.round - here.round))
    for id, model in here.models.items():
        found += _of_model(model, there.model(id))
        marks, theirs = own.marks.get(id), other.marks.get(id)
        adrift, then = marks is not None and marks.adrift, theirs is not None and theirs.adrift
        if then != adrift:
            found.append(Difference(Change.ADRIFT if then else Change.JOINED, id))
    found += [Difference(Change.REMOVED, id) for id in sorted(there.removed - here.removed)]
    found += [Difference(Change.RESTORED, id) for id in sorted(here.removed - there.removed)]
    return tuple(dict.fromkeys(found))


def _markers(here: Game, own: Readout, other: Readout) -> Iterator[Difference]:
    """Where those lie that orders move, carry or take away."""
    for marker in here.mission.markers:
        at, then = (readout.markers.get(marker.id, marker.at) for readout in (own, other))
        if at is not None and then is not None and not at_most(far := distance(at, then), 0.0):
            yield Difference(Change.MOVED, marker.id, far)
        elif (at is None) is not (then is None):
            yield Difference(Change.REMOVED if then is None else Change.RESTORED, marker.id)


def _tokens(here: Readout, there: Readout) -> Iterator[Difference]:
    own, other = (Counter((one.name, one.affinity, one.at) for one in readout.tokens) for readout in (here, there))
    for change, more in ((Change.LAID, other - own), (Change.LIFTED, own - other)):
        named = Counter(name for name, _, _ in more.elements())
        yield from (Difference(change, name, count) for name, count in sorted(named.items()))


def _affairs(here: Readout, there: Readout) -> Iterator[Difference]:
    own, other = _score(here), _score(there)
    if own is None or other is None:
        return
    for side, points in own.points.items():
        if other.points.get(side, points) != points:
            yield Difference(Change.POINTS, side, other.points[side] - points)
    before = {row.marker: row for row in own.markers}
    for row in other.markers:
        if row.controller != _holder(before.get(row.marker)):
            yield Difference(Change.HELD, row.marker, side=row.controller)


def _holder(row: MarkerRow | None) -> str | None:
    return None if row is None else row.controller


def _score(readout: Readout) -> Score | None:
    return next((section for section in readout.sections if isinstance(section, Score)), None)


def _of_model(here: Model, there: Model) -> Iterator[Difference]:
    if here.standing is not there.standing:
        change = {Standing.OUT: Change.GONE, Standing.TABLE: Change.COME, Standing.RESERVE: Change.WAITS}
        yield Difference(change[there.standing], here.id)
    if here.wounds != there.wounds and Standing.OUT not in (here.standing, there.standing):
        yield Difference(Change.WOUNDS, here.id, there.wounds - here.wounds)
    if here.pose is None or there.pose is None:
        return
    moved = distance(here.pose.point, there.pose.point)
    turned = abs((there.pose.turn - here.pose.turn + 180.0) % 360.0 - 180.0)
    if not at_most(moved, 0.0):
        yield Difference(Change.MOVED, here.id, moved)
    elif not at_most(turned, 0.0):
        yield Difference(Change.TURNED, here.id, turned)
