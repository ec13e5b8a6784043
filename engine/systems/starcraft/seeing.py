"""Who sees whom past the pieces that block on a table: each pair judged once, as long as neither moves."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.systems.starcraft.screens import Screen
from engine.tongue import tr_later
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import gap, separation_from
from geometry.pose import Point
from geometry.sight.lines import Sight, sees_each
from geometry.tolerance import Fit, at_most

_MOST = 50_000
"""Pairs kept before all are forgotten."""

_Key = tuple[Placed, int, bool, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Looker:
    """A model, or a marker of Size 0, that sees and is seen. ``size`` is effective; ``on`` the pieces it stands on."""

    placed: Placed
    size: int
    flying: bool = False
    on: tuple[Screen, ...] = ()

    def stands_on(self, screen: Screen) -> bool:
        return any(one.piece is screen.piece for one in self.on)

    def highest(self) -> int:
        return max((screen.own for screen in self.on), default=0)

    @property
    def key(self) -> _Key:
        return (self.placed, self.size, self.flying, tuple(screen.piece.id for screen in self.on))


class Cover(Enum):
    FULL = tr_later("Full Cover")
    DIRECT = tr_later("Direct Cover")
    DEAD_ZONE = tr_later("Elevation Dead Zone")


@dataclass(frozen=True, slots=True)
class Seen:
    """Whether two see each other. ``doubtful`` is what only the tolerance of a piece's 1″, or of the
    3″ of Close Quarters, leaves open.

    ``by`` is the piece that hides, and ``cover`` how, where they don't; ``line`` a free line where they do.
    """

    visible: bool
    doubtful: bool = False
    by: str = ""
    cover: Cover | None = None
    line: tuple[Point, Point] | None = None

    def __bool__(self) -> bool:
        return self.visible

    def back(self) -> "Seen":
        """What the other one sees."""
        return self if self.line is None else replace(self, line=(self.line[1], self.line[0]))


@dataclass(frozen=True, slots=True)
class Reaches:
    """Inches: of Direct Cover and the Dead Zone, of Close Quarters; and the Size that makes High Ground."""

    cover: float
    close: float
    high_from: int


@dataclass(frozen=True, slots=True, eq=False)
class Seeing:
    """``screens`` are the pieces of the table that block at all."""

    screens: tuple[Screen, ...]
    reaches: Reaches
    _pairs: dict[_Key, dict[_Key, Seen]] = field(default_factory=dict, init=False, repr=False)
    _near: dict[_Key, Mapping[int, Fit]] = field(default_factory=dict, init=False, repr=False)
    _tall: dict[int, frozenset[int]] = field(default_factory=dict, init=False, repr=False)
    _outlines: tuple[Area, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_outlines", tuple(screen.piece.outline for screen in self.screens))

    def each(self, a: Looker, others: Sequence[Looker]) -> tuple[Seen, ...]:
        """What each of many is to one. Seeing is mutual."""
        if len(self._near) > _MOST // 8 or len(self._pairs) > _MOST // 32:
            self._near.clear()
            self._pairs.clear()
        own = a.key
        known = self._pairs.setdefault(own, {})
        keys = [b.key for b in others]
        for key in keys:
            if key not in known and (there := self._pairs.get(key, {}).get(own)) is not None:
                known[key] = there.back()
        new = {key: b for key, b in zip(keys, others, strict=True) if key not in known}
        if new:
            known.update(zip(new, self._judged(a, list(new.values())), strict=True))
        return tuple(known[key] for key in keys)

    def hiding_from(self, a: Looker, size: int) -> frozenset[int]:
        """The pieces, by number, that are Full Cover between one and what is of some Size and on the ground."""
        return frozenset() if a.flying else self._taller(max(a.size, size)) - self._under(a)

    def _judged(self, a: Looker, others: Sequence[Looker]) -> list[Seen]:
        found: list[Seen | None] = [self._dead_zone(a, b) for b in others]
        left = [index for index, seen in enumerate(found) if seen is None]
        hiding = {index: self._hiding(a, others[index]) for index in left}
        sure = [[k for k, (_, fit) in hiding[index].items() if fit is Fit.KEPT] for index in left]
        for index, sight in zip(left, self._look(a, [others[index] for index in left], sure), strict=True):
            found[index] = self._seen(sight, hiding[index])
        for index in left:
            seen, all_ = found[index], hiding[index]
            maybe = any(fit is Fit.AT_LIMIT for _, fit in all_.values())
            if not seen:
                continue
            foot = any(True for _ in self._feet(a, others[index]))
            if foot or (maybe and not self._look(a, (others[index],), [list(all_)])[0].visible):
                found[index] = replace(seen, doubtful=True)
        return [seen for seen in found if seen is not None]

    def _look(self, a: Looker, others: Sequence[Looker], harmful: Sequence[Collection[int]]) -> tuple[Sight, ...]:
        if not others:
            return ()
        return sees_each(a.placed, [b.placed for b in others], self._outlines, harmful)

    def _seen(self, sight: Sight, hiding: Mapping[int, tuple[Cover, Fit]]) -> Seen:
        if sight.visible or sight.blocker is None:
            return Seen(sight.visible, line=sight.line)
        return Seen(False, by=self.screens[sight.blocker].piece.id, cover=hiding[sight.blocker][0])

    def _hiding(self, a: Looker, b: Looker) -> dict[int, tuple[Cover, Fit]]:
        """The pieces that hide these two from each other wherever the line crosses them, and whether for certain."""
        # The flat top that a model stands on doesn't block its own line.
        under = self._under(a) | self._under(b)
        full = frozenset[int]() if a.flying or b.flying else self._taller(max(a.size, b.size)) - under
        found = dict.fromkeys(full, (Cover.FULL, Fit.KEPT))
        near = (self._near_to(a), self._near_to(b))
        for number in {*near[0], *near[1]} - full - under:
            screen = self.screens[number]
            fits = [one.get(number, Fit.BROKEN) for one in near]
            hides = [
                fit for one, fit in zip((a, b), fits, strict=True) if not one.flying and screen.size >= one.size and fit
            ]
            close = self._close_quarters(a, b, fits) if hides else Fit.KEPT
            if close is not Fit.KEPT:
                sure = Fit.KEPT in hides and close is Fit.BROKEN
                found[number] = (Cover.DIRECT, Fit.KEPT if sure else Fit.AT_LIMIT)
        return found

    def _taller(self, size: int) -> frozenset[int]:
        """The pieces of a Size and more."""
        if size not in self._tall:
            self._tall[size] = frozenset(k for k, screen in enumerate(self.screens) if screen.size >= size)
        return self._tall[size]

    def _under(self, one: Looker) -> frozenset[int]:
        if not one.on:
            return frozenset()
        return frozenset(number for number, screen in enumerate(self.screens) if one.stands_on(screen))

    def _near_to(self, one: Looker) -> Mapping[int, Fit]:
        """The pieces within 1″ of a base, by number, and whether for certain."""
        key = one.key
        if key not in self._near:
            reach = one.placed.base.outer_radius + self.reaches.cover + 0.01
            x, y = one.placed.centre
            bounds = (x - reach, y - reach, x + reach, y + reach)
            found = {}
            for number, screen in enumerate(self.screens):
                if not screen.body.is_farther(bounds, 0.0):
                    fit = at_most(_away(one.placed, screen.piece.outline), self.reaches.cover)
                    if fit:
                        found[number] = fit
            self._near[key] = found
        return self._near[key]

    def _close_quarters(self, a: Looker, b: Looker, near: Sequence[Fit]) -> Fit:
        """Both within 1″ of one piece, and within 3″ of each other."""
        fits = (*near, self._close(a, b)) if all(near) else (Fit.BROKEN,)
        return Fit.BROKEN if Fit.BROKEN in fits else Fit.AT_LIMIT if Fit.AT_LIMIT in fits else Fit.KEPT

    def _close(self, a: Looker, b: Looker) -> Fit:
        return at_most(gap(a.placed, b.placed), self.reaches.close)

    def _dead_zone(self, a: Looker, b: Looker) -> Seen | None:
        """The High Ground on which the one stands while the other is surely at its foot."""
        return next(
            (Seen(False, by=by, cover=Cover.DEAD_ZONE) for by, fit in self._feet(a, b) if fit is Fit.KEPT), None
        )

    def _feet(self, a: Looker, b: Looker) -> Iterator[tuple[str, Fit]]:
        """Each High Ground that hides one of these on it from the other at its foot, and whether for certain."""
        for high, low in ((a, b), (b, a)):
            if low.flying or low.on:
                continue
            for screen in high.on:
                if screen.own < self.reaches.high_from:
                    continue
                foot = at_most(_away(low.placed, screen.piece.outline), self.reaches.cover)
                close = self._close(a, b) if foot else Fit.KEPT
                if close is not Fit.KEPT:
                    yield screen.piece.id, foot if close is Fit.BROKEN else Fit.AT_LIMIT


def _away(placed: Placed, piece: Area) -> float:
    """Inches from a base's edge to a piece."""
    return max(0.0, separation_from(placed, piece))
