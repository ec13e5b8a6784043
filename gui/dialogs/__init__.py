"""Windows of their own for what is asked seldom: settings, clauses, files that could not be read."""
