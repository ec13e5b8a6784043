"""Where the waves of a mission come on, as things on its table: an arrow at the middle of an edge, or a ring."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.mission import EdgeName, Mission, Table
from engine.picture import Coming
from engine.systems.hardwired28.spawning import (
    CENTRE,
    EDGES,
    LAST_SEARCH,
    NEAR_AGGRESSOR,
    NEAR_CENTRE,
    OFF_CENTRE,
    RANDOM_SIDE,
    UNUSED,
    edges_open,
)
from engine.systems.hardwired28.state import HardwiredGame
from geometry.area import Area
from geometry.pose import Point, distance
from gui.text import tr
from missions.editing.sheet import Sheet
from missions.editing.waves import WaveEntry, place_there, wave_of, waves_of, with_place, without_waves
from missions.systems import system

PREFIX = "wave:"
PLACES: Mapping[str, str] = {
    EdgeName.TOP.value: tr("top edge"),
    EdgeName.RIGHT.value: tr("right edge"),
    EdgeName.BOTTOM.value: tr("bottom edge"),
    EdgeName.LEFT.value: tr("left edge"),
    RANDOM_SIDE: tr("left or right edge, by a die"),
    UNUSED: tr("an edge nobody deploys on"),
    CENTRE: tr("middle of the table"),
    LAST_SEARCH: tr("edge nearest to the last Search or Interrogate"),
    NEAR_AGGRESSOR: tr("edge nearest to the Aggressor"),
    NEAR_CENTRE: tr("d4″ from the middle"),
    OFF_CENTRE: tr("d4 + 2″ from the middle"),
}
"""What a file's word for a place means; every word of the rules is here."""
ASIDE = 1.5
"""Inches between what would else lie on one another."""
LONG, HALF, RING = 1.3, 0.6, 0.55
ROUND = (EdgeName.TOP, EdgeName.RIGHT, EdgeName.BOTTOM, EdgeName.LEFT)


@dataclass(frozen=True, slots=True)
class Seat:
    """A wave where it is drawn: ``out`` leads off the table for one that comes over an edge."""

    wave: WaveEntry
    at: Point
    out: Point | None
    others: tuple[EdgeName, ...] = ()
    """Further edges that it may come over."""

    @property
    def id(self) -> str:
        return f"{PREFIX}{self.wave.number}"

    @property
    def outline(self) -> Area:
        return _outline(self.at, self.out)


def number_of(id: str) -> int:
    return int(id.removeprefix(PREFIX))


def seats(sheet: Sheet) -> tuple[Seat, ...]:
    """Each by itself, one beside another where several come to one place."""
    table = sheet.facts.table
    found: list[Seat] = []
    open_edges = _open_edges(sheet)
    taken = [marker.at for marker in sheet.mission.markers] if isinstance(sheet.mission, Mission) else []
    for wave in waves_of(sheet) if table is not None else ():
        edges = open_edges.get(wave.form.unit_id, EDGES.get(wave.form.edge or "", ()))
        at, out = _place(table, wave, edges)
        if wave.form.at is None:
            while any(distance(at, other) < HALF * 2 for other in (*(one.at for one in found), *taken)):
                at = (at[0] + ASIDE, at[1]) if out is None or out[0] == 0 else (at[0], at[1] + ASIDE)
        found.append(Seat(wave, at, out, edges[1:]))
    return tuple(found)


def coming(sheet: Sheet) -> tuple[Coming, ...]:
    """What is drawn of them: who comes at the first edge open to it, the round alone at the others."""
    table = sheet.facts.table
    made: list[Coming] = []
    rounds: dict[tuple[str, EdgeName], list[str]] = {}
    for seat in seats(sheet):
        form = seat.wave.form
        made.append(Coming(form.side, seat.at, seat.out, (told(sheet, seat.wave), *_where(form.edge))))
        for edge in seat.others:
            lines = rounds.setdefault((form.side, edge), [])
            line = tr("round {round}?").format(round=form.round)
            lines += [] if line in lines else [line]
    if table is None:
        return ()
    for (side, edge), lines in rounds.items():
        at = table.edge_point(edge, table.edge_length(edge) / 2)
        made.append(Coming(side, at, table.outward(edge), tuple(lines)))
    return tuple(made)


def told(sheet: Sheet, wave: WaveEntry) -> str:
    """Who comes, how many, and when."""
    unit = next((unit for _, unit in sheet.facts.units() if unit.id == wave.form.unit), None)
    models = len(unit.models.numbers) if unit is not None else wave.form.models or 1
    return tr("round {round}: {name} × {models}").format(round=wave.form.round, name=wave.name, models=models)


