"""The third answer about scoring: who would control markers, and whether a lead would win, under another reading."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Limit, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import is_active, markers
from engine.systems.starcraft.found import found
from engine.systems.starcraft.names import name
from engine.systems.starcraft.readings import read_as
from engine.systems.starcraft.scoring import controls, score
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.tongue import tr


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
                    whose = tr("{owner}'s", owner=name(game, owner)) if owner else tr("nobody's")
                    words = {"answer": whose, "title": f"{known.title} ({marker.name})", "reading": text}
                    severity = Severity.OTHER_READING
                    yield found(rules, f"reading.{setting}", severity, marker.id, words=words, setting=setting)


LEAD = "gather_lead"


def other_readings_of_lead(rules: Rulebook, game: StarcraftGame) -> Iterator[Finding]:
    """A finding for each reading under which the lead that this round brings would win, and does not, or the other way
    round."""
    if game.awaiting is not Awaiting.CONTROL or not game.card.leads:
        return
    setting = rules.settings[LEAD]
    ends = score(rules, game).ended
    for reading, text in setting.readings.items():
        if reading == game.setting(LEAD):
            continue
        lead = game.card.leads.get(reading)
        there = score(rules, replace(game, mission=replace(game.mission, card=replace(game.card, lead=lead))))
        if there.ended is ends:
            continue
        ahead = float(max(there.vp.values()) - min(there.vp.values()))
        limit = None if lead is None else float(lead)
        words = {
            "answer": tr("the game goes on") if ends else tr("the end of the game"),
            "title": setting.title,
            "reading": text,
        }
        leader = max(there.vp, key=lambda side: there.vp[side])
        yield found(
            rules,
            f"reading.{LEAD}",
            Severity.OTHER_READING,
            leader,
            measured=ahead,
            limit=limit,
            kind=Limit.AT_LEAST,
            words=words,
            setting=LEAD,
        )


def _in_question(game: StarcraftGame) -> Iterator[str]:
    """The settings that can matter to markers on this table at all."""
    if not all(is_active(game, marker) for marker in markers(game)):
        yield "deactivated_control"
    if any(screen.size == 1 for screen in game.terrain.screens):
        yield "blocking_from"
    if any(not model.base.is_round for model in game.on_table()):
        yield "hydralisk_base"
