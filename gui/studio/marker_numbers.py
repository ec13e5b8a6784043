"""The number of a marker, by which a card knows it: none for one that is not counted."""

from PySide6.QtWidgets import QFormLayout, QWidget

from gui.panels.number_box import NumberBox
from gui.studio.bench import Bench
from gui.studio.things import Sort, Thing
from gui.text import tr
from missions.editing.edits import changed

MOST = 99


class MarkerNumbers(QWidget):
    """Shown only while one marker of the mission's own is chosen. Two of a kind with one number are a mistake."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.number = NumberBox()
        self.number.setRange(0, MOST)
        self.number.setSpecialValueText(tr("none"))
        self.number.setKeyboardTracking(False)
        self.number.setAccessibleName(tr("Number"))
        self.number.setObjectName("studio.number")
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(tr("Number"), self.number)
        self.number.valueChanged.connect(self._take)
        self.hide()

    def show_chosen(self) -> None:
        one = self._one
        self.setVisible(one is not None)
        if one is not None:
            number = self._bench.sheet.entry(one.id).get("number")
            self.number.blockSignals(True)
            self.number.setValue(number if isinstance(number, int) else 0)
            self.number.blockSignals(False)

    @property
    def _one(self) -> Thing | None:
        chosen = self._bench.chosen_things
        return chosen[0] if len(chosen) == 1 and chosen[0].sort is Sort.MARKER else None

    def _take(self, number: int) -> None:
        one = self._one
        if one is not None:
            id = one.id
            self._bench.do(lambda sheet: changed(sheet, id, "number", number or None), tr("Number of a marker"))
