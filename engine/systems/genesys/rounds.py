"""What a Game Round has beside its turns: challenges to initiative, missions that are rolled, End Game rounds."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.genesys import command
from engine.systems.genesys.bench import Bench, at_least
from engine.systems.genesys.orders import Challenge, Prolong, RollMission, WriteCard
from engine.systems.genesys.state import GenesysGame, Stage
from engine.tongue import tr, tr_later

SHARED = "shared"
"""Whose mission the secondary one is."""
TO_SECOND_LIST = tr_later("One of the second list, a die for it still to be rolled")


def may_challenge(game: GenesysGame) -> bool:
    """Before the first activation of a Game Round, once."""
    fresh = not game.activated and game.activation is None and game.turns == 1
    return game.stage is Stage.TURNS and not game.ended and fresh and not game.challenged


def judge_challenge(bench: Bench, order: Challenge) -> Iterator[Finding]:
    game = bench.game
    yield bench.checked("challenge.open", may_challenge(game), order.by)
    yield bench.checked("challenge.own", order.by != game.turn_of, order.by)
    sides = bench.rules.count("roll_off_sides")
    for side in game.sides:
        rolled = order.rolled.get(side, ())
        kept = len(rolled) == 1 and all(1 <= die <= sides for die in rolled)
        yield bench.checked("dice.typed", kept, whose=game.mission.side(side).name, asked=f"1 d{sides}")
    yield from (bench.unknown(tr("side {side}", side=side)) for side in order.rolled if side not in game.sides)
    value = command.maximum(game, order.by)
    if not is_won(game, order) and command.maximum(lowered(bench.rules, game, order.by), order.by) == value:
        yield bench.finding("challenge.costs_nothing", Severity.LEFT_TO_YOU, order.by, value=str(value))


def totals(game: GenesysGame, rolled: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Each side's die and its highest Command."""
    return {side: sum(rolled.get(side, ())) + command.highest_command(game, side) for side in game.sides}


def is_won(game: GenesysGame, order: Challenge) -> bool:
    """The challenger must beat the other side; a tie is a failure."""
    rolled = totals(game, order.rolled)
    return all(rolled[order.by] > total for side, total in rolled.items() if side != order.by)


def challenged(rules: Rulebook, game: GenesysGame, order: Challenge) -> GenesysGame:
    """Won, the challenger begins; lost, its Command Value is lower until the Game Round ends."""
    game = replace(game, challenged=True)
    if is_won(game, order):
        return replace(game, turn_of=order.by)
    return lowered(rules, game, order.by)


def lowered(rules: Rulebook, game: GenesysGame, side: str) -> GenesysGame:
    loss = rules.count("challenge_loss")
    return replace(game, lowered={**game.lowered, side: game.lowered.get(side, 0) + loss})


def may_prolong(rules: Rulebook, game: GenesysGame, side: str) -> bool:
    """The game has ended after its last Game Round, and the side may roll for another."""
    return game.ended and game.round < rules.count("end_game_to") and not has_rolled_in_vain(game, side)


def has_rolled_in_vain(game: GenesysGame, side: str) -> bool:
    """A failed roll ends the game for the side that made it, or by a setting for both."""
    return bool(game.in_vain) if game.mission.settings["end_game"] == "one_roll" else side in game.in_vain


def judge_prolong(bench: Bench, order: Prolong) -> Iterator[Finding]:
    game = bench.game
    if not game.ended or game.round >= bench.rules.count("end_game_to"):
        yield bench.refused("game.over")
        return
    if has_rolled_in_vain(game, order.by):
        yield bench.refused("game.in_vain", order.by, setting="end_game", round=str(game.round + 1))
        return
    model = game.models.get(order.model)
    if model is None:
        yield bench.unknown(tr("model {model}", model=order.model))
        return
    yield bench.checked("remove.gone", model.on_table, order.model)
    yield bench.checked("game.own_model", game.side_of(model) == order.by, order.model, order.by)
    sides = bench.rules.count("roll_off_sides")
    kept = len(order.rolled) == 1 and all(1 <= die <= sides for die in order.rolled)
    yield bench.checked("dice.typed", kept, whose=tr("the roll"), asked=f"1 d{sides}")
    if kept:
        yield bench.checked("game.prolonged", True, order.model, outcome=_outcome(game, order))


