"""What a mission brings by name: a deployment card, a terrain map, armies. Whether they fit it and one another."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.mission import SideLook, Table
from engine.systems.starcraft.deployment import COLOURS, marker_id
from engine.systems.starcraft.profile import StarcraftCard
from engine.tongue import tr
from missions.facts import Facts
from missions.mission_form import TableForm
from missions.problems import AND, Problem, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.rules.armies import armies
from missions.rules.book import figures_of
from missions.rules.deployments import deployments
from missions.rules.maps import terrain_maps


def brought_ids(facts: Facts) -> Iterator[tuple[str, Raw, bool]]:
    """Every id that they bring, and the place in the file that brings it."""
    if facts.deployment is not None:
        for number in facts.deployment.markers:
            yield marker_id(number), facts.raw.at("deployment"), False
    for piece in facts.map_pieces:
        yield piece.id, facts.raw.at("map"), False
    for unit in facts.army_units:
        raw = facts.raw.at("sides", unit.side, "army")
        yield unit.id, raw, False
        for number in unit.models:
            yield unit.model_id(number), raw, False


def check_brought(facts: Facts) -> Iterator[Problem]:
    """Names that nothing has, and cards, maps, armies and tables that do not go together."""
    if facts.system is None:
        return
    yield from _check_name(facts, facts.raw.at("deployment"), tr("deployment card"), deployments(facts.system))
    yield from _check_name(facts, facts.raw.at("map"), "map", terrain_maps(facts.system))
    yield from _check_tables(facts)
    yield from _check_deployment(facts)
    yield from _check_draft(facts)
    yield from _check_armies(facts)


def _problem(facts: Facts, raw: Raw, text: str, *, key: bool = False) -> Problem:
    return facts.reading.document.problem(raw.loc, text, key=key)


def _check_name(facts: Facts, raw: Raw, what: str, known: Mapping[str, object]) -> Iterator[Problem]:
    if raw.data is not None and not known:
        yield _problem(facts, raw, tr("this game knows no {what}", what=what), key=True)
    elif raw.word is not None and raw.word not in known:
        yield _problem(facts, raw, unknown(what, raw.word, known))


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """That there is no such thing, with the nearest name or all of them."""
    names = sorted(known)
    near = did_you_mean(word, names)
    return tr("there is no {what} {quoted}{near}", what=what, quoted=quoted(word), near=near) + (
        "" if near else tr("; there are {names}", names=listed(names, AND))
    )


def _check_tables(facts: Facts) -> Iterator[Problem]:
    card, terrain, own = facts.deployment, facts.map, facts.raw.at("table")
    if isinstance(facts.raw.data, dict) and own.data is None and card is None and terrain is None:
        named = [key for key in ("deployment", "map", "draft") if facts.raw.at(key).data is not None]
        if not named:
            yield _problem(facts, facts.raw, tr("the key 'table' is missing"))
    if card is not None and own.form(TableForm) is not None and facts.table != card.table:
        yield _problem(
            facts,
            own,
            tr(
                "{card} is played on {size}, not on {size2}",
                card=card.name,
                size=_size(card.table),
                size2=_size(facts.table),
            ),
        )
    for drafted in facts.drafted_tables.values():
        if own.form(TableForm) is not None and facts.table != drafted.table:
            said = tr(
                "the {scale} draft is for a table of {size}, not of {size2}",
                scale=drafted.scale,
                size=_size(drafted.table),
                size2=_size(facts.table),
            )
            yield _problem(facts, own, said)
            break
    if terrain is not None and facts.table is not None and facts.table != terrain.table:
        said = tr(
            "{terrain} is for a table of {size}, not of {size2}",
            terrain=terrain.name,
            size=_size(terrain.table),
            size2=_size(facts.table),
        )
        yield _problem(facts, facts.raw.at("map"), said)


def _size(table: Table | None) -> str:
    return "" if table is None else f"{table.width:g} × {table.height:g}″"


def _check_deployment(facts: Facts) -> Iterator[Problem]:
    card = facts.deployment
    if card is None:
        return
    if isinstance(facts.card, StarcraftCard) and facts.card.scale != card.scale:
        said = mismatch(facts.card.name, facts.card.scale, card.name, card.scale)
        yield _problem(facts, facts.raw.at("deployment"), said)
    for raw in facts.raw.at("sides").values():
        if raw.at("entry").data:
            yield _problem(
                facts,
                raw.at("entry"),
                tr("{card} gives the Entry Edges; they stand here as well", card=card.name),
                key=True,
            )
    looks = [form.look for form in facts.sides.values() if form is not None]
    others = {SideLook(look) for look in looks if look is not None} - set(COLOURS)
    if len(facts.sides) != len(COLOURS) or others:
        yield _problem(
            facts, facts.raw.at("sides"), tr("{card} is for two sides, a red and a blue one", card=card.name), key=True
        )


def mismatch(mission: str, scale: str, deployment: str, other: str) -> str:
    """That two cards are for games of different scale."""
    return tr(
        "the mission card {mission} is for {scale}, the deployment card {deployment} for {other}",
        mission=mission,
        scale=scale,
        deployment=deployment,
        other=other,
    )


def _check_draft(facts: Facts) -> Iterator[Problem]:
    raw, form = facts.raw.at("draft"), facts.draft_form
    if raw.data is not None and not deployments(facts.system or ""):
        yield _problem(facts, raw, tr("this game knows no draft"), key=True)
        return
    if form is None:
        return
    for key in ("card", "deployment"):
        if facts.raw.at(key).data is not None:
            yield _problem(
                facts, facts.raw.at(key), tr("the draft decides on it; '{key}' stands here as well", key=key), key=True
            )
    if len(facts.sides) != len(COLOURS):
        yield _problem(facts, facts.raw.at("sides"), tr("a draft is for two sides"), key=True)
    for side in facts.sides:
        if side not in form.brings:
            yield _problem(
                facts, raw.at("brings"), tr("what {quoted} brings is missing", quoted=quoted(side)), key=True
            )
    for side, brought in form.brings.items():
        at = raw.at("brings", side)
        if side not in facts.sides:
            yield _problem(facts, at, unknown("side", side, facts.sides), key=True)
        yield from _check_deck(facts, at.at("missions"), tr("mission card"), brought.missions, facts.drafted_cards)
        yield from _check_deck(
            facts, at.at("deployments"), tr("deployment card"), brought.deployments, facts.drafted_tables
        )


def _check_deck(
    facts: Facts, raw: Raw, what: str, names: Sequence[str], known: Mapping[str, object]
) -> Iterator[Problem]:
    count = round(figures_of(facts.system or "")["draft_brought"].value)
    scale = facts.draft_form.scale if facts.draft_form is not None else ""
    if len(names) != count:
        yield _problem(
            facts, raw, tr("{count} {what}s are brought, not {count2}", count=count, what=what, count2=len(names))
        )
    for index, name in enumerate(names):
        if name in names[:index] and facts.settings.get("draft_copies") == "refused":
            yield _problem(
                facts, raw.at(index), tr("the {what} {quoted} is brought twice", what=what, quoted=quoted(name))
            )
        if name not in known:
            yield _problem(facts, raw.at(index), unknown(f"{scale} {what}", name, known))


def _check_armies(facts: Facts) -> Iterator[Problem]:
    known = armies(facts.system or "")
    for side, form in facts.sides.items():
        raw = facts.raw.at("sides", side)
        for index, name in enumerate(form.army if form is not None else ()):
            at = raw.at("army", index) if isinstance(raw.at("army").data, list) else raw.at("army")
            if not known:
                yield _problem(facts, raw.at("army"), tr("this game knows no armies"), key=True)
                return
            if name not in known:
                yield _problem(facts, at, unknown("army", name, known))
            elif form is not None and known[name].faction != form.faction:
                yield _problem(
                    facts,
                    at,
                    tr(
                        "{known} is {faction}, the side {faction2}",
                        known=known[name].name,
                        faction=known[name].faction,
                        faction2=form.faction,
                    ),
                )
