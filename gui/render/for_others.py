"""A table written for people with a tape and for other programs, by the ending of the file."""

from pathlib import Path

from engine.game import Game
from engine.gate import RuleSystem
from gui.render.bare import bare_png
from gui.render.setup_page import save_setup
from missions.exporting.sheet import setup_sheet
from missions.exporting.tabletop import tabletop_save
from missions.exporting.uvtt import universal_vtt
from missions.saving import write_whole

FOR_OTHERS = frozenset((".txt", ".md", ".html", ".uvtt", ".dd2vtt", ".df2vtt", ".json"))
"""Endings that no picture has. A set-up sheet may end in .pdf as well."""
PIXELS_AN_INCH = 50
"""Of the picture in a Universal VTT file."""


def write_for_others(path: Path, rules: RuleSystem, game: Game) -> None:
    """A set-up sheet (.pdf, .html, .txt, .md), a Universal VTT file (.uvtt, .dd2vtt, .df2vtt) or a save of Tabletop
    Simulator (.json). Raises ``ValueError`` for another ending and ``OSError`` where it cannot be written."""
    mission = game.mission
    match path.suffix.lower():
        case ".txt" | ".md":
            write_whole(path, ("\n".join(setup_sheet(mission).told()) + "\n").encode("utf-8"))
        case ".uvtt" | ".dd2vtt" | ".df2vtt":
            picture = bare_png(mission, game, PIXELS_AN_INCH)
            write_whole(path, universal_vtt(rules, game, picture, PIXELS_AN_INCH))
        case ".json":
            write_whole(path, tabletop_save(mission))
        case _:
            save_setup(path, mission)
