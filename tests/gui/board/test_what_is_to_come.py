"""What is not known yet is told apart: where models that move by themselves would go, and ends of which it is not sure
whether a whole unit has room there."""

from engine.picture import Areas, Band, BandKind
from geometry.area import Area
from gui.board.area_labels import overlay_labels
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.overlays import BandDrawing, LegalEndDrawing, ToComeDrawing, UnsureEndDrawing, overlay_drawings
from gui.board.paper import Paper
from gui.theme.tokens import LIGHT

TO_COME = Band("Gunner, 1–4 (4 in 6): Attack", Area.rectangle(2, 2, 6, 4), BandKind.TO_COME)


def test_it_is_drawn_under_the_toggle_of_the_reach_and_told_apart_from_it() -> None:
    drawn = overlay_drawings(Areas(bands=(TO_COME,)))[Overlay.REACH]
    assert [type(one) for one in drawn] == [ToComeDrawing]
    own = Band("+2″ to end Engaged", TO_COME.area)
    assert [type(one) for one in overlay_drawings(Areas(bands=(own,)))[Overlay.REACH]] == [BandDrawing]


def test_its_words_stand_in_the_colour_of_nobody() -> None:
    (label,) = overlay_labels(Areas(bands=(TO_COME,)), ALL_OVERLAYS, Paper(LIGHT, 20.0))
    assert label.lines[0].text == TO_COME.text
    assert label.lines[0].colour == LIGHT.ink
    assert label.may_go


def test_ends_of_which_it_is_not_sure_are_drawn_apart_and_told_in_words() -> None:
    reach = Area.rectangle(2, 2, 10, 6)
    sure, rest = Area.rectangle(2, 2, 6, 6), Area.rectangle(6, 2, 10, 6)
    areas = Areas(reach, sure, unsure_end=rest)
    drawn = overlay_drawings(areas)[Overlay.LEGAL_END]
    assert [(type(one), one.area) for one in drawn] == [(LegalEndDrawing, sure), (UnsureEndDrawing, rest)]
    told = [line.text for label in overlay_labels(areas, ALL_OVERLAYS, Paper(LIGHT, 20.0)) for line in label.lines]
    assert told[1:] == ["hatched: may end here", "dotted: if the others can follow"]
    assert areas.ends is not None
    assert areas.ends.same_as(reach)
    for none in (None, Area.empty()):
        sure_alone = Areas(reach, sure, unsure_end=none)
        assert [type(one) for one in overlay_drawings(sure_alone)[Overlay.LEGAL_END]] == [LegalEndDrawing]
        assert sure_alone.ends is sure
