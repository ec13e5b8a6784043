"""The set-up as it is rolled, drawn as the board draws it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.mission import Mission
from gui.board.ground import FRAME_DEPTH
from gui.board.lanes import Lane
from gui.board.overlay import Overlay
from gui.panels.look import Look
from gui.render.picture import render
from gui.text import tr
from missions.systems import system

SHOWN = frozenset({Overlay.ENTRY_EDGES, Overlay.NAMES})
LEAST = 300


class SetupPicture(QWidget):
    """A mission's table as large as there is room, with the lanes that the guide advises against."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._mission: Mission | None = None
        self._lanes: tuple[Lane, ...] = ()
        self._image: QImage | None = None
        self.setMinimumSize(LEAST, LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setObjectName("setup.picture")
        look.changed.connect(self._forget)

    @property
    def lanes(self) -> tuple[Lane, ...]:
        return self._lanes

    def show_mission(self, mission: Mission, lanes: Sequence[Lane] = ()) -> None:
        self._mission, self._lanes = mission, tuple(lanes)
        self.setAccessibleName(tr("The set-up: {name}").format(name=mission.name))
        self.setAccessibleDescription(" ".join(mission.notes))
        self._forget()

    def _forget(self) -> None:
        self._image = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, 560)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.desk)
        if self._mission is None:
            return
        if self._image is None:
            self._image = self._drawn(self._mission)
        image = self._image
        wide, tall = image.width() / image.devicePixelRatio(), image.height() / image.devicePixelRatio()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(round((self.width() - wide) / 2), round((self.height() - tall) / 2), image)

    def _drawn(self, mission: Mission) -> QImage:
        room = (self.width() - 2 * FRAME_DEPTH, self.height() - 2 * FRAME_DEPTH)
        scale = max(4.0, min(room[0] / mission.table.width, room[1] / mission.table.height))
        rules = system(mission.system)
        game = rules.begin(mission)
        return render(
            mission,
            game,
            rules.readout(game),
            theme=self._look.theme,
            overlays=SHOWN,
            px_per_inch=scale,
            lanes=self._lanes,
        )
