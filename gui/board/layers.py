"""Items by layer. Only what has changed is taken out, put in or painted again."""

from collections.abc import Mapping, Sequence

from gui.board.canvas import Canvas
from gui.board.drawing import Drawing, DrawingItem
from gui.board.paper import Paper

LIVE = frozenset({"labels", "hanging", "hanging ranges", "proposal"})
"""Layers laid out anew at every step of a zoom."""


class Layers:
    """A layer is a list of drawings under a name. Equal drawings in the same place are left alone."""

    def __init__(self, canvas: Canvas, paper: Paper) -> None:
        self._canvas = canvas
        self._paper = paper
        self._items: dict[str, list[DrawingItem]] = {}
        self._hidden: set[str] = set()
        self._strength: dict[str, float] = {}
        self._lift: dict[str, float] = {}

    def show_on(self, paper: Paper) -> None:
        """Paint everything again at another scale or in another theme."""
        self._paper = paper
        self._canvas.show_on(paper)

    def clear(self) -> None:
        for name in tuple(self._items):
            self.fill(name, ())

    def fill(self, name: str, drawings: Sequence[Drawing], *, cached: bool = True) -> None:
        """``cached`` suits what stands still for several frames."""
        items = self._items.setdefault(name, [])
        for place, (item, drawing) in enumerate(zip(tuple(items), drawings, strict=False)):
            if item.still != cached:
                self._canvas.remove(item)
                items[place] = self._put_in(name, drawing, cached)
            elif item.drawing != drawing:
                self._replace(item, drawing, self._lift.get(name, 0.0))
        for drawing in drawings[len(items) :]:
            items.append(self._put_in(name, drawing, cached))
        while len(items) > len(drawings):
            self._canvas.remove(items.pop())

    def _put_in(self, name: str, drawing: Drawing, still: bool) -> DrawingItem:
        item = DrawingItem(drawing, self._paper, still=still, live=name in LIVE)
        item.visible = name not in self._hidden
        item.strength = self._strength.get(name, 1.0)
        item.z += self._lift.get(name, 0.0)
        self._canvas.add(item)
        return item

    def _replace(self, item: DrawingItem, drawing: Drawing, lift: float) -> None:
        box = drawing.bounds(self._paper)
        goes_on = not item.still and item.box.intersects(box)
        if not goes_on:
            self._canvas.touch(item)
        item.drawing, before, item.box = drawing, item.box, box
        if item.z != drawing.z + lift:
            item.z = drawing.z + lift
            self._canvas.reorder(item)
        self._canvas.touch(item, before if goes_on else None)

    def fill_by_key(self, prefix: str, drawings: Mapping[str, Drawing]) -> None:
        """A layer for each key, so that a drawing that goes leaves the others alone."""
        for name in tuple(self._items):
            if name.startswith(prefix) and name[len(prefix) :] not in drawings:
                self.fill(name, ())
                del self._items[name]
        for key, drawing in drawings.items():
            self.fill(prefix + key, (drawing,))

    def set_visible(self, name: str, on: bool) -> None:
        if on:
            self._hidden.discard(name)
        else:
            self._hidden.add(name)
        for item in self._items.get(name, ()):
            self._show(item, on)

    def set_strength(self, name: str, strength: float) -> None:
        """From 0, nothing is seen, to 1, as it is drawn."""
        self._strength[name] = strength
        for item in self._items.get(name, ()):
            if item.strength != strength:
                item.strength = strength
                self._canvas.touch(item)

    def set_lift(self, name: str, lift: float) -> None:
        """How far above its own place a layer lies."""
        self._lift[name] = lift
        for item in self._items.get(name, ()):
            if item.z != item.drawing.z + lift:
                item.z = item.drawing.z + lift
                self._canvas.touch(item)
                self._canvas.reorder(item)

    def leave_out(self, name: str, out: Sequence[bool]) -> None:
        """Hide single drawings of a layer that is shown."""
        for item, hidden in zip(self._items.get(name, ()), out, strict=True):
            self._show(item, not hidden)

    def _show(self, item: DrawingItem, on: bool) -> None:
        if item.visible != on:
            item.visible = on
            self._canvas.touch(item)

    def drawings(self, name: str) -> tuple[Drawing, ...]:
        """What a layer shows, for those who look on."""
        return tuple(item.drawing for item in self._items.get(name, ()))
