"""Sentences: subject, measure, limit, clause; plain present; no scolding."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.systems.starcraft.orders import Deploy, Move
from engine.systems.starcraft.words import WORDS
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4
TRIO = {
    "red.a": ("terran/marine", {1: (12.0, 9.0), 2: (10.6, 9.0), 3: (13.4, 9.0)}),
    "blue.a": ("zerg/zergling", {1: (40.0, 30.0)}),
}


def test_the_follower_out_of_coherency_is_named_with_its_distance(bench: Make) -> None:
    made = bench(TRIO).start()
    order = Move(
        by="red",
        unit="red.a",
        leader=1,
        path=(Pose(12, 9), Pose(12, 12)),
        others={2: Pose(8.6, 12), 3: Pose(13.4, 12)},
    )
    assert made.say(order, "coherency.wholly_within") == (
        "Marine 2 stands 3.40″ from its leader; at most 3″. "
        "Every model is wholly within 3″ of the Leading Model while there is room for it (4.4)."
    )


def test_the_enemy_come_too_near_is_named_with_its_distance(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (12.0, 16.0)})}
    made = bench(units).start()
    order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, 16 - 2 * R32 - 0.62)))
    assert made.say(order, "move.too_near_enemy") == (
        "Marine ends 0.62″ from Zergling; needs more than 1″. "
        "No move ends within Engagement Range of an enemy it does not charge (7.2)."
    )


def test_at_the_tolerance_it_says_what_to_do_at_a_table(bench: Make) -> None:
    made = bench(TRIO).start()
    others = {2: Pose(10.6, 13), 3: Pose(13.4, 13)}
    order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, 13)), others=others)
    assert made.say(order, "move.too_far", Severity.AT_LIMIT) == (
        "4.000″ of 4″; inside the tolerance of 0.001″. Allowed here. At a real table, agree on it first (8.5.3)."
    )


def test_an_arrival_in_the_zone_is_told_from_whose_edge(bench: Make) -> None:
    made = bench({"red.a": ("terran/marine", 1), "blue.a": TRIO["blue.a"]}).start()
    order = Deploy(by="red", unit="red.a", leader=1, path=(Pose(12, 36 + R32), Pose(12, 33)))
    assert made.say(order, "zone.influence").startswith("Marine ends 2.37″ from Blue's Entry Edge; needs more than 6″.")


def test_a_passed_check_gives_its_measure(bench: Make, rules: Any) -> None:
    made = bench(TRIO).start()
    others = {2: Pose(10.6, 12), 3: Pose(13.4, 12)}
    order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, 12)), others=others)
    checks = {
        rules.say(made.game, finding).check: rules.say(made.game, finding).head
        for finding in made.judge(order).findings
    }
    assert checks["Travel of the base"] == "3.00″ of 4″"
    assert checks["Coherency"] == "1.40″ at most 3″"
    assert checks["Room for the others"] == "2 of 2 are set In Coherency"


@pytest.mark.parametrize("code", WORDS)
def test_words_are_written_as_the_house_writes(code: str) -> None:
    wording = WORDS[code]
    for text in (wording.check, wording.head, wording.reason, wording.passed):
        assert not text.endswith((".", " "))
        assert not re.search(r"invalid|illegal|error|!", text, re.IGNORECASE)
