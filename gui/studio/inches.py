"""A field for a length in inches, or for another measure, to be typed exactly."""

from gui.panels.number_box import DecimalBox

FAR = 200.0


class Inches(DecimalBox):
    """Four digits are kept; no more are shown than it has, and two at least."""

    def __init__(self, name: str, least: float = -FAR, most: float = FAR, suffix: str = "″") -> None:
        super().__init__()
        self.setDecimals(4)
        self.setRange(least, most)
        self.setSingleStep(0.1 if suffix == "″" else 5.0)
        self.setSuffix(suffix)
        self.setKeyboardTracking(False)
        self.setAccessibleName(name)

    def textFromValue(self, value: float) -> str:
        whole, _, digits = f"{value:.4f}".partition(".")
        return f"{whole}{self.locale().decimalPoint()}{digits[:2]}{digits[2:].rstrip('0')}"
