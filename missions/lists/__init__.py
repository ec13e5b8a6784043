"""Armies from lists that other programs and people write: what was read of them, what was guessed, and what was not."""
