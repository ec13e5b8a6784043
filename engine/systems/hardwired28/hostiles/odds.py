"""The dice of an attack by a model that the table moves, with what raises and lowers them."""

from dataclasses import dataclass, field

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.defending import defends
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.hostiles.contest import Contest, contest
from engine.systems.hardwired28.hostiles.seeing import in_cover
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from geometry.base import Placed

MELEE = "melee"
POWER = "power"
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
        return tr("2d{attack} against 2d{defense}", attack=self.contest.attack, defense=self.contest.defense)


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
        reasons.append(tr("{tiers:+d} and {defense:+d} for what lasts", tiers=tiers, defense=defense))
    if free:
        tiers -= _tier(reasons, tr("−1 for a free attack"))
    if mob_up:
        tiers += _tier(reasons, tr("+1 for Mob Up"))
    if profile.faction == SCRAPERS and target.wounds > 0:
        tiers += _tier(reasons, tr("+1 against a wounded model"))
    if profile.weapon != MELEE and not free:
        if moved:
            tiers -= _tier(reasons, tr("−1 for having moved"))
        if in_cover(game, stands, target.placed):
            tiers -= _tier(reasons, tr("−1 for cover"))
        if engaged_with(rules, game, target, target.placed):
            tiers -= _tier(reasons, tr("−1 for a target that is Engaged"))
    melee = profile.weapon == MELEE
    beside = attacker.id if melee and not free else ""
    defense += defends(rules, game, target, reasons, None if melee else stands, beside=beside)
    own = profile.wits if profile.weapon == POWER and game.setting("hostile_power") == "wits" else profile.combat
    least = rules.count("tier_least")
    if other.defense is None:
        reasons.append(tr("its Defense is not known here, 2d{least} taken", least=least))
    return Odds(contest(rules, own or least, tiers, other.defense or least, defense), tuple(reasons))


def _tier(reasons: list[str], text: str) -> int:
    reasons.append(text)
    return 1
