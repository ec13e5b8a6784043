"""Files: schemas, reading, checking and writing of missions, scenes, rehearsals and rules data.

The shipped missions lie beside this code as YAML, one folder a game.
"""
