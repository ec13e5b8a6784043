"""The guide for setting up terrain: what a table lacks, each thing with its measure and its place.

It binds nobody. Lines of a guide are no findings about an order, and the rulebook's own maps are not asked.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.findings import Where
from engine.mission import Gate, Mission, Piece, Side, Table
from engine.rulebook import Rulebook
from engine.systems.starcraft.walls import is_grass
from engine.tongue import many, tr, tr_later
from engine.wording import inches
from geometry.area import Area, union
from geometry.lanes import Field, Segment, around, two_lanes, widest_two
from geometry.pose import Point
from geometry.tolerance import at_least, at_most

_TOUCHING = 1e-6


@dataclass(frozen=True, slots=True)
class Advice:
    """Something that the guide asks for and the table lacks. ``code`` names it, ``says`` tells it whole."""

    code: str
    says: str
    subjects: tuple[str, ...] = ()
    measured: float | None = None
    limit: float | None = None
    where: Where | None = None


def guide(rules: Rulebook, mission: Mission) -> tuple[Advice, ...]:
    """All that a mission's terrain lacks; nothing for a map that is printed in the rulebook or a bare table.

    The clause is R §9.3. Entry Edges that are not there bring no lanes to look for.
    """
    if mission.printed or not mission.terrain:
        return ()
    look = _Guide(rules, mission)
    return (*look.counts(), *look.quarters(), *look.centre(), *look.lanes(), *look.between(), *look.access())


class _Guide:
    """One mission under the guide."""

    def __init__(self, rules: Rulebook, mission: Mission) -> None:
        self._rules = rules
        self._mission = mission
        self._table: Table = mission.table
        self._pieces = tuple(piece for piece in mission.terrain if not _is_lane(piece))
        limit = rules.figure("guide_significant")
        self._big = tuple(piece for piece in self._pieces if piece.size is None or piece.size >= limit)

    def _figure(self, name: str) -> float:
        return self._rules.figure(f"guide_{name}")

    def _share(self, name: str, *, up: bool) -> float:
        """A count of the guide in proportion to the table."""
        count = self._figure(name) * self._table.width * self._table.height / self._figure("table")
        if self._mission.settings.get("guide_proportion") == "inward":
            return math.ceil(count - 1e-9) if up else math.floor(count + 1e-9)
        return math.floor(count + 0.5)

    def counts(self) -> Iterator[Advice]:
        """Pieces in all, by Size, and grass."""
        apart = self._mission.settings.get("guide_ranges") == "apart"
        grass = [piece for piece in self._pieces if is_grass(piece)]
        others = [piece for piece in self._pieces if not is_grass(piece)]
        counted = others if apart else [*others, *grass]
        sizes = {0: tr("of Size 0"), 1: tr("of Size 1"), 2: tr("of Size 2"), 3: tr("of Size 3 and more")}
        yield from self._range("pieces", tr("of terrain"), len(counted))
        for size, words in sizes.items():
            number = sum(1 for piece in counted if _size(piece) == size)
            # Where there is none of Size 3, none was to be had.
            if size < 3 or number:
                yield from self._range(f"size_{size}", words, number)
        yield from self._range("grass", tr("of grass"), len(grass))

    def _range(self, name: str, words: str, number: int) -> Iterator[Advice]:
        least, most = self._share(f"{name}_least", up=True), self._share(f"{name}_most", up=False)
        there = _number(number, words)
        if number < least:
            yield Advice(
                f"{name}_few",
                tr("{there}; the guide asks for {least:g} at least", there=there, least=least),
                measured=number,
                limit=least,
            )
        if number > most:
            yield Advice(
                f"{name}_many",
                tr("{there}; the guide has {most:g} at most", there=there, most=most),
                measured=number,
                limit=most,
            )

    def quarters(self) -> Iterator[Advice]:
        """Significant pieces in each quarter of the table."""
        least = self._share("quarter", up=True)
        halves = ((0.0, self._table.width / 2, tr("left")), (self._table.width / 2, self._table.width, tr("right")))
        rows = ((0.0, self._table.height / 2, tr("top")), (self._table.height / 2, self._table.height, tr("bottom")))
        for top, bottom, row in rows:
            for left, right, column in halves:
                quarter = Area.rectangle(left, top, right, bottom)
                number = sum(1 for piece in self._big if self._counts_in(piece, quarter))
                if number < least:
                    says = _number(
                        number, tr("of Size 2 and more"), tr("in the {row} {column} quarter", row=row, column=column)
                    )
                    yield Advice(
                        "quarter",
                        tr("{says}; the guide asks for {least:g}", says=says, least=least),
                        measured=number,
                        limit=least,
                        where=Where(spot=((left + right) / 2, (top + bottom) / 2)),
                    )

    def _counts_in(self, piece: Piece, quarter: Area) -> bool:
        if self._mission.settings.get("guide_quarters") == "any":
            return piece.outline.overlaps(quarter)
        return quarter.contains(piece.outline.centroid)

    def centre(self) -> Iterator[Advice]:
        """A significant piece near the middle."""
        limit = self._figure("centre")
        middle = (self._table.width / 2, self._table.height / 2)
        near = min(self._big, key=lambda piece: piece.outline.distance(middle), default=None)
        if near is None:
            says = tr(
                "no piece of Size 2 or more stands within {limit} of the middle of the table", limit=inches(limit)
            )
            yield Advice("centre", says, limit=limit, where=Where(spot=middle))
            return
        away = near.outline.distance(middle)
        if not at_most(away, limit):
            says = tr(
                "the piece of Size 2 or more nearest to the middle, {near}, is {away} away",
                near=near.name,
                away=inches(away, limit),
            )
            line = (middle, near.outline.nearest(middle))
            yield Advice(
                "centre",
                tr("{says}; the guide asks for {limit} at most", says=says, limit=inches(limit)),
                (near.id,),
                away,
                limit,
                Where(line=line, spot=line[1]),
            )

    def lanes(self) -> Iterator[Advice]:
        """Two straight strips, free of significant pieces and apart, from an Entry Edge to one of the other side.

        A lane's middle line runs from edge to edge. Its strip stays on the table: no corner lies in it that no side's
        Entry Edge goes round.
        """
        edges = [self._edges(side) for side in self._mission.sides if side.entry]
        if len(edges) != 2:
            return
        width, count = self._figure("lane_width"), self._rules.count("guide_lanes")
        size = (self._table.width, self._table.height)
        posts = set(around(edges[0], *size)) & set(around(edges[1], *size))
        field = Field(*size, edges[0], edges[1], tuple(piece.outline for piece in self._big), tuple(sorted(posts)))
        found = two_lanes(field, width)
        if len(found) >= count:
            return
        widest = widest_two(field, width)
        says = many(
            "{n} fire lanes of {width} lead from one side's Entry Edge to the other's",
            "one fire lane of {width} leads from one side's Entry Edge to the other's",
            len(found),
            width=inches(width),
        )
        two = (
            tr("two would be {widest} wide at most", widest=inches(widest))
            if widest > 0
            else tr("no two get through at any width")
        )
        line = (found[0].start, found[0].end) if found else None
        yield Advice(
            "lanes",
            tr("{says}; the guide asks for {count}, and {two}", says=says, count=count, two=two),
            measured=widest,
            limit=width,
            where=None if line is None else Where(line=line, spot=line[0]),
        )

    def _edges(self, side: Side) -> tuple[Segment, ...]:
        return tuple(
            (self._table.edge_point(part.edge, part.start), self._table.edge_point(part.edge, part.end))
            for part in side.entry
        )

    def between(self) -> Iterator[Advice]:
        """Room between major structures: significant pieces that are no grass. Pieces that touch are one structure."""
        limit = self._figure("between")
        structures = _structures([piece for piece in self._big if not is_grass(piece)])
        for index, one in enumerate(structures):
            for other in structures[:index]:
                pairs = ((a, b) for a in other for b in one)
                a, b = min(pairs, key=lambda pair: pair[0].outline.gap(pair[1].outline))
                gap = a.outline.gap(b.outline)
                if not at_least(gap, limit):
                    says = tr(
                        "{a} ({a2}) and {b} ({b2}) stand {gap} apart",
                        a=a.name,
                        a2=a.id,
                        b=b.name,
                        b2=b.id,
                        gap=inches(gap, limit),
                    )
                    spot = a.outline.nearest(b.outline.centroid)
                    yield Advice(
                        "between",
                        tr("{says}; the guide asks for {limit}", says=says, limit=inches(limit)),
                        (a.id, b.id),
                        gap,
                        limit,
                        Where(line=(spot, b.outline.nearest(spot)), spot=spot),
                    )

    def access(self) -> Iterator[Advice]:
        """A way from the ground onto every high piece that can be stood on, through no other significant piece."""
        high = self._figure("high")
        reached = self._reached()
        for piece in self._pieces:
            if piece.access and (piece.size is None or piece.size >= high) and piece.id not in reached:
                gate = piece.access[0]
                says = tr(
                    "no Access Point of {piece} ({piece2}) can be reached from the ground",
                    piece=piece.name,
                    piece2=piece.id,
                )
                yield Advice(
                    "access",
                    tr("{says} but through another piece", says=says),
                    (piece.id,),
                    where=Where(spot=_middle(gate), line=(gate.start, gate.end)),
                )

    def _reached(self) -> frozenset[str]:
        """The pieces that a walk from the table's Entry Edges leads onto, through Access Points alone."""
        standable = [piece for piece in self._mission.terrain if piece.access]
        barred = union([piece.outline for piece in (*self._big, *standable) if not is_grass(piece)])
        edges = [segment for side in self._mission.sides for segment in self._edges(side)]
        parts = (self._table.area - barred).parts()
        ground = [part for part in parts if not edges or any(_along(part, edge) for edge in edges)]
        reached: dict[str, Piece] = {}
        waiting = [piece for piece in standable if any(_at(part, gate) for gate in piece.access for part in ground)]
        while waiting:
            piece = waiting.pop()
            reached[piece.id] = piece
            for other in standable:
                if other.id not in reached and other not in waiting and _share_a_gate(piece, other):
                    waiting.append(other)
        return frozenset(reached)


