"""How long the engine takes to judge a squad's move past twenty squads that hold their Actions.

On the shipped table of the Genesys Project: twenty squads of two, with arcs of 90 degrees in turn, on the far side;
the squad of five that moves comes into their fields or passes by. Floor: the GEOS calls of the same work alone.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import missions
from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.recording import recorded
from engine.options import Draft
from engine.orders import Order, RollOff
from engine.systems.genesys.orders import Activate
from engine.systems.genesys.profile import Arc, GenesysProfile
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.state import ActionState, GenesysGame
from geometry.pose import Pose
from missions.load import load_mission
from missions.systems import system

HELD = 20
WANTED = 48
MOVER, ROW, OWN = "orcs.warriors-b", "dwarves.dwarves-a", ("orcs.leader", "dwarves.leader")


def held_20() -> Figures:
    game = watched()
    times: list[float] = []
    floors: list[float] = []
    for number, order in enumerate(_orders(game)):
        if number % 2:
            times.append(timed(lambda: rules().judge(game, order)))  # noqa: B023  # called at once
        else:
            with recorded() as found:
                rules().judge(game, order)
            floors.append(found.replay())
    return figures("held_20", times, floors)


def rules() -> GenesysRules:
    return cast(GenesysRules, system("genesys"))


def watched() -> GenesysGame:
    """Twenty squads hold their Actions, and another is active; nothing of that activation is answered yet."""
    mission = load_mission(Path(missions.__file__).parent / "genesys" / "orcs-and-dwarves.yaml")
    row, mover = mission.unit(ROW), mission.unit(MOVER)
    squads = []
    for number in range(HELD):
        x = 2.2 + 2.25 * number
        profile = cast(GenesysProfile, row.profile)
        profile = replace(profile, arc=Arc.QUARTER if number % 2 else Arc.ALL_ROUND)
        poses = {1: Pose(x, 7, 180), 2: Pose(x, 9, 180)}
        squads.append(replace(row, id=f"dwarves.held-{number}", profile=profile, models=(1, 2), poses=poses))
    units = (*(mission.unit(id) for id in OWN), mover, *squads)
    game = rules().begin(replace(mission, units=units))
    game = rules().carry_out(game, RollOff(rolled={"orcs": (6,), "dwarves": (1,)}))
    game = rules().carry_out(game, Activate(by="orcs", unit=MOVER))
    return replace(game, actions={squad.id: ActionState.HELD for squad in squads})


def _orders(game: GenesysGame) -> Iterator[Order]:
    """Legal ones; the fields of fire are worked out before the first, as the window's own thread for areas does."""
    rules().areas(game, None)
    chance = random.Random(3)
    here = game.model(f"{MOVER}.1").placed.pose
    found = 0
    while found < WANTED:
        end = here.moved(chance.uniform(-8, 8), -chance.uniform(0, 9))
        order = rules().propose(game, Draft("move", "orcs", MOVER, 1, (here, end)))
        if rules().judge(game, order).legal:
            found += 1
            # As new as a drag's: the engine remembers its verdict on the very order that it judged last.
            yield replace(order)
