"""What lies on the table has the game's own word on its toggle, and no toggle where a game has nothing of the kind."""

from pathlib import Path

import pytest

from gui.board.overlay import Overlay
from gui.window.main_window import MainWindow
from gui.window.swatch import OverlayToggle
from missions.shipped import shipped_paths


def smoky(repository: Path) -> Path:
    return repository / "tests" / "engine" / "systems" / "hardwired28" / "tables" / "throwing.yaml"


@pytest.mark.parametrize(("game", "word"), [("starcraft", "Creep"), ("hardwired28", "Smoke")])
def test_the_toggle_of_the_ground_goes_by_the_games_word(
    empty_window: MainWindow, repository: Path, game: str, word: str
) -> None:
    path = smoky(repository) if game == "hardwired28" else shipped_paths(game)[0]
    assert empty_window.files.open(path)
    action = empty_window.actions_.overlays[Overlay.GROUND]
    assert (action.text(), action.isVisible()) == (word, True)
    toggles = [toggle for toggle in empty_window.findChildren(OverlayToggle) if toggle.overlay is Overlay.GROUND]
    assert toggles
    for toggle in toggles:
        assert (toggle.text(), toggle.accessibleName()) == (word, f"Show {word.lower()}")
        assert word.lower() in toggle.toolTip()


@pytest.mark.parametrize("game", ["genesys", "hardwired28"])
def test_where_nothing_of_the_kind_can_lie_there_is_no_toggle(empty_window: MainWindow, game: str) -> None:
    """The shipped mission of Hardwired has no smoke grenade."""
    assert empty_window.files.open(shipped_paths(game)[0])
    assert not empty_window.actions_.overlays[Overlay.GROUND].isVisible()
