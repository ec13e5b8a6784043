"""The words of grenades."""

from collections.abc import Mapping

from engine.wording import Wording

THROWS: Mapping[str, Wording] = {
    "grenade.none_left": Wording(
        check="The grenade",
        head="{subject} has no {grenade} left",
        reason="A grenade is thrown once, by who carries it",
    ),
    "grenade.in_the_air": Wording(
        check="The grenade before",
        head="{subject} has thrown one that is still to be rolled for",
        reason="A throw is rolled to its end first",
    ),
    "grenade.range": Wording(
        check="Distance to the point",
        head="{measured} to the point; needs {asked}",
        reason="A grenade is thrown at a point within {limit} of the base",
    ),
    "grenade.sight": Wording(
        check="Sight of the point",
        head="{subject} does not see the point",
        reason="The setting asks the thrower to see where it throws",
    ),
    "grenade.other_reading": Wording(
        check="Another reading",
        head="Read otherwise, this would be judged otherwise",
        reason="{setting}: {reading}",
    ),
    "grenade.dice": Wording(
        check="Dice",
        head="{dice}",
        reason="Combat against two dice",
        passed="{dice} to land where it is thrown",
    ),
    "grenade.friends": Wording(
        check="Friends in the blast",
        head="Left to you: {count} of its own side within {blast}, {other} first",
        reason="A blast meets friend and foe",
    ),
    "grenade.none_thrown": Wording(
        check="A grenade to roll for",
        head="No grenade is in the air",
        reason="A grenade is thrown at a point first",
    ),
    "grenade.none_burst": Wording(
        check="A blast to roll for",
        head="No blast waits for its damage",
        reason="Damage is rolled once a grenade has landed among models",
    ),
    "grenade.tie": Wording(
        check="A tie",
        head="Left to you: {totals} with the same dice is rolled again",
        reason="The same total with the same dice decides nothing",
    ),
    "grenade.lands": Wording(
        check="Where it lands",
        head="It {how}",
        reason="{totals}",
        passed="{how}, {totals}; models in its blast: {met}",
    ),
}
