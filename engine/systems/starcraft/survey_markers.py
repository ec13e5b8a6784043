"""Who would control each marker if the round were scored now, who counts there, and who is near and does not."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import RuleRef, Severity, Where
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.survey import Row
from engine.systems.starcraft.contest import (
    GATHER,
    contesting,
    controller,
    is_active,
    marker_point,
    markers,
    near_marker,
    objective_supply,
    supply_at,
    why_not,
)
from engine.systems.starcraft.names import name
from engine.systems.starcraft.points import ARTEFACT_HUNT, DIVIDE, points, quarter_supply, quarters
from engine.systems.starcraft.readings_markers import other_readings_of_control
from engine.systems.starcraft.scoring import controls
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.systems.starcraft.words import WORDS
from engine.tongue import tr, tr_later
from engine.wording import inches, say
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import gap_to_point, nearest_points
from geometry.pose import Point, Pose

_WHY = {
    tr_later("Flying"): "flying_markers",
    tr_later("a Structure"): "structures",
    "BURROWED": "burrowed_markers",
    tr_later("Out of Coherency"): "adrift",
}
_CARDS = {GATHER: "gather_markers", ARTEFACT_HUNT: "artefacts_home"}


def held(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """Each marker, then what the round would be worth, then what other readings of the settings would leave to whom."""
    now = replace(game, control=controls(rules, game))
    for marker in markers(game):
        yield _whose(rules, game, now, marker)
        at = marker_point(game, marker)
        if at is not None:
            yield from _near(rules, game, marker, at)
    if game.card.scoring == DIVIDE:
        yield from _quarters(rules, now)
    yield from _worth(rules, now)
    scoring = replace(game, awaiting=Awaiting.CONTROL, held=game.control)
    for finding in other_readings_of_control(rules, scoring):
        sentence = say(finding, WORDS, lambda id: name(game, id))
        text = f"{sentence.head}. {sentence.reason}." if sentence.reason else f"{sentence.head}."
        yield Row(text, finding.rule, finding.severity, finding.subjects, setting=finding.setting)


def _whose(rules: Rulebook, game: StarcraftGame, now: StarcraftGame, marker: Marker) -> Row:
    there, supply = contesting(rules, game, marker), supply_at(rules, game, marker)
    owner = now.control.get(marker.id)
    told = [
        tr(
            "{side} has Supply {supply} there by {listed}",
            side=name(game, side),
            supply=supply[side],
            listed=tr(" and ").join(name(game, unit) for unit in units),
        )
        for side, units in there.items()
        if units
    ]
    whose = tr("{owner}'s", owner=name(game, owner)) if owner else tr("nobody's")
    why = ", ".join(told) if told else tr("nobody contests it")
    if controller(rules, replace(game, control={}), marker) is None and owner is not None:
        why += tr("; control stays as it was")
    elif owner is None and told:
        why += tr(", and neither has more")
    active = "" if is_active(game, marker) else tr(" It is not active.")
    carried = game.marks.carried.get(marker.id)
    lies = tr(" It is carried by {carried}.", carried=name(game, carried)) if carried else ""
    return Row(
        tr(
            "{marker} is {whose}: {why}.{lies}{active}",
            marker=marker.name,
            whose=whose,
            why=why,
            lies=lies,
            active=active,
        ),
        _rule(rules, "marker_supply_0" if owner and told and not any(supply.values()) else "marker_control"),
        Severity.PASSED,
        (marker.id, *(unit for units in there.values() for unit in units)),
        where=_disc(rules, game, marker),
    )


def _near(rules: Rulebook, game: StarcraftGame, marker: Marker, at: Point) -> Iterator[Row]:
    """Each unit within reach of a marker: what it counts, or why it does not."""
    lies = Placed(Base.round(marker.diameter), Pose(*at))
    reach = rules.figure("marker_range")
    for unit in game.mission.units:
        if not near_marker(rules, game, unit.id, marker):
            continue
        nearest = min(game.standing_of(unit.id), key=lambda model: gap_to_point(model.placed, at))
        away = max(0.0, gap_to_point(nearest.placed, at) - marker.diameter / 2)
        line = nearest_points(nearest.placed, lies)
        where = Where(whole=Area.disc(at, reach + marker.diameter / 2), line=line, spot=line[0])
        why = why_not(rules, game, unit.id, marker)
        who = tr(
            "{unit}, {away} from {marker},", unit=name(game, unit.id), away=inches(away, reach), marker=marker.name
        )
        text, clause = (
            tr(
                "{who} contests it with Supply {objective_supply}.",
                who=who,
                objective_supply=objective_supply(rules, game, unit.id),
            ),
            "marker_contest",
        )
        if why:
            text = tr("{who} does not contest it: {because}.", who=who, because=_because(why))
            clause = _WHY.get(why, "marker_sight")
        yield Row(text, _rule(rules, clause), Severity.PASSED, (unit.id, marker.id), away, reach, where=where)


def _because(why: str) -> str:
    return tr(why) if why.startswith(("at ", "no ", "it ")) else tr("it is {why}", why=why)


def _quarters(rules: Rulebook, now: StarcraftGame) -> Iterator[Row]:
    for called, area in quarters(now).items():
        supply = {side.id: quarter_supply(rules, now, area, side.id) for side in now.sides}
        ahead = [side for side, count in supply.items() if count > supply[now.opponent(side)]]
        told = ", ".join(f"{name(now, side)} {count}" for side, count in supply.items())
        whose = tr("{owner}'s", owner=name(now, ahead[0])) if ahead else tr("nobody's")
        text = tr(
            "The {called} quarter is {whose}: Supply wholly within it is {told}.", called=called, whose=whose, told=told
        )
        yield Row(text, _rule(rules, "divide_and_conquer"), where=Where(whole=area, spot=area.inside_point))


def _worth(rules: Rulebook, now: StarcraftGame) -> Iterator[Row]:
    """What the round would bring if it were scored as models stand."""
    clause = _CARDS.get(now.card.scoring, now.card.scoring.replace("-", "_"))
    for side in now.sides:
        scored = [entry for entry in points(rules, now, side.id) if entry.vp]
        why = ", ".join(tr("{vp} for {reason}", vp=entry.vp, reason=entry.reason) for entry in scored)
        vp = sum(entry.vp for entry in scored)
        text = tr(
            "Scored now, round {round} is worth {vp} VP to {side}{words}.",
            round=now.round,
            vp=vp,
            side=side.name,
            words=f": {why}" if why else "",
        )
        yield Row(text, _rule(rules, clause), Severity.PASSED, (side.id,), float(vp), counted=True)


def _disc(rules: Rulebook, game: StarcraftGame, marker: Marker) -> Where:
    at = marker_point(game, marker)
    if at is None:
        return Where()
    return Where(whole=Area.disc(at, rules.figure("marker_range") + marker.diameter / 2), spot=at)


def _rule(rules: Rulebook, clause: str) -> RuleRef:
    return rules.clauses[clause].ref
