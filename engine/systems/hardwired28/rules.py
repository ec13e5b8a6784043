"""Hardwired 28 behind the one gate."""

from collections.abc import Collection
from dataclasses import replace

from engine.findings import Finding, IllegalOrder, Verdict
from engine.game import Game
from engine.mission import Mission
from engine.once import LastVerdict
from engine.options import Answers, Described, Draft, Option, Options
from engine.orders import Order
from engine.picture import Areas, Inspection, Readout
from engine.rulebook import Rulebook
from engine.survey import ALL, Survey, Topic
from engine.systems.hardwired28.areas import areas, propose
from engine.systems.hardwired28.asking import fill
from engine.systems.hardwired28.carrying_out import carry_out
from engine.systems.hardwired28.describing import describe
from engine.systems.hardwired28.fight_orders import FIGHT_ORDERS
from engine.systems.hardwired28.holding import with_zones
from engine.systems.hardwired28.hostiles.offering import fill_group
from engine.systems.hardwired28.inspecting import inspect
from engine.systems.hardwired28.judging import judge
from engine.systems.hardwired28.mission_orders import MISSION_ORDERS
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.options import options
from engine.systems.hardwired28.orders import KNOWN
from engine.systems.hardwired28.readout import readout
from engine.systems.hardwired28.rounds import begin
from engine.systems.hardwired28.setup_orders import SETUP_ORDERS
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.survey import survey
from engine.systems.hardwired28.terrain import lookout
from engine.systems.hardwired28.throw_orders import THROW_ORDERS
from engine.systems.hardwired28.trial_offering import fill_trial
from engine.systems.hardwired28.trial_orders import TRIAL_ORDERS
from engine.systems.hardwired28.words import WORDS
from engine.wording import Sentence, say


class HardwiredRules:
    """Implements :class:`engine.gate.RuleSystem`."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._rulebook = rulebook
        self._last = LastVerdict()

    @property
    def rulebook(self) -> Rulebook:
        return self._rulebook

    @property
    def orders(self) -> tuple[type[Order], ...]:
        return (*KNOWN, *SETUP_ORDERS, *MISSION_ORDERS, *FIGHT_ORDERS, *THROW_ORDERS, *TRIAL_ORDERS)

    def begin(self, mission: Mission) -> Game:
        return begin(self._rulebook, mission)

    def options(self, game: Game, unit: str | None = None) -> Options:
        return options(self._rulebook, _ours(game), unit)

    def judge(self, game: Game, order: Order) -> Verdict:
        ours = _ours(game)
        return self._last.of(ours, order, lambda: judge(self._rulebook, ours, order))

    def carry_out(self, game: Game, order: Order) -> Game:
        verdict = self.judge(game, order)
        if not verdict.legal:
            raise IllegalOrder(verdict)
        return carry_out(self._rulebook, _ours(game), order)

    def fill(self, game: Game, option: Option, answers: Answers) -> Order:
        ours = fill_group(self._rulebook, _ours(game), option, answers)
        ours = ours or fill_trial(self._rulebook, _ours(game), option, answers)
        return fill(option, answers) if ours is None else ours

    def propose(self, game: Game, draft: Draft) -> Order:
        return propose(self._rulebook, _ours(game), draft)

    def areas(self, game: Game, draft: Draft | None) -> Areas:
        own = _ours(game)
        return replace(with_zones(areas(self._rulebook, own, draft), own), lookout=lookout(own))

    def readout(self, game: Game) -> Readout:
        return readout(self._rulebook, _ours(game))

    def inspect(self, game: Game, subject: str) -> Inspection:
        return inspect(self._rulebook, _ours(game), subject)

    def survey(self, game: Game, topics: Collection[Topic] = ALL) -> Survey:
        return survey(self._rulebook, _ours(game), topics)

    def describe(self, game: Game, order: Order) -> Described:
        return describe(self._rulebook, _ours(game), order)

    def say(self, game: Game, finding: Finding) -> Sentence:
        return say(finding, WORDS, lambda id: self.name(game, id))

    def name(self, game: Game, id: str) -> str:
        return name_of(_ours(game), id)


def _ours(game: Game) -> HardwiredGame:
    if not isinstance(game, HardwiredGame):
        raise TypeError("this game is not Hardwired 28")
    return game
