"""The panel that says whose decision it is, what is open to them and why the rest is not."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from engine.findings import Finding
from engine.mission import Mission, SideLook
from engine.options import Answers, Option, Options
from engine.picture import Bag, Notes, Pools, Readout, Roster, Score, Section, Track
from geometry.pose import Point
from gui.panels.asks import AskForm, Namer
from gui.panels.bag import BagView
from gui.panels.chips import Caption, Chip, Flow, grouped
from gui.panels.decision import Decision
from gui.panels.kit import MARGIN, Heading, Paragraph, Rule, column
from gui.panels.look import Look
from gui.panels.option import ClosedLine, OptionRow
from gui.panels.pools import PoolsView
from gui.panels.roster import RosterView
from gui.panels.score import ScoreView
from gui.panels.track import TrackView
from gui.text import tr

WIDTH = 256
OPTION_GAP = 5
MOST_ROWS = 5
ACTED = tr("has acted")
LONGEST_BESIDE = 18


@dataclass(frozen=True, slots=True)
class Present:
    """What the panel shows. ``reason`` says in words why a closed option is closed."""

    mission: Mission
    options: Options
    readout: Readout
    name: Namer
    reason: Callable[[Finding], str]
    unit: str | None = None
    running: str | None = None
    running_note: str = ""
    asking: Option | None = None
    typed: bool = False
    likely: tuple[str, ...] = ()


class ActivationPanel(QScrollArea):
    chosen = Signal(Option)
    picked = Signal(str)
    answered = Signal(Option, dict)
    cancelled = Signal()
    typing_changed = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._present: Present | None = None
        self._way_on = ""
        self._told: tuple[str, ...] = ()
        self._notes: Paragraph | None = None
        self.setAccessibleName(tr("Activation"))
        self.setFixedWidth(WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page, self._layout = self._new_page()
        self.setWidget(self._page)
        self.verticalScrollBar().rangeChanged.connect(self._keep_margin)

    def show_present(self, present: Present) -> None:
        """Everything anew; the control that had the keyboard keeps it if it is still there.

        Another option that runs is only marked so: a drag begins with that, and must not wait.
        """
        before, self._present = self._present, present
        if before is not None and _runs_another_only(before, present):
            self._mark_running(present)
            return
        focused = self._focused_name()
        scrolled = 0 if _decides_another(before, present) else self.verticalScrollBar().value()
        answered = self._answered(before, present)
        self._page, self._layout = self._new_page()
        self._add_decision(present)
        self._add_options(present)
        for section in present.readout.sections:
            if not isinstance(section, Track):
                self._add_section(present, section)
        self._layout.addStretch(1)
        if answered and (form := self._page.findChild(AskForm)) is not None:
            form.fill(answered)
        # A page is laid out before it is shown: half-laid rows would be seen, and nothing could be scrolled to.
        self._layout.activate()
        if (old := self.takeWidget()) is not None:
            old.hide()
            old.deleteLater()
        self.setWidget(self._page)
        self.verticalScrollBar().setValue(scrolled)
        self._restore_focus(present, focused)

    def _answered(self, before: Present | None, present: Present) -> Answers:
        """What the form that is asked anew holds already: the way dice are come by has changed, or it was refused."""
        form = self._page.findChild(AskForm)
        same = before is not None and before.asking is not None and before.asking == present.asking
        return form.so_far if same and form is not None else {}

    def _mark_running(self, present: Present) -> None:
        rows: list[OptionRow | Chip] = [*self._page.findChildren(OptionRow), *self._page.findChildren(Chip)]
        for row in rows:
            running = row.option.id == present.running
            row.run(running, self._note_of(present) if running else "")

    def say_way_on(self, words: str) -> None:
        """How to go on with the option that runs, in its own row; empty where nothing waits."""
        if words != self._way_on:
            self._way_on = words
            if self._present is not None:
                self._mark_running(self._present)

    def say_notes(self, notes: tuple[str, ...]) -> None:
        """What is to be known of the areas drawn for the unit that is looked at; stands below its options."""
        if notes != self._told:
            self._told = notes
            if self._notes is not None:
                self._fill_notes(self._notes)

    def _fill_notes(self, paragraph: Paragraph) -> None:
        paragraph.say("\n".join(self._told))
        paragraph.setVisible(bool(self._told))

    def _note_of(self, present: Present) -> str:
        return "; ".join(words for words in (present.running_note, self._way_on) if words)

    def _new_page(self) -> tuple[QWidget, QVBoxLayout]:
        page = QWidget()
        page.setProperty("look", "dock")
        page.resize(self.viewport().width(), self.viewport().height())
        layout = column(page)
        layout.setContentsMargins(MARGIN, 6, self._right_margin(), MARGIN)
        return page, layout

    def _right_margin(self) -> int:
        bar = self.verticalScrollBar()
        return MARGIN - bar.sizeHint().width() if bar.maximum() > 0 else MARGIN

    def _keep_margin(self, _least: int, _most: int) -> None:
        """The scroll bar takes its room from the margin, so that nothing moves when it comes."""
        self._layout.setContentsMargins(MARGIN, 6, self._right_margin(), MARGIN)

    def _add_decision(self, present: Present) -> None:
        options, mission = present.options, present.mission
        self._add(Heading(self._look, tr("Activation"), present.readout.round))
        side = None if options.decider is None else mission.side(options.decider)
        self._add(Decision(self._look, side, options.heading, options.note))
        if present.readout.result:
            self._layout.addSpacing(8)
            self._add(Paragraph(self._look, present.readout.result, quiet=False))
        for section in present.readout.sections:
            if isinstance(section, Track):
                self._layout.addSpacing(9)
                self._add(TrackView(self._look, section))
                if section.note:
                    self._add(Paragraph(self._look, section.note))

    def _add_options(self, present: Present) -> None:
        options = present.options
        self._notes = None
        if not (options.unit or options.general or options.table):
            return
        self._add(Rule(self._look))
        first = tuple(option for option in options.general if option.first)
        if first:
            self._add(Heading(self._look, tr("Now")))
            self._add_rows(present, first)
        if options.unit and present.unit is not None:
            # A game may answer with another unit than the one looked at: with who may react to it, say.
            whose = options.unit[0].unit or present.unit
            name = present.name(whose)
            self._add(Heading(self._look, name if first else tr("{name}, now").format(name=name)))
            if (reason := _one_reason(present, options.unit)) is not None:
                self._add(Paragraph(self._look, tr("Nothing: {reason}").format(reason=reason)))
                self._layout.addSpacing(6)
            else:
                self._add_rows(present, options.unit)
            self._add_notes()
        rest = tuple(option for option in options.general if not option.first)
        if rest:
            if not options.unit and not first:
                self._add(Heading(self._look, tr("Now")))
            self._add_rows(present, rest)
        if present.unit is None and options.ready:
            self._layout.addSpacing(4)
            self._add(Paragraph(self._look, tr("Pick a unit on the table or in the list to see what it may do.")))
        if self._notes is None:
            self._add_notes()
        if options.table:
            self._layout.addSpacing(4)
            self._add(Heading(self._look, tr("At any time")))
            for word, group in grouped(options.table):
                self._add_chips(present, word, group)
            self._add_asks(present, options.table)

    def _add_notes(self) -> None:
        """What is told of the areas: below the options of the unit looked at, or where none is below what is open."""
        self._notes = Paragraph(self._look, "")
        self._notes.setObjectName("area notes")
        self._fill_notes(self._notes)
        self._add(self._notes)
        self._layout.addSpacing(OPTION_GAP)

    def _add_chips(self, present: Present, word: str, options: tuple[Option, ...]) -> None:
        row = QWidget()
        flow = Flow(row)
        if word:
            flow.addWidget(Caption(self._look, word))
        for option in options:
            short = option.name.removeprefix(word).strip()
            chip = Chip(self._look, option, short, running=option.id == present.running)
            chip.clicked.connect(lambda _=False, option=option: self.chosen.emit(option))
            flow.addWidget(chip)
        self._add(row)
        self._layout.addSpacing(OPTION_GAP)

    def _add_rows(self, present: Present, options: tuple[Option, ...]) -> None:
        """A row each; where they are many, the closed ones follow in running text."""
        many = len(options) > MOST_ROWS
        for option in options:
            if many and not option.open:
                continue
            reason = "" if option.closed is None else present.reason(option.closed)
            running = option.id == present.running
            note = self._note_of(present) if running else ""
            row = OptionRow(self._look, option, reason, running=running, note=note)
            row.clicked.connect(lambda _=False, option=option: self.chosen.emit(option))
            self._add(row)
            self._layout.addSpacing(OPTION_GAP)
            self._add_asks(present, (option,))

        for reason, closed in _by_reason(present, options).items() if many else ():
            line = ClosedLine(self._look, closed, reason)
            line.clicked.connect(lambda _=False, option=closed[0]: self.chosen.emit(option))
            self._add(line)
        self._layout.addSpacing(OPTION_GAP if many else 0)

    def _add_asks(self, present: Present, options: tuple[Option, ...]) -> None:
        asking = present.asking
        if asking is None or asking.id not in [option.id for option in options]:
            return
        form = AskForm(asking, present.name, typed=present.typed, likely=present.likely)
        form.answered.connect(lambda answers: self.answered.emit(asking, answers))
        form.cancelled.connect(self.cancelled)
        form.typing_changed.connect(self.typing_changed)
        self._layout.addSpacing(OPTION_GAP)
        self._add(form)
        self._layout.addSpacing(OPTION_GAP)

    def _add_section(self, present: Present, section: Section) -> None:
        look, mission = self._look, present.mission
        self._add(Rule(look))
        note = "" if isinstance(section, Notes | Track) else section.note
        short = len(section.title) + len(note) <= 30
        if isinstance(section, Roster):
            short = False
            self._add_roster_heading(section.title, mission.sides[0].look)
        else:
            self._add(Heading(look, section.title, note if short else ""))
        if isinstance(section, Pools):
            self._add(PoolsView(look, section, mission))
        elif isinstance(section, Bag):
            self._add(BagView(look, section, mission))
        elif isinstance(section, Roster):
            self._add(RosterView(look, section, mission, present.unit, self.picked.emit))
        elif isinstance(section, Score):
            self._add(ScoreView(look, section, mission))
        elif isinstance(section, Notes):
            for line in section.lines:
                self._add(Paragraph(look, line))
                self._layout.addSpacing(4)
        if note and not short:
            self._layout.addSpacing(2)
            self._add(Paragraph(look, note))

    def _add_roster_heading(self, title: str, sign: SideLook) -> None:
        """What a hollow sign means stands beside the title, or below it where that is long."""
        beside = len(title) <= LONGEST_BESIDE
        self._add(Heading(self._look, title, ACTED if beside else "", hollow=sign if beside else None))
        if not beside:
            self._add(Heading(self._look, "", ACTED, hollow=sign))

    def mark(self, ids: tuple[str, ...]) -> bool:
        """A click on the table answers what is asked, if it can."""
        form = self._page.findChild(AskForm)
        return form is not None and form.mark(ids)

    def point(self, at: Point) -> bool:
        """A click on the table gives a place that is asked for."""
        form = self._page.findChild(AskForm)
        return form is not None and form.point(at)

    def give(self) -> bool:
        """What is asked is answered as it stands, as its own button would."""
        form = self._page.findChild(AskForm)
        if form is not None:
            form.give()
        return form is not None

    def _add(self, widget: QWidget) -> None:
        self._layout.addWidget(widget)

    def _focused_name(self) -> str:
        focused = self._page.window().focusWidget()
        inside = focused is not None and self._page.isAncestorOf(focused)
        return focused.objectName() if focused is not None and inside else ""

    def _restore_focus(self, present: Present, name: str) -> None:
        form = self._page.findChild(AskForm)
        if present.asking is not None and form is not None:
            form.take_focus()
            self.ensureWidgetVisible(form)
            self.horizontalScrollBar().setValue(0)
        elif name and (widget := self._page.findChild(QWidget, name)) is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)


def _runs_another_only(before: Present, now: Present) -> bool:
    """Nothing else is to be seen of a difference; names and reasons are those of the position."""
    same = (before.mission is now.mission, before.options is now.options, before.readout is now.readout)
    return all(same) and before.unit == now.unit and before.asking is None and now.asking is None


def _decides_another(before: Present | None, now: Present) -> bool:
    """Who decides, or about what, is another: that stands at the top of the panel, and is to be seen."""
    if before is None:
        return True
    heads = [(one.options.decider, one.options.heading, one.readout.round) for one in (before, now)]
    return heads[0] != heads[1]


def _by_reason(present: Present, options: tuple[Option, ...]) -> dict[str, tuple[Option, ...]]:
    """The closed ones, those closed for one reason together."""
    groups: dict[str, tuple[Option, ...]] = {}
    for option in options:
        if option.closed is not None:
            reason = present.reason(option.closed)
            groups[reason] = (*groups.get(reason, ()), option)
    return groups


def _one_reason(present: Present, options: tuple[Option, ...]) -> str | None:
    """The reason why all of several options are closed, if it is the same for all."""
    reasons = {"" if option.closed is None else present.reason(option.closed) for option in options}
    return reasons.pop() if len(options) > 1 and len(reasons) == 1 and "" not in reasons else None
