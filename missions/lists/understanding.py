"""What a list names made into units, with a line of the report for each part of it."""

from collections.abc import Iterator, Mapping

from engine.mission import Profile
from engine.rulebook import SettingValue
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.genesys.squads import sizes as squad_sizes
from engine.systems.hardwired28.profile import HardwiredProfile
from engine.systems.starcraft.profile import StarcraftProfile
from engine.tongue import tr
from missions.fields import MOST_MODELS
from missions.lists.items import Item, Kind, Listing, shown
from missions.lists.naming import SHORT, Named, Names, Unnamed, plain, slips
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
        self._bought = frozenset(
            id for id, one in profiles.items() if not isinstance(one, StarcraftProfile) or one.costs
        )
        self.names = self._named_for(faction)

    def read(self, listing: Listing) -> None:
        """The items of a roster, one after the other."""
        if self.faction is None and listing.faction is not None:
            self.take_faction(listing.faction)
        for item in listing.items:
            own = self.faction_of(item.faction) if item.faction else None
            self.names = self._named_for(own or self.faction)
            self._item(item)
        self.names = self._named_for(self.faction)

    def _named_for(self, faction: str | None) -> Names:
        return Names(self._profiles, faction, self._bought)

    def faction_of(self, words: str) -> str | None:
        """The one faction of the game that is named among words; none where there are several, or none is."""
        said = f" {plain(words)} "
        factions = {one.faction for one in self._profiles.values() if one.faction}
        found = [faction for faction in factions if f" {plain(faction)} " in said]
        return found[0] if len(found) == 1 else None

    def take_faction(self, words: str) -> bool:
        """Whether words name a faction, which is then the list's."""
        found = self.faction_of(words)
        if found is not None:
            self.faction = found
            self.names = self._named_for(found)
        return found is not None

    def say(self, place: str, words: str, how: How, says: str) -> None:
        self.lines.append(Line(place, words, how, says))

    def _say(self, item: Item, how: How, says: str) -> None:
        self.say(item.place, item.words, how, says)

    def _item(self, item: Item) -> None:
        if item.kind is Kind.UPGRADE and self.names.exactly(item.name) is None and not _has_models(item):
            self._upgrade_line(item)
            return
        named = self.names.of(item.name, item.profile)
        if isinstance(named, Unnamed):
            self._wrapper(item, named)
        else:
            self._unit(item, named)

    def _wrapper(self, item: Item, named: Unnamed) -> None:
        """A unit whose own name says nothing may still hold models that do."""
        models = [inner for inner in item.items if inner.kind is not Kind.UPGRADE]
        found = [self.names.of(inner.name) for inner in models]
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
        apart = [one for one in _inside(item) if self._apart(one, profile)]
        inner = [one for one in _inside(item) if one not in apart]
        count, how_many = self._count(item, inner, profile)
        doubt = next((one.doubt for one in (item, *inner) if one.doubt), "")
        if doubt:
            count, how_many = None, doubt
        upgrades: dict[str, None] = {}
        at = len(self.lines)
        for word in item.upgrades:
            self.equip(item.place, word, profile, upgrades)
        for one in item.items:
            self._part(one, profile, upgrades, apart)
        called = item.own_name or name
        own = None if called is None or plain(called) == plain(profile.name) else called
        guesses = tuple(words for words in (named.guess, how_many) if words)
        if count is None:
            self.lines.insert(at, Line(item.place, item.words, How.NOT_READ, how_many))
        else:
            unit = ListedUnit(profile.id, count, own, tuple(upgrades))
            self.lines.insert(at, self.put(item.place, item.words, unit, 1, guesses))
        for one in apart:
            self._item(one)

    def put(self, place: str, words: str, unit: ListedUnit, units: int, guesses: tuple[str, ...]) -> Line:
        """Into the list, as many units as there is room for; the line that says so."""
        profile = self._profiles[unit.profile]
        if not 0 < unit.models <= MOST_MODELS:
            return Line(
                place,
                words,
                How.NOT_READ,
                tr(
                    "a unit has from 1 to {most_models} models, not {count}", most_models=MOST_MODELS, count=unit.models
                ),
            )
        says = (
            f"{tr('{units} units of ', units=units) if units > 1 else ''}{unit.models} × {profile.name} ({profile.id})"
        )
        if self.faction and profile.faction and profile.faction != self.faction:
            guesses += (
                tr("the list is of {faction}, this unit of {other}", faction=self.faction, other=profile.faction),
            )
        taken = max(min(units, MOST_UNITS - len(self.units)), 0)
        if taken < units:
            guesses += (
                tr(
                    "only {taken} of them are taken: a list has at most {most_units} units",
                    taken=taken,
                    most_units=MOST_UNITS,
                ),
            )
        self.units += [unit] * taken
        return Line(place, words, How.GUESSED if guesses else How.READ, "; ".join([says, *guesses]))

    def _apart(self, item: Item, profile: Profile) -> bool:
        """Whether a part of a unit is plainly a unit of another kind, as what it brings along."""
        found = self.names.exactly(item.name)
        return found is not None and found.id != profile.id

    def _count(self, item: Item, inner: list[Item], profile: Profile) -> tuple[int | None, str]:
        """How many models, and how that was guessed; none with the reason where no mission takes so many."""
        models = sum(one.count if one.count is not None else 1 for one in inner)
        if inner:
            count, how = models, ""
            if item.count is not None and item.count > 1 and item.count != models:
                how = tr(
                    "the list has {count} of it, whose models are {models} in all; they are taken for one unit",
                    count=item.count,
                    models=models,
                )
        elif item.count is not None and not (item.kind is Kind.UNIT and item.profile is None and item.count == 1):
            count, how = item.count, ""
        else:
            count, how = self.usual(profile)
        if not 0 < count <= MOST_MODELS:
            return None, tr(
                "a unit has from 1 to {most_models} models, not {count}", most_models=MOST_MODELS, count=count
            )
        return count, how

    def usual(self, profile: Profile) -> tuple[int, str]:
        """Where the list says no number: the one there is, or the smallest."""
        sizes = self.sizes(profile)
        if not sizes:
            return 1, tr("no number stands here, so it is 1")
        least = min(sizes)
        if len(set(sizes)) == 1:
            return least, "" if isinstance(profile, StarcraftProfile) else tr(
                "no number stands here, so it is {least}", least=least
            )
        return least, tr("no number stands here, so it is the smallest, {least}", least=least)

    def sizes(self, profile: Profile) -> tuple[int, ...]:
        """The numbers of models that a unit may have, or the least and the most."""
        if isinstance(profile, GenesysProfile):
            return squad_sizes(profile.discipline, self._settings)
        return allowed_sizes(profile)

    def _part(self, item: Item, profile: Profile, upgrades: dict[str, None], apart: list[Item]) -> None:
        """A model or an upgrade inside a unit; what is a unit ``apart`` has its turn later."""
        if item in apart:
            return
        if item.kind is Kind.UPGRADE:
            self.equip(item.place, item.words, profile, upgrades, item.name)
        else:
            named = self.names.of(item.name)
            same = isinstance(named, Named) and named.profile.id == profile.id
            if same and isinstance(named, Named) and named.guess is None:
                self._say(item, How.READ, tr("models of the unit of {profile}", profile=profile.name))
            else:
                self._say(item, How.GUESSED, tr("counted as models of the unit of {profile}", profile=profile.name))
        for inner in item.items:
            self._part(inner, profile, upgrades, apart)

    def equip(
        self, place: str, words: str, profile: Profile, upgrades: dict[str, None], name: str | None = None
    ) -> None:
        """What a unit has, with a line that says whether it has been bought."""
        said = plain(words if name is None else name)
        bought = {plain(one): one for one in sorted(allowed_upgrades(profile))}
        printed = set(_printed(profile))
        near = [one for one in {*bought, *printed} if len(said) >= SHORT and slips(said, one, 1) <= 1]
        if said in bought:
            upgrades[bought[said]] = None
            self.say(place, words, How.READ, tr("bought for {profile}", profile=profile.name))
        elif said in printed:
            self.say(place, words, How.READ, tr("what {profile} has without buying it", profile=profile.name))
        elif len(near) == 1 and near[0] in bought:
            upgrades[bought[near[0]]] = None
            self.say(
                place,
                words,
                How.GUESSED,
                tr(
                    "taken for {upgrade}, the nearest name; bought for {profile}",
                    upgrade=bought[near[0]],
                    profile=profile.name,
                ),
            )
        elif near:
            self.say(
                place,
                words,
                How.GUESSED,
                tr("taken for what {profile} has without buying it, by the nearest name", profile=profile.name),
            )
        else:
            self.say(
                place,
                words,
                How.NOT_READ,
                tr(
                    "{profile} has no upgrade {shown} here",
                    profile=profile.name,
                    shown=shown(words if name is None else name),
                ),
            )

    def has(self, profile: Profile, name: str) -> bool:
        """Whether a unit has what is plainly called so, bought or not."""
        return plain(name) in {*map(plain, allowed_upgrades(profile)), *_printed(profile)}

    def _upgrade_line(self, item: Item) -> None:
        """A choice that belongs to no unit."""
        self._say(item, How.NOT_READ, tr("a choice of the list that belongs to no unit"))
        for inner in item.items:
            self._item(inner)


def _inside(item: Item) -> Iterator[Item]:
    """The models and units inside a unit, whatever choices they stand under."""
    for inner in item.items:
        if inner.kind is Kind.UPGRADE:
            yield from _inside(inner)
        else:
            yield inner


def _has_models(item: Item) -> bool:
    return any(inner.kind is not Kind.UPGRADE or _has_models(inner) for inner in item.items)


def _printed(profile: Profile) -> Iterator[str]:
    """What a profile has anyway, by plain names."""
    if isinstance(profile, StarcraftProfile):
        yield from (plain(weapon.name) for weapon in profile.weapons or ())
        yield from map(plain, profile.abilities)
    elif isinstance(profile, HardwiredProfile):
        yield from (plain(weapon.name) for weapon in profile.weapons)
        yield from (plain(grenade.name) for grenade in profile.grenades)
        yield from (plain(power.name) for power in profile.powers)
