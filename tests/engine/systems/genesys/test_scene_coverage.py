"""Every finding code that can be more than passed has its scene; the scenes themselves are played elsewhere."""

import re
from pathlib import Path

from engine.systems.genesys.words import WORDS

ONLY_FIGURES = {
    "attack.strength",
    "attack.charging",
    "attack.evasion",
    "attack.evading",
    "game.prolonged",
    "react.less_one",
}
"""Codes that tell a figure and never stand against an order."""


def test_every_finding_code_stands_in_a_scene(repository: Path) -> None:
    scenes = (repository / "tests" / "scenes" / "genesys").glob("*.yaml")
    expected = {code for path in scenes for code in re.findall(r"\bcode: ([a-z_.]+)", path.read_text("utf-8"))}
    assert expected == set(WORDS) - ONLY_FIGURES
