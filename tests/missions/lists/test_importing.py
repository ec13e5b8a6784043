"""Lists of every kind, and what the report says of each line of them."""

import io
import json
import tracemalloc
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from missions.editing import edits
from missions.editing.sheet import Sheet
from missions.lists.importing import import_list
from missions.lists.items import MOST_BYTES, MOST_ITEMS
from missions.lists.report import How, Imported
from missions.mission_ref import shipped_folder
from missions.rules.units import profiles

PASTED = """\
Terran
++ Core ++
- 9x Marines [210 pts]
2 x Marauder (2)
   * AGG-12
Medic Squad
goliath: 1
Marinne x6

10 Dragoons
"""
ROSTER = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="a" name="My Terrans" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="minerals" value="320"/></costs>
  <forces><force id="f" name="Standard" catalogueName="Terran Dominion">
    <rules><rule name="Stim"><description>Long words</description></rule></rules>
    <selections>
      <selection id="0" name="Battle Size" number="1" type="upgrade"/>
      <selection id="1" name="Marines" customName="Red Dogs" number="1" type="unit">
        <selections>
          <selection id="2" name="Marine" number="8" type="model"/>
          <selection id="3" name="Marine w/ rifle" number="1" type="model">
            <selections><selection id="4" name="AGG-12" number="1" type="upgrade"/></selections>
          </selection>
        </selections>
      </selection>
      <selection id="5" name="Support Element" number="1" type="unit">
        <selections><selection id="6" name="Medic" number="3" type="model"/></selections>
      </selection>
      <selection id="7" name="Goliath" number="1" type="model"/>
      <selection id="8" name="Siege Breaker" number="1" type="unit"/>
    </selections>
  </force></forces>
