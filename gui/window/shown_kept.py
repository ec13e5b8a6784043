"""What is shown over a table, as it is kept in the settings of the program."""

from gui.board.overlay import LEAST_STRENGTH, STACK, Overlay, Shown

KNOWN = {overlay.value: overlay for overlay in Overlay}


def told(shown: Shown) -> dict[str, object]:
    return {
        "on": sorted(overlay.value for overlay in shown.on),
        "strength": {overlay.value: much for overlay, much in shown.strength.items()},
        "order": [overlay.value for overlay in shown.order],
    }


def read(kept: object) -> Shown | None:
    """None for what tells nothing; what is told of an overlay that is none is left out."""
    if not isinstance(kept, dict) or not isinstance(kept.get("on"), list):
        return None
    strength, order = kept.get("strength"), kept.get("order")
    stacked = [overlay for overlay in _known(order) if overlay in STACK]
    return Shown(
        frozenset(_known(kept["on"])),
        {
            KNOWN[name]: min(max(much, LEAST_STRENGTH), 1.0)
            for name, much in (strength.items() if isinstance(strength, dict) else ())
            if name in KNOWN and isinstance(much, int | float)
        },
        tuple(stacked) if sorted(stacked, key=STACK.index) == list(STACK) else STACK,
    )


def _known(names: object) -> list[Overlay]:
    listed = names if isinstance(names, list) else []
    return [KNOWN[name] for name in listed if isinstance(name, str) and name in KNOWN]
