"""The table in words: for a screen reader, and for whoever would rather read it."""

from collections.abc import Iterator

from engine.game import Game, Model
from engine.gate import RuleSystem
from engine.picture import ModelMarks, Readout
from engine.wording import inches
from geometry.base import Placed
from geometry.gaps import farthest, gap_to_point, separation, separation_from
from geometry.tolerance import TOLERANCE
from gui.dialogs.sheet import Entry, Group
from gui.text import tr

NEAREST = 3
MARKERS_WITHIN = 9.0
TERRAIN_WITHIN = 3.0


def of_model(system: RuleSystem, game: Game, readout: Readout, id: str, at: Placed | None = None) -> tuple[str, ...]:
    """Sentences about one model, at ``at`` where it is in the hand: where it is, what is near it, what it holds to."""
    model = game.model(id)
    base = at or (model.placed if model.on_table else None)
    name = system.name(game, id)
    if base is None:
        return (tr("{name} is not on the table.").format(name=name),)
    said = [f"{name}, {game.mission.side(game.side_of(model)).name}, {_place(base)}."]
    said += [sentence for sentence in (_state(readout.marks.get(id)), _engaged(system, game, readout, id)) if sentence]
    said += _leader(system, game, readout, model, base)
    others = [one for one in game.on_table() if game.side_of(one) != game.side_of(model)]
    mates = [one for one in game.standing_of(model.unit) if one.id != id]
    said += _near(system, game, base, others, tr("Nearest of other sides"))
    said += _near(system, game, base, mates, tr("Nearest of its unit"))
    said += _things(system, game, readout, base)
    return tuple(said)


def _place(base: Placed) -> str:
    x, y = base.pose.point
    if base.base.is_round or base.pose.turn % 360 == 0:
        return _at(x, y)
    return tr("{place}, turned by {degrees:.0f}°").format(place=_at(x, y), degrees=base.pose.turn % 360)


def _at(x: float, y: float) -> str:
    return tr("{x} from the left, {y} from the top").format(x=inches(x), y=inches(y))


def _state_words(marks: ModelMarks | None) -> str:
    if marks is None:
        return ""
    words = [
        word
        for word, holds in (
            (tr("has acted"), marks.acted),
            (tr("hidden"), marks.hidden),
            (tr("out of coherency"), marks.adrift),
        )
        if holds
    ]
    if marks.health is not None:
        words.append(tr("{left} of {all} left").format(left=marks.health[0], all=marks.health[1]))
    words += marks.badges
    return ", ".join(words)


def _state(marks: ModelMarks | None) -> str:
    words = _state_words(marks)
    return tr("State: {words}.").format(words=words) if words else ""


def _engaged(system: RuleSystem, game: Game, readout: Readout, id: str) -> str:
    pairs = [b if a == id else a for a, b in readout.engaged if id in (a, b)]
    return (
        tr("Engaged with {names}.").format(names=", ".join(system.name(game, other) for other in pairs))
        if pairs
        else ""
    )


def _leader(system: RuleSystem, game: Game, readout: Readout, model: Model, base: Placed) -> Iterator[str]:
    word = readout.leader or tr("leader")
    for one in game.standing_of(model.unit):
        marks = readout.marks.get(one.id)
        if marks is not None and marks.leader:
            if one.id == model.id:
                yield f"{word[:1].upper()}{word[1:]}."
            else:
                far = inches(farthest(base, one.placed))
                yield tr("Its farthest point is {far} from {name} ({word}).").format(
                    far=far, name=system.name(game, one.id), word=word
                )


def _near(system: RuleSystem, game: Game, base: Placed, models: list[Model], head: str) -> Iterator[str]:
    found = sorted((separation(base, one.placed), one.id) for one in models)[:NEAREST]
    told = [f"{system.name(game, id)} {_far(gap)}" for gap, id in found]
    if told:
        yield f"{head}: {', '.join(told)}."


def _things(system: RuleSystem, game: Game, readout: Readout, base: Placed) -> Iterator[str]:
    markers = []
    for marker in game.mission.markers:
        at = readout.markers.get(marker.id, marker.at)
        if at is not None and (far := gap_to_point(base, at) - marker.diameter / 2) <= MARKERS_WITHIN:
            markers.append((far, marker.id))
    if markers:
        yield tr("Markers: {names}.").format(
            names=", ".join(f"{system.name(game, id)} {_far(far)}" for far, id in sorted(markers))
        )
    near = (
        (separation_from(base, piece.outline), piece.name or piece.kind)
        for piece in game.mission.terrain
        if piece.id not in game.removed
    )
    pieces = sorted((far, name) for far, name in near if far <= TERRAIN_WITHIN)[:NEAREST]
    if pieces:
        yield tr("Terrain: {names}.").format(names=", ".join(f"{name} {_far(far)}" for far, name in pieces))


def _far(gap: float) -> str:
    if abs(gap) <= TOLERANCE:
        return tr("touching")
    return inches(gap) if gap > 0 else tr("under its base")


def of_table(system: RuleSystem, game: Game, readout: Readout) -> tuple[Group, ...]:
    """Every unit with its models, the markers and the terrain that is left, by their places."""
    groups = []
    for side in game.mission.sides:
        entries = [entry for unit in game.units_of(side.id) for entry in _unit(system, game, readout, unit.id)]
        groups.append(Group(side.name, tuple(entries)))
    markers = [
        Entry(
            _at(*at),
            system.name(game, marker.id),
        )
        for marker in game.mission.markers
        if (at := readout.markers.get(marker.id, marker.at)) is not None
    ]
    groups.append(Group(tr("Markers"), tuple(markers)))
    pieces = [
        Entry(_extent(piece.outline.bounds), piece.name or piece.kind)
        for piece in game.mission.terrain
        if piece.id not in game.removed
    ]
    groups.append(Group(tr("Terrain"), tuple(pieces)))
    return tuple(group for group in groups if group.entries)


def _unit(system: RuleSystem, game: Game, readout: Readout, unit: str) -> Iterator[Entry]:
    models = game.standing_of(unit)
    if not models:
        waits = bool(game.alive_of(unit))
        yield Entry(tr("in Reserve") if waits else tr("off the table"), system.name(game, unit))
    for model in models:
        state = _state_words(readout.marks.get(model.id))
        yield Entry(f"{_place(model.placed)}{'; ' if state else ''}{state}", system.name(game, model.id))


def _extent(box: tuple[float, float, float, float]) -> str:
    left, top, right, bottom = box
    return tr("{left} to {right} from the left, {top} to {bottom} from the top").format(
        left=inches(left), right=inches(right), top=inches(top), bottom=inches(bottom)
    )
