"""Two branches of a rehearsal in words: which there are, and what is otherwise in one."""

from collections.abc import Iterable, Iterator

from engine.differences import Change, Difference
from engine.game import Game
from engine.gate import RuleSystem
from engine.rehearsal import Node, Rehearsal
from engine.wording import inches
from gui.dialogs.branches import Branch
from gui.dialogs.sheet import Entry, Group
from gui.window.telling import says_of

THE_SAME = "Nothing on the table is otherwise there."


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
    orders = "1 order" if len(way) == 2 else f"{len(way) - 1} orders"
    depth = len(way) - 1 - len(own)
    leaves = f"leaves this line after order {depth}" if own else "on this line"
    return Branch(end, marked or _said(rehearsal, end), f"{orders}, {'you stand here' if here else leaves}", here)


def _back(rehearsal: Rehearsal, number: int | None) -> Iterator[Node]:
    while number is not None:
        node = rehearsal.nodes[number]
        yield node
        number = node.parent


def _said(rehearsal: Rehearsal, number: int) -> str:
    node = rehearsal.nodes[number]
    if node.order is None or node.parent is None:
        return "The table as set up"
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
        count = "" if len(some) == 1 else f"{len(some)} models "
        units.append(Entry(f"{count}{_words(change, some, system, there)}", name))
    groups = (Group("The game", tuple(game)), Group("Units", tuple(units)))
    shown = tuple(group for group in groups if group.entries)
    return shown or (Group("", (Entry(THE_SAME),)),)


def _named(system: RuleSystem, game: Game, one: Difference) -> str:
    return system.name(game, one.subject) if one.subject else "Round"


def _words(change: Change, some: list[Difference], system: RuleSystem, there: Game) -> str:
    measures = [one.measure for one in some]
    least, most = min(measures), max(measures)
    match change:
        case Change.ROUND:
            return f"{abs(most):.0f} {'later' if most > 0 else 'earlier'} there"
        case Change.POINTS:
            points = "point" if abs(most) == 1 else "points"
            return f"{abs(most):g} {points} {'more' if most > 0 else 'fewer'} there"
        case Change.HELD:
            side = some[0].side
            return "held by nobody there" if side is None else f"held by {system.name(there, side)} there"
        case Change.GONE:
            return "lost there"
        case Change.COME:
            return "on the table there"
        case Change.WAITS:
            return "in Reserve there"
        case Change.WOUNDS:
            lost = sum(measures)
            return f"{abs(lost):g} {'wound' if abs(lost) == 1 else 'wounds'} {'more' if lost > 0 else 'fewer'} there"
        case Change.ADRIFT:
            return "out of Coherency there"
        case Change.JOINED:
            return "in Coherency there"
        case Change.MOVED:
            far = (
                inches(most)
                if len(some) == 1 or inches(least) == inches(most)
                else f"{inches(least)} to {inches(most)}"
            )
            return f"{far} from here"
        case Change.TURNED:
            return f"turned by {most:.0f}°"
        case Change.REMOVED:
            return "off the table there"
        case Change.RESTORED:
            return "on the table there"
