"""A whole Hardwired 28 game set up by a command: every table rolled from a seed or picked, as a mission file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from engine.mission import EdgeName, Mission, Table
from engine.systems.hardwired28.advantages import EDGE_FIRST, TOLD
from engine.systems.hardwired28.profile import HardwiredCard, HardwiredProfile
from engine.systems.hardwired28.zones import OPPOSITE, is_upright
from engine.tongue import tr
from missions.formats import Kind
from missions.hardwired_layout import Layout, zone_box
from missions.hardwired_rolls import AGGRESSOR, DEFENDER, MISSIONS, NAMED, SQUADS, NotMade, Rolls, SetUp, card_of, roll
from missions.load import load_mission
from missions.rules.cards import cards
from missions.rules.setups import SIDES, SYSTEM, CoworkerSetup, Deployment, Place, setups
from missions.rules.units import profiles
from missions.shipped import shipped_paths
from missions.sources import read_bytes
from missions.yamlnodes import Key, YamlData, reading_yaml
from missions.yamlout import document, flow

NAMES = {"compliance": "Compliance Team", "recovery": "Recovery Crew"}
HOSTILES, COWORKERS = "hostiles", "coworkers"
UNUSED_BY_EVIDENCE = ("loot_modifier", "coworkers", "coworker_modifier")
"""Tables that say nothing of a mission which Evidence sets off."""
LATE_WAVE, DEPLOYS_LAST = "late-wave", "deploys-last"
STANDARD = "standard"
"""The modifier that changes nothing."""
TERRAIN_NOTE = "Its terrain is that of the shipped Extraction mission, laid out to the guide; no text gives any."


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What somebody asked for. ``picked`` are tables locked to a row; ``again`` those rolled once more, and how often.

    ``seeds`` are those of tables that keep the dice of another seed. ``gap`` is that of Evidence and Leads, whose
    advantages are the Defender's. ``ground`` is a mission whose table and terrain are played on, none for the shipped
    one's.
    """

    seed: int
    picked: Mapping[str, str] = field(default_factory=dict)
    again: Mapping[str, int] = field(default_factory=dict)
    seeds: Mapping[str, int] = field(default_factory=dict)
    gap: int = 0
    name: str = ""
    ground: Path | None = None


def set_up(choice: Choice) -> SetUp:
    """What the tables say. Raises :class:`NotMade` with every reason."""
    return roll(Rolls(choice.seed, choice.again, choice.seeds), choice.picked, choice.gap)


def make(choice: Choice) -> str:
    """A mission file; the same choice makes the same one.

    Raises :class:`NotMade` with every reason, and ``Unreadable`` where the ground's file is.
    """
    rolls = Rolls(choice.seed, choice.again, choice.seeds)
    up = set_up(choice)
    try:
        return _written(choice, rolls, up)
    except ValueError as full:
        raise NotMade([str(full)]) from None


def listed() -> Iterator[str]:
    """Every table with its rows, a line each: the die, the name to pick it by, and what it is."""
    titles = {name: card.name for name, card in cards(SYSTEM).items()}
    yield f"--mission (d{MISSIONS})"
    for name, title in titles.items():
        card = card_of(name)
        die = str(card.number) if card.number else f"{card.evidence} Evidence"
        yield f"  {die:>10}  {name:<16}{title}"
    for word, table in NAMED.items():
        yield f"--{word.replace('_', '-')} (d{SIDES})"
        for name, row in getattr(setups(), table).items():
            yield f"  {row.roll or '':>10}  {name:<16}{getattr(row, 'says', '') or row.name}"


