"""A mission with other settings than its file has."""

from collections.abc import Mapping
from dataclasses import replace

from engine.mission import Mission
from engine.rulebook import SettingValue
from missions.mission_read import mission_from_bytes


def with_settings(mission: Mission, changes: Mapping[str, SettingValue]) -> Mission:
    """The mission read anew with these settings in place of its own; its file stays as it is, and so do the models.

    Raises :class:`~missions.problems.Unreadable` for a setting or a reading there is not, and ``ValueError`` for a
    mission that was not read from a text.
    """
    origin = mission.origin
    if origin is None:
        raise ValueError("a mission that was not read from a text has no settings to change")
    settings = {**mission.settings, **changes}
    content = origin.text.encode("utf-8")
    made = mission_from_bytes(content, mission.name, origin.path, in_scene=True, settings=settings, kept=origin.files)
    units = (replace(unit, poses=mission.unit(unit.id).poses) for unit in made.units)
    return replace(made, units=tuple(units))


def settings_beyond(mission: Mission, bare: Mission) -> Mapping[str, SettingValue]:
    """Settings that ``bare``, the mission as its text has it, takes otherwise."""
    return {name: value for name, value in mission.settings.items() if bare.settings.get(name) != value}
