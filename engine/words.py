"""The words of the findings that every game shares. A system's own table goes on top and may say it its own way."""

from collections.abc import Mapping

from engine.wording import Wording

SHARED: Mapping[str, Wording] = {
    "move.too_far": Wording(
        check="Travel of the base",
        head="{measured} of {limit}",
        reason="No part of a base may travel farther than its move",
    ),
    "move.off_table": Wording(
        check="On the table",
        head="{subject} hangs {measured} over the table's edge",
        reason="A base ends wholly on the table",
        passed="wholly on the table",
    ),
    "move.blocked": Wording(
        check="The way past terrain",
        head="{other} is in the way: {measured} from the middle of the path; needs {asked}",
        reason="A base goes round what it cannot cross",
        passed="nothing in the way",
        overlapping="{other} is in the way: the base enters it by {deep}",
    ),
    "move.through_model": Wording(
        check="The way past models",
        head="{other} is in the way",
        reason="A base does not pass through this model",
        passed="nothing in the way",
    ),
    "move.ends_on_terrain": Wording(
        check="Clear of terrain and bases",
        head="{subject} stands on {other}",
        reason="A base does not stop on this piece",
        passed="overlaps nothing",
    ),
    "move.ends_on_model": Wording(
        check="Clear of terrain and bases",
        head="{subject} overlaps {other}",
        reason="Bases may touch and never overlap",
        passed="overlaps nothing",
    ),
    "move.too_near_enemy": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="A move does not end this near an enemy",
        passed="no enemy near",
    ),
    "order.not_yours": Wording(
        check="Whose decision",
        head="{subject} does not decide now",
        reason="The decision is {other}'s",
        passed="{subject} decides",
    ),
    "order.not_now": Wording(
        check="Open now",
        head="{what} is not open now",
        reason="{why}",
        passed="open now",
    ),
    "order.unknown": Wording(
        check="On the table",
        head="There is no {what} here",
        reason="An order names what the mission holds",
        passed="known",
    ),
    "game.over": Wording(
        check="Game",
        head="The game has ended",
        reason="Nothing is ordered after the last round",
        passed="going on",
    ),
}
