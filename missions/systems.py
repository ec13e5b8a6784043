"""The three rule systems by name, each with its rulebook."""

from functools import cache

from engine.gate import RuleSystem
from missions.rules.book import rulebook
from missions.rules.files import SYSTEMS


@cache
def system(name: str) -> RuleSystem:
    """The rules of a game. Raises ``KeyError`` for a name that is none of ``SYSTEMS``."""
    match name:
        case "starcraft":
            from engine.systems.starcraft.rules import StarcraftRules
            from missions.rules.abilities import kit

            return StarcraftRules(rulebook(name), kit())
        case "hardwired28":
            from engine.systems.hardwired28.rules import HardwiredRules

            return HardwiredRules(rulebook(name))
        case "genesys":
            from engine.systems.genesys.rules import GenesysRules

            return GenesysRules(rulebook(name))
        case _:
            raise KeyError(name)


__all__ = ["SYSTEMS", "system"]
