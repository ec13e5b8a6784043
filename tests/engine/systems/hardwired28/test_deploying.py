"""Squads set up model by model: whose turn it is, and where the picture and the verdict let a model stand."""

from dataclasses import replace

import pytest

from engine.options import Draft
from engine.picture import Bag
from engine.systems.hardwired28.mission_orders import Deploy
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.zones import drawn_to_edge
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose
from missions.load import load_mission
from missions.making_hardwired import Choice, make


@pytest.fixture
def made(match, rules, tmp_path):
    def game(seed, **terms):
        path = tmp_path / "made.yaml"
        path.write_text(make(Choice(seed=seed)), encoding="utf-8")
        mission = load_mission(path)
        return type(match())(rules, replace(mission, card=replace(mission.card, **terms)))

    return game


def set_up_all(game):
    """Each model where the picture says it may stand; the sides in the order in which they set up."""
    order = []
    while game.stage is Stage.DEPLOYMENT:
        offered = game.rules.options(game.game)
        unit = min(offered.ready)
        (option,) = (one for one in game.rules.options(game.game, unit).unit if one.id == "deploy")
        assert option.open
        draft: Draft = replace(option.draft, path=(Pose(0, 0),))
        at = game.rules.areas(game.game, draft).legal_end.inside_point
        game.do(game.rules.propose(game.game, replace(draft, path=(Pose(0, 0), Pose(*at)))))
        order.append(option.by)
    return order


@pytest.mark.parametrize("seed", range(6))
def test_squads_set_up_in_turn_the_second_players_first(made, seed):
    game = made(seed)
    first = game.game.mission.card.first_player
    second = next(side.id for side in game.game.players() if side.id != first)
    assert set_up_all(game) == [second, first] * 5
    assert game.stage is Stage.BLESSINGS


def test_with_the_tactical_advantage_the_defender_is_last(made):
    game = made(1, defender_last=True)
    own = game.game.mission.card.aggressor
    other = next(side.id for side in game.game.players() if side.id != own)
    assert set_up_all(game) == [own] * 5 + [other] * 5


def test_a_smaller_squad_is_passed_over_when_it_has_nobody_left(made):
    game = made(1)
    first = game.game.mission.card.first_player
    second = next(side.id for side in game.game.players() if side.id != first)
    gone = [f"{second}.{role}.1" for role in ("gunner", "veteran")]
    game.game = game.game.without_models(gone)
    assert set_up_all(game) == [second, first] * 3 + [first] * 2


def test_outside_the_zone_and_for_the_other_side_nobody_is_set_up(made):
    game = made(0)
    offered = game.rules.options(game.game)
    unit = min(offered.ready)
    assert "deploy.zone" in game.refusals(Deploy(by=offered.decider, unit=unit, at=Pose(1, 12)))
    other = next(side.id for side in game.game.players() if side.id != offered.decider)
    assert game.refusals(Deploy(by=other, unit=f"{other}.boss", at=Pose(1, 12))) == ["order.not_yours"]
    assert game.refusals(Deploy(by=offered.decider, unit=f"{other}.boss", at=Pose(1, 12))) == ["deploy.not_waiting"]


@pytest.mark.parametrize(("away", "drawn"), [(-0.4, True), (0.3, True), (0.9, True), (1.1, False), (11.0, False)])
def test_a_base_held_near_its_edge_is_drawn_to_it(match, away, drawn):
    game = match("mission-deploying", {}).game
    model = game.models["recovery.gunner.1"]
    half = model.base.outer_radius
    held = Placed(model.base, Pose(5, 24 - half - away, 30))
    found = drawn_to_edge(game, "recovery", held)
    assert found.pose == (Pose(5, 24 - half, 30) if drawn else held.pose)


@pytest.mark.parametrize(("spare", "full"), [(0.02, False), (-0.02, True)])
def test_in_a_zone_with_no_room_left_a_model_is_set_up_where_the_players_agree(mission, rules, match, spare, full):
    made = mission("mission-deploying")
    size = 2 * made.unit("recovery.boss").profile.base.outer_radius + spare
    box = Area.rectangle(6, 12, 6 + size, 12 + size)
    zones = tuple(replace(zone, area=box) if zone.id == "bottom" else zone for zone in made.zones)
    game = type(match())(rules, replace(made, zones=zones))
    unit = "recovery.boss"
    (option,) = (one for one in rules.options(game.game, unit).unit if one.id == "deploy")
    far = Deploy(by="recovery", unit=unit, model=1, at=Pose(12, 12))
    areas = rules.areas(game.game, replace(option.draft, path=(Pose(0, 0),)))
    assert areas.legal_end.contains((12, 12)) is full
    assert game.refusals(far) == ([] if full else ["deploy.zone"])
    assert game.left_to_you(far) == (["deploy.full"] if full else [])
    assert "move.ends_on_terrain" in game.refusals(replace(far, at=Pose(18, 1)))


def test_while_squads_are_set_up_nothing_is_said_of_the_odds_of_a_draw(made):
    game = made(0)

    def bag():
        (found,) = [one for one in game.rules.readout(game.game).sections if isinstance(one, Bag)]
        return found

    assert bag().rows == ()
    assert game.rules.areas(game.game, None).notes == ()
    set_up_all(game)
    assert sum(row.count for row in bag().rows) == sum(game.bag.values()) >= 10
