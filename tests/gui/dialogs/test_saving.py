"""A name typed without an ending: which one it gets, and that nothing that lies there is lost unasked."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gui.dialogs.saving import ask_where_and_as_what, ask_where_to_save

KINDS = "PNG picture (*.png);;SVG drawing (*.svg *.svgz)"
SVG = "SVG drawing (*.svg *.svgz)"


@pytest.mark.parametrize(
    ("typed", "kind", "ending", "saved", "asked"),
    [
        ("", SVG, "", None, False),
        ("new", SVG, "", "new.svg", False),
        ("new", "", ".yaml", "new.yaml", False),
        ("there.yaml", "", ".yaml", "there.yaml", False),  # of that the system has asked
        ("there", "", ".yaml", "there.yaml", True),
        ("there", SVG, "", "there.svg", False),
    ],
)
@pytest.mark.parametrize("answer", ["Write over it", "Cancel"])
def test_a_file_that_an_ending_leads_to_is_asked_about(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    kind: str,
    ending: str,
    saved: str | None,
    asked: bool,
    answer: str,
) -> None:
    said: list[str] = []

    def answered(box: QMessageBox) -> int:
        said.append(box.text())
        next(one for one in box.buttons() if one.text() == answer).click()
        return 0

    window = QWidget()
    qtbot.addWidget(window)
    (tmp_path / "there.yaml").write_text("mine")
    path = str(tmp_path / typed) if typed else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (path, kind))
    monkeypatch.setattr(QMessageBox, "exec", answered)
    found = ask_where_to_save(window, "Save", tmp_path, KINDS, ending)
    assert said == (["there.yaml is there already."] if asked else [])
    lost = saved is None or (asked and answer == "Cancel")
    assert found == (None if lost else tmp_path / str(saved))
    assert ask_where_and_as_what(window, "Save", tmp_path, KINDS, ending) == (found, kind)
