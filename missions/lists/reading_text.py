"""The lines of a pasted list: each is a unit, what one has, a heading, or not read. Words beside a name that are not
understood leave the line unread: a unit that nobody meant is worse than one that has to be written again."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.mission import Profile
from engine.tongue import tr
from missions.lists.items import TextLine, cut, shown
from missions.lists.line import Part, Taken
from missions.lists.naming import Named, Unnamed, plain
from missions.lists.numbering import Numbered, Sizes, numbered
from missions.lists.report import How, Line, ListedUnit
from missions.lists.understanding import Understanding
from missions.lists.wording import FACTIONS, GONE, HEADINGS, OPTIONS, SUMS
from missions.problems import AND, listed

_HEADINGS, _FACTIONS, _SUMS, _OPTIONS, _GONE = (
    frozenset(map(plain, words)) for words in (HEADINGS, FACTIONS, SUMS, OPTIONS, GONE)
)
_PEOPLES = frozenset(("dominion", "swarm"))
"""Words behind a faction's name in the names of catalogues."""


@dataclass(slots=True)
class _Unit:
    """A unit of the list while it is read: ``at`` is where its line goes, ``inner`` what its models within say."""

    line: TextLine
    part: Part
    named: Named
    own_name: str | None
    at: int
    options: list[tuple[str, str, str]] = field(default_factory=list)
    inner: list[int] = field(default_factory=list)


