"""A shot into melee that misses: who may be struck in place of its target."""

from collections.abc import Iterator

from engine.findings import Finding, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr, tr_later
from engine.wording import whole
from geometry.tolerance import Fit, at_most

ONLY_THE_SHOOTER = tr_later("there is only the one that shot")


def judge_stray(rules: Rulebook, game: HardwiredGame, shooter: Model, target: Model) -> Iterator[Finding]:
    """Where the target is Engaged, everybody within 1″ of it but the shooter: which of them a die says is left to the
    players, and so is a miss that finds the shooter alone."""
    if not engaged_with(rules, game, target, target.placed):
        return
    near = rules.figure("engagement_range")
    beside = [
        name_of(game, other.id)
        for other in game.on_table()
        if other.id not in (shooter.id, target.id)
        and at_most(span(game, target.placed, other.placed), near) is not Fit.BROKEN
    ]
    who = tr(" or ").join(beside) or tr(ONLY_THE_SHOOTER)
    where = Where(spot=target.placed.centre)
    yield left(rules, "clash.stray", target.id, where=where, range=whole(near), who=who)
