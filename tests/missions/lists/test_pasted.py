"""Lines that players paste, and what each is taken for: a unit, what one has, a heading, or nothing with the reason."""

import pytest

from missions.lists.importing import import_list
from missions.lists.report import How, Imported

R, G, N = How.READ, How.GUESSED, How.NOT_READ


def read(content: str, game: str = "starcraft", faction: str | None = None) -> Imported:
    return import_list(content.encode(), "list", game, faction=faction)


ONE_UNIT: list[tuple[str, How, str, int, int]] = [
    # line, how, unit, models, units
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("9x Marines", "9xMarines", "x9 Marines", "9*Marines", "9X MARINES")
    ),
    *((line, R, "terran/marine", 9, 1) for line in ("Marines x9", "Marines 9x", "Marines ×9", "marines (x9)")),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("Marines [9]", "Marines: 9", "Marine = 9", "Marines, 9", "Marines - 9")
    ),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("Marines\t9\t210", "Marines;9;210", "Marines | 9 | 210", "9 | Marines")
    ),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("- 9 Marines", "• 9 Marines", "* 9 Marines", "> 9 Marines", "+9 Marines")
    ),
    *((line, R, "terran/marine", 9, 1) for line in ("1. 9 Marines", "2) Marines x9", "[ ] 9 Marines", "[x] 9 Marines")),
    *((line, R, "terran/marine", 9, 1) for line in ("**9 Marines**", "__9 Marines__", "`9 Marines`", "### 9 Marines")),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("9\u00a0Marines", "9\u2009Marines\u200b", "\ufeff9 Marines", "\u25b6 9 Marines")
    ),
    *((line, R, "terran/marine", 9, 1) for line in ("9 Märines", "9 Marine’s", ":terran: 9 Marines", ":marine: x9")),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("nine Marines", "neun Marines", "Marines 9 Modelle", "Marines (9 models)")
    ),
    *((line, R, "terran/marine", 9, 1) for line in ("9 Marines [210 pts]", "9 Marines - 210", "Marines (9) (210)")),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("9 Marines [2 supply, 210pts]", "[210 pts] 9 Marines", "9 Marines 210 Mineralien")
    ),
    *(
        (line, R, "terran/marine", 9, 1)
        for line in ("Core: 9 Marines", "Core - 9 Marines", "Terran: 9 Marines", "squad of 9 Marines")
    ),
    *(
        (line, R, "terran/marine", 9, 2)
        for line in ("2x9 Marines", "2 × 9 Marines", "2x Marines (9)", "2 squads of 9 Marines")
    ),
    ("9Marines", R, "terran/marine", 9, 1),
    ("Goliath", R, "terran/goliath", 1, 1),
    ("2 Goliaths", G, "terran/goliath", 1, 2),
    ("1x Marine Squad (9 models)", G, "terran/marine", 9, 1),
    ("Marines 9 (2)", G, "terran/marine", 9, 1),
    ("9 Marines Team Alpha", G, "terran/marine", 9, 1),
    ("🔥 9 Marines 🔥", R, "terran/marine", 9, 1),
    ("2x Siege Tanks", G, "terran/siege-tank", 1, 2),
    ("Marines 9", G, "terran/marine", 9, 1),
    ("Marines", G, "terran/marine", 6, 1),
    ("Marines (210)", G, "terran/marine", 9, 1),
    ("Marines [210 pts]", G, "terran/marine", 9, 1),
    ("4x Marines", G, "terran/marine", 4, 1),
    ("2 Marines (9)", G, "terran/marine", 9, 2),
    ("Marine Squad x9", G, "terran/marine", 9, 1),
    ("Marinne x9", G, "terran/marine", 9, 1),
    ("Mraine x9", G, "terran/marine", 9, 1),
    ("Maurader (2)", G, "terran/marauder", 2, 1),
    ("Tanks x1", G, "terran/siege-tank", 1, 1),
    ('9 Marines "Red Dogs"', G, "terran/marine", 9, 1),
    ("9 zealots", R, "protoss/zealot", 9, 1),
]


