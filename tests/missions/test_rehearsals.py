"""Rehearsals: saved, opened, and opened where something has changed since."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.orders import Order
from engine.rehearsal import Rehearsal
from engine.systems.genesys.orders import Activate, HoldAction
from missions.load import load_mission, load_rehearsal, load_scene, mission_from_text, open_rehearsal, save_rehearsal
from missions.orders import order_from_data
from missions.problems import Unreadable
from missions.rehearsal_save import rehearsal_to_text
from missions.shipped import shipped_paths
from missions.systems import system
from missions.yamlnodes import YamlData, read_yaml

Mark = Callable[[str], tuple[str, str]]

ROLL_OFF: YamlData = {"do": "roll_off", "rolled": {"orcs": [5], "dwarves": [3]}}
ACTIVATE: YamlData = {"do": "activate", "by": "orcs", "unit": "orcs.first"}
MOVE: YamlData = {
    "do": "move", "by": "orcs", "unit": "orcs.first", "model": 1,
    "path": [[10, 10], [10, 12.1], [1 / 3 + 10, 12.5, 33.3]], "others": {2: [12, 12.5]},
}  # fmt: skip
HOLD: YamlData = {"do": "hold_action", "by": "orcs", "unit": "orcs.first"}
END: YamlData = {"do": "end", "by": "orcs"}


def order(data: YamlData) -> Order:
    return order_from_data(system("genesys"), data)


def grown(rehearsal: Rehearsal) -> Rehearsal:
    """Two branches and a bookmark; stands on the first, one step back."""
    for data in (ROLL_OFF, ACTIVATE, MOVE, END):
        rehearsal.commit(order(data))
    rehearsal.go_to(2)
    rehearsal.commit(order(HOLD))
    rehearsal.go_to(4)
    rehearsal.undo()
    rehearsal.bookmarks = {5: "what if", 3: "before the wall"}
    rehearsal.notes = {4: "a long way: 7\nand back"}
    return rehearsal


@pytest.fixture
def mission_file(in_folder: Path, genesys: str) -> Path:
    path = in_folder / "missions" / "two.yaml"
    path.parent.mkdir()
    path.write_bytes(genesys.encode())
    return path


@pytest.fixture
def rehearsal(mission_file: Path) -> Rehearsal:
    return grown(Rehearsal(system("genesys"), load_mission(mission_file), 42))


@pytest.fixture
def saved(rehearsal: Rehearsal, in_folder: Path) -> Path:
    path = in_folder / "played" / "r.yaml"
    path.parent.mkdir()
    save_rehearsal(rehearsal, path)
    return path


def same(a: Rehearsal, b: Rehearsal) -> None:
    assert [(node.number, node.parent, node.order, node.verdict) for node in a.nodes] == [
        (node.number, node.parent, node.order, node.verdict) for node in b.nodes
    ]
    assert [node.game.models for node in a.nodes] == [node.game.models for node in b.nodes]
    assert (a.at.number, a.bookmarks, a.notes, a.ahead()) == (b.at.number, b.bookmarks, b.notes, b.ahead())
    assert a.seed == b.seed


def test_a_rehearsal_opens_exactly_where_it_was_saved(rehearsal: Rehearsal, saved: Path) -> None:
    opened = open_rehearsal(saved)
    assert (opened.notes, opened.refused) == ((), ())
    back = opened.rehearsal
    assert [node.order for node in back.nodes] == [node.order for node in rehearsal.nodes]
    assert [node.parent for node in back.nodes] == [node.parent for node in rehearsal.nodes]
    assert (back.at.number, back.bookmarks, back.seed) == (3, {5: "what if", 3: "before the wall"}, 42)
    assert [node.number for node in back.ahead()] == [4]
    assert back.game.models == rehearsal.game.models
    back.redo()
    assert back.at.number == 4


def test_saving_what_was_opened_writes_the_same_bytes(saved: Path) -> None:
    before = saved.read_bytes()
    save_rehearsal(load_rehearsal(saved), saved)
    assert saved.read_bytes() == before


def test_a_rehearsal_is_written_for_people_to_read(saved: Path, genesys: str) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    at = lines.index("rules: genesys 2016-08 r2")
    assert lines[:3] == ["format: measuretwice/rehearsal/1", "mission:", "  path: ../missions/two.yaml"]
    assert lines[4] == "  text: |"
    assert "\n".join(line.removeprefix("    ") for line in lines[5:at]) + "\n" == genesys
    assert lines[at + 1 :] == [
        "seed: 42",
        "orders:",
        "  - {n: 1, do: roll_off, rolled: {orcs: [5], dwarves: [3]}}",
        "  - {n: 2, do: activate, by: orcs, unit: orcs.first}",
        "  - {n: 3, do: move, by: orcs, unit: orcs.first, model: 1, path: [[10, 10], [10, 12.1], "
        "[10.333333333333334, 12.5, 33.3]], others: {2: [12, 12.5]}}",
        "  - {n: 4, do: end, by: orcs}",
        "  - {n: 5, parent: 2, do: hold_action, by: orcs, unit: orcs.first}",
        "bookmarks: {3: before the wall, 5: what if}",
        'notes: {4: "a long way: 7\\nand back"}',
        "at: 3",
        "redo: [4]",
    ]


def test_an_untouched_rehearsal_has_no_orders(genesys: str, tmp_path: Path) -> None:
    rehearsal = Rehearsal(system("genesys"), mission_from_text(genesys, "m"), 0)
    save_rehearsal(rehearsal, tmp_path / "r.yaml")
    assert "orders: []\nat: 0\n" in (tmp_path / "r.yaml").read_text(encoding="utf-8")
    assert len(load_rehearsal(tmp_path / "r.yaml").nodes) == 1


def test_a_mission_without_a_file_is_kept_whole(genesys: str, tmp_path: Path) -> None:
    rehearsal = grown(Rehearsal(system("genesys"), mission_from_text(genesys, "m"), 7))
    path = tmp_path / "r.yaml"
    save_rehearsal(rehearsal, path)
    before = path.read_bytes()
    opened = open_rehearsal(path)
    assert opened.notes == ()
    same(opened.rehearsal, rehearsal)
    save_rehearsal(opened.rehearsal, path)
    assert path.read_bytes() == before


def test_a_mission_that_comes_with_the_program_is_named_and_not_placed(tmp_path: Path) -> None:
    shipped = shipped_paths("genesys")[0]
    rehearsal = Rehearsal(system("genesys"), load_mission(shipped), 7)
    path = tmp_path / "r.yaml"
    save_rehearsal(rehearsal, path)
    text = path.read_text(encoding="utf-8")
    assert "  shipped: genesys/orcs-and-dwarves.yaml\n" in text
    assert str(tmp_path) not in text
    opened = open_rehearsal(path)
    assert opened.notes == ()
    assert rehearsal_to_text(opened.rehearsal, tmp_path) == text


@pytest.mark.parametrize(
    "text", ["lines of windows\r\n", "no end", "tab\there\n", "é ″\n", " spaced\n", "\ufeffmarked\n"]
)
def test_the_words_of_a_mission_are_kept_to_the_letter(genesys: str, tmp_path: Path, text: str) -> None:
    words = f"{genesys}notes:\n  - a\n# {text}" if not text.startswith("\ufeff") else f"\ufeff{genesys}"
    words = words.replace("\r", "").replace("\n", "\r\n") if "\r" in text else words
    rehearsal = Rehearsal(system("genesys"), mission_from_text(words, "m"), 7)
    save_rehearsal(rehearsal, tmp_path / "r.yaml")
    origin = load_rehearsal(tmp_path / "r.yaml").mission.origin
    assert origin is not None
    assert origin.text == words


def test_a_changed_mission_is_told_and_the_copy_is_used(saved: Path, mission_file: Path, genesys: str) -> None:
    before = saved.read_bytes()
    mission_file.write_bytes(genesys.replace("[10, 10]", "[20, 20]").encode())
    opened = open_rehearsal(saved)
    assert opened.notes == ("The mission ../missions/two.yaml has changed since; the copy kept in this file is used.",)
    assert opened.rehearsal.nodes[0].game.model("orcs.first.1").placed.centre == (10, 10)
    save_rehearsal(opened.rehearsal, saved)
    assert saved.read_bytes() == before


def test_a_mission_that_is_gone_is_told_and_the_copy_is_used(saved: Path, mission_file: Path) -> None:
    mission_file.unlink()
    opened = open_rehearsal(saved)
    assert opened.notes == (
        "The mission ../missions/two.yaml was not read (there is no such file); the copy kept in this file is used.",
    )
    assert len(opened.rehearsal.nodes) == 6


def test_a_copy_that_was_changed_by_hand_is_told(saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace("name: Two squads", "name: Three"), encoding="utf-8")
    assert open_rehearsal(saved).notes == (
        "The mission ../missions/two.yaml has changed since; the copy kept in this file is used.",
        "The copy of the mission in this file does not match its SHA-256.",
    )


def test_other_rules_data_is_told(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8").replace("genesys 2016-08 r2", "genesys 2015 r9")
    saved.write_text(text, encoding="utf-8")
    (note,) = open_rehearsal(saved).notes
    assert note == "Made with the rules data genesys 2015 r9; judged now with genesys 2016-08 r2."


def test_orders_that_are_refused_are_named_and_the_rest_is_played(saved: Path, mark: Mark) -> None:
    text = saved.read_text(encoding="utf-8").replace("[10, 12.1]", "[10, 52.1]").replace("  - {n: 3", "  - ¦{n: 3")
    text, place = mark(text)
    saved.write_text(text, encoding="utf-8")
    opened = open_rehearsal(saved)
    assert [(line.n, line.verdict is None) for line in opened.refused] == [(3, False), (4, True)]
    assert [node.order for node in opened.rehearsal.nodes[1:]] == [order(ROLL_OFF), order(ACTIVATE), order(HOLD)]
    assert [type(node.order) for node in opened.rehearsal.nodes[2:]] == [Activate, HoldAction]
    assert opened.rehearsal.bookmarks == {3: "what if"}
    with pytest.raises(Unreadable) as caught:
        load_rehearsal(saved)
    first, second = caught.value.problems
    assert str(first).startswith(f"{saved}:{place}: orders.3: order 3 (move) is refused: ")
    assert second.text == "order 4 (end) follows one that is refused"


def test_a_rehearsal_written_by_hand_may_leave_numbers_out_and_tell_its_mission_as_it_likes(
    mission_file: Path, in_folder: Path, genesys: str
) -> None:
    orders = """\
