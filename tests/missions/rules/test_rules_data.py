"""The loader of rules data over files of its own, and over those that come with the program."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.rulebook import Coverage
from geometry.base import Base, BaseShape
from missions.problems import Unreadable
from missions.rules import cards, catalogue, files, profiles, rulebook
from missions.rules.book import figures_of, settings_of
from missions.rules.files import SYSTEMS
from missions.rules.tokens import tokens

FIGURES = (
    "format: measuretwice/figures/1\nfigures:\n  reach: {value: 1.5, source: p. 3}\n  dice: {value: 2, source: p. 4}\n"
)
CLAUSES = """\
format: measuretwice/clauses/1
title: A Game
version: 2026 r1
clauses:
  reach: {book: Rules, clause: 7.2, says: How far a hand reaches, coverage: checked, codes: [a.far, a.near]}
  rest: {book: Rules, clause: Resting, says: What is left, coverage: left}
"""
SETTINGS = """\
format: measuretwice/settings/1
settings:
  year: {title: Which year, default: 2016, readings: {2016: the first, 2018: a later one}, source: none}
  room: {title: How much room, default: off, readings: {off: none}, source: none, number: true, asked: false}
  shape: {title: Its shape, default: round, readings: {round: a disc, long: an oval}, source: none}
"""
UNITS = """\
format: measuretwice/units/1
units:
  orcs/boy:
    {name: Boy, faction: orcs, base: 32, source: s, movement: 4, command: 2, strength: 3, toughness: 2, martial: 3,
     ranged: 2, defense: 3, discipline: 2, willpower: 2,
     base_readings: {shape: {long: {oval: [25, 50]}}}}
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Puts a file in the place of one of the Genesys Project; what was read before is forgotten."""
    known = [rulebook, figures_of, settings_of, catalogue, tokens]

    def forget() -> None:
        from missions.rules import units
        from missions.rules.cards import _cards, _made

        for read in [*known, _cards, _made, units._units, units._profiles]:
            read.cache_clear()

    def put(name: str, text: str) -> None:
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")

    for module in ("missions.rules.files", "missions.rules.terrain", "missions.rules.tokens"):
        monkeypatch.setattr(f"{module}.data_file", lambda _, name: tmp_path / f"{name}.yaml")
    forget()
    for name, text in (("figures", FIGURES), ("clauses", CLAUSES), ("settings", SETTINGS), ("units", UNITS)):
        put(name, text)
    yield put
    forget()


Own = Callable[[str, str], None]
Mark = Callable[[str], tuple[str, str]]


def wrong(read: Callable[[str], object]) -> list[str]:
    with pytest.raises(Unreadable) as caught:
        read("genesys")
    return [str(problem).removeprefix("assets/rules/genesys/") for problem in caught.value.problems]


@pytest.mark.usefixtures("own")
def test_a_rulebook_has_its_figures_clauses_and_settings() -> None:
    book = rulebook("genesys")
    assert (book.title, book.version) == ("A Game", "2026 r1")
    assert (book.figure("reach"), book.count("dice"), book.figures["dice"].source) == (1.5, 2, "p. 4")
    assert str(book.rule("a.near")) == "Rules 7.2"
    assert [clause.coverage for clause in book.clauses.values()] == [Coverage.CHECKED, Coverage.LEFT]
    assert book.settings["year"].default == "2016"
    assert list(book.settings["year"].readings) == ["2016", "2018"]
    assert (book.settings["room"].number, book.settings["room"].asked, book.settings["room"].default) == (
        True,
        False,
        "off",
    )


@pytest.mark.usefixtures("own")
def test_a_base_is_millimetres_in_the_file_and_inches_after() -> None:
    boy = profiles("genesys")["orcs/boy"]
    assert boy.base == Base.round(32 / 25.4)
    assert boy.id == "orcs/boy"
    assert profiles("genesys", {"shape": "round"})["orcs/boy"].base == Base.round(32 / 25.4)
    assert profiles("genesys", {"shape": "long"})["orcs/boy"].base == Base(BaseShape.OVAL, 25 / 25.4, 50 / 25.4)


@pytest.mark.usefixtures("own")
def test_a_game_without_a_catalogue_has_no_pieces() -> None:
    assert catalogue("genesys") == {}


@pytest.mark.usefixtures("own")
def test_a_file_that_is_not_there_is_named() -> None:
    assert wrong(cards) == ["cards.yaml:1:1: the file is not there"]


def test_every_file_of_a_rulebook_is_looked_at_before_anything_is_said(own: Own, mark: Mark) -> None:
    figures, far = mark(FIGURES.replace("1.5", "¦far"))
    clauses, sure = mark(CLAUSES.replace("coverage: checked", "coverage: ¦sure"))
    own("figures", figures)
    own("clauses", clauses)
    own("settings", "")
    assert wrong(rulebook) == [
        f"clauses.yaml:{sure}: clauses.reach.coverage: checked, shown or left was expected, not the word 'sure'",
        f"figures.yaml:{far}: figures.reach.value: a number was expected, not the word 'far'",
        "settings.yaml:1:1: the file is empty",
    ]


def test_a_code_stands_in_one_clause(own: Own, mark: Mark) -> None:
    text, place = mark(CLAUSES.replace("coverage: left", "coverage: left, codes: [a.new, ¦a.far]"))
    own("clauses", text)
    said = "clauses.rest.codes.2: the code 'a.far' stands in the clause 'reach' already"
    assert wrong(rulebook) == [f"clauses.yaml:{place}: {said}"]


@pytest.mark.parametrize(
    ("setting", "old", "new", "choices"),
    [
        ("year", "default: 2016", "default: ¦2017", "'2016' or '2018'"),
        ("room", "default: off", "default: ¦on", "'off' or a number of at least 0"),
        ("shape", "default: round", "default: ¦3.5", "'round' or 'long'"),
    ],
)
def test_a_default_is_one_of_the_readings(own: Own, mark: Mark, setting: str, old: str, new: str, choices: str) -> None:
    text, place = mark(SETTINGS.replace(old, new))
    own("settings", text)
    said = f"settings.{setting}.default: the default is none of the readings; {choices} was expected"
    assert wrong(rulebook) == [f"settings.yaml:{place}: {said}"]


def test_a_default_may_be_a_number_where_the_setting_admits_one(own: Own) -> None:
    own("settings", SETTINGS.replace("default: off", "default: 3.5"))
    assert rulebook("genesys").settings["room"].default == 3.5


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("movement: 4", "¦movment: 4", ".movment: unknown key 'movment'; did you mean 'movement'?"),
        ("{name: Boy, faction: orcs,", "¦{name: Boy,", ": the key 'faction' is missing"),
        ("command: 2", "command: ¦2.5", ".command: a whole number was expected, not the number 2.5"),
        ("base: 32", "base: ¦round", ".base: a base was expected "
         "(32, or oval: [40, 100], or rectangle: [40, 100]), not the word 'round'"),
        ("{shape: {long:", "{form: {¦long:", ".base_readings.form.long: the settings have no reading 'long' of 'form'"),
        ("{shape: {long:", "{shape: {¦lang:",
         ".base_readings.shape.lang: the settings have no reading 'lang' of 'shape'"),
    ],
)  # fmt: skip
def test_a_profile_has_the_keys_of_its_class(own: Own, mark: Mark, old: str, new: str, said: str) -> None:
    text, place = mark(UNITS.replace(old, new))
    own("units", text)
    assert wrong(profiles) == [f"units.yaml:{place}: units.orcs/boy{said}"]


def test_supply_is_written_by_models_left() -> None:
    marine = profiles("starcraft")["terran/marine"]
    assert [getattr(marine, "supply_of")(models) for models in (1, 3, 4, 6, 7, 9)] == [0, 0, 1, 1, 2, 2]  # noqa: B009  # the field is StarCraft's


def test_the_hydralisk_stands_on_a_rectangle_or_an_oval_as_the_setting_says() -> None:
    shapes = {
        reading: profiles("starcraft", {"hydralisk_base": reading})["zerg/hydralisk"].base.shape
        for reading in ("rectangle", "oval")
    }
    assert shapes == {"rectangle": BaseShape.RECTANGLE, "oval": BaseShape.OVAL}


def test_an_unknown_game_has_no_data() -> None:
    with pytest.raises(Unreadable, match="there is no game 'chess'"):
        rulebook("chess")


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_data_that_comes_with_the_program_is_whole(system: str) -> None:
    book = rulebook(system)
    assert book.system == system
    assert all(figure.source for figure in book.figures.values())
    assert all(setting.source for setting in book.settings.values())
    assert cards(system)
    assert all(profile.source for profile in profiles(system).values())


@pytest.mark.parametrize("system", ["genesys", "hardwired28"])
def test_sizes_that_no_rulebook_gives_are_told_as_such(system: str) -> None:
    pieces = catalogue(system)
    assert len({piece.kind for piece in pieces.values()}) >= 4
    assert all(name.startswith("common/") for name in pieces)
    assert {piece.source for piece in pieces.values()} == {"common size, no public text gives one"}


def test_the_catalogue_has_the_pieces_of_the_lost_temple_set() -> None:
    pieces = catalogue("starcraft")
    assert len(pieces) == 14
    assert {piece.size for piece in pieces.values() if piece.kind in ("wall", "grass")} == {2}
    assert {piece.size for piece in pieces.values() if piece.kind not in ("wall", "grass", "plateau")} == {1}
    assert pieces["lost-temple/plateau"].size == 3
    assert files.data_file("starcraft", "terrain").is_file()
