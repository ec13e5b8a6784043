"""Plays every scene under `tests/scenes`: a position, an order, and exactly the findings that must come."""

from pathlib import Path

import pytest

from missions.formats import Kind, kind_of
from missions.load import load_mission, load_scene
from missions.scenes import play
from missions.yamlnodes import read_yaml

FOLDER = Path(__file__).parent.parent / "scenes"


def of_kind(kind: Kind) -> list[Path]:
    return [path for path in sorted(FOLDER.rglob("*.yaml")) if kind_of(read_yaml(path.read_bytes(), str(path))) is kind]


def name(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.mark.parametrize("path", of_kind(Kind.SCENE), ids=name)
def test_a_scene_brings_exactly_the_findings_it_expects(path: Path) -> None:
    result = play(load_scene(path))
    assert "\n".join(result.differences) == ""


def test_every_other_file_among_the_scenes_is_a_mission_that_loads() -> None:
    scenes = set(of_kind(Kind.SCENE))
    others = [path for path in sorted(FOLDER.rglob("*")) if path.is_file() and path not in scenes]
    assert others == of_kind(Kind.MISSION)
    for path in others:
        assert load_mission(path).name
