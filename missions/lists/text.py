"""A list as people write or paste it: a line a unit, with or without numbers and costs."""

import re

from engine.tongue import tr
from missions.lists.items import MOST_ITEMS, Item, Kind, Listing, cut

_BULLET = re.compile(r"^[\s>*•·+–—-]+(?=\S)")
_COST = re.compile(r"[\[(:,–—-]?\s*\d+\s*(?:pts?|points?|minerals?|m|subs?)\b\.?\s*[\])]?\s*$", re.IGNORECASE)
_MANY = 999
_NUMBER = r"(\d{1,3})"
_BEFORE = re.compile(rf"^{_NUMBER}\s*(?:[x×*]\s*|\s)(?=\D)(.+)$", re.IGNORECASE)
_BEHIND = (
    re.compile(rf"^(.+?)\s*\(\s*[x×]?\s*{_NUMBER}\s*(?:models?|x|×)?\s*\)$", re.IGNORECASE),
    re.compile(rf"^(.+?)\s*\[\s*[x×]?\s*{_NUMBER}\s*(?:models?)?\s*\]$", re.IGNORECASE),
    re.compile(rf"^(.+?)\s+[x×*]\s*{_NUMBER}$", re.IGNORECASE),
    re.compile(rf"^(.+?)\s*[:=,]\s*{_NUMBER}(?:\s+models?)?$", re.IGNORECASE),
    re.compile(rf"^(.+?)\s+{_NUMBER}\s+models?$", re.IGNORECASE),
)


def read_text(text: str) -> Listing:
    """Every line that says anything, as it stands and taken apart."""
    items: list[Item] = []
    unread: tuple[tuple[str, str], ...] = ()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if len(items) >= MOST_ITEMS:
            unread = (
                (
                    tr("lines {number} to {count}", number=number, count=len(lines)),
                    tr("a list of more than {most_items} lines is not looked at further", most_items=MOST_ITEMS),
                ),
            )
            break
        items.append(_item(tr("line {number}", number=number), line[:1000]))
    return Listing("", tuple(items), None, unread)


def _item(place: str, line: str) -> Item:
    words = cut(line)
    rest = _without_cost(_BULLET.sub("", words).strip())
    before = _BEFORE.match(rest)
    first = int(before[1]) if before else None
    rest = before[2].strip() if before else rest
    last = None
    for form in _BEHIND:
        found = form.match(rest)
        if found:
            rest, last = found[1].strip(), int(found[2])
            break
    rest = _without_cost(rest)
    if first is not None and last is not None:
        return Item(place, words, rest, Kind.LINE, last, units=min(first, _MANY))
    return Item(place, words, rest, Kind.LINE, first if last is None else last)


def _without_cost(words: str) -> str:
    """A cost at the end is no number of models."""
    rest = _COST.sub("", words).strip()
    return rest or words
