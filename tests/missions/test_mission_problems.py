"""Each kind of bad input in a mission, with the exact place it is reported at."""

from collections.abc import Callable

import pytest

from missions.rules.book import settings_of
from missions.rules.files import SYSTEMS

Problems = Callable[[str], list[str]]
Mark = Callable[[str], tuple[str, str]]

STATS = "strength: 3, toughness: 2, martial: 3, ranged: 2, defense: 3, discipline: 2, willpower: 2"


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{text.count(old)} times: {old}"
    return text.replace(old, new)


def test_the_missions_of_these_tests_are_fine(problems: Problems, genesys: str, starcraft: str) -> None:
    assert problems(genesys) == []
    assert problems(starcraft) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format: measuretwice/mission/1\n", "", "the key 'format' is missing (measuretwice/mission/1)"),
        (
            "measuretwice/mission/1",
            "¦measuretwice/mission/2",
            "format: made by a newer version of Measure Twice ('measuretwice/mission/2'); "
            "this one reads measuretwice/mission/1",
        ),
        (
            "measuretwice/mission/1",
            "¦measuretwice/misson/1",
            "format: measuretwice/mission/1 was expected, not the word 'measuretwice/misson/1'; "
            "did you mean 'measuretwice/mission/1'?",
        ),
        ("measuretwice/mission/1", "¦measuretwice/scene/1", "format: this is a scene; a mission was expected here"),
        ("measuretwice/mission/1", "¦[1]", "format: measuretwice/mission/1 was expected, not a list"),
    ],
)
def test_the_format_is_one_that_can_be_read(
    problems: Problems, mark: Mark, starcraft: str, old: str, new: str, said: str
) -> None:
    text, place = mark(changed(starcraft, old, new))
    assert problems(text) == [f"{place}: {said}"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("terrain:", "¦terain:", "terain: unknown key 'terain'; did you mean 'terrain'?"),
        ("terrain:", "¦xyzzy:", "xyzzy: unknown key 'xyzzy'"),
        ("name: A small table\n", "", "the key 'name' is missing"),
        ("models: 3}", "¦modles: 3}", "units.2.modles: unknown key 'modles'; did you mean 'models'?"),
        ("{id: blue.roaches, profile: zerg/roach, models: 3}", "¦{id: blue.roaches, profile: zerg/roach}",
         "units.2: the key 'models' is missing"),
        ("width: 36", "width: ¦ten", "table.width: a number was expected, not the word 'ten'"),
        ("width: 36", "width: ¦'36'", "table.width: a number was expected, not the word '36'"),
        ("width: 36", "width: ¦thirty six", "table.width: a number was expected, not the words 'thirty six'"),
        ("width: 36", "width: ¦true", "table.width: a number was expected, not true"),
        ("width: 36", "width: ¦[36]", "table.width: a number was expected, not a list"),
        ("width: 36", "width: ¦{a: 1}", "table.width: a number was expected, not a mapping"),
        ("width: 36", "width: ¦~", "table.width: a number was expected, not nothing"),
        ("width: 36", "width: ¦.inf", "'.inf' is no finite number"),
        ("width: 36", "width: ¦0", "table.width: a number above 0 was expected, not the number 0"),
        ("width: 36", "width: ¦-3", "table.width: a number above 0 was expected, not the number -3"),
        ("width: 36", "width: ¦601", "table.width: a number of at most 600 was expected, not the number 601"),
        ("name: A small table", "name: ¦3", "name: a word or words in quotes was expected, not the number 3"),
        ("name: A small table", "name: ¦''", "name: a word was expected, not an empty one"),
        ("number: 1,", "number: ¦one,", "markers.1.number: a whole number was expected, not the word 'one'"),
        ("number: 1,", "number: ¦1.5,", "markers.1.number: a whole number was expected, not the number 1.5"),
        ("card: frontlines/skirmish", "card: frontlines/skirmish\nzones: ¦7",
         "zones: a list was expected, not the number 7"),
        ("card: frontlines/skirmish", "card: frontlines/skirmish\nnotes: [a, ¦[b]]",
         "notes.2: a word or words in quotes was expected, not a list"),
        ("id: m1", "id: ¦m 1",
         "markers.1.id: an id was expected (letters, digits, dots, - and _; at most 80), not the words 'm 1'"),
    ],
)  # fmt: skip
def test_keys_are_known_and_values_of_their_kind(
    problems: Problems, mark: Mark, starcraft: str, old: str, new: str, said: str
) -> None:
    text, place = mark(changed(starcraft, old, new))
    assert problems(text) == [f"{place}: {said}"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("system: starcraft", "system: ¦starcaft", "system: there is no game 'starcaft'; did you mean 'starcraft'?"),
        ("card: frontlines/skirmish", "card: ¦frontline/skirmish",
         "card: there is no mission card 'frontline/skirmish'; did you mean 'frontlines/skirmish'?"),
        ("card: frontlines/skirmish", "card: ¦7",
         "card: the name of a mission card was expected, or its own terms, not the number 7"),
        ("profile: zerg/roach", "profile: ¦zerg/roch",
         "units.2.profile: there is no profile 'zerg/roch'; did you mean 'zerg/roach'?"),
        ("lost-temple/wall-6", "¦lost-temple/wal-6",
         "terrain.1.piece: there is no piece 'lost-temple/wal-6'; did you mean 'lost-temple/wall-6'?"),
        ("hydralisk_base: rectangle", "¦hydralisk: rectangle",
         "settings.hydralisk: there is no setting 'hydralisk'; did you mean 'hydralisk_base'?"),
        ("hydralisk_base: rectangle", "hydralisk_base: ¦ovall",
         "settings.hydralisk_base: rectangle or oval was expected, not the word 'ovall'; did you mean 'oval'?"),
        ("hydralisk_base: rectangle", "hydralisk_base: ¦4",
         "settings.hydralisk_base: rectangle or oval was expected, not the number 4"),
        ("hydralisk_base: rectangle", "hydralisk_base: ¦false",
         "settings.hydralisk_base: the name of a reading was expected, not false"),
        ("affinity: red", "affinity: ¦redd", "markers.1.affinity: there is no side 'redd'; did you mean 'red'?"),
        ("affinity: red", "affinity: ¦green", "markers.1.affinity: there is no side 'green'; there are blue and red"),
        ("id: red.marines", "id: ¦rad.marines",
         "units.1.id: the id begins with its side, and there is no side 'rad'; did you mean 'red'?"),
        ("id: red.marines", "id: marines, side: ¦green",
         "units.1.side: there is no side 'green'; there are blue and red"),
        ("edge: top", "edge: ¦tpo", "sides.red.entry.1.edge: top, right, bottom or left was expected, "
         "not the word 'tpo'; did you mean 'top'?"),
        ("faction: zerg,", "faction: zerg, look: ¦green,",
         "sides.blue.look: red, blue, third or fourth was expected, not the word 'green'"),
        ("id: rock", "id: ¦wall", "terrain.2.id: the id 'wall' is given twice; first in line 14"),
        ("id: m1", "id: ¦red", "markers.1.id: the id 'red' is given twice; first in line 8"),
        ("id: m1", "id: ¦red.marines.6", "markers.1.id: the id 'red.marines.6' is given twice; first in line 11"),
    ],
)  # fmt: skip
def test_every_name_is_known_and_every_id_given_once(
    problems: Problems, mark: Mark, starcraft: str, old: str, new: str, said: str
) -> None:
    text, place = mark(changed(starcraft, old, new))
    assert problems(text) == [f"{place}: {said}"]


