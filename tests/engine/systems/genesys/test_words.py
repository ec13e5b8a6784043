"""Every finding code has one clause, one wording, and a sentence that can be said."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.findings import Finding, Limit, Severity
from engine.orders import End, Pass
from engine.rulebook import Coverage, Rulebook
from engine.systems.genesys.orders import HoldAction, Move, React, Reaction
from engine.systems.genesys.profile import Arc
from engine.systems.genesys.words import WORDS

Begin = Callable[..., Any]

KINDS = (
    "move|order|game|squad|bonus|action|activate|turn|end|challenge|mission|charge|attack|result|react|wound|remove|"
    "dice|deploy|reserve"
)
SOURCE = re.compile(rf'"((?:{KINDS})\.\w+)"')

EXTRA_WORDS = {
    "piece": "Rock",
    "what": "a move",
    "why": "no squad is active",
    "state": "gone for this Game Round",
    "bonus": "+1",
    "others": "+0: only whole inches count",
    "count": "another reading",
    "told": "8.00″ gone earn +1 as set",
    "weapon": "a weapon as strong as its firer",
    "value": "1",
    "fails": "8.50″ away, of a range of 8″",
    "would": "a charge",
    "reading": "only whole inches count",
    "bonuses": "+1 for 1, +0 for 2",
    "outcome": "lapses",
    "other_outcome": "is held without an order",
    "figure": "Strength 3 + 1",
    "whose": "the roll",
    "asked": "1 d6",
    "who": "Red Walkers",
    "limits": "an arc of 90°",
    "less": "1",
    "round": "7",
    "strike": "it may strike with its held Action",
}


def codes_in_the_code(repository: Path) -> set[str]:
    """Every code that this system's modules write down, and those of the shared ground that they call."""
    folder = repository / "engine" / "systems" / "genesys"
    own = {code for module in folder.glob("*.py") for code in SOURCE.findall(module.read_text("utf-8"))}
    ground = set(SOURCE.findall((repository / "engine" / "ground.py").read_text("utf-8")))
    return own | (ground - {"move.too_near_enemy"})


def test_every_code_has_exactly_one_clause_and_a_wording_and_there_are_no_others(
    repository: Path, book: Rulebook
) -> None:
    served = [code for clause in book.clauses.values() for code in clause.codes]
    assert len(served) == len(set(served))
    assert codes_in_the_code(repository) == set(served) == set(WORDS)


def test_every_checked_clause_has_codes_or_a_proof(book: Rulebook) -> None:
    checked = [clause for clause in book.clauses.values() if clause.coverage is Coverage.CHECKED]
    assert [clause.id for clause in checked if not clause.codes and not clause.proved_by] == []


@pytest.mark.parametrize("code", sorted(WORDS))
@pytest.mark.parametrize("severity", list(Severity))
def test_every_code_makes_a_sentence(play: Begin, book: Rulebook, code: str, severity: Severity) -> None:
    finding = Finding(
        code,
        book.rule(code),
        severity,
        ("red.walkers.1", "blue.walkers"),
        1.5,
        1.0,
        Limit.AT_LEAST,
        words={key: value for key, value in EXTRA_WORDS.items() if f"{{{key}}}" in _templates(code) and key != "asked"},
    )
    sentence = play().rules.say(play().game, finding)
    text = f"{sentence.check} {sentence.text}"
    assert "{" not in text
    assert not re.search(r"\b(invalid|illegal|error)\b|!", text, re.IGNORECASE)
    assert sentence.clause
    assert text[0].isupper()


def _templates(code: str) -> str:
    wording = WORDS[code]
    return wording.check + wording.head + wording.reason + wording.passed


def test_a_sentence_without_measures_can_be_said_too(play: Begin, book: Rulebook) -> None:
    for code in WORDS:
        words = {key: value for key, value in EXTRA_WORDS.items() if f"{{{key}}}" in _templates(code)}
        finding = Finding(code, book.rule(code), Severity.REFUSED, words=words)
        assert play().rules.say(play().game, finding).text


def test_a_rules_absence_is_claimed_only_as_no_public_text(repository: Path) -> None:
    written = [wording.head + wording.reason for wording in WORDS.values()]
    data = (repository / "assets" / "rules" / "genesys").glob("*.yaml")
    written += [path.read_text("utf-8") for path in data]
    written.append((repository / "missions" / "genesys" / "orcs-and-dwarves.yaml").read_text("utf-8"))
    for text in written:
        assert not re.search(
            r"no rule|not? in the rulebook|the rules (?:do not|have no)", text.replace("this program; no rule", "")
        )


