"""Who fights in the Combat Phase: the Fighting Rank and the Supporting Rank."""

from dataclasses import dataclass

from engine.systems.starcraft.state import StarcraftGame
from geometry.gaps import touching


@dataclass(frozen=True, slots=True)
class Ranks:
    """Model ids. The rest of the unit is too far behind."""

    fighting: tuple[str, ...]
    supporting: tuple[str, ...]
    behind: tuple[str, ...]

    @property
    def striking(self) -> tuple[str, ...]:
        return (*self.fighting, *self.supporting)


def ranks(game: StarcraftGame, unit: str) -> Ranks:
    """Within Engagement Range of an enemy fights; base to base with such a model of its own unit supports."""
    near = {id for pair in game.pairs for id in pair if game.model(id).unit == unit}
    standing = game.standing_of(unit)
    fighting = [model for model in standing if model.id in near]
    supporting = [
        model
        for model in standing
        if model.id not in near and any(touching(model.placed, one.placed) for one in fighting)
    ]
    known = {model.id for model in (*fighting, *supporting)}
    behind = [model.id for model in standing if model.id not in known]
    return Ranks(tuple(m.id for m in fighting), tuple(m.id for m in supporting), tuple(behind))
