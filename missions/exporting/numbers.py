"""Numbers as exported files have them."""

DIGITS = 4


def tidy(number: float) -> float:
    """To a ten-thousandth of an inch, and no minus before nothing."""
    return round(number, DIGITS) + 0.0
