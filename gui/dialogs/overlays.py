"""The overlays as a list with their legend: which are shown, how strongly, which lies over which. It acts at once."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from gui.board.overlay import ALL_OVERLAYS, LEAST_STRENGTH, SHOWN_AT_FIRST, STACK, Overlay, Shown
from gui.panels.look import Look
from gui.text import inside, tr
from gui.window.swatch import MEANS, SWATCH, draw_swatch

PRESETS: Mapping[str, frozenset[Overlay]] = {
    tr("As at first"): SHOWN_AT_FIRST,
    tr("What binds a move"): frozenset(
        {Overlay.REACH, Overlay.LEGAL_END, Overlay.COHERENCY, Overlay.ENGAGEMENT, Overlay.GROUND, Overlay.NAMES}
    ),
    tr("Attacks"): frozenset({Overlay.SIGHT, Overlay.RANGES, Overlay.ENGAGEMENT, Overlay.NAMES}),
    tr("The mission"): frozenset({Overlay.MARKERS, Overlay.INFLUENCE, Overlay.ENTRY_EDGES, Overlay.NAMES}),
    tr("Everything"): ALL_OVERLAYS,
    tr("Nothing"): frozenset(),
}
OWN = tr("As chosen below")


class OverlaysDialog(QDialog):
    """``names`` are those that the mission can show, with what each is called."""

    changed = Signal(object)
    """Another :class:`Shown`."""

    def __init__(self, look: Look, names: Mapping[Overlay, str], shown: Shown, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("overlays")
        self.setWindowTitle(tr("Overlays"))
        self._look, self._names = look, names
        self.shown = shown
        self.presets = QComboBox()
        self.presets.setAccessibleName(tr("Overlays for"))
        self.presets.addItems([OWN, *PRESETS])
        self.presets.activated.connect(self._take_preset)
        self.boxes: dict[Overlay, QCheckBox] = {}
        self.sliders: dict[Overlay, QSlider] = {}
        self.ups: dict[Overlay, QPushButton] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._rows: dict[Overlay, tuple[QWidget, ...]] = {}
        for overlay in names:
            self._add(overlay)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(self.presets)
        layout.addLayout(self._grid)
        told = QLabel(tr("From top to bottom as they lie over one another; kept for this game."))
        told.setProperty("look", "reason")
        layout.addWidget(told)
        layout.addWidget(buttons)
        self.show_as(shown)

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
        here = frozenset(self._names)
        preset = next((name for name, on in PRESETS.items() if on & here == shown.on & here), OWN)
        self.presets.setCurrentText(preset)
        for line, overlay in enumerate(self._listed()):
            for column, widget in enumerate(self._rows[overlay]):
                self._grid.addWidget(widget, line, column)

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
        on = PRESETS.get(self.presets.currentText())
        if on is not None:
            self._change(replace(self.shown, on=on))

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


class _Swatch(QWidget):
    """As the overlay is drawn."""

    def __init__(self, look: Look, overlay: Overlay) -> None:
        super().__init__()
        self._look, self._overlay = look, overlay
        self.setFixedSize(QSize(34, 28))
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_swatch(painter, self._overlay, QRectF(SWATCH), self._look.theme)
