"""Small buttons whose names begin alike stand under the word they share."""

from engine.options import Option
from gui.panels.chips import MANY, grouped


def named(*names: str) -> list[Option]:
    return [Option(name.lower(), name, "", "", "red") for name in names]


def told(*names: str) -> list[tuple[str, list[str]]]:
    return [(word, [option.name for option in group]) for word, group in grouped(named(*names))]


def test_so_many_that_begin_alike_stand_together_after_the_others() -> None:
    dice = [f"Roll {count}d6" for count in range(1, MANY + 1)]
    assert told("Damage", *dice, "Focus") == [("", ["Damage", "Focus"]), ("Roll", dice)]


def test_a_few_stand_among_the_others() -> None:
    dice = [f"Roll {count}d6" for count in range(1, MANY)]
    assert told("Damage", *dice) == [("", ["Damage", *dice])]
