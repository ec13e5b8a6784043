"""Cards of StarCraft put on a mission that is there: the mission card, the deployment card, a map, in one step."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.systems.starcraft.deployment import DeploymentCard
from engine.systems.starcraft.profile import StarcraftCard
from engine.tongue import tr
from missions.editing.cards import deployment_written_out
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, list_of, mapping_of
from missions.making import NO_MAP, card_titles
from missions.rules.cards import cards
from missions.rules.deployments import deployments
from missions.rules.maps import TerrainMap, terrain_maps
from missions.yamlnodes import YamlData

SYSTEM = "starcraft"
OWN_TERRAIN = ""
MARKER = "mission"
"""The kind of the markers that a deployment card brings."""


@dataclass(frozen=True, slots=True)
class Deck:
    """``mission`` is a card's name without its scale, ``map`` none of its own (``OWN_TERRAIN``: what lies there stays;
    ``NO_MAP``: nothing does). ``readings`` are those of settings that the deployment card leaves open."""

    mission: str
    deployment: str
    map: str = OWN_TERRAIN
    readings: Mapping[str, str] = field(default_factory=dict)


def dealt(sheet: Sheet, deck: Deck) -> Sheet:
    """The size of the table, Entry Edges and Mission Markers of the card as the mission's own, each to be moved alone.

    Raises :class:`NotEdited` for names that nothing has and for what does not go together.
    """
    deployment = deployments(SYSTEM).get(deck.deployment)
    if sheet.facts.system != SYSTEM or deployment is None:
        raise NotEdited(tr("there is no deployment card '{card}' for this game", card=deck.deployment))
    name = f"{deck.mission}/{deployment.scale.lower()}"
    card = cards(SYSTEM).get(name)
    if not isinstance(card, StarcraftCard):
        raise NotEdited(tr("there is no mission card '{card}'", card=name))
    terrain = _map(sheet, deck, deployment)
    gone = {"table", "draft", *(() if deck.map == OWN_TERRAIN else ("map", "moved", "left_out", "terrain"))}
    data: Entry = {key: value for key, value in sheet.data.items() if key not in gone}
    if "draft" in sheet.data or str(sheet.data.get("name")) in _names():
        data["name"] = f"{card.name} on {deployment.name}"
    sources = [f"mission card: {card.source}", f"deployment card: {deployment.source}"]
    if terrain is not None:
        data["map"] = terrain.id
        sources.append(f"map: {terrain.source}")
    data |= {"card": name, "deployment": deployment.id, "source": "; ".join(sources), "sides": _sides(sheet)}
    if deck.readings:
        settings: Entry = {**mapping_of(sheet.data, "settings")}
        settings.update(deck.readings.items())
        data["settings"] = settings
    markers: list[YamlData] = [
        marker
        for marker in list_of(sheet.data, "markers")
        if not (isinstance(marker, dict) and marker.get("kind") == MARKER)
    ]
    data = {key: value for key, value in data.items() if key != "markers"} | ({"markers": markers} if markers else {})
    return deployment_written_out(sheet.saying(data))


def maps_for(deployment: str) -> Mapping[str, str]:
    """The maps of a card's table, by name."""
    card = deployments(SYSTEM)[deployment]
    return {name: one.name for name, one in terrain_maps(SYSTEM).items() if one.table == card.table}


def _map(sheet: Sheet, deck: Deck, deployment: DeploymentCard) -> TerrainMap | None:
    """The one that is brought anew or stays."""
    if deck.map == NO_MAP:
        return None
    found = sheet.facts.map if deck.map == OWN_TERRAIN else terrain_maps(SYSTEM).get(deck.map)
    if found is None and deck.map != OWN_TERRAIN:
        raise NotEdited(tr("there is no map '{map}'", map=deck.map))
    if found is not None and found.table != deployment.table:
        raise NotEdited(
            tr(
                "{map} is for {scale}, {deployment} for {scale2}: take another map",
                map=found.name,
                scale=found.scale,
                deployment=deployment.name,
                scale2=deployment.scale,
            )
        )
    return found


def _sides(sheet: Sheet) -> Entry:
    """Without Entry Edges of their own, which the card brings."""
    return {
        id: {key: value for key, value in form.items() if key != "entry"} if isinstance(form, dict) else form
        for id, form in mapping_of(sheet.data, "sides").items()
    }


def _names() -> frozenset[str]:
    """What a mission is called by its cards alone."""
    titles = card_titles(SYSTEM).values()
    return frozenset(f"{title} on {card.name}" for title in titles for card in deployments(SYSTEM).values())
