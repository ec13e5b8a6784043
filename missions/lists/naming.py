"""Which profile of a game a name in somebody's list means."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from engine.mission import Profile
from engine.tongue import tr
from missions.lists.items import shown
from missions.problems import AND, did_you_mean, listed

NEAR = 0.8
"""How alike two names are at least before one is guessed for the other."""
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Named:
    """``guess`` says how it was guessed, none where the name says it plainly."""

    profile: Profile
    guess: str | None = None


@dataclass(frozen=True, slots=True)
class Unnamed:
    why: str


def plain(name: str) -> str:
    """A name without case, marks, signs and plural: what two spellings have in common."""
    letters = unicodedata.normalize("NFKD", name.replace("'", "").replace("’", "")).casefold()
    words = re.findall(r"[a-z0-9]+", letters)
    return " ".join(map(_singular, words))


def _singular(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return f"{word[:-3]}y"
    if len(word) > 4 and word.endswith(("ches", "shes", "xes", "sses")):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


class Names:
    """The profiles of a game by every name they go by; those of ``faction`` first."""

    def __init__(self, profiles: Mapping[str, Profile], faction: str | None) -> None:
        self._ids = dict(profiles)
        self._by_name: dict[str, list[Profile]] = {}
        self._own = faction
        for id, profile in profiles.items():
            last = id.rpartition("/")[2]
            names = (id, profile.name, last, f"{profile.faction} {profile.name}", f"{profile.faction} {last}")
            for name in dict.fromkeys(map(plain, names)):
                self._by_name.setdefault(name, []).append(profile)
        self._asked: dict[str, Named | Unnamed] = {}

    def of(self, name: str, id: str | None = None) -> Named | Unnamed:
        if id is not None and id in self._ids:
            return Named(self._ids[id])
        if name not in self._asked:
            self._asked[name] = self._found(name)
        return self._asked[name]

    def exactly(self, name: str) -> Profile | None:
        found = self._one(self._by_name.get(plain(name), []))
        return found if isinstance(found, Profile) else None

    def _found(self, name: str) -> Named | Unnamed:
        words = plain(name)
        exact = self._one(self._by_name.get(words, []))
        if exact is not None:
            return Named(exact) if isinstance(exact, Profile) else exact
        if not words or len(words) > LONGEST_NAME:
            return Unnamed(tr("no unit is named here"))
        within = self._within(words)
        if within is not None:
            return within
        near = get_close_matches(words, self._by_name, n=2, cutoff=NEAR)
        profiles = self._one([profile for one in near for profile in self._by_name[one]]) if near else None
        if isinstance(profiles, Profile):
            return Named(
                profiles,
                tr("{shown} is taken for {profiles}, the nearest name", shown=shown(name), profiles=profiles.name),
            )
        if profiles is not None:
            return profiles
        hint = did_you_mean(name, [profile.name for profile in self._ids.values()])
        return Unnamed(tr("no unit of this game is called {shown}{hint}", shown=shown(name), hint=hint))

    def _within(self, words: str) -> Named | Unnamed | None:
        """A profile's name among other words, the longest there is."""
        padded = f" {words} "
        found = [name for name in self._by_name if f" {name} " in padded]
        if not found:
            return None
        longest = max(map(len, found))
        profile = self._one([one for name in found if len(name) == longest for one in self._by_name[name]])
        if isinstance(profile, Profile):
            rest = " ".join(padded.replace(f" {max(found, key=len)} ", " ", 1).split())
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
