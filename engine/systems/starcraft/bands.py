"""Weapon bands round models, and the area in which each Mission Marker is contested."""

from collections.abc import Iterator, Sequence

from engine.picture import Band, BandKind
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import given_way, is_bought
from engine.systems.starcraft.contest import (
    contesting,
    is_active,
    leads_fighters,
    marker_point,
    markers,
    supply_at,
)
from engine.systems.starcraft.judge_shots import is_in
from engine.systems.starcraft.names import name
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.weapons import Weapon
from engine.tongue import tr
from geometry.area import Area
from geometry.base import Placed
from geometry.zones import rings


def weapon_bands(game: StarcraftGame, unit: str, stands: Sequence[Placed], weapon: str = "") -> Iterator[Band]:
    """How far the printed weapons of a unit reach from bases: BURST FIRE, the printed range, LONG RANGE, each with
    what is nearer in it. One weapon alone where it is named."""
    for one in game.profile(unit).shots:
        if (weapon and one.name != weapon) or (not weapon and not _has(game, unit, one)):
            continue
        for far, what in (
            (one.burst_range, tr("{one} burst fire", one=one.name)),
            (one.range, one.name),
            (one.long_range, tr("{one} long range, 1 harder", one=one.name)),
            (one.long_range_bought, tr("{one} long range by upgrade", one=one.name)),
        ):
            if far is not None:
                yield Band(f"{what} {far:g}″", rings(stands, far), BandKind.RANGE)


def _has(game: StarcraftGame, unit: str, weapon: Weapon) -> bool:
    """A printed weapon that nothing was bought instead of, or one that the mission names as bought."""
    if (weapon.only_in and not is_in(game, unit, weapon.only_in)) or given_way(game, unit, weapon) is not None:
        return False
    return not weapon.upgrade or is_bought(game, unit, weapon)


def auras(rules: Rulebook, game: StarcraftGame, held: str = "") -> Iterator[Band]:
    """Round each model at rest that makes friends near it count for more on markers, but for a unit ``held``."""
    for side in game.sides:
        stands = [
            model.placed
            for unit in game.units_of(side.id)
            if unit.id != held and leads_fighters(game, unit.id)
            for model in game.standing_of(unit.id)
        ]
        if stands:
            yield _fighters(rules, stands, BandKind.AURA)


def aura_in_hand(rules: Rulebook, game: StarcraftGame, unit: str, stands: Sequence[Placed]) -> Iterator[Band]:
    """That of a unit in the hand, from where it is held."""
    if leads_fighters(game, unit):
        yield _fighters(rules, stands, BandKind.RANGE)


def _fighters(rules: Rulebook, stands: Sequence[Placed], kind: BandKind) -> Band:
    reach = rules.figure("freedom_fighters_range")
    return Band(tr("Freedom Fighters {reach:g}″", reach=reach), rings(stands, reach), kind)


def marker_areas(rules: Rulebook, game: StarcraftGame) -> Iterator[Band]:
    """Round each marker the ground on which a base contests it, with each side's Supply where a unit does now."""
    for marker in markers(game):
        at = marker_point(game, marker)
        if at is None:
            continue
        supply = supply_at(rules, game, marker)
        fought = any(contesting(rules, game, marker).values())
        sums = ", ".join(f"{name(game, side)} {count}" for side, count in supply.items()) if fought else ""
        waits = "" if is_active(game, marker) else tr("not active")
        text = ", ".join(word for word in (sums, waits) if word)
        if text and marker.number is not None:
            text = f"{marker.number}: {text}"
        reach = rules.figure("marker_range") + marker.diameter / 2
        yield Band(text, Area.disc(at, reach) & game.mission.table.area, BandKind.MARKER)
