"""What a set-up in the making is made of, as a plain value: its dice, what was picked, and what is kept."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from missions.making_hardwired import Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """``kept`` are tables that a roll of everything leaves alone. Each table has dice of its own: rolling one moves no
    other."""

    seed: int
    again: Mapping[str, int] = field(default_factory=dict)
    seeds: Mapping[str, int] = field(default_factory=dict)
    picked: Mapping[str, str] = field(default_factory=dict)
    kept: frozenset[str] = frozenset()
    gap: int = 0
    ground: Path | None = None

    def roll_all(self, seed: int) -> "Making":
        """Everything that is not kept, from another seed."""
        return replace(
            self,
            seed=seed,
            seeds={table: self.seeds.get(table, self.seed) for table in self.kept},
            again={table: times for table, times in self.again.items() if table in self.kept},
            picked={table: row for table, row in self.picked.items() if table in self.kept},
        )

    def roll(self, table: str) -> "Making":
        """One table once more, picked or kept as it may have been."""
        picked = {word: row for word, row in self.picked.items() if word != table}
        return replace(self, picked=picked, again={**self.again, table: self.again.get(table, 0) + 1})

    def pick(self, table: str, row: str) -> "Making":
        """What is picked is kept."""
        return replace(self, picked={**self.picked, table: row}, kept=self.kept | {table})

    def keep(self, table: str, on: bool) -> "Making":
        return replace(self, kept=self.kept | {table} if on else self.kept - {table})

    @property
    def choice(self) -> Choice:
        return Choice(
            seed=self.seed,
            picked=self.picked,
            again=self.again,
            seeds=self.seeds,
            gap=self.gap,
            ground=self.ground,
        )
