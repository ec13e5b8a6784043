"""Words of actions: as menus show them, as they are read, and keys as they are written."""

from PySide6.QtGui import QAction, QKeySequence


def key_words(key: QKeySequence) -> str:
    """As it is written; what Qt calls Return is Enter on every keyboard's key."""
    return key.toString(QKeySequence.SequenceFormat.NativeText).replace("Return", "Enter")


def words_of(action: QAction) -> str:
    """As they are read: without what menus need beside them."""
    return plain(action.text()).removesuffix("…").rstrip()


def plain(words: str) -> str:
    """Words of a menu without the marks of access keys."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def escaped(words: str) -> str:
    """Words that are no program's own, as a menu shows them whole."""
    return words.replace("&", "&&")


def numbered(number: int, words: str) -> str:
    """A row of a menu that is filled as it opens, with a figure for its access key: the first ten have one."""
    key = f"&{number}" if number < 10 else "1&0" if number == 10 else f"{number}"
    return f"{key}  {escaped(words)}"
