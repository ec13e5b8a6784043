"""What the hand is doing at the table: frozen values that follow one another, and nothing else.

idle → pressed → dragging → (where other models are to be set) setting → idle. Poses are in inches; nothing here knows
whether a place is allowed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.options import Draft
from geometry.formation import offsets
from geometry.pose import Point, Pose, distance, path_length

CLICK_SLACK = 4.0
"""Pixels a pressed button may travel and still be a click."""


class Grip(Enum):
    """What moves the model in the hand."""

    BUTTON = "button"
    """A pressed button; letting go drops it."""
    POINTER = "pointer"
    """The pointer alone; a click drops it."""
    KEYS = "keys"
    """The arrow keys; Enter drops it."""


@dataclass(frozen=True, slots=True)
class Idle:
    pass


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button is down on a model, and has not moved yet."""

    model: str
    at: Point


@dataclass(frozen=True, slots=True)
class Hold:
    """What was taken. ``start`` is none for a model that comes from off the table."""

    draft: Draft
    model: str
    number: int
    start: Pose | None
    corners: tuple[Pose, ...] = ()
    """Where the way bends, set by the player."""
    along: Mapping[int, Pose] = field(default_factory=dict)
    """Where those stand that were chosen with it, and go along in formation; without any the rules set the others."""
    stay: Mapping[int, Pose] = field(default_factory=dict)
    """Where the rest stands where some were chosen."""


@dataclass(frozen=True, slots=True)
class Dragging:
    """``grab`` leads from the base's centre to the pointer, so that a base does not jump when it is taken.

    ``let_go``: it is to be dropped here as soon as it is known by which way it comes; the pointer moves it no more.
    """

    hold: Hold
    pose: Pose
    grip: Grip
    grab: Point = (0.0, 0.0)
    let_go: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """One of the other models, in the hand while they are being set."""

    number: int
    grip: Grip
    grab: Point = (0.0, 0.0)
    begun: Mapping[int, Pose] = field(default_factory=dict)
    """Where those stood that go with it when it was taken."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The leader stands; the others are proposed, and ``others`` holds those that the player set.

    ``group`` are the numbers of those chosen to be moved together. ``let_go``: the word has been given, and is carried
    out as soon as there is known to be room for all.
    """

    hold: Hold
    pose: Pose
    others: Mapping[int, Pose] = field(default_factory=dict)
    taken: Taken | None = None
    let_go: bool = False
    group: frozenset[int] = frozenset()


InHand = Dragging | Setting
State = Idle | Pressed | Dragging | Setting
IDLE = Idle()


def is_click(pressed: Pressed, at: Point, scale: float) -> bool:
    """The pointer is still where it was pressed; ``scale`` is pixels an inch."""
    return distance(pressed.at, at) * scale < CLICK_SLACK


def take(hold: Hold, pose: Pose, grip: Grip, at: Point | None = None) -> Dragging:
    """A model comes into the hand at ``pose``, held where the pointer is."""
    grab = (0.0, 0.0) if at is None else (at[0] - pose.x, at[1] - pose.y)
    return Dragging(hold, pose, grip, grab)


def carry(state: Dragging, at: Point) -> Dragging:
    """To where the pointer is, counted from where it was taken: no step adds its rounding to the next."""
    if state.let_go:
        return state
    return replace(state, pose=state.pose.at(at[0] - state.grab[0], at[1] - state.grab[1]))


def let_go(state: InHand) -> InHand:
    return replace(state, let_go=True)


def take_up(state: InHand) -> InHand:
    """What was let go of and has not been dropped yet is taken up again by a key."""
    if not state.let_go:
        return state
    return replace(state, let_go=False, grip=Grip.KEYS) if isinstance(state, Dragging) else replace(state, let_go=False)


def take_by_button(state: State, ghost: str, at: Point) -> Dragging | None:
    """What keys have moved goes on with the button that is pressed on its ghost; none for any other ghost."""
    if not isinstance(state, Dragging) or state.grip is not Grip.KEYS or state.let_go or ghost != state.hold.model:
        return None
    return replace(state, grip=Grip.BUTTON, grab=(at[0] - state.pose.x, at[1] - state.pose.y))


def nudge(state: InHand, dx: float, dy: float, others: Mapping[int, Pose]) -> InHand:
    """The arrow keys: the model in the hand, or those of the others that are taken, by so many inches; with none of
    them taken the whole formation."""
    if isinstance(state, Dragging):
        return replace(state, pose=state.pose.moved(dx, dy), grip=Grip.KEYS)
    if together := _together(state, others):
        return _with_others(state, {number: pose.moved(dx, dy) for number, pose in together.items()})
    if state.taken is not None:
        return state
    moved = {number: pose.moved(dx, dy) for number, pose in state.others.items()}
    return replace(state, pose=state.pose.moved(dx, dy), others=moved, let_go=False)


def turn(state: InHand, degrees: float, others: Mapping[int, Pose]) -> InHand:
    """Turn the base in the hand clockwise; several together about the one that is taken, else about their middle; with
    none of the others taken the whole formation about its leader."""
    if isinstance(state, Dragging):
        return replace(state, pose=state.pose.turned(degrees))
    if together := _together(state, others):
        pivot = _middle(together.values()) if state.taken is None else together[state.taken.number]
        return _with_others(state, offsets(pivot, together, pivot.turned(degrees)))
    if state.taken is not None:
        return state
    turned = state.pose.turned(degrees)
    return replace(state, pose=turned, others=offsets(state.pose, {**others, **state.others}, turned), let_go=False)


