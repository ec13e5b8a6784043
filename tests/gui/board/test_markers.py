import math

from PySide6.QtCore import QPointF

from engine.mission import Marker, Mission, SideLook
from engine.picture import Readout
from engine.rehearsal import Rehearsal
from gui.board.markers import marker_drawings
from gui.board.models import ModelDrawing, Piece
from gui.board.paper import Paper
from gui.theme.tokens import LIGHT


def places(mission: Mission, readout: Readout | None) -> dict[str, tuple[float, float]]:
    return {drawing.marker.id: drawing.marker.at for drawing in marker_drawings(mission, readout, frozenset())}


def test_a_marker_lies_where_the_mission_put_it(mission: Mission) -> None:
    put = {marker.id: marker.at for marker in mission.markers}
    assert put
    assert places(mission, None) == put
    assert places(mission, Readout("", ())) == put


def test_a_marker_that_is_carried_or_dropped_is_drawn_where_it_is(mission: Mission) -> None:
    first, *others = mission.markers
    drawn = places(mission, Readout("", (), markers={first.id: (3.5, 4.5)}))
    assert drawn[first.id] == (3.5, 4.5)
    assert all(drawn[other.id] == other.at for other in others)


def test_a_marker_that_was_taken_is_not_drawn(mission: Mission) -> None:
    first = mission.markers[0]
    assert first.id not in places(mission, Readout("", (), markers={first.id: None}))


def test_a_token_that_an_order_laid_is_drawn_in_its_size(mission: Mission) -> None:
    token = Marker("red.tumor.1", "Creep Tumor", "token", (7.5, 8.5), 1.1, None, "red")
    drawn = places(mission, Readout("", (), tokens=(token,)))
    assert drawn["red.tumor.1"] == (7.5, 8.5)
    assert len(drawn) == len(mission.markers) + 1


def test_what_a_model_carries_hangs_on_the_rim_of_its_base_above_it(mission: Mission, rehearsal: Rehearsal) -> None:
    game, first = rehearsal.game, mission.markers[0]
    carrier = next(model for model in game.on_table() if model.base.is_round)
    carried = Readout("", (), markers={first.id: carrier.placed.centre})
    drawn, *others = marker_drawings(mission, carried, frozenset(), game)
    paper = Paper(LIGHT, 20.0)
    middle = paper.at(carrier.placed.centre)
    away = drawn.bounds(paper).center() - middle
    rim = carrier.base.width / 2 * paper.scale
    assert rim < math.hypot(away.x(), away.y()) < rim + 5
    assert drawn.z > ModelDrawing(Piece(carrier.base, carrier.placed.pose, SideLook.RED)).z
    assert all(other.z < 90 for other in others)


def test_a_marker_that_was_dropped_lies_on_the_table(mission: Mission, rehearsal: Rehearsal) -> None:
    first = mission.markers[0]
    dropped = Readout("", (), markers={first.id: (3.5, 4.5)})
    drawn = marker_drawings(mission, dropped, frozenset(), rehearsal.game)[0]
    assert drawn.bounds(Paper(LIGHT, 20.0)).center() == QPointF(70, 90)
    assert drawn.z < 90
