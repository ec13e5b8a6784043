"""A picture of the real table, measured: its corners are marked, then bases are set on what stands there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.mission import Piece
from geometry.photograph import Length, Photograph, fault_of, known_length
from geometry.pose import Point
from gui.board.portrait_file import NoPicture
from gui.dialogs.leaving import may_lose
from gui.dialogs.portraits import READS
from gui.panels.look import Look
from gui.photo.corners import CornersView
from gui.photo.corners_panel import CornersPanel
from gui.photo.picture_file import read_photograph
from gui.photo.standing import Kind, Table
from gui.photo.table_panel import TablePanel
from gui.photo.table_view import TableView
from gui.text import tr
from gui.window.errands import Errands

SET = tr("Bases are set on this picture.")


@dataclass(frozen=True, slots=True)
class Setting:
    """What a picture is taken of: the table's size in inches, what may stand on it, and the pieces that lie there."""

    width: float
    depth: float
    kinds: tuple[Kind, ...]
    terrain: tuple[Piece, ...] = ()
    units: bool = False
    """The kinds are the units of a mission, whose places may be taken over."""


class PhotoDialog(QDialog):
    """``taken`` carries the bases as they were set, to be put on the table of the mission; ``check_wanted`` as well, to
    be looked at beside the rehearsal."""

    taken = Signal(object)
    check_wanted = Signal(object)

    def __init__(self, look: Look, setting: Setting, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("photo")
        self.setWindowTitle(tr("From a photograph"))
        self.resize(1080, 700)
        self._setting, self._folder = setting, folder
        self._image: QImage | None = None
        self._known: tuple[Point, ...] = ()
        self._hand = 0.0
        self._at_ends = False
        self.table: Table | None = None
        self.length: Length | None = None
        self.errands = Errands(self)
        self.errands.done.connect(self._read)
        self.corners = CornersView(look)
        self.marking = CornersPanel(setting.width, setting.depth)
        self.view = TableView(look)
        self.panel = TablePanel(setting.kinds, may_take=setting.units)
        self.pages = QStackedWidget()
        self.pages.addWidget(_side_by_side(self.corners, self.marking))
        self.pages.addWidget(_side_by_side(self.view, self.panel))
        buttons = QDialogButtonBox()
        close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.addWidget(self.pages, 1)
        layout.addWidget(buttons)
        self._connect()
        self._tell_corners()

    def _connect(self) -> None:
        self.corners.changed.connect(self._tell_corners)
        self.marking.open_wanted.connect(self._ask_file)
        self.marking.size_changed.connect(self._tell_corners)
        self.marking.ahead_wanted.connect(self.look_from_above)
        self.view.pressed.connect(self._pressed)
        self.view.moved.connect(self._move)
        self.view.turned.connect(lambda id, degrees: self._take(self._there.turned(id, degrees), id))
        self.view.taken_away.connect(lambda id: self._take(self._there.without(id), ""))
        self.view.chosen.connect(self._choose)
        self.panel.chosen.connect(self._choose)
        self.panel.taken_away.connect(lambda id: self._take(self._there.without(id), ""))
        self.panel.asked_otherwise.connect(self._show)
        self.panel.ends_wanted.connect(self._ask_ends)
        self.panel.known_changed.connect(self._weigh_length)
        self.panel.back_wanted.connect(lambda: self.pages.setCurrentIndex(0))
        self.panel.take_wanted.connect(lambda: self.taken.emit(self._there))
        self.panel.check_wanted.connect(lambda: self.check_wanted.emit(self._there))

    # The picture and its corners

    def _ask_file(self) -> None:
        if self.table is not None and self.table.standing and not may_lose(self, SET, tr("They go with this picture.")):
            return
        chosen, _ = QFileDialog.getOpenFileName(self, tr("A picture of the table"), str(self._folder), READS)
        if chosen:
            self.read(Path(chosen))

    def read(self, path: Path) -> None:
        """Read beside the window; what cannot be read is told and leaves the picture that is there."""
        self._folder = path.parent
        self.marking.say(tr("{file} is being read…").format(file=path.name))
        self.errands.ask(lambda: _reading(path))

    def _read(self, found: object) -> None:
        if isinstance(found, str):
            self.marking.say(f"{found}.")
        elif isinstance(found, QImage):
            self._image, self.table, self._known, self.length = found, None, (), None
            self.corners.show_picture(found)
            self.corners.setFocus()

    def _tell_corners(self) -> None:
        if self._image is None:
            self.marking.say(tr("Open a picture that shows the whole table."))
        else:
            self.marking.tell(self.corners.at_hand, self.corners.left, fault_of(self.corners.corners))

    def look_from_above(self) -> None:
        """With the corners as they are marked; bases that were set stay on what they were set on."""
        if self._image is None or self.corners.left or fault_of(self.corners.corners) is not None:
            return
        width, depth = self.marking.size_of_table
        photograph = Photograph(self.corners.corners, width, depth, self.corners.unsure)
        terrain: Sequence[Piece] = self._setting.terrain
        if (width, depth) != (self._setting.width, self._setting.depth):
            terrain = ()
        self._known, self.length, self._at_ends = (), None, False
        self.table = Table(photograph) if self.table is None else self.table.with_photograph(photograph)
        self.pages.setCurrentIndex(1)
        self.view.show_table(self._image, photograph, terrain)
        self.view.setFocus()
        self._show()

    # Bases

    @property
    def _there(self) -> Table:
        if self.table is None:
            raise RuntimeError("no corners are marked yet")
        return self.table

    def _pressed(self, at: Point) -> None:
        if self._at_ends:
            self._known = (*self._known, at)[-2:]
            self._hand = max(self._hand, self.view.hand)
            self._at_ends = len(self._known) < 2
            self._weigh_length()
            return
        kind = self.panel.kind
        put = None if kind is None else self._there.put(kind, at, self.view.hand)
        if put is None:
            self.panel.say(tr("All models of this unit stand already: choose another, or take one away."))
        else:
            self._take(*put)

    def _move(self, id: str, at: Point) -> None:
        self._take(self._there.moved(id, at, self.view.hand), id)

    def _choose(self, id: str) -> None:
        self._take(self._there, id)

    def _take(self, table: Table, at_hand: str) -> None:
        self.table = table
        self.view.at_hand = at_hand
        self._show()

    def _show(self) -> None:
        if self.table is None:
            return
        self.panel.show_table(self.table, self.view.at_hand, self.length)
        measure = self.panel.measure
        line = None if measure is None else measure.line
        self.view.show_standing(self.table.standing, self.view.at_hand, line, self._known)

    # A known length

    def _ask_ends(self) -> None:
        self._known, self._hand, self._at_ends, self.length = (), 0.0, True, None
        self.panel.say(tr("Mark the two ends of what you know the length of, on the table."))
        self.view.setFocus()
        self._weigh_length()

    def _weigh_length(self) -> None:
        """What it is off beyond the error goes into every error."""
        plain = replace(self._there.photograph, widened=0.0)
        self.length = None
        if len(self._known) == 2 and self.panel.known > 0:
            self.length = known_length(plain, *self._known, self.panel.known, self._hand)
        widened = 0.0 if self.length is None else self.length.beyond
        self.table = replace(self._there, photograph=replace(plain, widened=widened))
        self._show()

    def done(self, result: int) -> None:
        self.errands.wait()
        super().done(result)


def _reading(path: Path) -> QImage | str:
    """The picture, or why there is none."""
    try:
        return read_photograph(path)
    except NoPicture as why:
        return str(why)


def _side_by_side(view: QWidget, panel: QWidget) -> QWidget:
    page = QWidget()
    layout = QHBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(14)
    layout.addWidget(view, 1)
    layout.addWidget(panel)
    return page
