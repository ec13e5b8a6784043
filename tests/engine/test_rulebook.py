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


@pytest.mark.parametrize(
    ("book", "clause", "told"),
    [
        ("Core rules", "8.3", "Core rules 8.3"),
        ("Core rules", "0.7.3, Actions", "Core rules 0.7.3, Actions"),
        ("Genesys 8", "8.3", "Genesys 8.3"),
        ("Deployment (2016)", "6", "Deployment (2016), 6"),
        ("FAQ V1.0", "FAQ 8, 9", "FAQ V1.0, 8, 9"),
        ("Tactical cards", "Tactical Retreat", "Tactical cards: Tactical Retreat"),
        ("Readings of this program", "Passing", "Readings of this program: Passing"),
        ("Hardwired", "C4.1", "Hardwired C4.1"),
    ],
)
def test_a_clause_is_named_so_that_book_and_heading_stay_apart(book: str, clause: str, told: str) -> None:
    assert str(RuleRef(book, clause)) == told
