"""The guide for setting up terrain: either side of every number it names."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.mission import Gate, Mission, Piece
from engine.rulebook import Rulebook, SettingValue
from engine.systems.starcraft.guide import Advice, guide
from geometry.area import Area
from missions.load import mission_from_text
from missions.making import Choice, make
from missions.rules.deployments import deployments
from missions.rules.maps import terrain_maps

ARMIES = {"red": ("terran/starter",), "blue": ("zerg/starter",)}


def made(deployment: str, terrain: str) -> Mission:
    choice = Choice(system="starcraft", mission="frontlines", deployment=deployment, map=terrain, armies=ARMIES)
    return mission_from_text(make(choice), "made")


@pytest.fixture(scope="module")
def crossroads() -> Mission:
    """Eight pieces of Size 2, four of them grass, and three of Size 1, on Gauntlet: nothing is missing."""
    return made("gauntlet", "layout/standard")


def codes(found: tuple[Advice, ...]) -> list[str]:
    return [advice.code for advice in found]


def box(id: str, size: int, left: float, top: float, wide: float = 1, deep: float = 1, kind: str = "wall") -> Piece:
    return Piece(id, id.title(), kind, Area.rectangle(left, top, left + wide, top + deep), size)


def without(mission: Mission, *ids: str) -> Mission:
    return replace(mission, terrain=tuple(piece for piece in mission.terrain if piece.id not in ids))


def adding(mission: Mission, *pieces: Piece) -> Mission:
    return replace(mission, terrain=(*mission.terrain, *pieces))


def reading(mission: Mission, **settings: SettingValue) -> Mission:
    chosen: Mapping[str, SettingValue] = {**mission.settings, **settings}
    return replace(mission, settings=chosen)


@pytest.mark.parametrize("scale", ["Standard", "Skirmish"])
def test_our_own_layout_passes_on_every_deployment_card_of_its_scale(book: Rulebook, scale: str) -> None:
    cards = [name for name, card in deployments("starcraft").items() if card.scale == scale]
    assert len(cards) == 5
    for name in cards:
        assert codes(guide(book, made(name, f"layout/{scale.lower()}"))) == [], name


@pytest.mark.parametrize("name", [name for name in terrain_maps("starcraft") if name.startswith("rulebook/")])
def test_a_map_of_the_rulebook_is_exempt_and_would_not_pass(book: Rulebook, name: str) -> None:
    mission = made("gauntlet" if terrain_maps("starcraft")[name].scale == "Standard" else "frontier", name)
    assert guide(book, mission) == ()
    assert any("exempt" in note for note in mission.notes)
    assert guide(book, replace(mission, printed=False))


def test_a_bare_table_is_not_asked(book: Rulebook) -> None:
    assert guide(book, made("gauntlet", "none")) == ()


@pytest.mark.parametrize(
    ("add", "take", "wrong"),
    [
        (0, ("shrubs-1", "geyser", "obelisk"), ["size_1_few", "grass_few", "quarter"]),
        (1, (), []),
        (2, (), ["pieces_many"]),
    ],
)
def test_pieces_in_all(book: Rulebook, crossroads: Mission, add: int, take: tuple[str, ...], wrong: list[str]) -> None:
    """Eleven stand there; Size 0 has room for two."""
    more = [box(f"mat-{index}", 0, 20 + 3 * index, 8, kind="mat") for index in range(add)]
    found = guide(book, without(adding(crossroads, *more), *take))
    assert codes(found) == wrong
    if wrong == ["pieces_many"]:
        assert (found[0].measured, found[0].limit) == (13, 12)
        assert found[0].says == "13 pieces of terrain stand on the table; the guide has 12 at most"


def test_seven_pieces_are_too_few_and_eight_are_not(book: Rulebook, crossroads: Mission) -> None:
    eight = without(crossroads, "head-statue", "geyser", "obelisk")
    assert "pieces_few" not in codes(guide(book, eight))
    assert "pieces_few" in codes(guide(book, without(eight, "wall-1")))


@pytest.mark.parametrize(("count", "wrong"), [(0, False), (2, False), (3, True)])
def test_size_0(book: Rulebook, crossroads: Mission, count: int, wrong: bool) -> None:
    more = [box(f"mat-{index}", 0, 20 + 3 * index, 8, kind="mat") for index in range(count)]
    assert ("size_0_many" in codes(guide(book, adding(crossroads, *more)))) == wrong


@pytest.mark.parametrize(
    ("count", "few", "many"), [(1, True, False), (2, False, False), (4, False, False), (5, False, True)]
)
def test_size_1(book: Rulebook, crossroads: Mission, count: int, few: bool, many: bool) -> None:
    bare = without(crossroads, "head-statue", "geyser", "obelisk")
    found = codes(guide(book, adding(bare, *(box(f"rock-{i}", 1, 20 + 3 * i, 8) for i in range(count)))))
    assert ("size_1_few" in found, "size_1_many" in found) == (few, many)


@pytest.mark.parametrize(
    ("walls", "few", "many"), [(1, True, False), (2, False, False), (4, False, False), (5, False, True)]
)
def test_size_2_with_the_grass_in_it(book: Rulebook, crossroads: Mission, walls: int, few: bool, many: bool) -> None:
    bare = without(crossroads, "wall-1", "wall-2", "wall-3", "wall-4")
    found = codes(guide(book, adding(bare, *(box(f"wall-{i}", 2, 18 + 4.5 * i, 8) for i in range(walls)))))
    assert ("size_2_few" in found, "size_2_many" in found) == (few, many)


def test_grass_may_be_counted_for_itself_alone(book: Rulebook, crossroads: Mission) -> None:
    """Four walls are then too few for Size 2, and seven pieces too few in all."""
    found = guide(book, reading(crossroads, guide_ranges="apart"))
    assert codes(found) == ["pieces_few", "size_2_few"]
    assert [(advice.measured, advice.limit) for advice in found] == [(7, 8), (4, 6)]


@pytest.mark.parametrize(("count", "wrong"), [(0, False), (1, False), (2, False), (3, True)])
def test_size_3_where_there_is_any(book: Rulebook, crossroads: Mission, count: int, wrong: bool) -> None:
    more = [box(f"rise-{index}", 4, 18 + 4.5 * index, 8) for index in range(count)]
    assert ("size_3_many" in codes(guide(book, adding(crossroads, *more)))) == wrong


@pytest.mark.parametrize(
    ("count", "few", "many"), [(3, True, False), (4, False, False), (6, False, False), (7, False, True)]
)
def test_grass(book: Rulebook, crossroads: Mission, count: int, few: bool, many: bool) -> None:
    bare = without(crossroads, "shrubs-1", "shrubs-2", "shrubs-3", "shrubs-4")
    grass = [box(f"grass-{index}", 2, 18 + 2 * index, 8, kind="grass") for index in range(count)]
    found = codes(guide(book, adding(bare, *grass)))
    assert ("grass_few" in found, "grass_many" in found) == (few, many)


def test_counts_go_in_proportion_to_the_table(book: Rulebook) -> None:
    """On 36×36 two thirds: 5⅓ to 8 pieces are 5 to 8, or 6 to 8 with none outside the range."""
    mission = made("frontier", "layout/skirmish")
    assert len(mission.terrain) == 7
    five = without(mission, "geyser", "shrubs-2")
    assert "pieces_few" not in codes(guide(book, five))
    assert "pieces_few" in codes(guide(book, reading(five, guide_proportion="inward")))
    assert "pieces_few" in codes(guide(book, without(five, "statue-shard")))
    nine = adding(mission, box("rock-1", 1, 30, 8), box("rock-2", 0, 30, 30))
    assert [advice.limit for advice in guide(book, nine) if advice.code == "pieces_many"] == [8]


def test_a_quarter_has_two_significant_pieces(book: Rulebook, crossroads: Mission) -> None:
    (advice,) = [one for one in guide(book, without(crossroads, "shrubs-1")) if one.code == "quarter"]
    assert advice.says == "1 piece of Size 2 and more stands in the top left quarter; the guide asks for 2"
    assert advice.where is not None
    assert advice.where.spot == (13.5, 9)


def test_a_piece_counts_where_its_middle_lies_or_wherever_it_reaches(book: Rulebook, crossroads: Mission) -> None:
    """A piece of grass 1″ deep across the line between the quarters, most of it below."""
    moved = adding(without(crossroads, "shrubs-1"), box("across", 2, 2, 17.9, kind="grass"))
    assert "quarter" in codes(guide(book, moved))
    assert "quarter" not in codes(guide(book, reading(moved, guide_quarters="any")))


@pytest.mark.parametrize(("left", "fine"), [(32.999, True), (33.0, True), (33.01, False)])
def test_a_significant_piece_stands_near_the_middle(
    book: Rulebook, crossroads: Mission, left: float, fine: bool
) -> None:
    far = without(crossroads, "wall-2", "wall-4", "wall-1")
    found = guide(book, adding(far, box("near", 2, left, 17.5)))
    assert ("centre" not in codes(found)) == fine
    if not fine:
        (advice,) = [one for one in found if one.code == "centre"]
        assert advice.measured == pytest.approx(6.01)
        assert "6.01″ away; the guide asks for 6.00″ at most" in advice.says


@pytest.mark.parametrize(("gap", "fine"), [(3.01, True), (3.0, True), (2.9995, True), (2.99, False)])
def test_major_structures_stand_apart(book: Rulebook, crossroads: Mission, gap: float, fine: bool) -> None:
    """Beside the wall whose right end is 38.2."""
    found = guide(book, adding(crossroads, box("beside", 2, 38.2 + gap, 12)))
    assert ("between" not in codes(found)) == fine
    if not fine:
        (advice,) = [one for one in found if one.code == "between"]
        assert advice.measured == pytest.approx(2.99)
        assert advice.subjects == ("wall-2", "beside")
        assert advice.where is not None
        assert advice.where.spot == pytest.approx((38.2, 12.5), abs=0.6)


def test_pieces_that_touch_are_one_structure_and_grass_is_none(book: Rulebook, crossroads: Mission) -> None:
    touching, bush = box("beside", 2, 38.2, 12), box("bush", 2, 38.5, 12, kind="grass")
    assert "between" not in codes(guide(book, adding(crossroads, touching)))
    assert "between" not in codes(guide(book, adding(crossroads, bush)))


@pytest.mark.parametrize(("end", "fine"), [(21.9, True), (22.0, True), (22.01, False)])
def test_two_lanes_lead_from_edge_to_edge(book: Rulebook, crossroads: Mission, end: float, fine: bool) -> None:
    """A long wall, with 6″ left of it and what is left between its end and the next to the right."""
    long, rest = box("long", 2, 6, 5, end - 6), box("rest", 2, 28, 5, 26)
    found = guide(book, adding(crossroads, long, rest))
    lanes = [advice for advice in found if advice.code == "lanes"]
    clear = guide(book, replace(crossroads, terrain=(long, rest)))
    assert ("lanes" not in codes(clear)) == fine
    assert lanes or fine


def test_a_lane_too_few_is_told_with_what_is_there(book: Rulebook, crossroads: Mission) -> None:
    blocked = replace(crossroads, terrain=(box("left", 2, 0, 5, 20), box("right", 2, 26, 5, 28)))
    (advice,) = [one for one in guide(book, blocked) if one.code == "lanes"]
    assert advice.says.startswith("one fire lane of 6.00″ leads from one side's Entry Edge to the other's")
    assert advice.measured == pytest.approx(3, abs=0.01)
    assert advice.where is not None
    assert advice.where.line is not None


def test_size_1_does_not_bar_a_lane(book: Rulebook, crossroads: Mission) -> None:
    low = replace(crossroads, terrain=(box("left", 1, 0, 5, 20), box("right", 1, 26, 5, 28)))
    assert "lanes" not in codes(guide(book, low))


def rise(*more: Piece) -> tuple[Piece, ...]:
    """A plateau at 18 to 24 with a ramp up from the left, entered at 12."""
    up = Gate((18.0, 7.0), (18.0, 9.0))
    plateau = Piece("rise", "Rise", "plateau", Area.rectangle(18, 6, 24, 10), 3, None, frozenset(), (up,))
    foot = Gate((12.0, 7.0), (12.0, 9.0))
    lane = Piece("lane", "Ramp", "ramp", Area.rectangle(12, 7, 18, 9), 1, None, frozenset(), (foot, up))
    return (plateau, lane, *more)


def test_a_high_piece_is_reached_over_its_ramp(book: Rulebook, crossroads: Mission) -> None:
    assert "access" not in codes(guide(book, adding(crossroads, *rise())))


def test_an_access_point_behind_another_piece_is_not_reached(book: Rulebook, crossroads: Mission) -> None:
    foot = box("block", 2, 11, 6, 1, 4)
    (advice,) = [one for one in guide(book, adding(crossroads, *rise(foot))) if one.code == "access"]
    assert advice.subjects == ("rise",)
    assert advice.where is not None
    assert advice.where.spot == (18, 8)
    ring = [box("n", 2, 8, 4, 4, 1), box("w", 2, 8, 4, 1, 8), box("s", 2, 8, 11, 4, 1), box("e", 2, 11, 4, 1, 3)]
    walled = guide(book, adding(crossroads, *rise(*ring, box("f", 2, 11, 9, 1, 3))))
    assert "access" in codes(walled)
    assert "access" not in codes(guide(book, adding(crossroads, *rise(*ring[:3]))))


def test_low_pieces_and_grass_bar_no_access(book: Rulebook, crossroads: Mission) -> None:
    for block in (box("block", 1, 11, 6, 1, 4), box("block", 2, 11, 6, 1, 4, kind="grass")):
        assert "access" not in codes(guide(book, adding(crossroads, *rise(block))))


def test_a_piece_that_cannot_be_stood_on_needs_no_access(book: Rulebook, crossroads: Mission) -> None:
    assert "access" not in codes(guide(book, adding(crossroads, box("block", 3, 18, 6))))


@pytest.mark.parametrize("number", ["5", "6", "9"])
def test_every_ramp_of_the_rulebook_can_be_entered_as_the_setting_has_it_by_default(
    book: Rulebook, number: str
) -> None:
    mission = replace(made("frontier" if number == "9" else "breach", number), printed=False)
    assert "access" not in codes(guide(book, mission))


def test_with_lanes_on_the_left_the_ramps_of_map_5_bar_each_other(book: Rulebook) -> None:
    pieces = terrain_maps("starcraft")["rulebook/5"].pieces("starcraft", {"ramp_lane": "left"})
    mission = replace(made("breach", "5"), printed=False, terrain=pieces)
    assert codes(guide(book, mission)).count("access") == 2
