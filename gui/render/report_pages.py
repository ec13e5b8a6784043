"""A report on pages of A4: what belongs together stays on one page, and no picture is larger than its share of one."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTextDocument

from gui.board.text import Side, text_width, write
from gui.render.picture import Board
from gui.text import tr
from gui.theme.tokens import PRINT

PER_INCH = 96.0
PAGE = QSizeF(210 / 25.4, 297 / 25.4)
"""Inches."""
_MARGIN, _FOOT = 57.0, 34.0
WIDE = PAGE.width() * PER_INCH - 2 * _MARGIN
TALL = PAGE.height() * PER_INCH - 2 * _MARGIN - _FOOT
_MOST_OF_A_PAGE = 0.43
"""Of its height, for one picture: two of them and their orders are on a page."""
_LEAST = 0.75
"""Of its size, down to which a picture is made smaller so that what belongs to it has room on the page."""
_GAP = 7.0
_HAIR = 1e-6
"""Pixels: a picture that was made smaller to fit fits, however that is rounded."""
_BETWEEN = 10.0
"""Above a group that does not begin a page."""
STYLE = (files("assets") / "report-pages.css").read_text("utf-8")


class Block(Protocol):
    """Something on a page; ``height`` in logical pixels, the gap below it included."""

    @property
    def height(self) -> float: ...

    def paint(self, painter: QPainter) -> None: ...


class Words:
    """A piece of HTML, as wide as the page."""

    def __init__(self, html: str) -> None:
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.setDefaultStyleSheet(STYLE)
        self._document.setHtml(f"<body>{html}</body>")
        self._document.setTextWidth(WIDE)

    @property
    def height(self) -> float:
        return self._document.size().height()

    def paint(self, painter: QPainter) -> None:
        self._document.drawContents(painter)


@dataclass(frozen=True, slots=True)
class Picture:
    """A table, as high as ``share`` of a page at most; drawn and not copied, which is sharper and half as large."""

    board: Board
    share: float = _MOST_OF_A_PAGE

    @property
    def _scale(self) -> float:
        size = self.board.size
        return min(WIDE / size.width(), self.share * TALL / size.height())

    @property
    def height(self) -> float:
        return self.board.size.height() * self._scale + 2 * _GAP

    def lower(self, by: float) -> "Picture | None":
        """By so many pixels; none where that would make it too small to read."""
        tall = self.board.size.height() * self._scale
        return Picture(self.board, (tall - by) / TALL) if by <= (1 - _LEAST) * tall else None

    def paint(self, painter: QPainter) -> None:
        painter.translate(0, _GAP)
        painter.scale(self._scale, self._scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.board.paint(painter)


@dataclass(frozen=True, slots=True)
class Kept:
    """Blocks that stay on one page where they have room on one: heads, orders, and the picture after them. Where they
    have none the first ``heads`` still go with what comes next."""

    blocks: tuple[Block, ...]
    heads: int = 0

    def fitted(self, over: float) -> tuple[Block, ...]:
        """With a smaller picture where that is all that keeps the group from the page, by so many pixels."""
        last = self.blocks[-1]
        lower = last.lower(over) if over > 0 and isinstance(last, Picture) else None
        return self.blocks if lower is None else (*self.blocks[:-1], lower)

    def on_their_own(self) -> Iterator[tuple[Block, ...]]:
        first = min(self.heads + 1, len(self.blocks))
        yield self.blocks[:first]
        yield from ((block,) for block in self.blocks[first:])


def scale_for(width: float, height: float) -> float:
    """Pixels an inch of a table of this size, so that its words can be read on paper."""
    return min(WIDE / width, _MOST_OF_A_PAGE * TALL / height) / 0.8


def laid_out(groups: Sequence[Kept]) -> list[list[tuple[float, Block]]]:
    """For each page its blocks with where they begin, from the top of the part that is printed on."""
    pages: list[list[tuple[float, Block]]] = [[]]
    used = 0.0
    for group in groups:
        whole = sum(block.height for block in group.blocks)
        used += _BETWEEN if used else 0
        for run in (group.fitted(used + whole - TALL),) if whole <= TALL else group.on_their_own():
            tall = sum(block.height for block in run)
            if used and used + tall > TALL + _HAIR:
                pages.append([])
                used = 0.0
            for block in run:
                pages[-1].append((used, block))
                used += block.height
    return pages


def painted(title: str, groups: Sequence[Kept]) -> Iterator[Callable[[QPainter], None]]:
    """Each page as what paints it, with the title and its number at its foot."""
    pages = laid_out(groups)
    for number, page in enumerate(pages, 1):
        foot = tr("{number} of {count}", "pages").format(number=number, count=len(pages))
        yield partial(_paint, page=page, title=title, foot=foot)


def _paint(painter: QPainter, page: Sequence[tuple[float, Block]], title: str, foot: str) -> None:
    for top, block in page:
        painter.save()
        painter.translate(_MARGIN, _MARGIN + top)
        block.paint(painter)
        painter.restore()
    line = PAGE.height() * PER_INCH - _MARGIN
    painter.setPen(PRINT.line)
    painter.drawLine(QPointF(_MARGIN, line - 16), QPointF(_MARGIN + WIDE, line - 16))
    write(painter, foot, QPointF(_MARGIN + WIDE, line), 9, PRINT.ink2, side=Side.LEFT)
    room = WIDE - text_width(foot, 9) - 20
    painter.setClipRect(QRectF(_MARGIN, line - 14, room, 20))
    write(painter, title, QPointF(_MARGIN, line), 9, PRINT.ink2)
