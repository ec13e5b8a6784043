"""The rulebook's nine terrain maps against their rows: name, left,top width×depth, rDEGREES about the box's middle."""

import math
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.mission import Piece
from geometry.area import Area, union
from missions.rules.maps import terrain_maps

KINDS = {
    "Wall": "wall", "Banner": "banner", "HeadStatue": "statue", "Shard": "statue", "Grass": "grass",
    "Obelisk": "obelisk", "Geyser": "geyser", "Ramp": "ramp",
}  # fmt: skip
ROW = re.compile(r"(\w+) (-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)(?: r(-?[\d.]+))?(?: AP ([\d.]+),([\d.]+))?")


@dataclass(frozen=True)
class Listed:
    """A map as it is listed, its partners made as its notes say."""

    number: str
    rows: tuple[tuple[str, Area], ...]
    pieces: int
    openings: tuple[tuple[float, float], ...]


def box(x: float, y: float, w: float, h: float, degrees: float) -> Area:
    turn = math.radians(degrees)
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    middle = (x + w / 2, y + h / 2)
    return Area.polygon(
        [
            (
                middle[0] + dx * math.cos(turn) - dy * math.sin(turn),
                middle[1] + dx * math.sin(turn) + dy * math.cos(turn),
            )
            for dx, dy in corners
        ]
    )


def listed() -> list[Listed]:
    text = Path(__file__).with_name("rulebook-maps.txt").read_text(encoding="utf-8")
    found = []
    for block in re.split(r"(?m)^(?=map )", text)[1:]:
        head, _, body = block.partition("\n")
        number, wide, tall, count, pieces, half = re.fullmatch(
            r"map (\d) (\d+) (\d+) rows (\d+) pieces (\d+) (\w+)", head
        ).groups()  # type: ignore[union-attr]  # the file is our own
        rows, openings = [], []
        for name, *numbers in ROW.findall(body):
            x, y, w, h = map(float, numbers[:4])
            turn = float(numbers[4] or 0)
            rows.append((name, box(x, y, w, h, turn)))
            if numbers[5]:
                openings.append((float(numbers[5]), float(numbers[6])))
            if half == "half":
                rows.append((name, box(float(wide) - x - w, float(tall) - y - h, w, h, turn + 180)))
                if numbers[5]:
                    openings.append((float(wide) - float(numbers[5]), float(tall) - float(numbers[6])))
        assert len(rows) == int(count)
        found.append(Listed(number, tuple(rows), int(pieces), tuple(openings)))
    return found


MAPS = listed()


def pieces(number: str, lane: str = "left") -> tuple[Piece, ...]:
    return terrain_maps("starcraft")[f"rulebook/{number}"].pieces("starcraft", {"ramp_lane": lane})


def kind(name: str) -> str:
    return next(word for start, word in KINDS.items() if name.startswith(start))


def test_all_nine_are_there() -> None:
    assert [one.number for one in MAPS] == list("123456789")
    rulebook = [name for name in terrain_maps("starcraft") if name.startswith("rulebook/")]
    assert rulebook == [f"rulebook/{one.number}" for one in MAPS]
    assert all(terrain_maps("starcraft")[name].exempt for name in rulebook)


@pytest.mark.parametrize("one", MAPS, ids=lambda one: f"map {one.number}")
def test_the_pieces_of_a_map_are_those_of_its_rows(one: Listed) -> None:
    found = pieces(one.number)
    lanes = [piece for piece in found if piece.kind == "ramp"]
    assert len(found) - len(lanes) == one.pieces
    for word in ("wall", "grass", "statue", "banner", "obelisk", "geyser", "ramp"):
        rows = union(area for name, area in one.rows if kind(name) == word)
        kinds = ("ramp", "plateau") if word == "ramp" else (word,)
        assert union(piece.outline for piece in found if piece.kind in kinds).same_as(rows), word
    for piece in found:
        if piece.kind in ("ramp", "plateau"):
            continue
        inside = [area for name, area in one.rows if kind(name) == piece.kind and (area - piece.outline).size < 1e-6]
        assert union(inside).same_as(piece.outline), piece.id
    boxes = Counter(len(piece.outline.parts()) for piece in found)
    assert set(boxes) == {1}


@pytest.mark.parametrize("one", MAPS, ids=lambda one: f"map {one.number}")
def test_an_l_wall_is_one_piece(one: Listed) -> None:
    found = [piece for piece in pieces(one.number) if piece.kind == "wall" and len(piece.outline.rings()[0]) > 4]
    rows = [name for name, _ in one.rows if name.startswith("WallL")]
    assert 2 * len(found) == len(rows)


@pytest.mark.parametrize("lane", ["left", "right"])
@pytest.mark.parametrize("one", [one for one in MAPS if one.openings], ids=lambda one: f"map {one.number}")
def test_a_ramp_opens_at_its_end_and_at_its_top_on_the_side_that_the_setting_says(one: Listed, lane: str) -> None:
    found = pieces(one.number, lane)
    lanes = [piece for piece in found if piece.kind == "ramp"]
    plateaus = [piece for piece in found if piece.kind == "plateau"]
    assert len(lanes) == len(plateaus) == len(one.openings)
    for ramp, plateau, opening in zip(lanes, plateaus, one.openings, strict=True):
        assert (ramp.size, plateau.size) == (1, 3)
        foot, top = ramp.access
        assert plateau.access == (top,)
        assert not plateau.outline.overlaps(ramp.outline)
        whole = plateau.outline | ramp.outline
        for gate in (foot, top):
            assert ramp.outline.distance_to_outline(gate.start) < 1e-9
            assert ramp.outline.distance_to_outline(gate.end) < 1e-9
        assert whole.distance_to_outline(foot.start) < 1e-9
        assert plateau.outline.distance_to_outline(top.start) < 1e-9
        # Walking from the foot up, the lane lies to the left or right of the line that the map gives.
        ahead = (top.start[0] - foot.start[0], top.start[1] - foot.start[1])
        middle = ramp.outline.centroid
        aside = (middle[0] - opening[0]) * -ahead[1] + (middle[1] - opening[1]) * ahead[0]
        assert (aside > 0) == (lane == "right")
        assert min(math.dist(opening, foot.start), math.dist(opening, foot.end)) < 0.1


def test_a_lane_takes_sixty_hundredths_of_the_length_and_four_inches() -> None:
    (lane,) = [piece for piece in pieces("9") if piece.kind == "ramp"]
    left, top, right, bottom = lane.outline.bounds
    assert (right - left, bottom - top) == (pytest.approx(4), pytest.approx(9.54))


def test_ids_are_given_once_in_every_map() -> None:
    for name, one in terrain_maps("starcraft").items():
        ids = [piece.id for piece in one.pieces("starcraft", {})]
        assert len(set(ids)) == len(ids), name
