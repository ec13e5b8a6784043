"""Scenes: a position, an order, and exactly what must be said about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from engine.findings import Finding, Severity, Verdict
from engine.game import Game
from engine.mission import Mission
from engine.orders import Order
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

CLOSE = 0.0005
"""Inches that a measure may be off beside the rounding of the digits a scene gives."""


class Expected(Form):
    """A finding that must come. What is not given is not compared."""

    code: Word
    subject: Word | None = None
    severity: Literal["refused", "tolerance", "other_reading", "left_to_you"] | None = None
    measured: Annotated[float, Field(strict=True, allow_inf_nan=False)] | None = None
    limit: Annotated[float, Field(strict=True, allow_inf_nan=False)] | None = None

    def fits(self, finding: Finding) -> bool:
        return (
            self.code == finding.code
            and self.subject in (None, *finding.subjects[:1])
            and self.severity in (None, finding.severity.value)
            and _same(self.measured, finding.measured)
            and _same(self.limit, finding.limit)
        )

    def __str__(self) -> str:
        return _shown(self.code, self.severity, self.subject, self.measured, self.limit)


class Expectation(Form):
    """Whether the order is legal, and exactly the findings that are not `passed`, in any order."""

    legal: bool
    findings: list[Expected] = Field(default_factory=list)


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
            return SceneResult(scene, game, None, (), (f"order {index} before it ({order.do}) is refused: {said}",))
        game = rules.carry_out(game, order)
    verdict = rules.judge(game, scene.order)
    return SceneResult(scene, game, verdict, verdict.noted, tuple(_differences(scene.expect, verdict)))


def _differences(expect: Expectation, verdict: Verdict) -> list[str]:
    lines = []
    if verdict.legal is not expect.legal:
        words = {True: "allowed", False: "refused"}
        lines.append(f"the order is {words[verdict.legal]}; {words[expect.legal]} was expected")
    matched = _match(expect.findings, verdict.noted)
    lines += [f"missing: {wanted}" for index, wanted in enumerate(expect.findings) if index not in matched]
    lines += [
        f"not expected: {shown(finding)}"
        for index, finding in enumerate(verdict.noted)
        if index not in matched.values()
    ]
    return lines


def _match(wanted: Sequence[Expected], found: Sequence[Finding]) -> dict[int, int]:
    """As many pairs of expected and found as there can be."""
    taken: dict[int, int] = {}

    def settle(index: int, tried: set[int]) -> bool:
        for place, finding in enumerate(found):
            if place not in tried and wanted[index].fits(finding):
                tried.add(place)
                if place not in taken or settle(taken[place], tried):
                    taken[place] = index
                    return True
        return False

    for index in range(len(wanted)):
        settle(index, set())
    return {index: place for place, index in taken.items()}


def _same(wanted: float | None, found: float | None) -> bool:
    if wanted is None:
        return True
    if found is None:
        return False
    digits = max(2, len(repr(wanted).partition(".")[2]))
    return abs(wanted - found) <= CLOSE + 0.5 * 10.0**-digits + 1e-12


def shown(finding: Finding) -> str:
    """A finding as a scene would write it down."""
    severity = None if finding.severity is Severity.REFUSED else finding.severity.value
    subject = finding.subjects[0] if finding.subjects else None
    return _shown(finding.code, severity, subject, finding.measured, finding.limit)


def _shown(code: str, severity: str | None, subject: str | None, measured: float | None, limit: float | None) -> str:
    parts = [f"code: {code}"]
    if subject is not None:
        parts.append(f"subject: {subject}")
    if severity is not None:
        parts.append(f"severity: {severity}")
    if measured is not None:
        parts.append(f"measured: {measured:.4g}")
    if limit is not None:
        parts.append(f"limit: {limit:.4g}")
    return f"{{{', '.join(parts)}}}"
