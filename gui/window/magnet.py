"""What the pointer carries is drawn to base contact, to the game's distance from enemies, to the end of the reach."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from engine.game import Game, Model
from engine.picture import Areas, BandKind
from engine.wording import whole
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.boxes import Box, Boxes
from geometry.gaps import separation_from
from geometry.pose import Pose, distance
from gui.board.hit import box_of
from gui.board.snaps import Snap, SnapMark
from gui.text import tr
from gui.tools import hand, snapping
from gui.tools.hand import Dragging, Grip, InHand, Setting
from gui.tools.snapping import AtOutline, Caught, FromBase, Mark, MarkKind
from gui.window.play import Play
from gui.window.stage import Stage

PULL = 9.0
"""Pixels from which a base is drawn."""
AT_MOST = 0.4
"""Inches from which it is drawn at the farthest, however small the table is shown."""
BY_KEY = 8.0
"""Inches within which a key goes from place to place."""
FIGURE = "engagement_range"
"""What the rulebooks of games that have such a distance call it."""
AN_INCH = 1.0
"""What players keep from each other where the game names no distance."""
_AGAINST = 0.01


@dataclass(frozen=True, slots=True)
class _Held:
    """The base in the hand, and those of its unit that go with it."""

    model: Model
    base: Base
    pose: Pose
    mates: dict[str, Pose]
    room: Area | None


class _Standing:
    """Every model on the table, asked about with each move of a hand: made once for a position."""

    def __init__(self, game: Game) -> None:
        self._models = tuple(game.on_table())
        self._boxes = Boxes([box_of(model.placed) for model in self._models])

    def near(self, box: Box, margin: float) -> list[Model]:
        return [self._models[number] for number in self._boxes.near(box, margin)]


class Magnet(QObject):
    """Only what a pointer carries is drawn; arrow keys and figures put a base exactly where they say."""

    def __init__(self, play: Play, stage: Stage, action: QAction, onward: QAction) -> None:
        super().__init__(stage)
        self._play = play
        self._stage = stage
        self._action = action
        self._caught: Caught | None = None
        self._ends: tuple[Areas, tuple[AtOutline, ...]] | None = None
        self._room: tuple[Areas | None, Area | None] | None = None
        self._stand: tuple[Game, _Standing] | None = None
        self._round: list[Pose] = []
        play.drawn = self.draw
        play.drawn_to = self.words
        stage.snap = self.snap
        onward.triggered.connect(lambda _=False: self.onward())

    def draw(self, state: InHand) -> InHand:
        """The state with its base where it is drawn to, or as it is."""
        self._caught = None
        if not self._action.isChecked() or self._stage.holds_off:
            return state
        held = self._held(state)
        if held is None:
            return state
        within = min(AT_MOST, PULL / self._stage.scale)
        self._caught = snapping.catch(held.base, held.pose, self._marks(held, within), within, held.room)
        if self._caught is None:
            return state
        return hand.place_by_pointer(state, self._caught.pose)

    def onward(self) -> None:
        """By key: as far as it goes the way it goes, then to the nearest place that draws, then to the next."""
        stretch = self._play.held()
        state = self._play.state
        held = self._held(state) if isinstance(state, Dragging | Setting) else None
        if held is None or stretch is None:
            return
        if held.pose not in self._round:
            marks = list(self._marks(held, BY_KEY))
            found = list(snapping.in_turn(held.base, held.pose, marks, BY_KEY, held.room))
            end = None if held.room is None else snapping.straight_on(stretch[0].point, held.pose, held.room)
            self._round = found if end is None else [end, *found]
            step = 0
        else:
            step = self._round.index(held.pose) + 1
        if not self._round:
            return
        pose = self._round[step % len(self._round)]
        at_it = [mark for mark in self._marks(held, BY_KEY) if mark.off(held.base, pose) <= snapping.CONTACT / 2]
        self._caught = Caught(pose, tuple(at_it[:2]))
        self._play.place(pose.point)

    def words(self) -> str:
        """What the base in the hand is drawn to; empty where it is not."""
        caught = self._at()
        if caught is None:
            return ""
        pieces = self._leant_on(caught) if caught.marks[0].kind is MarkKind.OUTLINE else ""
        return pieces or caught.words

    def snap(self) -> Snap | None:
        """The same for the eye."""
        caught, state = self._at(), self._play.state
        held = self._held(state) if isinstance(state, Dragging | Setting) else None
        if caught is None or held is None:
            return None
        marks = tuple(
            SnapMark(
                mark.line(held.base, caught.pose),
                mark.other if isinstance(mark, FromBase) else None,
                mark.kind is MarkKind.CONTACT,
            )
            for mark in caught.marks
        )
        return Snap(marks, self.words())

    def _at(self) -> Caught | None:
        """None once the base has been moved on by keys, or let go."""
        state = self._play.state
        if self._caught is None or not self._caught.marks or not isinstance(state, Dragging | Setting):
            return None
        held = self._held(state)
        return self._caught if held is not None and held.pose == self._caught.pose else None

    def _held(self, state: InHand) -> _Held | None:
        game, trial = self._play.session.game, self._play.trial
        unit = game.unit(state.hold.draft.unit)
        others = {} if trial is None else {unit.model_id(number): pose for number, pose in trial.others.items()}
        if isinstance(state, Dragging):
            if state.grip is Grip.POINTER and state.hold.start is not None and state.pose == state.hold.start:
                return None
            lays = None if self._play.running is None else self._play.running.lays
            model = game.model(state.hold.model)
            return _Held(model, lays or model.base, state.pose, others, self._room_of_hand())
        if state.taken is None:
            return None
        id = unit.model_id(state.taken.number)
        pose = state.others.get(state.taken.number) or others.get(id)
        if pose is None:
            return None
        mates = {**others, state.hold.model: state.pose}
        model = game.model(id)
        areas = self._stage.areas
        room = None if areas is None else areas.others.get(state.taken.number)
        return _Held(model, model.base, pose, mates, room)

    def _room_of_hand(self) -> Area | None:
        """Every end that may be allowed, worked out once for each picture."""
        areas = self._stage.known
        if self._room is None or self._room[0] is not areas:
            self._room = (areas, None if areas is None else areas.ends)
        return self._room[1]

    def _marks(self, held: _Held, within: float) -> Iterator[Mark]:
        game = self._play.session.game
        side, inches = game.side_of(held.model), self._inches()
        setting = isinstance(self._play.state, Setting)
        x, y = held.pose.point
        most = held.base.outer_radius + within + inches
        mates = [(game.model(id), pose) for id, pose in held.mates.items()] if setting else []
        stand = self._standing(game).near((x, y, x, y), most)
        around = [(model, model.placed.pose) for model in stand if model.id not in held.mates]
        for model, pose in [*around, *mates]:
            if model.id == held.model.id:
                continue
            other = Placed(model.base, pose)
            room = held.base.outer_radius + model.base.outer_radius + within
            far = distance(held.pose.point, other.centre)
            if far > room + inches:
                continue
            if far <= room:
                yield snapping.touching(tr("base contact with {name}").format(name=self._name(game, model)), other)
            if game.side_of(model) != side:
                yield snapping.just_over(
                    tr("{inches} from {name}").format(inches=whole(inches), name=self._name(game, model)), other, inches
                )
        if not setting:
            yield from self._outlines()

    def _standing(self, game: Game) -> "_Standing":
        if self._stand is None or self._stand[0] is not game:
            self._stand = (game, _Standing(game))
        return self._stand[1]

    def _inches(self) -> float:
        figure = self._play.session.system.rulebook.figures.get(FIGURE)
        return AN_INCH if figure is None else figure.value

    def _name(self, game: Game, model: Model) -> str:
        return self._play.session.system.name(game, model.id)

    def _outlines(self) -> tuple[AtOutline, ...]:
        """Ends of the reach, and of its parts that mean something of their own."""
        areas = self._stage.known
        if areas is None:
            return ()
        if self._ends is None or self._ends[0] is not areas:
            parts = [(band.text, band.area) for band in areas.bands if band.kind is BandKind.REACH and band.text]
            reach = [] if areas.reach is None else [(tr("the end of the reach"), areas.reach)]
            named = [*reach, *((tr("the end of “{text}”").format(text=text), area) for text, area in parts)]
            found = (snapping.end_of(words, area) for words, area in named)
            self._ends = (areas, tuple(end for end in found if end is not None))
        return self._ends[1]

    def _leant_on(self, caught: Caught) -> str:
        """Where a piece of terrain is what ends the reach: that."""
        state = self._play.state
        held = self._held(state) if isinstance(state, Dragging | Setting) else None
        if held is None:
            return ""
        game = self._play.session.game
        here = Placed(held.base, caught.pose)
        near = [piece for piece in game.mission.terrain if piece.id not in game.removed]
        touched = [piece.name for piece in near if abs(separation_from(here, piece.outline)) <= _AGAINST]
        return tr("against {touched}").format(touched=touched[0]) if touched else ""
