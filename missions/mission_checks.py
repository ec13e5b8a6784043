"""What the parts of a mission file mean together: every name known, every id once, everything on the table."""

from collections.abc import Iterable, Iterator

from engine.mission import Table
from engine.systems.hardwired28.spawning import EDGES as HARDWIRED_EDGES
from engine.tongue import tr
from geometry.pose import Point
from missions.brought import brought_ids, check_brought
from missions.facts import Facts, side_of
from missions.genesys_ground import check_ground
from missions.groups import check_groups
from missions.hardwired_card import check_hardwired_card
from missions.map_changes import check_map_changes
from missions.mission_form import EntryForm, MarkerForm, UnitForm, WaveForm, ZoneForm, shape_rings
from missions.outlines import area_of
from missions.problems import AND, Problem, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.reading import describe
from missions.rules.armies import allowed_sizes, allowed_upgrades
from missions.rules.cards import cards
from missions.rules.deployments import overlapping, segment_of, wrong_with
from missions.rules.files import SYSTEMS
from missions.rules.units import profiles
from missions.setup_checks import check_access, check_standing, check_terrain_place
from missions.squads import check_armies, check_missions, check_squads

ALL_IN_RESERVE = frozenset({"starcraft"})
"""Games in which no unit starts on the table."""
WAVE_EDGES = {"hardwired28": HARDWIRED_EDGES}
"""Games that bring waves, and the words they know for where a wave comes from."""


def check_mission(facts: Facts) -> Iterator[Problem]:
    """Everything wrong with what the file means; what is wrong with its form is found elsewhere."""
    yield from _check_system(facts)
    yield from facts.own_profile_problems
    yield from _check_own_profile_names(facts)
    yield from _check_card(facts)
    yield from check_hardwired_card(facts)
    yield from check_brought(facts)
    yield from check_map_changes(facts)
    yield from _check_settings(facts)
    yield from _check_ids(facts)
    yield from _check_sides(facts)
    yield from _check_terrain_names(facts)
    yield from _check_units(facts)
    yield from _check_markers(facts)
    yield from _check_marker_numbers(facts)
    yield from _check_zones(facts)
    yield from _check_waves(facts)
    yield from check_terrain_place(facts)
    yield from check_access(facts)
    yield from check_standing(facts)
    yield from check_armies(facts)
    yield from check_missions(facts)
    yield from check_squads(facts)
    yield from check_ground(facts)
    yield from check_groups(facts)


def _problem(facts: Facts, raw: Raw, text: str, *, key: bool = False) -> Problem:
    return facts.reading.document.problem(raw.loc, text, key=key)


def _unknown(facts: Facts, raw: Raw, what: str, known: Iterable[str]) -> Iterator[Problem]:
    """A word that ought to be one of the known; nothing where it is no word at all."""
    names = sorted(known)
    if raw.word is not None and raw.word not in names:
        near = did_you_mean(raw.word, names)
        yield _problem(
            facts,
            raw,
            tr("there is no {what} {quoted}{near}", what=what, quoted=quoted(raw.word), near=near or _all_of(names)),
        )


def _all_of(names: list[str]) -> str:
    return tr("; there are {names}", names=listed(names, AND)) if 0 < len(names) <= 6 else ""


def _check_system(facts: Facts) -> Iterator[Problem]:
    yield from _unknown(facts, facts.raw.at("system"), "game", SYSTEMS)


def _check_own_profile_names(facts: Facts) -> Iterator[Problem]:
    if facts.system is not None:
        for name, raw in facts.raw.at("profiles").items():
            if name in profiles(facts.system):
                yield _problem(
                    facts, raw, tr("the game has a profile {quoted} already", quoted=quoted(str(name))), key=True
                )


def _check_card(facts: Facts) -> Iterator[Problem]:
    if facts.system is not None:
        yield from _unknown(facts, facts.raw.at("card"), tr("mission card"), cards(facts.system))
    if isinstance(facts.card, list):
        yield from facts.card


