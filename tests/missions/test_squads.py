"""Numbers of models that a squad's Discipline gives, told or refused as a mission is read; tables of other sizes."""

from collections.abc import Callable

import pytest

from engine.systems.genesys.squads import sizes
from missions.load import mission_from_text

Problems = Callable[[str], list[str]]
Mark = Callable[[str], tuple[str, str]]

MISSION = """\
format: measuretwice/mission/1
system: genesys
name: Squads
table: {width: 48, height: 48}
card: standard
settings: {squad_sizes: SIZES, multiplier: TIMES}
sides: {dwarves: {faction: norkraag}, orcs: {faction: mountain-orcs}}
units:
  - {id: dwarves.first, name: The First, profile: norkraag/dwarf, models: ¦MODELS}
"""


def text(models: int, reading: str = "told", times: int = 3) -> str:
    found = MISSION.replace("SIZES", reading).replace("TIMES", str(times))
    return found.replace("MODELS", str(models))


def notes(written: str) -> tuple[str, ...]:
    return mission_from_text(written.replace("¦", ""), "m.yaml").notes


@pytest.mark.parametrize(("models", "fits"), [(2, False), (3, True), (9, True), (10, False), (1, True)])
def test_discipline_3_at_3_times_has_3_to_9_models(problems: Problems, models: int, fits: bool) -> None:
    """A model on its own is taken for a leader."""
    assert (notes(text(models)) == ()) is fits
    assert (problems(text(models, "refused").replace("¦", "")) == []) is fits


@pytest.mark.parametrize(("times", "most"), [(1, 3), (2, 6), (4, 12)])
def test_the_multiplier_says_how_many_there_are_at_most(times: int, most: int) -> None:
    assert sizes(3, {"multiplier": str(times)}) == (3, most)
    assert notes(text(most, times=times)) == ()
    assert len(notes(text(most + 1, times=times))) == 1


def test_a_wrong_number_is_told_in_the_notes() -> None:
    assert notes(text(2)) == (
        "The First has 2 models; a squad of Discipline 3 has 3 to 9 at the multiplier 3 (Army creation, 2018).",
    )
    assert notes(text(4, times=1)) == (
        "The First has 4 models; a squad of Discipline 3 has 3 at the multiplier 1 (Army creation, 2018).",
    )
    assert notes(text(2, "free")) == ()


def test_a_wrong_number_is_refused_where_it_stands_if_it_is_set_so(problems: Problems, mark: Mark) -> None:
    written, place = mark(text(10, "refused"))
    assert problems(written) == [
        f"{place}: units.1.models: The First has 10 models; a squad of Discipline 3 has 3 to 9 at the multiplier 3"
    ]
    assert problems(text(10, "free").replace("¦", "")) == []


@pytest.mark.parametrize(
    ("table", "told"),
    [("48, height: 48", False), ("72, height: 48", False), ("48, height: 72", False), ("36, height: 36", True)],
)
def test_a_table_of_other_measures_is_told(table: str, told: bool) -> None:
    found = notes(text(3).replace("48, height: 48", table))
    assert ("tables of 48 by 48 and 72 by 48 inches" in "".join(found)) is told
    assert len(found) == int(told)


def sides(text: str, *written: str) -> str:
    return text.replace("sides: {dwarves: {faction: norkraag}, orcs: {faction: mountain-orcs}}", "\n".join(written))


DWARVES = "  dwarves: {faction: norkraag}"
TWO = "two sides were expected, not {}: a game is one of two armies, each with its player (Gameplay (2016): Game Round)"


def test_a_game_has_two_sides_each_with_its_player(problems: Problems, mark: Mark) -> None:
    fits = text(3).replace("¦", "")
    orcs, more = "  orcs: {faction: orcs}", ["  a: {faction: a}", "  b: {faction: b}"]
    assert problems(sides(fits, "sides:", DWARVES, orcs)) == []
    for count, written in ((1, [DWARVES]), (3, [DWARVES, orcs, *more[:1]]), (4, [DWARVES, orcs, *more])):
        wrong, place = mark(sides(fits, "¦sides:", *written))
        assert problems(wrong) == [f"{place}: sides: {TWO.format(count)}"]
    wrong, place = mark(sides(fits, "sides:", DWARVES, "  orcs: {faction: orcs, plays: ¦table}"))
    assert problems(wrong) == [
        f"{place}: sides.orcs.plays: a player was expected for 'orcs' (Gameplay (2016): Game Round)"
    ]


def test_two_sides_do_not_deploy_along_one_edge(problems: Problems, mark: Mark) -> None:
    """Stretches that do not overlap are of one edge all the same; on the table already, nobody takes zones."""
    fits = text(3).replace("¦", "")
    first = "  dwarves: {faction: norkraag, entry: [{edge: top, from: 0, to: 20}]}"
    second = "  orcs: {faction: orcs, ¦entry: [{edge: top, from: 24, to: 48}]}"
    wrong, place = mark(sides(fits, "sides:", first, second))
    assert problems(wrong) == [
        f"{place}: sides.orcs.entry: 'dwarves' deploys along the top edge already; each side has one of its own"
        " (Deployment (2016), 6)"
    ]
    assert problems(sides(fits, "sides:", first, second.replace("top", "bottom").replace("¦", ""))) == []
    standing = wrong.replace("models: 3", "models: {1: [10, 10], 2: [12, 10], 3: [14, 10]}")
    assert problems(standing) == []


def test_movement_is_a_whole_number(problems: Problems, mark: Mark) -> None:
    """No text says how the target number of half a Movement is rounded."""
    figures = "command: 1, strength: 3, toughness: 2, martial: 3, ranged: 2, defense: 3, discipline: 3, willpower: 2"
    own = f"profiles: {{own: {{base: 25.4, source: mine, movement: ¦2.5, {figures}}}}}\nunits:"
    wrong, place = mark(text(3).replace("¦", "").replace("units:", own))
    (found,) = problems(wrong)
    assert found.startswith(f"{place}: profiles.own.movement: a whole number was expected")
    assert problems(wrong.replace("movement: 2.5", "movement: 2")) == []


def test_a_card_names_primary_missions_for_the_sides_there_are(problems: Problems, mark: Mark) -> None:
    own = "card: {name: Ours, rounds: 4, primary: {dwarves: Occupy, ¦orc: Assault}, source: ours}"
    wrong, place = mark(text(3).replace("¦", "").replace("card: standard", own))
    assert problems(wrong) == [f"{place}: card.primary.orc: there is no side 'orc'; did you mean 'orcs'?"]
    fits = wrong.replace("orc: Assault", "orcs: Assault")
    assert problems(fits) == []
    assert dict(mission_from_text(fits, "m.yaml").card.primary) == {"dwarves": "Occupy", "orcs": "Assault"}
