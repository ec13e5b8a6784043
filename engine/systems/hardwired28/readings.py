"""The same position with one setting read otherwise, and what that would change."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.hardwired28.state import HardwiredGame


def read_otherwise(rules: Rulebook, game: HardwiredGame, *names: str) -> Iterator[tuple[str, str, HardwiredGame]]:
    """Each reading of these settings that the mission did not take: setting, words of the reading, position."""
    for name in names:
        for reading, words in rules.settings[name].readings.items():
            if reading != game.setting(name):
                yield (name, words, _read(game, name, reading))


def differing(
    rules: Rulebook, game: HardwiredGame, measure: Callable[[HardwiredGame], object], *names: str
) -> Iterator[tuple[str, str]]:
    """The settings another reading of which measures something else, with the words of the first such reading."""
    here, told = measure(game), set()
    for name, words, other in read_otherwise(rules, game, *names):
        if name not in told and measure(other) != here:
            told.add(name)
            yield (name, words)


def _read(game: HardwiredGame, name: str, reading: str) -> HardwiredGame:
    """Made once for a position, so that what is kept for a position is kept for this one too."""
    return _kept.of(game, (name, reading), lambda: _made(game, name, reading))


def _made(game: HardwiredGame, name: str, reading: str) -> HardwiredGame:
    settings = {**game.mission.settings, name: reading}
    return replace(game, mission=replace(game.mission, settings=settings))


_kept: OncePerPosition[HardwiredGame] = OncePerPosition(64)
