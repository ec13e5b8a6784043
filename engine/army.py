"""What a game asks of an army before it is played: its size, its cost, who is in it."""

from dataclasses import dataclass

from engine.mission import Profile


@dataclass(frozen=True, slots=True)
class Fielded:
    """A unit of an army: ``name`` as its player has it."""

    name: str
    profile: Profile
    models: int


@dataclass(frozen=True, slots=True)
class Remark:
    """Something counted: ``kept`` is false where it passes a limit, none where nothing limits it."""

    text: str
    kept: bool | None
