"""A save that fails leaves the old file whole and nothing beside it."""

import io
import os
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
