import pytest

from engine.orders import End, Remove, Roll, Wound
from engine.picture import Bag, Notes, Roster, Score, StepState, Track
from engine.systems.hardwired28.orders import (
    Action,
    Activate,
    Arrive,
    Bless,
    Bonus,
    Draw,
    Focus,
    LastingEffect,
    Length,
    Lift,
    MarkHostile,
    Spend,
    Synergy,
)

OKAFOR, ROCHE = "compliance.okafor", "recovery.roche"
PLACES = {
    OKAFOR: {1: (12, 13.2)},
    "compliance.brute": {1: (5, 2)},
    ROCHE: {1: (12, 15)},
    "feral.gunners": {1: (20, 10), 2: (20, 12), 3: (20, 14)},
    "coworkers.clerks": {1: (2, 12)},
}


def section(game, kind, title=None):
    sections = game.rules.readout(game.game).sections
    return next(one for one in sections if isinstance(one, kind) and title in (None, one.title))


def test_the_bag_shows_what_is_in_it_by_side_and_group_with_the_odds_of_the_next_draw(match):
    game = match(places=PLACES).bless()
    rows = {(row.side, row.text): (row.count, row.odds) for row in section(game, Bag).rows}
    assert rows == {
        ("compliance", "Compliance Team"): (2, pytest.approx(0.4)),
        ("recovery", "Recovery Crew"): (1, pytest.approx(0.2)),
        ("feral", "Gunner"): (1, pytest.approx(0.2)),
        ("coworkers", "Data Clerk"): (1, pytest.approx(0.2)),
    }
    assert section(game.act("feral.gunners", 2), Bag).drawn == "feral"


def test_the_track_stands_at_blessings_then_draws_then_the_end(match):
    def now(game):
        return [step.name for step in section(game, Track).steps if step.state is StepState.NOW]

    game = match(places=PLACES)
    assert now(game) == ["Blessings"]
    assert now(game.bless()) == ["Draws"]
    assert now(game.play_out()) == ["End"]
    assert now(match("waves").bless()) == ["Arrivals"]


def test_the_roster_tells_who_has_still_to_act_who_is_engaged_and_who_is_out(match):
    game = match(places=PLACES).bless().act("compliance.brute").end().do(Remove(by="feral", models=(f"{ROCHE}.1",)))
    rows = {row.unit: row for row in section(game, Roster).rows}
    assert (rows["compliance.brute"].ready, rows["compliance.brute"].acted) == (False, True)
    assert (rows[OKAFOR].ready, rows[OKAFOR].acted) == (True, False)
    assert not rows["compliance.zealot"].acted
    assert rows[ROCHE].gone
    assert rows["compliance.zealot"].mark == "R"
    assert rows["feral.gunners"].name == "Gunner (3)"
    game = match(places=PLACES)
    assert {row.unit for row in section(game, Roster).rows if row.mark == "="} == {OKAFOR, ROCHE}


def test_models_are_marked_with_health_and_badges(match):
    game = match(places={**PLACES, ROCHE: {1: (12, 20)}}).bless()
    game.do(Focus(by="recovery", model=f"{ROCHE}.1")).act(OKAFOR)
    game.do(Action(by="compliance", unit=OKAFOR, action="interact", targets=("slate",)))
    game.do(Wound(by="feral", model=f"{OKAFOR}.1", wounds=5))
    game.do(MarkHostile(by="feral", model="coworkers.clerks.1"))
    game.do(LastingEffect(by="feral", model="feral.gunners.1", text="dazed", until="end_of_round"))
    marks = game.rules.readout(game.game).marks
    assert (marks[f"{OKAFOR}.1"].health, marks[f"{OKAFOR}.1"].badges) == ((11, 16), ("Carries",))
    assert not marks[f"{OKAFOR}.1"].acted
    assert marks["coworkers.clerks.1"].badges == ("Hostile",)
    assert marks["feral.gunners.1"].badges == ("Effect",)
    assert marks[f"{ROCHE}.1"].badges == ("Focus",)
    assert game.end().rules.readout(game.game).marks[f"{OKAFOR}.1"].acted


def test_blessings_effects_and_what_is_left_to_the_player_are_said(match):
    game = match(places=PLACES).bless(compliance=(4, 1, 6))
    game.do(LastingEffect(by="feral", model=f"{ROCHE}.1", text="dazed", until="next_activation", move=-1))
    lines = section(game, Notes, "Corporate Blessings").lines
    assert lines[0] == "Compliance Team: Overtime (4), Synergy (6)"
    assert section(game, Notes, "Lasting").lines == (
        "Sunita Roche: dazed, -1″ Move, until its next activation has ended",
    )
    left = section(game, Notes, "Left to you").lines
    assert any("no rule of it" in line and "rulebook" in line for line in left)
    mission = section(game, Notes, "Mission").lines
    assert "deployment edge" in mission[0]
    assert "Survivors: Compliance Team 2, Recovery Crew 1" in mission


def test_what_the_mission_counts_is_shown_and_the_carrier_named(match):
    game = match(places={**PLACES, ROCHE: {1: (12, 20)}}).bless().act(OKAFOR)
    game.do(Action(by="compliance", unit=OKAFOR, action="interact", targets=("slate",)))
    score = section(game, Score)
    assert score.points == {"compliance": 1, "recovery": 0}
    assert (score.markers[0].text, score.markers[0].controller) == (
        "data-slate: carried by Ines Okafor",
        "compliance",
    )