</roster>
"""


def read(content: bytes | str, *, faction: str | None = None, side: str | None = None) -> Imported:
    held = content.encode() if isinstance(content, str) else content
    return import_list(held, "list", "starcraft", faction=faction, side=side)


def units(of: Imported) -> list[tuple[str, int]]:
    return [(unit.profile, unit.models) for unit in of.units]


def packed(files: dict[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", how) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return held.getvalue()


def test_a_pasted_list_has_an_answer_for_every_line() -> None:
    found = read(PASTED)
    assert [(line.place, line.how) for line in found.lines] == [
        ("line 1", How.READ),
        ("line 2", How.READ),
        ("line 3", How.READ),
        ("line 4", How.READ),
        ("line 5", How.NOT_READ),
        ("line 6", How.GUESSED),
        ("line 7", How.READ),
        ("line 8", How.GUESSED),
        ("line 10", How.NOT_READ),
    ]
    assert units(found) == [
        ("terran/marine", 9),
        ("terran/marauder", 2),
        ("terran/marauder", 2),
        ("terran/medic", 3),
        ("terran/goliath", 1),
        ("terran/marine", 6),
    ]
    assert found.faction == "terran"
    told = list(found.told())
    assert told[2] == "line 3: - 9x Marines [210 pts]: read: 9 × Marine (terran/marine)"
    assert "'Marinne' is taken for Marine, the nearest name" in told[7]
    assert told[8] == "line 10: 10 Dragoons: not read: no unit of this game is called 'Dragoons'"
    assert told[-1] == "9 lines: 5 read, 2 guessed, 2 not read; 6 units, 23 models"
    *_, last = import_list(b"9 Marines", "list", "starcraft").told()
    assert last == "1 line: 1 read, 0 guessed, 0 not read; 1 unit, 9 models"


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("9 Marines", 9),
        ("9x Marine", 9),
        ("9 × marine", 9),
        ("Marines x9", 9),
        ("Marines (9)", 9),
        ("Marines [9 models]", 9),
        ("Marine: 9", 9),
        ("Marines, 9 models", 9),
        ("• Marines (9) - 210 pts", 9),
        ("terran/marine 9 models", 9),
        ("TERRAN MARINES", 6),
    ],
)
def test_a_number_of_models_stands_where_people_put_it(line: str, count: int) -> None:
    assert units(read(line)) == [("terran/marine", count)]


def test_a_line_that_equips_belongs_to_the_unit_before_it() -> None:
    found = read("6 Marines\n  - AGG-12\n  - Strike\n3 Medics\n  Advanced medic facilities\n")
    assert [unit.upgrades for unit in found.units] == [("AGG-12",), ("advanced-medic-facilities",)]
    assert {line.how for line in found.lines} == {How.READ}


def test_a_roster_is_read_alike_as_xml_as_json_and_packed() -> None:
    def data(name: str, number: int, kind: str, *inner: object, **more: str) -> object:
        return {"name": name, "number": number, "type": kind, "selections": list(inner), **more}

    rifle = data("Marine w/ rifle", 1, "model", data("AGG-12", 1, "upgrade"))
    selections = [
        data("Battle Size", 1, "upgrade"),
        data("Marines", 1, "unit", data("Marine", 8, "model"), rifle, customName="Red Dogs"),
        data("Support Element", 1, "unit", data("Medic", 3, "model")),
        data("Goliath", 1, "model"),
        data("Siege Breaker", 1, "unit"),
    ]
    roster = {
        "roster": {
            "costs": [{"name": "minerals", "value": 320}],
            "name": "My Terrans",
            "forces": [{"catalogueName": "Terran Dominion", "selections": selections}],
        }
    }
    found = read(ROSTER)
    assert read(json.dumps(roster)) == found
    outer = {"roster": {**roster["roster"], "forces": [{"catalogueName": "", "forces": roster["roster"]["forces"]}]}}
    assert read(json.dumps(outer)) == found
    assert read(packed({"My Terrans.ros": ROSTER.encode()})) == found
    assert read("\ufeff" + ROSTER.replace('encoding="UTF-8" ', "")) == found
    assert read(ROSTER.replace("UTF-8", "UTF-16").encode("utf-16")) == found
    assert [(unit.name, unit.models, unit.upgrades) for unit in found.units] == [
        ("Red Dogs", 9, ("AGG-12",)),
        ("Support Element", 3, ()),
        (None, 1, ()),
    ]
    assert (found.title, found.faction) == ("My Terrans", "terran")
    assert found.remarks[-1].text == "The list itself says that it costs 320 minerals"
    assert [(line.place, line.how) for line in found.lines] == [
        ("Battle Size", How.NOT_READ),
        ("Marines", How.READ),
        ("Marines › Marine", How.READ),
        ("Marines › Marine w/ rifle", How.GUESSED),
        ("Marines › Marine w/ rifle › AGG-12", How.READ),
        ("Support Element", How.GUESSED),
        ("Support Element › Medic", How.READ),
        ("Goliath", How.READ),
        ("Siege Breaker", How.NOT_READ),
    ]


TWO_FORCES = """\
<roster name="Two" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="pts" value="12.0"/><cost name="CP" value="3"/><cost name="PL" value="0"/></costs>
  <customNotes>9 Marines come later</customNotes>
  <forces>
    <force name="Compliance Team" catalogueName="Crews"><categories><category name="Zealot"/></categories>
      <selections><selection name="Boss" type="model" number="1"/></selections>
      <forces><force name="Recovery Crew" catalogueName="Crews"><selections>
        <selection name="Boss" type="model" number="1"/>
      </selections></force></forces>
    </force>
  </forces>
</roster>
"""
NESTED = """\
<roster><forces><force catalogueName="Terran"><selections>
  <selection name="Marines" type="unit" number="1"><selections>
    <selection name="Squad" type="upgrade" number="1"><selections>
      <selection name="Marine" type="model" number="6"/>
      <selection name="Medic" type="unit" number="1"/>
    </selections></selection>
    <selection name="Marine" type="model" number="3"/>
  </selections></selection>
  <selection name="Marine with a Medic" type="unit" number="1"/>
  <selection name="Goliaths" type="unit" number="2"><selections>
    <selection name="Goliath" type="model" number="1"/>
  </selections></selection>
