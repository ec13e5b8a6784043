"""Checking the table: the position now shown looked at as a whole, and each answer drawn where it stands."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from engine.findings import Severity
from engine.game import Game
from engine.survey import Row, Survey
from engine.survey_drawing import where_of
from engine.unsure import Called
from engine.weighing import Weighed, weighed
from geometry.unsure import Call
from gui.board.board import Board
from gui.board.proposal import NoteKind, NoteText, Proposal
from gui.dialogs.once import fit
from gui.dialogs.survey import SurveyDialog
from gui.panels.look import Look
from gui.photo import words
from gui.window.errands import Errands
from gui.window.play import Play

_KINDS = {
    Severity.REFUSED: NoteKind.REFUSED,
    Severity.PASSED: NoteKind.ALLOWED,
}
_MARGIN = 12


class Surveying(QObject):
    """Follows the position while its list is open. Looked at on a thread of its own."""

    def __init__(self, window: QWidget, play: Play, board: Board, look: Look) -> None:
        super().__init__(window)
        self._window, self._play, self._board, self._look = window, play, board, look
        self._asked: Game | None = None
        self.position: Callable[[], Game] = lambda: play.session.game
        """What is looked at."""
        self.errors: Callable[[Game], Mapping[str, float]] = lambda _: {}
        """Inches by which models may stand elsewhere, by their ids."""
        self._errands = Errands(self)
        self._errands.done.connect(self._found)
        self.dialog: SurveyDialog | None = None
        play.session.changed.connect(self.follow)
        play.session.opened.connect(self.follow)

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._errands.wait()

    def open(self) -> None:
        if not self._play.session.is_open:
            return
        if self.dialog is None:
            self.dialog = dialog = SurveyDialog(self._window)
            dialog.pointed.connect(self._point)
            dialog.copied.connect(self._copy)
            dialog.left.connect(self._leave)
            fit(dialog)
        self.dialog.show()
        self.follow()

    def _leave(self) -> None:
        dialog, self.dialog = self.dialog, None
        self._errands.forget()
        if dialog is not None:
            dialog.deleteLater()
            self._point(None)

    def follow(self) -> None:
        """Another position is there."""
        session = self._play.session
        if self.dialog is None:
            return
        if not session.is_open:
            self.dialog.close()
            return
        self.dialog.wait()
        system, game = session.system, self.position()
        self._asked = game
        self._errands.ask(lambda: system.survey(game))

    def _found(self, found: object) -> None:
        """At once as it was read; where that is unsure, weighed after."""
        session = self._play.session
        known = session.is_open and self.position() is self._asked
        if not known or self._asked is None or self.dialog is None:
            return
        if isinstance(found, Weighed):
            self.dialog.show_weighed(found)
        elif isinstance(found, Survey):
            system, game, errors = session.system, self._asked, self.errors(self._asked)
            self.dialog.show_survey(found, is_weighed=not errors)
            if errors:
                self._errands.ask(lambda: weighed(system, game, errors))

    def _point(self, row: object) -> None:
        """Drawn as a verdict's spot is; nothing of it while something is in the hand."""
        if self._play.in_hand:
            return
        answer = self.dialog.answer(row) if self.dialog is not None and isinstance(row, Row) else None
        proposal = None
        if isinstance(row, Row) and self._asked is not None:
            proposal = proposal_of(replace(row, where=where_of(self._asked, row)), answer)
        self._board.show_proposal(proposal)

    def _copy(self, row: object) -> None:
        if isinstance(row, Row) and self.dialog is not None:
            caption = self.dialog.caption(row)
            QGuiApplication.clipboard().setImage(captioned(self._board.grab(), caption, self._look))


def proposal_of(row: Row, answer: Called[Row] | None = None) -> Proposal:
    """The answer's spot, and its words beside it; ``answer`` where the position is known with an error."""
    open_ = answer is not None and answer.call is Call.TOO_CLOSE
    kind = NoteKind.LEFT_TO_YOU if open_ else _KINDS.get(row.severity, NoteKind.LEFT_TO_YOU)
    reason = f"{words.CALLS[Call.TOO_CLOSE]}, {words.error(answer.error)}" if answer is not None and open_ else ""
    note = NoteText(row.text.rstrip("."), reason, str(row.rule), kind)
    return Proposal(legal=open_ or not row.amiss, note=note, wheres=(row.where,), links=row.where.links)


def captioned(picture: QPixmap, text: str, look: Look) -> QImage:
    """A picture with words below it."""
    scale = picture.devicePixelRatio()
    width = round(picture.width() / scale)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    probe = QPainter(picture)
    room = probe.boundingRect(QRect(0, 0, width - 2 * _MARGIN, 10_000), flags, text)
    probe.end()
    height = round(picture.height() / scale)
    image = QImage(
        picture.width(),
        round((height + room.height() + 2 * _MARGIN) * scale),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(scale)
    image.fill(look.theme.card)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, picture)
    painter.setPen(look.theme.ink)
    painter.drawText(QRect(_MARGIN, height + _MARGIN, width - 2 * _MARGIN, room.height()), flags, text)
    painter.end()
    return image
