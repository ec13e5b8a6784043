"""A group that plays itself: the same seed, the same game, byte for byte."""

import pytest

from engine.options import Draft
from engine.orders import Order, Remove
from engine.rehearsal import Rehearsal
from engine.systems.hardwired28.hostiles.offering import CHANGE
from engine.systems.hardwired28.orders import Behave, Bless, Draw, PlayGroup
from geometry.pose import Pose
from missions.orders import order_to_data

GROUP = "others.group"
PLACES = {
    "compliance.okafor": {1: (16, 20)},
    "compliance.zealot": {1: (14, 18)},
    GROUP: {1: (8, 20), 2: (8, 18), 3: (10, 17), 4: (18, 11)},
}


def played(rules, mission, seed) -> list[Order]:
    rehearsal = Rehearsal(rules, mission, seed)
    for order in (
        Bless(by="compliance", rolled=(1, 1, 1)),
        Bless(by="recovery", rolled=(1, 1, 1)),
        Draw(by="compliance", token=GROUP),
        PlayGroup(by="others", unit=GROUP),
    ):
        rehearsal.commit(order)
    while True:
        follows = [one for one in rules.options(rehearsal.game, None).general if one.at_once and one.open]
        if not follows:
            assert rehearsal.game.token is None
            return [node.order for node in rehearsal.line()]
        rehearsal.commit(rules.fill(rehearsal.game, follows[0], rehearsal.roll(follows[0].asks)))


@pytest.mark.parametrize(
    "profile", ["scrapers/pit-boss", "feral-crews/gunner", "static-wraiths/drift", "coworkers/temp"]
)
def test_the_same_seed_plays_the_same_game(rules, staged, profile):
    mission = staged(profile, PLACES)
    games = [[order_to_data(order) for order in played(rules, mission, seed)] for seed in (1, 1, 2, 3, 4)]
    assert games[0] == games[1]
    assert any(other != games[0] for other in games[2:])


def test_a_model_that_has_gone_out_may_be_held_in_the_hand_and_is_refused(rules, staged):
    rehearsal = Rehearsal(rules, staged("scrapers/pit-boss", PLACES), 1)
    for order in (
        Bless(by="compliance", rolled=(1, 1, 1)),
        Bless(by="recovery", rolled=(1, 1, 1)),
        Draw(by="compliance", token=GROUP),
        Behave(by="others", unit=GROUP, rolled=(1,)),
        Remove(by="compliance", models=(f"{GROUP}.1",)),
    ):
        rehearsal.commit(order)
    led = rules.propose(rehearsal.game, Draft(CHANGE, "others", GROUP, 1, (Pose(8, 20), Pose(9, 20))))
    assert not rules.judge(rehearsal.game, led).legal
