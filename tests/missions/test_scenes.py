"""Plays every scene under `tests/scenes`: a position, an order, and exactly the findings that must come."""

import re
from pathlib import Path

import pytest

from missions.formats import Kind
from missions.load import load_mission, load_scene
from missions.raw import Raw
from missions.scenes import play
from missions.systems import SYSTEMS, system
from missions.yamlnodes import read_yaml

FOLDER = Path(__file__).parent.parent / "scenes"


def files_of(kind: Kind) -> list[Path]:
    """By their first lines: whoever collects tests has no hundreds of files to read."""
    beginning = f"format: {kind.format}\n"
    return [path for path in sorted(FOLDER.rglob("*.yaml")) if path.read_text("utf-8").startswith(beginning)]


SCENES, MISSIONS = files_of(Kind.SCENE), files_of(Kind.MISSION)
BANNED = re.compile(r"(?i:invalid|illegal|error|\bnan\b)|!|\{|\}|  |(?<!^)(?<!\. )None\b")


def name(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.mark.parametrize("path", SCENES, ids=name)
def test_a_scene_brings_exactly_the_findings_it_expects_in_whole_sentences(path: Path) -> None:
    result = play(load_scene(path))
    assert "\n".join(result.differences) == ""
    assert result.verdict is not None
    for finding in result.verdict.findings:
        sentence = system(result.scene.mission.system).say(result.game, finding)
        for text in (sentence.text, sentence.check, sentence.head):
            assert not BANNED.search(text), text
            assert text == text.strip(), text
            assert text[0] == text[0].upper(), text
        assert sentence.text.endswith(f"({sentence.clause}).")


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_finding_code_of_a_game_is_expected_in_a_scene(game: str) -> None:
    named: set[object] = set()
    for path in SCENES:
        if path.parent.name == game:
            expect = Raw(read_yaml(path.read_bytes(), str(path)).data).at("expect")
            named |= {one.at("code").data for part in ("findings", "passes") for one in expect.at(part).values()}
    assert named == system(game).rulebook.codes


def test_every_other_file_among_the_scenes_is_a_mission_that_loads() -> None:
    others = [path for path in sorted(FOLDER.rglob("*")) if path.is_file() and path not in SCENES]
    assert others == MISSIONS
    for path in others:
        assert load_mission(path).name
