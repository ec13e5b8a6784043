"""The spot that the rules find fault with, enlarged in the verdict card. It is painted when the hand rests, so that it
costs no frame of a drag."""

from PySide6.QtCore import QObject, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from engine.findings import Finding
from gui.board.board import Board
from gui.board.spot import has_spot, spot_of, spot_scale
from gui.panels.look import Look
from gui.panels.verdict import VerdictCard
from gui.tools.card import Card
from gui.tools.trial import Trial
from gui.window.play import Play

RESTS = 80
"""Milliseconds after which a hand that has not moved rests."""


class Enlarging(QObject):
    """Of a drop that was refused the picture stays as long as its card does."""

    def __init__(self, board: Board, play: Play, verdict: VerdictCard, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._play, self._verdict = board, play, verdict
        self._had_trial = False
        self._kept: Card | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(RESTS)
        self._timer.timeout.connect(self._rests)
        play.tried.connect(self._tried)
        play.refused.connect(self._refused)
        look.changed.connect(self._rethemed)
        verdict.spot_wanted.connect(self._wanted)

    @property
    def is_idle(self) -> bool:
        """No picture is still to be made."""
        return not self._timer.isActive()

    def belongs_to(self, card: Card | None) -> bool:
        """Whether a card that is about to be shown has a spot to be shown with it."""
        trial = self._play.trial
        return card is not None and (card is self._kept if trial is None else _about(trial) is not None)

    def take(self) -> None:
        """A picture of the spot as it is now."""
        trial, room = self._play.trial, self._verdict.spot_room
        finding = None if trial is None else _about(trial)
        if finding is None or room is None:
            return
        self._verdict.show_spot(self._picture(finding, QSizeF(room)), spot_scale(self._board.scale_px))

    def _tried(self) -> None:
        has_trial = self._play.trial is not None
        if has_trial and not self._had_trial:
            self._kept = None
            self._verdict.show_spot(None)
        self._had_trial = has_trial
        if has_trial:
            self._timer.start()
        else:
            self._timer.stop()

    def _refused(self) -> None:
        self.take()
        self._kept = self._play.card

    def _rests(self) -> None:
        if self._verdict.isVisible():
            self.take()

    def _wanted(self) -> None:
        if self._play.trial is not None:
            self._timer.start()

    def _rethemed(self) -> None:
        """Where the hand holds nothing any more the table is not as it was when the picture was made."""
        self._kept = None
        self._verdict.show_card(self._verdict.card)
        self._wanted()

    def _picture(self, finding: Finding, size: QSizeF) -> QPixmap:
        middle = spot_of((finding.where,))
        assert middle is not None
        ratio = self._verdict.devicePixelRatioF()
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        session = self._play.session
        measured = "" if finding.where.line is None else session.system.say(session.game, finding).measured
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._board.paint_spot(painter, middle, size, measured, refused=finding.refuses)
        painter.end()
        return picture


def _about(trial: Trial) -> Finding | None:
    """The first finding that speaks against it, or has something to tell, and has a place."""
    if trial.waits:
        return None
    return next((one for one in trial.verdict.noted if has_spot(one.where)), None)
