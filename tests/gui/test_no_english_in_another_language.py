"""In another language nothing is said in English but names: what the rules say of each game's first mission, and every
text of the window and of its dialogs."""

import dataclasses
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path

import pytest

from engine.game import Game
from engine.mission import Mission
from engine.options import BagAsk, ChoiceAsk, DiceAsk, NumberAsk, PointAsk, TextAsk
from engine.survey import Topic
from engine.tongue import TONGUE
from gui.language import RulesTranslations
from missions.load import OpenedRehearsal, load_mission, open_any
from missions.orders import order_to_data
from missions.rules.book import rulebook
from missions.rules.cards import cards
from missions.rules.setups import setups
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS, system

LETTERS = re.compile(r"[^\W\d_]{3,}")
IDS = re.compile(r"\b[a-z]+(\.[a-z0-9-]+)+\b|\S+\.yaml\b|&")
PLAYED = ("genesys-orcs-and-dwarves", "hardwired28-tutorial", "starcraft-frontlines-terran-zerg")
UNSAID = {"id", "unit", "side", "key", "by", "shows", "draft", "code", "subjects", "rule", "kind", "affinity", "marker"}
UNSAID |= {"decider", "controller", "drawn", "engaged", "leader", "area", "lookout", "where", "name_of_ask", "setting"}
UNSAID |= {"claim"}
"""Fields that are for the program alone; the claim of a row is compared with that of another position."""
TERMS = {
    *(
        "Coherency",
        "Out of Coherency",
        "Engaged",
        "Engagement",
        "Charge",
        "Disengage",
        "Disengaged",
        "Move Again",
        "Move",
    ),
    *("Deploy", "Hold", "Gather", "Run", "Close Ranks", "Ranged Attack", "Close Combat Attack", "Leading Model"),
    *(
        "Entry Edge",
        "Zone of Influence",
        "Zones of Influence",
        "Supply Pool",
        "Supply",
        "Reserve",
        "First Player Marker",
    ),
    *("First Player", "Mission Marker", "Mission", "Marker", "Token", "STATIONARY", "BURROWED", "HIDDEN", "SIEGE MODE"),
    *("Movement", "Assault", "Combat", "Scoring", "Phase", "Gap Clearance", "Speed", "Size", "Shield", "Arm", "Eva"),
    *("Pool", "Creep", "Roll-off", "Game Round", "Command Value", "Command", "Squads", "Squad", "Action", "Initiative"),
    *("Strength", "Toughness", "Martial", "Ranged", "Defense", "Discipline", "Willpower", "Exhausted", "RTN", "MTN"),
    *("Corporate Blessings", "Blessings", "Out of Action", "Focus", "Coworker", "Hostile", "Health", "Wits", "Aim"),
    *("Interact", "Interrogate", "Search", "Cast", "Scout", "Zealot", "Aggressor", "Defender", "Wait", "Patrol"),
    *("Regroup", "Base", "Status", "Zone", "Draft", "Ring", "Name", "Oval", "neutral", "Access Points", "Humanoid"),
    *(
        "Measure Twice",
        "English",
        "Deutsch",
        "Return",
        "Ctrl",
        "Alt",
        "Shift",
        "Tab",
        "Esc",
        "Core",
        "Support",
        "Elite",
    ),
    *("Hero", "Protoss", "Terran", "Zerg", "Extraction", "Massacre", "Overtime", "Armour", "Banner", "Loot", "loot"),
    *("Blown Back", "Knockback", "Resonance Push", "Creep Tumor", "SIEGED", "Supply+1", "SUPPLY+1", "Stationary"),
    *("blocking", "impassable", "vegetation", "wood", "blocks sight", "climbable", "gives cover", "low"),
    *("as agreed at the table", "lost-temple", "Lost Temple Plateau", "Lost Temple Ramp"),
    *("Lost Temple", "Sand"),
}
"""Words that are the same in both languages: a rulebook's own, and names."""


