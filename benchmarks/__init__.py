"""Measures speed and answers questions about worlds. Runs in a checkout; nothing here is part of the program."""
