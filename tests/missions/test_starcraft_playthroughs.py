"""Whole games of five rounds that were recorded, played again to the byte."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from engine.rehearsal import Rehearsal
from engine.systems.starcraft.orders import Moving, UseAbility
from engine.systems.starcraft.state import StarcraftGame
from missions.commands import replay
from missions.rehearsal_save import rehearsal_to_text
from missions.rehearsals import load_rehearsal

FOLDER = Path(__file__).parent.parent / "playthroughs"

SCORES = {
    "starcraft-frontlines-terran-zerg": {"red": 11, "blue": 17},
    "starcraft-artefacts-protoss-zerg": {"red": 3, "blue": 5},
}

EVERY_GAME_HAS = {
    *("roll_off", "give_marker", "choose_first", "deploy", "move", "run", "hold", "disengage", "charge", "close_ranks"),
    *("attack", "strike", "fall", "ability", "pass", "end"),
}


@pytest.fixture(scope="module", params=SCORES)
def played(request: pytest.FixtureRequest) -> tuple[Path, Rehearsal]:
    path = FOLDER / f"{request.param}.yaml"
    return path, load_rehearsal(path)


def test_every_recorded_game_of_starcraft_has_its_score_pinned() -> None:
    assert {path.stem for path in FOLDER.glob("starcraft-*.yaml")} == set(SCORES)


def test_a_recorded_game_comes_to_its_score_after_five_rounds(played: tuple[Path, Rehearsal]) -> None:
    path, rehearsal = played
    game = cast(StarcraftGame, rehearsal.game)
    assert game.ended
    assert game.round == 5
    assert game.vp == SCORES[path.stem]


def test_a_recorded_game_is_written_again_byte_for_byte(played: tuple[Path, Rehearsal]) -> None:
    path, rehearsal = played
    assert rehearsal_to_text(rehearsal, path.parent).encode("utf-8") == path.read_bytes()


def test_a_recorded_game_has_every_kind_of_action(played: tuple[Path, Rehearsal]) -> None:
    _, rehearsal = played
    orders = [node.order for node in rehearsal.line() if node.order is not None]
    assert EVERY_GAME_HAS - {order.do for order in orders} == set()
    assert any(isinstance(order, Moving) and order.do == "charge" and order.path for order in orders)
    used = Counter(order.ability for order in orders if isinstance(order, UseAbility))
    assert len(used) >= 3, used
    assert any(cast(StarcraftGame, node.game).tokens for node in rehearsal.line())


def test_a_recorded_game_replays_at_the_command_line() -> None:
    text, code = replay([FOLDER / "starcraft-artefacts-protoss-zerg.yaml"])
    assert code == 0
    assert text.rstrip().endswith("206 orders: all carried out")
