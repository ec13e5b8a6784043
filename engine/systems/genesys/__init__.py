"""The Genesys Project. A Command Value spent on squads and reactions, held actions, movement bonuses."""
