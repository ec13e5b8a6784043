"""A line of a pasted list taken apart: its parts, and in each of them a name, numbers and costs."""

import re
import unicodedata
from dataclasses import dataclass, replace

from engine.tongue import tr
from missions.lists.wording import COST, MODELS, NUMBERS, SPACES, UNITS, UNSEEN

_BULLET = re.compile(r"^(?:[>*•·‣▪●◦○►→|+_]+|[-–—.]+(?=\s)|\[[ xX]?\]|\d{1,3}[.)](?=\s))\s*(?=\S)")
_HEADING = re.compile(
    r"^(?:(\++)(?P<plus>[^+]+)\++|#+(?P<hash>[^#\d].*?)#*|(=+|-{2,}|\*{2,}|_{2,})(?P<rule>[^=].*?)(?:=+|-{2,}|\*{2,}|_{2,}))$"
)
_EMOJI = re.compile(r":[A-Za-z_]\w*:")
_CROSSED = re.compile(r"~~.+~~|^\s*(?:[❌✗✘✖🚫]|//|<!--)")
_OWN_NAME = re.compile(r"\"([^\"]+)\"")
_GROUP = re.compile(r"[(\[{]([^()\[\]{}]*)[)\]}]")
_FIGURE = r"\d[\d.,'’]*"
_COST = re.compile(rf"(?<![\w.-])({_FIGURE})\s*(?:/\s*{_FIGURE}\s*)?{COST}\b\.?(?=\s*(?:[^\w\s]|\d|$))", re.IGNORECASE)
_LABELLED = re.compile(rf"\b({COST})\s*[:=]\s*({_FIGURE})", re.IGNORECASE)
_PARTS = re.compile(
    r"\s*(?:[;:|\t=]|,(?!\d{3}(?!\d))|(?<=\s)[-–—/&](?=\s)|(?<=\s)\+(?=\s)|\s{3,})\s*|\s+(?:w/|with|mit|and|und)\s+",
    re.IGNORECASE,
)
_BELOW = re.compile(r"(?:^|(?<=[\s(:x×]))[-−–—]\d")
_SPAN = re.compile(r"\b\d+(?:[-–/]|\s*(?:to|or|bis|oder)\s*)\d+\b", re.IGNORECASE)
_BROKEN = re.compile(r"\b\d+[.,]\d+\b")
_TWICE = re.compile(r"(?<![\w-])(\d{1,3})\s*[x×*]\s*(\d{1,3})(?![\w-])", re.IGNORECASE)
_OF_UNITS = re.compile(rf"^(\d{{1,3}})\s*{UNITS}\s+(?:(?:of|von|mit)\s+)?", re.IGNORECASE)
_SAID_MODELS = re.compile(rf"(?<![\w-])(\d{{1,4}})\s*{MODELS}\b", re.IGNORECASE)
_TIMES_BEFORE = re.compile(r"^(?:(\d{1,4})\s*[x×*]|[x×]\s*(\d{1,4}))(?=\s|[A-Za-z]{2}|$)\s*", re.IGNORECASE)
_TIMES_BEHIND = re.compile(r"\s*(?<![\w-])(?:[x×*]\s*(\d{1,4})|(\d{1,4})\s*[x×])$", re.IGNORECASE)
_BEFORE = re.compile(r"^(\d{1,4})(?:\s+(?=\D)|(?=[^\W\d_]{3}))")
_BEHIND = re.compile(r"(?<=\s)(\d{1,4})$")
_ALONE = re.compile(r"^\d{1,4}$")
_WORDS = (re.compile(r"^(\w+)\s+(?=\w)"), re.compile(r"(?<=\w)\s+(\w+)$"))

_SIGNS = str.maketrans(dict.fromkeys("“”„‟«»″", '"') | dict.fromkeys("‘’‚‛´", "'"))


@dataclass(frozen=True, slots=True)
class Part:
    """``count`` is a number that says how many models; ``times`` that it does so as in '9x'. ``bare`` are numbers
    that do not say what of, ``loose`` those that only stand behind the name. ``units`` are as many of it."""

    words: str
    name: str = ""
    count: int | None = None
    times: bool = False
    units: int = 1
    bare: tuple[int, ...] = ()
    loose: tuple[int, ...] = ()
    costs: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """A line taken apart. ``doubt`` says why no number of it can be taken; ``depth`` is greater for what stands within
    what is above it."""

    parts: tuple[Part, ...]
    depth: int = 0
    heading: bool = False
    own_name: str | None = None
    doubt: str = ""


def taken_apart(line: str) -> Taken:
    """Spaces of any kind, quotes, bullets, marks of Markdown and little pictures count as what they stand for."""
    crossed = bool(_CROSSED.search(line))
    stripped = line.lstrip()
    begin = line[: len(line) - len(stripped)].expandtabs(4)
    text = "".join(map(_plainly, begin + stripped.replace("\t", " | ").translate(_SIGNS)))
    text, bulleted = _without_bullets(text.strip("` "))
    heading = _HEADING.match(text.strip())
    if heading:
        text = (heading["plus"] or heading["hash"] or heading["rule"] or "").strip()
    text = re.sub(r"(?<=\w)`(?=\w)", "'", text).replace("`", " ").strip()
    text = re.sub(r"\*{1,3}|(?<!\w)_{1,3}|_{1,3}(?!\w)|~~|\|\|", " ", text) if not _TWICE.search(text) else text
    spoken = _EMOJI.sub(" ", text)
    text = spoken if re.search(r"[^\W\dx_]", spoken, re.IGNORECASE) else text.replace(":", " ")
    named = _OWN_NAME.search(text)
    own_name = named[1].strip() if named and _OWN_NAME.sub("", text).strip(" -–:,") else None
    text = _OWN_NAME.sub(" ", text) if own_name else text
    text = _LABELLED.sub(r" [\2 \1] ", text)
    parts = tuple(part for part in _parts(text) if part.name or part.count is not None or part.bare or part.costs)
    doubt = tr("it is crossed out") if crossed else _doubt(text)
    return Taken(parts, 2 * len(begin) + bulleted, heading is not None, own_name, doubt)


