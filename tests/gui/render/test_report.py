"""A rehearsal written out: what is in it, and the same bytes each time."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.rehearsal import Rehearsal
from gui.render.picture import render
from gui.render.report import _few_colours, html_of, parts_of, save_report
from missions.rehearsals import load_rehearsal

pytestmark = pytest.mark.usefixtures("qapp")
PLAYED = Path(__file__).parents[2] / "playthroughs"


@pytest.fixture(scope="module", params=sorted(PLAYED.glob("*.yaml")), ids=lambda path: path.stem)
def rehearsal(request: pytest.FixtureRequest) -> Rehearsal:
    """The beginning of a recorded game, with a branch that was left."""
    whole = load_rehearsal(request.param)
    begun = Rehearsal(whole.system, whole.mission, whole.seed)
    orders = [node.order for node in whole.line()]
    for order in orders[:16]:
        begun.commit(order)
    begun.go_to(12)
    return begun


def test_every_order_of_the_line_is_in_one_part_and_no_other(rehearsal: Rehearsal) -> None:
    told = [line.node for part in parts_of(rehearsal) for line in part.lines]
    assert told == list(range(1, 13))
    for part in parts_of(rehearsal):
        assert {line.subject for line in part.lines} == {part.subject}


def test_a_part_has_a_picture_exactly_where_the_table_has_changed(rehearsal: Rehearsal) -> None:
    before = rehearsal.nodes[0].game
    for part in parts_of(rehearsal):
        after = rehearsal.nodes[part.lines[-1].node].game
        changed = (after.models, after.removed) != (before.models, before.removed)
        assert (part.picture is not None) == changed
        before = after


def test_it_is_the_same_each_time_and_whole(rehearsal: Rehearsal) -> None:
    html = html_of(rehearsal)
    assert html == html_of(rehearsal)
    pictures = sum(part.picture is not None for part in parts_of(rehearsal))
    assert html.count("<img ") == pictures + 1
    assert "src='http" not in html
    assert "file:" not in html
    assert f"from the seed {rehearsal.seed}" in html
    assert len(re.findall(r"<td class='n'>\d+</td>", html)) == 12
    assert "$" not in re.sub(r"base64,[^']*", "", html)


def test_names_cannot_put_anything_into_the_page(rehearsal: Rehearsal) -> None:
    named = Rehearsal(rehearsal.system, replace(rehearsal.mission, name="<script>x & y</script>"), 1)
    html = html_of(named)
    assert "<script>" not in html
    assert "&lt;script&gt;x &amp; y&lt;/script&gt;" in html


def test_it_is_written_as_a_page_or_as_a_pdf_and_nothing_else(tmp_path: Path) -> None:
    rehearsal = load_rehearsal(PLAYED / "hardwired28-tutorial.yaml")
    rehearsal.go_to(3)
    heard: list[tuple[int, int]] = []
    save_report(rehearsal, tmp_path / "a.html", lambda done, of: heard.append((done, of)))
    assert heard == [(number, len(heard)) for number in range(len(heard))]
    save_report(rehearsal, tmp_path / "a.pdf")
    assert (tmp_path / "a.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    pdf = (tmp_path / "a.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    save_report(rehearsal, tmp_path / "b.pdf")
    assert timeless(pdf) == timeless((tmp_path / "b.pdf").read_bytes())
    with pytest.raises(ValueError, match=r"this ends in \.html or \.pdf, not in \.txt"):
        save_report(rehearsal, tmp_path / "a.txt")
    with pytest.raises(OSError, match="nowhere"):
        save_report(rehearsal, tmp_path / "nowhere" / "a.html")


def timeless(pdf: bytes) -> bytes:
    """Without its date and its id, which stand in its metadata too."""
    date = rb"D:\d{14}Z|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"
    return re.sub(date + rb"|uuid:[-0-9a-f]+|/ID \[ <[^\]]*\]", b"", pdf)


def test_its_pictures_have_few_colours_and_look_the_same() -> None:
    rehearsal = load_rehearsal(PLAYED / "hardwired28-tutorial.yaml")
    game = rehearsal.game
    whole = render(game.mission, game, rehearsal.system.readout(game))
    few = _few_colours(whole).convertToFormat(QImage.Format.Format_RGB32)
    far = 0
    for x in range(0, whole.width(), 7):
        for y in range(0, whole.height(), 5):
            a, b = whole.pixelColor(x, y), few.pixelColor(x, y)
            far += max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > 24
    assert far <= 0.002 * (whole.width() // 7) * (whole.height() // 5)
