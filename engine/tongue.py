"""The language of what the rules say. It is set once, when the process starts, and loads nothing else of the engine."""

from collections.abc import Callable

Translate = Callable[[str], str]


class Tongue:
    """``told`` gives a template in another language, and one that it does not know as it is."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: Translate = str


TONGUE = Tongue()


def speak(told: Translate) -> None:
    """Put every template through ``told`` before it is filled in."""
    TONGUE.told = told


def tr(template: str, /, **parts: object) -> str:
    """In the language that was set, filled in with the parts, if there are any. A part that is a word of the program
    itself is put into that language too."""
    told = TONGUE.told
    if not parts:
        return told(template)
    if told is str:
        return template.format_map(parts)
    return told(template).format_map(
        {name: told(part) if isinstance(part, str) else part for name, part in parts.items()}
    )


def many(template: str, one: str, count: int, /, **parts: object) -> str:
    """Of so many, told as ``{n}``: the template, or ``one`` for exactly one."""
    return tr(one if count == 1 else template, n=count, **parts)


def tr_later(words: str) -> str:
    """Marks words of a table, which is made before a language is set; :func:`tr` puts them into it where they are
    shown."""
    return words


def inside(name: str) -> str:
    """A name as it stands within a sentence: English begins it with a small letter, other languages leave it."""
    return name.lower() if TONGUE.told is str else name
