"""Who starts the next phase if this side passes now, or the other."""

from collections.abc import Iterator

from engine.picture import Notes
from engine.systems.starcraft.names import name
from engine.systems.starcraft.state import PHASES, Awaiting, Phase, StarcraftGame
from engine.tongue import tr


def forecast(game: StarcraftGame) -> Iterator[Notes]:
    """Nothing where no pass can change it."""
    if game.awaiting is not Awaiting.ACTIVATION or game.active is None or game.holder is None:
        return
    if game.phase is Phase.COMBAT:
        yield Notes(
            tr("If a side passes"),
            (tr("No pass moves the First Player Marker; {after_combat}", after_combat=_after_combat(game)),),
        )
        return
    following = PHASES[PHASES.index(game.phase) + 1].value
    if game.passed:
        first = name(game, game.passed[0])
        line = tr("{first} passed first and chooses who starts the {following} Phase", first=first, following=following)
        yield Notes(tr("If a side passes"), (line,))
        return
    mine, theirs = name(game, game.active), name(game, game.opponent(game.active))
    lines = (
        tr(
            "{mine} now: {mine} chooses who starts the {following} Phase, and {theirs} finishes this one",
            mine=mine,
            following=following,
            theirs=theirs,
        ),
        tr(
            "{theirs} first: {theirs} chooses who starts the {following} Phase, and {mine} finishes this one",
            theirs=theirs,
            following=following,
            mine=mine,
        ),
    )
    yield Notes(tr("If a side passes"), lines)


def _after_combat(game: StarcraftGame) -> str:
    """As VP stand; the round's own are still to come."""
    vp = {side.id: game.vp.get(side.id, 0) for side in game.sides}
    least = [side for side, points in vp.items() if points == min(vp.values())]
    if len(least) > 1:
        return tr("on equal VP the next round's is rolled off")
    return tr("with fewer VP {least} would have it in the next round", least=name(game, least[0]))
