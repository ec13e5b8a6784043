"""The tree on its own, over a counter game: `Add` orders, of which a total above ten is refused."""

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from engine.findings import Finding, IllegalOrder, RuleRef, Severity, Verdict
from engine.game import Game
from engine.mission import Mission, MissionCard, Table
from engine.options import Answers, BagAsk, Described, DiceAsk, Draft, Option, Options
from engine.orders import Order
from engine.picture import Areas, Inspection, Readout
from engine.rehearsal import Rehearsal
from engine.rulebook import Rulebook
from engine.wording import Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Add(Order):
    do: ClassVar[str] = "add"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(Order):
    do: ClassVar[str] = "throw"
    random: ClassVar[bool] = True
    rolled: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Total(Game):
    total: int = 0


class Counting:
    rulebook = Rulebook("counting", "Counting", "1", {}, {}, {})
    orders: tuple[type[Order], ...] = (Add, Throw)

    def begin(self, mission: Mission) -> Game:
        return Total(mission=mission, models={})

    def judge(self, game: Game, order: Order) -> Verdict:
        after = self._after(game, order)
        severity = Severity.REFUSED if after > 10 else Severity.PASSED
        return Verdict.of([Finding("too.much", RuleRef("Counting", "1"), severity, (), after, 10)])

    def carry_out(self, game: Game, order: Order) -> Game:
        verdict = self.judge(game, order)
        if not verdict.legal:
            raise IllegalOrder(verdict)
        assert isinstance(game, Total)
        return replace(game, total=self._after(game, order))

    def _after(self, game: Game, order: Order) -> int:
        assert isinstance(game, Total)
        return game.total + (order.number if isinstance(order, Add) else 0)

    def options(self, game: Game, unit: str | None = None) -> Options:
        raise AssertionError

    def fill(self, game: Game, option: Option, answers: Answers) -> Order:
        raise AssertionError

    def propose(self, game: Game, draft: Draft) -> Order:
        raise AssertionError

    def areas(self, game: Game, draft: Draft | None) -> Areas:
        raise AssertionError

    def readout(self, game: Game) -> Readout:
        raise AssertionError

    def inspect(self, game: Game, subject: str) -> Inspection:
        raise AssertionError

    def describe(self, game: Game, order: Order) -> Described:
        raise AssertionError

    def say(self, game: Game, finding: Finding) -> Sentence:
        raise AssertionError

    def name(self, game: Game, id: str) -> str:
        raise AssertionError


def rehearsal(undo_dice: str = "same") -> Rehearsal:
    mission = Mission(
        "counting", "Ten", "", Table(10, 10), MissionCard("Ten", 1, ""), settings={"undo_dice": undo_dice}
    )
    return Rehearsal(Counting(), mission, seed=42)


def total(of: Rehearsal) -> int:
    game = of.game
    assert isinstance(game, Total)
    return game.total


def added(of: Rehearsal) -> list[int]:
    return [node.order.number for node in of.line() if isinstance(node.order, Add)]


def test_an_order_is_carried_out_and_stands_at_the_end_of_the_line() -> None:
    tree = rehearsal()
    tree.commit(Add(number=3))
    tree.commit(Add(number=4))
    assert total(tree) == 7
    assert added(tree) == [3, 4]


def test_a_refused_order_changes_nothing() -> None:
    tree = rehearsal()
    tree.commit(Add(number=9))
    before = tree.nodes
    with pytest.raises(IllegalOrder):
        tree.commit(Add(number=2))
    assert tree.nodes == before
    assert total(tree) == 9


def test_ten_itself_is_allowed() -> None:
    tree = rehearsal()
    tree.commit(Add(number=10))
    assert total(tree) == 10


def test_undo_and_redo_walk_the_line() -> None:
    tree = rehearsal()
    for number in (1, 2, 3):
        tree.commit(Add(number=number))
    tree.undo()
    tree.undo()
    assert total(tree) == 1
    assert [node.order for node in tree.ahead()] == [Add(number=2), Add(number=3)]
    tree.redo()
    assert total(tree) == 3
    tree.redo()
    assert total(tree) == 6
    assert not tree.can_redo


def test_undo_at_the_start_and_redo_at_the_end_do_nothing() -> None:
    tree = rehearsal()
    assert not tree.can_undo
    tree.undo()
    tree.redo()
    assert tree.at.number == 0