ROCK = "{id: rock, kind: rock, size: 1, polygon: [[4, 4], [6, 4], [6, 6]]}"
WALL = "{id: wall, piece: lost-temple/wall-6, at: [18, 12], turn: 90}"


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("{id: x, kind: rock, polygon: ¦[[4, 4], [6, 6], [6, 4], [4, 6]]}",
         "polygon: the outline crosses or touches itself at [5, 5]"),
        ("{id: x, kind: rock, polygon: ¦[[4, 4], [6, 4]]}", "polygon: at least 3 values were expected here, not 2"),
        ("{id: x, kind: rock, polygon: ¦[[4, 4], [6, 4], [6, 4]]}", "polygon: a polygon needs three different corners"),
        ("{id: x, kind: rock, polygon: ¦[[4, 4], [6, 4], [8, 4]]}",
         "polygon: the outline crosses or touches itself at [6, 4]"),
        ("{id: x, kind: rock, polygon: [[4, 4], [6, 4], [6, ¦x]]}",
         "polygon.3.2: a number was expected, not the word 'x'"),
        ("{id: x, kind: rock, polygon: [[4, 4], [6, 4], ¦[6]]}",
         "polygon.3: a place [x, y] was expected, not a list of 1"),
        ("{id: x, kind: rock, polygon: [[4, 4], [6, 4], [6, ¦10001]]}",
         "polygon.3.2: a number of at most 10000 was expected, not the number 10001"),
        ("{id: x, kind: rock, rectangle: {at: [5, 5], size: [2, ¦0]}}",
         "rectangle.size.2: a number above 0 was expected, not the number 0"),
        ("¦{id: x, kind: rock, rectangle: {at: [50, 5], size: [2, 2]}}", ": the piece 'x' is off the table"),
        ("{id: x, kind: rock, circle: {at: [5, 5], diameter: ¦-1}}",
         "circle.diameter: a number above 0 was expected, not the number -1"),
        ("¦{id: x, kind: rock, circle: {at: [-1, 5], diameter: 2}}", ": the piece 'x' is off the table"),
        ("{id: x, kind: rock, parts: ¦[]}", "parts: at least 1 value was expected here, not 0"),
        ("{id: x, kind: rock, parts: [¦{}]}", "parts.1: polygon, rectangle or circle is missing"),
        ("¦{id: x, kind: rock}", ": polygon, rectangle, circle or parts is missing"),
        ("¦{id: x, piece: lost-temple/wall-6}", ": at, polygon, rectangle, circle or parts is missing"),
        ("¦{id: x, piece: lost-temple/wall-6, turn: 9}", ": 'at' is missing beside 'turn' or 'measures'"),
        ("{id: x, piece: lost-temple/wall-6, at: [9, 9], measures: ¦[3]}",
         "measures: a size [width, depth] was expected, not a list of 1"),
        ("¦{id: x, piece: lost-temple/wall-6, at: [180, 9]}", ": the piece 'x' is off the table"),
        ("¦{id: x, circle: {at: [5, 5], diameter: 2}}", ": 'kind' is missing, or 'piece' with a name of the catalogue"),
        ("¦{id: x, kind: rock, at: [5, 5], circle: {at: [5, 5], diameter: 2}}",
         ": 'at' sets a piece of the catalogue down; 'piece' is missing"),
        ("¦{id: x, kind: rock, circle: {at: [5, 5], diameter: 2}, polygon: [[4, 4], [6, 4], [6, 6]]}",
         ": polygon and circle stand here together; one of them is enough"),
    ],
)  # fmt: skip
def test_a_piece_has_one_shape_that_is_one(problems: Problems, mark: Mark, starcraft: str, new: str, said: str) -> None:
    text, place = mark(changed(starcraft, ROCK, new))
    assert problems(text) == [f"{place}: terrain.2{said if said.startswith(':') else '.' + said}"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("to: 36", "to: ¦37", "sides.red.entry.1.to: the top edge is 36″ long; 37 lies beyond it"),
        ("from: 0", "from: ¦-1", "sides.red.entry.1.from: the top edge begins at 0, not at -1"),
        ("{edge: bottom, from: 6, to: 30}", "¦{edge: bottom, from: 30, to: 6}",
         "sides.blue.entry.1: the segment ends at 6, where it begins or before (30)"),
        ("{edge: bottom, from: 6, to: 30}", "{edge: left, to: ¦24.01}",
         "sides.blue.entry.1.to: the left edge is 24″ long; 24.01 lies beyond it"),
        ("at: [12, 12]", "at: ¦[12, 24.1]", "markers.1.at: [12, 24.1] is off the table"),
        ("at: [12, 12]", "at: ¦[-0.1, 12]", "markers.1.at: [-0.1, 12] is off the table"),
        ("card: frontlines/skirmish",
         "card: frontlines/skirmish\nzones: [¦{id: z, kind: deployment, rectangle: {at: [50, 5], size: [2, 2]}}]",
         "zones.1: the zone 'z' is off the table"),
        ("card: frontlines/skirmish",
         "card: frontlines/skirmish\nzones: [{id: z, kind: k, side: ¦rod, circle: {at: [5, 5], diameter: 2}}]",
         "zones.1.side: there is no side 'rod'; did you mean 'red'?"),
    ],
)  # fmt: skip
def test_edges_markers_and_zones_lie_on_the_table(
    problems: Problems, mark: Mark, starcraft: str, old: str, new: str, said: str
) -> None:
    text, place = mark(changed(starcraft, old, new))
    assert problems(text) == [f"{place}: {said}"]


