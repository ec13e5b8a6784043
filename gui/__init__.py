"""The window, the pictures and the command line. Decides no rule: it asks the engine."""