def test_another_order_after_undo_is_a_branch_and_the_first_one_stays() -> None:
    tree = rehearsal()
    tree.commit(Add(number=1))
    first = tree.commit(Add(number=2))
    tree.undo()
    second = tree.commit(Add(number=5))
    assert tree.children(1) == (first.number, second.number)
    tree.go_to(first.number)
    assert added(tree) == [1, 2]
    assert total(tree) == 3


def test_the_same_order_at_the_same_place_is_the_same_node() -> None:
    tree = rehearsal()
    tree.commit(Add(number=1))
    first = tree.commit(Add(number=2))
    tree.commit(Add(number=3))
    tree.undo()
    tree.undo()
    assert tree.commit(Add(number=2)) is first
    assert len(tree.nodes) == 4
    assert [node.order for node in tree.ahead()] == [Add(number=3)]


def test_redo_without_an_undo_before_it_follows_the_newest_branch() -> None:
    tree = rehearsal()
    tree.commit(Add(number=1))
    tree.undo()
    tree.commit(Add(number=2))
    tree.go_to(0)
    tree.redo()
    assert added(tree) == [2]


def test_a_line_that_does_not_exist_cannot_be_gone_to() -> None:
    with pytest.raises(KeyError):
        rehearsal().go_to(1)


def test_old_positions_stay_what_they_were() -> None:
    tree = rehearsal()
    before = tree.game
    tree.commit(Add(number=4))
    assert isinstance(before, Total)
    assert before.total == 0


DICE = (DiceAsk("red", "Red", 2, 20), DiceAsk("blue", "Blue", 2, 20))


def test_undo_is_no_way_to_fish_for_dice() -> None:
    tree = rehearsal()
    first = tree.roll(DICE)
    tree.commit(Throw(rolled=(1,)))
    after = tree.roll(DICE)
    assert after != first
    tree.undo()
    assert tree.roll(DICE) == first
    tree.commit(Add(number=1))
    assert tree.roll(DICE) == first, "an order without dice moves no die"


def test_fresh_dice_are_rolled_after_undo_where_the_setting_says_so() -> None:
    tree = rehearsal(undo_dice="fresh")
    first = tree.roll(DICE)
    tree.commit(Throw(rolled=(1,)))
    tree.undo()
    assert tree.roll(DICE) != first


def test_a_step_back_in_the_log_brings_fresh_dice_as_an_undo_does_and_one_forward_none() -> None:
    tree = rehearsal(undo_dice="fresh")
    first = tree.roll(DICE)
    for _ in range(3):
        tree.commit(Throw(rolled=(1,)))
    tree.go_to(0)
    assert tree.undone == 1
    assert tree.roll(DICE) != first
    tree.go_to(2)
    assert tree.undone == 1
    tree.commit(Add(number=1))
    tree.go_to(3)
    assert tree.undone == 2, "another branch is no way forward"


@pytest.mark.parametrize("dice", ["same", "fresh"])
def test_other_dice_and_tokens_are_drawn_where_they_are_asked_for(dice: str) -> None:
    tree = rehearsal(undo_dice=dice)
    first = tree.roll(DICE)
    tree.redraw()
    other = tree.roll(DICE)
    assert other != first
    assert tree.roll(DICE) == other, "and stay so"
    again = rehearsal(undo_dice=dice)
    again.resume(0, redrawn=tree.redrawn)
    assert again.roll(DICE) == other


def test_each_die_of_a_roll_is_its_own() -> None:
    answers = rehearsal().roll((DiceAsk("many", "Many", 60, 6),))
    many = answers["many"]
    assert isinstance(many, tuple)
    assert set(many) == {1, 2, 3, 4, 5, 6}


def test_a_token_is_drawn_from_what_the_bag_holds() -> None:
    drawn = set()
    tree = rehearsal()
    for _ in range(80):
        answer = tree.roll((BagAsk("token", "Token", {"red": 3, "blue": 1, "spent": 0}),))
        drawn.add(answer["token"])
        tree.commit(Throw(rolled=(1,)))
    assert drawn == {"red", "blue"}


def test_an_empty_bag_gives_no_token() -> None:
    with pytest.raises(ValueError, match="empty"):
        rehearsal().roll((BagAsk("token", "Token", {"red": 0}),))
