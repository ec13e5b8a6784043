"""The union of many areas of which one moves at a time, as the zones round the models on a table do."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area

K = TypeVar("K", bound=Hashable)


@dataclass(slots=True)
class Work:
    """How often areas were joined: ``whole`` times all but one of the members, ``part`` times one member with the
    ``touched`` parts of the rest that it meets."""

    whole: int = 0
    part: int = 0
    touched: int = 0


class KeptUnion(Generic[K]):
    """Always the union of its members.

    The rest without the member that moved last is kept: the first move of a member costs a union of all the others, and
    each further move of the same one costs only what it touches. :meth:`hold` pays for the first move beforehand.
    """

    __slots__ = ("_area", "_held", "_members", "_parts", "_tree", "work")

    def __init__(self, members: Mapping[K, Area]) -> None:
        self._members = dict(members)
        self._area: Area | None = None
        self._held: K | None = None
        self._parts: list[shapely.Polygon] = []
        self._tree = shapely.STRtree([])
        self.work = Work()

    def __len__(self) -> int:
        return len(self._members)

    def __contains__(self, key: K) -> bool:
        return key in self._members

    @property
    def area(self) -> Area:
        if self._area is None:
            self.work.whole += 1
            self._area = Area.of(shapely.union_all([member.shape for member in self._members.values()]))
        return self._area

    def hold(self, key: K) -> None:
        """Make ready for this member to move. A key that is no member yet may be held: it is about to come."""
        if key == self._held:
            return
        rest = [member.shape for other, member in self._members.items() if other != key]
        self.work.whole += 1
        self._parts = _polygons(shapely.union_all(rest))
        self._tree = shapely.STRtree(self._parts)
        self._held = key

    def move(self, key: K, to: Area) -> Area:
        """The member, or a new one, covers another area now. The new union."""
        self.hold(key)
        self._members[key] = to
        self._area = self._with(to)
        return self._area

    def remove(self, key: K) -> Area:
        """The union without the member. Raises ``KeyError`` for a key that is none."""
        if key not in self._members:
            raise KeyError(key)
        self.hold(key)
        del self._members[key]
        self._area = self._with(Area.empty())
        return self._area

    def _with(self, moved: Area) -> Area:
        """Parts of the rest that the moved area does not meet stay what they are."""
        if not moved:
            return Area.of(shapely.MultiPolygon(self._parts))
        met = np.sort(self._tree.query(moved.shape, predicate="intersects"))
        self.work.part += 1
        self.work.touched += len(met)
        touched = set(met.tolist())
        joined = shapely.union_all([moved.shape, *(self._parts[i] for i in met)])
        alone = [part for i, part in enumerate(self._parts) if i not in touched]
        return Area.of(shapely.MultiPolygon([*alone, *_polygons(joined)]))


def _polygons(shape: BaseGeometry) -> list[shapely.Polygon]:
    return [part for part in shapely.get_parts(shape) if isinstance(part, shapely.Polygon) and not part.is_empty]
