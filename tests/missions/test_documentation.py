"""The examples in docs/files.md are files that open."""

import re
from pathlib import Path

import pytest

from missions.commands import check
from missions.load import mission_from_text
from missions.yamlnodes import read_yaml


@pytest.fixture(scope="module")
def examples(repository: Path) -> list[str]:
    text = (repository / "docs" / "files.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", text, flags=re.DOTALL)


def test_every_example_is_yaml(examples: list[str]) -> None:
    assert len(examples) == 9
    for example in examples[1:]:
        assert read_yaml(example.encode(), "docs/files.md").data


def test_the_examples_of_missions_open(examples: list[str]) -> None:
    found = [example for example in examples if example.startswith("format: measuretwice/mission/1")]
    written, named, drafted = (mission_from_text(mission, "docs/files.md") for mission in found)
    assert [unit.name for unit in written.units] == ["Marine", "Roaches"]
    assert (len(named.units), len(named.markers), len(named.terrain)) == (5 + 5 + 5, 5, 30)
    assert drafted.draft is not None


def test_the_example_of_a_map_is_fine(examples: list[str], tmp_path: Path) -> None:
    (example,) = (example for example in examples if example.startswith("format: measuretwice/maps/1"))
    path = tmp_path / "starcraft" / "maps.yaml"
    path.parent.mkdir()
    path.write_text(example, encoding="utf-8")
    text, code = check([path])
    assert code == 0, text
