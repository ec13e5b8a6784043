"""Colours, type and style of the window, the board and the pictures."""
