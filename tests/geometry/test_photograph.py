"""Tables are photographed by a camera with an eye, a tilt and a lens, which knows nothing of how pictures are read."""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from geometry.base import Base, Placed
from geometry.gaps import separation
from geometry.photograph import BadCorners, CornerFault, Corners, Length, Photograph, fault_of, known_length
from geometry.pose import Point, Pose
from geometry.unsure import Call, call, together

Places = npt.NDArray[np.float64]
SQUARE: Corners = ((0.0, 0.0), (1000.0, 0.0), (1000.0, 1000.0), (0.0, 1000.0))


@dataclass(frozen=True)
class Camera:
    """Over the middle of a table, turned and tilted; what it sees is ``pixels`` wide and a little bent by the lens."""

    width: float
    depth: float
    turn: float
    tilt: float
    roll: float
    away: float
    pixels: int

    def corners(self) -> Places:
        return np.array([(0, 0), (self.width, 0), (self.width, self.depth), (0, self.depth)], dtype=np.float64)

    def sees(self, places: Places) -> Places:
        whole = np.ptp(self._seen(self.corners())[:, 0])
        plain = self._seen(places) * (0.9 * self.pixels / whole)
        half = self.pixels / 2
        bent = 1 + 0.3 / half * (plain**2).sum(axis=1, keepdims=True) / half**2
        return np.asarray(plain * bent + half, dtype=np.float64)

    def _seen(self, places: Places) -> Places:
        flat = np.c_[places - (self.width / 2, self.depth / 2), np.zeros(len(places))]
        for axes, degrees in (((0, 1), self.turn), ((1, 2), self.tilt), ((0, 1), self.roll)):
            angle = math.radians(degrees)
            spin = np.eye(3)
            spin[np.ix_(axes, axes)] = [[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]]
            flat = flat @ spin.T
        return np.asarray(flat[:, :2] / (flat[:, 2:] + self.away))


@dataclass(frozen=True)
class Shot:
    """Models as they stand and as they were marked, with the error told for each."""

    true: Places
    found: Places
    errors: Places
    three_pixels: Places


def _marks(places: Places) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in places)


def _shot(random: np.random.Generator, models: int) -> Shot:
    width, depth = random.choice([36.0, 44.0, 48.0, 72.0]), random.choice([30.0, 36.0, 48.0])
    camera = Camera(
        width,
        depth,
        random.uniform(-40, 40),
        random.uniform(0, 60),
        random.uniform(-8, 8),
        random.uniform(1.0, 2.5) * max(width, depth),
        int(random.integers(1000, 4001)),
    )
    true = random.uniform(0, 1, (models, 2)) * (width, depth)
    first, second, third, fourth = _marks(camera.sees(camera.corners()) + random.normal(0, 0.4, (4, 2)))
    taken = Photograph((first, second, third, fourth), width, depth)
    marks = _marks(camera.sees(true) + random.normal(0, 0.4, (models, 2)))
    found = [taken.place(mark) for mark in marks]
    assert all(place is not None for place in found)
    placed = [place for place in found if place is not None]
    # What three pixels come to, measured by the camera: it looks at the place and a hair beside it, in every direction.
    ways = np.radians(np.arange(0, 180, 3.0))
    beside = np.stack([np.cos(ways), np.sin(ways)], axis=1) * 1e-4
    moved = np.stack([np.hypot(*(camera.sees(true + step) - camera.sees(true)).T) for step in beside])
    return Shot(true, np.array(placed), np.asarray(taken.errors(placed)), 3e-4 / moved.min(axis=0))


@pytest.fixture(scope="module")
def shots() -> list[Shot]:
    random = np.random.default_rng(8)
    return [_shot(random, 20) for _ in range(50)]


def test_models_on_photographed_tables_lie_within_the_error_told_which_is_at_most_three_pixels(
    shots: list[Shot],
) -> None:
    off = np.concatenate([np.hypot(*(shot.found - shot.true).T) for shot in shots])
    errors = np.concatenate([shot.errors for shot in shots])
    assert len(off) == 1000
    assert np.mean(off <= errors) >= 0.99
    assert np.all(errors <= np.concatenate([shot.three_pixels for shot in shots]))
    assert np.mean(off) >= 0.15 * np.mean(errors), "an error that no model comes near tells nothing"


def test_no_answer_is_wrong_and_few_are_too_close_beyond_twice_the_error(shots: list[Shot]) -> None:
    random = np.random.default_rng(9)
    base = Base.round(32 / 25.4)
    close, clear = 0, 0
    for shot in shots:
        for a, b in random.permutation(20).reshape(-1, 2):
            error = float(shot.errors[a] + shot.errors[b])
            true, found = (
                separation(*(Placed(base, Pose(float(x), float(y))) for x, y in places[[a, b]]))
                for places in (shot.true, shot.found)
            )
            for share in np.r_[random.uniform(-1, 1, 6), random.uniform(-6, 6, 6)]:
                limit = true + float(share) * error
                said = call(limit - found, error)
                assert said is not (Call.NOT_LEGAL if true <= limit else Call.LEGAL)
                if abs(share) > 2:
                    clear += 1
                    close += said is Call.TOO_CLOSE
    assert clear > 1500
    assert close <= 0.1 * clear


