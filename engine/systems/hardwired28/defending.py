"""What raises the Defense of a model that is attacked, whoever attacks it."""

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.advantages import guards
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.hostiles.seeing import in_cover
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import has
from engine.tongue import tr
from geometry.base import Placed

VETERAN, CAMO, SENSORS, MASK = "veteran", "camo", "peripheral-sensors", "mask"
TOXIC = "toxic"


def defends(
    rules: Rulebook,
    game: HardwiredGame,
    target: Model,
    reasons: list[str],
    shot_from: Placed | None,
    type: str = "",
    beside: str = "",
) -> int:
    """Tiers of Defense, which a Riposte has none of; their reasons are added. ``shot_from`` is where a shot comes from,
    ``type`` that of the weapon, ``beside`` a model that will stand beside the target when it strikes."""
    tiers = 0
    if shot_from is not None:
        if game.shield(target.id):
            tiers += game.shield(target.id)
            reasons.append(tr("{shield:+d} Defense for a Force Field", shield=game.shield(target.id)))
        if has(game, target, CAMO) and in_cover(game, shot_from, target.placed):
            tiers += _tier(reasons, tr("+1 Defense for Camo in cover"))
    if type.casefold() == TOXIC and has(game, target, MASK):
        tiers += _tier(reasons, tr("+1 Defense for a Mask"))
    if has(game, target, VETERAN) and game.health(target) * 2 < game.profile(target).health:
        tiers += _tier(reasons, tr("+1 Defense of a Veteran under half Health"))
    if has(game, target, SENSORS):
        about = {enemy.id for enemy in engaged_with(rules, game, target, target.placed)}
        if len(about | {beside} if beside else about) >= rules.count("many_enemies"):
            tiers += _tier(reasons, tr("+1 Defense for Peripheral Sensors"))
    if guards(game, target):
        tiers += rules.count("guarded_tiers")
        reasons.append(tr("+1 Defense of the Defender’s Boss"))
    return tiers


def _tier(reasons: list[str], text: str) -> int:
    reasons.append(text)
    return 1
