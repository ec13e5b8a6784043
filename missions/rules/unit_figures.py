"""Figures of a StarCraft profile that no unit has: too small, Supply with a gap, saves on no face of a die."""

from collections.abc import Iterator, Mapping, Sequence

from engine.systems.starcraft.profile import StarcraftProfile, SupplyBand
from missions.problems import listed
from missions.reading import Form, describe

LEAST: Mapping[str, int] = {"size": 0, "size_sieged": 0, "hp": 1, "shield": 0, "impact_dice": 0, "impact_least": 0}
ABOVE = ("speed", "speed_single")
"""Null Speed is no number: what has none can't be moved."""
SAVES = ("armour", "evade")
_FACES = (2, 6)

_OWN = frozenset(name for name in StarcraftProfile.__dataclass_fields__ if name in (*LEAST, *ABOVE, *SAVES))


def wrong_unit_figures(form: Form) -> Iterator[tuple[str, str]]:
    """Each key with what is wrong with it. Nothing of a profile of another game."""
    if not type(form).model_fields.keys() >= _OWN:
        return
    for key in type(form).model_fields:
        value: object = getattr(form, key)
        if isinstance(value, int | float):
            yield from ((key, f"{text} was expected, not {describe(value)}") for text in _expected(key, value))
    bands: tuple[SupplyBand, ...] = getattr(form, "supply", ())
    sizes: tuple[int, ...] = getattr(form, "sizes", ())
    if any(size < 1 for size in sizes):
        yield "sizes", "a number of models of at least 1 was expected"
        return
    costs: Mapping[int, int] = getattr(form, "costs", {})
    for models in sizes and costs:
        if models not in sizes:
            yield "costs", f"the cost of {models} models is given; the unit has {listed([str(size) for size in sizes])}"
    yield from (("supply", text) for text in supply_wrong(bands, sizes))


def _expected(key: str, value: float) -> Iterator[str]:
    if key in LEAST and value < LEAST[key]:
        yield f"a number of at least {LEAST[key]}"
    elif key in ABOVE and value <= 0:
        yield "a number above 0, or null for what is never moved,"
    elif key in SAVES and not _FACES[0] <= value <= _FACES[1]:
        yield f"a roll from {_FACES[0]} to {_FACES[1]}, or null for no such roll,"


def supply_wrong(bands: Sequence[SupplyBand], sizes: Sequence[int]) -> Iterator[str]:
    """Every number of models from 1 to the most has its Supply, once."""
    if not bands:
        return
    most = max(sizes, default=max(band.high for band in bands))
    for band in bands:
        if band.high < band.low:
            yield f"{band.low}-{band.high} counts down"
    times = {models: sum(band.low <= models <= band.high for band in bands) for models in range(1, most + 1)}
    for count, words in ((0, "is missing"), (2, "is given twice")):
        found = [str(models) for models, number in times.items() if min(number, 2) == count]
        if found:
            models = "model" if found == ["1"] else "models"
            yield f"the Supply of {listed(found, 'and')} {models} {words}"
    past = [band for band in bands if band.high > most]
    if past:
        yield f"the Supply of {past[0].high} models is given; the unit has at most {most}"
