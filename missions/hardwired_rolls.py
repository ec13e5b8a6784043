"""The tables of a Hardwired 28 set-up, rolled one by one from a seed: each may be picked, or rolled again alone."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import product

from engine.dice import Dice
from engine.systems.hardwired28.profile import HardwiredCard, HardwiredProfile
from engine.tongue import tr
from missions.problems import did_you_mean
from missions.rules.cards import cards
from missions.rules.setups import SIDES, SYSTEM, Gap, rolled, setups
from missions.rules.units import profiles

MISSIONS = 12
ROLLED = (
    "mission",
    "deployment",
    "loot",
    "loot_modifier",
    "coworkers",
    "coworker_unit",
    "coworker_modifier",
    "timing",
    "faction",
    "spawn",
    "units",
    "aggressor",
    "first_player",
    "advantages",
    "places",
)
"""What has dice of its own. Where each comes in this row is the place of its dice: none moves another's."""
NAMED = {
    "deployment": "deployments",
    "loot": "loot",
    "loot_modifier": "loot_modifiers",
    "coworkers": "coworkers",
    "coworker_modifier": "coworker_modifiers",
    "timing": "timings",
    "faction": "factions",
    "spawn": "spawn_places",
}
"""What may be picked by name, and the table its names stand in."""
AGGRESSOR, DEFENDER = "aggressor", "defender"
SQUADS = {"compliance": "compliance-team", "recovery": "recovery-crew"}
"""The two sides that play, and the ready squad of each."""
CHOSEN = ("aggressor", "first_player")
"""What may be said to be one of the two sides instead of being rolled."""


TYPED = {"units": 4, "coworker_unit": 1}
"""What d2s bring, which may be typed as their faces one after another, and how many there are at most."""


