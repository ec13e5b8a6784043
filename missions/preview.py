"""What a table gives either side before anyone moves: how soon markers are got to, and who sees whom come in."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import engine.systems.genesys.approach as genesys
import engine.systems.hardwired28.approach as hardwired
import engine.systems.starcraft.approach as starcraft
from engine.approach import Arrival, Between, MarkerTimes, Party, times
from engine.exposure import Exposure, along, exposure, inside
from engine.game import Game
from engine.mission import EdgeName, Marker, Mission, Side
from engine.sight import Lookout
from engine.systems.genesys.state import GenesysGame
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.base import Placed
from missions.rules.book import rulebook
from missions.systems import system
from missions.yamlnodes import YamlData

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
MOST_ROUNDS = 6
"""Shown where a game has as many rounds or more."""
_EDGES = {
    EdgeName.TOP: tr_later("top edge, {start:g} to {end:g}"),
    EdgeName.BOTTOM: tr_later("bottom edge, {start:g} to {end:g}"),
    EdgeName.LEFT: tr_later("left edge, {start:g} to {end:g}"),
    EdgeName.RIGHT: tr_later("right edge, {start:g} to {end:g}"),
}


@dataclass(frozen=True, slots=True)
class Preview:
    """``markers`` are by marker and then by side, ``exposures`` by side; ``notes`` say what is not counted."""

    mission: Mission
    rounds: int
    markers: tuple[MarkerTimes, ...]
    exposures: tuple[Exposure, ...]
    notes: tuple[str, ...]


class Stopped(Exception):
    """Whoever asked does not want it any more."""


Step = Callable[[int, int], bool]
"""So many parts of so many are done; false: stop."""


def _goes_on(_done: int, _of: int) -> bool:
    return True


def preview(mission: Mission, step: Step = _goes_on) -> Preview:
    """Works for some seconds on a crowded table. Raises :class:`Stopped` once ``step`` says so."""
    rules = system(mission.system)
    game = rules.begin(mission)
    sides = [side for side in mission.sides if side.plays and game.units_of(side.id)]
    rounds = min(MOST_ROUNDS, max(1, mission.card.rounds))
    parties = {side.id: tuple(_parties(game, side.id)) for side in sides}
    near, note = _within(mission)
    pools = starcraft.pools(game) if isinstance(game, StarcraftGame) else None
    pairs = [(marker, side) for marker in mission.markers for side in sides]
    parts = len(pairs) + 1
    done: list[MarkerTimes] = []

    def between() -> None:
        _say(step, len(done), parts)

    for marker, side in pairs:
        done.append(times(side.id, parties[side.id], marker, near, rounds, pools, between))
    _say(step, len(done), parts)
    markers = tuple(done)
    notes = [note]
    if mission.draft is not None:
        notes.append(
            tr("The cards are drafted when the game is played; until then there are no Entry Edges and no markers")
        )
    if not mission.markers:
        notes.append(tr("The mission has no markers"))
    lookout = rules.areas(game, None).lookout
    found: list[Exposure] = []
    if lookout is not None:
        found += _exposures(mission, sides, parties, lookout, between)
    exposures = tuple(found)
    if any(len({party.base.width, party.base.depth}) > 1 for side in parties.values() for party in side):
        notes.append(tr("A base that is not round keeps the way it is turned; turning, it may get there sooner"))
    if lookout is not None and lookout.note:
        notes.append(lookout.note)
    return Preview(mission, rounds, markers, exposures, tuple(notes))


def _say(step: Step, done: int, of: int) -> None:
    if not step(done, of):
        raise Stopped


def _within(mission: Mission) -> tuple[float, str]:
    book = rulebook(mission.system)
    match mission.system:
        case "starcraft":
            return starcraft.within(book), tr(starcraft.NOTE)
        case "hardwired28":
            return hardwired.within(book), tr(hardwired.NOTE)
        case _:
            return genesys.TOUCHING, tr(genesys.NOTE)


def _parties(game: Game, side: str) -> Iterator[Party]:
    book = rulebook(game.mission.system)
    match game:
        case StarcraftGame():
            return starcraft.parties(book, game, side)
        case HardwiredGame():
            return hardwired.parties(game, side)
        case GenesysGame():
            return genesys.parties(book, game, side)
    raise ValueError(f"{game.mission.system} has no preview")


def _exposures(
    mission: Mission, sides: Sequence[Side], parties: dict[str, tuple[Party, ...]], lookout: Lookout, between: Between
) -> Iterator[Exposure]:
    """Each stretch where a side comes in, as every other side's first base sees it from where that comes in."""
    for side in sides:
        for by in sides:
            if by is side or not parties[side.id] or not parties[by.id]:
                continue
            own, other = parties[side.id][0], parties[by.id][0]
            enemies = [placed for _, places in _stretches(mission, by, other) for placed in places]
            looker = f"{other.unit}.{mission.unit(other.unit).models[0]}"
            for name, places in _stretches(mission, side, own):
                found = exposure(side.id, name, places, by.id, enemies, _from(lookout, looker), between)
                if found is not None:
                    yield found


def _from(lookout: Lookout, model: str) -> Callable[[Placed], Lookout]:
    return lambda placed: lookout.of(model, placed)


