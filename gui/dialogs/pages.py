"""What the reading pages say: clauses, notes, keys."""

from collections.abc import Callable

from engine.gate import RuleSystem
from engine.mission import Mission
from engine.rulebook import Coverage, Rulebook
from gui.dialogs.sheet import Entry, Group
from gui.dialogs.shortcuts import Bound, as_written
from gui.text import data, inside, tr
from gui.tools.typed import FORMS

_MARKS = {Coverage.CHECKED: tr("Checked"), Coverage.SHOWN: tr("Shown"), Coverage.LEFT: tr("Left to you")}


def clauses(system: RuleSystem) -> list[Group]:
    """How far the program goes with each rule, so that silence is never read as leave: by the parts of the rulebook,
    or where the data has none by how far that is."""
    book = system.rulebook
    if book.parts:
        return [_part(number, title, book) for number, title in book.parts.items()]
    titles = {
        Coverage.CHECKED: tr("Checked: an order that breaks it is refused"),
        Coverage.SHOWN: tr("Shown: kept count of or drawn, not judged"),
        Coverage.LEFT: tr("Left to you"),
    }
    return [
        Group(
            title,
            tuple(
                Entry(data(clause.says), source=str(clause.ref))
                for clause in book.clauses.values()
                if clause.coverage is coverage
            ),
        )
        for coverage, title in titles.items()
    ]


def _part(number: str, title: str, book: Rulebook) -> Group:
    found = [clause for clause in book.clauses.values() if clause.part == number]
    counts = {coverage: sum(1 for clause in found if clause.coverage is coverage) for coverage in _MARKS}
    note = ", ".join(f"{count} {inside(_MARKS[coverage])}" for coverage, count in counts.items() if count)
    entries = tuple(Entry(data(clause.says), _MARKS[clause.coverage], str(clause.ref)) for clause in found)
    return Group(f"{number}. {data(title)}", entries, note)


def notes(mission: Mission) -> list[Group]:
    groups = [Group(mission.name, (Entry(mission.source),))]
    if mission.notes:
        groups.append(Group(tr("Notes"), tuple(Entry(data(note)) for note in mission.notes)))
    chosen = sorted({unit.profile.name for unit in mission.units if unit.profile.chosen})
    if chosen:
        words = tr("The base size is this mission's choice, for no text gives it.")
        groups.append(Group(tr("Bases chosen by this mission"), tuple(Entry(name) for name in chosen), words))
    sources = sorted({(unit.profile.name, unit.profile.source) for unit in mission.units})
    groups.append(Group(tr("Profiles"), tuple(Entry(name, source=source) for name, source in sources)))
    return groups


def keys(bound: tuple[Bound, ...], said: Callable[[str], str] = str) -> list[Group]:
    """The keys of the table, and those that the menus have now; ``said`` puts the keys of the table into words."""
    now = {one.name: as_written(one.key) for one in bound}

    def key(name: str) -> str:
        return now.get(name) or tr("no key")

    menus = tuple(Entry(one.words, _all_of(one)) for one in bound if one.key and one.there)
    return [
        Group(title, tuple(Entry(words, said(mark)) for mark, words in rows))
        for title, rows in (
            (
                tr("Moving a model"),
                (
                    (f"{key('model_next')}, {key('model_before')}", tr("the next model, the one before")),
                    (tr("Arrow keys"), tr("take the model in the hand and move it by 1″")),
                    (tr("Alt or Ctrl + arrow"), tr("by 0.1″, with Shift too by 0.01″")),
                    (tr("A figure or ="), tr("a place in figures, for what is in the hand")),
                    *FORMS,
                    (tr("Tab after a place in figures"), tr("the way bends there, and the next stretch is typed")),
                    (
                        tr("{key_turn_back} and {key_turn}").format(
                            key_turn_back=key("turn_back"), key_turn=key("turn")
                        ),
                        tr("turn the base, and its formation, by 15°"),
                    ),
                    (
                        tr("{key_turn_little_back} and {key_turn_little}, Shift and wheel").format(
                            key_turn_little_back=key("turn_little_back"), key_turn_little=key("turn_little")
                        ),
                        tr("by 5°"),
                    ),
                    (
                        tr("{key_bend} or a right click").format(key_bend=key("bend")),
                        tr("the way bends here; {key_unbend}: the last bend back").format(key_unbend=key("unbend")),
                    ),
                    (key("exactly"), tr("keep to the line as drawn; again for the shortest way round what is in it")),
                    (key("snap_on"), tr("as far as it may go, then to the next place to snap to")),
                    (tr("Shift while dragging"), tr("nothing is snapped to")),
                    (tr("Drag the handle beside a base"), tr("turn it by 5°, with Shift by 1°; a formation as well")),
                    (tr("Enter"), tr("drop; carry out once the others are set")),
                    (tr("Enter where it is refused"), tr("the nearest legal end, also after it has been let go of")),
                    (tr("Esc"), tr("put it back, whatever has been done to it")),
                ),
            ),
            (
                tr("Setting the others"),
                (
                    (tr("Drag a ghost"), tr("set that model elsewhere")),
                    (tr("Tab, arrows"), tr("the same without a mouse; with none taken, the whole formation")),
                    (
                        tr("A band, Ctrl and a click, {key_choose}").format(key_choose=key("choose")),
                        tr("choose several, to be moved and turned together"),
                    ),
                    (tr("Enter"), tr("carry out")),
                ),
            ),
            (
                tr("Options and the table"),
                (
                    (tr("The key on an option"), tr("ask for it")),
                    (tr("A band from an empty place"), tr("choose the models in it; with Ctrl more of them")),
                    (tr("Arrows, Enter, Backspace"), tr("with the tape: pull its end, lay a point, take it back")),
                    (tr("Wheel, two fingers"), tr("zoom")),
                    (tr("Space or middle button + drag"), tr("pan")),
                ),
            ),
        )
    ] + [Group(tr("The menus"), menus, tr("Help › Keys of the menus gives any of them another."))]


def _all_of(one: Bound) -> str:
    """What Qt calls Return is Enter on every keyboard's key."""
    written = (as_written(key).replace("Return", "Enter") for key in one.keys)
    return ", ".join(dict.fromkeys(written))