def test_a_marker_may_lie_on_the_very_edge(problems: Problems, starcraft: str) -> None:
    assert problems(changed(starcraft, "at: [12, 12]", "at: [36, 24]")) == []


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("models: ¦7", "models: a unit of 'terran/marine' has 6 or 9 models, not 7"),
        ("models: ¦0", "models: a number of at least 1 was expected, not the number 0"),
        ("models: ¦501", "models: a number of at most 500 was expected, not the number 501"),
        ("models: ¦six",
         "models: a number of models was expected, or where each stands (1: [x, y]), not the word 'six'"),
        ("models: 6, names: {¦7: Tychus}", "names.7: the unit has no model 7"),
        ("models: ¦{1: [2, 20], 2: [4, 20], 3: [6, 20], 4: [8, 20], 5: [10, 20], 6: [12, 20]}",
         "models: no unit starts on the table in this game; a number of models was expected here"),
    ],
)  # fmt: skip
def test_a_unit_has_the_models_its_profile_allows_in_reserve(
    problems: Problems, mark: Mark, starcraft: str, new: str, said: str
) -> None:
    text, place = mark(changed(starcraft, "models: 6", new))
    assert problems(text) == [f"{place}: units.1.{said}"]


def test_this_game_knows_no_waves(problems: Problems, mark: Mark, starcraft: str) -> None:
    text, place = mark(starcraft + "¦waves: [{round: 2, side: red, unit: red.marines, edge: top}]\n")
    assert problems(text) == [f"{place}: waves: this game knows no waves"]


