"""Two branches of a rehearsal in words: which there are, and what is otherwise in one."""

from collections.abc import Iterable, Iterator

from engine.differences import Change, Difference
from engine.game import Game
from engine.gate import RuleSystem
from engine.rehearsal import Node, Rehearsal
from engine.wording import inches
from gui.dialogs.branches import Branch
from gui.dialogs.sheet import Entry, Group
from gui.text import many, tr
from gui.window.telling import says_of

THE_SAME = tr("Nothing on the table is otherwise there.")


def branches(rehearsal: Rehearsal) -> tuple[Branch, ...]:
    """The ends of the tree, the latest first, and the place one stands at where it is none of them."""
    line = {0, *(node.number for node in rehearsal.line())}
    ends = [node.number for node in rehearsal.nodes if not rehearsal.children(node.number)]
    if rehearsal.at.number not in ends:
        ends.append(rehearsal.at.number)
    return tuple(_branch(rehearsal, end, line) for end in sorted(ends, reverse=True))


def _branch(rehearsal: Rehearsal, end: int, line: set[int]) -> Branch:
    way = list(_back(rehearsal, end))
    own = [node for node in way if node.number not in line]
    named = (rehearsal.bookmarks.get(node.number) for node in way)
    marked = next((name for name in named if name), "")
    here = end == rehearsal.at.number
    orders = many("{n} orders", "1 order", len(way) - 1).format(n=len(way) - 1)
    depth = len(way) - 1 - len(own)
    leaves = tr("leaves this line after order {depth}").format(depth=depth) if own else tr("on this line")
    if here:
        leaves = tr("you stand here")
    return Branch(end, marked or _said(rehearsal, end), f"{orders}, {leaves}", here)


def notes_of(rehearsal: Rehearsal, end: int) -> tuple[Group, ...]:
    """What was written on the way to the end of a branch, the first first."""
    way = reversed([node.number for node in _back(rehearsal, end)])
    entries = tuple(Entry(rehearsal.notes[number], f"{number}") for number in way if number in rehearsal.notes)
    return (Group(tr("Notes"), entries),) if entries else ()


def _back(rehearsal: Rehearsal, number: int | None) -> Iterator[Node]:
    while number is not None:
        node = rehearsal.nodes[number]
        yield node
        number = node.parent


def _said(rehearsal: Rehearsal, number: int) -> str:
    node = rehearsal.nodes[number]
    if node.order is None or node.parent is None:
        return tr("The table as set up")
    return says_of(rehearsal.system, rehearsal.nodes[node.parent].game, node.order)


def differences_in_words(system: RuleSystem, here: Game, there: Game, found: Iterable[Difference]) -> tuple[Group, ...]:
    """What is otherwise there: the game, the markers and the terrain, then unit by unit."""
    game: list[Entry] = []
    by_unit: dict[tuple[str, Change], list[Difference]] = {}
    for one in found:
        model = here.models.get(one.subject)
        if model is None:
            game.append(Entry(_words(one.change, [one], system, there), _named(system, here, one)))
        else:
            by_unit.setdefault((model.unit, one.change), []).append(one)
    units = []
    for (unit, change), some in by_unit.items():
        name = system.name(here, some[0].subject if len(some) == 1 else unit)
        told = _words(change, some, system, there)
        units.append(Entry(told if len(some) == 1 else f"{_models(len(some))} {told}", name))
    groups = (Group(tr("The game"), tuple(game)), Group(tr("Units"), tuple(units)))
    shown = tuple(group for group in groups if group.entries)
    return shown or (Group("", (Entry(THE_SAME),)),)


def _models(n: int) -> str:
    return many("{n} models", "1 model", n).format(n=n)


def _whole(n: float) -> int:
    """Which of a language's forms goes with ``n``: parts of one are many."""
    return int(n) if n == int(n) else 2


def _named(system: RuleSystem, game: Game, one: Difference) -> str:
    if one.change in (Change.LAID, Change.LIFTED):
        return one.subject
    return system.name(game, one.subject) if one.subject else tr("Round", "of a game")


def _words(change: Change, some: list[Difference], system: RuleSystem, there: Game) -> str:
    measures = [one.measure for one in some]
    least, most = min(measures), max(measures)
    match change:
        case Change.ROUND:
            return (tr("{n:.0f} later there") if most > 0 else tr("{n:.0f} earlier there")).format(n=abs(most))
        case Change.POINTS:
            n = abs(most)
            if most > 0:
                return many("{n:g} points more there", "{n:g} point more there", _whole(n)).format(n=n)
            return many("{n:g} points fewer there", "{n:g} point fewer there", _whole(n)).format(n=n)
        case Change.HELD:
            side = some[0].side
            return (
                tr("held by nobody there")
                if side is None
                else tr("held by {name} there").format(name=system.name(there, side))
            )
        case Change.GONE:
            return tr("lost there")
        case Change.COME:
            return tr("on the table there")
        case Change.WAITS:
            return tr("in Reserve there")
        case Change.WOUNDS:
            lost = sum(measures)
            n = abs(lost)
            if lost > 0:
                return many("{n:g} wounds more there", "{n:g} wound more there", _whole(n)).format(n=n)
            return many("{n:g} wounds fewer there", "{n:g} wound fewer there", _whole(n)).format(n=n)
        case Change.ADRIFT:
            return tr("out of Coherency there")
        case Change.JOINED:
            return tr("in Coherency there")
        case Change.MOVED:
            far = (
                inches(most)
                if len(some) == 1 or inches(least) == inches(most)
                else tr("{least} to {most}").format(least=inches(least), most=inches(most))
            )
            return tr("{far} from here").format(far=far)
        case Change.TURNED:
            return tr("turned by {most:.0f}°").format(most=most)
        case Change.LAID | Change.LIFTED:
            n = int(most)
            more = many("{n} more on the table there", "1 more on the table there", n)
            fewer = many("{n} fewer on the table there", "1 fewer on the table there", n)
            return (more if change is Change.LAID else fewer).format(n=n)
        case Change.REMOVED:
            return tr("off the table there")
        case Change.RESTORED:
            return tr("on the table there")
