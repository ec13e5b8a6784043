"""How many models a squad has, by its Discipline and the game's size, and the tables that the texts give zones for."""

from collections.abc import Iterator, Mapping

from engine.mission import Profile, Table
from engine.rulebook import Rulebook, SettingValue
from engine.systems.genesys.profile import GenesysProfile
from engine.tongue import tr

Settings = Mapping[str, SettingValue]


def sizes(discipline: int, settings: Settings) -> tuple[int, int]:
    """The least and the most models of a squad: its Discipline, and that times the multiplier of the game's size."""
    return discipline, discipline * int(str(settings["multiplier"]))


def wrong_size(name: str, profile: Profile, models: int, settings: Settings) -> str | None:
    """What is wrong with a squad's number of models, in words; none where it fits.

    A model on its own is taken for a leader, whose squads no public text speaks of.
    """
    if not isinstance(profile, GenesysProfile) or models == 1:
        return None
    least, most = sizes(profile.discipline, settings)
    if least <= models <= most:
        return None
    span = str(least) if least == most else tr("{least} to {most}", least=least, most=most)
    has = tr("{name} has {models} models", name=name, models=models)
    return tr(
        "{has}; a squad of Discipline {discipline} has {span} at the multiplier {setting}",
        has=has,
        discipline=profile.discipline,
        span=span,
        setting=settings["multiplier"],
    )


def table_advice(rules: Rulebook, table: Table) -> Iterator[str]:
    """Where zones of deployment are drawn on a table that no text gives them for, whichever way round it lies."""
    depth, widths = rules.figure("table_depth"), (rules.figure("table_width"), rules.figure("table_width_long"))
    if min(table.width, table.height) != depth or max(table.width, table.height) not in widths:
        tables = tr(" and ").join(tr("{width:g} by {depth:g}", width=width, depth=depth) for width in widths)
        given = tr("Zones of deployment are given for tables of {tables} inches", tables=tables)
        yield tr("{given}; here they are a third of the long edge wide.", given=given)
