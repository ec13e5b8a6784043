"""The table alone, edge to edge, as other programs lay it under their own grid."""

from dataclasses import replace

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter

from engine.game import Game, Standing
from engine.mission import Mission
from gui.board.compose import View
from gui.board.terrain import terrain_drawings
from gui.render.picture import Board
from gui.theme.fonts import load_fonts
from gui.theme.tokens import PRINT


def bare_png(mission: Mission, game: Game, pixels_an_inch: int) -> bytes:
    """A PNG without frame, words or models, so many pixels an inch: other programs lay their own figures on it. Raises
    ``OSError`` where no picture is to be had."""
    load_fonts()
    away = {id: replace(model, standing=Standing.RESERVE, pose=None) for id, model in game.models.items()}
    cleared = Game(mission=mission, models=away, removed=game.removed)
    view = View(mission, terrain_drawings(mission, game.removed), cleared, None, None, frozenset())
    board = Board(view, float(pixels_an_inch), PRINT, margin=0.0, words=False)
    image = QImage(round(board.size.width()), round(board.size.height()), QImage.Format.Format_RGB32)
    image.fill(board.theme.desk)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.paint(painter)
    painter.end()
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(held, "PNG"):  # type: ignore[call-overload]  # the stubs have the format as bytes alone
        raise OSError("the picture cannot be made")
    return bytes(held.data().data())