seed: 1
orders:
  - {do: roll_off, rolled: {orcs: [5], dwarves: [3]}}
  - {n: 9, do: activate, by: orcs, unit: orcs.first}
  - {do: end, by: orcs}
  - {parent: 9, do: hold_action, by: orcs, unit: orcs.first}
bookmarks: {10: x}
"""
    inline = "".join(f"  {line}\n" for line in genesys.splitlines())
    for told in ("mission: missions/two.yaml\n", "mission: {path: missions/two.yaml}\n", f"mission:\n{inline}"):
        path = in_folder / "hand.yaml"
        path.write_text(f"format: measuretwice/rehearsal/1\n{told}{orders}", encoding="utf-8")
        rehearsal = load_rehearsal(path)
        assert [(node.number, node.parent) for node in rehearsal.nodes] == [(0, None), (1, 0), (2, 1), (3, 2), (4, 2)]
        assert (rehearsal.at.number, rehearsal.bookmarks) == (4, {3: "x"})
    assert mission_file.exists()


def test_a_rehearsal_with_its_mission_written_out_is_saved_with_a_copy(in_folder: Path, genesys: str) -> None:
    inline = "".join(f"  {line}\n" for line in genesys.splitlines())
    path = in_folder / "hand.yaml"
    path.write_text(f"format: measuretwice/rehearsal/1\nmission:\n{inline}seed: 1\n", encoding="utf-8")
    rehearsal = load_rehearsal(path)
    save_rehearsal(rehearsal, path)
    again = load_rehearsal(path)
    assert again.mission.units == rehearsal.mission.units
    assert again.mission.name == "Two squads"


@pytest.mark.parametrize("inline", [True, False])
def test_a_scene_that_is_played_on_is_saved_with_its_places(
    in_folder: Path, mission_file: Path, starcraft: str, inline: bool
) -> None:
    mission_file.write_bytes(starcraft.encode())
    told = "mission: missions/two.yaml\n"
    if inline:
        standing = starcraft.replace("models: 6", "models: {1: [30, 20], 2: [32, 20], 3: [34, 20], 4: [30, 22]}")
        told = "mission:\n" + "".join(f"  {line}\n" for line in standing.splitlines())
    text = (
        f"format: measuretwice/scene/1\ntitle: t\n{told}"
        "place: {red.marines: {1: [5, 20], 3: [7, 20.5, 30]}, blue.roaches: {2: [20, 20]}}\n"
        "order: {do: roll_off, rolled: {red: [1, 2], blue: [3, 4]}}\nexpect: {legal: true}\n"
    )
    (in_folder / "s.yaml").write_text(text, encoding="utf-8")
    scene = load_scene(in_folder / "s.yaml")
    rehearsal = Rehearsal(system("starcraft"), scene.mission, 0)
    rehearsal.commit(scene.order)
    path = in_folder / "r.yaml"
    save_rehearsal(rehearsal, path)
    place = "  place: {red.marines: {1: [5, 20], 3: [7, 20.5, 30]}, blue.roaches: {2: [20, 20]}}\n"
    assert place in path.read_text(encoding="utf-8")
    before = path.read_bytes()
    opened = open_rehearsal(path)
    assert (opened.notes, opened.refused) == ((), ())
    same(opened.rehearsal, rehearsal)
    save_rehearsal(opened.rehearsal, path)
    assert path.read_bytes() == before


HEAD = """\
format: measuretwice/rehearsal/1
mission: missions/two.yaml
seed: 1
orders:
  - {do: roll_off, rolled: {orcs: [5], dwarves: [3]}}
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + "  - {n: ¦1, do: end, by: orcs}\n", "orders.2.n: the number 1 is given twice"),
        (HEAD + "  - {parent: ¦7, do: end, by: orcs}\n", "orders.2.parent: no line before this has the number 7"),
        (HEAD + "  - {n: ¦x, do: end, by: orcs}\n", "orders.2.n: a whole number was expected, not the word 'x'"),
        (HEAD + "  - {do: ¦edn, by: orcs}\n",
         "orders.2.do: no order of this game is called 'edn'; did you mean 'end'?"),
        (HEAD + "  - {do: activate, by: orcs, ¦unt: orcs.first}\n",
         "orders.2.unt: unknown key 'unt'; did you mean 'unit'?"),
        (HEAD + "  - {do: end, by: orcs, ¦parnet: 1}\n",
         "orders.2.parnet: unknown key 'parnet'; did you mean 'parent'?"),
        (HEAD + "  - ¦7\n", "orders.2: an order was expected ({do: …}), not the number 7"),
        (HEAD + "at: ¦2\n", "at: there is no line 2"),
        (HEAD + "redo: [1, ¦3]\n", "redo.2: there is no line 3"),
        (HEAD + "bookmarks: {¦4: x}\n", "bookmarks.4: there is no line 4 to mark"),
        (HEAD + "notes: {¦4: x}\n", "notes.4: there is no line 4 to note"),
        (HEAD + "bookmarks: {¦x: x}\n", "bookmarks.x: a whole number was expected, not the word 'x'"),
        (HEAD + "¦bookmark: {}\n", "bookmark: unknown key 'bookmark'; did you mean 'bookmarks'?"),
        (HEAD.replace("seed: 1", "seed: ¦-1"), "seed: a number of at least 0 was expected, not the number -1"),
        (HEAD.replace("seed: 1\n", ""), "the key 'seed' is missing"),
        (HEAD.replace("mission: missions/two.yaml\n", ""), "the key 'mission' is missing"),
        (HEAD.replace("missions/two.yaml", "¦missions/too.yaml"),
         "mission: the mission missions/too.yaml: there is no such file"),
        (HEAD.replace("missions/two.yaml", "¦missions"), "mission: the mission missions: this is a folder, not a file"),
        (HEAD.replace("missions/two.yaml", "¦7"),
         "mission: a mission, or the path of its file, was expected, not the number 7"),
        (HEAD.replace("missions/two.yaml", "¦{sha256: " + "a" * 64 + "}"),
         "mission: 'path', 'shipped' or 'text' is missing"),
        (HEAD.replace("missions/two.yaml", "¦{path: a, shipped: genesys/b.yaml}"),
         "mission: path and shipped stand here together; one of them is enough"),
        (HEAD.replace("rehearsal/1", "rehearsal/2").replace("measure", "¦measure"),
         "format: made by a newer version of Measure Twice ('measuretwice/rehearsal/2'); "
         "this one reads measuretwice/rehearsal/1"),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("mission_file")
