"""Which profile of a game a name in somebody's list means."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.mission import Profile
from engine.tongue import tr
from missions.lists.items import shown
from missions.lists.wording import AROUND
from missions.problems import AND, did_you_mean, listed

_LETTER = re.compile(r"[A-Za-z]$")
"""That tells one squad from another."""
LONGEST_NAME = 60
SHORT, LONG = 6, 8
"""Letters of a name in which no letter may be wrong without a number beside it, and from which on two may be."""


@dataclass(frozen=True, slots=True)
class Named:
    """``guess`` says how it was guessed, none where the name says it plainly."""

    profile: Profile
    guess: str | None = None


@dataclass(frozen=True, slots=True)
class Unnamed:
    why: str


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name without case, marks, signs and plural: what two spellings have in common."""
    letters = unicodedata.normalize("NFKD", name.replace("'", "").replace("’", "")).casefold()
    bare = letters if letters.isascii() else "".join(one for one in letters if not unicodedata.combining(one))
    return " ".join(map(_singular, re.findall(r"[a-z0-9]+", bare)))


def _singular(word: str) -> str:
    if len(word) > 4 and word.endswith(("ies", "ves")):
        return f"{word[:-3]}{'y' if word.endswith('ies') else 'f'}"
    if len(word) > 4 and word.endswith(("ches", "shes", "xes", "sses")):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def slips(one: str, other: str, most: int) -> int:
    """Letters put in, left out, changed or swapped between two words; ``most`` + 1 where there are more, and where the
    figures are others: a figure is never a slip."""
    if abs(len(one) - len(other)) > most or re.sub(r"\D", "", one) != re.sub(r"\D", "", other):
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, sign in enumerate(other, 1):
            least = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != sign))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == sign:
                least = min(least, older[j - 2] + 1)
            row.append(least)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


class Names:
    """The profiles of a game by every name they go by; those of ``faction`` first. ``bought`` are the ids of those that
    an army is made of, which alone go by half a name."""

    def __init__(
        self, profiles: Mapping[str, Profile], faction: str | None, bought: Collection[str] | None = None
    ) -> None:
        self._ids = dict(profiles)
        self._by_name: dict[str, list[Profile]] = {}
        self._own = faction
        self._bought = profiles.keys() if bought is None else bought
        for id, profile in profiles.items():
            last = id.rpartition("/")[2]
            names = (id, profile.name, last, f"{profile.faction} {profile.name}", f"{profile.faction} {last}")
            for name in dict.fromkeys(map(plain, names)):
                self._by_name.setdefault(name, []).append(profile)
        self._asked: dict[tuple[str, bool], Named | Unnamed] = {}

    def of(self, name: str, id: str | None = None) -> Named | Unnamed:
        """What a program calls a unit: a name within it, or one that is near, is guessed."""
        if id is not None and id in self._ids:
            return Named(self._ids[id])
        asked = (name, False)
        if asked not in self._asked:
            words = plain(name)
            found = self.plainly(name) or self._within(words) or self._near(name, words, 1 if len(words) < LONG else 2)
            self._asked[asked] = found or self._nobody(name)
        return self._asked[asked]

    def written(self, name: str, *, numbered: bool) -> Named | Unnamed:
        """What a person calls a unit, and nothing else in the words; ``numbered`` where a number is beside it."""
        asked = (name, numbered)
        if asked not in self._asked:
            words = plain(name)
            most = (
                2 if len(words) >= LONG else 1 if len(words) >= SHORT or (numbered and len(words) == SHORT - 1) else 0
            )
            found = self.plainly(name) or self._around(name) or self._near(name, words, most) or self._half(name, words)
            self._asked[asked] = found or self._nobody(name)
        return self._asked[asked]

    def plainly(self, name: str) -> Named | Unnamed | None:
        """The profile that is called so, none where nothing is."""
        found = self._one(self._by_name.get(plain(name), []))
        return Named(found) if isinstance(found, Profile) else found

    def exactly(self, name: str) -> Profile | None:
        found = self.plainly(name)
        return found.profile if isinstance(found, Named) else None

    def among(self, name: str) -> tuple[str, ...]:
        """Names of units that stand among other words."""
        padded = f" {plain(name)} "
        return tuple(
            dict.fromkeys(of[0].name for known, of in self._by_name.items() if known and f" {known} " in padded)
        )

    def _nobody(self, name: str) -> Unnamed:
        if not plain(name) or len(plain(name)) > LONGEST_NAME:
            return Unnamed(tr("no unit is named here"))
        hint = did_you_mean(name, [profile.name for profile in self._ids.values()])
        return Unnamed(tr("no unit of this game is called {shown}{hint}", shown=shown(name), hint=hint))

    def _around(self, name: str) -> Named | Unnamed | None:
        """A name with nothing beside it but words such as 'squad'."""
        words = [
            word for word in re.split(r"[\s.]+", name) if word.casefold() not in AROUND and not _LETTER.match(word)
        ]
        found = self.plainly(" ".join(words))
        if isinstance(found, Named):
            return Named(found.profile, tr("{shown} is taken for {unit}", shown=shown(name), unit=found.profile.name))
        return found

    def _near(self, name: str, words: str, most: int) -> Named | Unnamed | None:
        if not most or not words or len(words) > LONGEST_NAME:
            return None
        far = {known: slips(words, known, most) for known in self._by_name}
        least = min(far.values(), default=most + 1)
        if least > most:
            return None
        found = self._one([one for known, steps in far.items() if steps == least for one in self._by_name[known]])
        if isinstance(found, Profile):
            return Named(
                found, tr("{shown} is taken for {profiles}, the nearest name", shown=shown(name), profiles=found.name)
            )
        return found

    def _half(self, name: str, words: str) -> Named | Unnamed | None:
        """The end of a name, as in 'tanks', where no other name ends so."""
        halves = [
            profile
            for id, profile in self._ids.items()
            if id in self._bought and words and plain(profile.name).endswith(f" {words}")
        ]
        found = self._one(halves)
        if isinstance(found, Profile):
            return Named(
                found, tr("{shown} is taken for {unit}, whose name alone ends so", shown=shown(name), unit=found.name)
            )
        return found

    def _within(self, words: str) -> Named | Unnamed | None:
        """A profile's name among other words, the longest there is."""
        if not words or len(words) > LONGEST_NAME:
            return None
        padded = f" {words} "
        found = [name for name in self._by_name if f" {name} " in padded]
        if not found:
            return None
        longest = max(found, key=len)
        if any(f" {name} " not in f" {longest} " for name in found):
            several = listed([shown(name) for name in self.among(words)], AND)
            return Unnamed(tr("several units are named here, {several}; none is taken", several=several))
        profile = self._one(self._by_name[longest])
        if isinstance(profile, Profile):
            rest = " ".join(padded.replace(f" {longest} ", " ", 1).split())
            return Named(
                profile, tr("taken for {profile}; nothing is made of {shown}", profile=profile.name, shown=shown(rest))
            )
        return profile

    def _one(self, profiles: Iterable[Profile]) -> Profile | Unnamed | None:
        several = list({profile.id: profile for profile in profiles}.values())
        own = [profile for profile in several if profile.faction == self._own]
        kept = own or several
        if len(kept) > 1:
            ids = listed(sorted(profile.id for profile in kept), AND)
            return Unnamed(tr("several units are called so: {ids}; none is taken", ids=ids))
        return kept[0] if kept else None
