"""A profile of the player's own, from the File menu; and edges to come in by, once a game has made some."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog

from engine.systems.genesys.orders import ChooseZones
from gui.board.overlay import Overlay
from gui.dialogs.profile import ProfileDialog
from gui.window.main_window import MainWindow
from gui.window.swatch import NAMES
from missions.shipped import shipped_paths


def test_the_file_menu_has_the_dialog_and_it_begins_in_the_folder_at_hand(
    empty_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def exec(dialog: ProfileDialog) -> int:
        shown.append(dialog.path.text())
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(ProfileDialog, "exec", exec)
    empty_window.actions_["profile"].trigger()
    assert shown == [str(Path.cwd() / "genesys-profiles.yaml")]
    assert empty_window.actions_["profile"].isEnabled()


def test_the_toggle_of_entry_edges_comes_with_the_zones(empty_window: MainWindow) -> None:
    path = next(path for path in shipped_paths("genesys") if path.stem == "squads-to-set-down")
    empty_window.files.open(path)
    toggle = empty_window.actions_.overlays[Overlay.ENTRY_EDGES]
    assert not toggle.isVisible()
    empty_window.session.commit(ChooseZones(by="orcs", zones=(1, 2, 4)))
    assert toggle.isVisible()
    assert toggle.text() == NAMES[Overlay.ENTRY_EDGES]
