"""Rules data that is wrong, looked at where it lies: every mistake at its line and column, in words."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import assets
from engine.systems.starcraft.keywords import INDOMITABLE
from engine.systems.starcraft.profile import StarcraftProfile
from missions.commands import check
from missions.rules import profiles
from missions.rules.abilities import abilities
from missions.rules.armies import armies, fielded
from missions.rules.book import figures_of, settings_of
from missions.rules.tokens import sources, tokens
from missions.rules.unit_words import passives, tags

Check = Callable[[str, str], list[str]]
UNIT = "format: measuretwice/units/1\nunits:\n  zerg/x:\n    {name: X, faction: zerg, base: 32, source: P2P, size: 1, \
speed: 4, speed_single: 8, hp: 1, armour: 6, evade: 4, supply: {1-6: 0, 7-12: 1}, sizes: [6, 12]}\n"
ARMY = "format: measuretwice/armies/1\narmies:\n  zerg/x:\n    name: X\n    faction: zerg\n    source: R §12.12\n    \
units:\n      - {id: q, profile: zerg/queen, models: 1}\n"
DEPLOYMENT = """\
format: measuretwice/deployments/1
affinity: {red: [1, 3], blue: [2, 4]}
deployments:
  x:
    name: X
    scale: Skirmish
    source: DEP
    table: {width: 36, height: 36}
    red: [{edge: top, from: 0, to: 18}]
    blue: [{edge: top, from: 18, to: 36}]
    markers: {1: [6, 18], 5: [18, 18]}
"""
MAP = """\
format: measuretwice/maps/1
maps:
  x:
    name: X
    scale: Skirmish
    source: MAPS
    table: {width: 36, height: 36}
    pieces:
      - {id: a, piece: lost-temple/wall-1, boxes: [[4, 4, 7, 1.2]]}
      - {id: b, piece: lost-temple/plateau, boxes: [[10, 10, 15.9, 8.15]], opens: [10, 14]}
"""
CARD = """\
format: measuretwice/cards/1
cards:
  x/skirmish:
    {name: X, scale: Skirmish, source: P2P, rounds: 5, supply_start: 3, supply_step: 1, lead: 8, scoring: frontlines,
     scores_from: 2, readings: {gather_lead: {app: {lead: 10}}}}
"""


WORDS = UNIT.replace(
    "}\n",
    ", tags: [ground, light], abilities: [burrow, leap], weapons: [{name: Claw, targets: all, \
surge: [light]}, {name: Spine, instead_of: Claw, only_in: SIEGE MODE}]}\n",
)
TAGS = """\
format: measuretwice/tags/1
tags: {ground: {says: stands, source: P2P}}
"""
ABILITY = """\
format: measuretwice/abilities/1
abilities:
  x: {name: X, does: move, inches: 2, units: [zerg/queen], token: force-field, says: a short way, source: P2P}
"""


@pytest.fixture
def said(tmp_path: Path) -> Check:
    """What ``check`` says of a text in the place of a StarCraft file: its mistakes, without the file's name."""

    def found(name: str, text: str) -> list[str]:
        folder = tmp_path / "starcraft"
        folder.mkdir(exist_ok=True)
        path = folder / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        lines, code = check([path])
        shown = [line.removeprefix(f"{path}:") for line in lines.splitlines()[:-1]]
        assert code == (0 if shown == [f" {name}, starcraft"] else 1)
        return [] if code == 0 else shown

    return found


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("units", UNIT),
        ("armies", ARMY),
        ("deployments", DEPLOYMENT),
        ("maps", MAP),
        ("cards", CARD),
        ("abilities", ABILITY),
        ("units", WORDS),
        ("tags", TAGS),
    ],
)
def test_data_in_which_nothing_is_wrong_is_fine(said: Check, name: str, text: str) -> None:
    assert said(name, text) == []


