"""Ten journeys through the window over the three games, each with the pictures it leaves."""

from collections.abc import Callable, Mapping
from pathlib import Path

from hand import Hand, Lost, put
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLineEdit, QPushButton, QRadioButton

from engine.orders import RollOff
from engine.rehearsal import Rehearsal
from engine.systems.hardwired28.state import HardwiredGame
from gui.dialogs.branches import BranchesDialog
from gui.start.page import MissionCardButton
from gui.window.opening import start
from missions.load import load_mission
from missions.scenes import load_scene
from missions.shipped import shipped_paths
from missions.systems import system

SCENES = Path(__file__).parents[2] / "scenes"
SEED = 42
Journey = Callable[[Hand], None]


def shipped(game: str, stem: str) -> Path:
    return next(path for path in shipped_paths(game) if path.stem == stem)


def genesys() -> Rehearsal:
    """The orcs have won the roll-off."""
    rehearsal = start(load_mission(shipped("genesys", "orcs-and-dwarves")), SEED)
    rehearsal.commit(RollOff(rolled={"orcs": (6,), "dwarves": (1,)}))
    return rehearsal


def to_the_assault() -> Rehearsal:
    """A lone marine, and a zergling it may shoot at or charge."""
    scene = load_scene(SCENES / "starcraft" / "charge.yaml")
    rehearsal = Rehearsal(system("starcraft"), scene.mission, seed=SEED)
    for order in scene.before:
        rehearsal.commit(order)
    return rehearsal


def expect(true: bool, what: str) -> None:
    """A journey that has gone astray says where, before its pictures are looked at."""
    if not true:
        raise Lost(what)


def from_the_start_page_to_a_unit_deployed(hand: Hand) -> None:
    """The page of missions, a mission chosen with the mouse, real dice typed in, a unit set down."""
    hand.begin()
    hand.shoot("page")
    hand.push(hand.find(MissionCardButton, "mission.frontlines-gauntlet"))
    expect(hand.window.session.is_open, "the mission is open")
    hand.key("Ctrl+Shift+T", hand.option("Roll off"))
    hand.write("64")
    hand.key("Tab")
    hand.write("32")
    hand.shoot("dice-typed")
    hand.key("Return")
    hand.key(hand.option("Marker to"), "1")
    hand.key("F3")
    unit = hand.window.play.unit
    hand.key(hand.option("Deploy"))
    hand.move((20.0, 3.0))
    hand.shoot("in-the-hand")
    hand.click((20.0, 3.0))
    if hand.window.play.in_hand:
        hand.key("Return")
    expect(bool(hand.window.session.game.standing_of(unit or "")), "the unit stands on the table")
    hand.shoot("deployed")


def a_drag_refused_and_the_nearest_end_taken(hand: Hand) -> None:
    hand.open(genesys())
    leader = hand.pose("orcs.warriors-b.1").point
    hand.lift(leader, (leader[0] + 1.0, leader[1] - 17.0))
    hand.shoot("too-far")
    hand.release((leader[0] + 1.0, leader[1] - 17.0))
    expect(hand.pose("orcs.warriors-b.1").point == leader, "it is back where it stood")
    hand.shoot("nearest-end")
    hand.key("Return")
    if hand.window.play.in_hand:
        hand.key("Return")
    expect(hand.pose("orcs.warriors-b.1").point != leader, "it has gone to the nearest end")
    hand.shoot("taken")


def a_charge(hand: Hand) -> None:
    hand.open(to_the_assault())
    hand.click((12.0, 9.0))
    hand.key("Ctrl+Shift+T", hand.option("Charge"))
    hand.click((12.0, 20.0))
    hand.shoot("target")
    line = hand.find(QLineEdit, "ask.rolled", within=hand.window.activation)
    hand.push(line)
    hand.write("3")
    hand.key("Return")
    hand.lift((12.0, 9.0), (12.0, 18.6))
    hand.shoot("in-the-hand")
    hand.release((12.0, 18.6))
    for _ in range(2):
        if hand.window.play.in_hand or hand.window.play.nearest is not None:
            hand.key("Return")
    expect(hand.pose("red.lone.1").y > 18.5, "it has charged")
    hand.shoot("charged")


def a_shot_with_dice_typed_in(hand: Hand) -> None:
    hand.open(to_the_assault())
    hand.click((12.0, 9.0))
    hand.key("Ctrl+Shift+T", hand.option("C-14 rifle"))
    hand.shoot("asked")
    hand.key("Return")
    hand.key(hand.option("Roll to hit"))
    hand.write("56")
    hand.key("Tab")
    hand.write("3")
    hand.shoot("dice-typed")
    hand.key("Return")
    expect(len(hand.window.session.rehearsal.line()) == 8, "the attack and its dice are orders")
    hand.shoot("hits")


