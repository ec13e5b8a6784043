import pytest

from geometry.pose import Pose
from missions.load import mission_from_text
from missions.photographed import stood, wrongly_stood

MISSION = """
format: measuretwice/mission/1
system: genesys
name: Photographed
table: {width: 48, height: 36}
sides:
  orcs: {faction: orcs}
  elves: {faction: elves}
units:
  - {id: orcs.first, profile: mountain-orcs/warrior, models: {1: [20, 12], 2: [22.1, 12]}}
"""


def test_models_stand_where_the_photograph_has_them_and_the_others_where_they_were() -> None:
    mission = mission_from_text(MISSION, "photographed")
    there = stood(mission, {"orcs.first": {2: Pose(30, 20, 15)}})
    assert there.unit("orcs.first").poses == {1: Pose(20, 12), 2: Pose(30, 20, 15)}
    assert mission.unit("orcs.first").poses[2] == Pose(22.1, 12)
    assert wrongly_stood(there) == {}


def test_a_base_over_the_edge_or_on_another_is_told() -> None:
    mission = mission_from_text(MISSION, "photographed")
    for pose, said in ((Pose(20.2, 12), "overlaps"), (Pose(0.1, 12), "past the table's edge")):
        wrong = wrongly_stood(stood(mission, {"orcs.first": {2: pose}}))
        assert set(wrong) == {"orcs.first.2"}
        assert said in wrong["orcs.first.2"]


def test_a_unit_that_the_mission_has_not_is_no_place_for_a_model() -> None:
    with pytest.raises(KeyError, match="nobody"):
        stood(mission_from_text(MISSION, "photographed"), {"nobody": {1: Pose(1, 1)}})
