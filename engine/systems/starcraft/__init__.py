"""StarCraft: Tabletop Miniatures Game. Alternating activations in phases, Reserves, a Leading Model."""
