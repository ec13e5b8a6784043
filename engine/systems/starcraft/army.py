"""What a StarCraft army costs and counts, and the limits of its scale."""

from collections.abc import Iterator, Sequence

from engine.army import Fielded, Remark
from engine.rulebook import Rulebook
from engine.systems.starcraft.profile import StarcraftCard, StarcraftProfile
from engine.tongue import tr

MOST_MINERALS = {"Skirmish": "minerals_skirmish", "Standard": "minerals_standard"}
"""Figures by scale; beyond them no scale of the cards has a limit."""


def remarks(rules: Rulebook, units: Sequence[Fielded], faction: str | None, card: StarcraftCard) -> Iterator[Remark]:
    """Numbers of models, factions, minerals and Supply, one after the other."""
    for unit in units:
        profile = unit.profile
        if not isinstance(profile, StarcraftProfile):
            continue
        if profile.sizes and unit.models not in profile.sizes:
            sizes = tr(" or ").join(map(str, profile.sizes))
            yield Remark(
                tr(
                    "{unit} has {models} models; a unit of {profile} has {sizes}",
                    unit=unit.name,
                    models=unit.models,
                    profile=profile.name,
                    sizes=sizes,
                ),
                False,
            )
        if faction and profile.faction and profile.faction != faction:
            yield Remark(
                tr(
                    "{unit} is {faction}, its side {faction2}",
                    unit=unit.name,
                    faction=profile.faction,
                    faction2=faction,
                ),
                False,
            )
    yield _minerals(rules, units, card)
    yield _supply(units, card)


def minerals(unit: Fielded) -> int | None:
    """What a unit costs; none where no text says it for this number of models."""
    return unit.profile.costs.get(unit.models) if isinstance(unit.profile, StarcraftProfile) else None


def _minerals(rules: Rulebook, units: Sequence[Fielded], card: StarcraftCard) -> Remark:
    costs = [minerals(unit) for unit in units]
    whole = sum(cost for cost in costs if cost is not None)
    unknown = ", ".join(unit.name for unit, cost in zip(units, costs, strict=True) if cost is None)
    without = tr(" without {unknown}, whose cost no text gives", unknown=unknown) if unknown else ""
    figure = MOST_MINERALS.get(card.scale)
    if figure is None:
        return Remark(tr("The units cost {whole} minerals{without}", whole=whole, without=without), None)
    most = rules.count(figure)
    clause = rules.clauses["scales"].ref
    text = tr(
        "The units cost {whole} minerals{without}; a {scale} game has at most {most} ({clause})",
        whole=whole,
        without=without,
        scale=card.scale,
        most=most,
        clause=clause,
    )
    return Remark(text, whole <= most)


def _supply(units: Sequence[Fielded], card: StarcraftCard) -> Remark:
    """All that an army brings may stand together in the last round alone, whose Pool has no limit."""
    supplies = [
        unit.profile.supply_of(unit.models) if isinstance(unit.profile, StarcraftProfile) else 0 for unit in units
    ]
    pools = [card.supply_start + card.supply_step * before for before in range(card.rounds - 1)]
    said = tr(
        "The units have a Supply of {sum} together; the Pool of {card} is {listed}",
        sum=sum(supplies),
        card=card.name,
        listed=", ".join(map(str, pools)),
    )
    late = [unit.name for unit, supply in zip(units, supplies, strict=True) if pools and supply > pools[-1]]
    if late:
        return Remark(
            tr("{said}, so {listed} can come in the last round alone", said=said, listed=", ".join(late)), False
        )
    return Remark(tr("{said}, and in the last round without limit", said=said), None)
