"""What follows by itself from an order."""

from gui.panels.asks import left_open
from gui.window.session import Session


def play_on(session: Session) -> None:
    """One order after another. Where dice are typed in, the first that needs any waits for them."""
    while True:
        follows = (one for one in session.options(None).general if one.at_once and one.open)
        option = next(follows, None)
        if option is None or (option.asks and session.typed_dice):
            return
        answers = session.rehearsal.roll(left_open(option, {}))
        order = session.system.fill(session.game, option, answers)
        if not session.rehearsal.judge(order).legal:
            return
        session.commit(order)
