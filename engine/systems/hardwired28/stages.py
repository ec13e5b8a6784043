"""What the round is waiting for, and which sides may answer."""

from collections.abc import Mapping
from enum import Enum

from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.hardwired28.advantages import FIRST_DRAW, has_advantage
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.deploying import deployer, is_deploying
from engine.systems.hardwired28.scoring import card_of, defender, first_player
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.trial_orders import FREE, NERVE, Trial
from engine.tongue import tr_later

OWN_TOKEN = "own_token"


class Stage(Enum):
    DEPLOYMENT = tr_later("Deployment")
    SEARCH = tr_later("Free Search")
    BLESSINGS = tr_later("Blessings")
    ARRIVALS = tr_later("Arrivals")
    DRAW = tr_later("Draw")
    CHOOSE = tr_later("Choose a model")
    ACTING = tr_later("Activation")
    NERVE = tr_later("Nerve")
    LENGTH = tr_later("Length of the game")
    ROUND_OVER = tr_later("End of the round")
    OVER = tr_later("End of the game")


def stage_of(rules: Rulebook, game: HardwiredGame) -> Stage:
    """Asked for with every order that is offered, so worked out once for a position."""
    return _stages.of(game, id(rules), lambda: (rules, _stage_of(rules, game)))[1]


def _stage_of(rules: Rulebook, game: HardwiredGame) -> Stage:
    if game.ended:
        return Stage.OVER
    if is_deploying(game):
        return Stage.DEPLOYMENT
    if nerves(game):
        return Stage.NERVE
    if searches(game):
        return Stage.SEARCH
    if any(game.dice_owed.values()):
        return Stage.BLESSINGS
    if game.waiting:
        return Stage.ARRIVALS
    if game.activation is not None:
        return Stage.ACTING
    if game.token is not None:
        return Stage.CHOOSE
    if bag(rules, game):
        return Stage.DRAW
    return Stage.LENGTH if asks_length(rules, game) else Stage.ROUND_OVER


def nerves(game: HardwiredGame) -> tuple[Trial, ...]:
    """Tests of nerve, which nothing else waits longer than."""
    return tuple(one for one in game.trials if one.kind == NERVE)


def searches(game: HardwiredGame) -> tuple[Trial, ...]:
    """The free Search, before the first round."""
    return tuple(one for one in game.trials if one.kind == FREE)


def draws_first(game: HardwiredGame) -> str | None:
    """Whose hand the first token of the game is drawn by; none once it has been."""
    if game.round != 1 or game.activated or game.drawn:
        return None
    return defender(game) if has_advantage(game, FIRST_DRAW) else first_player(game)


def owns_first(game: HardwiredGame) -> str | None:
    """Whose token the first one is by the Defender's advantage; none where chance finds it."""
    own = has_advantage(game, FIRST_DRAW) and game.setting("first_draw") == OWN_TOKEN
    return draws_first(game) if own else None


def open_tokens(rules: Rulebook, game: HardwiredGame) -> Mapping[str, int]:
    """What may come out of the bag next."""
    tokens, owner = bag(rules, game), owns_first(game)
    return {owner: tokens[owner]} if owner is not None and owner in tokens else tokens


def asks_length(rules: Rulebook, game: HardwiredGame) -> bool:
    """A die decides after this round whether the game goes on."""
    return not card_of(game).unlimited and rounds_least(game) <= game.round < rules.count("rounds_most")


def ends_on(rules: Rulebook, game: HardwiredGame) -> int:
    """The least result that ends the game after this round."""
    return rules.count("length_first" if game.round == rounds_least(game) else "length_second")


def rounds_least(game: HardwiredGame) -> int:
    return card_of(game).rounds


def deciders(rules: Rulebook, game: HardwiredGame) -> tuple[str, ...]:
    """The sides whose order the stage takes. Where dice and the bag decide, any player speaks for all."""
    return _who.of(game, id(rules), lambda: (rules, _deciders(rules, game)))[1]


def _deciders(rules: Rulebook, game: HardwiredGame) -> tuple[str, ...]:
    stage = stage_of(rules, game)
    players = tuple(side.id for side in game.players())
    if stage is Stage.DEPLOYMENT:
        return (deployer(game) or players[0],)
    if stage is Stage.BLESSINGS:
        return tuple(side for side in players if game.dice_owed.get(side, 0))
    if stage is Stage.SEARCH:
        return tuple(game.side_of(game.models[one.model]) for one in searches(game))
    if stage is Stage.DRAW and (first := draws_first(game)) is not None:
        return (first,)
    if stage is Stage.NERVE:
        return tuple(dict.fromkeys(game.side_of(game.models[one.model]) for one in nerves(game)))
    if stage is Stage.ACTING and game.activation is not None:
        return (game.activation.side,)
    if stage is Stage.CHOOSE and game.token is not None:
        return (game.side_of_token(game.token),)
    return () if stage is Stage.OVER else players


def decider(rules: Rulebook, game: HardwiredGame) -> str | None:
    """The one whose decision it is; none where dice or the bag decide."""
    stage = stage_of(rules, game)
    if stage in (Stage.DEPLOYMENT, Stage.SEARCH, Stage.NERVE, Stage.BLESSINGS, Stage.CHOOSE, Stage.ACTING):
        return deciders(rules, game)[0]
    return None


# With the book, which is told by its identity and must not go away first.
_stages: OncePerPosition[tuple[Rulebook, Stage]] = OncePerPosition()
_who: OncePerPosition[tuple[Rulebook, tuple[str, ...]]] = OncePerPosition()
