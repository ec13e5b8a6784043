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
    "clash.stray": Wording(
        check="A stray shot",
        head="Left to you: the miss strikes another model within {range} of {subject}: {who}",
        reason="A shot at an Engaged model that misses strikes a random other model beside it",
    ),
}
