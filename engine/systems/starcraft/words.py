"""The words of every StarCraft finding."""

from collections.abc import Mapping

from engine.systems.starcraft.words_abilities import ABILITY_WORDS
from engine.systems.starcraft.words_attack import ATTACK_WORDS
from engine.systems.starcraft.words_draft import DRAFT_WORDS
from engine.systems.starcraft.words_markers import MARKER_WORDS
from engine.systems.starcraft.words_moves import MOVE_WORDS
from engine.wording import Wording
from engine.words import SHARED

WORDS: Mapping[str, Wording] = {
    **SHARED,
    **MOVE_WORDS,
    **ATTACK_WORDS,
    **DRAFT_WORDS,
    **MARKER_WORDS,
    **ABILITY_WORDS,
    "dice.wrong": Wording(
        check="Dice",
        head="{subject} rolls {dice}, not {given}",
        reason="As many dice as the rule asks for, each with a face that it has",
        passed="as the rule asks",
    ),
    "unit.not_yours": Wording(
        check="Whose unit",
        head="The unit is {other}'s",
        reason="A side activates its own units",
        passed="its own",
    ),
    "unit.gone": Wording(
        check="In play",
        head="Nothing of {subject} is left",
        reason="What is destroyed does not act",
        passed="in play",
    ),
    "unit.structure": Wording(
        check="Not a Structure",
        head="{subject} never activates",
        reason="A Structure takes no actions",
        passed="no Structure",
    ),
    "unit.in_reserve": Wording(
        check="On the table",
        head="Still in Reserve",
        reason="A unit in Reserve can only Deploy, in the Movement Phase",
        passed="on the table",
    ),
    "activation.already": Wording(
        check="Not activated yet",
        head="Activated already in the {phase} Phase",
        reason="A unit activates once a phase",
        passed="still to act in the {phase} Phase",
    ),
    "supply.too_little": Wording(
        check="Available Supply",
        head="Supply {measured} is needed; {limit} is available",
        reason="A unit Deploys while its Supply fits in the pool beside what stands on the table",
        passed="Supply {measured} fits",
        plain=True,
    ),
    "pass.must_attack": Wording(
        check="No Engaged unit left",
        head="Engaged and still to attack: {subject}",
        reason="In the Combat Phase every Engaged unit attacks before its side passes",
        passed="no Engaged unit left to attack",
    ),
    "disengage.not_engaged": Wording(
        check="Engaged",
        head="Not Engaged, nothing to leave",
        reason="Only an Engaged unit Disengages",
        passed="Engaged with {other}",
    ),
    "disengage.tactical_mass": Wording(
        check="Tactical Mass",
        head="Supply {measured} against {limit}",
        reason="A unit with more Supply than those it leaves may shoot and charge afterwards",
        passed="Supply {measured} against {limit}: {after}",
        plain=True,
    ),
    "disengage.can_be_done": Wording(
        check="A way out",
        head="{subject} can end clear of every enemy",
        reason="A Disengage fails only where its Leading Model finds no such end",
        passed="no way out",
    ),
    "disengage.way_round": Wording(
        check="A way out",
        head="Left to you: is there another way out for {subject}?",
        reason="Of a base that turns on its way, or goes whole round lone things, not every way is looked at",
        passed="no way out",
    ),
    "disengage.fails": Wording(
        check="The Disengage fails",
        head="{subject} is removed and the unit stays",
        reason="Where the Leading Model can't get clear it is removed",
        passed="{subject} is removed and the unit stays",
    ),
    "charge.engaged": Wording(
        check="Unengaged",
        head="Engaged with {other}",
        reason="An Engaged unit doesn't Charge",
        passed="Unengaged",
    ),
    "charge.flying": Wording(
        check="A Ground unit",
        head="Flying",
        reason="Only Ground units Charge",
        passed="Ground",
    ),
    "charge.burrowed": Wording(
        check="Not Burrowed",
        head="BURROWED",
        reason="A BURROWED unit doesn't Charge",
        passed="not Burrowed",
    ),
    "charge.after_disengage": Wording(
        check="Not held back",
        head="Disengaged in this round",
        reason="Without Tactical Mass a unit that Disengaged doesn't Charge in the same round",
        passed="not held back",
    ),
    "charge.no_target": Wording(
        check="Targets declared",
        head="{what}",
        reason="A Charge declares every target before its die is rolled",
        passed="declared",
    ),
    "charge.target": Wording(
        check="A target to charge",
        head="{other} {why}",
        reason="A Charge is against enemy Ground units on the table",
        passed="enemy on the table",
    ),
    "charge.not_within": Wording(
        check="Within reach of {other}",
        head="{subject} ends {measured} from {other}; {asked}",
        reason="A Charge ends with its Leading Model within Engagement Range of every declared target",
    ),
    "charge.base_contact": Wording(
        check="Base to base",
        head="{subject} ends {measured} from its target and could end nearer",
        reason="A charging Leading Model ends base to base where it can, else as near as it can",
        passed="{measured} from its target, as near as it can be",
    ),
    "charge.contact": Wording(
        check="Base to base",
        head="{subject} is set {measured} from the enemy and could stand base to base",
        reason="The others of a Charge stand base to base with a target where there is room",
        passed="base to base",
    ),
    "charge.reach": Wording(
        check="Within reach",
        head="{subject} is set {measured} from the enemy and could stand within Engagement Range",
        reason="The others of a Charge that find no contact stand within Engagement Range where there is room",
        passed="within reach",
    ),
    "charge.near_leader": Wording(
        check="Near its leader",
        head="{subject} is set {measured} from {other} and could stand nearer",
        reason="The others of a Charge that reach no target stand as near the Leading Model as they can",
        passed="as near as it can be",
    ),
    "charge.no_ability": Wording(
        check="A bonus it has",
        head="{subject} {what}",
        reason="An ability is used by who has it, once",
        passed="has it",
    ),
    "charge.by_card": Wording(
        check="A card",
        head="Left to you: does the side have {bonus}?",
        reason="Tactical cards lie beside the table",
        passed="at hand",
    ),
    "charge.concussive": Wording(
        check="Concussive Shells",
        head="The unit charged is {measured} from who has Concussive Shells; {asked}",
        reason="Concussive Shells slow a charge against a friend near by",
    ),
    "ranks.pinned": Wording(
        check="Pinned models",
        head="{subject} touches an enemy and stays where it is",
        reason="A model base to base with an enemy is pinned while its unit Closes Ranks",
        passed="stays where it is",
    ),
    "ranks.nearer": Wording(
        check="Nearer to the enemy",
        head="{subject} ends {measured} from {other}; it began {limit} away",
        reason="A Leading Model that Closes Ranks ends nearer to the enemy than it began",
    ),
    "ranks.leaves": Wording(
        check="In the fight with {other}",
        head="{subject} would be {measured} from {other}; needs {asked}",
        reason="Close Ranks leaves no fight: the unit stays Within Engagement Range of each foe",
    ),
    "ranks.contact": Wording(
        check="Base to base",
        head="{subject} is set {measured} from the enemy and could stand base to base",
        reason="Models that Close Ranks stand base to base with an enemy where there is room",
        passed="base to base",
    ),
    "ranks.friends": Wording(
        check="Base to base with friends",
        head="{subject} is set {measured} from the enemy and could support a model that fights",
        reason="Models that find no room at the enemy stand base to base with one of their unit that fights",
        passed="in support",
    ),
    "reading.char_plains_edge": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "reading.close_ranks_new": Wording(
        check="Another reading: {title}",
        head="As set this is the answer; under another reading of {title} it is {answer}",
        reason="{reading}",
    ),
    "charge.can_be_done": Wording(
        check="Out of reach",
        head="{subject} can reach every target",
        reason="A Charge fails only where its Leading Model can't be set within reach of all targets",
        passed="out of reach",
    ),
    "charge.way_round": Wording(
        check="Out of reach",
        head="Left to you: is there another way to every target for {subject}?",
        reason="Of a base that turns on its way, or goes whole round lone things, not every way is looked at",
        passed="out of reach",
    ),
    "charge.out_of_reach": Wording(
        check="The Charge fails",
        head="{measured} to {other}; the Charge and Engagement Range make {limit}{but}",
        reason="A Charge that fails moves nothing and ends the activation",
        passed="{measured} to {other}; the Charge and Engagement Range make {limit}{but}",
    ),
    "wound.gone": Wording(
        check="In play",
        head="{subject} has left the game",
        reason="Damage and healing are for models in play",
        passed="in play",
    ),
    "wound.heals_too_much": Wording(
        check="Healing",
        head="{subject} has lost {lost}",
        reason="Healing gives back no more than was lost",
        passed="no more than was lost",
    ),
    "remove.gone": Wording(
        check="In play",
        head="{subject} has left the game already",
        reason="A model leaves the game once",
        passed="in play",
    ),
    "remove.twice": Wording(
        check="Named once",
        head="{subject} is named more than once",
        reason="A model leaves the game once",
    ),
}
