"""What stands beside the board. Views on what the rules read out; none of them decides anything."""
