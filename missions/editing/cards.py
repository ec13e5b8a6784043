"""What cards and tables lay out, written into a mission so that each part of it can be edited."""

from collections.abc import Iterable, Mapping

from engine.mission import EdgeSegment, Mission, Table
from engine.systems.genesys.deployment import PLACES, zone_area
from engine.systems.genesys.state import GenesysGame
from engine.systems.starcraft.deployment import marker_id
from engine.tongue import tr
from missions.editing.carrying import point_data, tidy
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, id_of, list_of, mapping_of, with_new
from missions.hardwired_layout import zone_box
from missions.rules.book import rulebook
from missions.rules.setups import Place, setups
from missions.systems import system
from missions.yamlnodes import YamlData

DEPLOYMENT = "deployment"


def deployment_written_out(sheet: Sheet) -> Sheet:
    """The table, the Entry Edges and the Mission Markers of a StarCraft deployment card as the mission's own, and the
    card no longer named. Edges are those of the settings' readings."""
    card, mission = sheet.facts.deployment, _mission(sheet)
    if card is None:
        raise NotEdited(tr("the mission names no deployment card"))
    sides = mapping_of(sheet.data, "sides")
    brought = {marker_id(number) for number in card.markers}
    for side in mission.sides:
        form = sides.get(side.id)
        if isinstance(form, dict):
            sides = {**sides, side.id: {**form, "entry": [_segment(one, mission.table) for one in side.entry]}}
    data: Entry = {key: value for key, value in sheet.data.items() if key != "deployment"}
    data = {**data, "table": {"width": tidy(mission.table.width), "height": tidy(mission.table.height)}, "sides": sides}
    markers: list[Entry] = []
    for marker in mission.markers:
        if marker.id in brought:
            entry: Entry = {"id": marker.id, "kind": marker.kind, "number": marker.number, "at": point_data(marker.at)}
            markers.append(entry if marker.affinity is None else {**entry, "affinity": marker.affinity})
    return sheet.saying(with_new(data, "markers", markers))


def hardwired_zones(sheet: Sheet, row: str, aggressor: str, defender: str) -> Sheet:
    """The zones of a row of Hardwired 28's deployment table, in place of the zones of deployment there are."""
    table, rows = sheet.facts.table, setups().deployments
    if table is None or row not in rows:
        raise NotEdited(
            tr("there is no deployment '{row}'; there are {listed}", row=row, listed=", ".join(rows))
            if table
            else tr("there is no table")
        )
    sides = ((aggressor, "aggressor", rows[row].aggressor), (defender, "defender", rows[row].defender))
    zones = [
        _zone(f"{role}-{number}", side, place, table)
        for side, role, places in sides
        for number, place in enumerate(places, 1)
    ]
    return _with_zones(sheet, zones)


def genesys_zones(sheet: Sheet, chosen: Mapping[str, Iterable[int]]) -> Sheet:
    """Zones by their numbers for each side, along the long edges, in place of the zones of deployment there are."""
    game = system("genesys").begin(_mission(sheet))
    if not isinstance(game, GenesysGame):
        raise NotEdited(tr("the zones are those of the Genesys Project"))
    zones: list[Entry] = []
    for side, numbers in chosen.items():
        for number in dict.fromkeys(numbers):
            if number not in PLACES:
                raise NotEdited(
                    tr(
                        "there is no zone {number}; there are {listed}",
                        number=number,
                        listed=", ".join(map(str, PLACES)),
                    )
                )
            box = zone_area(rulebook("genesys"), game, side, number).bounds
            zones.append(
                {"id": f"{side}-zone-{number}", "kind": DEPLOYMENT, "side": side, "rectangle": _rectangle(box)}
            )
    return _with_zones(sheet, zones)


def _with_zones(sheet: Sheet, zones: list[Entry]) -> Sheet:
    """One that is there already keeps its line and what else stands in it."""
    ids = {id_of(zone) for zone in zones}
    old = {id_of(zone): zone for zone in list_of(sheet.data, "zones")}
    kept = [
        zone
        for zone in list_of(sheet.data, "zones")
        if not (isinstance(zone, dict) and zone.get("kind") == DEPLOYMENT and id_of(zone) not in ids)
    ]
    new = {id_of(zone): zone for zone in zones}
    merged: list[YamlData] = [_over(zone, new.get(id_of(zone))) for zone in kept]
    data = {**sheet.data, "zones": merged}
    return sheet.saying(with_new(data, "zones", [zone for zone in zones if id_of(zone) not in old]))


def _over(old: YamlData, new: Entry | None) -> YamlData:
    if new is None or not isinstance(old, dict):
        return old
    shapes = ("polygon", "rectangle", "circle", "parts")
    return {**{key: value for key, value in old.items() if key not in shapes or key in new}, **new}


def _mission(sheet: Sheet) -> Mission:
    if not isinstance(sheet.mission, Mission):
        raise NotEdited(tr("the mission has mistakes that must be put right first"))
    return sheet.mission


def _segment(segment: EdgeSegment, table: Table) -> Entry:
    edge: Entry = {"edge": segment.edge.value}
    if segment.start > 0 or segment.end < table.edge_length(segment.edge):
        edge |= {"from": tidy(segment.start), "to": tidy(segment.end)}
    return edge


def _zone(id: str, side: str, place: Place, table: Table) -> Entry:
    zone: Entry = {"id": id, "kind": DEPLOYMENT, "side": side}
    box = zone_box(table, place)
    if box is None:
        middle = point_data((table.width / 2, table.height / 2))
        return {**zone, "circle": {"at": middle, "diameter": tidy(2 * (place.middle or 0.0))}}
    return {**zone, "rectangle": _rectangle(box)}


def _rectangle(box: tuple[float, float, float, float]) -> Entry:
    left, top, right, bottom = box
    middle = point_data(((left + right) / 2, (top + bottom) / 2))
    return {"at": middle, "size": [tidy(right - left), tidy(bottom - top)]}
