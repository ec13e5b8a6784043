import pytest
from pytestqt.qtbot import QtBot

from gui.panels.look import Look


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """Asks for qtbot, for a widget needs an application."""
    assert qtbot is not None
    return Look()
