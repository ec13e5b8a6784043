"""The words of tests, Powers and flight."""

from collections.abc import Mapping

from engine.wording import Wording

TRIALS: Mapping[str, Wording] = {
    "test.none": Wording(
        check="A test to roll for",
        head="No test of {subject} waits for its dice",
        reason="A Search, an Interrogate, a Cast or a fallen Boss asks for one first",
    ),
    "test.tie": Wording(
        check="A tie",
        head="Left to you: {totals} with the same dice is rolled again",
        reason="The same total with the same dice decides nothing",
    ),
    "nerve.tie": Wording(
        check="A tie",
        head="Left to you: {totals} with the same dice is rolled again",
        reason="The same total with the same dice decides nothing",
    ),
    "nerve.result": Wording(
        check="Its nerve",
        head="{subject} {what}",
        reason="{totals}",
        passed="{what}, {totals}",
    ),
    "test.again": Wording(
        check="An Agent",
        head="Left to you: {totals} fails, and an Agent rolls once more",
        reason="An Agent rolls a failed test of Wits again",
    ),
    "test.result": Wording(
        check="The test",
        head="{subject} {what}",
        reason="{totals}",
        passed="{what}, {totals}",
    ),
    "test.found": Wording(
        check="What is found",
        head="Left to you: what {subject} finds at {other}",
        reason="A Search that succeeds takes the marker and rolls on the findings",
    ),
    "test.found_free": Wording(
        check="What is found",
        head="Left to you: what {subject} finds",
        reason="A Search that succeeds rolls on the findings; this one is at no marker",
    ),
    "modifier.friends": Wording(
        check="Friends beside it",
        head="{have} of {wanted} friends stand within {limit} of {other}",
        reason="What {subject} is after asks for {wanted} friends within {limit}",
        passed="{have} of {wanted} within {limit}",
    ),
    "modifier.friends_read": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts leave open whether {subject} is one of the two",
    ),
    "modifier.decoy": Wording(
        check="Decoys",
        head="Left to you: whether {other} is fake, as its placer says",
        reason="Half of the Loot Markers are decoys, shown when they are searched",
    ),
    "modifier.trap": Wording(
        check="A trap",
        head="Left to you: a d{die} of damage to {subject}",
        reason="A fumbled Search of trapped loot does damage",
    ),
    "modifier.contaminated": Wording(
        check="Contaminated",
        head="{subject} carries what is contaminated",
        reason="Whoever carries it loses Health each round; lift the effect when it is laid down",
        passed="it loses Health at each round's end",
    ),
    "modifier.tells_more": Wording(
        check="Talkative",
        head="Left to you: {more} more on what {other} tells",
        reason="A talkative Coworker tells more to whoever doubles its total, and more again for each multiple",
    ),
    "modifier.after": Wording(
        check="Asked in vain",
        head="{subject} {does}",
        reason="So its modifier has it after an Interrogate that fails",
        passed="{does}",
    ),
    "cast.no_power": Wording(
        check="The Power",
        head="{subject} does not know {power}",
        reason="A Broadcaster casts the Powers it has",
    ),
    "cast.at_whom": Wording(
        check="The target of the Power",
        head="{power} is cast at {whom}, which {other} is not",
        reason="Offensive Powers are for enemies, those of support for friends",
    ),
    "cast.sight": Wording(
        check="Sight of {other}",
        head="{subject} does not see {other}",
        reason="A Power reaches any distance in sight; seen from above, past what blocks sight",
        passed="in sight",
    ),
    "cast.spreads": Wording(
        check="A Power that spreads",
        head="It also reaches {third}, within {range} of {other}",
        reason="Three times the other's total or more spreads a Power, but for Focus and Swap",
        passed="it also reaches {third}, within {range} of {other}",
    ),
    "aim.sight": Wording(
        check="Sight of {other}",
        head="{subject} does not see {other}",
        reason="Nobody is the target of a shot unseen; seen from above, past what blocks sight",
        passed="in sight",
    ),
    "flee.no_action": Wording(
        check="Flight",
        head="{subject} flees and does nothing else",
        reason="A model that has lost its nerve only runs, until it passes a test",
    ),
    "flee.away": Wording(
        check="Flight to the edge",
        head="{measured} from an edge; needs {asked}",
        reason="A model that flees ends as near to an edge as its Move leads",
    ),
    "flee.stays": Wording(
        check="Flight",
        head="{subject} flees and has not run",
        reason="A model that flees moves to the nearest edge",
        passed="nothing leads nearer to an edge",
    ),
}
