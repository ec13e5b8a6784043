"""A wave in exact numbers: which hostiles come, when, and from where."""

import contextlib
from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from gui.panels.choice_box import ChoiceBox
from gui.panels.number_box import NumberBox
from gui.studio.bench import Bench
from gui.studio.inches import Inches
from gui.studio.spawns import PLACES, number_of, seats
from gui.studio.things import Sort
from gui.text import tr
from missions.editing.sheet import Sheet
from missions.editing.waves import (
    WaveEntry,
    hostiles,
    wave_of,
    with_models,
    with_name,
    with_place,
    with_profile,
    with_round,
)

POINT = "point"
LAST_ROUND = 99
POPUP = 24
"""Pixels beside the words of a list that opens."""
MOST = 100


class WaveNumbers(QWidget):
    """Shown only while one wave is chosen."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.name = QLineEdit()
        self.profile, self.place = ChoiceBox(), ChoiceBox()
        self.round, self.models = NumberBox(), NumberBox()
        self.round.setRange(1, LAST_ROUND)
        self.models.setRange(1, MOST)
        self.left, self.down = Inches(tr("Point from the left"), 0.0), Inches(tr("Point from the top"), 0.0)
        for words, name in ((words, name) for name, words in PLACES.items()):
            self.place.addItem(words, name)
        self.place.addItem(tr("a spawn point"), POINT)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._fields: dict[str, QWidget] = {}
        for key, words, field in (
            ("profile", tr("Who comes"), self.profile),
            ("models", tr("How many"), self.models),
            ("round", tr("In round"), self.round),
            ("place", tr("From"), self.place),
            ("left", tr("Point from the left"), self.left),
            ("down", tr("Point from the top"), self.down),
            ("name", tr("Name"), self.name),
        ):
            field.setAccessibleName(words)
            field.setObjectName(f"studio.wave.{key}")
            self._form.addRow(words, field)
            self._fields[key] = field
        for box in (self.profile, self.place):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.place.view().setMinimumWidth(self.place.view().sizeHintForColumn(0) + POPUP)
        for spin in (self.round, self.models):
            spin.setKeyboardTracking(False)
        self._connect()
        self.hide()

    def _connect(self) -> None:
        self.round.valueChanged.connect(
            lambda value: self._edit(lambda sheet, one: with_round(sheet, one, value), tr("Round of a wave"))
        )
        self.models.valueChanged.connect(
            lambda value: self._edit(lambda sheet, one: with_models(sheet, one, value), tr("Size of a wave"))
        )
        self.profile.activated.connect(
            lambda _row: self._edit(
                lambda sheet, one: with_profile(sheet, one, self.profile.currentData()), tr("Who comes in a wave")
            )
        )
        self.place.activated.connect(lambda _row: self._take_place())
        for place in (self.left, self.down):
            place.valueChanged.connect(lambda _value: self._take_point())
        self.name.editingFinished.connect(self._take_name)

    # what is shown

    def show_chosen(self) -> None:
        """Its name, to be said above; nothing where no wave alone is chosen."""
        one = self._one
        self.setVisible(one is not None)
        if one is None:
            return
        sheet, form = self._bench.sheet, one.form
        side = sheet.facts.sides.get(form.side)
        with self._quiet():
            self.profile.clear()
            names = tuple(hostiles(side.faction)) if side is not None else ()
            for name in (*names, *(() if form.profile in names or not form.profile else (form.profile,))):
                known = sheet.facts.profiles.get(name)
                self.profile.addItem(known.name if known else name, name)
            self.profile.setCurrentIndex(self.profile.findData(form.profile))
            self.models.setValue(form.models or 1)
            self.round.setValue(form.round)
            self.place.setCurrentIndex(self.place.findData(POINT if form.at is not None else form.edge))
            self.place.setToolTip(self.place.currentText())
            if form.at is not None:
                self.left.setValue(form.at[0])
                self.down.setValue(form.at[1])
            self.name.setText(form.name or "")
        makes = form.group is not None
        point = form.at is not None
        shown = {"profile": makes, "models": makes, "name": makes, "left": point, "down": point}
        for key, field in self._fields.items():
            self._form.setRowVisible(field, shown.get(key, True))

    @property
    def _one(self) -> WaveEntry | None:
        chosen = self._bench.chosen_things
        if len(chosen) != 1 or chosen[0].sort is not Sort.WAVE:
            return None
        return wave_of(self._bench.sheet, number_of(chosen[0].id))

    @contextlib.contextmanager
    def _quiet(self) -> Iterator[None]:
        """What is shown is no edit."""
        for field in self._fields.values():
            field.blockSignals(True)
        try:
            yield
        finally:
            for field in self._fields.values():
                field.blockSignals(False)

    # what is typed

    def _edit(self, edit: Callable[[Sheet, int], Sheet], words: str) -> None:
        one = self._one
        if one is not None:
            number = one.number
            self._bench.do(lambda sheet: edit(sheet, number), words)

    def _take_place(self) -> None:
        """A spawn point begins where the wave is drawn."""
        one, place = self._one, self.place.currentData()
        if one is None:
            return
        if place == POINT:
            at = next(seat.at for seat in seats(self._bench.sheet) if seat.wave.number == one.number)
            self._edit(lambda sheet, number: with_place(sheet, number, at), tr("Where a wave comes from"))
        else:
            self._edit(lambda sheet, number: with_place(sheet, number, place), tr("Where a wave comes from"))

    def _take_point(self) -> None:
        at = (self.left.value(), self.down.value())
        self._edit(lambda sheet, number: with_place(sheet, number, at), tr("Where a wave comes from"))

    def _take_name(self) -> None:
        one, text = self._one, self.name.text().strip()
        if one is not None and text != (one.form.name or ""):
            self._edit(lambda sheet, number: with_name(sheet, number, text or None), tr("Name"))
