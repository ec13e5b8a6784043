"""Labels give way, and a note never covers a base, the ghost or the path."""

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from engine.findings import Where
from engine.game import Game
from engine.mission import Mission
from engine.picture import Areas, Band, BandKind, Readout, SideArea
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose
from gui.board.area_labels import overlay_labels
from gui.board.compose import View, label_drawings, room_of
from gui.board.drawing import Drawing
from gui.board.hand_words import Surface
from gui.board.hit import is_on
from gui.board.labels import Label, LabelDrawing, LabelText, lay_out
from gui.board.names import name_labels
from gui.board.note import NoteDrawing, Place, note_colour, note_size, place_note
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.paper import Paper
from gui.board.path import ChipDrawing
from gui.board.proposal import NoteKind, NoteText, Proposal
from gui.board.propose import Proposer
from gui.board.room import Room, at_share, hits_of, line_discs
from gui.board.tape import TapeDrawing
from gui.board.terrain import terrain_drawings
from gui.theme.tokens import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")
Propose = Callable[[float, float], Proposal]
NOTE = NoteText("0.62″ from Beast 1; needs more than 1″", "No move ends within 1″ of an enemy (7.2).")


@pytest.fixture
def view(mission: Mission, game: Game, readout: Readout, areas: Areas) -> View:
    return View(mission, terrain_drawings(mission), game, readout, areas)


def labels(view: View, scale: float) -> tuple[LabelDrawing, ...]:
    paper = Paper(LIGHT, scale)
    return tuple(
        drawing for drawing in label_drawings(view, paper, room_of(view, paper)) if isinstance(drawing, LabelDrawing)
    )


def texts(view: View, scale: float) -> set[str]:
    return {line.text for drawing in labels(view, scale) for line in drawing.lines}


@pytest.mark.parametrize("scale", [12.0, 18.7, 30.0, 60.0])
def test_no_label_lies_on_another(view: View, scale: float) -> None:
    for one, other in combinations(labels(view, scale), 2):
        assert not one.box.intersects(other.box), (one.lines, other.lines)


@pytest.mark.parametrize("scale", [18.7, 30.0, 60.0])
def test_no_label_lies_on_a_base(view: View, game: Game, scale: float) -> None:
    for label in labels(view, scale):
        for model in game.on_table():
            corners = [label.box.topLeft(), label.box.bottomRight(), label.box.center(), label.box.topRight()]
            for corner in corners:
                assert not is_on(model.placed, (corner.x() / scale, corner.y() / scale)), (label.lines, model.id)


def test_every_label_lies_on_the_table(view: View) -> None:
    table = QRectF(0, 0, 36 * 20, 24 * 20)
    assert all(table.contains(label.box) for label in labels(view, 20))


@pytest.mark.parametrize(("scale", "named"), [(11.9, False), (12, True), (44.9, True)])
def test_units_are_named_from_twelve_pixels_an_inch(view: View, scale: float, named: bool) -> None:
    assert ({"Marines · 3", "Beasts · 2", "Car", "Clerk"} <= texts(view, scale)) == named
    assert "Marines 2" not in texts(view, scale)


@pytest.mark.parametrize(("scale", "told"), [(11.9, False), (12, True), (45, True)])
def test_what_a_unit_has_for_a_while_stands_under_its_name(view: View, scale: float, told: bool) -> None:
    assert view.readout is not None
    lasting = replace(view, readout=replace(view.readout, lasting={"blue.beasts": "+1 until it moves"}))
    found = [tuple(line.text for line in label.lines) for label in labels(lasting, scale)]
    assert (("Beasts · 2", "+1 until it moves") in found) == told
    assert sum("+1 until it moves" in lines for lines in found) == told


def test_what_a_unit_has_for_a_while_stays_where_a_name_alone_would_go(game: Game) -> None:
    paper, full = Paper(LIGHT, 20.0), Room(boxes=[QRectF(0, 0, 720, 480)])
    table = QRectF(0, 0, 720, 480)
    told = lay_out(name_labels(game, paper, (), lasting={"blue.beasts": "+1 until it moves"}), full, table)
    assert [label.lines[0].text for label in told] == ["Beasts · 2"]


