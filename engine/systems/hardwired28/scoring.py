"""How each mission counts, how it ends, and who would win if it ended now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from engine.game import Model
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import HardwiredCard, Kind
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import enemy_of, middle, quarters, quarters_met
from engine.tongue import tr, tr_later
from geometry.gaps import gap_to_point
from geometry.pose import Point
from geometry.tolerance import at_most

EXTRACTION, CONTROL, QUADRANTS, SEIZURE = "extraction", "control", "quadrants", "seizure"
ASSASSINATION, BREAKTHROUGH, TRIANGULATION, SABOTAGE = "assassination", "breakthrough", "triangulation", "sabotage"
HEIST, UPLINK, LOCKDOWN, ESCORT = "heist", "uplink", "lockdown", "escort"
SIGNAL, SOURCE = "signal", "source"

CARRIED = (EXTRACTION, ESCORT, SOURCE)
"""Missions of something that a model takes along."""

Count = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Ahead:
    """The side that is ahead, and by what."""

    side: str
    why: str


def card_of(game: HardwiredGame) -> HardwiredCard:
    card = game.mission.card
    if not isinstance(card, HardwiredCard):
        raise TypeError(f"{card.name} is no mission of Hardwired 28")
    return card


def scoring(game: HardwiredGame) -> str:
    return card_of(game).scoring


def is_heavy(game: HardwiredGame) -> bool:
    """What is carried in this mission halves the Move of its carrier; no text says so of the Source."""
    return scoring(game) in (EXTRACTION, ESCORT)


def hinders(game: HardwiredGame, model: Model) -> bool:
    """It carries what keeps its carrier from Disengaging."""
    return scoring(game) == EXTRACTION and game.carries(model.id) is not None


def burden(game: HardwiredGame, model: Model) -> str:
    """What carrying does to a model, in words that follow what it carries."""
    slowed = tr(": half its Move, rounded down") if is_heavy(game) else ""
    return tr("{slowed}, and no Disengage", slowed=slowed) if hinders(game, model) else slowed


def mission_markers(game: HardwiredGame) -> tuple[Marker, ...]:
    """The markers of the mission itself that are in play; loot is none of them."""
    kinds = {laid.kind for laid in card_of(game).markers}
    return tuple(one for one in game.mission.markers if one.kind in kinds and one.id not in game.taken)


def aggressor(game: HardwiredGame) -> str:
    """Also the Discoverer and the Extractor of the two trigger missions."""
    return card_of(game).aggressor or game.players()[0].id


def defender(game: HardwiredGame) -> str:
    return enemy_of(game, aggressor(game))


def first_player(game: HardwiredGame) -> str:
    return card_of(game).first_player or game.players()[0].id


# who counts where


def counted_within(game: HardwiredGame, at: Point, rim: float = 0.0) -> Count:
    """Squad models by side whose base is within the mission's radius of a point, or of the rim of a marker round it.

    Models that are out or fleeing do not count; a model at the very limit does.
    """
    radius = card_of(game).radius
    counts = dict.fromkeys((side.id for side in game.players()), 0)
    for model in game.on_table():
        counts_at_all = game.kind(model) is Kind.SQUAD and model.id not in game.fleeing
        if counts_at_all and at_most(max(0.0, gap_to_point(model.placed, at) - rim), radius):
            counts[game.side_of(model)] += 1
    return counts


def counted_at(game: HardwiredGame, marker: Marker) -> Count:
    return counted_within(game, game.marker_at(marker.id), marker.diameter / 2)


def held_quarters(game: HardwiredGame) -> Mapping[int, Count]:
    """Models by quarter and side. One on a line counts where its owner says, and nowhere until it has been said."""
    counts = {number: dict.fromkeys((side.id for side in game.players()), 0) for number, _, _ in quarters(game)}
    for model in game.on_table():
        if game.kind(model) is not Kind.SQUAD or model.id in game.fleeing:
            continue
        met = quarters_met(game, model.placed)
        chosen = met[0] if len(met) == 1 else game.tally.quarters.get(model.id)
        if chosen in met:
            counts[chosen][game.side_of(model)] += 1
    return counts


def survivors(game: HardwiredGame) -> Count:
    """Squad models on the table, by side."""
    counts = dict.fromkeys((side.id for side in game.players()), 0)
    for model in game.on_table():
        if game.kind(model) is Kind.SQUAD:
            counts[game.side_of(model)] += 1
    return counts


def more(counts: Count) -> str | None:
    """The side that has more than any other."""
    most = max(counts.values(), default=0)
    sides = [side for side, count in counts.items() if count == most]
    return sides[0] if len(sides) == 1 else None


def score(game: HardwiredGame) -> Count:
    """What the mission counts, by side, as the table stands."""
    return COUNTS[scoring(game)](game)


# what a side has


def _points(game: HardwiredGame) -> Count:
    return {side.id: game.tally.points_of(side.id) for side in game.players()}


def _claims(game: HardwiredGame) -> Count:
    owners = list(game.tally.claims.values())
    return {side.id: owners.count(side.id) for side in game.players()}


def _carriers(game: HardwiredGame) -> Count:
    owners = [game.side_of(game.models[carrier]) for carrier in game.carried.values()]
    return {side.id: owners.count(side.id) for side in game.players()}


def _middle(game: HardwiredGame) -> Count:
    return counted_within(game, middle(game))


def _quarters(game: HardwiredGame) -> Count:
    holders = [more(counts) for counts in held_quarters(game).values()]
    return {side.id: holders.count(side.id) for side in game.players()}


def _nodes(game: HardwiredGame) -> Count:
    live = dict.fromkeys((side.id for side in game.players()), 0)
    for marker in mission_markers(game):
        there = [side for side, count in counted_at(game, marker).items() if count]
        if len(there) == 1:
            live[there[0]] += 1
    return live


def _control(game: HardwiredGame) -> Count:
    return {side.id: int(game.tally.controls == side.id) for side in game.players()}


def _nothing(game: HardwiredGame) -> Count:
    return dict.fromkeys((side.id for side in game.players()), 0)


COUNTS: Mapping[str, Callable[[HardwiredGame], Count]] = {
    EXTRACTION: _carriers,
    CONTROL: _middle,
    QUADRANTS: _quarters,
    SEIZURE: _points,
    ASSASSINATION: _nothing,
    BREAKTHROUGH: _points,
    TRIANGULATION: _claims,
    SABOTAGE: _claims,
    HEIST: _points,
    UPLINK: _nodes,
    LOCKDOWN: _points,
    ESCORT: _carriers,
    SIGNAL: _control,
    SOURCE: _carriers,
}
UNITS: Mapping[str, str] = {
    EXTRACTION: tr_later("the objective in hand"),
    CONTROL: tr_later("models within reach of the middle"),
    QUADRANTS: tr_later("quarters held"),
    SEIZURE: tr_later("rounds at the beacon"),
    ASSASSINATION: tr_later("targets felled"),
    BREAKTHROUGH: tr_later("models over the edge"),
    TRIANGULATION: tr_later("signals claimed"),
    SABOTAGE: tr_later("conduits severed"),
    HEIST: "downloads",
    UPLINK: tr_later("nodes live"),
    LOCKDOWN: "steps",
    ESCORT: tr_later("the informant in charge"),
    SIGNAL: tr_later("the relay under control"),
    SOURCE: tr_later("the Source in hand"),
}
"""What is counted, in words that follow a number or a name."""


def ahead(game: HardwiredGame) -> Ahead:
    """Who wins if the game ends now: by the mission's count, else by what breaks its tie, else the Defender."""
    tally, kind = game.tally, scoring(game)
    if tally.winner is not None:
        return Ahead(tally.winner, tally.why)
    counts = score(game)
    best = more(counts)
    if best is not None and counts[best]:
        return Ahead(best, f"{tr(UNITS[kind])}, {_told(game, counts)}")
    if kind == SEIZURE:
        (beacon,) = mission_markers(game)
        near = counted_at(game, beacon)
        nearer = more(near)
        if nearer is not None:
            return Ahead(nearer, tr("equal rounds; models at the beacon, {told}", told=_told(game, near)))
    if kind == SOURCE:
        return Ahead(defender(game), tr("the Extractor has not got the Source away"))
    left = survivors(game)
    most = more(left)
    if most is not None:
        return Ahead(most, tr("most survivors, {told}", told=_told(game, left)))
    return Ahead(defender(game), tr("equal survivors, and a tie is the Defender's"))


