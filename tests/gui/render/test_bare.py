"""A picture of the table alone, and the Universal VTT file that has it."""

import base64
import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gui.cli.exporting import export
from gui.render.for_others import PIXELS_AN_INCH
from missions.load import load_mission
from missions.mission_ref import shipped_folder


@pytest.mark.usefixtures("qapp")
def test_a_universal_vtt_file_has_the_table_edge_to_edge(tmp_path: Path) -> None:
    out = tmp_path / "extraction.dd2vtt"
    assert export(shipped_folder() / "hardwired28" / "extraction.yaml", out)[1] == 0
    picture = QImage.fromData(base64.b64decode(json.loads(out.read_bytes())["image"]))
    assert (picture.width(), picture.height()) == (24 * PIXELS_AN_INCH, 24 * PIXELS_AN_INCH)
    middle = picture.pixelColor(round(6.6 * PIXELS_AN_INCH), round(2.1 * PIXELS_AN_INCH))  # of bulkhead-north-2
    floor = picture.pixelColor(round(7.6 * PIXELS_AN_INCH), round(2.1 * PIXELS_AN_INCH))
    assert middle != floor
    # Who stands on the table when the game begins is not in the picture.
    stands = load_mission(shipped_folder() / "hardwired28" / "extraction.yaml").units[0].poses[1]
    figure = picture.pixelColor(round(stands.x * PIXELS_AN_INCH), round(stands.y * PIXELS_AN_INCH))
    assert figure == floor
