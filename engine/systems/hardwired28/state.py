"""The state of a Hardwired 28 game, beyond who stands where."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.game import Game, Model, Standing
from engine.mission import Marker, Side
from engine.systems.hardwired28.fight_orders import Fight, Knock
from engine.systems.hardwired28.profile import HardwiredProfile, Kind
from engine.systems.hardwired28.tally import Tally
from engine.systems.hardwired28.throw_orders import Burst, Thrown
from engine.systems.hardwired28.trial_orders import Trial
from geometry.pose import Point, Pose

REBOOTS = "feral-automata"
"""Whose models may come back when they go out."""


class Until(Enum):
    END_OF_ROUND = "end_of_round"
    NEXT_ACTIVATION = "next_activation"
    ACTIVATION_BEGINS = "activation_begins"
    """Until its next activation begins."""
    GAME = "game"
    SHOT = "shot"
    """An aim: until the shot, and lost by moving or being hit."""


@dataclass(frozen=True, slots=True)
class Effect:
    """``begun`` is set once the model's next activation, in whichever round, has begun: the effect ends with it."""

    number: int
    model: str
    text: str
    until: Until
    move: float = 0.0
    begun: bool = False
    tiers: int = 0
    """Added to its dice, while it is in force."""
    shield: int = 0
    """Added to its Defense against what is not melee."""


@dataclass(frozen=True, slots=True)
class Spent:
    """A Blessing used this round."""

    side: str
    blessing: int
    model: str


@dataclass(frozen=True, slots=True)
class Activation:
    """What the model that acts has done. ``bonus`` says where its bonus action comes from, empty for none."""

    model: str
    side: str
    moved: bool = False
    actions: int = 0
    bonus: str = ""
    disengaged: bool = False
    cast: bool = False
    acted_since: bool = False
    """An Action that is no Move has come after its last way."""
    by_synergy: bool = False
    longer: bool = False
    """A Move of it has taken more than its allowance, as a Zealot's may."""
    left: frozenset[str] = frozenset()
    """Enemies that have had a free attack for being left."""
    by_table: bool = False
    """Worked out by its group's table; it ends once nothing is left to roll."""


@dataclass(frozen=True, slots=True)
class Smoke:
    """A column of smoke, until the next round."""

    number: int
    at: Point
    radius: float


