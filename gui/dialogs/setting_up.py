"""Setting up a Hardwired 28 game: every table rolled or picked, drawn as it is rolled, saved as a mission."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.mission import Mission
from gui.dialogs.once import ask
from gui.dialogs.saving import ask_to_save
from gui.dialogs.setup_picture import SetupPicture
from gui.dialogs.setup_row import SetupRow
from gui.dialogs.setup_state import Making
from gui.panels.look import Look
from gui.panels.number_box import NumberBox
from gui.text import tr
from gui.window.errands import Errands
from missions.hardwired_rolls import NotMade
from missions.hardwired_tables import OF_TRIGGER_MISSIONS, brought, by_faces, roll_tables
from missions.layout_guide import Offence, guide
from missions.load import mission_from_text
from missions.making_hardwired import NAMES, make, set_up
from missions.problems import Unreadable
from missions.saving import write_whole

MOST_SEED = 2**31 - 1
MOST_GAP = 20
READS = tr("Missions (*.yaml *.yml);;All files (*)")
LOOKING = tr("Layout guide: still looking along the lanes of this terrain…")
LEAST_TOLD = 72
"""Pixels of the words below the tables, which are scrolled where the screen is low."""
KEPT_TO = tr("Layout guide: this terrain keeps to it.")


@dataclass(frozen=True, slots=True)
class Made:
    """A mission, and the file it was saved to, if it was."""

    mission: Mission
    path: Path | None = None


class SettingUp(QDialog):
    def __init__(self, look: Look, folder: Path, parent: QWidget | None = None, *, seed: int | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("setting-up")
        self.setWindowTitle(tr("Set up a Hardwired 28 game"))
        self._folder = folder
        self._text = ""
        self._saved: tuple[str, Path] | None = None
        self._offences: dict[Path | None, tuple[Offence, ...]] = {None: ()}
        self.mission: Mission | None = None
        self.making = Making(seed=secrets.randbelow(1_000_000) if seed is None else seed)
        self.grid = QGridLayout()
        self._errands = Errands(self)
        self._errands.done.connect(self._guided)
        self.picture = SetupPicture(look)
        self.rows = {table.word: SetupRow(table, self) for table in roll_tables(self._names())}
        self._build()
        for row in self.rows.values():
            row.rolled.connect(lambda table: self._take(self.making.roll(table)))
            row.picked.connect(lambda table, name: self._take(self.making.pick(table, name)))
            row.kept.connect(lambda table, on: self._take(self.making.keep(table, on)))
        self._show()

    def _build(self) -> None:
        self.seed = NumberBox()
        self.seed.setObjectName("setup.seed")
        self.seed.setRange(0, MOST_SEED)
        self.seed.setValue(self.making.seed)
        self.seed.setKeyboardTracking(False)
        self.seed.setAccessibleName(tr("Seed of the dice"))
        self.seed.valueChanged.connect(self._take_seed)
        self.roll_all = QPushButton(tr("Roll everything that is not kept"))
        self.roll_all.setObjectName("setup.roll")
        self.roll_all.clicked.connect(lambda _=False: self.seed.setValue(secrets.randbelow(1_000_000)))
        self.gap = NumberBox()
        self.gap.setObjectName("setup.gap")
        self.gap.setRange(0, MOST_GAP)
        self.gap.setAccessibleName(tr("Gap of Evidence and Leads"))
        self.gap.valueChanged.connect(self._take_gap)
        self.ground = QPushButton()
        self.ground.setObjectName("setup.ground")
        self.ground.clicked.connect(self._ask_ground)
        self.told = QPlainTextEdit()
        self.told.setObjectName("setup.told")
        self.told.setReadOnly(True)
        self.told.setTabChangesFocus(True)
        self.told.setAccessibleName(tr("What the set-up says, and the layout guide"))
        grid = self.grid
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.seed)
        top.addWidget(self.roll_all, 1)
        grid.addWidget(QLabel(tr("Seed")), 0, 0)
        grid.addLayout(top, 0, 1, 1, 3)
        for line, row in enumerate(self.rows.values(), 1):
            row.place(grid, line)
        last = len(self.rows) + 1
        grid.addWidget(QLabel(tr("Evidence gap")), last, 0)
        grid.addWidget(self.gap, last, 1, Qt.AlignmentFlag.AlignLeft)
        self._add_last(last + 1)
        tables = QWidget()
        grid.setContentsMargins(0, 0, 8, 0)
        tables.setLayout(grid)
        rolled = QScrollArea()
        rolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rolled.setObjectName("setup.tables")
        rolled.setFrameShape(QFrame.Shape.NoFrame)
        rolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rolled.setWidgetResizable(True)
        rolled.setWidget(tables)
        rolled.setMinimumWidth(tables.minimumSizeHint().width() + rolled.verticalScrollBar().sizeHint().width())
        self.told.setMinimumHeight(LEAST_TOLD)
        left = self.left = QVBoxLayout()
        left.addWidget(rolled, 5)
        left.addWidget(self.told, 1)
        above = QHBoxLayout()
        above.setSpacing(16)
        above.addLayout(left, 6)
        above.addWidget(self.picture, 7)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.addLayout(above, 1)
        whole.addLayout(self._buttons())
        self.resize(1340, 800)

    def _names(self) -> Mapping[str, str]:
        """Of the two squads, by how the tables call them."""
        return NAMES

    def _add_last(self, line: int) -> None:
        """What is asked for below the tables."""
        self.grid.addWidget(QLabel(tr("Terrain")), line, 0)
        self.grid.addWidget(self.ground, line, 1, 1, 3)

    def _made_of(self, making: Making) -> tuple[Mission, str]:
        """The mission that comes of it and its file. Raises ``NotMade`` and ``Unreadable``."""
        text = make(making.choice)
        return mission_from_text(text, tr("the set-up")), text

    def _buttons(self) -> QHBoxLayout:
        self.save = QPushButton(tr("Save mission…"))
        self.save.setObjectName("setup.save")
        self.save.clicked.connect(lambda _=False: self.ask_save())
        self.play = QPushButton(tr("Play it"))
        self.play.setObjectName("setup.play")
        self.play.setDefault(True)
        self.play.clicked.connect(lambda _=False: self.accept())
        cancel = QPushButton(tr("Cancel"))
        cancel.clicked.connect(lambda _=False: self.reject())
        self.saved = QLabel()
        self.saved.setProperty("look", "reason")
        buttons = QHBoxLayout()
        buttons.addWidget(self.saved, 1)
        for button in (self.save, cancel, self.play):
            button.setAutoDefault(button is self.play)
            buttons.addWidget(button)
        for row in self.rows.values():
            row.roll.setAutoDefault(False)
        self.roll_all.setAutoDefault(False)
        self.ground.setAutoDefault(False)
        return buttons

    @property
    def made(self) -> Made | None:
        if self.mission is None:
            return None
        kept = self._saved is not None and self._saved[0] == self._text
        return Made(self.mission, self._saved[1] if kept and self._saved is not None else None)

    # what is asked for

    def _take_seed(self, seed: int) -> None:
        self._take(self.making.roll_all(seed))

    def _take_gap(self, gap: int) -> None:
        self._take(replace(self.making, gap=gap))

    def _ask_ground(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, tr("A mission whose terrain is played on"), str(self._folder), READS
        )
        if name:
            self.take_ground(Path(name))

    def take_ground(self, path: Path | None) -> None:
        """Play on the table and terrain of another mission; none for those that come with the program."""
        self._take(replace(self.making, ground=path))

    def _take(self, making: Making) -> None:
        """Nothing changes where no mission comes of it; why is said."""
        before, self.making = self.making, making
        try:
            self._show()
        except NotMade as wrong:
            self.making = before
            self.saved.setText(" ".join(wrong.reasons))
        except Unreadable as wrong:
            self.making = before
            self.saved.setText(str(wrong.problems[0]))

    # what is shown

    def _show(self) -> None:
        making = self.making
        self.mission, self._text = self._made_of(making)
        up = set_up(making.choice)
        found, faces = dict(brought(up, making.gap)), by_faces(up)
        for word, row in self.rows.items():
            if word in faces:
                row.offer(faces[word])
                found[word] = next((one.name for one in faces[word] if one.words == found[word]), found[word])
            own = found[word] == OF_TRIGGER_MISSIONS.get(word)
            row.show_brought(found[word], kept=word in making.kept, rolls=not own)
        self.seed.blockSignals(True)
        self.seed.setValue(making.seed)
        self.seed.blockSignals(False)
        self.ground.setText(
            tr("That of the Extraction mission…") if making.ground is None else f"{making.ground.name}…"
        )
        self.ground.setAccessibleName(tr("Terrain: {ground}").format(ground=self.ground.text()))
        self.saved.setText("")
        if making.ground not in self._offences:
            mission, ground = self.mission, making.ground
            self._errands.ask(lambda: (ground, tuple(guide(mission))))
        self._show_guide()

    def _show_guide(self) -> None:
        if self.mission is None:
            return
        offences = self._offences.get(self.making.ground)
        self.told.setPlainText("\n".join((*self.mission.notes, *self._told_of_guide(offences))))
        self.picture.show_mission(self.mission, tuple(one.line for one in offences or () if one.line is not None))

    def _told_of_guide(self, offences: tuple[Offence, ...] | None) -> list[str]:
        return [LOOKING] if offences is None else [offence.text for offence in offences] or [KEPT_TO]

    def _guided(self, found: object) -> None:
        if isinstance(found, tuple):
            ground, offences = found
            self._offences[ground] = offences
            self._show_guide()

    # saving and leaving

    def ask_save(self) -> None:
        if self.mission is None:
            return
        begin = self._folder / "set-up.yaml"
        path, _ = ask_to_save(self, tr("Save mission"), begin, READS)
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        try:
            write_whole(path, self._text.encode("utf-8"))
        except OSError as wrong:
            self.saved.setText(
                tr("{name} could not be written: {strerror}").format(name=path.name, strerror=wrong.strerror or wrong)
            )
            return
        self._saved = (self._text, path)
        self._folder = path.parent
        self.saved.setText(tr("Saved as {name}").format(name=path.name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter after a figure takes the figure: what comes of it is to be seen before it is played."""
        figures = self.seed.hasFocus() or self.gap.hasFocus()
        if not (figures and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._errands.wait()
        super().done(result)


def ask_set_up(look: Look, folder: Path, parent: QWidget | None = None) -> Made | None:
    """What is to be played; none if the player thinks better of it."""
    dialog = SettingUp(look, folder, parent)
    return dialog.made if ask(dialog) else None
