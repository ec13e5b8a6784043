"""Saying the same of several numbered models in one breath."""

from collections.abc import Mapping

from engine.tongue import tr


def by_number(values: Mapping[int, str]) -> str:
    """One value where all have it, else each with its numbers: ``+1 for 1 to 3 and 5, +0 for 4``."""
    if len(set(values.values())) <= 1:
        return next(iter(values.values()), "")
    groups: dict[str, list[int]] = {}
    for number, value in sorted(values.items()):
        groups.setdefault(value, []).append(number)
    return ", ".join(tr("{value} for {runs}", value=value, runs=runs(numbers)) for value, numbers in groups.items())


def runs(numbers: list[int]) -> str:
    """Ascending numbers, three or more in a row drawn together."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    words = [
        word
        for part in parts
        for word in (
            [tr("{part} to {part2}", part=part[0], part2=part[-1])]
            if len(part) > 2
            else [str(number) for number in part]
        )
    ]
    return words[0] if len(words) == 1 else tr("{listed} and {word}", listed=", ".join(words[:-1]), word=words[-1])
