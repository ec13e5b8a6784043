"""What the texts leave open, and the readings a rehearsal takes: read here, and changed."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.mission import Mission
from engine.rulebook import Rulebook, Setting, SettingValue

MOST_INCHES = 48.0
STEP = 0.5
FRESH = "What is changed here is kept by the rehearsal; the mission’s file stays as it is."
BEGUN = f"Orders have been given: other readings begin the rehearsal anew, from the start of the mission. {FRESH}"


class _Row(QWidget):
    """One question: its title, who leaves it open, and the readings there are."""

    def __init__(self, setting: Setting, value: SettingValue) -> None:
        super().__init__()
        self.setting = setting
        self.setObjectName(f"setting.{setting.name}")
        self._before = value
        title = QLabel(setting.title)
        title.setProperty("look", "strong")
        title.setWordWrap(True)
        told = setting.source if setting.asked else f"{setting.source}; nothing asks this yet"
        source = QLabel(told)
        source.setProperty("look", "reason")
        source.setWordWrap(True)
        self.readings = QComboBox()
        self.readings.setAccessibleName(setting.title)
        self.readings.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for name, words in setting.readings.items():
            self.readings.addItem(f"{words}  (default)" if name == setting.default else words, name)
            self.readings.setItemData(self.readings.count() - 1, words, Qt.ItemDataRole.ToolTipRole)
        self.inches = QDoubleSpinBox()
        most = MOST_INCHES if isinstance(value, str) else max(MOST_INCHES, value)
        self.inches.setRange(setting.least, most)
        self.inches.setSingleStep(STEP)
        self.inches.setSuffix("″")
        self.inches.setAccessibleName(f"{setting.title}, inches")
        if setting.number:
            self.readings.addItem("a number of inches", None)
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
        words = (self.setting.title, self.setting.source, *self.setting.readings.values())
        return wanted.lower() in " ".join(words).lower()


class SettingsDialog(QDialog):
    """``begun``: orders have been given, so that other readings begin the rehearsal anew."""

    def __init__(self, mission: Mission, book: Rulebook, *, begun: bool, seed: int, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("settings")
        self.setWindowTitle("Settings of this mission")
        self.resize(760, 660)
        intro = QLabel(f"What the texts of {book.title} leave open. {BEGUN if begun else FRESH} Dice: seed {seed}.")
        intro.setWordWrap(True)
        self.finder = QLineEdit()
        self.finder.setPlaceholderText("Find")
        self.finder.setAccessibleName("Find")
        self.finder.setClearButtonEnabled(True)
        self.finder.textChanged.connect(self._find)
        values = mission.settings
        self.rows = [_Row(one, values.get(one.name, one.default)) for one in book.settings.values()]
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows:
            column.addWidget(row)
            row.readings.currentIndexChanged.connect(self._weigh)
            row.inches.valueChanged.connect(self._weigh)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        buttons = QDialogButtonBox()
        self.take = QPushButton("Begin anew with these" if begun else "Take these")
        self.take.setObjectName("settings.take")
        buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton("Close", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        for widget in (intro, self.finder):
            layout.addWidget(widget)
        layout.addWidget(scroll, 1)
        layout.addWidget(buttons)
        self._weigh()

    @property
    def changes(self) -> Mapping[str, SettingValue]:
        return {row.setting.name: row.value for row in self.rows if row.changed}

    def _weigh(self) -> None:
        self.take.setEnabled(bool(self.changes))

    def _find(self, wanted: str) -> None:
        for row in self.rows:
            row.setVisible(row.holds(wanted))


def ask_settings(
    mission: Mission, book: Rulebook, *, begun: bool, seed: int, parent: QWidget | None = None
) -> Mapping[str, SettingValue]:
    """What is to be read otherwise; empty where nothing is."""
    dialog = SettingsDialog(mission, book, begun=begun, seed=seed, parent=parent)
    return dialog.changes if dialog.exec() == QDialog.DialogCode.Accepted else {}