</selections></force></forces></roster>
"""


def test_each_force_has_a_faction_of_its_own_and_notes_and_costs_are_told() -> None:
    found = import_list(TWO_FORCES.encode(), "l", "hardwired28")
    assert units(found) == [("compliance-team/boss", 1), ("recovery-crew/boss", 1)]
    assert "'9 Marines come later' is the player's own" in str(found.lines[-1])
    told = [remark.text for remark in found.remarks if "list itself" in remark.text]
    assert told == ["The list itself says that it costs 12 pts", "The list itself says that it costs 3 CP"]
    once_xml = {
        "roster": {
            "forces": {
                "force": {
                    "name": "Compliance Team",
                    "selections": {"selection": {"name": "Boss", "type": "model", "number": "1"}},
                }
            }
        }
    }
    assert units(import_list(json.dumps(once_xml).encode(), "l", "hardwired28")) == [("compliance-team/boss", 1)]


def test_models_are_counted_under_choices_and_units_within_units_are_their_own() -> None:
    found = read(NESTED)
    assert units(found) == [("terran/marine", 9), ("terran/medic", 3), ("terran/goliath", 1)]
    says = {line.place: line.says for line in found.lines}
    assert "several units are named here, 'Marine' and 'Medic'" in says["Marine with a Medic"]
    assert "the list has 2 of it, whose models are 1 in all" in says["Goliaths"]


def test_what_is_no_number_of_models_is_never_taken_for_the_smallest() -> None:
    model = '<selection name="Marine" type="model" number="{}"/>'
    said = f"<roster><forces>{model}</forces></roster>"
    inner = f'<roster><forces><selection name="Marines" type="unit">{model}</selection></forces></roster>'.format(-3)
    own = "units:\n  - {{id: red.a, profile: terran/marine, models: {}}}\n"
    roster = '{{"roster": {{"forces": [{{"selections": [{{"name": "Marine", "type": "model", "number": {}}}]}}]}}}}'
    for form, wrong in (
        (said, "-3"),
        (said, "6.5"),
        (own, "-3"),
        (own, "six"),
        (own, "[1, 2]"),
        (roster, "-3"),
        (roster, "true"),
    ):
        found = read(form.format(wrong))
        assert found.units == (), wrong
        assert "is no number of models" in found.lines[0].says
    assert read(inner).units == ()
    for form, fine in (
        (said, "6"),
        (said, "6.0"),
        (own, "6"),
        (own, "'6'"),
        (roster, "6"),
        (roster, '"6"'),
        (roster, "6.0"),
    ):
        assert units(read(form.format(fine))) == [("terran/marine", 6)]


def test_this_programs_own_files_are_lists() -> None:
    path = shipped_folder() / "starcraft" / "frontlines-gauntlet.yaml"
    whole = read(path.read_bytes())
    red = read(path.read_bytes(), side="red")
    assert 0 < len(red.units) < len(whole.units)
    assert {line.how for line in whole.lines} == {How.READ}
    own = read(
        "units:\n  - {id: red.a, profile: terran/marine, models: 6, upgrades: [AGG-12, Halberd]}\n"
        "  - {id: red.b, profile: x}\n"
    )
    assert [(unit.models, unit.upgrades) for unit in own.units] == [(6, ("AGG-12",))]
    assert [line.how for line in own.lines] == [How.READ, How.READ, How.NOT_READ, How.NOT_READ]
    army = read("format: measuretwice/armies/1\narmies:\n  mine: {units: [{id: a, profile: zerg/roach, models: 3}]}\n")
    assert units(army) == [("zerg/roach", 3)]


def test_what_is_imported_goes_into_a_mission(starcraft: str) -> None:
    sheet = Sheet.of(starcraft.encode(), "m.yaml")
    found = import_list(b"6 Marines\n9 Marines\n6 Marines\n", "l", "starcraft", faction="terran")
    for entry in found.entries("red", sheet.ids):
        sheet = edits.added(sheet, "units", entry)
    assert not isinstance(sheet.mission, Exception), sheet.mission
    ids = [unit.id for unit in sheet.mission.units if unit.side == "red"]
    assert ids == ["red.marines", "red.marine", "red.marine-2", "red.marine-3"]


def over(found: Imported) -> list[str]:
    return [remark.text for remark in found.remarks if remark.kept is False]


def test_limits_of_size_minerals_faction_and_supply() -> None:
    assert over(read("9 Marines", faction="terran")) == []
    assert over(read("7 Marines", faction="terran"))[0].startswith("Marine has 7 models; a unit of Marine has 6 or 9")
    assert over(read("3 Roaches", faction="terran"))[0] == "Roach is zerg, its side terran"
    most = "9 Marines\n" * 9  # 1890
    minerals = [remark for remark in read(most).remarks if "minerals" in remark.text]
    assert [(remark.kept, remark.text[:29]) for remark in minerals] == [(True, "The units cost 1890 minerals;")]
    assert any("2100 minerals" in text for text in over(read(most + "9 Marines")))
    assert over(read("9 Marines\n" * 8 + "6 Marines\n" * 2)) == []  # 2000
    assert any("2010 minerals" in text for text in over(read("9 Marines\n" * 5 + "6 Marines\n" * 6)))
    bought = [remark.text for remark in read("9 Marines, AGG-12").remarks]
    assert any(text.startswith("What the upgrades cost is not counted") for text in bought)


def test_limits_of_a_squad() -> None:
    ready = "Boss\nBrute\nZealot\nVeteran\nGunner\n"
    squad = import_list(ready.encode(), "l", "hardwired28", faction="compliance-team")
    assert len(squad.units) == 5
    assert over(squad) == []
    worse = import_list((ready + "Gunner x2\nBoss\n").encode(), "l", "hardwired28", faction="compliance-team")
    assert [text.partition(";")[0] for text in over(worse)] == [
        "The squad has 8 models",
        "The squad has 2 Boss",
        "The squad has 3 of the contract gunner",
    ]
    unclear = import_list(b"Boss\n", "l", "hardwired28")
    assert "several units are called so" in unclear.lines[0].says


def test_limits_of_a_genesys_squad() -> None:
    assert over(import_list(b"Mountain Orc Warrior", "l", "genesys")) == []
    found = import_list(b"99 Mountain Orc Warriors", "l", "genesys")
    assert "a squad of Discipline 2" in over(found)[0]


BILLION = b'<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><roster name="&b;"/>'
OUTSIDE = b'<!DOCTYPE r SYSTEM "other.xml"><roster/>'
BOMB = b"<roster>" + b" " * (64 * 1024 * 1024) + b"</roster>"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (BILLION, "declares a document type"),
        (OUTSIDE, "declares a document type"),
        (b"<roster><forces>", "this is not XML"),
        (b"<roster/>", "the list names nothing"),
        (b'<roster><selection number="1"/></roster>', "a choice of the list that belongs to no unit"),
        (b" \n", "the list names nothing"),
        (b"units:\n" + b"  - {id: a}\n" * 90_000, "a list in YAML is at most 1 MiB"),
        (b"<catalogue/>", "XML of another kind (<catalogue>)"),
        (b"<roster>" + b"<a>" * 100, "nested more than 64 deep"),
        (packed({"a.ros": BOMB}), "unfolds to more than 4 MiB"),
        (packed({"a.ros": b"<roster/>"}, zipfile.ZIP_LZMA), "packed in a way that is not read"),
        (packed({"a.ros": b"<roster/>", "b.ros": b"<roster/>"}), "has 2 rosters"),
        (packed({"../../../readme.txt": b"x"}), "has 0 rosters"),
        (packed({f"{n}": b"" for n in range(2000)}), "lists far more files"),
        (packed({"a.ros": b"<roster/>" * 99})[:80], "the archive is broken"),
        (b"{" * 100000, "this is not JSON"),
        (b'{"a":' * 100000, "nested far deeper"),
        (b'{"roster": {"forces": NaN}}', "NaN is no number"),
        (b'{"roster": 1}', "JSON of another kind"),
        (b"\xff\xd8\xff\xe0 not text", "not UTF-8: byte 0xFF at 1"),
        (b"a\0b", "U+0000"),
        (b"units: [\n", "this is not YAML"),
        (b"x" * (MOST_BYTES + 1), "larger than 4 MiB"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_read_is_one_clear_line(content: bytes, says: str) -> None:
    found = read(content)
    assert found.units == ()
    assert [line.how for line in found.lines] == [How.NOT_READ]
    assert says in found.lines[0].says


def test_paths_in_an_archive_lead_nowhere(in_folder: Path) -> None:
    found = read(packed({"../../outside/My.ros": ROSTER.encode()}))
    assert len(found.units) == 3
    assert list(in_folder.iterdir()) == []


def test_nonsense_takes_little_memory_and_every_line_or_the_rest_of_them_is_told() -> None:
    # A quarter of what is read at most.
    tracemalloc.start()
    found = read(b'{"roster": [' + b"{}," * (MOST_BYTES // 12) + b"{}]}")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 32 * 1024 * 1024
    assert len(found.lines) == 1
    line = "lorem ipsum dolor sit amet, consectetur 12 (adipiscing) elit x9\n"
    text = read(line.encode() * 6_000)
    assert len(text.lines) == MOST_ITEMS + 1
    assert str(text.lines[-1]).startswith("lines 2001 to 6000: : not read: ")
    roster = read(packed({"a.ros": b"<roster><forces>" + b"<selection/>" * 3_000 + b"</forces></roster>"}))
    assert str(roster.lines[-1]) == "after 2000 selections: : not read: 1000 more are not looked at"


NAMES = sorted({profile.name for profile in profiles("starcraft").values()})
WORDS = st.sampled_from(
    [*NAMES, "9", "x", "(6)", "AGG-12", "Terran", "Zerg", "++", "-", "é", "\u2028", "#", ":", "[210 pts]"]
)
TEXTS = st.lists(st.lists(WORDS, max_size=5).map(" ".join) | st.text(max_size=30), max_size=8).map("\n".join)


@given(text=TEXTS)
def test_any_text_is_told_of_line_by_line(text: str) -> None:
    found = read(text)
    assert all(unit.models >= 1 for unit in found.units)
    if "\0" not in text and not any(line.how is How.NOT_READ and line.place == "list" for line in found.lines):
        lines = [f"line {number}" for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        assert list(dict.fromkeys(line.place for line in found.lines)) == lines
    assert all("\n" not in line and line.isprintable() for line in found.told())


def test_every_profile_is_known_by_its_name_its_id_and_its_plural() -> None:
    known = profiles("starcraft")
    for faction in {profile.faction for profile in known.values()}:
        own = [profile for profile in known.values() if profile.faction == faction]
        lines = [(one.id, name) for one in own for name in (one.name, f"{one.name}s", one.id, one.name.upper())]
        found = read("\n".join(f"1 {name}" for _, name in lines), faction=faction)
        assert units(found) == [(id, 1) for id, _ in lines]
        plurals = [line.how for line in found.lines if not line.words.endswith("ss")]
        assert set(plurals) == {How.READ}


@given(
    content=st.binary(max_size=200)
    | st.binary(max_size=100).map(lambda rest: b"PK\x03\x04" + rest)
    | st.binary(max_size=60).map(lambda rest: b"<roster>" + rest)
)
def test_any_bytes_make_a_report(content: bytes) -> None:
    found = read(content)
    assert all(str(line) for line in found.lines)