def _check_settings(facts: Facts) -> Iterator[Problem]:
    if facts.system is None:
        return
    known = facts.possible_settings
    for name, raw in facts.raw.at("settings").items():
        if name not in known:
            near = did_you_mean(str(name), known)
            yield _problem(
                facts, raw, tr("there is no setting {quoted}{near}", quoted=quoted(str(name)), near=near), key=True
            )
            continue
        setting, value = known[str(name)], facts.settings[str(name)]
        if setting.admits(value):
            continue
        if raw.word is None and raw.number is None:
            continue
        choices = setting.choices
        near = did_you_mean(value, choices) if isinstance(value, str) else ""
        yield _problem(
            facts,
            raw,
            tr(
                "{choices} was expected, not {describe}{near}",
                choices=listed(choices),
                describe=describe(raw.data),
                near=near,
            ),
        )


def _check_ids(facts: Facts) -> Iterator[Problem]:
    """Ids of every kind share one space, models with them: a finding names a thing by its id alone."""
    seen: dict[str, int] = {}
    found = [(facts.reading.document.find(raw.loc)[1], id, raw, key) for id, raw, key in _ids(facts)]
    for node, id, raw, key in sorted(found, key=lambda one: (one[0].line, one[0].column)):
        if id in seen:
            yield _problem(
                facts,
                raw,
                tr("the id {quoted} is given twice; first in line {seen}", quoted=quoted(id), seen=seen[id]),
                key=key,
            )
        seen.setdefault(id, node.line)


def _ids(facts: Facts) -> Iterator[tuple[str, Raw, bool]]:
    for name, raw in facts.raw.at("sides").items():
        yield str(name), raw, True
    for kind in ("terrain", "units", "markers", "zones"):
        for raw in facts.raw.at(kind).values():
            id = raw.at("id")
            if id.word is not None:
                yield id.word, id, False
    for raw, unit in facts.units():
        for number in unit.models.numbers:
            yield f"{unit.id}.{number}", raw.at("id"), False
    for raw in facts.raw.at("waves").values():
        wave = raw.form(WaveForm)
        if wave is not None and wave.group is not None:
            yield wave.unit_id, raw.at("group"), False
    yield from brought_ids(facts)


def _check_sides(facts: Facts) -> Iterator[Problem]:
    looks: dict[str, str] = {}
    for name, raw in facts.raw.at("sides").items():
        look = raw.at("look")
        if look.word is not None and look.word in looks:
            yield _problem(
                facts, look, tr("{quoted} looks {word} already", quoted=quoted(looks[look.word]), word=look.word)
            )
        if look.word is not None:
            looks.setdefault(look.word, str(name))
        for entry in raw.at("entry").values():
            yield from _check_entry(facts, entry)
    yield from _check_overlaps(facts)


def _check_overlaps(facts: Facts) -> Iterator[Problem]:
    if facts.table is None:
        return
    segments = [
        (raw.loc, str(side), segment_of(entry, facts.table))
        for side, sides in facts.raw.at("sides").items()
        for raw in sides.at("entry").values()
        if (entry := raw.form(EntryForm)) is not None
    ]
    for loc, text in overlapping(segments):
        yield facts.reading.document.problem(loc, text)


def _check_entry(facts: Facts, raw: Raw) -> Iterator[Problem]:
    entry = raw.form(EntryForm)
    if entry is None or facts.table is None:
        return
    for key, text in wrong_with(entry, facts.table):
        yield _problem(facts, raw.at(*key), text)


def _check_terrain_names(facts: Facts) -> Iterator[Problem]:
    if facts.system is not None:
        for raw in facts.raw.at("terrain").values():
            yield from _unknown(facts, raw.at("piece"), "piece", facts.catalogue)


def _check_side_name(facts: Facts, raw: Raw) -> Iterator[Problem]:
    if facts.sides:
        yield from _unknown(facts, raw, "side", facts.sides)


def _check_units(facts: Facts) -> Iterator[Problem]:
    for raw in facts.raw.at("units").values():
        id, side = raw.at("id"), raw.at("side")
        if side.data is not None:
            yield from _check_side_name(facts, side)
        elif id.word is not None and facts.sides and side_of(id.word, None) not in facts.sides:
            first = side_of(id.word, None)
            near = did_you_mean(first, facts.sides) or _all_of(sorted(facts.sides))
            yield _problem(
                facts,
                id,
                tr("the id begins with its side, and there is no side {quoted}{near}", quoted=quoted(first), near=near),
            )
        if facts.system is not None:
            yield from _unknown(facts, raw.at("profile"), "profile", facts.profile_names)
    for raw, unit in facts.units():
        for number in unit.names:
            if number not in unit.models.numbers:
                yield _problem(
                    facts, raw.at("names", number), tr("the unit has no model {number}", number=number), key=True
                )
        yield from _check_count(facts, raw.at("models"), unit)
        yield from _check_upgrades(facts, raw.at("upgrades"), unit)
        if facts.system in ALL_IN_RESERVE and unit.models.poses and not facts.in_scene:
            said = tr("no unit starts on the table in this game; a number of models was expected here")
            yield _problem(facts, raw.at("models"), said)


