"""What the bag promises, against shuffled bags: nothing here uses the formulas under test."""

import itertools
import math
from fractions import Fraction

import pytest

from engine.dice import Dice
from engine.options import BagAsk
from engine.picture import Bag, Notes
from engine.rehearsal import Rehearsal
from engine.systems.hardwired28.odds import comes_before, draws_before, next_draw
from engine.systems.hardwired28.orders import Draw, Focus

BAGS = [
    {"compliance": 5, "recovery": 5, "feral.gunners": 1, "coworkers.clerks": 1},  # the source text's twelve
    {"compliance": 1, "recovery": 4, "feral.gunners": 1, "feral.boss": 1},
    {"compliance": 3, "recovery": 1},
    {"compliance": 7, "recovery": 2, "coworkers.clerks": 1},
]
DRAWS = 100_000


def every_order(tokens):
    """All orders in which the bag may be emptied, each as likely as any other."""
    held = [word for word, count in tokens.items() for _ in range(count)]
    return itertools.permutations(held)


@pytest.mark.parametrize("tokens", [{"a": 2, "b": 1, "c": 1}, {"a": 1, "b": 3}, {"a": 3, "b": 2, "c": 1}])
def test_the_odds_are_those_of_every_order_the_bag_may_be_emptied_in(tokens):
    orders = list(every_order(tokens))
    for word in tokens:
        assert next_draw(tokens)[word] == Fraction(sum(order[0] == word for order in orders), len(orders))
        assert draws_before(tokens, word) == Fraction(sum(order.index(word) for order in orders), len(orders))
        for other in set(tokens) - {word}:
            first = sum(order.index(other) < order.index(word) for order in orders)
            assert comes_before(tokens, other, word) == Fraction(first, len(orders))


def test_the_chances_of_the_next_draw_add_up_to_one():
    for tokens in BAGS:
        assert sum(next_draw(tokens).values()) == 1


def test_a_word_without_a_token_has_no_next_one():
    with pytest.raises(KeyError):
        draws_before({"a": 1}, "b")
    with pytest.raises(KeyError):
        comes_before({"a": 1, "b": 0}, "a", "b")
    assert comes_before({"a": 1}, "b", "a") == 0


class Emptied:
    """A bag drawn empty over and over with the program's own dice, ``DRAWS`` tokens in all."""

    def __init__(self, tokens, seed):
        self.first = dict.fromkeys(tokens, 0)
        self.waits = {word: [0, 0] for word in tokens}
        self.before = dict.fromkeys(itertools.permutations(tokens, 2), 0)
        self.bags = 0
        dice, drawn = Dice(seed), 0
        while drawn < DRAWS:
            held = [word for word, count in tokens.items() for _ in range(count)]
            out = [held.pop(dice.roll(drawn + i, len(held)) - 1) for i in range(len(held))]
            drawn += len(out)
            self.bags += 1
            self.first[out[0]] += 1
            places = {word: out.index(word) for word in tokens}
            for word, place in places.items():
                self.waits[word][0] += place
                self.waits[word][1] += place * place
            for other, word in self.before:
                self.before[other, word] += places[other] < places[word]


@pytest.mark.long
@pytest.mark.parametrize("tokens", BAGS, ids=["twelve", "four", "two", "three"])
def test_the_odds_lie_within_three_standard_errors_of_a_hundred_thousand_draws(tokens):
    seen = Emptied(tokens, 28)

    def is_near(share, chance):
        return abs(share - chance) <= 3 * math.sqrt(chance * (1 - chance) / seen.bags)

    for word, chance in next_draw(tokens).items():
        assert is_near(seen.first[word] / seen.bags, float(chance)), word
        total, squares = seen.waits[word]
        mean = total / seen.bags
        error = math.sqrt((squares / seen.bags - mean * mean) / seen.bags)
        assert abs(mean - float(draws_before(tokens, word))) <= 3 * error, word
    for (other, word), times in seen.before.items():
        assert is_near(times / seen.bags, float(comes_before(tokens, other, word))), (other, word)


@pytest.mark.long
def test_the_programs_draws_follow_the_odds_that_the_panel_shows(match):
    """Through the options, as a player draws: a hundred thousand first draws of the worked example's bag."""
    game = match(places={**TWELVE}).bless()
    rehearsal = Rehearsal(game.rules, game.game.mission, 0)
    ask = BagAsk("token", "Token", game.bag)
    times = dict.fromkeys(game.bag, 0)
    for seed in range(DRAWS):
        rehearsal.seed = seed
        times[rehearsal.roll((ask,))["token"]] += 1
    for word, chance in next_draw(game.bag).items():
        error = math.sqrt(float(chance) * (1 - float(chance)) / DRAWS)
        assert abs(times[word] / DRAWS - float(chance)) <= 3 * error, word


SQUADS = {
    "compliance": ("okafor", "brute", "zealot", "veteran", "gunner"),
    "recovery": ("boss", "scout", "gunner", "roche", "veteran"),
}
TWELVE = {
    **{f"{side}.{name}": {1: (3 + 3 * i, 2 if side == "compliance" else 22)}
       for side, names in SQUADS.items() for i, name in enumerate(names)},
    "feral.gunners": {1: (20, 10), 2: (20, 12), 3: (20, 14)},
    "coworkers.clerks": {1: (11, 12)},
}  # fmt: skip


def section(game, title):
    found = [one for one in game.rules.readout(game.game).sections if one.title == title]
    return found[0] if found else None


def test_the_panel_shows_the_odds_of_the_next_draw_and_of_the_wait(match):
    game = match(places=TWELVE).bless()
    bag = section(game, "In the bag")
    assert isinstance(bag, Bag)
    assert [(row.count, round(row.odds, 4)) for row in bag.rows] == [(5, 0.4167), (5, 0.4167), (1, 0.0833), (1, 0.0833)]
    waits = section(game, "Before a squad’s next token")
    assert isinstance(waits, Notes)
    # 7 others share 6 gaps; 5 of 10, and one of six.
    said = "Compliance Team waits 1.2 tokens on average; the chance to come before its own: "
    assert waits.lines[0] == said + "Recovery Crew 50%, Gunner 17%, Data Clerk 17%"


def test_focus_shortens_the_wait_and_a_last_token_has_none(match):
    game = match(places=TWELVE).bless().do(Focus(by="compliance", model="compliance.brute.1"))
    waits = section(game, "Before a squad’s next token")
    assert waits is not None
    assert waits.lines[0].startswith("Compliance Team waits 0.9 tokens on average")
    alone = match(places={"compliance.brute": {1: (5, 5)}}).bless()
    assert section(alone, "Before a squad’s next token") is None


def test_a_token_out_of_a_real_bag_is_told_instead_of_drawn(match):
    """Any token that is in the bag is taken at its word; one that is not there is refused."""
    for token in ("compliance", "recovery", "feral.gunners", "coworkers.clerks"):
        game = match(places=TWELVE).bless().do(Draw(by="compliance", token=token))
        assert game.game.token == token
    offered = match(places=TWELVE).bless()
    (option,) = (one for one in offered.rules.options(offered.game).general if one.id == "draw")
    assert isinstance(option.asks[0], BagAsk)
    assert option.asks[0].tokens == offered.bag
