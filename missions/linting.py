"""What is to be said of a table that is being set up: mistakes of its file, the game's own guide, what any table shows.

None of it but the mistakes is against a rule; each finding has something to draw.
"""

import math
from collections.abc import Iterator, Sequence

import engine.systems.genesys.approach as genesys
import engine.systems.hardwired28.approach as hardwired
import engine.systems.starcraft.approach as starcraft
from engine.approach import Arrival
from engine.game import Game
from engine.ground import Obstacle
from engine.mission import Marker, Mission
from engine.systems.genesys.state import GenesysGame
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.starcraft.guide import guide as starcraft_guide
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.area import Area, union
from geometry.base import MILLIMETRES_PER_INCH, Base, BaseShape
from geometry.narrows import narrows
from geometry.pose import distance
from geometry.sight.lanes import longest_lane
from geometry.tolerance import at_least
from missions import layout_guide
from missions.editing.sheet import Sheet
from missions.layout_guide import INSET
from missions.lint import Lint, Way, Weight
from missions.lint_setup import setup_lint
from missions.preview import Preview, first
from missions.problems import Problem
from missions.raw import Raw
from missions.rules.book import rulebook
from missions.rules.units import profiles
from missions.systems import system

ALIKE = 1.0
"""Inches by which one way is longer than another at most that is told to be no longer."""
NEAREST = (
    tr_later("Nearest"),
    tr_later("Second nearest"),
    tr_later("Third nearest"),
    tr_later("Fourth nearest"),
    tr_later("Fifth nearest"),
    tr_later("Farther"),
)
WHOLLY = 0.999
SPAWN = 0.5
"""Inches that are drawn round a spawn point."""
WIDE = Base.from_millimetres(BaseShape.ROUND, 80)
"""A large base, which a table should have room for in a game that has any as large."""


def lint(sheet: Sheet) -> tuple[Lint, ...]:
    """All that is said at once, after each edit."""
    if not isinstance(sheet.mission, Mission):
        return tuple(_mistake(sheet, problem) for problem in sheet.mission.problems)
    mission = sheet.mission
    game = system(mission.system).begin(mission)
    bars = _barring(game)
    ground = (*_empty_quarters(mission), *_narrow(mission, bars), *_marked_ground(mission, bars))
    return (*setup_lint(mission), *_guide(mission), *ground, *_spawn_points(mission, bars))


def sight_lint(mission: Mission) -> Iterator[Lint]:
    """What a game's guide says of lines of sight, and the longest open lane past what the game takes to block sight.

    Takes some seconds on a crowded table: nothing for each edit.
    """
    for offence in layout_guide.guide(mission):
        yield Lint("guide.layout", offence.text, line=offence.line)
    rules = system(mission.system)
    lookout = rules.areas(rules.begin(mission), None).lookout
    if lookout is not None and lookout.outlines:
        line = longest_lane(mission.table.area.grown(-INSET), [union(lookout.outlines)])
        long = inches(distance(*line))
        yield Lint(
            "lane", tr("The longest open lane is {distance}", distance=long), Weight.MEASURE, line=line, measure=long
        )


def uneven(preview: Preview) -> Iterator[Lint]:
    """Where one side is sooner at its nearest marker than another at its own, and so on marker by marker."""
    names = {side.id: side.name for side in preview.mission.sides}
    nearest = {side: _nearest_first(preview, side) for side in names}
    compared = {side: found for side, found in nearest.items() if found}
    for number, row in enumerate(zip(*compared.values(), strict=False)):
        if len({None if best is None else best.round for _, best in row}) < 2:
            continue
        ways = tuple(
            Way(side, best.way, _told(names[side], best))
            for side, (_, best) in zip(compared, row, strict=True)
            if best is not None
        )
        told = ", ".join(
            f"{names[side]} {_soon(best, marker.name)}" for side, (marker, best) in zip(compared, row, strict=True)
        )
        alike = _is_pace([best for _, best in row])
        why = tr("; the later way is no longer, so it is the armies' pace and not the table") if alike else ""
        which = NEAREST[min(number, len(NEAREST) - 1)]
        subjects = tuple(dict.fromkeys(marker.id for marker, _ in row))
        weight = Weight.MEASURE if alike else Weight.ADVICE
        text = tr("{which} marker: {told}{why}", which=tr(which), told=told, why=why)
        yield Lint("uneven", text, weight, subjects=subjects, ways=ways)


def _told(side: str, best: Arrival) -> str:
    return tr("{side}: round {round}, {away}", side=side, round=best.round, away=inches(best.distance or 0.0))


def _is_pace(row: Sequence[Arrival | None]) -> bool:
    """No side that comes later has a longer way than one that comes sooner."""
    known = [(one.round, one.distance) for one in row if one is not None and one.round and one.distance is not None]
    if len(known) < len(row):
        return False
    return all(far - other_far < ALIKE for number, far in known for other, other_far in known if number > other)


def _nearest_first(preview: Preview, side: str) -> list[tuple[Marker, Arrival | None]]:
    """The markers by the round in which anyone of a side can be there, then by inches; those nobody reaches last."""
    found = [(one.marker, first(one.arrivals)) for one in preview.markers if one.side == side]
    return sorted(found, key=lambda pair: _sooner(pair[1]))


def _sooner(arrival: Arrival | None) -> tuple[float, float]:
    if arrival is None or arrival.round is None or arrival.distance is None:
        return (math.inf, math.inf)
    return (arrival.round, arrival.distance)


