"""The C work a reach can't do without, alone: the same calls with the same input, and nothing in between."""

from collections.abc import Callable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

from benchmarks.clock import timed
from benchmarks.worlds import World
from geometry.area import Area
from geometry.routes import closing, free_space, sectors, triangulation
from geometry.routes.chains import Search
from geometry.routes.corners import corners_of
from geometry.routes.grid import on_grid
from geometry.routes.reach import start_search


def c_work(
    world: World, allowance: float, walls: Sequence[Area], floor: Area, arc_error: float, rounds: int
) -> list[float]:
    """Milliseconds of joining the walls near, cutting them out, triangles, and joining the sectors."""
    room = shapely.Point(world.start).buffer(allowance, quad_segs=6).intersection(floor.shape)
    wound = closing.wound(free_space._near(walls, (*world.start, *world.start), allowance), room)
    space = free_space.free_space((world.start,), allowance, walls, floor, 0.0)
    mesh = triangulation.triangulated(space)
    search = Search(corners_of(mesh), allowance)
    start_search(search, mesh, space, (world.start,))
    search.run()
    rings = [shapely.Polygon(on_grid(tour)) for tour in sectors.tours_of(search, arc_error)]
    corners, ends = _flat(space)

    def triangles() -> object:
        if triangulation._EARCUT:
            import mapbox_earcut  # type: ignore[import-not-found, unused-ignore]  # no wheel everywhere

            return mapbox_earcut.triangulate_float64(corners, ends)
        return shapely.constrained_delaunay_triangles(space.parts[0])

    steps: list[Callable[[], object]] = [
        lambda: wound.buffer(0.0),
        triangles,
        lambda: [ring.buffer(0.0) for ring in rings],
    ]
    return [sum(timed(step) for step in steps) for _ in range(rounds)]


def _flat(space: free_space.FreeSpace) -> tuple[NDArray[np.float64], NDArray[np.uint32]]:
    rings = shapely.get_rings(space.parts[0])
    corners = np.concatenate([shapely.get_coordinates(ring)[:-1] for ring in rings])
    return corners, np.cumsum(shapely.get_num_coordinates(rings) - 1).astype(np.uint32)
