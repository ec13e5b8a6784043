"""Dice that never roll themselves: a seeded stream, read by position, so that undo is no way to fish."""

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Dice:
    """The same seed gives the same die at the same place, whatever was asked for between.

    ``salt`` is 0 by default; the setting for fresh dice raises it with every undo.
    """

    seed: int
    salt: int = 0

    def roll(self, place: int, sides: int, index: int = 0) -> int:
        """One die of ``sides`` at a place of the tree: 1 to ``sides``, each equally likely."""
        # Numbers past the largest multiple of `sides` are drawn again, so that no face is favoured.
        ceiling = 2**64 - 2**64 % sides
        attempt = 0
        while True:
            text = f"{self.seed}/{self.salt}/{place}/{index}/{attempt}".encode()
            number = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
            if number < ceiling:
                return number % sides + 1
            attempt += 1

    def rolls(self, place: int, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self.roll(place, sides, index) for index in range(count))
