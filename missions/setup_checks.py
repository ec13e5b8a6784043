"""Whether terrain and models lie on the table, and no base on another, as a mission sets them up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.mission import Table
from engine.tongue import tr
from engine.wording import inches
from geometry.area import Area, Ring
from geometry.base import Placed
from geometry.gaps import separation
from geometry.outline import overhang
from geometry.pose import Pose
from geometry.rims import ALONG, off_outline
from geometry.tolerance import apart, at_most
from missions.facts import Facts
from missions.mission_form import TerrainForm, shape_rings
from missions.outlines import area_of, placed, scaled
from missions.problems import Problem, quoted
from missions.rules.terrain import CataloguePiece
from missions.yamlnodes import Loc

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
            text = tr("the piece {quoted} is off the table", quoted=quoted(form.id))
            yield facts.reading.document.problem(raw.loc, text)


def check_access(facts: Facts) -> Iterator[Problem]:
    """Every Access Point is a stretch of its piece's outline."""
    for raw, form in facts.terrain():
        rings = terrain_rings(form, facts.catalogue.get(form.piece or ""))
        for index, gate in enumerate(form.access if rings else ()):
            loc = raw.at("access", index).loc
            if gate.start == gate.end:
                yield facts.reading.document.problem(loc, tr("the Access Point ends where it begins"))
                continue
            off = off_outline(area_of(rings), (gate.start, gate.end))
            if off > ALONG:
                text = tr(
                    "the Access Point lies {off} off the outline of {quoted}", off=inches(off), quoted=quoted(form.id)
                )
                yield facts.reading.document.problem(loc, text)


@dataclass(frozen=True, slots=True)
class Standing:
    """A model on the table, and the place in the file that put it there."""

    id: str
    loc: Loc
    placed: Placed


def check_standing(facts: Facts) -> Iterator[Problem]:
    """The models that stand on the table at set-up; see :func:`stand_wrongly`."""
    standing = []
    for raw, unit in facts.units():
        profile = facts.profiles.get(unit.profile)
        if profile is not None:
            for number, pose in unit.models.poses.items():
                loc = raw.at("models", number).loc
                standing.append(Standing(f"{unit.id}.{number}", loc, Placed(profile.base, pose)))
    for loc, text in stand_wrongly(standing, facts.table):
        yield facts.reading.document.problem(loc, text)


def stand_wrongly(models: Sequence[Standing], table: Table | None) -> Iterator[tuple[Loc, str]]:
    """Every base wholly on the table, none on another. A model is named with the first before it that it overlaps."""
    if len(models) > MOST_STANDING:
        yield (
            models[MOST_STANDING].loc,
            tr("more than {most_standing} models stand on the table", most_standing=MOST_STANDING),
        )
        return
    for index, model in enumerate(models):
        out = 0.0 if table is None else overhang(model.placed, table.width, table.height)
        if not at_most(out, 0.0):
            yield model.loc, tr("the base reaches {out} past the table's edge", out=inches(out))
        for other in models[:index]:
            overlap = _overlap(model.placed, other.placed)
            if overlap is not None:
                yield (
                    model.loc,
                    tr("the base overlaps {quoted} by {overlap}", quoted=quoted(other.id), overlap=inches(overlap)),
                )
                break


def _overlap(a: Placed, b: Placed) -> float | None:
    if abs(a.pose.x - b.pose.x) > a.base.outer_radius + b.base.outer_radius:
        return None
    between = separation(a, b)
    return None if apart(between) else -between
