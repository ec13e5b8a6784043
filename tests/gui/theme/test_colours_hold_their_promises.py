"""The contrasts and distances that the style guide gives, computed here by their own formulas from the hex codes."""

import math
from dataclasses import fields

import pytest
from PySide6.QtGui import QColor

from engine.mission import SideLook
from gui.theme.contrast import contrast
from gui.theme.tokens import DARK, INK, LIGHT, PRINT, SideColours, Theme, veil

Colour = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
SIGHT: dict[str, tuple[Colour, Colour, Colour]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(hex_code: str) -> Colour:
    parts = [int(hex_code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return (red, green, blue)


def luminance(colour: Colour) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def ratio(one: str, other: str) -> float:
    low, high = sorted((luminance(linear(one)), luminance(linear(other))))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Colour) -> Colour:
    red, green, blue = colour

    def root(share: float) -> float:
        return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116

    x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def seen(hex_code: str, kind: str) -> Colour:
    colour = linear(hex_code)
    if kind == "normal":
        return colour
    if kind == "grey":
        return (luminance(colour),) * 3
    rows = SIGHT[kind]
    red, green, blue = (min(max(sum(a * b for a, b in zip(row, colour, strict=True)), 0), 1) for row in rows)
    return (red, green, blue)


def distances(one: QColor | str, other: QColor | str) -> list[int]:
    first, second = QColor(one).name(), QColor(other).name()
    kinds = ("normal", "protan", "deutan", "tritan", "grey")
    return [round(math.dist(lab(seen(first, kind)), lab(seen(second, kind)))) for kind in kinds]


def named(theme: Theme, name: str) -> str:
    found: object = theme
    for part in name.split("."):
        found = getattr(found, part)
    assert isinstance(found, QColor)
    return str(found.name())


@pytest.mark.parametrize(
    ("front", "back", "light", "dark"),
    [
        ("ink", "dock", 13.3, 13.5),
        ("ink", "mat", 14.0, 12.1),
        ("ink2", "dock", 5.9, 7.8),
        ("ink2", "card", 6.4, 6.8),
        ("ink2", "press", 4.6, 5.5),
        ("off", "dock", 3.9, 4.6),
        ("on_primary", "primary", 14.4, 14.4),
        ("focus", "dock", 8.1, 7.9),
        ("red.fill", "mat", 4.3, 6.0),
        ("red.edge", "mat", 10.4, 10.8),
        ("red.glyph", "red.fill", 4.6, 7.2),
        ("red.text", "dock", 5.3, 6.6),
        ("blue.fill", "mat", 8.5, 3.1),
        ("blue.edge", "mat", 14.9, 9.4),
        ("blue.glyph", "blue.fill", 9.1, 4.7),
        ("blue.text", "dock", 8.1, 6.8),
        ("third.fill", "mat", 4.8, 4.9),
        ("reach", "mat", 4.6, 9.1),
        ("refuse", "mat", 9.5, 5.5),
        ("refuse", "card", 9.7, 5.4),
        ("coher", "mat", 6.2, 9.1),
        ("sight", "mat", 6.5, 7.4),
        ("tline", "t3", 3.4, 3.1),
        ("gline", "grass", 3.6, 4.4),
        ("grid", "mat", 1.6, 1.6),
        ("red.fill", "blue.fill", 1.97, 1.95),
    ],
)
def test_a_pair_of_tokens_has_the_contrast_of_the_guide(front: str, back: str, light: float, dark: float) -> None:
    for theme, expected in ((LIGHT, light), (DARK, dark)):
        assert ratio(named(theme, front), named(theme, back)) == pytest.approx(expected, abs=0.06), theme.name


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT, INK], ids=lambda theme: theme.name)
def test_what_must_be_read_has_a_contrast_of_four_and_a_half(theme: Theme) -> None:
    verdicts = ("reach", "refuse", "coher")  # told on cards and on the map, never on a bare dock
    for front in ("ink", "ink2", "red.text", "blue.text", "third.text", *verdicts):
        for back in ("card", "mat") if front in verdicts else ("dock", "card", "mat"):
            assert ratio(named(theme, front), named(theme, back)) >= 4.5, (front, back)


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT, INK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("look", list(SideLook))
def test_a_device_and_the_number_on_it_can_be_read(theme: Theme, look: SideLook) -> None:
    side = theme.side_colours(look)
    assert ratio(side.glyph.name(), side.fill.name()) >= 4.5
    assert max(ratio(side.edge.name(), side.glyph.name()), ratio(side.fill.name(), side.glyph.name())) >= 4.5
    assert ratio(side.edge.name(), theme.mat.name()) >= 9


