"""Profiles of a player's own: read from a file of theirs, every mistake at its place, and written into one."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.orders import RollOff
from engine.rehearsal import Rehearsal
from engine.systems.genesys.orders import Activate
from engine.systems.genesys.profile import Arc, GenesysProfile
from geometry.base import Base, BaseShape
from missions.changing import with_settings
from missions.commands import check, replay
from missions.load import load_mission, open_rehearsal, save_rehearsal
from missions.own_profiles import add_profile, lines_for_a_mission, read_profiles
from missions.problems import Unreadable
from missions.rehearsals import rehearsal_from_bytes
from missions.schemas import profiles_file, profiles_text
from missions.systems import system
from missions.yamlnodes import Key, YamlData

Mark = Callable[[str], tuple[str, str]]

FILE = """\
# Mine.
format: measuretwice/profiles/1
system: genesys
profiles:
  guard:
    name: Guard
    faction: mine
    base: {oval: [25, 50]}
    source: mine
    movement: 4
    command: 3
    strength: 3
    toughness: 3
    martial: 4
    ranged: 2
    defense: 3
    discipline: 2
    willpower: 2
    reach: 2
    shooting_range: 18
    arc: 180
    weapon_strength: 4
"""
MISSION = """\
format: measuretwice/mission/1
system: genesys
name: With a guard
table: {width: 48, height: 48}
card: standard
profiles_from: [own/mine.yaml]
sides:
  red: {faction: mine}
  blue: {faction: norkraag}
units:
  - {id: red.guard, profile: guard, models: {1: [10, 40], 2: [13, 40]}}
  - {id: blue.dwarves, profile: norkraag/dwarf, models: 3}
