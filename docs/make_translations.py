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

from engine.wording import FRAME
from missions.guides import guides
from missions.presets import presets
from missions.rules.book import rulebook
from missions.systems import SYSTEMS

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "translations"
RULES = "rules"
"""The folder of the catalogues of what the rules say, and their context."""
ALIASES = "tr+=many"


def sources() -> list[str]:
    """Every module of the window, by its place in the checkout."""
    return [module.relative_to(ROOT).as_posix() for module in sorted((ROOT / "gui").rglob("*.py"))]


def templates() -> list[str]:
    """Of everything that the rules of any game say to an order; and the words of guides, settings and presets."""
    tables = [importlib.import_module(f"engine.systems.{system}.words").WORDS for system in SYSTEMS]
    found = [*FRAME, *(part for table in tables for wording in table.values() for part in astuple(wording))]
    for guide in guides():
        found += [guide.title, *(words for step in guide.steps for words in (step.say, step.done))]
    for system in SYSTEMS:
        for setting in rulebook(system).settings.values():
            found += [setting.title, *setting.readings.values()]
        found += [words for preset in presets(system) for words in (preset.name, preset.says)]
    return sorted({part for part in (*found, *phrases()) if isinstance(part, str) and part})


def phrases() -> Iterator[str]:
    """What a template is filled in with, where the rules have whole phrases for it: what is not open now, and why."""
    for module in sorted((ROOT / "engine" / "systems").rglob("*.py")):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            named = [(key.arg, key.value) for key in node.keywords] if isinstance(node, ast.Call) else []
            if isinstance(node, ast.Dict):
                named = [
                    (getattr(key, "value", None), value) for key, value in zip(node.keys, node.values, strict=True)
                ]
            yield from (text for name, value in named if name in ("what", "why") for text in _literals(value))
        tables = (node.value for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))
        for table in tables:
            if isinstance(table, ast.Dict) and all(isinstance(value, ast.Constant) for value in table.values):
                yield from (text for value in table.values for text in _literals(value))


def _literals(node: ast.expr) -> Iterator[str]:
    ends = (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)
    for end in ends:
        if isinstance(end, ast.Constant) and isinstance(end.value, str) and " " in end.value and "{" not in end.value:
            yield end.value


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
