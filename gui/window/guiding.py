"""A guided rehearsal: it says what to do, waits until that is done, and answers what is done instead."""

import re

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence

from engine.rehearsal import Node
from gui.panels.guide import GuideStrip
from gui.text import data, tr
from gui.tools.card import Card
from gui.window.actions import Actions
from gui.window.files import Files
from gui.window.opening import Opened, start
from gui.window.play import Play
from gui.window.session import Session
from gui.window.words import words_of
from missions.guides import Guide, Step
from missions.load import load_mission

ELSE = tr("That was something else: {what}. It can be taken back with {key}, or stay.")
BACK = tr("That is taken back.")
NOT_NOW = tr("{unit} does not act now: pick one of those that do.")
TOOL = tr("{tool} is in the hand now; {key} takes models again.")
AGAIN = tr("That has taken back what was done here: once more, then, or something else.")
TOOLS = frozenset({"tape", "ring", "sight_line", "free", "ask"})
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
        self._stood: dict[int, int] = {}
        """The step that was asked for last at each node that the guide has come to, by the node's number."""
        self._floor = 0
        """What was taken back because a step asked for that is not asked for once more."""
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
        self._stood, self._floor = {self._seen.number: 0}, 0
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
        back = here.number < before.number
        if back and step.until == "undone":
            self._floor = self._at + 1
            self._go_on(step.done)
        elif here.number in self._stood:
            self._return_to(here.number, back=back)
        elif not back:
            self._given([node for node in self._session.rehearsal.line() if node.number > before.number])

    def _given(self, nodes: list[Node]) -> None:
        """One order, which may bring others with it that need no word of the player's."""
        ended = self._ended_by({node.order.do for node in nodes if node.order})
        if ended is not None:
            self._at = ended
            self._go_on(self._steps[ended].done)
        else:
            self._meanwhile(nodes[0])
        for node in nodes:
            self._stood[node.number] = self._at

    def _meanwhile(self, node: Node) -> None:
        """An order that no step has asked for."""
        step = self.step
        if step is None or step.until is None or node.order is None or node.parent is None:
            return
        if self._steps[self._asks_at].freely:
            self._at = self._asks_at
            self._tell("")
            return
        told = self._session.system.describe(self._session.rehearsal.nodes[node.parent].game, node.order)
        what = " ".join(word for word in (told.subject, told.action) if word)
        self._tell(ELSE.format(what=what, key=self._key("undo")))

    def _return_to(self, number: int, *, back: bool) -> None:
        """A place that the guide has been at: undone, brought again, or gone to in the log."""
        before, self._at = self._at, max(self._stood[number], self._floor)
        if self._at < before:
            self._tell(AGAIN)
        elif self._at > before:
            self._tell(self._steps[self._at - 1].done)
        else:
            self._tell(BACK if back else "")

    @property
    def _steps(self) -> tuple[Step, ...]:
        return () if self._guide is None else self._guide.steps

    def _ended_by(self, kinds: set[str]) -> int | None:
        """The step that asks for such an order."""
        step = self._steps[self._asks_at]
        return self._asks_at if step.until == "order" and kinds & step.of else None

    @property
    def _asks_at(self) -> int:
        """The step at hand, or the next where this one only asks to look or to try."""
        looks = self._steps[self._at].until in ("refused", "picked", "action")
        return self._at + 1 if looks and self._steps[self._at + 1].until == "order" else self._at

    def _picked(self) -> None:
        step, unit = self.step, self._play.unit
        if step is None or step.until != "picked" or unit is None:
            return
        ready = self._session.options(None).ready
        if unit in ready or not ready:
            self._go_on(step.done)
        else:
            self._tell(NOT_NOW.format(unit=self._session.system.name(self._session.game, unit)))

    def _refused(self) -> None:
        step = self.step
        if step is None:
            return
        if step.until == "refused":
            self._go_on(step.done)
            return
        # What hangs on the pointer still speaks for itself; the card is that of the order before.
        trial = self._play.trial
        card = self._play.card if trial is None else self._play.card_of_trial(trial)
        if card is not None:
            self._tell(self._actions.said(REFUSED).format(what=_first(card)))

    def _triggered(self, action: QAction) -> None:
        step = self.step
        if step is None:
            return
        if step.until in ("order", "refused", "picked") and action.objectName() in TOOLS and action.isChecked():
            self._tell(TOOL.format(tool=words_of(action), key=self._key("move")))
        elif step.until == "action" and action.objectName() in step.of:
            QTimer.singleShot(0, self, lambda: self._go_on(step.done) if self.step is step else None)

    def _go_on(self, came: str) -> None:
        if self._guide is not None and self._at < len(self._guide.steps) - 1:
            self._at += 1
            self._stood[self._session.rehearsal.at.number] = self._at
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
    return (f"{check.title}: {measured}" if measured else check.title) + (f" ({check.clause})" if check.clause else "")
