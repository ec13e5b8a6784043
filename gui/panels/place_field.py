"""A place on the table: a click there gives it, or two figures."""

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.options import Answer, PointAsk
from geometry.pose import Point
from gui.text import tr
from missions.fields import FARTHEST


class PlaceField:
    """Inches from the table's left and top edge, with a blank or a semicolon between them."""

    def __init__(self, ask: PointAsk) -> None:
        self._line = QLineEdit()
        self._line.setObjectName(f"ask.{ask.name}")
        self._line.setAccessibleName(f"{ask.label}: {self.wants}")
        self._line.setValidator(QRegularExpressionValidator(QRegularExpression(r"[-0-9.,;″ ]*"), self._line))
        self.point(ask.start)

    @property
    def widget(self) -> QWidget:
        return self._line

    @property
    def wants(self) -> str:
        return tr("inches from the left and from the top")

    def answer(self) -> Answer | None:
        words = self._line.text().replace("″", " ").replace(";", " ").replace(", ", " ").replace(",", ".").split()
        try:
            across, down = (float(word) for word in words)
        except ValueError:
            return None
        return (across, down) if max(abs(across), abs(down)) <= FARTHEST else None

    def point(self, at: Point) -> None:
        """A click on the table."""
        self._line.setText(f"{at[0]:.2f}  {at[1]:.2f}")

    def put(self, answer: Answer) -> None:
        if isinstance(answer, tuple) and len(answer) == 2 and not isinstance(answer[0], str):
            self.point((float(answer[0]), float(answer[1])))

    def mark(self, value: str) -> bool:
        return False

    def take_focus(self) -> None:
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._line.selectAll()
