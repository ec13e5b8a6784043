"""Distances from the model in the hand, or from the one picked, to every model in range; for every mouse move."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from geometry.base import Placed
from geometry.gaps import nearest_points, separation
from geometry.pose import distance
from gui.board.board import Board
from gui.board.distances import DistanceDrawing
from gui.window.held import held
from gui.window.play import Play

RANGE = 18.0
"""Inches from edge to edge: what is farther is not told."""
MOST = 40
"""The nearest."""


class Distances(QObject):
    def __init__(self, board: Board, play: Play, toggle: QAction) -> None:
        super().__init__(board)
        self._board = board
        self._play = play
        self._toggle = toggle
        for signal in (play.tried, play.picked, play.session.changed, play.session.opened, toggle.toggled):
            signal.connect(self._show)

    def _show(self) -> None:
        base = held(self._play) if self._toggle.isChecked() and self._play.session.is_open else None
        self._board.show_distances(() if base is None else self._from(*base))

    def _from(self, id: str, base: Placed) -> tuple[DistanceDrawing, ...]:
        game = self._play.session.game
        side = game.side_of(game.model(id))
        found = []
        for model in game.on_table():
            slack = base.base.outer_radius + model.base.outer_radius
            if model.id == id or distance(base.pose.point, model.placed.pose.point) - slack > RANGE:
                continue
            far = separation(base, model.placed)
            if 0 < far <= RANGE:
                found.append((far, model))
        found.sort(key=lambda one: one[0])
        drawn = []
        for far, model in found[:MOST]:
            begin, end = nearest_points(base, model.placed)
            drawn.append(DistanceDrawing(begin, end, far, game.side_of(model) != side))
        return tuple(drawn)
