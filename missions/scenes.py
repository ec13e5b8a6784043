"""Scenes: a position, an order, and exactly what must be said about it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import Field

from engine.findings import Finding, Verdict
from engine.game import Game
from engine.mission import Mission
from engine.orders import Order
from engine.tongue import tr
from missions.expecting import Expectation, differences, wrong_codes
from missions.fields import Text, Word
from missions.formats import Kind, kind_of
from missions.mission_ref import read_reference
from missions.orders import read_order
from missions.placing import Places, placed
from missions.problems import Unreadable
from missions.raw import Raw
from missions.reading import Form, Reading, read_form
from missions.sources import read_bytes
from missions.systems import system
from missions.yamlnodes import Document, reading_yaml


class SceneForm(Form):
    """A scene: one position, one order, what must be said."""

    format: Literal["measuretwice/scene/1"]
    title: Word
    mission: object
    place: Places = Field(default_factory=dict)
    before: list[object] = Field(default_factory=list)
    order: object
    expect: Expectation
    notes: list[Text] = Field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Scene:
    """``notes`` are the file's own and what there is to say of where its mission came from."""

    file: str
    title: str
    mission: Mission
    before: tuple[Order, ...]
    order: Order
    expect: Expectation
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SceneResult:
    """``verdict`` is none where an order before it was refused. ``differences`` are empty when all came as expected."""

    scene: Scene
    game: Game
    verdict: Verdict | None
    findings: tuple[Finding, ...]
    differences: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.differences


def load_scene(path: Path) -> Scene:
    """A scene file. Raises :class:`Unreadable` with every problem."""
    return scene_from_bytes(read_bytes(path), str(path), path.parent)


def scene_from_bytes(content: bytes, file: str, folder: Path) -> Scene:
    """A scene file's content; ``folder`` is where its mission's path begins. Raises :class:`Unreadable`."""
    with reading_yaml(content, file) as document:
        return _read_scene(document, folder)


def _read_scene(document: Document, folder: Path) -> Scene:
    kind_of(document, Kind.SCENE)
    reading = Reading(document)
    form = read_form(SceneForm, reading)
    problems = form if isinstance(form, list) else []
    raw = Raw(document.data)
    referred = read_reference(reading, raw.at("mission"), folder) if "mission" in _keys(raw) else []
    if isinstance(referred, list):
        raise Unreadable(problems + referred)
    mission, wrong = placed(referred.mission, raw.at("place"), reading)
    rules = system(mission.system)
    before = [read_order(rules, order, reading) for order in raw.at("before").values()]
    wrong += wrong_codes(raw.at("expect"), rules.rulebook.codes, reading)
    order = read_order(rules, raw.at("order"), reading) if "order" in _keys(raw) else []
    orders = [found for found in before if isinstance(found, Order)]
    problems += [problem for found in (*before, order) if isinstance(found, list) for problem in found]
    if problems or wrong or isinstance(form, list) or isinstance(order, list):
        raise Unreadable(problems + wrong)
    return Scene(document.file, form.title, mission, tuple(orders), order, form.expect, (*form.notes, *referred.notes))


def _keys(raw: Raw) -> set[object]:
    return set(raw.data) if isinstance(raw.data, dict) else set()


def play(scene: Scene) -> SceneResult:
    """Carry out what comes before, judge the order, and compare what was said with what was to be said."""
    rules = system(scene.mission.system)
    game = rules.begin(scene.mission)
    for index, order in enumerate(scene.before, 1):
        verdict = rules.judge(game, order)
        if not verdict.legal:
            said = "; ".join(rules.say(game, finding).text for finding in verdict.refusals)
            return SceneResult(
                scene,
                game,
                None,
                (),
                (tr("order {index} before it ({do}) is refused: {said}", index=index, do=order.do, said=said),),
            )
        game = rules.carry_out(game, order)
    verdict = rules.judge(game, scene.order)
    came = tuple(differences(scene.expect, verdict, lambda finding: rules.say(game, finding).head))
    return SceneResult(scene, game, verdict, verdict.noted, came)