def bend(state: Dragging) -> Dragging:
    """Let the way bend where the model is now, unless it begins or bends there already."""
    last = state.hold.corners[-1] if state.hold.corners else state.hold.start
    if state.pose == last:
        return state
    return replace(state, hold=replace(state.hold, corners=(*state.hold.corners, state.pose)))


def unbend(state: Dragging) -> Dragging:
    """Forget the last bend of the way."""
    return replace(state, hold=replace(state.hold, corners=state.hold.corners[:-1]))


def exactly(state: Dragging) -> Dragging:
    """The very line that is drawn, instead of a way round what is in it; again for ways round."""
    draft = state.hold.draft
    return replace(state, hold=replace(state.hold, draft=replace(draft, exact=not draft.exact)))


def put(state: Dragging, at: Point) -> Dragging:
    """To a place found for it."""
    return replace(state, pose=state.pose.at(*at), grip=Grip.KEYS)


def place(state: InHand, at: Point, others: Mapping[int, Pose]) -> InHand:
    """To a place given in figures: the model in the hand, or the other one that is taken; with none of them taken or
    chosen the leader, and with it the whole formation."""
    if isinstance(state, Dragging):
        return put(state, at)
    if state.taken is None and not state.group:
        return nudge(state, at[0] - state.pose.x, at[1] - state.pose.y, others)
    if state.taken is None or (pose := others.get(state.taken.number)) is None:
        return state
    return _with_others(state, {state.taken.number: pose.at(*at)})


def place_by_pointer(state: InHand, pose: Pose) -> InHand:
    """What the pointer carries stands aside of it, and is carried on from where the pointer is."""
    if isinstance(state, Dragging):
        return replace(state, pose=pose)
    if state.taken is None or (begin := state.taken.begun.get(state.taken.number)) is None:
        return state
    right, down = pose.x - begin.x, pose.y - begin.y
    return _with_others(state, {one: begun.moved(right, down) for one, begun in state.taken.begun.items()})


def set_others(state: Dragging) -> Setting:
    return Setting(state.hold, state.pose, in_formation(state))


def in_formation(state: Dragging) -> Mapping[int, Pose]:
    """Where those would stand that were chosen with the model in the hand, and the rest; none where none were."""
    hold = state.hold
    if not hold.along or hold.start is None:
        return {}
    return {**hold.stay, **offsets(hold.start, hold.along, state.pose)}


def choose(state: Setting, group: frozenset[int]) -> Setting:
    """Others of this kind to be moved together."""
    return replace(state, group=group)


def take_other(state: Setting, number: int, others: Mapping[int, Pose], grip: Grip, at: Point | None = None) -> Setting:
    """One of the others, and with it those chosen if it is one of them."""
    pose = others[number]
    grab = (0.0, 0.0) if at is None else (at[0] - pose.x, at[1] - pose.y)
    together = state.group & others.keys() if number in state.group else {number}
    return replace(state, taken=Taken(number, grip, grab, {one: others[one] for one in together}))


def carry_other(state: Setting, at: Point, others: Mapping[int, Pose]) -> Setting:
    """To where the pointer is; those chosen keep their places about it."""
    if state.taken is None or state.taken.number not in others:
        return state
    grab, begun = state.taken.grab, state.taken.begun
    begin = begun[state.taken.number]
    right, down = at[0] - grab[0] - begin.x, at[1] - grab[1] - begin.y
    return _with_others(state, {number: pose.moved(right, down) for number, pose in begun.items()})


def leave_other(state: Setting) -> Setting:
    return replace(state, taken=None)


def lift_again(state: Setting, grip: Grip, at: Point | None = None) -> Dragging:
    """The leader goes back into the hand; the others are proposed anew."""
    return take(state.hold, state.pose, grip, at)


def draft_of(state: InHand) -> Draft:
    """What is asked of the rules: the way from the start plus the whole offset."""
    hold = state.hold
    start = () if hold.start is None else (hold.start,)
    others = state.others if isinstance(state, Setting) else in_formation(state)
    return replace(hold.draft, model=hold.number, path=(*start, *hold.corners, state.pose), others=others)


def has_moved(state: InHand) -> bool:
    return state.hold.start is None or bool(state.hold.corners) or state.pose != state.hold.start


def drawn_length(state: InHand) -> float:
    """Inches along the way as drawn."""
    start = () if state.hold.start is None else (state.hold.start.point,)
    return path_length((*start, *(pose.point for pose in state.hold.corners), state.pose.point))


def _together(state: Setting, others: Mapping[int, Pose]) -> Mapping[int, Pose]:
    """Those of the others that keys move: the chosen ones, or the one taken where it is none of them."""
    if state.taken is not None and state.taken.number not in state.group:
        numbers = frozenset({state.taken.number})
    else:
        numbers = state.group
    return {number: others[number] for number in sorted(numbers) if number in others}


def _middle(poses: Iterable[Pose]) -> Pose:
    found = tuple(poses)
    return Pose(sum(pose.x for pose in found) / len(found), sum(pose.y for pose in found) / len(found))


def _with_others(state: Setting, moved: Mapping[int, Pose]) -> Setting:
    return replace(state, others={**state.others, **moved}, let_go=False)
