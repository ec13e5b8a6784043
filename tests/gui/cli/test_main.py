import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gui.cli import pictures
from gui.cli.display import Library, Purpose
from gui.main import main
from missions.shipped import shipped_paths

# Pictures ask for an application, and all tests of one run share it.
pytestmark = pytest.mark.usefixtures("qapp")

MISSION = shipped_paths("starcraft")[0]
BAD = "format: measuretwice/mission/1\nsystem: starcraft\nnmae: x\ntable: {width: wide, height: 36}\n"


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.yaml"
    path.write_text(BAD)
    return path


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    path = tmp_path / "scene.yaml"
    path.write_text(
        f"format: measuretwice/scene/1\ntitle: Nobody passes before the roll-off\nmission: {{path: {MISSION}}}\n"
        "order: {do: pass, by: red}\nexpect: {legal: true, findings: []}\n"
    )
    return path


def test_check_finds_nothing_wrong_with_a_mission(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(MISSION)]) == 0
    assert "1 file: nothing wrong" in capsys.readouterr().out


def test_check_says_every_problem_of_every_file_and_where(bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(bad), str(MISSION), "no-such.yaml"]) == 1
    said = capsys.readouterr().out
    assert f"{bad}:3:1" in said
    assert "did you mean 'name'?" in said
    assert f"{bad}:4:" in said
    assert "no-such.yaml:1:1: there is no such file" in said


def test_replay_of_a_scene_that_says_otherwise_ends_with_1(scene: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(scene)]) == 1
    assert "not as expected" in capsys.readouterr().out
    assert main(["replay", str(scene), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["passed"] is False


def test_replay_of_what_can_not_be_replayed_ends_with_1(bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(bad)]) == 1
    assert main(["replay", str(MISSION)]) == 1
    assert "Traceback" not in "".join(capsys.readouterr())


@pytest.mark.parametrize("name", ["x.png", "x.svg", "x.pdf", "x.PNG"])
def test_render_draws_a_mission(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(MISSION), "-o", str(tmp_path / name), "--overlays", "all"]) == 0
    assert (tmp_path / name).stat().st_size > 5000
    assert name in capsys.readouterr().out


def test_render_draws_tiles_of_the_paper_named(tmp_path: Path) -> None:
    assert main(["render", str(MISSION), "-o", str(tmp_path / "x.pdf"), "--tiles", "letter"]) == 0
    told = (tmp_path / "x.pdf").read_bytes()
    assert told.count(b"/Type /Page\n") > 20
    assert b"/MediaBox [0 0 612.000000 792.000000]" in told


def test_render_draws_what_a_unit_may_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = tmp_path / "scene.yaml"
    scene.write_text(
        f"format: measuretwice/scene/1\ntitle: A Goliath may move\nmission: {{path: {MISSION}}}\n"
        "place: {red.goliath: {1: [40, 20]}}\n"
        "before: [{do: roll_off, rolled: {red: [6, 4], blue: [3, 2]}}, {do: give_marker, by: red, to: red},"
        " {do: choose_first, by: red, first: red}]\n"
        "order: {do: pass, by: red}\nexpect: {legal: true, findings: []}\n"
    )
    plain, with_reach = tmp_path / "plain.png", tmp_path / "reach.png"
    assert main(["render", str(scene), "-o", str(plain), "--overlays", "reach"]) == 0
    assert main(["render", str(scene), "-o", str(with_reach), "--overlays", "reach", "--unit", "red.goliath"]) == 0
    assert plain.read_bytes() != with_reach.read_bytes()
    assert main(["render", str(scene), "-o", str(plain), "--overlays", "reach", "--unit", "blue.roaches"]) == 0
    assert "no move is open to blue.roaches" in capsys.readouterr().err


def test_render_of_an_unknown_unit_names_those_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(MISSION), "-o", str(tmp_path / "x.png"), "--unit", "red.dragons"]) == 1
    assert "red.marines" in capsys.readouterr().err


def test_render_of_a_bad_file_writes_nothing(bad: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(bad), "-o", str(tmp_path / "x.png")]) == 1
    assert f"{bad}:3:1" in capsys.readouterr().err
    assert not (tmp_path / "x.png").exists()


def test_render_into_a_folder_that_is_not_there_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(MISSION), "-o", str(tmp_path / "none" / "x.png")]) == 1
    assert "could not be written" in capsys.readouterr().err


def test_a_bad_file_opens_no_window(bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(bad)]) == 1
    assert f"{bad}:3:1" in capsys.readouterr().err


def test_without_a_display_the_mission_is_drawn_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.chdir(tmp_path)
    assert main([]) == 0
    said = capsys.readouterr().out
    assert "no display" in said
    assert "Frontlines on Gauntlet" in said
    assert (tmp_path / "preview.png").stat().st_size > 20_000


def test_a_missing_library_is_named_with_the_line_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = (Library("libEGL.so.1", "libegl1", Purpose.DRAW),)
    monkeypatch.setattr(pictures.display, "missing", lambda _: gone)
    monkeypatch.chdir(tmp_path)
    for words in ([], [str(MISSION)], ["render", str(MISSION), "-o", "x.png"]):
        assert main(words) == 1
        said = capsys.readouterr().err
        assert "libEGL.so.1" in said
        assert "apt-get install libegl1" in said
    assert list(tmp_path.iterdir()) == []


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own, and whether it imported Qt."""
    code = "import sys, gui.main; code = gui.main.main(); print('PySide6' in sys.modules); sys.exit(code)"
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)


@pytest.mark.parametrize("words", [["check", str(MISSION)], ["replay", str(MISSION)]])
def test_check_and_replay_import_no_qt(words: list[str]) -> None:
    assert run(*words).stdout.splitlines()[-1] == "False"


def test_version_and_help_import_no_qt_and_end_well() -> None:
    for word, expected in (("--version", "Measure Twice 0."), ("--help", "check")):
        code = f"import sys, gui.main\ntry: gui.main.main([{word!r}])\nfinally: print('PySide6' in sys.modules)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == 0
        assert expected in done.stdout
        assert done.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize(
    "words",
    [["make", "hardwired28", "--list"], ["check", str(MISSION)], ["check", "--help"]],
    ids=lambda words: " ".join(words[:1] + words[-1:]) if "/" not in words[-1] else words[0],
)
def test_a_reader_that_has_gone_is_no_fault(words: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "gui.main", *words], stdout=write, stderr=subprocess.PIPE, text=True, check=False
        )
    finally:
        os.close(write)
    assert ran.stderr == ""
