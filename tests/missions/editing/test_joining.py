"""Shapes joined to one zone are the union of them, and come apart as they were."""

import pytest

from engine.mission import Mission
from geometry.area import union
from missions.editing.joining import apart, joined
from missions.editing.places import outline_of
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited

TEXT = """\
format: measuretwice/mission/1
system: starcraft
name: Zones
table: {width: 36, height: 36}
sides: {red: {faction: terran}, blue: {faction: zerg}}
zones:
  - {id: box, kind: deployment, side: red, name: Theirs, rectangle: {at: [6, 6], size: [4, 4], turn: 30}} # said
  - {id: disc, kind: deployment, side: red, circle: {at: [9, 6], diameter: 5}}
  - {id: far, kind: deployment, side: red, polygon: [[20, 20], [24, 20], [24, 26]]}
  - {id: other, kind: deployment, side: blue, circle: {at: [30, 30], diameter: 5}}
terrain:
  - {id: wall-4, piece: lost-temple/wall-4, at: [18, 10], turn: 15}
  - {id: wall, kind: wall, rectangle: {at: [18, 18], size: [4, 1]}}
"""


def test_a_rectangle_a_disc_and_a_polygon_are_one_zone_and_come_apart() -> None:
    sheet = Sheet.of(TEXT.encode(), "zones.yaml")
    whole = union(outline_of(sheet, id) for id in ("box", "disc", "far"))
    made = joined(sheet, ["box", "disc", "far"])
    assert made.ids == ("box",)
    assert isinstance(made.sheet.mission, Mission)
    assert [zone.id for zone in made.sheet.mission.zones] == ["box", "other"]
    assert made.sheet.mission.zones[0].area.same_as(whole, 1e-6)
    assert "name: Theirs, parts: [{rectangle: {at: [6, 6]" in made.sheet.text
    assert "# said" in made.sheet.text
    back = apart(made.sheet, "box")
    assert back.ids == ("box", "box-2", "box-3")
    for old, new in zip(("box", "disc", "far"), back.ids, strict=True):
        assert outline_of(back.sheet, new).same_as(outline_of(sheet, old), 1e-9)


def test_pieces_of_the_catalogue_are_joined_as_their_outlines() -> None:
    sheet = Sheet.of(
        TEXT.replace("{id: wall, kind: wall, rectangle", "{id: wall, piece: lost-temple/wall-4, rectangle").encode(),
        "z",
    )
    whole = union(outline_of(sheet, id) for id in ("wall-4", "wall"))
    made = joined(sheet, ["wall-4", "wall"]).sheet
    assert isinstance(made.mission, Mission)
    assert made.mission.terrain[0].outline.same_as(whole, 1e-2)


@pytest.mark.parametrize(
    ("ids", "words"),
    [(["box"], "two things"), (["box", "other"], "one side"), (["box", "wall"], "zones are joined with zones")],
)
def test_what_cannot_be_joined_is_said(ids: list[str], words: str) -> None:
    sheet = Sheet.of(TEXT.encode(), "zones.yaml")
    with pytest.raises(NotEdited, match=words):
        joined(sheet, ids)
    with pytest.raises(NotEdited, match="one shape"):
        apart(sheet, "box")