def test_red_and_blue_part_in_every_kind_of_sight() -> None:
    assert distances(LIGHT.red.fill, LIGHT.blue.fill) == [102, 77, 97, 103, 18]
    assert distances(DARK.red.fill, DARK.blue.fill) == [90, 74, 91, 87, 20]


def test_allowed_and_refused_part_in_every_kind_of_sight() -> None:
    assert distances(LIGHT.reach, LIGHT.refuse) == [96, 50, 22, 89, 20]
    assert distances(DARK.reach, DARK.refuse) == [104, 49, 20, 101, 16]


def test_a_bluish_green_and_a_mid_magenta_would_fall_together() -> None:
    assert distances("#00745A", "#A8135F")[2] == 1


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_red_is_the_lighter_side(theme: Theme) -> None:
    assert lab(linear(theme.red.fill.name()))[0] > lab(linear(theme.blue.fill.name()))[0] + 15


@pytest.mark.parametrize(
    ("theme", "lightness"), [(LIGHT, (97, 92, 83, 76)), (DARK, (16, 23, 32, 41))], ids=["light", "dark"]
)
def test_higher_ground_is_farther_from_the_mat(theme: Theme, lightness: tuple[int, ...]) -> None:
    tones = (theme.mat, theme.t1, theme.t2, theme.t3)
    assert tuple(round(lab(linear(tone.name()))[0]) for tone in tones) == lightness


def test_print_is_the_light_theme_on_white_paper() -> None:
    changed = {"name", "desk", "dock", "card", "mat", "t1", "t2", "t3"}
    assert {f.name for f in fields(Theme) if getattr(PRINT, f.name) != getattr(LIGHT, f.name)} == changed
    assert {PRINT.desk.name(), PRINT.dock.name(), PRINT.card.name()} == {"#ffffff"}
    assert (PRINT.mat.name(), PRINT.t3.name()) == ("#fffefb", "#cfc2a2")


def test_every_token_is_a_colour() -> None:
    for theme in (LIGHT, DARK, PRINT, INK):
        for field in fields(Theme):
            value = getattr(theme, field.name)
            colours = (
                [getattr(value, f.name) for f in fields(SideColours)] if isinstance(value, SideColours) else [value]
            )
            assert all(colour.isValid() for colour in colours if isinstance(colour, QColor)), field.name


@pytest.mark.parametrize(("one", "other"), [("#1D282E", "#F4F1E7"), ("#000000", "#FFFFFF"), ("#767A71", "#767A71")])
def test_contrast_is_the_ratio_of_the_web_guidelines(one: str, other: str) -> None:
    assert contrast(QColor(one), QColor(other)) == pytest.approx(ratio(one, other), rel=1e-6)
    assert contrast(QColor(one), QColor(other)) == contrast(QColor(other), QColor(one))


def test_a_veil_leaves_the_token_as_it_is() -> None:
    assert veil(LIGHT.ink, 0.13).alphaF() == pytest.approx(0.13, abs=0.01)
    assert LIGHT.ink.alphaF() == 1.0


def test_one_ink_has_no_colour_at_all() -> None:
    for field in fields(Theme):
        value = getattr(INK, field.name)
        colours = [getattr(value, f.name) for f in fields(SideColours)] if isinstance(value, SideColours) else [value]
        for colour in colours:
            assert not isinstance(colour, QColor) or colour.saturation() == 0, field.name
    assert INK.one_ink
    assert not any(theme.one_ink for theme in (LIGHT, DARK, PRINT))


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT, INK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("look", list(SideLook))
def test_a_line_in_the_colour_of_a_side_is_seen_on_the_mat(theme: Theme, look: SideLook) -> None:
    assert ratio(theme.side_colours(look).stroke.name(), theme.mat.name()) >= 3
