"""What the palette finds: the actions of the menus, the options open now, the units, places with a name."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from engine.options import Option
from geometry.pose import Point
from gui.dialogs.palette import Command
from gui.text import data, inside, tr
from gui.window import telling
from gui.window.actions import Actions
from gui.window.comparing import branches
from gui.window.play import Play
from gui.window.words import plain, words_of

_FIGURE = re.compile(r"^\d+  ")


def commands(
    actions: Actions,
    play: Play,
    further: Iterable[QMenu] = (),
    read: Callable[[str], object] | None = None,
) -> Iterator[Command]:
    """Options first: they are what one asks for most. ``further`` are menus that are filled as they are opened;
    ``read`` opens the clauses at one of them."""
    if play.session.is_open and play.options is not None:
        found = play.options
        for option in (*found.general, *found.unit, *found.table):
            yield _option(option, play)
        yield from _units(play)
        yield from _pieces(play)
        yield from _places(play)
        yield from _branches(play)
    known = actions.all()
    for action in known:
        closed = actions.reason_of(action)
        if action.isVisible() and (action.isEnabled() or closed):
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Command(words_of(action), tr("menu"), None if closed else action.trigger, key, closed)
    for menu in further:
        menu.aboutToShow.emit()
        kind = inside(plain(menu.title()))
        for action in menu.actions():
            if action.isEnabled() and not action.isSeparator() and action not in known:
                key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                yield Command(_row(action), kind, action.trigger, key)
    if read is not None and play.session.is_open:
        for clause in play.session.system.rulebook.clauses.values():
            where = str(clause.ref)
            yield Command(data(clause.says), tr("clause {where}").format(where=where), partial(read, where))


def submenus(bar: QMenuBar) -> tuple[QMenu, ...]:
    """Menus within menus, but for that of the places with a name, which are found as such."""
    menus = (menu for menu in bar.findChildren(QMenu) if isinstance(menu.parent(), QMenu))
    return tuple(menu for menu in menus if menu.title() != tr("Boo&kmarks"))


def _row(action: QAction) -> str:
    """Without the figure that is its access key."""
    return _FIGURE.sub("", words_of(action))


def _option(option: Option, play: Play) -> Command:
    system, game = play.session.system, play.session.game
    closed = "" if option.closed is None else telling.reason_of(system, game, option.closed)
    return Command(option.name, option.hint or tr("option"), partial(play.choose, option), option.key, closed)


def _units(play: Play) -> Iterator[Command]:
    game = play.session.game
    for unit in game.mission.units:
        if game.alive_of(unit.id):
            name = play.session.system.name(game, unit.id)
            yield Command(name, tr("unit"), partial(play.pick, unit.id))


def _pieces(play: Play) -> Iterator[Command]:
    """Terrain and markers, which a click looks at."""
    game, readout = play.session.game, play.session.readout
    for piece in game.mission.terrain:
        if piece.id not in game.removed:
            yield Command(piece.name, _at(tr("terrain"), piece.outline.centroid), partial(play.pick_piece, piece.id))
    for marker in game.mission.markers:
        if marker.id not in game.removed and (at := readout.markers.get(marker.id, marker.at)) is not None:
            yield Command(marker.name, _at(tr("marker"), at), partial(play.pick_piece, marker.id))


def _at(kind: str, place: Point) -> str:
    return tr("{kind} at {x:.1f}″, {y:.1f}″").format(kind=kind, x=place[0], y=place[1])


def _places(play: Play) -> Iterator[Command]:
    for number, name in sorted(play.session.rehearsal.bookmarks.items()):
        yield Command(name, tr("bookmark at order {number}").format(number=number), partial(play.go_to, number))


def _branches(play: Play) -> Iterator[Command]:
    """The ends of the others, as long as there are any."""
    for branch in branches(play.session.rehearsal):
        if not branch.here:
            kind = tr("branch: {note}").format(note=branch.note)
            yield Command(branch.name, kind, partial(play.go_to, branch.end))
