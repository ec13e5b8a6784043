"""A board that others repeat: whatever it is told to show they show too, each at its own zoom."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Band, Readout
from engine.sight import SeenArea
from geometry.area import Area
from geometry.pose import Point
from gui.board.board import Board
from gui.board.distances import DistanceDrawing
from gui.board.drawing import Drawing
from gui.board.lanes import Lane
from gui.board.overlay import Overlay, Shown
from gui.board.portrait import Portrait
from gui.board.proposal import Proposal
from gui.theme.tokens import Theme

Tell = Callable[[Board], None]
_OVERLAY = "overlay "
"""How the names begin of what is told for every table to come."""


class EchoBoard(Board):
    """What it was told last of each kind is kept, so that one that comes later can be told all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._echoes: tuple[Board, ...] = ()
        self._told: dict[str, Tell] = {}
        """In the order of the last telling, which is the one to repeat them in."""
        super().__init__(parent)

    def add_echo(self, board: Board) -> None:
        for tell in self._told.values():
            tell(board)
        self._echoes = (*self._echoes, board)

    def drop_echo(self, board: Board) -> None:
        self._echoes = tuple(one for one in self._echoes if one is not board)

    @property
    def echoes(self) -> tuple[Board, ...]:
        return self._echoes

    def _echo(self, name: str, tell: Tell) -> None:
        self._told.pop(name, None)
        self._told[name] = tell
        for board in self._echoes:
            tell(board)

    def show_mission(self, mission: Mission, theme: Theme) -> None:
        super().show_mission(mission, theme)
        self._told = {name: tell for name, tell in self._told.items() if name.startswith(_OVERLAY)}
        self._echo("mission", lambda board: board.show_mission(mission, theme))

    def set_looks(self, shown: Shown) -> None:
        super().set_looks(shown)
        self._echo(f"{_OVERLAY}looks", lambda board: board.set_looks(shown))

    def show_portraits(self, portraits: Mapping[str, Portrait]) -> None:
        super().show_portraits(portraits)
        self._echo(f"{_OVERLAY}portraits", lambda board: board.show_portraits(portraits))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._echo("theme", lambda board: board.set_theme(theme))

    def show_position(self, game: Game, readout: Readout) -> None:
        super().show_position(game, readout)
        self._echo("position", lambda board: board.show_position(game, readout))

    def show_areas(self, areas: Areas | None) -> None:
        super().show_areas(areas)
        self._echo("areas", lambda board: board.show_areas(areas))

    def show_seen(self, seen: SeenArea | None) -> None:
        super().show_seen(seen)
        self._echo("seen", lambda board: board.show_seen(seen))

    def carry_coherency(self, area: Area | None) -> None:
        super().carry_coherency(area)
        self._echo("carried coherency", lambda board: board.carry_coherency(area))

    def carry_ranges(self, ranges: Sequence[Band]) -> None:
        super().carry_ranges(ranges)
        self._echo("carried ranges", lambda board: board.carry_ranges(ranges))

    def show_proposal(self, proposal: Proposal | None) -> None:
        super().show_proposal(proposal)
        self._echo("proposal", lambda board: board.show_proposal(proposal))

    def show_beside(self, drawings: Sequence[Drawing]) -> None:
        super().show_beside(drawings)
        self._echo("beside", lambda board: board.show_beside(drawings))

    def show_distances(self, drawings: Sequence[DistanceDrawing]) -> None:
        super().show_distances(drawings)
        self._echo("distances", lambda board: board.show_distances(drawings))

    def show_tape(self, points: Sequence[Point]) -> None:
        super().show_tape(points)
        self._echo("tape", lambda board: board.show_tape(points))

    def show_rings(self, drawings: Sequence[Drawing]) -> None:
        super().show_rings(drawings)
        self._echo("rings", lambda board: board.show_rings(drawings))

    def show_sight_line(self, drawings: Sequence[Drawing]) -> None:
        super().show_sight_line(drawings)
        self._echo("sight line", lambda board: board.show_sight_line(drawings))

    def show_chosen(self, drawings: Sequence[Drawing]) -> None:
        super().show_chosen(drawings)
        self._echo("chosen", lambda board: board.show_chosen(drawings))

    def show_handle(self, drawings: Sequence[Drawing]) -> None:
        super().show_handle(drawings)
        self._echo("handle", lambda board: board.show_handle(drawings))

    def show_lanes(self, lanes: Sequence[Lane]) -> None:
        super().show_lanes(lanes)
        self._echo("lanes", lambda board: board.show_lanes(lanes))

    def select(self, model_id: str | None, unit: str | None) -> None:
        super().select(model_id, unit)
        self._echo("selected", lambda board: board.select(model_id, unit))

    def set_overlay(self, name: Overlay, on: bool) -> None:
        super().set_overlay(name, on)
        self._echo(f"{_OVERLAY}{name.value}", lambda board: board.set_overlay(name, on))
