"""Looking at a file of rules data where it lies, with all that is wrong in it."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from engine.tongue import tr
from missions.presets import PresetsFile
from missions.problems import Problem, Unreadable
from missions.reading import Form, Reading, read_form
from missions.rules.abilities import ability_file, check_abilities
from missions.rules.armies import ArmiesFile, check_armies
from missions.rules.armoury import ContractsFile, GearFile, power_form, weapon_form
from missions.rules.book import (
    ClausesFile,
    FiguresFile,
    SettingsFile,
    TablesFile,
    clause_problems,
    defaults_unknown,
    table_problems,
)
from missions.rules.cards import card_form, check_cards
from missions.rules.deployments import DeploymentsFile, check_deployments
from missions.rules.files import SYSTEMS, file_form
from missions.rules.maps import MapsFile, check_maps
from missions.rules.setups import SetupTables, setup_problems
from missions.rules.terrain import TerrainFile
from missions.rules.tokens import SourcesFile, TokensFile, check_sources
from missions.rules.unit_words import TagsFile
from missions.rules.units import check_units, profile_form
from missions.sources import read_bytes
from missions.yamlnodes import reading_yaml

Check = Callable[[Form, Reading, str], Sequence[Problem]]
_PREFIX = "measuretwice/"


def data_kind(path: Path) -> str | None:
    """``units`` for a file of units, and so on; none for a file that is no rules data."""
    try:
        start = read_bytes(path)[:4096].decode("utf-8", errors="ignore")
    except Unreadable:
        return None
    first = next((line for line in start.splitlines() if line.startswith("format:")), "")
    name, _, version = first.removeprefix("format:").strip().removeprefix(_PREFIX).partition("/")
    return name if name in KINDS and version == "1" else None


def check_data(path: Path, kind: str) -> str:
    """What the file is, in words. Raises :class:`Unreadable` with every problem.

    Its game is the folder that it lies in. Names that it refers to are those of the data that comes with the program.
    """
    system = path.resolve().parent.name
    if system not in SYSTEMS:
        raise Unreadable([Problem(str(path), 1, 1, "", tr("rules data lies in a folder with the name of its game"))])
    form, check = KINDS[kind](system)
    with reading_yaml(read_bytes(path), str(path)) as document:
        reading = Reading(document)
        found = read_form(form, reading)
        if isinstance(found, list):
            raise Unreadable(found)
        meant = [] if check is None else check(found, reading, system)
        problems = [*meant, *check_sources(document, system)]
        if problems:
            raise Unreadable(problems)
    return f"{kind}, {system}"


def _table(file: Form, key: str) -> dict[str, Form]:
    found: dict[str, Form] = getattr(file, key)
    return found


def _units(file: Form, reading: Reading, system: str) -> Sequence[Problem]:
    return check_units(_table(file, "units"), reading, system)


def _cards(file: Form, reading: Reading, system: str) -> Sequence[Problem]:
    return check_cards(_table(file, "cards"), reading, system)


def _abilities(file: Form, reading: Reading, _: str) -> Sequence[Problem]:
    return check_abilities(_table(file, "abilities"), reading)


def _clauses(file: Form, reading: Reading, _: str) -> Sequence[Problem]:
    return clause_problems(file, reading) if isinstance(file, ClausesFile) else ()


def _settings(file: Form, reading: Reading, _: str) -> Sequence[Problem]:
    return defaults_unknown(file, reading) if isinstance(file, SettingsFile) else ()


def _deployments(file: Form, reading: Reading, system: str) -> Sequence[Problem]:
    return check_deployments(file, reading, system) if isinstance(file, DeploymentsFile) else ()


def _maps(file: Form, reading: Reading, system: str) -> Sequence[Problem]:
    return check_maps(file, reading, system) if isinstance(file, MapsFile) else ()


def _armies(file: Form, reading: Reading, system: str) -> Sequence[Problem]:
    return check_armies(file, reading, system) if isinstance(file, ArmiesFile) else ()


def _tables(file: Form, reading: Reading, _: str) -> Sequence[Problem]:
    return table_problems(file, reading) if isinstance(file, TablesFile) else ()


def _setup(file: Form, reading: Reading, _: str) -> Sequence[Problem]:
    return setup_problems(file, reading) if isinstance(file, SetupTables) else ()


KINDS: Mapping[str, Callable[[str], tuple[type[Form], Check | None]]] = {
    "figures": lambda _: (FiguresFile, None),
    "clauses": lambda _: (ClausesFile, _clauses),
    "settings": lambda _: (SettingsFile, _settings),
    "units": lambda system: (file_form("units", "units", profile_form(system).form), _units),
    "cards": lambda system: (file_form("cards", "cards", card_form(system).form), _cards),
    "terrain": lambda _: (TerrainFile, None),
    "deployments": lambda _: (DeploymentsFile, _deployments),
    "maps": lambda _: (MapsFile, _maps),
    "armies": lambda _: (ArmiesFile, _armies),
    "abilities": lambda _: (ability_file(), _abilities),
    "tags": lambda _: (TagsFile, None),
    "tokens": lambda _: (TokensFile, None),
    "sources": lambda _: (SourcesFile, None),
    "tables": lambda _: (TablesFile, _tables),
    "setup": lambda _: (SetupTables, _setup),
    "weapons": lambda _: (file_form("weapons", "weapons", weapon_form().form), None),
    "powers": lambda _: (file_form("powers", "powers", power_form().form), None),
    "gear": lambda _: (GearFile, None),
    "contracts": lambda _: (ContractsFile, None),
    "presets": lambda _: (PresetsFile, None),
}
