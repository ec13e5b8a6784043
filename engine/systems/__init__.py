"""The rule systems, one package a game."""
