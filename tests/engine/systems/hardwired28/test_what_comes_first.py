"""What a round waits for is marked so, and pushes and swaps have a key."""

from engine.systems.hardwired28.orders import Draw

OKAFOR = "compliance.okafor"
PLACES = {OKAFOR: {1: (6, 12)}, "recovery.boss": {1: (20, 20)}, "feral.gunners": {1: (18, 4), 2: (20, 4)}}


def first(game, unit=None):
    return [option.id for option in game.rules.options(game.game, unit).general if option.first]


def general(game, unit=None):
    return [option.id for option in game.rules.options(game.game, unit).general]


def test_dice_and_tokens_come_first(match):
    game = match("bare", PLACES)
    assert first(game) == ["bless:compliance", "bless:recovery"]
    assert first(game.bless()) == ["draw"]


def test_ending_an_activation_does_not(match):
    game = match("bare", PLACES).bless().act(OKAFOR)
    assert "end" in general(game, OKAFOR)
    assert first(game, OKAFOR) == []


def test_a_groups_die_comes_before_letting_it_rest(match):
    game = match("bare", PLACES).bless().do(Draw(by="compliance", token="feral.gunners"))
    assert "end" in general(game)
    assert "end" not in first(game)
    assert any(id.startswith("behave") for id in first(game))


def test_of_a_group_it_is_said_that_all_of_it_acts(match):
    game = match("bare", PLACES).bless().do(Draw(by="compliance", token="feral.gunners"))
    assert game.rules.options(game.game).heading == "Gunner: the group acts"


def test_pushes_and_swaps_have_a_key_of_their_own(match):
    game = match("bare", PLACES).bless().act(OKAFOR)
    options = game.rules.options(game.game, OKAFOR)
    keys = {option.id: option.key for option in (*options.general, *options.unit, *options.table)}
    assert (keys["push"], keys["swap"]) == ("0", "/")
    assert [id for id, key in keys.items() if key in ("0", "/")] == ["push", "swap"]
