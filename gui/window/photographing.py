"""Measuring a photograph of the real table, beside the rehearsal; what was set may be put on the table."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.game import Game
from engine.mission import Profile, SideLook
from engine.rehearsal import Rehearsal
from geometry.pose import Pose
from gui.dialogs.leaving import may_lose
from gui.dialogs.once import fit
from gui.panels.look import Look
from gui.photo.dialog import PhotoDialog, Setting
from gui.photo.standing import Kind, Table
from gui.text import many, tr
from gui.window.files import Files
from gui.window.opening import Opened
from gui.window.session import Session
from missions.photographed import stood, wrongly_stood
from missions.rules.units import profiles
from missions.systems import SYSTEMS, system

_PLAIN_TABLE = 36.0
"""Inches each way, where no mission is open; to be changed beside the picture."""
_TIDY = 3
"""Decimals of an inch that are kept: an error is never so small."""


class Photographing(QObject):
    """``checked``: models are to stand, freely, where a photograph has them, each by its id."""

    checked = Signal(object)

    def __init__(self, window: QWidget, session: Session, files: Files, look: Look) -> None:
        super().__init__(window)
        self._window, self._session, self._files, self._look = window, session, files, look
        self._folder = Path.cwd()
        self.dialog: PhotoDialog | None = None
        self.position: Callable[[], Game] = lambda: session.game
        """Whose units there are to be set; asked only while something is open."""
        self._off: dict[str, tuple[Pose, float]] = {}
        self._taken: Table | None = None
        """What has been put on the table."""
        session.opened.connect(self._opened)

    def open(self) -> None:
        """Stays open beside the table, of which it has the size, the units and the terrain. Asked for again it is there
        with all that was marked and set."""
        if self.dialog is None:
            self.dialog = PhotoDialog(self._look, self.setting(), self._folder, self._window)
            self.dialog.taken.connect(self._put)
            self.dialog.check_wanted.connect(self._check)
            fit(self.dialog)
        else:
            self.dialog.panel.offer(self.setting().kinds)
        self.dialog.show()
        self.dialog.activateWindow()

    def close(self) -> None:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def may_leave(self) -> bool:
        """Nothing set on a photograph is lost, or the player lets it go."""
        table = None if self.dialog is None else self.dialog.table
        if table is None or not table.standing or table is self._taken:
            return True
        text = many("{n} bases are set on a photograph.", "1 base is set on a photograph.", len(table.standing))
        return may_lose(self._window, text.format(n=len(table.standing)), tr("They are kept nowhere and go with it."))

    def _opened(self) -> None:
        """Another table than the picture's."""
        self._off = {}
        self.close()

    def setting(self) -> Setting:
        """What is open; where nothing is, the profiles of every game."""
        if not self._session.is_open:
            kinds = tuple(kind for name in SYSTEMS for kind in _profiles(name, system(name).rulebook.title))
            return Setting(_PLAIN_TABLE, _PLAIN_TABLE, kinds)
        mission = self.position().mission
        looks = {side.id: side.look for side in mission.sides}
        units = tuple(
            Kind(unit.id, unit.name, looks[unit.side], unit.profile.base, unit.models) for unit in mission.units
        )
        kinds = (*units, *(_profiles(mission.system) if mission.system in SYSTEMS else ()))
        return Setting(mission.table.width, mission.table.height, kinds, mission.terrain, units=bool(units))

    def errors(self, game: Game) -> dict[str, float]:
        """Inches by which each model that a photograph has put where it stands may stand elsewhere on the real table:
        what :func:`engine.weighing.weighed` asks."""
        kept = {model.id: self._off[model.id] for model in game.on_table() if model.id in self._off}
        return {id: error for id, (put, error) in kept.items() if game.model(id).pose == put}

    def _put(self, table: Table) -> None:
        """The mission from its start with the models of its units where they were set; what was open is asked about."""
        if self.dialog is None or not self._session.is_open:
            return
        named, off = self._read(table)
        rehearsal = self._session.rehearsal
        mission = rehearsal.mission
        places: dict[str, dict[int, Pose]] = {}
        for unit in mission.units:
            for number in unit.models:
                if (id := unit.model_id(number)) in named:
                    places.setdefault(unit.id, {})[number] = named[id]
        there = stood(mission, places)
        wrong = next(iter(wrongly_stood(there).items()), None)
        if wrong is not None:
            id, problem = wrong
            names = {f"'{other}'": one.name for other, one in table.standing.items()}
            for quoted, name in names.items():
                problem = problem.replace(quoted, name)
            model = table.standing[id].name if id in table.standing else id
            self.dialog.panel.say(
                tr("{model}: {problem}. Move it, or check the table as it was read.").format(
                    model=model, problem=problem
                )
            )
            return
        before, self._taken = self._taken, table
        if self._files.may_leave():
            self.close()
            self._files.take(Opened(Rehearsal(rehearsal.system, there, rehearsal.seed), kept=False))
            self._off = off
        else:
            self._taken = before

    def _check(self, table: Table) -> None:
        """As it was read, base on base too; what is set stays there to be changed."""
        if self.dialog is None or not self._session.is_open:
            return
        places, off = self._read(table)
        self._off |= off
        self.dialog.hide()
        self.checked.emit(places)

    def _read(self, table: Table) -> tuple[dict[str, Pose], dict[str, tuple[Pose, float]]]:
        """Where the models that are there stand, by their ids, and with how much of an error."""
        there = self.position().models
        read: dict[str, Pose] = {}
        for one in table.standing.values():
            if one.id in there:
                read[one.id] = one.placed.pose.at(*(round(value, _TIDY) for value in one.placed.centre))
        return read, {id: (pose, table.errors[id]) for id, pose in read.items()}


def _profiles(game: str, title: str = "") -> tuple[Kind, ...]:
    """Models beside the units, as many as one likes."""
    found: dict[str, Profile] = dict(profiles(game))
    head = f"{title}: " if title else ""
    return tuple(
        Kind(f"{game}/{id}", f"{head}{one.name}", SideLook.THIRD, one.base) for id, one in sorted(found.items())
    )
