"""The third answer about tokens whose size no text gives: would one of another size lie there, or be in the way?"""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found
from engine.systems.starcraft.judge_ability import ability_findings
from engine.systems.starcraft.orders import UseAbility
from engine.systems.starcraft.readings import missed_by, read_as
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr

SETTING = "token_size"


def other_sizes(
    rules: Rulebook, game: StarcraftGame, order: UseAbility, findings: Sequence[Finding]
) -> Iterator[Finding]:
    """A finding for each other size under which the ability would be refused and is not, or the other way round."""
    ability = game.kit.abilities[order.ability]
    laid = game.kit.tokens.get(ability.token)
    if not any(kind.base is None for kind in (laid, *(token.kind for token in game.tokens.values())) if kind):
        return
    refusal = next((finding for finding in findings if finding.refuses), None)
    setting = rules.settings[SETTING]
    for reading, text in setting.readings.items():
        if reading == game.setting(SETTING):
            continue
        theirs = ability_findings(rules, read_as(rules, game, SETTING, reading), order)
        broken = next((finding for finding in theirs if finding.refuses), None)
        about = broken or refusal
        if about is None or (broken is None) is (refusal is None):
            continue
        answer = (
            tr("refused{by}", by=missed_by(about))
            if broken
            else tr("allowed; it is refused here{missed_by}", missed_by=missed_by(about))
        )
        yield found(
            rules,
            f"reading.{SETTING}",
            Severity.OTHER_READING,
            order.unit,
            measured=about.measured,
            limit=about.limit,
            kind=about.kind,
            words={"answer": answer, "title": setting.title, "reading": text},
            setting=SETTING,
            where=about.where,
        )
