from pathlib import Path

import pytest

from gui.cli import display
from gui.cli.display import Library, Purpose

ON_LINUX = {"platform": "linux"}


@pytest.mark.parametrize(
    ("environ", "there"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
    ],
)
def test_a_display_is_there_when_its_variable_is(environ: dict[str, str], there: bool) -> None:
    assert display.has_display(environ, "linux") is there


def test_other_systems_always_have_a_display_and_bring_their_libraries() -> None:
    assert display.has_display({}, "darwin")
    assert display.needed({}, window=True, platform="win32") == ()


def names(environ: dict[str, str], *, window: bool) -> set[Purpose]:
    return {library.purpose for library in display.needed(environ, window=window, platform="linux")}


def test_only_a_window_on_x_needs_what_x_needs() -> None:
    assert names({"DISPLAY": ":0"}, window=True) == {Purpose.DRAW, Purpose.WINDOW}
    assert names({"DISPLAY": ":0"}, window=False) == {Purpose.DRAW}
    assert names({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, window=True) == {Purpose.DRAW}
    assert names({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, window=True) == {Purpose.DRAW}
    assert names({"WAYLAND_DISPLAY": "w", "QT_QPA_PLATFORM": "xcb"}, window=True) == {Purpose.DRAW, Purpose.WINDOW}


def test_a_library_that_does_not_load_is_missing() -> None:
    wanted = (Library("libgone.so.1", "libgone1", Purpose.DRAW), Library("libhere.so.1", "libhere1", Purpose.DRAW))

    def load(name: str) -> object:
        if "gone" in name:
            raise OSError(name)
        return object()

    lacking = display.missing(wanted, load)
    assert lacking == wanted[:1]
    assert "libgone.so.1" in display.report(lacking)
    assert display.report(lacking).endswith("apt-get install libgone1")


def test_a_library_that_no_machine_has_is_missing_for_the_real_loader() -> None:
    assert display.missing([Library("libmeasuretwice-none.so.9", "none", Purpose.DRAW)])


def test_the_packages_are_those_that_a_bare_debian_is_given(repository: Path) -> None:
    text = (repository / "packaging" / "debian-packages.txt").read_text(encoding="utf-8")
    listed = {line.split("#")[0].strip() for line in text.splitlines()}
    drawn = {name for name in listed if name.startswith("lib") and "python" not in name}
    assert {library.package for library in display.libraries()} == drawn
