"""What is to be known of an area stands in words: below the unit's options, and on the map where ways fail."""

from dataclasses import replace

import pytest

from engine.picture import told
from gui.board.labels import LabelDrawing
from gui.panels.kit import Paragraph
from gui.window.main_window import MainWindow


@pytest.fixture
def rules(rules):
    """The small game, whose areas have something to say."""

    class Telling(type(rules)):
        fails = False

        def areas(self, game, draft):
            areas = super().areas(game, draft)
            if draft is None:
                return areas
            return told(replace(areas, notes=("Climbs are left to you",)), straight_only=self.fails)

    return Telling()


def notes(window: MainWindow) -> str:
    paragraph = window.activation.findChild(Paragraph, "area notes")
    return "" if paragraph is None or paragraph.isHidden() else paragraph.accessibleName()


def test_notes_of_areas_stand_below_the_options_of_the_unit(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    assert notes(window) == "Climbs are left to you"
    window.play.pick(None)
    player.settle()
    assert notes(window) == ""


def test_ways_that_fail_are_told_of_before_anything_is_dragged(window: MainWindow, player, rules) -> None:
    rules.fails = True
    window.play.pick("red.goliath")
    player.settle()
    assert "Ways round could not be worked out here" in notes(window)
    labels = [label for label in window.board.drawings("labels") if isinstance(label, LabelDrawing)]
    assert "straight lines only" in [line.text for label in labels for line in label.lines]
