import pytest

from engine.findings import RuleRef
from engine.rulebook import Clause, Coverage, Figure, Rulebook

BOOK = Rulebook(
    system="test",
    title="A Game",
    version="1",
    figures={"reach": Figure(1.5, "R 1"), "dice": Figure(2, "R 2")},
    clauses={
        "near": Clause(
            "near", RuleRef("Core rules", "7.2"), "Not so near", Coverage.CHECKED, ("move.near", "move.far")
        ),
        "sight": Clause("sight", RuleRef("Core rules", "7.1"), "Sight", Coverage.LEFT),
    },
    settings={},
)


def test_a_code_finds_its_clause() -> None:
    assert BOOK.rule("move.near") == RuleRef("Core rules", "7.2")
    assert str(BOOK.rule("move.far")) == "Core rules 7.2"


def test_a_code_that_no_clause_names_is_a_bug_and_says_which() -> None:
    with pytest.raises(KeyError, match=r"no clause of A Game names the finding code 'move\.sideways'"):
        BOOK.rule("move.sideways")


def test_figures_are_lengths_or_counts() -> None:
    assert BOOK.figure("reach") == 1.5
    assert BOOK.count("dice") == 2
    with pytest.raises(KeyError):
        BOOK.figure("nothing")