def test_what_is_wrong_with_a_rehearsal_is_said_at_its_place(mark: Mark, text: str, said: str) -> None:
    text, place = mark(text)
    Path("r.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        open_rehearsal(Path("r.yaml"))
    assert [str(problem) for problem in caught.value.problems] == [f"r.yaml:{place}: {said}"]


def test_the_problems_of_a_mission_elsewhere_are_named_in_its_file(mission_file: Path, in_folder: Path) -> None:
    mission_file.write_text(mission_file.read_text(encoding="utf-8").replace("width: 48", "width: x"), encoding="utf-8")
    (in_folder / "r.yaml").write_text(HEAD, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        open_rehearsal(Path("r.yaml"))
    (problem,) = caught.value.problems
    assert str(problem) == f"{Path('missions/two.yaml')}:4:16: table.width: a number was expected, not the word 'x'"


def test_fresh_dice_stay_fresh_after_reopening(genesys: str, tmp_path: Path) -> None:
    text = genesys.replace("card:", "settings: {undo_dice: fresh}\ncard:")
    rehearsal = Rehearsal(system("genesys"), mission_from_text(text, "m"), 7)
    for _ in range(3):
        rehearsal.commit(order(ROLL_OFF))
        rehearsal.undo()
    save_rehearsal(rehearsal, tmp_path / "r.yaml")
    assert load_rehearsal(tmp_path / "r.yaml").undone == 3
    data = read_yaml((tmp_path / "r.yaml").read_bytes(), "f").data
    assert isinstance(data, dict)
    assert data["undone"] == 3


def test_a_failed_save_leaves_the_old_rehearsal_whole(
    saved: Path, rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    rehearsal.commit(order(END))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            save_rehearsal(rehearsal, saved)
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]
