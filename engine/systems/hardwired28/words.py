"""Every finding code of Hardwired 28 in words."""

from collections.abc import Mapping

from engine.systems.hardwired28.words_fight import FIGHTS
from engine.systems.hardwired28.words_hostiles import HOSTILES
from engine.systems.hardwired28.words_mission import MISSIONS
from engine.systems.hardwired28.words_setup import SETUPS
from engine.systems.hardwired28.words_throw import THROWS
from engine.systems.hardwired28.words_trial import TRIALS
from engine.wording import Wording
from engine.words import SHARED

OWN: Mapping[str, Wording] = {
    **HOSTILES,
    # the ground
    "move.too_far": Wording(
        check="Length of the move",
        head="{measured} of {limit}",
        reason="This Move is at most {why}",
    ),
    "move.through_model": Wording(
        check="The way past models",
        head="{other} is in the way",
        reason="A model moves past its enemies, not through them",
        passed="nothing in the way",
    ),
    "move.start": Wording(
        check="Where the path begins",
        head="The path does not begin where {subject} stands",
        reason="A Move is measured from where the model stands",
    ),
    "move.made": Wording(
        check="One Move",
        head="{subject} has made its Move",
        reason="An activation has one Move, all of it at once; Move Again takes an Action",
    ),
    "move.climb": Wording(
        check="Climbing {other}",
        head="{height} {way} for {cost} of its Move",
        reason="Each inch of height takes two of Move",
        passed="{height} {way} for {cost} of its Move",
    ),
    "move.turns_and_climbs": Wording(
        check="Climbing {other}",
        head="{subject} does not climb {other}",
        reason="Here only a round base climbs, for no text has another",
    ),
    "move.jump": Wording(
        check="Jumping to {other}",
        head="A gap of {measured} to {other}",
        reason="A gap of at most {limit} is jumped",
        passed="a gap of {measured}",
    ),
    "move.fall": Wording(
        check="Jumping down",
        head="{subject} jumps down and takes {dice}",
        reason="Its Move is not enough to climb down; past 3″ each started 3″ is a die. Armour is left to you",
    ),
    "fall.none": Wording(
        check="A drop to roll",
        head="{subject} has not dropped from anywhere",
        reason="The dice of a drop are rolled once",
    ),
    "push.no_source": Wording(
        check="From where",
        head="Nobody is named whom {subject} is pushed away from",
        reason="Knockback goes straight away from the attacker",
    ),
    "push.from_itself": Wording(
        check="From where",
        head="{subject} is named as what pushes itself away",
        reason="A push goes straight away from another model",
    ),
    "push.backwards": Wording(
        check="How far",
        head="{inches} is less than nothing",
        reason="A push goes away from its source, or not at all",
    ),
    "height.across": Wording(
        check="At different heights",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="{subject} is at {ours} of height and {other} at {theirs}; no text says what that adds to a distance",
    ),
    "push.rim": Wording(
        check="Standing on {other}",
        head="Left to you: {subject} stands over the rim of {other}",
        reason="No text says how far a base may hang over, nor whether it falls then",
    ),
    "push.held": Wording(
        check="Mag Boots",
        head="{subject} wears Mag Boots",
        reason="A model with Mag Boots is not knocked back",
    ),
    "push.inches": Wording(
        check="How far",
        head="{measured}; at most {limit}",
        reason="A push has its weapon's or its Power's inches",
    ),
    "push.end": Wording(
        check="Where it ends",
        head="{subject} {what}",
        reason="Obstacles stop a push",
        passed="{subject} {what}",
    ),
    "push.over_edge": Wording(
        check="Over the edge",
        head="{subject} goes over the edge and takes {dice}",
        reason="Past 3″ of a drop each started 3″ is a die",
    ),
    "swap.range": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="Models within {limit} trade places",
    ),
    "swap.sight": Wording(
        check="Sight",
        head="Left to you: whether the caster sees {subject} and {other}",
        reason="A Swap needs both in sight",
    ),
    "move.rim": Wording(
        check="Standing on {other}",
        head="Left to you: {subject} stands over the rim of {other}",
        reason="No text says how far a base may hang over",
    ),
    "move.free_attack": Wording(
        check="Leaving {other}",
        head="{other} may make a free attack on {subject}, a die tier lower",
        reason="Whoever moves more than {range} from an enemy without Disengage gives it a free attack",
        passed="leaves safely",
    ),
    "move.other_reading": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="No text says whether {subject} may move through {other}",
    ),
    "move.read_otherwise": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts leave open what {subject} climbs here, and for how much",
    ),
    "move.longer_otherwise": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts leave open when {subject} has its longer Move",
    ),
    "move.leaving_otherwise": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts leave open who strikes at {subject} as it leaves",
    ),
    # whose turn, and what is out of the bag
    "bag.no_token": Wording(
        check="In the bag",
        head="No token of {subject} is in the bag",
        reason="A token stands for a model that has still to act, or for a group not yet drawn",
        passed="in the bag",
    ),
    "bag.stale": Wording(
        check="What the token does",
        head="Nobody of {subject} has still to act; the token does nothing",
        reason="Synergy's token stays in the bag as set",
    ),
    "activate.other_token": Wording(
        check="Whose token is out",
        head="{subject} has no part in the token that is out",
        reason="The token of {other} activates one of its own",
    ),
    "activate.once": Wording(
        check="Once a round",
        head="{subject} has activated this round",
        reason="A model activates once a round, whatever else happens to it",
        passed="has still to act",
    ),
    "model.off_table": Wording(
        check="On the table",
        head="{subject} {why}",
        reason="Orders are for models on the table",
    ),
    "act.not_active": Wording(
        check="Who acts",
        head="{subject} does not act now",
        reason="{other} does, until its activation ends",
    ),
    # actions
    "action.none_left": Wording(
        check="Actions",
        head="{subject} would take {measured} Actions; this activation has {limit}",
        reason="One Action an activation, two with a bonus action",
        passed="{measured} of {limit}",
        plain=True,
    ),
    "action.typed": Wording(
        check="Results",
        head="Left to you: {what}",
        reason="What is done by hand is not judged; its results are typed in",
    ),
    "action.no_target": Wording(
        check="Target",
        head="{what} needs {needs}",
        reason="This Action is at something",
    ),
    "action.oneself": Wording(
        check="Target",
        head="{subject} is named as its own target",
        reason="An Attack and an Aim are at another model",
    ),
    "action.no_enemy": Wording(
        check="Target",
        head="{other} is no enemy of {subject}",
        reason="Enemies are the models of other factions; whether this may be attacked is left to you",
    ),
    "action.interact_range": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="An Interact reaches {limit}",
    ),
    "action.search_range": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="A Search is within {limit} of a Loot Marker",
    ),
    "action.interrogate_range": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="An Interrogate is within {limit} of a Coworker",
    ),
    "action.search_engaged": Wording(
        check="Not Engaged",
        head="{other} engages {subject}",
        reason="An Engaged model does not Search",
        passed="not Engaged",
    ),
    "action.lift_engaged": Wording(
        check="Not Engaged",
        head="{other} engages {subject}",
        reason="An Engaged model does not use a marker of the mission",
        passed="not Engaged",
    ),
    "action.carried": Wording(
        check="Who has it",
        head="{other} carries {subject}",
        reason="Only what lies on the table is picked up",
    ),
    "action.carrier_disengages": Wording(
        check="What it carries",
        head="{subject} carries {other}",
        reason="A carrier does not Disengage",
    ),
    "action.not_broadcaster": Wording(
        check="Broadcaster",
        head="{subject} is no Broadcaster",
        reason="Only Broadcasters Cast",
    ),
    "action.cast_once": Wording(
        check="One Cast",
        head="{subject} has Cast in this activation",
        reason="A Broadcaster Casts once an activation",
    ),
    "action.other_reading": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts leave open who engages {subject}",
    ),
    "remove.twice": Wording(
        check="Who goes out",
        head="{subject} is named twice",
        reason="A model goes Out of Action once",
    ),
    # bonus actions and Blessings
    "bonus.two_actions": Wording(
        check="Two Actions at most",
        head="{subject} has a bonus action already",
        reason="A model takes at most {limit} Actions in an activation",
        passed="{measured} of {limit}",
        plain=True,
    ),
    "bonus.typed": Wording(
        check="The ability",
        head="Left to you: whether {cause} gives {subject} a bonus action",
        reason="An ability that lets a model act again gives a bonus action within its activation",
    ),
    "blessing.none_left": Wording(
        check="Blessings",
        head="{subject} has no {blessing} left this round",
        reason="Blessings are rolled each round, and each is used once",
        passed="{blessing} is there",
    ),
    "blessing.once": Wording(
        check="One Blessing a model",
        head="{subject} has had a Blessing this round",
        reason="A model is helped by at most {limit} a round",
        passed="{measured} of {limit}",
        plain=True,
    ),
    "blessing.acting": Wording(
        check="Its activation",
        head="{subject} does not act now",
        reason="{blessing} is for a model during its own activation",
    ),
    "blessing.not_spent": Wording(
        check="This Blessing",
        head="{blessing} is not used like this",
        reason="Nothing and further dice are not spent; Synergy names the model that acts next",
    ),
    "blessing.other_side": Wording(
        check="Whose model",
        head="{subject} is no squad model of {other}",
        reason="Blessings are for models of the own squad",
    ),
    "blessing.typed": Wording(
        check="What it does",
        head="Left to you: what {blessing} changes for {subject}",
        reason="The program keeps the Blessing's use; its effect is typed in",
    ),
    "synergy.no_first": Wording(
        check="Straight after",
        head="No model of {subject} has just acted",
        reason="Synergy follows straight on one model's activation, before the next draw",
    ),
    "synergy.chain": Wording(
        check="Synergy upon Synergy",
        head="{other} itself acted by Synergy",
        reason="Synergy is not passed on, as set",
    ),
    "synergy.range": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="Synergy reaches {limit}",
    ),
    "synergy.other_reading": Wording(
        check="Another reading",
        head="As set; otherwise {subject} {reading}",
        reason="No text says whether Synergy may follow on Synergy ({setting})",
    ),
    "focus.activated": Wording(
        check="Focus",
        head="{subject} has activated this round",
        reason="No effect adds a token for a model that has activated",
        passed="has still to act",
    ),
    "focus.no_squad_model": Wording(
        check="Focus",
        head="{subject} has no token of its own",
        reason="Focus is for a squad model; a group shares one token",
    ),
    "focus.at_whom": Wording(
        check="The target of Focus",
        head="{subject} is no friend of {other}",
        reason="Powers of support are for friends",
    ),
    "focus.no_caster": Wording(
        check="Who Casts it",
        head="{subject} acts and is no Broadcaster of this side",
        reason="Focus is a Power, which only a Broadcaster Casts",
    ),
    "focus.typed": Wording(
        check="Who Casts it",
        head="Left to you: the Cast that brings Focus to {subject}",
        reason="Focus by itself is the result of a Cast that is typed in",
    ),
    "focus.again": Wording(
        check="Focus",
        head="Left to you: {subject} has the tokens of a Focus already; a second adds none here",
        reason="No text says whether two of Focus add up",
    ),
    "focus.none": Wording(
        check="Focus",
        head="Focus adds no token, as set",
        reason="No effect adds a token for a model that has activated",
    ),
    "focus.other_reading": Wording(
        check="Another reading",
        head="As set; otherwise {reading}",
        reason="The texts leave open what Focus still does ({setting})",
    ),
    "deploy.other_reading": Wording(
        check="Another reading",
        head="As set; not so if “{setting}” is read so: {reading}",
        reason="The texts give deployment at an edge no depth",
    ),
    # arrivals, dice, effects, Coworkers
    "wave.other_reading": Wording(
        check="Another reading",
        head="As set; elsewhere if “{setting}” is read so: {reading}",
        reason="The texts leave open which edge is unused, and who arrives how far apart",
    ),
    "wave.not_due": Wording(
        check="Due now",
        head="{subject} is not due",
        reason="A wave arrives at the start of the round its mission names",
    ),
    "wave.no_room": Wording(
        check="Room {how}",
        head="No room for {subject}",
        reason="A wave is set at its edge’s middle or near the table’s, {spacing} apart, or at the nearest free spot",
        passed="there is room",
    ),
    "dice.count": Wording(
        check="Dice",
        head="{measured} of {dice}",
        reason="As many dice are rolled as the rule asks for",
        passed="{dice}",
        plain=True,
    ),
    "dice.face": Wording(
        check="Dice",
        head="{face} is no face of a d{sides}",
        reason="A die shows 1 to {sides}",
    ),
    "effect.typed": Wording(
        check="What lasts",
        head="Left to you: “{text}” on {subject}",
        reason="What lasts is shown until its time is over; only a change of Move is counted",
    ),
    "hostile.no_coworker": Wording(
        check="Coworker",
        head="{subject} is no Coworker",
        reason="Only a Coworker is marked Hostile",
    ),
    "hostile.already": Wording(
        check="Hostile",
        head="{subject} is Hostile already",
        reason="The mark stays until it leaves play",
    ),
    "wound.nothing": Wording(
        check="Damage",
        head="No damage and no healing for {subject}",
        reason="Damage takes Health, healing gives it back",
    ),
    **MISSIONS,
    **SETUPS,
    **FIGHTS,
    **THROWS,
    **TRIALS,
}

WORDS: Mapping[str, Wording] = {**SHARED, **OWN}