class NotMade(Exception):
    """Names that nothing has. ``reasons`` says all of it."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("\n".join(reasons))


@dataclass(frozen=True, slots=True)
class Rolls:
    """The dice of one seed. ``again`` counts how often a table has been rolled once more; ``seeds`` are those of tables
    that have kept the dice of another seed."""

    seed: int
    again: Mapping[str, int] = field(default_factory=dict)
    seeds: Mapping[str, int] = field(default_factory=dict)

    def die(self, table: str, sides: int, index: int = 0) -> int:
        return Dice(self.seeds.get(table, self.seed), self.again.get(table, 0)).roll(ROLLED.index(table), sides, index)


@dataclass(frozen=True, slots=True)
class SetUp:
    """What was rolled or picked, by name. ``spawned`` are the profiles of the waves, in the order of the timing."""

    mission: str
    deployment: str
    loot: str
    loot_modifier: str
    coworkers: str
    coworker_unit: str
    coworker_modifier: str
    timing: str
    faction: str
    spawn: str
    spawned: tuple[str, ...]
    aggressor: int
    """0 for the first squad, 1 for the second."""
    first_player: int
    setup_advantages: tuple[str, ...]
    tactical_advantages: tuple[str, ...]


def roll(rolls: Rolls, picked: Mapping[str, str], gap: int = 0) -> SetUp:
    """Every table that nobody picked, rolled. ``gap`` is that of Evidence and Leads. Raises :class:`NotMade`."""
    reasons = unknown_names(picked, gap)
    if reasons:
        raise NotMade(reasons)
    tables = setups()
    mission = picked.get("mission") or _mission(rolls.die("mission", MISSIONS))
    card = card_of(mission)
    named = {
        word: picked.get(word) or rolled(getattr(tables, rows), rolls.die(word, SIDES)) for word, rows in NAMED.items()
    }
    if card.evidence:
        # Played instead of rolling: these missions have deployment, hostiles and nothing else to set up.
        named |= {"deployment": "discovery", "timing": mission, "loot": "none", "spawn": "unused-edge"}
    spawns = tables.timings[named["timing"]].spawns
    typed = picked.get("units", "")
    faces = [int(typed[at]) if at < len(typed) else rolls.die("units", 2, at) for at in range(len(spawns))]
    spawned = tuple(unit_of(named["faction"], spawn.tier, face) for spawn, face in zip(spawns, faces, strict=True))
    face = int(picked.get("coworker_unit") or rolls.die("coworker_unit", 2))
    coworker = unit_of("coworkers", tables.coworkers[named["coworkers"]].tier, face)
    setup, tactical = _advantages(rolls, gap)
    return SetUp(
        mission=mission,
        spawned=spawned,
        coworker_unit=coworker,
        aggressor=_side(picked, "aggressor", rolls.die("aggressor", 2) - 1),
        first_player=_side(picked, "first_player", _roll_off(rolls)),
        setup_advantages=setup,
        tactical_advantages=tactical,
        **named,
    )


def _rolled(rolls: Rolls, word: str) -> str:
    return rolled(getattr(setups(), NAMED[word]), rolls.die(word, SIDES))


def unknown_names(picked: Mapping[str, str], gap: int) -> list[str]:
    reasons = []
    for word, name in picked.items():
        known = _known(word)
        if name not in known:
            reasons.append(
                tr(
                    "there is no {replace} '{name}'{did_you_mean}",
                    replace=word.replace("_", " "),
                    name=name,
                    did_you_mean=did_you_mean(name, known),
                )
            )
    if gap < 0:
        reasons.append(tr("a gap of Evidence and Leads is 0 or more"))
    return reasons


def _known(word: str) -> Collection[str]:
    if word in CHOSEN:
        return SQUADS
    if word in TYPED:
        return [faces for count in range(1, TYPED[word] + 1) for faces in map("".join, product("12", repeat=count))]
    found: Collection[str] = cards(SYSTEM) if word == "mission" else getattr(setups(), NAMED[word])
    return found


def _side(picked: Mapping[str, str], word: str, rolled: int) -> int:
    return list(SQUADS).index(picked[word]) if word in picked else rolled


def card_of(mission: str) -> HardwiredCard:
    card = cards(SYSTEM)[mission]
    if not isinstance(card, HardwiredCard):
        raise TypeError(mission)
    return card


def _mission(face: int) -> str:
    return next(name for name in cards(SYSTEM) if card_of(name).number == face)


def unit_of(faction: str, tier: str, face: int) -> str:
    """The profile that a d2 brings: the lower or the higher row of its tier."""
    row = next(rows.rows for name, rows in setups().tiers.items() if name == tier)[face - 1]
    units = profiles(SYSTEM).values()
    return next(
        one.id for one in units if isinstance(one, HardwiredProfile) and one.faction == faction and one.row == row
    )


def gap_row(gap: int) -> Gap:
    return next(row for row in setups().gaps.values() if gap <= row.most)


def _advantages(rolls: Rolls, gap: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those of the Defender. The one from either table is taken from whichever a d2 says; one it has is rolled anew."""
    row, tables = gap_row(gap), setups()
    index = 0
    found: dict[str, list[str]] = {"setup_advantages": [], "tactical_advantages": []}
    wanted = ["setup_advantages"] * row.setup + ["tactical_advantages"] * row.tactical
    for _ in range(row.either):
        wanted.append(("setup_advantages", "tactical_advantages")[rolls.die("advantages", 2, 99) - 1])
    for table in wanted:
        while True:
            name = rolled(getattr(tables, table), rolls.die("advantages", SIDES, index))
            index += 1
            if name not in found[table]:
                found[table].append(name)
                break
    return tuple(found["setup_advantages"]), tuple(found["tactical_advantages"])


def _roll_off(rolls: Rolls) -> int:
    """Both Bosses roll Wits, two dice; equal dice that tie are rolled again."""
    boss = profiles(SYSTEM)["compliance-team/boss"]
    wits = (boss.wits if isinstance(boss, HardwiredProfile) else None) or SIDES
    index = 0
    while True:
        ours, theirs = (sum(rolls.die("first_player", wits, index + i) for i in pair) for pair in ((0, 1), (2, 3)))
        if ours != theirs:
            return 0 if ours > theirs else 1
        index += 4
