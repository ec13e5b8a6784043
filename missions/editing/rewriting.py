"""A YAML text that says other data, changed only where the data differs: comments, order and spelling stay."""

from difflib import SequenceMatcher

from engine.tongue import tr
from missions.editing.spans import Shape, Span, spans_of
from missions.editing.splices import Splices
from missions.editing.words import NotEdited
from missions.yamlnodes import Key, YamlData, read_yaml
from missions.yamlout import flow

BOM = "\ufeff"


class NotKept(NotEdited):
    """The text could not be made to say the data; a mistake of this program or a spelling it does not know."""


def rewritten(text: str, old: YamlData, new: YamlData) -> str:
    """The text, which says ``old``, with ``new`` in it. Read back, it says exactly that; raises :class:`NotKept` where
    it would not.

    The text is one that `read_yaml` takes without slips.
    """
    mark = BOM if text.startswith(BOM) else ""
    body = text.removeprefix(BOM)
    changed = _changed(body, old, new)
    if changed is None:
        changed = _changed(_without_aliases(body, old), old, new)
    if changed is None:
        raise NotKept(tr("the text does not say the data after the change"))
    return mark + changed


def same(a: YamlData, b: YamlData) -> bool:
    """Equal, and words, numbers and truths kept apart; the order of keys does not count."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(value, b[key]) for key, value in a.items())
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    return isinstance(a, bool) == isinstance(b, bool) and a == b


def _changed(text: str, old: YamlData, new: YamlData) -> str | None:
    splices = Splices(text)
    _Change(splices).value(spans_of(text), old, new)
    changed = splices.done()
    try:
        return changed if same(_read(changed), new) else None
    except ValueError:
        return None


def _read(text: str) -> YamlData:
    try:
        document = read_yaml(text.encode("utf-8"), tr("the text"))
    except Exception as wrong:
        raise ValueError(str(wrong)) from wrong
    if document.slips:
        raise ValueError(str(document.slips[0]))
    return document.data


def _without_aliases(text: str, data: YamlData) -> str:
    """What stands behind an alias, written out in its place: then one may change without the other."""
    splices = Splices(text)

    def unfold(span: Span, data: YamlData) -> None:
        if span.shape is Shape.ALIAS:
            splices.put(span.start, span.end, flow(data))
        for inner, value in zip(span.values, _values(data), strict=False):
            unfold(inner, value)

    unfold(spans_of(text), data)
    return splices.done()


def _values(data: YamlData) -> list[YamlData]:
    if isinstance(data, dict):
        return list(data.values())
    return data if isinstance(data, list) else []


class _Change:
    """Walks old and new side by side and notes what has to be spliced."""

    def __init__(self, splices: Splices) -> None:
        self._splices = splices

    def value(self, span: Span, old: YamlData, new: YamlData) -> None:
        if same(old, new):
            return
        if span.shape.is_mapping and isinstance(old, dict) and isinstance(new, dict) and (new or span.shape.is_flow):
            self._mapping(span, old, new)
        elif span.shape in (Shape.FLOW_LIST, Shape.BLOCK_LIST) and isinstance(old, list) and isinstance(new, list):
            self._list(span, old, new)
        else:
            self._splices.replace(span, new)

    def _mapping(self, span: Span, old: dict[Key, YamlData], new: dict[Key, YamlData]) -> None:
        places = list(old)
        kept = [index for index, key in enumerate(places) if key in new]
        for index in kept:
            key = places[index]
            if span.values[index].shape.is_block and not _can_stay_a_block(old[key], new[key]):
                self._splices.replace_behind_key(span, index, new[key])
            else:
                self.value(span.values[index], old[key], new[key])
        added = [(key, value) for key, value in new.items() if key not in old]
        if not kept and span.shape.is_block:
            self._splices.replace(span, new)
            return
        self._splices.remove(span, [index for index, key in enumerate(places) if key not in new])
        self._splices.add_entries(span, kept, added)

    def _list(self, span: Span, old: list[YamlData], new: list[YamlData]) -> None:
        removed: list[int] = []
        inserts: list[tuple[int, list[YamlData]]] = []
        for kind, first, last, start, end in _steps(old, new):
            paired = min(last - first, end - start) if kind in ("equal", "replace") else 0
            for offset in range(paired):
                self.value(span.values[first + offset], old[first + offset], new[start + offset])
            removed.extend(range(first + paired, last))
            if start + paired < end:
                inserts.append((first + paired, new[start + paired : end]))
        if len(removed) == len(old) and span.shape.is_block:
            self._splices.replace(span, new)
            return
        self._splices.remove(span, removed)
        kept = [index for index in range(len(old)) if index not in removed]
        for at, items in inserts:
            self._splices.add_items(span, kept, at, items)


def _can_stay_a_block(old: YamlData, new: YamlData) -> bool:
    """Something of it stays: a block cannot be empty."""
    if isinstance(old, dict) and isinstance(new, dict):
        return any(key in new for key in old)
    if isinstance(old, list) and isinstance(new, list):
        return any(kind in ("equal", "replace") for kind, *_ in _steps(old, new))
    return False


def _steps(old: list[YamlData], new: list[YamlData]) -> list[tuple[str, int, int, int, int]]:
    """What became of runs of the old items: those with ids are told by them, all others by what they are."""
    if len(old) == len(new) and not any(isinstance(value, dict) and "id" in value for value in (*old, *new)):
        return [("replace", 0, len(old), 0, len(new))]
    matcher = SequenceMatcher(None, [_name(value) for value in old], [_name(value) for value in new], autojunk=False)
    return list(matcher.get_opcodes())


def _name(value: YamlData) -> str:
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        return f"id {value['id']}"
    return f"as {flow(value)}"
