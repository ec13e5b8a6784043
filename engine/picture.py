"""What a window may draw and list of a position, in words and areas that name no game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.findings import Link
from engine.mission import EdgeSegment, Marker
from engine.sight import Lookout
from engine.tongue import tr, tr_later
from geometry.area import Area
from geometry.pose import Point

STRAIGHT_ONLY = tr_later("Ways round could not be worked out here: only straight lines are drawn and offered")
"""What is told where ``Areas.straight_only`` is set. ``notes`` has it too."""


@dataclass(frozen=True, slots=True, eq=False)
class SideArea:
    """An area that a side owns or throws, with the words that stand in it. ``kind`` is what a legend calls its like.

    Words that find no room in it are left out, or stand beside it where it is a ring that seldom has any.
    """

    side: str
    area: Area
    text: str
    kind: str = "zone of a side"
    ring: bool = False


class BandKind(Enum):
    """``REACH``: a part of the reach with a meaning of its own. ``RANGE``: how far a weapon reaches from the model in
    the hand, or from its unit, or what else goes about with it. ``MARKER``: where a marker is fought for. ``GROUND``:
    ground that changes what units on it can do. ``TO_COME``: where models that move by themselves would go. ``AURA``:
    how far about a model at rest it helps, counts or alarms others."""

    REACH = "reach"
    RANGE = "range"
    MARKER = "marker"
    GROUND = "ground"
    TO_COME = "to_come"
    AURA = "aura"


@dataclass(frozen=True, slots=True, eq=False)
class Band:
    """An area with a meaning of its own, in words; without words nothing is written at it."""

    text: str
    area: Area
    kind: BandKind = BandKind.REACH


@dataclass(frozen=True, slots=True, eq=False)
class Areas:
    """What may be drawn for a draft. Must agree with ``judge``: a centre inside ``legal_end`` is allowed.

    ``reach`` and ``legal_end`` speak of the centre of the model in the hand, at the turn it has in the hand; none
    means that this game or draft has no such area, an empty area that there is nowhere to go. ``unsure_end`` lies
    beside ``legal_end``: the model in the hand may end there, but whether those set about it can follow is known only
    when it is held there; what is allowed lies in one of the two. ``others`` are the legal areas of the models to be
    set, by number. ``engagement`` is where bases come too near enemies. ``straight_only`` says that the search for ways
    failed: the reach is that of straight lines, and no way round is offered.
    """

    reach: Area | None = None
    legal_end: Area | None = None
    coherency: Area | None = None
    engagement: Area | None = None
    influence: tuple[SideArea, ...] = ()
    bands: tuple[Band, ...] = ()
    others: Mapping[int, Area] = field(default_factory=dict)
    allowance: float | None = None
    notes: tuple[str, ...] = ()
    lookout: Lookout | None = None
    """What blocks sight in this position, for whoever asks what a base sees: :func:`engine.sight.seen_from`."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What is written at an area, by its field's name, where the plain word does not do: "coherency 3″"."""
    straight_only: bool = False
    links: tuple[Link, ...] = ()
    """What holds the unit together where it stands."""
    unsure_end: Area | None = None

    @property
    def ends(self) -> Area | None:
        """Every end that may be allowed: those that are, and those of which it is not known."""
        if self.legal_end is None or not self.unsure_end:
            return self.legal_end
        return self.legal_end | self.unsure_end if self.legal_end else self.unsure_end

    @property
    def surest_end(self) -> Area | None:
        """Where to look for an end to offer: among those that are allowed, or if there are none the others."""
        return self.legal_end or self.unsure_end or self.legal_end


def told(areas: Areas, *, straight_only: bool) -> Areas:
    """The areas, with what has to be said of how they were found."""
    return replace(areas, straight_only=True, notes=(*areas.notes, tr(STRAIGHT_ONLY))) if straight_only else areas


class StepState(Enum):
    DONE = "done"
    NOW = "now"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    note: str
    state: StepState


@dataclass(frozen=True, slots=True)
class Track:
    """Phases or stages in their order."""

    title: str
    steps: tuple[Step, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class PoolRow:
    """``filled`` of ``total`` squares; a total of none is without limit. ``text`` is the number to read."""

    side: str
    filled: int
    total: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Pools:
    title: str
    rows: tuple[PoolRow, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class TokenRow:
    """``text`` names whose token it is where a side has several kinds."""

    side: str
    count: int
    odds: float
    text: str = ""


@dataclass(frozen=True, slots=True)
class Bag:
    """``drawn`` is the side whose token is out."""

    title: str
    rows: tuple[TokenRow, ...]
    drawn: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class RosterRow:
    """``ready`` may act now, ``acted`` has had its turn to; neither is one whose turn is still to come.

    ``mark`` is a short word: R for Reserve, = for Engaged, and what else a game needs; ``tip`` spells it out.
    """

    unit: str
    side: str
    name: str
    ready: bool
    gone: bool = False
    mark: str = ""
    tip: str = ""
    acted: bool = False


@dataclass(frozen=True, slots=True)
class Roster:
    title: str
    rows: tuple[RosterRow, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class MarkerRow:
    marker: str
    text: str
    controller: str | None


@dataclass(frozen=True, slots=True)
class Score:
    title: str
    points: Mapping[str, int]
    markers: tuple[MarkerRow, ...] = ()
    lead: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Notes:
    title: str
    lines: tuple[str, ...]


Section = Track | Pools | Bag | Roster | Score | Notes


@dataclass(frozen=True, slots=True)
class ModelMarks:
    """How a model is drawn beyond its base. ``health`` is (left, of) where the game counts it."""

    acted: bool = False
    leader: bool = False
    hidden: bool = False
    adrift: bool = False
    """Out of coherency."""
    facing: bool = False
    health: tuple[int, int] | None = None
    badges: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Coming:
    """Where those still to arrive may come on: at the middle of an edge, outward of which is ``out``, or on the table.

    ``lines`` say who, and when.
    """

    side: str
    at: Point
    out: Point | None
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Readout:
    """Everything the panels show. ``engaged`` pairs models; ``trails`` are paths travelled in this activation.

    ``markers`` are those that lie elsewhere than the mission put them; none for one that has left the table.
    ``tokens`` are round things that lie on the table by orders, and that the mission does not know.
    ``leader`` is what the game calls a model marked so. ``unknown`` are the fields of ``Areas`` that this game, as the
    mission sets it, has nothing to put in.
    """

    round: str
    sections: tuple[Section, ...]
    marks: Mapping[str, ModelMarks] = field(default_factory=dict)
    engaged: tuple[tuple[str, str], ...] = ()
    trails: Mapping[str, tuple[Point, ...]] = field(default_factory=dict)
    markers: Mapping[str, Point | None] = field(default_factory=dict)
    result: str = ""
    leader: str = ""
    tokens: tuple[Marker, ...] = ()
    unknown: frozenset[str] = frozenset()
    exits: Mapping[str, tuple[EdgeSegment, ...]] = field(default_factory=dict)
    """By side: the stretches of the table's edge that it may leave by."""
    coming: tuple[Coming, ...] = ()
    lasting: Mapping[str, str] = field(default_factory=dict)
    """By unit: what it has for a while and when that ends, in a few words beside its name on the table."""
    acting: str = ""
    """The unit or model in the midst of its activation, while others answer it as well; empty between two."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """A model or piece looked at closely: figures as (label, value), lines as (bold, text)."""

    title: str
    subtitle: str
    kind: str
    figures: tuple[tuple[str, str], ...] = ()
    lines: tuple[tuple[str, str], ...] = ()
