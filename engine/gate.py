"""The one gate. Whatever decides a rule stands behind this protocol; whatever asks goes through it."""

from collections.abc import Collection
from typing import Protocol

from engine.findings import Finding, Verdict
from engine.game import Game
from engine.mission import Mission
from engine.options import Answers, Described, Draft, Option, Options
from engine.orders import Order
from engine.picture import Areas, Inspection, Readout
from engine.rulebook import Rulebook
from engine.survey import ALL, Survey, Topic
from engine.wording import Sentence


class RuleSystem(Protocol):
    """One game's rules over immutable positions. No method changes anything.

    ``judge`` gives every finding in a fixed order; ``carry_out`` raises ``IllegalOrder`` exactly where ``judge``
    refuses. ``areas`` must agree with ``judge``. ``propose`` makes a whole order of a draft: the path as drawn, the
    other models set as the rules allow. ``fill`` makes the order of an option that needs nothing on the table.
    """

    @property
    def rulebook(self) -> Rulebook: ...

    @property
    def orders(self) -> tuple[type[Order], ...]:
        """The orders this system knows; their ``do`` differ."""
        ...

    def begin(self, mission: Mission) -> Game: ...

    def options(self, game: Game, unit: str | None = None) -> Options: ...

    def judge(self, game: Game, order: Order) -> Verdict: ...

    def carry_out(self, game: Game, order: Order) -> Game: ...

    def fill(self, game: Game, option: Option, answers: Answers) -> Order: ...

    def propose(self, game: Game, draft: Draft) -> Order: ...

    def areas(self, game: Game, draft: Draft | None) -> Areas:
        """For a draft, what binds the model in the hand; for none, the standing zones of the whole table."""
        ...

    def readout(self, game: Game) -> Readout: ...

    def inspect(self, game: Game, subject: str) -> Inspection: ...

    def survey(self, game: Game, topics: Collection[Topic] = ALL) -> Survey:
        """The whole position looked at, whoever's turn it is; a part for each of the topics. Must agree with ``judge``
        where an order asks the same. Models may have been set elsewhere by ``Game.with_models``, base on base too."""
        ...

    def describe(self, game: Game, order: Order) -> Described:
        """``game`` is the position in which the order was given."""
        ...

    def say(self, game: Game, finding: Finding) -> Sentence: ...

    def name(self, game: Game, id: str) -> str:
        """What a player calls a model, unit, piece, side, zone or marker."""
        ...