def _written(choice: Choice, rolls: Rolls, up: SetUp) -> str:
    ground = _ground(choice.ground)
    layout = Layout(ground.table, ground.terrain, rolls)
    card = card_of(up.mission)
    tables = setups()
    deployment = tables.deployments[up.deployment]
    sides = list(SQUADS)
    aggressor, first = sides[up.aggressor], sides[up.first_player]
    roles = {AGGRESSOR: aggressor, DEFENDER: next(side for side in sides if side != aggressor)}
    markers = [_objective(layout, card, roles, number) for number in range(len(card.markers))]
    layout.lay_loot(tables.loot[up.loot], deployment, upright=is_upright(ground))
    loot: list[YamlData] = [
        {"id": f"loot-{n}", "kind": "loot", "name": f"Loot {n}", "number": n, "at": _point(at), "diameter": 1}
        for n, at in enumerate(layout.loot, 1)
    ]
    coworkers = [] if card.evidence else list(_coworkers(layout, up, tables.coworkers[up.coworkers], deployment))
    data: dict[Key, YamlData] = {
        "format": Kind.MISSION.format,
        "system": SYSTEM,
        "name": choice.name or f"{card.name}, {deployment.name}",
        "source": "; ".join(row.source for row in (card, deployment, tables.loot[up.loot], tables.timings[up.timing])),
        "notes": list(_notes(choice, up, roles)),
        "card": _card(card, aggressor, first, up, _edge_by(deployment, up, roles)),
        "table": {"width": ground.table.width, "height": ground.table.height},
        **({"settings": {"loot_line": ground.settings["loot_line"]}} if is_upright(ground) else {}),
    }
    side_lines = "".join(f"  {side}: {flow(words)}\n" for side, words in _sides(up).items())
    rest: dict[Key, YamlData] = {
        "zones": [*_zones(ground.table, deployment, roles), *_mission_zones(card, layout)],
        "units": [*_squads(), *coworkers],
        "waves": list(_waves(up, deployment)),
        "markers": [*markers, *loot],
        "terrain": _terrain(choice.ground),
    }
    return f"{document(data)}sides:\n{side_lines}{document({key: value for key, value in rest.items() if value})}"


@cache
def _shipped_ground() -> Mission:
    return load_mission(_ground_path(None))


def _ground(path: Path | None) -> Mission:
    """The table and the terrain that the mission is played on."""
    if path is None:
        return _shipped_ground()
    ground = load_mission(path)
    if ground.system != SYSTEM:
        raise NotMade([tr("{path} is a mission of another game", path=path.name)])
    return ground


def _ground_path(path: Path | None) -> Path:
    return shipped_paths(SYSTEM)[0] if path is None else path


def _terrain(ground: Path | None) -> list[YamlData]:
    path = _ground_path(ground)
    with reading_yaml(read_bytes(path), str(path)) as found:
        data = found.data
        terrain = data.get("terrain") if isinstance(data, dict) else None
        return list(terrain) if isinstance(terrain, list) else []


def _card(card: HardwiredCard, aggressor: str, first: str, up: SetUp, edge_by: str) -> dict[Key, YamlData]:
    """The mission's terms, and this game's own."""
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
    terms |= {"apart": card.apart, "from_edges": card.from_edges, "says": card.says, "source": card.source}
    terms |= {"aggressor": aggressor, "first_player": first, "deploys": True}
    if edge_by:
        terms["edge_by"] = edge_by
    if DEPLOYS_LAST in up.tactical_advantages:
        terms["defender_last"] = True
    for key, word in (("loot_modifier", up.loot_modifier), ("coworker_modifier", up.coworker_modifier)):
        if word != STANDARD and not card.evidence:
            terms[key] = word
    rolled = (*up.setup_advantages, *up.tactical_advantages)
    told: list[YamlData] = [one for one in rolled if one in TOLD]
    return {**terms, "advantages": told} if told else terms


def _sides(up: SetUp) -> dict[str, dict[Key, YamlData]]:
    found: dict[str, dict[Key, YamlData]] = {side: {"name": NAMES[side], "faction": "squad"} for side in SQUADS}
    title = setups().factions[up.faction].name
    found[HOSTILES] = {"name": title, "faction": up.faction, "plays": "table"}
    if not card_of(up.mission).evidence:
        found[COWORKERS] = {"name": "Coworkers", "faction": "coworkers", "plays": "table"}
    return found


