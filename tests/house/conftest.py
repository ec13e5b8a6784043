import subprocess
from pathlib import Path

import pytest

PACKAGES = ("geometry", "engine", "missions", "gui", "assets")


@pytest.fixture(scope="session")
def packages() -> tuple[str, ...]:
    """The importable packages, which are also what the wheel holds."""
    return PACKAGES


@pytest.fixture(scope="session")
def tracked(repository: Path) -> tuple[Path, ...]:
    """Every file git knows or would add, that is there; the same when another user owns the checkout."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=repository,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (repository / name for name in sorted(set(listed.split("\0")) - {""}))
    return tuple(path for path in paths if path.is_file())
