"""Where models that move by themselves would go is drawn as not real yet, with its words."""

from engine.picture import Areas, Band, BandKind
from geometry.area import Area
from gui.board.area_labels import overlay_labels
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.overlays import BandDrawing, ToComeDrawing, overlay_drawings
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
