"""What a token is."""

from dataclasses import dataclass

from geometry.base import Base


@dataclass(frozen=True, slots=True)
class Token:
    """``base`` is none where no text gives its size. Units up to the Size ``bars`` can't cross it, none for no bar.

    ``stays`` past the end of the round; ``displaced`` is moved aside for a Leading Model that ends on it. As terrain
    every token is of Size 0.
    """

    id: str
    name: str
    base: Base | None
    source: str
    bars: int | None = None
    stays: bool = False
    displaced: bool = False
