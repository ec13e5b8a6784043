"""The third answer: would another reading of an open setting say otherwise about this very move?"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.ground import Obstacle
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.starcraft.aims import aims_of
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import found
from engine.systems.starcraft.influence import DEPLOY_END, near_zone
from engine.systems.starcraft.judge_moves import WHOLE_BASE, formation_of, judge_moving, lone_hits, way_findings
from engine.systems.starcraft.lying import base_of
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.orders import Charge, CloseRanks, Deploy, Moving
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.treading import trodden
from engine.systems.starcraft.walls import make_terrain
from engine.systems.starcraft.words import WORDS
from engine.tongue import tr
from engine.wording import inches
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import gap, separation_from
from geometry.tolerance import Fit, apart

GRASS = "grass_crossed"

_CORNER = 0.5
"""Inches: no corner of the Hydralisk's rectangle lies farther from its oval."""

_TOKENS = 1.0
"""Inches: no two readings of a token's size differ by more."""

OF_THE_WAY = ("move.blocked", "move.through_model", "move.access", "token.bars")
"""Findings about the way between start and end."""

_SHAPES = {"rectangle": BaseShape.RECTANGLE, "oval": BaseShape.OVAL}


def other_readings(
    rules: Rulebook, game: StarcraftGame, order: Moving, findings: Sequence[Finding]
) -> Iterator[Finding]:
    """One finding for each setting whose other reading would turn the answer round."""
    allowed = not any(finding.refuses for finding in findings)
    mover = make_mover(rules, game, order.unit, aims_of(game, order))
    for name in _in_question(rules, game, order, mover, findings):
        setting = rules.settings[name]
        for reading, text in setting.readings.items():
            if reading == game.setting(name):
                continue
            other = _judged(rules, read_as(rules, game, name, reading), order, mover, name, findings)
            broken = next((finding for finding in other if finding.refuses), None)
            if allowed is not (broken is not None):
                continue
            # What is measured is the limit that the one reading keeps and the other does not.
            about = broken if broken else next(finding for finding in findings if finding.refuses)
            answer = (
                tr("refused{by}", by=missed_by(about))
                if broken
                else tr("allowed; it is refused here{missed_by}", missed_by=missed_by(about))
            )
            yield found(
                rules,
                f"reading.{name}",
                Severity.OTHER_READING,
                *(broken.subjects if broken else (order.unit,)),
                measured=about.measured,
                limit=about.limit,
                kind=about.kind,
                words={"answer": answer, "title": setting.title, "reading": text},
                setting=name,
                where=about.where,
            )
    if allowed and order.path:
        yield from _grass_kept(rules, game, order, mover)


def _grass_kept(rules: Rulebook, game: StarcraftGame, order: Moving, mover: Mover) -> Iterator[Finding]:
    """Grass that goes under one reading and stays under the other; neither forbids the move."""
    setting, formation = rules.settings[GRASS], formation_of(order, mover)
    mine = set(trodden(game, mover, order.path, formation))
    for reading, text in setting.readings.items():
        if reading == game.setting(GRASS):
            continue
        theirs = set(trodden(read_as(rules, game, GRASS, reading), mover, order.path, formation))
        for piece in sorted(mine ^ theirs):
            does, would = (tr("goes"), tr("stays")) if piece in mine else (tr("stays"), tr("goes"))
            called = game.mission.piece(piece).name
            answer = tr(
                "As set {called} {does}; under another reading of {setting} it {would}",
                called=called,
                does=does,
                setting=setting.title,
                would=would,
            )
            words = {"answer": answer, "title": setting.title, "reading": text}
            code = f"reading.{GRASS}"
            yield found(rules, code, Severity.OTHER_READING, order.unit, piece, words=words, setting=GRASS)


def missed_by(finding: Finding) -> str:
    """By how much a limit is missed; nothing where nothing is measured in inches."""
    if finding.measured is None or finding.limit is None or WORDS[finding.code].plain:
        return ""
    return tr(" by {measured}", measured=inches(abs(finding.measured - finding.limit), 0.0))


def _judged(
    rules: Rulebook, game: StarcraftGame, order: Moving, mover: Mover, name: str, findings: Sequence[Finding]
) -> Iterator[Finding]:
    """All findings under another reading; of how gaps are read the way alone depends."""
    if name != "gap_reading" or not order.path or isinstance(order, Charge | Deploy):
        yield from judge_moving(rules, game, order)
        return
    subject = f"{order.unit}.{order.leader}"
    yield from (finding for finding in findings if finding.code not in OF_THE_WAY)
    yield from way_findings(rules, game, subject, mover, order.path)


