"""Inches: bases, gaps, travel, sweeps, reach, coherency areas and zones. Knows no game.

Lengths are inches, x runs right, y runs down from the table's top-left corner, angles are degrees clockwise.
Only this package may import shapely; what it hands out is :class:`~geometry.area.Area` and plain numbers.
"""