def test_models_are_named_from_forty_five_pixels_an_inch(view: View) -> None:
    assert {"Marines 1", "Marines 2", "Marines 3"} <= texts(view, 45)
    lifted = replace(view, lifted=frozenset({"red.marines.1"}))
    assert "Marines 1" not in texts(lifted, 45)


def test_the_unit_in_hand_is_bold(view: View) -> None:
    def bold(shown: View) -> set[str]:
        return {line.text for drawing in labels(shown, 20) for line in drawing.lines if line.bold and "·" in line.text}

    assert bold(view) == set()
    assert bold(replace(view, in_hand="red.marines")) == {"Marines · 3"}


def test_an_overlay_is_named_while_it_is_shown(view: View) -> None:
    alone = replace(view, overlays=ALL_OVERLAYS - {Overlay.NAMES})
    assert {"reach 5″", "hatched: may end here", "coherency", "too near enemies"} <= texts(alone, 20)
    without = replace(view, overlays=ALL_OVERLAYS - {Overlay.LEGAL_END, Overlay.COHERENCY, Overlay.ENGAGEMENT})
    assert "reach 5″" in texts(without, 20)
    assert not {"hatched: may end here", "coherency", "too near enemies"} & texts(without, 20)


def test_an_area_may_bring_its_own_words(view: View, areas: Areas) -> None:
    told = replace(view, areas=replace(areas, labels={"coherency": "coherency 3″"}))
    assert "coherency 3″" in texts(told, 20)
    assert "coherency" not in texts(told, 20)


def label(text: str, *places: tuple[float, float], may_go: bool = False) -> Label:
    return Label((LabelText(text, LIGHT.ink),), lambda _w, _h: [QPointF(*place) for place in places], may_go)


def test_a_label_gives_way_to_labels_then_models_then_outlines() -> None:
    table = QRectF(0, 0, 1000, 1000)
    room = Room(boxes=[QRectF(80, 80, 40, 40)], discs=[(300, 100, 30)])
    room.keep_dots((500 + step, 100) for step in range(-30, 30, 5))
    on_label, on_model, on_line, free = (100, 100), (300, 100), (500, 100), (700, 100)
    for places, expected in (
        ((on_label, on_model), on_model),
        ((on_model, on_line), on_line),
        ((on_line, free), free),
        ((on_label, on_model, on_line, free), free),
    ):
        (placed,) = lay_out([label("Marines", *places)], replace(room, boxes=[*room.boxes]), table)
        assert placed.box.center() == QPointF(*expected)


def test_a_label_that_may_go_goes_and_one_that_may_not_stays() -> None:
    table = QRectF(0, 0, 1000, 1000)
    taken = QRectF(50, 50, 100, 100)
    assert lay_out([label("Marine 1", (100, 100), may_go=True)], Room(boxes=[taken]), table) == ()
    assert len(lay_out([label("Marines", (100, 100))], Room(boxes=[taken]), table)) == 1


def test_a_figure_is_kept_off_but_covered_rather_than_that_a_name_goes() -> None:
    table = QRectF(0, 0, 1000, 1000)
    figure, other = QRectF(90, 90, 20, 20), QRectF(250, 50, 100, 100)
    (placed,) = lay_out([label("Marines", (100, 100), (500, 100), may_go=True)], Room(figures=[figure]), table)
    assert placed.box.center() == QPointF(500, 100)
    crowded = Room(figures=[figure], boxes=[other])
    (placed,) = lay_out([label("Marines", (100, 100), (300, 100), may_go=True)], crowded, table)
    assert placed.box.center() == QPointF(100, 100)


