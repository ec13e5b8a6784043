"""Deployment of the Genesys Project put on a mission that is there: zones by either way, and missions chosen."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.findings import Finding
from engine.mission import Mission
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.deployment import forward_zones, judge_forward, judge_zones
from engine.systems.genesys.orders import ChooseZones, ForwardZones
from engine.systems.genesys.profile import GenesysCard
from engine.systems.genesys.state import GenesysGame
from engine.tongue import tr
from missions.editing.cards import genesys_zones
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited
from missions.rules.book import rulebook
from missions.systems import system

SYSTEM = "genesys"
ASKED = ("deploy.zones", "deploy.on_edge", "dice.typed")
"""What a deployment is asked for whenever it is made; whose turn it is to make one is asked in the game alone."""


@dataclass(frozen=True, slots=True)
class Wish:
    """``dice`` are those of forward deployment, which takes one zone; none for standard deployment, which takes three.
    ``primary`` is the side's mission, none where it is rolled in the game."""

    zones: tuple[int, ...]
    dice: tuple[int, ...] = ()
    primary: str = ""


def deployed(sheet: Sheet, wishes: Mapping[str, Wish]) -> Sheet:
    """Raises :class:`NotEdited` for what the rules refuse, in their words."""
    game = _game(sheet)
    taken = {side: _zones(game, side, wish) for side, wish in wishes.items()}
    made = genesys_zones(sheet, taken)
    chosen: Entry = {side: wish.primary for side, wish in wishes.items() if wish.primary}
    card = game.mission.card
    if not isinstance(card, GenesysCard) or chosen == dict(card.primary):
        return made
    terms: Entry = {"name": card.name, "rounds": card.rounds, "primaries": [*card.primaries], "source": card.source}
    return made.saying({**made.data, "card": {**terms, "primary": chosen} if chosen else terms})


def primaries(sheet: Sheet) -> tuple[str, ...]:
    card = sheet.facts.card
    return card.primaries if isinstance(card, GenesysCard) else ()


def _zones(game: GenesysGame, side: str, wish: Wish) -> tuple[int, ...]:
    rules = rulebook(SYSTEM)
    bench = Bench(rules, game)
    if wish.dice:
        order = ForwardZones(by=side, zone=wish.zones[0] if len(wish.zones) == 1 else 0, rolled=wish.dice)
        _ask(game, side, judge_forward(bench, order))
        return forward_zones(rules, order)
    _ask(game, side, judge_zones(bench, ChooseZones(by=side, zones=wish.zones)))
    return wish.zones


def _ask(game: GenesysGame, side: str, findings: Iterator[Finding]) -> None:
    rules = system(SYSTEM)
    for finding in findings:
        if finding.refuses and finding.code in ASKED:
            said = rules.say(game, finding)
            raise NotEdited(f"{rules.name(game, side)}: {said.text}")


def _game(sheet: Sheet) -> GenesysGame:
    if not isinstance(sheet.mission, Mission):
        raise NotEdited(tr("the mission has mistakes that must be put right first"))
    game = system(sheet.mission.system).begin(sheet.mission)
    if not isinstance(game, GenesysGame):
        raise NotEdited(tr("the zones are those of the Genesys Project"))
    return game