def test_the_refusals_a_player_meets_read_well(play: Begin) -> None:
    game = play().activate("red.walkers")
    too_far = replace(game.finding(game.shift("red.walkers", 0, -9.5), "move.too_far"))
    assert game.say(too_far) == (
        "9.50″ of 9″. No part of a model moves farther than three times its Movement, four times with the Action (8.3)."
    )
    away = play({"red.runners": {1: (30, 25)}}).activate("red.runners")
    blocked = away.finding(away.shift("red.runners", 0, -9), "move.blocked")
    assert away.say(blocked).startswith("Rock is in the way.")


ARMED = {"shooting_range": 8.0, "weapon_strength": 2}


def held_by_archers(play: Begin, place: dict[str, dict[int, tuple[float, ...]]], **settings: str) -> Any:
    """Red's walkers have gone 4 inches up and 3.50 back and hold their Action; Blue's are active."""
    game = play(place, changed={"red.walkers": {**ARMED, "arc": Arc.HALF}}, shooting_moved="shown", **settings)
    game.activate("red.walkers")
    here = game.at("red.walkers.1")
    path = (here, here.moved(0, -4), here.moved(0, -0.5))
    game.do(Move(by="red", unit="red.walkers", model=1, path=path), HoldAction(by="red", unit="red.walkers"))
    return game.do(End(by="red"), Pass(by="red")).activate("blue.walkers")


@pytest.mark.parametrize(
    ("at", "words"),
    [
        ((10, 10), "14.50″ away, of a range of 8″"),
        ((10, 30), "4.00″ out of its arc of 180°"),
        ((10, 36), "10.00″ out of its arc of 180°, 9.50″ away, of a range of 8″"),
    ],
)
def test_a_shot_that_cannot_be_says_which_of_sight_arc_and_range_fails(
    play: Begin, at: tuple[float, float], words: str
) -> None:
    game = held_by_archers(play, {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: at}})
    shot = React(by="red", unit="red.walkers", kind=Reaction.SHOOT)
    assert f"out of the field of Red Walkers: {words}." in game.say(game.finding(shot, "react.unseen"))


def test_a_shot_hidden_by_a_piece_says_so_and_names_the_setting(play: Begin) -> None:
    game = held_by_archers(play, {"red.walkers": {1: (30, 26)}, "blue.walkers": {1: (30, 17.5)}})
    hidden = game.finding(React(by="red", unit="red.walkers", kind=Reaction.SHOOT), "react.unseen")
    assert ": out of sight." in game.say(hidden)
    assert hidden.setting == "charge_sight"


@pytest.mark.parametrize("reading", ["way", "rest"])
def test_shooting_after_moving_counts_the_whole_way_and_goes_by_the_weapon(play: Begin, reading: str) -> None:
    place = {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 20)}}
    game = held_by_archers(play, place, bonus_inches=reading)
    moved = game.finding(React(by="red", unit="red.walkers", kind=Reaction.SHOOT), "attack.moved")
    assert moved.measured == pytest.approx(7.5)
    assert "A weapon weaker than its firer shoots after two Movements at most (2017)" in game.say(moved)


def test_every_setting_of_the_rulings_is_there_and_says_whether_it_is_asked(book: Rulebook) -> None:
    assert set(book.settings) == {
        "undo_dice",
        "generation",
        "exhausted_by",
        "exhausted_command",
        "bonus_carried",
        "bonus_bands",
        "bonus_inches",
        "squad_bonus",
        "reaction_cost",
        "reaction_action",
        "least_squads",
        "at_zero",
        "leader_loss",
        "held_action",
        "first_turn",
        "direct_path",
        "charge_sight",
        "passing",
        "squad_coherency",
        "difficult_ground",
        "climbing",
        "reaction_moment",
        "shooting_moved",
        "weapon_equal",
        "multiplier",
        "squad_sizes",
        "entry_edges",
        "reserve_round",
        "end_game",
        "arc",
    }
    assert [name for name, setting in book.settings.items() if not setting.asked] == []
    assert book.settings["squad_coherency"].number
    assert "not from the rulebook" in book.settings["squad_coherency"].title


def test_every_figure_has_a_source_and_is_asked(repository: Path, book: Rulebook) -> None:
    folder = repository / "engine" / "systems" / "genesys"
    code = "".join(module.read_text("utf-8") for module in folder.glob("*.py"))
    for name, figure in book.figures.items():
        assert figure.source
        assert f'"{name}"' in code or name.startswith("reaction_cost_"), name


def test_the_data_files_say_what_they_are(repository: Path) -> None:
    for path in sorted((repository / "assets" / "rules" / "genesys").glob("*.yaml")):
        assert yaml.safe_load(path.read_text("utf-8"))["format"] == f"measuretwice/{path.stem}/1"
