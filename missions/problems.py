"""What is wrong with a file, each with its place, and the one error that carries them all."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches

from engine.tongue import tr, tr_later

LONGEST_QUOTED = 60
MOST_PROBLEMS = 1000
"""Of one file; nobody reads more, and finding a near word for each takes its time."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """Something in a file that cannot be taken as it is. Lines and columns count from 1; ``key`` is a dotted path."""

    file: str
    line: int
    column: int
    key: str
    text: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}"
        return f"{where}: {self.key}: {self.text}" if self.key else f"{where}: {self.text}"


class Unreadable(Exception):
    """A file was not opened. ``problems`` names everything that is wrong with it, in the order of the file.

    Past ``MOST_PROBLEMS`` it only says that there are more.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        found = sorted(set(problems))
        if len(found) > MOST_PROBLEMS:
            more = tr(
                "there are more than {most_problems} problems; the rest is not listed", most_problems=MOST_PROBLEMS
            )
            found[MOST_PROBLEMS:] = [replace(found[MOST_PROBLEMS], key="", text=more)]
        self.problems = tuple(found)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is meant, most likely; None where no known word is near."""
    if len(word) > LONGEST_QUOTED:
        return None
    choices = {choice.lower(): choice for choice in known}
    near = get_close_matches(word.lower(), choices, n=1, cutoff=0.6)
    return choices[near[0]] if near else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """``; did you mean 'x'?`` with its leading semicolon, or nothing where no known word is near."""
    near = nearest(word, known)
    return tr("; did you mean {quoted}?", quoted=quoted(near)) if near is not None else ""


def quoted(word: str) -> str:
    """A word of a file as it may be shown: in quotes, on one line, not endless."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in word)
    return f"'{shown}'" if len(shown) <= LONGEST_QUOTED else f"'{shown[:LONGEST_QUOTED]}…'"


OR, AND = tr_later("or"), tr_later("and")


def listed(words: Iterable[str], last: str = OR) -> str:
    """``a, b or c``"""
    *head, tail = words
    return f"{', '.join(head)} {tr(last)} {tail}" if head else tail
