"""The ten deployment cards against their list, which counts from the bottom left as the cards do."""

import re

import pytest

from engine.mission import EdgeName, SideLook
from missions.rules.cards import cards
from missions.rules.deployments import deployments

LIST = """
abandoned-camp | 36×36 | bottom 0–36 | top 0–36 | 1(6,18) 5(18,18) 2(30,18)
agria-valley | 36×36 | top 0–12 + left 24–36 | bottom 24–36 + right 0–12 | 1(6,6) 5(18,18) 2(30,30)
char-plains | 36×36 | bottom 18–36 | top 18–36 | 1(6,6) 2(6,30) 5(24,18)
dirt-side | 36×36 | top 0–12 + left 24–36 | bottom 24–36 + right 0–12 | 1(6,18) 5(18,18) 2(30,18)
frontier | 36×36 | top 12–24 + bottom 12–24 | left 12–24 + right 12–24 | 1(6,6) 5(18,18) 2(30,30)
gauntlet | 54×36 | top 0–54 | bottom 0–54 | 1(12,24) 2(42,12) 3(36,24) 4(18,12) 5(27,18)
typhoon | 54×36 | top 30–54 + right 18–36 | bottom 0–24 + left 0–18 | 1(18,24) 2(6,30) 3(48,6) 4(36,12) 5(27,18)
acropolis | 54×36 | top 0–18 + bottom 36–54 | top 36–54 + bottom 0–18 | 1(12,24) 2(42,24) 3(42,12) 4(12,12) 5(27,18)
proving-grounds | 54×36 | left 0–36 + right 0–36 | top 18–36 | 1(12,24) 2(36,12) 3(42,24) 4(18,12) 5(27,24)
breach | 54×36 | right 0–36 | left 0–36 | 1(18,30) 2(36,30) 3(36,6) 4(18,6) 5(27,18)
"""
ROWS = [tuple(cell.strip() for cell in line.split("|")) for line in LIST.strip().splitlines()]


def edges(text: str, height: float) -> set[tuple[EdgeName, float, float]]:
    found = set()
    for part in text.split(" + "):
        word, span = part.split(" ")
        low, high = map(float, span.split("–"))
        if word in ("left", "right"):
            low, high = height - high, height - low
        found.add((EdgeName(word), low, high))
    return found


def test_the_ten_cards_are_there() -> None:
    assert list(deployments("starcraft")) == [row[0] for row in ROWS]


@pytest.mark.parametrize(("name", "table", "red", "blue", "markers"), ROWS)
def test_a_card_has_its_table_edges_and_markers(name: str, table: str, red: str, blue: str, markers: str) -> None:
    card = deployments("starcraft")[name]
    wide, tall = map(float, table.split("×"))
    assert (card.table.width, card.table.height) == (wide, tall)
    assert card.scale == ("Standard" if wide == 54 else "Skirmish")
    for look, text in ((SideLook.RED, red), (SideLook.BLUE, blue)):
        assert {(one.edge, one.start, one.end) for one in card.edges[look]} == edges(text, tall)
    printed = {int(n): (float(x), tall - float(y)) for n, x, y in re.findall(r"(\d)\((\d+),(\d+)\)", markers)}
    assert card.markers == printed
    red_ones, blue_ones = {1, 3} & printed.keys(), {2, 4} & printed.keys()
    assert card.affinities == dict.fromkeys(red_ones, SideLook.RED) | dict.fromkeys(blue_ones, SideLook.BLUE)


def test_char_plains_has_its_side_edge_where_the_setting_says_so() -> None:
    plain = deployments("starcraft", {"char_plains_edge": "labelled"})["char-plains"]
    coloured = deployments("starcraft", {"char_plains_edge": "coloured"})["char-plains"]
    assert [len(plain.edges[look]) for look in (SideLook.RED, SideLook.BLUE)] == [1, 1]
    # From the bottom: 0 to 6 red, 30 to 36 blue.
    assert {(one.edge, one.start, one.end) for one in coloured.edges[SideLook.RED]} == edges(
        "bottom 18–36 + right 0–6", 36
    )
    assert {(one.edge, one.start, one.end) for one in coloured.edges[SideLook.BLUE]} == edges(
        "top 18–36 + right 30–36", 36
    )


def test_dirt_side_has_two_corners_a_side_where_the_setting_says_so() -> None:
    one, two = (deployments("starcraft", {"dirt_side_corners": said})["dirt-side"].edges for said in ("one", "two"))
    told = {
        SideLook.RED: ("top 0–12 + left 24–36", "top 0–12 + left 24–36 + bottom 24–36 + right 0–12"),
        SideLook.BLUE: ("bottom 24–36 + right 0–12", "top 24–36 + right 24–36 + bottom 0–12 + left 0–12"),
    }
    for look, words in told.items():
        found = [{(edge.edge, edge.start, edge.end) for edge in read[look]} for read in (one, two)]
        assert found == [edges(text, 36) for text in words]


POOLS = {
    ("Standard", 5): (6, 8, 10, 12),
    ("Standard", 4): (8, 10, 12),
    ("Skirmish", 5): (3, 4, 5, 6),
    ("Skirmish", 4): (4, 5, 6),
}
LEADS = {
    "frontlines": (10, 8), "hold-position": (10, 8), "gather-the-resources": (10, 8), "divide-and-conquer": (10, 8),
    "supply-drop": (12, 8), "artefact-hunt": (None, None),
}  # fmt: skip


@pytest.mark.parametrize("title", LEADS)
def test_a_mission_card_has_its_pool_and_lead_in_both_scales(title: str) -> None:
    for scale, lead in zip(("Standard", "Skirmish"), LEADS[title], strict=True):
        card = cards("starcraft")[f"{title}/{scale.lower()}"]
        start, step = getattr(card, "supply_start"), getattr(card, "supply_step")  # noqa: B009  # StarCraft's own
        pool = tuple(start + step * index for index in range(card.rounds - 1))
        assert pool == POOLS[scale, card.rounds]
        assert (getattr(card, "scale"), getattr(card, "lead")) == (scale, lead)  # noqa: B009  # likewise


def test_the_lead_of_gather_the_resources_follows_its_setting() -> None:
    found = [cards("starcraft", {"gather_lead": reading}) for reading in ("card", "app")]
    assert [getattr(one["gather-the-resources/skirmish"], "lead") for one in found] == [8, 10]  # noqa: B009  # likewise
    assert {getattr(one["gather-the-resources/standard"], "lead") for one in found} == {10}  # noqa: B009  # likewise


def test_the_pool_of_supply_drop_follows_its_setting() -> None:
    found = [cards("starcraft", {"supply_drop_pool": reading})["supply-drop/skirmish"] for reading in ("card", "older")]
    assert [(getattr(one, "supply_start"), one.rounds) for one in found] == [(4, 4), (3, 5)]  # noqa: B009  # likewise
    assert getattr(found[0], "pools") == {"card": (4, 1, 4), "older": (3, 1, 5)}  # noqa: B009  # likewise


def test_there_are_six_mission_cards_in_two_scales() -> None:
    assert len(cards("starcraft")) == 12
    assert {name.partition("/")[0] for name in cards("starcraft")} == set(LEADS)
