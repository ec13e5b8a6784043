"""The keys of a rehearsal file, and the reading of its lines."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engine.gate import RuleSystem
from engine.orders import Order
from engine.tongue import tr
from missions.facts import check_value
from missions.fields import Text
from missions.orders import read_order
from missions.problems import Problem
from missions.raw import Raw
from missions.reading import Form, Reading

LineNumber = Annotated[int, Field(strict=True, ge=0, le=10_000_000)]


class RehearsalForm(Form):
    """A rehearsal: a mission, and the tree of orders given in it.

    A line of `orders` has a number `n`, a `parent` where that is not the line above, and the order. `at` is the line
    stood at, `redo` what redo brings back, `undone` how often something was undone, `redrawn` how often other
    dice and tokens were asked for. `bookmarks` name lines, `notes` say something of them.
    """

    format: Literal["measuretwice/rehearsal/1"]
    mission: object
    rules: Text = ""
    seed: Annotated[int, Field(strict=True, ge=0, lt=2**64)]
    orders: list[object] = Field(default_factory=list)
    bookmarks: dict[LineNumber, Text] = Field(default_factory=dict)
    notes: dict[LineNumber, Text] = Field(default_factory=dict)
    at: LineNumber | None = None
    redo: list[LineNumber] = Field(default_factory=list)
    undone: LineNumber = 0
    redrawn: LineNumber = 0


class LineForm(Form):
    """The number of a line, and the line it follows."""

    n: Annotated[int, Field(strict=True, ge=1, le=10_000_000)] | None = None
    parent: LineNumber | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the file, read but not yet played."""

    n: int
    parent: int
    order: Order
    raw: Raw


@dataclass(slots=True)
class Lines:
    """The lines read one after another; ``known`` are the numbers so far, 0 being the start."""

    reading: Reading
    told: list[Told] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    known: set[int] = field(default_factory=lambda: {0})
    last: int = 0

    def take(self, raw: Raw, rules: RuleSystem) -> None:
        numbers, order = self._parted(raw)
        form = check_value(numbers, LineForm, self.reading)
        found = read_order(rules, order, self.reading)
        if isinstance(form, list):
            self.problems += form
            form = LineForm()
        n = self.last + 1 if form.n is None else form.n
        parent = self.last if form.parent is None else form.parent
        document = self.reading.document
        if n in self.known:
            self.problems.append(document.problem(raw.at("n").loc, tr("the number {n} is given twice", n=n)))
        if parent not in self.known:
            said = tr("no line before this has the number {parent}", parent=parent)
            self.problems.append(document.problem(raw.at("parent").loc, said))
        self.known.add(n)
        self.last = n
        if isinstance(found, list):
            self.problems += found
        else:
            self.told.append(Told(n, parent, found, raw))

    def _parted(self, raw: Raw) -> tuple[Raw, Raw]:
        """A line's numbers, and its order."""
        if not isinstance(raw.data, dict):
            return Raw({}, raw.loc), raw
        numbers = {key: value for key, value in raw.data.items() if key in LineForm.model_fields}
        order = {key: value for key, value in raw.data.items() if key not in numbers}
        self.reading.note_part(raw.data, numbers)
        self.reading.note_part(raw.data, order)
        return Raw(numbers, raw.loc), Raw(order, raw.loc)


def read_lines(reading: Reading, orders: Raw, rules: RuleSystem) -> Lines:
    lines = Lines(reading)
    for raw in orders.values():
        lines.take(raw, rules)
    return lines


def unknown_lines(reading: Reading, raw: Raw, known: set[int]) -> list[Problem]:
    """What bookmarks, notes, ``at`` and ``redo`` name and no line has."""
    document = reading.document
    marks = [
        document.problem(mark.loc, tr("there is no line {number} to {what}", number=number, what=what), key=True)
        for key, what in (("bookmarks", "mark"), ("notes", "note"))
        for number, mark in raw.at(key).items()
        if isinstance(number, int) and number not in known
    ]
    places = [
        document.problem(place.loc, tr("there is no line {data}", data=place.data))
        for place in (raw.at("at"), *raw.at("redo").values())
        if place.number is not None and place.number not in known
    ]
    return marks + places
