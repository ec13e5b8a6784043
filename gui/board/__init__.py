"""The table on the screen: draws a mission, a position, areas and a proposal; decides no rule."""
