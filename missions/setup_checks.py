"""Whether terrain and models lie on the table, and no base on another, as a mission sets them up."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.wording import inches
from geometry.area import Area, Ring
from geometry.base import Placed
from geometry.gaps import separation
from geometry.outline import overhang
from geometry.pose import Pose
from geometry.tolerance import apart, at_most
from missions.facts import Facts
from missions.mission_form import TerrainForm, shape_rings
from missions.outlines import area_of, placed, scaled
from missions.problems import Problem, quoted
from missions.raw import Raw
from missions.rules.terrain import CataloguePiece

MOST_STANDING = 1000


def terrain_rings(form: TerrainForm, piece: CataloguePiece | None) -> tuple[Ring, ...]:
    """A piece's outline on the table; none for a piece that no catalogue has."""
    if form.at is None:
        return shape_rings(form)
    if piece is None:
        return ()
    rings = piece.rings if form.measures is None else scaled(piece.rings, *form.measures)
    return placed(rings, Pose(*form.at, form.turn or 0.0))


def past_the_edge(area: Area, facts: Facts) -> float:
    """Inches an area sticks out past that edge of the table where it does so most; 0 when it lies on it."""
    if facts.table is None:
        return 0.0
    left, top, right, bottom = area.bounds
    return max(0.0, -left, -top, right - facts.table.width, bottom - facts.table.height)


def check_terrain_place(facts: Facts) -> Iterator[Problem]:
    if facts.table is None:
        return
    for raw, form in facts.terrain():
        rings = terrain_rings(form, facts.catalogue.get(form.piece or ""))
        if rings and not area_of(rings).overlaps(facts.table.area):
            text = f"the piece {quoted(form.id)} is off the table"
            yield facts.reading.document.problem(raw.loc, text)


@dataclass(frozen=True, slots=True)
class _Standing:
    id: str
    raw: Raw
    placed: Placed


def check_standing(facts: Facts) -> Iterator[Problem]:
    """Every base wholly on the table, none on another. A model is named with the first that it overlaps."""
    document = facts.reading.document
    standing: list[_Standing] = []
    for model in _standing(facts):
        if len(standing) >= MOST_STANDING:
            yield document.problem(model.raw.loc, f"more than {MOST_STANDING} models stand on the table")
            return
        if facts.table is not None:
            out = overhang(model.placed, facts.table.width, facts.table.height)
            if not at_most(out, 0.0):
                yield document.problem(model.raw.loc, f"the base reaches {inches(out)} past the table's edge")
        for other in standing:
            reach = model.placed.base.outer_radius + other.placed.base.outer_radius
            if abs(model.placed.pose.x - other.placed.pose.x) > reach:
                continue
            apart_by = separation(model.placed, other.placed)
            if not apart(apart_by):
                text = f"the base overlaps {quoted(other.id)} by {inches(-apart_by)}"
                yield document.problem(model.raw.loc, text)
                break
        standing.append(model)


def _standing(facts: Facts) -> Iterator[_Standing]:
    for raw, unit in facts.units():
        profile = facts.profiles.get(unit.profile)
        if profile is not None:
            for number, pose in unit.models.poses.items():
                yield _Standing(f"{unit.id}.{number}", raw.at("models", number), Placed(profile.base, pose))
