from fractions import Fraction
from itertools import product

import pytest

from engine.systems.hardwired28.hostiles.contest import Contest, Outcome, contest

SIZES = (4, 6, 8, 10, 12)


def spread(sides):
    """Chance of each total of two dice, by counting pairs of totals and not faces."""
    return {total: Fraction(sides - abs(total - sides - 1), sides * sides) for total in range(2, 2 * sides + 1)}


@pytest.mark.parametrize(("attack", "defense"), list(product(SIZES, SIZES)))
def test_the_chance_is_that_of_the_higher_total_the_smaller_dice_winning_ties(attack, defense):
    pairs = [(a, b, p * q) for a, p in spread(attack).items() for b, q in spread(defense).items()]
    won = sum(p for a, b, p in pairs if a > b or (a == b and attack < defense))
    again = sum(p for a, b, p in pairs if a == b and attack == defense)
    assert Contest(attack, defense).chance == pytest.approx(float(won / (1 - again)))


@pytest.mark.parametrize(
    ("attack", "raised", "defense", "defense_raised", "dice"),
    [
        (6, 0, 6, 0, (6, 6)),
        (6, 1, 6, 0, (8, 6)),
        (6, -1, 6, 0, (4, 6)),
        (4, -1, 6, 0, (4, 8)),  # below the scale: the other side gains
        (4, -2, 6, 0, (4, 10)),
        (12, 1, 6, 0, (12, 4)),  # above it: the other side loses
        (6, 0, 12, 1, (4, 12)),
        (12, 1, 4, 0, (12, 4)),
        (10, 1, 4, 0, (12, 4)),
    ],
)
def test_what_goes_past_the_scale_is_handed_over_with_its_sign_turned(
    rules, attack, raised, defense, defense_raised, dice
):
    found = contest(rules.rulebook, attack, raised, defense, defense_raised)
    assert (found.attack, found.defense) == dice


@pytest.mark.parametrize(
    ("dice", "attack", "defense", "outcome"),
    [
        ((6, 6), (4, 3), (3, 3), Outcome.HIT),
        ((6, 6), (3, 3), (4, 3), Outcome.MISS),
        ((6, 6), (4, 2), (3, 3), Outcome.TIE),
        ((4, 6), (3, 3), (4, 2), Outcome.HIT),
        ((6, 4), (3, 3), (4, 2), Outcome.MISS),
    ],
)
def test_a_tie_goes_to_the_smaller_dice_and_with_the_same_is_rolled_again(dice, attack, defense, outcome):
    assert Contest(*dice).outcome(attack, defense) is outcome
