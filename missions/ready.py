"""The StarCraft missions that come ready-made: each deployment card, each mission card and each map at least once.

``python -m missions.ready`` writes them anew.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from missions.making import Choice, make
from missions.mission_ref import shipped_folder
from missions.saving import write_whole

SYSTEM = "starcraft"
BOTH = {faction: (f"{faction}/starter", f"{faction}/founder") for faction in ("terran", "zerg", "protoss")}
STARTER = {faction: (f"{faction}/starter",) for faction in BOTH}
CHOICES = (
    ("frontlines", "gauntlet", "rulebook/1", "terran", "zerg"),
    ("hold-position", "typhoon", "rulebook/2", "protoss", "terran"),
    ("gather-the-resources", "acropolis", "rulebook/3", "zerg", "protoss"),
    ("divide-and-conquer", "proving-grounds", "rulebook/4", "terran", "protoss"),
    ("supply-drop", "breach", "rulebook/5", "zerg", "terran"),
    ("artefact-hunt", "gauntlet", "rulebook/6", "protoss", "zerg"),
    ("frontlines", "abandoned-camp", "rulebook/7", "terran", "zerg"),
    ("hold-position", "agria-valley", "rulebook/8", "zerg", "protoss"),
    ("gather-the-resources", "char-plains", "rulebook/9", "terran", "zerg"),
    ("divide-and-conquer", "dirt-side", "rulebook/7", "protoss", "terran"),
    ("supply-drop", "frontier", "rulebook/8", "zerg", "terran"),
    ("frontlines", "breach", "layout/standard", "protoss", "terran"),
    ("artefact-hunt", "abandoned-camp", "layout/skirmish", "protoss", "zerg"),
)
"""Mission card, deployment card, map, who is red and who blue. In a Standard game a side has two armies, else one."""
STANDARD = ("gauntlet", "typhoon", "acropolis", "proving-grounds", "breach")


DRAFTS = (
    ("standard", "rulebook/2", ("terran", "frontlines", "gather-the-resources", "gauntlet", "typhoon"),
     ("zerg", "hold-position", "supply-drop", "proving-grounds", "breach")),
    ("skirmish", "layout/skirmish", ("protoss", "hold-position", "divide-and-conquer", "agria-valley", "frontier"),
     ("zerg", "frontlines", "artefact-hunt", "abandoned-camp", "char-plains")),
)  # fmt: skip
"""Scale, map, and of either side its faction, two mission cards and two deployment cards."""


def ready() -> Iterator[tuple[Path, str]]:
    """Every file and what stands in it."""
    for mission, deployment, terrain, red, blue in CHOICES:
        fielded = BOTH if deployment in STANDARD else STARTER
        armies = {"red": fielded[red], "blue": fielded[blue]}
        choice = Choice(system=SYSTEM, mission=mission, deployment=deployment, map=terrain, armies=armies)
        yield shipped_folder() / SYSTEM / f"{mission}-{deployment}.yaml", make(choice)
    for scale, terrain, *sides in DRAFTS:
        yield shipped_folder() / SYSTEM / f"draft-{scale}.yaml", _draft(scale, terrain, sides)


def _draft(scale: str, terrain: str, sides: Sequence[tuple[str, ...]]) -> str:
    """A side is called by its faction: its colour comes of the draft."""
    fielded = BOTH if scale == "standard" else STARTER
    text = f"format: measuretwice/mission/1\nsystem: {SYSTEM}\nname: A {scale.title()} game, drafted\n"
    text += (
        f"source: R §9.2; the map as {terrain} has it\nmap: {terrain}\ndraft:\n  scale: {scale.title()}\n  brings:\n"
    )
    for faction, *cards in sides:
        text += f"    {faction}: {{missions: [{', '.join(cards[:2])}], deployments: [{', '.join(cards[2:])}]}}\n"
    text += "sides:\n"
    for faction, *_ in sides:
        text += f"  {faction}: {{name: {faction.title()}, faction: {faction}, army: [{', '.join(fielded[faction])}]}}\n"
    return text


def write_all() -> None:
    for path, text in ready():
        write_whole(path, text.encode("utf-8"))


if __name__ == "__main__":
    write_all()
