"""What is said of rehearsals that were left: after a crash, and of the earlier ones."""

from datetime import date, datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gui.window.files import Files
from gui.window.keeping import Keeper, Left, again
from missions.journal import Kept
from missions.problems import Unreadable


class Recovery:
    """Nothing is taken up unasked, and what is not lies among the earlier rehearsals."""

    def __init__(self, window: QWidget, keeper: Keeper, files: Files) -> None:
        self._window = window
        self._keeper = keeper
        self._files = files
        keeper.failed.connect(self._say_failing)
        keeper.shared.connect(lambda path: self._tell(*shared(path.name)))

    def offer(self) -> None:
        """After a crash: the latest rehearsal that was open then."""
        left = self._keeper.left_behind()
        if not left:
            return
        box = self._box(*crashed(left))
        take = box.addButton("Take it up", QMessageBox.ButtonRole.AcceptRole)
        later = box.addButton("Not now", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(take)
        box.setEscapeButton(later)
        box.finished.connect(lambda _: self._answered(left, wanted=box.clickedButton() is take))
        box.open()

    def take_up(self, kept: Kept) -> None:
        """One of the earlier rehearsals, opened as it was left."""
        try:
            opened = again(kept)
        except Unreadable as wrong:
            self._files.report(kept.path, wrong.problems)
            return
        if self._files.may_leave():
            self._files.take(opened)
            self._keeper.taken_up(kept)

    def _answered(self, left: tuple[Left, ...], *, wanted: bool) -> None:
        if wanted:
            self.take_up(left[0].kept)
        for one in left:
            self._keeper.put_away(one)

    def _say_failing(self, why: str) -> None:
        if why:
            self._tell(*failing(why))

    def _tell(self, text: str, more: str) -> None:
        box = self._box(text, more)
        box.addButton("Go on", QMessageBox.ButtonRole.AcceptRole)
        box.open()

    def _box(self, text: str, more: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setObjectName("kept")
        box.setWindowTitle("Measure Twice")
        box.setText(text)
        box.setInformativeText(more)
        return box


def crashed(left: tuple[Left, ...]) -> tuple[str, str]:
    kept = left[0].kept
    text = f"“{kept.name}” was not closed the last time."
    more = (
        f"{orders_of(kept)[:1].upper()}{orders_of(kept)[1:]}, the last {when(kept)}: all of it can be taken up again."
    )
    others = len(left) - 1
    it = {0: "It stays", 1: "It and another one stay"}.get(others, f"It and {others} others stay")
    return text, f"{more} {it} under File › Earlier rehearsals."


def failing(why: str) -> tuple[str, str]:
    text = "What is played cannot be kept in case of a crash now."
    return text, f"{why}. Nothing that is open is lost: play on, and save it now and then. Every step tries again."


def shared(name: str) -> tuple[str, str]:
    return (
        f"{name} is open in another window as well.",
        "Each keeps its own; what is saved last is what the file holds.",
    )


def orders_of(kept: Kept) -> str:
    return "one order" if kept.orders == 1 else f"{kept.orders} orders"


def when(kept: Kept) -> str:
    """The time of its last step, and the day where that is not today."""
    at = datetime.fromtimestamp(kept.path.stat().st_mtime)
    return f"at {at:%H:%M}" if at.date() == date.today() else f"on {at:%Y-%m-%d} at {at:%H:%M}"
