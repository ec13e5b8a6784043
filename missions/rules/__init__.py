"""The data of each game, as its authors wrote it: ``assets/rules/<system>/*.yaml``, read once."""

from missions.rules.book import rulebook
from missions.rules.cards import cards
from missions.rules.terrain import CataloguePiece, catalogue
from missions.rules.units import profiles

__all__ = ["CataloguePiece", "cards", "catalogue", "profiles", "rulebook"]
