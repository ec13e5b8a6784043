"""The sheet under the hands: what is chosen of it, and every edit as one step that can be undone."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from engine.mission import Mission
from geometry.isometry import Isometry
from geometry.pose import Point
from gui.studio import edges, spawns
from gui.studio.rough import rough_mission
from gui.studio.things import Sort, Thing, things_of
from gui.text import tr
from missions.editing import edits
from missions.editing.edits import Copies
from missions.editing.grouping import Groups, grouped, groups_of, ungrouped
from missions.editing.history import History
from missions.editing.places import middle_of
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited

Edit = Callable[[Sheet], Sheet]


@dataclass(slots=True)
class _Seen:
    """What was worked out of a sheet, which never changes."""

    sheet: Sheet
    things: tuple[Thing, ...]
    by_id: dict[str, Thing] = field(default_factory=dict)
    rough: Mission | None = None


class Bench(QObject):
    changed = Signal()
    """Another sheet: an edit, a step back or on, or another file."""
    chose = Signal()
    refused = Signal(str)
    """Why an edit could not be made."""

    def __init__(self, sheet: Sheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History.of(sheet)
        self.chosen: tuple[str, ...] = ()
        self._at: str | None = None
        self._seen: _Seen | None = None

    @property
    def sheet(self) -> Sheet:
        return self.history.sheet

    @property
    def mission(self) -> Mission | None:
        """The table as the sheet says it; where it has mistakes, what can be made out of it."""
        if isinstance(self.sheet.mission, Mission):
            return self.sheet.mission
        seen = self._look()
        if seen.rough is None:
            seen.rough = rough_mission(self.sheet)
        return seen.rough

    @property
    def reads(self) -> bool:
        return isinstance(self.sheet.mission, Mission)

    @property
    def things(self) -> tuple[Thing, ...]:
        return self._look().things

    def thing(self, id: str) -> Thing | None:
        return self._look().by_id.get(id)

    @property
    def chosen_things(self) -> tuple[Thing, ...]:
        return tuple(thing for id in self.chosen if (thing := self.thing(id)) is not None)

    def _look(self) -> _Seen:
        if self._seen is None or self._seen.sheet is not self.sheet:
            things = things_of(self.sheet)
            self._seen = _Seen(self.sheet, things, {thing.id: thing for thing in things})
        return self._seen

    # what is chosen

    def choose(self, ids: Iterable[str]) -> None:
        chosen = tuple(dict.fromkeys(id for id in ids if self.thing(id) is not None))
        if chosen != self.chosen or self._at is not None:
            self._at = None
            self.chosen = chosen
            self.chose.emit()

    @property
    def groups(self) -> Groups:
        """By name, as the file has them: chosen, moved and copied as one."""
        return groups_of(self.sheet)

    def whole(self, id: str) -> tuple[str, ...]:
        """The group it is in, itself first; else itself alone."""
        group = next((group for group in self.groups.values() if id in group), ())
        return (id, *(one for one in group if one != id))

    def toggle(self, id: str) -> None:
        whole = self.whole(id)
        chosen = tuple(one for one in self.chosen if one not in whole)
        self.choose(chosen if id in self.chosen else (*chosen, *whole))

    @property
    def group_chosen(self) -> str | None:
        """The name of the group that is chosen, where just that is."""
        return next((name for name, ids in self.groups.items() if set(ids) == set(self.chosen)), None)

    def group(self) -> None:
        """What is chosen, and no longer in the groups it was in."""
        ids = self.lying
        if ids and self._is_free():
            self.do(lambda sheet: grouped(sheet, ids), tr("Group"))

    def ungroup(self) -> None:
        """Every group that anything chosen is in."""
        ids = self.chosen
        self.do(lambda sheet: ungrouped(sheet, ids), tr("Ungroup"))

    def step(self, by: int) -> None:
        """To the next thing or group, or the one before, in the order of the file."""
        ids = [thing.id for thing in self.things]
        if not ids:
            return
        here = [ids.index(id) for id in self.chosen if id in ids]
        at = (here[0] + by) if here else 0 if by > 0 else -1
        while len(here) < len(ids) and at % len(ids) in here:
            at += by
        self.choose(self.whole(ids[at % len(ids)]))

    @property
    def pointed(self) -> Thing | None:
        """What the keys point to while others are chosen."""
        return None if self._at is None else self.thing(self._at)

    def point(self, by: int) -> None:
        """To the next thing, or the one before, with what is chosen left as it is."""
        ids = [thing.id for thing in self.things]
        if ids:
            last = self._at or (self.chosen[-1] if self.chosen else None)
            at = ids.index(last) + by if last in ids else 0 if by > 0 else -1
            self._at = ids[at % len(ids)]
            self.chose.emit()

    def toggle_pointed(self) -> None:
        """What is pointed to is chosen as well, or no longer; it is pointed to still."""
        at = self._at
        if at is not None:
            self.toggle(at)
            self._at = at
            self.chose.emit()

    # edits

    def do(self, edit: Edit, words: str) -> bool:
        """One step. Nothing changes where it cannot be done; why is said."""
        try:
            sheet = edit(self.sheet)
        except ValueError as why:
            self.refused.emit(str(why))
            return False
        self._take(self.history.done(sheet, words))
        return True

    def copy(self, copies: Callable[[Sheet], Copies], words: str) -> None:
        """The copies are chosen afterwards."""
        made: list[str] = []

        def edit(sheet: Sheet) -> Sheet:
            done = copies(sheet)
            made.extend(done.ids)
            return done.sheet

        if self.do(edit, words):
            self.choose(made)

    def carry(self, change: Isometry, words: str) -> bool:
        """What is chosen, along with what shares an Access Point; Entry Edges slide along their edge."""

        def edit(sheet: Sheet) -> Sheet:
            if self.lying:
                sheet = edits.carried_along(sheet, self.lying, change)
            table = sheet.facts.table
            for id in self.edge_ids:
                if table is not None:
                    segment = edges.edge_of(sheet, id).segment
                    slid = edges.drawn(table, segment, edges.Hold.WHOLE, change.dx, change.dy)
                    sheet = edges.with_segment(sheet, id, slid)
            for id in self.wave_ids:
                sheet = spawns.carried(sheet, spawns.number_of(id), change.dx, change.dy)
            return sheet

        return bool(self.chosen) and self._is_free() and self.do(edit, words)

    def move(self, dx: float, dy: float) -> bool:
        waves = self.wave_ids
        if waves and len(waves) == len(self.chosen):
            return self.do(
                lambda sheet: _each(sheet, waves, lambda one, id: spawns.nudged(one, id, dx, dy)), tr("Move")
            )
        return self.carry(Isometry.moved(dx, dy), tr("Move"))

    def turn(self, degrees: float) -> bool:
        """About the middle of what is chosen; an Entry Edge or a wave alone goes round the corner."""
        if self.lying:
            ids = self.lying
            return self._is_free() and self.do(lambda sheet: edits.turned(sheet, ids, degrees), tr("Turn"))

        def round_the_corner(sheet: Sheet) -> Sheet:
            table = sheet.facts.table
            for id in self.edge_ids:
                if table is not None:
                    segment = edges.turned(table, edges.edge_of(sheet, id).segment, degrees > 0)
                    sheet = edges.with_segment(sheet, id, segment)
            return _each(sheet, self.wave_ids, lambda one, id: spawns.turned(one, id, clockwise=degrees > 0))

        return bool(self.edge_ids or self.wave_ids) and self.do(round_the_corner, tr("Turn"))

    def remove(self) -> None:
        lying, gone, waves = self.lying, self.edge_ids, self.wave_ids

        def edit(sheet: Sheet) -> Sheet:
            if lying:
                sheet = edits.removed(sheet, lying)
            for id in sorted(gone, reverse=True):
                sheet = edges.with_segment(sheet, id, None)
            return spawns.removed(sheet, waves)

        if self.chosen and self._is_free():
            self.do(edit, tr("Delete"))

    @property
    def lying(self) -> tuple[str, ...]:
        """Of what is chosen, all but Entry Edges and waves."""
        return tuple(thing.id for thing in self.chosen_things if thing.sort not in (Sort.EDGE, Sort.WAVE))

    @property
    def edge_ids(self) -> tuple[str, ...]:
        return tuple(thing.id for thing in self.chosen_things if thing.sort is Sort.EDGE)

    @property
    def wave_ids(self) -> tuple[str, ...]:
        return tuple(thing.id for thing in self.chosen_things if thing.sort is Sort.WAVE)

    @property
    def middle(self) -> Point | None:
        """Of what is chosen and can be turned."""
        try:
            return middle_of(self.sheet, self.lying) if self.lying and not self.of_the_card else None
        except NotEdited:
            return None

    @property
    def of_the_card(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self.chosen_things if thing.sort is Sort.CARD)

    def _is_free(self) -> bool:
        brought = self.of_the_card
        if brought and self.sheet.facts.deployment is not None:
            words = tr("{name} is of the deployment card {card}; write the card out to change it")
            self.refused.emit(words.format(name=brought[0].name, card=self.sheet.facts.deployment.name))
        return not brought

    # steps

    def undo(self) -> None:
        self._take(self.history.undone())

    def redo(self) -> None:
        self._take(self.history.redone())

    def keep(self, sheet: Sheet | None = None) -> None:
        """The sheet is on the disk as it is; ``sheet`` is what it became as it was written."""
        history = self.history if sheet is None else self.history.done(sheet, tr("Paths of files"))
        self.history = history.kept(sheet)
        self.changed.emit()

    def lose(self) -> None:
        """The sheet lies in no file."""
        self.history = self.history.unsaved()
        self.changed.emit()

    def _take(self, history: History) -> None:
        if history is self.history:
            return
        self.history = history
        before = self.chosen
        self.chosen = tuple(id for id in before if self.thing(id) is not None)
        self.changed.emit()
        if self.chosen != before:
            self.chose.emit()


def _each(sheet: Sheet, ids: Iterable[str], edit: Callable[[Sheet, int], Sheet]) -> Sheet:
    """Of waves, one after another."""
    for id in ids:
        sheet = edit(sheet, spawns.number_of(id))
    return sheet
