"""Where groups would go, before their token comes."""

from dataclasses import replace

import pytest

from engine.options import Draft
from engine.systems.hardwired28.hostiles.forecasting import outlooks
from engine.systems.hardwired28.orders import Behave, Draw

GROUP = "others.group"
PLACES = {"compliance.okafor": {1: (16, 20)}, GROUP: {1: (8, 20)}}


def test_every_result_of_the_die_belongs_to_one_outlook_and_the_chances_make_one(drawn):
    stage = drawn("scrapers/pit-boss", PLACES, None)
    found = outlooks(stage.book, stage.game, GROUP)
    assert sorted(result for one in found for result in one.results) == [1, 2, 3, 4, 5, 6]
    assert sum(one.chance for one in found) == pytest.approx(1)
    assert {one.results: one.verbs for one in found} == {(1, 2, 3, 4, 6): ("Attack",), (5,): ("Cover",)}


def test_an_outlook_is_what_the_group_does_when_its_token_comes(drawn):
    stage = drawn("scrapers/pit-boss", PLACES, None)
    for outlook in outlooks(stage.book, stage.game, GROUP):
        for result in outlook.results:
            after = drawn("scrapers/pit-boss", PLACES, result).plan()
            assert after.path == outlook.plans[0].path or outlook.results[0] != result


def test_the_table_shows_ways_and_chances_and_after_the_roll_what_comes(drawn):
    stage = drawn("scrapers/pit-boss", PLACES, None)
    areas = stage.rules.areas(stage.game, None)
    assert [band.text for band in areas.bands] == ["Other: Attack on 1–4, 6 (5 in 6)", "Other: Cover on 5 (1 in 6)"]
    assert areas.notes == ("Other rolls its die now: Attack on 1–4, 6 (5 in 6); Cover on 5 (1 in 6)",)
    in_the_bag = replace(stage.game, token=None, drawn=frozenset())
    areas = stage.rules.areas(in_the_bag, None)
    assert areas.bands[0].text == "Other if drawn: Attack on 1–4, 6 (5 in 6)"
    assert areas.notes == ("If Other is drawn next: Attack on 1–4, 6 (5 in 6); Cover on 5 (1 in 6)",)
    stage.do(Behave(by="others", unit=GROUP, rolled=(1,)))
    assert [band.text for band in stage.rules.areas(stage.game, None).bands] == ["Other 1: Attack"]
    told = [section.title for section in stage.rules.readout(stage.game).sections]
    assert "Other: rolled 1" in told


def test_what_is_proposed_stays_in_sight_whichever_model_is_looked_at_until_one_is_led(drawn):
    stage = drawn("scrapers/pit-boss", {"compliance.okafor": {1: (16, 20)}, GROUP: {1: (4, 20), 2: (8, 20)}})

    def proposed(draft):
        return [band.text for band in stage.rules.areas(stage.game, draft).bands]

    assert proposed(None) == ["Other 2: Attack", "Other 1: Attack"]
    for number in (1, 2):
        pose = stage.model(number).pose
        at_rest = Draft(option="act", by="others", unit=GROUP, model=number, path=(pose,))
        assert proposed(at_rest) == proposed(None)
        assert proposed(replace(at_rest, path=(pose, pose.moved(1, 0)))) == []


def test_where_a_model_may_be_led_otherwise_is_what_is_allowed(drawn):
    stage = drawn("scrapers/pit-boss", {"compliance.okafor": {1: (12, 20)}, GROUP: {1: (8, 20)}})
    draft = Draft(option="act", by="others", unit=GROUP, model=1)
    areas = stage.rules.areas(stage.game, draft)
    start = stage.model().pose
    for x in range(20):
        for y in range(20):
            point = (9.5 + x * 0.25, 17.5 + y * 0.25)
            end = start.at(*point)
            led = Draft(option="act", by="others", unit=GROUP, model=1, path=(start, end))
            if areas.legal_end.distance_to_outline(point) > 0.01:
                legal = stage.judge(stage.rules.propose(stage.game, led)).legal
                assert legal is areas.legal_end.contains(point), point


def test_a_group_drawn_is_no_more_to_come(drawn):
    stage = drawn("scrapers/pit-boss", PLACES, 1)
    stage.do(stage.act())
    assert not stage.rules.areas(stage.game, None).notes
    assert stage.refusals(Draw(by="compliance", token=GROUP)) == ["bag.no_token"]