def carried(sheet: Sheet, number: int, dx: float, dy: float) -> Sheet:
    """Set down so far from where it is: over the edge, in the middle or at the spawn point that lies there."""
    there = _set_down(sheet, number, dx, dy)
    return sheet if there is None else with_place(sheet, number, there)


def ghost(sheet: Sheet, number: int, dx: float, dy: float) -> Area:
    """Where :func:`carried` would set it down."""
    table, there = sheet.facts.table, _set_down(sheet, number, dx, dy)
    if table is None or there is None:
        return Area.empty()
    if isinstance(there, EdgeName):
        return _outline(table.edge_point(there, table.edge_length(there) / 2), table.outward(there))
    return _outline((table.width / 2, table.height / 2) if isinstance(there, str) else there, None)


def landing(sheet: Sheet, number: int, dx: float, dy: float) -> str:
    """The same in words."""
    there = _set_down(sheet, number, dx, dy)
    if there is None:
        return ""
    if isinstance(there, EdgeName | str):
        return PLACES[there if isinstance(there, str) else there.value]
    x, y = f"{there[0]:.2f}″", f"{there[1]:.2f}″"
    return tr("a spawn point {x} from the left, {y} from the top").format(x=x, y=y)


def nudged(sheet: Sheet, number: int, dx: float, dy: float) -> Sheet:
    """By keys and typed numbers: a spawn point goes so far and no farther than the table; any other wave goes to the
    edge that lies that way."""
    at, table = wave_of(sheet, number).form.at, sheet.facts.table
    if at is not None and table is not None:
        x, y = min(max(at[0] + dx, 0.0), table.width), min(max(at[1] + dy, 0.0), table.height)
        return with_place(sheet, number, (x, y))
    across = EdgeName.LEFT if dx < 0 else EdgeName.RIGHT
    down = EdgeName.TOP if dy < 0 else EdgeName.BOTTOM
    return with_place(sheet, number, across if abs(dx) >= abs(dy) else down)


def turned(sheet: Sheet, number: int, *, clockwise: bool) -> Sheet:
    """To the next edge round the table; one that comes over none in particular to the first."""
    edge = next((edge for edge in EdgeName if edge.value == wave_of(sheet, number).form.edge), None)
    step = 1 if clockwise else -1
    return with_place(sheet, number, ROUND[0] if edge is None else ROUND[(ROUND.index(edge) + step) % len(ROUND)])


def removed(sheet: Sheet, ids: tuple[str, ...]) -> Sheet:
    return without_waves(sheet, map(number_of, ids)) if ids else sheet


def _set_down(sheet: Sheet, number: int, dx: float, dy: float) -> EdgeName | str | Point | None:
    table = sheet.facts.table
    seat = next((one for one in seats(sheet) if one.wave.number == number), None)
    if table is None or seat is None:
        return None
    return place_there(table, (seat.at[0] + dx, seat.at[1] + dy))


def _place(table: Table | None, wave: WaveEntry, edges: tuple[EdgeName, ...]) -> tuple[Point, Point | None]:
    if table is None:
        return (0.0, 0.0), None
    if wave.form.at is not None:
        return wave.form.at, None
    if edges:
        return table.edge_point(edges[0], table.edge_length(edges[0]) / 2), table.outward(edges[0])
    return (table.width / 2, table.height / 2), None


def _open_edges(sheet: Sheet) -> Mapping[str, tuple[EdgeName, ...]]:
    """As the game finds them, by unit; none where the mission is not read."""
    mission = sheet.mission
    if not isinstance(mission, Mission) or not mission.waves:
        return {}
    game = system(mission.system).begin(mission)
    if not isinstance(game, HardwiredGame):
        return {}
    return {wave.unit: edges_open(game, wave.unit) for wave in mission.waves}


def _where(word: str | None) -> Iterator[str]:
    """What an arrow does not say by itself."""
    if word is not None and word not in {edge.value for edge in EdgeName}:
        yield PLACES.get(word, word)


def _outline(at: Point, out: Point | None) -> Area:
    if out is None:
        return Area.disc(at, RING)
    (x, y), (ox, oy) = at, out
    ends = (x - ox * LONG + oy * HALF, x - oy * HALF), (y - oy * LONG + ox * HALF, y - ox * HALF)
    return Area.rectangle(min(ends[0]), min(ends[1]), max(ends[0]), max(ends[1]))
