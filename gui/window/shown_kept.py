"""What is shown over a table, as it is kept in the settings of the program."""

from gui.board.overlay import LEAST_STRENGTH, SHOWN_AT_FIRST, STACK, Overlay, Shown

KNOWN = {overlay.value: overlay for overlay in Overlay}
LATER = frozenset({Overlay.AURAS})
"""Those that the program has not had from the first, each above another in the stack."""


def told(shown: Shown) -> dict[str, object]:
    return {
        "on": sorted(overlay.value for overlay in shown.on),
        "strength": {overlay.value: much for overlay, much in shown.strength.items()},
        "order": [overlay.value for overlay in shown.order],
    }


def read(kept: object, *, with_new: bool = False) -> Shown | None:
    """None for what tells nothing; what is told of an overlay that is none is left out.

    An overlay that the program had not when it was kept takes its own place among the others. It is shown as at first
    where that is asked for, for nobody has put it away.
    """
    if not isinstance(kept, dict) or not isinstance(kept.get("on"), list):
        return None
    strength, order = kept.get("strength"), kept.get("order")
    stacked = [overlay for overlay in _known(order) if overlay in STACK]
    new = [overlay for overlay in STACK if overlay in LATER and overlay not in stacked]
    for overlay in new if set(stacked) | set(new) == set(STACK) else ():
        stacked.insert(stacked.index(STACK[STACK.index(overlay) - 1]) + 1, overlay)
    whole = sorted(stacked, key=STACK.index) == list(STACK)
    fresh = SHOWN_AT_FIRST & set(new) if with_new and whole else frozenset()
    return Shown(
        frozenset(_known(kept["on"])) | fresh,
        {
            KNOWN[name]: min(max(much, LEAST_STRENGTH), 1.0)
            for name, much in (strength.items() if isinstance(strength, dict) else ())
            if name in KNOWN and isinstance(much, int | float)
        },
        tuple(stacked) if whole else STACK,
    )


def _known(names: object) -> list[Overlay]:
    listed = names if isinstance(names, list) else []
    return [KNOWN[name] for name in listed if isinstance(name, str) and name in KNOWN]