def _number(number: int, what: str, where: str = tr_later("on the table")) -> str:
    return (
        tr("{number} piece {what} stands {where}", number=number, what=what, where=where)
        if number == 1
        else tr("{number} pieces {what} stand {where}", number=number, what=what, where=where)
    )


def _is_lane(piece: Piece) -> bool:
    """The lane of a ramp is a part of the kit that it leads up."""
    return piece.kind == "ramp"


def _size(piece: Piece) -> int:
    return min(3, 3 if piece.size is None else piece.size)


def _structures(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Pieces in groups that touch."""
    groups: list[list[Piece]] = []
    for piece in pieces:
        joined = [group for group in groups if any(one.outline.gap(piece.outline) <= _TOUCHING for one in group)]
        groups = [group for group in groups if group not in joined]
        groups.append([*(one for group in joined for one in group), piece])
    return groups


def _middle(gate: Gate) -> Point:
    return ((gate.start[0] + gate.end[0]) / 2, (gate.start[1] + gate.end[1]) / 2)


def _along(part: Area, edge: Segment) -> bool:
    """Some of an edge borders a part of the table."""
    (ax, ay), (bx, by) = edge
    steps = 64
    points = ((ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(steps + 1))
    return any(part.distance(point) <= _TOUCHING for point in points)


def _at(part: Area, gate: Gate) -> bool:
    """An Access Point borders a part of the ground, at its middle or nearer to an end."""
    (ax, ay), (bx, by) = gate.start, gate.end
    points = ((ax + (bx - ax) * share, ay + (by - ay) * share) for share in (0.1, 0.3, 0.5, 0.7, 0.9))
    return any(part.distance(point) <= _TOUCHING for point in points)


def _share_a_gate(one: Piece, other: Piece) -> bool:
    """An Access Point of one lies on the outline of the other."""
    gates = [(gate, other) for gate in one.access] + [(gate, one) for gate in other.access]
    return any(piece.outline.distance(_middle(gate)) <= _TOUCHING for gate, piece in gates)
