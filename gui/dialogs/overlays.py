"""The overlays as a list with their legend: which are shown, how strongly, which lies over which. It acts at once."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from gui.board.overlay import LEAST_STRENGTH, STACK, Overlay, Shown
from gui.dialogs.naming import ask_name
from gui.dialogs.rolled import Rolled
from gui.panels.choice_box import ChoiceBox
from gui.panels.look import Look
from gui.text import inside, tr
from gui.window.presets import OWN, Named, Presets
from gui.window.swatch import MEANS, SWATCH, draw_swatch


class OverlaysDialog(QDialog):
    """``names`` are those that the mission can show, with what each is called."""

    changed = Signal(object)
    """Another :class:`Shown`."""

    presets_changed = Signal()
    """Own ones were kept, called otherwise or taken away."""

    def __init__(
        self,
        look: Look,
        names: Mapping[Overlay, str],
        known: Presets,
        shown: Shown,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("overlays")
        self.setWindowTitle(tr("Overlays"))
        self._look, self._names, self._known = look, names, known
        self._taken = ""
        self.shown = shown
        self.presets = ChoiceBox()
        self.presets.setAccessibleName(tr("Overlays for"))
        self.presets.activated.connect(self._take_preset)
        self.presets.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.keep = _button(tr("&Keep as…"), tr("What is shown, as a preset of your own for this game"), self.ask_keep)
        self.rename = _button(tr("Re&name…"), tr("The own preset chosen here"), self._ask_rename)
        self.drop = _button(tr("&Delete"), tr("The own preset chosen here"), self._drop)
        self.says = QLabel()
        self.says.setWordWrap(True)
        self.says.setProperty("look", "reason")
        self.boxes: dict[Overlay, QCheckBox] = {}
        self.sliders: dict[Overlay, QSlider] = {}
        self.ups: dict[Overlay, QPushButton] = {}
        rows = QWidget()
        self._grid = QGridLayout(rows)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setHorizontalSpacing(10)
        self._rows: dict[Overlay, tuple[QWidget, ...]] = {}
        for overlay in names:
            self._add(overlay)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        row = QHBoxLayout()
        for widget in (self.presets, self.keep, self.rename, self.drop):
            row.addWidget(widget)
        layout.addLayout(row)
        layout.addWidget(self.says)
        layout.addWidget(Rolled(rows), 1)
        told = QLabel(tr("From top to bottom as they lie over one another; kept for this game."))
        told.setProperty("look", "reason")
        layout.addWidget(told)
        layout.addWidget(buttons)
        self.list_presets()

    def show_as(self, shown: Shown) -> None:
        """What is shown has been changed elsewhere."""
        self.shown = shown
        for overlay, box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(overlay in shown.on)
            box.blockSignals(False)
        for overlay, slider in self.sliders.items():
            slider.blockSignals(True)
            slider.setValue(round(100 * shown.strength.get(overlay, 1.0)))
            slider.blockSignals(False)
        self._say(self._known.like(shown, self._taken))
        for line, overlay in enumerate(self._listed()):
            for column, widget in enumerate(self._rows[overlay]):
                self._grid.addWidget(widget, line, column)

    def list_presets(self) -> None:
        """The game's, those of every game, then the player's own."""
        self.presets.clear()
        self.presets.addItem(OWN)
        for group in (self._known.shipped, self._known.own):
            if group:
                self.presets.insertSeparator(self.presets.count())
            self.presets.addItems([one.name for one in group])
        self.show_as(self.shown)

    def _say(self, preset: Named | None) -> None:
        self.presets.setCurrentText(OWN if preset is None else preset.name)
        for button in (self.rename, self.drop):
            button.setEnabled(preset is not None and preset.own)
        self.says.setText(_said(preset))

    def _listed(self) -> list[Overlay]:
        """From top to bottom; then those that lie in no stack."""
        stacked = [overlay for overlay in reversed(self.shown.order) if overlay in self._names]
        return [*stacked, *(overlay for overlay in self._names if overlay not in STACK)]

    def _add(self, overlay: Overlay) -> None:
        name = self._names[overlay]
        box = self.boxes[overlay] = QCheckBox(name)
        box.setToolTip(MEANS[overlay])
        box.setAccessibleDescription(MEANS[overlay])
        box.toggled.connect(lambda on, overlay=overlay: self._toggle(overlay, on))
        slider = self.sliders[overlay] = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(round(100 * LEAST_STRENGTH), 100)
        slider.setPageStep(10)
        slider.setMinimumWidth(140)
        slider.setAccessibleName(tr("Strength of {name}, per cent").format(name=inside(name)))
        slider.valueChanged.connect(lambda value, overlay=overlay: self._strengthen(overlay, value / 100))
        row: tuple[QWidget, ...] = (_Swatch(self._look, overlay), box, slider)
        if overlay in STACK:
            up = self.ups[overlay] = QPushButton(tr("Up"))
            up.setAccessibleName(tr("{name}: over the next above").format(name=name))
            up.clicked.connect(lambda _=False, overlay=overlay: self._raise(overlay))
            row = (*row, up)
        self._rows[overlay] = row

    def _take_preset(self) -> None:
        name = self.presets.currentText()
        preset = next((one for one in self._known.all if one.name == name), None)
        if preset is not None:
            self._taken = preset.name
            self._change(preset.shown)

    def ask_keep(self) -> None:
        """A name for what is shown now; that of an own preset which was changed is offered."""
        kept = {one.name for one in self._known.own}
        begin = self._taken if self._taken in kept else ""
        name = ask_name(
            tr("Keep as a preset"),
            tr("A name for what is shown now:"),
            begin,
            self._known.why_not_kept,
            self._taken_by,
            self,
        )
        if name is not None:
            self._known.keep(name, self.shown)
            self._own_changed(name)

    def _ask_rename(self) -> None:
        old = self.presets.currentText()
        name = ask_name(
            tr("Rename the preset"),
            tr("Another name for it:"),
            old,
            self._known.why_not,
            lambda new: "" if new.strip() == old else self._taken_by(new),
            self,
        )
        if name is not None:
            self._known.rename(old, name)
            self._own_changed(name)

    def _drop(self) -> None:
        """What is shown stays as it is."""
        self._known.drop(self.presets.currentText())
        self._own_changed("")

    def _taken_by(self, name: str) -> str:
        known = any(one.name == name.strip() for one in self._known.own)
        return tr("Takes the place of the one called so.") if known else ""

    def _own_changed(self, taken: str) -> None:
        self._taken = taken
        self.list_presets()
        self.presets_changed.emit()

    def _toggle(self, overlay: Overlay, on: bool) -> None:
        shown = self.shown.on
        self._change(replace(self.shown, on=shown | {overlay} if on else shown - {overlay}))

    def _strengthen(self, overlay: Overlay, strength: float) -> None:
        kept = {one: much for one, much in self.shown.strength.items() if one is not overlay}
        self._change(replace(self.shown, strength=kept if strength == 1.0 else {**kept, overlay: strength}))

    def _raise(self, overlay: Overlay) -> None:
        """Over the next one above it that this mission can show."""
        order = list(self.shown.order)
        at = order.index(overlay)
        above = next((there for there in range(at + 1, len(order)) if order[there] in self._names), None)
        if above is not None:
            order.insert(above, order.pop(at))
            self._change(replace(self.shown, order=tuple(order)))

    def _change(self, shown: Shown) -> None:
        self.show_as(shown)
        self.changed.emit(shown)


def _said(preset: Named | None) -> str:
    if preset is None:
        return tr("None of the presets. It is kept for this game, and under a name of its own if you give it one.")
    return tr("One of your own for this game.") if preset.own else f"{preset.says}."


def _button(words: str, means: str, do: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.setToolTip(means)
    button.setAccessibleDescription(means)
    button.clicked.connect(lambda: do())
    return button


class _Swatch(QWidget):
    """As the overlay is drawn."""

    def __init__(self, look: Look, overlay: Overlay) -> None:
        super().__init__()
        self._look, self._overlay = look, overlay
        self.setFixedSize(QSize(34, 28))
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_swatch(painter, self._overlay, QRectF(SWATCH), self._look.table)
