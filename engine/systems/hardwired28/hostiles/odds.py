"""The dice of an attack by a model that the table moves, with what raises and lowers them."""

from dataclasses import dataclass, field

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.hostiles.contest import Contest, contest
from engine.systems.hardwired28.hostiles.seeing import in_cover
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import has
from geometry.base import Placed

MELEE = "melee"
POWER = "power"
VETERAN = "veteran"
SCRAPERS = "scrapers"


@dataclass(frozen=True, slots=True)
class Odds:
    contest: Contest
    reasons: tuple[str, ...] = field(default=())

    @property
    def chance(self) -> float:
        return self.contest.chance

    @property
    def dice(self) -> str:
        return f"2d{self.contest.attack} against 2d{self.contest.defense}"


def odds(
    rules: Rulebook,
    game: HardwiredGame,
    attacker: Model,
    target: Model,
    stands: Placed,
    *,
    moved: bool = False,
    mob_up: bool = False,
    free: bool = False,
) -> Odds:
    """``stands`` is where the attack comes from; ``free`` a free attack on one that leaves."""
    profile, other = game.profile(attacker), game.profile(target)
    reasons: list[str] = []
    tiers, defense = game.tiers(attacker.id), game.tiers(target.id)
    if tiers or defense:
        reasons.append(f"{tiers:+d} and {defense:+d} for what lasts")
    if free:
        tiers -= _tier(reasons, "−1 for a free attack")
    if mob_up:
        tiers += _tier(reasons, "+1 for Mob Up")
    if profile.faction == SCRAPERS and target.wounds > 0:
        tiers += _tier(reasons, "+1 against a wounded model")
    if profile.weapon != MELEE and game.shield(target.id):
        defense += game.shield(target.id)
        reasons.append(f"{game.shield(target.id):+d} Defense for a Force Field")
    if profile.weapon != MELEE and not free:
        if moved:
            tiers -= _tier(reasons, "−1 for having moved")
        if in_cover(game, stands, target.placed):
            tiers -= _tier(reasons, "−1 for cover")
        if engaged_with(rules, game, target, target.placed):
            tiers -= _tier(reasons, "−1 for a target that is Engaged")
    if has(game, target, VETERAN) and game.health(target) * 2 < other.health:
        defense += _tier(reasons, "+1 Defense of a Veteran under half Health")
    own = profile.wits if profile.weapon == POWER and game.setting("hostile_power") == "wits" else profile.combat
    least = rules.count("tier_least")
    if other.defense is None:
        reasons.append(f"its Defense is not known here, 2d{least} taken")
    return Odds(contest(rules, own or least, tiers, other.defense or least, defense), tuple(reasons))


def _tier(reasons: list[str], text: str) -> int:
    reasons.append(text)
    return 1
