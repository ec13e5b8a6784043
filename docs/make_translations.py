"""Brings the catalogues of words up to date: ``lupdate`` over the code of the window, and over the templates of what
the rules say to an order, then ``lrelease``.

Run by hand after a change of words: ``python docs/make_translations.py``. With the code of a language that is not there
yet (``python docs/make_translations.py fr``) its catalogue begins. Says what is still to be translated.
"""

import ast
import importlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import astuple
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import yaml

from engine.systems.hardwired28.profile import HardwiredCard
from engine.wording import FRAME
from missions.guides import guides
from missions.rules.abilities import abilities
from missions.rules.armoury import powers
from missions.rules.book import rulebook
from missions.rules.cards import cards
from missions.rules.setups import setups
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "translations"
RULES = "rules"
"""The folder of the catalogues of what the rules say, and their context."""
ALIASES = "tr+=many"
MARKS = {"tr", "tr_later", "many"}
"""Of ``engine.tongue``; all words that they are called with are literals."""


def sources() -> list[str]:
    """Every module of the window, by its place in the checkout."""
    return [module.relative_to(ROOT).as_posix() for module in sorted((ROOT / "gui").rglob("*.py"))]


def templates() -> list[str]:
    """Of everything that the rules of any game say, and that is said of files; and the words of data."""
    tables = [importlib.import_module(f"engine.systems.{system}.words").WORDS for system in SYSTEMS]
    found = [*FRAME, *(part for table in tables for wording in table.values() for part in astuple(wording))]
    found += [words for package in ("engine", "missions") for words in marked(package)]
    found += data()
    return sorted({part for part in found if isinstance(part, str) and part})


def data() -> Iterator[str]:
    """The sentences of files: guides, settings, clauses, what cards and abilities do, the notes of missions."""
    for guide in guides():
        yield from (guide.title, *(words for step in guide.steps for words in (step.say, step.done)))
    for system in SYSTEMS:
        book = rulebook(system)
        for setting in book.settings.values():
            yield from (setting.title, *setting.readings.values(), setting.source)
        for clause in book.clauses.values():
            yield clause.says
            # What is no heading of a book is in our own words.
            yield clause.ref.clause if clause.ref.clause[:1].islower() else ""
        yield from book.parts.values()
        yield from (book.ground.name, book.ground.says) if book.ground is not None else ()
        for path in shipped_paths(system):
            yield from yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader).get("notes", ())
    yield from (card.says for card in cards("hardwired28").values() if isinstance(card, HardwiredCard))
    tables = setups()
    rows = (tables.loot_modifiers, tables.coworker_modifiers, tables.setup_advantages, tables.tactical_advantages)
    yield from (row.says for table in rows for row in table.values())
    yield from (power.says for power in powers().values())
    yield from (words for ability in abilities().values() for words in (ability.says, ability.card))


def marked(package: str) -> Iterator[str]:
    """Every word of a package without Qt that a call of ``engine.tongue`` marks."""
    for module in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MARKS:
                yield from (
                    one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
                )


def update_rules(catalogue: Path, code: str) -> None:
    """The same for the templates of the rules, which stand in tables that ``lupdate`` does not know."""
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "said.py"
        said.write_text("".join(f"translate({RULES!r}, {_quoted(one)})\n" for one in templates()), encoding="utf-8")
        update(catalogue, code, [str(said)])


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def update(catalogue: Path, code: str, modules: Sequence[str]) -> None:
    """Take in what is new; what is no longer said goes, and what was changed a little is offered as unfinished."""
    words = ["-tr-function-alias", ALIASES, "-locations", "none", "-no-obsolete", "-sort-messages", "-silent"]
    of = ["-source-language", "en", "-target-language", code]
    _run("lupdate", [*modules, *words, *of, "-ts", str(catalogue)])


def compile(catalogue: Path, to: Path) -> None:
    _run("lrelease", ["-silent", "-nounfinished", str(catalogue), "-qm", str(to)])


def unfinished(catalogue: Path) -> list[str]:
    """The English of every message that has no translation yet, or one that nobody has looked at since it changed."""
    messages = ElementTree.parse(catalogue).iter("message")
    return [
        message.findtext("source") or ""
        for message in messages
        if (found := message.find("translation")) is None or found.get("type") is not None
    ]


def _run(tool: str, arguments: Sequence[str]) -> None:
    program = Path(PySide6.__file__).with_name(f"{tool}.exe" if sys.platform == "win32" else tool)
    subprocess.run([str(program), *arguments], cwd=ROOT, check=True)


def main(codes: Sequence[str]) -> None:
    (FOLDER / RULES).mkdir(parents=True, exist_ok=True)
    for code in codes or sorted(file.stem for file in FOLDER.glob("*.ts")):
        window, rules = FOLDER / f"{code}.ts", FOLDER / RULES / f"{code}.ts"
        update(window, code, sources())
        update_rules(rules, code)
        for catalogue in (window, rules):
            compile(catalogue, catalogue.with_suffix(".qm"))
            left = unfinished(catalogue)
            print(f"{catalogue.relative_to(FOLDER)}: {len(left)} to be translated")
            for words in left if catalogue is window else ():
                print(f"  {words}")


if __name__ == "__main__":
    main(sys.argv[1:])
