"""The ground of Hardwired 28 in a mission file: traits that a rule knows, heights to climb, spawn points of its own."""

from collections.abc import Iterator

from engine.mission import Mission
from engine.systems.hardwired28.hostiles.seeing import GIVES_COVER
from engine.systems.hardwired28.standing import CLIMBED
from engine.systems.hardwired28.terrain import BLOCKS_SIGHT, STEPPED_OVER
from engine.tongue import tr
from missions.problems import AND, did_you_mean, listed, quoted
from missions.rules.setups import SYSTEM

RULED = (CLIMBED, BLOCKS_SIGHT, GIVES_COVER, *sorted(STEPPED_OVER))
"""The traits that a rule asks for."""


def hardwired_ground_notes(mission: Mission) -> Iterator[str]:
    """Traits that no rule knows, those that are meant as another first; and climbs that cost nothing."""
    if mission.system != SYSTEM:
        return
    for wave in mission.waves:
        if wave.at is not None:
            name = mission.unit(wave.unit).name
            yield tr(
                "{name} ({unit}) comes to a spawn point of this mission's own; no text gives such a place.",
                name=name,
                unit=wave.unit,
            )
    plain = set()
    for piece in mission.terrain:
        for trait in sorted(piece.traits - {*RULED}):
            near = did_you_mean(trait, RULED)
            if near:
                yield tr(
                    "No rule knows the trait {quoted} of {piece}{near}",
                    quoted=quoted(trait),
                    piece=piece.name,
                    near=near,
                )
            else:
                plain.add(trait)
        if CLIMBED in piece.traits and not piece.height:
            yield tr(
                "{piece} is climbable and has no height: it is gone over for nothing, like the table", piece=piece.name
            )
    if plain:
        yield tr("No rule asks for the traits {sorted}: they only describe a piece.", sorted=listed(sorted(plain), AND))