def test_a_photograph_maps_both_ways_and_knows_its_horizon() -> None:
    camera = Camera(48, 36, 20, 50, 3, 60, 2000)
    plain = camera.sees(camera.corners())
    first, second, third, fourth = _marks(plain)
    taken = Photograph((first, second, third, fourth), 48, 36)
    for corner, place in zip((first, second, third, fourth), _marks(camera.corners()), strict=True):
        assert taken.place(corner) == pytest.approx(place, abs=1e-9)
        assert taken.pixel(place) == pytest.approx(corner, abs=1e-6)
    horizon, middle = taken.pixel((24.0, 1e7)), taken.pixel((24.0, 18.0))
    if horizon is None:
        horizon = taken.pixel((24.0, -1e7))
    assert horizon is not None
    assert middle is not None
    before, beyond = (
        (horizon[0] + share * (middle[0] - horizon[0]), horizon[1] + share * (middle[1] - horizon[1]))
        for share in (0.01, -0.01)
    )
    assert taken.place(before) is not None
    assert taken.place(beyond) is None


def test_a_straight_view_tells_its_scale_and_a_coarse_hand_a_larger_error() -> None:
    taken = Photograph(SQUARE, 50.0, 25.0)
    assert taken.inches_a_pixel((20.0, 10.0)) == pytest.approx(0.05)
    middle = taken.error((25.0, 12.5))
    assert middle > 1.25 * 0.05
    assert taken.error((25.0, 12.5), hand=0.5) > 0.5
    assert taken.error((25.0, 12.5), hand=0.01) == middle
    assert Photograph(SQUARE, 50.0, 25.0, unsure=(4.0,) * 4).error((25.0, 12.5)) > 1.5 * middle
    assert Photograph(SQUARE, 50.0, 25.0, widened=0.2).error((25.0, 12.5)) == pytest.approx(middle + 0.2)


def test_a_known_length_agrees_within_its_error_and_else_says_by_how_much_it_is_beyond() -> None:
    taken = Photograph(SQUARE, 50.0, 25.0)
    near = known_length(taken, (10.0, 5.0), (30.0, 5.0), 20.1)
    assert near.agrees
    assert near.beyond == 0
    assert near.off == pytest.approx(-0.1)
    bent = known_length(taken, (10.0, 5.0), (30.0, 5.0), 21.0)
    assert not bent.agrees
    assert bent.beyond == pytest.approx(1.0 - bent.error)
    assert known_length(taken, (10.0, 5.0), (30.0, 5.0), 21.0, hand=0.6).agrees
    assert Length(10.0, 9.5, 0.5).agrees


@pytest.mark.parametrize(
    ("corners", "fault"),
    [
        (SQUARE, None),
        (((0, 0), (1000, 0), (1000, 1000), (978, 1000)), None),
        (((0, 0), (1000, 0), (1000, 1000), (982, 1000)), CornerFault.IN_LINE),
        (((0, 0), (1000, 0), (1000, 1000), (995, 1000)), CornerFault.TOGETHER),
        (((5, 5), (5, 5), (5, 5), (5, 5)), CornerFault.TOGETHER),
        (((0, 0), (500, 5), (1000, 0), (500, 800)), CornerFault.IN_LINE),
        (((0, 0), (300, 0), (600, 0), (900, 0)), CornerFault.IN_LINE),
        (((0, 0), (1000, 1000), (1000, 0), (0, 1000)), CornerFault.CROSSED),
        (((0, 0), (1000, 0), (400, 300), (0, 1000)), CornerFault.CROSSED),
        (((0, 0), (0, 1000), (1000, 1000), (1000, 0)), CornerFault.MIRRORED),
        (((0, 0), (math.nan, 0), (1000, 1000), (0, 1000)), CornerFault.NO_NUMBER),
    ],
)
def test_corners_that_are_no_table_are_told(corners: Corners, fault: CornerFault | None) -> None:
    assert fault_of(corners) is fault
    if fault is not None:
        with pytest.raises(BadCorners) as told:
            Photograph(corners, 48, 36)
        assert told.value.fault is fault


def test_a_table_without_size_and_marks_without_error_are_refused() -> None:
    for width, unsure, widened in ((0.0, 1.0, 0.0), (math.inf, 1.0, 0.0), (48.0, 0.0, 0.0), (48.0, 1.0, -0.1)):
        with pytest.raises(ValueError, match="0"):
            Photograph(SQUARE, width, 36, (unsure,) * 4, widened)


@pytest.mark.parametrize(
    ("margin", "error", "said"),
    [
        (0.5, 0.3, Call.LEGAL),
        (0.3, 0.3, Call.TOO_CLOSE),
        (0.3005, 0.3, Call.TOO_CLOSE),
        (0.302, 0.3, Call.LEGAL),
        (0.0, 0.3, Call.TOO_CLOSE),
        (-0.3, 0.3, Call.TOO_CLOSE),
        (-0.302, 0.3, Call.NOT_LEGAL),
        (0.0005, 0.0, Call.TOO_CLOSE),
        (0.002, 0.0, Call.LEGAL),
    ],
)
def test_only_a_margin_beyond_the_error_is_called(margin: float, error: float, said: Call) -> None:
    assert call(margin, error) is said


def test_an_error_that_is_no_number_calls_nothing() -> None:
    for margin, error in ((math.nan, 0.1), (0.1, math.nan), (0.1, math.inf), (0.1, -0.1)):
        with pytest.raises(ValueError, match="finite"):
            call(margin, error)


def test_together_one_no_is_no_and_one_doubt_is_doubt() -> None:
    assert together(frozenset()) is Call.LEGAL
    assert together(frozenset({Call.LEGAL})) is Call.LEGAL
    assert together(frozenset({Call.LEGAL, Call.TOO_CLOSE})) is Call.TOO_CLOSE
    assert together(frozenset(Call)) is Call.NOT_LEGAL