def _in_question(
    rules: Rulebook, game: StarcraftGame, order: Moving, mover: Mover, findings: Sequence[Finding]
) -> Iterator[str]:
    """The settings that can matter to this order at all."""
    named = {finding.setting for finding in findings if finding.refuses}
    if not order.path:
        # Rounding with the whole base reaches less, so that it can only make more Charges and Disengages fail.
        if bool(named) is not (game.setting("gap_reading") == WHOLE_BASE):
            yield "gap_reading"
        return
    if isinstance(order, CloseRanks):
        yield "close_ranks_new"
    if "gap_reading" in named or lone_hits(mover.ground, mover.base, order.path):
        yield "gap_reading"
    formation = formation_of(order, mover)
    if game.terrain.ledges and any(_over_edge(game, placed) for placed in formation.all.values()):
        yield "high_ground_edge"
    if isinstance(order, Deploy):
        yield from dict.fromkeys(setting for side in game.sides for setting in side.entry_readings)
    if isinstance(order, Deploy) and not order.via:
        yield DEPLOY_END
    if isinstance(order, Deploy) and game.state(order.unit).bonus:
        yield "deploy_bonus"
    if isinstance(order, Deploy) and any(
        near_zone(rules, game, mover.side, placed) for placed in formation.all.values()
    ):
        yield "zone_part"
        yield "zone_ends"
    if unsized_near(game, formation.all.values()):
        yield "token_size"
    if mover.base.is_round:
        left, top, right, bottom = formation.bounds
        bodies = [body for body in game.bodies.values() if body.placed and not body.placed.base.is_round]
        reach = mover.ground.distance + 0.01
        if any(not body.is_farther((left, top, right, bottom), reach) for body in bodies):
            yield "hydralisk_base"
        return
    if _corners_may_matter(game, order, formation, findings):
        yield "hydralisk_base"
    if len({pose.turn for pose in order.path}) > 1:
        yield "turn_cost"


def _corners_may_matter(game: StarcraftGame, order: Moving, formation: Formation, findings: Sequence[Finding]) -> bool:
    """An oval lies within its rectangle: where that is allowed, the oval can only be too far from something."""
    if game.setting("hydralisk_base") != "rectangle" or isinstance(order, Charge | Deploy):
        return True
    if any(finding.refuses for finding in findings):
        return True
    spread = max((formation.spread(number) for number in formation.others), default=0.0)
    return spread + _CORNER > formation.mover.coherency


def _over_edge(game: StarcraftGame, placed: Placed) -> bool:
    return any(
        apart(separation_from(placed, rim.area)) is Fit.BROKEN for ledge in game.terrain.ledges for rim in ledge.rims
    )


def unsized_near(game: StarcraftGame, places: Iterable[Placed]) -> bool:
    """Whether a token whose size no text gives lies so near to one of these that its size may matter."""
    tokens = [token for token in game.tokens.values() if token.kind.base is None]
    return bool(tokens) and any(gap(token.placed, placed) < _TOKENS for placed in places for token in tokens)


def read_as(rules: Rulebook, game: StarcraftGame, name: str, reading: str) -> StarcraftGame:
    """The position as another reading has it, made once, so that what is known of it is kept as well."""
    return _READ.of(game, (id(rules), name, reading), lambda: (rules, _read_as(rules, game, name, reading)))[1]


_READ: OncePerPosition[tuple[Rulebook, StarcraftGame]] = OncePerPosition()


def _read_as(rules: Rulebook, game: StarcraftGame, name: str, reading: str) -> StarcraftGame:
    settings = {**game.mission.settings, name: reading}
    game = replace(game, mission=replace(game.mission, settings=settings))
    if name == "high_ground_edge":
        return replace(game, terrain=make_terrain(rules, game.mission))
    if name == "token_size":
        tokens = {id: replace(one, base=base_of(game, one.kind)) for id, one in game.tokens.items()}
        return replace(game, tokens=tokens)
    if name != "hydralisk_base":
        return game
    shape = _SHAPES[reading]
    # No other base is anything but round.
    models = {
        id: replace(model, base=Base(shape, model.base.width, model.base.depth))
        for id, model in game.models.items()
        if not model.base.is_round
    }
    bodies = {id: Obstacle.base(id, model.placed) for id, model in models.items() if model.on_table}
    return replace(game, models={**game.models, **models}, bodies={**game.bodies, **bodies})
