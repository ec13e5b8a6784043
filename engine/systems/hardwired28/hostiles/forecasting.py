"""Where a group would go if its token came next, for each result of its die, and where it goes once it has rolled."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from engine.picture import Band, BandKind
from engine.rulebook import Rulebook
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.hostiles.deciding import plan_of
from engine.systems.hardwired28.hostiles.plan import VERB_WORDS, Plan
from engine.systems.hardwired28.hostiles.situation import acting_order
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from geometry.area import Area, union
from geometry.outline import outline
from geometry.sweep import swept


@dataclass(frozen=True, slots=True)
class Outlook:
    """Results of the die that bring the same, and what each model then does, as they all stand now."""

    results: tuple[int, ...]
    die: int
    plans: tuple[Plan, ...]

    @property
    def chance(self) -> float:
        return len(self.results) / self.die

    @property
    def verbs(self) -> tuple[str, ...]:
        """Each once, in the order of the models."""
        return tuple(dict.fromkeys(tr(VERB_WORDS[plan.verb]) for plan in self.plans))


def outlooks(rules: Rulebook, game: HardwiredGame, unit: str) -> tuple[Outlook, ...]:
    """Every result of the group's die once. Models that would go after others are worked out where they stand now."""
    die = rules.count("behaviour_die")
    models = [model for model, _ in acting_order(game, unit)]
    found = [(result, tuple(plan_of(rules, game, model, result) for model in models)) for result in range(1, die + 1)]
    alike: list[Outlook] = []
    key = {result: tuple(plan.verb.value for plan in plans) for result, plans in found}
    for _, group in groupby(sorted(found, key=lambda one: (key[one[0]], one[0])), key=lambda one: key[one[0]]):
        members = list(group)
        alike.append(Outlook(tuple(result for result, _ in members), die, members[0][1]))
    return tuple(sorted(alike, key=lambda one: one.results))


def groups_to_come(rules: Rulebook, game: HardwiredGame) -> tuple[str, ...]:
    """Groups whose token is in the bag, or out and not rolled for yet."""
    waiting = tuple(word for word in bag(rules, game) if game.is_group(word))
    out = game.token
    unrolled = out is not None and game.is_group(out) and out not in game.behaviour
    return (out, *waiting) if unrolled and out is not None else waiting


def forecast_bands(rules: Rulebook, game: HardwiredGame) -> Iterator[Band]:
    """The way and the end of each model: of the group that acts now, else of each that may be drawn next."""
    out = game.token
    if out is not None and out in game.behaviour:
        result = game.behaviour[out]
        for model, _ in acting_order(game, out):
            plan = plan_of(rules, game, model, result)
            if plan.path:
                words = f"{name_of(game, model.id)}: {tr(VERB_WORDS[plan.verb])}"
                yield Band(words, _drawn(game, plan), BandKind.TO_COME)
        return
    for unit in groups_to_come(rules, game):
        for outlook in outlooks(rules, game, unit):
            area = union(_drawn(game, plan) for plan in outlook.plans if plan.path)
            if area:
                when = "" if unit == out else tr(" if drawn")
                words = f"{name_of(game, unit)}{when}: {_told(outlook)}"
                yield Band(words, area, BandKind.TO_COME)


def forecast_notes(rules: Rulebook, game: HardwiredGame) -> Iterator[str]:
    for unit in groups_to_come(rules, game):
        said = "; ".join(map(_told, outlooks(rules, game, unit)))
        name = name_of(game, unit)
        yield (
            tr("{name} rolls its die now: {said}", name=name, said=said)
            if unit == game.token
            else tr("If {name} is drawn next: {said}", name=name, said=said)
        )


def plan_lines(rules: Rulebook, game: HardwiredGame, unit: str) -> Iterator[str]:
    """What each model still to act does on what has been rolled, and why."""
    result = game.behaviour.get(unit)
    if result is None:
        return
    for model, _ in acting_order(game, unit):
        plan = plan_of(rules, game, model, result)
        choice = f" {plan.choice[:1].upper()}{plan.choice[1:]}." if plan.choice else ""
        yield tr(
            "{name_of} {verb_words}: {column}.{choice} It {stop}",
            name_of=name_of(game, model.id),
            verb_words=VERB_WORDS[plan.verb],
            column=plan.column,
            choice=choice,
            stop=plan.stop,
        )


def _told(outlook: Outlook) -> str:
    """Attack on 1–4 (4 in 6)."""
    return tr("{listed} on {on}", listed=tr(" and ").join(outlook.verbs), on=_on(outlook))


def _on(outlook: Outlook) -> str:
    """1–4 (4 in 6), with results in a row run together."""
    runs: list[list[int]] = []
    for result in outlook.results:
        if runs and result == runs[-1][-1] + 1:
            runs[-1].append(result)
        else:
            runs.append([result])
    shown = ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
    return tr("{shown} ({count} in {die})", shown=shown, count=len(outlook.results), die=outlook.die)


def _drawn(game: HardwiredGame, plan: Plan) -> Area:
    model = game.models[plan.model]
    return swept(model.base, plan.path) | outline(model.placed.to(plan.path[-1]))
