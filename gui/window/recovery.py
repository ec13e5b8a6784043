"""What is said of rehearsals that were left: after a crash, and of the earlier ones."""

from collections.abc import Callable
from datetime import date, datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gui.text import many, tr
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
        self.afterwards: Callable[[], None] = lambda: None
        """What else is to be offered then."""
        keeper.failed.connect(self._say_failing)
        keeper.shared.connect(lambda path: self._tell(*shared(path.name)))

    def offer(self) -> None:
        """After a crash: the latest rehearsal that was open then."""
        left = self._keeper.left_behind()
        if not left:
            self.afterwards()
            return
        box = self._box(*crashed(left))
        take = box.addButton(tr("Take it up"), QMessageBox.ButtonRole.AcceptRole)
        later = box.addButton(tr("Not now"), QMessageBox.ButtonRole.RejectRole)
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
        for one in reversed(left):  # the latest last, as among the earlier ones
            self._keeper.put_away(one)
        self.afterwards()

    def _say_failing(self, why: str) -> None:
        if why:
            self._tell(*failing(why))

    def _tell(self, text: str, more: str) -> None:
        box = self._box(text, more)
        box.addButton(tr("Go on"), QMessageBox.ButtonRole.AcceptRole)
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
    text = tr("“{name}” was not closed the last time.").format(name=kept.name)
    orders = orders_of(kept)
    more = tr("{orders}, the last {when}: all of it can be taken up again.").format(
        orders=f"{orders[:1].upper()}{orders[1:]}", when=when(kept)
    )
    others = len(left) - 1
    stays = many(
        "It and {n} others stay under File › Earlier rehearsals.",
        "It and another one stay under File › Earlier rehearsals.",
        others,
    ).format(n=others)
    alone = tr("It stays under File › Earlier rehearsals.")
    return text, f"{more} {stays if others else alone}"


def failing(why: str) -> tuple[str, str]:
    text = tr("What is played cannot be kept in case of a crash now.")
    more = tr("Nothing that is open is lost: play on, and save it now and then. Every step tries again.")
    return text, f"{why}. {more}"


def shared(name: str) -> tuple[str, str]:
    return (
        tr("{name} is open in another window as well.").format(name=name),
        tr("Each keeps its own; what is saved last is what the file holds."),
    )


def orders_of(kept: Kept) -> str:
    return many("{n} orders", "one order", kept.orders).format(n=kept.orders)


def when(kept: Kept) -> str:
    """The time of its last step, and the day where that is not today."""
    at = datetime.fromtimestamp(kept.path.stat().st_mtime)
    return (
        tr("at {at:%H:%M}").format(at=at)
        if at.date() == date.today()
        else tr("on {at:%Y-%m-%d} at {at:%H:%M}").format(at=at)
    )
