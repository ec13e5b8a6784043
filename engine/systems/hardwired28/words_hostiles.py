"""The finding codes of hostiles and Coworkers in words."""

from collections.abc import Mapping

from engine.wording import Wording

HOSTILES: Mapping[str, Wording] = {
    "group.table": Wording(
        check="What the group does",
        head="By hand: the table of {other} is left to you",
        reason="A drawn group follows its own table; a model of it may also be moved by hand",
    ),
    "group.no_roll": Wording(
        check="The group's die",
        head="{subject} has not rolled on its table",
        reason="One die says what all models of a drawn group do",
    ),
    "group.rerolled": Wording(
        check="The group's die",
        head="Left to you: rolling again for {subject}, after {was}",
        reason="A group rolls once; another roll is your choice and stays in the log",
    ),
    "act.by_table": Wording(
        check="What its table has it do",
        head="{subject} has done what its table says",
        reason="One Move and one Action; what waits is its attacks to be rolled",
    ),
    "act.order": Wording(
        check="Who of the group goes first",
        head="{measured} from the nearest squad model; {other} is {limit} away and goes first",
        reason="The models of a group act one after another, the nearest to any squad model first",
        passed="the nearest to a squad model",
    ),
    "act.column": Wording(
        check="The column",
        head="{why}",
        reason="No enemy in sight, an enemy in sight, or one within 1″: that is the column a model reads",
        passed="{why}",
    ),
    "act.sight": Wording(
        check="Sight",
        head="Left to you: {subject} sees {other} on a line that only grazes what is between",
        reason="Sight is drawn from above; the body is what must be seen",
    ),
    "act.verb": Wording(
        check="What it does",
        head="{asked} is what a {result} brings {subject}, not {verb}",
        reason="All models of a group do what its one die says in their column",
        passed="{result}: {verb}",
    ),
    "act.target": Wording(
        check="Its target",
        head="{subject} goes for {other}, not for {target}",
        reason="{why}",
        passed="{why}",
    ),
    "act.other_reading": Wording(
        check="Another reading",
        head="As set; otherwise {reading}",
        reason="The texts leave this open ({setting})",
    ),
    "act.stays": Wording(
        check="Its move",
        head="{subject} does not move",
        reason="It {why}",
    ),
    "act.goal": Wording(
        check="Where it goes",
        head="{measured} from {other}; the way worked out comes to {limit}",
        reason="A model goes as near to what it is after as its Move brings it",
        passed="{measured} from {other}",
    ),
    "act.edge": Wording(
        check="Where it goes",
        head="{measured} from the nearest edge; the way worked out comes to {limit}",
        reason="Who flees goes to the nearest edge and stops there",
        passed="{measured} from the edge",
    ),
    "act.away": Wording(
        check="Where it goes",
        head="{measured} from {other}; the way worked out comes to {limit}",
        reason="Without cover in reach it backs off from its nearest enemy",
        passed="{measured} from {other}",
    ),
    "act.cover": Wording(
        check="Cover",
        head="{subject} ends in no cover from {other}",
        reason="Something that hides or gives cover comes between the two, seen from above",
        passed="in cover from {other}",
    ),
    "act.dice_end": Wording(
        check="Where the dice send it",
        head="{measured} from where the dice send {subject}",
        reason="A random direction is no choice",
        passed="where the dice send it",
    ),
    "act.stop": Wording(
        check="Why it stops there",
        head="{why}",
        reason="A model that the table moves has one Move and one Action",
        passed="{why}",
    ),
    "strike.none": Wording(
        check="An attack to roll",
        head="No attack of {subject} on {other} waits to be rolled",
        reason="Attacks are rolled once a model's act has brought them",
    ),
    "strike.waits": Wording(
        check="Attacks to roll",
        head="Left to you: the attack of {subject} on {other} is not rolled",
        reason="What has not been rolled is lost with the activation",
    ),
    "strike.dice": Wording(
        check="The dice",
        head="{dice}: {why}",
        reason="Combat against Defense, each raised and lowered by die tiers",
        passed="{dice}: {why}",
    ),
    "strike.result": Wording(
        check="The attack",
        head="{subject} {what}",
        reason="The higher total wins, on a tie the smaller dice",
        passed="{subject} {what}",
    ),
    "strike.tie": Wording(
        check="The attack",
        head="Left to you: {totals} with the same dice is rolled again",
        reason="A tie goes to the smaller dice; with the same dice it is rolled again",
    ),
    "strike.critical": Wording(
        check="A critical hit",
        head="Left to you: the critical table for {subject}, {totals}{more}",
        reason="A total three times the defender's brings a roll on the critical table",
    ),
    "strike.fumble": Wording(
        check="A fumble",
        head="Left to you: the fumble of {subject}, {totals}",
        reason="A defender's total three times the attacker's is a fumble",
    ),
    "strike.feeds": Wording(
        check="Feeding",
        head="Left to you: {subject} heals {die}",
        reason="A Cable Feeder heals when its target goes out",
    ),
    "summon.no_models": Wording(
        check="Flickers",
        head="Left to you: {owed} Flickers are called and {there} wait off the table",
        reason="The mission holds as many Flickers as may be called",
    ),
    "reboot.none": Wording(
        check="Reboot",
        head="{subject} is not to be rolled for",
        reason="An automaton that goes out is rolled for once",
    ),
    "reboot.result": Wording(
        check="Reboot",
        head="{rolled}: {subject} {what}",
        reason="On {on} it comes back where it fell, or as near as there is room",
        passed="{rolled}: {subject} {what}",
    ),
}
