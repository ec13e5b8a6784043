"""Guided rehearsals: what a newcomer is told step by step, and what each step waits for."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from missions.fields import Word
from missions.formats import READ_VERSION
from missions.mission_ref import shipped_folder
from missions.problems import Unreadable
from missions.reading import Form, Reading, read_form
from missions.rules.files import SYSTEMS
from missions.sources import read_bytes
from missions.yamlnodes import reading_yaml

FORMAT = f"measuretwice/guide/{READ_VERSION}"

Text = Annotated[str, Field(min_length=1)]


class StepForm(Form):
    """``say`` may name the key of an action of the menus in braces: ``{undo}``. ``until`` tells one thing that ends
    the step; the last one of a guide has none. ``done`` is said once it is. ``freely``: what else is ordered before
    that is part of it."""

    say: Text
    until: Literal["order", "refused", "picked", "undone", "action"] | None = None
    of: list[Word] = Field(default_factory=list)
    done: str = ""
    freely: bool = False


class GuideForm(Form):
    format: Literal["measuretwice/guide/1"]
    title: Text
    mission: Text
    seed: int
    steps: Annotated[list[StepForm], Field(min_length=2)]


@dataclass(frozen=True, slots=True)
class Step:
    """``of`` are the kinds of orders, or the names of actions, any of which will do."""

    say: str
    until: str | None
    of: frozenset[str]
    done: str
    freely: bool = False


@dataclass(frozen=True, slots=True)
class Guide:
    """``mission`` is a shipped file; with ``seed`` the dice are the same for everyone."""

    title: str
    mission: Path
    seed: int
    steps: tuple[Step, ...]


def guides() -> tuple[Guide, ...]:
    """Those that come with the program, a game each, in the order of the games."""
    folder = files("assets").joinpath("guides")
    found = (Path(str(folder.joinpath(f"{system}.yaml"))) for system in SYSTEMS)
    return tuple(read_guide(path) for path in found if path.is_file())


def read_guide(path: Path) -> Guide:
    """Raises :class:`Unreadable` with every problem of the file at its line and column."""
    with reading_yaml(read_bytes(path), str(path)) as document:
        reading = Reading(document)
        form = read_form(GuideForm, reading)
        if isinstance(form, list):
            raise Unreadable(form)
        mission = shipped_folder() / form.mission
        problems = [] if mission.is_file() else [document.problem(("mission",), f"there is no {form.mission}")]
        for at, step in enumerate(form.steps):
            place = ("steps", at)
            if (step.until is None) is not (at == len(form.steps) - 1):
                problems.append(document.problem(place, "each step but the last waits for something"))
            if bool(step.of) is not (step.until in ("order", "action")):
                problems.append(
                    document.problem(place, "an order or an action is told by its name, and nothing else is")
                )
        if problems:
            raise Unreadable(problems)
    steps = tuple(Step(step.say, step.until, frozenset(step.of), step.done, step.freely) for step in form.steps)
    return Guide(form.title, mission, form.seed, steps)
