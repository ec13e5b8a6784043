"""The words that a unit bears: its tags, its abilities, and what its weapons name. Each must be one of its game's."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Literal

from pydantic import Field

from engine.systems.starcraft.judge_shots import SIEGE_MODE
from engine.systems.starcraft.weapons import ALL, FLYING, GROUND
from missions.fields import Word
from missions.problems import Problem, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.reading import Form, Reading
from missions.rules import armoury
from missions.rules.files import read_data

STARCRAFT, HARDWIRED = "starcraft", "hardwired28"
TARGETS = (GROUND, FLYING, ALL)


class BorneForm(Form):
    """``says`` is what it does to a unit that bears it."""

    says: Word
    source: Word


class TagsFile(Form):
    format: Literal["measuretwice/tags/1"]
    tags: dict[str, BorneForm]
    passives: dict[str, BorneForm] = Field(default_factory=dict)


class _Named(Form):
    """Of the file of abilities, their names alone: what they say is read when units are known."""

    format: Literal["measuretwice/abilities/1"]
    abilities: dict[str, object]


@cache
def tags(system: str) -> Collection[str]:
    """Every tag that a unit of the game may have; none for a game without tags. Raises :class:`Unreadable`."""
    if system == STARCRAFT:
        return _starcraft().tags
    if system == HARDWIRED:
        worn = [name for name, one in armoury.gear().items() if one.kind != "grenade"]
        return (*armoury.contracts(), *worn)
    return ()


def passives() -> Mapping[str, BorneForm]:
    """What StarCraft's cards name as abilities and nobody uses by an order. Raises :class:`Unreadable`."""
    return _starcraft().passives


@cache
def _starcraft() -> TagsFile:
    return read_data(STARCRAFT, "tags", TagsFile)[0]


@cache
def _abilities() -> Collection[str]:
    return (*read_data(STARCRAFT, "abilities", _Named)[0].abilities, *passives())


def unknown_words(system: str, unit: Raw, reading: Reading) -> Iterator[Problem]:
    """A problem for each word of a profile that means nothing in its game."""
    yield from _unknown(unit.at("tags"), "tag", tags(system), reading)
    if system != STARCRAFT:
        return
    for key in ("abilities", "upgrades"):
        yield from _unknown(unit.at(key), "ability", _abilities(), reading)
    names = [weapon.at("name").word or "" for weapon in unit.at("weapons").values()]
    for weapon in unit.at("weapons").values():
        yield from _unknown(weapon.at("surge"), "tag", tags(system), reading)
        for key, known in _asked(names).items():
            word = weapon.at(key)
            if word.word and word.word not in known:
                text = f"{listed(known)} was expected, not {quoted(word.word)}{did_you_mean(word.word, known)}"
                yield reading.document.problem(word.loc, text)


def _asked(weapons: Collection[str]) -> Mapping[str, Collection[str]]:
    return {"targets": TARGETS, "only_in": (SIEGE_MODE,), "instead_of": weapons}


def unknown_tags(words: Raw, reading: Reading) -> Iterator[Problem]:
    """A problem for each of a list of words, or the one word, that is no tag of StarCraft."""
    yield from _unknown(words, "tag", tags(STARCRAFT), reading)


def _unknown(words: Raw, what: str, known: Collection[str], reading: Reading) -> Iterator[Problem]:
    for word in [words] if words.word else words.values():
        if word.word is not None and word.word not in known:
            near = did_you_mean(word.word, known)
            yield reading.document.problem(word.loc, f"there is no {what} {quoted(word.word)}{near}")
