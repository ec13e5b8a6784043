"""The name of a file to write: with an ending, and never over another that was not asked about."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gui.dialogs.saving import ask_to_save

KINDS = "Missions (*.yaml *.yml);;All files (*)"
PICTURES = "PNG picture (*.png);;Table (*.csv)"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def asked(window: QWidget, monkeypatch: pytest.MonkeyPatch, typed: Path, kinds: str, chosen: str) -> Path | None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(typed), chosen))
    return ask_to_save(window, "Save", Path("x"), kinds)[0]


@pytest.mark.parametrize(
    ("typed", "kinds", "chosen", "written"),
    [
        ("game", KINDS, "", "game.yaml"),
        ("game.yml", KINDS, "", "game.yml"),
        ("game.YAML", KINDS, KINDS.partition(";;")[0], "game.YAML"),
        ("Turn 1.5", KINDS, KINDS.partition(";;")[0], "Turn 1.5.yaml"),
        ("game.txt", KINDS, "All files (*)", "game.txt"),
        ("game", KINDS, "All files (*)", "game.yaml"),
        ("table.dd2vtt", "Universal VTT (*.uvtt *.dd2vtt)", "", "table.dd2vtt"),
        ("table.jpg", PICTURES, "", "table.jpg"),
        ("table", PICTURES, "Table (*.csv)", "table.csv"),
        ("table.png", PICTURES, "Table (*.csv)", "table.png"),
    ],
)
def test_a_name_without_an_ending_gets_that_of_its_kind(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, kinds: str, chosen: str, written: str
) -> None:
    assert asked(window, monkeypatch, tmp_path / typed, kinds, chosen) == tmp_path / written


@pytest.mark.parametrize(("button", "written"), [("Cancel", None), ("Write over it", "game.yaml")])
def test_a_file_that_only_the_ending_leads_to_is_not_written_over_unasked(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, button: str, written: str | None
) -> None:
    (tmp_path / "game.yaml").write_text("a year of play")
    said: list[str] = []

    def answer(box: QMessageBox) -> int:
        said.append(box.text())
        next(one for one in box.buttons() if one.text() == button).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    found = asked(window, monkeypatch, tmp_path / "game", KINDS, "")
    assert found == (None if written is None else tmp_path / written)
    assert said == ["game.yaml is there already."]
    assert asked(window, monkeypatch, tmp_path / "game.yaml", KINDS, "") == tmp_path / "game.yaml"
    assert len(said) == 1, "the dialog itself has asked about the name that was typed"
