"""The words of `survey` and `ask` on the command line."""

import argparse
from argparse import Namespace
from math import isfinite
from pathlib import Path

from gui.text import tr

TOPICS = ("places", "coherency", "engaged", "zones", "markers", "sight", "reach")
WANTS = ("contact", "see", "hold")


def add_survey(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    survey = commands.add_parser("survey", help=tr("say all that there is to say of a position, whoever's turn it is"))
    survey.add_argument(
        "file",
        type=Path,
        metavar=tr("FILE", "on the command line"),
        help=tr("a mission with models on the table, a rehearsal, a scene"),
    )
    survey.add_argument(
        "--only",
        type=_topics,
        default=TOPICS,
        metavar=tr("TOPICS", "on the command line"),
        help=tr("some of: {topics} (with commas between them)").format(topics=", ".join(TOPICS)),
    )
    survey.add_argument(
        "--find",
        default="",
        metavar=tr("WORDS", "on the command line"),
        help=tr("the answers that have all these words"),
    )
    survey.add_argument(
        "--put",
        type=_place,
        action="append",
        default=[],
        metavar=tr("MODEL=X,Y[,TURN]", "on the command line"),
        help=tr("a model stands there, with no turn order; as often as you like"),
    )
    survey.add_argument("--json", action="store_true", help=tr("for other programs to read"))
    ask = commands.add_parser("ask", help=tr("find the shortest legal way to a wish, or what forbids it"))
    ask.add_argument("file", type=Path, metavar=tr("FILE", "on the command line"))
    ask.add_argument("model", metavar=tr("MODEL", "on the command line"), help=tr("its id, such as red.marines.3"))
    ask.add_argument("want", choices=WANTS, help=tr("into contact with a model, to see one, to hold a marker"))
    ask.add_argument("of", metavar=tr("OF", "on the command line"), help=tr("the id of that model or marker"))


def done(said: Namespace) -> tuple[str, int]:
    """What is to be printed, and the exit code."""
    from geometry.pose import Pose
    from missions import surveying

    if said.command == "ask":
        return surveying.ask_file(said.file, said.model, surveying.WANTS[said.want], said.of)
    topics = [surveying.TOPICS[word] for word in said.only]
    places = {model: Pose(*at) for model, at in said.put}
    return surveying.survey_file(said.file, topics, said.find, said.json, places)


def _topics(word: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in word.split(",") if name.strip())
    unknown = sorted({*names} - {*TOPICS})
    if unknown or not names:
        raise argparse.ArgumentTypeError(
            tr("no topic is called {word!r}; there are {known}").format(
                word=(unknown or [word])[0], known=", ".join(TOPICS)
            )
        )
    return names


def _place(word: str) -> tuple[str, tuple[float, ...]]:
    model, _, at = word.partition("=")
    try:
        numbers = tuple(float(number) for number in at.split(","))
    except ValueError:
        numbers = ()
    if not model or len(numbers) not in (2, 3) or not all(isfinite(number) for number in numbers):
        raise argparse.ArgumentTypeError(
            tr("a model and its place were expected, such as red.marines.3=12,8.5, not {word!r}").format(word=word)
        )
    return model, numbers
