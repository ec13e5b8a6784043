"""What a shared bag promises: the next draw, and what comes out before a word's next token. Exact, as fractions."""

from collections.abc import Mapping
from fractions import Fraction

Tokens = Mapping[str, int]
"""How many tokens of each word are in the bag; nobody looks into it, so every token is as likely as any other."""


def next_draw(tokens: Tokens) -> Mapping[str, Fraction]:
    """The chance that the next token is of each word."""
    total = sum(tokens.values())
    return {word: Fraction(count, total) for word, count in tokens.items() if count}


def draws_before(tokens: Tokens, word: str) -> Fraction:
    """How many tokens of other words come out before the next of ``word``, on average.

    Each of them lies in one of the ``count + 1`` gaps between the word's own, all alike. Raises KeyError for a word
    that has no token in the bag.
    """
    own = _count(tokens, word)
    return Fraction(sum(tokens.values()) - own, own + 1)


def comes_before(tokens: Tokens, other: str, word: str) -> Fraction:
    """The chance that a token of ``other`` comes out before the next of ``word``."""
    own, rival = _count(tokens, word), tokens.get(other, 0)
    return Fraction(rival, own + rival)


def _count(tokens: Tokens, word: str) -> int:
    count = tokens.get(word, 0)
    if count <= 0:
        raise KeyError(word)
    return count
