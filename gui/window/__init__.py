"""The window round the board: what holds a rehearsal open, lets the hand act on it and shows what came of it."""