def test_a_unit_is_read_however_its_number_is_written() -> None:
    for line, how, profile, models, units in ONE_UNIT:
        found = read(line)
        assert [(unit.profile, unit.models) for unit in found.units] == [(profile, models)] * units, line
        assert [one.how for one in found.lines] == [how], (line, found.lines)


NOBODY = {
    "-3 Marines": "'-3' may be a number below nought or a dash",
    "–3 Marines": "'-3' may be",
    "Marines: -3": "'-3' may be",
    "Marines x-3": "'-3' may be",
    "6.5 Marines": "'6.5' is no number of models",
    "6-9 Marines": "'6-9' does not say how many",
    "6 or 9 Marines": "'6 or 9' does not say how many",
    "0 Marines": "from 1 to 500 models, not 0",
    "1000 Marines": "from 1 to 500 models, not 1000",
    "~~9 Marines~~": "crossed out",
    "Marines (99)": "'99' may be a number of models, a cost",
    "9 Marines x 210": "'9 and 210' may be a number of models, a cost",
    "210 x Marines": "'210' may be a number of models, a cost",
    "// 9 Marines": "crossed out",
    "#1 Marines": "the words around Marine",
    "½ Marines": "the words around Marine",
    "Team Alpha 9 Marines": "the words around Marine",
    "9 Marines (3 dead)": "'3 dead' says that Marine is not there",
    "Marines: none": "'none' says that Marine is not there",
    "no Marines": "the words around Marine are not understood",
    "keine Marines": "the words around Marine",
    "3 Marines destroyed": "the words around Marine",
    "I like marines": "the words around Marine",
    "Tom Kerrigan": "the words around Kerrigan",
    "List by Zealot": "the words around Zealot",
    "https://example.org/marine": "the words around Marine",
    "9 Marines 3 Medics": "the words around Marine and Medic",
    "Player: Kerrigan": "Kerrigan is named behind 'Player', which is not understood",
    "Killed: 3 Marines": "Marine is named behind 'Killed'",
    "Marines 9 AGG-13": "the words around Marine",
    "2 walls": "no unit of this game is called 'walls'",
    "10 Dragoons": "no unit of this game is called 'Dragoons'",
    "12 lings": "did you mean 'Zergling'?",
    "Drones x6": "no unit of this game is called 'Drones'",
    "100 points": "a number or a cost that belongs to no unit",
    "[1000 pts]": "a number or a cost that belongs to no unit",
    "2026-11-30": "no unit of this game",
    "30.11.2026": "no unit of this game",
    "Player: Jim": "no unit of this game is called 'Player: Jim'",
    "Terran vs Zerg": "no unit of this game",
    "Created with New Recruit": "no unit of this game",
    "++ Jim's ++": "a heading that is not understood",
}


def test_what_is_no_unit_is_taken_for_none_and_why_is_said() -> None:
    for line, why in NOBODY.items():
        found = read(line)
        assert found.units == (), line
        assert [one.how for one in found.lines] == [N], line
        assert why in found.lines[0].says, (line, found.lines[0].says)


def test_headings_factions_and_sums_are_read_for_what_they_are() -> None:
    said = {line: read(line).lines[0] for line in ("+ Core +", "## Elite", "--- Helden ---", "Units:", "---", "***")}
    assert {line.how for line in said.values()} == {R}
    for line in (
        "Terran",
        "terrans",
        "Faction: Terran",
        "# Terran",
        "++ Terran Dominion [1000 pts] ++",
        "Army: Terran",
    ):
        assert (read(line).faction, read(line).lines[0].how) == ("terran", R), line
        own = read(line, faction="terran")
        assert (own.lines[0].how, own.lines[0].says) == (R, "the faction of the list: terran")
        other = read(line, faction="zerg")
        assert (other.faction, other.lines[0].how) == ("zerg", N)
    sums = read("6 Marines\nTotal: 1,000 minerals\nSumme 1.000 Punkte\nGesamt: [12 supply]\n")
    assert [line.how for line in sums.lines] == [R, R, R, R]
    assert [remark.text for remark in sums.remarks][-3:] == [
        f"The list itself says that it costs {cost}" for cost in ("1000 minerals", "1000 Punkte", "12 supply")
    ]
    assert read("6 Marines", faction="Terran").faction == "terran"
    assert read("3 Zealots", faction="terran").lines[0].says.endswith("the list is of terran, this unit of protoss")


