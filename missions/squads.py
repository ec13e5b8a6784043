"""Genesys armies in a mission file: that there are two, each along an edge of its own, and how large squads are."""

from collections.abc import Iterator

from engine.mission import EdgeName, Mission
from engine.systems.genesys.deployment import long_edges
from engine.systems.genesys.squads import table_advice, wrong_size
from engine.tongue import tr
from missions.facts import Facts
from missions.problems import Problem, did_you_mean, quoted
from missions.raw import Raw
from missions.rules.book import rulebook

SYSTEM = "genesys"
ARMIES = 2


def check_armies(facts: Facts) -> Iterator[Problem]:
    """The texts know two armies, each with its player, and zones of deployment on each player's own side."""
    sides = list(facts.raw.at("sides").items())
    if facts.system != SYSTEM or not sides:
        return
    clauses = rulebook(SYSTEM).clauses
    document, two = facts.reading.document, clauses["two_armies"]
    if len(sides) != ARMIES:
        text = tr(
            "two sides were expected, not {count}: {two}{two2} ({ref})",
            count=len(sides),
            two=two.says[:1].lower(),
            two2=two.says[1:],
            ref=two.ref,
        )
        yield document.problem(facts.raw.at("sides").loc, text, key=True)
    for name, raw in sides:
        plays = raw.at("plays")
        if plays.word == "table":
            yield document.problem(
                plays.loc, tr("a player was expected for {quoted} ({ref})", quoted=quoted(str(name)), ref=two.ref)
            )
    edges: dict[EdgeName, str] = {}
    for name, raw in sides if _waiting(facts) else ():
        own = next((edge for entry in raw.at("entry").values() if (edge := _long_edge(entry, facts)) is not None), None)
        if own is not None and own in edges:
            ref = clauses["zone_layout"].ref
            text = tr(
                "{quoted} deploys along the {own} edge already; each side has one of its own ({ref})",
                quoted=quoted(edges[own]),
                own=own.value,
                ref=ref,
            )
            yield document.problem(raw.at("entry").loc, text, key=True)
        elif own is not None:
            edges[own] = str(name)


def _waiting(facts: Facts) -> bool:
    """Whether a squad is to be set down, so that zones are taken."""
    return any(not unit.models.poses for _, unit in facts.units())


def _long_edge(entry: Raw, facts: Facts) -> EdgeName | None:
    word = entry.at("edge").word
    known = long_edges(facts.table) if facts.table is not None else ()
    return next((edge for edge in known if edge.value == word), None)


def check_missions(facts: Facts) -> Iterator[Problem]:
    """A card that is written out names primary missions for sides there are."""
    if facts.system != SYSTEM:
        return
    sides = [str(name) for name, _ in facts.raw.at("sides").items()]
    for name, raw in facts.raw.at("card", "primary").items():
        if str(name) not in sides:
            text = tr(
                "there is no side {quoted}{did_you_mean}",
                quoted=quoted(str(name)),
                did_you_mean=did_you_mean(str(name), sides),
            )
            yield facts.reading.document.problem(raw.loc, text, key=True)


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
                yield tr("{wrong} (Army creation, 2018).", wrong=wrong)
    yield from table_advice(rulebook(SYSTEM), mission.table)
