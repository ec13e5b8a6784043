"""Things of a set-up in the hand: picked, dragged, turned, copied, taken away, drawn, by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.studio.commands import MENUS
from gui.studio.drawings import ChosenDrawing, GhostOutline, LineDrawing, PointedDrawing
from gui.studio.window import GRIDS

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_drag_shows_ghosts_and_is_one_edit_of_one_line_when_it_is_let_go(hand) -> None:
    bench, board = hand.window.bench, hand.window.board
    hand.press((24, 24))
    hand.move((26, 22))
    hand.move((28.1, 20.2))
    assert [type(one) for one in board.drawings("chosen")] == [ChosenDrawing, GhostOutline]
    assert bench.history.undo_words is None
    hand.release((28.1, 20.2))
    assert hand.middle("pillar") == pytest.approx((28, 20))
    assert list(bench.history.past()) == ["Move"]
    assert hand.changed_lines == ["  - {id: pillar, kind: rock, height: 4, circle: {at: [28, 20], diameter: 3}}"]
    assert [type(one) for one in board.drawings("chosen")] == [ChosenDrawing]
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert hand.middle("pillar") == pytest.approx((24, 24))
    hand.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert hand.middle("pillar") == pytest.approx((28, 20))


def test_shift_holds_the_grid_off_and_escape_gives_the_drag_up(hand) -> None:
    hand.drag((24, 24), (26.2, 24.3), SHIFT)
    x, y = hand.middle("pillar")
    assert (x, y) != (26, 24.5)
    assert x == pytest.approx(26.2, abs=0.1)
    assert y == pytest.approx(24.3, abs=0.1)
    hand.press((26.2, 24.3))
    hand.move((30, 30))
    hand.key(Qt.Key.Key_Escape)
    hand.release((30, 30))
    assert hand.middle("pillar") == (x, y)
    assert not hand.window.pointing.in_hand


def test_a_second_click_takes_what_lies_beneath_and_a_band_takes_all_within(hand) -> None:
    bench = hand.window.bench
    hand.click((10, 10))
    assert bench.chosen == ("slab",)
    hand.click((10, 10))
    assert bench.chosen == ("camp",)
    hand.click((24, 24), CONTROL)
    assert bench.chosen == ("camp", "pillar")
    hand.drag((21, 17), (47, 30))
    assert set(bench.chosen) == {"pillar", "crag"}
    hand.click((46, 34))
    assert bench.chosen == ()


def test_a_group_is_chosen_dragged_turned_mirrored_and_copied_as_one_until_it_is_none(hand) -> None:
    bench = hand.window.bench
    bench.choose(["pillar", "crag"])
    hand.key("g", CONTROL)
    assert hand.changed_lines == ["groups: {group-1: [pillar, crag]}"]
    hand.click((2, 34))
    hand.drag((24, 24), (26, 20))
    assert set(bench.chosen) == {"pillar", "crag"}
    assert hand.window.numbers.head.text() == "group-1: 2 things"
    assert hand.middle("crag")[1] == pytest.approx(19, abs=0.3)
    hand.click((2, 34))
    for _ in range(2):
        hand.key(Qt.Key.Key_Tab)
    assert bench.chosen == ("pillar", "crag")
    before = hand.middle("crag")
    hand.key("]")
    assert hand.middle("crag") != before
    hand.key("m")
    hand.key("d", CONTROL)
    assert bench.chosen == ("pillar-2", "crag-2")
    assert bench.groups["group-2"] == ("pillar-2", "crag-2")
    hand.key(Qt.Key.Key_Delete)
    assert "group-2" not in hand.text
    bench.choose(["pillar"])
    hand.key("g", CONTROL | SHIFT)
    assert "group" not in hand.text
    assert list(bench.history.past()) == ["Ungroup", "Delete", "Copy", "Mirror", "Turn", "Move", "Group"]
    for _ in range(7):
        hand.key("z", CONTROL)
    assert hand.changed_lines == []


def test_only_things_that_lie_there_are_made_a_group(hand) -> None:
    bench, group = hand.window.bench, hand.window.commands["group"]
    for chosen, grouped in ((("slab", "entry:orcs:0"), False), (("slab", "pillar", "entry:orcs:0"), True)):
        bench.choose(chosen)
        assert bench.chosen == chosen
        assert group.isEnabled() is grouped
    group.trigger()
    assert bench.groups == {"group-1": ("slab", "pillar")}
    # Tab goes by a group as by one thing.
    for by, chosen in ((1, ("crag",)), (-1, ("pillar", "slab")), (1, ("crag",)), (1, ("prize",))):
        bench.step(by)
        assert bench.chosen == chosen


def test_the_handle_turns_in_steps(hand) -> None:
    hand.click((10, 10))
    handle = hand.window.board.handle()
    assert handle is not None
    place = handle.place(hand.window.board.scale_px) / hand.window.board.scale_px
    hand.press((place.x(), place.y()))
    hand.move((13, 10.3))
    hand.release((13, 10.3))
    assert hand.changed_lines == [
        "  - {id: slab, kind: rock, height: 2, rectangle: {at: [10, 10], size: [4, 2], turn: 90}} # the first"
    ]


@pytest.mark.parametrize(
    ("key", "keys", "middle"),
    [
        (Qt.Key.Key_Right, PLAIN := Qt.KeyboardModifier.NoModifier, (10.5, 10)),
        (Qt.Key.Key_Up, SHIFT, (10, 9.9)),
        (Qt.Key.Key_Down, CONTROL, (10, 16)),
    ],
)
def test_arrows_move_what_is_chosen(hand, key: Qt.Key, keys: Qt.KeyboardModifier, middle: tuple[float, float]) -> None:
    hand.key(Qt.Key.Key_Tab)
    assert hand.window.bench.chosen == ("slab",)
    hand.key(key, keys)
    assert hand.middle("slab") == pytest.approx(middle)


def test_everything_is_done_by_keys(hand) -> None:
    bench = hand.window.bench
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_BracketRight)
    assert "turn: 15" in hand.text
    hand.key("d", CONTROL)
    assert bench.chosen == ("slab-2",)
    assert hand.middle("slab-2") == pytest.approx((11, 11), abs=1e-3)
    hand.key("d", CONTROL | SHIFT)
    assert bench.chosen == ("slab-3",)
    assert hand.middle("slab-3") == pytest.approx((37, 25), abs=1e-3)
    hand.key("m")
    assert "turn: -15" in hand.text or "turn: 165" in hand.text
    hand.key(Qt.Key.Key_Delete)
    assert bench.chosen == ()
    assert "slab-3" not in hand.text
    hand.key(Qt.Key.Key_Tab, SHIFT)
    assert bench.chosen == ("entry:orcs:0",)
    hand.key(Qt.Key.Key_Escape)
    assert bench.chosen == ()
    while bench.history.undo_words is not None:
        hand.key("z", CONTROL)
    assert hand.changed_lines == []


def test_the_other_sides_zone_is_its_own_after_half_a_turn(hand) -> None:
    hand.window.bench.choose(["camp"])
    hand.key("d", CONTROL | SHIFT)
    entry = hand.window.bench.sheet.entry("camp-2")
    assert (entry["side"], hand.middle("camp-2")) == ("dwarves", (38, 26))


def test_an_entry_edge_is_slid_drawn_out_taken_round_the_corner_and_away(hand) -> None:
    bench = hand.window.bench
    hand.drag((12, -0.3), (15.1, -0.3))
    assert "{edge: top, from: 9, to: 21}" in hand.text
    hand.drag((20.9, -0.3), (30, -0.3))
    assert "{edge: top, from: 9, to: 30}" in hand.text
    hand.key(Qt.Key.Key_BracketRight)
    assert "{edge: right, from: 9, to: 30}" in hand.text
    hand.key(Qt.Key.Key_Delete)
    assert "entry: []" in hand.text
    assert len(list(bench.history.past())) == 4
    assert all("# theirs" in line for line in hand.text.splitlines() if "orcs: {" in line)


def test_a_polygon_is_drawn_corner_by_corner(hand) -> None:
    panel = hand.window.adding
    panel.search.setText("terrain polygon")
    hand.key(Qt.Key.Key_Return, on=panel.search)
    for corner in ((20, 4), (20, 4), (26, 4), (30, 30), (26, 8)):
        hand.click(corner)
        if corner == (30, 30):
            hand.key(Qt.Key.Key_Backspace)
        if corner != (26, 8):
            # Of less than three corners nothing is closed.
            hand.key(Qt.Key.Key_Return)
            assert hand.window.pointing.draws
    hand.key(Qt.Key.Key_Return)
    panel.search.clear()
    assert hand.window.bench.sheet.entry("wall-1")["polygon"] == [[20, 4], [26, 4], [26, 8]]
    assert hand.window.bench.chosen == ("wall-1",)


def test_without_a_mouse_a_polygon_begins_as_a_triangle_to_be_typed(hand) -> None:
    panel = hand.window.adding
    panel.search.setText("terrain polygon")
    hand.key(Qt.Key.Key_Return, on=panel.search)
    hand.key(Qt.Key.Key_Return)
    panel.search.clear()
    assert hand.window.bench.sheet.entry("wall-1")["polygon"] == [[22, 19], [24, 16], [26, 19]]
    assert hand.window.numbers.corners.isVisible()


def test_whatever_takes_the_keyboard_has_a_name(hand) -> None:
    hand.window.bench.choose(["crag"])
    focusable = [
        one
        for one in hand.window.findChildren(QWidget)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible()
    ]
    named = [one.accessibleName() or getattr(one, "text", str)() for one in focusable]
    nameless = [one for one, name in zip(focusable, named, strict=True) if not name]
    assert len(focusable) > 12
    assert nameless == []


def test_f6_goes_round_the_parts_of_the_window(hand) -> None:
    window = hand.window
    window.bench.choose(["slab"])
    homes = (window.board, window.numbers, window.findings, window.adding)
    for home in (*homes[1:], homes[0]):
        hand.key(Qt.Key.Key_F6, on=window.focusWidget())
        assert home is window.focusWidget() or home.isAncestorOf(window.focusWidget())


@pytest.mark.parametrize(
    ("words", "section", "id"),
    [
        ("terrain circle", "terrain", "wall-1"),
        ("marker", "markers", "objective-2"),
        ("zone dwarves rectangle", "zones", "dwarves-zone-1"),
    ],
)
def test_what_is_added_lies_in_the_middle_of_the_view_and_is_chosen(hand, words: str, section: str, id: str) -> None:
    panel = hand.window.adding
    panel.search.setText(words)
    hand.key(Qt.Key.Key_Return, on=panel.search)
    panel.search.clear()
    assert hand.window.bench.chosen == (id,)
    assert hand.window.bench.sheet.section_of(id) == section
    assert hand.middle(id) == pytest.approx((24, 18), abs=1e-3)


def test_a_drag_comes_into_line_with_what_lies_near_and_the_line_is_drawn(hand) -> None:
    """Its left side with the right one of the slab, at 12."""
    board = hand.window.board
    near = 12 + 1.5 + 0.04
    hand.press((24, 24))
    hand.move((20, 27))
    hand.move((near, 29.26))
    assert [type(one) for one in board.drawings("rings")] == [LineDrawing]
    hand.release((near, 29.26))
    assert hand.box("pillar")[0] == pytest.approx(12, abs=1e-3)
    assert board.drawings("rings") == ()


def test_an_edit_leaves_what_is_in_view_as_it_is(hand) -> None:
    board = hand.window.board
    board.zoom_by(2.0)
    board.look_at((20, 12))
    seen = board.look
    hand.window.bench.choose(["slab"])
    hand.key(Qt.Key.Key_Right)
    assert board.look == pytest.approx(seen, abs=2.0 / board.scale_px)
    assert board.drawings("chosen") != ()


@pytest.mark.parametrize(
    ("name", "axis", "middles"),
    [
        ("align_across", 0, [26, 26, 26]),
        ("align_down", 1, [17.5, 17.5, 17.5]),
        ("spread_down", 1, [10, 24, 17]),
        ("spread_across", 0, [10, 26, 42]),
    ],
)
def test_things_are_put_in_line_and_in_equal_steps(hand, name: str, axis: int, middles: list[float]) -> None:
    bench = hand.window.bench
    bench.choose(["slab", "pillar", "crag"])
    hand.window.commands[name].trigger()
    assert [hand.middle(id)[axis] for id in bench.chosen] == pytest.approx(middles, abs=1e-3)
    assert len(list(bench.history.past())) == 1


def test_the_grid_is_what_drags_arrows_and_snapping_go_by(hand) -> None:
    window = hand.window
    window.commands["snap_quarter"].trigger()
    window.bench.choose(["pillar"])
    hand.key(Qt.Key.Key_Right)
    assert hand.middle("pillar") == (24.25, 24)
    window.commands["snap_inch"].trigger()
    hand.key("g")
    assert hand.middle("pillar") == (24, 24)
    window.commands["snap_off"].trigger()
    hand.drag((24, 24), (25.3, 23.3))
    assert all(place % 0.25 for place in hand.middle("pillar"))
    window.commands["snap_half"].trigger()
    hand.key("g")
    assert hand.middle("pillar") == pytest.approx((25.5, 23.5), abs=0.51)
    assert [name for name in GRIDS if window.commands[name].isChecked()] == ["snap_half"]


def test_things_are_turned_by_keys_that_every_keyboard_has(hand) -> None:
    bench = hand.window.bench
    bench.choose(["slab"])
    for keys, turn in ((NONE, 15), (CONTROL, 16), (CONTROL | SHIFT, 15), (SHIFT, 0)):
        hand.key("r", keys)
        assert bench.sheet.entry("slab")["rectangle"].get("turn", 0) == turn


def test_several_things_are_chosen_without_a_mouse(hand) -> None:
    window, bench = hand.window, hand.window.bench
    hand.key(Qt.Key.Key_Tab)
    assert bench.chosen == ("slab",)
    hand.key("n")
    hand.key("n")
    assert window.said.text() == "Crag: Space chooses it as well"
    assert [type(one) for one in window.board.drawings("chosen")] == [ChosenDrawing, PointedDrawing]
    hand.key(Qt.Key.Key_Space)
    assert bench.chosen == ("slab", "crag")
    assert window.said.text() == "Crag is chosen; Space leaves it out"
    hand.key("n", SHIFT)
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Space)
    assert bench.chosen == ("slab", "crag")
    hand.key(Qt.Key.Key_Left, CONTROL | SHIFT)
    assert hand.box("crag")[0] == hand.box("slab")[0]
    hand.key(Qt.Key.Key_Escape)
    assert (bench.chosen, bench.pointed) == ((), None)


def test_no_menu_has_a_letter_twice_and_no_key_two_meanings(hand) -> None:
    for title, commands in MENUS:
        letters = [one.text[one.text.index("&") + 1].lower() for one in commands if "&" in one.text]
        assert len(letters) == len(set(letters)), title
    actions = [hand.window.commands[one.name] for _, commands in MENUS for one in commands]
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
