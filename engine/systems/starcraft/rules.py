"""StarCraft behind the engine's gate."""

from collections.abc import Collection
from dataclasses import replace
from typing import cast

from engine.findings import Finding, IllegalOrder, Verdict
from engine.game import Game
from engine.mission import Mission
from engine.once import LastVerdict
from engine.options import Answers, Described, Draft, Option, Options
from engine.orders import Order
from engine.picture import Areas, Inspection, Readout
from engine.rulebook import Rulebook
from engine.survey import ALL, Survey, Topic
from engine.systems.starcraft.abilities import Kit
from engine.systems.starcraft.areas import draft_areas, standing_areas
from engine.systems.starcraft.beginning import begin
from engine.systems.starcraft.carry import carry_out
from engine.systems.starcraft.describe import describe
from engine.systems.starcraft.fill import fill
from engine.systems.starcraft.inspect import inspect
from engine.systems.starcraft.judge import judge
from engine.systems.starcraft.lookout import lookout
from engine.systems.starcraft.names import name
from engine.systems.starcraft.options import options
from engine.systems.starcraft.orders import ORDERS
from engine.systems.starcraft.propose import propose
from engine.systems.starcraft.readout import readout
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.survey import survey
from engine.systems.starcraft.words import WORDS
from engine.wording import Sentence, say


class StarcraftRules:
    """Every position it is given is one that it has made."""

    def __init__(self, rulebook: Rulebook, kit: Kit | None = None) -> None:
        self._rules = rulebook
        self._kit = kit or Kit()
        self._last = LastVerdict()

    @property
    def rulebook(self) -> Rulebook:
        return self._rules

    @property
    def orders(self) -> tuple[type[Order], ...]:
        return ORDERS

    def begin(self, mission: Mission) -> StarcraftGame:
        """The roll-off of the draft, or else of round 1; units with poses stand on the table already."""
        return begin(self._rules, mission, self._kit)

    def options(self, game: Game, unit: str | None = None) -> Options:
        return options(self._rules, _own(game), unit)

    def judge(self, game: Game, order: Order) -> Verdict:
        own = _own(game)
        return self._last.of(own, order, lambda: judge(self._rules, own, order))

    def carry_out(self, game: Game, order: Order) -> StarcraftGame:
        verdict = self.judge(game, order)
        if not verdict.legal:
            raise IllegalOrder(verdict)
        return carry_out(self._rules, _own(game), order)

    def fill(self, game: Game, option: Option, answers: Answers) -> Order:
        return fill(_own(game), option, answers)

    def propose(self, game: Game, draft: Draft) -> Order:
        return propose(self._rules, _own(game), draft)

    def areas(self, game: Game, draft: Draft | None) -> Areas:
        own = _own(game)
        found = standing_areas(self._rules, own) if draft is None else draft_areas(self._rules, own, draft)
        return replace(found, lookout=lookout(self._rules, own))

    def readout(self, game: Game) -> Readout:
        return readout(self._rules, _own(game))

    def inspect(self, game: Game, subject: str) -> Inspection:
        return inspect(self._rules, _own(game), subject)

    def survey(self, game: Game, topics: Collection[Topic] = ALL) -> Survey:
        return survey(self._rules, _own(game), topics)

    def describe(self, game: Game, order: Order) -> Described:
        return describe(self._rules, _own(game), order)

    def say(self, game: Game, finding: Finding) -> Sentence:
        return say(finding, WORDS, lambda id: name(_own(game), id))

    def name(self, game: Game, id: str) -> str:
        return name(_own(game), id)


def _own(game: Game) -> StarcraftGame:
    return cast(StarcraftGame, game)
