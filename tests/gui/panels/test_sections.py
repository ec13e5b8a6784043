"""Every kind of section draws in both themes and says in words what it draws."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.findings import Finding, RuleRef, Severity
from engine.mission import Mission
from engine.options import Option, Options
from engine.picture import (
    Bag,
    MarkerRow,
    PoolRow,
    Pools,
    Readout,
    Roster,
    RosterRow,
    Score,
    Step,
    StepState,
    TokenRow,
    Track,
)
from gui.panels import ink
from gui.panels.activation import ActivationPanel, Present
from gui.panels.bag import BagView
from gui.panels.decision import Decision
from gui.panels.kit import Paragraph
from gui.panels.look import Look
from gui.panels.option import ClosedLine, OptionRow
from gui.panels.pools import PoolsView
from gui.panels.roster import RosterView, UnitButton
from gui.panels.score import NAMES, ScoreView
from gui.panels.status import StatusStrip
from gui.panels.track import TrackView
from gui.theme.tokens import DARK

# The platform without a screen says so of every widget that is its own window.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TRACK = Track("Phases", (Step("Movement", "2 done", StepState.NOW), Step("Assault", "", StepState.LATER)))
POOLS = Pools("Supply", (PoolRow("red", 3, 8, "3"), PoolRow("blue", 2, None, "2, no limit")))
FULL_BAG = Bag("Bag", (TokenRow("red", 3, 0.75), TokenRow("blue", 1, 0.25, "Gunners")), "blue")
SCORE = Score("Score", {"red": 3, "blue": 5}, (MarkerRow("m1", "1", "red"), MarkerRow("m2", "2", None)), 10)

Make = Callable[[Look, Mission], QWidget]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda look, _: TrackView(look, TRACK), ["Movement, now, 2 done", "Assault, to come"]),
        (lambda look, mission: PoolsView(look, POOLS, mission), ["Red 3 of 8", "Blue 2, no limit"]),
        (lambda look, mission: BagView(look, FULL_BAG, mission), ["Red 3", "75%", "Gunners 1", "Out: Blue"]),
        (lambda look, mission: BagView(look, Bag("Bag", ()), mission), ["empty"]),
        (lambda look, mission: ScoreView(look, SCORE, mission), ["Red 3, Blue 5", "1: Red", "2: nobody"]),
        (lambda look, mission: ScoreView(look, Score("Score", {"red": 4}), mission), ["Red 4"]),
        (lambda look, mission: Decision(look, mission.side("red"), "Red decides", "one unit"), ["Red decides"]),
        (lambda look, _: Decision(look, None, "Roll off", ""), ["Roll off"]),
    ],
)
def test_a_section_draws_in_both_themes_and_says_what_it_draws(
    look: Look, mission: Mission, qtbot: QtBot, make: Make, words: list[str]
) -> None:
    view = make(look, mission)
    qtbot.addWidget(view)
    view.resize(228, view.height())
    light = view.grab().toImage()
    look.take(DARK)
    assert view.grab().toImage() != light
    assert [word for word in words if word not in view.accessibleName()] == []


def test_a_closed_option_says_why_in_a_row_or_in_running_text(look: Look, qtbot: QtBot) -> None:
    closed = Finding("order.not_now", RuleRef("Fake", "8"), Severity.REFUSED)
    option = Option("cast", "Cast", "C", "a Power", "red", closed=closed)
    for view in (
        OptionRow(look, option, "No Broadcaster (0.7.3)"),
        ClosedLine(look, (option,), "No Broadcaster (0.7.3)"),
    ):
        qtbot.addWidget(view)
        view.resize(228, view.height())
        assert not view.grab().isNull()
        assert view.accessibleName() == "Cast. not open. No Broadcaster (0.7.3)"
        with qtbot.waitSignal(view.clicked):
            view.click()


def row(unit: str, side: str, **more: object) -> RosterRow:
    return RosterRow(unit, side, unit.title(), ready=bool(more.pop("ready", True)), **more)  # type: ignore[arg-type]


def test_two_sides_stand_in_two_columns(look: Look, mission: Mission, qtbot: QtBot) -> None:
    rows = (row("a", "red"), row("b", "red"), row("c", "blue"))
    view = RosterView(look, Roster("Units", rows), mission, "b", lambda _: None)
    qtbot.addWidget(view)
    view.resize(228, 80)
    view.show()
    places = {button.row.unit: button.x() > 100 for button in view.findChildren(UnitButton)}
    assert places == {"a": False, "b": False, "c": True}
    assert view.findChild(UnitButton, "unit.b").selected


def test_a_unit_says_what_state_it_is_in_and_can_be_picked(look: Look, mission: Mission, qtbot: QtBot) -> None:
    rows = (
        row("a", "red", ready=False, acted=True),
        row("b", "red", gone=True),
        row("c", "blue", mark="R", tip="in Reserve"),
        row("d", "blue", ready=False),
    )
    picked: list[str] = []
    view = RosterView(look, Roster("Units", rows), mission, None, picked.append)
    qtbot.addWidget(view)
    names = {button.row.unit: button.accessibleName() for button in view.findChildren(UnitButton)}
    assert names == {
        "a": "A, Red, has acted",
        "b": "B, Red, out of play",
        "c": "C, Blue, may act, in Reserve",
        "d": "D, Blue, waits",
    }
    view.findChild(UnitButton, "unit.c").click()
    assert picked == ["c"]


def test_the_words_that_all_names_of_a_side_begin_with_are_said_and_not_written(
    look: Look, mission: Mission, qtbot: QtBot
) -> None:
    rows = (
        row("compliance boss", "red"),
        row("compliance brute", "red"),
        row("gunner", "blue"),
        row("gunner two", "blue"),
    )
    view = RosterView(look, Roster("Units", rows), mission, None, lambda _: None)
    qtbot.addWidget(view)
    buttons = view.findChildren(UnitButton)
    assert [one.shown for one in buttons] == ["Boss", "Brute", "Gunner", "Gunner Two"]
    assert [one.accessibleName().split(",")[0] for one in buttons] == [one.name for one in rows]
    assert buttons[0].toolTip() == "Compliance Boss"


def test_groups_told_apart_by_a_letter_keep_their_name(look: Look, mission: Mission, qtbot: QtBot) -> None:
    rows = (row("shift drone a (2)", "red"), row("shift drone b (2)", "red"))
    view = RosterView(look, Roster("Units", rows), mission, None, lambda _: None)
    qtbot.addWidget(view)
    assert [one.shown for one in view.findChildren(UnitButton)] == ["Drone A (2)", "Drone B (2)"]


def test_a_side_of_one_unit_keeps_its_whole_name(look: Look, mission: Mission, qtbot: QtBot) -> None:
    view = RosterView(look, Roster("Units", (row("feral boss", "red"),)), mission, None, lambda _: None)
    qtbot.addWidget(view)
    assert [one.shown for one in view.findChildren(UnitButton)] == ["Feral Boss"]


def test_names_too_long_to_stand_beside_each_other_stand_below_each_other(
    look: Look, mission: Mission, qtbot: QtBot
) -> None:
    red, *others = mission.sides
    sides = (replace(red, name="The Compliance Team"), *(replace(one, name="The Recovery Crew") for one in others))
    long = replace(mission, sides=sides)
    short_view, long_view = ScoreView(look, SCORE, mission), ScoreView(look, SCORE, long)
    for view in (short_view, long_view):
        qtbot.addWidget(view)
        view.resize(228, view.height())
        view.grab()
    assert long_view.height() == short_view.height() + NAMES


def test_a_unit_whose_name_is_too_long_has_it_in_two_lines(look: Look, mission: Mission, qtbot: QtBot) -> None:
    rows = (row("kerrigan swarm raptors", "red"), row("zerglings", "red"), row("roaches", "blue"))
    view = RosterView(look, Roster("Units", rows), mission, None, lambda _: None)
    qtbot.addWidget(view)
    view.resize(228, 200)
    view.grab()
    heights = {one.shown: one.height() for one in view.findChildren(UnitButton)}
    assert heights["Kerrigan Swarm Raptors"] > heights["Zerglings"] == heights["Roaches"]


@pytest.mark.parametrize(
    ("name", "shown"), [("red zealot", "Zealot"), ("ines okafor", "Ines Okafor"), ("red 2", "Red 2")]
)
def test_a_name_leaves_out_what_its_side_is_called(
    look: Look, mission: Mission, qtbot: QtBot, name: str, shown: str
) -> None:
    rows = (row(name, "red"), row("goliath", "red"), row("roaches", "blue"))
    view = RosterView(look, Roster("Units", rows), mission, None, lambda _: None)
    qtbot.addWidget(view)
    assert view.findChildren(UnitButton)[0].shown == shown


def test_what_is_said_of_a_step_stands_below_it_where_it_is_long(look: Look, qtbot: QtBot) -> None:
    long = "The Norkraag Dwarves begin the round"
    tracks = [Track("Phases", (Step("Initiative", note, StepState.NOW),)) for note in ("2 done", long)]
    views = [TrackView(look, one) for one in tracks]
    for view in views:
        qtbot.addWidget(view)
        view.resize(228, view.height())
        view.grab()
    assert views[0].height() < views[1].height()


def test_an_empty_bag_is_called_so_once(look: Look, mission: Mission, qtbot: QtBot) -> None:
    views = [BagView(look, Bag("Bag", (), note=note), mission) for note in ("", "Empty")]
    for view in views:
        qtbot.addWidget(view)
    assert [view.height() > 0 for view in views] == [True, False]


def test_the_tool_that_spoke_last_is_read_before_the_others(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = StatusStrip(look)
    qtbot.addWidget(strip)
    strip.resize(1024, strip.height())
    written: list[str] = []
    write = ink.write_fitting

    def noted(painter: QPainter, x: float, y: float, text: str, face: ink.Face, colour: QColor, room: float) -> float:
        written.append(text)
        return write(painter, x, y, text, face, colour, room)

    monkeypatch.setattr(ink, "write_fitting", noted)
    for label in ("ring", "sight"):
        strip.say(label, label)
    strip.say("cursor", "1, 1")
    strip.grab()
    assert written[:3] == ["1, 1", "sight", "ring"]


def test_each_line_of_a_paragraph_begins_a_new_one(look: Look, qtbot: QtBot) -> None:
    paragraph = Paragraph(look, "one\ntwo")
    qtbot.addWidget(paragraph)
    single = paragraph.height()
    paragraph.say("one two")
    assert paragraph.height() < single


def test_what_comes_first_stands_above_what_a_unit_may_do_and_the_rest_below(
    look: Look, mission: Mission, qtbot: QtBot
) -> None:
    def option(id: str, *, first: bool = False, unit: str | None = None) -> Option:
        return Option(id, id.title(), "", "a hint", "red", unit=unit, first=first)

    unit = mission.units[0].id
    options = Options(
        decider="red",
        heading="Red decides",
        note="",
        general=(option("pass"), option("roll", first=True)),
        unit=(option("move", unit=unit), option("hold", unit=unit)),
    )
    panel = ActivationPanel(look)
    qtbot.addWidget(panel)
    panel.show_present(Present(mission, options, Readout("Round 1", ()), name=str, reason=lambda _: "", unit=unit))
    rows = sorted(panel.findChildren(OptionRow), key=lambda row: row.y())
    assert [row.option.id for row in rows] == ["roll", "move", "hold", "pass"]
