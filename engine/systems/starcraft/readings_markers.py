"""The third answer about markers: who would control them under another reading."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import is_active, markers
from engine.systems.starcraft.found import found
from engine.systems.starcraft.names import name
from engine.systems.starcraft.readings import read_as
from engine.systems.starcraft.scoring import controls
from engine.systems.starcraft.state import Awaiting, StarcraftGame


def other_readings_of_control(rules: Rulebook, game: StarcraftGame) -> Iterator[Finding]:
    """One finding for each marker that another reading would leave to someone else."""
    if game.awaiting is not Awaiting.CONTROL:
        return
    before = replace(game, control=game.held)
    mine = controls(rules, before)
    for setting in _in_question(game):
        known = rules.settings[setting]
        for reading, text in known.readings.items():
            if reading == game.setting(setting):
                continue
            theirs = controls(rules, read_as(rules, before, setting, reading))
            for marker in markers(game):
                owner = theirs.get(marker.id)
                if owner != mine.get(marker.id):
                    whose = f"{name(game, owner)}'s" if owner else "nobody's"
                    words = {"answer": whose, "title": f"{known.title} ({marker.name})", "reading": text}
                    severity = Severity.OTHER_READING
                    yield found(rules, f"reading.{setting}", severity, marker.id, words=words, setting=setting)


def _in_question(game: StarcraftGame) -> Iterator[str]:
    """The settings that can matter to markers on this table at all."""
    if not all(is_active(game, marker) for marker in markers(game)):
        yield "deactivated_control"
    if any(screen.size == 1 for screen in game.terrain.screens):
        yield "blocking_from"
    if any(not model.base.is_round for model in game.on_table()):
        yield "hydralisk_base"
