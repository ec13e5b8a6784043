"""Deployment cards: the table, the Entry Edges of either colour, the Mission Markers."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from engine.mission import EdgeName, EdgeSegment, SideLook, Table
from engine.rulebook import SettingValue
from engine.systems.starcraft.deployment import DeploymentCard
from engine.wording import inches
from geometry.pose import distance
from geometry.tolerance import at_least, at_most
from missions.fields import PointField, Text, Word
from missions.mission_form import EntryForm, TableForm
from missions.problems import Problem, Unreadable
from missions.reading import Form, Reading
from missions.rules.book import Choices, choices_of, figures_of, settings_of, unknown_readings
from missions.rules.files import data_file, read_data
from missions.yamlnodes import Document, Loc

Number = Annotated[int, Field(strict=True, ge=1, le=9)]
Edges = Annotated[list[EntryForm], Field(min_length=1)]
COLOURS = ("red", "blue")


class EdgesForm(Form):
    """Entry Edges of either colour."""

    red: Edges
    blue: Edges


class DeploymentForm(EdgesForm):
    name: Word
    scale: Literal["Skirmish", "Standard"]
    source: Text
    table: TableForm
    markers: Annotated[dict[Number, PointField], Field(min_length=1)]
    readings: dict[str, dict[str, EdgesForm]] = Field(default_factory=dict)


class DeploymentsFile(Form):
    format: Literal["measuretwice/deployments/1"]
    affinity: dict[Literal["red", "blue"], list[Number]]
    deployments: dict[str, DeploymentForm]


@cache
def _file(system: str) -> DeploymentsFile | None:
    if not data_file(system, "deployments").is_file():
        return None
    found, reading = read_data(system, "deployments", DeploymentsFile)
    problems = check_deployments(found, reading, system)
    if problems:
        raise Unreadable(problems)
    return found


def deployments(system: str, settings: Mapping[str, SettingValue] | None = None) -> Mapping[str, DeploymentCard]:
    """Every deployment card by its name, its edges as the settings read them. Raises :class:`Unreadable`."""
    found = _file(system)
    if found is None:
        return {}
    asked = (setting for form in found.deployments.values() for setting in form.readings)
    return _made(system, choices_of(settings, asked))


@cache
def _made(system: str, chosen: Choices) -> Mapping[str, DeploymentCard]:
    found = _file(system)
    assert found is not None
    settings = dict(chosen)
    colours = {number: SideLook(colour) for colour, numbers in found.affinity.items() for number in numbers}
    return MappingProxyType({name: _card(name, form, colours, settings) for name, form in found.deployments.items()})


def _card(
    name: str, form: DeploymentForm, colours: Mapping[int, SideLook], settings: Mapping[str, SettingValue]
) -> DeploymentCard:
    table = Table(form.table.width, form.table.height)
    edges: EdgesForm = form
    for setting, readings in form.readings.items():
        edges = readings.get(str(settings.get(setting)), edges)
    return DeploymentCard(
        id=name,
        name=form.name,
        scale=form.scale,
        source=form.source,
        table=table,
        edges=_edges(edges, table),
        readings={
            setting: {
                reading: _edges(readings.get(reading, form), table)
                for reading in (*readings, *_defaults(setting, readings))
            }
            for setting, readings in form.readings.items()
        },
        markers=dict(form.markers),
        affinities={number: colours[number] for number in form.markers if number in colours},
    )


def _edges(form: EdgesForm, table: Table) -> Mapping[SideLook, tuple[EdgeSegment, ...]]:
    return {
        SideLook.RED: tuple(segment_of(entry, table) for entry in form.red),
        SideLook.BLUE: tuple(segment_of(entry, table) for entry in form.blue),
    }


def _defaults(setting: str, readings: Mapping[str, EdgesForm]) -> Iterator[str]:
    """The readings that leave the edges as the card has them."""
    known = settings_of("starcraft").get(setting)
    return (reading for reading in (known.readings if known else ()) if reading not in readings)


def segment_of(form: EntryForm, table: Table) -> EdgeSegment:
    """A part of an edge of the table; the whole edge where the file does not say."""
    edge = EdgeName(form.edge)
    end = table.edge_length(edge) if form.end is None else form.end
    return EdgeSegment(edge, 0.0 if form.start is None else form.start, end)


def check_deployments(file: DeploymentsFile, reading: Reading, system: str) -> list[Problem]:
    """Edges that leave their table or overlap, markers that fall off it, readings that no setting has."""
    figure = figures_of(system).get("marker_diameter")
    radius = figure.value / 2 if figure is not None else 0.0
    problems = list(_two_colours(file, reading.document))
    for name, form in file.deployments.items():
        at: Loc = ("deployments", name)
        problems += _off_the_table(form, at, radius, reading.document)
        problems += _on_another(form, at, 2 * radius, reading.document)
        problems += _edges_wrong(form, Table(form.table.width, form.table.height), at, reading.document)
        for setting, readings in form.readings.items():
            for reading_name, edges in readings.items():
                loc: Loc = (*at, "readings", setting, reading_name)
                problems += _edges_wrong(edges, Table(form.table.width, form.table.height), loc, reading.document)
        problems += unknown_readings(system, form.readings, (*at, "readings"), reading)
    return problems


def _off_the_table(form: DeploymentForm, at: Loc, radius: float, document: Document) -> Iterator[Problem]:
    for number, (x, y) in form.markers.items():
        past = max(radius - x, radius - y, x + radius - form.table.width, y + radius - form.table.height)
        if not at_most(past, 0.0):
            text = f"the marker {number} reaches {inches(past)} past the table's edge"
            yield document.problem((*at, "markers", number), text)


def _on_another(form: DeploymentForm, at: Loc, diameter: float, document: Document) -> Iterator[Problem]:
    for (one, (x, y)), (other, place) in combinations(form.markers.items(), 2):
        if not at_least(distance((x, y), place), diameter):
            yield document.problem((*at, "markers", other), f"the marker {other} lies on the marker {one}")


def _two_colours(file: DeploymentsFile, document: Document) -> Iterator[Problem]:
    bears: dict[int, str] = {}
    for colour, numbers in file.affinity.items():
        for index, number in enumerate(numbers):
            if number in bears:
                text = f"the marker {number} bears the colour {bears[number]} already"
                yield document.problem(("affinity", colour, index), text)
            bears.setdefault(number, colour)


def _edges_wrong(form: EdgesForm, table: Table, at: Loc, document: Document) -> Iterator[Problem]:
    placed: list[tuple[Loc, str, EdgeSegment]] = []
    for colour in COLOURS:
        entries: list[EntryForm] = getattr(form, colour)
        for index, entry in enumerate(entries):
            loc: Loc = (*at, colour, index)
            yield from (document.problem((*loc, *key), text) for key, text in wrong_with(entry, table))
            placed.append((loc, colour, segment_of(entry, table)))
    yield from (document.problem(loc, text) for loc, text in overlapping(placed))


def wrong_with(entry: EntryForm, table: Table) -> Iterator[tuple[Loc, str]]:
    """What is wrong with a segment by itself, and at which of its keys."""
    segment = segment_of(entry, table)
    length = table.edge_length(segment.edge)
    if segment.start < 0:
        yield ("from",), f"the {entry.edge} edge begins at 0, not at {segment.start:g}"
    if not at_most(segment.end, length):
        yield ("to",), f"the {entry.edge} edge is {length:g}″ long; {segment.end:g} lies beyond it"
    if segment.end <= segment.start:
        text = f"the segment ends at {segment.end:g}, where it begins or before ({segment.start:g})"
        yield (), text


def overlapping(segments: list[tuple[Loc, str, EdgeSegment]]) -> Iterator[tuple[Loc, str]]:
    """Every segment that shares more than an end with one before it."""
    for (_, earlier, one), (loc, _, other) in combinations(segments, 2):
        shared = min(one.end, other.end) - max(one.start, other.start)
        if one.edge is other.edge and not at_most(shared, 0.0):
            start, end = max(one.start, other.start), min(one.end, other.end)
            whose = f"an Entry Edge of {earlier}"
            yield loc, f"the {one.edge.value} edge from {start:g} to {end:g} is {whose} already"
