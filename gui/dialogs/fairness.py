"""What a mission's table gives either side: how soon each can be at the markers, and how much of where it comes in is
seen; as tables and a picture."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QProgressBar,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.approach import MarkerTimes
from engine.mission import Mission
from engine.wording import inches
from gui.dialogs.fairness_picture import FairnessPage
from gui.dialogs.saving import ask_to_save
from gui.panels.look import Look
from gui.render.picture import image_of, save_page
from gui.text import tr
from gui.window.errands import Errands
from missions.preview import Preview, Stopped, as_csv, first_rounds, marker_name, preview
from missions.saving import write_whole

FILES = tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF sheet (*.pdf);;Table (*.csv)")


class _Picture(QScrollArea):
    """As wide as there is room, and no larger than it was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QPixmap()
        self._label = QLabel()
        self._label.setAccessibleName(tr("The table with these shares"))
        self.setWidget(self._label)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)

    def show_image(self, image: QPixmap) -> None:
        self._image = image
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._image.isNull():
            return
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * self.frameWidth()
        width = max(1, min(room, self._image.width()))
        shown = self._image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        self._label.setPixmap(shown)
        self._label.setFixedSize(shown.size())


class FairnessDialog(QDialog):
    """Worked out on a thread of its own as soon as it is there; closing it stops that."""

    progressed = Signal(int, int)

    def __init__(self, mission: Mission, look: Look, begin: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("fairness")
        self.setWindowTitle(tr("How fair the table is"))
        self.resize(860, 640)
        self._mission, self._look, self._begin = mission, look, begin
        self._stopped = False
        self._page: FairnessPage | None = None
        self._told = (-1, -1)
        self.said = QLabel(tr("Working it out…"))
        self.said.setWordWrap(True)
        self.said.setAccessibleName(tr("How it went"))
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("How far it is"))
        self.markers, self.edges = QTableWidget(), QTableWidget()
        self.markers.setAccessibleName(tr("Shares by marker, side and round"))
        self.edges.setAccessibleName(tr("Seen while coming in"))
        self.picture = _Picture()
        self.picture.setAccessibleName(tr("Picture"))
        self.notes = QLabel()
        self.notes.setWordWrap(True)
        self.notes.setAccessibleName(tr("Notes"))
        self.pages = QTabWidget()
        self.pages.setAccessibleName(tr("How fair the table is"))
        for page, title in (
            (self.markers, tr("Markers")),
            (self.edges, tr("Coming in")),
            (self.picture, tr("Picture")),
        ):
            self.pages.addTab(page, title)
        buttons = QDialogButtonBox()
        self.stop = buttons.addButton(tr("Stop"), QDialogButtonBox.ButtonRole.ActionRole)
        self.stop.clicked.connect(lambda _=False: self._stop())
        self.copy = buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setToolTip(tr("The table that is shown, or the picture"))
        self.copy.setEnabled(False)
        self.copy.clicked.connect(lambda _=False: self.take_copy())
        self.save = buttons.addButton(tr("&Save…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.setToolTip(tr("As a picture or as a table"))
        self.save.setEnabled(False)
        self.save.clicked.connect(lambda _=False: self._ask_where())
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        for widget in (self.said, self.progress, self.pages, self.notes, buttons):
            layout.addWidget(widget)
        self.progressed.connect(self._say_progress)
        self._errands = Errands(self)
        self._errands.done.connect(self._found)
        self._errands.ask(self._worked_out)

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    def write_to(self, path: Path) -> None:
        """The picture with what its signs mean, or both tables, by the ending."""
        page = self._page
        if page is None:
            return
        try:
            if path.suffix.lower() == ".csv":
                write_whole(path, as_csv(page.found).encode("utf-8-sig"))
            else:
                save_page(path, page)
        except ValueError:
            words = tr("A file ends in .png, .svg, .pdf or .csv")
            self.said.setText(f"✕ {words}")
        except OSError as fault:
            words = tr("{name} could not be written").format(name=path.name)
            self.said.setText(f"✕ {words}: {fault.strerror or fault}")
        else:
            self.said.setText(tr("{name} written").format(name=path.name))

    def take_copy(self) -> None:
        """What is shown, for another program: a table with tabs, or the picture."""
        shown = self.pages.currentWidget()
        if self._page is None:
            return
        if isinstance(shown, QTableWidget):
            QGuiApplication.clipboard().setText(_tabbed(shown))
            self.said.setText(tr("The table is copied"))
        else:
            QGuiApplication.clipboard().setImage(image_of(self._page))
            self.said.setText(tr("The picture is copied"))

    def done(self, result: int) -> None:
        self._stopped = True
        self._errands.wait()
        super().done(result)

    # On the other thread

    def _worked_out(self) -> Preview | None:
        try:
            return preview(self._mission, self._step)
        except Stopped:
            return None

    def _step(self, done: int, of: int) -> bool:
        if (done, of) != self._told:
            self._told = (done, of)
            self.progressed.emit(done, of)
        return not self._stopped

    # On the window's

    def _say_progress(self, done: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(done)

    def _stop(self) -> None:
        """At once, whatever the thread still has in hand: what that finds is not waited for."""
        self._stopped = True
        self._errands.forget()
        self._found(None)

    def _ask_where(self) -> None:
        path, _ = ask_to_save(self, tr("Save as a picture or as a table"), self._begin, FILES)
        if path is not None:
            self.write_to(path)

    def _found(self, found: object) -> None:
        self.stop.setEnabled(False)
        self.progress.hide()
        if not isinstance(found, Preview):
            self.said.setText(tr("Stopped before it was done."))
            return
        self.said.setText(_summary(found))
        self.notes.setText("\n".join(f"{note}." for note in found.notes))
        _fill_markers(self.markers, found)
        _fill_edges(self.edges, found)
        self._page = FairnessPage(found, self._look.theme)
        self.picture.show_image(QPixmap.fromImage(image_of(self._page)))
        self.save.setEnabled(True)
        self.copy.setEnabled(True)


def _summary(found: Preview) -> str:
    """When each side is first at the markers, nearest first: on a fair table they are the same."""
    never = tr("never", "no round")
    lines = [
        tr("{side}: first at the markers, nearest first, in round {rounds}").format(
            side=found.mission.side(side).name,
            rounds=", ".join(never if number is None else str(number) for number in rounds),
        )
        for side, rounds in first_rounds(found).items()
    ]
    if len(lines) > 1:
        same = len({tuple(rounds) for rounds in first_rounds(found).values()}) == 1
        lines.append(
            tr("= these rounds are the same for all sides")
            if same
            else tr("≠ these rounds are not the same for all sides")
        )
    return "\n".join(lines) or tr("There is no marker that anyone could get to.")


def _fill_markers(table: QTableWidget, found: Preview) -> None:
    rounds = [tr("Round {n}").format(n=number) for number in range(1, found.rounds + 1)]
    rows = [
        (
            marker_name(found, one.marker),
            found.mission.side(one.side).name,
            *(f"{share:.0%}" for share in one.shares),
            _first(one),
        )
        for one in found.markers
    ]
    _fill(table, [tr("Marker"), tr("Side"), *rounds, tr("First there")], rows)


def _fill_edges(table: QTableWidget, found: Preview) -> None:
    rows = []
    for seen in found.exposures:
        worst = seen.worst
        most = "" if worst is None else f"[{worst[0][0]:.1f}, {worst[0][1]:.1f}] {worst[1]:.0%}"
        side, by = found.mission.side(seen.side).name, found.mission.side(seen.by).name
        rows.append((side, seen.name, by, f"{seen.share:.0%}", most))
    _fill(table, [tr("Side"), tr("Stretch"), tr("Seen by"), tr("Share"), tr("Most at")], rows)


def _fill(table: QTableWidget, heads: list[str], rows: Sequence[tuple[str, ...]]) -> None:
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setColumnCount(len(heads))
    table.setHorizontalHeaderLabels(heads)
    table.verticalHeader().hide()
    table.setRowCount(len(rows))
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            item = QTableWidgetItem(word)
            if word.removesuffix("%").isdigit():
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(row, column, item)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(True)


def _tabbed(table: QTableWidget) -> str:
    """As a spreadsheet takes it."""
    columns = range(table.columnCount())
    heads = [item.text() if (item := table.horizontalHeaderItem(column)) else "" for column in columns]
    rows = [
        [item.text() if (item := table.item(row, column)) else "" for column in columns]
        for row in range(table.rowCount())
    ]
    return "\n".join("\t".join(" ".join(word.split()) for word in row) for row in (heads, *rows))


def _first(one: MarkerTimes) -> str:
    known = [
        (arrival.round, arrival.distance, arrival.party.name)
        for arrival in one.arrivals
        if arrival.round is not None and arrival.distance is not None
    ]
    if not known:
        return tr("nobody")
    number, far, name = min(known)
    return tr("{name}, {far} in round {n}").format(name=name, far=inches(far), n=number)
