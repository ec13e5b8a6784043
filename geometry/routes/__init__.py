"""The shortest way of a point round forbidden areas: where it gets to with an allowance, how far, and by which way.

:func:`geometry.routes.reach.reach` is the door. Behind it: the free space (:mod:`~geometry.routes.free_space`), its
triangles (:mod:`~geometry.routes.triangulation`), the search from corner to corner (:mod:`~geometry.routes.cones`) and
the outline that is drawn (:mod:`~geometry.routes.sectors`).
"""
