"""The round from its Blessings to an empty bag, and how an activation begins and ends."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.game import Standing, starting_models
from engine.mission import Mission
from engine.rulebook import Rulebook
from engine.systems.hardwired28.fight_orders import Fight
from engine.systems.hardwired28.modifiers import at_end_of_round, at_start_of_round
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import at_round_end, at_round_start, card_of
from engine.systems.hardwired28.state import Activation, HardwiredGame, Until, without_effects
from engine.systems.hardwired28.trial_orders import OUT_OF_TURN


def begin(rules: Rulebook, mission: Mission) -> HardwiredGame:
    """Round 1, its Blessings still to be rolled."""
    game = HardwiredGame(mission=mission, models=starting_models(mission), round=1)
    return replace(game, dice_owed=_dice_owed(rules, game), waiting=_due(game))


def begin_activation(game: HardwiredGame, id: str, *, by_synergy: bool = False) -> HardwiredGame:
    """The model acts; effects that wait for its next activation are now in it."""
    model = game.models[id]
    lasting = (
        effect for effect in game.effects if not (effect.model == id and effect.until is Until.ACTIVATION_BEGINS)
    )
    effects = tuple(
        replace(effect, begun=True) if effect.model == id and effect.until is Until.NEXT_ACTIVATION else effect
        for effect in lasting
    )
    return replace(
        game,
        activation=Activation(id, game.side_of(model), by_synergy=by_synergy),
        activated=game.activated | {id},
        effects=effects,
        last=None,
        last_by_synergy=False,
        trails={},
    )


def end(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """Ends the activation, the draw of a group whose other models do nothing, or the round."""
    if game.activation is not None:
        return _end_activation(game)
    if game.token is not None:
        resting = [model.id for model in game.unacted_of(game.token)] if _acts_whole(game, game.token) else []
        rested = _end_effects(game, resting, begun_only=False)
        return replace(rested, activated=rested.activated | set(resting), token=None)
    game = after_round(rules, game)
    if game.round >= rules.count("rounds_most") and not card_of(game).unlimited:
        return replace(game, ended=True)
    return next_round(rules, game)


def after_round(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """What the end of a round brings, the last one's too: the mission scores, then loot harms or leaves."""
    return at_end_of_round(rules, at_round_end(game))


def next_round(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """After a round that has ended: tokens back, Blessings anew, waves due; what lasts until its end is over."""
    game = at_start_of_round(rules, at_round_start(rules, game))
    game = without_effects(game, (effect for effect in game.effects if effect.until is Until.END_OF_ROUND))
    game = replace(
        game,
        round=game.round + 1,
        blessings={},
        spent=(),
        activated=frozenset(),
        drawn=frozenset(),
        focused=frozenset(),
        stale={},
        token=None,
        last=None,
        last_by_synergy=False,
        trails={},
        behaviour={},
        columns={},
        due=(),
        playing=None,
        summoned=False,
        rebooting={},
        smoke=(),
    )
    return replace(game, dice_owed=_dice_owed(rules, game), waiting=_due(game))


def settle(game: HardwiredGame) -> HardwiredGame:
    """A token or an activation whose models have left play is over."""
    activation = game.activation
    if activation is not None and not game.models[activation.model].on_table:
        game = replace(game, activation=None, token=_token_after(game), last=None)
    if game.activation is None and game.token is not None and not _may_choose(game, game.token):
        game = replace(game, token=None)
    fight = game.fight
    if fight is not None and (game.activation is None or not _both_stand(game, fight)):
        game = replace(game, fight=None)
    if game.activation is None and any(one.kind not in OUT_OF_TURN for one in game.trials):
        game = replace(game, trials=tuple(one for one in game.trials if one.kind in OUT_OF_TURN))
    if game.activation is None and (game.granted or game.knocks):
        game = replace(game, granted=(), knocks=())
    if game.activation is None and (game.thrown is not None or game.burst is not None):
        game = replace(game, thrown=None, burst=None)
    if game.activation is None and game.due:
        game = replace(game, due=())
    return game if game.token == game.playing else replace(game, playing=None)


def _both_stand(game: HardwiredGame, fight: Fight) -> bool:
    return game.models[fight.attacker].on_table and game.models[fight.target].on_table


def _end_activation(game: HardwiredGame) -> HardwiredGame:
    activation = game.activation
    if activation is None:
        return game
    game = _end_effects(replace(game, due=()), [activation.model], begun_only=True)
    is_squad = game.kind(game.models[activation.model]) is Kind.SQUAD
    return replace(
        game,
        activation=None,
        token=_token_after(game),
        last=activation.model if is_squad else None,
        last_by_synergy=is_squad and activation.by_synergy,
    )


def _end_effects(game: HardwiredGame, ids: Iterable[str], *, begun_only: bool) -> HardwiredGame:
    ending = set(ids)
    return without_effects(
        game,
        (
            effect
            for effect in game.effects
            if effect.model in ending and effect.until is Until.NEXT_ACTIVATION and (effect.begun or not begun_only)
        ),
    )


def _token_after(game: HardwiredGame) -> str | None:
    """A group's token stays out until each of its models has acted; any other is done with."""
    token = game.token
    return token if token is not None and _acts_whole(game, token) and game.unacted_of(token) else None


def _acts_whole(game: HardwiredGame, token: str) -> bool:
    return game.is_group(token) and game.setting("group_draw") == "whole_group"


def _may_choose(game: HardwiredGame, token: str) -> bool:
    return bool(game.unacted_of(token) if game.is_group(token) else game.owed(token))


def _dice_owed(rules: Rulebook, game: HardwiredGame) -> Mapping[str, int]:
    return {side.id: rules.count("blessing_dice") for side in game.players()}


def _due(game: HardwiredGame) -> tuple[str, ...]:
    """Units whose wave is due and that still wait off the table."""
    return tuple(
        wave.unit
        for wave in game.mission.waves
        if wave.round == game.round and any(model.standing is Standing.RESERVE for model in game.models_of(wave.unit))
    )
