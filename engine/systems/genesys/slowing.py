"""Difficult ground and climbing, where a table has set itself a cost for them: none is from the rulebook.

A piece that costs once is paid for when a model's way through its activation touches it, however often; ground that
costs by the inch is measured along the way. Both are exact along a path. What is drawn is made of the ways that keep
off such pieces and of those that pay for some: never more than is allowed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.ground import Ground, Obstacle, is_clear, slide_area
from engine.manoeuvres import led, reach_of, turns
from engine.mission import Piece
from engine.rulebook import Rulebook
from engine.systems.genesys.bench import Bench, Measure
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import CLIMBABLE, DIFFICULT, obstacle_of
from engine.tongue import tr
from engine.wording import whole
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import separation_from
from geometry.keepout import on_table
from geometry.pose import Pose
from geometry.routes.difficult import Patch, cost_along
from geometry.routes.losses import Penalty, lost_along
from geometry.routes.slow_ground import estimated_reach
from geometry.routes.slow_lines import slowed_lines
from geometry.tolerance import TOLERANCE, Fit, at_most
from geometry.travel import travel

MOST_PAID = 4
"""So many pieces near a model may be paid for in every choice of them; of more, each alone, all, or none."""

Way = tuple[Pose, ...]


@dataclass(frozen=True, slots=True)
class Slow:
    """A piece with its cost: ``loss`` inches once, or ``factor`` inches for each inch over it. ``setting`` set it."""

    piece: Piece
    setting: str
    loss: float = 0.0
    factor: float = 1.0

    @property
    def penalty(self) -> Penalty:
        """Touched within the tolerance, a piece is not paid for."""
        return Penalty(self.piece.outline.grown(-TOLERANCE), self.loss)

    @property
    def patch(self) -> Patch:
        return Patch(self.piece.outline, self.factor)

    @property
    def wall(self) -> Obstacle:
        return obstacle_of(self.piece)


@dataclass(frozen=True, slots=True)
class Choice:
    """Ways that keep off ``walls``, and how far a base may travel on them in all."""

    walls: tuple[Slow, ...]
    limit: float

    def on(self, ground: Ground) -> Ground:
        if not self.walls:
            return ground
        return replace(ground, no_way=(*ground.no_way, *(slow.wall for slow in self.walls)))


def slow_pieces(rules: Rulebook, game: GenesysGame) -> tuple[Slow, ...]:
    """The pieces that cost something as set for this table."""
    difficult, climbing = game.mission.settings["difficult_ground"], game.mission.settings["climbing"]
    if difficult == "off" and climbing == "off":
        return ()
    found = []
    for piece in game.mission.terrain:
        if piece.id in game.removed:
            continue
        if DIFFICULT in piece.traits and difficult == "double":
            found.append(Slow(piece, "difficult_ground", factor=rules.figure("difficult_factor")))
        elif DIFFICULT in piece.traits and isinstance(difficult, float):
            found.append(Slow(piece, "difficult_ground", loss=difficult))
        if CLIMBABLE in piece.traits and climbing == "height" and piece.height:
            found.append(Slow(piece, tr("climbing"), loss=piece.height))
    return tuple(found)


def paid_for(slow: Sequence[Slow], base: Base, way: Way) -> tuple[tuple[Slow, float], ...]:
    """The pieces that a way through an activation pays for, each with its inches; ground by the inch in one sum."""
    once = [one for one in slow if one.loss]
    found = [(once[i], once[i].loss) for i in lost_along(way, base, [one.penalty for one in once])]
    by_inch = [one for one in slow if one.factor > 1]
    if by_inch and len(way) > 1:
        cost = cost_along(way, base, [one.patch for one in by_inch])
        more = cost.total - cost.travelled
        if more > 0:
            met = next((one for one in by_inch if cost_along(way, base, [one.patch]).slowed > 0), by_inch[0])
            found.append((met, more))
    return tuple(found)


def extra(slow: Sequence[Slow], base: Base, way: Way) -> float:
    """Inches of movement that a way costs beyond what is travelled."""
    return sum(inches for _, inches in paid_for(slow, base, way)) if slow else 0.0


def spent(slow: Sequence[Slow], base: Base, way: Way) -> float:
    """Inches of movement that a way takes in all."""
    return travel(base, way) + extra(slow, base, way)


def judge_slowed(bench: Bench, lost: Sequence[tuple[Slow, float]], model: Model, way: Way) -> Iterator[Finding]:
    """What the table has set itself, told wherever it costs something."""
    for one, cost in lost:
        yield bench.finding(
            "move.slowed",
            Severity.OTHER_READING,
            model.id,
            one.piece.id,
            measure=Measure(cost),
            setting=one.setting,
            where=Where(whole=one.piece.outline, spot=one.piece.outline.nearest(way[-1].point)),
            reading=bench.rules.settings[one.setting].readings["off"],
        )


def choices(slow: Sequence[Slow], base: Base, gone: Way, limit: float, turn: float) -> Iterator[Choice]:
    """What may be paid for from here on, to rest at ``turn``, the cheapest first. One choice without walls where
    nothing is near."""
    here, so_far = gone[-1], travel(base, gone)
    before = paid_for(slow, base, gone)
    budget = limit - sum(inches for _, inches in before)
    paid = [one for one, _ in before if one.loss]
    far = budget - so_far + base.outer_radius + TOLERANCE
    near = [one for one in slow if one.piece.outline.distance(here.point) <= far and one not in paid]
    once, by_inch = [one for one in near if one.loss], [one for one in near if one.factor > 1]
    in_it = any(separation_from(Placed(base, here), one.piece.outline) < 0 for one in by_inch)
    for bought in sorted(subsets(once), key=lambda some: sum(one.loss for one in some)):
        left = budget - sum(one.loss for one in bought)
        if left < so_far:
            continue
        kept = tuple(one for one in once if one not in bought)
        if not in_it:
            yield Choice((*kept, *by_inch), left)
        if by_inch:
            yield Choice(kept, so_far + _across(by_inch, base, here, left - so_far, turns(base, here.turn, turn)))


def _across(by_inch: Sequence[Slow], base: Base, here: Pose, left: float, turning: bool) -> float:
    """Inches that any way may travel: none of it is slowed before it has come to the nearest such ground, but a leg
    on which a base turns is slowed as a whole."""
    dearest = max(one.factor for one in by_inch)
    before = 0.0 if turning else min(one.piece.outline.distance(here.point) for one in by_inch) - base.outer_radius
    return (left + (dearest - 1.0) * min(max(before, 0.0), left)) / dearest


def subsets(pieces: Sequence[Slow]) -> list[tuple[Slow, ...]]:
    """The choices of pieces to pay for that are looked at."""
    if len(pieces) <= MOST_PAID:
        return list(chain.from_iterable(combinations(pieces, count) for count in range(len(pieces) + 1)))
    return [(), *((one,) for one in pieces), tuple(pieces)]


def slowed_reach(
    slow: Sequence[Slow], base: Base, gone: Way, turn: float, limit: float, ground: Ground, *, straight: bool = False
) -> Area:
    """As :func:`engine.manoeuvres.reach_of`, of ways that pay for what they touch. Never more than the truth.

    Exact for straight lines and where pieces cost once. Of ways round, and of a long base's turns, over ground that
    costs by the inch it is a bound, and no other is offered: a player draws them by hand.
    """
    if not slow:
        return reach_of(base, gone, turn, limit, ground, straight=straight)
    found = choices(slow, base, gone, limit, turn)
    ways = union(reach_of(base, gone, turn, one.limit, one.on(ground), straight=straight) for one in found)
    return ways if turns(base, gone[-1].turn, turn) else ways | union(_lines(slow, base, gone, limit, ground))


def _lines(slow: Sequence[Slow], base: Base, gone: Way, limit: float, ground: Ground) -> Iterator[Area]:
    """Straight slides over ground that costs by the inch, past the pieces that are not paid for once."""
    here, so_far = gone[-1], travel(base, gone)
    before = paid_for(slow, base, gone)
    left = limit - so_far - sum(inches for _, inches in before)
    by_inch = [one for one in slow if one.factor > 1]
    if not by_inch or left <= 0:
        return
    paid = [one for one, _ in before if one.loss]
    far = left + base.outer_radius
    once = [one for one in slow if one.loss and one not in paid and one.piece.outline.distance(here.point) <= far]
    for bought in subsets(once):
        rest = left - sum(one.loss for one in bought)
        if rest > 0:
            choice = Choice(tuple(one for one in once if one not in bought), rest)
            lines = slowed_lines(here.point, base, here.turn, [one.patch for one in by_inch], rest)
            yield lines & slide_area(base, here, rest, choice.on(ground))


def slowed_slide(slow: Sequence[Slow], base: Base, gone: Way, limit: float, ground: Ground) -> Area:
    """As :func:`engine.ground.slide_area` from where a model is, of slides that pay for what they touch."""
    so_far = travel(base, gone)
    if not slow:
        return slide_area(base, gone[-1], max(0.0, limit - so_far), ground)
    found = choices(slow, base, gone, limit, gone[-1].turn)
    return union(slide_area(base, gone[-1], max(0.0, one.limit - so_far), one.on(ground)) for one in found)


def led_slowly(
    slow: Sequence[Slow], base: Base, gone: Way, end: Pose, limit: float, ground: Ground, *, straight: bool = False
) -> Way:
    """As :func:`engine.manoeuvres.led`, by the cheapest way that the allowance suffices for."""
    plain = led(base, gone, end, limit, ground, straight=straight)
    if not slow or not extra(slow, base, (*gone, *plain)):
        return plain
    found = [(plain, limit)] if not _pays_by_inch(slow, base, gone, plain) else []
    found += [
        (led(base, gone, end, one.limit, one.on(ground), straight=straight), one.limit)
        for one in choices(slow, base, gone, limit, end.turn)
    ]
    if not turns(base, gone[-1].turn, end.turn):
        found.append(((end,), limit))
    kept = [
        (cost, way)
        for way, inches in found
        if at_most(travel(base, (*gone, *way)), inches) is not Fit.BROKEN
        and at_most(cost := spent(slow, base, (*gone, *way)), limit) is not Fit.BROKEN
        and is_clear(base, (gone[-1], *way), ground)
    ]
    return min(kept, key=lambda one: one[0])[1] if kept else _refused(plain, slow, base, gone, limit, ground)


def _pays_by_inch(slow: Sequence[Slow], base: Base, gone: Way, way: Way) -> bool:
    """A way round or a turn that does is not among those that are drawn."""
    by_inch = [one for one in slow if one.factor > 1]
    return extra(by_inch, base, (*gone, *way)) > extra(by_inch, base, gone) + TOLERANCE


def _refused(plain: Way, slow: Sequence[Slow], base: Base, gone: Way, limit: float, ground: Ground) -> Way:
    """The leg as it is drawn, or as a slide and a turn, for the verdict to say what is wrong with it."""
    end, slid = plain[-1], gone[-1].at(*plain[-1].point)
    allowed = at_most(spent(slow, base, (*gone, end)), limit) is not Fit.BROKEN
    return (slid, end) if allowed and is_clear(base, (gone[-1], end), ground) else (end,)


def estimated(slow: Sequence[Slow], base: Base, gone: Way, turn: float, limit: float, ground: Ground) -> Area:
    """About where ground that costs by the inch lets a base get to, to be drawn and never to be judged by. Empty where
    none is near, or where the base turns."""
    here, table = gone[-1], ground.table
    left = limit - spent(slow, base, gone)
    by_inch = [one for one in slow if one.factor > 1]
    if not by_inch or left <= 0 or (not base.is_round and turn != here.turn):
        return Area.empty()
    far = left + base.outer_radius
    near = [one for one in ground.no_way if not one.is_farther((here.x, here.y, here.x, here.y), far)]
    once = [one for one in slow if one.loss and one.piece.outline.distance(here.point) <= far]
    walls = [one.keep_out(base, turn) for one in (*near, *(one.wall for one in once))]
    patches = [Patch(one.wall.keep_out(base, turn), one.factor) for one in by_inch]
    return estimated_reach(here.point, left, walls, patches, on_table(table.width, table.height, base, turn)).area


def is_near(slow: Sequence[Slow], base: Base, gone: Way, limit: float) -> bool:
    """Whether some piece that costs could be touched from here, or has been paid for."""
    far = limit - travel(base, gone) + base.outer_radius
    return extra(slow, base, gone) > 0 or any(one.piece.outline.distance(gone[-1].point) <= far for one in slow)


def slow_notes(slow: Sequence[Slow]) -> tuple[str, ...]:
    """What is told while a model that could touch such a piece is in the hand."""
    settings = {one.setting for one in slow}
    words = {"difficult_ground": tr("Difficult ground"), "climbing": tr("Climbing")}
    told = tuple(tr("{word}: not from the rulebook", word=words[name]) for name in words if name in settings)
    by_inch = any(one.factor > 1 for one in slow)
    return (
        (*told, tr("The reach over difficult ground is an estimate; hatched is what is offered, judged exactly"))
        if by_inch
        else told
    )


def cost_words(rules: Rulebook, game: GenesysGame, piece: Piece) -> str:
    """What a piece costs as set for this table; empty where it costs nothing."""
    found = [one for one in slow_pieces(rules, game) if one.piece.id == piece.id]
    words = [
        tr("costs {loss} once it is touched in an activation", loss=whole(one.loss))
        if one.loss
        else tr("each inch over it counts as {factor:g}", factor=one.factor)
        for one in found
    ]
    return tr("{listed}; not from the rulebook", listed=tr(", and ").join(words)) if words else ""
