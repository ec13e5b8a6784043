"""The window of the studio: what to add on the left, the table, exact numbers and what is said of it on the right."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QScrollArea,
    QSplitter,
    QToolBar,
    QToolButton,
    QWidget,
)

from engine.mission import Mission
from geometry.isometry import Isometry
from gui.panels.kit import MARGIN, column
from gui.panels.look import Look
from gui.studio.add_list import AddPanel
from gui.studio.adding import Form, Offer, with_new
from gui.studio.bench import Bench
from gui.studio.board import PAN, StudioBoard
from gui.studio.cards_dialog import ask_cards
from gui.studio.commands import Commands
from gui.studio.findings import FindingsPanel
from gui.studio.keeping import Keeping
from gui.studio.numbers import NumbersPanel
from gui.studio.pointing import Pointing
from gui.studio.safe import Safe
from gui.studio.shaping import Shaping, grip_words
from gui.studio.things import Sort, called
from gui.studio.zones_dialog import FILLED, ask_zones
from gui.text import tr
from missions.editing import edits
from missions.editing.access import with_new_gate, with_shared_gates
from missions.editing.arranging import Line, aligned, snapped, spread
from missions.editing.cards import deployment_written_out
from missions.editing.joining import apart, joined
from missions.editing.journal import KeptSheet
from missions.editing.sheet import Sheet

LEAST = QSize(1024, 660)
FIRST = QSize(1500, 950)
SIDE = 250
RIGHT = 300
STEP, FINE, FAR = 0.5, 0.1, 6.0
"""Inches that an arrow key moves what is chosen: as it is where there is no grid, with Shift, with Ctrl."""
GRIDS = {"snap_off": 0.0, "snap_quarter": 0.25, "snap_half": 0.5, "snap_inch": 1.0}
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
TOOLS = ("undo", "redo", "", "cards", "copy", "half", "turn", "mirror", "delete", "", "fit", "save", "play")

PICTURED = ("undo", "redo", "fit")
"""Among the tools without their names, for which other languages have no room."""


class StudioWindow(QMainWindow):
    play_wanted = Signal(object, object)
    """The mission as it stands, and its file where that holds just this."""
    export_wanted = Signal(object)
    """The mission as it stands."""
    new_wanted = Signal()
    open_wanted = Signal()
    gone = Signal()

    def __init__(
        self,
        sheet: Sheet,
        look: Look,
        folder: Path | None = None,
        parent: QWidget | None = None,
        *,
        safe: Path | None = None,
    ) -> None:
        """``folder`` is where saving begins; what is not saved is kept in ``safe`` in case of a crash."""
        super().__init__(parent)
        self.setObjectName("studio")
        self._look = look
        self.began_with = sheet.text
        self.bench = Bench(sheet, self)
        self.keeping = Keeping(self, self.bench, folder or Path.cwd())
        self.safe = None if safe is None else Safe(self.bench, self.keeping, safe, self)
        self.board = StudioBoard(self.bench, look)
        self.shaping = self.board.shaping = Shaping(self.bench, self)
        self.pointing = Pointing(self.bench, self.board, self.shaping, self)
        self.adding = AddPanel(self.bench)
        self.numbers = NumbersPanel(self.bench)
        self.findings = FindingsPanel(self.bench)
        self.commands = Commands(look, self, self.board)
        self.said = QLabel()
        self.said.setObjectName("studio.said")
        self.said.setAccessibleName(tr("What the studio says"))
        self._build()
        self._connect()
        self._refresh()
        self.setMinimumSize(LEAST)
        self.resize(FIRST)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self.commands.fill(self.menuBar())
        tools = QToolBar(tr("Tools"))
        tools.setMovable(False)
        tools.setIconSize(QSize(20, 20))
        tools.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for name in TOOLS:
            tools.addAction(self.commands[name]) if name else tools.addSeparator()
        for name in PICTURED:
            button = tools.widgetForAction(self.commands[name])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.addToolBar(tools)
        right = QSplitter(Qt.Orientation.Vertical)
        right.setFixedWidth(RIGHT)
        scrolled = QScrollArea()
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(self.numbers)
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        right.addWidget(scrolled)
        right.addWidget(self.findings)
        right.setSizes([460, 340])
        right.setChildrenCollapsible(False)
        self.adding.setFixedWidth(SIDE)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.adding)
        middle = column()
        middle.addWidget(self.board, 1)
        row.addLayout(middle, 1)
        row.addWidget(right)
        self.setCentralWidget(page)
        self.said.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self.statusBar().addWidget(self.said, 1)

    def _connect(self) -> None:
        bench, commands = self.bench, self.commands
        for name, do in {
            "new": self.new_wanted.emit,
            "open": self.open_wanted.emit,
            "save": self.keeping.save,
            "save_as": self.keeping.save_as,
            "export": self.export,
            "play": self.play,
            "close": self.close,
            "undo": bench.undo,
            "redo": bench.redo,
            "all": lambda: bench.choose(thing.id for thing in bench.things),
            "next": lambda: self._step(1),
            "before": lambda: self._step(-1),
            "point": lambda: self._point(1),
            "point_before": lambda: self._point(-1),
            "toggle": bench.toggle_pointed,
            "none": self._leave,
            "delete": self._delete,
            "card": lambda: bench.do(deployment_written_out, tr("Write the card out")),
            "cards": self._cards,
            "zones": self._zones,
            "grip": lambda: self.shaping.step(1),
            "grip_before": lambda: self.shaping.step(-1),
            "corner": self.shaping.add,
            "gate": self._gate,
            "gates": lambda: self._lying(with_shared_gates, tr("Access Points")),
            "group": bench.group,
            "ungroup": bench.ungroup,
            "copy": self._copy,
            "join": lambda: bench.copy(lambda sheet: joined(sheet, bench.lying), tr("Make one of them")),
            "apart": lambda: bench.copy(lambda sheet: apart(sheet, bench.lying[0]), tr("Take into its parts")),
            "half": lambda: bench.copy(
                lambda sheet: edits.copied_half_round(sheet, bench.lying), tr("Copy half round the table")
            ),
            "turn": lambda: bench.turn(15.0),
            "turn_back": lambda: bench.turn(-15.0),
            "turn_little": lambda: bench.turn(1.0),
            "turn_little_back": lambda: bench.turn(-1.0),
            "mirror": lambda: self._mirror("left_for_right"),
            "mirror_down": lambda: self._mirror("top_for_bottom"),
            "grid": lambda: self._lying(lambda sheet, ids: snapped(sheet, ids, self._step_wide), tr("To the grid")),
            "spread_across": lambda: self._lying(lambda sheet, ids: spread(sheet, ids, across=True), tr("Equal steps")),
            "spread_down": lambda: self._lying(lambda sheet, ids: spread(sheet, ids, across=False), tr("Equal steps")),
            "fit": self.board.fit,
            "zoom_in": lambda: self.board.zoom_by(1.25),
            "zoom_out": lambda: self.board.zoom_by(0.8),
            "pan_left": lambda: self.board.pan(-PAN, 0),
            "pan_right": lambda: self.board.pan(PAN, 0),
            "pan_up": lambda: self.board.pan(0, -PAN),
            "pan_down": lambda: self.board.pan(0, PAN),
            "region": self.next_region,
            "add": self._search,
        }.items():
            commands[name].triggered.connect(lambda _=False, do=do: do())
        for name, line in {
            "align_left": Line.LEFT,
            "align_right": Line.RIGHT,
            "align_top": Line.TOP,
            "align_bottom": Line.BOTTOM,
            "align_across": Line.MIDDLE_ACROSS,
            "align_down": Line.MIDDLE_DOWN,
        }.items():
            commands[name].triggered.connect(partial(self._align, line))
        for name, step in GRIDS.items():
            commands[name].setChecked(step == self.pointing.step)
            commands[name].triggered.connect(partial(self._take_grid, step))
        bench.changed.connect(self._refresh)
        bench.chose.connect(self._refresh)
        bench.refused.connect(self._say)
        if self.safe is not None:
            self.safe.failed.connect(self._unsafe)
        self.pointing.told.connect(self._told)
        self.shaping.changed.connect(self._taken)
        self.findings.shown.connect(self.board.show_finding)
        self.adding.wanted.connect(self.add)

    def _take_grid(self, step: float, _checked: bool = False) -> None:
        self.pointing.step = step

    @property
    def _step_wide(self) -> float:
        """Of the grid; of the usual one where there is none."""
        return self.pointing.step or STEP

    # what is asked

    def add(self, offer: Offer) -> None:
        """In the middle of what is in view; a polygon waits for its corners."""
        words = tr("Add: {what}").format(what=offer.words)
        if offer.form is Form.POLYGON:
            self.pointing.draw_corners(
                lambda corners: self.bench.copy(lambda sheet: with_new(sheet, offer, corners[0], corners), words)
            )
        else:
            _, x, y = self.board.look
            x, y = (round(value / self._step_wide) * self._step_wide for value in (x, y))
            self.bench.copy(lambda sheet: with_new(sheet, offer, (x, y)), words)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def play(self) -> None:
        """As a rehearsal; what is wrong with the file is said instead."""
        mission = self.bench.sheet.mission
        if isinstance(mission, Mission):
            self.play_wanted.emit(mission, self.keeping.path if self.bench.history.is_saved else None)
        else:
            self._say(tr("It cannot be played as long as the list has mistakes"))

    def export(self) -> None:
        """The table as it stands now, saved or not; what is wrong with the file is said instead."""
        mission = self.bench.sheet.mission
        if not isinstance(mission, Mission):
            self._say(tr("It cannot be exported as long as the list has mistakes"))
            return
        self.export_wanted.emit(mission)

    def _mirror(self, how: Literal["left_for_right", "top_for_bottom"]) -> None:
        self._lying(lambda sheet, ids: edits.mirrored(sheet, ids, how), tr("Mirror"))

    def _align(self, line: Line, _checked: bool = False) -> None:
        self._lying(lambda sheet, ids: aligned(sheet, ids, line), tr("In line"))

    def _lying(self, edit: Callable[[Sheet, tuple[str, ...]], Sheet], words: str) -> None:
        ids = self.bench.lying
        if ids:
            self.bench.do(lambda sheet: edit(sheet, ids), words)

    def _zones(self) -> None:
        edit = ask_zones(self.bench.sheet, self)
        if edit is not None:
            self.bench.do(edit, tr("Zones of a table"))

    def _cards(self) -> None:
        try:
            edit = ask_cards(self.bench.sheet, self._look, self)
        except ValueError as why:
            self.bench.refused.emit(str(why))
            return
        if edit is not None and self.bench.do(edit, tr("Cards and tables of the game")):
            self._say(tr("On the table: each part can be moved alone, and one step back takes all of it away"))

    def _copy(self) -> None:
        """An inch farther right and down, where it can be seen."""
        ids = self.bench.lying
        if ids:
            self.bench.copy(lambda sheet: edits.copied(sheet, ids, Isometry.moved(1.0, 1.0)), tr("Copy"))

    def _gate(self) -> None:
        things = self.bench.chosen_things
        if len(things) == 1:
            self.bench.do(lambda sheet: with_new_gate(sheet, things[0].id), tr("Access Point"))

    def _delete(self) -> None:
        if self.pointing.draws:
            self.pointing.take_back()
        elif not self.shaping.remove():
            self.bench.remove()

    def _leave(self) -> None:
        if self.pointing.in_hand:
            self.pointing.drop()
        elif self.shaping.taken is not None:
            self.shaping.take(None)
        else:
            self.bench.choose(())

    def _step(self, by: int) -> None:
        self.bench.step(by)
        for thing in self.bench.chosen_things:
            self.board.bring_into_view(thing.outline)

    def _point(self, by: int) -> None:
        self.bench.point(by)
        pointed = self.bench.pointed
        if pointed is not None:
            self.board.bring_into_view(pointed.outline)

    def _search(self) -> None:
        self.adding.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.adding.search.selectAll()

    def next_region(self) -> None:
        """From the table to the numbers, the findings, what can be added, and round again."""
        homes: tuple[QWidget, ...] = (self.board, self.numbers, self.findings, self.adding)
        focused = self.focusWidget()
        at = next((row for row, one in enumerate(homes) if one is focused or one.isAncestorOf(focused or one)), -1)
        for step in range(1, len(homes) + 1):
            home = homes[(at + step) % len(homes)]
            first = next((one for one in (home, *home.findChildren(QWidget)) if _takes_keys(one)), None)
            if first is not None:
                first.setFocus(Qt.FocusReason.TabFocusReason)
                return

    # what is shown

    def _refresh(self) -> None:
        bench, commands, history = self.bench, self.commands, self.bench.history
        for name, words, plain in (
            ("undo", history.undo_words, tr("&Undo")),
            ("redo", history.redo_words, tr("&Redo")),
        ):
            commands[name].setEnabled(words is not None)
            commands[name].setToolTip(plain.replace("&", "") if words is None else f"{plain.replace('&', '')}: {words}")
        some, lying = bool(bench.chosen), bool(bench.lying) and not bench.of_the_card
        commands["toggle"].setEnabled(bench.pointed is not None)
        for name in ("turn", "turn_back", "turn_little", "turn_little_back", "delete"):
            commands[name].setEnabled(some or (name == "delete" and self.pointing.draws))
        for name in ("copy", "half", "mirror", "mirror_down", "grid"):
            commands[name].setEnabled(lying)
        shaped = bool(self.shaping.grips)
        for name in ("grip", "grip_before", "corner"):
            commands[name].setEnabled(shaped)
        terrain = [one for one in bench.chosen_things if one.sort in (Sort.TERRAIN, Sort.MAP)]
        levels = bench.sheet.facts.system == "starcraft"
        commands["gate"].setEnabled(levels and len(terrain) == len(bench.chosen) == 1)
        commands["gates"].setEnabled(levels and len(terrain) > 1)
        several = lying and len(bench.lying) > 1
        for name in ("left", "right", "top", "bottom", "across", "down"):
            commands[f"align_{name}"].setEnabled(several)
        commands["join"].setEnabled(several)
        commands["apart"].setEnabled(lying and len(bench.lying) == 1)
        commands["group"].setEnabled(several)
        commands["ungroup"].setEnabled(any(set(group) & set(bench.chosen) for group in bench.groups.values()))
        for name in ("spread_across", "spread_down"):
            commands[name].setEnabled(lying and len(bench.lying) > 2)
        commands["card"].setEnabled(bench.sheet.facts.deployment is not None)
        commands["zones"].setEnabled(bench.sheet.facts.system in FILLED)
        mark = "" if history.is_saved else " •"
        name = bench.mission.name if bench.mission is not None else self.keeping.name
        self.setWindowTitle(tr("{name} · set-up in {file}").format(name=name, file=self.keeping.name) + mark)
        self._say_chosen()

    def _say_chosen(self) -> None:
        things = self.bench.chosen_things
        pointed = self.bench.pointed
        if pointed is not None:
            is_chosen = pointed.id in self.bench.chosen
            words = tr("{name} is chosen; Space leaves it out") if is_chosen else tr("{name}: Space chooses it as well")
            self._say(words.format(name=called(pointed)))
        elif not self.bench.reads:
            self._say(tr("It cannot be read yet: the list on the right says why"))
        elif not things and (why := self.numbers.mat.why_none()):
            self._say(tr("The mat is shown without its picture: {why}").format(why=why))
        elif len(things) == 1:
            left, top, right, bottom = things[0].outline.bounds
            where = tr("{name}: {x} from the left, {y} from the top")
            x, y = f"{(left + right) / 2:.2f}″", f"{(top + bottom) / 2:.2f}″"
            if things[0].sort is Sort.WAVE:
                self._say(called(things[0]))
                return
            self._say("" if things[0].sort is Sort.EDGE else where.format(name=called(things[0]), x=x, y=y))
        else:
            self._say("")

    def take_up(self, kept: KeptSheet) -> None:
        """What a crash left behind, with what the player had seen of its file."""
        self.keeping.path, self.keeping.seen = kept.file, kept.seen
        self.bench.lose()

    def _unsafe(self, why: str) -> None:
        self._say(tr("{why}: it cannot be kept in case of a crash now; save it now and then").format(why=why))

    def _taken(self) -> None:
        """A grip that the keys move, by its place."""
        self.board.show_choice()
        grip = self.shaping.taken
        if grip is None:
            self._say_chosen()
            return
        words = tr("{what}: {x} from the left, {y} from the top; arrows move it")
        self._say(words.format(what=grip_words(grip), x=f"{grip.at[0]:.2f}″", y=f"{grip.at[1]:.2f}″"))

    def _told(self, words: str) -> None:
        self.commands["delete"].setEnabled(self.pointing.draws or bool(self.bench.chosen))
        self._say(words) if words else self._say_chosen()

    def _say(self, words: str) -> None:
        self.said.setText(f"{words[:1].upper()}{words[1:]}")
        if words and not self.pointing.in_hand:
            # A screen reader says it at once; not for every step of a drag.
            QAccessible.updateAccessibility(QAccessibleEvent(self.said, QAccessible.Event.Alert))

    # keys and leaving

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no control wanted moves what is chosen, or closes an outline."""
        way = ARROWS.get(Qt.Key(event.key()))
        if self.focusWidget() is self.board and way is not None:
            far = FINE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else self._step_wide
            far = FAR if event.modifiers() & Qt.KeyboardModifier.ControlModifier else far
            if self.shaping.taken is not None:
                self.shaping.move(way[0] * far, way[1] * far)
            elif self.bench.chosen:
                self.bench.move(way[0] * far, way[1] * far)
            else:
                self.board.pan(round(way[0] * PAN), round(way[1] * PAN))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pointing.draws:
            self.pointing.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.keeping.may_leave():
            event.ignore()
            return
        self.findings.wait()
        if self.safe is not None:
            self.safe.close()
        event.accept()
        self.gone.emit()


def _takes_keys(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible()
