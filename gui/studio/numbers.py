"""The panel of exact numbers: what is chosen, measure by measure, each to be typed."""

import contextlib
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from engine.mission import EdgeName
from gui.panels.choice_box import ChoiceBox
from gui.panels.kit import MARGIN, column, head
from gui.panels.number_box import NumberBox
from gui.studio import figures
from gui.studio.bench import Bench, Edit
from gui.studio.edges import edge_of
from gui.studio.inches import Inches
from gui.studio.known_words import Offering, kinds_of, traits_of
from gui.studio.marker_numbers import MarkerNumbers
from gui.studio.mat_fields import MatFields
from gui.studio.things import Sort, Thing, called
from gui.studio.wave_numbers import WaveNumbers
from gui.text import many, tr
from missions.editing import edits
from missions.editing.carrying import tidy
from missions.editing.words import Entry

EDGES = {
    EdgeName.TOP: tr("top", "edge of the table"),
    EdgeName.RIGHT: tr("right", "edge of the table"),
    EdgeName.BOTTOM: tr("bottom", "edge of the table"),
    EdgeName.LEFT: tr("left", "edge of the table"),
}


class NumbersPanel(QWidget):
    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.setAccessibleName(tr("Exact numbers"))
        self.head = head()
        self.head.setWordWrap(True)
        self.left, self.down = Inches(tr("Middle from the left")), Inches(tr("Middle from the top"))
        self.turn = Inches(tr("Turn"), -360.0, 360.0, "°")
        self.wide, self.deep = Inches(tr("Width"), 0.01), Inches(tr("Depth"), 0.01)
        self.diameter = Inches(tr("Diameter"), 0.01)
        self.name, self.kind, self.traits, self.corners, self.access = (QLineEdit() for _ in range(5))
        self.size_class = NumberBox()
        self.size_class.setRange(-1, 9)
        self.size_class.setSpecialValueText(tr("none"))
        self.size_class.setKeyboardTracking(False)
        self.high = Inches(tr("Height"), -0.01, 99.0)
        self.high.setSpecialValueText(tr("none"))
        self.side, self.edge = ChoiceBox(), ChoiceBox()
        for one, words in EDGES.items():
            self.edge.addItem(words, one)
        self.start, self.end = Inches(tr("From"), 0.0), Inches(tr("To"), 0.0)
        self.mat = MatFields(bench, self)
        self._form = QFormLayout()
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._rows: dict[str, QWidget] = {}
        for key, words, field in (
            ("name", tr("Name"), self.name),
            ("x", tr("Middle from the left"), self.left),
            ("y", tr("Middle from the top"), self.down),
            ("turn", tr("Turn"), self.turn),
            ("width", tr("Width"), self.wide),
            ("depth", tr("Depth"), self.deep),
            ("diameter", tr("Diameter"), self.diameter),
            ("edge", tr("Edge"), self.edge),
            ("start", tr("From"), self.start),
            ("end", tr("To"), self.end),
            ("kind", tr("Kind"), self.kind),
            ("size", tr("Size"), self.size_class),
            ("height", tr("Height"), self.high),
            ("traits", tr("Traits"), self.traits),
            ("side", tr("Side"), self.side),
            ("corners", tr("Corners"), self.corners),
            ("access", tr("Access Points"), self.access),
            ("mat", tr("Mat"), self.mat.colour),
            ("grid", tr("Grid"), self.mat.grid),
            ("picture", tr("Picture"), self.mat.picture),
        ):
            field.setAccessibleName(words)
            field.setObjectName(f"studio.{key}")
            self._form.addRow(words, field)
            self._rows[key] = field
        box = column(self, spacing=6, margin=MARGIN)
        box.addWidget(self.head)
        box.addLayout(self._form)
        self.hint = QLabel(tr("Click a thing on the table, or go through them with Tab."))
        self.hint.setProperty("look", "reason")
        self.hint.setWordWrap(True)
        box.addWidget(self.hint)
        self.wave, self.marker = WaveNumbers(bench), MarkerNumbers(bench)
        box.addWidget(self.marker)
        box.addWidget(self.wave)
        box.addStretch(1)
        self._kinds, self._traits = Offering(self.kind), Offering(self.traits, several=True)
        self._connect()
        bench.changed.connect(self.show_chosen)
        bench.chose.connect(self.show_chosen)
        bench.refused.connect(lambda _why: self.show_chosen())
        self.show_chosen()

    def _connect(self) -> None:
        for place in (self.left, self.down):
            place.valueChanged.connect(lambda _value: self._move())
        self.turn.valueChanged.connect(
            lambda value: self._edit(lambda one: lambda sheet: figures.with_turn(sheet, one, value), tr("Turn"))
        )
        for measure in (self.wide, self.deep):
            measure.valueChanged.connect(lambda _value: self._measure())
        self.diameter.valueChanged.connect(
            lambda value: self._edit(lambda one: lambda sheet: figures.with_diameter(sheet, one, value), tr("Diameter"))
        )
        for line, key, words in ((self.name, "name", tr("Name")), (self.kind, "kind", tr("Kind"))):
            line.editingFinished.connect(lambda line=line, key=key, words=words: self._word(line, key, words))
        self.traits.editingFinished.connect(self._take_traits)
        self.corners.editingFinished.connect(self._take_corners)
        self.access.editingFinished.connect(self._take_access)
        self.size_class.valueChanged.connect(lambda value: self._set("size", None if value < 0 else value, tr("Size")))
        self.high.valueChanged.connect(
            lambda value: self._set("height", None if value < 0 else round(value, 4), tr("Height"))
        )
        self.side.activated.connect(
            lambda _row: self._edit(
                lambda one: lambda sheet: figures.with_side(sheet, one, self.side.currentData()), tr("Side")
            )
        )
        self.edge.activated.connect(lambda _row: self._stretch())
        for end in (self.start, self.end):
            end.valueChanged.connect(lambda _value: self._stretch())

    # what is shown

    def show_chosen(self) -> None:
        things = self._bench.chosen_things
        self.wave.show_chosen()
        self.marker.show_chosen()
        self.hint.setVisible(not things)
        with self._quiet():
            if len(things) == 1:
                one = things[0]
                self.head.setText(called(one))
                self._show_one(one)
            elif things:
                count = many("{n} things", "1 thing", len(things)).format(n=len(things))
                group = self._bench.group_chosen
                self.head.setText(count if group is None else tr("{name}: {things}").format(name=group, things=count))
                self._show_rows({"x", "y"} if self._bench.middle else set())
                self._show_middle()
            else:
                self.head.setText(tr("The table"))
                self._show_table()

    def _show_table(self) -> None:
        facts = self._bench.sheet.facts
        rows = {"name"}
        self.name.setText(str(self._bench.sheet.data.get("name", "")))
        if facts.table is not None and facts.deployment is None:
            self.wide.setValue(facts.table.width)
            self.deep.setValue(facts.table.height)
            rows |= {"width", "depth"}
        self.mat.show_mat()
        self._show_rows(rows | {"mat", "grid", "picture"})

    def _show_one(self, thing: Thing) -> None:
        sheet = self._bench.sheet
        if thing.sort is Sort.EDGE:
            segment = edge_of(sheet, thing.id).segment
            self.edge.setCurrentIndex(self.edge.findData(segment.edge))
            self.start.setValue(segment.start)
            self.end.setValue(segment.end)
            self._show_rows({"edge", "start", "end"})
            return
        self._show_middle()
        if thing.sort is Sort.WAVE:
            self._show_rows(set())
            return
        if thing.sort in (Sort.CARD, Sort.UNIT):
            self._show_rows({"x", "y"} if thing.sort is Sort.UNIT else set())
            return
        found = figures.figures_of(sheet, thing)
        rows = {"x", "y", "name", "kind"}
        if found.turn is not None:
            self.turn.setValue(found.turn)
            rows.add("turn")
        if found.width is not None and found.depth is not None:
            self.wide.setValue(found.width)
            self.deep.setValue(found.depth)
            rows |= {"width", "depth"}
        if found.diameter is not None or thing.sort is Sort.MARKER:
            box = thing.outline.bounds
            self.diameter.setValue(box[2] - box[0] if found.diameter is None else found.diameter)
            rows.add("diameter")
        if found.corners:
            self.corners.setText(figures.corners_in_words(found.corners))
            self.corners.setCursorPosition(0)
            rows.add("corners")
        if thing.sort in (Sort.TERRAIN, Sort.MAP):
            self.size_class.setValue(-1 if found.size is None else found.size)
            self.high.setValue(self.high.minimum() if found.height is None else found.height)
            self.traits.setText(", ".join(found.traits))
            self.traits.setCursorPosition(0)
            self.access.setText(figures.gates_in_words(found.access))
            self.access.setCursorPosition(0)
            rows |= {"height", "traits"} | ({"size", "access"} if sheet.facts.system == "starcraft" else set())
        else:
            self._show_sides(found.side)
            rows.add("side")
        self.name.setText(found.name or "")
        self.kind.setText(found.kind or "")
        self._kinds.offer(kinds_of(sheet, thing.sort))
        ruled = traits_of(sheet)
        self._traits.offer(ruled)
        words = tr("A rule of the game asks for {traits}; any other word describes the piece")
        self.traits.setToolTip(words.format(traits=", ".join(ruled)) if ruled else "")
        self._show_rows(rows)

    def _show_middle(self) -> None:
        middle = self._bench.middle
        if middle is not None:
            self.left.setValue(middle[0])
            self.down.setValue(middle[1])

    def _show_sides(self, side: str | None) -> None:
        self.side.clear()
        self.side.addItem(tr("none"), None)
        for id, form in self._bench.sheet.facts.sides.items():
            self.side.addItem(form.name if form and form.name else id, id)
        self.side.setCurrentIndex(max(self.side.findData(side), 0))

    def _show_rows(self, wanted: set[str]) -> None:
        for key, field in self._rows.items():
            self._form.setRowVisible(field, key in wanted)

    @contextlib.contextmanager
    def _quiet(self) -> Iterator[None]:
        """What is shown is no edit."""
        for field in self._rows.values():
            field.blockSignals(True)
        try:
            yield
        finally:
            for field in self._rows.values():
                field.blockSignals(False)

    # what is typed

    @property
    def _one(self) -> Thing | None:
        things = self._bench.chosen_things
        return things[0] if len(things) == 1 else None

    def _edit(self, edit: Callable[[Thing], Edit], words: str) -> None:
        one = self._one
        if one is not None:
            self._bench.do(edit(one), words)

    def _move(self) -> None:
        middle = self._bench.middle
        if middle is not None:
            self._bench.move(self.left.value() - middle[0], self.down.value() - middle[1])

    def _measure(self) -> None:
        width, depth = self.wide.value(), self.deep.value()
        if not self._bench.chosen:
            size: Entry = {"width": tidy(width), "height": tidy(depth)}
            self._bench.do(lambda sheet: edits.set_key(sheet, "table", size), tr("Size of the table"))
        self._edit(lambda one: lambda sheet: figures.with_measures(sheet, one, width, depth), tr("Measures"))

    def _set(self, key: str, value: str | float | None, words: str) -> None:
        self._edit(lambda one: lambda sheet: edits.changed(sheet, one.id, key, value), words)

    def _word(self, line: QLineEdit, key: str, words: str) -> None:
        one, text = self._one, line.text().strip()
        if not self._bench.chosen and key == "name" and text and text != self._bench.sheet.data.get("name"):
            self._bench.do(lambda sheet: edits.set_key(sheet, "name", text), words)
        if one is None or one.sort in (Sort.EDGE, Sort.WAVE):
            return
        found = figures.figures_of(self._bench.sheet, one)
        if text != ((found.name if key == "name" else found.kind) or ""):
            self._set(key, text or None, words)

    def _take_traits(self) -> None:
        one = self._one
        traits = self.traits.text().replace(",", " ").split()
        if one is not None and tuple(traits) != figures.figures_of(self._bench.sheet, one).traits:
            self._edit(
                lambda thing: lambda sheet: edits.changed(sheet, thing.id, "traits", [*traits] or None), tr("Traits")
            )

    def _take_corners(self) -> None:
        one, words = self._one, self.corners.text()
        if one is not None and words != figures.corners_in_words(figures.figures_of(self._bench.sheet, one).corners):
            self._edit(lambda thing: lambda sheet: figures.with_corners(sheet, thing, words), tr("Corners"))

    def _take_access(self) -> None:
        one, words = self._one, self.access.text()
        if one is not None and words != figures.gates_in_words(figures.figures_of(self._bench.sheet, one).access):
            self._edit(lambda thing: lambda sheet: figures.with_access(sheet, thing, words), tr("Access Points"))

    def _stretch(self) -> None:
        edge, start, end = self.edge.currentData(), self.start.value(), self.end.value()
        self._edit(lambda one: lambda sheet: figures.with_stretch(sheet, one.id, edge, start, end), tr("Entry Edge"))
