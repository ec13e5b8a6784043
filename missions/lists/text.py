"""A list as people write or paste it: every line that says anything, each with those that stand within it."""

from engine.tongue import tr
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
                (
                    tr("lines {number} to {count}", number=number, count=len(lines)),
                    tr("a list of more than {most_items} lines is not looked at further", most_items=MOST_ITEMS),
                ),
            )
            break
        left -= min(len(line), LONGEST_LINE)
        if left < 0:
            why = tr("a list of more than {size} KiB is not looked at further", size=MOST_TEXT // 1024)
            unread += ((tr("lines {number} to {count}", number=number, count=len(lines)), why),)
            break
        if len(line) > LONGEST_LINE:
            unread += (
                (
                    tr("line {number}", number=number),
                    tr("of a line no more than {most} characters are looked at", most=LONGEST_LINE),
                ),
            )
        found.append(TextLine(tr("line {number}", number=number), cut(line), taken_apart(line[:LONGEST_LINE])))
    return Listing("", (), None, unread, lines=tuple(found))
