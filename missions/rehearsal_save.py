"""Writing a rehearsal: the same text for the same tree, one line an order."""

from pathlib import Path

from engine.rehearsal import FRESH_DICE, Rehearsal
from missions.formats import Kind
from missions.mission_ref import reference_to
from missions.orders import order_to_data
from missions.saving import write_whole
from missions.yamlnodes import Key, YamlData
from missions.yamlout import block, flow, word


def rules_version(rehearsal: Rehearsal) -> str:
    return f"{rehearsal.mission.system} {rehearsal.system.rulebook.version}"


def save_rehearsal(rehearsal: Rehearsal, path: Path) -> None:
    """Writes the whole tree. Raises ``OSError`` where that fails; the old file is then as it was."""
    write_whole(path, rehearsal_to_text(rehearsal, path.parent).encode("utf-8"))


def rehearsal_to_text(rehearsal: Rehearsal, folder: Path) -> str:
    """The file's text, the same for the same rehearsal; ``folder`` is where it is to lie."""
    text = head_of(rehearsal, folder)
    text += "orders:\n" if len(rehearsal.nodes) > 1 else "orders: []\n"
    text += lines_from(rehearsal, 1)
    if rehearsal.bookmarks:
        text += f"bookmarks: {flow(dict(sorted(rehearsal.bookmarks.items())))}\n"
    if rehearsal.notes:
        text += f"notes: {flow(dict(sorted(rehearsal.notes.items())))}\n"
    text += f"at: {rehearsal.at.number}\n"
    ahead = [node.number for node in rehearsal.ahead()]
    if ahead:
        text += f"redo: {flow(list(ahead))}\n"
    if rehearsal.undone and rehearsal.mission.settings.get("undo_dice") == FRESH_DICE:
        text += f"undone: {rehearsal.undone}\n"
    if rehearsal.redrawn:
        text += f"redrawn: {rehearsal.redrawn}\n"
    return text


def head_of(rehearsal: Rehearsal, folder: Path) -> str:
    """What stands before the orders."""
    told, copy = reference_to(rehearsal.mission, folder)
    text = f"format: {Kind.REHEARSAL.format}\nmission:\n"
    for key, value in told.items():
        text += f"  {key}: {flow(value)}\n"
    text += f"  text: {block(copy, 4)}"
    files = {} if rehearsal.mission.origin is None else rehearsal.mission.origin.files
    text += "  files:\n" if files else ""
    text += "".join(f"    {word(name)}: {block(kept, 6)}" for name, kept in files.items())
    return text + f"rules: {word(rules_version(rehearsal))}\nseed: {rehearsal.seed}\n"


def lines_from(rehearsal: Rehearsal, first: int) -> str:
    """A line for each order from the one numbered ``first``."""
    text = ""
    for node in rehearsal.nodes[first:]:
        if node.order is not None:
            line: dict[Key, YamlData] = {"n": node.number}
            if node.parent != node.number - 1:
                line["parent"] = node.parent
            text += f"  - {flow(line | order_to_data(node.order))}\n"
    return text
