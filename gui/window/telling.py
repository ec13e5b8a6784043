"""Positions and orders in the words of the panels."""

from dataclasses import replace

from engine.findings import Finding, Severity
from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Mission, SideLook
from engine.options import Option
from engine.orders import Order
from engine.picture import STRAIGHT_ONLY
from engine.rehearsal import Node, Rehearsal
from gui.panels.log import LogLine
from gui.text import inside, many, tr
from gui.tools.card import Card, Check, Sign, sign_of, title_of
from gui.tools.shorter import shorter
from gui.tools.trial import Trial, first_noted, shortened
from gui.window.notes import other_reading

NOT_NOW = "order.not_now"
"""The shared finding whose reason, and not its head, says why something is closed."""

STILL_SEARCHING = tr("the way is being worked out")
WAITING_CARD = Card(
    Sign.LEFT,
    tr("One moment"),
    "",
    tr("The way, and room for those who follow, are being worked out."),
    (),
)


def with_straight_only(card: Card) -> Card:
    """The line that was judged is the straight one only because no other could be worked out."""
    check = Check(Sign.LEFT, tr("Ways round"), "", "", f"{STRAIGHT_ONLY}.", "", None, "")
    return replace(card, checks=(check, *card.checks))


def says_of(system: RuleSystem, game: Game, order: Order) -> str:
    """An order in one sentence."""
    told = system.describe(game, order)
    done = ", ".join(word for word in (told.action, told.measure) if word)
    words = f"{told.subject}: {done}" if told.subject and done else told.subject or done
    return f"{words}; {told.note}." if told.note else f"{words}."


def reason_of(system: RuleSystem, game: Game, finding: Finding) -> str:
    """Why an option is closed, in one line."""
    said = system.say(game, finding)
    words = said.reason if finding.code == NOT_NOW and said.reason else said.head
    return f"{words} ({said.clause})" if said.clause else words


def rolled_of(option: Option | None) -> str:
    """What was rolled or drawn for an order that is still in the hand."""
    if option is None or option.draft is None:
        return ""
    draft = option.draft
    dice = [answer for answer in draft.answers.values() if isinstance(answer, tuple) and answer and _are_dice(answer)]
    return "; ".join(tr("rolled {dice}").format(dice=" ".join(map(str, results))) for results in dice)


def begin_of(option: Option | None, *, stands: bool) -> str:
    """How to begin with an option that is done on the table; nothing where a model hangs on the pointer already."""
    if option is None or option.draft is None or not stands:
        return ""
    return tr("drag a model") if option.by_drag else tr("drag a model to the place meant; it stays itself")


def _are_dice(answer: tuple[int | str | float, ...]) -> bool:
    return all(isinstance(result, int) for result in answer)


def log_of(rehearsal: Rehearsal) -> tuple[LogLine, ...]:
    """Every order ever given, in the order of giving; those off the present line are marked undone."""
    line = {node.number for node in rehearsal.line()}
    mark = _mark(rehearsal, 0)
    start = LogLine(0, 0, None, tr("Start"), tr("the table as set up"), note=mark, here=rehearsal.at.number == 0)
    depths = {0: 0}
    lines = [start]
    for node in rehearsal.nodes[1:]:
        depths[node.number] = depths[node.parent or 0] + 1
        lines.append(_line(rehearsal, node, depths[node.number], undone=node.number not in line))
    return tuple(lines)


def _line(rehearsal: Rehearsal, node: Node, depth: int, *, undone: bool) -> LogLine:
    system = rehearsal.system
    before = rehearsal.nodes[node.parent or 0].game
    assert node.order is not None
    told = system.describe(before, node.order)
    note = told.note
    noted = first_noted(node.verdict)
    sign = sign_of(node.verdict)
    if noted is not None:
        said = system.say(before, noted)
        head = f"{_short(noted, said.head)} ({said.clause})"
        note = f"{note}; {head}" if note else head
    return LogLine(
        node=node.number,
        depth=depth,
        look=look_of(before.mission, told.side),
        subject=told.subject,
        action=told.action,
        measure=told.measure,
        note="; ".join(word for word in (_mark(rehearsal, node.number), note) if word),
        sign=sign,
        undone=undone,
        here=rehearsal.at.number == node.number,
    )


def _mark(rehearsal: Rehearsal, number: int) -> str:
    """The name and the note that a place has, in one line."""
    name, said = rehearsal.bookmarks.get(number, ""), " ".join(rehearsal.notes.get(number, "").split())
    return "; ".join(words for words in (f"“{name}”" if name else "", said) if words)


_LEFT = "left to you: "
"""So the rules themselves begin what is."""


def _short(finding: Finding, head: str) -> str:
    """In one line: the card has the rest."""
    return other_reading(head) if finding.severity is Severity.OTHER_READING else head


def trial_line(rehearsal: Rehearsal, trial: Trial) -> LogLine:
    """The order being tried, as the line it would become."""
    told = rehearsal.system.describe(rehearsal.game, trial.order)
    sign = sign_of(trial.verdict)
    note = told.note
    noted = first_noted(trial.verdict)
    if noted is not None:
        short = shorter(rehearsal.system, rehearsal.game, trial.draft.unit)
        said = shortened(rehearsal.system.say(rehearsal.game, noted), short)
        word = inside(title_of(trial.verdict))
        head = _short(noted, said.head)
        again = next((said for said in (f"{word}: ", _LEFT) if head.lower().startswith(said.lower())), "")
        head = head[len(again) :]
        note = f"{word} ({said.clause}): {head}" if said.clause else f"{word}: {head}"
    if trial.waits:
        sign, note = Sign.LEFT, STILL_SEARCHING
    depth = len(rehearsal.line()) + 1
    look = look_of(rehearsal.game.mission, told.side)
    return LogLine(None, depth, look, told.subject, told.action, told.measure, note, sign)


def log_note(rehearsal: Rehearsal) -> str:
    given = len(rehearsal.line())
    undone = len(rehearsal.nodes) - 1 - given
    orders = many("{n} orders", "1 order", given).format(n=given)
    gone = many("{n} undone", "1 undone", undone).format(n=undone)
    anew = rehearsal.redrawn
    drawn = many("other dice and tokens {n} times", "other dice and tokens once", anew).format(n=anew)
    told = (orders, gone if undone else "", drawn if anew else "")
    return "  ·  ".join(words for words in told if words)


def look_of(mission: Mission, side: str | None) -> SideLook | None:
    return None if side is None else next((one.look for one in mission.sides if one.id == side), None)
