"""The language of verdicts. It is set once, when the process starts, and loads nothing else of the engine."""

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
