"""The command line speaks another language whole: its help, what is amiss with the words, and what it prints."""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gui.cli import words_of_argparse
from gui.cli.arguments import _parser, asked_for, draws

ALIKE = {"REPORT", "MISSION", "NAME", "PX", "N", "PNG", "WxH", "%(prog)s", None, argparse.SUPPRESS}
"""Words that are no other in German, or only placeholders."""
SAID = """
import json, sys
from gui.main import main
try:
    main(["--help", "--language", "de"])
except SystemExit:
    print()
from gui.cli import words_of_argparse
from gui.cli.arguments import _parser
from tests_of_help import words
print(json.dumps([[str(w) for w in words(_parser())], list(words_of_argparse.known())]))
for line in (["check"], ["render", "x", "-o", "x.gif"], ["open", "--size", "9"], ["ask", "a", "b", "c", "d"],
             ["replay", "none.yaml"]):
    try:
        main(line)
    except SystemExit:
        pass
"""
HELPER = """
import argparse
def words(parser):
    yield from (parser.description, parser.epilog, parser.usage)
    for action in parser._actions:
        yield action.help
        yield action.metavar
        if isinstance(action, argparse._SubParsersAction):
            yield from (one.help for one in action._choices_actions)
            for one in action.choices.values():
                yield from words(one)
"""


def test_help_and_what_is_amiss_and_answers(tmp_path: Path) -> None:
    (tmp_path / "tests_of_help.py").write_text(HELPER)
    (tmp_path / "said.py").write_text(SAID)
    place = [sys.executable, str(tmp_path / "said.py")]
    done = subprocess.run(place, cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True)
    page, rest = done.stdout.split("\n\n[[", 1)
    assert page.startswith("Aufruf: measuretwice [DATEI]")
    first, *rest = f"[[{rest}".splitlines()
    helps, own = json.loads(first)
    scope: dict[str, object] = {}
    exec(HELPER, scope)
    words = scope["words"]
    assert callable(words)
    walked = words(_parser())
    assert isinstance(walked, Iterator)
    english = {str(one) for one in walked if one not in ALIKE}
    assert english & set(helps) == {"x.html or x.pdf"} & set(helps)
    assert set(own).isdisjoint(words_of_argparse.known())
    assert "diese Datei gibt es nicht" in rest[-1]
    for said in ("diese Angaben fehlen: DATEI", "ein Bild endet auf", "erwartet waren Breite", "gibt es hier nicht"):
        assert said in done.stderr
    assert "error" not in done.stderr


@pytest.mark.parametrize(
    ("words", "environ", "said"),
    [
        (["check", "x"], {}, None),
        (["check", "x", "--language", "de"], {}, "de"),
        (["check", "x", "--lan=de"], {"MEASURETWICE_LANGUAGE": "en"}, "de"),
        (["check", "x"], {"MEASURETWICE_LANGUAGE": "de"}, "de"),
        (["check", "x", "--language", "xx"], {}, None),
        (["make", "starcraft", "--layout", "de"], {}, None),
        (["check", "--language"], {}, None),
    ],
)
def test_the_language_is_found_before_the_words_are_understood(
    words: list[str], environ: dict[str, str], said: str | None
) -> None:
    assert asked_for(words, environ) == said


def test_what_is_drawn_speaks_as_the_window_and_what_is_printed_does_not() -> None:
    assert draws([])
    assert draws(["mission.yaml"])
    assert draws(["report", "x", "-o", "x.pdf"])
    assert not draws(["check", "x"])
    assert not draws(["render", "--help"])
    assert not draws(["--smoke-test"])
