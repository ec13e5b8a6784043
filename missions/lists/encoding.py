"""The text of a file that somebody's editor has written."""

from engine.tongue import tr
from missions.lists.items import NoList

_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_FEW = 8
"""Of as many bytes one at most is none of ASCII where a text is in an old Western code."""


def decoded(content: bytes) -> tuple[str, tuple[str, ...]]:
    """The text, and what is to be said about how it was read. Raises :class:`NoList`."""
    if content.startswith(_UTF_16):
        try:
            return content.decode("utf-16"), ()
        except UnicodeDecodeError:
            raise NoList(tr("the list is not the UTF-16 that it begins as")) from None
    try:
        return content.decode("utf-8-sig"), ()
    except UnicodeDecodeError as wrong:
        foreign = sum(byte > 0x7F for byte in content)
        if foreign * _FEW <= len(content) and not any(byte < 0x20 and byte not in b"\t\r\n\f\v" for byte in content):
            try:
                return content.decode("cp1252"), (tr("The list is not UTF-8; it is read as Windows-1252"),)
            except UnicodeDecodeError:
                pass
        raise NoList(
            tr(
                "the list is not UTF-8: byte 0x{content:02X} at {start}",
                content=content[wrong.start],
                start=wrong.start + 1,
            )
        ) from None