@pytest.mark.parametrize(
    ("name", "text", "old", "new", "words"),
    [
        ("units", UNIT, "    {name: X, faction: zerg, base: 32,", "    ¦{name: X, faction: zerg,",
         "units.zerg/x: the key 'base' is missing"),
        ("units", UNIT, "supply: {1-6: 0, 7-12: 1}", "¦supply: {1-6: 0, 8-12: 1}",
         "units.zerg/x.supply: the Supply of 7 models is missing"),
        ("units", UNIT, "supply: {1-6: 0, 7-12: 1}", "¦supply: {1-5: 0, 8-12: 1}",
         "units.zerg/x.supply: the Supply of 6 and 7 models is missing"),
        ("units", UNIT, "supply: {1-6: 0, 7-12: 1}", "¦supply: {1-6: 0, 6-12: 1}",
         "units.zerg/x.supply: the Supply of 6 models is given twice"),
        ("units", UNIT, "supply: {1-6: 0, 7-12: 1}", "¦supply: {2-6: 0, 7-12: 1}",
         "units.zerg/x.supply: the Supply of 1 model is missing"),
        ("units", UNIT, "supply: {1-6: 0, 7-12: 1}", "¦supply: {1-6: 0, 7-11: 1}",
         "units.zerg/x.supply: the Supply of 12 models is missing"),
        ("units", UNIT, "supply: {1-6: 0, 7-12: 1}", "¦supply: {1-6: 0, 7-13: 1}",
         "units.zerg/x.supply: the Supply of 13 models is given; the unit has at most 12"),
        ("units", UNIT, "source: P2P", "source: ¦P2Q",
         "units.zerg/x.source: the source 'P2Q' begins with no key of sources.yaml"),
        ("armies", ARMY, "profile: zerg/queen", "profile: ¦zerg/quen",
         "armies.zerg/x.units.1.profile: there is no unit 'zerg/quen'; did you mean 'zerg/queen'?"),
        ("armies", ARMY, "models: 1", "models: ¦2",
         "armies.zerg/x.units.1.models: a unit of 'zerg/queen' has 1 model, not 2"),
        ("armies", ARMY, "profile: zerg/queen", "profile: ¦terran/goliath",
         "armies.zerg/x.units.1.profile: the army is zerg, the unit terran"),
        ("deployments", DEPLOYMENT, "5: [18, 18]", "5: ¦[35.5, 18]",
         "deployments.x.markers.5: the marker 5 reaches 0.13″ past the table's edge"),
        ("deployments", DEPLOYMENT, "5: [18, 18]", "5: ¦[18, 40]",
         "deployments.x.markers.5: the marker 5 reaches 4.63″ past the table's edge"),
        ("deployments", DEPLOYMENT, "{edge: top, from: 18, to: 36}", "¦{edge: top, from: 17.5, to: 36}",
         "deployments.x.blue.1: the top edge from 17.5 to 18 is an Entry Edge of red already"),
        ("deployments", DEPLOYMENT, "to: 18}]", "to: 18}, ¦{edge: top, from: 4, to: 6}]",
         "deployments.x.red.2: the top edge from 4 to 6 is an Entry Edge of red already"),
        ("deployments", DEPLOYMENT, "to: 36}]", "to: ¦36.5}]",
         "deployments.x.blue.1.to: the top edge is 36″ long; 36.5 lies beyond it"),
        ("maps", MAP, "piece: lost-temple/wall-1", "piece: ¦lost-temple/wal-1",
         "maps.x.pieces.1.piece: there is no piece 'lost-temple/wal-1'; did you mean 'lost-temple/wall-1'?"),
        ("maps", MAP, "- {id: a, piece: lost-temple/wall-1, boxes: [[4,",
         "- ¦{id: a, piece: lost-temple/wall-1, boxes: [[36,",
         "maps.x.pieces.1: the piece 'a' is off the table"),
        ("maps", MAP, "id: b", "id: ¦a", "maps.x.pieces.2.id: the id 'a' is given twice"),
        ("abilities", ABILITY, "[zerg/queen]", "¦[zerg/quen]",
         "abilities.x.units: there is no unit 'zerg/quen'; did you mean 'zerg/queen'?"),
        ("abilities", ABILITY, "token: force-field", "token: ¦force-feild",
         "abilities.x.token: there is no token 'force-feild'; did you mean 'force-field'?"),
        ("abilities", ABILITY, "units: [zerg/queen]", "tags: [ground, ¦biologic]",
         "abilities.x.tags.2: there is no tag 'biologic'; did you mean 'biological'?"),
        ("abilities", ABILITY, "units: [zerg/queen]", "first_of: ¦grund",
         "abilities.x.first_of: there is no tag 'grund'; did you mean 'ground'?"),
        ("units", WORDS, "[ground, light]", "[ground, ¦lihgt]",
         "units.zerg/x.tags.2: there is no tag 'lihgt'; did you mean 'light'?"),
        ("units", WORDS, "[burrow, leap]", "[¦burow, leap]",
         "units.zerg/x.abilities.1: there is no ability 'burow'; did you mean 'burrow'?"),
        ("units", WORDS, "abilities: [burrow, leap]", "upgrades: [¦xyzzy]",
         "units.zerg/x.upgrades.1: there is no ability 'xyzzy'"),
        ("units", WORDS, "surge: [light]", "surge: [¦armored]",
         "units.zerg/x.weapons.1.surge.1: there is no tag 'armored'; did you mean 'armoured'?"),
        ("units", WORDS, "targets: all", "targets: ¦flyng",
         "units.zerg/x.weapons.1.targets: ground, flying or all was expected, not 'flyng'; did you mean 'flying'?"),
        ("units", WORDS, "instead_of: Claw", "instead_of: ¦Clau",
         "units.zerg/x.weapons.2.instead_of: Claw or Spine was expected, not 'Clau'; did you mean 'Claw'?"),
        ("units", WORDS, "only_in: SIEGE MODE", "only_in: ¦SEIGE MODE",
         "units.zerg/x.weapons.2.only_in: SIEGE MODE was expected, not 'SEIGE MODE'; did you mean 'SIEGE MODE'?"),
        ("tags", TAGS, "{says: stands, source", "¦{source", "tags.ground: the key 'says' is missing"),
        ("cards", CARD, "{app: {lead: 10}}", "{app: {¦laed: 10}}",
         "cards.x/skirmish.readings.gather_lead.app.laed: a card has no figure 'laed'; did you mean 'lead'?"),
        ("cards", CARD, "{app: {lead: 10}}", "{¦apq: {lead: 10}}",
         "cards.x/skirmish.readings.gather_lead.apq: the settings have no reading 'apq' of 'gather_lead'"),
        ("cards", CARD, "{gather_lead: {app:", "{gather_leed: {¦app:",
         "cards.x/skirmish.readings.gather_leed.app: the settings have no reading 'app' of 'gather_leed'"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_where_it_stands(
    said: Check, mark: Callable[[str], tuple[str, str]], name: str, text: str, old: str, new: str, words: str
) -> None:
    assert text.count(old) == 1
    wrong, place = mark(text.replace(old, new))
    (line,) = said(name, wrong)
    assert line.startswith(f"{place}: {words}")


def test_segments_that_meet_at_their_ends_do_not_overlap(said: Check) -> None:
    assert said("deployments", DEPLOYMENT.replace("from: 18, to: 36", "from: 17.9995, to: 36")) == []


def test_a_marker_may_touch_the_edge_of_the_table(said: Check) -> None:
    assert said("deployments", DEPLOYMENT.replace("5: [18, 18]", "5: [35.3701, 18]")) == []


def test_data_outside_a_folder_of_its_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "units.yaml"
    path.write_text(UNIT, encoding="utf-8")
    text, code = check([path])
    assert code == 1
    assert "rules data lies in a folder with the name of its game" in text


def test_all_data_that_comes_with_the_program_is_fine() -> None:
    folder = Path(next(iter(assets.__path__))) / "rules"
    files = sorted(folder.glob("*/*.yaml"))
    assert len(files) > 20
    text, code = check(files)
    assert code == 0, text


# References both ways


def test_every_unit_of_an_army_exists_and_every_army_belongs_to_one_faction() -> None:
    known = profiles("starcraft")
    for name, army in armies("starcraft").items():
        assert name.partition("/")[0] == army.faction
        assert {known[unit.profile].faction for unit in army.units} == {army.faction}


def test_every_word_that_units_may_bear_is_borne_by_one() -> None:
    units = profiles("starcraft").values()
    starcraft = [unit for unit in units if isinstance(unit, StarcraftProfile)]
    assert set(tags("starcraft")) == {tag for unit in starcraft for tag in unit.tags}
    borne = {name for unit in starcraft for name in (unit.abilities | unit.upgrades) - abilities().keys()}
    assert passives().keys() == {*borne, INDOMITABLE}


SUPPLY = {
    "terran/starter": [2, 1, 1, 1, 2], "zerg/starter": [1, 1, 3, 1], "protoss/starter": [2, 1, 1, 1, 1],
    "terran/founder": [1, 1, 1, 1, 1], "zerg/founder": [1, 1, 1, 1, 1], "protoss/founder": [2, 2, 1, 1, 1],
}  # fmt: skip


@pytest.mark.parametrize("name", SUPPLY)
def test_an_army_has_the_supply_its_sheet_gives(name: str) -> None:
    known = profiles("starcraft")
    found = []
    for unit in armies("starcraft")[name].units:
        profile = known[unit.profile]
        assert isinstance(profile, StarcraftProfile)
        found.append(profile.supply_of(unit.models))
    assert found == SUPPLY[name]
    assert set(SUPPLY) == set(armies("starcraft"))


def test_armies_together_number_what_comes_twice() -> None:
    both = fielded([armies("starcraft")["zerg/starter"], armies("starcraft")["zerg/founder"]])
    assert [(unit.id, unit.name) for unit in both if unit.profile == "zerg/queen"] == [
        ("queen", "Queen 1"), ("queen-2", "Queen 2")
    ]  # fmt: skip
    assert [unit.name for unit in both if unit.id in ("swarmlings", "kerrigan")] == ["Swarmlings", None]
    assert max(Counter(unit.id for unit in both).values()) == 1


def test_every_source_key_is_used_and_every_source_has_one(repository: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (repository / "assets/rules/starcraft").glob("*.yaml")]
    unused = [key for key in sources("starcraft") if sum(text.count(key) for text in texts) < 2]
    assert unused == []


def test_every_figure_is_asked_for_somewhere(repository: Path) -> None:
    folders = ("engine", "missions", "gui")
    code = "\n".join(path.read_text(encoding="utf-8") for name in folders for path in (repository / name).rglob("*.py"))
    guided = [name for name in figures_of("starcraft") if name.startswith("guide_")]
    asked = {name.removesuffix("_least").removesuffix("_most").removeprefix("guide_") for name in guided}
    asked = {name for name in asked if not name.startswith("size_")}
    assert [name for name in asked if f'"{name}"' not in code and f'"guide_{name}"' not in code] == []
    assert [name for name in figures_of("starcraft") if name not in guided and f'"{name}"' not in code] == []


def test_every_setting_is_asked_for_somewhere(repository: Path) -> None:
    folders = ("engine/systems/starcraft", "engine", "missions")
    code = "\n".join(path.read_text(encoding="utf-8") for name in folders for path in (repository / name).rglob("*.py"))
    rules = "\n".join(
        (repository / "assets/rules/starcraft" / f"{name}.yaml").read_text(encoding="utf-8")
        for name in ("units", "cards", "deployments")
    )
    asked = [name for name in settings_of("starcraft") if f'"{name}"' in code or f"{name}:" in rules]
    assert asked == list(settings_of("starcraft"))


LEFT_TO_THE_PLAYER = {
    "detection", "domineering-presence", "path-of-shadows", "raiders-roll",
}  # fmt: skip
"""Abilities that units name and nothing judges yet."""


def test_every_ability_that_a_unit_names_is_data_or_code_or_known_to_be_left(repository: Path) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (repository / "engine").rglob("*.py"))
    named: set[str] = set()
    for unit in profiles("starcraft").values():
        assert isinstance(unit, StarcraftProfile)
        named |= unit.abilities | unit.upgrades
    bare = {name for name in named if name not in abilities() and f'"{name}"' not in code}
    assert bare == LEFT_TO_THE_PLAYER


def test_tokens_have_the_sizes_that_texts_give_and_no_other() -> None:
    sizes = {
        name: None if one.base is None else round(one.base.width * 25.4) for name, one in tokens("starcraft").items()
    }
    assert sizes == {
        "mission-marker": 32, "adept-shade": 40, "force-field": 80, "creep-tumor": 28,
        "corrosive-bile": None, "ravager-burrow": None, "faction-indicator": None,
    }  # fmt: skip
    assert {name for name, one in tokens("starcraft").items() if one.bars == 2} == {"force-field"}