"""


@pytest.fixture(autouse=True)
def _files(in_folder: Path) -> None:
    (in_folder / "own").mkdir()
    (in_folder / "own/mine.yaml").write_text(FILE, encoding="utf-8")
    (in_folder / "m.yaml").write_text(MISSION, encoding="utf-8")


def test_a_mission_takes_profiles_from_a_file_beside_it() -> None:
    mission = load_mission(Path("m.yaml"))
    profile = mission.units[0].profile
    assert isinstance(profile, GenesysProfile)
    assert (profile.name, profile.movement, profile.reach, profile.arc) == ("Guard", 4, 2, Arc.HALF)
    assert profile.base == Base.from_millimetres(BaseShape.OVAL, 25, 50)
    assert (profile.shooting_range, profile.weapon_strength) == (18, 4)


def test_check_takes_a_file_of_profiles() -> None:
    assert check([Path("own/mine.yaml")]) == (
        "own/mine.yaml: profiles, genesys, 1 profile\n1 file: nothing wrong",
        0,
    )


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("    movement: 4\n", "", "profiles.guard: the key 'movement' is missing"),
        ("strength: 3\n    toughness", "strength: ¦three\n    toughness", "strength: a whole number was expected"),
        ("defense: 3", "defense: ¦-1", "defense: a number of at least 0 was expected, not the number -1"),
        ("    reach: 2", "    ¦raech: 2", "raech: unknown key 'raech'; did you mean 'reach'?"),
        ("arc: 180", "arc: ¦100", "arc: 90, 180, 270 or 360 was expected"),
        ("defense: 3", "defense: 3\n    wounds: ¦0", "wounds: a number of at least 1 was expected, not the number 0"),
        ("    reach: 2", "    reach: ¦0", "reach: a number above 0 was expected, not the number 0"),
        ("shooting_range: 18", "shooting_range: ¦0", "shooting_range: a number above 0 was expected"),
        ("{oval: [25, 50]}", "¦{oval: [25]}", "base: oval: [width, depth] in mm was expected"),
        ("system: genesys", "system: ¦gensys", "system: there is no game 'gensys'; did you mean 'genesys'?"),
        ("  guard:\n", "  ¦norkraag/dwarf:\n", "the game has a profile 'norkraag/dwarf' already"),
    ],
)
def test_a_mistake_is_told_at_its_place_in_its_file(mark: Mark, old: str, new: str, words: str) -> None:
    """Read alone, and the same of a mission that takes its profiles from there."""
    assert FILE.count(old) == 1
    text, place = mark(FILE.replace(old, new))
    Path("own/mine.yaml").write_text(text, encoding="utf-8")
    for path in (Path("own/mine.yaml"), Path("m.yaml")):
        lines, code = check([path])
        assert code == 1
        first = next(line for line in lines.splitlines() if line.startswith("own/mine.yaml:"))
        assert words in first
        assert not new.count("¦") or first.startswith(f"own/mine.yaml:{place}: ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("own/mine.yaml", "own/yours.yaml", "own/yours.yaml:1:1: there is no such file"),
        ("profile: guard", "profile: ¦gard", "there is no profile 'gard'; did you mean 'guard'?"),
        (
            "[own/mine.yaml]",
            "[own/mine.yaml, ¦own/mine.yaml]",
            "the profile 'guard' of 'own/mine.yaml' is there already",
        ),
    ],
)
def test_a_mission_says_what_is_wrong_with_what_it_takes(mark: Mark, old: str, new: str, words: str) -> None:
    text, place = mark(MISSION.replace(old, new))
    Path("m.yaml").write_text(text, encoding="utf-8")
    lines, code = check([Path("m.yaml")])
    assert code == 1
    assert words in lines
    assert "¦" not in new or f"m.yaml:{place}: " in lines


def test_profiles_of_another_game_are_refused() -> None:
    Path("own/mine.yaml").write_text("format: measuretwice/profiles/1\nsystem: starcraft\n", encoding="utf-8")
    lines, code = check([Path("m.yaml")])
    assert code == 1
    assert "the profiles of 'own/mine.yaml' are of starcraft, this mission is of genesys" in lines


def test_numbers_below_nought_are_told_in_a_mission_as_well(mark: Mark) -> None:
    own = (
        "  imp: {base: 25, source: mine, movement: 3, command: ¦-2, strength: 1, toughness: 1, martial: 1, ranged: 1, "
    )
    own += "defense: 1, discipline: 1, willpower: 1}\n"
    text, place = mark(MISSION.replace("sides:", f"profiles:\n{own}sides:"))
    Path("m.yaml").write_text(text, encoding="utf-8")
    lines, _ = check([Path("m.yaml")])
    assert f"m.yaml:{place}: profiles.imp.command: a number of at least 0 was expected, not the number -2" in lines


HAWK = "size: 2, speed: 7, speed_single: 7, hp: 4, armour: 5, evade: 5, supply: {1: 1}, sizes: [1]"
SEEKER = "kind: squad, move: 4, health: 13, combat: 6, defense: 6, wits: 6"


@pytest.mark.parametrize("written_into_it", [True, False])
@pytest.mark.parametrize(
    ("game", "figures", "tag", "near"),
    [
        ("starcraft", HAWK, "flyng", "; did you mean 'flying'?"),
        ("hardwired28", SEEKER, "scaner", "; did you mean 'scanner'?"),
        ("hardwired28", SEEKER, "big", ""),
    ],
)
def test_a_tag_that_the_game_has_not_is_told_at_its_place(
    mark: Mark, game: str, figures: str, tag: str, near: str, written_into_it: bool
) -> None:
    profile = f"  hawk: {{base: 25, chosen: true, source: mine, {figures}, tags: [¦{tag}]}}\n"
    own = f"format: measuretwice/profiles/1\nsystem: {game}\nprofiles:\n{profile}"
    start = f"format: measuretwice/mission/1\nsystem: {game}\nname: m\ntable: {{width: 36, height: 36}}\n"
    sides = "sides: {red: {faction: x}, blue: {faction: y}}\n"
    if written_into_it:
        file, text = "m.yaml", f"{start}profiles:\n{profile}{sides}"
    else:
        file, text = "own/mine.yaml", own
        Path("m.yaml").write_text(f"{start}profiles_from: [own/mine.yaml]\n{sides}", encoding="utf-8")
    text, place = mark(text)
    Path(file).write_text(text, encoding="utf-8")
    for path in {file, "m.yaml"}:
        lines, _ = check([Path(path)])
        assert f"{file}:{place}: profiles.hawk.tags.1: there is no tag '{tag}'{near}" in lines.splitlines()


PLAIN: dict[Key, YamlData] = {
    "name": "Scout",
    "faction": "mine",
    "base": 25,
    "source": "mine",
    **dict.fromkeys(("movement", "command", "strength", "toughness", "martial"), 2),
    **dict.fromkeys(("ranged", "defense", "discipline", "willpower"), 2),
}


def test_a_profile_is_put_beside_those_that_are_there_or_in_the_place_of_its_name() -> None:
    path = Path("own/mine.yaml")
    add_profile(path, "genesys", "scouts/first", PLAIN)
    assert list(read_profiles(path).forms) == ["guard", "scouts/first"]
    add_profile(path, "genesys", "scouts/first", {**PLAIN, "name": "Ranger"})
    found = read_profiles(path)
    assert found.data["scouts/first"]["name"] == "Ranger"
    assert found.data["guard"]["arc"] == 180
    assert load_mission(Path("m.yaml")).units[0].profile.name == "Guard"


def test_a_new_file_is_written_and_reads_back() -> None:
    path = Path("own/new.yaml")
    text = add_profile(path, "genesys", "scout", PLAIN)
    assert path.read_text(encoding="utf-8") == text
    assert text.startswith("format: measuretwice/profiles/1\nsystem: genesys\nprofiles:\n  scout:\n    name: Scout\n")


@pytest.mark.parametrize("wrong", [{"movement": -1}, {"strength": "three"}, {"base": 0}, {"armour": 2}])
def test_a_profile_with_a_problem_leaves_the_file_as_it_was(wrong: dict[Key, YamlData]) -> None:
    path = Path("own/mine.yaml")
    before = path.read_bytes()
    with pytest.raises(Unreadable):
        add_profile(path, "genesys", "scout", {**PLAIN, **wrong})
    assert path.read_bytes() == before


def test_a_file_with_a_problem_or_of_another_game_is_not_written_over() -> None:
    path = Path("own/mine.yaml")
    for text in ("format: measuretwice/profiles/1\nsystem: starcraft\n", "profiles: [", ""):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(Unreadable):
            add_profile(path, "genesys", "scout", PLAIN)
        assert path.read_text(encoding="utf-8") == text


def test_the_lines_for_a_mission_are_what_a_mission_takes() -> None:
    lines = lines_for_a_mission(Path("own/mine.yaml"), "guard", "red")
    head = MISSION.partition("profiles_from")[0] + "sides: {red: {faction: mine}, blue: {faction: theirs}}\n"
    Path("n.yaml").write_text(head + lines, encoding="utf-8")
    assert load_mission(Path("n.yaml")).units[0].profile.name == "Guard"


def test_the_published_schema_is_that_of_the_forms() -> None:
    text = profiles_file().read_text(encoding="utf-8")
    assert text == profiles_text(), "python -m missions.schemas writes it"
    found = json.loads(text)
    guard = found["$defs"]["GenesysProfile"]
    written = read_profiles(Path("own/mine.yaml")).data["guard"]
    assert set(guard["required"]) <= set(written) <= set(guard["properties"])
    assert found["$defs"]["ProfilesFile"]["properties"]["system"] == {"enum": ["starcraft", "hardwired28", "genesys"]}


def test_a_rehearsal_finds_the_profiles_where_its_mission_does(tmp_path: Path) -> None:
    rehearsal = Rehearsal(system("genesys"), load_mission(Path("m.yaml").resolve()), 7)
    kept = tmp_path / "kept"
    kept.mkdir()
    save_rehearsal(rehearsal, kept / "r.yaml")
    opened = open_rehearsal(kept / "r.yaml")
    assert opened.rehearsal.mission.units[0].profile.name == "Guard"
    assert opened.notes == ()


def begun_and_saved(place: Path) -> bytes:
    mission = load_mission(Path("m.yaml"))
    rehearsal = Rehearsal(system("genesys"), mission, 7)
    rehearsal.commit(RollOff(rolled={"red": (6,), "blue": (1,)}))
    rehearsal.commit(Activate(by="red", unit="red.guard"))
    save_rehearsal(rehearsal, place)
    return place.read_bytes()


def saved_again(place: Path) -> bytes:
    opened = open_rehearsal(place)
    assert opened.refused == ()
    again = place.with_name("again.yaml")
    save_rehearsal(opened.rehearsal, again)
    return again.read_bytes()


def test_a_rehearsal_reopens_without_its_file_of_profiles_byte_for_byte() -> None:
    saved = begun_and_saved(Path("r.yaml"))
    assert open_rehearsal(Path("r.yaml")).notes == ()
    assert saved_again(Path("r.yaml")) == saved
    Path("own/mine.yaml").unlink()
    opened = open_rehearsal(Path("r.yaml"))
    assert opened.notes == (
        "The profiles own/mine.yaml were not read (there is no such file); the copy kept in this file is used.",
    )
    assert opened.rehearsal.mission.unit("red.guard").profile.name == "Guard"
    assert saved_again(Path("r.yaml")) == saved


def test_a_rehearsal_keeps_to_its_profiles_and_says_that_the_file_differs() -> None:
    saved = begun_and_saved(Path("r.yaml"))
    Path("own/mine.yaml").write_text(FILE.replace("movement: 4", "movement: 5"), encoding="utf-8")
    opened = open_rehearsal(Path("r.yaml"))
    assert opened.notes == ("The profiles own/mine.yaml have changed since; the copy kept in this file is used.",)
    profile = opened.rehearsal.mission.unit("red.guard").profile
    assert isinstance(profile, GenesysProfile)
    assert profile.movement == 4
    assert saved_again(Path("r.yaml")) == saved
    assert "The profiles own/mine.yaml have changed since" in replay([Path("r.yaml")])[0]


def test_a_rehearsal_opens_in_another_folder_with_neither_its_mission_nor_its_profiles() -> None:
    begun_and_saved(Path("r.yaml"))
    Path("elsewhere").mkdir()
    moved = Path("r.yaml").rename(Path("elsewhere/r.yaml"))
    opened = open_rehearsal(moved)
    assert opened.refused == ()
    assert len(opened.notes) == 2
    assert opened.rehearsal.mission.unit("red.guard").profile.name == "Guard"


def test_settings_are_changed_without_the_file_of_profiles() -> None:
    mission = load_mission(Path("m.yaml"))
    Path("own/mine.yaml").unlink()
    changed = with_settings(mission, {"arc": "90"})
    assert changed.settings["arc"] == "90"
    assert changed.unit("red.guard").profile == mission.unit("red.guard").profile


def test_a_mistake_in_a_copy_is_told_of_the_file_that_keeps_it() -> None:
    begun_and_saved(Path("r.yaml"))
    text = Path("r.yaml").read_text("utf-8").replace("movement: 4", "movement: four")
    with pytest.raises(Unreadable) as caught:
        rehearsal_from_bytes(text.encode(), "r.yaml", Path())
    words = "profiles.guard.movement: a whole number was expected, not the word 'four'"
    assert [str(one) for one in caught.value.problems] == [f"r.yaml (its mission) (own/mine.yaml):10:15: {words}"]


def test_no_profile_is_missed_where_the_file_that_may_have_it_is_wrong() -> None:
    Path("own/mine.yaml").write_text(FILE.replace("movement: 4", "movement: four"), encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        load_mission(Path("m.yaml"))
    assert [one.text for one in caught.value.problems] == ["a whole number was expected, not the word 'four'"]


def test_copies_of_profiles_need_the_mission_they_are_for() -> None:
    text = "format: measuretwice/rehearsal/1\nmission: {path: m.yaml, files: {a.yaml: b}}\nseed: 1\norders: []\n"
    with pytest.raises(Unreadable) as caught:
        rehearsal_from_bytes(text.encode(), "r.yaml", Path())
    assert [one.text for one in caught.value.problems] == ["'files' are kept beside 'text', which is missing"]