def _stretches(mission: Mission, side: Side, party: Party) -> Iterator[tuple[str, list[Placed]]]:
    """Its Entry Edges, or where it has none its zones, or the room it starts in."""
    for segment in side.entry:
        name = tr(_EDGES[segment.edge], start=segment.start, end=segment.end)
        yield name, list(along(mission.table, segment, party.base))
    zones = [zone for zone in mission.zones if zone.side == side.id] if not side.entry else []
    for zone in zones:
        yield zone.name, list(inside(zone.area, mission.table, party.base))
    if not side.entry and not zones and party.room is not None:
        yield tr("deployment"), list(inside(party.room.grown(party.base.inner_radius), mission.table, party.base))


def told(found: Preview) -> Iterator[str]:
    """The tables, a line each."""
    mission = found.mission
    yield tr("{mission}: who can be where by the end of each round", mission=mission.name)
    names = {side.id: side.name for side in mission.sides}
    heads = tr("marker"), tr("side"), tr("first there")
    wide = max(len(word) for word in (heads[0], *(marker_name(found, one.marker) for one in found.markers)))
    across = max(map(len, (heads[1], *names.values())))
    rounds = "".join(f"{tr('round {number}', number=number):>9}" for number in range(1, found.rounds + 1))
    if found.markers:
        yield f"  {heads[0]:<{wide}}  {heads[1]:<{across}}{rounds}  {heads[2]}"
    for one in found.markers:
        shares = "".join(f"{share:>9.0%}" for share in one.shares)
        yield f"  {marker_name(found, one.marker):<{wide}}  {names[one.side]:<{across}}{shares}  {_first(one)}".rstrip()
    for side, first in first_rounds(found).items():
        soonest = ", ".join(map(_or_never, first))
        yield "  " + tr(
            "{side}: first at the markers, nearest first, in round {rounds}", side=names[side], rounds=soonest
        )
    if found.exposures:
        yield tr("Seen while coming in: of all pairs of places, those in which the one sees the other")
    for seen in found.exposures:
        who = {"side": names[seen.side], "stretch": seen.name, "by": names[seen.by], "share": f"{seen.share:.0%}"}
        line = "  " + tr("{side}, {stretch}: {share} by {by}", **who)
        worst = seen.worst
        if worst is not None:
            (x, y), share = worst
            line += tr("; most at [{x}, {y}], {share}", x=f"{x:.1f}", y=f"{y:.1f}", share=f"{share:.0%}")
        yield line
    yield from (f"{tr('note')}: {note}." for note in found.notes)


def marker_name(found: Preview, marker: Marker) -> str:
    """With its id where several are called alike."""
    alike = [one for one in found.mission.markers if one.name == marker.name]
    return marker.name if len(alike) < 2 else f"{marker.name} ({marker.id})"


def first_rounds(found: Preview) -> dict[str, list[int | None]]:
    """By side, the first rounds in which anyone of it can be at the markers, in order; none comes last. On a fair table
    they are the same."""
    by_side: dict[str, list[int | None]] = {}
    for one in found.markers:
        rounds = [arrival.round for arrival in one.arrivals if arrival.round is not None]
        by_side.setdefault(one.side, []).append(min(rounds, default=None))
    return {side: sorted(first, key=lambda number: number or MOST_ROUNDS + 1) for side, first in by_side.items()}


def _or_never(number: int | None) -> str:
    return "never" if number is None else str(number)


def as_data(found: Preview) -> YamlData:
    """The same for other programs."""
    return {
        "mission": found.mission.name,
        "rounds": found.rounds,
        "markers": [_marker_data(one) for one in found.markers],
        "exposures": [
            {"side": one.side, "stretch": one.name, "by": one.by, "share": round(one.share, 4)}
            for one in found.exposures
        ],
        "notes": list(found.notes),
    }


def _marker_data(one: MarkerTimes) -> YamlData:
    arrivals: list[YamlData] = [
        {
            "unit": arrival.party.unit,
            "models": arrival.party.models,
            "distance": None if arrival.distance is None else round(arrival.distance, 3),
            "round": arrival.round,
        }
        for arrival in one.arrivals
    ]
    shares: list[YamlData] = [round(share, 4) for share in one.shares]
    return {"marker": one.marker.id, "side": one.side, "shares": shares, "arrivals": arrivals}


def as_csv(found: Preview) -> str:
    """Both tables for a spreadsheet, one under the other; shares are from 0 to 1. No cell of it is a formula."""
    names = {side.id: side.name for side in found.mission.sides}
    held = io.StringIO()
    out = csv.writer(held, lineterminator="\r\n")

    def put(*row: str | float) -> None:
        out.writerow([f"'{cell}" if isinstance(cell, str) and cell[:1] in _FORMULA else cell for cell in row])

    rounds = [tr("round {number}", number=number) for number in range(1, found.rounds + 1)]
    put(tr("marker"), tr("side"), *rounds, tr("first there"))
    for one in found.markers:
        put(marker_name(found, one.marker), names[one.side], *(round(share, 4) for share in one.shares), _first(one))
    put("")
    put(tr("side"), tr("stretch"), tr("seen by"), tr("share"))
    for seen in found.exposures:
        put(names[seen.side], seen.name, names[seen.by], round(seen.share, 4))
    return held.getvalue()


def first(arrivals: Sequence[Arrival]) -> Arrival | None:
    """The one with the shortest way in rounds, then in inches; none where nobody gets there."""
    known = [arrival for arrival in arrivals if arrival.round is not None and arrival.distance is not None]
    return min(known, key=lambda arrival: (arrival.round, arrival.distance), default=None)


def _first(one: MarkerTimes) -> str:
    best = first(one.arrivals)
    if best is None:
        return tr("nobody")
    away = inches(best.distance or 0.0)
    return tr("{party}, {away} in round {round}", party=best.party.name, away=away, round=best.round)
