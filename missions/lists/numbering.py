"""How many models and units the numbers of a line mean, by the numbers and costs that the game has for the unit."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.mission import Profile
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.starcraft.profile import StarcraftProfile
from engine.tongue import tr
from missions.lists.line import Part
from missions.problems import AND, listed

MOST_BARE = 40
"""A number that says nothing of itself, and is no number of models of the game's, is a cost from here on, for all
that is known."""


@dataclass(frozen=True, slots=True)
class Numbered:
    models: int
    units: int = 1
    guess: str = ""


@dataclass(frozen=True, slots=True)
class Sizes:
    """``allowed`` numbers of models, none where the game has no such; ``costs`` by number of models."""

    name: str
    allowed: Collection[int]
    costs: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, profile: Profile, sizes: Sequence[int]) -> "Sizes":
        if isinstance(profile, GenesysProfile):
            return cls(profile.name, range(sizes[0], sizes[1] + 1))
        costs = profile.costs if isinstance(profile, StarcraftProfile) else {}
        return cls(profile.name, frozenset(sizes), costs)

    def costing(self, numbers: Collection[float]) -> int | None:
        """The one number of models that costs as much."""
        found = {models for models, cost in self.costs.items() if cost in numbers}
        return found.pop() if len(found) == 1 else None


def numbered(part: Part, inner: Sequence[int], sizes: Sizes, usual: tuple[int, str]) -> Numbered | str:
    """How many, and how that was guessed; in words why that cannot be told. ``inner`` are numbers of models that stand
    within the unit, ``usual`` is what holds where there is no number at all."""
    if inner:
        return _by_models(part, sum(inner))
    if part.count is not None:
        return _by_count(part, part.count, sizes)
    found = _by_bare(part, sizes)
    if found is not None:
        return found
    by_cost = sizes.costing([figure for _, figure in part.costs])
    if by_cost is not None and len(sizes.costs) > 1:
        return Numbered(
            by_cost, part.units, tr("no number stands here; its cost is that of {models} models", models=by_cost)
        )
    models, guess = usual
    return Numbered(models, part.units, guess)


def _by_models(part: Part, models: int) -> Numbered:
    if part.count is None or part.count in (1, models):
        return Numbered(models, part.units)
    return Numbered(
        models,
        part.units,
        tr(
            "the unit is said to have {count}, its models are {models}, which is taken", count=part.count, models=models
        ),
    )


def _by_count(part: Part, count: int, sizes: Sizes) -> Numbered | str:
    if sizes.allowed and count not in sizes.allowed:
        if part.units > 1 and part.units in sizes.allowed:
            return _unclear([part.units, count])
        if count in sizes.costs.values():
            return _unclear([count])
    fits = [number for number in (*part.bare, *part.loose) if number in sizes.allowed]
    if not sizes.allowed:
        fits = [*part.bare, *part.loose][:1] if part.times else []
    if fits and part.units == 1 and (part.times or fits[0] != count):
        guess = (
            ""
            if part.times
            else tr(
                "{count} is taken for the number of units, {models} for that of their models",
                count=count,
                models=fits[0],
            )
        )
        return Numbered(fits[0], count, guess)
    if set(sizes.allowed) == {1} and count > 1 and part.units == 1:
        return Numbered(
            1, count, tr("a unit of {unit} has 1 model, so {count} are taken for units", unit=sizes.name, count=count)
        )
    if part.times and sizes.allowed and count not in sizes.allowed:
        return Numbered(count, part.units, tr("{count} is taken for the number of models", count=count))
    return Numbered(count, part.units, _left(part, count))


def _left(part: Part, taken: int) -> str:
    """What is said of numbers too small for a cost that nothing is made of."""
    left = [number for number in dict.fromkeys((*part.bare, *part.loose)) if number != taken and number < MOST_BARE]
    return tr("nothing is made of '{words}'", words=listed(map(str, left), AND)) if left else ""


def _unclear(numbers: Sequence[int]) -> str:
    words = listed(map(str, numbers), AND)
    return tr(
        "'{words}' may be a number of models, a cost or anything else; '6 ×' before a name says how many", words=words
    )


def _by_bare(part: Part, sizes: Sizes) -> Numbered | str | None:
    every = list(dict.fromkeys((*part.bare, *part.loose)))
    if not every:
        return None
    fits = [number for number in every if number in sizes.allowed]
    if not sizes.allowed and len(every) == 1 and every[0] < MOST_BARE:
        fits = every
    if len(fits) == 1:
        loose = "" if fits[0] in part.bare else tr("{count} is taken for the number of models", count=fits[0])
        return Numbered(fits[0], part.units, "; ".join(filter(None, (loose, _left(part, fits[0])))))
    by_cost = sizes.costing(every)
    if by_cost is not None and not fits:
        guess = tr("its cost is that of {models} models", models=by_cost) if len(sizes.costs) > 1 else ""
        return Numbered(by_cost, part.units, guess)
    if len(every) == 1 and every[0] in part.bare and every[0] < MOST_BARE:
        return Numbered(every[0], part.units)
    return _unclear(every)
