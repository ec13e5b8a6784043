"""Two that are near each other seen from above and stand at different heights."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import other_reading
from engine.systems.hardwired28.factions import OPEN, engaged_with
from engine.systems.hardwired28.readings import differing
from engine.systems.hardwired28.standing import climbable_pieces, height_at, marker_placed, span, span_to_marker
from engine.systems.hardwired28.state import HardwiredGame
from engine.wording import whole
from geometry.tolerance import at_most


def judge_levels(
    rules: Rulebook, game: HardwiredGame, model: Model, target: str, *limits: float | None
) -> Iterator[Finding]:
    """Where a distance counted otherwise would be on the other side of a limit: the text counts no heights, and names
    none to leave out."""
    asked = [limit for limit in limits if limit is not None]
    if not asked or not climbable_pieces(game):
        return
    other = game.models.get(target)

    def measure(read: HardwiredGame) -> object:
        if other is not None:
            apart = span(read, model.placed, other.placed)
        else:
            apart = span_to_marker(read, model.placed, target)
        return [bool(at_most(apart, limit)) for limit in asked]

    for name, reading in differing(rules, game, measure, "heights_apart"):
        ours = height_at(game, model.placed)[0]
        theirs = height_at(game, other.placed if other is not None else marker_placed(game, target))[0]
        yield other_reading(
            rules,
            "height.across",
            name,
            model.id,
            target,
            reading=reading,
            ours=whole(ours),
            theirs=whole(theirs),
        )


def judge_engaged(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    """The settings another reading of which would engage a model that is free, or free one that is Engaged."""
    names = (*OPEN, "cable_whip", *(("heights_apart",) if climbable_pieces(game) else ()))

    def measure(read: HardwiredGame) -> object:
        return bool(engaged_with(rules, read, model, model.placed))

    for name, reading in differing(rules, game, measure, *names):
        yield other_reading(rules, "action.other_reading", name, model.id, reading=reading)