def _told(game: HardwiredGame, counts: Count) -> str:
    return tr(" to ").join(f"{name_of(game, side)} {count}" for side, count in counts.items())


# what happens by itself


def at_round_end(game: HardwiredGame) -> HardwiredGame:
    """The round is over, whether or not another follows: Seizure scores."""
    if scoring(game) != SEIZURE:
        return game
    (beacon,) = mission_markers(game)
    best = more(counted_at(game, beacon))
    return game if best is None else with_points(game, best, 1)


def at_round_start(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """Marks with no friend beside them lapse, the terminal is free again, and the relay has a master."""
    tally = replace(game.tally, used=frozenset())
    if scoring(game) == SABOTAGE:
        kept = {marker: side for marker, side in tally.marks.items() if _friend_beside(rules, game, marker, side)}
        tally = replace(tally, marks=kept)
    if scoring(game) == SIGNAL:
        (relay,) = mission_markers(game)
        tally = replace(tally, controls=more(counted_at(game, relay)))
    return replace(game, tally=tally)


def _friend_beside(rules: Rulebook, game: HardwiredGame, marker: str, side: str) -> bool:
    at, rim = game.marker_at(marker), game.mission.marker(marker).diameter / 2
    return any(
        at_most(max(0.0, gap_to_point(model.placed, at) - rim), rules.figure("interact_range"))
        for model in game.on_table()
        if game.kind(model) is Kind.SQUAD and game.side_of(model) == side
    )


def with_points(game: HardwiredGame, side: str, more_points: int) -> HardwiredGame:
    """Never below 0."""
    points = {**game.tally.points, side: max(0, game.tally.points_of(side) + more_points)}
    return replace(game, tally=replace(game.tally, points=points))


def won(game: HardwiredGame, side: str, why: str) -> HardwiredGame:
    return replace(game, ended=True, tally=replace(game.tally, winner=side, why=why))


def decide(game: HardwiredGame) -> HardwiredGame:
    """Ends a game that its mission decides at once."""
    if game.ended:
        return game
    kind, needed = scoring(game), card_of(game).needed
    if kind in (HEIST, LOCKDOWN):
        for side in game.players():
            if game.tally.points_of(side.id) >= needed:
                return won(game, side.id, f"{needed} {tr(UNITS[kind])}")
    if kind == SABOTAGE:
        for marker, owner in game.tally.claims.items():
            return won(game, owner, tr("{name_of} is severed", name_of=name_of(game, marker)))
    if kind == ASSASSINATION:
        for hunter, target in game.tally.named.items():
            if not game.models[target].on_table or target in game.fleeing:
                return won(game, hunter, tr("its target, {name_of}, has fallen or fled", name_of=name_of(game, target)))
    if kind == SOURCE and not any(game.alive_of(unit.id) for unit in game.units_of(aggressor(game))):
        return won(game, defender(game), tr("no model of the Extractor is left"))
    return game