def a_token_of_the_hostiles_played(hand: Hand) -> None:
    hand.open(start(load_mission(shipped("hardwired28", "extraction")), 7))
    while any(game_of_hardwired(hand).dice_owed.values()):
        hand.key("B", "Return")
    hand.key("Ctrl+Shift+T", "D")
    choices = hand.window.activation.findChildren(QRadioButton)
    clerks = next(one for one in choices if one.text().startswith("Data Clerk"))
    hand.push(clerks, QPoint(8, clerks.height() // 2))
    hand.shoot("token")
    hand.push(hand.find(QPushButton, "asks.accept"))
    hand.key("N")
    hand.write("1")
    hand.key("Return")
    hand.shoot("proposed")
    while game_of_hardwired(hand).token == "coworkers.clerks":
        rows = hand.window.activation.findChildren(QAbstractButton)
        hand.push(next(one for one in rows if one.objectName().startswith("option.act:") and one.isVisible()))
    hand.shoot("played")


def game_of_hardwired(hand: Hand) -> HardwiredGame:
    game = hand.window.session.game
    assert isinstance(game, HardwiredGame)
    return game


def a_hold_and_a_reaction(hand: Hand) -> None:
    hand.open(genesys())
    hand.click(hand.pose("orcs.warriors-b.1").point)
    for name in ("Activate", "Hold the Action", "End the activation", "End the turn"):
        hand.key(hand.option(name))
    hand.shoot("held")
    hand.click(hand.pose("dwarves.dwarves-a.1").point)
    hand.key(hand.option("Activate"))
    hand.shoot("asked")
    hand.key(hand.option("Dive for cover"))
    hand.shoot("dives")
    hand.key("Return")
    expect(len(hand.window.session.rehearsal.line()) == 7, "the reaction is an order")
    hand.shoot("answered")


def two_branches_compared(hand: Hand) -> None:
    hand.open(genesys())
    for down in (4, 2):
        here = hand.pose("orcs.warriors-a.1").point
        hand.lift(here, (here[0] + 3.0 - down, here[1] - down))
        hand.release((here[0] + 3.0 - down, here[1] - down))
        if hand.window.play.in_hand:
            hand.key("Return")
        expect(hand.pose("orcs.warriors-a.1").point != here, "it has moved")
        if down == 4:
            hand.key(*["Ctrl+Z"] * 2)
            hand.shoot("undone")
    hand.key("Ctrl+Shift+B")
    dialog = hand.find(BranchesDialog)
    put(dialog)
    hand.shoot("compared")
    dialog.move(0, 600)
    hand.shoot("drawn-over-the-table")


def the_settings_and_one_ink(hand: Hand) -> None:
    hand.open(genesys())

    def in_one_ink() -> None:
        hand.write("ink")
        hand.shoot("found")
        box = next(one for one in hand.find(QCheckBox).window().findChildren(QCheckBox) if "one ink" in one.text())
        hand.push(box, QPoint(8, box.height() // 2))
        hand.push(hand.find(QPushButton, "settings.take"))

    hand.key("Ctrl+,", then=in_one_ink)
    hand.shoot("one-ink")
    hand.key("Ctrl+D")
    hand.shoot("one-ink-in-the-dark")


def a_report_and_a_picture(hand: Hand) -> None:
    hand.open(genesys())
    hand.click(hand.pose("orcs.warriors-b.1").point)
    for name in ("Activate", "Hold the Action", "End the activation"):
        hand.key(hand.option(name))

    hand.key("Ctrl+E", then=lambda: hand.name_the_file(hand.folder / "table.png"))
    hand.key("Ctrl+Shift+E", then=lambda: hand.name_the_file(hand.folder / "report.html"))
    words = (hand.folder / "report.html").read_text("utf-8")
    expect(("Hold" in words and "<svg" in words) or "<img" in words, "the report has its orders and its pictures")
    hand.pictures["saved"] = QImage(str(hand.folder / "table.png"))
    hand.shoot("after")


def a_scene_checked(hand: Hand) -> None:
    """A refused order of a scene, as the window shows it when the file is opened."""

    hand.begin()
    scene = SCENES / "genesys" / "move-blocked-by-rock.yaml"
    hand.key("Ctrl+O", then=lambda: hand.name_the_file(scene))
    expect(hand.window.verdict.card is not None, "the verdict is shown")
    hand.shoot("refused")

    def read() -> None:
        hand.shoot("in-words")
        hand.key("Esc")

    hand.key("F2", then=read)


JOURNEYS: Mapping[str, Journey] = {
    journey.__name__: journey
    for journey in (
        from_the_start_page_to_a_unit_deployed,
        a_drag_refused_and_the_nearest_end_taken,
        a_charge,
        a_shot_with_dice_typed_in,
        a_token_of_the_hostiles_played,
        a_hold_and_a_reaction,
        two_branches_compared,
        the_settings_and_one_ink,
        a_report_and_a_picture,
        a_scene_checked,
    )
}
