"""The third answer about markers: who would control them under another reading."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import is_active, markers
from engine.systems.starcraft.found import found
from engine.systems.starcraft.names import name
from engine.systems.starcraft.scoring import controls
from engine.systems.starcraft.state import Awaiting, StarcraftGame

_SETTING = "deactivated_control"


def other_readings_of_control(rules: Rulebook, game: StarcraftGame) -> Iterator[Finding]:
    """One finding for each marker that the other reading would leave to someone else."""
    if game.awaiting is not Awaiting.CONTROL or all(is_active(game, marker) for marker in markers(game)):
        return
    setting = rules.settings[_SETTING]
    for reading, text in setting.readings.items():
        if reading == game.setting(_SETTING):
            continue
        settings = {**game.mission.settings, _SETTING: reading}
        read = replace(game, mission=replace(game.mission, settings=settings), control=game.held)
        other = controls(rules, read)
        for marker in markers(game):
            mine, theirs = game.control.get(marker.id), other.get(marker.id)
            if mine != theirs:
                whose = f"{name(game, theirs)}'s" if theirs else "nobody's"
                words = {"answer": whose, "title": f"{setting.title} ({marker.name})", "reading": text}
                severity = Severity.OTHER_READING
                yield found(rules, f"reading.{_SETTING}", severity, marker.id, words=words, setting=_SETTING)
