"""Cards and tables of each game put on the table that is drawn: one step, and one step back."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from gui.panels.look import Look
from gui.studio import cards_dialog, genesys_dialog, rolling
from gui.studio.cards_dialog import CardsDialog
from gui.studio.genesys_dialog import DeploymentDialog
from gui.studio.rolling import RollingDialog
from gui.studio.window import StudioWindow
from missions.editing.rolled import Part
from missions.editing.sheet import Sheet
from missions.shipped import shipped_paths


def deal(dialog: QDialog) -> bool:
    assert isinstance(dialog, CardsDialog)
    assert dialog.map.itemText(0) == "What lies there stays"
    assert not dialog.reading.isVisibleTo(dialog)
    dialog.deployment.setCurrentIndex(dialog.deployment.findData("char-plains"))
    assert dialog.map.itemText(0) != "What lies there stays"
    assert dialog.reading.isVisibleTo(dialog)
    return True


def roll(dialog: QDialog) -> bool:
    assert isinstance(dialog, RollingDialog)
    row = dialog.rows["deployment"]
    row.picked.emit("deployment", "corners")
    dialog.findChild(type(dialog.roll_all), "setup.roll.loot").click()
    units = dialog.rows["units"].rows
    units.setCurrentIndex(units.findData("2" * len(units.itemData(0))))
    units.activated.emit(units.currentIndex())
    assert (units.currentIndex(), dialog.rows["units"].keep.isChecked()) == (units.count() - 1, True)
    dialog._ticks[Part.COWORKERS].click()
    assert dialog.mission is not None
    assert [zone.id for zone in dialog.mission.zones][:2] == ["aggressor-1", "defender-1"]
    assert any(unit.id == "coworkers.clerks" for unit in dialog.mission.units)
    dialog._errands.wait()
    return True


def deploy(dialog: QDialog) -> bool:
    assert isinstance(dialog, DeploymentDialog)
    one, other = dialog.sides
    one.zones[3].click()
    assert (dialog.take.isEnabled(), "3 different ones" in dialog.said.text()) == (False, True)
    one.zones[6].click()
    other.forward.click()
    other.roll.click()
    assert dialog.take.isEnabled()
    return True


@pytest.mark.parametrize(
    ("system", "answer"),
    [("starcraft", deal), ("hardwired28", roll), ("genesys", deploy)],
)
def test_cards_and_tables_are_one_step(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str, answer: Callable[[QDialog], bool]
) -> None:
    assert qapp is not None
    for module in (cards_dialog, rolling, genesys_dialog):
        monkeypatch.setattr(module, "ask", answer)
    path = shipped_paths(system)[0]
    studio = StudioWindow(Sheet.of(path.read_bytes(), path.name, path), Look())
    before = studio.bench.sheet
    studio.commands["cards"].trigger()
    assert studio.bench.reads
    assert list(studio.bench.history.past()) == ["Cards and tables of the game"]
    assert studio.said.text().startswith("On the table")
    studio.bench.undo()
    assert studio.bench.sheet.text == before.text
    studio.findings.wait()
    studio.close()
    studio.deleteLater()
