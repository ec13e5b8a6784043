"""A position in place of a mission's own set-up: models standing where a scene puts them."""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import TypeAdapter

from engine.mission import Mission
from engine.tongue import tr
from geometry.base import Placed
from geometry.pose import Pose
from missions.fields import PoseField
from missions.mission_form import Id, ModelNumber
from missions.problems import AND, Problem, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.reading import Reading
from missions.setup_checks import Standing, stand_wrongly
from missions.yamlnodes import Loc

Places = dict[Id, dict[ModelNumber, PoseField]]
"""By unit and number."""
_PLACES: TypeAdapter[dict[str, dict[int, Pose]]] = TypeAdapter(Places)


def placed(mission: Mission, raw: Raw, reading: Reading) -> tuple[Mission, list[Problem]]:
    """The mission with models standing where ``raw`` places them, and what is wrong with that."""
    places = (raw.read(_PLACES) if raw.data is not None else None) or {}
    problems: list[Problem] = []
    units = {unit.id: unit for unit in mission.units}
    for id, models in places.items():
        if id not in units:
            text = tr(
                "there is no unit {quoted}{did_you_mean}", quoted=quoted(id), did_you_mean=did_you_mean(id, units)
            )
            problems.append(reading.document.problem(raw.at(id).loc, text, key=True))
            continue
        for number in models.keys() - set(units[id].models):
            numbers = listed((str(known) for known in units[id].models), AND)
            text = tr(
                "{quoted} has no model {number}; it has {numbers}", quoted=quoted(id), number=number, numbers=numbers
            )
            problems.append(reading.document.problem(raw.at(id, number).loc, text, key=True))
        units[id] = replace(units[id], poses=dict(sorted({**units[id].poses, **models}.items())))
    standing = [
        Standing(unit.model_id(number), _where(raw, unit.id, number, places), Placed(unit.profile.base, pose))
        for unit in units.values()
        for number, pose in unit.poses.items()
    ]
    problems += [reading.document.problem(loc, text) for loc, text in stand_wrongly(standing, mission.table)]
    return replace(mission, units=tuple(units.values())), problems


def _where(raw: Raw, unit: str, number: int, places: dict[str, dict[int, Pose]]) -> Loc:
    """The place that put a model there: one of ``raw``, or else the mission beside it."""
    return raw.at(unit, number).loc if number in places.get(unit, {}) else (*raw.loc[:-1], "mission")


def places_beyond(mission: Mission, bare: Mission) -> Mapping[str, Mapping[int, Pose]]:
    """Where models stand that ``bare``, the same mission without a scene's places, has elsewhere."""
    own = {unit.id: unit.poses for unit in bare.units}
    moved = {
        unit.id: {number: pose for number, pose in unit.poses.items() if own.get(unit.id, {}).get(number) != pose}
        for unit in mission.units
    }
    return {id: models for id, models in moved.items() if models}
