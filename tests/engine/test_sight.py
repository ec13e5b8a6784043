"""Who sees whom, and what of the table, past the pieces that a game says block."""

import pytest

from engine.mission import Piece, Table
from engine.sight import Lookout, looking, looking_at_each, seen_from
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose
from geometry.tolerance import Fit

A, B = Placed(Base.round(1.0), Pose(4.0, 10.0)), Placed(Base.round(1.0), Pose(16.0, 10.0))
TABLE = Table(20.0, 20.0)


def piece(id: str, left: float, top: float, right: float, bottom: float) -> Piece:
    return Piece(id=id, kind="wall", name=id, outline=Area.rectangle(left, top, right, bottom))


WALL, STUMP = piece("wall", 9, 5, 10, 15), piece("stump", 12, 9.8, 13, 10.2)


def test_the_piece_in_between_is_named() -> None:
    seen = looking(Lookout.past([STUMP, WALL]), A, B)
    assert not seen
    assert (seen.fit, seen.line, seen.blocker) == (Fit.BROKEN, None, "wall")


def test_a_base_seen_comes_with_a_line() -> None:
    seen = looking(Lookout.past([STUMP]), A, B)
    assert seen
    assert seen.line is not None
    assert seen.blocker is None


@pytest.mark.parametrize(("end", "fit"), [(10.4989, Fit.KEPT), (10.5, Fit.AT_LIMIT), (10.5001, Fit.BROKEN)])
def test_a_grazing_sight_is_at_the_limit(end: float, fit: Fit) -> None:
    # From base to base, so that no slanted line helps.
    screen = piece("screen", 4.6, 0, 15.4, end)
    assert looking(Lookout.past([screen]), A, B).fit is fit


def test_each_pair_may_have_its_own_pieces() -> None:
    lookout = Lookout.past([WALL, STUMP])
    found = looking_at_each(lookout, A, [B, B, B], [frozenset({"wall"}), frozenset({"stump"}), frozenset()])
    assert [one.blocker for one in found] == ["wall", None, None]
    assert [bool(one) for one in found] == [False, True, True]


def test_what_is_seen_what_is_hidden_and_the_pieces_make_up_the_table() -> None:
    lookout = Lookout.past([WALL, STUMP], "heights are left to you")
    seen = seen_from(lookout, A, TABLE)
    assert seen.note == "heights are left to you"
    assert seen.visible.contains((8.0, 10.0))
    assert seen.hidden.contains((16.0, 10.0))
    assert not seen.visible.overlaps(WALL.outline.grown(-1e-3))
    whole = seen.visible.size + seen.hidden.size + WALL.outline.size + STUMP.outline.size
    assert whole == pytest.approx(400.0, abs=1e-2)


def test_with_nothing_that_blocks_all_is_seen() -> None:
    seen = seen_from(Lookout(), A, TABLE)
    assert seen.visible.same_as(TABLE.area)
    assert not seen.hidden
