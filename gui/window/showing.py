"""The board follows what is played: the mission, the position, what the hand proposes, the areas of its move."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, Signal

from engine.game import Game
from engine.mission import Mission
from engine.nearest import nearest_in, well_inside
from engine.options import Draft
from engine.picture import Areas, Band, BandKind
from geometry.area import Area
from geometry.pose import Point, Pose
from gui.board.echo import EchoBoard
from gui.board.motion import BACK, FIT, GLIDE, Motion
from gui.board.proposal import Ghost, Proposal
from gui.board.room import at_share
from gui.board.snaps import Snap
from gui.panels.look import Look
from gui.theme.tokens import Theme
from gui.tools.hand import Dragging, Setting
from gui.tools.trial import Trial
from gui.window.areas import AreaFinder
from gui.window.play import Play
from gui.window.proposing import Proposing
from gui.window.session import Session

_FINE = 0.002
"""Inches within which the outline of what goes with a hand is drawn."""


class Showing(QObject):
    dragged = Signal(str)
    """How far the drag goes, in words; empty when nothing is dragged."""
    areas_told = Signal(tuple)
    """What is to be known of the areas that are drawn, in words."""

    def __init__(self, board: EchoBoard, play: Play, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._session: Session = play.session
        self._look = look
        self._shown: Mission | None = None
        self.finder = AreaFinder(self)
        self.finder.found.connect(self._found_areas)
        self._areas: Areas | None = None
        self._areas_at: Pose | None = None
        self._areas_of: tuple[Game, tuple[str, str, int | None] | None] | None = None
        self._found_for: tuple[Game, Draft | None] | None = None
        self._inner: tuple[Area, Area] | None = None
        """A legal end, and the part of it that is well inside."""
        self.nearest: tuple[Point, float] | None = None
        """The legal end next to a refused drag, and how far it is."""
        self._still: tuple[Areas, Areas] | None = None
        self._ranges: tuple[Band, ...] = ()
        """The areas found, and what of them stays where it is during a drag."""
        self.motion = Motion(self)
        self._paper: Theme | None = None
        self.proposing = Proposing(play)
        self._gliding = False
        self._going_back: tuple[tuple[Ghost, Pose], ...] = ()
        self.snap: Callable[[], Snap | None] = lambda: None
        """What the model in the hand is drawn to."""

    def follow(self) -> None:
        """From now on; after those that are to hear of each change before."""
        play = self._play
        play.session.opened.connect(self._opened)
        play.session.changed.connect(self._changed)
        play.picked.connect(self._picked)
        play.offered.connect(self._ask_areas)
        play.tried.connect(self._tried)
        play.refused.connect(self._send_back)
        play.nearest_changed.connect(self._tried)
        play.legal_end = self._legal_end
        self._look.changed.connect(self._rethemed)

    def _opened(self) -> None:
        if self._gliding:
            self.motion.finish()
        self._board.show_proposal(None)
        self.finder.forget()
        if self._session.is_open:
            self._show_mission()
            self._changed()
            self._board.fit()

    def _show_mission(self) -> None:
        self._shown = self._session.mission
        self._board.show_mission(self._shown, self._paper or self._look.theme)

    def _changed(self) -> None:
        if self._gliding:
            self.motion.finish()
        if self._shown is not self._session.mission:
            self._show_mission()
        self._board.show_position(self._session.game, self._session.readout)
        self._picked()

    def _rethemed(self) -> None:
        self._board.set_theme(self._paper or self._look.theme)

    def take_paper(self, theme: Theme | None) -> None:
        """A theme of the table's own; None: the window's."""
        self._paper = theme
        self._rethemed()

    def fit(self) -> None:
        """Go to the whole table."""
        board = self._board
        far, near = board.look, board.whole

        def step(share: float) -> None:
            scale, x, y = (a + (b - a) * share for a, b in zip(far, near, strict=True))
            board.look_from(scale, (x, y))

        self.motion.start(FIT, step, board.fit)

    def _picked(self) -> None:
        self._board.select(self._play.model, self._play.unit)
        self._ask_areas()

    def _tried(self) -> None:
        trial = self._play.trial
        self.motion.finish()
        if trial is None and self._going_back:
            going, self._going_back = self._going_back, ()
            self.motion.start(BACK, lambda share: self._go_back(going, share), self._show_offer)
        elif trial is None:
            self._show_offer()
        else:
            self.nearest = self._nearest(trial)
            self._board.show_proposal(self._proposed(trial))
        self.dragged.emit("" if trial is None else self.proposing.told(trial))
        self._show_areas()
        self._ask_areas()

    def _show_offer(self) -> None:
        """Of a drop that was refused only the way out is left on the table."""
        offer = self._play.nearest
        self.nearest = None if offer is None else (offer.pose.point, offer.away)
        if offer is None:
            self._board.show_proposal(None)
        else:
            self._board.show_proposal(Proposal(nearest=Ghost(offer.model, offer.pose)))

    def _send_back(self) -> None:
        """A refused ghost is seen to go back to where its model stands, if that is on the table."""
        trial, game = self._play.trial, self._session.game
        ghosts = () if trial is None else self._proposed(trial).ghosts
        starts = [(ghost, game.model(ghost.model_id).pose) for ghost in ghosts]
        self._going_back = tuple((ghost, start) for ghost, start in starts if start is not None)

    def _go_back(self, going: tuple[tuple[Ghost, Pose], ...], share: float) -> None:
        ghosts = (replace(ghost, pose=_between(ghost.pose, start, share)) for ghost, start in going)
        self._board.show_proposal(Proposal(tuple(ghosts), legal=False))

    def _proposed(self, trial: Trial) -> Proposal:
        return self.proposing.proposal(trial, self.nearest, self.snap())

    # Areas

    def glide(self, before: Game, after: Game) -> None:
        """What stands elsewhere after an order is seen to go there, along the way it has gone where that is known."""
        trails = self._session.readout.trails
        going: list[tuple[Ghost, tuple[Point, ...], Pose]] = []
        for model in after.on_table():
            begin, end = before.models[model.id].pose, model.placed.pose
            if begin is not None and begin.point != end.point:
                going.append((Ghost(model.id, begin), _way(trails.get(model.id, ()), begin, end), end))
        if not going:
            return

        def step(share: float) -> None:
            self._board.show_proposal(Proposal(tuple(replace(g, pose=_along(way, e, share)) for g, way, e in going)))

        self._gliding = True
        self.motion.start(GLIDE, step, self._glided)

    def _glided(self) -> None:
        self._gliding = False
        if not self._play.in_hand:
            self._show_offer()

    def _ask_areas(self) -> None:
        if not self._session.is_open:
            return
        game, draft = self._session.game, self._play.draft
        held = None if draft is None else (draft.option, draft.unit, draft.model)
        same = self._areas_of is not None and self._areas_of[0] is game and self._areas_of[1] == held
        if not same and self._areas is not None:
            # What was found for another must not be read as this one's; zones of the table stay.
            self._areas = Areas(influence=self._areas.influence)
            self._show_areas()
        self._areas_of = (game, held)
        self.finder.ask(self._session.system, game, draft)

    def _found_areas(self, areas: Areas | None, draft: Draft | None) -> None:
        if areas is not None and areas.reach is not None:
            areas = replace(areas, reach=areas.reach & self._session.mission.table.area)
        self._areas = areas
        self._found_for = (self._session.game, draft) if self._session.is_open and areas is not None else None
        self._areas_at = draft.path[-1] if draft is not None and draft.path else None
        trial = self._play.trial
        if trial is not None and not trial.legal:
            # Where it would be allowed is known only now.
            self._play.tried.emit()
        else:
            self._show_areas()

    @property
    def areas(self) -> Areas | None:
        """What was found last, as far as it lies on the table."""
        return self._areas

    @property
    def known(self) -> Areas | None:
        """None while they are not known for the way as it bends now, and the base as it is turned."""
        if self._found_for is None or self._found_for[0] is not self._session.game:
            return None
        return self._areas if self._found_for[1] == self._play.draft else None

    def _legal_end(self) -> Area | None:
        return None if (known := self.known) is None else known.surest_end

    def _nearest(self, trial: Trial) -> tuple[Point, float] | None:
        state, end = self._play.state, self._legal_end()
        if end is None or trial.legal or trial.waits or not isinstance(state, Dragging):
            return None
        if state.hold.along and self.proposing.others_alone(trial):
            # The one in the hand stands well: those chosen with it do not.
            return None
        if self._inner is None or self._inner[0] is not end:
            self._inner = (end, well_inside(end))
        return nearest_in(self._inner[1], state.pose.point)

    def _show_areas(self) -> None:
        """Found for where the model stood; what hangs on the model in the hand goes with it."""
        areas, state = self._areas, self._play.state
        self.areas_told.emit(() if areas is None else areas.notes)
        held = state.pose if isinstance(state, Dragging | Setting) else None
        if areas is not None and held is None and self._is_away():
            # Of a unit that is nowhere yet nothing hangs on a place.
            areas = replace(areas, coherency=None, bands=tuple(_not_of_hand(areas.bands)))
        found_here = held is not None and self._areas_at is not None and held.point == self._areas_at.point
        if areas is None or held is None or (isinstance(state, Setting) and found_here):
            self._still = None
            self._board.show_areas(areas)
            return
        if self._still is None or self._still[0] is not areas:
            still = tuple(_not_of_hand(areas.bands))
            self._still = (areas, replace(areas, coherency=None, others={}, bands=still, links=()))
            ranges = (band for band in areas.bands if band.kind is BandKind.RANGE)
            self._ranges = tuple(replace(band, area=band.area.simplified(_FINE)) for band in ranges)
            self._board.show_areas(self._still[1])
        dx, dy = (0.0, 0.0) if self._areas_at is None else (held.x - self._areas_at.x, held.y - self._areas_at.y)
        self._board.carry_coherency(None if areas.coherency is None else areas.coherency.moved(dx, dy))
        self._board.carry_ranges(tuple(replace(band, area=band.area.moved(dx, dy)) for band in self._ranges))

    def _is_away(self) -> bool:
        """The unit in hand is not on the table."""
        draft = self._play.draft
        return draft is not None and not self._session.game.standing_of(draft.unit)


def _not_of_hand(bands: Iterable[Band]) -> Iterator[Band]:
    return (band for band in bands if band.kind is not BandKind.RANGE)


def _between(start: Pose, end: Pose, share: float) -> Pose:
    return Pose(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share, start.turn)


def _way(trail: tuple[Point, ...], begin: Pose, end: Pose) -> tuple[Point, ...]:
    """The end of a trail that leads from one place to the other; else the straight line."""
    if begin.point in trail and trail[-1] == end.point:
        return trail[trail.index(begin.point) :]
    return (begin.point, end.point)


def _along(way: tuple[Point, ...], end: Pose, share: float) -> Pose:
    at, _ = at_share([QPointF(x, y) for x, y in way], share)
    return Pose(at.x(), at.y(), end.turn)
