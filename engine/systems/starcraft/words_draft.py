"""The words of what is said in the draft."""

from collections.abc import Mapping

from engine.wording import Wording

DRAFT_WORDS: Mapping[str, Wording] = {
    "draft.count": Wording(
        check="Cards removed",
        head="Removed: {measured}; to be removed: {limit}",
        reason="The side that does not control a draft removes two of its four cards",
        passed="{measured} removed",
        plain=True,
    ),
    "draft.offered": Wording(
        check="On offer",
        head="{card} is not on offer",
        reason="Only what is left in the draft at hand is removed or picked",
        passed="on offer",
    ),
}
