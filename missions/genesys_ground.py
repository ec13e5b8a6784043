"""Terrain of the Genesys Project in a mission file: traits that a rule knows, heights to climb, rock to stand on."""

from collections.abc import Iterator

from engine.ground import Obstacle
from engine.mission import Mission
from engine.systems.genesys.terrain import BLOCKING, CLIMBABLE, DIFFICULT, IMPASSABLE
from engine.tongue import tr
from engine.wording import inches
from geometry.area import Area
from geometry.base import Placed
from geometry.tolerance import apart
from missions.facts import Facts
from missions.outlines import area_of
from missions.problems import AND, Problem, did_you_mean, listed, quoted
from missions.setup_checks import terrain_rings
from missions.squads import SYSTEM

RULED = (BLOCKING, CLIMBABLE, DIFFICULT, IMPASSABLE)
"""The traits that a rule asks for."""
DRAWN = frozenset({"grass", "shrubs", "bush", "vegetation", "ramp"})
"""Those that a piece is only drawn by."""


def check_ground(facts: Facts) -> Iterator[Problem]:
    """A climb that costs a height has one, and nobody is set up on a piece that nobody stands on."""
    if facts.system != SYSTEM:
        return
    climbs = facts.settings["climbing"] == "height"
    for raw, form in facts.terrain():
        if climbs and CLIMBABLE in (form.traits or ()) and form.height is None:
            text = tr("{quoted} is climbable and has no height, which a climb costs as set", quoted=quoted(form.id))
            yield facts.reading.document.problem(raw.loc, text)
    yield from _on_rock(facts)


def _on_rock(facts: Facts) -> Iterator[Problem]:
    rocks = [
        (form.id, _obstacle(form.id, area_of(terrain_rings(form, facts.catalogue.get(form.piece or "")))))
        for _, form in facts.terrain()
        if IMPASSABLE in (form.traits or ())
    ]
    for raw, unit in facts.units():
        profile = facts.profiles.get(unit.profile)
        if profile is None:
            continue
        for number, pose in unit.models.poses.items():
            base = Placed(profile.base, pose)
            for id, rock in rocks:
                free = rock.separation(base)
                if not apart(free):
                    text = tr(
                        "the base stands {free} on {quoted}, which is impassable", free=inches(-free), quoted=quoted(id)
                    )
                    yield facts.reading.document.problem(raw.at("models", number).loc, text)


def _obstacle(id: str, area: Area) -> Obstacle:
    return Obstacle(id, area, None, area.bounds)


def ground_notes(mission: Mission) -> Iterator[str]:
    """Traits that no rule knows: some of them meant as another, the rest in one line."""
    if mission.system != SYSTEM:
        return
    plain = set()
    for piece in mission.terrain:
        for trait in sorted(piece.traits - {*RULED} - DRAWN):
            near = did_you_mean(trait, RULED)
            if near:
                yield tr(
                    "No rule knows the trait {quoted} of {piece}{near}",
                    quoted=quoted(trait),
                    piece=piece.name,
                    near=near,
                )
            else:
                plain.add(trait)
    if plain:
        yield tr("No rule asks for the traits {sorted}: they only describe a piece.", sorted=listed(sorted(plain), AND))