def test_a_name_goes_rather_than_lie_on_a_base_but_for_that_of_the_unit_in_hand(
    mission: Mission, game: Game, readout: Readout
) -> None:
    """At a scale at which nothing has room beside the clerk."""
    walls = {id: replace(model, base=Base.round(40)) for id, model in game.models.items() if id.startswith("third")}
    buried = replace(game, models={**game.models, **walls})
    seen = {text.lines[0].text for text in labels(View(mission, (), buried, readout), 13)}
    assert "Clerk" not in seen
    seen = {text.lines[0].text for text in labels(View(mission, (), buried, readout, in_hand="fourth.clerk"), 13)}
    assert "Clerk" in seen


SPOTS = [(x + 0.37, y + 0.19) for x in range(2, 35, 4) for y in range(2, 23, 4)]


@pytest.mark.parametrize("scale", [18.7, 30.0])
def test_a_note_covers_no_base_no_ghost_and_no_path(view: View, game: Game, propose: Propose, scale: float) -> None:
    paper = Paper(LIGHT, scale)
    room = room_of(view, paper)
    shown = QRectF(0, 0, 36 * scale, 24 * scale)
    for spot in SPOTS:
        proposal = propose(*spot)
        drawings = Proposer().draw(view, proposal, Surface(paper, room, shown))
        note = next(drawing for drawing in drawings if isinstance(drawing, NoteDrawing))
        chip = next(drawing for drawing in drawings if isinstance(drawing, ChipDrawing))
        assert shown.contains(note.box)
        assert not note.box.intersects(chip.box)
        bases = [model.placed for model in game.on_table()]
        bases.append(Placed(game.model("red.marines.1").base, Pose(*spot)))
        for placed in bases:
            for x in range(round(note.box.left()), round(note.box.right()) + 1, 6):
                for y in range(round(note.box.top()), round(note.box.bottom()) + 1, 6):
                    assert not is_on(placed, (x / scale, y / scale)), spot
        for start, end in zip(proposal.path, proposal.path[1:], strict=False):
            for step in range(21):
                x = start[0] + (end[0] - start[0]) * step / 20
                y = start[1] + (end[1] - start[1]) * step / 20
                assert not note.box.contains(QPointF(x * scale, y * scale)), spot


def test_a_note_stays_where_it_is_while_that_will_do(view: View, propose: Propose) -> None:
    paper, proposer = Paper(LIGHT, 18.7), Proposer()
    room, shown = room_of(view, paper), QRectF(0, 0, 36 * 18.7, 24 * 18.7)
    middles = []
    for step in range(12):
        x = 10 + step / 20
        drawings = proposer.draw(view, propose(x, 16.2), Surface(paper, room, shown))
        box = next(drawing.box for drawing in drawings if isinstance(drawing, NoteDrawing))
        middles.append(box.center() - QPointF(x * 18.7, 16.2 * 18.7))
    assert all(math.hypot((at - middles[0]).x(), (at - middles[0]).y()) < 1e-6 for at in middles)


def words_of(drawings: list[Drawing]) -> tuple[QRectF, QRectF]:
    """The boxes of the note and of the length."""
    (note,) = [drawing.box for drawing in drawings if isinstance(drawing, NoteDrawing)]
    (chip,) = [drawing.box for drawing in drawings if isinstance(drawing, ChipDrawing)]
    return note, chip


def test_between_two_looks_the_note_and_the_length_go_along_with_the_hand_whatever_lies_there(
    view: View, propose: Propose
) -> None:
    paper, proposer = Paper(LIGHT, 18.7), Proposer()
    surface = Surface(paper, room_of(view, paper), QRectF(0, 0, 36 * 18.7, 24 * 18.7))
    note, _ = words_of(proposer.draw(view, propose(10, 16.2), surface))
    at = note.center() + QPointF(0.4 * 18.7, 0)
    taken = replace(surface, room=Room([(at.x(), at.y(), 15)], under=surface.room))
    along, _ = words_of(proposer.draw(view, propose(10.4, 16.2), taken, looks=False))
    assert along.center() == at
    looked, length = words_of(proposer.draw(view, propose(10.4, 16.2), taken))
    assert not looked.contains(at)
    assert not looked.intersects(length)


