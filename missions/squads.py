"""Genesys squads in a mission file: a number of models that their Discipline does not give, told or refused."""

from collections.abc import Iterator

from engine.mission import Mission
from engine.systems.genesys.squads import table_advice, wrong_size
from missions.facts import Facts
from missions.problems import Problem
from missions.rules.book import rulebook

SYSTEM = "genesys"


def check_squads(facts: Facts) -> Iterator[Problem]:
    """Where the mission has sizes refused. A scene is a moment of a game, in which squads have lost models."""
    if facts.system != SYSTEM or facts.in_scene or facts.settings["squad_sizes"] != "refused":
        return
    for raw, unit in facts.units():
        profile = facts.profiles.get(unit.profile)
        if profile is not None:
            name = unit.name or profile.name
            wrong = wrong_size(name, profile, len(unit.models.numbers), facts.settings)
            if wrong is not None:
                yield facts.reading.document.problem(raw.at("models").loc, wrong)


def squad_notes(mission: Mission) -> Iterator[str]:
    """What a reader should know of a mission's squads and of its table."""
    if mission.system != SYSTEM:
        return
    if mission.settings["squad_sizes"] == "told":
        for unit in mission.units:
            wrong = wrong_size(unit.name, unit.profile, len(unit.models), mission.settings)
            if wrong is not None:
                yield f"{wrong} (Army creation, 2018)."
    yield from table_advice(rulebook(SYSTEM), mission.table)
