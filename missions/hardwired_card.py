"""What a card of Hardwired 28 asks of its mission: a way of scoring that there is, its markers, and sides to play it.

The printed cards say which markers each way of scoring needs: as many, of the kinds that the mission's own card lays.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from engine.systems.hardwired28.profile import HardwiredCard
from engine.tongue import tr
from missions.facts import Facts
from missions.mission_form import MarkerForm
from missions.problems import AND, Problem, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.rules.cards import cards
from missions.rules.setups import SYSTEM, setups


@cache
def printed() -> Mapping[str, HardwiredCard]:
    """The printed cards by how they score; no two score alike."""
    return {card.scoring: card for card in cards(SYSTEM).values() if isinstance(card, HardwiredCard)}


def check_hardwired_card(facts: Facts) -> Iterator[Problem]:
    card = facts.card
    if facts.system != SYSTEM or not isinstance(card, HardwiredCard):
        return
    raw = facts.raw.at("card")
    if card.scoring not in printed():
        yield _unknown(facts, raw.at("scoring"), "scoring", card.scoring, printed())
    else:
        yield from _check_markers(facts, card)
    players = {name for name, side in facts.sides.items() if side is None or side.plays == "player"}
    for key, side in (("aggressor", card.aggressor), ("first_player", card.first_player), ("edge_by", card.edge_by)):
        if side and facts.sides and side not in players:
            yield _unknown(facts, raw.at(key), tr("side that plays"), side, players)
    known = {**setups().setup_advantages, **setups().tactical_advantages}
    for index, name in enumerate(card.advantages):
        if name not in known:
            yield _unknown(facts, raw.at("advantages", index), "advantage", name, known)
    for key, word, rows in (
        ("loot_modifier", card.loot_modifier, setups().loot_modifiers),
        ("coworker_modifier", card.coworker_modifier, setups().coworker_modifiers),
    ):
        if word and word not in rows:
            yield _unknown(facts, raw.at(key), key.replace("_", " "), word, rows)


def _unknown(facts: Facts, raw: Raw, what: str, word: str, known: Iterable[str]) -> Problem:
    names = listed(sorted(known), AND)
    only = tr("; there is {names}", names=names) if len(set(known)) == 1 else tr("; there are {names}", names=names)
    near = did_you_mean(word, known) or only
    return facts.reading.document.problem(
        raw.loc, tr("there is no {what} {quoted}{near}", what=what, quoted=quoted(word), near=near)
    )


def _check_markers(facts: Facts, card: HardwiredCard) -> Iterator[Problem]:
    needs = printed()[card.scoring].markers
    if not needs:
        return
    asked = tr("{quoted} is scored at {count}", quoted=quoted(card.scoring), count=_count(len(needs)))
    kinds = sorted({laid.kind for laid in card.markers})
    if not kinds:
        raw = facts.raw.at("card", "markers")
        where = raw if raw.data is not None else facts.raw.at("card")
        yield facts.reading.document.problem(where.loc, tr("{asked}; this card lays none", asked=asked))
        return
    raw = facts.raw.at("markers")
    found = [form for one in raw.values() if (form := one.form(MarkerForm)) is not None and form.kind in kinds]
    unread = any(one.form(MarkerForm) is None for one in raw.values())
    if len(found) != len(needs) and not unread:
        where = raw if raw.data is not None else facts.raw.at("card")
        text = tr(
            "{asked} of the kind {map}, not {count}", asked=asked, map=listed(map(quoted, kinds)), count=len(found)
        )
        yield facts.reading.document.problem(where.loc, text, key=where is raw)


def _count(markers: int) -> str:
    return "1 marker" if markers == 1 else tr("{markers} markers", markers=markers)
