"""What the orders of groups do to the game."""

from dataclasses import replace

from engine.game import Standing
from engine.ground import Ground, is_free, stand_area
from engine.nearest import INSIDE, nearest_end
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import go
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.hostiles.deciding import column_taken
from engine.systems.hardwired28.hostiles.odds import MELEE
from engine.systems.hardwired28.hostiles.plan import gait_of
from engine.systems.hardwired28.hostiles.situation import ATTACKS, Verb
from engine.systems.hardwired28.hostiles.striking import over
from engine.systems.hardwired28.hostiles.summoning import summoned
from engine.systems.hardwired28.orders import Act, Behave, Reboot
from engine.systems.hardwired28.rounds import begin_activation
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import Due, HardwiredGame
from engine.systems.hardwired28.terrain import obstacle_of, solids
from engine.systems.hardwired28.walking import walk
from geometry.base import Placed
from geometry.pose import Pose
from geometry.tolerance import at_most


def behave(rules: Rulebook, game: HardwiredGame, order: Behave) -> HardwiredGame:
    column = column_taken(rules, game, order.unit)
    columns = game.columns if column is None else {**game.columns, order.unit: column.value}
    return replace(game, behaviour={**game.behaviour, order.unit: order.rolled[0]}, columns=columns)


def act(rules: Rulebook, game: HardwiredGame, order: Act) -> HardwiredGame:
    """The model has activated; what it has still to roll waits, and else its activation is over."""
    id = f"{order.unit}.{order.model}"
    verb = Verb(order.verb)
    trails = game.trails
    game = begin_activation(game, id)
    activation = game.activation
    if activation is None:
        raise ValueError("no model acts")
    game = replace(
        game, trails=trails, activation=replace(activation, moved=bool(order.path), actions=1, by_table=True)
    )
    if verb is Verb.SUMMON:
        game = _summon(rules, game, id)
    elif verb is Verb.COOPERATE:
        game = replace(game, cooperating={**game.cooperating, order.unit: game.round + 1})
    if order.path:
        # One that phases is not there to be struck, and falls from nowhere.
        phases = verb is Verb.PHASE
        game = go(game, id, order.path) if phases else walk(rules, game, id, order.path, gait_of(game, verb))
    if verb in ATTACKS and order.targets and _reaches(rules, game, id, order.targets[0]):
        due = Due(id, order.targets[0], mob_up=verb is Verb.MOB_UP)
        game = replace(game, due=(*game.due, *(due for _ in range(ATTACKS[verb]))))
    return over(rules, game)


def _reaches(rules: Rulebook, game: HardwiredGame, id: str, target: str) -> bool:
    """A shot has its target in sight where the plan took it; a melee model strikes within 1 inch."""
    model, other = game.models[id], game.models[target]
    if game.profile(model).weapon != MELEE:
        return True
    near = bool(at_most(span(game, model.placed, other.placed), rules.figure("engagement_range")))
    return near or any(one.id == target for one in engaged_with(rules, game, model, model.placed))


def _summon(rules: Rulebook, game: HardwiredGame, id: str) -> HardwiredGame:
    poses = summoned(rules, game, game.models[id])
    if not poses:
        return game
    units = {game.models[one].unit for one in poses}
    after = replace(game.with_poses(poses), summoned=True)
    if game.setting("summon_token") == "next_round":
        # One of whom some stand already keeps the token of those for this round.
        new = {unit for unit in units if not game.standing_of(unit)}
        after = replace(after, drawn=after.drawn | new, activated=after.activated | set(poses))
    return after


def reboot(rules: Rulebook, game: HardwiredGame, order: Reboot) -> HardwiredGame:
    fell = game.rebooting[order.model]
    game = replace(game, rebooting={id: pose for id, pose in game.rebooting.items() if id != order.model})
    if order.rolled[0] != rules.count("reboot_on"):
        return game
    model = game.models[order.model]
    pose = _room(game, Placed(model.base, fell))
    if pose is None:
        return game
    wounds = game.profile(model).health - order.rolled[1]
    return game.with_models([replace(model, standing=Standing.TABLE, pose=pose, wounds=wounds)])


def _room(game: HardwiredGame, fell: Placed) -> Pose | None:
    """Where it fell, or the nearest free place."""
    ground = Ground(
        table=game.mission.table, no_stop=(*solids(game), *(obstacle_of(other) for other in game.on_table()))
    )
    if is_free(fell, ground):
        return fell.pose
    found = nearest_end(stand_area(fell.base, fell.pose.turn, ground).grown(-INSIDE), fell.centre)
    return None if found is None else fell.pose.at(*found[0])
