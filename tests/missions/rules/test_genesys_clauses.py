"""The clause list of Genesys: every place of the digest, how far the program goes with it, and what proves it."""

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from engine.rulebook import Clause, Coverage, Rulebook
from missions.rules.book import rulebook

PLACES = {
    "1": 4, "2": 9, "3": 6, "4": 9, "5": 7, "5.1": 11, "5.2": 2, "6": 8, "7": 6, "8": 9, "9": 2, "10": 5, "11": 5,
    "12": 7, "13": 14, "14": 19,
}  # fmt: skip
"""Bullets and rows of tables in each section of the digest; 13 are its open questions, 14 what it did not find."""
TABLE_RULES = {"position", "movement", "activation", "reaction", "deployment"}
LEAST_SHARE = 0.9


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook("genesys")


@pytest.fixture(scope="module")
def about_the_table(book: Rulebook) -> list[Clause]:
    return [clause for clause in book.clauses.values() if clause.kind in TABLE_RULES]


def test_every_place_of_the_digest_is_covered_and_no_other(book: Rulebook) -> None:
    there = {f"{section}/{number}" for section, count in PLACES.items() for number in range(1, count + 1)}
    covered = {place for clause in book.clauses.values() for place in clause.covers}
    assert covered == there


def test_every_clause_says_what_it_is_about_and_where_it_stands(book: Rulebook) -> None:
    assert [clause.id for clause in book.clauses.values() if not clause.kind or not clause.covers] == []
    assert {clause.part for clause in book.clauses.values()} == set(book.parts)


def test_clauses_stand_in_the_order_of_the_digest(book: Rulebook) -> None:
    parts = [int(re.split("[./]", clause.covers[0])[0]) for clause in book.clauses.values()]
    assert parts == sorted(parts)


def test_no_rule_is_told_twice(book: Rulebook) -> None:
    said = Counter(clause.says for clause in book.clauses.values())
    assert [words for words, times in said.items() if times > 1] == []


@pytest.mark.parametrize("kinds", [TABLE_RULES, TABLE_RULES - {"deployment"}])
def test_nine_tenths_of_what_is_about_the_table_is_checked(about_the_table: list[Clause], kinds: set[str]) -> None:
    told = [clause for clause in about_the_table if clause.kind in kinds]
    open_still = [clause.id for clause in told if clause.coverage is not Coverage.CHECKED]
    assert len(open_still) <= (1 - LEAST_SHARE) * len(told), open_still


def test_nine_tenths_of_the_places_about_the_table_are_checked_in_all_they_say(about_the_table: list[Clause]) -> None:
    places: dict[str, bool] = defaultdict(lambda: True)
    for clause in about_the_table:
        for place in clause.covers:
            places[place] &= clause.coverage is Coverage.CHECKED
    assert sum(places.values()) >= LEAST_SHARE * len(places), [place for place, kept in places.items() if not kept]


def test_a_checked_clause_about_the_table_has_a_proof(about_the_table: list[Clause]) -> None:
    checked = [clause for clause in about_the_table if clause.coverage is Coverage.CHECKED]
    assert [clause.id for clause in checked if not clause.proved_by] == []


def test_every_proof_is_there_and_named_once(book: Rulebook, repository: Path) -> None:
    scenes = {path.stem for path in (repository / "tests" / "scenes" / "genesys").glob("*.yaml")}
    tests = {
        f"{path.stem}::{name}"
        for path in (repository / "tests").rglob("test_*.py")
        for name in re.findall(r"^ *def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    proofs = {proof: clause.id for clause in book.clauses.values() for proof in clause.proved_by}
    assert {proof: id for proof, id in proofs.items() if proof not in scenes | tests} == {}
    for clause in book.clauses.values():
        assert len(set(clause.proved_by)) == len(clause.proved_by), clause.id
        assert len(set(clause.covers)) == len(clause.covers), clause.id


def test_a_finding_that_may_refuse_is_served_by_a_checked_clause(book: Rulebook) -> None:
    told = {"squad.coherency", "move.leaves_melee", "charge.unseen", "attack.sight", "react.sight", "react.dive"}
    codes = {code for one in book.clauses.values() if one.coverage is not Coverage.CHECKED for code in one.codes}
    assert codes == told
