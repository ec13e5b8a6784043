"""How far about a model others are felt: as far as the rule that decides it looks, and only while it does."""

from dataclasses import replace

from engine.picture import BandKind
from engine.systems.hardwired28.orders import Synergy

RADIUS = 25 / 25.4 / 2
BOSS_RADIUS = 32 / 25.4 / 2
PLACES = {"compliance.okafor": {1: (2, 2)}, "compliance.brute": {1: (6, 2)}}


def auras(made):
    return [band for band in made.rules.areas(made.game, None).bands if band.kind is BandKind.AURA]


def test_the_ring_of_a_coworker_that_a_crowd_alarms(match, mission, rules):
    table = mission("wits")
    for word, texts in (("claustrophobic", ["Hostile with 2 models within 1″"]), ("talkative", [])):
        made = type(match())(rules, replace(table, card=replace(table.card, coworker_modifier=word))).bless()
        found = auras(made)
        assert [band.text for band in found] == texts
        for band in found:
            clerk = made.model("coworkers.clerks.1").placed
            x, y = clerk.centre
            reach = clerk.base.width / 2 + 1
            assert band.area.contains((x, y + reach - 0.002))
            assert not band.area.contains((x, y + reach + 0.002))
            made.game = replace(made.game, hostile=made.game.hostile | {m.id for m in made.game.on_table()})
            assert not auras(made)


def test_the_ring_of_synergy_lies_about_who_has_just_acted(match):
    made = match(places=PLACES).bless(compliance=(6, 1, 1))
    assert not auras(made)
    made.act("compliance.okafor").end()
    (band,) = auras(made)
    first = made.model("compliance.okafor.1").placed
    assert band.text == "Synergy 6″"
    x, y = first.centre
    reach = first.base.width / 2 + 6
    assert band.area.contains((x + reach - 0.002, y))
    assert not band.area.contains((x + reach + 0.002, y))
    made.do(Synergy(by="compliance", unit="compliance.brute"))
    assert not auras(made)