@dataclass(frozen=True, slots=True)
class Due:
    """An attack that a model which the table moves has still to roll."""

    attacker: str
    target: str
    mob_up: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HardwiredGame(Game):
    """``token`` is the side or group whose token is out, until its activation ends.

    ``activated`` are the models and ``drawn`` the groups of this round; the bag follows from them. ``dice_owed`` counts
    the Blessing dice a side has still to roll, ``waiting`` holds the waves due now. ``last`` is the model whose
    activation has just ended and ``last_by_synergy`` how that one came about. ``stale`` counts tokens that activate
    nobody. ``carried`` and ``dropped`` tell of markers that lie elsewhere than the mission put them, ``taken`` of those
    that are off the table. ``thrown`` is a grenade in the air, ``burst`` one whose damage is still to be rolled,
    ``used`` are those that are gone, by model and grenade.
    """

    dice_owed: Mapping[str, int] = field(default_factory=dict)
    blessings: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    spent: tuple[Spent, ...] = ()
    waiting: tuple[str, ...] = ()
    activated: frozenset[str] = frozenset()
    drawn: frozenset[str] = frozenset()
    focused: frozenset[str] = frozenset()
    stale: Mapping[str, int] = field(default_factory=dict)
    token: str | None = None
    activation: Activation | None = None
    last: str | None = None
    last_by_synergy: bool = False
    hostile: frozenset[str] = frozenset()
    effects: tuple[Effect, ...] = ()
    effects_made: int = 0
    carried: Mapping[str, str] = field(default_factory=dict)
    dropped: Mapping[str, Point] = field(default_factory=dict)
    taken: frozenset[str] = frozenset()
    fleeing: frozenset[str] = frozenset()
    tally: Tally = field(default_factory=Tally)
    fight: Fight | None = None
    thrown: Thrown | None = None
    burst: Burst | None = None
    used: tuple[tuple[str, str], ...] = ()
    smoke: tuple[Smoke, ...] = ()
    trials: tuple[Trial, ...] = ()
    granted: tuple[tuple[str, str, str], ...] = ()
    """Pushes and swaps that a Power has brought and that are still to be made: which, its caster, its target."""
    knocks: tuple[Knock, ...] = ()
    """Knockbacks that hits have brought and that may still be made."""
    trails: Mapping[str, tuple[Point, ...]] = field(default_factory=dict)
    behaviour: Mapping[str, int] = field(default_factory=dict)
    columns: Mapping[str, str] = field(default_factory=dict)
    due: tuple[Due, ...] = ()
    playing: str | None = None
    summoned: bool = False
    cooperating: Mapping[str, int] = field(default_factory=dict)
    rebooting: Mapping[str, Pose] = field(default_factory=dict)
    falling: Mapping[str, int] = field(default_factory=dict)
    scouted: frozenset[str] = frozenset()
    """Scouts that have made their move after deployment."""
    advantages_used: tuple[str, ...] = ()
    """Those of the Defender that are used up, once for each time, by their words in the tables."""

    def profile(self, model: Model) -> HardwiredProfile:
        profile = self.mission.unit(model.unit).profile
        if not isinstance(profile, HardwiredProfile):
            raise TypeError(f"{profile.id} is no profile of Hardwired 28")
        return profile

    def kind(self, model: Model) -> Kind:
        return self.profile(model).kind

    def players(self) -> tuple[Side, ...]:
        return tuple(side for side in self.mission.sides if side.plays)

    def is_group(self, token: str) -> bool:
        return any(unit.id == token for unit in self.mission.units)

    def side_of_token(self, token: str) -> str:
        return self.mission.unit(token).side if self.is_group(token) else token

    def health(self, model: Model) -> int:
        return self.profile(model).health - model.wounds

    def setting(self, name: str) -> str:
        return str(self.mission.settings[name])

    def owed(self, side: str) -> tuple[Model, ...]:
        """The squad models of a side on the table that have not activated this round."""
        return tuple(
            model
            for model in self.on_table()
            if self.side_of(model) == side and self.kind(model) is Kind.SQUAD and model.id not in self.activated
        )

    def unacted_of(self, unit: str) -> tuple[Model, ...]:
        return tuple(model for model in self.standing_of(unit) if model.id not in self.activated)

    def unspent(self, side: str) -> tuple[int, ...]:
        """Blessings still to be used, in the order rolled."""
        left = list(self.blessings.get(side, ()))
        for spent in self.spent:
            if spent.side == side:
                left.remove(spent.blessing)
        return tuple(left)

    def blessed(self, model: str) -> int:
        """How many Blessings this model has used this round."""
        return sum(1 for spent in self.spent if spent.model == model)

    def effects_on(self, model: str) -> tuple[Effect, ...]:
        return tuple(effect for effect in self.effects if effect.model == model)

    def tiers(self, model: str) -> int:
        """What lasts and raises or lowers the model's dice now."""
        return sum(
            effect.tiers
            for effect in self.effects_on(model)
            if effect.begun or effect.until is not Until.NEXT_ACTIVATION
        )

    def shield(self, model: str) -> int:
        return sum(effect.shield for effect in self.effects_on(model))

    def carries(self, model: str) -> str | None:
        """The marker this model carries."""
        return next((marker for marker, carrier in self.carried.items() if carrier == model), None)

    def markers_of(self, kind: str) -> tuple[Marker, ...]:
        """The markers of a kind that lie on the table or are carried across it."""
        return tuple(marker for marker in self.mission.markers if marker.kind == kind and marker.id not in self.taken)

    def marker_at(self, marker: str) -> Point:
        """Where a marker lies now: with its carrier, where it was dropped, or where the mission put it."""
        carrier = self.carried.get(marker)
        pose = self.models[carrier].pose if carrier is not None else None
        if pose is not None:
            return pose.point
        return self.dropped.get(marker, self.mission.marker(marker).at)


def without_effects(game: HardwiredGame, gone: Iterable[Effect]) -> HardwiredGame:
    numbers = {effect.number for effect in gone}
    return replace(game, effects=tuple(effect for effect in game.effects if effect.number not in numbers))


def take_out(game: HardwiredGame, ids: Iterable[str]) -> HardwiredGame:
    """Models leave play: they drop what they carry, their effects go, and their activation is over."""
    gone = set(ids)
    carried = {marker: carrier for marker, carrier in game.carried.items() if carrier not in gone}
    fallen = {marker: game.marker_at(marker) for marker, carrier in game.carried.items() if carrier in gone}
    effects = tuple(effect for effect in game.effects if effect.model not in gone)
    after = game.without_models(gone, Standing.OUT)
    due = tuple(one for one in game.due if one.attacker not in gone and one.target not in gone)
    after = replace(after, carried=carried, dropped={**game.dropped, **fallen}, effects=effects, due=due)
    fell = {
        id: pose for id in gone if game.profile(game.models[id]).faction == REBOOTS and (pose := game.models[id].pose)
    }
    if game.trials:
        after = replace(after, trials=tuple(one for one in game.trials if not {one.model, one.target} & gone))
    if game.granted:
        after = replace(after, granted=tuple(one for one in game.granted if not set(one[1:]) & gone))
    if game.knocks:
        after = replace(after, knocks=tuple(one for one in game.knocks if not {one.attacker, one.target} & gone))
    if game.fleeing & gone:
        after = replace(after, fleeing=game.fleeing - gone)
    if game.falling:
        after = replace(after, falling={id: dice for id, dice in game.falling.items() if id not in gone})
    if fell:
        after = replace(after, rebooting={**game.rebooting, **fell})
    if after.last in gone:
        after = replace(after, last=None)
    return after