def _outcome(game: GenesysGame, order: Prolong) -> str:
    total, asked = prolong_total(game, order), game.round + 1
    played = tr("is played") if total >= asked else tr("is not played for this roll")
    return tr("{total} of {asked}: Game Round {asked} {played}", total=total, asked=asked, played=played)


def prolong_total(game: GenesysGame, order: Prolong) -> int:
    return sum(order.rolled) + game.profile_of(game.model(order.model).unit).command


def prolonged(game: GenesysGame, order: Prolong) -> GenesysGame:
    """Another Game Round where the total reaches its number."""
    if prolong_total(game, order) < game.round + 1:
        return replace(game, in_vain=game.in_vain | {order.by})
    return next_round(replace(game, ended=False, in_vain=frozenset()), game.first_done or game.sides[0])


def next_round(game: GenesysGame, first: str) -> GenesysGame:
    """Held Actions lapse. Who finished first has the first turn."""
    return replace(
        game,
        round=game.round + 1,
        turn_of=first,
        turns=1,
        activated=frozenset(),
        actions={},
        first_done=None,
        challenged=False,
        lowered={},
        kept_back=frozenset(),
    )


def judge_mission(bench: Bench, order: RollMission) -> Iterator[Finding]:
    """Once for each side and once for both; a side whose die says so rolls again, on the second list."""
    game, key = bench.game, mission_of(order)
    whose = tr("both sides") if order.shared else game.mission.side(order.by).name
    kept = key not in game.missions or key in game.second_list
    yield bench.checked("mission.once", kept, order.by, whose=whose)
    sides = bench.rules.count("mission_sides")
    kept = len(order.rolled) == 1 and all(1 <= die <= sides for die in order.rolled)
    yield bench.checked("dice.typed", kept, whose=tr("the mission"), asked=f"1 d{sides}")
    if order.shared:
        after = bench.rules.count("secondary_after")
        begun = bench.game.round > after or bench.game.ended
        yield bench.checked("mission.secondary", begun, order.by, measure=at_least(bench.game.round - 1, after))


def mission_name(game: GenesysGame, order: RollMission) -> str:
    """What the die names: a primary of the card, or one of the second list, whose names no public text gives.

    A card of a table's own that names none has its missions told by their numbers.
    """
    names, number = game.primaries, sum(order.rolled)
    if order.shared or order.by in game.second_list:
        return tr("Second list, {number}", number=number)
    if not names:
        return tr("Mission {number}", number=number)
    return names[number - 1] if 1 <= number <= len(names) else TO_SECOND_LIST


def mission_of(order: RollMission | WriteCard) -> str:
    """Whose mission it is: a side's, or ``shared``."""
    return SHARED if order.shared else order.by


def with_mission(game: GenesysGame, order: RollMission) -> GenesysGame:
    whose, name = mission_of(order), mission_name(game, order)
    second = game.second_list | {whose} if name == TO_SECOND_LIST else game.second_list - {whose}
    cards = {**game.cards, whose: order.text} if order.text else game.cards
    return replace(game, missions={**game.missions, whose: name}, cards=cards, second_list=second)


def judge_card(bench: Bench, order: WriteCard) -> Iterator[Finding]:
    """A card is filled in once it is known which mission it is of."""
    game, key = bench.game, mission_of(order)
    whose = tr("both sides") if order.shared else game.mission.side(order.by).name
    yield bench.checked("mission.rolled", key in game.missions and key not in game.second_list, order.by, whose=whose)


def with_card(game: GenesysGame, order: WriteCard) -> GenesysGame:
    return replace(game, cards={**game.cards, mission_of(order): order.text})


def mission_told(game: GenesysGame, whose: str) -> str:
    """The name of a mission that was rolled, and what its card says."""
    card = game.cards.get(whose, "")
    name = tr(game.missions[whose])
    return f"{name}: {card}" if card else name
