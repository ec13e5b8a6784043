"""A list read, whatever it is written in, with a report of all that became of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine.army import Fielded, Remark
from engine.mission import MissionCard, Profile
from engine.rulebook import SettingValue
from engine.systems.genesys.squads import wrong_size
from engine.systems.hardwired28.squad import remarks as squad_remarks
from engine.systems.starcraft.army import remarks as army_remarks
from engine.systems.starcraft.profile import StarcraftCard
from engine.tongue import tr
from missions.lists.archive import MAGIC, unpacked
from missions.lists.encoding import decoded
from missions.lists.items import MOST_BYTES, MOST_OWN_BYTES, Listing, NoList
from missions.lists.naming import plain
from missions.lists.own import is_own, read_own
from missions.lists.reading_text import TextReading
from missions.lists.report import How, Imported, Line
from missions.lists.roster_json import read_json
from missions.lists.roster_xml import read_roster
from missions.lists.text import read_text
from missions.lists.understanding import Understanding
from missions.rules.armoury import contracts
from missions.rules.book import rulebook, settings_of
from missions.rules.cards import cards
from missions.rules.units import profiles


def import_list(
    content: bytes,
    file: str,
    system: str,
    *,
    faction: str | None = None,
    side: str | None = None,
    card: MissionCard | None = None,
    settings: Mapping[str, SettingValue] | None = None,
    own: Mapping[str, Profile] | None = None,
) -> Imported:
    """Units for a game out of a list of any kind; what cannot be read at all is a report of one line.

    ``faction`` is that of the side that takes the list, ``side`` the one that is taken out of a mission's file, ``own``
    are the mission's own profiles. Limits are those of ``card``, or of the game's first one.
    """
    resolved = {name: setting.default for name, setting in settings_of(system).items()} | dict(settings or {})
    known = {**(profiles(system) if settings is None else profiles(system, resolved)), **(own or {})}
    named = {plain(one.faction): one.faction for one in known.values() if one.faction}
    faction = faction if faction is None else named.get(plain(faction), faction)
    understanding = Understanding(known, faction, resolved)
    try:
        listing = _listing(content, file, side)
    except NoList as wrong:
        return Imported("", faction, (), (Line(file, "", How.NOT_READ, str(wrong)),))
    understanding.read(listing)
    text = TextReading(understanding)
    text.read(listing.lines)
    understanding.lines += [Line(place, "", How.NOT_READ, why) for place, why in listing.unread]
    if not understanding.lines:
        understanding.lines.append(Line(file, "", How.NOT_READ, tr("the list names nothing")))
    units = tuple(understanding.units)
    fielded = [Fielded(unit.name or known[unit.profile].name, known[unit.profile], unit.models) for unit in units]
    remarks = tuple(_once(limits(system, fielded, understanding.faction, card, resolved))) if fielded else ()
    if system == "starcraft" and any(unit.upgrades for unit in units):
        remarks += (Remark(tr("What the upgrades cost is not counted: no text gives it"), None),)
    remarks += tuple(Remark(note, None) for note in listing.notes)
    remarks += tuple(
        Remark(tr("The list itself says that it costs {cost:g} {name}", cost=cost, name=name), None)
        for name, cost in (*listing.costs, *text.costs)
    )
    return Imported(listing.title, understanding.faction, units, tuple(understanding.lines), remarks)


def _listing(content: bytes, file: str, side: str | None) -> Listing:
    """What a file is goes by what stands in it; its name is not asked."""
    if len(content) > MOST_BYTES:
        raise NoList(tr("the list is larger than {most_bytes} MiB", most_bytes=MOST_BYTES // 1024 // 1024))
    if content.startswith(MAGIC):
        content = unpacked(content)
    text, note = decoded(content)
    start = text.lstrip()[:1]
    if start == "<":
        return read_roster(content)
    if "\0" in text:
        raise NoList(tr("this is no text: it has a character U+0000"))
    if start == "{" and not is_own(text):
        return read_json(text)
    if not is_own(text):
        return replace(read_text(text), notes=note)
    if len(content) > MOST_OWN_BYTES:
        raise NoList(
            tr("a list in YAML is at most {most_own_bytes} MiB", most_own_bytes=MOST_OWN_BYTES // 1024 // 1024)
        )
    return read_own(content, file, side)


def _once(remarks: Iterable[Remark]) -> Iterator[Remark]:
    """What limits nothing is said once of all units that are called alike."""
    said: set[str] = set()
    for remark in remarks:
        if remark.kept is not None or remark.text not in said:
            yield remark
        said.add(remark.text)


def limits(
    system: str,
    units: list[Fielded],
    faction: str | None,
    card: MissionCard | None,
    settings: Mapping[str, SettingValue],
) -> Iterator[Remark]:
    """What the game counts of an army."""
    rules = rulebook(system)
    match system:
        case "starcraft":
            played = card if isinstance(card, StarcraftCard) else next(iter(cards(system, settings).values()))
            if isinstance(played, StarcraftCard):
                yield from army_remarks(rules, units, faction, played)
        case "hardwired28":
            yield from squad_remarks(rules, units, {name: contract.most for name, contract in contracts().items()})
        case _:
            for unit in units:
                wrong = wrong_size(unit.name, unit.profile, unit.models, settings)
                if wrong is not None:
                    yield Remark(wrong, False)
