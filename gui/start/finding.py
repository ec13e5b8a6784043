"""Which of the missions offered are meant: by letters, game, size of table and length. Knows no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.mission import Mission

Offered = tuple[Path, Mission, str]
"""Its file, the mission, the game's name."""


@dataclass(frozen=True, slots=True)
class Wish:
    """None: whatever it is. ``words`` are letters of a name, apart by spaces, in any order and in small or capitals."""

    words: str = ""
    game: str | None = None
    table: tuple[float, float] | None = None
    rounds: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether all missions are."""
        return not self.words.split() and self.game is None and self.table is None and self.rounds is None

    def fits(self, offered: Offered) -> bool:
        _, mission, game = offered
        said = _said(offered)
        return (
            self.game in (None, game)
            and self.table in (None, table_of(mission))
            and self.rounds in (None, mission.card.rounds)
            and all(word in said for word in self.words.casefold().split())
        )


def table_of(mission: Mission) -> tuple[float, float]:
    return (mission.table.width, mission.table.height)


def games_of(all_: Sequence[Offered]) -> list[str]:
    """In the order they are offered."""
    return list(dict.fromkeys(game for _, _, game in all_))


def tables_of(all_: Sequence[Offered]) -> list[tuple[float, float]]:
    """The smallest first."""
    return sorted({table_of(mission) for _, mission, _ in all_}, key=lambda size: (size[0] * size[1], size))


def lengths_of(all_: Sequence[Offered]) -> list[int]:
    """Rounds; 0 for missions that end otherwise."""
    return sorted({mission.card.rounds for _, mission, _ in all_})


def _said(offered: Offered) -> str:
    """All that a mission can be found by: its name and its card's, the game, who plays, where it is from, its file."""
    path, mission, game = offered
    sides = (side.name for side in mission.sides)
    return "\n".join((mission.name, mission.card.name, game, *sides, mission.source, path.stem)).casefold()
