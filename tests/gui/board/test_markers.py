from engine.mission import Marker, Mission
from engine.picture import Readout
from gui.board.markers import marker_drawings


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