def test_words_that_cannot_go_along_look_for_a_place_at_once(view: View, propose: Propose) -> None:
    paper = Paper(LIGHT, 18.7)
    surface = Surface(paper, room_of(view, paper), QRectF(0, 0, 36 * 18.7, 24 * 18.7))
    first, proposal = propose(10, 16.2), propose(10.1, 16.2)
    assert proposal.note is not None
    note, _ = words_of(Proposer().draw(view, first, surface))
    at = note.center() + QPointF(0.1 * 18.7, 0)
    gone = replace(surface, shown=surface.shown.adjusted(0, 0, note.right() - 5 - surface.shown.right(), 0))
    elsewhere = replace(proposal, wheres=(Where(spot=(10.1, 12.0)),))
    for there, said, bad in ((gone, proposal, QPointF(note.right(), at.y())), (surface, elsewhere, at)):
        proposer = Proposer()
        proposer.draw(view, first, surface)
        box, _ = words_of(proposer.draw(view, said, there, looks=False))
        assert there.shown.contains(box)
        assert not box.contains(bad)


def test_a_note_with_other_words_keeps_the_side_that_lies_next_to_its_spot(view: View, propose: Propose) -> None:
    paper, proposer = Paper(LIGHT, 18.7), Proposer()
    surface = Surface(paper, room_of(view, paper), QRectF(0, 0, 36 * 18.7, 24 * 18.7))

    def note_at(x: float, head: str) -> QRectF:
        proposal = propose(x, 16.2)
        assert proposal.note is not None
        said = replace(proposal, path_label="", note=replace(proposal.note, head=head))
        drawings = proposer.draw(view, said, surface, looks=head == "Too far")
        (box,) = [drawing.box for drawing in drawings if isinstance(drawing, NoteDrawing)]
        return box

    short, long = note_at(10, "Too far"), note_at(10.1, "Too far by more than can be said in a few words of a note")
    assert short.left() > 10 * 18.7, "it lies to the right"
    assert long.left() == pytest.approx(short.left() + 0.1 * 18.7)
    assert long.width() > short.width() + 20


def test_a_note_moves_when_its_place_is_taken() -> None:
    spot, view = QPointF(500, 500), QRectF(0, 0, 1000, 1000)
    first, place = place_note(NOTE, spot, Room(), view, None)
    taken = first.box.center()
    second, _ = place_note(NOTE, spot, Room([(taken.x(), taken.y(), 20)]), view, place)
    assert not second.box.adjusted(-20, -20, 20, 20).contains(taken)


def test_a_note_stays_inside_the_view_at_its_corners() -> None:
    view = QRectF(0, 0, 800, 500)
    for spot in (QPointF(3, 3), QPointF(797, 3), QPointF(3, 497), QPointF(797, 497)):
        drawing, _ = place_note(NOTE, spot, Room(), view, Place(900, 0))
        assert view.contains(drawing.box)


def test_the_leader_line_ends_at_the_rim_of_the_base_it_points_at() -> None:
    drawing, _ = place_note(NOTE, QPointF(500, 500), Room([(505, 500, 30)]), QRectF(0, 0, 1000, 1000), None)
    assert math.dist((drawing.tip.x(), drawing.tip.y()), (505, 500)) == pytest.approx(31, abs=0.1)


def test_a_long_reason_is_broken_into_lines() -> None:
    short = note_size(NoteText("Head", "A reason."))
    long = note_size(NoteText("Head", "A reason " * 30))
    assert long[0] < 380
    assert long[1] > short[1] + 4 * 15


def test_a_note_has_the_colour_of_what_it_says() -> None:
    colours = [note_colour(kind, LIGHT) for kind in (NoteKind.REFUSED, NoteKind.ALLOWED, NoteKind.LEFT_TO_YOU)]
    assert colours == [LIGHT.refuse, LIGHT.reach, LIGHT.coher]


