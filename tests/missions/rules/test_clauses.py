"""The clause lists by place: every place of the digest, how far the program goes with it, and what proves it."""

import importlib.util
import re
from collections import Counter, defaultdict
from pathlib import Path
from types import ModuleType

import pytest

from engine.rulebook import Clause, Coverage, Rulebook
from missions.reading import Reading, read_form
from missions.rules.book import ClausesFile, clause_problems, rulebook
from missions.yamlnodes import reading_yaml

PLACES = {
    "starcraft": {
        "1": 9, "2": 9, "3": 5, "4": 17, "5.1": 10, "5.2": 12, "5.3": 1, "5.4": 1, "5.5": 1, "6": 10, "7": 17,
        "8": 15, "9": 12, "10": 4, "10.1": 13, "10.2": 3, "10.3": 13, "11.1": 11, "11.2": 33, "11.3": 4,
    },
    "hardwired28": {
        "1": 3, "2": 6, "3": 16, "4": 12, "5": 4, "6": 9, "7": 5, "8": 7, "9": 4, "10": 26, "11": 9, "12": 22,
        "13": 18, "14": 7, "15": 24,
    },
}  # fmt: skip
"""By game: bullets, rows of tables and paragraphs in each section of its digest."""
TABLE_RULES = {"position", "movement", "activation", "deployment", "scoring", "ai"}
MOST_SHARE = 0.9


@pytest.fixture(scope="module", params=PLACES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(request.param)


@pytest.fixture(scope="module")
def about_the_table(book: Rulebook) -> list[Clause]:
    return [clause for clause in book.clauses.values() if clause.kind in TABLE_RULES]


@pytest.fixture(scope="module")
def script(repository: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_clauses", repository / "docs" / "make_clauses.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_place_of_the_digest_is_covered_and_no_other(book: Rulebook) -> None:
    there = {f"{section}/{number}" for section, count in PLACES[book.system].items() for number in range(1, count + 1)}
    covered = {place for clause in book.clauses.values() for place in clause.covers}
    assert covered == there


def test_every_clause_says_what_it_is_about_and_where_it_stands(book: Rulebook) -> None:
    assert [clause.id for clause in book.clauses.values() if not clause.kind or not clause.covers] == []
    assert {clause.part for clause in book.clauses.values()} == set(book.parts)


def test_clauses_stand_in_the_order_of_the_digest(book: Rulebook) -> None:
    def key(clause: Clause) -> list[int]:
        return [int(number) for number in re.split("[./]", clause.covers[0])]

    parts = [key(clause)[0] for clause in book.clauses.values()]
    assert parts == sorted(parts)


def test_no_rule_is_told_twice(book: Rulebook) -> None:
    said = Counter(clause.says for clause in book.clauses.values())
    assert [words for words, times in said.items() if times > 1] == []


def test_nine_tenths_of_what_is_about_the_table_is_checked(about_the_table: list[Clause]) -> None:
    checked = [clause for clause in about_the_table if clause.coverage is Coverage.CHECKED]
    assert len(checked) >= MOST_SHARE * len(about_the_table)


def test_nine_tenths_of_the_places_about_the_table_are_checked_in_all_they_say(about_the_table: list[Clause]) -> None:
    places: dict[str, bool] = defaultdict(lambda: True)
    for clause in about_the_table:
        for place in clause.covers:
            places[place] &= clause.coverage is Coverage.CHECKED
    assert sum(places.values()) >= MOST_SHARE * len(places)


def test_a_checked_clause_has_codes_or_a_proof_and_those_about_the_table_have_a_proof(
    book: Rulebook, about_the_table: list[Clause]
) -> None:
    checked = [clause for clause in book.clauses.values() if clause.coverage is Coverage.CHECKED]
    assert [clause.id for clause in checked if not clause.codes and not clause.proved_by] == []
    proofless = [one.id for one in about_the_table if one.coverage is Coverage.CHECKED and not one.proved_by]
    assert proofless == []


def test_every_proof_is_there(book: Rulebook, repository: Path) -> None:
    scenes = {path.stem for path in (repository / "tests" / "scenes" / book.system).glob("*.yaml")}
    tests = {
        f"{path.stem}::{name}"
        for path in (repository / "tests").rglob("test_*.py")
        for name in re.findall(r"^ *def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    proofs = {proof: clause.id for clause in book.clauses.values() for proof in clause.proved_by}
    assert {proof: id for proof, id in proofs.items() if proof not in scenes | tests} == {}


def test_each_line_of_sections_2_to_8_of_starcraft_that_is_not_left_to_the_player_has_a_scene(
    repository: Path,
) -> None:
    book = rulebook("starcraft")
    scenes = {path.stem for path in (repository / "tests" / "scenes" / book.system).glob("*.yaml")}
    shown: dict[str, bool] = {}
    for clause in book.clauses.values():
        for place in clause.covers:
            if clause.coverage is not Coverage.LEFT and place[0] in "2345678":
                shown[place] = shown.get(place, False) or not scenes.isdisjoint(clause.proved_by)
    assert len(shown) > 90
    assert [place for place, is_shown in shown.items() if not is_shown] == []


def test_no_proof_is_named_twice_for_one_clause(book: Rulebook) -> None:
    for clause in book.clauses.values():
        assert len(set(clause.proved_by)) == len(clause.proved_by), clause.id
        assert len(set(clause.covers)) == len(clause.covers), clause.id


def test_the_page_of_clauses_is_fresh(script: ModuleType) -> None:
    pages = script.pages()
    assert {path.stem for path in pages} >= set(PLACES)
    for path, text in pages.items():
        assert path.read_text(encoding="utf-8") == text, "run python docs/make_clauses.py"


def test_the_page_counts_what_it_lists(script: ModuleType, book: Rulebook) -> None:
    text = script.page(book)
    rows = [line for line in text.splitlines() if line.startswith("| ") and line.count(" | ") == 3]
    assert len(rows) == len(book.clauses) + len(book.parts)
    for coverage in Coverage:
        count = sum(1 for clause in book.clauses.values() if clause.coverage is coverage)
        assert f"| {coverage.value} | {count} |" in text
        assert sum(1 for row in rows if row.endswith(f" | {coverage.value} |")) == count


CLAUSES = """\
format: measuretwice/clauses/1
title: A Game
version: "1"
parts: {"1": Measuring}
clauses:
  near: {book: Rules, clause: "1", says: Near, coverage: left, covers: [1.2/3]}
"""


@pytest.mark.parametrize(
    ("covers", "problem"),
    [
        ("[1/1]", ""),
        ("[2/1]", "the clause 'near' covers nothing of a part that the file has"),
        ("[]", "the clause 'near' covers nothing of a part that the file has"),
    ],
)
def test_a_clause_stands_under_a_part_that_there_is(covers: str, problem: str) -> None:
    with reading_yaml(CLAUSES.replace("[1.2/3]", covers).encode(), "c.yaml") as document:
        reading = Reading(document)
        found = read_form(ClausesFile, reading)
        assert isinstance(found, ClausesFile)
        problems = [str(one) for one in clause_problems(found, reading)]
    assert [problem in one for one in problems] == ([True] if problem else [])


@pytest.mark.parametrize("place", ["1", "one/1", "1/1.2", "1/"])
def test_a_place_is_a_section_and_a_number(place: str) -> None:
    with reading_yaml(CLAUSES.replace("1.2/3", place).encode(), "c.yaml") as document:
        assert isinstance(read_form(ClausesFile, Reading(document)), list)
