"""A StarCraft position looked at at once, as an answer to "is this legal, and what follows from it?"."""

from collections.abc import Callable, Collection, Iterable, Mapping

from engine.rulebook import Rulebook
from engine.survey import Part, Row, Survey, Topic
from engine.systems.starcraft import survey_reach, survey_sight, survey_units
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.survey_markers import held
from engine.systems.starcraft.survey_places import places
from engine.systems.starcraft.survey_reach import charges
from engine.systems.starcraft.survey_sight import sights
from engine.systems.starcraft.survey_units import coherency, engaged, zones
from engine.tongue import tr, tr_later

_LOOKS: Mapping[Topic, Callable[[Rulebook, StarcraftGame], Iterable[Row]]] = {
    Topic.PLACES: places,
    Topic.COHERENCY: coherency,
    Topic.ENGAGED: engaged,
    Topic.ZONES: zones,
    Topic.MARKERS: held,
    Topic.SIGHT: sights,
    Topic.REACH: charges,
}

_NOTES = {
    Topic.COHERENCY: survey_units.BINDS,
    Topic.ENGAGED: tr_later("Nobody is near enough to an enemy to be Engaged"),
    Topic.ZONES: survey_units.ARRIVALS,
    Topic.SIGHT: survey_sight.NOTE,
    Topic.REACH: survey_reach.NOTE,
}


def survey(rules: Rulebook, game: StarcraftGame, topics: Collection[Topic]) -> Survey:
    """A part for each of the topics. Agrees with what ``judge`` finds where an order asks the same."""
    return Survey(tuple(_part(rules, game, topic) for topic in Topic if topic in topics))


def _part(rules: Rulebook, game: StarcraftGame, topic: Topic) -> Part:
    rows = tuple(_LOOKS[topic](rules, game))
    told = not rows if topic is Topic.ENGAGED else bool(rows) or topic is Topic.ZONES
    return Part(topic, rows, tr(_NOTES.get(topic, "")) if told else "")
