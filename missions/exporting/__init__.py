"""A mission's table for others: a sheet to set it up by with a tape, and files for virtual tables."""
