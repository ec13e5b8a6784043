"""What the player wants of the window itself, whatever is played in it."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from gui.language import own_name
from gui.text import languages, tr


@dataclass(frozen=True, slots=True)
class Wishes:
    """``dark``, ``scale`` and ``language`` are None where they follow the system; ``scale`` 1 has body text 12 pixels
    high."""

    dark: bool | None
    one_ink: bool
    calm: bool
    scale: float | None
    language: str | None = None


THEMES = ((tr("As the system has it"), None), (tr("Light"), False), (tr("Dark"), True))
BY_FONT = tr("As the system’s font asks for")
OWN = tr("A size of my own")


class WindowPage(QWidget):
    weighed = Signal()

    def __init__(self, wishes: Wishes, scales: tuple[float, float], now: float) -> None:
        """``now`` is how large everything is at the moment, ``scales`` the least and the most."""
        super().__init__()
        self._before = wishes
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 12, 12, 4)
        self._column.setSpacing(14)
        self._rows: list[tuple[QWidget, str]] = []
        self.theme = QComboBox()
        for words, dark in THEMES:
            self.theme.addItem(words, dark)
        self.theme.setCurrentIndex(next(at for at, (_, dark) in enumerate(THEMES) if dark is wishes.dark))
        self.theme.currentIndexChanged.connect(self._weigh)
        self._row(tr("Theme"), tr("Light or dark, of the whole window."), self.theme)
        self.one_ink = QCheckBox(tr("The table in one ink"))
        self.one_ink.setChecked(wishes.one_ink)
        told = tr(
            "Black alone: dots, lines and letters tell what colours do. Pictures that are saved are drawn so too."
        )
        self.one_ink.toggled.connect(self._weigh)
        self._row("", told, self.one_ink)
        self.calm = QCheckBox(tr("Reduce motion"))
        self.calm.setChecked(wishes.calm)
        self.calm.toggled.connect(self._weigh)
        self._row("", tr("A refused model and the view go where they belong at once."), self.calm)
        self.sized = QComboBox()
        self.sized.addItems([BY_FONT, OWN])
        self.sized.setCurrentIndex(0 if wishes.scale is None else 1)
        self.percent = QSpinBox()
        self.percent.setRange(round(scales[0] * 100), round(scales[1] * 100))
        self.percent.setSingleStep(5)
        self.percent.setSuffix(" %")
        self.percent.setAccessibleName(tr("Size of everything, per cent"))
        self.percent.setValue(round((now if wishes.scale is None else wishes.scale) * 100))
        self.percent.valueChanged.connect(self._weigh)
        told = tr("Text, panels and signs. Holds from the next start; what is open then is offered again.")
        self.sized.currentIndexChanged.connect(self._weigh)
        self._row(tr("Size of everything"), told, self.sized, self.percent)
        self.language = QComboBox()
        self.language.addItem(tr("As the system has it"), None)
        for code in languages():
            self.language.addItem(own_name(code), code)
        self.language.setCurrentIndex(max(self.language.findData(wishes.language), 0))
        self.language.currentIndexChanged.connect(self._weigh)
        told = tr("From the next start. Terms and names of a game stay in English.")
        self._row(tr("Language"), told, self.language)
        self._column.addStretch(1)
        self._weigh()

    @property
    def wishes(self) -> Wishes:
        return Wishes(
            dark=THEMES[self.theme.currentIndex()][1],
            one_ink=self.one_ink.isChecked(),
            calm=self.calm.isChecked(),
            language=self.language.currentData(),
            scale=self.percent.value() / 100 if self.sized.currentText() == OWN else None,
        )

    @property
    def changed(self) -> bool:
        return self.wishes != self._before

    def look_for(self, wanted: str) -> int:
        """Show the rows that have these words; how many they are."""
        for row, words in self._rows:
            row.setVisible(wanted.lower() in words)
        return sum(wanted.lower() in words for _, words in self._rows)

    def _row(self, title: str, told: str, control: QComboBox | QCheckBox, beside: QWidget | None = None) -> None:
        row = QWidget()
        lines = QVBoxLayout(row)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(3)
        if title:
            head = QLabel(title)
            head.setProperty("look", "strong")
            lines.addWidget(head)
            control.setAccessibleName(title)
        lines.addWidget(control)
        if beside is not None:
            lines.addWidget(beside)
        reason = QLabel(told)
        reason.setProperty("look", "reason")
        reason.setWordWrap(True)
        control.setAccessibleDescription(told)
        lines.addWidget(reason)
        self._column.addWidget(row)
        said = control.text() if isinstance(control, QCheckBox) else title
        self._rows.append((row, f"{said} {told}".lower()))

    def _weigh(self, *_: object) -> None:
        self.percent.setVisible(self.sized.currentText() == OWN)
        self.weighed.emit()
