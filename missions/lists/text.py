"""A list as people write or paste it: every line that says anything, each with those that stand within it."""

from missions.lists.items import MOST_ITEMS, Listing, TextLine, cut
from missions.lists.line import taken_apart

LONGEST_LINE = 1000
"""Characters of a line that are looked at."""
MOST_TEXT = 256 * 1024
"""Characters of all lines together."""


def read_text(text: str) -> Listing:
    """Every line that says anything, as it stands and taken apart."""
    found: list[TextLine] = []
    unread: tuple[tuple[str, str], ...] = ()
    lines = text.splitlines()
    left = MOST_TEXT
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if len(found) >= MOST_ITEMS:
            unread += (
                (f"lines {number} to {len(lines)}", f"a list of more than {MOST_ITEMS} lines is not looked at further"),
            )
            break
        left -= min(len(line), LONGEST_LINE)
        if left < 0:
            why = f"a list of more than {MOST_TEXT // 1024} KiB is not looked at further"
            unread += ((f"lines {number} to {len(lines)}", why),)
            break
        if len(line) > LONGEST_LINE:
            unread += ((f"line {number}", f"of a line no more than {LONGEST_LINE} characters are looked at"),)
        found.append(TextLine(f"line {number}", cut(line), taken_apart(line[:LONGEST_LINE])))
    return Listing("", (), None, unread, lines=tuple(found))
