"""Mission cards: how a game is scored and how long it lasts."""

from collections.abc import Mapping
from functools import cache

from engine.mission import MissionCard
from engine.systems.genesys.profile import GenesysCard
from engine.systems.hardwired28.profile import HardwiredCard
from engine.systems.starcraft.profile import StarcraftCard
from missions.forms import ClassForm, class_form
from missions.rules.files import read_table

CARDS: Mapping[str, type[MissionCard]] = {
    "starcraft": StarcraftCard,
    "hardwired28": HardwiredCard,
    "genesys": GenesysCard,
}


@cache
def card_form(system: str) -> ClassForm[MissionCard]:
    """The keys of a card: the fields of the system's own class."""
    return class_form(CARDS[system])


@cache
def cards(system: str) -> Mapping[str, MissionCard]:
    """Every mission card of a game by its name. Raises :class:`Unreadable` with every problem of the file."""
    made = card_form(system)
    forms, _ = read_table(system, "cards", "cards", made.form)
    return {name: made.object(form) for name, form in forms.items()}
