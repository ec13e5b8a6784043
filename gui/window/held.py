"""The base that sight and distances are told from."""

from geometry.base import Placed
from gui.window.play import Play


def held(play: Play) -> tuple[str, Placed] | None:
    """The model's id and base: where the ghost is while there is one, else where the model picked stands."""
    game, trial = play.session.game, play.trial
    if trial is not None and trial.draft.model is not None and trial.path:
        model = game.unit(trial.draft.unit).model_id(trial.draft.model)
        return model, Placed(game.model(model).base, trial.path[-1])
    picked = play.model
    if picked is None or picked not in game.models or not game.model(picked).on_table:
        return None
    return picked, game.model(picked).placed
