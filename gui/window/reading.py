"""What a screen reader is told of the table: it follows the model that is looked at, and the ghost in the hand."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent

from gui.board.echo import EchoBoard
from gui.dialogs.once import ask
from gui.dialogs.sheet import Sheet
from gui.text import tr
from gui.window.held import held
from gui.window.play import Play
from gui.window.spoken import of_model, of_table


class Reading(QObject):
    """The description of the board. Put together only for a reader that listens, or when it is asked for."""

    def __init__(self, board: EchoBoard, play: Play) -> None:
        super().__init__(board)
        self._board = board
        self._play = play
        for signal in (play.tried, play.picked, play.session.changed, play.session.opened):
            signal.connect(self._follow)

    @property
    def words(self) -> str:
        """Of the model in the hand, or of the one looked at."""
        session = self._play.session
        if not session.is_open:
            return ""
        game = session.game
        base = held(self._play)
        if base is not None:
            return " ".join(of_model(session.system, game, session.readout, *base))
        if self._play.model is not None and self._play.model in game.models:
            return " ".join(of_model(session.system, game, session.readout, self._play.model))
        standing = sum(1 for _ in game.on_table())
        return tr("{name}: {standing} models on the table, none looked at. Tab walks them.").format(
            name=game.mission.name, standing=standing
        )

    def show(self) -> None:
        """All of it, to read."""
        session = self._play.session
        if session.is_open:
            groups = of_table(session.system, session.game, session.readout)
            ask(Sheet(tr("The table in words"), groups, self.words, self._board.window(), find=True))

    def _follow(self) -> None:
        if QAccessible.isActive():
            words = self.words
            for board in (self._board, *self._board.echoes):
                board.setAccessibleDescription(words)
                QAccessible.updateAccessibility(QAccessibleEvent(board, QAccessible.Event.DescriptionChanged))
