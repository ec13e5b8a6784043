"""Mission cards: how a game is scored and how long it lasts."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from engine.mission import MissionCard
from engine.rulebook import SettingValue
from engine.systems.genesys.profile import GenesysCard
from engine.systems.hardwired28.profile import HardwiredCard
from engine.systems.starcraft.profile import StarcraftCard
from missions.forms import ClassForm, class_form
from missions.problems import Problem, Unreadable, did_you_mean, quoted
from missions.reading import Form, Reading
from missions.rules.book import Choices, choices_of, settings_of, unknown_readings
from missions.rules.card_figures import wrong_figures
from missions.rules.files import read_table
from missions.yamlnodes import Loc

CARDS: Mapping[str, type[MissionCard]] = {
    "starcraft": StarcraftCard,
    "hardwired28": HardwiredCard,
    "genesys": GenesysCard,
}
CardReadings = dict[str, dict[str, dict[str, int]]]
"""What a card's figures are under other readings of a setting: by setting, reading and key."""
_LEAD = "gather_lead"
_POOL = "supply_drop_pool"
_READINGS: Mapping[str, tuple[object, object]] = {"readings": (CardReadings, {})}


@cache
def card_form(system: str) -> ClassForm[MissionCard]:
    """The keys of a card: the fields of the system's own class, and what other readings of a setting make of them."""
    return class_form(CARDS[system], without=frozenset({"leads", "pools"}), extra=_READINGS)


def cards(system: str, settings: Mapping[str, SettingValue] | None = None) -> Mapping[str, MissionCard]:
    """Every mission card of a game by its name, as the settings read it. Raises :class:`Unreadable`."""
    asked = (setting for form in _cards(system).values() for setting in card_readings(form))
    return _made(system, choices_of(settings, asked))


@cache
def _made(system: str, chosen: Choices) -> Mapping[str, MissionCard]:
    settings = dict(chosen)
    return MappingProxyType({name: make_card(system, form, settings) for name, form in _cards(system).items()})


def make_card(system: str, form: Form, settings: Mapping[str, SettingValue]) -> MissionCard:
    card = card_form(system).object(form)
    for setting, readings in card_readings(form).items():
        figures = readings.get(str(settings.get(setting)), {})
        card = replace(card, **figures)  # type: ignore[arg-type]  # the keys were checked against the fields
    if isinstance(card, StarcraftCard) and _LEAD in card_readings(form):
        card = replace(card, leads=_leads(system, form))
    if isinstance(card, StarcraftCard) and _POOL in card_readings(form):
        card = replace(card, pools=_pools(system, form))
    return card


def _leads(system: str, form: Form) -> dict[str, int | None]:
    """The lead that wins, under each reading of the setting."""
    printed = card_form(system).object(form)
    lead = printed.lead if isinstance(printed, StarcraftCard) else None
    others = card_readings(form)[_LEAD]
    return {reading: others.get(reading, {}).get("lead", lead) for reading in settings_of(system)[_LEAD].readings}


def _pools(system: str, form: Form) -> dict[str, tuple[int, int, int]]:
    """The Supply Pool's start and step and the number of rounds, under each reading of the setting."""
    printed = card_form(system).object(form)
    if not isinstance(printed, StarcraftCard):
        return {}
    own = {"supply_start": printed.supply_start, "supply_step": printed.supply_step, "rounds": printed.rounds}
    others = card_readings(form)[_POOL]
    read = {reading: {**own, **others.get(reading, {})} for reading in settings_of(system)[_POOL].readings}
    return {reading: (one["supply_start"], one["supply_step"], one["rounds"]) for reading, one in read.items()}


@cache
def _cards(system: str) -> dict[str, Form]:
    forms, reading = read_table(system, "cards", "cards", card_form(system).form)
    problems = check_cards(forms, reading, system)
    if problems:
        raise Unreadable(problems)
    return forms


def card_readings(form: Form) -> CardReadings:
    found: CardReadings = getattr(form, "readings")  # noqa: B009  # the form is made at run time
    return found


def check_cards(forms: Mapping[str, Form], reading: Reading, system: str) -> list[Problem]:
    return [problem for name, form in forms.items() for problem in check_card(form, reading, system, ("cards", name))]


def check_card(form: Form, reading: Reading, system: str, at: Loc) -> list[Problem]:
    """Readings that no setting has, figures in them that no card has, and figures that no game is played by."""
    problems = unknown_readings(system, card_readings(form), (*at, "readings"), reading)
    values = {key: getattr(form, key) for key in type(form).model_fields}
    known = [key for key, value in values.items() if value is None or isinstance(value, int)]
    for setting, readings in card_readings(form).items():
        for choice, figures in readings.items():
            for key in figures.keys() - set(known):
                text = f"a card has no figure {quoted(key)}{did_you_mean(key, known)}"
                problems.append(reading.document.problem((*at, "readings", setting, choice, key), text, key=True))
    for wrong in wrong_figures(system, form, card_readings(form)):
        problems.append(reading.document.problem((*at, *wrong.at), wrong.text, key=wrong.key))
    return problems
