"""Where the mission counts models and whose each place is now, and the edges that a side may leave by."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.game import Standing
from engine.mission import EdgeName, EdgeSegment, Wave
from engine.once import OncePerPosition
from engine.picture import Areas, Band, BandKind, Coming, SideArea
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.objectives import exit_edges
from engine.systems.hardwired28.scoring import (
    CONTROL,
    QUADRANTS,
    SEIZURE,
    SIGNAL,
    UPLINK,
    Count,
    card_of,
    counted_at,
    counted_within,
    held_quarters,
    mission_markers,
    more,
    scoring,
)
from engine.systems.hardwired28.spawning import edges_open
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import middle, quarters
from engine.tongue import tr
from engine.wording import whole
from geometry.area import Area

Held = tuple[str | None, Area, str]
"""Whose it is, where it is, and how many models each side has there."""


def with_zones(areas: Areas, game: HardwiredGame) -> Areas:
    """What is held stands in its side's colour, what nobody holds as a place that is fought for."""
    held, open_ = _zones.of(game, None, lambda: _told(game))
    return replace(areas, influence=held, bands=(*areas.bands, *open_))


def exits_of(game: HardwiredGame) -> Mapping[str, tuple[EdgeSegment, ...]]:
    """By side: the stretches of the table's edge over which its mission lets it leave."""
    table = game.mission.table
    return {
        side: tuple(EdgeSegment(edge, 0.0, table.edge_length(edge)) for edge in edges)
        for side, edges in exit_edges(game).items()
    }


def coming_of(game: HardwiredGame) -> tuple[Coming, ...]:
    """Where waves that are still to come may arrive: by their edge or about the middle with all that is to be said, and
    by each edge that is open to them with the rounds alone."""
    table = game.mission.table
    places: dict[tuple[str, EdgeName | None], list[str]] = {}
    for wave in game.mission.waves:
        if not _waits(game, wave):
            continue
        edges, words = edges_open(game, wave.unit), _who(game, wave)
        for edge in edges or (None,):
            lines = places.setdefault((game.unit(wave.unit).side, edge), [])
            line = tr("round {round}?", round=wave.round) if len(edges) > 1 else words
            if line not in lines:
                lines.append(line)
    return tuple(
        Coming(side, middle(game), None, tuple(lines))
        if edge is None
        else Coming(side, table.edge_point(edge, table.edge_length(edge) / 2), table.outward(edge), tuple(lines))
        for (side, edge), lines in places.items()
    )


def coming_lines(game: HardwiredGame) -> Iterator[str]:
    """The same in words."""
    for wave in game.mission.waves:
        if _waits(game, wave):
            names = [tr(edge.value) for edge in edges_open(game, wave.unit)]
            where = tr("by the {listed} edge", listed=tr(" or the ").join(names)) if names else tr("about the middle")
            words = _who(game, wave)
            yield f"{words[:1].upper()}{words[1:]}, {where}"


def _waits(game: HardwiredGame, wave: Wave) -> bool:
    return all(model.standing is Standing.RESERVE for model in game.models_of(wave.unit))


def _who(game: HardwiredGame, wave: Wave) -> str:
    return tr(
        "round {round}: {name_of} × {count}",
        round=wave.round,
        name_of=name_of(game, wave.unit),
        count=len(game.models_of(wave.unit)),
    )


def counted_places(game: HardwiredGame) -> Iterator[Held]:
    """The places of a mission that counts models in them; none for one that counts something else."""
    kind, radius = scoring(game), card_of(game).radius
    if kind == CONTROL:
        counts = counted_within(game, middle(game))
        yield more(counts), Area.disc(middle(game), radius), f"{whole(radius)}  {_numbers(counts)}"
    elif kind == QUADRANTS:
        standing = held_quarters(game)
        for number, _, area in quarters(game):
            yield more(standing[number]), area, _numbers(standing[number])
    elif kind in (SEIZURE, UPLINK, SIGNAL):
        for marker in mission_markers(game):
            counts = counted_at(game, marker)
            area = Area.disc(game.marker_at(marker.id), marker.diameter / 2 + radius)
            yield _holder(game, kind, counts), area, f"{whole(radius)}  {_numbers(counts)}"


def _holder(game: HardwiredGame, kind: str, counts: Count) -> str | None:
    if kind == SIGNAL:
        return game.tally.controls
    if kind == SEIZURE:
        return more(counts)
    there = [side for side, count in counts.items() if count]
    return there[0] if len(there) == 1 else None


def _numbers(counts: Count) -> str:
    """In the order of the sides."""
    return " : ".join(str(count) for count in counts.values())


def _told(game: HardwiredGame) -> tuple[tuple[SideArea, ...], tuple[Band, ...]]:
    places = tuple(counted_places(game))
    held = tuple(SideArea(side, area, text) for side, area, text in places if side is not None)
    return held, tuple(Band(text, area, BandKind.MARKER) for side, area, text in places if side is None)


_zones: OncePerPosition[tuple[tuple[SideArea, ...], tuple[Band, ...]]] = OncePerPosition()
