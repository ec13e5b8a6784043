"""The data of Hardwired 28 against the code that reads it and the readings it must hold."""

import re
from pathlib import Path

import pytest

from engine.findings import Finding, Limit, Severity
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.words import OWN, WORDS
from geometry.base import MILLIMETRES_PER_INCH
from missions import layout_guide
from missions.rules import profiles

SETTINGS = {
    "undo_dice": "same",
    "group_draw": "whole_group",
    "hostile_factions": "enemies",
    "calm_coworkers": "engages",
    "hostile_coworker": "enemy",
    "focus_tokens": "until_it_activates",
    "synergy_token": "removed",
    "synergy_chain": "no",
    "passing": "friends",
    "ai_column": "each_model",
    "ai_target": "best_chance",
    "hostile_power": "combat",
    "random_direction": "compass",
    "summon_token": "next_round",
    "spawn_aggressor": "nearest",
    "blast": "radius",
    "cable_whip": "attack_only",
    "grenade_sight": "not_needed",
    "grenade_moved": "not_lowered",
    "blast_coworkers": "hostile",
    "smoke_inside": "hidden",
    "flee_edge": "leaves",
    "aim_lost": "hit",
    "zealot_start": "any",
    "free_attacks": "each",
    "free_attacks_again": "each_move",
    "zealot_again": "each",
    "climb_down": "climbed",
    "climb_part": "part",
    "low_pieces": "climbed",
    "grapple": "first",
    "heights_apart": "flat",
    "hostile_moves": "one",
    "mixed_group": "own_table",
    "unused_edge": "touched",
    "edge_depth": "touching",
    "loot_line": "level",
    "running_past": "nothing",
    "two_friends": "with_it",
    "crowd": "no_coworkers",
    "wave_spacing": "whole_wave",
    "free_search": "anywhere",
    "first_draw": "hand",
    "contaminated": "round_end",
    "hostile_climbs": "round",
}
KINDS = {code.split(".")[0] for code in WORDS}
FACTIONS = ("scrapers", "feral-crews", "wave-callers", "static-wraiths", "feral-automata", "cable-feeders")


@pytest.fixture(scope="module")
def code(repository: Path) -> str:
    package = repository / "engine" / "systems" / "hardwired28"
    shared = repository / "engine" / "ground.py"
    return "\n".join(path.read_text("utf-8") for path in (*sorted(package.rglob("*.py")), shared))


def test_every_code_has_a_clause_and_words(rules):
    named = {code for clause in rules.rulebook.clauses.values() for code in clause.codes}
    assert named <= set(WORDS)
    assert set(OWN) <= named


def test_every_code_that_the_engine_can_give_has_a_clause(rules, code):
    named = {code for clause in rules.rulebook.clauses.values() for code in clause.codes}
    own = code.replace('"move.too_near_enemy"', "")  # no rule of this game keeps a move off enemies
    words = {word for word in re.findall(r'"([a-z]+\.[a-z_]+)"', own) if word in WORDS or word.split(".")[0] in KINDS}
    assert words == named


@pytest.mark.parametrize("code", sorted(OWN))
@pytest.mark.parametrize("severity", list(Severity))
def test_every_code_makes_a_sentence_of_plain_words(rules, match, code, severity):
    game = match(places={"compliance.okafor": {1: (4, 4)}, "recovery.roche": {1: (8, 4)}}).game
    words = {name: name for name in re.findall(r"{(\w+)}", "".join(vars_of(OWN[code])))}
    for known in ("subject", "other", "measured", "limit", "asked"):
        words.pop(known, None)
    finding = Finding(
        code,
        rules.rulebook.rule(code),
        severity,
        ("compliance.okafor.1", "recovery.roche.1"),
        5.25,
        4.0,
        Limit.AT_MOST,
        words,
    )
    said = rules.say(game, finding)
    for text in (said.check, said.head, said.reason, said.text):
        assert text
        assert "{" not in text
        assert "!" not in text
        assert not re.search(r"invalid|illegal|error", text, re.IGNORECASE)
    assert not said.head.endswith(".")


def vars_of(wording):
    return (wording.check, wording.head, wording.reason, wording.passed)


def test_every_setting_of_the_readings_is_there_with_its_default(rules):
    assert {name: setting.default for name, setting in rules.rulebook.settings.items()} == SETTINGS
    for setting in rules.rulebook.settings.values():
        assert len(setting.readings) >= 2
        assert setting.source


def test_a_setting_is_asked_exactly_where_the_engine_reads_it(rules, code):
    reads = code + '"undo_dice"'  # read by the rehearsal, for every game
    for setting in rules.rulebook.settings.values():
        assert setting.asked is (f'"{setting.name}"' in reads), setting.name


def test_every_figure_is_read(rules, code):
    guide = Path(layout_guide.__file__).read_text(encoding="utf-8")
    for name in rules.rulebook.figures:
        assert f'"{name}"' in (code + guide).replace("'", '"'), name


def test_no_text_gives_a_base_so_each_is_chosen_between_25_and_32_millimetres():
    for profile in profiles("hardwired28").values():
        assert profile.chosen
        assert 25 <= round(profile.base.width * MILLIMETRES_PER_INCH, 3) <= 32


def test_the_ready_squads_all_hostiles_and_all_coworkers_are_there():
    known = profiles("hardwired28")
    for faction in FACTIONS:
        rows = [one for one in known.values() if one.faction == faction]
        assert [one.kind for one in rows] == [Kind.HOSTILE] * 6
    assert len([one for one in known.values() if one.kind is Kind.COWORKER]) == 6

    def squad(faction):
        return {one.id.split("/")[1]: (one.move, one.health) for one in known.values() if one.faction == faction}

    assert squad("compliance-team") == {
        "boss": (4, 16),
        "brute": (3, 14),
        "zealot": (5, 12),
        "veteran": (4, 13),
        "gunner": (4, 14),
    }
    assert squad("recovery-crew") == {
        "boss": (4, 16),
        "scout": (6, 12),
        "gunner": (4, 14),
        "agent": (4, 14),
        "veteran": (4, 13),
    }
