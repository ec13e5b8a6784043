"""What the reading pages say: clauses, notes, keys."""

from engine.gate import RuleSystem
from engine.mission import Mission
from engine.rulebook import Coverage, Rulebook
from gui.dialogs.sheet import Entry, Group
from gui.dialogs.shortcuts import Bound
from gui.tools.typed import FORMS

_MARKS = {Coverage.CHECKED: "Checked", Coverage.SHOWN: "Shown", Coverage.LEFT: "Left to you"}


def clauses(system: RuleSystem) -> list[Group]:
    """How far the program goes with each rule, so that silence is never read as leave: by the parts of the rulebook,
    or where the data has none by how far that is."""
    book = system.rulebook
    if book.parts:
        return [_part(number, title, book) for number, title in book.parts.items()]
    titles = {
        Coverage.CHECKED: "Checked: an order that breaks it is refused",
        Coverage.SHOWN: "Shown: kept count of or drawn, not judged",
        Coverage.LEFT: "Left to you",
    }
    return [
        Group(
            title,
            tuple(
                Entry(clause.says, source=str(clause.ref))
                for clause in book.clauses.values()
                if clause.coverage is coverage
            ),
        )
        for coverage, title in titles.items()
    ]


def _part(number: str, title: str, book: Rulebook) -> Group:
    found = [clause for clause in book.clauses.values() if clause.part == number]
    counts = {coverage: sum(1 for clause in found if clause.coverage is coverage) for coverage in _MARKS}
    note = ", ".join(f"{count} {_MARKS[coverage].lower()}" for coverage, count in counts.items() if count)
    entries = tuple(Entry(clause.says, _MARKS[clause.coverage], str(clause.ref)) for clause in found)
    return Group(f"{number}. {title}", entries, note)


def notes(mission: Mission) -> list[Group]:
    groups = [Group(mission.name, (Entry(mission.source),))]
    if mission.notes:
        groups.append(Group("Notes", tuple(Entry(note) for note in mission.notes)))
    chosen = sorted({unit.profile.name for unit in mission.units if unit.profile.chosen})
    if chosen:
        words = "The base size is this mission's choice, for no text gives it."
        groups.append(Group("Bases chosen by this mission", tuple(Entry(name) for name in chosen), words))
    sources = sorted({(unit.profile.name, unit.profile.source) for unit in mission.units})
    groups.append(Group("Profiles", tuple(Entry(name, source=source) for name, source in sources)))
    return groups


def keys(bound: tuple[Bound, ...]) -> list[Group]:
    """The keys of the table, and those that the menus have now."""
    now = {one.name: one.key for one in bound}

    def key(name: str) -> str:
        return now.get(name) or "no key"

    menus = tuple(Entry(one.words, one.key) for one in bound if one.key)
    return [
        Group(title, tuple(Entry(words, mark) for mark, words in rows))
        for title, rows in (
            (
                "Moving a model",
                (
                    ("Tab, Shift+Tab", "the next model, the one before"),
                    ("Arrow keys", "take the model in the hand and move it by 1″"),
                    ("Alt or Ctrl + arrow", "by 0.1″, with Shift too by 0.01″"),
                    ("A figure or =", "a place in figures, for what is in the hand"),
                    *FORMS,
                    (f"{key('turn_back')} and {key('turn')}", "turn the base, and its formation, by 15°"),
                    (f"{key('turn_little_back')} and {key('turn_little')}, Shift and wheel", "by 5°"),
                    (f"{key('bend')} or a right click", f"the way bends here; {key('unbend')}: the last bend back"),
                    (key("exactly"), "keep to the line as drawn; again for the shortest way round what is in it"),
                    (key("snap_on"), "as far as it may go, then to the next place to snap to"),
                    ("Shift while dragging", "nothing is snapped to"),
                    ("Enter", "drop; carry out once the others are set"),
                    ("Enter where it is refused", "the nearest legal end, also after it has been let go of"),
                    ("Esc", "put it back, whatever has been done to it"),
                ),
            ),
            (
                "Setting the others",
                (
                    ("Drag a ghost", "set that model elsewhere"),
                    ("Tab, arrows", "the same without a mouse; with none taken, the whole formation"),
                    (f"A band, Ctrl and a click, {key('choose')}", "choose several, to be moved and turned together"),
                    ("Enter", "carry out"),
                ),
            ),
            (
                "Options and the table",
                (
                    ("The key on an option", "ask for it"),
                    ("A band from an empty place", "choose the models in it; with Ctrl more of them"),
                    ("Arrows, Enter, Backspace", "with the tape: pull its end, lay a point, take it back"),
                    ("Wheel, two fingers", "zoom"),
                    ("Space or middle button + drag", "pan"),
                ),
            ),
        )
    ] + [Group("The menus", menus, "Help › Keys of the menus gives any of them another.")]
