"""A program of the tests: the window in German, each game's first mission in it, and every dialog, for the smallest
screen. Prints what is cut off or has no room, a line each."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from gui.language import speak_in

speak_in("de")

from PySide6.QtCore import QSize  # noqa: E402  # the language is chosen before any module that has words
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget  # noqa: E402

from gui.dialogs.asking import AskDialog  # noqa: E402
from gui.dialogs.listing import ListDialog  # noqa: E402
from gui.dialogs.making import MakingDialog  # noqa: E402
from gui.dialogs.once import FRAME  # noqa: E402
from gui.dialogs.profile import ProfileDialog  # noqa: E402
from gui.dialogs.setting_up import SettingUp  # noqa: E402
from gui.panels import ink  # noqa: E402
from gui.panels.look import Look  # noqa: E402
from gui.studio.new_dialog import NewTableDialog  # noqa: E402
from gui.window.frame import LEAST  # noqa: E402
from gui.window.main_window import MainWindow  # noqa: E402
from gui.window.opening import open_file  # noqa: E402
from missions.shipped import shipped_paths  # noqa: E402
from missions.systems import SYSTEMS  # noqa: E402

TWICE_AS_LARGE = QSize(960, 540)


def noting(cut: list[str]) -> None:
    """Whatever panels write from now on that does not come out whole."""
    fitting = ink._fitting

    def noted(text: str, face: ink.Face, room: float) -> str:
        shown = fitting(text, face, room)
        if shown != text:
            cut.append(f"{text} → {shown}")
        return shown

    ink._fitting = noted  # type: ignore[assignment]  # the same, but for the note


def cramped(root: QWidget) -> Iterator[str]:
    """Labels and buttons smaller than their words."""
    worded: list[QLabel | QAbstractButton] = [*root.findChildren(QLabel), *root.findChildren(QAbstractButton)]
    for one in worded:
        if one.isVisible() and one.text():
            needs = one.minimumSizeHint()
            if isinstance(one, QLabel):
                needs = QSize(0, one.heightForWidth(one.width())) if one.wordWrap() else one.sizeHint()
            if needs.width() > one.width() or needs.height() > one.height():
                yield f"{type(one).__name__} {one.text()}: {one.size()}, needs {needs}"


def dialogs(window: MainWindow, folder: Path) -> tuple[Callable[[], QDialog], ...]:
    return (
        window.settings.dialog,
        AskDialog,
        lambda: ProfileDialog(folder),
        lambda: MakingDialog(window),
        lambda: ListDialog([], folder),
        lambda: SettingUp(Look(), folder, seed=4),
        lambda: NewTableDialog(window),
    )


def main(folder: Path) -> None:
    application = QApplication(sys.argv[:1])
    found: list[str] = []
    noting(found)
    window = MainWindow(dark=False)
    window.resize(LEAST)
    window.show()
    for game in SYSTEMS:
        window.files.take(open_file(shipped_paths(game)[0]))
        application.processEvents()
        window.grab()
        panel = window.activation.widget()
        assert panel is not None
        panel.grab()
        found += [f"{game}: {line}" for line in cramped(window)]
    for make in dialogs(window, folder):
        dialog = make()
        needs = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
        for screen in (LEAST, TWICE_AS_LARGE):
            if needs.expandedTo(screen - FRAME) != screen - FRAME:
                found.append(f"{type(dialog).__name__}: {needs} on {screen}")
        dialog.show()
        application.processEvents()
        found += [f"{type(dialog).__name__}: {line}" for line in cramped(dialog)]
        dialog.done(0)
    print("\n".join(found))
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
