"""What a mission file refers to, gathered from it even where parts of it are wrong."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.mission import MissionCard, Piece, Profile, Table, UnitSetup
from engine.rulebook import Setting, SettingValue
from engine.systems.starcraft.deployment import DeploymentCard
from engine.systems.starcraft.profile import StarcraftCard
from engine.tongue import tr
from geometry.pose import Pose
from missions.fields import PoseField
from missions.map_changes import changed
from missions.mission_form import DraftForm, SideForm, TableForm, TerrainForm, UnitForm
from missions.own_profiles import profiles_from_bytes, wrong_numbers
from missions.problems import Problem, Unreadable, quoted
from missions.raw import Raw
from missions.reading import Form, Reading, problems_of
from missions.rules.armies import armies, fielded
from missions.rules.book import setting_value, settings_of
from missions.rules.cards import card_form, cards, check_card, make_card
from missions.rules.deployments import deployments
from missions.rules.files import SYSTEMS
from missions.rules.maps import TerrainMap, terrain_maps
from missions.rules.terrain import CataloguePiece, catalogue
from missions.rules.unit_words import unknown_words
from missions.rules.units import make_profile, own_profile_form, profiles
from missions.sources import read_bytes

F = TypeVar("F", bound=Form)
_POSE: TypeAdapter[Pose] = TypeAdapter(PoseField)


@dataclass(frozen=True)
class Facts:
    """``in_scene`` is a position in mid-game: units may stand anywhere and have lost models."""

    raw: Raw
    reading: Reading
    in_scene: bool = False
    folder: Path = field(default_factory=Path)
    """Where the paths that the file names begin."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Copies of the files that it names, which are read in their place."""

    @cached_property
    def system(self) -> str | None:
        word = self.raw.at("system").word
        return word if word in SYSTEMS else None

    @cached_property
    def table(self) -> Table | None:
        """As the file says, or as its deployment card, those of its draft or its map have it."""
        form = self.raw.at("table").form(TableForm)
        if form is not None:
            return Table(form.width, form.height)
        brings = self.deployment or next(iter(self.drafted_tables.values()), None) or self.map
        return None if brings is None else brings.table

    @cached_property
    def deployment(self) -> DeploymentCard | None:
        word = self.raw.at("deployment").word
        return None if self.system is None or word is None else deployments(self.system, self.settings).get(word)

    @cached_property
    def map(self) -> TerrainMap | None:
        word = self.raw.at("map").word
        return None if self.system is None or word is None else terrain_maps(self.system).get(word)

    @property
    def is_as_printed(self) -> bool:
        """Its terrain is that of a rulebook's map, with nothing moved or left out."""
        return self.map is not None and self.map.exempt and self.map_pieces is self.printed_pieces

    @cached_property
    def draft_form(self) -> DraftForm | None:
        return self.raw.at("draft").form(DraftForm)

    @cached_property
    def drafted_tables(self) -> Mapping[str, DeploymentCard]:
        """The deployment cards of the scale that is drafted."""
        if self.system is None or self.draft_form is None:
            return {}
        scale = self.draft_form.scale
        return {name: card for name, card in deployments(self.system, self.settings).items() if card.scale == scale}

    @cached_property
    def drafted_cards(self) -> Mapping[str, StarcraftCard]:
        """The mission cards of the scale that is drafted, by their names without it."""
        if self.system is None or self.draft_form is None:
            return {}
        known = cards(self.system, self.settings).items()
        return {
            name.partition("/")[0]: card
            for name, card in known
            if isinstance(card, StarcraftCard) and card.scale == self.draft_form.scale
        }

    @cached_property
    def printed_pieces(self) -> tuple[Piece, ...]:
        """The terrain as the map has it."""
        return () if self.system is None or self.map is None else self.map.pieces(self.system, self.settings)

    @cached_property
    def map_pieces(self) -> tuple[Piece, ...]:
        """The terrain that the map brings, with what the mission changes about it."""
        moved = {str(id): pose for id, raw in self.raw.at("moved").items() if (pose := raw.read(_POSE)) is not None}
        left_out = [raw.word for raw in self.raw.at("left_out").values() if raw.word is not None]
        if not moved and not left_out:
            return self.printed_pieces
        return changed(self.printed_pieces, moved, left_out)

    @cached_property
    def army_units(self) -> tuple[UnitSetup, ...]:
        """The units that the armies of the sides bring, all off the table."""
        found = []
        for side, form in self.sides.items():
            known = armies(self.system) if self.system is not None and form is not None else {}
            for unit in fielded(known[name] for name in (form.army if form is not None else ()) if name in known):
                profile = self.profiles[unit.profile]
                numbers = tuple(range(1, unit.models + 1))
                found.append(UnitSetup(f"{side}.{unit.id}", unit.name or profile.name, side, profile, numbers))
        return tuple(found)

    @cached_property
    def possible_settings(self) -> Mapping[str, Setting]:
        return {} if self.system is None else settings_of(self.system)

    @cached_property
    def settings(self) -> dict[str, SettingValue]:
        """Every setting: what the file says where that makes sense, else the default."""
        chosen = {name: setting.default for name, setting in self.possible_settings.items()}
        for name, raw in self.raw.at("settings").items():
            value = raw.word if raw.word is not None else raw.number
            if name in chosen and value is not None:
                chosen[str(name)] = setting_value(value, self.possible_settings[str(name)].readings)
        return chosen

    @cached_property
    def _own_profiles(self) -> tuple[dict[str, Form], list[Problem]]:
        forms: dict[str, Form] = {}
        problems: list[Problem] = []
        for name, raw in self.raw.at("profiles").items():
            if self.system is not None:
                form = own_profile_form(self.system).form
                found = check_value(raw, form, self.reading)
                if isinstance(found, list):
                    problems += found
                    continue
                problems += [self.reading.document.problem((*raw.loc, key), text) for key, text in wrong_numbers(found)]
                problems += unknown_words(self.system, raw, self.reading)
                forms[str(name)] = found
        return forms, problems

    @cached_property
    def _profiles_taken(self) -> tuple[dict[str, Form], list[Problem]]:
        """Those of the files that the mission names, each of its problems at its place in its own file."""
        forms: dict[str, Form] = {}
        problems: list[Problem] = []
        for raw in self.raw.at("profiles_from").values():
            if raw.word is None or self.system is None:
                continue
            try:
                found = profiles_from_bytes(self._content_of(raw.word), self._told_as(raw.word))
            except Unreadable as wrong:
                problems += wrong.problems
                continue
            if found.system != self.system:
                text = tr(
                    "the profiles of {quoted} are of {system}, this mission is of {system2}",
                    quoted=quoted(raw.word),
                    system=found.system,
                    system2=self.system,
                )
                problems.append(self.reading.document.problem(raw.loc, text))
                continue
            twice = [name for name in found.forms if name in forms or name in self._own_profiles[0]]
            for name in twice:
                text = tr(
                    "the profile {quoted} of {quoted2} is there already", quoted=quoted(name), quoted2=quoted(raw.word)
                )
                problems.append(self.reading.document.problem(raw.loc, text))
            forms.update(found.forms)
        return forms, problems

    def _content_of(self, file: str) -> bytes:
        kept = self.kept.get(file)
        return read_bytes(self.folder / file) if kept is None else kept.encode("utf-8")

    def _told_as(self, file: str) -> str:
        """What its problems name: the file, or the one that keeps a copy of it."""
        return f"{self.reading.document.file} ({file})" if file in self.kept else str(self.folder / file)

    @cached_property
    def files(self) -> Mapping[str, str]:
        """The words of the files that a mission without problems takes profiles from, by the names it has for them."""
        words = [raw.word for raw in self.raw.at("profiles_from").values() if raw.word is not None]
        return {word: self._content_of(word).decode("utf-8") for word in words}

    @property
    def own_profile_problems(self) -> list[Problem]:
        return [*self._own_profiles[1], *self._profiles_taken[1]]

    @cached_property
    def profiles(self) -> Mapping[str, Profile]:
        """The game's and the mission's own, their bases as the settings read them."""
        if self.system is None:
            return {}
        written = {**self._profiles_taken[0], **self._own_profiles[0]}
        own = {name: make_profile(self.system, name, form, self.settings) for name, form in written.items()}
        return {**own, **profiles(self.system, self.settings)}

    @cached_property
    def profile_names(self) -> frozenset[str]:
        """Those that are wrong themselves are there all the same, and any may be in a file that cannot be read."""
        asked = (raw.at("profile").word for raw in self.raw.at("units").values()) if self._profiles_taken[1] else ()
        own = (str(name) for name, _ in self.raw.at("profiles").items())
        return frozenset(self.profiles).union(own, (word for word in asked if word is not None))

    @property
    def is_card_silent(self) -> bool:
        """The file says nothing of a card: the first of the game's cards is played, and a note says so."""
        return isinstance(self.raw.data, dict) and self.raw.at("card").data is None and self.draft_form is None

    @cached_property
    def card(self) -> MissionCard | list[Problem]:
        """The card that the file names or writes out, or what is wrong with it; no problems for an unknown system."""
        raw = self.raw.at("card")
        if self.system is None:
            return []
        if self.drafted_cards:
            first = next(iter(self.drafted_cards.values()))
            name, source = tr("To be drafted"), tr("the draft")
            return replace(first, name=name, source=source, lead=None, points={}, activations=())
        if self.is_card_silent:
            return next(iter(cards(self.system, self.settings).values()))
        if raw.word is not None:
            card = cards(self.system, self.settings).get(raw.word)
            return [] if card is None else card
        if not isinstance(raw.data, dict):
            return []
        form = check_value(raw, card_form(self.system).form, self.reading)
        if isinstance(form, list):
            return form
        return check_card(form, self.reading, self.system, raw.loc) or make_card(self.system, form, self.settings)

    @cached_property
    def catalogue(self) -> Mapping[str, CataloguePiece]:
        return {} if self.system is None else catalogue(self.system)

    @cached_property
    def sides(self) -> dict[str, SideForm | None]:
        return {str(name): raw.form(SideForm) for name, raw in self.raw.at("sides").items()}

    @cached_property
    def unit_ids(self) -> frozenset[str]:
        own = (word for raw in self.raw.at("units").values() if (word := raw.at("id").word) is not None)
        return frozenset(own) | {unit.id for unit in self.army_units}

    def units(self) -> Iterator[tuple[Raw, UnitForm]]:
        """Those in which nothing is wrong."""
        for raw in self.raw.at("units").values():
            form = raw.form(UnitForm)
            if form is not None:
                yield raw, form

    def terrain(self) -> Iterator[tuple[Raw, TerrainForm]]:
        """Those in which nothing is wrong."""
        for raw in self.raw.at("terrain").values():
            form = raw.form(TerrainForm)
            if form is not None:
                yield raw, form


def check_value(raw: Raw, form: type[F], reading: Reading) -> F | list[Problem]:
    """One value as a form that only the rest of the file decides, or what is wrong with it."""
    try:
        return form.model_validate(raw.data, context=reading)
    except ValidationError as wrong:
        return problems_of(wrong, reading, raw.loc)


def side_of(id: str, side: str | None) -> str:
    """The side a unit belongs to: as it says, or the part of its id before the first dot."""
    return side if side is not None else id.partition(".")[0]
