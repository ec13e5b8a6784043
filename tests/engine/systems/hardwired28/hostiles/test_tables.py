"""Every row, roll and situation, against the tables as they stand in the books, written out here once more."""

import itertools

import pytest

from engine.systems.hardwired28.hostiles.situation import Column
from engine.systems.hardwired28.orders import MarkHostile
from engine.systems.hardwired28.profile import Kind
from missions.rules import profiles

COMMON = "Patrol Attack Attack"
LAST = "Regroup Attack Frenzy"
FIFTH = {
    "scrapers": "Patrol Cover Attack",
    "feral-crews": "Patrol Mob-Up Mob-Up",
    "wave-callers": "Summon Summon Attack",
    "static-wraiths": "Phase Phase Attack",
    "feral-automata": "Wait Wait Attack",
    "cable-feeders": "Patrol Regroup Attack",
}
CALM = ["Wait Wait Wait"] * 4 + ["Cooperate Cooperate Cooperate", "Patrol Patrol Flee"]
ATTACKED = [COMMON] * 4 + ["Patrol Cover Attack", "Flee Flee Flee"]
PLACES = {
    Column.NO_SIGHT: {"compliance.okafor": {1: (16, 12)}, "others.group": {1: (8, 12)}},
    Column.SIGHT: {"compliance.okafor": {1: (16, 20)}, "others.group": {1: (8, 20)}},
    Column.ENGAGED: {"compliance.okafor": {1: (9.6, 20)}, "others.group": {1: (8, 20)}},
}
ROWS = sorted(name for name, one in profiles("hardwired28").items() if one.kind is not Kind.SQUAD)
HOSTILES = [name for name in ROWS if not name.startswith("coworkers/")]
COWORKERS = [name for name in ROWS if name.startswith("coworkers/")]
SOME = ("scrapers/pit-boss", "feral-crews/runt", "wave-callers/initiate", "coworkers/temp")


def word(text: str, column: Column) -> str:
    return text.split()[list(Column).index(column)].lower().replace("-", "_")


def test_there_are_36_hostiles_and_6_coworkers():
    assert (len(HOSTILES), len(COWORKERS)) == (36, 6)


@pytest.mark.parametrize("column", list(Column))
@pytest.mark.parametrize("profile", HOSTILES)
def test_a_hostile_does_what_its_row_says(drawn, profile, column):
    lines = [COMMON] * 4 + [FIFTH[profile.split("/")[0]], LAST]
    for roll, line in enumerate(lines, 1):
        plan = drawn(profile, PLACES[column], roll).plan()
        assert plan.situation.column is column
        assert plan.verb.value == word(line, column), (profile, roll)


@pytest.mark.parametrize("column", list(Column))
@pytest.mark.parametrize("profile", COWORKERS)
@pytest.mark.parametrize("hostile", [False, True])
def test_a_coworker_reads_the_table_of_its_mood(drawn, profile, column, hostile):
    for roll, line in enumerate(ATTACKED if hostile else CALM, 1):
        stage = drawn(profile, PLACES[column], roll)
        if hostile:
            stage.do(MarkHostile(by="compliance", model="others.group.1"))
        assert stage.plan().verb.value == word(line, column), (profile, roll)


@pytest.mark.parametrize(("column", "roll"), list(itertools.product(Column, range(1, 7))))
@pytest.mark.parametrize("profile", SOME)
def test_what_is_proposed_is_allowed(drawn, profile, column, roll):
    stage = drawn(profile, PLACES[column], roll)
    plan = stage.plan()
    rolled = tuple(1 for _ in plan.needs)
    order = stage.act(rolled=rolled)
    verdict = stage.judge(order)
    assert verdict.legal, [finding.code for finding in verdict.refusals]
    stage.do(order)
    assert stage.model().id in stage.game.activated
