"""What one model that the table moves does: its verb, its target, where it goes and why it stops there."""

from dataclasses import dataclass
from enum import Enum

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.hostiles.situation import ATTACKS, Column, Situation, Verb
from engine.systems.hardwired28.moving import ONE_MOVE, Gait
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance
from engine.tongue import tr_later
from geometry.base import Placed
from geometry.pose import Pose

GOES = frozenset({Verb.PATROL, Verb.COVER, Verb.REGROUP, Verb.FLEE})
"""The verbs that lead somewhere and bring no attack."""


class End(Enum):
    """What a move is judged by where it ends."""

    STAYS = "stays"
    NEAR = "near"
    """At the goal, or as near it as the way worked out leads."""
    EDGE = "edge"
    COVER = "cover"
    AWAY = "away"
    DICE = "dice"
    """Where the dice send it and nowhere else."""


@dataclass(frozen=True, slots=True)
class Need:
    """A die that the verb asks for, by what it is for."""

    name: str
    label: str
    sides: int


@dataclass(frozen=True, slots=True)
class Plan:
    """``targets`` are ids of models or markers, ``equal`` the ones that would do as well as the first.

    ``chance`` is that of hitting the first target. ``column``, ``choice`` and ``stop`` say in words why.
    """

    model: str
    result: int
    situation: Situation
    verb: Verb
    end: End = End.STAYS
    path: tuple[Pose, ...] = ()
    targets: tuple[str, ...] = ()
    equal: tuple[str, ...] = ()
    otherwise: str = ""
    """Whom it would attack were the open setting read the other way."""
    chance: float | None = None
    goal: Placed | None = None
    keep: float = 0.0
    attacks: int = 0
    needs: tuple[Need, ...] = ()
    column: str = ""
    choice: str = ""
    stop: str = ""

    def stands(self, model: Model) -> Placed:
        """Where it is when it has moved."""
        return model.placed.to(self.path[-1]) if self.path else model.placed


def gait_of(game: HardwiredGame, verb: Verb) -> Gait:
    """Whether a model whose verb brings no attack makes a second Move of its Action. Nobody phases on foot."""
    twice = game.setting("hostile_moves") == "twice" and verb in GOES
    return Gait(moves=2) if twice else ONE_MOVE


def farthest(rules: Rulebook, game: HardwiredGame, model: Model, verb: Verb) -> float:
    """Inches that a model which the table moves goes for this verb at most."""
    return gait_of(game, verb).moves * allowance(rules, game, model)


def attacks_of(verb: Verb) -> int:
    return ATTACKS.get(verb, 0)


def direction(rules: Rulebook, sides: int, result: int) -> float:
    """Degrees clockwise from the top of the table: a compass counts from there, a clock has its last hour there."""
    step = 360.0 / sides
    return ((result - 1) * step if sides == rules.count("compass_die") else result * step) % 360.0


COLUMN_WORDS = {
    Column.NO_SIGHT: tr_later("no enemy in sight"),
    Column.SIGHT: tr_later("an enemy in sight"),
    Column.ENGAGED: tr_later("Engaged"),
}
VERB_WORDS = {
    Verb.ATTACK: tr_later("Attack"),
    Verb.FRENZY: tr_later("Frenzy"),
    Verb.MOB_UP: tr_later("Mob Up"),
    Verb.COVER: tr_later("Cover"),
    Verb.REGROUP: tr_later("Regroup"),
    Verb.FLEE: tr_later("Flee"),
    Verb.WAIT: tr_later("Wait"),
    Verb.PATROL: tr_later("Patrol"),
    Verb.SUMMON: tr_later("Summon"),
    Verb.PHASE: tr_later("Phase"),
    Verb.COOPERATE: tr_later("Cooperate"),
}
