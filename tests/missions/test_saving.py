"""A save that fails leaves the old file whole and nothing beside it."""

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


@pytest.mark.parametrize("failing", ["fsync", "replace", "fdopen", "write"])
def test_the_old_file_is_whole_after_a_failed_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"old")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        if failing == "replace":
            patch.setattr(Path, "replace", full)
        elif failing == "write":
            real = os.fdopen

            def opened(handle: int, mode: str) -> object:
                file = real(handle, mode)
                file.close()
                return file

            patch.setattr(os, "fdopen", opened)
        else:
            patch.setattr(os, failing, full)
        with pytest.raises((OSError, ValueError)):
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