def test_two_sides_may_not_look_alike(problems: Problems, mark: Mark, genesys: str) -> None:
    text = changed(genesys, "mountain-orcs}", "mountain-orcs, look: third}")
    text, place = mark(changed(text, "norkraag}", "norkraag, look: ¦third}"))
    assert problems(text) == [f"{place}: sides.dwarves.look: 'orcs' looks third already"]


def test_at_most_four_sides_are_told_apart(problems: Problems, mark: Mark, genesys: str) -> None:
    """Of a game that knows two, both are said."""
    text = changed(genesys, "units:", "  a: {faction: a}\n  b: {faction: b}\nunits:")
    assert "at most 4 values were expected here" not in "".join(problems(text))
    text, place = mark(changed(text, "  orcs: {", "  c: {faction: c}\n  orcs: {").replace("  c: {", "  ¦c: {"))
    assert f"{place}: sides: at most 4 values were expected here" in problems(text)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("difficult_ground: ¦-1", "off, double or a number of at least 0 was expected, not the number -1"),
        ("difficult_ground: ¦-0.01", "off, double or a number of at least 0 was expected, not the number -0.01"),
        ("difficult_ground: 0", ""),
        ("difficult_ground: 2.5", ""),
        ("squad_coherency: ¦-1", "off or a number of at least 0 was expected, not the number -1"),
        ("squad_coherency: 0", ""),
    ],
)
def test_a_number_set_is_not_below_its_least(
    problems: Problems, mark: Mark, genesys: str, setting: str, said: str
) -> None:
    text = changed(genesys, "card:", f"settings: {{{setting}}}\ncard:")
    if not said:
        assert problems(text) == []
        return
    text, place = mark(text)
    name = setting.partition(":")[0]
    assert problems(text) == [f"{place}: settings.{name}: {said}"]


def test_every_setting_of_every_game_that_takes_a_number_has_a_least_one() -> None:
    numbered = [one for system in SYSTEMS for one in settings_of(system).values() if one.number]
    assert {one.name for one in numbered} == {"difficult_ground", "squad_coherency"}
    for one in numbered:
        assert one.admits(one.least)
        assert one.admits(one.least + 1.5)
        assert not one.admits(one.least - 0.001)
        assert not one.admits(float("inf"))
        assert not one.admits(float("nan"))


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("¦[11.2, 10]", ": the base overlaps 'orcs.first.1' by 0.06″"),
        ("[11.2599, 10]", ""),
        ("¦[0.62, 20]", ": the base reaches 0.01″ past the table's edge"),
        ("[0.63, 20]", ""),
        ("¦[20, 49]", ": the base reaches 1.63″ past the table's edge"),
        ("¦[20]", ": a place [x, y] or [x, y, turn] was expected, not a list of 1"),
        ("¦[20, 20, 90, 1]", ": a place [x, y] or [x, y, turn] was expected, not a list of 4"),
        ("[20, 20, 90]", ""),
        ("[20, ¦up]", ".2: a number was expected, not the word 'up'"),
        ("[20, ¦20001]", ".2: a number of at most 10000 was expected, not the number 20001"),
    ],
)
def test_a_model_stands_on_the_table_and_on_no_other(
    problems: Problems, mark: Mark, genesys: str, at: str, said: str
) -> None:
    text, place = mark(changed(genesys, "2: [12, 10]", f"3: {at}"))
    assert problems(text) == ([f"{place}: units.1.models.3{said}"] if said else [])


