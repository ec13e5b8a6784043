"""Scene items by layer. Only what has changed is taken out, put in or painted again."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QGraphicsScene

from gui.board.drawing import Drawing, DrawingItem
from gui.board.paper import Paper


class Layers:
    """A layer is a list of drawings under a name. Equal drawings in the same place are left alone."""

    def __init__(self, scene: QGraphicsScene, paper: Paper) -> None:
        self._scene = scene
        self._paper = paper
        self._items: dict[str, list[DrawingItem]] = {}
        self._hidden: set[str] = set()
        self._strength: dict[str, float] = {}
        self._lift: dict[str, float] = {}

    def show_on(self, paper: Paper) -> None:
        """Paint everything again at another scale or in another theme."""
        self._paper = paper
        for items in self._items.values():
            for item in items:
                item.show_on(paper)

    def clear(self) -> None:
        for name in tuple(self._items):
            self.fill(name, ())

    def fill(self, name: str, drawings: Sequence[Drawing], *, cached: bool = True) -> None:
        """``cached`` suits what stands still for several frames."""
        items = self._items.setdefault(name, [])
        for item, drawing in zip(items, drawings, strict=False):
            if item.drawing != drawing:
                item.show_drawing(drawing)
        for drawing in drawings[len(items) :]:
            item = DrawingItem(self._paper, drawing, cached=cached)
            item.setVisible(name not in self._hidden)
            item.setOpacity(self._strength.get(name, 1.0))
            item.lift(self._lift.get(name, 0.0))
            self._scene.addItem(item)
            items.append(item)
        while len(items) > len(drawings):
            self._scene.removeItem(items.pop())

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
            item.setVisible(on)

    def set_strength(self, name: str, strength: float) -> None:
        """From 0, nothing is seen, to 1, as it is drawn."""
        self._strength[name] = strength
        for item in self._items.get(name, ()):
            item.setOpacity(strength)

    def set_lift(self, name: str, lift: float) -> None:
        """How far above its own place a layer lies."""
        self._lift[name] = lift
        for item in self._items.get(name, ()):
            item.lift(lift)

    def leave_out(self, name: str, out: Sequence[bool]) -> None:
        """Hide single drawings of a layer that is shown."""
        for item, hidden in zip(self._items.get(name, ()), out, strict=True):
            item.setVisible(not hidden)

    def drawings(self, name: str) -> tuple[Drawing, ...]:
        """What a layer shows, for those who look on."""
        items = self._items.get(name, ())
        return tuple(item.drawing for item in items if item.drawing is not None)
