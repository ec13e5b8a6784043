"""Missions made of cards: a mission card, a deployment card, a map and an army a side, each by its name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.mission import MissionCard
from engine.systems.starcraft.deployment import DeploymentCard
from engine.systems.starcraft.profile import StarcraftCard
from engine.tongue import tr
from missions.brought import mismatch, unknown
from missions.formats import Kind
from missions.rules.armies import ArmyForm, armies
from missions.rules.cards import cards
from missions.rules.deployments import deployments
from missions.rules.maps import TerrainMap, terrain_maps
from missions.yamlnodes import Key, YamlData
from missions.yamlout import document, flow

NO_MAP = "none"
COLOURS = ("red", "blue")


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What a mission is made of, as somebody typed it. ``map`` is none for the first of its scale."""

    system: str
    mission: str
    deployment: str
    map: str | None = None
    armies: Mapping[str, tuple[str, ...]]
    """By colour."""
    name: str = ""


class NotMade(Exception):
    """Names that nothing has, or that do not go together. ``reasons`` says all of it."""

    def __init__(self, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("\n".join(reasons))


def make(choice: Choice) -> str:
    """A mission file. Raises :class:`NotMade` with every reason."""
    reasons: list[str] = []
    known = deployments(choice.system)
    if not known:
        raise NotMade([tr("no missions can be made for {system}: it has no deployment cards", system=choice.system)])
    deployment = known.get(choice.deployment)
    if deployment is None:
        reasons.append(unknown(tr("deployment card"), choice.deployment, known))
    card = _card(choice, deployment, reasons)
    terrain = _map(choice, deployment, reasons)
    fielded = {colour: _armies(choice, colour, reasons) for colour in COLOURS}
    if deployment is None or card is None or reasons:
        raise NotMade(reasons)
    sides = _sides(fielded)
    lines = "".join(f"  {colour}: {flow(side)}\n" for colour, side in sides.items())
    return f"{document(_data(choice, card, deployment, terrain))}sides:\n{lines}"


def listed(system: str) -> Iterator[str]:
    """Every name that a mission may be made of, a line each."""
    yield from _table(tr("Mission cards (--mission), each for Skirmish and Standard"), card_titles(system))
    found = deployments(system)
    yield from _table(
        tr("Deployment cards (--deployment)"), {name: f"{one.name}, {one.scale}" for name, one in found.items()}
    )
    maps = terrain_maps(system)
    yield from _table(tr("Maps (--map)"), {name: f"{one.name}, {one.scale}" for name, one in maps.items()})
    yield from _table(tr("Armies (--red, --blue)"), {name: one.name for name, one in armies(system).items()})


def card_titles(system: str) -> Mapping[str, str]:
    """The mission cards by their names without a scale, and what they are called."""
    titles: dict[str, str] = {}
    for name, card in cards(system).items():
        titles.setdefault(name.partition("/")[0], card.name)
    return titles


def pairings(system: str) -> Iterator[tuple[str, str]]:
    """Every mission card with every deployment card of its scale, by their names."""
    for name, card in cards(system).items():
        for other, deployment in deployments(system).items():
            if isinstance(card, StarcraftCard) and card.scale == deployment.scale:
                yield name, other


def _table(title: str, names: Mapping[str, str]) -> Iterator[str]:
    yield title
    wide = max(map(len, names), default=0)
    yield from (f"  {name:<{wide}}  {words}" for name, words in names.items())


def _card(choice: Choice, deployment: DeploymentCard | None, reasons: list[str]) -> tuple[str, MissionCard] | None:
    """A mission card, in the scale of the deployment card unless its name says another."""
    known = cards(choice.system)
    title, _, scale = choice.mission.partition("/")
    if not any(name.partition("/")[0] == title for name in known):
        reasons.append(unknown(tr("mission card"), title, {name.partition("/")[0] for name in known}))
        return None
    if deployment is None:
        return None
    name = choice.mission if scale else f"{title}/{deployment.scale.lower()}"
    card = known.get(name)
    if card is None:
        reasons.append(unknown(tr("mission card"), name, known))
        return None
    if isinstance(card, StarcraftCard) and card.scale != deployment.scale:
        reasons.append(mismatch(card.name, card.scale, deployment.name, deployment.scale))
    return name, card


def _map(choice: Choice, deployment: DeploymentCard | None, reasons: list[str]) -> TerrainMap | None:
    known = terrain_maps(choice.system)
    if choice.map == NO_MAP or deployment is None:
        return None
    if choice.map is None:
        return next((one for one in known.values() if one.scale == deployment.scale), None)
    found = known.get(choice.map) or known.get(f"rulebook/{choice.map}") or known.get(f"layout/{choice.map}")
    if found is None:
        reasons.append(unknown("map", choice.map, known))
    elif found.table != deployment.table:
        reasons.append(
            tr(
                "{found} is for {scale}, the deployment card {deployment} for {scale2}",
                found=found.name,
                scale=found.scale,
                deployment=deployment.name,
                scale2=deployment.scale,
            )
        )
    return found


def _armies(choice: Choice, colour: str, reasons: list[str]) -> list[tuple[str, ArmyForm]]:
    known = armies(choice.system)
    found = []
    for name in choice.armies.get(colour, ()):
        if name in known:
            found.append((name, known[name]))
        else:
            reasons.append(unknown("army", name, known))
    factions = sorted({army.faction for _, army in found})
    if len(factions) > 1:
        reasons.append(
            tr("the {colour} side cannot be {listed} at once", colour=colour, listed=tr(" and ").join(factions))
        )
    if not choice.armies.get(colour):
        reasons.append(tr("the {colour} side has no army", colour=colour))
    return found


def _data(
    choice: Choice,
    card: tuple[str, MissionCard],
    deployment: DeploymentCard,
    terrain: TerrainMap | None,
) -> dict[Key, YamlData]:
    data: dict[Key, YamlData] = {
        "format": Kind.MISSION.format,
        "system": choice.system,
        "name": choice.name or f"{card[1].name} on {deployment.name}",
        "source": "; ".join(_sources(card[1], deployment, terrain)),
        "card": card[0],
        "deployment": deployment.id,
    }
    if terrain is not None:
        data["map"] = terrain.id
    return data


def _sides(fielded: Mapping[str, list[tuple[str, ArmyForm]]]) -> dict[str, dict[Key, YamlData]]:
    factions = {colour: fielded[colour][0][1].faction for colour in COLOURS}
    twins = len(set(factions.values())) < len(factions)
    sides: dict[str, dict[Key, YamlData]] = {}
    for colour in COLOURS:
        title = factions[colour].title()
        names: list[YamlData] = [name for name, _ in fielded[colour]]
        side: dict[Key, YamlData] = {"name": f"{colour.title()} {title}" if twins else title}
        sides[colour] = {**side, "faction": factions[colour], "army": names[0] if len(names) == 1 else names}
    return sides


def _sources(card: MissionCard, deployment: DeploymentCard, terrain: TerrainMap | None) -> Iterator[str]:
    yield f"mission card: {card.source}"
    yield f"deployment card: {deployment.source}"
    if terrain is not None:
        yield f"map: {terrain.source}"
