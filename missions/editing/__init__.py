"""Changing a mission in an editor: immutable states over the words of its file, which keep comments and order."""
