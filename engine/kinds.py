"""What kinds of pieces and markers are called that come with the program. Any other is told as its file has it."""

from engine.tongue import tr, tr_later

KNOWN = (
    *(tr_later("banner"), tr_later("bulkhead"), tr_later("containers"), tr_later("crates"), tr_later("geyser")),
    *(tr_later("grass"), tr_later("hedge"), tr_later("hill"), tr_later("obelisk"), tr_later("plateau")),
    *(tr_later("ramp"), tr_later("rock"), tr_later("ruin"), tr_later("stacks"), tr_later("statue")),
    *(tr_later("wall"), tr_later("wood"), tr_later("loot"), tr_later("objective")),
)


def kind_told(kind: str) -> str:
    """In the language."""
    return tr(kind)
