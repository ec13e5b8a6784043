"""The Genesys Project behind the one gate: the three activation rules of its section 8, and what they rest on."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from engine.findings import Finding, IllegalOrder, Verdict
from engine.game import Game, starting_models
from engine.mission import Mission
from engine.once import LastVerdict
from engine.options import Answers, Described, Draft, Option, Options
from engine.orders import Order
from engine.picture import Areas, Inspection, Readout
from engine.rulebook import Rulebook
from engine.survey import ALL, Survey, Topic
from engine.systems.genesys import areas, carrying, choices, command, drafts, judging, naming, readout, survey, telling
from engine.systems.genesys.generation import begun
from engine.systems.genesys.orders import ORDERS
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import lookout
from engine.systems.genesys.words import WORDS
from engine.wording import Sentence, say


@dataclass(frozen=True, slots=True)
class GenesysRules:
    """See :class:`engine.gate.RuleSystem`. Positions are :class:`GenesysGame`; any other raises TypeError."""

    rulebook: Rulebook
    _last: LastVerdict = field(default_factory=LastVerdict, init=False, compare=False, repr=False)

    @property
    def orders(self) -> tuple[type[Order], ...]:
        return ORDERS

    def begin(self, mission: Mission) -> GenesysGame:
        """Squads with poses stand on the table; both pools of Command Value are full; the roll-off is open."""
        game = begun(self.rulebook, GenesysGame(mission=mission, models=starting_models(mission), round=1))
        game = replace(game, missions=game.chosen)
        for side in game.sides:
            game = command.restored(game, side)
        return game

    def options(self, game: Game, unit: str | None = None) -> Options:
        return choices.options(self.rulebook, _own(game), unit)

    def judge(self, game: Game, order: Order) -> Verdict:
        own = _own(game)
        return self._last.of(own, order, lambda: judging.judge(self.rulebook, own, order))

    def carry_out(self, game: Game, order: Order) -> GenesysGame:
        verdict = self.judge(game, order)
        if not verdict.legal:
            raise IllegalOrder(verdict)
        return carrying.carried_out(self.rulebook, _own(game), order)

    def fill(self, game: Game, option: Option, answers: Answers) -> Order:
        return drafts.fill(_own(game), option, answers)

    def propose(self, game: Game, draft: Draft) -> Order:
        return drafts.propose(self.rulebook, _own(game), draft)

    def areas(self, game: Game, draft: Draft | None) -> Areas:
        return replace(areas.areas(self.rulebook, _own(game), draft), lookout=lookout(_own(game)))

    def readout(self, game: Game) -> Readout:
        return readout.readout(self.rulebook, _own(game))

    def inspect(self, game: Game, subject: str) -> Inspection:
        return telling.inspect(self.rulebook, _own(game), subject)

    def survey(self, game: Game, topics: Collection[Topic] = ALL) -> Survey:
        return survey.survey(self.rulebook, _own(game), topics)

    def describe(self, game: Game, order: Order) -> Described:
        return telling.describe(self.rulebook, _own(game), order)

    def say(self, game: Game, finding: Finding) -> Sentence:
        own = _own(game)
        return say(finding, WORDS, lambda id: naming.name(own, id))

    def name(self, game: Game, id: str) -> str:
        return naming.name(_own(game), id)


def _own(game: Game) -> GenesysGame:
    if not isinstance(game, GenesysGame):
        raise TypeError(f"a position of the Genesys Project was expected, not {type(game).__name__}")
    return game