@pytest.mark.parametrize(
    ("disc", "hit"), [((5, 0.9, 1), True), ((5, 1.1, 1), False), ((-0.9, 0, 1), True), ((11.1, 0, 1), False)]
)
def test_a_line_hits_a_disc_that_it_enters(disc: tuple[float, float, float], hit: bool) -> None:
    assert hits_of(QPointF(0, 0), QPointF(10, 0), [disc]) == hit


def test_a_share_of_a_line_is_counted_along_it() -> None:
    line = [QPointF(0, 0), QPointF(30, 0), QPointF(30, 10)]
    at, way = at_share(line, 0.875)
    assert (at.x(), at.y()) == pytest.approx((30, 5))
    assert way == pytest.approx(math.pi / 2)
    discs = line_discs(line)
    assert all(any(math.dist((x, y), disc[:2]) < disc[2] for disc in discs) for x, y in ((0, 0), (15, 0), (30, 10)))
    assert line_discs([QPointF(4, 4)]) == []


def test_a_tape_tells_its_length_and_its_last_leg() -> None:
    assert TapeDrawing(((0, 0), (3, 4))).text == "5.00″"
    assert TapeDrawing(((0, 0), (3, 4), (3, 6.5))).text == "7.50″, last 2.50″"
    assert TapeDrawing(((2, 2),)).text == "0.00″"


def test_the_word_of_a_long_strip_stands_on_the_table(mission: Mission, game: Game, readout: Readout) -> None:
    """A strip has few corners, and beyond them there is no table."""
    strip = Area.rectangle(0, 0, 36, 4)
    view = View(mission, (), game, readout, Areas(reach=strip, legal_end=strip, allowance=4))
    (reach,) = [label for label in labels(view, 12) if label.of is Overlay.REACH]
    assert Paper(LIGHT, 12).box(0, 0, 36, 24).contains(reach.box)


@pytest.mark.parametrize(("left", "written"), [(0.004, False), (0.01, True)])
def test_a_way_that_is_gone_to_its_end_leaves_no_words_about_it(
    mission: Mission, game: Game, readout: Readout, left: float, written: bool
) -> None:
    spot = Area.disc((18, 12), left)
    view = View(mission, (), game, readout, Areas(reach=spot, legal_end=spot, allowance=left))
    assert any(label.of is Overlay.REACH for label in labels(view, 12)) is written


@pytest.mark.parametrize(("radius", "written"), [(6.0, True), (1.0, False)])
def test_the_words_of_a_round_field_stand_within_it(
    mission: Mission, game: Game, readout: Readout, radius: float, written: bool
) -> None:
    """A disc has no corner that holds them; where there is no room at all they are left out."""
    field = Area.disc((24, 14), radius)
    areas = Areas(influence=(SideArea(mission.sides[0].id, field, "Watchers, Action held: 8″"),))
    found = [label for label in labels(View(mission, (), game, readout, areas), 12) if label.of is None]
    boxes = [label.box for label in found if any("Watchers" in line.text for line in label.lines)]
    assert bool(boxes) is written
    corners = [point for box in boxes for point in (box.topLeft(), box.bottomRight())]
    assert all(field.contains((point.x() / 12, point.y() / 12)) for point in corners)


@pytest.mark.parametrize(
    ("wide", "lines"),
    [
        (23.0, ("Watchers, Action held: 90° of facing, 16″",)),
        (12.0, ("Watchers, Action held:", "90° of facing, 16″")),
        (8.5, ("Watchers,", "Action held:", "90° of facing,", "16″")),
        (4.0, None),
    ],
)
def test_the_words_of_a_narrow_field_are_broken_so_that_they_stand_within_it(
    mission: Mission, wide: float, lines: tuple[str, ...] | None
) -> None:
    field = Area.rectangle(4, 10, 4 + wide, 22)
    areas = Areas(influence=(SideArea(mission.sides[0].id, field, "Watchers, Action held: 90° of facing, 16″"),))
    found = [tuple(line.text for line in label.lines) for label in labels(View(mission, (), areas=areas), 12)]
    assert [one for one in found if one[0].startswith("Watchers")] == ([] if lines is None else [lines])


