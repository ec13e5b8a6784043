"""Data and pictures: rules data a game, icons, fonts and themes. Holds no logic."""
