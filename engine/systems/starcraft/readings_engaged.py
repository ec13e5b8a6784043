"""The third answer about who is Engaged: would another reading of an Access Point's reach open or close the action?"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.eligible import Action, why_closed
from engine.systems.starcraft.engagement import find_engaged
from engine.systems.starcraft.found import found
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr

SETTING = "access_adjacent"


def other_engagements(
    rules: Rulebook, game: StarcraftGame, unit: str, action: Action, findings: Sequence[Finding]
) -> Iterator[Finding]:
    """One finding for each other reading under which the action would be open and is not, or the other way round."""
    if not game.terrain.ledges or not game.stands(unit):
        return
    refused = any(finding.refuses for finding in findings)
    setting = rules.settings[SETTING]
    for reading, text in setting.readings.items():
        if reading == game.setting(SETTING):
            continue
        settings = {**game.mission.settings, SETTING: reading}
        other = find_engaged(rules, replace(game, mission=replace(game.mission, settings=settings)))
        closed = why_closed(rules, other, unit, action) is not None
        if closed is not refused:
            words = {"answer": tr("refused") if closed else tr("allowed"), "title": setting.title, "reading": text}
            yield found(rules, f"reading.{SETTING}", Severity.OTHER_READING, unit, words=words, setting=SETTING)
