"""How far about a model others are counted in an alarm, or may act straight after it."""

from collections.abc import Iterator

from engine.game import Model
from engine.picture import Band, BandKind
from engine.rulebook import Rulebook
from engine.systems.hardwired28.blessings import followed
from engine.systems.hardwired28.modifiers import easily_crowded
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from engine.wording import whole
from geometry.zones import ring, rings


def auras(rules: Rulebook, game: HardwiredGame, held: Model | None) -> Iterator[Band]:
    """Round calm Coworkers that a crowd turns Hostile (Coworker Modifiers, 6), and round the model that another may act
    straight after by Synergy (Corporate Blessings, 6). Nothing about the one that is ``held``: it moves."""
    calm = [model.placed for model in easily_crowded(game) if model is not held]
    if calm:
        near, most = rules.figure("friends_within"), rules.count("crowd_most")
        words = tr("Hostile with {most} models within {near}", most=most, near=whole(near))
        yield Band(words, rings(calm, near), BandKind.AURA)
    first = followed(rules, game)
    if first is not None and first is not held:
        reach = rules.figure("synergy_range")
        yield Band(tr("Synergy {reach}", reach=whole(reach)), ring(first.placed, reach), BandKind.AURA)
