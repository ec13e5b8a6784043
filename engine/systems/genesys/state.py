"""A position of the Genesys Project: whose turn, who has acted, what is held, how far each model moved."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Self

from engine.game import Game
from engine.mission import EdgeName
from engine.systems.genesys.orders import Arrive, Charge, Move, Reaction
from engine.systems.genesys.profile import GenesysCard, GenesysProfile
from geometry.pose import Pose


class Stage(Enum):
    ROLL_OFF = "roll-off"
    TURNS = "turns"


class ActionState(Enum):
    """What a squad still has of its one Action of this Game Round."""

    UNUSED = "unused"
    HELD = "held"
    GONE = "gone"
    """Used."""
    LAPSED = "lapsed"
    """Neither used nor held in the squad's activation."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Since when a model is base to base with an enemy without a break, and whether its charge bonus may count."""

    round: int
    counts: bool


@dataclass(frozen=True, slots=True)
class Halted:
    """A move, or a coming on, that a held Action has stopped on its way.

    ``rests`` are the ways still to go, by model id, each from where the model was halted; ``trails`` what each will
    have gone in the activation once it has arrived. ``counts`` says for which models the charge bonus may count, as it
    was when the charge was declared. ``by`` are the squads whose triggers were met here, each with its reaction.
    """

    order: Move | Charge | Arrive
    rests: Mapping[str, tuple[Pose, ...]]
    trails: Mapping[str, tuple[Pose, ...]]
    counts: Mapping[str, bool]
    by: tuple[tuple[str, Reaction], ...]


@dataclass(frozen=True, slots=True)
class Activation:
    """The squad that acts now.

    ``trails`` are the ways of its models so far, each from where it stood; ``movement_over`` once an Action follows
    movement. ``window`` is the side that may react at this moment; ``answered`` once it has, ``quiet`` once it has
    declined the rest. ``halted`` is the move that waits for that answer, or to go on after it.
    """

    unit: str
    trails: Mapping[str, tuple[Pose, ...]] = field(default_factory=dict)
    extra: bool = False
    acted: bool = False
    movement_over: bool = False
    charged: frozenset[str] = frozenset()
    window: str | None = None
    answered: bool = False
    quiet: bool = False
    halted: Halted | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GenesysGame(Game):
    """``moved`` holds the inches behind each model's movement bonus, for as long as it lasts; ``travelled`` all that
    each has gone in its squad's latest activation.

    ``spent`` is the Command Value used since it was last full, ``ceiling`` the highest Command at that time.
    ``first_done`` is the side that has finished all its activations of this Game Round first. ``lowered`` is what lost
    challenges take of Command Value in this Game Round; ``in_vain`` are the sides whose roll for one more has failed;
    ``missions`` what was rolled, by side and ``shared``, and ``cards`` what their cards say; ``second_list`` who is to
    roll on the second list; ``zones`` the zones of deployment each side has taken.
    ``long_edges`` are the edges that sides with zones deploy along; ``kept_back`` the sides that ended a turn of this
    Game Round without activating anybody, their squads on the table being done.
    ``earlier`` holds the inches of the activation before where a bonus outlasts the beginning of the next one.
    ``exhausted_loss`` is what a squad without its Action has less on each characteristic and ``reaction_loss`` what a
    reaction has less on those it uses, both 0 in generations without.
    """

    stage: Stage = Stage.ROLL_OFF
    turn_of: str | None = None
    turns: int = 0
    activated_this_turn: int = 0
    activated: frozenset[str] = frozenset()
    actions: Mapping[str, ActionState] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)
    ceiling: Mapping[str, int] = field(default_factory=dict)
    moved: Mapping[str, float] = field(default_factory=dict)
    travelled: Mapping[str, float] = field(default_factory=dict)
    earlier: Mapping[str, float] = field(default_factory=dict)
    entered: Mapping[str, Entry] = field(default_factory=dict)
    first_done: str | None = None
    challenged: bool = False
    lowered: Mapping[str, int] = field(default_factory=dict)
    missions: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    second_list: frozenset[str] = frozenset()
    in_vain: frozenset[str] = frozenset()
    exhausted_loss: int = 0
    reaction_loss: int = 0
    zones: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    long_edges: Mapping[str, EdgeName] = field(default_factory=dict)
    kept_back: frozenset[str] = frozenset()
    activation: Activation | None = None

    @property
    def decider(self) -> str | None:
        """None while dice decide and once the game has ended."""
        if self.ended or self.stage is Stage.ROLL_OFF:
            return None
        return (self.activation and self.activation.window) or self.turn_of

    @property
    def primaries(self) -> tuple[str, ...]:
        """The names of the primary missions by their die, as the mission's card has them."""
        card = self.mission.card
        return card.primaries if isinstance(card, GenesysCard) else ()

    @property
    def chosen(self) -> Mapping[str, str]:
        """The primary missions that the mission's card names for sides, for which nobody rolls."""
        card = self.mission.card
        named = dict(card.primary) if isinstance(card, GenesysCard) else {}
        return {side: named[side] for side in self.sides if side in named}

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that players command, in the mission's order."""
        return tuple(side.id for side in self.mission.sides if side.plays)

    def opponent(self, side: str) -> str:
        """The side whose turn follows."""
        sides = self.sides
        return sides[(sides.index(side) + 1) % len(sides)]

    def is_unit(self, id: str) -> bool:
        return any(unit.id == id for unit in self.mission.units)

    def side_of_unit(self, unit: str) -> str:
        return self.unit(unit).side

    def profile_of(self, unit: str) -> GenesysProfile:
        profile = self.unit(unit).profile
        if not isinstance(profile, GenesysProfile):
            raise TypeError(f"{unit} has no profile of the Genesys Project")
        return profile

    def squads_of(self, side: str) -> tuple[str, ...]:
        """The squads of a side that have a model on the table."""
        return tuple(unit.id for unit in self.units_of(side) if self.standing_of(unit.id))

    def waiting_of(self, side: str) -> tuple[str, ...]:
        """The squads of a side still to be activated in this Game Round."""
        return tuple(unit for unit in self.squads_of(side) if unit not in self.activated)

    def action_of(self, unit: str) -> ActionState:
        return self.actions.get(unit, ActionState.UNUSED)

    def with_action(self, unit: str, state: ActionState) -> Self:
        return replace(self, actions={**self.actions, unit: state})

    def with_activation(self, activation: Activation | None) -> Self:
        return replace(self, activation=activation)

    def without_bonus(self, unit: str) -> Self:
        """The movement bonus of a squad ends."""
        ids = {model.id for model in self.models_of(unit)}
        return replace(
            self,
            moved={id: inches for id, inches in self.moved.items() if id not in ids},
            earlier={id: inches for id, inches in self.earlier.items() if id not in ids},
        )

    def with_bonus_behind(self, unit: str) -> Self:
        """The squad begins an activation, and its movement bonus lasts to the end of it."""
        ids = {model.id for model in self.models_of(unit)}
        behind = {id: inches for id, inches in self.moved.items() if id in ids}
        return replace(self.without_bonus(unit), earlier={**self.earlier, **behind})
