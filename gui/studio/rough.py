"""A table to draw while its file has mistakes: what of it can be made out."""

from engine.mission import Marker, Mission, MissionCard, Piece, Side, SideLook, TableMat, Zone
from gui.studio.figures import figures_of
from gui.studio.things import Sort, edges_of, things_of
from missions.editing.sheet import Sheet
from missions.mats import MatForm, mat_of


def rough_mission(sheet: Sheet) -> Mission | None:
    """None where not even the table is known. Only for drawing: it has no card, and no models."""
    table, system = sheet.facts.table, sheet.facts.system
    if table is None or system is None:
        return None
    terrain: list[Piece] = list(sheet.facts.map_pieces)
    markers: list[Marker] = []
    zones: list[Zone] = []
    sides = _sides(sheet)
    known = {side.id for side in sides}
    for thing in things_of(sheet):
        if thing.sort not in (Sort.TERRAIN, Sort.MARKER, Sort.ZONE):
            continue
        found = figures_of(sheet, thing)
        kind, owner = found.kind or thing.sort.value, found.side if found.side in known else None
        if thing.sort is Sort.TERRAIN:
            piece = Piece(thing.id, thing.name, kind, thing.outline, found.size, found.height, frozenset(found.traits))
            terrain.append(piece)
        elif thing.sort is Sort.ZONE:
            zones.append(Zone(thing.id, thing.name, kind, thing.outline, owner))
        else:
            left, top, right, bottom = thing.outline.bounds
            number = sheet.entry(thing.id).get("number")
            at = ((left + right) / 2, (top + bottom) / 2)
            counted = number if isinstance(number, int) else None
            markers.append(Marker(thing.id, thing.name, kind, at, right - left, counted, owner))
    return Mission(
        system=system,
        name=str(sheet.data.get("name", "")),
        source="",
        table=table,
        card=MissionCard("", 0, ""),
        settings=sheet.facts.settings,
        terrain=tuple(terrain),
        sides=sides,
        markers=tuple(markers),
        zones=tuple(zones),
        mat=_mat(sheet),
    )


def _mat(sheet: Sheet) -> TableMat | None:
    form = sheet.facts.raw.at("mat").form(MatForm)
    return None if form is None else mat_of(form, sheet.facts.folder)


def _sides(sheet: Sheet) -> tuple[Side, ...]:
    looks = list(SideLook)
    edges = edges_of(sheet)
    return tuple(
        Side(
            name,
            form.name if form and form.name else name,
            form.faction if form else "",
            SideLook(form.look) if form and form.look else looks[number % len(looks)],
            True,
            tuple(edge.segment for edge in edges if edge.side == name),
        )
        for number, (name, form) in enumerate(sheet.facts.sides.items())
    )