def test_a_base_on_another_is_said_at_the_later_of_the_two(problems: Problems, mark: Mark, genesys: str) -> None:
    text, place = mark(changed(genesys, "1: [10, 30]", "1: ¦[10.5, 10]"))
    assert problems(text) == [f"{place}: units.2.models.1: the base overlaps 'orcs.first.1' by 0.62″"]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("¦0", "a number of at least 1 was expected, not the number 0"),
        ("¦b", "a whole number was expected, not the word 'b'"),
    ],
)
def test_models_are_numbered_from_1(problems: Problems, mark: Mark, genesys: str, key: str, said: str) -> None:
    text, place = mark(changed(genesys, "2: [12, 10]", f"{key}: [12, 10]"))
    assert problems(text) == [f"{place}: units.1.models.{key[1:]}: {said}"]


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        (f"{{movement: 4, command: 2, {STATS}, base: 32, source: s}}", ""),
        (f"¦{{movement: 4, command: 2, {STATS}, base: 32}}", ": the key 'source' is missing"),
        (f"{{¦movment: 4, command: 2, {STATS}, base: 32, source: s}}",
         ".movment: unknown key 'movment'; did you mean 'movement'?"),
        (f"{{movement: 4, command: ¦two, {STATS}, base: 32, source: s}}",
         ".command: a whole number was expected, not the word 'two'"),
        (f"{{movement: 4, command: 2, {STATS}, base: ¦0, source: s}}",
         ".base: a base of more than 0 and at most 1000 mm was expected, not the number 0"),
        (f"{{movement: 4, command: 2, {STATS}, base: ¦{{ovel: [1, 2]}}, source: s}}",
         ".base: a base is a number of mm, or oval: [width, depth], or rectangle: [width, depth]"),
        (f"{{movement: 4, command: 2, {STATS}, base: ¦{{oval: [40]}}, source: s}}",
         ".base: oval: [width, depth] in mm was expected, each more than 0 and at most 1000"),
        ("¦7", ": a mapping was expected, not the number 7"),
    ],
)  # fmt: skip
def test_a_profile_may_stand_in_the_mission(
    problems: Problems, mark: Mark, genesys: str, profile: str, said: str
) -> None:
    text = changed(genesys, "mountain-orcs/warrior", "troll") + f"profiles:\n  troll: {profile}\n"
    text, place = mark(text)
    assert problems(text) == ([f"{place}: profiles.troll{said}"] if said else [])


def test_a_profile_of_the_game_is_not_given_again(problems: Problems, mark: Mark, genesys: str) -> None:
    own = f"{{movement: 4, command: 2, {STATS}, base: 32, source: s}}"
    text, place = mark(genesys + f"profiles:\n  ¦norkraag/dwarf: {own}\n")
    assert problems(text) == [f"{place}: profiles.norkraag/dwarf: the game has a profile 'norkraag/dwarf' already"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("{name: Short, rounds: 3, source: chosen}", ""),
        ("¦{name: Short, rounds: 3}", ": the key 'source' is missing"),
        ("{name: Short, rounds: ¦few, source: s}", ".rounds: a whole number was expected, not the word 'few'"),
        ("{name: Short, rounds: 3, ¦sauce: s}", ".sauce: unknown key 'sauce'; did you mean 'source'?"),
    ],
)
def test_a_card_may_be_written_out_in_the_mission(
    problems: Problems, mark: Mark, genesys: str, card: str, said: str
) -> None:
    text, place = mark(changed(genesys, "card: standard", f"card: {card}"))
    assert problems(text) == ([f"{place}: card{said}"] if said else [])


