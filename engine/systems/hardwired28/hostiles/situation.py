"""The column of its table that a model reads, and the verb that stands there."""

from dataclasses import dataclass
from enum import Enum

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import enemies_of, engaged_with
from engine.systems.hardwired28.hostiles.seeing import seen_models
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import HardwiredGame
from geometry.gaps import gap
from geometry.tolerance import Fit


class Column(Enum):
    NO_SIGHT = "no_sight"
    SIGHT = "sight"
    ENGAGED = "engaged"


class Verb(Enum):
    ATTACK = "attack"
    FRENZY = "frenzy"
    MOB_UP = "mob_up"
    COVER = "cover"
    REGROUP = "regroup"
    FLEE = "flee"
    WAIT = "wait"
    PATROL = "patrol"
    SUMMON = "summon"
    PHASE = "phase"
    COOPERATE = "cooperate"


ATTACKS = {Verb.ATTACK: 1, Verb.MOB_UP: 1, Verb.FRENZY: 2}
"""How many attacks each brings."""

EACH_MODEL = "each_model"


@dataclass(frozen=True, slots=True)
class Situation:
    """``seen`` are the enemies in sight, the nearest first, with their gap; ``engaged`` those within 1 inch."""

    column: Column
    engaged: tuple[Model, ...]
    seen: tuple[tuple[Model, float], ...]
    grazes: bool = False
    """Only lines that graze pieces lead to an enemy."""


def situation_of(rules: Rulebook, game: HardwiredGame, model: Model) -> Situation:
    here = model.placed
    seen = seen_models(game, here, enemies_of(game, model))
    near = sorted(((other, gap(here, other.placed)) for other, _ in seen), key=lambda pair: (pair[1], pair[0].id))
    engaged = engaged_with(rules, game, model, here)
    if engaged:
        nearest = tuple(sorted(engaged, key=lambda other: (gap(here, other.placed), other.id)))
        return Situation(Column.ENGAGED, nearest, tuple(near))
    grazes = bool(seen) and all(sight.fit is Fit.AT_LIMIT for _, sight in seen)
    return Situation(Column.SIGHT if near else Column.NO_SIGHT, (), tuple(near), grazes)


def table_of(game: HardwiredGame, model: Model) -> str:
    """The table a model reads: its faction's, and a Coworker's by whether it, or any of its group, has been marked
    Hostile."""
    if game.kind(model) is Kind.COWORKER:
        whole = game.setting("mixed_group") == "one_table"
        among = {one.id for one in game.standing_of(model.unit)} if whole else {model.id}
        return "hostile-coworkers" if among & game.hostile else "coworkers"
    return game.profile(model).faction


def verb_at(rules: Rulebook, game: HardwiredGame, model: Model, result: int, column: Column) -> Verb:
    return Verb(rules.tables[table_of(game, model)].at(result, column.value))


def acting_order(game: HardwiredGame, unit: str) -> tuple[tuple[Model, float], ...]:
    """The models of a group still to act, the nearest to any squad model first, with that gap."""
    squads = [other for other in game.on_table() if game.kind(other) is Kind.SQUAD]
    measured = [
        (model, min((gap(model.placed, other.placed) for other in squads), default=0.0))
        for model in game.unacted_of(unit)
    ]
    return tuple(sorted(measured, key=lambda pair: (pair[1], pair[0].number)))
