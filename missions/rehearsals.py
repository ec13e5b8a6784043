"""Rehearsals: a saved tree of orders, played again."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.findings import IllegalOrder, Verdict
from engine.game import Game
from engine.orders import Order
from engine.rehearsal import Rehearsal
from engine.tongue import tr
from missions.formats import Kind, kind_of
from missions.mission_ref import Referred, read_reference
from missions.problems import Problem, Unreadable
from missions.raw import Raw
from missions.reading import Reading, read_form
from missions.rehearsal_form import RehearsalForm, Told, read_lines, unknown_lines
from missions.rehearsal_save import rules_version
from missions.sources import read_bytes
from missions.systems import system
from missions.yamlnodes import Document, reading_yaml


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file and what became of it.

    ``node`` is its number in the tree. Where it was refused, or follows one that was, there is none; then
    ``problem`` says so, and ``verdict`` is the refusal, none for what follows one.
    """

    n: int
    parent: int
    order: Order
    before: Game
    node: int | None
    verdict: Verdict | None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class OpenedRehearsal:
    """``notes`` say where its mission came from and which rules data it was made with, if that is worth saying.

    ``refused`` are the lines that are not in the tree: refused now, or following one that is.
    """

    rehearsal: Rehearsal
    lines: tuple[Line, ...]
    notes: tuple[str, ...] = ()

    @property
    def refused(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.node is None)


def load_rehearsal(path: Path) -> Rehearsal:
    """A rehearsal in which every order is legal. Raises :class:`Unreadable` otherwise, naming every refused line."""
    opened = open_rehearsal(path)
    problems = [line.problem for line in opened.refused if line.problem is not None]
    if problems:
        raise Unreadable(problems)
    return opened.rehearsal


def open_rehearsal(path: Path) -> OpenedRehearsal:
    """A rehearsal with all that its rules still allow, and what they refuse. Raises :class:`Unreadable`."""
    return rehearsal_from_bytes(read_bytes(path), str(path), path.parent)


def rehearsal_from_bytes(content: bytes, file: str, folder: Path) -> OpenedRehearsal:
    """A rehearsal file's content; ``folder`` is where its mission's path begins. Raises :class:`Unreadable`."""
    with _growing():
        with reading_yaml(content, file) as document:
            form, referred, told, reading = _read(document, folder)
        return _play(form, referred, told, reading)


@contextmanager
def _growing() -> Iterator[None]:
    """Nearly all that is made in the meantime is kept, so that Python need not look again and again, a tenth of the
    time, through the whole of it for what may go."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


def _read(document: Document, folder: Path) -> tuple[RehearsalForm, Referred, list[Told], Reading]:
    kind_of(document, Kind.REHEARSAL)
    reading = Reading(document)
    form = read_form(RehearsalForm, reading)
    raw = Raw(document.data)
    problems = form if isinstance(form, list) else []
    has_mission = isinstance(raw.data, dict) and "mission" in raw.data
    referred = read_reference(reading, raw.at("mission"), folder) if has_mission else []
    if isinstance(referred, list):
        raise Unreadable([*problems, *referred])
    lines = read_lines(reading, raw.at("orders"), system(referred.mission.system))
    problems += lines.problems + unknown_lines(reading, raw, lines.known)
    if problems or isinstance(form, list):
        raise Unreadable(problems)
    return form, referred, lines.told, reading


def _play(form: RehearsalForm, referred: Referred, told: list[Told], reading: Reading) -> OpenedRehearsal:
    rules = system(referred.mission.system)
    rehearsal = Rehearsal(rules, referred.mission, form.seed)
    nodes: dict[int, int | None] = {0: 0}
    lines: list[Line] = []
    for line in told:
        played = _play_line(rehearsal, line, nodes[line.parent], reading)
        nodes[line.n] = played.node
        lines.append(played)
    last = lines[-1].n if lines else 0
    stood = nodes[last if form.at is None else form.at]
    ahead = [node for n in form.redo if (node := nodes[n]) is not None]
    try:
        rehearsal.resume(0 if stood is None else stood, ahead, form.undone, form.redrawn)
    except KeyError:
        rehearsal.resume(0 if stood is None else stood, (), form.undone, form.redrawn)
    rehearsal.bookmarks = {node: text for n, text in form.bookmarks.items() if (node := nodes[n]) is not None}
    rehearsal.notes = {node: text for n, text in form.notes.items() if (node := nodes[n]) is not None}
    return OpenedRehearsal(rehearsal, tuple(lines), (*referred.notes, *_rules_note(form, rehearsal)))


def _play_line(rehearsal: Rehearsal, line: Told, parent: int | None, reading: Reading) -> Line:
    document = reading.document
    if parent is None:
        text = tr("order {n} ({do}) follows one that is refused", n=line.n, do=line.order.do)
        problem = document.problem(line.raw.loc, text)
        return Line(line.n, line.parent, line.order, rehearsal.game, None, None, problem)
    rehearsal.go_to(parent)
    before = rehearsal.game
    try:
        node = rehearsal.commit(line.order)
    except IllegalOrder as refusal:
        said = " ".join(rehearsal.system.say(before, finding).text for finding in refusal.verdict.refusals)
        problem = document.problem(
            line.raw.loc, tr("order {n} ({do}) is refused: {said}", n=line.n, do=line.order.do, said=said)
        )
        return Line(line.n, line.parent, line.order, before, None, refusal.verdict, problem)
    return Line(line.n, line.parent, line.order, before, node.number, node.verdict)


def _rules_note(form: RehearsalForm, rehearsal: Rehearsal) -> tuple[str, ...]:
    now = rules_version(rehearsal)
    if form.rules in ("", now):
        return ()
    return (tr("Made with the rules data {rules}; judged now with {now}.", rules=form.rules, now=now),)
