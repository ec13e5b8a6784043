"""A Charge in the window: while it asks for its targets and its die, its rings are drawn."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from gui.board.overlay import Overlay
from gui.board.overlays import RangeDrawing
from gui.panels.asks import AskForm
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.scenes import load_scene
from missions.systems import system


@pytest.fixture
def window(empty_window: MainWindow, repository: Path, qtbot: QtBot) -> MainWindow:
    """The Assault Phase; a lone marine may charge."""
    scene = load_scene(repository / "tests/scenes/starcraft/charge.yaml")
    rehearsal = Rehearsal(system("starcraft"), scene.mission, seed=1)
    empty_window.files.take(Opened(rehearsal))
    for order in scene.before:
        empty_window.session.commit(order)
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def test_the_odds_are_drawn_while_the_charge_asks(window: MainWindow, player) -> None:
    player.click((12.0, 9.0))
    assert window.play.options is not None
    charge = next(one for one in window.play.options.unit if one.id == "charge")
    window.play.choose(charge)
    draft = window.play.draft
    assert draft is not None
    assert draft.option == "charge"
    areas = window.session.system.areas(window.session.game, draft)
    assert areas.bands[0].text == "1+: 100%"
    assert len(areas.bands) == 6


def test_a_weapon_that_asks_for_its_target_shows_how_far_it_reaches(window: MainWindow, player) -> None:
    player.click((12.0, 9.0))
    assert window.play.options is not None
    rifle = next(one for one in window.play.options.unit if one.id == "attack:C-14 rifle")
    window.play.choose(rifle)
    player.settle()
    assert window.stage.areas is not None
    assert [band.text for band in window.stage.areas.bands] == ["C-14 rifle 12″"]
    assert len(window.board.drawings(Overlay.RANGES.value)) == 1
    window.play.cancel()
    assert window.play.draft is None or not window.play.draft.option.startswith("attack")


def test_an_attack_with_real_dice_shows_how_far_the_weapons_reach(window: MainWindow, player) -> None:
    player.click((12.0, 9.0))
    player.key("a")
    player.settle()
    assert window.stage.areas is not None
    assert [band.text for band in window.stage.areas.bands] == ["C-14 rifle 12″"]
    assert len(window.board.drawings(Overlay.RANGES.value)) == 1


def test_how_far_a_weapon_reaches_goes_with_the_model_in_the_hand(window: MainWindow, player) -> None:
    player.click((12.0, 9.0))
    player.key("r")
    player.lift((12.0, 9.0), (12.0, 7.0))
    player.settle()
    player.move((12.0, 6.0))
    (drawn,) = window.board.drawings(Overlay.RANGES.value)
    assert isinstance(drawn, RangeDrawing)
    held = window.play.state.pose
    assert drawn.area.centroid[0] == pytest.approx(held.x, abs=0.2)
    assert drawn.area.contains((held.x, held.y + 12.6))
    assert not drawn.area.contains((held.x, held.y + 12.7))


def test_targets_that_are_ticked_stay_so_when_dice_are_to_be_typed(window: MainWindow, player) -> None:
    player.click((12.0, 9.0))
    player.key("c")
    form = window.activation.findChild(AskForm)
    assert form is not None
    target = next(unit.id for unit in window.session.mission.units if unit.side == "blue")
    player.click(player.pose(f"{target}.1").point)
    assert form.so_far["targets"] == (target,)
    window.actions_["typed"].trigger()
    anew = window.activation.findChild(AskForm)
    assert anew is not None
    assert anew is not form
    assert anew.so_far["targets"] == (target,)


@pytest.fixture
def behind_a_wall(empty_window: MainWindow, repository: Path, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Marines, a foe in the open and one behind a wall."""
    text = (repository / "tests/scenes/starcraft/charge.yaml").read_text(encoding="utf-8")
    lings = "- {id: blue.hidden, profile: zerg/zergling, models: {1: [4, 9]}}\n"
    wall = "  terrain:\n    - {id: wall, kind: wall, size: 2, polygon: [[6, 3], [7, 3], [7, 15], [6, 15]]}\n"
    path = tmp_path / "walled.yaml"
    path.write_text(text.replace("  units:\n", f"{wall}  units:\n    {lings}", 1), encoding="utf-8")
    scene = load_scene(path)
    empty_window.files.take(Opened(Rehearsal(system("starcraft"), scene.mission, seed=1)))
    for order in scene.before:
        empty_window.session.commit(order)
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def test_a_click_on_a_foe_that_is_no_target_says_why_and_goes_on_asking(
    behind_a_wall: MainWindow, qtbot: QtBot
) -> None:
    window = behind_a_wall

    def click(at: tuple[float, float]) -> None:
        qtbot.mouseClick(window.board.viewport(), Qt.MouseButton.LeftButton, pos=window.board.from_inches(at).toPoint())

    click((12.0, 9.0))
    assert window.play.options is not None
    rifle = next(one for one in window.play.options.unit if one.id == "attack:C-14 rifle")
    window.play.choose(rifle)
    click((4.0, 9.0))
    assert window.play.asking is not None
    assert window.play.asking.id == rifle.id
    assert window.play.unit == rifle.unit
    assert window.verdict.card is not None
    assert window.verdict.card.title == "Refused"
    assert "Line of sight" in {check.title for check in window.verdict.card.checks}
    click((12.0, 9.0))
    assert window.play.unit == rifle.unit
