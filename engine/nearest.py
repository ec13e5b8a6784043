"""The way out of a refusal: the nearest place where the model in the hand may stop."""

from dataclasses import replace

from engine.game import Game
from engine.gate import RuleSystem
from engine.options import Draft
from geometry.area import Area
from geometry.pose import Point, distance

INSIDE = 0.003
"""Inches a place taken by the program keeps off the outline, so that it is not at the tolerance of anything."""


def nearest_end(end: Area, held: Point) -> tuple[Point, float] | None:
    """The nearest centre well inside an area where the model may stop, and how far it is from where it is held.

    None where the area is empty or nowhere wide enough.
    """
    return nearest_in(well_inside(end), held)


def well_inside(end: Area) -> Area:
    """The part of an area from which :func:`nearest_in` takes places: worth keeping where it is asked often."""
    return end.grown(-INSIDE)


def nearest_in(inner: Area, held: Point) -> tuple[Point, float] | None:
    """The nearest place of such a part, and how far it is; none where it is empty."""
    if not inner:
        return None
    place = inner.nearest(held)
    return place, distance(place, held)


def nearest_legal(system: RuleSystem, game: Game, draft: Draft, end: Area) -> Draft | None:
    """The draft with its model at the nearest legal end; none where the verdict refuses that as well.

    ``end`` is the legal end drawn for the draft. Where that speaks of the model in the hand alone, and the others of
    its unit find no room round it, there is nothing to offer.
    """
    if not draft.path:
        return None
    found = nearest_end(end, draft.path[-1].point)
    if found is None:
        return None
    moved = replace(draft, path=(*draft.path[:-1], draft.path[-1].at(*found[0])))
    return moved if system.judge(game, system.propose(game, moved)).legal else None