def _squads() -> Iterator[YamlData]:
    """The two ready squads, still to be deployed."""
    for side, faction in SQUADS.items():
        for profile in profiles(SYSTEM).values():
            if profile.faction == faction:
                role = profile.id.rpartition("/")[2]
                name = f"{NAMES[side].partition(' ')[0]} {profile.name}"
                yield {"id": f"{side}.{role}", "profile": profile.id, "name": name, "models": 1}


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


def _coworkers(layout: Layout, up: SetUp, setup: CoworkerSetup, deployment: Deployment) -> Iterator[YamlData]:
    profile = _profile(up.coworker_unit)
    radius = profile.base.outer_radius
    edge = layout.random_edge() if setup.at_edge else None
    for number, size in enumerate(profile.groups, 1):
        spots = [layout.set_coworker(setup, radius, edge, deployment) for _ in range(size)]
        models: dict[Key, YamlData] = {n: _point(at) for n, at in enumerate(spots, 1)}
        name = f"{profile.name} {'ABCD'[number - 1]}" if len(profile.groups) > 1 else profile.name
        yield {"id": f"{COWORKERS}.group-{number}", "profile": profile.id, "name": name, "models": models}


def _waves(up: SetUp, deployment: Deployment) -> Iterator[YamlData]:
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
                "side": HOSTILES,
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


def _zones(table: Table, deployment: Deployment, roles: Mapping[str, str]) -> Iterator[YamlData]:
    for role, places in ((AGGRESSOR, deployment.aggressor), (DEFENDER, deployment.defender)):
        side = roles[role]
        for number, place in enumerate(places, 1):
            zone: dict[Key, YamlData] = {"id": f"{role}-{number}", "kind": "deployment", "side": side}
            zone["name"] = f"{NAMES[side].partition(' ')[0]} {_place_word(place)}"
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


def _notes(choice: Choice, up: SetUp, roles: Mapping[str, str]) -> Iterator[YamlData]:
    tables = setups()
    found = ", ".join(f"{word.replace('_', ' ')} {name}" for word, name in _named(up))
    yield f"Made from seed {choice.seed}: {found}."
    kept = ", ".join(
        f"{table.replace('_', ' ')} {seed}"
        for table, seed in sorted(choice.seeds.items())
        if seed != choice.seed and table not in choice.picked
    )
    if kept:
        yield f"Kept with the dice of another seed: {kept}."
    how = "as somebody said" if AGGRESSOR in choice.picked else "as if a coin had said so"
    yield f"Aggressor: {NAMES[roles[AGGRESSOR]]}, {how}. Both squads are the ready ones."
    yield from overruled(choice, up)
    if not card_of(up.mission).evidence:
        yield f"Loot: {tables.loot_modifiers[up.loot_modifier].says}. The program lays the markers for both sides."
        yield f"Coworkers: {tables.coworker_modifiers[up.coworker_modifier].says}."
    for name in up.setup_advantages:
        yield f"Setup advantage: {tables.setup_advantages[name].says}."
    for name in up.tactical_advantages:
        yield f"Tactical advantage: {tables.tactical_advantages[name].says}."
    yield TERRAIN_NOTE if choice.ground is None else f"Its terrain is that of {choice.ground.name}."


def overruled(choice: Choice, up: SetUp) -> Iterator[str]:
    """What somebody picked and this mission has otherwise, or does not have at all."""
    used = dict(_named(up))
    lost = [
        f"{word.replace('_', ' ')} {name} ({used.get(word, 'not used')})"
        for word, name in choice.picked.items()
        if word in NAMED and used.get(word) != name
    ]
    if lost:
        yield f"{card_of(up.mission).name} has its own set-up and overrules what was picked: {', '.join(lost)}."


def _named(up: SetUp) -> Iterator[tuple[str, str]]:
    """What is set up by the tables; a mission that Evidence sets off rolls for neither Coworkers nor loot."""
    yield "mission", up.mission
    unused = UNUSED_BY_EVIDENCE if card_of(up.mission).evidence else ()
    yield from ((word, str(getattr(up, word))) for word in NAMED if word not in unused)


def _point(at: tuple[float, float]) -> YamlData:
    return [round(at[0], 6), round(at[1], 6)]
