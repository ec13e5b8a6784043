"""The page shown when nothing is open: the missions as pictures."""
