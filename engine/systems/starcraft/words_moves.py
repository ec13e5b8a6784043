"""Words for findings about moves: the way, the end, the formation, other readings."""

from collections.abc import Mapping
from dataclasses import replace

from engine.wording import Wording

_READING = Wording(
    check="Another reading: {title}",
    head="As set this is the answer; under another reading of {title} it is {answer}",
    reason="{reading}",
)

MOVE_WORDS: Mapping[str, Wording] = {
    "move.too_far": Wording(
        check="Travel of the base",
        head="{subject} travels {measured}; {asked} is its move",
        reason="No part of the Leading Model's base travels farther than the move",
        passed="{measured} of {limit}",
    ),
    "move.blocked": Wording(
        check="Narrowest gap passed",
        head="{other} is in the way, {measured} from the middle of the path; needs {asked}{gap}",
        reason="A Leading Model goes round what it can't pass, through gaps no narrower than its Gap Clearance",
        passed="nothing in the way",
    ),
    "move.access": Wording(
        check="Elevation only at Access Points",
        head="The path passes {measured} from the edge of {other}; needs {asked}",
        reason="Another elevation is reached at an Access Point alone",
        passed="no edge crossed",
    ),
    "move.ends_over_edge": Wording(
        check="Not over an edge",
        head="{subject} stands over the edge of {other}",
        reason="A base spans elevations at an Access Point alone, or hangs over with its centre on High Ground",
        passed="over no edge",
    ),
    "move.through_model": Wording(
        check="Past other models",
        head="{other} is in the way, {measured} from the middle of the path; needs {asked}",
        reason="Only models of its own unit are moved through",
        passed="nothing in the way",
    ),
    "move.ends_on_terrain": Wording(
        check="Clear of terrain and bases",
        head="{subject} stands on {other}",
        reason="A base stands on the mat, and overlaps no piece but grass",
        passed="overlaps nothing",
    ),
    "move.too_near_enemy": Wording(
        check="Distance to {other}",
        head="{subject} ends {measured} from {other}; needs {asked}",
        reason="No move ends within Engagement Range of an enemy it does not charge",
        passed="{measured}, {asked}",
        none="no enemy near",
    ),
    "move.start": Wording(
        check="Where the path begins",
        head="The path begins {measured} from where {subject} stands",
        reason="A path begins where the Leading Model stands, turned as it is",
        passed="where it stands",
    ),
    "move.leaves_table": Wording(
        check="The path stays on the table",
        head="The path bends {measured} off the table",
        reason="A Leading Model moves on the table",
        passed="on the table",
    ),
    "move.no_displacement": Wording(
        check="The unit is displaced",
        head="Nothing is displaced",
        reason="A Move or Run displaces the unit; to stay is a Hold",
        passed="displaced",
    ),
    "move.leader_twice": Wording(
        check="The Leading Model moves, the others are set",
        head="{subject} leads and is set as well",
        reason="The Leading Model moves along its path, and only the others are set",
        passed="one leader",
    ),
    "move.no_speed": Wording(
        check="Speed",
        head="No Speed",
        reason="What has no Speed is not moved by anything",
        passed="can move",
    ),
    "move.engaged": Wording(
        check="Unengaged",
        head="Engaged with {other}",
        reason="An Engaged unit doesn't Move; it Disengages or Holds",
        passed="Unengaged",
    ),
    "run.engaged": Wording(
        check="Unengaged",
        head="Engaged with {other}",
        reason="An Engaged unit doesn't Run",
        passed="Unengaged",
    ),
    "deploy.on_table": Wording(
        check="In Reserve",
        head="Already on the table",
        reason="Only units in Reserve Deploy",
        passed="in Reserve",
    ),
    "deploy.summoned": Wording(
        check="Not summoned",
        head="{subject} is summoned by an ability, and comes in no other way",
        reason="Summoned units don't start in Reserves",
        passed="not summoned",
    ),
    "deploy.no_edge": Wording(
        check="An Entry Edge",
        head="{other} has no Entry Edge",
        reason="A unit Deploys over its own side's Entry Edge, and the mission gives this side no edge",
        passed="has one",
    ),
    "deploy.beyond": Wording(
        check="Within its Speed of the Entry Edge",
        head="{subject} ends {measured} from the Entry Edge with its farthest part; at most {limit} is its move",
        reason="The edge is what a Deploy moves from",
    ),
    "reading.deploy_end": _READING,
    "reading.dirt_side_corners": _READING,
    "reading.supply_drop_pool": replace(_READING, plain=True),
    "reading.grass_crossed": replace(_READING, head="{answer}"),
    "deploy.start": Wording(
        check="From the Entry Edge",
        head="{subject} begins {measured} off {other}'s Entry Edge",
        reason="A Leading Model begins its Deploy outside the table, touching its own Entry Edge",
        passed="touches it from outside",
    ),
    "deploy.no_room": Wording(
        check="Room for the unit",
        head="{subject} stands {measured} from its leader and there is no room nearer; {asked}",
        reason="A Deploy never ends Out of Coherency; the others set otherwise may leave it room",
        passed="room for all",
    ),
    "deploy.not_set": Wording(
        check="All models set",
        head="{subject} is not set",
        reason="A unit comes in with every model In Coherency, or stays in Reserve; where no room was "
        "found, the others set by hand may leave some",
        passed="all set",
    ),
    "zone.influence": Wording(
        check="Zone of Influence",
        head="{subject} ends {measured} from {other}'s Entry Edge; needs {asked}",
        reason="No arrival ends in the opponent's Zone of Influence",
        passed="clear of {other}'s",
    ),
    "grass.removed": Wording(
        check="Grass",
        head="Trodden down: {other}",
        reason="Grass that a Ground unit crosses or ends on leaves the table",
        passed="trodden down: {other}",
    ),
    "coherency.wholly_within": Wording(
        check="Coherency",
        head="{subject} stands {measured} from its leader; {asked}",
        reason="Every model is wholly within {limit} of the Leading Model while there is room for it",
    ),
    "coherency.linked": Wording(
        check="Coherency Link",
        head="No link joins {subject} to its leader",
        reason="A straight line from model to model, passable for the leader, joins each of them to it",
        passed="all linked",
    ),
    "coherency.as_near": Wording(
        check="As near as it can be",
        head="{subject} stands {measured} from its leader, and a spot nearer to it is free",
        reason="A model that can't be In Coherency stands as near to the Leading Model as it can",
        passed="as near as it can be",
    ),
    "coherency.out": Wording(
        check="Out of Coherency",
        head="{subject} stands {measured} from its leader",
        reason="With no room nearer the unit ends Out of Coherency, and contests no marker",
        passed="{measured}: no room nearer; the unit ends Out of Coherency",
    ),
    "coherency.not_set": Wording(
        check="All models set",
        head="{subject} is not set, and there is room for it",
        reason="Every model is set while a linked spot is left for it",
        passed="all set",
    ),
    "coherency.removed": Wording(
        check="No spot left",
        head="{subject} is removed",
        reason="A model with no linked spot left is removed at once",
        passed="{subject} is removed: no linked spot is left",
    ),
    "coherency.room": Wording(
        check="Room for the others",
        head="{measured} of {limit} are set In Coherency",
        reason="Every model is set In Coherency while there is room for it",
        passed="{measured} of {limit} are set In Coherency",
        plain=True,
    ),
    "reading.gap_reading": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.zone_part": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.zone_ends": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.hydralisk_base": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.turn_cost": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.high_ground_edge": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
}
