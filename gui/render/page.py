"""A page of HTML to read or print: the head that all have, and the look of each kind."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from string import Template

from gui.text import language


def page(kind: str, title: str, parts: Iterable[str], foot: str) -> str:
    """``kind`` names its style sheet. ``parts`` are HTML; ``title`` and ``foot`` plain words."""
    assets = files("assets")
    return Template((assets / "page.html").read_text("utf-8")).substitute(
        language=language(),
        title=escape(title),
        style=(assets / f"page-{kind}.css").read_text("utf-8"),
        parts="\n".join(part for part in parts if part),
        foot=escape(foot, quote=False),
    )
