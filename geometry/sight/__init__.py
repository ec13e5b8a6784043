"""Who sees whom past polygonal walls: any part of one base to any part of another, exactly.

:mod:`~geometry.sight.lines` is the door for two bases, :mod:`~geometry.sight.seen` for the area seen and
:mod:`~geometry.sight.cover` for what is hidden, what a line crosses, and how near a base is to a piece.

Behind them: walls as convex pieces (:mod:`~geometry.sight.pieces`), bases as convex bodies
(:mod:`~geometry.sight.bodies`), the width left between walls on parallel lines (:mod:`~geometry.sight.openings`), walls
that bases stand on (:mod:`~geometry.sight.standing`), the search over all directions (:mod:`~geometry.sight.critical`),
and bundles of lines that go on from triangle to triangle (:mod:`~geometry.sight.fans`).
"""
