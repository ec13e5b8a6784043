"""What a weapon or armour adds to dice that have fallen, and what of it is left to the players."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.weapons import Weapon
from engine.tongue import tr
from engine.wording import whole
from geometry.tolerance import Fit, at_most


def shown_faces(highest: int) -> str:
    """The faces that are rolled again."""
    return "1" if highest == 1 else tr("1 to {highest}", highest=highest)


def judge_rerolls(rules: Rulebook, roller: str, weapon: Weapon, dice: Sequence[int], highest: int) -> Iterator[Finding]:
    """Dice that the weapon may roll again; its row does not say which dice are meant, so they stand as they are."""
    if any(face <= highest for face in dice):
        yield left(rules, "clash.rerolls", roller, weapon=weapon.name, faces=shown_faces(highest))


def judge_guard(rules: Rulebook, game: HardwiredGame, target: Model, dice: Sequence[int]) -> Iterator[Finding]:
    """Defense dice that armour rolls again."""
    highest = game.profile(target).defense_rerolls
    if any(face <= highest for face in dice):
        yield left(rules, "strike.guard", target.id, faces=shown_faces(highest))


def judge_also_hit(
    rules: Rulebook, game: HardwiredGame, shooter: Model, target: Model, weapon: Weapon
) -> Iterator[Finding]:
    """The models nearest to the target, as many as the weapon strikes beside it; more where they are equally near.
    No text excepts a friend or the shooter, nor says what damage they take."""
    if not weapon.also_hits:
        return
    limit = rules.figure("also_hits_within")
    apart = sorted(
        (span(game, target.placed, other.placed), other.id) for other in game.on_table() if other.id != target.id
    )
    near = [one for one in apart if at_most(one[0], limit) is not Fit.BROKEN]
    if not near:
        return
    last = near[: weapon.also_hits][-1][0]
    named = [name_of(game, id) for far, id in near if at_most(far, last) is not Fit.BROKEN]
    who = ", ".join(named)
    if len(named) > weapon.also_hits:
        who = tr("{count} of {who}", count=weapon.also_hits, who=who)
    where = Where(spot=target.placed.centre)
    yield left(
        rules, "clash.also_hit", shooter.id, target.id, where=where, weapon=weapon.name, who=who, range=whole(limit)
    )


def critical_words(game: HardwiredGame, target: Model, weapon: Weapon | None = None) -> str:
    """What the weapon and the target's armour make of a critical roll: its table, and what is added."""
    parts = []
    if weapon is not None and weapon.type:
        parts.append(weapon.type)
    if weapon is not None and weapon.critical:
        parts.append(tr("{critical:+d} for {weapon}", critical=weapon.critical, weapon=weapon.name))
    worn = game.profile(target).critical
    if worn:
        parts.append(tr("{worn:+d} for its armour", worn=worn))
    return "".join(f", {part}" for part in parts)
