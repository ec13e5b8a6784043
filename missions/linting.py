"""What is to be said of a table that is being set up: mistakes of its file, the game's own guide, what any table shows.

None of it but the mistakes is against a rule; each finding has something to draw.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

import engine.systems.genesys.approach as genesys
import engine.systems.hardwired28.approach as hardwired
import engine.systems.starcraft.approach as starcraft
from engine.game import Game
from engine.ground import Obstacle
from engine.mission import Mission
from engine.systems.genesys.state import GenesysGame
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.starcraft.guide import guide as starcraft_guide
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr
from engine.wording import inches
from geometry.area import Area, union
from geometry.base import MILLIMETRES_PER_INCH, Base, BaseShape
from geometry.narrows import narrows
from geometry.pose import Point, distance
from geometry.sight.lanes import longest_lane
from missions import layout_guide
from missions.editing.sheet import Sheet
from missions.preview import Preview, first_rounds
from missions.problems import Problem
from missions.raw import Raw
from missions.rules.book import rulebook
from missions.rules.units import profiles
from missions.systems import system

WIDE = Base.from_millimetres(BaseShape.ROUND, 80)
"""A large base, which a table should have room for in a game that has any as large."""


class Weight(Enum):
    MISTAKE = "mistake"
    """The mission is not read as long as it stands."""
    ADVICE = "advice"


@dataclass(frozen=True, slots=True)
class Lint:
    """``code`` names its kind; ``area`` and ``line`` are to be drawn; ``subjects`` are ids."""

    code: str
    text: str
    weight: Weight = Weight.ADVICE
    area: Area | None = None
    line: tuple[Point, Point] | None = None
    subjects: tuple[str, ...] = ()


def lint(sheet: Sheet) -> tuple[Lint, ...]:
    """All that is said at once, after each edit."""
    if not isinstance(sheet.mission, Mission):
        return tuple(_mistake(sheet, problem) for problem in sheet.mission.problems)
    mission = sheet.mission
    game = system(mission.system).begin(mission)
    bars = _barring(game)
    return (*_guide(mission), *_empty_quarters(mission), *_narrow(mission, bars), *_marked_ground(mission, bars))


def sight_lint(mission: Mission) -> Iterator[Lint]:
    """What a game's guide says of lines of sight, and the longest open lane past what the game takes to block sight.

    Takes some seconds on a crowded table: nothing for each edit.
    """
    for offence in layout_guide.guide(mission):
        yield Lint("guide.layout", offence.text, line=offence.line)
    rules = system(mission.system)
    lookout = rules.areas(rules.begin(mission), None).lookout
    if lookout is not None and lookout.outlines:
        line = longest_lane(mission.table.area, [union(lookout.outlines)])
        yield Lint("lane", tr("The longest open lane is {distance}", distance=inches(distance(*line))), line=line)


def uneven(preview: Preview) -> Iterator[Lint]:
    """Where one side is sooner at its nearest markers than another at its own."""
    names = {side.id: side.name for side in preview.mission.sides}
    rounds = first_rounds(preview)
    if len({tuple(first) for first in rounds.values()}) > 1:
        told = "; ".join(
            tr(
                "{name} in round {listed}",
                name=names[side],
                listed=", ".join(tr("never") if number is None else str(number) for number in first),
            )
            for side, first in rounds.items()
        )
        yield Lint("uneven", tr("The sides are not as soon at the markers, nearest first: {told}", told=told))


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


def _narrow(mission: Mission, bars: tuple[Obstacle, ...]) -> Iterator[Lint]:
    """A base of 80 mm does not fit between, or the game's widest where none is as wide, whatever clearance it needs."""
    widest = min(WIDE.width, max(profile.base.width for profile in profiles(mission.system).values()))
    millimetres = round(widest * MILLIMETRES_PER_INCH)
    names = {piece.id: piece.name for piece in mission.terrain}
    called = [f"{names[bar.id]} ({bar.id})" if bar.id in names else bar.id for bar in bars]
    for gap in narrows([bar.area for bar in bars], mission.table.area, widest):
        other = tr("the table's edge") if gap.second is None else called[gap.second]
        ids = (bars[gap.first].id, *(() if gap.second is None else (bars[gap.second].id,)))
        apart = tr(
            "{called} and {other} are {width} apart", called=called[gap.first], other=other, width=inches(gap.width)
        )
        text = tr(
            "{apart}; a base of {millimetres} mm needs {widest}",
            apart=apart,
            millimetres=millimetres,
            widest=inches(widest),
        )
        yield Lint("narrow", text, line=gap.line, subjects=ids)


def _marked_ground(mission: Mission, bars: tuple[Obstacle, ...]) -> Iterator[Lint]:
    """A marker on what nobody crosses."""
    for marker in mission.markers:
        disc = Area.disc(marker.at, marker.diameter / 2)
        for bar in bars:
            if bar.area.overlaps(disc):
                text = tr(
                    "{marker} ({marker2}) lies on {bar}, which no base on the ground crosses",
                    marker=marker.name,
                    marker2=marker.id,
                    bar=bar.id,
                )
                yield Lint("marker_on_wall", text, area=bar.area & disc, subjects=(marker.id, bar.id))