@pytest.mark.parametrize(
    ("carries", "out", "says"),
    [
        (True, (), "Compliance Team wins: the objective in hand"),
        (False, (), "Compliance Team wins: most survivors"),
        (False, ("compliance.brute.1",), "Recovery Crew wins: equal survivors"),
    ],
)
def test_the_end_says_who_has_won_as_far_as_the_table_shows(match, carries, out, says):
    game = match(places={**PLACES, ROCHE: {1: (12, 20)}}).bless().act(OKAFOR)
    if carries:
        game.do(Action(by="compliance", unit=OKAFOR, action="interact", targets=("slate",)))
    if out:
        game.do(Remove(by="feral", models=out))
    game.play_out()
    while not game.game.ended:
        game.do(Length(by="compliance", rolled=(6,))) if game.game.round == 5 else game.end().bless().play_out()
    assert game.rules.readout(game.game).result.startswith(says)


def test_a_model_a_piece_and_a_marker_can_be_looked_at(match):
    game = match(places=PLACES).bless()
    seen = game.rules.inspect(game.game, f"{OKAFOR}.1")
    assert (seen.title, seen.kind) == ("Ines Okafor", "Squad model")
    assert dict(seen.figures) == {
        "Move": "4″",
        "Health": "16 of 16",
        "Combat": "2d8",
        "Defense": "2d6",
        "Wits": "2d6",
        "Base": "32 mm",
    }
    assert ("Engaged", "with Sunita Roche") in seen.lines
    assert game.rules.inspect(game.game, "compliance.zealot").title == "Compliance Zealot"
    assert ("Climbed", "4″ of Move from the table to its top") in game.rules.inspect(game.game, "gantry").lines
    assert ("Stepped over", "it stops nobody") in game.rules.inspect(game.game, "crates").lines
    assert ("In the way", "a base goes round it") in game.rules.inspect(game.game, "wall").lines
    assert game.rules.inspect(game.game, "slate").title == "data-slate"


def test_names_are_those_a_player_uses(match):
    game = match(places=PLACES)
    names = {id: game.rules.name(game.game, id) for id in (OKAFOR, "feral.gunners", "feral.gunners.2", "wall", "nix")}
    assert names == {
        OKAFOR: "Ines Okafor",
        "feral.gunners": "Gunner",
        "feral.gunners.2": "Gunner 2",
        "wall": "the wall",
        "nix": "nix",
    }


def told(game, order):
    said = game.rules.describe(game.game, order)
    return " ".join(part for part in (said.subject, said.action, said.measure, said.note) if part)


def test_every_order_is_told_in_the_log(match):
    game = match(places=PLACES).bless(compliance=(4, 6, 1))
    by = "compliance"
    assert told(game, Bless(by=by, rolled=(4, 1))) == "Compliance Team rolls Blessings 4 Overtime, 1 Nothing"
    assert told(game, Draw(by=by, token="feral.gunners")) == "Gunner is drawn"
    assert told(game, Activate(by=by, unit=OKAFOR)) == "Ines Okafor activates"
    assert told(game, game.move(OKAFOR, (12, 10))) == "Ines Okafor moves 3.20″"
    assert told(game, game.move_again(OKAFOR, (12, 10))) == "Ines Okafor Move Again 3.20″"
    attack = Action(by=by, unit=OKAFOR, action="attack", targets=(f"{ROCHE}.1",), note="misses")
    assert told(game, attack) == "Ines Okafor Attack: Sunita Roche misses"
    assert told(game, Bonus(by=by, unit=OKAFOR, cause="an implant")) == "Ines Okafor gets a bonus action an implant"
    assert told(game, Spend(by=by, blessing=4, model=f"{OKAFOR}.1")) == "Ines Okafor is given Overtime"
    assert told(game, Spend(by=by, blessing=9, model=f"{OKAFOR}.1")) == "Ines Okafor is given Blessing 9"
    assert told(game, Synergy(by=by, unit="compliance.brute")) == "Compliance Brute acts by Synergy"
    effect = LastingEffect(by=by, model=f"{OKAFOR}.1", text="dazed", until="end_of_round")
    assert told(game, effect) == "Ines Okafor is under an effect dazed"
    assert told(game.do(effect), Lift(by=by, effect=1)) == "Effect lifted Ines Okafor: dazed, until the round ends"
    assert told(game, MarkHostile(by=by, model="coworkers.clerks.1")) == "Data Clerk 1 turns Hostile"
    assert told(game, Focus(by=by, model=f"{OKAFOR}.1")) == "Ines Okafor is in Focus 2 more tokens"
    shot = Wound(by=by, model=f"{ROCHE}.1", wounds=3, cause="a shot")
    assert told(game, shot) == "Sunita Roche takes 3 damage a shot"
    assert told(game, Wound(by=by, model=f"{ROCHE}.1", wounds=-2)) == "Sunita Roche heals 2"
    assert told(game, Remove(by=by, models=(f"{ROCHE}.1",))) == "Sunita Roche is Out of Action"
    assert told(game, Roll(by=by, sides=8, rolled=(3, 5), cause="Combat")) == "Compliance Team rolls 2d8 3, 5 Combat"
    assert told(game.act(OKAFOR), End(by=by)) == "Ines Okafor ends its activation"
    assert told(game.end().play_out(), End(by=by)) == "Round 1 ends"


@pytest.mark.parametrize(("rolled", "says"), [(2, "The game goes on rolled 2"), (3, "The game ends rolled 3")])
def test_the_die_for_the_end_tells_what_it_decides(match, rolled, says):
    game = match(places=PLACES).bless().play_out()
    while game.game.round < 5:
        game.end().bless().play_out()
    assert told(game, Length(by="recovery", rolled=(rolled,))) == says


def test_an_arrival_tells_its_edge(match):
    game = match("waves").bless()
    assert told(game, Arrive(by="feral", unit="feral.gunners", rolled=(2,))) == "Gunner arrives over the left edge"
    assert told(game, Arrive(by="feral", unit="feral.gunners")) == "Gunner arrives"
