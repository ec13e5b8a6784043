"""The board: shows a mission, a position, areas and a proposal, and tells where the mouse is in inches."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Readout
from geometry.base import Placed
from geometry.pose import Point
from gui.board.hit import topmost
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.pointer import Pointer
from gui.board.proposal import Proposal
from gui.board.view import InchView
from gui.theme.tokens import LIGHT, Theme

_GRASP = 4
"""Pixels beyond a base's edge that still grasp it where no other base is."""


class Board(InchView):
    """Every signal carries a :class:`Pointer`. ``moved`` comes while a button is down, ``hovered`` while none is."""

    pressed = Signal(Pointer)
    moved = Signal(Pointer)
    released = Signal(Pointer)
    hovered = Signal(Pointer)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._mission: Mission | None = None
        self._game: Game | None = None
        self._readout: Readout | None = None
        self._areas: Areas | None = None
        self._proposal: Proposal | None = None
        self._overlays = set(ALL_OVERLAYS)
        self._tape: tuple[Point, ...] = ()
        self._selected: tuple[str | None, str | None] = (None, None)
        self.setAccessibleName("Table")

    def show_mission(self, mission: Mission, theme: Theme) -> None:
        """Show another table, whole; what was shown of a position goes."""
        self._mission, self._theme = mission, theme
        self._game = self._readout = self._areas = self._proposal = None
        self.set_table(mission.table.width, mission.table.height)

    def show_position(self, game: Game, readout: Readout) -> None:
        self._game, self._readout = game, readout

    def show_areas(self, areas: Areas | None) -> None:
        self._areas = areas

    def show_proposal(self, proposal: Proposal | None) -> None:
        self._proposal = proposal

    def show_tape(self, points: Sequence[Point]) -> None:
        """A measure along these points; none takes it away."""
        self._tape = tuple(points)

    def select(self, model_id: str | None, unit: str | None) -> None:
        """Ring the model that is looked at and the unit in hand."""
        self._selected = (model_id, unit)

    def set_overlay(self, name: Overlay, on: bool) -> None:
        if on:
            self._overlays.add(name)
        else:
            self._overlays.discard(name)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def model_at(self, x: float, y: float) -> str | None:
        """The model whose base lies there, the smallest where several do."""
        if self._game is None:
            return None
        bases = [(model.id, model.placed) for model in self._game.on_table()]
        return topmost(bases, (x, y), _GRASP / self.scale_px)

    def ghost_at(self, x: float, y: float) -> str | None:
        """The model whose ghost lies there."""
        if self._game is None or self._proposal is None:
            return None
        ghosts = [
            (ghost.model_id, Placed(self._game.model(ghost.model_id).base, ghost.pose))
            for ghost in self._proposal.ghosts
        ]
        return topmost(ghosts, (x, y), _GRASP / self.scale_px)

    def pointer_at(self, pixel: QPointF, buttons: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> Pointer:
        x, y = self.to_inches(pixel)
        return Pointer(x, y, self.model_at(x, y), self.ghost_at(x, y), buttons, modifiers)

    def pointer_pressed(self, event: QMouseEvent) -> None:
        self.pressed.emit(self._pointer(event))

    def pointer_moved(self, event: QMouseEvent) -> None:
        pointer = self._pointer(event)
        if pointer.buttons == Qt.MouseButton.NoButton:
            self.hovered.emit(pointer)
        else:
            self.moved.emit(pointer)

    def pointer_released(self, event: QMouseEvent) -> None:
        self.released.emit(self._pointer(event))

    def _pointer(self, event: QMouseEvent) -> Pointer:
        # A release tells the buttons still down, so the one let go is added for the reader's sake.
        return self.pointer_at(event.position(), event.buttons() | event.button(), event.modifiers())
