"""The activation engine: state, orders, verdicts, dice, the rehearsal tree and one rule system a game.

Everything a player may or may not do is decided here and nowhere else. Imports geometry only.
"""
