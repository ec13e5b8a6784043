from dataclasses import replace

from engine.findings import Finding, RuleRef, Severity
from engine.options import DiceAsk, Draft, Option, Options
from geometry.base import Base
from gui.tools import choosing

SHUT = Finding("order.not_now", RuleRef("Fake", "1"), Severity.REFUSED)
DRAFT = Draft("x", "red", "u")


def option(id: str, key: str = "", *, open_: bool = True, on_table: bool = True, asks: bool = False) -> Option:
    needs = (DiceAsk("rolled", "Dice", 1, 6),) if asks else ()
    draft = DRAFT if on_table else None
    return Option(id, id, key, "", "red", "u", needs, draft, None if open_ else SHUT)


def options(*unit: Option, general: tuple[Option, ...] = ()) -> Options:
    return Options("red", "", "", general, unit)


def test_a_drag_means_the_option_that_runs() -> None:
    assert choosing.for_drag(options(option("move"), option("run")), "run") == option("run")


def test_a_drag_means_the_first_open_option_done_on_the_table() -> None:
    listed = options(option("hold", on_table=False), option("move", open_=False), option("disengage"))
    assert choosing.for_drag(listed, None) == option("disengage")


def test_what_needs_no_answer_comes_first() -> None:
    assert choosing.for_drag(options(option("charge", asks=True), option("run")), None) == option("run")
    assert choosing.for_drag(options(option("charge", asks=True)), None) == option("charge", asks=True)


def test_a_drag_never_means_what_sets_a_token() -> None:
    token = replace(option("tumor"), lays=Base.round(1.1))
    assert choosing.for_drag(options(token), None) is None
    assert choosing.for_drag(options(token, option("move", open_=False)), None) == option("move", open_=False)
    assert choosing.for_drag(options(token), "tumor") == token


def test_with_none_open_the_first_closed_one_gives_its_reason() -> None:
    shut = option("move", open_=False)
    assert choosing.for_drag(options(shut, option("run", open_=False)), None) == shut
    assert choosing.for_drag(options(option("hold", on_table=False)), None) is None


def test_a_key_finds_the_open_option_before_a_closed_one() -> None:
    listed = options(option("a", "M", open_=False), general=(option("b", "m"),))
    found = choosing.by_key(listed, "m")
    assert found is not None
    assert found.id == "b"
    assert choosing.by_key(listed, "z") is None
