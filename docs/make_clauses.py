"""Makes the pages of clauses: each rule in our own words, and how far the program goes with it.

Run by hand after a change of the data: ``python docs/make_clauses.py``. A game whose clauses stand
under parts has a page.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.rulebook import Clause, Coverage, Rulebook
from missions.rules.book import rulebook
from missions.rules.files import SYSTEMS

PAGES = Path(__file__).parent / "rules"
TABLE_RULES = ("position", "movement", "activation", "reaction", "deployment", "scoring", "ai")
_KIND_WORDS = {"ai": "what hostiles do by themselves"}
_MEANS = {
    Coverage.CHECKED: "an order that breaks it is refused, or none can break it, because the program does it by itself",
    Coverage.SHOWN: "drawn or told, and not judged",
    Coverage.LEFT: "the program does not know better; where it matters it says so",
}


def page(book: Rulebook) -> str:
    """The page of one game, in Markdown."""
    return "\n".join(_lines(book)) + "\n"


def pages() -> dict[Path, str]:
    """Every page by its place."""
    books = (rulebook(system) for system in SYSTEMS)
    return {PAGES / f"{book.system}.md": page(book) for book in books if book.parts}


def _lines(book: Rulebook) -> Iterator[str]:
    found = tuple(book.clauses.values())
    yield f"# {book.title}: rule by rule"
    yield ""
    yield "Written by `python docs/make_clauses.py` from the clauses of the rules data, version " + f"{book.version}."
    yield "Every rule stands here in our own words, with its place in the source and how far the program goes with it:"
    yield ""
    yield "| | clauses | what that means |"
    yield "|---|---:|---|"
    for coverage, means in _MEANS.items():
        count = sum(1 for clause in found if clause.coverage is coverage)
        yield f"| {coverage.value} | {count} | {means} |"
    yield ""
    told = [clause for clause in found if clause.kind in TABLE_RULES]
    checked = sum(1 for clause in told if clause.coverage is Coverage.CHECKED)
    kinds = [_KIND_WORDS.get(kind, kind) for kind in TABLE_RULES if any(clause.kind == kind for clause in told)]
    yield f"Of the {len(told)} about {', '.join(kinds[:-1])} and {kinds[-1]}, {checked} are checked."
    for number, title in book.parts.items():
        rows = [clause for clause in found if clause.part == number]
        yield from ("", f"## {number}. {title}", "", "| rule | source | kind | |", "|---|---|---|---|")
        yield from (_row(clause) for clause in rows)


def _row(clause: Clause) -> str:
    cells = (clause.says, str(clause.ref), clause.kind, clause.coverage.value)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