def _plainly(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in SPACES and letter not in "^`¨´°":
        return " "
    return "" if kind in UNSEEN or "\ufe00" <= letter <= "\ufe0f" else letter


def _without_bullets(text: str) -> tuple[str, int]:
    found = 0
    while not _HEADING.match(text) and (bullet := _BULLET.match(text)):
        text, found = text[bullet.end() :], 1
    return text, found


def _doubt(text: str) -> str:
    """Why a line says no number of models, though it has figures where one would stand."""
    bare = _COST.sub(" ", text)
    if below := _BELOW.search(bare):
        figure = f"-{re.sub(r'[^0-9]', '', below[0])}"
        return tr(
            "'{figure}' may be a number below nought or a dash and a number; write the dash with a space behind it",
            figure=figure,
        )
    if span := _SPAN.search(bare):
        return tr("'{span}' does not say how many", span=span[0])
    broken = _BROKEN.search(bare)
    return tr("'{figure}' is no number of models", figure=broken[0]) if broken else ""


def _parts(text: str) -> list[Part]:
    """Those of the line one after the other, and what stands in brackets behind that which it stands behind."""
    found: list[Part] = []
    for piece in _pieces(text):
        found += _split(piece)
    return found


def _pieces(text: str) -> list[str]:
    """The text with each bracket as a piece of its own, behind the piece that it breaks up."""
    outside: list[str] = []
    inside: list[str] = []
    for piece in _outside_parts(text):
        rest, groups = piece, []
        while group := _GROUP.search(rest):
            groups.append(group[1])
            rest = f"{rest[: group.start()]} {rest[group.end() :]}"
        outside.append(rest)
        inside = [*inside, rest, *groups] if rest.strip() else [*inside, *groups]
    return inside


def _outside_parts(text: str) -> list[str]:
    """Split where no bracket is open, so that what stands in one stays together."""
    spots = [(match.start(), match.end()) for match in _PARTS.finditer(text)]
    closed = [(start, end) for start, end in spots if _depth(text, start) == 0]
    ends = [0, *(end for _, end in closed)]
    starts = [*(start for start, _ in closed), len(text)]
    return [text[a:b] for a, b in zip(ends, starts, strict=True)]


def _depth(text: str, at: int) -> int:
    before = text[:at]
    return sum(map(before.count, "([{")) - sum(map(before.count, ")]}"))


def _split(piece: str) -> list[Part]:
    costs: list[tuple[str, float]] = []

    def without(match: re.Match[str]) -> str:
        costs.append((re.sub(r"[\d\s.,'’/]", "", match[0]), _figure(match[1])))
        return " "

    rest = _COST.sub(without, piece)
    found = [_part(words) for words in _PARTS.split(rest) if words and words.strip(" .,-–—/+")]
    if not costs:
        return found
    return [*found, Part(piece.strip(), costs=tuple(costs))]


def _figure(words: str) -> float:
    """A thousand may be written as 1000, 1,000, 1.000 or 1'000; one digit or two behind a sign are a fraction."""
    digits = re.sub(r"['’]|[.,](?=\d{3}(?!\d))", "", words).rstrip(".,").replace(",", ".")
    try:
        return float(digits[:12])
    except ValueError:
        return 0.0


def _part(words: str) -> Part:
    rest = words.strip(" .,-–—/+")
    part = Part(rest)
    if _ALONE.match(rest):
        return replace(part, bare=(int(rest),))
    if twice := _TWICE.search(rest):
        rest = f"{rest[: twice.start()]} {rest[twice.end() :]}".strip()
        return replace(part, name=rest, units=int(twice[1]), count=int(twice[2]))
    if of_units := _OF_UNITS.match(rest):
        part, rest = replace(part, units=int(of_units[1])), rest[of_units.end() :]
    if said := _SAID_MODELS.search(rest):
        rest = f"{rest[: said.start()]} {rest[said.end() :]}".strip()
        part = replace(part, count=int(said[1]))
    rest = _NUMBER_OF.sub(r"\1", rest)
    if times := _TIMES_BEFORE.match(rest) or _TIMES_BEHIND.search(rest):
        number = int(times[1] or times[2])
        rest = (rest[: times.start()] + rest[times.end() :]).strip()
        part = _counted(part, number, times=True)
    if before := _BEFORE.match(rest):
        part, rest = _counted(part, int(before[1])), rest[before.end() :]
    for form in _WORDS:
        word = form.search(rest)
        written = NUMBERS.get(word[1].casefold()) if word else None
        if word and written is not None and part.count is None:
            part, rest = replace(part, count=written), rest[: word.start()] + rest[word.end() :]
    while behind := _BEHIND.search(rest):
        part, rest = replace(part, loose=(int(behind[1]), *part.loose)), rest[: behind.start()].rstrip()
    return replace(part, name=rest.strip(" .,-–—/+"))


_NUMBER_OF = re.compile(rf"^(?:an?\s+)?{UNITS}\s+(?:of|von|mit)\s+(\d{{1,4}}\s)", re.IGNORECASE)


def _counted(part: Part, number: int, *, times: bool = False) -> Part:
    """A second number multiplies the first: '2 × Marauder, 4 models'."""
    if part.count is not None:
        return replace(part, units=part.units * number)
    return replace(part, count=number, times=times)
