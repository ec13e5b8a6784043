from engine.rehearsal import Rehearsal
from gui.tools import walk


def stops(rehearsal: Rehearsal) -> tuple[tuple[str, str | None], ...]:
    return walk.stops(rehearsal.game, tuple(unit.id for unit in rehearsal.mission.units))


def test_every_model_on_the_table_is_a_stop_and_a_unit_to_come_is_one(rehearsal: Rehearsal) -> None:
    found = stops(rehearsal)
    assert found[:2] == (("red.marines", "red.marines.1"), ("red.marines", "red.marines.2"))
    assert ("red.raynor", None) in found
    assert len(found) == 4 + 1 + 1 + 3 + 1


def test_walking_goes_round_both_ways(rehearsal: Rehearsal) -> None:
    found = stops(rehearsal)
    assert walk.next_stop(found, *found[-1], 1) == found[0]
    assert walk.next_stop(found, *found[0], -1) == found[-1]


def test_walking_begins_at_an_end_or_at_the_unit_at_hand(rehearsal: Rehearsal) -> None:
    found = stops(rehearsal)
    assert walk.next_stop(found, None, None, 1) == found[0]
    assert walk.next_stop(found, None, None, -1) == found[-1]
    assert walk.next_stop(found, "red.goliath", None, 1) == ("red.goliath", "red.goliath.1")
    assert walk.next_stop((), None, None, 1) is None


def test_a_newcomer_appears_inside_the_middle_of_its_edge(rehearsal: Rehearsal) -> None:
    base = rehearsal.game.model("red.raynor.1").base
    red, blue = (walk.arrival(rehearsal.game, side, base) for side in ("red", "blue"))
    assert (red.x, blue.x) == (27, 27)
    assert base.outer_radius < red.y < 1
    assert 35 < blue.y < 36 - base.outer_radius