def _check_count(facts: Facts, raw: Raw, unit: UnitForm) -> Iterator[Problem]:
    sizes = allowed_sizes(facts.profiles.get(unit.profile))
    count = len(unit.models.numbers)
    if not sizes or count in sizes or (facts.in_scene and count <= max(sizes)):
        return
    allowed = listed(str(size) for size in sizes)
    models = "model" if allowed == "1" else "models"
    yield _problem(
        facts,
        raw,
        tr(
            "a unit of {quoted} has {allowed} {models}, not {count}",
            quoted=quoted(unit.profile),
            allowed=allowed,
            models=models,
            count=count,
        ),
    )


def _check_upgrades(facts: Facts, raw: Raw, unit: UnitForm) -> Iterator[Problem]:
    profile = facts.profiles.get(unit.profile)
    if profile is None:
        return
    known = allowed_upgrades(profile)
    for index, name in enumerate(unit.upgrades):
        if name not in known:
            near = did_you_mean(name, known) or (_all_of(sorted(known)) if known else "")
            yield _problem(
                facts,
                raw.at(index),
                tr("{profile} has no upgrade {quoted}{near}", profile=profile.name, quoted=quoted(name), near=near),
            )


def _check_markers(facts: Facts) -> Iterator[Problem]:
    for raw in facts.raw.at("markers").values():
        yield from _check_side_name(facts, raw.at("affinity"))
        marker = raw.form(MarkerForm)
        if marker is None or facts.table is None:
            continue
        if not _is_on(facts.table, marker.at):
            yield _problem(facts, raw.at("at"), tr("[{x:g}, {y:g}] is off the table", x=marker.at[0], y=marker.at[1]))


def _is_on(table: Table, at: Point) -> bool:
    return 0 <= at[0] <= table.width and 0 <= at[1] <= table.height


def _check_marker_numbers(facts: Facts) -> Iterator[Problem]:
    """Of one kind each has its own: a card knows markers by their numbers."""
    seen: dict[tuple[str, int], str] = {}
    for raw in facts.raw.at("markers").values():
        marker = raw.form(MarkerForm)
        if marker is None or marker.number is None:
            continue
        key = (marker.kind, marker.number)
        if key in seen:
            text = tr(
                "the marker {quoted} has the number {number} already", quoted=quoted(seen[key]), number=marker.number
            )
            yield _problem(facts, raw.at("number"), text)
        seen.setdefault(key, marker.id)


def _check_zones(facts: Facts) -> Iterator[Problem]:
    for raw in facts.raw.at("zones").values():
        yield from _check_side_name(facts, raw.at("side"))
        zone = raw.form(ZoneForm)
        if zone is None or facts.table is None:
            continue
        if not area_of(shape_rings(zone)).overlaps(facts.table.area):
            yield _problem(facts, raw, tr("the zone {quoted} is off the table", quoted=quoted(zone.id)))


def _check_waves(facts: Facts) -> Iterator[Problem]:
    waves = facts.raw.at("waves")
    if facts.system is not None and facts.system not in WAVE_EDGES and waves.data:
        yield _problem(facts, waves, tr("this game knows no waves"), key=True)
        return
    for raw in waves.values():
        yield from _check_side_name(facts, raw.at("side"))
        yield from _unknown(facts, raw.at("unit"), "unit", facts.unit_ids)
        if facts.system is not None:
            yield from _unknown(facts, raw.at("edge"), "edge", WAVE_EDGES[facts.system])
            yield from _unknown(facts, raw.at("profile"), "profile", facts.profile_names)
        wave = raw.form(WaveForm)
        if wave is not None and wave.at is not None and facts.table is not None and not _is_on(facts.table, wave.at):
            text = tr("[{x:g}, {y:g}] is off the table", x=wave.at[0], y=wave.at[1])
            yield _problem(facts, raw.at("at"), text)
