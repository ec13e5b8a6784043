"""Brings the catalogues of the window's words up to date: ``lupdate`` over the code, then ``lrelease``.

Run by hand after a change of words: ``python docs/make_translations.py``. With the code of a language that is not there
yet (``python docs/make_translations.py fr``) its catalogue begins. Says what is still to be translated.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "translations"
ALIASES = "tr+=many"


def sources() -> list[str]:
    """Every module of the window, by its place in the checkout."""
    return [module.relative_to(ROOT).as_posix() for module in sorted((ROOT / "gui").rglob("*.py"))]


def update(catalogue: Path, code: str) -> None:
    """Take in what is new; what is no longer said goes, and what was changed a little is offered as unfinished."""
    words = ["-tr-function-alias", ALIASES, "-locations", "none", "-no-obsolete", "-sort-messages", "-silent"]
    of = ["-source-language", "en", "-target-language", code]
    _run("lupdate", [*sources(), *words, *of, "-ts", str(catalogue)])


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
    FOLDER.mkdir(exist_ok=True)
    for code in codes or sorted(file.stem for file in FOLDER.glob("*.ts")):
        catalogue = FOLDER / f"{code}.ts"
        update(catalogue, code)
        compile(catalogue, FOLDER / f"{code}.qm")
        left = unfinished(catalogue)
        print(f"{code}: {len(left)} to be translated")
        for words in left:
            print(f"  {words}")


if __name__ == "__main__":
    main(sys.argv[1:])
