"""The words of what is done before the first round."""

from collections.abc import Mapping

from engine.wording import Wording

SETUPS: Mapping[str, Wording] = {
    "setup.not_given": Wording(
        check="The advantage",
        head="{subject} does not have this: {what}",
        reason="A gap of Evidence and Leads brings the Defender its advantages",
    ),
    "setup.too_late": Wording(
        check="When it is done",
        head="Not now: {why}",
        reason="Edges, terrain, loot and Coworkers come before deployment, the rest after it and before Blessings",
    ),
    "setup.used": Wording(
        check="How often",
        head="{subject} has used it up: {what}",
        reason="An advantage is used once; terrain brings two pieces",
    ),
    "setup.subject": Wording(
        check="At what",
        head="{subject} is not {what}",
        reason="An advantage names whom or what it is used at",
    ),
    "setup.edge": Wording(
        check="The turn",
        head="Not turned so: {why}",
        reason="The deployment is turned as a whole, with what belongs to its edges",
        passed="turned as a whole",
    ),
    "setup.own_places": Wording(
        check="Where waves come from",
        head="Left to you: {mission} names places of its own",
        reason="The texts do not say which of the two comes first; the choice is taken for all waves",
    ),
    "setup.piece": Wording(
        check="Room for it",
        head="A piece like {subject} does not lie clear of {other}{what}",
        reason="A piece lies on the table, and in no other piece and no base",
        passed="clear of all else",
    ),
    "setup.covers": Wording(
        check="Markers",
        head="Left to you: {other} would lie under it",
        reason="No text says where terrain may not lie",
    ),
    "setup.loot": Wording(
        check="On the table",
        head="{subject} lies over the table’s edge",
        reason="The Defender lays it anywhere on the table",
        passed="on the table",
    ),
    "setup.search_read": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts do not say whether {subject} needs a Loot Marker for it",
    ),
    "bag.first_draw": Wording(
        check="The first token",
        head="{subject} draws a token of its own first",
        reason="The Defender’s advantage, read as a token of its own",
    ),
    "bag.first_read": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts do not say whether the advantage is the hand or the token",
    ),
}
