import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

SVG = "{http://www.w3.org/2000/svg}"
INK = "#1D282E"
PROGRAM = "measuretwice"


@pytest.fixture(scope="module")
def tools(repository: Path) -> dict[str, ET.Element]:
    """The icons a theme gives its own ink: all but the program's."""
    found = {path.stem: ET.parse(path).getroot() for path in (repository / "assets" / "icons").glob("*.svg")}
    assert found.pop(PROGRAM).findtext(f"{SVG}title") == "Measure Twice"
    assert found
    return found


def test_every_tool_is_drawn_in_one_ink_that_a_theme_can_replace(tools: dict[str, ET.Element]) -> None:
    colours = {name: set(re.findall(r"#\w+", ET.tostring(icon, encoding="unicode"))) for name, icon in tools.items()}
    assert {name: used for name, used in colours.items() if used != {INK}} == {}


def test_every_tool_is_drawn_on_the_same_field_with_the_same_line(tools: dict[str, ET.Element]) -> None:
    drawn = {(icon.get("viewBox"), icon.get("stroke-width"), icon.get("stroke-linecap")) for icon in tools.values()}
    assert drawn == {("0 0 20 20", "1.5", "round")}


def test_every_tool_has_a_name_in_words(tools: dict[str, ET.Element]) -> None:
    names = [icon.findtext(f"{SVG}title") for icon in tools.values()]
    assert all(names)
    assert len(set(names)) == len(names)


def test_every_tool_is_asked_for(tools: dict[str, ET.Element], repository: Path) -> None:
    menus = (repository / "gui" / "window" / "actions.py", repository / "gui" / "studio" / "commands.py")
    asked = {word for menu in menus for word in re.findall(r'"([\w-]+)"', menu.read_text("utf-8"))}
    assert sorted(tools.keys() - asked) == []