EXPORTED = """\
++ Army Roster (Zerg Swarm) [1,000 minerals] ++

+ Core +
Corpsers [250 pts]: 3x Corpser, Tunnelling Claws
. 3x Corpser: Acid Saliva, Claws
Swarmlings [260 pts]
\u2022 18x Swarmling
    \u2022 Burrow Ambush
Hydralisk Squad [260pts]: 4x Hydralisk
6 Roaches + 3 Vile, Burrow-Ambush
Ravager x1 (Warlord)
  Upgrades: none
Total: [1000 pts]
"""


def test_lines_within_a_unit_are_its_models_and_what_it_has() -> None:
    found = read(EXPORTED)
    assert [(unit.profile, unit.models, unit.upgrades) for unit in found.units] == [
        ("zerg/corpser", 3, ("tunneling-claws",)),
        ("zerg/swarmling", 18, ("burrow-ambush",)),
        ("zerg/hydralisk", 4, ()),
        ("zerg/roach", 6, ()),
        ("zerg/vile", 3, ("burrow-ambush",)),
        ("zerg/ravager", 1, ()),
    ]
    assert [(line.place, line.words, line.says) for line in found.lines if line.how is N] == [
        ("line 11", "Warlord", "Ravager has no upgrade 'Warlord' here"),
        ("line 12", "none", "Ravager has no upgrade 'none' here"),
    ]
    apart = read("9 Marines\n - 3 Medics\n - 6 Marines\n - 6 Marines\n")
    assert [(unit.profile, unit.models) for unit in apart.units] == [
        ("terran/marine", 9),
        ("terran/medic", 3),
        ("terran/marine", 6),
        ("terran/marine", 6),
    ]
    sergeant = read("Marines\n  8x Marine\n  1x Marine w/ Rocket launcher\n").units
    assert [(unit.models, unit.upgrades) for unit in sergeant] == [(9, ("Rocket launcher",))]
    slipped = read("9 Marines, AGG-13, Rocket luncher")
    assert slipped.units[0].upgrades == ("Rocket launcher",)
    assert [line.how for line in slipped.lines] == [R, N, G]


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r", "\u2028"])
@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_text_is_read_in_whatever_an_editor_writes(ends: str, code: str) -> None:
    if code == "cp1252" and ends == "\u2028":
        ends = "\r\n"
    text = ends.join(
        ("Fraktion: Terran", "\u2022 9 Märines", "\t\u2022 AGG\u201112".replace("\u2011", "-"), "units:", "3 Medics")
    )
    found = import_list(text.encode(code), "list", "starcraft")
    assert [(unit.profile, unit.models) for unit in found.units] == [("terran/marine", 9), ("terran/medic", 3)]
    assert found.units[0].upgrades == ("AGG-12",)
    assert [line.how for line in found.lines] == [R] * 5
    assert any("Windows-1252" in remark.text for remark in found.remarks) == (code == "cp1252")


def test_a_number_of_models_fits_the_game() -> None:
    dwarves = read("2 Dwarves\nDwarf (4)\nOrc Warriors x3\n", "genesys")
    assert [(unit.profile, unit.models) for unit in dwarves.units] == [
        ("norkraag/dwarf", 2),
        ("norkraag/dwarf", 4),
        ("mountain-orcs/warrior", 3),
    ]
    crew = read("Scrapers\nCable Rats (2)\n2x Gutter Runner\nTargeting Unit\nLurker\nTemple\nBoss\n", "hardwired28")
    assert [(unit.profile, unit.models) for unit in crew.units] == [
        ("scrapers/cable-rat", 2),
        ("scrapers/gutter-runner", 2),
        ("feral-automata/targeting-unit", 1),
    ]
    assert [line.how for line in crew.lines] == [R, R, R, G, N, N, N]
    rats = read("Cable Rats (2)\nCable Rats (3)\n", "hardwired28", "scrapers")
    assert [remark.text for remark in rats.remarks] == ["Cable Rat is moved by a table and belongs to no squad"]
