"""What follows by itself from an order, while the program rolls the dice."""

from gui.panels.asks import left_open
from gui.window.session import Session


def play_on(session: Session) -> None:
    """One order after another. Where dice are typed in, each is asked for as any other."""
    while not session.typed_dice:
        follows = (one for one in session.options(None).general if one.at_once and one.open)
        option = next(follows, None)
        if option is None:
            return
        answers = session.rehearsal.roll(left_open(option, {}))
        order = session.system.fill(session.game, option, answers)
        if not session.rehearsal.judge(order).legal:
            return
        session.commit(order)
