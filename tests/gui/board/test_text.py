"""Words on the table."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gui.board.text import write
from gui.theme.fonts import font, load_fonts

WORDS = ("1.02″ of 4″; 2.98″ left", "Enter: nearest legal place, 0.4″", "Übergroße Brut")


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.usefixtures("qapp")
def test_words_laid_out_once_look_to_the_bit_as_if_they_were_laid_out_anew(bold: bool, ratio: int) -> None:
    load_fonts()

    def picture(anew: bool) -> QImage:
        image = QImage(400 * ratio, 120 * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, words in enumerate(WORDS):
            at = QPointF(7.3 + row * 0.37, 20.6 + row * 30.21)
            if anew:
                painter.setFont(font(12, bold=bold))
                painter.setPen(QColor(20, 40, 60))
                painter.drawText(at, words)
            else:
                write(painter, words, at, 12.0, QColor(20, 40, 60), bold=bold)
        painter.end()
        return image

    assert picture(anew=True) == picture(anew=False)
