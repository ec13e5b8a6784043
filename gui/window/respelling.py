"""Words on the screen that name a key of the table name the one it has now."""

import re
from collections.abc import Callable, Iterable

from gui.dialogs.shortcuts import Bound, as_written
from gui.text import tr
from gui.window.table_keys import DROP, NEXT, PUT_BACK, WAYS

Said = Callable[[str], str]
_WORDS = {DROP: tr("Enter"), PUT_BACK: tr("Esc"), NEXT: tr("Tab")}
_ARROWS = (tr("Arrow keys"), tr("Arrows"), tr("arrows"))


def respelling(bound: Iterable[Bound]) -> Said:
    """What changes words so, for the keys that actions have now. Words stay as they are while keys are as they came."""
    keys = {one.name: one for one in bound}
    given = {word: keys[name] for name, word in _WORDS.items() if keys[name].key != keys[name].first}
    changed = {word: as_written(one.key) or tr("no key") for word, one in given.items()}
    steps = [keys[f"step_{way}"] for way in WAYS]
    if any(step.key != step.first for step in steps):
        changed |= dict.fromkeys(_ARROWS, " ".join(as_written(step.key) for step in steps if step.key) or tr("no key"))
    if not changed:
        return lambda words: words
    found = re.compile("|".join(rf"(?<![\w+]){re.escape(word)}(?!\w)" for word in changed))
    return lambda words: found.sub(lambda hit: changed[hit.group()], words)
