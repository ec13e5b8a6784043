"""How long two groups of four take to decide and move, drawn in turn on the tutorial's table.

One time is that of both groups: each is drawn and rolled for, and its models act one after another as their table has
it, every act worked out, judged and carried out. The floor is the sight of each model that decides, alone.
"""

from dataclasses import replace
from functools import partial
from typing import cast

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from engine.mission import Mission, UnitSetup
from engine.orders import Order
from engine.systems.hardwired28.factions import enemies_of
from engine.systems.hardwired28.hostiles.deciding import next_to_act, plan_of
from engine.systems.hardwired28.hostiles.offering import act_of
from engine.systems.hardwired28.hostiles.seeing import seen_models
from engine.systems.hardwired28.orders import Behave, Bless, Draw, Strike
from engine.systems.hardwired28.rules import HardwiredRules
from engine.systems.hardwired28.state import HardwiredGame
from geometry.pose import Pose
from missions.load import load_mission
from missions.rules import profiles
from missions.shipped import shipped_paths
from missions.systems import system

GROUPS = {
    "feral.first": ("scrapers/cable-rat", ((8.6, 7.6), (8.6, 8.9), (4.6, 7.2), (12.6, 5.2))),
    "feral.second": ("feral-crews/runt", ((15.6, 16.4), (18.8, 16.3), (19, 13.9), (11.6, 19.2))),
}
ROLLS = (1, 2, 3, 4, 5, 6)


def hostiles_8(rounds: int = 2) -> Figures:
    rules = cast(HardwiredRules, system("hardwired28"))
    times: list[float] = []
    floors: list[float] = []
    for _ in range(rounds):
        for roll in ROLLS:
            # A position of its own each time, so that nothing worked out for one serves another.
            game = _begun(rules)
            times.append(timed(partial(_both, rules, game, roll)))
            floors.append(timed(partial(_sights, game)))
    return figures("hostiles_8", times, floors)


def _both(rules: HardwiredRules, game: HardwiredGame, roll: int) -> HardwiredGame:
    for group in GROUPS:
        game = _done(rules, game, Draw(by="compliance", token=group))
        game = _done(rules, game, Behave(by="feral", unit=group, rolled=(roll,)))
        while (model := next_to_act(game, group)) is not None:
            needs = plan_of(rules.rulebook, game, model, roll).needs
            rolled = tuple(1 for _ in needs)
            plan = plan_of(rules.rulebook, game, model, roll, rolled)
            game = _done(rules, game, act_of(game, model, plan, rolled))
            while game.due:
                due = game.due[0]
                game = _done(rules, game, _strike(game, due.attacker, due.target))
    return game


def _strike(game: HardwiredGame, attacker: str, target: str) -> Strike:
    model = game.models[attacker]
    return Strike(
        by="feral",
        unit=model.unit,
        model=model.number,
        target=target,
        rolled=(1, 1),
        against=(4, 4),
        damage=(1,),
    )


def _sights(game: HardwiredGame) -> None:
    for group in GROUPS:
        for model in game.standing_of(group):
            seen_models(game, model.placed, enemies_of(game, model))


def _begun(rules: HardwiredRules) -> HardwiredGame:
    game = cast(HardwiredGame, rules.begin(_mission()))
    for side in ("compliance", "recovery"):
        game = _done(rules, game, Bless(by=side, rolled=(1, 1, 1)))
    return game


def _mission() -> Mission:
    """The tutorial's, read anew, with two groups of hostiles in its middle."""
    path = next(path for path in shipped_paths("hardwired28") if path.stem == "extraction")
    mission = load_mission(path)
    known = profiles("hardwired28")
    groups = tuple(
        UnitSetup(id, id, "feral", known[profile], (1, 2, 3, 4), {n: Pose(*at) for n, at in enumerate(places, 1)})
        for id, (profile, places) in GROUPS.items()
    )
    return replace(mission, units=(*mission.units, *groups))


def _done(rules: HardwiredRules, game: HardwiredGame, order: Order) -> HardwiredGame:
    return cast(HardwiredGame, rules.carry_out(game, order))
