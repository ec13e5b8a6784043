"""What the hand does on the table: small frozen values and plain functions, without Qt and without rules."""
