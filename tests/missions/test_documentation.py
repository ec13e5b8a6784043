"""The examples in docs/files.md are files that open."""

import re
from pathlib import Path

import pytest

from missions.load import mission_from_text
from missions.yamlnodes import read_yaml


@pytest.fixture(scope="module")
def examples(repository: Path) -> list[str]:
    text = (repository / "docs" / "files.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", text, flags=re.DOTALL)


def test_every_example_is_yaml(examples: list[str]) -> None:
    assert len(examples) == 6
    for example in examples[1:]:
        assert read_yaml(example.encode(), "docs/files.md").data


def test_the_example_of_a_mission_opens(examples: list[str]) -> None:
    (mission,) = (example for example in examples if example.startswith("format: measuretwice/mission/1"))
    assert [unit.name for unit in mission_from_text(mission, "docs/files.md").units] == ["Marine", "Roaches"]