WAVES = """\
format: measuretwice/mission/1
system: hardwired28
name: Waves
table: {width: 24, height: 24}
card: control
sides:
  feral: {faction: feral-crews, plays: table}
units:
  - {id: feral.boss, profile: feral-crews/boss, models: 1}
waves:
  - {round: 2, side: feral, group: gunners, profile: feral-crews/gunner, models: 3, edge: random-side}
  - {round: 4, side: feral, unit: feral.boss, edge: left}
"""
BOSS = "{round: 4, side: feral, unit: feral.boss, edge: left}"


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("{round: 4, side: feral, unit: ¦feral.bos, edge: left}",
         "unit: there is no unit 'feral.bos'; did you mean 'feral.boss'?"),
        ("{round: 4, side: feral, unit: feral.boss, edge: ¦random}",
         "edge: there is no edge 'random'; did you mean 'random-side'?"),
        ("{round: 4, side: ¦ferral, unit: feral.boss, edge: left}",
         "side: there is no side 'ferral'; did you mean 'feral'?"),
        ("{round: ¦0, side: feral, unit: feral.boss, edge: left}",
         "round: a number of at least 1 was expected, not the number 0"),
        ("{round: 4, side: feral, group: x, profile: ¦feral-crews/bos, models: 1, edge: left}",
         "profile: there is no profile 'feral-crews/bos'; did you mean 'feral-crews/boss'?"),
        ("{round: 4, side: feral, group: ¦boss, profile: feral-crews/boss, models: 1, edge: left}",
         "group: the id 'feral.boss' is given twice; first in line 9"),
        ("¦{round: 4, side: feral, group: x, profile: feral-crews/boss, edge: left}",
         ": 'models' is missing beside 'group'"),
        ("¦{round: 4, side: feral, unit: feral.boss, models: 2, edge: left}",
         ": 'models' belongs to the unit; 'unit' names one that is there"),
        ("¦{round: 4, side: feral, edge: left}", ": unit or group is missing"),
        ("¦{round: 4, side: feral, unit: feral.boss}", ": edge or at is missing"),
        ("¦{round: 4, side: feral, unit: feral.boss, edge: left, at: [1, 1]}",
         ": edge and at stand here together; one of them is enough"),
        ("{round: 4, side: feral, unit: feral.boss, at: ¦[1, 24.01]}", "at: [1, 24.01] is off the table"),
    ],
)  # fmt: skip
def test_a_wave_names_or_makes_a_unit(problems: Problems, mark: Mark, new: str, said: str) -> None:
    assert problems(WAVES) == []
    text, place = mark(changed(WAVES, BOSS, new))
    assert problems(text) == [f"{place}: waves.2{said if said.startswith(':') else '.' + said}"]


HARDWIRED = """\
format: measuretwice/mission/1
system: hardwired28
name: Markers
table: {width: 24, height: 24}
card: seizure
sides:
  red: {faction: squad}
  feral: {faction: feral-crews, plays: table}
units:
  - {id: red.boss, profile: compliance-team/boss, models: 1}
markers:
  - {id: loot-1, kind: loot, at: [4, 4]}
  - {id: a, kind: objective, at: [12, 12]}
"""
OWN = "card: {name: Own, rounds: 5, source: own"


