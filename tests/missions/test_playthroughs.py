"""Whole games as recorded: every order is allowed, the game ends, and the file comes out as it is."""

from collections import Counter
from pathlib import Path

import pytest

from missions.rehearsal_save import rehearsal_to_text
from missions.rehearsals import open_rehearsal

FOLDER = Path(__file__).parents[1] / "playthroughs"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("hardwired28-*.yaml")), ids=lambda path: path.stem)
def test_a_recorded_game_is_played_to_its_end_byte_for_byte(path: Path) -> None:
    opened = open_rehearsal(path)
    assert opened.refused == ()
    assert opened.notes == ()
    rehearsal = opened.rehearsal
    assert rehearsal.game.ended
    assert rehearsal.system.readout(rehearsal.game).result
    assert rehearsal_to_text(rehearsal, path.parent).encode("utf-8") == path.read_bytes()


def test_the_tutorial_game_has_what_a_game_has() -> None:
    opened = open_rehearsal(FOLDER / "hardwired28-tutorial.yaml")
    done = Counter(line.order.do for line in opened.lines)
    assert opened.rehearsal.game.round >= 5
    for order in ("bless", "draw", "activate", "move", "action", "clash", "arrive", "behave", "act", "length", "end"):
        assert done[order], order
    assert done["arrive"] == 2
    assert done["bless"] >= 2 * opened.rehearsal.game.round
