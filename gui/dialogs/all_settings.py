"""Every setting in one place, to be found by its words: of the mission, of the window, the keys."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QTabWidget, QVBoxLayout, QWidget

from gui.dialogs.settings import MissionPage
from gui.dialogs.shortcuts import KeysPage
from gui.dialogs.window_page import WindowPage
from gui.text import tr

MISSION, WINDOW, KEYS = tr("This mission"), tr("The window"), tr("Keys")


class SettingsDialog(QDialog):
    """``mission`` is None while nothing is open."""

    def __init__(
        self,
        mission: MissionPage | None,
        window: WindowPage,
        keys: KeysPage,
        first: str = MISSION,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setWindowTitle(tr("Settings"))
        self.resize(820, 660)
        self.mission, self.window_page, self.keys = mission, window, keys
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(tr("Find"))
        self.finder.setAccessibleName(tr("Find"))
        self.finder.setClearButtonEnabled(True)
        self.finder.textChanged.connect(self._find)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(tr("Kinds of settings"))
        self._pages: dict[str, MissionPage | WindowPage | KeysPage] = {WINDOW: window, KEYS: keys}
        if mission is not None:
            self._pages = {MISSION: mission, **self._pages}
        for name, page in self._pages.items():
            self.tabs.addTab(page, name)
            page.weighed.connect(self._weigh)
        if first in self._pages:
            self.tabs.setCurrentWidget(self._pages[first])
        self.said = QLabel()
        self.said.setProperty("look", "reason")
        self.said.setWordWrap(True)
        self.said.hide()
        buttons = QDialogButtonBox()
        self.take = buttons.addButton(tr("Take these"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setObjectName("settings.take")
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(self.finder)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.said)
        layout.addWidget(buttons)
        self.finder.setFocus()
        self._weigh()

    def _weigh(self) -> None:
        anew = self.mission is not None and self.mission.begun and bool(self.mission.changes)
        self.take.setText(tr("Take these and begin anew") if anew else tr("Take these"))
        changed = self.window_page.changed or self.keys.changed or bool(self.mission and self.mission.changes)
        self.take.setEnabled(changed and self.keys.clear)

    def _find(self, wanted: str) -> None:
        """Every page shows what it has; the one looked at is left where it has none and another has some."""
        found = {name: page.look_for(wanted) for name, page in self._pages.items()}
        for at, (name, count) in enumerate(found.items()):
            self.tabs.setTabText(at, f"{name} ({count})" if wanted else name)
        here = list(found)[self.tabs.currentIndex()]
        if not found[here] and any(found.values()):
            self.tabs.setCurrentWidget(self._pages[max(found, key=lambda name: found[name])])
        self.said.setText(
            "" if any(found.values()) else tr("No setting has the words “{wanted}”.").format(wanted=wanted)
        )
        self.said.setVisible(not any(found.values()))
