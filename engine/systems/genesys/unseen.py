"""Why a squad has no shot at another: what of sight, arc and range fails, each with its measure."""

from collections.abc import Iterator

from engine.systems.genesys.engagement import gap_between
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import lookout
from engine.systems.genesys.watching import arc_of
from engine.tongue import tr, tr_later
from engine.wording import inches, whole
from geometry.arcs import FULL_CIRCLE, arc_area
from geometry.area import union
from geometry.meets import apart_from
from geometry.sight.seen import visible_area
from geometry.tolerance import at_most

UNSEEN = tr_later("out of sight")
"""What a setting decides: which pieces hide a model."""


def failing(game: GenesysGame, unit: str, target: str) -> str:
    """In words; where each is kept by some model of the squad and no model keeps all, it says so."""
    return ", ".join(map(tr, _failing(game, unit, target))) or tr("no model of it has sight, arc and range at once")


def _failing(game: GenesysGame, unit: str, target: str) -> Iterator[str]:
    table, arc, reach = game.mission.table, arc_of(game, unit), game.profile_of(unit).shooting_range
    shooters = [model.placed for model in game.standing_of(unit)]
    targets = [model.placed for model in game.standing_of(target)]
    seen = union(visible_area(one, lookout(game).outlines, table.area) for one in shooters)
    if not at_most(min(apart_from(seen)(one) for one in targets), 0.0):
        yield UNSEEN
    if arc < FULL_CIRCLE:
        turned = union(arc_area(one.pose, arc, table.width + table.height) for one in shooters)
        out = min(apart_from(turned)(one) for one in targets)
        if not at_most(out, 0.0):
            yield tr("{out} out of its arc of {arc:g}°", out=inches(out), arc=arc)
    if reach is not None:
        far = gap_between(game, unit, target)
        if not at_most(far, reach):
            yield tr("{far} away, of a range of {reach}", far=inches(far, reach), reach=whole(reach))
