"""What the tables of a Hardwired 28 set-up put on a table, as the entries of a mission file."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.mission import EdgeName, Table
from engine.systems.hardwired28.advantages import EDGE_FIRST, TOLD
from engine.systems.hardwired28.profile import HardwiredCard, HardwiredProfile
from engine.systems.hardwired28.zones import OPPOSITE
from geometry.pose import Point
from missions.hardwired_layout import Layout, zone_box
from missions.hardwired_rolls import AGGRESSOR, DEFENDER, SetUp, card_of
from missions.rules.setups import SYSTEM, CoworkerSetup, Deployment, Place, setups
from missions.rules.units import profiles
from missions.yamlnodes import Key, YamlData

HOSTILES, COWORKERS = "hostiles", "coworkers"
LATE_WAVE, DEPLOYS_LAST = "late-wave", "deploys-last"
STANDARD = "standard"
"""The modifier that changes nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """What the tables put on one table, as the entries of a mission file. ``roles`` says which side is which; ``terms``
    are the mission's own, ``chosen`` those of this game."""

    roles: Mapping[str, str]
    terms: dict[Key, YamlData]
    chosen: dict[Key, YamlData]
    markers: list[YamlData]
    loot: list[YamlData]
    coworkers: list[YamlData]
    waves: list[YamlData]
    zones: list[YamlData]
    counted: list[YamlData]
    """Zones of the mission itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """Who plays, the first squad and the second, by id and name; and the sides that the table moves."""

    squads: Mapping[str, str]
    hostiles: str = HOSTILES
    coworkers: str = COWORKERS


def lay(up: SetUp, layout: Layout, playing: Playing, *, upright: bool, kept: Sequence[Point] = ()) -> Laid:
    """``kept`` are markers that lie there and that are kept clear of in place of the card's. Raises ValueError where
    the terrain leaves no room for something."""
    card, tables = card_of(up.mission), setups()
    deployment = tables.deployments[up.deployment]
    sides = list(playing.squads)
    aggressor, first = sides[up.aggressor], sides[up.first_player]
    roles = {AGGRESSOR: aggressor, DEFENDER: next(side for side in sides if side != aggressor)}
    markers = [_objective(layout, card, roles, number) for number in range(len(card.markers))]
    layout.objectives = [*kept] or layout.objectives
    layout.lay_loot(tables.loot[up.loot], deployment, upright=upright)
    loot: list[YamlData] = [
        {"id": f"loot-{n}", "kind": "loot", "name": f"Loot {n}", "number": n, "at": _point(at), "diameter": 1}
        for n, at in enumerate(layout.loot, 1)
    ]
    people = tables.coworkers[up.coworkers]
    coworkers = [] if card.evidence else list(_coworkers(layout, up, people, deployment, playing.coworkers))
    return Laid(
        roles=roles,
        terms=mission_terms(card),
        chosen=_chosen_terms(card, aggressor, first, up, _edge_by(deployment, up, roles)),
        markers=markers,
        loot=loot,
        coworkers=coworkers,
        waves=list(_waves(up, deployment, playing.hostiles)),
        zones=list(_zones(layout.table, deployment, roles, playing.squads)),
        counted=list(_mission_zones(card, layout)),
    )


def mission_terms(card: HardwiredCard) -> dict[Key, YamlData]:
    """A card written out."""
    terms: dict[Key, YamlData] = {"name": card.name, "rounds": card.rounds, "scoring": card.scoring}
    if card.number:
        terms["number"] = card.number
    if card.evidence:
        terms["evidence"] = card.evidence
    if card.radius:
        terms["radius"] = card.radius
    if card.needed:
        terms["needed"] = card.needed
    if card.unlimited:
        terms["unlimited"] = True
    terms["markers"] = [{"kind": one.kind, "name": one.name, "at": _point(one.at)} for one in card.markers]
    return {**terms, "apart": card.apart, "from_edges": card.from_edges, "says": card.says, "source": card.source}


def _chosen_terms(card: HardwiredCard, aggressor: str, first: str, up: SetUp, edge_by: str) -> dict[Key, YamlData]:
    terms: dict[Key, YamlData] = {"aggressor": aggressor, "first_player": first, "deploys": True}
    if edge_by:
        terms["edge_by"] = edge_by
    if DEPLOYS_LAST in up.tactical_advantages:
        terms["defender_last"] = True
    words = {"loot_modifier": up.loot_modifier, "coworker_modifier": up.coworker_modifier}
    terms |= {key: word for key, word in words.items() if word != STANDARD and not card.evidence}
    rolled = (*up.setup_advantages, *up.tactical_advantages)
    told: list[YamlData] = [one for one in rolled if one in TOLD]
    return {**terms, "advantages": told} if told else terms


def _objective(layout: Layout, card: HardwiredCard, roles: Mapping[str, str], index: int) -> YamlData:
    laid = card.markers[index]
    at = layout.lay_objective(laid.at)
    marker: dict[Key, YamlData] = {
        "id": f"{laid.kind}-{index + 1}",
        "kind": laid.kind,
        "name": laid.name,
        "at": _point(at),
    }
    marker["diameter"] = 1
    if card.scoring == "sabotage":
        # The conduit in a side's own half is the one it protects; the Aggressor's is drawn in the north.
        marker["affinity"] = roles[AGGRESSOR] if index == 0 else roles[DEFENDER]
    return marker


def _edge_by(deployment: Deployment, up: SetUp, roles: Mapping[str, str]) -> str:
    """Whom the deployment lets take an edge; none where it leaves that to the First Player. In the middle there is no
    edge that the Defender's advantage could take."""
    in_the_middle = any(place.middle is not None for place in deployment.defender)
    defenders = EDGE_FIRST in up.setup_advantages and not in_the_middle
    return roles[AGGRESSOR] if deployment.aggressor_picks and not defenders else ""