def said(value: object) -> Iterator[str]:
    """Every word that a readout, options or an inspection shows."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Enum):
        return
    elif isinstance(value, ChoiceAsk):
        yield from (value.label, *(words for _, words in value.choices))
    elif isinstance(value, DiceAsk | BagAsk | NumberAsk | TextAsk | PointAsk):
        yield value.label
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if field.name not in UNSAID:
                yield from said(getattr(value, field.name))
    elif isinstance(value, Mapping):
        yield from (words for one in value.values() for words in said(one))
    elif isinstance(value, list | tuple):
        yield from (words for one in value for words in said(one))


def names(mission: Mission) -> set[str]:
    """What the mission's file and the data call things, with where each is from."""
    found = {mission.name, mission.source}
    found |= {one.name for one in (*mission.sides, *mission.units, *mission.markers, *mission.zones, *mission.terrain)}
    for unit in mission.units:
        found |= {unit.profile.name, unit.profile.source, *unit.names.values()}
    return found


def positions(path: Path) -> tuple[Mission, list[Game]]:
    """The first of a mission; of a rehearsal some, and of its orders what the log has."""
    found = open_any(path)
    if isinstance(found, Mission):
        return found, [system(found.system).begin(found)]
    assert isinstance(found, OpenedRehearsal)
    return found.rehearsal.mission, [node.game for node in found.rehearsal.nodes[:: len(found.rehearsal.nodes) // 3]]


def told(mission: Mission, game: Game, *, surveyed: bool) -> Iterator[str]:
    """What the rules say of a position."""
    rules = system(mission.system)
    yield from said(rules.readout(game))
    yield from said(rules.options(game))
    for subject in (
        mission.units[0].id,
        *list(game.models)[::9],
        *(one.id for one in (*mission.markers, *mission.terrain)[:8]),
    ):
        yield from said(rules.inspect(game, subject))
    for unit in mission.units[:3]:
        yield from said(rules.options(game, unit.id))
    if surveyed:
        yield from said(rules.survey(game))


def untold(alike: set[str], known: set[str]) -> list[str]:
    """Those with letters left once every known name is taken out."""
    longest_first = re.compile("|".join(map(re.escape, sorted((one for one in known if one), key=len, reverse=True))))
    return sorted(words for words in alike if LETTERS.search(longest_first.sub(" ", IDS.sub("", words))))


def kept_in_english(monkeypatch: pytest.MonkeyPatch, path: Path, *, surveyed: bool) -> list[str]:
    """What is said in English of the positions of a file when the rules speak German."""
    found = []
    for translate in (str, RulesTranslations("de")):
        monkeypatch.setattr(TONGUE, "told", translate)
        mission, games = positions(path)
        found.append({words for game in games for words in told(mission, game, surveyed=surveyed and game is games[1])})
    assert len(found[0]) > 60
    return untold(found[0] & found[1], names(mission) | TERMS)


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_the_rules_say_of_a_mission_is_said_in_the_language(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    assert kept_in_english(monkeypatch, shipped_paths(name)[0], surveyed=False) == []


def decided(path: Path) -> Iterator[object]:
    """What an order of a rehearsal is found to be, and what was open where it was given, without any words."""
    found = open_any(path)
    assert isinstance(found, OpenedRehearsal)
    rules, nodes = found.rehearsal.system, found.rehearsal.nodes
    for node in nodes[1 :: len(nodes) // 9]:
        assert node.order is not None
        game = nodes[node.parent or 0].game
        findings = rules.judge(game, node.order).findings
        yield order_to_data(node.order)
        yield [(one.code, one.severity, one.subjects, one.measured, one.limit, one.setting) for one in findings]
        yield [(one.id, one.open, [ask.name for ask in one.asks]) for one in rules.options(game).general]
        rows = rules.survey(game, {Topic.MARKERS, Topic.ZONES, Topic.COHERENCY}).rows
        yield [(row.severity, row.subjects, row.measured, row.rule.book, row.setting) for row in rows]


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYED)
def test_what_the_rules_decide_hangs_on_no_language(
    monkeypatch: pytest.MonkeyPatch, repository: Path, name: str
) -> None:
    path = repository / "tests" / "playthroughs" / f"{name}.yaml"
    english = list(decided(path))
    monkeypatch.setattr(TONGUE, "told", RulesTranslations("de"))
    assert list(decided(path)) == english


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYED)
def test_what_the_rules_say_of_a_game_is_said_in_the_language(
    monkeypatch: pytest.MonkeyPatch, repository: Path, name: str
) -> None:
    path = repository / "tests" / "playthroughs" / f"{name}.yaml"
    assert kept_in_english(monkeypatch, path, surveyed=True) == []


def test_a_word_that_is_the_same_is_noticed_unless_it_is_a_name() -> None:
    alike = {"Marine 3 stays Engaged", "Marine 3", "Engaged: Marine 3 (2″)"}
    assert untold(alike, {"Marine", "Engaged"}) == ["Marine 3 stays Engaged"]


WALKS = """
import json, os, sys
from types import BuiltinMethodType
from gui.language import speak_in, take_along
speak_in(sys.argv[1])
from pathlib import Path
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QListWidget, QTableWidget, QTreeWidgetItemIterator
from PySide6.QtWidgets import QTreeWidget, QWidget
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from gui.window.opening import open_file
from missions.orders import order_to_data
from missions.rules.book import rulebook
from missions.rules.cards import cards
from missions.rules.setups import setups
from missions.shipped import shipped_paths

QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[2])
Memory.folder = Path(sys.argv[2])
application = QApplication(sys.argv[:1])
take_along(application, sys.argv[1])
found, place = {}, ["start"]
TEXTS = ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription", "placeholderText")
TEXTS += ("title", "windowTitle", "suffix", "prefix", "specialValueText", "toPlainText", "informativeText")


def walk(top):
    here = found.setdefault(place[0], set())
    for one in (top, *top.findChildren(QWidget), *top.findChildren(QAction)):
        says = (getattr(one, name, None) for name in TEXTS)
        here.update(said for say in says if isinstance(say, BuiltinMethodType) and isinstance(said := say(), str))
        if isinstance(one, QComboBox):
            here.update(one.itemText(row) for row in range(one.count()))
        elif isinstance(one, QListWidget):
            here.update(one.item(row).text() for row in range(one.count()))
        elif isinstance(one, QTableWidget):
            items = [one.item(row, column) for row in range(one.rowCount()) for column in range(one.columnCount())]
            items += [one.horizontalHeaderItem(column) for column in range(one.columnCount())]
            here.update(item.text() for item in items if item is not None)
        elif isinstance(one, QTreeWidget):
            items = [one.headerItem()]
            every = QTreeWidgetItemIterator(one)
            while every.value() is not None:
                items.append(every.value())
                every += 1
            here.update(item.text(column) for item in items for column in range(one.columnCount()))


def looked_at(dialog):
    dialog.show()
    application.processEvents()
    walk(dialog)
    dialog.hide()
    return 0


QDialog.exec = looked_at
window = MainWindow(Memory())
window.show()
walk(window)
for path in (shipped_paths(name)[0] for name in ("hardwired28", "genesys", "starcraft")):
    place[0] = path.stem
    window.files.take(open_file(path), path)
    window.actions_["unit_next"].trigger()
    application.processEvents()
    walk(window)
for action in ACTIONS:
    place[0] = action
    before = set(application.topLevelWidgets())
    window.actions_[action].trigger()
    application.processEvents()
    for other in set(application.topLevelWidgets()) - before:
        if other.isVisible():
            walk(other)
            other.close()
print(json.dumps({name: sorted(texts) for name, texts in found.items()}))
sys.stdout.flush()
os._exit(0)
"""
ACTIONS = ("settings", "notes", "survey", "fairness", "ask", "list", "studio", "studio_new", "profile", "portraits")
ACTIONS += ("palette", "keys", "overlays", "about", "shortcuts", "anew", "words")


@pytest.mark.long
def test_the_window_and_its_dialogs_are_said_in_the_language(tmp_path: Path) -> None:
    environ, walked = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}, []
    for code in ("en", "de"):
        (tmp_path / code).mkdir()
        script = WALKS.replace("ACTIONS", repr(ACTIONS))
        command = [sys.executable, "-c", script, code, str(tmp_path / code)]
        done = subprocess.run(command, capture_output=True, text=True, env=environ, check=False)
        assert done.returncode == 0, done.stderr
        walked.append(json.loads(done.stdout))
    english, german = walked
    assert set(english) == set(german)
    known = TERMS | {words for name in SYSTEMS for path in shipped_paths(name) for words in names(load_mission(path))}
    known |= {*SYSTEMS, *(rulebook(name).title for name in SYSTEMS)}
    known |= {card.name for card in cards("hardwired28").values()} | {row.name for row in setups().deployments.values()}
    left = {place: untold(set(said) & set(german[place]), known) for place, said in english.items()}
    assert {place: words for place, words in left.items() if words} == {}
