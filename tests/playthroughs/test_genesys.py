"""A recorded game of the Genesys Project: it replays byte for byte, and what it must show is in it."""

from pathlib import Path

from engine.orders import Pass
from engine.systems.genesys import command
from engine.systems.genesys.orders import Activate, Challenge, React
from engine.systems.genesys.state import ActionState, GenesysGame
from missions.rehearsal_save import rehearsal_to_text
from missions.rehearsals import open_rehearsal

RECORD = Path(__file__).with_name("genesys-orcs-and-dwarves.yaml")


def test_the_recorded_game_replays_byte_for_byte() -> None:
    opened = open_rehearsal(RECORD)
    assert opened.refused == ()
    assert rehearsal_to_text(opened.rehearsal, RECORD.parent).encode("utf-8") == RECORD.read_bytes()


def test_the_recorded_game_has_six_rounds_ten_reactions_and_moves_halted_on_their_way() -> None:
    rehearsal = open_rehearsal(RECORD).rehearsal
    games = [node.game for node in rehearsal.nodes if isinstance(node.game, GenesysGame)]
    orders = [node.order for node in rehearsal.nodes[1:]]
    assert games[-1].ended
    assert games[-1].round == 6
    assert sum(isinstance(order, React) for order in orders) >= 10
    assert any(isinstance(order, Challenge) for order in orders)
    assert sum(game.activation is not None and game.activation.halted is not None for game in games) >= 3


def test_reactions_of_the_recorded_game_are_felt_in_the_next_own_turn() -> None:
    """Every reaction spends a held Action and 1 of Command Value, which is full again when the own turn ends."""
    rehearsal = open_rehearsal(RECORD).rehearsal
    for node in rehearsal.nodes[1:]:
        before = rehearsal.nodes[node.parent or 0].game
        after, order = node.game, node.order
        assert isinstance(before, GenesysGame)
        assert isinstance(after, GenesysGame)
        for side in after.sides:
            assert 0 <= command.left(after, side) <= command.maximum(after, side)
        if isinstance(order, React):
            assert before.action_of(order.unit) is ActionState.HELD
            assert command.left(after, order.by) == command.left(before, order.by) - 1
        elif isinstance(order, Activate):
            assert order.unit not in before.activated
        elif isinstance(order, Pass):
            assert command.left(after, order.by) == command.maximum(after, order.by)
