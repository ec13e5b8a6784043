"""Every word that is shown is marked for translation, in the window, the rules and the files. Reads the code and
imports none of it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

MARKS = {"tr", "many", "tr_later"}
SHOWS = {
    *("setText", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setAccessibleName"),
    *(
        "setAccessibleDescription",
        "setPlaceholderText",
        "setInformativeText",
        "setDetailedText",
        "setTitle",
        "setLabelText",
    ),
    *("setTabText", "setSuffix", "setPrefix", "setSpecialValueText", "setHeaderLabels", "setHorizontalHeaderLabels"),
    *("addItem", "addItems", "addTab", "addButton", "addMenu", "addAction", "addRow", "addSection", "insertItem"),
    *("QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QToolButton", "QAction", "QMenu", "QGroupBox"),
    *("QMessageBox", "QProgressDialog", "getText", "getOpenFileName", "getSaveFileName", "ask_to_save"),
    "getExistingDirectory",
    *("write", "write_caps", "write_lines", "write_right", "write_fitting", "write_spaced", "wrapped", "describe"),
    *("LabelText", "NoteText", "Heading", "Paragraph", "Row", "Section", "Group", "Entry", "Card", "Check", "LogLine"),
}
"""Qt's calls that show their words, and the window's own."""
HIDDEN = {"setObjectName", "setProperty", "property", "QKeySequence", "getattr", "Signal", "setStyleSheet", "TypeVar"}
HIDDEN |= {"fill", "_fill", "_echo", "compile", "drawings", "leave_out"}
HIDDEN |= {"Wording"}  # a table of templates, which every sentence of a verdict is translated from
"""Calls whose words are names for the program itself."""
UNITS = re.compile(r"^[\W\d]*(mm|cm|ms|px|pt|Esc|Measure Twice)?[\W\d]*$")
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;.]? +[^\W\d_]|^[A-Z][a-z]+( |$|[….:])")
KEYS = re.compile(r"^((Ctrl|Alt|Shift)\+)*(\S|F\d+|Home|Backspace|Tab|Left|Right|Up|Down|Space|Enter|Return|Esc)$")
LETTERS = re.compile(r"[^\W\d_]{2,}")
NAMES_FOR_THE_PROGRAM = {
    *("Measure Twice", "Measure Twice {}", "Fusion", "DejaVu Sans", "English", "Dock", "Rail", "area notes"),
    *("zone of a side", "changed since", "hanging ranges", "laid out", "carried along by a zoom", "out of date"),
    *("measuretwice make", "apt-get install {}"),
    *("left to you: ", "Layout guide: ", "Ab", "{} · {}{} · Measure Twice", "{} · {} · Measure Twice"),
}
"""What is compared or measured and not said, and names that are the same in every language."""
OF_RULES = {
    *("Outcome", "Reply", "Want", "Wish", "Reading | None", "Problem", "Scene", "Unreadable", "Null", "True", "False"),
    *("at most", "less than", "at least", "more than", "inside the tolerance of {tolerance}"),
    *("Allowed here. At a real table, agree on it first", "{close}; at a real table, agree on it first"),
    *("Martial", "Ranged", "Strength", "Skirmish", "Standard", "Red", "Blue", "zone_part"),
    *("locked in", "critical hit", "indirect fire", "SIEGE MODE", "format: measuretwice/"),
    *("how many there are, or where each stands", "[x, y] in inches", "[width, depth] in inches"),
    *(
        "[x, y] or [x, y, turn]: inches, degrees clockwise",
        "corners [x, y] in inches, in either order, crossing nowhere",
    ),
    "the base in mm: a number for a round one, or its shape with [width, depth]",
    "  - {id: {}.own, profile: {}, models: 1}",
    *("\n# set up: ", "mission card: {}", "deployment card: {}", "Loot {}", "Coworkers"),
}
"""Of the rules and files: what types, keys and schemas are called, what is written into a mission's file, and what
``engine.wording`` has in its frame."""
COMPARED = "claim"
"""What a row of a survey claims is compared with the same row of another position, and never shown: ``Row.claim``."""
WRITE_OR_PRINT = (
    *("missions/rules", "missions/exporting", "missions/expecting.py"),
    *("missions/making.py", "missions/making_draft.py", "missions/making_hardwired.py", "missions/ready.py"),
    *("missions/guides.py", "missions/schemas.py", "missions/lists/own.py"),
    "missions/lists/wording.py",
)
"""What is written into files, or told to those who write the rules' data."""
TOLD_BY = {"NotMade", "NoList", "NotEdited", "Unreadable", "said"}
"""Exceptions whose words somebody reads; those of all others are for those who read code."""


def unmarked(code: str) -> list[tuple[int, str]]:
    """Literals with words in them that are shown or look like it and are not marked, each with its line."""
    tree = ast.parse(code)
    return sorted(set(_walk(tree, shown=False)))


