"""What the note at the spot says of a finding, and how to go on from there."""

from collections.abc import Callable

from engine.findings import Finding, Severity
from engine.wording import Sentence
from gui.board.proposal import NoteKind, NoteText
from gui.text import many, tr
from gui.tools.hand import Dragging, Grip, Setting, State

WORD = tr("Enter carries it out")
BACK_OUT = tr("Esc puts it back")
ADJUST = tr("Drag a ghost to adjust it, Esc puts all back.")
WAITS = NoteText(tr("Not carried out yet"), ADJUST, WORD, NoteKind.ALLOWED)
"""The leader stands, the others are proposed, and nothing speaks against it: the player's word is awaited."""


def way_on(state: State) -> str:
    """How to go on with what is in the hand, where letting go of a button is not all."""
    if isinstance(state, Setting):
        return tr("Enter carries out, drag a ghost to adjust, Esc puts back")
    if isinstance(state, Dragging) and state.grip is Grip.POINTER:
        return tr("a click drops, Esc puts back")
    if isinstance(state, Dragging) and state.grip is Grip.KEYS:
        return tr("arrows move, Enter drops, Esc puts back")
    return ""


def note_words(finding: Finding, said: Sentence) -> NoteText:
    """The measure, what is asked, the rule. Another reading is only named: the card tells it."""
    head = said.head
    if finding.severity is Severity.OTHER_READING:
        return NoteText(f"{other_reading(head)} ({said.clause})", kind=NoteKind.LEFT_TO_YOU)
    refused = finding.severity is Severity.REFUSED
    kind = NoteKind.REFUSED if refused else NoteKind.LEFT_TO_YOU
    measured = bool(said.measured) and said.measured in head
    if refused and measured and said.asked and said.asked not in head:
        head = tr("{head}; needs {asked}").format(head=head, asked=said.asked)
    reason = f"{said.reason} ({said.clause})." if said.reason and said.clause else said.reason
    return NoteText(head, reason, kind=kind)


def other_reading(head: str) -> str:
    """The answer and the other one, without the reading in full."""
    return head.partition(": ")[0]


def hint(state: State, key: Callable[[str], str]) -> str:
    """What the keys do to the way of the model that is dragged, the nearest at hand first.

    ``key`` gives the key of an action by its name.
    """
    if not isinstance(state, Dragging):
        return ""
    if state.let_go:
        return tr("it is dropped as soon as the way is known  ·  Esc puts it back")
    bend = key("bend")
    words = [tr("right click or “{key}” bends the way").format(key=bend) if bend else tr("right click bends the way")]
    if state.hold.corners and (back := key("unbend")):
        bends = len(state.hold.corners)
        takes = many("{key} takes the last of {n} bends back", "{key} takes the bend back", bends)
        words.append(takes.format(key=back, n=bends))
    if line := key("exactly"):
        words.append(
            tr("“{line}” goes round things again").format(line=line)
            if state.hold.draft.exact
            else tr("“{line}” keeps to the line as drawn").format(line=line)
        )
    turns = [tr("“{key}”").format(key=turn) for turn in (key("turn_back"), key("turn")) if turn]
    if turns:
        words.append(tr("{keys} turn").format(keys=tr(" and ").join(turns)))
    words.append(tr("Shift holds snapping off"))
    return "  ·  ".join(words)
