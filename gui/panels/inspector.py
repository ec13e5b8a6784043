"""A model or piece looked at closely."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.game import Game, Model, Standing
from engine.mission import Side
from engine.picture import Inspection, ModelMarks, Readout
from gui.panels import ink
from gui.panels.keyed_scroll import KeyedScroll
from gui.panels.kit import MARGIN
from gui.panels.look import Look
from gui.text import tr

DISCS_PER_ROW = 9
FIGURES_PER_ROW = 6
TEXT = 69


class Inspector(QWidget):
    """Draws an inspection; for a model also its unit as a row of discs."""

    fitted = Signal()
    """It has another height now."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._seen: Inspection | None = None
        self._side: Side | None = None
        self._models: tuple[Model, ...] = ()
        self._marks: dict[str, ModelMarks] = {}
        self._model: str | None = None
        self.setAccessibleName(tr("Inspector"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self._fit()

    def show_nothing(self) -> None:
        self._seen = None
        self.setAccessibleDescription(tr("Nothing is looked at."))
        self._fit()

    def show_seen(self, seen: Inspection, game: Game, readout: Readout, model: str | None, unit: str | None) -> None:
        if unit is not None:
            # The line below names the unit.
            seen = replace(
                seen,
                title=seen.title.removesuffix(
                    tr(" of {unit}", "the end of: Marine 1 of Marines").format(unit=game.unit(unit).name)
                ),
            )
        self._seen = seen
        self._model = model
        self._models = game.models_of(unit) if unit is not None else ()
        self._marks = {one.id: readout.marks.get(one.id, ModelMarks()) for one in self._models}
        self._side = game.mission.side(game.unit(unit).side) if unit is not None else None
        figures = ", ".join(f"{label} {value}" for label, value in seen.figures)
        lines = "; ".join(f"{bold} {text}" for bold, text in seen.lines)
        self.setAccessibleDescription(f"{seen.title}. {seen.subtitle}. {seen.kind}. {figures}. {lines}")
        self._fit()

    def resizeEvent(self, event: object) -> None:
        self._fit()

    @property
    def _room(self) -> int:
        return self.width() - 2 * MARGIN

    @property
    def _counts(self) -> bool:
        """Whether to say how many are left: not where the rules have said it."""
        lines = self._seen.lines if self._seen else ()
        said = (bold.split() for bold, _ in lines)
        return not any(words[:1] and words[0].isdigit() and words[-1] == f"{len(self._models)}" for words in said)

    def _figure_rows(self) -> list[list[tuple[str, str]]]:
        """As many in a row as fit, at most six."""
        rows: list[list[tuple[str, str]]] = []
        used = 0.0
        for figure in self._seen.figures if self._seen else ():
            wide = _figure_width(figure)
            if not rows or used + wide > self._room or len(rows[-1]) == FIGURES_PER_ROW:
                rows.append([])
                used = 0.0
            rows[-1].append(figure)
            used += wide + 8
        return rows

    def _text_lines(self) -> list[tuple[str, str, list[str]]]:
        """(bold, rest of its line, further lines)"""
        laid = []
        for bold, text in self._seen.lines if self._seen else ():
            lead = ink.width(bold, ink.DENSE_BOLD) + 7 if bold else 0.0
            first, *more = ink.wrapped_after(lead, text, ink.DENSE, self._room)
            laid.append((bold, first, more))
        return laid

    def _fit(self) -> None:
        if self._seen is None:
            self._take_height(92)
            return
        tall = 92 + 44 * len(self._figure_rows())
        if len(self._models) > 1:
            tall += (26 if self._counts else 5) + 23 * -(-len(self._models) // DISCS_PER_ROW)
        tall += sum(18 + 15 * len(more) for _, _, more in self._text_lines())
        self._take_height(round(tall) + 8)

    def _take_height(self, height: int) -> None:
        self.update()
        if height != self.height():
            self.setFixedHeight(height)
            self.fitted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.dock)
        ink.draw_line(painter, 0, self.width(), self.height() - 1, theme.line)
        ink.write_caps(painter, MARGIN, 22, tr("Inspector"), theme.ink2)
        seen = self._seen
        if seen is None:
            hint = tr("Click a model or a piece of terrain to look at it.")
            ink.write_lines(painter, MARGIN, 48, ink.wrapped(hint, ink.DENSE, self._room), ink.DENSE, theme.ink2, 15)
            return
        ink.write_right(painter, self.width() - MARGIN, 22, seen.kind, ink.DENSE, theme.ink2)
        self._draw_title(painter, seen)
        y = 80.0
        for row in self._figure_rows():
            ink.draw_line(painter, MARGIN, self.width() - MARGIN, y, theme.line2)
            self._draw_figures(painter, row, y)
            y += 44
        ink.draw_line(painter, MARGIN, self.width() - MARGIN, y, theme.line2)
        y += 21
        if len(self._models) > 1:
            y = self._draw_models(painter, y)
        for bold, first, more in self._text_lines():
            x = float(MARGIN)
            if bold:
                x += ink.write(painter, x, y, bold, ink.DENSE_BOLD, theme.ink) + 7
            ink.write(painter, x, y, first, ink.DENSE, theme.ink2)
            y = ink.write_lines(painter, MARGIN, y + 15, more, ink.DENSE, theme.ink2, 15) + 3

    def _draw_title(self, painter: QPainter, seen: Inspection) -> None:
        theme = self._look.theme
        left = float(MARGIN)
        if self._side is not None:
            colours = theme.side_colours(self._side.look)
            centre = QPointF(MARGIN + 20, 56)
            marks = self._marks.get(self._model or "", ModelMarks())
            ink.draw_token(painter, self._side.look, colours, centre, 16.5, filled=not marks.acted)
            if marks.leader:
                ink.draw_flag(painter, centre - QPointF(0, 16), theme, colours.fill)
            left = TEXT - 6
        room = self.width() - MARGIN - left
        face = ink.largest(seen.title, room, ink.DECISION, ink.OPTION, ink.DENSE_BOLD)
        ink.write_fitting(painter, left, 54, seen.title, face, theme.ink, room)
        face = ink.largest(seen.subtitle, room, ink.DENSE, ink.CAPTION)
        ink.write_fitting(painter, left, 71, seen.subtitle, face, theme.ink2, room)

    def _draw_figures(self, painter: QPainter, row: list[tuple[str, str]], y: float) -> None:
        theme = self._look.theme
        spare = self._room - sum(_figure_width(figure) for figure in row)
        gap = min(22.0, spare / max(1, len(row) - 1)) if len(row) > 1 else 0.0
        x = float(MARGIN)
        for label, value in row:
            ink.write(painter, x, y + 16, label, ink.CAPTION, theme.ink2)
            number, unit = _parted(value)
            used = ink.write(painter, x, y + 34, number, ink.OPTION, theme.ink)
            if unit:
                ink.write(painter, x + used + 2, y + 34, unit, ink.CAPTION, theme.ink2)
            x += _figure_width((label, value)) + gap

    def _draw_models(self, painter: QPainter, y: float) -> float:
        theme = self._look.theme
        assert self._side is not None
        colours = theme.side_colours(self._side.look)
        y = self._draw_count(painter, y) if self._counts else y - 21
        for index, model in enumerate(self._models):
            column, row = index % DISCS_PER_ROW, index // DISCS_PER_ROW
            centre = QPointF(MARGIN + 9 + column * 23.5, y + 19 + row * 23)
            gone = model.standing is not Standing.TABLE
            filled = not self._marks[model.id].acted
            ink.draw_token(painter, self._side.look, colours, centre, 8.5, filled=filled, gone=gone)
            self._draw_health(painter, model, centre)
        return y + 26 + 23 * -(-len(self._models) // DISCS_PER_ROW)

    def _draw_count(self, painter: QPainter, y: float) -> float:
        theme = self._look.theme
        alive = [model for model in self._models if model.standing is not Standing.OUT]
        wounded = sum(1 for model in alive if model.wounds)
        x = MARGIN + ink.write(
            painter,
            MARGIN,
            y,
            tr("{left} of {all}").format(left=len(alive), all=len(self._models)),
            ink.DENSE_BOLD,
            theme.ink,
        )
        rest = tr("models; {n} wounded").format(n=wounded) if wounded else tr("models", "after: 3 of 5")
        ink.write(painter, x + 8, y, rest, ink.DENSE, theme.ink2)
        return y

    def _draw_health(self, painter: QPainter, model: Model, centre: QPointF) -> None:
        """An arc inside the rim for what is left, only once something is lost."""
        health = self._marks[model.id].health
        if health is None or health[0] >= health[1] or self._side is None:
            return
        pen = painter.pen()
        pen.setColor(self._look.theme.side_colours(self._side.look).glyph)
        pen.setWidthF(1.6)
        painter.setPen(pen)
        box = QRectF(centre.x() - 6.3, centre.y() - 6.3, 12.6, 12.6)
        painter.drawArc(box, 90 * 16, -round(360 * 16 * health[0] / health[1]))


class InspectorFrame(KeyedScroll):
    """As tall as what it shows, up to a part of the dock: the verdict below needs room too."""

    PART, LOW_PART = 0.46, 0.4
    LOW = 650
    """Pixels of a dock below which the verdict would else have no room for its first check."""

    def __init__(self, inspector: Inspector, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._inspector = inspector
        self.setAccessibleName(tr("Inspector"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWidget(inspector)
        inspector.fitted.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        dock = self.parentWidget()
        part = self.LOW_PART if dock is not None and dock.height() < self.LOW else self.PART
        most = round(dock.height() * part) if dock is not None else 400
        self.setFixedHeight(min(self._inspector.height(), max(140, most)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (dock := self.parentWidget()) is not None:
            dock.installEventFilter(self)
        self._fit()


def _figure_width(figure: tuple[str, str]) -> float:
    label, value = figure
    number, unit = _parted(value)
    wide = ink.width(number, ink.OPTION) + (ink.width(unit, ink.CAPTION) + 2 if unit else 0)
    return max(ink.width(label, ink.CAPTION), wide)


def _parted(value: str) -> tuple[str, str]:
    """A figure and the words after it: ``32 mm``. What has further figures stays together."""
    number, _, unit = value.partition(" ")
    return (value, "") if any(letter.isdigit() for letter in unit) else (number, unit)
