"""Words for findings about attacks: who, with what, from how far, seen or not, and who falls."""

from collections.abc import Mapping

from engine.wording import Wording

_READING = Wording(
    check="Another reading: {title}",
    head="As set this is the answer; under another reading of {title} it is {answer}",
    reason="{reading}",
)

ATTACK_WORDS: Mapping[str, Wording] = {
    "reading.blocking_from": _READING,
    "reading.high_ground_cover": _READING,
    "reading.indirect_unseen": _READING,
    "attack.target": Wording(
        check="A target to attack",
        head="{what}",
        reason="An attack is against an enemy unit on the table",
        passed="enemy on the table",
    ),
    "attack.not_engaged": Wording(
        check="Engaged",
        head="Not Engaged",
        reason="Only Engaged units fight in the Combat Phase",
        passed="Engaged",
    ),
    "attack.not_its_foe": Wording(
        check="Engaged with {other}",
        head="Not Engaged with {other}",
        reason="A Close Combat Attack is against a unit the attacker is Engaged with",
        passed="Engaged",
    ),
    "attack.tag": Wording(
        check="A target for the weapon",
        head="{other} is no target for the {weapon}: {targets} only",
        reason="A weapon is fired at targets with the tag on its card",
        passed="a target for it",
    ),
    "attack.bulky": Wording(
        check="Not BULKY while Engaged",
        head="BULKY: {weapon}",
        reason="A BULKY weapon isn't fired while its unit is Engaged",
        passed="not BULKY",
    ),
    "attack.only_in": Wording(
        check="In {status}",
        head="Fired in {status} only: {weapon}",
        reason="A weapon with a status on its card needs the status",
        passed="in {status}",
    ),
    "attack.bought": Wording(
        check="Bought",
        head="Left to you: was the {weapon} bought?",
        reason="An upgrade is chosen with the army",
        passed="bought",
    ),
    "attack.gave_way": Wording(
        check="A weapon it has",
        head="{weapon}: the {instead} was bought instead",
        reason="A weapon bought for a whole unit takes the place of the printed one",
        passed="its own",
    ),
    "attack.weapon_used": Wording(
        check="A weapon still to fire",
        head="No longer open in this attack: {weapon}",
        reason="A model fires one weapon, and each SIDEARM once besides",
        passed="still to fire",
    ),
    "attack.engaged_elsewhere": Wording(
        check="Its own fight",
        head="Engaged, and not with {other}",
        reason="An Engaged unit shoots only at units it is Engaged with",
        passed="its own fight",
    ),
    "attack.engaged_target": Wording(
        check="An Unengaged target",
        head="The target is Engaged: {other}",
        reason="An Unengaged unit doesn't shoot at an Engaged one, but for PINPOINT weapons",
        passed="open to it",
    ),
    "attack.range": Wording(
        check="Range",
        head="{measured} to {other}; {asked}",
        reason="Some model of the target is within the weapon's range",
    ),
    "attack.range_unknown": Wording(
        check="Weapons",
        head="Left to you: does a weapon reach {other}, and see it?",
        reason="No public text gives this unit's weapons",
    ),
    "attack.long_range": Wording(
        check="LONG RANGE by upgrade",
        head="Left to you: {measured} to {other}, beyond {limit}; was LONG RANGE bought for the {weapon}?",
        reason="An upgrade is chosen with the army",
    ),
    "attack.hidden": Wording(
        check="Not HIDDEN from here",
        head="HIDDEN and {measured} away; {asked}",
        reason="A HIDDEN unit is a target only from near by",
    ),
    "attack.sight": Wording(
        check="Line of sight",
        head="No model of {subject} in range sees {other}: {by_name} is in the way, {cover}",
        reason="A Ranged Attack needs a line of sight that no piece blocks",
        passed="in sight",
    ),
    "attack.models": Wording(
        check="Models that shoot",
        head="{measured} of {all} shoot with the {weapon}; {seen} of the target may fall",
        reason="Only models in range that see a target add dice",
        passed="{measured} of {all} with the {weapon}; {seen} of the target may fall",
        plain=True,
    ),
    "attack.adds": Wording(
        check="{subject}",
        head="shoots at {other}, {measured}{notes}",
        reason="In range and in sight",
        passed="shoots at {other}, {measured}{notes}",
    ),
    "attack.too_far": Wording(
        check="{subject}",
        head="adds no dice: {measured} to {other}; {asked}",
        reason="Only models in range add dice",
        passed="adds no dice: {measured} to {other}; {asked}",
    ),
    "attack.unseen": Wording(
        check="{subject}",
        head="adds no dice: {other} is in the way, {cover}",
        reason="Only models that see a target in range add dice",
        passed="adds no dice: {other} is in the way, {cover}",
    ),
    "attack.evade": Wording(
        check="Evade",
        head="May evade: {why}",
        reason="Some targets roll to evade",
        passed="may evade: {why}",
    ),
    "attack.ranks": Wording(
        check="Ranks",
        head="{fighting} in the Fighting Rank, {supporting} in support",
        reason="Who stands within Engagement Range fights, and who touches such a model of its unit supports",
        passed="{fighting} in the Fighting Rank, {supporting} in support",
        plain=True,
    ),
    "attack.behind": Wording(
        check="{subject}",
        head="too far behind to strike",
        reason="Only the Fighting and the Supporting Rank strike",
        passed="too far behind to strike",
    ),
    "attack.pool": Wording(
        check="Attack Pool",
        head="{dice}",
        reason="Every model that attacks adds the dice of its weapon",
        passed="{dice}",
        plain=True,
    ),
    "attack.more_dice": Wording(
        check="Attack Pool",
        head="Left to you: {dice}, {more} by abilities{cause}",
        reason="Abilities add dice and take them",
        plain=True,
    ),
    "attack.adjusted": Wording(
        check="The dice at hand",
        head="Left to you: {what} {change}{cause}",
        reason="What abilities do to dice alone is typed in",
    ),
    "attack.split": Wording(
        check="Dice shared out",
        head="{dice} elsewhere than to {other}; there are {limit}",
        reason="The Attack Pool is shared out among enemies it is Engaged with before it is rolled",
        passed="{measured} of {limit} elsewhere",
        plain=True,
    ),
    "attack.dice": Wording(
        check="Dice",
        head="Left to you: the attack's dice",
        reason="Roll them at the table and type in the casualties",
        passed="rolled",
    ),
    "attack.template": Wording(
        check="What the template covers",
        head="Left to you: what the {template} Template of the {weapon} covers, and its dice",
        reason="No public text gives its size; lay yours at the table and type in whom it takes, friend or foe",
    ),
    "attack.casualties": Wording(
        check="Casualties",
        head="{subject} can't be a casualty of this attack",
        reason="Casualties are models of the unit attacked that stand on the table",
        passed="of the target",
    ),
    "attack.more_than_seen": Wording(
        check="Casualties in sight",
        head="{measured} fall; {limit} of {subject} are seen",
        reason="An attack takes no more models than the attacker sees",
        passed="{measured} of {limit}",
        plain=True,
    ),
    "attack.not_seen": Wording(
        check="Casualties in sight",
        head="{subject} is not seen and can't fall; {other} can",
        reason="Of a target that is not Engaged the models that the attacker sees fall",
        passed="in sight",
    ),
    "attack.casualty_order": Wording(
        check="Who falls first",
        head="{subject} does not fall yet; {other} does before it",
        reason="Of an Engaged unit the outermost fall first, and a fight is not broken off while another can fall",
        passed="in order",
    ),
    "attack.fall": Wording(
        check="Casualties",
        head="{measured} removed; damage {damage} takes {limit}",
        reason="Models fall while the Total Damage is their HP or more",
        passed="{measured}, by damage {damage}",
        plain=True,
    ),
    "attack.no_weapon": Wording(
        check="A ranged weapon",
        head="No ranged weapon",
        reason="A Ranged Attack needs one",
        passed="armed",
    ),
    "attack.burrowed": Wording(
        check="Not Burrowed",
        head="BURROWED",
        reason="A BURROWED unit makes no Ranged Attack",
        passed="not Burrowed",
    ),
    "attack.after_disengage": Wording(
        check="Not held back",
        head="Disengaged in this round",
        reason="Without Tactical Mass a unit that Disengaged doesn't shoot in the same round",
        passed="not held back",
    ),
    "combat.burrowed": Wording(
        check="Not Burrowed",
        head="BURROWED",
        reason="A BURROWED unit fights once Close Ranks has brought it up, or does not fight",
        passed="not Burrowed",
    ),
    "activation.unfinished": Wording(
        check="One activation at a time",
        head="In the midst of its attack: {subject}",
        reason="An activation is finished before the next begins",
        passed="finished",
    ),
    "impact.none": Wording(
        check="IMPACT",
        head="No IMPACT",
        reason="Only what has IMPACT strikes as it charges",
    ),
    "impact.moment": Wording(
        check="Right after its Charge",
        head="{subject} has not just charged an enemy that it could strike, or has struck",
        reason="IMPACT is rolled once, right after a Charge that has succeeded, at enemies that are not HIDDEN",
        passed="it has just charged",
    ),
    "impact.split": Wording(
        check="Dice at {other}",
        head="{dice} at {other}; {limit} may strike there",
        reason="A model's dice go to enemies that it fights or supports against",
        passed="{dice}",
        plain=True,
    ),
}
