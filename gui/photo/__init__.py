"""A picture of the real table: its corners marked, bases set on what stands there, distances told with their error."""