@pytest.mark.parametrize(
    ("card", "markers", "said"),
    [
        ("seizure", ["objective"], ""),
        ("seizure", [], "'seizure' is scored at 1 marker of the kind 'objective', not 0"),
        ("seizure", ["objective", "objective"], "'seizure' is scored at 1 marker of the kind 'objective', not 2"),
        ("the-signal", ["relay"], ""),
        ("the-signal", ["objective"], "'signal' is scored at 1 marker of the kind 'relay', not 0"),
        ("the-signal", ["relay", "relay"], "'signal' is scored at 1 marker of the kind 'relay', not 2"),
        ("extraction", [], "'extraction' is scored at 1 marker of the kind 'objective', not 0"),
        ("heist", [], "'heist' is scored at 1 marker of the kind 'terminal', not 0"),
        ("lockdown", [], "'lockdown' is scored at 1 marker of the kind 'terminal', not 0"),
        ("escort", [], "'escort' is scored at 1 marker of the kind 'informant', not 0"),
        ("the-source", [], "'source' is scored at 1 marker of the kind 'source', not 0"),
        ("sabotage", ["conduit"], "'sabotage' is scored at 2 markers of the kind 'conduit', not 1"),
        ("sabotage", ["conduit"] * 2, ""),
        ("uplink", ["node"] * 2, "'uplink' is scored at 3 markers of the kind 'node', not 2"),
        ("uplink", ["node"] * 3, ""),
        ("triangulation", ["signal"] * 4, "'triangulation' is scored at 3 markers of the kind 'signal', not 4"),
        ("control", [], ""),
        ("breakthrough", [], ""),
    ],
)
def test_a_card_of_hardwired_has_the_markers_it_is_scored_at(
    problems: Problems, card: str, markers: list[str], said: str
) -> None:
    laid = "".join(f"  - {{id: m{n}, kind: {kind}, at: [{n + 6}, 12]}}\n" for n, kind in enumerate(markers))
    text = changed(HARDWIRED, "  - {id: a, kind: objective, at: [12, 12]}\n", laid)
    assert problems(changed(text, "card: seizure", f"card: {card}")) == ([f"11:1: markers: {said}"] if said else [])


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (", scoring: control}", ""),
        (", scoring: seizure, markers: [{kind: objective, name: it, at: [1, 1]}]}", ""),
        (", scoring: ¦sezure}", "scoring: there is no scoring 'sezure'; did you mean 'seizure'?"),
        (", scoring: seizure, markers: ¦[]}", "markers: 'seizure' is scored at 1 marker; this card lays none"),
        (", scoring: control, aggressor: red}", ""),
        (", scoring: control, aggressor: ¦zz}", "aggressor: there is no side that plays 'zz'; there is red"),
        (", scoring: control, first_player: ¦feral}",
         "first_player: there is no side that plays 'feral'; there is red"),
        (", scoring: control, advantages: [marked]}", ""),
        (", scoring: control, advantages: [¦markd]}",
         "advantages.1: there is no advantage 'markd'; did you mean 'marked'?"),
    ],
)  # fmt: skip
def test_the_closed_words_of_an_own_card_are_checked(problems: Problems, mark: Mark, card: str, said: str) -> None:
    text, place = (
        mark(changed(HARDWIRED, "card: seizure", OWN + card))
        if said
        else (changed(HARDWIRED, "card: seizure", OWN + card), "")
    )
    assert problems(text) == ([f"{place}: card.{said}"] if said else [])


def test_all_problems_are_told_at_once_those_of_form_and_those_of_meaning(problems: Problems, starcraft: str) -> None:
    text = starcraft
    for old, new in (
        ("width: 36", "width: wide"),
        ("frontlines/skirmish", "frontlines/small"),
        ("profile: terran/marine", "profile: terran/marin, colour: red"),
        ("models: 3}", "models: 4}"),
        ("[6, 4], [6, 6]", "[6, 6], [6, 4], [4, 6]"),
        ("affinity: red", "affinity: green"),
        ("id: m1", "id: wall"),
    ):
        text = changed(text, old, new)
    assert [said.split(": ")[1] for said in problems(text)] == [
        "table.width",
        "card",
        "units.1.profile",
        "units.1.colour",
        "units.2.models",
        "terrain.2.polygon",
        "markers.1.id",
        "markers.1.affinity",
    ]


def test_a_list_has_an_end(problems: Problems, mark: Mark, genesys: str) -> None:
    text = genesys + "notes: ¦[" + "x, " * 1000 + "]\n"
    assert problems(text.replace("¦", "")) == []
    text, place = mark(text.replace("x, ]", "x, x]"))
    assert problems(text) == [f"{place}: notes: at most 1000 values were expected here, not 1001"]


def test_more_mistakes_than_anybody_reads_are_cut_short(problems: Problems, genesys: str) -> None:
    units = "".join(f"  - {{id: orcs.x{n}, profile: mountain-orcs/warior, models: x}}\n" for n in range(900))
    said = problems(genesys + units)
    assert len(said) == 1001
    assert said[-1].endswith("there are more than 1000 problems; the rest is not listed")


def test_what_follows_from_an_unknown_game_is_not_held_against_the_file(problems: Problems, starcraft: str) -> None:
    assert len(problems(changed(starcraft, "system: starcraft", "system: chess"))) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 1\n", "1:1: a mapping with 'format' was expected, not a list"),
        ("words\n", "1:1: a mapping with 'format' was expected, not the word 'words'"),
        ("fromat: 1\n", "1:1: fromat: unknown key 'fromat'; the key 'format' is missing (measuretwice/mission/1)"),
    ],
)
def test_a_mission_is_a_mapping_with_a_format(problems: Problems, text: str, said: str) -> None:
    assert problems(text) == [said]
