"""Several models chosen: by a band drawn over the table, by Ctrl and a click, by keys."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Signal

from geometry.pose import Point, Pose, distance
from gui.board.board import Board
from gui.board.chosen import BandDrawing, ChosenDrawing
from gui.board.pointer import Pointer
from gui.text import many
from gui.tools.hand import CLICK_SLACK, IDLE, Pressed, Setting
from gui.window.play import Play


class Selecting(QObject):
    """At rest whole models are chosen; while others are being set, those others."""

    told = Signal(str)
    """How many are chosen, and of what."""

    def __init__(self, board: Board, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._from: Point | None = None
        self._band: tuple[Point, Point] | None = None
        self._shows = False
        play.picked.connect(self._picked)
        play.tried.connect(self._show)
        play.session.opened.connect(self.clear)
        play.session.changed.connect(self._changed)

    # The pointer

    def press(self, pointer: Pointer) -> bool:
        """Whether the press was meant for choosing, and for nothing else."""
        more = _is_with_control(pointer)
        state = self._play.state
        self._from = None
        if isinstance(state, Setting):
            return self._press_ghost(state, pointer, more=more)
        if state != IDLE or (self._play.asking is not None and pointer.model_id is not None):
            return False
        if pointer.model_id is None:
            self._from = pointer.point
            return more
        if more:
            self._toggle(pointer.model_id)
        elif pointer.model_id not in self._play.chosen:
            self.clear()
        return more

    def _press_ghost(self, state: Setting, pointer: Pointer, *, more: bool) -> bool:
        if pointer.ghost_of is None:
            self._from = pointer.point
            return True
        number = self._play.session.game.model(pointer.ghost_of).number
        if number == state.hold.number:
            return False
        if more:
            self._play.group(state.group ^ {number})
        elif number not in state.group:
            self._play.group(frozenset())
        return more

    def move(self, pointer: Pointer) -> None:
        if self._from is None or not pointer.buttons & Qt.MouseButton.LeftButton:
            return
        if self._band is None and distance(self._from, pointer.point) * pointer.scale < CLICK_SLACK:
            return
        self._band = (self._from, pointer.point)
        self._show()

    def release(self, pointer: Pointer) -> None:
        band, self._band, self._from = self._band, None, None
        if band is not None:
            self._choose_within(band, more=_is_with_control(pointer))
        elif isinstance(self._play.state, Pressed) and not _is_with_control(pointer):
            self.clear()
        self._show()

    def cancel(self) -> bool:
        """Whether a band was being drawn; it chooses nothing."""
        drawn, self._band, self._from = self._band is not None, None, None
        if drawn:
            self._show()
        return drawn

    def _choose_within(self, band: tuple[Point, Point], *, more: bool) -> None:
        state, game = self._play.state, self._play.session.game
        if isinstance(state, Setting):
            numbers = frozenset(number for number, pose in self._others().items() if _is_in(pose.point, band))
            self._play.group(numbers | state.group if more else numbers)
            return
        models = [model for model in game.on_table() if _is_in(model.placed.centre, band)]
        if self._play.asking is not None:
            for model in models:
                self._play.pointed((model.id, model.unit))
            return
        self.choose({model.id for model in models} | (self._play.chosen if more else set()))

    # Keys

    def toggle(self) -> None:
        """The model looked at, or the one that is being set, is chosen or no longer."""
        state = self._play.state
        if isinstance(state, Setting):
            if state.taken is not None:
                self._play.group(state.group ^ {state.taken.number})
        elif state == IDLE and self._play.model is not None:
            model = self._play.model
            self._set(self._play.chosen ^ {model})

    def choose_all(self) -> None:
        """Every model of the unit looked at, or all that are being set."""
        if isinstance(self._play.state, Setting):
            self._play.group(frozenset(self._others()))
        elif self._play.state == IDLE and self._play.unit is not None:
            self._set(frozenset(model.id for model in self._play.session.game.standing_of(self._play.unit)))

    # What is chosen

    def choose(self, models: Iterable[str]) -> None:
        """These; one of the unit looked at is looked at, else the first of them."""
        game = self._play.session.game
        chosen = frozenset(models)
        order = [model for model in game.on_table() if model.id in chosen]
        self._play.chosen = chosen
        if order and self._play.model not in chosen:
            own = next((model for model in order if model.unit == self._play.unit), order[0])
            self._play.pick(own.unit, own.id)
        self._show()

    def clear(self) -> bool:
        """Whether any were chosen."""
        there = bool(self._play.chosen)
        self._set(frozenset())
        return there

    def _toggle(self, model: str) -> None:
        """The first click with Ctrl adds to the model that is looked at."""
        chosen = self._play.chosen or (frozenset() if self._play.model is None else frozenset({self._play.model}))
        self.choose(chosen ^ {model})

    def _set(self, chosen: frozenset[str]) -> None:
        self._play.chosen = chosen
        self._show()

    def _picked(self) -> None:
        """Another one looked at: those chosen are let be, unless it is one of them."""
        if self._play.chosen and self._play.model not in self._play.chosen and self._from is None:
            walks = self._play.model is not None and self._is_of_chosen_unit(self._play.model)
            if not walks:
                self.clear()
                return
        self._show()

    def _is_of_chosen_unit(self, model: str) -> bool:
        game = self._play.session.game
        return game.model(model).unit in {game.model(one).unit for one in self._play.chosen}

    def _changed(self) -> None:
        game = self._play.session.game
        self._set(frozenset(id for id in self._play.chosen if id in game.models and game.model(id).on_table))

    # What is shown

    def _others(self) -> dict[int, Pose]:
        return {} if self._play.trial is None else dict(self._play.trial.others)

    def _show(self) -> None:
        if not self._play.session.is_open:
            return
        drawn: list[ChosenDrawing | BandDrawing] = list(self._rings())
        count = len(drawn)
        if self._band is not None:
            drawn.append(BandDrawing(*self._band))
        if not drawn and not self._shows:
            return
        self._shows = bool(drawn)
        self._board.show_chosen(drawn)
        self.told.emit(many("{n} models", "1 model", count).format(n=count) if count else "")

    def _rings(self) -> Iterable[ChosenDrawing]:
        state, game = self._play.state, self._play.session.game
        if isinstance(state, Setting):
            others = self._others()
            unit = game.unit(state.hold.draft.unit)
            for number in sorted(state.group & others.keys()):
                yield ChosenDrawing(game.model(unit.model_id(number)).base, others[number])
        elif not self._play.in_hand:
            for id in sorted(self._play.chosen):
                model = game.model(id)
                if model.on_table:
                    yield ChosenDrawing(model.base, model.placed.pose)


def _is_with_control(pointer: Pointer) -> bool:
    return bool(pointer.modifiers & Qt.KeyboardModifier.ControlModifier)


def _is_in(point: Point, band: tuple[Point, Point]) -> bool:
    (left, top), (right, bottom) = band
    across = min(left, right) <= point[0] <= max(left, right)
    return across and min(top, bottom) <= point[1] <= max(top, bottom)
