"""What is drawn without a window has the player's own pictures of models, as the window has."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from gui.main import main
from gui.render import report
from gui.theme.tokens import INK
from gui.window.memory import Memory
from missions.load import load_mission
from missions.shipped import shipped_paths

pytestmark = pytest.mark.usefixtures("qapp")
MISSION = shipped_paths("hardwired28")[0]
GREEN = QColor("#00ff00")


def test_pictures_and_reports_have_the_players_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = QImage(60, 60, QImage.Format.Format_RGB32)
    own.fill(GREEN)
    assert own.save(str(tmp_path / "own.png"))
    first, second, *_ = dict.fromkeys(unit.profile.id for unit in load_mission(MISSION).units)
    memory = Memory()
    memory.keep_portraits("hardwired28", {first: tmp_path / "own.png", second: tmp_path / "gone.png", "x": tmp_path})
    assert main(["render", str(MISSION), "-o", str(tmp_path / "x.png")]) == 0
    drawn = QImage(str(tmp_path / "x.png"))
    assert any(
        drawn.pixel(x, y) == GREEN.rgb() for y in range(0, drawn.height(), 3) for x in range(0, drawn.width(), 3)
    )
    memory.one_ink = True
    asked = []
    monkeypatch.setattr(report, "save_report", lambda *_, looks: asked.append(looks))
    assert main(["report", str(MISSION), "-o", str(tmp_path / "x.html")]) == 0
    assert [(looks.theme, set(looks.portraits)) for looks in asked] == [(INK, {first})]
    assert capsys.readouterr().err.count("gone.png is not there") == 1
