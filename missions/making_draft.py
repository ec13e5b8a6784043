"""Missions whose cards are drafted: what each side brings, a map and an army a side, each by its name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.tongue import tr
from missions.brought import unknown
from missions.formats import Kind
from missions.making import NotMade, card_titles
from missions.rules.armies import ArmyForm, armies
from missions.rules.book import figures_of
from missions.rules.deployments import deployments
from missions.rules.maps import TerrainMap, terrain_maps
from missions.yamlnodes import Key, YamlData
from missions.yamlout import document, flow

NO_MAP = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftChoice:
    """What two sides bring to a draft, as somebody typed it: mission and deployment cards in any order. The deployment
    cards decide on the scale; ``map`` is none for the first of it."""

    system: str
    brings: tuple[tuple[str, ...], tuple[str, ...]]
    armies: tuple[tuple[str, ...], tuple[str, ...]]
    map: str | None = None
    name: str = ""


def make_draft(choice: DraftChoice) -> str:
    """A mission file that begins with its draft. Raises :class:`NotMade` with every reason."""
    reasons: list[str] = []
    titles, cards = card_titles(choice.system), deployments(choice.system)
    count = round(figures_of(choice.system)["draft_brought"].value) if cards else 0
    decks = []
    for number, brought in enumerate(choice.brings, start=1):
        missions, tables = [one for one in brought if one in titles], [one for one in brought if one in cards]
        strange = [one for one in brought if one not in titles and one not in cards]
        reasons += [unknown("card", one, {**titles, **cards}) for one in strange]
        for what, there in ((tr("mission cards"), missions), (tr("deployment cards"), tables)):
            if len(there) != count and not strange:
                reasons.append(
                    tr(
                        "side {number} brings {count} {what}; a draft asks for {count2}",
                        number=number,
                        count=len(there),
                        what=what,
                        count2=count,
                    )
                )
        decks.append((missions, tables))
    scales = sorted({cards[one].scale for _, tables in decks for one in tables})
    if len(scales) > 1:
        reasons.append(
            tr("the deployment cards are for {listed}; a draft is for one scale", listed=tr(" and ").join(scales))
        )
    fielded = [_army(choice.system, number, names, reasons) for number, names in enumerate(choice.armies, start=1)]
    terrain = _map(choice, scales, reasons)
    if reasons:
        raise NotMade(reasons)
    ids = _ids([army.faction for army in fielded if army is not None])
    brings: dict[Key, YamlData] = {
        id: {"missions": [*missions], "deployments": [*tables]}
        for id, (missions, tables) in zip(ids, decks, strict=True)
    }
    data: dict[Key, YamlData] = {
        "format": Kind.MISSION.format,
        "system": choice.system,
        "name": choice.name or f"A {scales[0]} game, drafted",
        "source": f"R §9.2{'' if terrain is None else f'; map: {terrain.source}'}",
    }
    if terrain is not None:
        data["map"] = terrain.id
    lines = f"draft:\n  scale: {scales[0]}\n  brings:\n"
    lines += "".join(f"    {id}: {flow(deck)}\n" for id, deck in brings.items())
    lines += "sides:\n"
    for id, army, names in zip(ids, fielded, choice.armies, strict=True):
        faction = "" if army is None else army.faction
        side: dict[Key, YamlData] = {"name": id.title(), "faction": faction, "army": [*names]}
        lines += f"  {id}: {flow(side)}\n"
    return f"{document(data)}{lines}"


def _ids(factions: Sequence[str]) -> tuple[str, str]:
    """Sides are called by their factions, for their colours come of the draft."""
    one, other = factions
    return (one, other) if one != other else (f"{one}-1", f"{other}-2")


def _army(system: str, number: int, names: Sequence[str], reasons: list[str]) -> ArmyForm | None:
    known: Mapping[str, ArmyForm] = armies(system)
    reasons += [unknown("army", name, known) for name in names if name not in known]
    found = [known[name] for name in names if name in known]
    if not names:
        reasons.append(tr("side {number} has no army", number=number))
    factions = sorted({army.faction for army in found})
    if len(factions) > 1:
        reasons.append(tr("side {number} cannot be {listed} at once", number=number, listed=tr(" and ").join(factions)))
    return found[0] if found else None


def _map(choice: DraftChoice, scales: Sequence[str], reasons: list[str]) -> TerrainMap | None:
    known = terrain_maps(choice.system)
    if choice.map == NO_MAP or len(scales) != 1:
        return None
    if choice.map is None:
        return next((one for one in known.values() if one.scale == scales[0]), None)
    found = known.get(choice.map) or known.get(f"rulebook/{choice.map}") or known.get(f"layout/{choice.map}")
    if found is None:
        reasons.append(unknown("map", choice.map, known))
    elif found.scale != scales[0]:
        reasons.append(
            tr(
                "{found} is for {scale}, the deployment cards for {scale2}",
                found=found.name,
                scale=found.scale,
                scale2=scales[0],
            )
        )
    return found
