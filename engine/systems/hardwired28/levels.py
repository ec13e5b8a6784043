"""Two that are near each other seen from above and stand at different heights: every distance here is flat."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left
from engine.systems.hardwired28.heights import height_at
from engine.systems.hardwired28.state import HardwiredGame
from engine.wording import whole
from geometry.base import Base, Placed
from geometry.pose import Pose


def judge_levels(rules: Rulebook, game: HardwiredGame, model: Model, target: str) -> Iterator[Finding]:
    """A note where a model and another, or a marker, stand at different heights: the text measures none."""
    ours, theirs = height_at(game, model.placed)[0], height_at(game, _placed(game, target))[0]
    if ours != theirs:
        yield left(rules, "height.across", model.id, target, ours=whole(ours), theirs=whole(theirs))


def _placed(game: HardwiredGame, target: str) -> Placed:
    """A marker lies on the highest piece it overlaps, as a base stands on it."""
    other = game.models.get(target)
    if other is not None:
        return other.placed
    return Placed(Base.round(game.mission.marker(target).diameter), Pose(*game.marker_at(target)))
