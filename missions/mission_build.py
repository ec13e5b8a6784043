"""From a mission file in which nothing is wrong to the table as the engine has it."""

from collections.abc import Iterator
from dataclasses import replace

from engine.mission import (
    Gate,
    Marker,
    Mission,
    MissionCard,
    Origin,
    Piece,
    Side,
    SideLook,
    UnitSetup,
    Wave,
    Zone,
)
from engine.systems.starcraft.deployment import deployed
from engine.systems.starcraft.drafting import CardsBrought
from engine.tongue import tr
from engine.wording import inches
from missions.facts import Facts, side_of
from missions.genesys_ground import ground_notes
from missions.hardwired_ground import hardwired_ground_notes
from missions.mats import mat_of, picture_file
from missions.mission_form import MarkerForm, MissionForm, SideForm, TerrainForm, ZoneForm, shape_rings
from missions.outlines import area_of
from missions.rules.book import figures_of
from missions.rules.deployments import segment_of
from missions.setup_checks import past_the_edge, terrain_rings
from missions.squads import squad_notes
from missions.starcraft_notes import starcraft_notes

MARKER_DIAMETER = 1.0
"""Inches, where neither the mission nor the game's figures say how large its markers are."""


def build_mission(form: MissionForm, facts: Facts, origin: Origin | None) -> Mission:
    """Everything has been checked: a name that is not known here is a bug."""
    if facts.system is None or facts.table is None or not isinstance(facts.card, MissionCard):
        raise ValueError("the mission was not checked")
    terrain = (*facts.map_pieces, *(built_piece(piece, facts) for piece in form.terrain))
    mission = Mission(
        system=facts.system,
        name=form.name,
        source=form.source,
        table=facts.table,
        card=facts.card,
        settings=facts.settings,
        terrain=terrain,
        sides=tuple(_sides(form.sides, facts)),
        units=(*facts.army_units, *_units(form, facts), *_wave_units(form, facts)),
        markers=tuple(_marker(marker, facts.system) for marker in form.markers),
        zones=tuple(_zone(zone) for zone in form.zones),
        waves=tuple(Wave(wave.round, wave.side, wave.unit_id, wave.edge or "", wave.at) for wave in form.waves),
        notes=(*form.notes, *_card_taken(facts.card, facts), *_of_the_map(facts), *_reaching_over(terrain, facts)),
        draft=_draft(facts),
        printed=facts.is_as_printed,
        mat=None if form.mat is None else mat_of(form.mat, facts.folder),
        origin=origin,
    )
    grounds = (*ground_notes(mission), *hardwired_ground_notes(mission), *_no_picture(form, facts))
    mission = replace(mission, notes=(*mission.notes, *squad_notes(mission), *grounds))
    if facts.deployment is not None:
        mission = deployed(mission, facts.deployment, marker_diameter(facts.system))
    return replace(mission, notes=(*mission.notes, *starcraft_notes(mission)))


def _draft(facts: Facts) -> CardsBrought | None:
    form = facts.draft_form
    if form is None or facts.system is None:
        return None
    return CardsBrought(
        scale=form.scale,
        missions={side: tuple(form.brings[side].missions) for side in facts.sides},
        deployments={side: tuple(form.brings[side].deployments) for side in facts.sides},
        mission_cards=facts.drafted_cards,
        deployment_cards=facts.drafted_tables,
        diameter=marker_diameter(facts.system),
    )


def marker_diameter(system: str) -> float:
    """Inches, as the game's figures have it."""
    figure = figures_of(system).get("marker_diameter")
    return MARKER_DIAMETER if figure is None else figure.value


def _of_the_map(facts: Facts) -> Iterator[str]:
    if facts.map is not None:
        yield from facts.map.notes
        if facts.is_as_printed:
            exempt = tr("Rulebook terrain maps are exempt from the terrain guide")
            yield tr(
                "{exempt}; {map} is set as it is printed, each piece in its own measures.",
                exempt=exempt,
                map=facts.map.name,
            )


def _card_taken(card: MissionCard, facts: Facts) -> Iterator[str]:
    if facts.is_card_silent:
        yield tr("No mission card is named; {card} is played, {rounds} rounds", card=card.name, rounds=card.rounds)


def _no_picture(form: MissionForm, facts: Facts) -> Iterator[str]:
    name = None if form.mat is None else form.mat.picture
    if name is not None and picture_file(name, facts.folder) is None:
        yield tr("The picture of the mat, {name}, is not there; the table is shown without it.", name=name)


def in_words(word: str) -> str:
    """``data-clerk`` as a title: Data Clerk."""
    return word.replace("-", " ").replace("_", " ").title()


def built_piece(form: TerrainForm, facts: Facts) -> Piece:
    """As the engine has it. Whether it lies on the table is asked elsewhere."""
    known = facts.catalogue.get(form.piece or "")
    access = tuple(Gate(gate.start, gate.end) for gate in form.access)
    outline = area_of(terrain_rings(form, known))
    if known is None:
        kind = form.kind or ""
        traits = frozenset(form.traits or ())
        return Piece(form.id, form.name or in_words(kind), kind, outline, form.size, form.height, traits, access)
    return Piece(
        id=form.id,
        name=form.name or known.name,
        kind=form.kind or known.kind,
        outline=outline,
        size=known.size if form.size is None else form.size,
        height=known.height if form.height is None else form.height,
        traits=known.traits if form.traits is None else frozenset(form.traits),
        access=access,
    )


def _reaching_over(terrain: tuple[Piece, ...], facts: Facts) -> Iterator[str]:
    for piece in terrain:
        out = past_the_edge(piece.outline, facts)
        if round(out, 2) > 0:
            yield tr(
                "{piece} ({piece2}) reaches {out} past the table's edge.",
                piece=piece.name,
                piece2=piece.id,
                out=inches(out),
            )


def _sides(forms: dict[str, SideForm], facts: Facts) -> Iterator[Side]:
    taken = {form.look for form in forms.values()}
    free = [look for look in SideLook if look.value not in taken]
    for id, form in forms.items():
        look = free.pop(0) if form.look is None else SideLook(form.look)
        entry = tuple(segment_of(entry, facts.table) for entry in form.entry) if facts.table else ()
        yield Side(id, form.name or in_words(id), form.faction, look, form.plays == "player", entry)


def _units(form: MissionForm, facts: Facts) -> Iterator[UnitSetup]:
    for unit in form.units:
        profile = facts.profiles[unit.profile]
        yield UnitSetup(
            id=unit.id,
            name=unit.name or profile.name,
            side=side_of(unit.id, unit.side),
            profile=profile,
            models=unit.models.numbers,
            poses=unit.models.poses,
            names=unit.names,
            upgrades=frozenset(unit.upgrades),
        )


def _wave_units(form: MissionForm, facts: Facts) -> Iterator[UnitSetup]:
    for wave in form.waves:
        if wave.group is not None:
            profile = facts.profiles[wave.profile or ""]
            models = tuple(range(1, (wave.models or 0) + 1))
            yield UnitSetup(wave.unit_id, wave.name or in_words(wave.group), wave.side, profile, models)


def _marker(form: MarkerForm, system: str) -> Marker:
    name = form.name or in_words(
        tr("{kind} marker", kind=form.kind) + ("" if form.number is None else f" {form.number}")
    )
    return Marker(
        form.id, name, form.kind, form.at, form.diameter or marker_diameter(system), form.number, form.affinity
    )


def _zone(form: ZoneForm) -> Zone:
    area = area_of(shape_rings(form))
    return Zone(form.id, form.name or in_words(tr("{kind} zone", kind=form.kind)), form.kind, area, form.side)
