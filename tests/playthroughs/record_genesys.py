"""Records the game of ``genesys-orcs-and-dwarves.yaml``: six Game Rounds on the shipped table, both sides by a rule of
thumb through the options that a player has.

    python tests/playthroughs/record_genesys.py
"""

import random
from dataclasses import replace
from pathlib import Path

from engine.options import Answer, Draft, Option
from engine.orders import Order
from engine.rehearsal import Rehearsal
from engine.systems.genesys.orders import React, Reaction
from engine.systems.genesys.state import GenesysGame
from geometry.pose import Pose, distance
from missions.load import load_mission
from missions.rehearsal_save import save_rehearsal
from missions.shipped import shipped_paths
from missions.systems import system

RECORD = Path(__file__).with_name("genesys-orcs-and-dwarves.yaml")
SEED = 2
MOST_ORDERS = 900


class Recorder:
    def __init__(self) -> None:
        mission = load_mission(shipped_paths("genesys")[0])
        self.rehearsal = Rehearsal(system("genesys"), mission, SEED)
        self.chance = random.Random(SEED)

    @property
    def game(self) -> GenesysGame:
        game = self.rehearsal.game
        assert isinstance(game, GenesysGame)
        return game

    def record(self) -> Rehearsal:
        self.take("roll_off", general=True)
        for side in self.game.sides:
            self.roll_primary(side)
        for _ in range(MOST_ORDERS):
            if self.game.ended:
                break
            self.step()
        return self.rehearsal

    def roll_primary(self, side: str) -> None:
        option = next(one for one in self.rehearsal.system.options(self.game).table if one.id == "primary")
        self.fill(replace(option, by=side), {"text": "as agreed at the table"})

    def step(self) -> None:
        game = self.game
        activation = game.activation
        if activation is None:
            self.turn()
        elif activation.window is not None:
            self.answer(activation.window)
        elif activation.halted is not None:
            if not (self.take("go_on", unit=activation.unit) or self.take("end", general=True)):
                self.move(activation.unit)
        else:
            self.act(activation.unit)

    def turn(self) -> None:
        game = self.game
        if game.turns == 1 and not game.activated and not game.challenged and self.chance.random() < 0.6:
            option = next(one for one in self.rehearsal.system.options(game).table if one.id == "challenge")
            if option.open:
                self.fill(option, {})
                return
        ready = sorted(self.rehearsal.system.options(game).ready)
        done = game.activated_this_turn
        if not ready or (done and self.chance.random() < 0.35):
            self.take("pass", general=True)
        else:
            self.take("activate", unit=self.chance.choice(ready))

    def answer(self, side: str) -> None:
        """Strike or shoot where that is open, more often on the way than between steps."""
        game = self.game
        halted = game.activation is not None and game.activation.halted is not None
        for unit in game.squads_of(side):
            for kind in (Reaction.FIGHT_BACK, Reaction.STRIKE, Reaction.SHOOT):
                wanted = 0.75 if kind is not Reaction.SHOOT or halted else 0.35
                if self.chance.random() < wanted and self.take(kind.value, unit=unit):
                    return
        self.take("decline", general=True)

    def act(self, unit: str) -> None:
        game = self.game
        assert game.activation is not None
        acted, moved = game.activation.acted, bool(game.activation.trails)
        if not moved and not game.activation.movement_over and self.move(unit):
            return
        if not acted and self.chance.random() < 0.9:
            for id in ("melee", *(("ranged",) if self.chance.random() < 0.15 else ()), "hold"):
                if self.take(id, unit=unit):
                    return
        self.take("end", general=True)

    def move(self, unit: str) -> bool:
        """Straight at the nearest enemy, by a charge where that gets there; never refused, for it is tried first."""
        game = self.game
        hand = game.standing_of(unit)[0]
        foes = [one for one in game.on_table() if game.side_of(one) != game.side_of(hand)]
        if not foes:
            return False
        near = min(foes, key=lambda one: distance(one.placed.centre, hand.placed.centre))
        options = {one.id: one for one in self.rehearsal.system.options(game, unit).unit}
        for id in ("charge", "move"):
            option = options.get(id)
            if option is None or not option.open or option.draft is None:
                continue
            for part in (1.0, 0.85, 0.7, 0.5, 0.35, 0.2):
                order = self.rehearsal.system.propose(
                    game, self.draft(option.draft, hand.number, near.placed.pose, part)
                )
                if self.give(order):
                    return True
        return False

    def draft(self, draft: Draft, number: int, there: Pose, part: float) -> Draft:
        here = self.game.model(f"{draft.unit}.{number}").placed.pose
        reach = 3 * self.game.profile_of(draft.unit).movement
        far = distance(here.point, there.point)
        share = 1.0 if draft.option == "charge" else min(1.0, reach / far) * part
        if draft.option == "charge" and part < 1.0:
            share = 1.0 + (1.0 - part) / 10
        end = here.moved(round((there.x - here.x) * share, 3), round((there.y - here.y) * share, 3))
        return replace(draft, model=number, path=(here, end))

    def take(self, id: str, *, unit: str | None = None, general: bool = False) -> bool:
        found = self.rehearsal.system.options(self.game, unit)
        listed = found.general if general else found.unit
        option = next((one for one in listed if one.id == id), None)
        return option is not None and option.open and self.fill(option, {})

    def fill(self, option: Option, given: dict[str, Answer]) -> bool:
        answers: dict[str, Answer] = {**self.rehearsal.roll(option.asks), **given}
        for ask in option.asks:
            if ask.name == "target" and hasattr(ask, "choices"):
                answers["target"] = ask.choices[0][0]
            elif ask.name == "removed" and hasattr(ask, "choices") and self.chance.random() < 0.4:
                answers["removed"] = (ask.choices[0][0],)
        order = self.rehearsal.system.fill(self.game, option, answers)
        if isinstance(order, React) and order.removed:
            active = self.game.activation
            assert active is not None
            standing = self.game.standing_of(active.unit)
            order = replace(order, removed=(standing[-1].id,) if len(standing) > 1 else ())
        return self.give(order)

    def give(self, order: Order) -> bool:
        if not self.rehearsal.judge(order).legal:
            return False
        self.rehearsal.commit(order)
        return True


if __name__ == "__main__":
    save_rehearsal(Recorder().record(), RECORD)
