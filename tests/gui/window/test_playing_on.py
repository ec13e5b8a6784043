"""What follows from an order by itself, in the window."""

from engine.rehearsal import Rehearsal
from engine.systems.hardwired28.orders import Behave, Bless, Draw, PlayGroup
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import system

CLERKS = "coworkers.clerks"


def drawn() -> Rehearsal:
    """The Coworkers' token is out."""
    path = next(path for path in shipped_paths("hardwired28") if path.stem == "extraction")
    rehearsal = Rehearsal(system("hardwired28"), load_mission(path), 7)
    for side in ("compliance", "recovery"):
        rehearsal.commit(Bless(by=side, rolled=(1, 1, 1)))
    rehearsal.commit(Draw(by="compliance", token=CLERKS))
    return rehearsal


def test_a_group_that_plays_itself_acts_to_its_last_model(empty_window: MainWindow) -> None:
    empty_window.files.take(Opened(drawn()))
    play = empty_window.play
    play.give(PlayGroup(by="coworkers", unit=CLERKS))
    orders = [node.order.do for node in empty_window.session.rehearsal.line()[3:] if node.order is not None]
    assert orders[:2] == ["play_group", "behave"]
    assert orders.count("act") == 3


def test_where_dice_are_typed_in_a_group_waits_for_them_and_for_nothing_else(empty_window: MainWindow) -> None:
    empty_window.files.take(Opened(drawn()))
    empty_window.session.typed_dice = True
    play = empty_window.play
    play.give(PlayGroup(by="coworkers", unit=CLERKS))
    assert len(empty_window.session.rehearsal.line()) == 4
    play.give(PlayGroup(by="coworkers", unit=CLERKS))
    assert play.card is not None
    assert play.card.title == "Refused"
    assert len(empty_window.session.rehearsal.line()) == 4
    play.give(Behave(by="coworkers", unit=CLERKS, rolled=(1,)))
    orders = [node.order.do for node in empty_window.session.rehearsal.line()[4:] if node.order is not None]
    assert orders == ["behave", "act", "act", "act"]
