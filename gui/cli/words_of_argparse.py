"""What ``argparse`` says by itself, in the language that was chosen."""

import argparse

from gui.text import of_others, tr

LOOKED_UP_BY = "_"
"""The name in the module by which it looks its words up; it is ``gettext`` there."""


def speak() -> None:
    """From now on, in whatever language is chosen when something is said."""
    setattr(argparse, LOOKED_UP_BY, _found)


def known() -> tuple[str, ...]:
    """Those that a command line can bring about, in that language; all others stay as they are."""
    return (
        tr("usage: "),
        tr("positional arguments"),
        tr("options"),
        tr("show this help message and exit"),
        tr("argument %(argument_name)s: %(message)s"),
        tr("unknown parser %(parser_name)r (choices: %(choices)s)"),
        tr("unrecognized arguments: %s"),
        tr("not allowed with argument %s"),
        tr("ignored explicit argument %r"),
        tr("the following arguments are required: %s"),
        tr("one of the arguments %s is required"),
        tr("expected one argument"),
        tr("expected at most one argument"),
        tr("expected at least one argument"),
        tr("ambiguous option: %(option)s could match %(matches)s"),
        tr("invalid %(type)s value: %(value)r"),
        tr("invalid choice: %(value)r (choose from %(choices)s)"),
        tr("%(prog)s: error: %(message)s"),
    )


def _found(words: str) -> str:
    line = words.removesuffix("\n")
    return of_others(line) + words[len(line) :]
