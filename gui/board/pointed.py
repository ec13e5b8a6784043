"""What the note beside a proposal speaks of, in inches of the table."""

import math

from engine.game import Game
from geometry.pose import Point
from gui.board.proposal import NoteKind, Proposal
from gui.board.spot import spot_of

_TOGETHER = 5.0
"""Inches from the middle within which all ghosts are one spot to the eye."""


def speaks_of_all(game: Game, proposal: Proposal) -> bool:
    """A note on several ghosts that are one spot to the eye speaks of all of them: its line ends where they begin."""
    if proposal.note is None or proposal.note.kind is NoteKind.REFUSED or len(proposal.ghosts) < 2:
        return False
    return round_all(game, proposal)[2] <= _TOGETHER


def pointed_at(game: Game, proposal: Proposal) -> Point | None:
    """What the note's line leads to."""
    if speaks_of_all(game, proposal):
        x, y, _ = round_all(game, proposal)
        return (x, y)
    if (spot := spot_of(proposal.wheres)) is not None:
        return spot
    if proposal.ghosts:
        return proposal.ghosts[0].pose.point
    return proposal.path[-1] if proposal.path else None


def round_all(game: Game, proposal: Proposal) -> tuple[float, float, float]:
    """(x, y, radius) in inches of a circle round all ghosts."""
    places = [
        (ghost.pose.point, (ghost.base or game.model(ghost.model_id).base).outer_radius) for ghost in proposal.ghosts
    ]
    if not places:
        return (0.0, 0.0, math.inf)
    x = (min(at[0] for at, _ in places) + max(at[0] for at, _ in places)) / 2
    y = (min(at[1] for at, _ in places) + max(at[1] for at, _ in places)) / 2
    return (x, y, max(math.dist(at, (x, y)) + radius for at, radius in places))
