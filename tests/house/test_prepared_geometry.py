"""A prepared geometry shared by two threads crashes the process: one module prepares, and keeps each thread apart."""

import re
from pathlib import Path

import pytest

_HELPER = "geometry/prepared.py"
_PREPARES = re.compile(r"\b(?:prepare|prep)\(|shapely\.prepared|\b(?:contains|intersects)_xy\(")
"""The last two prepare the geometry they are given without saying so."""
_FRESH = re.compile(r"own\[:, None\]|\bprepare\(font=")
"""Asked of copies that the helper has just made; and words, which Qt lays out ahead for a font."""


def breaches(text: str) -> list[int]:
    """Numbers of the lines that prepare a geometry."""
    lines = enumerate(text.splitlines(), start=1)
    return [number for number, line in lines if _PREPARES.search(line) and not _FRESH.search(line)]


def test_only_one_module_prepares_geometry(repository: Path, packages: tuple[str, ...]) -> None:
    found = [
        f"{module.relative_to(repository).as_posix()}:{number}"
        for package in packages
        for module in sorted((repository / package).rglob("*.py"))
        if module.relative_to(repository).as_posix() != _HELPER
        for number in breaches(module.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    ["    shapely.prepare(room)", "x = shapely.contains_xy(wall, 0, 0)", "shapely.intersects_xy(a, b, c)", "prep(a)"],
)
def test_a_line_that_prepares_is_found(line: str) -> None:
    assert breaches(f"import shapely\n{line}\n") == [2]


@pytest.mark.parametrize(
    "line",
    [
        *("own_prepared(shape)", "self.prepareGeometryChange()", "hold_inside(shape, xs, ys)"),
        "words.prepare(font=face.font)",
    ],
)
def test_a_line_that_asks_the_helper_is_fine(line: str) -> None:
    assert breaches(line) == []
