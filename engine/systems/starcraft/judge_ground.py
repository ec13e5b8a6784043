"""The ground under one model judged in this game's words: its way, and the place where it stops."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Limit, Severity
from engine.ground import Ground, judge_stand, judge_way
from engine.rulebook import Rulebook
from engine.systems.starcraft.state import StarcraftGame
from geometry.base import Base, Placed
from geometry.pose import Pose

_OF_EDGES = {"move.blocked": "move.access", "move.ends_on_terrain": "move.ends_over_edge"}
"""What hitting a piece is where that can be stood on: it has no walls but its edges."""

_OF_TOKENS = {"move.through_model": "token.bars", "move.ends_on_model": "token.stood_on"}


def judge_path(
    rules: Rulebook, game: StarcraftGame, subject: str, base: Base, path: Sequence[Pose], ground: Ground
) -> Iterator[Finding]:
    return _renamed(rules, game, judge_way(rules, subject, base, path, ground))


def judge_end(rules: Rulebook, game: StarcraftGame, subject: str, stands: Placed, ground: Ground) -> Iterator[Finding]:
    return _renamed(rules, game, judge_stand(rules, subject, stands, ground))


def _flies(game: StarcraftGame, subject: str) -> bool:
    """A model or a unit."""
    model = game.models.get(subject)
    return game.is_flying(subject if model is None else model.unit)


def _renamed(rules: Rulebook, game: StarcraftGame, findings: Iterable[Finding]) -> Iterator[Finding]:
    """A piece that can be stood on is told of once, by the worst of its edges."""
    ledges = {ledge.piece.id for ledge in game.terrain.ledges}
    edges: dict[tuple[str, str], Finding] = {}
    for finding in findings:
        if finding.code == "move.blocked":
            finding = replace(finding, words={"gap": "", **finding.words})
        if finding.code == "move.too_near_enemy" and _flies(game, finding.subjects[0]):
            finding = replace(finding, kind=Limit.AT_LEAST)  # 8.5.3: 1″ or more from enemies that fly
        if finding.code in _OF_TOKENS and finding.subjects[-1] in game.tokens:
            code, kind = _OF_TOKENS[finding.code], game.tokens[finding.subjects[-1]].kind
            words = {**finding.words, "token": kind.name, "bars": str(kind.bars)}
            yield replace(finding, code=code, rule=rules.rule(code), words=words)
            continue
        edge = _OF_EDGES.get(finding.code)
        if edge is None or finding.severity is Severity.PASSED or finding.subjects[-1] not in ledges:
            yield finding
            continue
        found = replace(finding, code=edge, rule=rules.rule(edge), setting=_setting(edge))
        key = (edge, finding.subjects[-1])
        worst = edges.get(key)
        if worst is None or (found.measured or 0.0) < (worst.measured or 0.0):
            edges[key] = found
    yield from edges.values()


def _setting(code: str) -> str | None:
    return "high_ground_edge" if code == "move.ends_over_edge" else None
