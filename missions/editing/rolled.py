"""The tables of a Hardwired 28 set-up put on a mission that is there: its own terrain, sides and squads, one step."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum

from engine.mission import Piece, Table
from engine.tongue import tr
from missions.editing.cards import DEPLOYMENT, with_zones
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, id_of, list_of, mapping_of
from missions.facts import side_of
from missions.hardwired_laid import COWORKERS, HOSTILES, Laid, Playing, lay, mission_terms
from missions.hardwired_layout import Layout
from missions.hardwired_rolls import AGGRESSOR, NotMade, Rolls, SetUp, card_of
from missions.making_hardwired import NOTED, Choice, ready_squads, rolled_notes, set_up
from missions.mission_build import built_piece
from missions.mission_form import MarkerForm
from missions.raw import Raw
from missions.rules.cards import cards
from missions.rules.setups import SYSTEM, setups
from missions.yamlnodes import YamlData

MISSION_ZONE = "mission"
FACTION = "coworkers"
GAME_TERMS = ("aggressor", "first_player", "deploys", "edge_by", "defender_last", "advantages")
LOOT_TERM, COWORKER_TERM = "loot_modifier", "coworker_modifier"


class Part(Enum):
    """What of the tables is put down; the rest of the mission stays as it is."""

    CARD = "card"
    """The mission card, its markers and the places it counts models in."""
    ZONES = "zones"
    """The zones; squads that stand wait to be deployed in them."""
    LOOT = "loot"
    COWORKERS = "coworkers"
    WAVES = "waves"
    SQUADS = "squads"
    """The ready squads, for sides that have no units."""
    NOTES = "notes"
    """What came of the tables in place of the notes and the source there were; else beside them."""


EVERYTHING = frozenset(Part)


@dataclass(frozen=True, slots=True)
class _Ground:
    table: Table
    terrain: tuple[Piece, ...]
    upright: bool


def players_of(sheet: Sheet) -> Mapping[str, str]:
    """The two sides that the tables are rolled for, by id and name. Raises :class:`NotEdited` where there are more."""
    found = {
        id: form.name or id for id, form in sheet.facts.sides.items() if form is not None and form.plays == "player"
    }
    if sheet.facts.system != SYSTEM or len(found) != 2:
        raise NotEdited(tr("the tables of Hardwired 28 are rolled for a mission of its with two sides that play"))
    return found


def rolled_onto(sheet: Sheet, choice: Choice, parts: Collection[Part] = EVERYTHING) -> Sheet:
    """Raises :class:`NotEdited` where the terrain has no room, or what is asked for is not there."""
    names = players_of(sheet)
    up = _up(choice)
    ground = _ground(sheet)
    layout = Layout(ground.table, ground.terrain, Rolls(choice.seed, choice.again, choice.seeds))
    hostiles, coworkers = _moved_by_table(sheet, up.faction, HOSTILES), _moved_by_table(sheet, FACTION, COWORKERS)
    playing = Playing(squads=names, hostiles=hostiles, coworkers=coworkers)
    try:
        laid = lay(up, layout, playing, upright=ground.upright, kept=() if Part.CARD in parts else _objectives(sheet))
    except ValueError as full:
        raise NotEdited(str(full)) from None
    data = dict(sheet.data)
    if Part.CARD in parts or Part.ZONES in parts or Part.LOOT in parts or Part.COWORKERS in parts:
        data["card"] = _terms(sheet, laid, parts)
    gone = _gone(sheet, playing, parts)
    data["sides"] = _sides(sheet, up, playing, gone, parts)
    data["units"] = _units(sheet, laid, gone, parts, names)
    if Part.WAVES in parts:
        data["waves"] = laid.waves
    data["markers"] = _markers(sheet, laid, parts)
    data |= _named(sheet, up, parts)
    kept = () if Part.NOTES in parts else list_of(sheet.data, "notes")
    notes = [note for note in kept if not str(note).startswith(NOTED)]
    data["notes"] = [*notes, *rolled_notes(choice, up, names[laid.roles[AGGRESSOR]])]
    made = {key: value for key, value in data.items() if value != []}
    zoned = with_zones(made, _zones(laid, parts), _kinds(parts))
    return sheet.saying(zoned)


def _named(sheet: Sheet, up: SetUp, parts: Collection[Part]) -> Entry:
    """Its source, and its name where that was only its card's."""
    card, tables = card_of(up.mission), setups()
    named: Entry = {}
    if Part.NOTES in parts:
        rows = (card, tables.deployments[up.deployment], tables.loot[up.loot], tables.timings[up.timing])
        named["source"] = "; ".join(row.source for row in rows)
    name = str(sheet.data.get("name", ""))
    if Part.CARD in parts and any(name.partition(", ")[0] == one.name for one in cards(SYSTEM).values()):
        named["name"] = f"{card.name}, {tables.deployments[up.deployment].name}"
    return named


def _up(choice: Choice) -> SetUp:
    try:
        return set_up(choice)
    except NotMade as wrong:
        raise NotEdited("; ".join(wrong.reasons)) from None


def _ground(sheet: Sheet) -> _Ground:
    facts = sheet.facts
    if facts.table is None:
        raise NotEdited(tr("there is no table"))
    pieces = tuple(built_piece(form, facts) for _, form in facts.terrain())
    return _Ground(facts.table, pieces, facts.settings["loot_line"] == "upright")


