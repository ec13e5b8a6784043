"""The window's words in the language of whoever reads them. They are written in English where they are said.

``lupdate`` reads the calls of this module, so that their words are literals (``docs/translating.md``). What is filled
in has a name: ``tr("{name} could not be written").format(name=name)``. Knows no Qt.
"""

from importlib.resources import files
from typing import Protocol

ENGLISH = "en"
VARIABLE = "MEASURETWICE_LANGUAGE"
"""Of the environment: the code of a language."""
CATALOGUES = files("assets").joinpath("translations")


class Catalogue(Protocol):
    """The words of one language, whose code is that of ISO 639."""

    @property
    def code(self) -> str: ...

    def find(self, words: str, about: str, n: int) -> str:
        """In that language; empty where it does not have them. ``n`` chooses the form of what is counted, else -1."""
        ...

    def data(self, words: str) -> str:
        """What comes from files, in that language; as it is where it does not have it."""
        ...


class TooLate(RuntimeError):
    """Words were said in one language before another was chosen. Many are said once, when their module is loaded."""


class _Spoken:
    __slots__ = ("catalogue", "found", "said")

    def __init__(self) -> None:
        self.catalogue: Catalogue | None = None
        self.found: dict[tuple[str, str, int], str] = {}
        self.said = False


_spoken = _Spoken()


def speak(catalogue: Catalogue | None) -> None:
    """From now on; None: English. Raises ``TooLate`` where words have been said in another language already."""
    if catalogue is _spoken.catalogue:
        return
    if _spoken.said:
        raise TooLate("the language is chosen before anything is said")
    _spoken.catalogue = catalogue
    _spoken.found.clear()


def languages() -> tuple[str, ...]:
    """The codes of those there are, English first."""
    others = sorted(file.name.removesuffix(".qm") for file in CATALOGUES.iterdir() if file.name.endswith(".qm"))
    return (ENGLISH, *others)


def language() -> str:
    return ENGLISH if _spoken.catalogue is None else _spoken.catalogue.code


def tr(words: str, about: str = "") -> str:
    """``about`` tells translators what is meant, and sets apart words that are the same in English alone."""
    return _found(words, about, -1) or words


def many(words: str, one: str, n: int) -> str:
    """The words for so many: English has ``one`` of its own for 1, other languages as many forms as they need.

    Neither has its figures filled in yet: ``many("{n} models", "1 model", n).format(n=n)``.
    """
    return _found(words, one, n) or (one if n == 1 else words)


def data(words: str) -> str:
    """What a file of the program says, such as a guide, in the language of the window where its catalogue has it."""
    return words if _spoken.catalogue is None else _spoken.catalogue.data(words)


def of_others(words: str) -> str:
    """What another library says in English, where it is marked somewhere for the catalogue."""
    return _found(words, "", -1) or words


def inside(name: str) -> str:
    """A name as it stands within a sentence: English begins only those of persons and the like with a capital."""
    return name.lower() if _spoken.catalogue is None else name


def has_words(said: str, wanted: str) -> bool:
    """Whether all that was typed to be found is said there, in any order."""
    said = said.casefold()
    return all(word in said for word in wanted.casefold().split())


def _found(words: str, about: str, n: int) -> str:
    _spoken.said = True
    if _spoken.catalogue is None:
        return ""
    key = (words, about, n)
    found = _spoken.found.get(key)
    if found is None:
        found = _spoken.found[key] = _spoken.catalogue.find(words, about, n)
    return found
