"""What the texts leave open, and the readings a rehearsal takes: read here, and changed."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.mission import Mission
from engine.rulebook import Rulebook, Setting, SettingValue
from gui.dialogs.whole_choice import WholeChoice
from gui.panels.number_box import DecimalBox
from gui.text import data, has_words, tr

MOST_INCHES = 48.0
STEP = 0.5
FRESH = tr("What is changed here is kept by the rehearsal; the mission’s file stays as it is.")
BEGUN = tr("Orders have been given: other readings begin the rehearsal anew, from the start of the mission.")


class _Row(QWidget):
    """One question: its title, who leaves it open, and the readings there are."""

    def __init__(self, setting: Setting, value: SettingValue) -> None:
        super().__init__()
        self.setting = setting
        self.setObjectName(f"setting.{setting.name}")
        self._before = value
        self._title, readings = data(setting.title), {name: data(one) for name, one in setting.readings.items()}
        self._words = " ".join((self._title, data(setting.source), *readings.values()))
        title = QLabel(self._title)
        title.setProperty("look", "strong")
        title.setWordWrap(True)
        told = data(setting.source)
        told = told if setting.asked else tr("{source}; nothing asks this yet").format(source=told)
        source = QLabel(told)
        source.setProperty("look", "reason")
        source.setWordWrap(True)
        self.readings = WholeChoice()
        self.readings.setAccessibleName(self._title)
        for name, words in readings.items():
            self.readings.addItem(
                tr("{reading}  (default)").format(reading=words) if name == setting.default else words, name
            )
            self.readings.setItemData(self.readings.count() - 1, words, Qt.ItemDataRole.ToolTipRole)
        self.inches = DecimalBox()
        most = MOST_INCHES if isinstance(value, str) else max(MOST_INCHES, value)
        self.inches.setRange(setting.least, most)
        self.inches.setSingleStep(STEP)
        self.inches.setSuffix("″")
        self.inches.setAccessibleName(tr("{title}, inches").format(title=self._title))
        if setting.number:
            self.readings.addItem(tr("a number of inches"), None)
        if isinstance(value, str):
            self.readings.setCurrentIndex(self.readings.findData(value))
        else:
            self.readings.setCurrentIndex(self.readings.count() - 1)
            self.inches.setValue(value)
        self.readings.currentIndexChanged.connect(self._follow)
        choice = QHBoxLayout()
        choice.addWidget(self.readings, 1)
        choice.addWidget(self.inches)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 8, 14)
        layout.setSpacing(3)
        layout.addWidget(title)
        layout.addLayout(choice)
        layout.addWidget(source)
        self._follow()

    def _follow(self) -> None:
        self.inches.setVisible(self.readings.currentData() is None)

    @property
    def value(self) -> SettingValue:
        named = self.readings.currentData()
        return named if isinstance(named, str) else self.inches.value()

    @property
    def changed(self) -> bool:
        return self.value != self._before

    def holds(self, wanted: str) -> bool:
        return has_words(self._words, wanted)


class MissionPage(QWidget):
    """``begun``: orders have been given, so that other readings begin the rehearsal anew."""

    weighed = Signal()

    def __init__(self, mission: Mission, book: Rulebook, *, begun: bool, seed: int) -> None:
        super().__init__()
        self.begun = begun
        intro = QLabel(
            " ".join(
                (
                    tr("What the texts of {title} leave open.").format(title=book.title),
                    *((BEGUN, FRESH) if begun else (FRESH,)),
                    tr("Dice: seed {seed}.").format(seed=seed),
                )
            )
        )
        intro.setWordWrap(True)
        values = mission.settings
        self.rows = [_Row(one, values.get(one.name, one.default)) for one in book.settings.values()]
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows:
            column.addWidget(row)
            row.readings.currentIndexChanged.connect(self.weighed)
            row.inches.valueChanged.connect(self.weighed)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 4, 4)
        layout.setSpacing(10)
        layout.addWidget(intro)
        layout.addWidget(scroll, 1)

    @property
    def changes(self) -> Mapping[str, SettingValue]:
        return {row.setting.name: row.value for row in self.rows if row.changed}

    def look_for(self, wanted: str) -> int:
        """Show the rows that have these words; how many they are."""
        for row in self.rows:
            row.setVisible(row.holds(wanted))
        return sum(row.holds(wanted) for row in self.rows)
