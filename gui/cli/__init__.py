"""The command line: everything here but the drawing runs without Qt."""
