"""Words for findings about Mission Markers."""

from collections.abc import Mapping

from engine.wording import Wording

MARKER_WORDS: Mapping[str, Wording] = {
    "reading.gather_lead": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
        plain=True,
    ),
    "reading.token_size": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.deactivated_control": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "marker.control": Wording(
        check="{subject}",
        head="{whose}: {sums}",
        reason="The higher Supply of those that contest a marker controls it; a tie changes nothing",
        passed="{whose}; Supply there {sums}",
    ),
    "marker.no_contest": Wording(
        check="{subject} at {other}",
        head="contests nothing: {why}",
        reason="A unit contests a marker that it sees, at its elevation, In Coherency",
        passed="contests nothing: {why}",
    ),
    "marker.otherwise": Wording(
        check="As models stand",
        head="Left to you: as models stand {subject} is {whose}; it is given to {other}",
        reason="A card may decide the control of a marker",
        passed="as models stand",
    ),
    "score.vp": Wording(
        check="VP of {subject}",
        head="+{vp}: {reason}",
        reason="VP are scored as the Mission Card says",
        passed="+{vp}: {reason}",
    ),
    "gather.engaged": Wording(
        check="Unengaged",
        head="Engaged with {other}",
        reason="An Engaged unit doesn't Gather",
        passed="Unengaged",
    ),
    "gather.burrowed": Wording(
        check="Not BURROWED",
        head="{subject} is BURROWED",
        reason="A BURROWED unit doesn't Gather",
        passed="not BURROWED",
    ),
    "gather.nowhere": Wording(
        check="Something to gather",
        head="{subject} is near no marker to gather at",
        reason="A unit gathers within 3″ of a marker its side controls that is neutral or of the other's colour",
        passed="near one",
    ),
    "marker.prize": Wording(
        check="{other}",
        head="{other} is not its side's to take: controlled by it, and neutral or of the other's colour",
        reason="Only such a marker is gathered at or claimed",
        passed="controlled, and not of its own colour",
    ),
    "marker.near": Wording(
        check="Near {other}",
        head="{subject} is {measured} from {other}; {asked}",
        reason="Who gathers or claims is within 3″ of the marker's edge",
    ),
    "marker.carried": Wording(
        check="Not carried yet",
        head="{subject} carries a marker, or {other} is carried",
        reason="A unit carries one marker, and a marker one unit",
        passed="free",
    ),
    "marker.outweighed": Wording(
        check="Not Engaged by more",
        head="Engaged by Supply {measured} against its own {limit}",
        reason="A unit that is Engaged by more Supply drops what it carries, and so claims nothing",
        passed="Engaged by Supply {measured} against its own {limit}",
        plain=True,
    ),
    "marker.placed": Wording(
        check="Where it is put down",
        head="{subject} would lie {measured} from {other}; {asked}",
        reason="A dropped marker is put down within 2″ of the unit that dropped it",
    ),
    "marker.not_to_place": Wording(
        check="Dropped",
        head="{subject} is not {other}'s to put down",
        reason="The opponent of the unit that has just dropped a marker puts it down",
        passed="dropped",
    ),
    "marker.off_table": Wording(
        check="On the table",
        head="{subject} would lie {measured} over the table's edge",
        reason="A marker lies on the table",
        passed="on the table",
    ),
}