def _coworkers(
    layout: Layout, up: SetUp, setup: CoworkerSetup, deployment: Deployment, side: str
) -> Iterator[YamlData]:
    profile = _profile(up.coworker_unit)
    radius = profile.base.outer_radius
    edge = layout.random_edge() if setup.at_edge else None
    for number, size in enumerate(profile.groups, 1):
        spots = [layout.set_coworker(setup, radius, edge, deployment) for _ in range(size)]
        models: dict[Key, YamlData] = {n: _point(at) for n, at in enumerate(spots, 1)}
        name = f"{profile.name} {'ABCD'[number - 1]}" if len(profile.groups) > 1 else profile.name
        yield {"id": f"{side}.group-{number}", "profile": profile.id, "name": name, "models": models}


def _waves(up: SetUp, deployment: Deployment, side: str) -> Iterator[YamlData]:
    """One for each group, which has a token of its own."""
    late = 1 if LATE_WAVE in up.tactical_advantages else 0
    spawns = setups().timings[up.timing].spawns
    own = next((place.edge for place in deployment.aggressor if place.edge is not None), "top")
    places = {"aggressor-edge": own, "opposite-edge": OPPOSITE[EdgeName(own)].value}
    for number, (spawn, unit) in enumerate(zip(spawns, up.spawned, strict=True), 1):
        profile = _profile(unit)
        for letter, size in zip("abcd", profile.groups, strict=False):
            yield {
                "round": spawn.round + (late if number == 1 else 0),
                "side": side,
                "group": f"wave-{number}{letter}",
                "profile": unit,
                "models": size,
                "edge": places.get(spawn.place, spawn.place) or up.spawn,
                "name": f"{profile.name} {letter.upper()}" if len(profile.groups) > 1 else profile.name,
            }


def _profile(id: str) -> HardwiredProfile:
    found = profiles(SYSTEM)[id]
    if not isinstance(found, HardwiredProfile):
        raise TypeError(id)
    return found


def _zones(
    table: Table, deployment: Deployment, roles: Mapping[str, str], names: Mapping[str, str]
) -> Iterator[YamlData]:
    for role, places in ((AGGRESSOR, deployment.aggressor), (DEFENDER, deployment.defender)):
        side = roles[role]
        for number, place in enumerate(places, 1):
            zone: dict[Key, YamlData] = {"id": f"{role}-{number}", "kind": "deployment", "side": side}
            zone["name"] = f"{names[side].partition(' ')[0]} {_place_word(place)}"
            box = zone_box(table, place)
            if box is None:
                zone["circle"] = {"at": [table.width / 2, table.height / 2], "diameter": 2 * (place.middle or 0.0)}
            else:
                left, top, right, bottom = box
                middle: list[YamlData] = [(left + right) / 2, (top + bottom) / 2]
                zone["rectangle"] = {"at": middle, "size": [right - left, bottom - top]}
            yield zone


def _place_word(place: Place) -> str:
    if place.edge is not None:
        return f"{place.edge} edge"
    return f"{place.corner} corner" if place.corner is not None else "middle"


def _mission_zones(card: HardwiredCard, layout: Layout) -> Iterator[YamlData]:
    """Where models count, drawn about the middle or the markers: as far as a marker's rim is, and the radius more."""
    if not card.radius or card.scoring == "source":
        return
    spots = [(at, 0.5) for at in layout.objectives] or [(layout.middle, 0.0)]
    for number, (at, rim) in enumerate(spots, 1):
        circle: dict[Key, YamlData] = {"at": _point(at), "diameter": 2 * (card.radius + rim)}
        yield {"id": f"counted-{number}", "kind": "mission", "name": f"{card.name} {card.radius:g}″", "circle": circle}


def _point(at: tuple[float, float]) -> YamlData:
    return [round(at[0], 6), round(at[1], 6)]
