"""What has the keyboard, in words: what it is, what it does, and what the part of the window it stands in is for."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTabWidget,
    QWidget,
)

from gui.board.board import Board
from gui.dialogs.sheet import Entry, Group
from gui.text import tr
from gui.window.words import plain

PARTS = {
    tr("Table"): (
        tr(
            "The table, in inches. The model in the hand leads; what binds its move is drawn: its reach, the hatched "
            "places where its centre may stop, the coherency of its unit, the distance to enemies."
        ),
        tr(
            "Tab goes from model to model, the arrows take one in the hand, Enter drops it, Esc puts it back. A click "
            "picks, a drag moves, the wheel zooms."
        ),
    ),
    tr("Table of the set-up"): (
        tr(
            "The table as it begins, in inches: pieces, zones, ways in, waves and markers. What is chosen has a handle "
            "that turns it, and grips where it can be shaped; its exact numbers stand at the right."
        ),
        tr(
            "Tab goes from thing to thing, the arrows move what is chosen, Delete takes it away. A click chooses, a "
            "drag moves; Esc gives it up. Every step can be taken back."
        ),
    ),
    tr("Activation"): (
        tr(
            "Who decides now and what is open, each option with its key; what is not open stands below with its reason "
            "and clause. Under it what the game counts, and who has still to act."
        ),
        tr("Tab goes from one to the next, Space or Enter takes it."),
    ),
    tr("Log"): (
        tr(
            "Every order with its dice, in order. A click, or Enter on a line, goes back to the table as it was after "
            "it; nothing that came later is lost by that."
        ),
    ),
    tr("Inspector"): (
        tr("The model, unit or piece looked at: its figures, weapons and state, with where the figures come from."),
    ),
    tr("Verdict"): (
        tr(
            "What the rules say to the order in the hand or the last one: each check with what was measured, the "
            "limit, the clause and, enlarged, the spot. Amber is allowed here, at the tolerance or under the reading "
            "chosen."
        ),
        tr("Enter takes the nearest place that is allowed, where one is on offer."),
    ),
    tr("Tools"): (
        tr("Move, tape and ring; what is shown over the table. The swatch of a toggle is the legend of what it shows."),
    ),
    tr("Missions"): (
        tr("Pick a mission to rehearse it; the buttons above open a file, make a mission or guide a first turn."),
    ),
    tr("Guided rehearsal"): (tr("Says what to try next and waits for it. Nothing else is kept from you meanwhile."),),
}
"""By the accessible name of a part of the window."""

NOTHING = tr("Nothing has the keyboard. Tab or {region} gives it to a part of the window.")


IN_A_DIALOG = tr("Tab goes from one to the next, Space presses, Esc closes it.")


def told(focused: QWidget | None, key: Callable[[str], str]) -> tuple[str, list[Group]]:
    """A title, and what there is to say of the widget and of the parts round it."""
    line = list(_upwards(focused))
    named = next((one for one in line if _name(one)), None)
    if named is None:
        return tr("What is this?"), [Group(tr("What is this?"), (Entry(NOTHING.format(region=key("region"))),))]
    groups: list[Group] = []
    if isinstance(named, Board) and _name(named) not in PARTS:
        groups.append(Group(_name(named), tuple(Entry(words) for words in PARTS[tr("Table")])))
    elif _name(named) not in PARTS:
        groups.append(Group(_name(named), tuple(Entry(words) for words in _of_its_own(named))))
    parts = (one.accessibleName() for one in line if one.accessibleName() in PARTS)
    groups += [Group(part, tuple(Entry(words) for words in PARTS[part])) for part in parts]
    dialog = next((one for one in line if isinstance(one, QDialog) and one is not named), None)
    if dialog is not None:
        groups.append(Group(dialog.windowTitle(), (Entry(IN_A_DIALOG),)))
    keys = Entry(
        tr("All keys: {key_keys}. Any action by a few letters of it: {key_palette}.").format(
            key_keys=key("keys"), key_palette=key("palette")
        )
    )
    return _name(named), [*groups, Group(tr("More"), (keys,))]


def _name(widget: QWidget) -> str:
    """What it is called: in words for a screen reader, else those it bears."""
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        return plain(widget.text())
    return widget.windowTitle() if isinstance(widget, QDialog) else ""


def _upwards(widget: QWidget | None) -> Iterator[QWidget]:
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def _of_its_own(widget: QWidget) -> Iterator[str]:
    seen: set[str] = set()
    for words in (widget.accessibleDescription(), widget.whatsThis(), widget.toolTip(), widget.statusTip()):
        if words and words not in seen:
            seen.add(words)
            yield words
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        yield tr("It is on.") if widget.isChecked() else tr("It is off.")
    if not widget.isEnabled():
        yield tr("It cannot be used just now.")
    if how := _how(widget):
        yield how


def _how(widget: QWidget) -> str:
    """The keys of its kind."""
    match widget:
        case QAbstractButton():
            return tr("Space turns it on or off.") if widget.isCheckable() else tr("Space presses it.")
        case QComboBox():
            return tr("The arrows choose another; Alt and the arrow down lists them all.")
        case QAbstractSpinBox():
            return tr("The arrows change it by a step; a figure can be typed.")
        case QKeySequenceEdit():
            return tr("The keys that are pressed next are its own.")
        case QTabWidget() | QTabBar():
            return tr("The arrows go from one page to the next.")
        case QAbstractSlider():
            return tr("The arrows change it by a step.")
        case QPlainTextEdit() if widget.isReadOnly():
            return tr("The arrows scroll it.")
        case QLineEdit() | QPlainTextEdit():
            return tr("What is typed goes in here.")
        case QAbstractItemView():
            return tr("The arrows go from one to the next.")
        case QDialog():
            return IN_A_DIALOG
        case QAbstractScrollArea() if not isinstance(widget, Board):
            return tr("The arrows scroll it.")
    return ""