def test_the_words_of_what_is_to_come_stand_near_it_where_bases_take_all_of_it() -> None:
    area, paper, table = Area.disc((12, 12), 1.0), Paper(LIGHT, 20.0), QRectF(0, 0, 480, 480)
    band = Band("the halted move goes on: 0.16″", area, BandKind.TO_COME)
    free = overlay_labels(Areas(bands=(band,)), ALL_OVERLAYS, paper)
    (across,) = lay_out(free, Room(), table)
    assert area.contains((across.box.center().x() / 20, (across.box.center().y() + 1) / 20))
    full = Room(discs=[(240 + 20 * x, 240 + 20 * y, 14.0) for x in (-1, 0, 1) for y in (-1, 0, 1)])
    (beside,) = lay_out(overlay_labels(Areas(bands=(band,)), ALL_OVERLAYS, paper), full, table)
    assert not full.covered(beside.box)
    assert beside.box.intersects(QRectF(140, 140, 200, 200))


def test_the_words_of_a_ring_stand_beside_it(mission: Mission, game: Game, readout: Readout) -> None:
    ring = Area.disc((24, 14), 1.5)
    areas = Areas(influence=(SideArea(mission.sides[0].id, ring, "Watchers: threat range 1″", ring=True),))
    found = [label for label in labels(View(mission, (), game, readout, areas), 12) if label.of is None]
    (box,) = [label.box for label in found if any("Watchers" in line.text for line in label.lines)]
    assert not ring.contains((box.center().x() / 12, box.center().y() / 12))


def test_a_label_keeps_off_markers_and_a_note_need_not(mission: Mission, game: Game, readout: Readout) -> None:
    view = View(mission, (), game, readout)
    paper = Paper(LIGHT, 20)
    room = room_of(view, paper)
    at = paper.at((18, 20))
    box = QRectF(at.x() - 10, at.y() - 5, 20, 10)
    assert room.crowded(box) > 0
    assert not room.is_covered(box)


@pytest.mark.parametrize("ring", [False, True])
def test_an_area_beside_the_table_has_no_word_on_it(mission: Mission, game: Game, readout: Readout, ring: bool) -> None:
    beside = Area.rectangle(0, mission.table.height + 1, 10, mission.table.height + 5) & mission.table.area
    areas = Areas(influence=(SideArea("red", beside, "beside", ring=ring),))
    assert "beside" not in texts(View(mission, terrain_drawings(mission), game, readout, areas), 20)


def test_the_words_of_a_reach_go_farther_off_where_models_stand_all_round_it() -> None:
    paper, table = Paper(LIGHT, 20.0), QRectF(0, 0, 800, 800)
    areas = Areas(reach=Area.disc((20, 20), 3), allowance=3.0)
    shown = frozenset({Overlay.REACH})
    [free] = lay_out(overlay_labels(areas, shown, paper), Room(), table)
    ring = [(400 + 85 * math.cos(turn / 10), 400 + 85 * math.sin(turn / 10), 16.0) for turn in range(63)]
    [beset] = lay_out(overlay_labels(areas, shown, paper), Room(discs=ring), table)
    assert Room(discs=ring).covered(free.box) > 0
    assert Room(discs=ring).covered(beset.box) == 0


@pytest.mark.parametrize(("lines", "plate"), [(1, False), (2, True)])
def test_words_of_several_lines_lie_on_a_plate_that_quiets_what_is_below(lines: int, plate: bool) -> None:
    image = QImage(120, 60, QImage.Format.Format_RGB32)
    image.fill(LIGHT.t3)
    words = (LabelText(".", LIGHT.ink),) * lines
    painter = QPainter(image)
    LabelDrawing(words, QRectF(10, 10, 100, 13.0 * lines)).paint(painter, Paper(LIGHT, 20.0))
    painter.end()
    assert (image.pixelColor(100, 16).lightness() > LIGHT.t3.lightness() + 20) is plate
