"""Models put where a photograph has them: a mission that begins with them there."""

from collections.abc import Mapping
from dataclasses import replace

from engine.mission import Mission
from geometry.base import Placed
from geometry.pose import Pose
from missions.setup_checks import Standing, stand_wrongly

Places = Mapping[str, Mapping[int, Pose]]
"""By unit and number."""


def stood(mission: Mission, places: Places) -> Mission:
    """Models that have no place here stand where the mission has them. Raises KeyError for a unit it has not."""
    unknown = set(places) - {unit.id for unit in mission.units}
    if unknown:
        raise KeyError(min(unknown))
    units = (
        replace(unit, poses=dict(sorted({**unit.poses, **places.get(unit.id, {})}.items()))) for unit in mission.units
    )
    return replace(mission, units=tuple(units))


def wrongly_stood(mission: Mission) -> dict[str, str]:
    """Of models that stand as no file of a mission may have them, over the edge or on one another: why."""
    standing = [
        Standing(unit.model_id(number), (unit.model_id(number),), Placed(unit.profile.base, pose))
        for unit in mission.units
        for number, pose in unit.poses.items()
    ]
    return {str(loc[0]): text for loc, text in stand_wrongly(standing, mission.table)}
