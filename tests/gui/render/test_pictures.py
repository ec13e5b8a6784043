"""Pictures to look at, to print and to share: the same position gives the same bytes."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.game import Game, starting_models
from engine.mission import (
    EdgeName,
    EdgeSegment,
    Marker,
    Mission,
    MissionCard,
    Piece,
    Profile,
    Side,
    SideLook,
    Table,
    UnitSetup,
)
from engine.picture import (
    Areas,
    Bag,
    Band,
    BandKind,
    MarkerRow,
    ModelMarks,
    PoolRow,
    Pools,
    Readout,
    Roster,
    RosterRow,
    Score,
    SideArea,
    Step,
    StepState,
    Track,
)
from geometry.area import Area
from geometry.base import Base
from geometry.pose import Pose
from gui.board.compose import View
from gui.board.overlay import ALL_OVERLAYS, Overlay
from gui.board.terrain import terrain_drawings
from gui.board.text import text_width
from gui.render.legend import HEIGHTS, SIZES, legend_sections
from gui.render.legend_section import Section
from gui.render.picture import render, render_sheet, save_picture, thumbnail
from gui.render.sheet import Sheet
from gui.render.state import state_section
from gui.theme.tokens import DARK, LIGHT, PRINT

pytestmark = pytest.mark.usefixtures("qapp")
MARGIN = 36


def table_of(width: float, height: float) -> Mission:
    sides = (
        Side("red", "Terran", "terran", SideLook.RED, True, (EdgeSegment(EdgeName.TOP, 0, width),)),
        Side("blue", "Zerg", "zerg", SideLook.BLUE),
    )
    profile = Profile("marine", "Marine", "terran", Base.round(1.25), "made for tests")
    units = (
        UnitSetup("red.marines", "Marines", "red", profile, (1, 2), {1: Pose(6, 6), 2: Pose(8, 6)}),
        UnitSetup("blue.late", "Late", "blue", profile, (1,)),
    )
    wall = Piece("wall", "Wall", "wall", Area.rectangle(10, 10, 16, 11.4), 2)
    marker = Marker("m1", "One", "mission", (12, 5), 1.5, 1, "red")
    card = MissionCard("Test", 5, "made for tests")
    return Mission(
        "starcraft", "A Small Test", "made for tests", Table(width, height), card, {}, (wall,), sides, units, (marker,)
    )


@pytest.fixture
def mission() -> Mission:
    return table_of(24, 24)


@pytest.fixture
def readout() -> Readout:
    return Readout(
        "Round 2 of 5",
        (
            Track("Phases", (Step("Movement", "", StepState.DONE), Step("Assault", "", StepState.NOW))),
            Score("Score", {"red": 3, "blue": 5}, (MarkerRow("m1", "held", "blue"),)),
            Pools("Supply Pool", (PoolRow("red", 2, 8, "2 of 8"), PoolRow("blue", 3, 8, "3 of 8"))),
            Roster("Units", (RosterRow("blue.late", "blue", "Late", True, mark="R"),)),
        ),
        {"red.marines.2": ModelMarks(acted=True)},
        trails={"red.marines.2": ((3.0, 6.0), (8.0, 6.0))},
    )


@pytest.fixture
def areas() -> Areas:
    reach = Area.disc((6, 6), 4)
    zone = SideArea("red", Area.rectangle(0, 0, 24, 6), "Terran zone")
    return Areas(reach=reach, legal_end=reach, coherency=Area.disc((6, 6), 2), influence=(zone,), allowance=4)


def view_of(mission: Mission, readout: Readout | None = None, areas: Areas | None = None) -> View:
    game = Game(mission=mission, models=starting_models(mission))
    return View(mission, terrain_drawings(mission), game, readout, areas)


def rows(sections: list[Section]) -> dict[str, list[str]]:
    return {section.head: [row.text.strip() for row in section.rows] for section in sections}


@pytest.mark.parametrize("ending", ["png", "svg"])
@pytest.mark.parametrize("plain", [True, False])
def test_the_same_position_gives_the_same_bytes(
    tmp_path: Path, mission: Mission, readout: Readout, areas: Areas, ending: str, plain: bool
) -> None:
    paths = [tmp_path / f"{name}.{ending}" for name in ("one", "two")]
    for path in paths:
        save_picture(path, mission, None, readout, areas=areas, plain=plain)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    other = tmp_path / f"other.{ending}"
    save_picture(other, mission, None, readout, areas=areas, plain=plain, theme=LIGHT)
    assert other.read_bytes() != paths[0].read_bytes()


def test_another_process_gives_the_same_bytes(tmp_path: Path) -> None:
    """And needs no more than a QGuiApplication."""
    code = (
        "import sys; from pathlib import Path; from PySide6.QtGui import QGuiApplication;"
        "app = QGuiApplication([]); from missions.shipped import shipped; from missions.load import load_mission;"
        "from gui.render.picture import save_picture; mission = load_mission(shipped()[0].path);"
        "[save_picture(Path(path), mission) for path in sys.argv[1:]]"
    )
    names = [["a.png", "a.svg"], ["b.png", "b.svg"]]
    for pair in names:
        subprocess.run([sys.executable, "-c", code, *(str(tmp_path / name) for name in pair)], check=True)
    for one, other in zip(*names, strict=True):
        assert (tmp_path / one).read_bytes() == (tmp_path / other).read_bytes()


def test_a_pdf_is_the_same_but_for_its_date_and_id(tmp_path: Path, mission: Mission, readout: Readout) -> None:
    told = []
    for name in ("one.pdf", "two.pdf"):
        save_picture(tmp_path / name, mission, None, readout)
        data = (tmp_path / name).read_bytes()
        assert data.startswith(b"%PDF-")
        for varying in (rb"Date \(D:\d+Z\)", rb"Date=\"[^\"]*\"", rb"/ID \[[^\]]*\]", rb"uuid:[0-9a-f-]+"):
            data = re.sub(varying, b"", data)
        told.append(data)
    assert told[0] == told[1]


def test_an_svg_holds_lines_alone_and_needs_no_font(
    tmp_path: Path, mission: Mission, readout: Readout, areas: Areas
) -> None:
    for plain in (True, False):
        save_picture(tmp_path / "x.svg", mission, None, readout, areas=areas, plain=plain)
        text = (tmp_path / "x.svg").read_text("utf-8")
        assert "<image" not in text
        assert "<text" not in text
        assert ' d=""' not in text
        assert not re.search(r"[ ,\"](nan|inf)", text)
        assert "<title>A Small Test</title>" in text


def test_a_plain_picture_is_the_table_and_its_frame(mission: Mission) -> None:
    image = render(mission, px_per_inch=20)
    assert (image.width(), image.height()) == (24 * 20 + 2 * MARGIN, 24 * 20 + 2 * MARGIN)
    assert image.pixelColor(2, 2) == PRINT.desk
    assert image.pixelColor(MARGIN + 20 * 20 + 10, MARGIN + 20 * 20 + 10) == PRINT.mat
    assert image.pixelColor(MARGIN + 1, MARGIN - 4) == PRINT.red.fill
    assert image.pixelColor(MARGIN + 1, MARGIN + 24 * 20 + 4) == PRINT.desk


def test_models_stand_where_the_mission_sets_them_without_a_game(mission: Mission) -> None:
    image = render(mission, px_per_inch=20)
    assert image.pixelColor(MARGIN + 6 * 20, MARGIN + 6 * 20 + 9) == PRINT.red.fill
    assert image == render(mission, Game(mission=mission, models=starting_models(mission)), px_per_inch=20)


def test_an_overlay_is_left_out_on_request(mission: Mission, areas: Areas) -> None:
    whole = render(mission, areas=areas, px_per_inch=20)
    for overlay in (Overlay.REACH, Overlay.COHERENCY, Overlay.INFLUENCE, Overlay.ENTRY_EDGES, Overlay.NAMES):
        assert render(mission, areas=areas, px_per_inch=20, overlays=ALL_OVERLAYS - {overlay}) != whole, overlay


def test_a_thumbnail_is_as_wide_as_asked_and_bears_no_words(mission: Mission) -> None:
    small = thumbnail(mission, 300)
    assert (small.width(), small.height()) == (300, 300)
    assert thumbnail(table_of(54, 36), 360).width() == 360
    light_ink = [
        (x, y) for x in range(small.width()) for y in range(small.height()) if small.pixelColor(x, y) == LIGHT.ink
    ]
    assert len(light_ink) < 50
    assert thumbnail(mission, 300, DARK).pixelColor(150, 200) == DARK.mat


def test_a_sheet_is_a_page_of_a4(tmp_path: Path, mission: Mission) -> None:
    save_picture(tmp_path / "x.png", mission)
    image = QImage(str(tmp_path / "x.png"))
    assert image.width() / image.height() == pytest.approx(297 / 210, abs=0.001)
    assert image.width() / image.dotsPerMeterX() * 1000 == pytest.approx(297, abs=0.3)
    save_picture(tmp_path / "x.pdf", mission)
    assert page_size(tmp_path / "x.pdf") == pytest.approx((297 / 25.4 * 72, 210 / 25.4 * 72), abs=1)


def page_size(path: Path) -> tuple[float, float]:
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", path.read_bytes())
    assert found
    return (float(found[1]), float(found[2]))


def test_a_plain_pdf_of_96_pixels_an_inch_is_as_large_as_the_table(tmp_path: Path, mission: Mission) -> None:
    save_picture(tmp_path / "x.pdf", mission, plain=True, px_per_inch=96)
    frame = 2 * MARGIN / 96 * 72
    assert page_size(tmp_path / "x.pdf") == pytest.approx((24 * 72 + frame, 24 * 72 + frame), abs=1)


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(54, 36, 6), (36, 36, 6), (48, 48, 8), (24, 24, 4), (72, 36, 8), (12, 12, 2)]
)
def test_a_sheet_is_drawn_at_the_largest_round_scale_that_fits(width: float, height: float, scale: int) -> None:
    sheet = Sheet(view_of(table_of(width, height)), PRINT)
    assert sheet.reduction == scale
    # 1020 by 690 pixels of a page 1320 wide are kept for the table; a page is 297 mm wide.
    paper = (width * 25.4 / scale, height * 25.4 / scale)
    assert paper[0] <= 1020 / 1320 * 297 + 1e-6
    assert paper[1] <= 690 / 1320 * 297 + 1e-6


def test_the_table_on_a_sheet_has_the_scale_it_tells(mission: Mission) -> None:
    image = render_sheet(mission)
    row = round(image.height() * 0.6)
    mat = [x for x in range(image.width()) if image.pixelColor(x, row) == PRINT.mat]
    millimetres = (mat[-1] - mat[0]) / image.width() * 297
    assert millimetres == pytest.approx(24 * 25.4 / 4, abs=0.6)


def test_a_subtitle_may_be_given(mission: Mission, readout: Readout) -> None:
    plain = render_sheet(mission, readout=readout)
    assert render_sheet(mission, readout=readout, subtitle="after order 22") != plain


def test_the_legend_tells_only_what_the_sheet_shows(mission: Mission, readout: Readout, areas: Areas) -> None:
    bare = rows(list(legend_sections(view_of(mission))))
    assert bare == {
        "Models": ["Terran"],
        "Terrain": ["Size 2, wall"],
        "Table": ["Entry Edge", "Mission Marker", "every 6″"],
    }
    full = rows(list(legend_sections(view_of(mission, readout, areas))))
    assert full["Models"] == ["Terran", "has acted"]
    assert full["Table"] == ["Entry Edge", "zone of a side", "Mission Marker", "controlled", "way moved", "every 6″"]


def test_the_legend_calls_areas_of_a_side_by_their_kind(mission: Mission, readout: Readout, areas: Areas) -> None:
    disc = Area.disc((10, 10), 2)
    rings = tuple(
        SideArea("red", disc, "", kind) for kind in ("field of a held Action", "threat range", "threat range")
    )
    table = rows(list(legend_sections(view_of(mission, readout, replace(areas, influence=rings)))))["Table"]
    assert [row for row in table if row in {"zone of a side", "field of a held Action", "threat range"}] == [
        "field of a held Action",
        "threat range",
    ]


def test_the_legend_names_the_bands_that_are_shown(mission: Mission, readout: Readout, areas: Areas) -> None:
    disc = Area.disc((10, 10), 2)
    bands = tuple(Band("", disc, kind) for kind in BandKind)
    view = view_of(mission, readout, replace(areas, bands=bands))
    named = {"range of a weapon", "fought for", "ground"}
    assert named <= set(rows(list(legend_sections(view)))["Table"])
    without = replace(view, overlays=view.overlays - {Overlay.RANGES, Overlay.MARKERS, Overlay.GROUND})
    assert not named & set(rows(list(legend_sections(without)))["Table"])


def test_the_pennant_is_called_as_the_game_calls_it(mission: Mission, readout: Readout) -> None:
    some = next(iter(readout.marks))
    marked = replace(readout, marks={some: ModelMarks(leader=True)}, leader="Warlord")
    assert "Warlord" in rows(list(legend_sections(view_of(mission, marked))))["Models"]
    nameless = replace(marked, leader="")
    assert rows(list(legend_sections(view_of(mission, nameless))))["Models"] == ["Terran"]


def test_the_state_tells_score_pools_and_reserves(mission: Mission, readout: Readout) -> None:
    (state,) = state_section(view_of(mission, readout))
    told = [(row.text.strip(), row.value) for row in state.rows]
    assert told == [
        ("Score", "Terran 3, Zerg 5"),
        ("Supply Pool", ""),
        ("Terran", "2 of 8"),
        ("Zerg", "3 of 8"),
        ("Zerg Reserves", "1"),
    ]
    assert list(state_section(view_of(mission))) == []


def test_an_empty_bag_is_told_to_be_empty(mission: Mission) -> None:
    (state,) = state_section(view_of(mission, Readout("", (Bag("In the bag", ()),))))
    assert [(row.text, row.value) for row in state.rows] == [("In the bag", "empty")]


@pytest.mark.parametrize("name", ["x.gif", "x", "x.svgz"])
def test_another_ending_is_refused_by_name(tmp_path: Path, mission: Mission, name: str) -> None:
    with pytest.raises(ValueError, match=r"\.png, \.svg or \.pdf"):
        save_picture(tmp_path / name, mission)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_folder_that_is_not_there_is_an_error_that_names_it(tmp_path: Path, mission: Mission, ending: str) -> None:
    with pytest.raises(OSError, match="nowhere"):
        save_picture(tmp_path / "nowhere" / f"x.{ending}", mission)


def test_an_ending_in_capitals_is_known(tmp_path: Path, mission: Mission) -> None:
    save_picture(tmp_path / "X.PNG", mission)
    assert not QImage(str(tmp_path / "X.PNG")).isNull()


def test_the_legend_has_room_for_its_longest_words() -> None:
    words = [*SIZES.values(), *HEIGHTS.values(), "grass, lost if entered", "out of coherency", "Mission Marker"]
    assert max(text_width(text, 10) for text in words) <= 150 - 34
