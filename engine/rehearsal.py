"""The tree of orders and positions. The window is a view on it; nothing else holds game state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.dice import Dice
from engine.findings import Verdict
from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Mission
from engine.options import Answer, Answers, Ask, BagAsk, DiceAsk
from engine.orders import Order

FRESH_DICE = "fresh"


@dataclass(frozen=True, slots=True)
class Node:
    """``number`` counts from 1 in the order of making; the root is 0 and has no order."""

    number: int
    parent: int | None
    order: Order | None
    game: Game
    verdict: Verdict


class Rehearsal:
    """Old positions stay valid: undo, previews and branches are references, not copies."""

    def __init__(self, system: RuleSystem, mission: Mission, seed: int) -> None:
        self.system = system
        self.mission = mission
        self.seed = seed
        self.bookmarks: dict[int, str] = {}
        self.notes: dict[int, str] = {}
        self._nodes = [Node(0, None, None, system.begin(mission), Verdict())]
        self._children: dict[int, list[int]] = {0: []}
        self._at = 0
        self._ahead: list[int] = []
        self._undone = 0
        self._redrawn = 0

    @property
    def nodes(self) -> tuple[Node, ...]:
        return tuple(self._nodes)

    @property
    def at(self) -> Node:
        return self._nodes[self._at]

    @property
    def game(self) -> Game:
        return self.at.game

    def children(self, number: int) -> tuple[int, ...]:
        return tuple(self._children[number])

    def line(self) -> tuple[Node, ...]:
        """From the first order to the position at hand."""
        line = []
        node = self.at
        while node.parent is not None:
            line.append(node)
            node = self._nodes[node.parent]
        return tuple(reversed(line))

    def ahead(self) -> tuple[Node, ...]:
        """What redo would bring back, nearest first."""
        return tuple(self._nodes[number] for number in reversed(self._ahead))

    def judge(self, order: Order) -> Verdict:
        return self.system.judge(self.game, order)

    def commit(self, order: Order) -> Node:
        """Carry out an order and stand after it. Raises ``IllegalOrder`` and changes nothing where it is refused.

        The same order given again at the same place goes to the node that is there.
        """
        for number in self._children[self._at]:
            if self._nodes[number].order == order:
                self._step_to(number)
                return self.at
        game = self.system.carry_out(self.game, order)
        node = Node(len(self._nodes), self._at, order, game, self.system.judge(self.game, order))
        self._nodes.append(node)
        self._children[node.number] = []
        self._children[self._at].append(node.number)
        self._at = node.number
        self._ahead.clear()
        return node

    def _step_to(self, child: int) -> None:
        if self._ahead and self._ahead[-1] == child:
            self._ahead.pop()
        else:
            self._ahead.clear()
        self._at = child

    @property
    def can_undo(self) -> bool:
        return self.at.parent is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._ahead or self._children[self._at])

    def undo(self) -> None:
        parent = self.at.parent
        if parent is None:
            return
        self._ahead.append(self._at)
        self._at = parent
        self._undone += 1

    def redo(self) -> None:
        """Forward along what was undone, else along the newest branch."""
        if self._ahead:
            self._at = self._ahead.pop()
        elif self._children[self._at]:
            self._at = self._children[self._at][-1]

    @property
    def undone(self) -> int:
        """How often something was undone; where undo brings fresh dice, they come by it."""
        return self._undone

    @property
    def redrawn(self) -> int:
        """How often other dice and tokens were asked for."""
        return self._redrawn

    def redraw(self) -> None:
        """From now on other dice and tokens come, at every place, than those that would have. Orders keep theirs."""
        self._redrawn += 1

    def resume(self, number: int, ahead: Sequence[int] = (), undone: int = 0, redrawn: int = 0) -> None:
        """Stand where a saved rehearsal stood: ``ahead`` are the nodes that redo brings back, nearest first."""
        self.go_to(number)
        at = number
        for child in ahead:
            if child not in self._children[at]:
                raise KeyError(child)
            at = child
        self._ahead = list(reversed(ahead))
        self._undone = undone
        self._redrawn = redrawn

    def go_to(self, number: int) -> None:
        """What is left behind by it counts as undone."""
        if not 0 <= number < len(self._nodes):
            raise KeyError(number)
        if number != self._at:
            self._undone += not self._leads_to(number)
            self._ahead.clear()
            self._at = number

    def _leads_to(self, number: int) -> bool:
        """The position at hand is on the way to this one."""
        at: int | None = number
        while at is not None and at > self._at:
            at = self._nodes[at].parent
        return at == self._at

    def mark(self, number: int, name: str) -> None:
        """A bookmark at a node; an empty name takes it away."""
        if not 0 <= number < len(self._nodes):
            raise KeyError(number)
        self.bookmarks.pop(number, None)
        if name:
            self.bookmarks[number] = name

    def note(self, number: int, text: str) -> None:
        """What the player has to say of a node, in as many lines as they like; an empty text takes it away."""
        if not 0 <= number < len(self._nodes):
            raise KeyError(number)
        self.notes.pop(number, None)
        if text:
            self.notes[number] = text

    def roll(self, asks: tuple[Ask, ...]) -> Answers:
        """The program's dice and tokens for the place at hand: the same at the same place, unless set to be fresh or
        drawn anew."""
        place = sum(1 for node in self.line() if node.order is not None and node.order.random)
        fresh = self.mission.settings.get("undo_dice") == FRESH_DICE
        dice = Dice(self.seed, self._redrawn + (self._undone if fresh else 0))
        answers: dict[str, Answer] = {}
        index = 0
        for ask in asks:
            if isinstance(ask, DiceAsk):
                answers[ask.name] = tuple(dice.roll(place, ask.sides, index + i) for i in range(ask.count))
                index += ask.count
            elif isinstance(ask, BagAsk):
                answers[ask.name] = _token(ask.tokens, dice, place, index)
                index += 1
        return answers


def _token(tokens: Mapping[str, int], dice: Dice, place: int, index: int) -> str:
    held = [word for word, count in tokens.items() for _ in range(count)]
    if not held:
        raise ValueError("the bag is empty")
    return held[dice.roll(place, len(held), index) - 1]
