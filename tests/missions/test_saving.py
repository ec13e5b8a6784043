"""A save that fails leaves the old file whole and nothing beside it."""

import io
import os
import stat
import sys
from pathlib import Path

import pytest

from missions.saving import write_whole

ON_POSIX = sys.platform != "win32"


def test_a_file_is_put_in_place(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    write_whole(path, b"newer")
    assert path.read_bytes() == b"newer"
    assert list(tmp_path.iterdir()) == [path]


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


class Full(io.FileIO):
    def write(self, data: object) -> int:
        full(data)
        return 0


@pytest.mark.parametrize(
    ("where", "name", "failing"),
    [
        (Path, "open", full),
        (Path, "open", lambda path, mode: Full(path, mode)),
        (os, "fsync", full),
        (Path, "chmod", full),
        (Path, "replace", full),
    ],
    ids=["opening", "writing", "bringing to the disk", "permissions", "renaming"],
)
def test_the_old_file_is_whole_after_a_failed_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: object, name: str, failing: object
) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"old")
    with monkeypatch.context() as patch:
        patch.setattr(where, name, failing)
        with pytest.raises(OSError, match="No space left on device"):
            write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no" / "a.yaml", b"new")


if ON_POSIX:

    def test_the_permissions_of_the_old_file_stay_and_a_new_one_gets_the_usual_ones(tmp_path: Path) -> None:
        path = tmp_path / "a.yaml"
        path.write_bytes(b"old")
        usual = path.stat().st_mode
        path.chmod(0o640)
        write_whole(path, b"new")
        assert path.stat().st_mode & 0o777 == 0o640
        write_whole(tmp_path / "b.yaml", b"new")
        assert (tmp_path / "b.yaml").stat().st_mode == usual

    def test_a_link_stays_a_link(tmp_path: Path) -> None:
        path, link = tmp_path / "a.yaml", tmp_path / "link.yaml"
        path.write_bytes(b"old")
        link.symlink_to(path)
        write_whole(link, b"new")
        assert link.is_symlink()
        assert path.read_bytes() == b"new"

    def forbidden(*_: object) -> None:
        raise AssertionError("a device must not be put in the place of")

    @pytest.fixture
    def no_renaming(monkeypatch: pytest.MonkeyPatch) -> None:
        """The tests may run as root: what is wrong must not cost the machine its devices."""
        monkeypatch.setattr(Path, "replace", forbidden)
        monkeypatch.setattr(os, "rename", forbidden)
        monkeypatch.setattr(os, "replace", forbidden)

    @pytest.mark.usefixtures("no_renaming")
    @pytest.mark.parametrize("linked", [False, True])
    def test_a_device_is_written_into(tmp_path: Path, *, linked: bool) -> None:
        nothing, full_disk = Path("/dev/null"), Path("/dev/full")
        if linked:
            for name, device in (("nothing.yaml", nothing), ("full.yaml", full_disk)):
                (tmp_path / name).symlink_to(device)
            nothing, full_disk = tmp_path / "nothing.yaml", tmp_path / "full.yaml"
        write_whole(nothing, b"new")
        with pytest.raises(OSError, match="No space left on device"):
            write_whole(full_disk, b"new")
        assert nothing.is_char_device()
        assert full_disk.is_char_device()
        assert nothing.is_symlink() is linked

    @pytest.mark.usefixtures("no_renaming")
    def test_a_pipe_gets_it_where_somebody_reads_and_is_not_waited_for_elsewhere(tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        with pytest.raises(OSError, match="No such device or address"):
            write_whole(pipe, b"new")
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            write_whole(pipe, b"new")
            assert os.read(reader, 9) == b"new"
        finally:
            os.close(reader)
        assert pipe.is_fifo()

    @pytest.mark.usefixtures("no_renaming")
    def test_a_folder_and_a_disk_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        with pytest.raises(IsADirectoryError):
            write_whole(tmp_path, b"new")
        disk = tmp_path / "disk"
        disk.write_bytes(b"all of it")
        monkeypatch.setattr(stat, "S_ISREG", lambda _mode: False)
        monkeypatch.setattr(stat, "S_ISBLK", lambda _mode: True)
        with pytest.raises(OSError, match="a disk is not written over"):
            write_whole(disk, b"new")
        assert disk.read_bytes() == b"all of it"

    def test_the_longest_name_the_system_has_can_be_written(tmp_path: Path) -> None:
        path = tmp_path / ("ä" * 125 + ".yaml")
        write_whole(path, b"new")
        write_whole(path, b"newer")
        assert path.read_bytes() == b"newer"


def test_what_a_killed_program_left_beside_it_goes_with_time_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    names = (".game.yaml.0a1b2c3d.part", ".game.yaml.4e5f6071.part", ".game.yaml.own.part", ".other.yaml.0a1b2c3d.part")
    for name in names:
        (tmp_path / name).write_bytes(b"half")
        if name != names[1]:  # which another program may be writing just now
            os.utime(tmp_path / name, (0, 0))
    write_whole(path, b"whole")
    assert {one.name for one in tmp_path.iterdir()} == {"game.yaml", *names[1:]}
