"""Asking about a move: the way found is legal and the shortest, and what forbids it is what judging the move says."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from engine.asking import Outcome, Reply, Want, Wish, ask
from engine.options import Draft
from geometry.pose import Pose

Make = Callable[..., Any]
R32, R80 = 16 / 25.4, 40 / 25.4


def asked(made: Any, want: Want, of: str, subject: str = "red.a.1") -> Reply:
    reply = ask(made.rules, made.game, subject, Wish(want, of))
    if reply.order is not None:
        assert made.rules.judge(reply.position, reply.order).legal
    return reply


def duel(bench: Make, away: float, **more: Any) -> Any:
    units = {
        "red.a": ("terran/marine", {1: (27.0, 6.0)}),
        "blue.q": ("zerg/queen", {1: (27.0, 6.0 + R32 + R80 + away)}),
    }
    return bench(units, **more)


@pytest.mark.parametrize(("away", "die"), [(10.5, 3), (14.0, 6)])
def test_contact_takes_a_charge_and_the_die_is_told(bench: Make, away: float, die: int) -> None:
    """A lone marine charges 8″ and the die to within 1″; nearer is a matter of what is left."""
    reply = asked(duel(bench, away), Want.CONTACT, "blue.q.1")
    assert (reply.outcome, reply.die) == (Outcome.POSSIBLE, die), reply.text
    assert any("Engaged" in row.text for row in reply.rows)
    assert any("Pass" in word for word in reply.assumed)


def test_out_of_any_charge_the_clause_and_the_inches_missed_are_told(bench: Make) -> None:
    reply = asked(duel(bench, 15.5), Want.CONTACT, "blue.q.1")
    assert reply.outcome is Outcome.FORBIDDEN
    assert reply.order is None
    assert reply.rows
    assert all(row.rule for row in reply.rows)
    assert any(row.measured is not None and row.limit is not None for row in reply.rows)
    assert "out of charge reach" in reply.rows[-1].text


@pytest.mark.parametrize("away", [1.002, 5.0, 11.0])
def test_no_move_that_must_keep_off_is_a_contact_within_the_tolerance(bench: Make, away: float) -> None:
    """A Move of 7″ may end 1″ off, which is where a Charge would count."""
    reply = asked(duel(bench, away), Want.CONTACT, "blue.q.1")
    assert reply.option == "Charge"


@pytest.mark.parametrize(("away", "way"), [(2.99, None), (9.9, "(Move)"), (10.1, "(Ready for Pickup)")])
def test_holding_a_marker_takes_the_way_to_three_inches_of_its_rim(bench: Make, away: float, way: str | None) -> None:
    """A lone marine moves 7″; what it may do farther takes an ability, which is named."""
    units = {"red.a": ("terran/marine", {1: (10.0, 18.0)}), "blue.z": ("zerg/zergling", {1: (50.0, 30.0)})}
    made = bench(units, markers={"m": (10.0 + R32 + away + 16 / 25.4, 18.0)})
    reply = asked(made, Want.HOLD, "m")
    assert reply.outcome is (Outcome.ALREADY if way is None else Outcome.POSSIBLE)
    assert any("m is Red's" in row.text for row in reply.rows)
    if way is not None:
        assert way in reply.text
        assert reply.travel == pytest.approx(away - 3, abs=0.01)


def test_seeing_past_a_wall_takes_the_shortest_step_aside(bench: Make, wall: Make) -> None:
    """Past the wall's lower left corner, c, the highest line to the other's lowest point: how far below it the base's
    own lowest point is not, is the least it has to go. It goes straight, for nothing is in its way."""
    units = {"red.a": ("terran/marine", {1: (10.0, 10.0)}), "blue.q": ("zerg/queen", {1: (30.0, 10.0)})}
    made = bench(units, terrain=[wall("w", 19.0, 4.0, 19.001, 12.0, size=3)])
    reply = asked(made, Want.SEE, "blue.q.1")
    assert reply.outcome is Outcome.POSSIBLE, reply.text
    # The line from the corner (19, 12) that touches the queen from below, as an angle against level, downwards.
    across, up = 11.0, 2.0
    slope = math.atan2(R80, math.sqrt(across**2 + up**2 - R80**2)) - math.atan2(up, across)
    # Nine inches on, past the corner, it runs so far below the marine.
    distance = (2.0 + 9.0 * math.tan(-slope)) * math.cos(slope)
    assert reply.travel == pytest.approx(distance - R32, abs=0.02)


def test_what_cannot_be_asked_says_why(bench: Make) -> None:
    made = duel(bench, 9.0)
    assert asked(made, Want.CONTACT, "red.a.1").outcome is Outcome.NOT_ASKED
    assert asked(made, Want.HOLD, "nothing").outcome is Outcome.NOT_ASKED
    assert asked(made, Want.SEE, "blue.q.1", "nobody.1").outcome is Outcome.NOT_ASKED


def test_round_a_wall_no_other_end_is_nearer_by_its_way(bench: Make, wall: Make) -> None:
    """Against every place on the ring about the marker, each by the way proposed to it."""
    units = {"red.a": ("terran/marine", {1: (10.0, 18.0)}), "blue.z": ("zerg/zergling", {1: (50.0, 30.0)})}
    made = bench(units, markers={"m": (19.0, 18.0)}, terrain=[wall("w", 12.5, 13.0, 13.0, 19.5)])
    reply = asked(made, Want.HOLD, "m")
    assert reply.outcome is Outcome.POSSIBLE, reply.text
    assert reply.travel is not None
    radius = 3.0 + 16 / 25.4 + R32 - 0.005
    here, ways = reply.path[0], []
    for degrees in range(120, 241, 4):
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        draft = Draft("move", "red", "red.a", 1, (here, Pose(19.0 + radius * x, 18.0 + radius * y)))
        order = made.rules.propose(reply.position, draft)
        if made.rules.judge(reply.position, order).legal:
            ways.append(sum(math.dist(a.point, b.point) for a, b in pairwise(order.path)))
    assert len(ways) > 5
    assert reply.travel <= min(ways) + 0.005
