"""What is said of a photograph: places, errors, the three answers, and what is the matter with four corners."""

from collections.abc import Mapping

from engine.findings import Limit
from geometry.photograph import CornerFault, Length
from geometry.pose import Point
from geometry.unsure import Call
from gui.photo.standing import Measure
from gui.text import tr

CALLS: Mapping[Call, str] = {
    Call.LEGAL: tr("Legal"),
    Call.NOT_LEGAL: tr("Not legal"),
    Call.TOO_CLOSE: tr("Too close to call"),
}
WHOLE: Mapping[Call, str] = {
    Call.LEGAL: tr("All of it stands as it may"),
    Call.NOT_LEGAL: tr("Something stands as it may not"),
    Call.TOO_CLOSE: tr("Whether all of it stands as it may is too close to call"),
}
LIMITS: Mapping[Limit, str] = {
    Limit.AT_MOST: tr("at most"),
    Limit.LESS_THAN: tr("less than"),
    Limit.AT_LEAST: tr("at least"),
    Limit.MORE_THAN: tr("more than"),
}
FAULTS: Mapping[CornerFault, str] = {
    CornerFault.NO_NUMBER: tr("A corner has no place in the picture."),
    CornerFault.TOGETHER: tr("Two corners lie on one another."),
    CornerFault.IN_LINE: tr("Three corners lie on one line, or nearly: a table seen so flat cannot be measured."),
    CornerFault.CROSSED: tr("The sides cross: mark the corners in their order round the table."),
    CornerFault.MIRRORED: tr("The corners run round the table the wrong way: 1 to 4 go clockwise."),
}


def inches(value: float) -> str:
    return f"{value:.2f}″"


def error(value: float) -> str:
    """Never told smaller than it is."""
    return f"±{-(-value * 100 // 1) / 100:.2f}″"


def place(at: Point) -> str:
    return f"{at[0]:.2f}″, {at[1]:.2f}″"


def measured(measure: Measure) -> str:
    if measure.apart < 0:
        return tr("They overlap by {deep} {error}").format(deep=inches(-measure.apart), error=error(measure.error))
    return tr("{apart} {error} from edge to edge").format(apart=inches(measure.apart), error=error(measure.error))


def known(length: Length) -> str:
    told = tr("The picture has {measured} {error}, your tape {known}.").format(
        measured=inches(length.measured), error=error(length.error), known=inches(length.known)
    )
    if length.agrees:
        return tr("{told} They agree.").format(told=told)
    return tr(
        "{told} That is {off} beyond the error, which is added to every error below: look at the corners and the size "
        "of the table again, or the lens bends the picture."
    ).format(told=told, off=inches(length.beyond))
