"""What may be shown over the table at one stroke: the game's presets, a few that every game has, the player's own."""

from collections.abc import Iterator
from dataclasses import dataclass

from gui.board.overlay import ALL_OVERLAYS, STACK, Overlay, Shown
from gui.text import data, tr
from gui.window.actions import OWN_SIGNS
from gui.window.memory import Memory
from missions.presets import Preset, presets


@dataclass(frozen=True, slots=True)
class Named:
    """``says`` is what it is for; an ``own`` one may be called otherwise and taken away."""

    name: str
    says: str
    shown: Shown
    own: bool = False


OWN = tr("As chosen below")
"""What is shown and is none of them."""
GENERAL = (
    Named(tr("As at first"), tr("Everything but sight, as nobody has changed it"), Shown()),
    Named(tr("Everything"), tr("All that can be drawn"), Shown(ALL_OVERLAYS)),
    Named(tr("Nothing"), tr("The table alone"), Shown(frozenset())),
)


class Presets:
    """Of one game, for the mission at hand: ``here`` is what it can show."""

    def __init__(self, memory: Memory, game: str, here: frozenset[Overlay]) -> None:
        self._memory, self._game, self._here = memory, game, here

    @property
    def shipped(self) -> tuple[Named, ...]:
        """The game's before those that every game has. One about something that is never drawn here is left out."""
        of_game = (one for one in presets(self._game) if Overlay(one.show[0]) in self._here)
        return (*(Named(data(one.name), data(one.says), shown_by(one)) for one in of_game), *GENERAL)

    @property
    def own(self) -> tuple[Named, ...]:
        return tuple(Named(name, "", shown, own=True) for name, shown in self._memory.presets(self._game).items())

    @property
    def all(self) -> tuple[Named, ...]:
        return (*self.shipped, *self.own)

    def like(self, shown: Shown, taken: str = "") -> Named | None:
        """The one that shows the same here; the one that was ``taken`` before others, and own ones before shipped."""
        alike = [one for one in (*self.own, *self.shipped) if self._told(one.shown) == self._told(shown)]
        return next((one for one in alike if one.name == taken), next(iter(alike), None))

    def why_not(self, name: str) -> str:
        """Why none may be called so; empty where one may."""
        if not name.strip():
            return tr("A preset needs a name.")
        if any(one.casefold() == name.strip().casefold() for one in self._reserved()):
            return tr("“{name}” is one that comes with the program.").format(name=name.strip())
        return ""

    def why_not_kept(self, name: str) -> str:
        """Likewise of one more; each of those there may be has a key of its own to be bound."""
        kept = self._memory.presets(self._game)
        if len(kept) >= len(OWN_SIGNS) and name.strip() not in kept:
            return tr("There are {most} presets of your own: take one away first.").format(most=len(OWN_SIGNS))
        return self.why_not(name)

    def keep(self, name: str, shown: Shown) -> None:
        """Under a name of the player's; in place of the one of that name."""
        self._memory.keep_presets(self._game, {**self._memory.presets(self._game), name.strip(): shown})

    def rename(self, old: str, new: str) -> None:
        """It keeps its place; another one of the new name goes."""
        kept = self._memory.presets(self._game)
        left = {name: shown for name, shown in kept.items() if name == old or name != new.strip()}
        self._memory.keep_presets(
            self._game, {new.strip() if name == old else name: shown for name, shown in left.items()}
        )

    def drop(self, name: str) -> None:
        kept = self._memory.presets(self._game)
        self._memory.keep_presets(self._game, {one: shown for one, shown in kept.items() if one != name})

    def _reserved(self) -> Iterator[str]:
        yield OWN
        yield from (one.name for one in GENERAL)
        yield from (data(one.name) for one in presets(self._game))

    def _told(self, shown: Shown) -> tuple[object, ...]:
        """What can be seen of it here."""
        weak = {one: much for one, much in shown.strength.items() if one in self._here and much < 1}
        return shown.on & self._here, weak, [one for one in shown.order if one in self._here]


def shown_by(preset: Preset) -> Shown:
    on_top = tuple(Overlay(name) for name in preset.on_top)
    return Shown(
        frozenset(Overlay(name) for name in preset.show),
        {Overlay(name): much for name, much in preset.strength.items()},
        (*(one for one in STACK if one not in on_top), *on_top),
    )
