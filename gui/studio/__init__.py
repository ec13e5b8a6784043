"""The set-up studio: a mission's table drawn and changed in a window of its own."""