def _walk(node: ast.AST, *, shown: bool) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Call():
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield from _walk(node.func, shown=False)
            if name in MARKS or name in HIDDEN:
                return
            for part in (*node.args, *(keyword.value for keyword in node.keywords if keyword.arg != COMPARED)):
                yield from _walk(part, shown=name in SHOWS)
        case ast.JoinedStr():
            words = "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield from _judge(node, str(words), shown)
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from _walk(part.value, shown=False)
        case ast.Constant(value=str(words)):
            yield from _judge(node, words, shown)
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name), args=arguments)) if name in TOLD_BY:
            yield from (found for part in arguments for found in _walk(part, shown=True))
        case ast.Expr(value=ast.Constant()) | ast.Raise():
            return
        case ast.Assign(targets=[ast.Name(id=name)]) if name == COMPARED:
            return
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=parts)) if len(names) == len(parts):
            for one, part in zip(names, parts, strict=True):
                if not (isinstance(one, ast.Name) and one.id == COMPARED):
                    yield from _walk(part, shown=False)
        case ast.AnnAssign():
            yield from _walk(node.value, shown=False) if node.value is not None else ()
        case ast.FunctionDef():
            for part in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults, *node.body):
                yield from _walk(part, shown=False) if part is not None else ()
        case ast.Compare() | ast.Subscript():
            yield from (found for part in ast.iter_child_nodes(node) for found in _walk(part, shown=False))
        case ast.IfExp():
            yield from _walk(node.test, shown=False)
            yield from _walk(node.body, shown=shown)
            yield from _walk(node.orelse, shown=shown)
        case _:
            within = shown and isinstance(node, ast.BoolOp | ast.BinOp | ast.List | ast.Tuple | ast.Starred)
            yield from (found for part in ast.iter_child_nodes(node) for found in _walk(part, shown=within))


def _judge(node: ast.expr, words: str, shown: bool) -> Iterator[tuple[int, str]]:
    if words in NAMES_FOR_THE_PROGRAM or words in OF_RULES or KEYS.match(words) or re.search(r"<\w.*>", words):
        return
    if SENTENCE.search(words) or (shown and LETTERS.search(words.replace("{}", "")) and not UNITS.match(words)):
        yield node.lineno, words


@pytest.fixture(scope="module")
def modules(repository: Path) -> list[Path]:
    """Those of the window and of the command line, but for what the smoke test tells a machine."""
    window = repository / "gui"
    return [path for path in sorted(window.rglob("*.py")) if path != window / "window" / "smoke.py"]


def test_every_word_that_the_window_shows_is_marked(modules: list[Path], repository: Path) -> None:
    found = {str(path.relative_to(repository)): unmarked(path.read_text(encoding="utf-8")) for path in modules}
    assert len(found) > 150
    assert {path: words for path, words in found.items() if words} == {}


def test_every_word_that_the_rules_and_the_files_say_is_marked(repository: Path) -> None:
    found, read = {}, 0
    for package in ("engine", "missions"):
        for path in sorted((repository / package).rglob("*.py")):
            name = path.relative_to(repository).as_posix()
            if name.startswith(WRITE_OR_PRINT):
                continue
            read += 1
            if words := unmarked(path.read_text(encoding="utf-8")):
                found[name] = words
    assert read > 350
    assert found == {}


@pytest.mark.parametrize(
    "planted",
    [
        'label.setText("Carry out")',
        'label.setText("here")',
        'label.setToolTip(f"{name} again")',
        'label.setText("lost" if lost else tr("here"))',
        'QLabel("none")',
        'menu.addAction(tr("{name} more").format(name="two of them"))',
        'box.addItems([tr("all"), "some"])',
        'WORDS = "Drag a model"',
        'said = f"{count} models stand here"',
        'raise NotMade(["no army is named"])',
        'rule, text = rules.ref, f"{who} on no roll"',
        'yield Option("move", "Move the squad", "M", tr("at once"), by)',
        'class Stage(Enum):\n    DRAW = "Draw a token"',
    ],
)
def test_a_word_that_is_not_marked_is_noticed(planted: str) -> None:
    assert len(unmarked(planted)) == 1


@pytest.mark.parametrize(
    "code",
    [
        'label.setText(tr("Carry out"))',
        'label.setText(many("{n} models", "1 model", n).format(n=n))',
        'label.setObjectName("Carry out")',
        'spin.setSuffix(" mm")',
        'asked = Asked("undo", tr("&Undo"), "Ctrl+Z")',
        'raise ValueError("a picture ends in .png")',
        'raise NotMade([tr("no army is named")])',
        'TABLE = {"move": Wording("Moves", "{subject} moves", "A model moves")}',
        'class Stage(Enum):\n    DRAW = tr_later("Draw a token")',
        '"""A docstring of two sentences. This is the second."""',
        'label.setText(f"{name} ({key})")',
        'button.setText(f"{first}, {second}")',
        'rule, claim = rules.ref, f"{who} on no roll"',
    ],
)
def test_what_is_marked_or_never_shown_is_left_alone(code: str) -> None:
    assert unmarked(code) == []
