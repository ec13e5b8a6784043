"""Items of a list made into units, with a line of the report for each of them."""

from collections.abc import Iterator, Mapping

from engine.mission import Profile
from engine.rulebook import SettingValue
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.genesys.squads import sizes as squad_sizes
from engine.systems.starcraft.profile import StarcraftProfile
from engine.tongue import tr
from missions.fields import MOST_MODELS
from missions.lists.items import Item, Kind, Listing, shown
from missions.lists.naming import Named, Names, Unnamed, plain
from missions.lists.report import How, Line, ListedUnit
from missions.rules.armies import allowed_sizes, allowed_upgrades

MOST_UNITS = 200


class Understanding:
    """Reads items one after the other; ``lines`` and ``units`` grow together."""

    def __init__(
        self, profiles: Mapping[str, Profile], faction: str | None, settings: Mapping[str, SettingValue]
    ) -> None:
        self.faction = faction
        self.lines: list[Line] = []
        self.units: list[ListedUnit] = []
        self._profiles = profiles
        self._settings = settings
        self._names = Names(profiles, faction)
        self._last: Profile | None = None
        """Of the unit that lines of a text go on to equip."""

    def read(self, listing: Listing) -> None:
        if self.faction is None and listing.faction is not None:
            self._take_faction(listing.faction, within=True)
        for item in listing.items:
            self._item(item)
        self.lines += [Line(place, "", How.NOT_READ, why) for place, why in listing.unread]

    def _take_faction(self, words: str, *, within: bool = False) -> bool:
        """Whether the words name one of the game's factions."""
        factions = {plain(profile.faction): profile.faction for profile in self._profiles.values() if profile.faction}
        said = plain(words)
        found = [factions[said]] if said in factions else []
        if within:
            found = found or [faction for name, faction in factions.items() if f" {name} " in f" {said} "]
        if len(found) != 1:
            return False
        self.faction = found[0]
        self._names = Names(self._profiles, self.faction)
        return True

    def _say(self, item: Item, how: How, says: str) -> None:
        self.lines.append(Line(item.place, item.words, how, says))

    def _item(self, item: Item) -> None:
        if item.kind is Kind.UPGRADE and self._names.exactly(item.name) is None and not _has_models(item):
            self._upgrade_line(item)
            return
        named = self._names.of(item.name, item.profile)
        plainly = isinstance(named, Named) and named.guess is None
        if item.kind is Kind.LINE and not plainly and (self._is_upgrade(item) or self._heading(item)):
            return
        if isinstance(named, Unnamed):
            self._wrapper(item, named)
        else:
            self._unit(item, named)

    def _heading(self, item: Item) -> bool:
        if item.count is not None or self.faction is not None or not self._take_faction(item.name):
            return False
        self._say(item, How.READ, tr("taken for the faction of the list: {faction}", faction=self.faction))
        return True

    def _wrapper(self, item: Item, named: Unnamed) -> None:
        """A unit whose own name says nothing may still hold models that do."""
        models = [inner for inner in item.items if inner.kind is not Kind.UPGRADE]
        found = [self._names.of(inner.name) for inner in models]
        profiles = {one.profile.id: one.profile for one in found if isinstance(one, Named)}
        if models and len(profiles) == 1 and all(isinstance(one, Named) for one in found) and item.kind is Kind.UNIT:
            (profile,) = profiles.values()
            self._unit(
                item,
                Named(profile, tr("taken for {profile}, as its models are called", profile=profile.name)),
                item.name,
            )
            return
        self._say(item, How.NOT_READ, named.why)
        for inner in item.items:
            self._item(inner)

    def _unit(self, item: Item, named: Named, name: str | None = None) -> None:
        profile = named.profile
        inner = [one for one in item.items if one.kind is not Kind.UPGRADE]
        count, how_many = self._count(item, inner, profile)
        upgrades: dict[str, None] = {}
        self._last = profile
        at = len(self.lines)
        for word in item.upgrades:
            self._equip(Item(item.place, word, word, Kind.UPGRADE), profile, upgrades)
        for one in item.items:
            self._part(one, profile, upgrades)
        if count is None:
            self.lines.insert(at, Line(item.place, item.words, How.NOT_READ, how_many))
            return
        guesses = [words for words in (named.guess, how_many) if words]
        units = tr("{units} units of ", units=item.units) if item.units > 1 else ""
        says = f"{units}{count} × {profile.name} ({profile.id})"
        taken = min(item.units, MOST_UNITS - len(self.units))
        if taken < item.units:
            guesses.append(
                tr(
                    "only {taken} of them are taken: a list has at most {most_units} units",
                    taken=max(taken, 0),
                    most_units=MOST_UNITS,
                )
            )
        how = How.GUESSED if guesses else How.READ
        self.lines.insert(at, Line(item.place, item.words, how, "; ".join([says, *guesses])))
        called = item.own_name or name
        own = None if called is None or plain(called) == plain(profile.name) else called
        self.units += [ListedUnit(profile.id, count, own, tuple(upgrades))] * max(taken, 0)

    def _count(self, item: Item, inner: list[Item], profile: Profile) -> tuple[int | None, str]:
        """How many models, and how that was guessed; none with the reason where no mission takes so many."""
        models = sum(one.count if one.count is not None else 1 for one in inner)
        if inner:
            count, how = models, ""
        elif item.count is not None and not (item.kind is Kind.UNIT and item.profile is None and item.count == 1):
            count, how = item.count, ""
        else:
            count, how = self._usual(profile)
        if not 0 < count <= MOST_MODELS:
            return None, tr(
                "a unit has from 1 to {most_models} models, not {count}", most_models=MOST_MODELS, count=count
            )
        return count, how

    def _usual(self, profile: Profile) -> tuple[int, str]:
        """Where the list says no number: the one there is, or the smallest."""
        sizes = allowed_sizes(profile)
        if isinstance(profile, GenesysProfile):
            sizes = squad_sizes(profile.discipline, self._settings)
        if not sizes:
            return 1, tr("no number stands here, so it is 1")
        least = min(sizes)
        if len(set(sizes)) == 1:
            return least, "" if isinstance(profile, StarcraftProfile) else tr(
                "no number stands here, so it is {least}", least=least
            )
        return least, tr("no number stands here, so it is the smallest, {least}", least=least)

    def _part(self, item: Item, profile: Profile, upgrades: dict[str, None]) -> None:
        """A model or an upgrade inside a unit."""
        if item.kind is Kind.UPGRADE:
            self._equip(item, profile, upgrades)
        else:
            named = self._names.of(item.name)
            same = isinstance(named, Named) and named.profile.id == profile.id
            if same and isinstance(named, Named) and named.guess is None:
                self._say(item, How.READ, tr("models of the unit of {profile}", profile=profile.name))
            else:
                self._say(item, How.GUESSED, tr("counted as models of the unit of {profile}", profile=profile.name))
        for inner in item.items:
            self._part(inner, profile, upgrades)

    def _equip(self, item: Item, profile: Profile, upgrades: dict[str, None]) -> None:
        bought = next((name for name in sorted(allowed_upgrades(profile)) if plain(name) == plain(item.name)), None)
        if bought is not None:
            upgrades[bought] = None
            self._say(item, How.READ, tr("bought for {profile}", profile=profile.name))
        elif plain(item.name) in set(_printed(profile)):
            self._say(item, How.READ, tr("what {profile} has without buying it", profile=profile.name))
        else:
            self._say(
                item,
                How.NOT_READ,
                tr("{profile} has no upgrade {shown} here", profile=profile.name, shown=shown(item.name)),
            )

    def _is_upgrade(self, item: Item) -> bool:
        """A line of a text that equips the unit before it."""
        profile = self._last
        if profile is None or not self.units or item.count not in (None, 1):
            return False
        bought = next((name for name in sorted(allowed_upgrades(profile)) if plain(name) == plain(item.name)), None)
        if bought is None and plain(item.name) not in set(_printed(profile)):
            return False
        upgrades: dict[str, None] = dict.fromkeys(self.units[-1].upgrades)
        self._equip(item, profile, upgrades)
        last = self.units[-1]
        self.units[-1] = ListedUnit(last.profile, last.models, last.name, tuple(upgrades))
        return True

    def _upgrade_line(self, item: Item) -> None:
        """A choice that belongs to no unit."""
        self._say(item, How.NOT_READ, tr("a choice of the list that belongs to no unit"))
        for inner in item.items:
            self._item(inner)


def _has_models(item: Item) -> bool:
    return any(inner.kind is not Kind.UPGRADE or _has_models(inner) for inner in item.items)


def _printed(profile: Profile) -> Iterator[str]:
    """What a profile has anyway, by plain names."""
    if isinstance(profile, StarcraftProfile):
        yield from (plain(weapon.name) for weapon in profile.weapons or ())
        yield from map(plain, profile.abilities)
