"""The words of a squad's attacks."""

from collections.abc import Mapping

from engine.wording import Wording

FIGHTS: Mapping[str, Wording] = {
    "attack.no_weapon": Wording(
        check="The weapon",
        head="{subject} has no {weapon}",
        reason="A model attacks with what it carries",
    ),
    "attack.reach": Wording(
        check="Distance to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="A melee attack is at an enemy within {limit}",
    ),
    "attack.sight": Wording(
        check="Sight of {other}",
        head="{subject} does not see {other}",
        reason="Nobody shoots at a model whose body is hidden; seen from above, past what blocks sight",
        passed="in sight",
    ),
    "attack.grazes": Wording(
        check="Sight of {other}",
        head="Left to you: only lines that graze lead to {other}",
        reason="True line of sight is looked along at the table",
    ),
    "attack.range": Wording(
        check="Range to {other}",
        head="{measured} from {other}; needs {asked}",
        reason="This weapon reaches {limit}",
    ),
    "attack.dice": Wording(
        check="Dice",
        head="{dice}",
        reason="Combat against Defense: {why}",
        passed="{dice}: {why}",
    ),
    "free.waits": Wording(
        check="The attack before",
        head="Another attack waits for its dice",
        reason="One attack is rolled to its end before the next",
    ),
    "free.weapon": Wording(
        check="The weapon",
        head="{subject} has no melee weapon called {weapon}",
        reason="A free attack is made in melee",
    ),
    "clash.none": Wording(
        check="An attack to roll for",
        head="No attack waits for its dice",
        reason="An attack is declared with its weapon and its target first",
    ),
    "clash.riposte": Wording(
        check="Riposte",
        head="{subject} does not riposte",
        reason="A Riposte answers a melee attack with a melee weapon",
    ),
    "clash.answered": Wording(
        check="Riposte",
        head="Left to you: {subject} does {damage} to {other}",
        reason="A defender whose Riposte wins deals its weapon’s damage; it is typed in",
    ),
    "attack.no_overcharge": Wording(
        check="Overcharge",
        head="{weapon} of {subject} has no overcharge",
        reason="Only a weapon made for it is overcharged",
    ),
    "clash.rerolls": Wording(
        check="Dice rolled again",
        head="Left to you: {weapon} of {subject} rolls dice that show {faces} again",
        reason="Its row does not say whether of the attack or of the damage: agree on it, and type in what they show",
    ),
    "strike.guard": Wording(
        check="Defense rolled again",
        head="Left to you: {subject} rolls Defense dice that show {faces} again",
        reason="What it wears lets it; type in what they show",
    ),
    "clash.also_hit": Wording(
        check="Who else is hit",
        head="Left to you: {weapon} also hits {who}",
        reason="It hits those nearest to its target, within {range}; what they take no text says, so it is typed in",
    ),
    "clash.knockback": Wording(
        check="Knockback",
        head="{subject} may push {other} away, up to {inches}",
        reason="Who hits may push the target straight away, as far as its weapon says",
        passed="{subject} may push {other} away, up to {inches}",
    ),
    "clash.stray": Wording(
        check="A stray shot",
        head="Left to you: the miss strikes another model within {range} of {subject}: {who}",
        reason="A shot at an Engaged model that misses strikes a random other model beside it",
    ),
}