def _soon(arrival: Arrival | None, marker: str) -> str:
    if arrival is None or arrival.distance is None:
        return tr("never ({marker})", marker=marker)
    how = tr("{away} by {party}", away=inches(arrival.distance), party=arrival.party.name)
    return tr("in round {round} ({marker}, {how})", round=arrival.round, marker=marker, how=how)


def _mistake(sheet: Sheet, problem: Problem) -> Lint:
    """With the thing that it is about, where its place in the file is within one."""
    section, _, rest = problem.key.partition(".")
    number = rest.partition(".")[0]
    id = Raw(sheet.data).at(section, int(number) - 1, "id").word if number.isdigit() else None
    where = tr(" (line {line})", line=problem.line)
    return Lint("mistake", f"{problem.text}{where}", Weight.MISTAKE, subjects=() if id is None else (id,))


def _barring(game: Game) -> tuple[Obstacle, ...]:
    match game:
        case StarcraftGame():
            return starcraft.barring(rulebook(game.mission.system), game)
        case HardwiredGame():
            return hardwired.barring(game)
        case GenesysGame():
            return genesys.barring(game)
    return ()


def _guide(mission: Mission) -> Iterator[Lint]:
    """What the game's own guide for setting up terrain misses."""
    if mission.system == "starcraft":
        for advice in starcraft_guide(rulebook(mission.system), mission):
            where = advice.where
            area = None if where is None else where.offending or where.whole
            line = None if where is None else where.line
            yield Lint(f"guide.{advice.code}", advice.says, area=area, line=line, subjects=advice.subjects)


def _empty_quarters(mission: Mission) -> Iterator[Lint]:
    if not mission.terrain:
        return
    middle_x, middle_y = mission.table.width / 2, mission.table.height / 2
    for down, top in ((tr("upper"), 0.0), (tr("lower"), middle_y)):
        for across, left in ((tr("left"), 0.0), (tr("right"), middle_x)):
            quarter = Area.rectangle(left, top, left + middle_x, top + middle_y)
            if not any(piece.outline.overlaps(quarter) for piece in mission.terrain):
                yield Lint(
                    "empty_quarter",
                    tr("The {down} {across} quarter of the table is empty", down=down, across=across),
                    area=quarter,
                )


def _spawn_points(mission: Mission, bars: tuple[Obstacle, ...]) -> Iterator[Lint]:
    """A wave whose point lies on what nobody crosses."""
    names = {piece.id: f"{piece.name} ({piece.id})" for piece in mission.terrain}
    for wave in mission.waves:
        for id, area in _by_piece(bars).items():
            if wave.at is not None and area.contains(wave.at):
                name = mission.unit(wave.unit).name
                text = tr(
                    "The spawn point of {name} ({unit}) lies on {piece}; its models are set at the nearest free spots",
                    name=name,
                    unit=wave.unit,
                    piece=names.get(id, id),
                )
                yield Lint("spawn_on_wall", text, area=Area.disc(wave.at, SPAWN), subjects=(wave.unit, id))


def _narrow(mission: Mission, bars: tuple[Obstacle, ...]) -> Iterator[Lint]:
    """A base of 80 mm does not fit between, or the game's widest where none is as wide, whatever clearance it needs.

    What no base of the game fits between is closed for all alike, and nothing to be said of."""
    bases = [profile.base for profile in profiles(mission.system).values()]
    widest = min(WIDE.width, max(base.width for base in bases))
    least = min(2 * base.inner_radius for base in bases)
    millimetres = round(widest * MILLIMETRES_PER_INCH)
    names = {piece.id: piece.name for piece in mission.terrain}
    whole = _by_piece(bars)
    ids = list(whole)
    called = [f"{names[id]} ({id})" if id in names else id for id in ids]
    for gap in narrows(list(whole.values()), mission.table.area, widest):
        if not at_least(gap.width, least):
            continue
        other = tr("the table's edge") if gap.second is None else called[gap.second]
        both = (ids[gap.first], *(() if gap.second is None else (ids[gap.second],)))
        apart = tr(
            "{called} and {other} are {width} apart", called=called[gap.first], other=other, width=inches(gap.width)
        )
        text = tr(
            "{apart}; a base of {millimetres} mm needs {widest}",
            apart=apart,
            millimetres=millimetres,
            widest=inches(widest),
        )
        yield Lint("narrow", text, line=gap.line, subjects=both, measure=inches(gap.width))


def _by_piece(bars: tuple[Obstacle, ...]) -> dict[str, Area]:
    """A piece that can be stood on bars the way by several rims, which are one thing to whoever sets it down."""
    parts: dict[str, list[Area]] = {}
    for bar in bars:
        parts.setdefault(bar.id, []).append(bar.area)
    return {id: areas[0] if len(areas) == 1 else union(areas) for id, areas in parts.items()}


def _marked_ground(mission: Mission, bars: tuple[Obstacle, ...]) -> Iterator[Lint]:
    """A marker on what nobody crosses."""
    names = {piece.id: f"{piece.name} ({piece.id})" for piece in mission.terrain}
    whole = _by_piece(bars)
    for marker in mission.markers:
        disc = Area.disc(marker.at, marker.diameter / 2)
        for id, area in whole.items():
            if area.overlaps(disc):
                under = area & disc
                share = under.size / disc.size
                part = (
                    tr("{share} of {marker}", share=f"{max(share, 0.01):.0%}", marker=marker.name)
                    if share < WHOLLY
                    else marker.name
                )
                text = tr(
                    "{marker} ({marker2}) lies on {bar}, which no base on the ground crosses",
                    marker=part,
                    marker2=marker.id,
                    bar=names.get(id, id),
                )
                yield Lint("marker_on_wall", text, area=under, subjects=(marker.id, id))