class TextReading:
    def __init__(self, understanding: Understanding) -> None:
        self._into = understanding
        self._last: tuple[int, Profile] | None = None
        """The unit that lines of a text go on to equip: its place among the units."""
        self.costs: tuple[tuple[str, float], ...] = ()

    def read(self, lines: Sequence[TextLine]) -> None:
        at = 0
        while at < len(lines):
            depth, end = lines[at].taken.depth, at + 1
            while end < len(lines) and lines[end].taken.depth > depth:
                end += 1
            at = self._line(lines[at], lines[at + 1 : end], at)

    def _line(self, line: TextLine, within: Sequence[TextLine], at: int) -> int:
        """Reads a line, and of those within it the ones that say what it has; the number of the next line."""
        taken = line.taken
        heads = self._heads(taken)
        if isinstance(heads, str):
            self._say(line, How.NOT_READ, heads)
        elif heads and taken.doubt:
            self._say(line, How.NOT_READ, tr("{doubt}; {unit} is not taken", doubt=taken.doubt, unit=_of(heads)))
        elif heads:
            units = self._units(line, heads)
            used = self._within(units[-1], within)
            for unit in units:
                self._put(unit)
            return at + 1 + used
        else:
            self._other(line)
        return at + 1

    # What a line names

    def _heads(self, taken: Taken) -> dict[int, Named] | str:
        """The parts that name units, none where none does; why not where something in the line is not understood."""
        names = self._into.names
        plainly = {
            at: found for at, part in enumerate(taken.parts) if part.name and (found := names.plainly(part.name))
        }
        heads = {at: found for at, found in plainly.items() if isinstance(found, Named)}
        unclear = [found.why for found in plainly.values() if isinstance(found, Unnamed)]
        if not heads and unclear:
            return unclear[0]
        first = min(heads, default=None)
        if first is None:
            at = next((at for at, part in enumerate(taken.parts) if not self._says_nothing(part)), None)
            part = None if at is None else taken.parts[at]
            if at is None or part is None or not part.name or self._is_option(part.name) or taken.heading:
                return {}
            found = names.written(part.name, numbered=part.count is not None or bool(part.bare or part.loose))
            return {at: found} if isinstance(found, Named) else {}
        before = []
        for at, part in enumerate(taken.parts[:first]):
            if self._says_nothing(part):
                continue
            found = names.written(part.name, numbered=True)
            if isinstance(found, Named) and found.profile.id == heads[first].profile.id:
                heads = {at: found, **heads}
            else:
                before.append(part.words)
        if before:
            words = listed([shown(cut(one)) for one in before], AND)
            return tr(
                "{unit} is named behind {words}, which is not understood; it is not taken",
                unit=heads[first].profile.name,
                words=words,
            )
        return heads

    def _says_nothing(self, part: Part) -> bool:
        """Whether a part is a mere number or cost, or says what stands beside it."""
        words = plain(part.name).split()
        return not set(words) - _HEADINGS - _FACTIONS or (
            part.count is None and plain(self._into.faction_of(part.name) or "-") == " ".join(words)
        )

    def _is_option(self, name: str) -> bool:
        return self._last is not None and self._into.has(self._last[1], name)

    # Units

    def _units(self, line: TextLine, heads: dict[int, Named]) -> list[_Unit]:
        found: list[_Unit] = []
        rest = line.taken.parts
        for at, part in enumerate(rest):
            named = heads.get(at)
            last = found[-1] if found else None
            if last is not None and named is not None and self._into.has(last.named.profile, part.name):
                named = None
            if named is not None and last is not None and _is_of(last, part, named):
                last.inner.append(part.count or 1)
            elif named is not None:
                before = () if last is not None else rest[:at]
                found.append(_Unit(line, _joined(part, before), named, line.taken.own_name, len(self._into.lines)))
            elif last is not None:
                self._more(last, part, line)
        for unit in found:
            if unit.inner and unit.part.count is None:
                unit.part, unit.inner = _joined(unit.part, (Part("", count=sum(unit.inner)),)), []
        return found

    def _more(self, unit: _Unit, part: Part, line: TextLine) -> None:
        """A part behind a unit's name: a number, a cost, or what it has."""
        own = unit.part
        if not part.name:
            if part.count is not None and own.count is not None and own.times and own.units == 1:
                unit.part = replace(own, count=part.count, units=own.count, times=False)
            elif part.count is not None and own.count is not None:
                unit.options.append((line.place, part.words, part.words))
            else:
                unit.part = _joined(own, (part,))
        elif not set(plain(part.name).split()) <= _HEADINGS | _OPTIONS:
            unit.options.append((line.place, cut(part.words), part.name))

    def _within(self, unit: _Unit, within: Sequence[TextLine]) -> int:
        """How many of the lines within a unit's are its models and what it has; a unit of its own ends them."""
        for at, line in enumerate(within):
            taken = line.taken
            heads = self._heads(taken)
            if isinstance(heads, str) or taken.doubt:
                return at
            parts = [part for part in taken.parts if part.name or part.count is not None]
            if heads and not all(self._into.has(unit.named.profile, taken.parts[one].name) for one in heads):
                (first, named), *others = heads.items()
                if others or not _is_of(unit, taken.parts[first], named):
                    return at
                unit.inner.append(taken.parts[first].count or 1)
                parts = [part for part in taken.parts[first + 1 :] if part.name]
                unit.options.append((line.place, line.words, ""))  # a row of models, no option
            elif not parts:
                return at
            options = [
                (line.place, cut(part.words), part.name)
                for part in parts
                if part.name and not set(plain(part.name).split()) <= _HEADINGS | _OPTIONS
            ]
            if not options and unit.options[-1:] != [(line.place, line.words, "")]:
                return at
            unit.options += options
        return len(within)

    def _put(self, unit: _Unit) -> None:
        into, line, profile = self._into, unit.line, unit.named.profile
        number = numbered(unit.part, unit.inner, Sizes.of(profile, into.sizes(profile)), into.usual(profile))
        here = [(words, name) for place, words, name in unit.options if place == line.place]
        gone = [words for words, name in here if set(plain(name).split()) & _GONE]
        if gone:
            words = listed([shown(one) for one in gone], AND)
            self._say(line, How.NOT_READ, tr("{words} says that {unit} is not there", words=words, unit=profile.name))
            return
        lines, into.lines = into.lines, []
        upgrades: dict[str, None] = {}
        for place, words, name in unit.options:
            if name:
                into.equip(place, words, profile, upgrades, name)
            elif (unit.part.count or 1) == 1:
                into.say(place, words, How.READ, tr("models of the unit of {profile}", profile=profile.name))
            else:
                into.say(
                    place,
                    words,
                    How.GUESSED,
                    tr("taken for models of the unit of {profile} above", profile=profile.name),
                )
        options, into.lines = into.lines, lines
        into.lines.append(self._line_of(unit, number, tuple(upgrades), line, profile))
        into.lines += options

    def _line_of(
        self, unit: _Unit, number: Numbered | str, upgrades: tuple[str, ...], line: TextLine, profile: Profile
    ) -> Line:
        if isinstance(number, str):
            return Line(line.place, line.words, How.NOT_READ, number)
        own = unit.own_name
        named = tr("{shown} is taken for its name", shown=shown(own)) if own is not None else ""
        guesses = tuple(words for words in (unit.named.guess, number.guess, named) if words)
        self._last = (len(self._into.units), profile)
        made = ListedUnit(profile.id, number.models, own, upgrades)
        return self._into.put(line.place, line.words, made, number.units, guesses)

    # What names no unit

    def _other(self, line: TextLine) -> None:
        taken = line.taken
        words = {word for part in taken.parts for word in plain(part.name).split()}
        costs = [cost for part in taken.parts for cost in part.costs]
        if not taken.parts:
            self._say(line, How.READ, tr("signs alone; they name nothing"))
        elif self._equips(line) or (words and self._is_faction(line, words)):
            return
        elif words & _SUMS and words <= _SUMS | _HEADINGS and (costs or any(part.bare for part in taken.parts)):
            self.costs += tuple(costs)
            self._say(line, How.READ, tr("what the list says of its whole"))
        elif not words:
            self._say(line, How.NOT_READ, tr("a number or a cost that belongs to no unit"))
        elif words <= _HEADINGS | _OPTIONS | _SUMS and not any(part.count for part in taken.parts):
            self._say(line, How.READ, tr("a heading; it names no unit"))
        else:
            self._say(line, How.NOT_READ, self._why(line))

    def _equips(self, line: TextLine) -> bool:
        """A line that says what the unit before it has; every one of its parts is that."""
        named = [part for part in line.taken.parts if not set(plain(part.name).split()) <= _HEADINGS | _OPTIONS]
        if self._last is None or not named or not all(self._is_option(part.name) for part in named):
            return False
        at, profile = self._last
        if at >= len(self._into.units):
            return False
        unit = self._into.units[at]
        upgrades: dict[str, None] = dict.fromkeys(unit.upgrades)
        for part in named:
            self._into.equip(line.place, line.words, profile, upgrades, part.name)
        same = [one for one, other in enumerate(self._into.units) if one >= at and other == unit]
        for one in same:
            self._into.units[one] = ListedUnit(unit.profile, unit.models, unit.name, tuple(upgrades))
        return True

    def _is_faction(self, line: TextLine, words: set[str]) -> bool:
        into = self._into
        told = " ".join(part.name for part in line.taken.parts)
        found = into.faction_of(told)
        if found is None or any(part.count is not None for part in line.taken.parts):
            return False
        named = set(plain(found).split())
        if words - named - _HEADINGS - _FACTIONS - _PEOPLES and not (line.taken.heading or words & _FACTIONS):
            return False
        if into.faction is None:
            into.take_faction(found)
            self._say(line, How.READ, tr("taken for the faction of the list: {faction}", faction=found))
        elif into.faction == found:
            self._say(line, How.READ, tr("the faction of the list: {faction}", faction=found))
        else:
            self._say(
                line,
                How.NOT_READ,
                tr(
                    "the faction here is {found}, that of the list {faction}, which stays",
                    found=found,
                    faction=into.faction,
                ),
            )
        return True

    def _why(self, line: TextLine) -> str:
        names, taken = self._into.names, line.taken
        told = " ".join(part.name for part in taken.parts)
        among = names.among(told)
        if among and len(told) < 200:
            several = listed(list(among), AND)
            if taken.doubt:
                return tr("{doubt}; {unit} is not taken", doubt=taken.doubt, unit=several)
            return tr(
                "the words around {units} are not understood, so nothing is taken; a name with a number is",
                units=several,
            )
        if taken.heading:
            return tr("a heading that is not understood")
        last = self._last
        if taken.depth and last is not None:
            return tr("no unit is called so, and {unit} has no such upgrade here", unit=last[1].name)
        said = [part for part in taken.parts if not self._says_nothing(part)]
        if len(said) > 1:
            return tr("no unit of this game is called {shown}{hint}", shown=shown(line.words), hint="")
        first = said[0] if said else taken.parts[0]
        found = names.written(first.name, numbered=first.count is not None or bool(first.bare or first.loose))
        return found.why if isinstance(found, Unnamed) else tr("no unit is named here")

    def _say(self, line: TextLine, how: How, says: str) -> None:
        self._into.say(line.place, line.words, how, says)


def _is_of(unit: _Unit, part: Part, named: Named) -> bool:
    """Whether what is named within a unit is a number of its models: as many as it has, or it says none itself."""
    own = unit.part
    if named.profile.id != unit.named.profile.id or part.count is None or part.units > 1:
        return False
    return own.count is None or own.count == 1 or sum(unit.inner) + part.count <= own.count


def _joined(part: Part, others: Sequence[Part]) -> Part:
    """A part with the numbers of others that have no name to count."""
    for other in others:
        count = part.count if part.count is not None else other.count
        units = part.units * other.units if part.count is None or other.count is None else part.units
        part = Part(
            part.words,
            part.name,
            count,
            part.times or (part.count is None and other.times),
            units,
            (*part.bare, *other.bare),
            part.loose,
            (*part.costs, *other.costs),
        )
    return part


def _of(heads: dict[int, Named]) -> str:
    return listed([one.profile.name for one in heads.values()], AND)
