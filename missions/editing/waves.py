"""Waves of Hardwired 28 in the editor: each by its number in the file, for a wave has no id of its own."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.mission import EdgeName, Table
from engine.systems.hardwired28.profile import HardwiredProfile
from engine.systems.hardwired28.spawning import CENTRE, UNUSED
from engine.tongue import tr
from geometry.pose import Point
from missions.editing.carrying import point_data, tidy
from missions.editing.edits import set_key
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, list_of, mapping_of
from missions.facts import side_of
from missions.mission_form import WaveForm
from missions.rules.setups import SYSTEM, setups
from missions.rules.units import profiles
from missions.yamlnodes import YamlData

WAVES = "waves"
MOST_SIDES = 4
FIRST_ROUND = 2
"""Of a new wave: the round that most rows of the table of timings name."""
AT_THE_EDGE, IN_THE_MIDDLE = 1.25, 0.5
"""Inches from an edge, and from the middle, within which a wave set down comes over that edge or to the middle."""


@dataclass(frozen=True, slots=True)
class WaveEntry:
    """``number`` counts from 0 in the order of the file; ``form`` is what it says, ``name`` who comes."""

    number: int
    form: WaveForm
    name: str


def waves_of(sheet: Sheet) -> Iterator[WaveEntry]:
    """Those that can be read."""
    units = {unit.id: unit for _, unit in sheet.facts.units()}
    for number, raw in enumerate(sheet.facts.raw.at(WAVES).values()):
        form = raw.form(WaveForm)
        if form is not None:
            unit = units.get(form.unit or "")
            profile = sheet.facts.profiles.get((unit.profile if unit else form.profile) or "")
            name = form.name or (unit.name if unit else None) or (profile.name if profile else form.unit_id)
            yield WaveEntry(number, form, name)


def wave_of(sheet: Sheet, number: int) -> WaveEntry:
    for wave in waves_of(sheet):
        if wave.number == number:
            return wave
    raise NotEdited(tr("the mission has no wave {number}", number=number + 1))


def place_there(table: Table, at: Point) -> EdgeName | str | Point:
    """What a place of the table says of a wave set down there: an edge, the middle, or a spawn point."""
    x, y = at
    away = {EdgeName.TOP: y, EdgeName.RIGHT: table.width - x, EdgeName.BOTTOM: table.height - y, EdgeName.LEFT: x}
    nearest = min(away, key=lambda edge: away[edge])
    if away[nearest] < AT_THE_EDGE:
        return nearest
    middle = (table.width / 2, table.height / 2)
    if max(abs(x - middle[0]), abs(y - middle[1])) < IN_THE_MIDDLE:
        return CENTRE
    return (tidy(x), tidy(y))


def with_place(sheet: Sheet, number: int, place: EdgeName | str | Point) -> Sheet:
    """Over an edge, by a word of the rules, or at a spawn point."""
    key, value = _place(place)
    entry = _entry(sheet, number)
    rest = {old: said for old, said in entry.items() if old == key or old not in ("edge", "at")}
    return _with(sheet, number, {**rest, key: value})


def with_round(sheet: Sheet, number: int, round: int) -> Sheet:
    return _with(sheet, number, {**_entry(sheet, number), "round": round})


def with_models(sheet: Sheet, number: int, models: int) -> Sheet:
    return _with(sheet, number, {**_entry(sheet, number), "models": models})


def with_name(sheet: Sheet, number: int, name: str | None) -> Sheet:
    entry = {key: value for key, value in _entry(sheet, number).items() if key != "name"}
    return _with(sheet, number, {**entry, "name": name} if name else entry)


def with_profile(sheet: Sheet, number: int, profile: str) -> Sheet:
    """Another kind of hostile, in the numbers of one group of it, and called so."""
    known = profiles(SYSTEM).get(profile)
    if known is None:
        raise NotEdited(tr("there is no profile '{profile}'", profile=profile))
    entry: Entry = {**_entry(sheet, number), "profile": profile, "models": group_size(profile)}
    return _with(sheet, number, {**entry, "name": known.name} if "name" in entry else entry)


def without_waves(sheet: Sheet, numbers: Iterable[int]) -> Sheet:
    gone = set(numbers)
    kept = [wave for number, wave in enumerate(list_of(sheet.data, WAVES)) if number not in gone]
    return set_key(sheet, WAVES, kept or None)


def with_new_wave(sheet: Sheet, faction: str, place: EdgeName | str | Point = UNUSED) -> tuple[Sheet, int]:
    """A group of a hostile faction and its number; by the default of the rules over an edge that nobody deploys on.

    The faction's side is made where the mission has none; of four sides one that the table moves and that has nothing
    goes for it.
    """
    side = next((id for id, form in sheet.facts.sides.items() if form is not None and form.faction == faction), None)
    if side is None:
        side = sheet.free_id(faction)
        name = setups().factions[faction].name if faction in setups().factions else faction
        made: Entry = {"name": name, "faction": faction, "plays": "table"}
        sides = mapping_of(sheet.data, "sides")
        if len(sides) >= MOST_SIDES:
            idle = next(_idle(sheet), None)
            if idle is None:
                words = tr(
                    "a mission has {most} sides at most; take out the waves of another faction first", most=MOST_SIDES
                )
                raise NotEdited(words)
            sides = {id: form for id, form in sides.items() if id != idle}
        sheet = set_key(sheet, "sides", {**sides, side: made})
    profile = next(iter(hostiles(faction)), None)
    if profile is None:
        raise NotEdited(tr("no hostiles are of the faction '{faction}'", faction=faction))
    taken = {entry.form.unit_id for entry in waves_of(sheet)} | sheet.ids
    count = next(number for number in range(1, 1000) if f"{side}.wave-{number}" not in taken)
    key, value = _place(place)
    entry: Entry = {
        "round": FIRST_ROUND,
        "side": side,
        "group": f"wave-{count}",
        "profile": profile,
        "models": group_size(profile),
        key: value,
        "name": profiles(SYSTEM)[profile].name,
    }
    waves = list_of(sheet.data, WAVES)
    return set_key(sheet, WAVES, [*waves, entry]), len(waves)


def _idle(sheet: Sheet) -> Iterator[str]:
    """Sides that the table moves and that nothing in the mission belongs to."""
    used = {entry.form.side for entry in waves_of(sheet)}
    used |= {side_of(unit.id, unit.side) for _, unit in sheet.facts.units()}
    for section, key in (("zones", "side"), ("markers", "affinity")):
        used |= {str(entry.get(key)) for entry in sheet.entries(section)}
    for id, form in sheet.facts.sides.items():
        if form is not None and form.plays == "table" and id not in used:
            yield id


def hostiles(faction: str) -> Iterator[str]:
    """The profiles of a faction, by the rows of its table, those of the Normal tier first."""
    rows = setups().tiers["normal"].rows
    own = [one for one in profiles(SYSTEM).values() if isinstance(one, HardwiredProfile) and one.faction == faction]
    yield from (one.id for one in sorted(own, key=lambda one: (one.row not in rows, one.row or 0)))


def group_size(profile: str) -> int:
    """Models of one group of a profile: each group has a wave and a token of its own."""
    known = profiles(SYSTEM).get(profile)
    return known.groups[0] if isinstance(known, HardwiredProfile) and known.groups else 1


def _place(place: EdgeName | str | Point) -> tuple[str, YamlData]:
    if isinstance(place, EdgeName):
        return "edge", place.value
    return ("edge", place) if isinstance(place, str) else ("at", point_data(place))


def _entry(sheet: Sheet, number: int) -> Entry:
    waves = list_of(sheet.data, WAVES)
    found = waves[number] if 0 <= number < len(waves) else None
    if not isinstance(found, dict):
        raise NotEdited(tr("the mission has no wave {number}", number=number + 1))
    return found


def _with(sheet: Sheet, number: int, entry: Entry) -> Sheet:
    waves = list_of(sheet.data, WAVES)
    return set_key(sheet, WAVES, [*waves[:number], entry, *waves[number + 1 :]])
