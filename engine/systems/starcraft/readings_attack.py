"""The third answer about attacks: would another reading of a setting let it be, or let the target evade?"""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found
from engine.systems.starcraft.judge_attack import attack_findings
from engine.systems.starcraft.keywords import INDIRECT, has
from engine.systems.starcraft.orders import Attack
from engine.systems.starcraft.readings import missed_by, read_as
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.turn import is_unit
from engine.tongue import tr


def other_readings_of_attack(
    rules: Rulebook, game: StarcraftGame, order: Attack, findings: Sequence[Finding]
) -> Iterator[Finding]:
    """One finding for each setting whose other reading would answer otherwise."""
    if game.phase is Phase.COMBAT or not is_unit(game, order.target):
        return
    answer = _answer(findings)
    for name in _in_question(rules, game, order):
        setting = rules.settings[name]
        for reading, text in setting.readings.items():
            if reading == game.setting(name):
                continue
            other = _answer(list(attack_findings(rules, read_as(rules, game, name, reading), order)))
            if other != answer:
                words = {"answer": other, "title": setting.title, "reading": text}
                yield found(
                    rules,
                    f"reading.{name}",
                    Severity.OTHER_READING,
                    order.unit,
                    order.target,
                    words=words,
                    setting=name,
                )


def _in_question(rules: Rulebook, game: StarcraftGame, order: Attack) -> Iterator[str]:
    """The settings that can matter on this table at all."""
    if any(screen.size == 1 for screen in game.terrain.screens):
        yield "blocking_from"
    if any(screen.own >= rules.count("high_ground_from_size") for screen in game.terrain.screens):
        yield "high_ground_cover"
    if any(not model.base.is_round for unit in (order.unit, order.target) for model in game.standing_of(unit)):
        yield "hydralisk_base"
    weapons = game.profile(order.unit).shots
    if any(has(weapon, INDIRECT) and order.weapon in ("", weapon.name) for weapon in weapons):
        yield "indirect_unseen"


def _answer(findings: Sequence[Finding]) -> str:
    broken = next((finding for finding in findings if finding.refuses), None)
    if broken is not None:
        return tr("refused{by}", by=missed_by(broken))
    evades = any(finding.code == "attack.evade" for finding in findings)
    dice = next((finding.measured for finding in findings if finding.code in ("attack.pool", "attack.more_dice")), None)
    pool = "" if dice is None else tr(", with {dice:g} dice", dice=dice)
    return (tr("allowed, and the target may evade") if evades else tr("allowed, and the target may not evade")) + pool
