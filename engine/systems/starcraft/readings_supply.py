"""The third answer about Supply: would a unit fit, or not, in the pool that another reading of the card gives?"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import available, pooled
from engine.tongue import tr

SETTING = "supply_drop_pool"
CODE = "supply.too_little"


def other_pools(rules: Rulebook, game: StarcraftGame, unit: str, findings: Sequence[Finding]) -> Iterator[Finding]:
    """A finding for each reading under which a unit would come in that does not, or the other way round."""
    asked = next((finding for finding in findings if finding.code == CODE), None)
    if asked is None or any(finding.refuses and finding.code != CODE for finding in findings):
        return
    setting = rules.settings[SETTING]
    for reading, (start, step, rounds) in game.card.pools.items():
        if reading == game.setting(SETTING):
            continue
        card = replace(game.card, supply_start=start, supply_step=step, rounds=rounds)
        left = available(replace(game, mission=replace(game.mission, card=card)), game.unit(unit).side)
        supply = pooled(game, unit)
        fits = left is None or supply <= left
        if fits is not asked.refuses:
            continue
        there = tr("without limit") if left is None else tr("{left} available", left=left)
        answer = (
            tr("allowed, with Supply {there}", there=there)
            if fits
            else tr("refused, with Supply {supply} and {there}", supply=supply, there=there)
        )
        yield found(
            rules,
            f"reading.{SETTING}",
            Severity.OTHER_READING,
            unit,
            measured=float(supply),
            limit=None if left is None else float(left),
            words={"answer": answer, "title": setting.title, "reading": setting.readings[reading]},
            setting=SETTING,
        )
