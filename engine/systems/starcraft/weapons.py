"""What a weapon of a StarCraft unit is, as its card has it."""

from dataclasses import dataclass

from engine.tongue import tr

GROUND, FLYING, ALL = "ground", "flying", "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """A line of weapons on a unit's card. What the texts do not give is none or empty.

    ``range`` is inches, none for a weapon of close combat (Engagement Range). ``long_range`` is the X of LONG RANGE
    (X), ``long_range_bought`` what an upgrade or a card can make of it. ``burst_attacks`` more attacks come within
    ``burst_range`` (BURST FIRE). ``targets`` is ``ground``, ``flying`` or ``all``. ``hit`` is the least roll that hits.
    ``upgrade`` weapons are bought or chosen; ``instead_of`` names the weapon that gives way. ``only_in`` is the status
    it needs. ``template`` names the template it is laid with, whose size no public text gives. ``keywords`` are the
    card's other words.
    """

    name: str
    range: float | None = None
    long_range: float | None = None
    long_range_bought: float | None = None
    burst_range: float | None = None
    burst_attacks: int = 0
    targets: str = GROUND
    roa: int | None = None
    hit: int | None = None
    damage: int | None = None
    surge: tuple[str, ...] = ()
    surge_dice: str = ""
    keywords: tuple[str, ...] = ()
    upgrade: bool = False
    instead_of: str = ""
    only_in: str = ""
    template: str = ""

    @property
    def close(self) -> bool:
        """For close combat: it reaches as far as Engagement Range."""
        return self.range is None

    def hits(self, flying: bool) -> bool:
        """Whether its target tag admits a Flying unit, or a Ground one."""
        return self.targets in (ALL, FLYING if flying else GROUND)

    @property
    def reach(self) -> float:
        """Inches, at LONG RANGE where the printed card has that; 0 for close combat."""
        return max(self.range or 0.0, self.long_range or 0.0)

    @property
    def farthest(self) -> float:
        """Inches, with whatever can be bought for it."""
        return max(self.reach, self.long_range_bought or 0.0)

    @property
    def line(self) -> str:
        """For a person to read."""
        words = [self.name + ("" if self.range is None else f" {self.range:g}″"), self.targets]
        if self.long_range is not None:
            words.append(tr("long range {long_range:g}″", long_range=self.long_range))
        if self.long_range_bought is not None:
            words.append(tr("long range {long_range_bought:g}″ by upgrade", long_range_bought=self.long_range_bought))
        if self.burst_range is not None:
            words.append(
                tr(
                    "{burst_attacks} more attacks within {burst_range:g}″",
                    burst_attacks=self.burst_attacks,
                    burst_range=self.burst_range,
                )
            )
        words += [] if self.roa is None else [tr("{roa} attacks", roa=self.roa)]
        words += [] if self.hit is None else [tr("hits on {hit}+", hit=self.hit)]
        words += [] if self.damage is None else [tr("damage {damage}", damage=self.damage)]
        if self.surge:
            words.append(
                tr(
                    "surge {surge_dice} against {listed}",
                    surge_dice=self.surge_dice,
                    listed=tr(" and ").join(self.surge),
                )
            )
        words += self.keywords
        words += (
            [tr("{template} Template, whose size no public text gives", template=self.template)]
            if self.template
            else []
        )
        words += [tr("in {only_in} only", only_in=self.only_in)] if self.only_in else []
        if self.upgrade:
            words.append(
                tr("instead of the {instead_of}", instead_of=self.instead_of) if self.instead_of else tr("by upgrade")
            )
        return ", ".join(words)
