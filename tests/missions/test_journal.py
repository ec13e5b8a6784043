"""A journal: what is done is on the disk when the call comes back, and whatever is cut off costs no more than that."""

import errno
import os
import runpy
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from engine.rehearsal import Rehearsal
from missions.journal import Journal, kept_in, recover
from missions.problems import Unreadable
from missions.rehearsal_save import rehearsal_to_text
from missions.rehearsals import load_rehearsal, open_rehearsal
from missions.yamlnodes import MOST_BYTES

RECORDED = Path(__file__).parents[1] / "playthroughs" / "genesys-orcs-and-dwarves.yaml"
PLAYER = Path(__file__).with_name("killed_while_playing.py")
steps = runpy.run_path(str(PLAYER))["steps"]


@pytest.fixture(scope="module")
def recorded() -> Rehearsal:
    return load_rehearsal(RECORDED)


def text_of(rehearsal: Rehearsal) -> str:
    return rehearsal_to_text(rehearsal, Path("/"))


def test_it_gives_back_the_tree_and_the_place_after_every_step(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    journal = None
    for count, rehearsal in enumerate(steps(recorded)):
        journal = journal or Journal(path, rehearsal)
        journal.note(None, saved=False)
        if count % 8 in (0, 3):
            opened, kept = recover(path)
            assert text_of(opened.rehearsal) == text_of(rehearsal)
            assert opened.rehearsal.undone == rehearsal.undone
            assert (kept.name, kept.orders) == (rehearsal.mission.name, len(rehearsal.nodes) - 1)
            assert (kept.file, kept.saved) == (None, False)


def test_an_order_costs_one_line_and_not_the_whole_tree_again(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    journal = None
    before = b""
    for rehearsal in steps(recorded):
        journal = journal or Journal(path, rehearsal)
        journal.note(None, saved=False)
        now = path.read_bytes()
        assert now.startswith(before)
        before = now
        if len(rehearsal.nodes) > 20:
            break
    journal.note(None, saved=False)
    assert path.read_bytes() == before


def test_it_is_a_rehearsal_file_as_well(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    Journal(path, recorded).note(None, saved=False)
    opened = open_rehearsal(path)
    assert opened.refused == ()
    assert len(opened.rehearsal.nodes) == len(recorded.nodes)


def test_it_says_where_the_rehearsal_is_saved_and_whether_all_of_it_is(recorded: Rehearsal, tmp_path: Path) -> None:
    path, file = tmp_path / "one.yaml", tmp_path / "my game: 1.yaml"
    rehearsal = next(steps(recorded))
    journal = Journal(path, rehearsal)
    journal.note(None, saved=False)
    journal.note(file, saved=True)
    assert kept_in(path) == recover(path)[1]
    assert (recover(path)[1].file, recover(path)[1].saved) == (file, True)
    rehearsal.undo()
    journal.note(file, saved=False)
    assert (recover(path)[1].file, recover(path)[1].saved) == (file, False)


def test_what_changed_before_any_order_is_kept_too(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    Journal(path, Rehearsal(recorded.system, recorded.mission, 5)).note(None, saved=False)
    opened, kept = recover(path)
    assert (opened.rehearsal.seed, len(opened.rehearsal.nodes), kept.orders) == (5, 1, 0)


def test_wherever_it_is_cut_off_the_steps_before_are_all_there(recorded: Rehearsal, tmp_path: Path) -> None:
    path, cut = tmp_path / "one.yaml", tmp_path / "cut.yaml"
    journal = None
    ends: list[tuple[int, int]] = []
    for rehearsal in steps(recorded):
        journal = journal or Journal(path, rehearsal)
        journal.note(None, saved=False)
        ends.append((len(path.read_bytes()), len(rehearsal.nodes) - 1))
        if len(ends) == 6:
            break
    whole = path.read_bytes()
    for (begin, before), (end, after) in pairwise(ends):
        for at in {begin, begin + 1, begin + (end - begin) // 3, (begin + end) // 2, end - 1}:
            cut.write_bytes(whole[:at])
            assert kept_in(cut).orders == before
            assert len(recover(cut)[0].rehearsal.nodes) == before + 1
        cut.write_bytes(whole[:end])
        assert kept_in(cut).orders == after
    head = whole.index(b"\norders:\n")
    for at in (0, 1, head // 2, head, head + 9):
        cut.write_bytes(whole[:at])
        assert kept_in(cut) is None
        with pytest.raises(Unreadable, match="no step of a rehearsal is kept in it"):
            recover(cut)


def test_a_full_disk_costs_nothing_that_was_written_and_the_next_call_makes_it_good(
    recorded: Rehearsal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.yaml"
    playing = steps(recorded)
    rehearsal = next(playing)
    journal = Journal(path, rehearsal)
    journal.note(None, saved=False)
    before = path.read_bytes()
    real = os.write

    def fills_up(handle: int, content: memoryview) -> int:
        if len(content) > 20:
            return real(handle, content[:20])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    next(playing)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fills_up)
        with pytest.raises(OSError, match="No space left"):
            journal.note(None, saved=False)
    assert path.read_bytes().startswith(before)
    assert kept_in(path).orders == 1
    journal.note(None, saved=False)
    assert text_of(recover(path)[0].rehearsal) == text_of(rehearsal)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_disk_that_is_full_from_the_start_is_an_error_of_the_system(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    rehearsal = next(steps(recorded))
    journal = Journal(path, rehearsal)
    journal.note(None, saved=False)
    path.unlink()
    path.symlink_to("/dev/full")
    rehearsal.undo()
    with pytest.raises(OSError, match=r"No space left|Invalid argument"):
        journal.note(None, saved=False)


def test_it_begins_again_where_somebody_took_it_away(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    playing = steps(recorded)
    rehearsal = next(playing)
    journal = Journal(path, rehearsal)
    journal.note(None, saved=False)
    path.unlink()
    next(playing)
    journal.note(None, saved=False)
    assert text_of(recover(path)[0].rehearsal) == text_of(rehearsal)


def test_what_is_no_journal_is_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_bytes(b"format: measuretwice/rehearsal/1\norders:\n# stands: {name: 5, at: 1}\n")
    with pytest.raises(Unreadable, match="name") as wrong:
        recover(path)
    assert "orders" in str(wrong.value)


@pytest.fixture(scope="module")
def four_steps(recorded: Rehearsal, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A journal as long as that."""
    path = tmp_path_factory.mktemp("kept") / "one.yaml"
    journal = None
    for rehearsal in steps(recorded):
        journal = journal or Journal(path, rehearsal)
        journal.note(path.with_name("game.yaml"), saved=False)
        if len(rehearsal.nodes) == 5:
            break
    return path.read_bytes()


@pytest.mark.parametrize(("damaged", "there"), [("stands", 3), ("order", 2), ("all stands", None), ("head", None)])
def test_of_a_damaged_one_all_is_given_back_that_can_be_read(
    four_steps: bytes, tmp_path: Path, damaged: str, there: int | None
) -> None:
    path = tmp_path / "one.yaml"
    signs = [at for at in range(len(four_steps)) if four_steps.startswith(b"# stands: {", at)]
    lines = [at for at in range(signs[0], len(four_steps)) if four_steps.startswith(b"- {", at)]
    places = {"stands": [signs[-1] + 10], "order": [lines[1]], "all stands": [sign + 10 for sign in signs], "head": [0]}
    content = bytearray(four_steps)
    for at in places[damaged]:
        content[at : at + 3] = b"{[]"
    path.write_bytes(content)
    if there is None:
        with pytest.raises(Unreadable):
            recover(path)
        return
    opened, kept = recover(path)
    assert (len(opened.rehearsal.nodes) - 1, kept.orders, kept.damaged) == (there, there, True)
    assert f"{there} of its orders could be read" in opened.notes[-1]


def test_what_was_written_of_it_may_be_cut_off_while_it_is_played(recorded: Rehearsal, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    playing = steps(recorded)
    rehearsal = next(playing)
    journal = Journal(path, rehearsal)
    journal.note(None, saved=False)
    path.write_bytes(path.read_bytes()[:-20])
    next(playing)
    journal.note(None, saved=False)
    assert text_of(recover(path)[0].rehearsal) == text_of(rehearsal)


def test_it_does_not_outgrow_what_a_file_may_be(recorded: Rehearsal, tmp_path: Path) -> None:
    """Each step tells every note again."""
    path = tmp_path / "one.yaml"
    rehearsal = next(steps(recorded))
    journal = Journal(path, rehearsal)
    longest = 0
    for count in range(14):
        rehearsal.note(1, f"{count} " + "a long note " * 60_000)
        journal.note(None, saved=False)
        longest = max(longest, path.stat().st_size)
    assert longest < MOST_BYTES // 2
    assert text_of(recover(path)[0].rehearsal) == text_of(rehearsal)


def killed_players(recorded: Rehearsal, folder: Path, seeds: range) -> None:
    texts = [text_of(rehearsal) for rehearsal in steps(recorded)]
    command = [sys.executable, str(PLAYER), str(RECORDED), str(folder)]
    told = subprocess.run([*command, *map(str, seeds)], capture_output=True, text=True, check=True)
    lasts = [tuple(map(int, line.split())) for line in told.stdout.splitlines()]
    assert [seed for seed, _ in lasts] == list(seeds)
    in_the_midst = 0
    for seed, last in lasts:
        in_the_midst += last < len(texts)
        found = text_of(recover(folder / f"{seed}.yaml")[0].rehearsal)
        assert found in texts[last - 1 : last + 1], (seed, last)
    assert in_the_midst >= len(seeds) * 3 // 4


forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot copy a process")


@forks
def test_a_player_who_is_killed_loses_no_step_that_was_acknowledged(recorded: Rehearsal, tmp_path: Path) -> None:
    killed_players(recorded, tmp_path, range(8))


@forks
@pytest.mark.long
def test_none_of_two_hundred_killed_players_loses_a_step(recorded: Rehearsal, tmp_path: Path) -> None:
    killed_players(recorded, tmp_path, range(200))
