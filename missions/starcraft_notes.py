"""What a reader should know of a StarCraft mission that plays, but hardly as it is meant."""

from collections.abc import Iterator

from engine.mission import Mission
from engine.systems.starcraft.drafting import CardsBrought
from engine.tongue import tr
from engine.wording import inches
from missions.problems import AND, did_you_mean, listed, quoted

SYSTEM = "starcraft"
RULED = ("grass", "ramp")
"""The kinds of terrain that a rule or the guide asks for."""
KINDS = frozenset({*RULED, "banner", "geyser", "obelisk", "plateau", "rock", "statue", "wall"})
"""Those of the catalogue and the maps beside them."""


def starcraft_notes(mission: Mission) -> Iterator[str]:
    if mission.system == SYSTEM:
        yield from _without_edges(mission)
        yield from _without_sizes(mission)
        yield from _words_of_terrain(mission)
        yield from _markers_over_the_edge(mission)
        yield from _of_other_factions(mission)
        yield from _brought_twice(mission)


def _without_edges(mission: Mission) -> Iterator[str]:
    """The draft still gives the edges."""
    if mission.draft is not None:
        return
    for side in mission.sides:
        if not side.entry and any(unit.side == side.id and not unit.poses for unit in mission.units):
            yield tr("{side} has units in Reserve and no Entry Edge to bring them in over.", side=side.name)


def _without_sizes(mission: Mission) -> Iterator[str]:
    for piece in mission.terrain:
        if piece.size is None:
            yield tr(
                "{piece} ({piece2}) has no Size and counts as higher than every model.",
                piece=piece.name,
                piece2=piece.id,
            )


def _words_of_terrain(mission: Mission) -> Iterator[str]:
    """Kinds that are meant as the ones a rule asks for, and traits, which this game does not have."""
    for piece in mission.terrain:
        if piece.kind not in KINDS and (near := did_you_mean(piece.kind, RULED)):
            yield tr(
                "No rule knows the kind {quoted} of {piece}{near}",
                quoted=quoted(piece.kind),
                piece=piece.name,
                near=near,
            )
    traits = {trait for piece in mission.terrain for trait in piece.traits}
    if traits:
        yield tr(
            "No rule asks for the traits {sorted}: Size and kind say what a piece does.",
            sorted=listed(sorted(traits), AND),
        )


def _markers_over_the_edge(mission: Mission) -> Iterator[str]:
    for marker in mission.markers:
        (x, y), radius = marker.at, marker.diameter / 2
        past = max(radius - x, radius - y, x + radius - mission.table.width, y + radius - mission.table.height)
        if round(past, 2) > 0:
            yield tr(
                "{marker} ({marker2}) reaches {past} past the table's edge.",
                marker=marker.name,
                marker2=marker.id,
                past=inches(past),
            )


def _of_other_factions(mission: Mission) -> Iterator[str]:
    """A mission's own profile need not say of which faction it is."""
    for unit in mission.units:
        side = mission.side(unit.side)
        if unit.profile.faction and unit.profile.faction != side.faction:
            yield tr(
                "{unit} ({unit2}) is {faction}, its side {side} {faction2}.",
                unit=unit.name,
                unit2=unit.id,
                faction=unit.profile.faction,
                side=side.name,
                faction2=side.faction,
            )


def _brought_twice(mission: Mission) -> Iterator[str]:
    """Allowed as it is set; by the other reading of the setting draft_copies it would not be."""
    if not isinstance(mission.draft, CardsBrought):
        return
    cards = mission.draft
    for side in mission.sides:
        for brought in (cards.missions[side.id], cards.deployments[side.id]):
            for card in dict.fromkeys(name for name in brought if brought.count(name) > 1):
                twice = tr("{side} brings {card} twice", side=side.name, card=cards.name(card))
                yield tr("{twice}; no text says whether it may (setting draft_copies).", twice=twice)
