"""The board of the studio: the table as the sheet has it, with what is chosen and what is in the hand."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from geometry.area import Area
from gui.board.board import Board
from gui.board.drawing import Drawing
from gui.board.handle import HandleDrawing
from gui.board.overlay import Overlay
from gui.panels.look import Look
from gui.studio.bench import Bench
from gui.studio.drawings import ChosenDrawing, FindingArea, GhostOutline, PointedDrawing
from gui.studio.finding_drawings import MeasureDrawing, WayDrawing
from gui.studio.shaping import Shaping
from gui.studio.spawns import coming
from gui.studio.things import called
from gui.text import tr
from missions.lint import Lint
from missions.systems import system

PAN = 90
"""Pixels that a key moves what is in view."""


class StudioBoard(Board):
    """An edit leaves what is in view as it is."""

    def __init__(self, bench: Bench, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench, self._look = bench, look
        self.shaping: Shaping | None = None
        """Draws the grips of what is chosen."""
        self._shown: object = None
        self._table: tuple[float, float] | None = None
        self.setAccessibleName(tr("Table of the set-up"))
        for overlay in Overlay:
            self.set_overlay(overlay, overlay in (Overlay.ENTRY_EDGES, Overlay.NAMES, Overlay.GROUND))
        bench.changed.connect(self.show_sheet)
        bench.chose.connect(self.show_choice)
        look.changed.connect(self._retheme)
        self.show_sheet()

    def show_sheet(self) -> None:
        mission = self._bench.mission
        if mission is not None and mission is not self._shown:
            at, fitted = self.look, self._fitted
            self.show_mission(mission, self._look.theme)
            if self._bench.reads:
                rules = system(mission.system)
                game = rules.begin(mission)
                self.show_position(game, replace(rules.readout(game), coming=coming(self._bench.sheet)))
            size = (mission.table.width, mission.table.height)
            if not fitted and size == self._table:
                self.look_from(at[0], (at[1], at[2]))
            self._shown, self._table = mission, size
        self.show_choice()

    def _retheme(self) -> None:
        self.set_theme(self._look.theme)

    def show_choice(self) -> None:
        """Outlines are those of the sheet, where it has mistakes too."""
        things = self._bench.chosen_things
        self.show_in_hand(())
        self.setAccessibleDescription(", ".join(map(called, things)))

    def show_in_hand(self, ghosts: Sequence[Area], turn: float = 0.0, *, held: bool = False) -> None:
        """Ghosts of what is dragged or turned; ``turn`` degrees is how far the handle has come."""
        things = self._bench.chosen_things
        grips = () if self.shaping is None else self.shaping.drawing(self.scale_px)
        outlines: list[Drawing] = [ChosenDrawing(thing.outline, boxed=not grips) for thing in things]
        self.show_grips(() if ghosts else grips)
        pointed = self._bench.pointed
        outlines += [] if pointed is None else [PointedDrawing(pointed.outline)]
        self.show_chosen([*outlines, *map(GhostOutline, ghosts)])
        handle = None if ghosts and not held else self.handle(turn, held=held)
        self.show_handle(() if handle is None else (handle,))

    def show_grips(self, drawings: Sequence[Drawing]) -> None:
        self._layers.fill("grips", drawings, cached=False)

    def rescaled(self) -> None:
        """There is room for other grips."""
        super().rescaled()
        if self.shaping is not None:
            self.show_choice()

    def handle(self, turn: float = 0.0, *, held: bool = False) -> HandleDrawing | None:
        """Above what is chosen, by the middle of which it turns."""
        middle = self._bench.middle
        if middle is None:
            return None
        top = min(thing.outline.bounds[1] for thing in self._bench.chosen_things if thing.id in self._bench.lying)
        return HandleDrawing(middle, turn, middle[1] - top, held)

    def show_finding(self, lint: Lint | None) -> None:
        """Its area, its line with the measure, the ways of the sides; what it is about where it has none of these."""
        if lint is None:
            self.show_beside(())
            self.show_lanes(())
            return
        areas = [] if lint.area is None else [lint.area]
        lanes = [] if lint.line is None else [lint.line]
        if not areas and not lanes and not lint.ways:
            areas = [thing.outline for id in lint.subjects if (thing := self._bench.thing(id)) is not None]
        drawn: list[Drawing] = [FindingArea(area) for area in areas]
        if lint.line is not None and lint.measure:
            drawn.append(MeasureDrawing(lint.line, lint.measure))
        looks = {side.id: side.look for side in self._bench.mission.sides} if self._bench.mission is not None else {}
        drawn += [
            WayDrawing(way.points, way.text, looks[way.side], number)
            for number, way in enumerate(lint.ways)
            if way.side in looks and way.points
        ]
        self.show_beside(drawn)
        self.show_lanes(lanes)

    def bring_into_view(self, area: Area) -> None:
        """Where it is not in view already."""
        left, top, right, bottom = area.bounds
        shown = self.visible_inches
        if not (shown.contains(left, top) and shown.contains(right, bottom)):
            self.look_at(((left + right) / 2, (top + bottom) / 2))
