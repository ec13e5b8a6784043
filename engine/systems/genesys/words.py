"""The words of this game's findings, on top of those every game shares."""

from collections.abc import Mapping

from engine.wording import Wording
from engine.words import SHARED

WORDS: Mapping[str, Wording] = {
    **{code: SHARED[code] for code in ("move.off_table", "order.not_now", "order.unknown")},
    # Sides have names in the plural here, so that no sentence makes one its subject.
    "order.not_yours": Wording(
        check="Whose decision",
        head="It is not for {subject} to decide now",
        reason="The decision lies with {other}",
    ),
    "game.over": SHARED["game.over"],
    "move.too_far": Wording(
        check="Movement of {subject}",
        head="{measured} of {limit}",
        reason="No part of a model moves farther than three times its Movement, four times with the Action",
    ),
    "move.blocked": Wording(
        check="The way past terrain",
        head="{other} is in the way",
        reason="Nobody crosses a piece that this mission marks as impassable; no public text says what bars the way",
        passed="nothing in the way",
    ),
    "move.slowed": Wording(
        check="Ground that costs movement",
        head="{other} costs {subject} {measured} of its movement as set; in another reading: {reading}",
        reason="Not from the rulebook: no public text gives what difficult ground or a climb costs",
    ),
    "move.through_model": Wording(
        check="The way past models",
        head="{other} is in the way",
        reason="Who may be passed through is a setting; no public text gives it",
        passed="nothing in the way",
    ),
    "move.ends_on_terrain": Wording(
        check="Clear of terrain and bases",
        head="{subject} stands on {other}",
        reason="Nobody stops on a piece that this mission marks as impassable",
        passed="overlaps nothing",
    ),
    "move.ends_on_model": SHARED["move.ends_on_model"],
    "move.start": Wording(
        check="Where the path begins",
        head="{subject} does not stand where this path begins",
        reason="A path begins where its model stands",
    ),
    "move.split": Wording(
        check="Movement and Action",
        head="{subject} has moved and then used its Action",
        reason="A squad has one Movement and one Action, in either order",
    ),
    "move.threat": Wording(
        check="Threat range of {other}",
        head="Left to you: {subject} passes {measured} from {other}, whose threat range is {limit}; {strike}",
        reason="Passing through the threat range of an unengaged enemy gives it an attack in a draft of 2015",
    ),
    "move.leaves_melee": Wording(
        check="Leaving melee",
        head="Left to you: {subject} leaves {other}",
        reason="No public text gives what leaving melee asks",
    ),
    "squad.coherency": Wording(
        check="Nearest squad mate of {subject}",
        head="{subject} stands {measured} from its nearest squad mate; {asked} is set for this table",
        reason="Not from the rulebook: no public text gives a squad coherency",
    ),
    "bonus.band": Wording(
        check="Movement bonus",
        head="{measured} moved earns {bonus} as set; {differs} in another reading: {reading}",
        reason="The bands leave fractions open, and later texts add one",
        passed="{measured} moved earns {bonus}",
    ),
    "bonus.squad": Wording(
        check="Movement bonus of the squad",
        head="The models of {subject} moved differently: {bonuses} as set",
        reason="Other readings give all of them the least or the most",
    ),
    "action.used": Wording(
        check="The Action of {subject}",
        head="The Action of {subject} is {state}",
        reason="A squad has one Action a Game Round; one that is held is for a reaction alone",
        passed="free",
    ),
    "order.not_your_squad": Wording(
        check="Whose squad",
        head="{subject} is not a squad of {other}",
        reason="A player activates squads of their own",
    ),
    "activate.not_on_table": Wording(
        check="On the table",
        head="{subject} has no model on the table",
        reason="Only a squad on the table is activated or reacts",
    ),
    "activate.again": Wording(
        check="Once a Game Round",
        head="{subject} has been activated in this Game Round",
        reason="A squad gets one Movement and one Action a Game Round",
        passed="not activated yet",
    ),
    "activate.no_command": Wording(
        check="Command Value",
        head="{measured} Command Value left to {other}; an activation costs {limit}",
        reason="Command Value is the highest Command on the table, less what has been spent since it was full",
        passed="{measured} left, costs {limit}",
        plain=True,
    ),
    "turn.minimum": Wording(
        check="Squads this turn",
        head="{measured} activated by {subject} this turn; {asked} asked for",
        reason="A turn has one squad or more, as long as there is one to activate and Command Value for it",
        passed="{measured} activated",
        plain=True,
    ),
    "turn.waived": Wording(
        check="Squads this turn",
        head="No Command Value left to {subject}: the turn passes with no squad activated",
        reason="In another reading one squad is activated all the same",
    ),
    "end.action_unused": Wording(
        check="The Action of {subject}",
        head="The unused Action of {subject} {outcome}",
        reason="In another reading it {other_outcome}",
    ),
    "charge.no_target": Wording(
        check="Target of the charge",
        head="{subject} has no enemy squad on the table to charge here",
        reason="A charge is made at enemy squads",
    ),
    "charge.no_contact": Wording(
        check="Into melee with {other}",
        head="{subject} stops {measured} from {other}",
        reason="A charge ends base to base with a target",
        passed="base to base",
    ),
    "charge.falls_short": Wording(
        check="Into melee with {other}",
        head="Left to you: {subject} goes on as ordered and does not get into melee with {other}",
        reason="Who is left of a charge that was answered on its way may fall short; no public text says what then",
    ),
    "charge.direct_path": Wording(
        check="Direct path of {subject}",
        head="{subject} to {other}: {outcome}; in another reading it is otherwise: {reading}",
        reason="A charge bonus asks for a direct path to the target; without it the charge goes on",
        passed="{outcome}",
    ),
    "charge.sight": Wording(
        check="Sight of {other}",
        head="{subject} sees {other}",
        reason="The charge bonus of {bonus} asks for line of sight when the charge is declared",
        passed="{outcome}",
    ),
    "charge.hidden": Wording(
        check="Sight of {other}",
        head="{piece} hides {other} from {subject}, so no charge bonus; in another reading it is otherwise: {reading}",
        reason="The bonus of {bonus} asks for line of sight when the charge is declared; without it the charge goes on",
    ),
    "charge.unseen": Wording(
        check="Sight of {other}",
        head="Left to you: {subject} does not see {other}, by your word, so no charge bonus",
        reason="The charge bonus of {bonus} asks for line of sight; without it the charge goes on",
    ),
    "attack.no_target": Wording(
        check="Target of the attack",
        head="{other} is no enemy squad on the table",
        reason="An attack is made at an enemy squad",
    ),
    "attack.not_engaged": Wording(
        check="Base to base with {other}",
        head="{subject} stands {measured} from {other}",
        reason="Melee is fought base to base",
        passed="base to base",
    ),
    "attack.sight": Wording(
        check="Sight of {other}",
        head="Left to you: whether {subject} can shoot at {other}",
        reason="Sight, range, facing and cover are not judged; typed results are taken as they are",
    ),
    "attack.moved": Wording(
        check="Shooting after moving",
        head="{subject} has moved {measured}; with this weapon it shoots after {limit} at most",
        reason="A weapon stronger than its firer is heavy: one Movement, and none from 3 above (2017)",
    ),
    "attack.strength": Wording(
        check="Strength of {subject}",
        head="{figure}",
        reason="A charge bonus adds to Strength in the Game Round of entering melee",
        passed="{figure}",
    ),
    "attack.evasion": Wording(
        check="Target number of {subject}",
        head="{figure}",
        reason="A movement bonus adds to the number a shooter needs",
        passed="{figure}",
    ),
    "result.removed": Wording(
        check="Models removed",
        head="{subject} is not on the table with {other}",
        reason="An attack takes models of the squad it is made at",
    ),
    "order.twice": Wording(
        check="Named once",
        head="{subject} is named twice",
        reason="An order names each of those it means once",
    ),
    "react.once": Wording(
        check="One reaction an activation",
        head="This activation of {other} has been answered",
        reason="An enemy activation is answered once",
    ),
    "react.no_action": Wording(
        check="Held Action of {subject}",
        head="{subject} holds no Action: {state}",
        reason="A squad without its Action neither fights back nor dives for cover; a held one is for reactions alone",
        passed="held",
    ),
    "react.no_command": Wording(
        check="Command Value",
        head="{measured} Command Value left to {other}; this reaction costs {limit}",
        reason="Reactions come out of the Command Value that the next own turn is played with",
        passed="{measured} left, costs {limit}",
        plain=True,
    ),
    "react.not_engaged": Wording(
        check="Base to base with {other}",
        head="{subject} stands {measured} from {other}",
        reason="A squad fights back where it is base to base",
        passed="base to base",
    ),
    "react.sight": Wording(
        check="The shot at {other}",
        head="Left to you: what else {subject} needs to shoot at {other}",
        reason="Heights, cover and a range no text gives are not judged; typed results are taken as they are",
    ),
    "react.unseen": Wording(
        check="Field of {subject}",
        head="{other} stands out of the field of {subject}: in sight, in {limits}",
        reason="Arcs of fire limit reactions by facing; what hides a model is a setting",
        passed="in sight, in {limits}",
    ),
    "react.threat": Wording(
        check="Threat range of {subject}",
        head="{other} came no nearer than {measured}; the threat range is {limit}",
        reason="A model that is not base to base strikes at what passes through its threat range (draft of 2015)",
    ),
    "react.halt": Wording(
        check="Held Actions on the way",
        head="After {measured} {who} may answer: the move halts there as set; in another reading: {reading}",
        reason="A held Action is spent on a reaction; no public text says at which moment of the move",
    ),
    "react.less_one": Wording(
        check="Characteristics in a reaction",
        head="{figure}",
        reason="The characteristics that a reaction uses drop by 1 in the generation of 2018 and later",
        passed="{figure}",
    ),
    "react.dive_less": Wording(
        check="Characteristics in a reaction",
        head="Left to you: {less} less on what diving for cover uses",
        reason="What a reaction uses drops by 1 in the generation of 2018 and later; what diving uses is not public",
    ),
    "react.dive": Wording(
        check="Diving for cover",
        head="Left to you: what diving for cover gives {subject}",
        reason="No public text gives it",
    ),
    "reserve.no_edge": Wording(
        check="Entry edges of {other}",
        head="{other} has no edge to come in by",
        reason="Reserves come in by the table edges that the zones taken border",
        passed="an edge to come in by",
    ),
    "reserve.round": Wording(
        check="Game Round for reserves",
        head="Game Round {measured}; reserves arrive from Game Round {limit} on",
        reason="Not from the rulebook: no public text says when reserves arrive",
        passed="Game Round {measured}",
        plain=True,
    ),
    "reserve.edge": Wording(
        check="From an entry edge",
        head="{subject} begins {measured} from where its base touches an entry edge",
        reason="Reserves come in by the table edges that the zones taken border, each model from off the table",
        passed="from an entry edge",
    ),
    "deploy.zones": Wording(
        check="Zones of {subject}",
        head="Zones are {asked}",
        reason="Each side has six zones of its own, and 7 and 8 by the dice of forward deployment alone",
        passed="{asked}",
    ),
    "deploy.on_edge": Wording(
        check="Zones on the own edge",
        head="{measured} on the own edge; {asked} asked for",
        reason="Two of the three zones of standard deployment lie on the side's long edge",
        passed="{measured} on it",
        plain=True,
    ),
    "deploy.outside": Wording(
        check="In the zones of its side",
        head="{subject} stands {measured} out of the zones taken",
        reason="A squad is set down in the zones that its side has taken",
        passed="wholly in them",
    ),
    "deploy.whole_squad": Wording(
        check="The whole squad",
        head="{subject} is set down whole, once, by its own side",
        reason="Every model of a squad that waits is given a place",
    ),
    "challenge.open": Wording(
        check="Before the first activation",
        head="A challenge comes before the first activation of a Game Round, and once",
        reason="Challenges to initiative are the second stage of a Game Round, before the turns",
        passed="nobody has been activated",
    ),
    "challenge.own": Wording(
        check="Who challenges",
        head="{subject} begin this Game Round already",
        reason="Initiative is challenged by the side that does not have it",
        passed="the other side begins",
    ),
    "game.prolonged": Wording(
        check="One more Game Round",
        head="{measured} of {limit}",
        reason="A die and a living model's Command reach the number of the Game Round",
        passed="{measured}, {asked}",
        plain=True,
    ),
    "mission.once": Wording(
        check="The mission of {whose}",
        head="The mission of {whose} has been rolled",
        reason="A side has one primary mission, and both have one secondary mission; a 6 goes on to the second list",
        passed="not rolled yet",
    ),
    "mission.secondary": Wording(
        check="The secondary mission",
        head="{measured} Game Rounds are over; it is rolled after {limit}",
        reason="The secondary mission is one for both, rolled as an event",
        passed="{measured} Game Rounds over",
        plain=True,
    ),
    "wound.range": Wording(
        check="Wounds of {subject}",
        head="{subject} would have lost {measured} of {limit} Wounds",
        reason="A model loses none below 0 and none beyond its Wounds",
        passed="{measured} lost of {limit}",
        plain=True,
    ),
    "remove.gone": Wording(
        check="On the table",
        head="{subject} is not on the table",
        reason="Only what stands on the table is wounded or removed",
        passed="on the table",
    ),
    "dice.typed": Wording(
        check="Dice of {whose}",
        head="{whose} needs {asked}, each with a number it can show",
        reason="Dice are typed in as they lie",
        passed="as asked",
    ),
}
