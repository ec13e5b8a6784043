"""The mat of a table and groups of things, as a mission's file says them."""

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.mission import TableMat
from missions.load import load_mission, mission_from_text
from missions.mats import picture_file

Problems = Callable[[str], list[str]]
Mark = Callable[[str], tuple[str, str]]
ELSEWHERE = "a picture lies in the folder of this file or in one within it; one elsewhere is named by its whole path"
ADDRESS = "a picture lies on this computer: a path was expected, not an address"
COLOURS = "sand, grass, earth, stone, ash, rust, snow or water was expected, or '#rrggbb' in quotes, not"


@pytest.mark.parametrize(
    ("mat", "said"),
    [
        ("¦{}", "mat: 'colour', 'grid' or 'picture' is missing"),
        ("¦grass", "mat: a mapping was expected, not the word 'grass'"),
        ("{¦color: grass}", "mat.color: unknown key 'color'; did you mean 'colour'?"),
        ("{colour: ¦gras}", f"mat.colour: {COLOURS} the word 'gras'; did you mean 'grass'?"),
        ("{colour: ¦'#12345'}", f"mat.colour: {COLOURS} the word '#12345'"),
        ("{grid: ¦0.4}", "mat.grid: a number of at least 0.5 was expected, not the number 0.4"),
        ("{grid: ¦48.5}", "mat.grid: a number of at most 48 was expected, not the number 48.5"),
        ("{picture: ¦7}", "mat.picture: the path of a picture was expected, not the number 7"),
        ("{picture: ¦../up.png}", f"mat.picture: {ELSEWHERE}"),
        ("{picture: ¦'mats\\..\\..\\up.png'}", f"mat.picture: {ELSEWHERE}"),
        ("{picture: ¦//host/share/up.png}", f"mat.picture: {ADDRESS}"),
        ("{picture: ¦'https://host/up.png'}", f"mat.picture: {ADDRESS}"),
    ],
)
def test_a_mat_is_told_wrong_at_its_place(problems: Problems, mark: Mark, genesys: str, mat: str, said: str) -> None:
    text, place = mark(f"{genesys}mat: {mat}\n")
    found = problems(text)
    assert found[0] == f"{place}: {said}"


def test_a_colour_that_begins_a_comment_is_no_colour(problems: Problems, genesys: str) -> None:
    found = problems(genesys + "mat: {grid: 4, colour: #7f9a4a\n  }\n")
    assert len(found) == 1
    assert found[0].endswith("not nothing; a # outside quotes begins a comment")


def test_a_mat_is_read_and_a_picture_that_is_not_there_is_a_note(genesys: str, tmp_path: Path) -> None:
    assert mission_from_text(genesys, "m.yaml").mat is None
    assert mission_from_text(genesys + "mat: {colour: grass, grid: 0.5}\n", "m.yaml").mat == TableMat("#7f9a4a", 0.5)
    file = tmp_path / "m.yaml"
    file.write_text(genesys + "mat: {colour: '#AABBCC', picture: mats/desert.jpg}\n", encoding="utf-8")
    mission = load_mission(file)
    assert mission.mat == TableMat("#aabbcc")
    note = "The picture of the mat, mats/desert.jpg, is not there; the table is shown without it."
    assert note in mission.notes
    (tmp_path / "mats").mkdir()
    (tmp_path / "mats" / "desert.jpg").write_bytes(b"")
    there = load_mission(file)
    assert there.mat == TableMat("#aabbcc", None, (tmp_path / "mats" / "desert.jpg").resolve())
    assert note not in there.notes


def test_no_link_and_no_path_leads_out_of_the_folder(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "secret.png").write_bytes(b"")
    with contextlib.suppress(OSError):  # a right that not everybody has on every system
        (inner / "link.png").symlink_to(tmp_path / "secret.png")
    (inner / "own.png").write_bytes(b"")
    assert picture_file("own.png", inner) == (inner / "own.png").resolve()
    assert picture_file("link.png", inner) is None
    assert picture_file("../secret.png", inner) is None
    (inner / "C:").mkdir()
    assert picture_file("C:/../../secret.png", inner) is None
    assert picture_file(".", inner) is None
    assert picture_file("no\0name.png", inner) is None
    assert picture_file(str(tmp_path / "secret.png"), inner) == (tmp_path / "secret.png").resolve()
    assert picture_file("/dev/null", inner) is None


@pytest.mark.parametrize(
    ("groups", "said"),
    [
        ("{farm: [wall, ¦rok]}", "groups.farm.2: there is nothing called 'rok' on the table; did you mean 'rock'?"),
        ("{farm: [wall, rock], yard: [m1, ¦rock]}", "groups.yard.2: 'rock' is in the group 'farm' already"),
        ("{farm: [wall, ¦wall]}", "groups.farm.2: 'wall' is in the group 'farm' already"),
        ("{farm: ¦[wall]}", "groups.farm: at least 2 values were expected here, not 1"),
        ("¦[wall, rock]", "groups: a mapping was expected, not a list"),
    ],
)
def test_a_group_is_told_wrong_at_its_place(
    problems: Problems, mark: Mark, starcraft: str, groups: str, said: str
) -> None:
    text, place = mark(f"{starcraft}groups: {groups}\n")
    assert problems(text) == [f"{place}: {said}"]


def test_anything_on_the_table_may_be_in_a_group(problems: Problems, starcraft: str) -> None:
    assert problems(f"{starcraft}groups: {{farm: [wall, rock, m1, red.marines]}}\n") == []
