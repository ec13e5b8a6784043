"""What a sheet tells of the state of play beside the legend."""

from collections.abc import Iterator

from engine.picture import Bag, Pools, Roster, Score
from gui.board.compose import View
from gui.render.legend_section import Row, Section
from gui.text import tr

_LONGEST = 22


def state_section(view: View) -> Iterator[Section]:
    rows = tuple(_rows(view))
    if rows:
        yield Section(tr("State"), rows)


def _rows(view: View) -> Iterator[Row]:
    if view.readout is None:
        return
    names = {side.id: side.name for side in view.mission.sides}
    for section in view.readout.sections:
        match section:
            case Score():
                yield from _each(section.title, {names[side]: str(points) for side, points in section.points.items()})
            case Pools():
                yield from _each(section.title, {names[row.side]: row.text for row in section.rows})
            case Bag():
                yield from _each(section.title, {names.get(row.side, row.side): str(row.count) for row in section.rows})
            case Roster():
                yield from _reserves(section, names)
            case _:
                continue


def _each(title: str, values: dict[str, str]) -> Iterator[Row]:
    """In one row where it is short enough, else a row for each below the title."""
    if not values:
        yield Row(title, value=tr("empty"))
        return
    told = ", ".join(f"{name} {value}" for name, value in values.items())
    if len(told) + len(title) <= _LONGEST:
        yield Row(title, value=told)
        return
    yield Row(title)
    for name, value in values.items():
        yield Row(f"   {name}", value=value)


def _reserves(roster: Roster, names: dict[str, str]) -> Iterator[Row]:
    for side, name in names.items():
        waiting = [row.name for row in roster.rows if row.side == side and row.mark == "R"]
        if waiting:
            yield Row(tr("{name} Reserves").format(name=name), value=str(len(waiting)))
