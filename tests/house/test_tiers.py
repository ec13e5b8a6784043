import subprocess
import sys
from pathlib import Path

import pytest

PLANTED = """
import pytest
from hypothesis import settings

def test_of_the_quick_tier():
    assert (settings().max_examples, settings().derandomize) == (EXAMPLES, SAME_EACH_TIME)

@pytest.mark.long
def test_of_the_long_tier():
    assert (settings().max_examples, settings().derandomize) == (EXAMPLES, SAME_EACH_TIME)
"""


@pytest.mark.parametrize(
    ("options", "ran", "examples", "same"),
    [
        ([], "quick", 40, True),
        (["-m", "long"], "long", 500, True),
        (["-m", "long", "-n", "1"], "long", 500, True),
        (["-m", "long", "--hypothesis-profile=quick"], "long", 40, True),
        (["-m", "long", "--hypothesis-profile=explore"], "long", 500, False),
    ],
)
def test_a_tier_runs_its_own_tests_with_its_own_number_of_examples(
    tmp_path: Path, repository: Path, options: list[str], ran: str, examples: int, same: bool
) -> None:
    for name in ("pyproject.toml", "tests/conftest.py"):
        (tmp_path / Path(name).name).write_bytes((repository / name).read_bytes())
    (tmp_path / "test_planted.py").write_text(f"EXAMPLES = {examples}\nSAME_EACH_TIME = {same}\n{PLANTED}")
    command = [sys.executable, "-m", "pytest", "-q", "-rp", "-p", "no:cacheprovider", "test_planted.py", *options]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stdout
    assert [line for line in told.splitlines() if "::" in line] == [
        f"PASSED test_planted.py::test_of_the_{ran}_tier"
    ], told