def _moved_by_table(sheet: Sheet, faction: str, like: str) -> str:
    """The side that the table moves for a faction: the one there is, else one of a free name."""
    for id, form in sheet.facts.sides.items():
        if form is not None and form.plays == "table" and form.faction == faction:
            return id
    return like if like not in sheet.facts.sides else sheet.free_id(f"{like}-2")


def _gone(sheet: Sheet, playing: Playing, parts: Collection[Part]) -> frozenset[str]:
    """Sides that the table moved and that others come in the place of."""
    moved = {id: form for id, form in sheet.facts.sides.items() if form is not None and form.plays == "table"}
    hostile = {id for id, form in moved.items() if form.faction != FACTION and id != playing.hostiles}
    return frozenset(hostile) if Part.WAVES in parts else frozenset()


def _sides(sheet: Sheet, up: SetUp, playing: Playing, gone: frozenset[str], parts: Collection[Part]) -> YamlData:
    sides: Entry = {id: form for id, form in mapping_of(sheet.data, "sides").items() if id not in gone}
    if Part.WAVES in parts and playing.hostiles not in sides:
        title = setups().factions[up.faction].name
        sides[playing.hostiles] = {"name": title, "faction": up.faction, "plays": "table"}
    if Part.COWORKERS in parts:
        if card_of(up.mission).evidence:
            sides = {id: form for id, form in sides.items() if id != playing.coworkers}
        elif playing.coworkers not in sides:
            sides[playing.coworkers] = {"name": "Coworkers", "faction": FACTION, "plays": "table"}
    return sides


def _units(
    sheet: Sheet, laid: Laid, gone: frozenset[str], parts: Collection[Part], names: Mapping[str, str]
) -> YamlData:
    own = {unit.id: unit for _, unit in sheet.facts.units()}
    factions = {id: form.faction for id, form in sheet.facts.sides.items() if form is not None}
    made: list[YamlData] = []
    for entry in list_of(sheet.data, "units"):
        unit = own.get(id_of(entry) or "")
        side = None if unit is None else side_of(unit.id, unit.side)
        if side in gone or (Part.COWORKERS in parts and factions.get(side or "") == FACTION):
            continue
        if Part.ZONES in parts and unit is not None and side in names and isinstance(entry, dict):
            entry = {**entry, "models": len(unit.models.numbers)}
        made.append(entry)
    with_units = {side_of(unit.id, unit.side) for unit in own.values()}
    if Part.SQUADS in parts:
        empty = {side: names[side] for side in names if side not in with_units}
        made += ready_squads(empty, list(names))
    return [*made, *(laid.coworkers if Part.COWORKERS in parts else ())]


def _markers(sheet: Sheet, laid: Laid, parts: Collection[Part]) -> YamlData:
    """What is there already keeps its line and what else stands in it."""
    new = [*(laid.markers if Part.CARD in parts else ()), *(laid.loot if Part.LOOT in parts else ())]
    by_id = {id_of(entry): entry for entry in new}
    kept: list[YamlData] = []
    for entry in list_of(sheet.data, "markers"):
        is_loot = isinstance(entry, dict) and entry.get("kind") == "loot"
        if id_of(entry) in by_id:
            anew = by_id.pop(id_of(entry))
            kept.append({**entry, **anew} if isinstance(entry, dict) and isinstance(anew, dict) else anew)
        elif not ((is_loot and Part.LOOT in parts) or (not is_loot and Part.CARD in parts)):
            kept.append(entry)
    return [*kept, *by_id.values()]


def _zones(laid: Laid, parts: Collection[Part]) -> list[Entry]:
    found = [*(laid.zones if Part.ZONES in parts else ()), *(laid.counted if Part.CARD in parts else ())]
    return [zone for zone in found if isinstance(zone, dict)]


def _kinds(parts: Collection[Part]) -> frozenset[str]:
    """Kinds of zones that others come in the place of."""
    kinds = {Part.ZONES: DEPLOYMENT, Part.CARD: MISSION_ZONE}
    return frozenset(kind for part, kind in kinds.items() if part in parts)


def _terms(sheet: Sheet, laid: Laid, parts: Collection[Part]) -> Entry:
    """The card written out: the mission's own terms, and those of this game that are taken."""
    old = sheet.data.get("card")
    before: Entry = dict(old) if isinstance(old, dict) else {}
    if isinstance(old, str):
        try:
            before = mission_terms(card_of(old))
        except KeyError:
            raise NotEdited(tr("there is no mission card '{card}'", card=old)) from None
    taken = {
        **dict.fromkeys(GAME_TERMS, Part.ZONES),
        LOOT_TERM: Part.LOOT,
        COWORKER_TERM: Part.COWORKERS,
    }
    own = {key: value for key, value in before.items() if key not in taken}
    made: Entry = dict(laid.terms) if Part.CARD in parts else own
    for key, part in taken.items():
        terms = laid.chosen if part in parts else before
        if key in terms:
            made[key] = terms[key]
    return made


def _objectives(sheet: Sheet) -> tuple[tuple[float, float], ...]:
    """Where markers lie that are no loot, and that what is laid keeps clear of."""
    forms = (Raw(entry).form(MarkerForm) for entry in sheet.entries("markers"))
    return tuple(form.at for form in forms if form is not None and form.kind != "loot")
