"""A guided rehearsal: it says what to do, waits until that is done, and answers what is done instead."""

import re

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence

from engine.rehearsal import Node
from gui.panels.guide import GuideStrip
from gui.text import data, tr
from gui.tools.card import Card
from gui.window.actions import Actions, words_of
from gui.window.files import Files
from gui.window.opening import Opened, start
from gui.window.play import Play
from gui.window.session import Session
from missions.guides import Guide, Step
from missions.load import load_mission

ELSE = tr("That was something else: {what}. It can be taken back with {key}, or stay.")
AGAIN = tr("That has taken back what was done here: once more, then, or something else.")
REFUSED = tr("Refused. {what}. Where a nearest place is offered, Enter takes it.")


class Guiding(QObject):
    """Nothing is kept from the player; the strip alone knows of the guide."""

    def __init__(
        self, session: Session, play: Play, files: Files, actions: Actions, strip: GuideStrip, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._play, self._files, self._actions, self._strip = session, play, files, actions, strip
        self._guide: Guide | None = None
        self._at = 0
        self._seen: Node | None = None
        self._done: list[tuple[int, int]] = []
        """Steps that an order has ended, each with the number of its node."""
        self._opening = False
        session.opened.connect(self._opened)
        session.changed.connect(self._changed)
        play.picked.connect(self._picked)
        play.refused.connect(self._refused)
        play.stays.connect(self._refused)
        strip.skipped.connect(lambda: self._go_on(""))
        strip.left.connect(self.leave)
        for action in actions.all():
            action.triggered.connect(lambda _=False, action=action: self._triggered(action))

    @property
    def step(self) -> Step | None:
        return None if self._guide is None else self._guide.steps[self._at]

    def begin(self, guide: Guide) -> None:
        """Its mission, from the start; what is open is asked for first."""
        if not self._files.may_leave():
            return
        self._opening = True
        self._files.take(Opened(start(load_mission(guide.mission), guide.seed)))
        self._opening = False
        self._guide, self._at, self._seen = guide, 0, self._session.rehearsal.at
        self._done.clear()
        self._strip.show()
        self._tell("")

    def leave(self) -> None:
        self._guide = None
        self._strip.hide()

    def _opened(self) -> None:
        if self._guide is not None and not self._opening:
            self.leave()

    def _changed(self) -> None:
        step = self.step
        if step is None:
            return
        before, here = self._seen, self._session.rehearsal.at
        self._seen = here
        if here is before or before is None:
            return
        line = self._session.rehearsal.line()
        new = here.number > before.number and here.order is not None
        if not new:
            if step.until == "undone":
                self._done.clear()
                self._go_on(step.done)
            else:
                self._take_back({node.number for node in line})
            return
        # One order may bring others with it that need no word of the player's.
        kinds = {node.order.do for node in line if node.order and node.number > before.number}
        ended = self._ended_by(kinds)
        if ended is not None:
            self._at = ended
            self._done.append((ended, here.number))
            self._go_on(self._steps[ended].done)
        elif step.until is not None and here.order is not None:
            told = self._session.system.describe(self._session.game, here.order)
            what = " ".join(word for word in (told.subject, told.action) if word)
            self._tell(ELSE.format(what=what, key=self._key("undo")))

    @property
    def _steps(self) -> tuple[Step, ...]:
        return () if self._guide is None else self._guide.steps

    def _ended_by(self, kinds: set[str]) -> int | None:
        """The step that asks for such an order: the one at hand, or the next after one that asks to look or to try."""
        for at, step in enumerate(self._steps[self._at : self._at + 2], self._at):
            if step.until == "order":
                return at if kinds & step.of else None
            if step.until == "undone":
                return None
        return None

    def _take_back(self, line: set[int]) -> None:
        """What a step had asked for has been undone: that step again."""
        undone = [at for at, node in self._done if node not in line]
        if undone:
            self._at = min(undone)
            self._done = [(at, node) for at, node in self._done if at < self._at]
            self._tell(AGAIN)

    def _picked(self) -> None:
        step = self.step
        if step is not None and step.until == "picked" and self._play.unit is not None:
            self._go_on(step.done)

    def _refused(self) -> None:
        step = self.step
        if step is None:
            return
        if step.until == "refused":
            self._go_on(step.done)
            return
        trial = self._play.trial
        card = self._play.card if trial is None else self._play.card_of_trial(trial)
        if card is not None:
            self._tell(self._actions.said(REFUSED).format(what=_first(card)))

    def _triggered(self, action: QAction) -> None:
        step = self.step
        if step is not None and step.until == "action" and action.objectName() in step.of:
            QTimer.singleShot(0, self, lambda: self._go_on(step.done) if self.step is step else None)

    def _go_on(self, came: str) -> None:
        if self._guide is not None and self._at < len(self._guide.steps) - 1:
            self._at += 1
            self._tell(came)

    def _tell(self, came: str) -> None:
        guide, step = self._guide, self.step
        if guide is None or step is None:
            return
        place = tr("{title}, step {n} of {all}").format(title=data(guide.title), n=self._at + 1, all=len(guide.steps))
        self._strip.tell(place, self._with_keys(data(step.say)), self._with_keys(data(came)), last=step.until is None)

    def _with_keys(self, words: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda found: self._key(found[1]), words)

    def _key(self, name: str) -> str:
        """The key of an action as it is now, or what it is called in the menus."""
        action = next(action for action in self._actions.all() if action.objectName() == name)
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return key or tr("“{action}” in the menus").format(action=words_of(action))


def _first(card: Card) -> str:
    """What speaks against it: the check that the card begins with, its measure and clause."""
    if not card.checks:
        return card.says.rstrip(".")
    check = card.checks[0]
    measured = " ".join(part for part in (check.bold, check.plain) if part)
    return f"{check.title}: {measured}" + (f" ({check.clause})" if check.clause else "")
