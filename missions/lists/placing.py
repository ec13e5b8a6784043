"""A list put into a mission: its units at the end of the mission's own, none of them standing anywhere."""

from engine.tongue import tr
from missions.editing.edits import added
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.lists.importing import import_list
from missions.lists.report import Imported


def added_to(
    sheet: Sheet, side: str, content: bytes, file: str, *, of: str | None = None, faction: str | None = None
) -> tuple[Imported, Sheet]:
    """The report, and the mission with the units of the list on ``side``. Its own profiles, its card and its settings
    count. ``of`` is the side that is read out of a mission's file.

    Raises :class:`NotEdited` where the mission has no such side or names no game.
    """
    facts = sheet.facts
    form = facts.sides.get(side)
    if form is None or facts.system is None:
        raise NotEdited(tr("the mission has no side '{side}'", side=side))
    known = {profile.faction for profile in facts.profiles.values()}
    found = import_list(
        content,
        file,
        facts.system,
        faction=faction or (form.faction if form.faction in known else None),
        side=of,
        card=None if isinstance(facts.card, list) else facts.card,
        settings=facts.settings,
        own=facts.profiles,
    )
    for entry in found.entries(side, sheet.ids):
        sheet = added(sheet, "units", entry)
    return found, sheet
