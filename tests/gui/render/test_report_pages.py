"""What belongs together stays on one page of a printed report, and nothing stands beyond its edge."""

from dataclasses import dataclass

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from gui.board.overlay import Overlay
from gui.board.portrait import Portrait
from gui.render.picture import image_of, position_board
from gui.render.report import Looks, html_of, pages_of
from gui.render.report_pages import TALL, WIDE, Kept, Picture, Words, laid_out
from gui.theme.tokens import INK, PRINT

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass(frozen=True)
class Plain:
    height: float

    def paint(self, painter: QPainter) -> None: ...


def tops(*groups: Kept) -> list[list[float]]:
    return [[round(top) for top, _ in page] for page in laid_out(groups)]


def test_a_group_that_has_no_room_left_goes_to_the_next_page_whole() -> None:
    two = Kept((Plain(TALL * 0.3), Plain(TALL * 0.3)), heads=1)
    assert [len(page) for page in tops(two, two, two)] == [2, 2, 2]
    small = Kept((Plain(TALL * 0.1), Plain(TALL * 0.1)), heads=1)
    assert [len(page) for page in tops(two, small, small)] == [4, 2]


def test_a_group_longer_than_a_page_is_parted_but_never_its_head_from_what_follows() -> None:
    rows = Kept((Plain(30), *(Plain(TALL / 4) for _ in range(6))), heads=1)
    before = Kept((Plain(TALL - TALL / 4),))
    pages = laid_out((before, rows))
    assert [len(page) for page in pages] == [1, 4, 3]
    assert all(top + block.height <= TALL for page in pages for top, block in page)


def test_a_picture_gets_smaller_where_that_saves_a_page_but_not_too_small(rehearsal) -> None:
    picture = Picture(position_board(rehearsal.game, rehearsal.system.readout(rehearsal.game), {}, theme=PRINT,
                               overlays=frozenset(Overlay), px_per_inch=10))  # fmt: skip
    group = Kept((Plain(40), picture), heads=1)
    tall = picture.board.size.height() * picture._scale
    for part in (0.01, 0.07, 0.1, 0.13, 0.19, 0.249):
        [fits] = laid_out((Kept((Plain(TALL - picture.height - 50 + part * tall),)), group))
        assert fits[-1][0] + fits[-1][1].height == pytest.approx(TALL)
    for part in (0.251, 0.3, 0.5, 0.7):
        assert len(laid_out((Kept((Plain(TALL - picture.height - 50 + part * tall),)), group))) == 2


def test_every_page_of_a_report_keeps_to_the_paper(rehearsal) -> None:
    rules, mission = rehearsal.system, rehearsal.mission
    rehearsal.commit(rules.fill(rehearsal.game, rules.options(rehearsal.game, None).general[0], {}))
    for page in laid_out(pages_of(rehearsal)):
        for top, block in page:
            assert top + block.height <= TALL
            if isinstance(block, Picture):
                assert block.board.size.width() * block._scale <= WIDE + 0.01
    long = Words(f"<h3>{'&lt;&amp;&gt; ' * 60}</h3>")
    assert long.height > 2 * Words("<h3>&lt;&amp;&gt;</h3>").height
    assert mission.name in html_of(rehearsal)


def test_its_pictures_have_the_players_own_and_keep_to_one_ink(rehearsal) -> None:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#00ff00"))
    portraits = {unit.profile.id: Portrait(image) for unit in rehearsal.mission.units}
    shown = {}
    for name, looks in {"without": Looks(), "with": Looks(portraits=portraits), "ink": Looks(INK, portraits)}.items():
        readout = rehearsal.system.readout(rehearsal.game)
        plain = {"theme": looks.theme, "overlays": frozenset(), "px_per_inch": 20}
        board = position_board(rehearsal.game, readout, looks.portraits, **plain)
        drawn = image_of(board)
        shown[name] = drawn.pixelColor(round((27 + 0.4) * 20 + board.margin), round(8 * 20 + board.margin)).name()
    assert shown["with"] == "#00ff00"
    assert shown["without"] != shown["with"] != shown["ink"]
