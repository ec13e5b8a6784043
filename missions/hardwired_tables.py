"""What there is to roll for a Hardwired 28 set-up, row by row in words, and what a roll has brought."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product

from engine.systems.hardwired28.profile import HardwiredProfile
from engine.tongue import inside, tr, tr_later
from missions.hardwired_rolls import MISSIONS, NAMED, SQUADS, SetUp, card_of, gap_row, unit_of
from missions.making_hardwired import NAMES
from missions.rules.cards import cards
from missions.rules.setups import SIDES, SYSTEM, setups
from missions.rules.units import profiles

FACES = (1, 2)
OWN = tr_later("the mission's own")
WITHOUT = tr_later("none in this mission")
OF_TRIGGER_MISSIONS = {
    **dict.fromkeys(("deployment", "timing", "spawn"), OWN),
    **dict.fromkeys(("loot", "loot_modifier", "coworkers", "coworker_unit", "coworker_modifier"), WITHOUT),
}
"""What is not rolled for them, in words."""


@dataclass(frozen=True, slots=True)
class RollRow:
    """``roll`` is the face that brings it, none for one that no die does."""

    name: str
    words: str
    roll: int = 0

    @property
    def told(self) -> str:
        return f"{self.roll}  {self.words}" if self.roll else f"{self.words[:1].upper()}{self.words[1:]}"


@dataclass(frozen=True, slots=True)
class RollTable:
    """``act`` is what brings a row; ``rows`` may be picked by name, none where only dice say what comes."""

    word: str
    title: str
    act: str
    rows: tuple[RollRow, ...] = ()


def roll_tables(names: Mapping[str, str] = NAMES) -> tuple[RollTable, ...]:
    """In the order that a game is set up in. ``names`` are those of the two squads."""
    rolled = tr("Roll d{sides}", sides=SIDES)
    sides = tuple(RollRow(side, names[side]) for side in SQUADS)
    return (
        RollTable("mission", tr("Mission"), tr("Roll d{missions}", missions=MISSIONS), tuple(_missions())),
        RollTable("deployment", tr("Deployment"), rolled, _rows("deployment")),
        RollTable("aggressor", tr("Aggressor"), tr("Toss a coin"), sides),
        RollTable("first_player", tr("First Player"), tr("Roll off"), sides),
        RollTable("loot", tr("Loot"), rolled, _rows("loot")),
        RollTable("loot_modifier", tr("Loot modifier"), rolled, _rows("loot_modifier")),
        RollTable("coworkers", tr("Coworkers"), rolled, _rows("coworkers")),
        RollTable("coworker_unit", tr("Coworkers are"), tr("Roll d2")),
        RollTable("coworker_modifier", tr("Coworker modifier"), rolled, _rows("coworker_modifier")),
        RollTable("timing", tr("Hostile timing"), rolled, _rows("timing")),
        RollTable("faction", tr("Hostile faction"), rolled, _rows("faction")),
        RollTable("units", tr("Waves"), tr("Roll d2s")),
        RollTable("spawn", tr("Waves come by"), rolled, _rows("spawn")),
        RollTable("advantages", "Defender's advantages", rolled),
        RollTable("places", tr("Where things lie"), tr("Lay anew")),
    )


def brought(up: SetUp, gap: int = 0) -> Mapping[str, str]:
    """By table: the row that was rolled or picked, or what dice brought in words."""
    found = {word: str(getattr(up, word)) for word in ("mission", *NAMED)}
    sides = list(SQUADS)
    found |= {"aggressor": sides[up.aggressor], "first_player": sides[up.first_player]}
    found["coworker_unit"] = profiles(SYSTEM)[up.coworker_unit].name
    found["units"] = ", ".join(_waves(up))
    found["advantages"] = ", ".join(_advantages(up)) or tr("none for a gap of at most {most}", most=gap_row(gap).most)
    found["places"] = tr("markers and Coworkers, by dice")
    return found | OF_TRIGGER_MISSIONS if card_of(up.mission).evidence else found


def by_faces(up: SetUp) -> Mapping[str, tuple[RollRow, ...]]:
    """What the faces of d2s would bring in this set-up, by the tables that such dice are rolled for."""
    if card_of(up.mission).evidence:
        people: tuple[RollRow, ...] = ()
    else:
        tier = setups().coworkers[up.coworkers].tier
        people = tuple(
            RollRow(str(face), profiles(SYSTEM)[unit_of("coworkers", tier, face)].name, face) for face in FACES
        )
    spawns = setups().timings[up.timing].spawns
    waves = []
    for faces in product(FACES, repeat=len(spawns)):
        units = tuple(unit_of(up.faction, spawn.tier, face) for spawn, face in zip(spawns, faces, strict=True))
        waves.append(RollRow("".join(map(str, faces)), ", ".join(_waves(replace(up, spawned=units)))))
    return {"coworker_unit": people, "units": tuple(waves)}


def _missions() -> Iterator[RollRow]:
    for name, card in cards(SYSTEM).items():
        own = card_of(name)
        words = (
            card.name
            if own.number
            else tr("{card}, set off by {evidence} Evidence", card=card.name, evidence=own.evidence)
        )
        yield RollRow(name, words, own.number)


def _rows(word: str) -> tuple[RollRow, ...]:
    known = getattr(setups(), NAMED[word])
    return tuple(
        RollRow(name, _words(row.name, tr(getattr(row, "says", ""))), row.roll)
        for name, row in known.items()
        if row.roll
    )


def _words(name: str, says: str) -> str:
    return f"{name}: {inside(says[:1])}{says[1:]}" if says else name


def _waves(up: SetUp) -> Iterator[str]:
    spawns = setups().timings[up.timing].spawns
    for spawn, unit in zip(spawns, up.spawned, strict=True):
        profile = profiles(SYSTEM)[unit]
        groups = profile.groups if isinstance(profile, HardwiredProfile) else ()
        yield tr(
            "round {round}: {listed} {profile}",
            round=spawn.round,
            listed=" + ".join(str(size) for size in groups),
            profile=profile.name,
        )


def _advantages(up: SetUp) -> Iterator[str]:
    yield from (setups().setup_advantages[name].name for name in up.setup_advantages)
    yield from (setups().tactical_advantages[name].name for name in up.tactical_advantages)
