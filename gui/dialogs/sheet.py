"""A page to read: heads, lines under them, each with what stands at its right."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from gui.text import has_words, tr


@dataclass(frozen=True, slots=True)
class Entry:
    """``mark`` is a short word before it, ``source`` stands after it in the quiet ink."""

    text: str
    mark: str = ""
    source: str = ""
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    title: str
    entries: tuple[Entry, ...]
    note: str = ""


class Sheet(QDialog):
    """Entries can be looked for when there are many."""

    def __init__(
        self, title: str, groups: Iterable[Group], intro: str = "", parent: QWidget | None = None, *, find: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.setWindowTitle(title)
        self.resize(760, 620)
        self._groups = tuple(groups)
        self._intro = intro
        self.text = QTextBrowser()
        self.text.setAccessibleName(title)
        self.text.setOpenLinks(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        if find:
            self.finder = QLineEdit()
            self.finder.setPlaceholderText(tr("Find"))
            self.finder.setAccessibleName(tr("Find"))
            self.finder.setClearButtonEnabled(True)
            self.finder.textChanged.connect(self._fill)
            layout.addWidget(self.finder)
        layout.addWidget(self.text, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        layout.addWidget(buttons)
        self._fill("")

    def _fill(self, wanted: str) -> None:
        intro = f"<p>{escape(self._intro)}</p>" if self._intro and not wanted else ""
        text = intro + html_of(self._groups, self.palette(), wanted)
        self.text.setHtml(text or f"<p>Nothing here holds “{escape(wanted)}”.</p>")


def html_of(groups: Iterable[Group], palette: QPalette, wanted: str = "") -> str:
    """Heads and lines as rich text; of ``wanted`` only those that hold it."""
    quiet = quiet_ink(palette).name()
    parts = []
    for group in groups:
        entries = [entry for entry in group.entries if _holds(entry, group, wanted)]
        if not entries:
            continue
        if group.title:
            parts.append(f"<h3 style='margin:14px 0 2px 0'>{escape(group.title)}</h3>")
        if group.note:
            parts.append(f"<p style='margin:0 0 4px 0;color:{quiet}'>{escape(group.note)}</p>")
        rows = "".join(_row(entry, quiet) for entry in entries)
        parts.append(f"<table cellspacing='0' cellpadding='0' style='margin-left:12px'>{rows}</table>")
    return "".join(parts)


def quiet_ink(palette: QPalette) -> QColor:
    """The ink let back towards the paper by a third, still easy to read."""
    ink, paper = palette.text().color(), palette.base().color()
    return QColor.fromRgbF(
        (2 * ink.redF() + paper.redF()) / 3,
        (2 * ink.greenF() + paper.greenF()) / 3,
        (2 * ink.blueF() + paper.blueF()) / 3,
    )


def _row(entry: Entry, quiet: str) -> str:
    text = f"<b>{escape(entry.text)}</b>" if entry.bold else escape(entry.text)
    source = f" &nbsp;<span style='color:{quiet}'>{escape(entry.source)}</span>" if entry.source else ""
    words = f"<td style='padding:1px 0'>{text}{source}</td>"
    if not entry.mark:
        return f"<tr>{words}</tr>"
    return f"<tr><td style='padding:1px 14px 1px 0; white-space:nowrap'><b>{escape(entry.mark)}</b></td>{words}</tr>"


def holds(groups: Iterable[Group], wanted: str) -> bool:
    """Whether any line has these words."""
    return any(_holds(entry, group, wanted) for group in groups for entry in group.entries)


def _holds(entry: Entry, group: Group, wanted: str) -> bool:
    return has_words(f"{group.title} {entry.mark} {entry.text} {entry.source}", wanted)
