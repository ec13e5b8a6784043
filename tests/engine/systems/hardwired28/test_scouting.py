"""A Scout's move after deployment: 3 inches, once, before the first Blessings, and no activation."""

from engine.options import Draft
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.terrain import allowance
from geometry.pose import Pose

SCOUT, OKAFOR = "recovery.scout", "compliance.okafor"
PLACES = {OKAFOR: {1: (4, 4)}, SCOUT: {1: (10, 12)}, "recovery.roche": {1: (20, 20)}}


def option(game, unit, id):
    options = game.rules.options(game.game, unit)
    return next(one for one in options.unit if one.id == id)


def test_it_is_offered_to_scouts_alone_and_led_on_the_table(match):
    game = match("bare", PLACES)
    offered = option(game, SCOUT, "move")
    assert offered.open
    assert "3″" in offered.hint
    assert not option(game, OKAFOR, "move").open
    assert game.rules.options(game.game).ready == {SCOUT}


def test_what_is_drawn_is_3_inches_round_it(match):
    game = match("bare", PLACES)
    areas = game.rules.areas(game.game, Draft(option="move", by="recovery", unit=SCOUT, model=1))
    assert areas.allowance == 3
    assert areas.legal_end.contains((12.99, 12))
    assert not areas.legal_end.contains((13.01, 12))


def test_it_takes_neither_its_activation_nor_its_token(match):
    game = match("bare", PLACES)
    tokens = dict(bag(game.rules.rulebook, game.game))
    game.do(game.move(SCOUT, (13, 12)))
    assert game.model(f"{SCOUT}.1").pose == Pose(13, 12)
    assert dict(game.bag) == tokens
    game.bless().act(SCOUT)
    assert game.judge(game.move(SCOUT, (19, 12))).legal


def test_once_it_has_moved_or_the_blessings_come_it_has_its_own_move_again(match):
    game = match("bare", PLACES)
    rules, scout = game.rules.rulebook, f"{SCOUT}.1"
    assert allowance(rules, game.game, game.model(scout)) == 3
    assert allowance(rules, game.do(game.move(SCOUT, (11, 12))).game, game.model(scout)) == 6
    game = match("bare", PLACES).bless()
    assert allowance(rules, game.game, game.model(scout)) == 6


def test_it_waits_for_every_squad_to_be_set_up(match):
    game = match("mission-deploying", {"recovery.scout": {1: (12, 23.5)}})
    assert game.refusals(game.move("recovery.scout", (12, 22))) == ["order.not_now"]


def test_a_scout_that_is_looked_at_says_so_and_keeps_its_own_move(match):
    game = match("bare", PLACES)
    seen = game.rules.inspect(game.game, SCOUT)
    assert ("Move", "6″") in seen.figures
    assert ("Scout", "may move 3″ before the first Blessings are rolled") in seen.lines
