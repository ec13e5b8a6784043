"""A whole Hardwired 28 game set up by a command: every table rolled from a seed or picked, as a mission file."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from engine.mission import Mission
from engine.systems.hardwired28.zones import is_upright
from engine.tongue import tr, tr_later
from missions.formats import Kind
from missions.hardwired_laid import COWORKERS, HOSTILES, Playing, lay
from missions.hardwired_layout import Layout
from missions.hardwired_rolls import AGGRESSOR, MISSIONS, NAMED, SQUADS, NotMade, Rolls, SetUp, card_of, roll
from missions.load import load_mission
from missions.rules.cards import cards
from missions.rules.setups import SIDES, SYSTEM, setups
from missions.rules.units import profiles
from missions.shipped import shipped_paths
from missions.sources import read_bytes
from missions.yamlnodes import Key, YamlData, reading_yaml
from missions.yamlout import document, flow

NAMES = {"compliance": "Compliance Team", "recovery": "Recovery Crew"}
UNUSED_BY_EVIDENCE = ("loot_modifier", "coworkers", "coworker_modifier")
"""Tables that say nothing of a mission which Evidence sets off."""
NOTED = ("Made from seed", "Kept with the dice", "Aggressor:", "Loot:", "Coworkers:", "Setup adv", "Tactical adv")
OVERRULED = tr_later("{card} has its own set-up and overrules what was picked: {lost}.")
"""In a file always in English."""
READY = "Both squads are the ready ones."
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
        die = str(card.number) if card.number else tr("{count} Evidence", count=card.evidence)
        yield f"  {die:>10}  {name:<16}{title}"
    for word, table in NAMED.items():
        yield f"--{word.replace('_', '-')} (d{SIDES})"
        for name, row in getattr(setups(), table).items():
            yield f"  {row.roll or '':>10}  {name:<16}{tr(getattr(row, 'says', '')) or row.name}"


def _written(choice: Choice, rolls: Rolls, up: SetUp) -> str:
    ground = _ground(choice.ground)
    layout = Layout(ground.table, ground.terrain, rolls)
    card, tables = card_of(up.mission), setups()
    deployment = tables.deployments[up.deployment]
    laid = lay(up, layout, Playing(squads={side: NAMES[side] for side in SQUADS}), upright=is_upright(ground))
    data: dict[Key, YamlData] = {
        "format": Kind.MISSION.format,
        "system": SYSTEM,
        "name": choice.name or f"{card.name}, {deployment.name}",
        "source": "; ".join(row.source for row in (card, deployment, tables.loot[up.loot], tables.timings[up.timing])),
        "notes": [*rolled_notes(choice, up, NAMES[laid.roles[AGGRESSOR]]), READY, _terrain_note(choice.ground)],
        "card": {**laid.terms, **laid.chosen},
        "table": {"width": ground.table.width, "height": ground.table.height},
        **({"settings": {"loot_line": ground.settings["loot_line"]}} if is_upright(ground) else {}),
    }
    side_lines = "".join(f"  {side}: {flow(words)}\n" for side, words in _sides(up).items())
    rest: dict[Key, YamlData] = {
        "zones": [*laid.zones, *laid.counted],
        "units": [*ready_squads(NAMES, list(SQUADS)), *laid.coworkers],
        "waves": laid.waves,
        "markers": [*laid.markers, *laid.loot],
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


def _sides(up: SetUp) -> dict[str, dict[Key, YamlData]]:
    found: dict[str, dict[Key, YamlData]] = {side: {"name": NAMES[side], "faction": "squad"} for side in SQUADS}
    title = setups().factions[up.faction].name
    found[HOSTILES] = {"name": title, "faction": up.faction, "plays": "table"}
    if not card_of(up.mission).evidence:
        found[COWORKERS] = {"name": "Coworkers", "faction": "coworkers", "plays": "table"}
    return found


def ready_squads(names: Mapping[str, str], among: Sequence[str]) -> Iterator[YamlData]:
    """A ready squad for each of these sides, by id and name, still to be deployed; the first of two sides has the
    first squad."""
    for side, title in names.items():
        faction = list(SQUADS.values())[among.index(side)]
        for profile in profiles(SYSTEM).values():
            if profile.faction == faction:
                role = profile.id.rpartition("/")[2]
                name = f"{title.partition(' ')[0]} {profile.name}"
                yield {"id": f"{side}.{role}", "profile": profile.id, "name": name, "models": 1}


def rolled_notes(choice: Choice, up: SetUp, aggressor: str) -> Iterator[str]:
    """What came of the tables; each begins with one of ``NOTED``."""
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
    yield f"Aggressor: {aggressor}, {how}."
    yield from (OVERRULED.format_map(parts) for parts in _overruled(choice, up, "not used"))
    if not card_of(up.mission).evidence:
        yield f"Loot: {tables.loot_modifiers[up.loot_modifier].says}. The program lays the markers for both sides."
        yield f"Coworkers: {tables.coworker_modifiers[up.coworker_modifier].says}."
    for name in up.setup_advantages:
        yield f"Setup advantage: {tables.setup_advantages[name].says}."
    for name in up.tactical_advantages:
        yield f"Tactical advantage: {tables.tactical_advantages[name].says}."


def _terrain_note(ground: Path | None) -> str:
    return TERRAIN_NOTE if ground is None else f"Its terrain is that of {ground.name}."


def overruled(choice: Choice, up: SetUp) -> Iterator[str]:
    """What somebody picked and this mission has otherwise, or does not have at all; in the language of the program."""
    yield from (tr(OVERRULED, **parts) for parts in _overruled(choice, up, tr("not used")))


def _overruled(choice: Choice, up: SetUp, unused: str) -> Iterator[Mapping[str, str]]:
    used = dict(_named(up))
    lost = [
        f"{word.replace('_', ' ')} {name} ({used.get(word, unused)})"
        for word, name in choice.picked.items()
        if word in NAMED and used.get(word) != name
    ]
    if lost:
        yield {"card": card_of(up.mission).name, "lost": ", ".join(lost)}


def _named(up: SetUp) -> Iterator[tuple[str, str]]:
    """What is set up by the tables; a mission that Evidence sets off rolls for neither Coworkers nor loot."""
    yield "mission", up.mission
    unused = UNUSED_BY_EVIDENCE if card_of(up.mission).evidence else ()
    yield from ((word, str(getattr(up, word))) for word in NAMED if word not in unused)
