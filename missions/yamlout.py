"""Writing YAML that people can read and both old and new readers take alike: plain words only where nothing could
mistake them, floats in the fewest digits that bring the same number back, text as blocks."""

import json
import re
from collections.abc import Mapping
from decimal import Decimal

from missions.yamlnodes import Key, YamlData

_PLAIN = re.compile(r"(\.{1,2}/|[A-Za-z_])[A-Za-z0-9_./-]*( [A-Za-z0-9_./-]+)*")
_TAKEN = re.compile(r"(?i:null|true|false|yes|no|on|off)")
_ESCAPED = re.compile("[\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]")
_BLOCK = re.compile("[\t\n\x20-\x7e\xa1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]+")


def flow(data: YamlData) -> str:
    """A value on one line."""
    match data:
        case None:
            return "null"
        case bool():
            return "true" if data else "false"
        case int():
            return str(data)
        case float():
            return _number(data)
        case str():
            return word(data)
        case list():
            return f"[{', '.join(flow(value) for value in data)}]"
        case dict():
            return f"{{{', '.join(f'{_key(key)}: {flow(value)}' for key, value in data.items())}}}"


def word(text: str) -> str:
    """A word as it is where that is safe, else in double quotes."""
    if _PLAIN.fullmatch(text) and not _TAKEN.fullmatch(text):
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found.group()):04x}", quoted)


def block(text: str, indent: int) -> str:
    """Many lines as they are, or in double quotes where a block would change them: what follows the colon of their key.

    Ends with a line break, as blocks do.
    """
    first, *_ = text.split("\n")
    if not _BLOCK.fullmatch(text) or not first.strip() or first[0] in " \t":
        return word(text) + "\n"
    body = text.rstrip("\n")
    breaks = len(text) - len(body)
    sign = {0: "|-", 1: "|"}.get(breaks, "|+")
    lines = (text if breaks > 1 else body).removesuffix("\n").split("\n")
    return f"{sign}\n" + "".join(f"{' ' * indent}{line}\n" if line else "\n" for line in lines)


def document(data: Mapping[Key, YamlData]) -> str:
    """A mapping as a whole file: a line a key, and a line a value where a key has many."""
    text = ""
    for key, value in data.items():
        if isinstance(value, list) and any(isinstance(inner, list | dict) for inner in value):
            text += f"{_key(key)}:\n" + "".join(f"  - {flow(inner)}\n" for inner in value)
        else:
            text += f"{_key(key)}: {flow(value)}\n"
    return text


def _key(key: Key) -> str:
    return word(key) if isinstance(key, str) else str(key)


def _number(number: float) -> str:
    if abs(number) < 1e15 and number == int(number):
        return str(int(number))
    if 1e-9 < abs(number) < 1e15:
        return format(Decimal(repr(number)), "f")
    digits, _, power = repr(number).partition("e")
    # Older readers take a number with a power for a word unless it has a point.
    return f"{digits if '.' in digits else digits + '.0'}e{power}" if power else digits
