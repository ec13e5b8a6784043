"""Words that stand in lists beside names of units, in English and German, and numbers that are written out."""

COST = r"(?:pts?|points?|pkt|punkten?|punkte|minerals?|minerale?n?|mineralien|vespene|gas|supply|cp|pl|m|p)"
"""What a cost is counted in."""

MODELS = r"(?:models?|modelle?n?|minis?|miniatures?|figures?|figuren?|bases?)"
UNITS = r"(?:units?|squads?|teams?|einheiten?|trupps?)"

NUMBERS = {
    word: number
    for number, words in enumerate(
        (
            "one ein eine einen",
            "two zwei",
            "three drei",
            "four vier",
            "five fünf",
            "six sechs",
            "seven sieben",
            "eight acht",
            "nine neun",
            "ten zehn",
            "eleven elf",
            "twelve zwölf",
        ),
        1,
    )
    for word in words.split()
}


def _several(words: str) -> frozenset[str]:
    return frozenset(words.split())


AROUND = _several(
    "a an the of von squad squads unit units team teams group groups trupp trupps einheit einheiten gruppe gruppen"
    " model models modell modelle alpha beta gamma delta with mit"
)
"""Words around a unit's name that are no part of it and change nothing of what it is."""

HEADINGS = _several(
    "army armies roster list lists force forces detachment core support elite elites hero heroes hq commander"
    " commanders air ground unit units troop troops infantry vehicle vehicles structure structures reserve reserves"
    " standard skirmish faction factions race side squad crew battlefield role roles uncategorised other start end of"
    " armee liste aufstellung kern unterstützung helden held einheit einheiten truppe truppen fahrzeuge fraktion"
    " rasse volk reserve sonstige"
)
"""Words that only say what stands below, or beside."""

FACTIONS = _several("faction race army side fraktion rasse volk armee")
"""Words before a faction's name."""

GONE = _several(
    "none no not without dead destroyed killed lost casualties removed eliminated"
    " kein keine keinen nicht ohne tot tote zerstört verloren entfernt"
)
"""Words that say of what they stand beside that it is not there."""

SUMS = _several("total totals sum cost costs summe gesamt insgesamt kosten size")
"""Words before what a whole list costs."""

OPTIONS = _several("upgrade upgrades option options wargear equipment weapons gear ausrüstung aufwertungen")
"""Words before what a unit has bought."""

SPACES = _several("Zs So Sk")
UNSEEN = _several("Cf Cc Co Cn")
"""Kinds of characters, by Unicode, that stand for a space, as little pictures do, and for nothing."""
