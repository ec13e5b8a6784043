import re
from pathlib import Path

import pytest

APT_LINE = re.compile(r"apt(?:-get)? install ((?:.*\\\n)*.*)")


@pytest.fixture(scope="module")
def listed(repository: Path) -> list[str]:
    text = (repository / "packaging" / "debian-packages.txt").read_text(encoding="utf-8")
    return [line.split("#")[0].strip() for line in text.splitlines() if line.split("#")[0].strip()]


def packages_in(apt_line: str) -> set[str]:
    return {word for word in apt_line.replace("\\\n", " ").split() if not word.startswith("-")}


def test_the_apt_line_of_the_readme_names_exactly_the_listed_packages(repository: Path, listed: list[str]) -> None:
    found = APT_LINE.findall((repository / "README.md").read_text(encoding="utf-8"))
    assert len(found) == 1
    assert packages_in(found[0]) == set(listed)


def test_no_package_is_listed_twice(listed: list[str]) -> None:
    assert len(listed) == len(set(listed))


def test_the_checks_from_nothing_install_from_the_list_alone(repository: Path, listed: list[str]) -> None:
    script = (repository / ".ci" / "run").read_text(encoding="utf-8")
    assert "packaging/debian-packages.txt" in script
    assert [package for package in listed if package.startswith("lib") and package in script] == []


def test_an_apt_line_over_several_lines_is_read_to_its_end() -> None:
    text = "```\nsudo apt-get install --yes make \\\n  libegl1 \\\n  xvfb\n```\n"
    assert packages_in(APT_LINE.findall(text)[0]) == {"make", "libegl1", "xvfb"}
