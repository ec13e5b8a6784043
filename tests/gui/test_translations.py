"""The catalogues have every word of the window, translated, with what is filled in; the window speaks by them."""

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale

from engine import wording
from engine.findings import Finding, Limit, RuleRef, Severity
from engine.tongue import TONGUE
from engine.wording import FRAME
from engine.words import SHARED
from gui import language, text
from gui.language import RulesTranslations, Translations, choose, of_system

Message = tuple[str, str]
"""The English, and what tells it apart: what is meant, or the form for one."""
FILLED = re.compile(r"\{[^}%]*")
"""A date may be written in another order."""
CODES = tuple(code for code in text.languages() if code != text.ENGLISH)
FIGURE = re.compile(r"\d+")
PATTERNS = re.compile(r"\(\*[^)]*\)")


@pytest.fixture(scope="module")
def maker(repository: Path) -> ModuleType:
    found = importlib.util.spec_from_file_location("make_translations", repository / "docs" / "make_translations.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def said(repository: Path) -> set[Message]:
    """Every word marked in the code, read without ``lupdate``, which overlooks for one what stands in an f-string."""
    return {m for path in (repository / "gui").rglob("*.py") for m in marked(path.read_text(encoding="utf-8"))}


def marked(code: str) -> Iterator[Message]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("tr", "many"):
            words = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            assert words, f"line {node.lineno}: lupdate reads literals alone"
            yield (words[0], words[1] if len(words) > 1 else "")


def messages(catalogue: Path) -> dict[Message, list[str]]:
    """Each with its translation, or with all forms of it."""
    found = {}
    for message in ElementTree.parse(catalogue).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        found[message.findtext("source") or "", message.findtext("comment") or ""] = forms
    return found


def test_there_is_a_second_language() -> None:
    assert "de" in CODES


@pytest.mark.parametrize("code", CODES)
def test_a_catalogue_has_what_is_said_and_nothing_else(repository: Path, said: set[Message], code: str) -> None:
    listed = messages(repository / "assets" / "translations" / f"{code}.ts")
    assert len(said) > 600
    assert set(listed) ^ said == set(), "run python docs/make_translations.py"


@pytest.mark.parametrize("code", CODES)
def test_every_message_is_translated_and_fills_in_the_same(repository: Path, maker: ModuleType, code: str) -> None:
    catalogue = repository / "assets" / "translations" / f"{code}.ts"
    assert maker.unfinished(catalogue) == []
    wrong = []
    for (english, about), forms in messages(catalogue).items():
        for form in forms:
            alike = sorted(FILLED.findall(form)) == sorted(FILLED.findall(english))
            # The form for one may leave its figure out, as English does.
            if len(forms) > 1 and not alike:
                alike = sorted(FILLED.findall(form)) == sorted(FILLED.findall(about))
            ends = (form[:1].isspace(), form[-1:].isspace()) == (english[:1].isspace(), english[-1:].isspace())
            same = PATTERNS.findall(form) == PATTERNS.findall(english) and form.endswith("…") == english.endswith("…")
            same = same and ("amp;" in form) is ("amp;" in english)
            if not (form and alike and ends and same and form.count("\n") == english.count("\n")):
                wrong.append((english, form))
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_a_catalogue_is_up_to_date_with_its_compiled_form(
    repository: Path, maker: ModuleType, tmp_path: Path, code: str
) -> None:
    catalogue = repository / "assets" / "translations" / f"{code}.ts"
    copy = tmp_path / catalogue.name
    shutil.copy(catalogue, copy)
    maker.update(copy, code, maker.sources())
    assert copy.read_text("utf-8") == catalogue.read_text("utf-8"), "run python docs/make_translations.py"
    maker.compile(copy, tmp_path / "made.qm")
    assert (tmp_path / "made.qm").read_bytes() == catalogue.with_suffix(".qm").read_bytes()


@pytest.mark.parametrize("code", CODES)
def test_what_the_rules_say_is_filled_in_alike_in_every_language(
    repository: Path, maker: ModuleType, tmp_path: Path, code: str
) -> None:
    catalogue = repository / "assets" / "translations" / "rules" / f"{code}.ts"
    listed = {english: form for (english, _), (form,) in messages(catalogue).items()}
    assert [(a, b) for a, b in listed.items() if sorted(FILLED.findall(a)) != sorted(FILLED.findall(b))] == []
    assert [(a, b) for a, b in listed.items() if sorted(FIGURE.findall(a)) != sorted(FIGURE.findall(b))] == []
    assert [
        (a, b) for a, b in listed.items() if (a[:1].isspace(), a[-1:].isspace()) != (b[:1].isspace(), b[-1:].isspace())
    ] == []
    assert set(FRAME) <= set(listed)
    assert maker.unfinished(catalogue) == []
    assert set(listed) ^ set(maker.templates()) == set(), "run python docs/make_translations.py"
    maker.compile(catalogue, tmp_path / "made.qm")
    assert (tmp_path / "made.qm").read_bytes() == catalogue.with_suffix(".qm").read_bytes()


def test_a_verdict_is_said_in_the_language_and_what_has_no_translation_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TONGUE, "told", RulesTranslations("de"))
    rule = RuleRef("Book", "7.2")
    near = Finding("near", rule, Severity.REFUSED, ("a", "b"), 0.62, 1.0, Limit.MORE_THAN)
    table = {"near": SHARED["move.too_near_enemy"], "own": wording.Wording("Own", "only in {place}", "said so")}
    told = wording.say(near, table, str.upper)
    assert told.text == "0.62″ von B; braucht mehr als 1″. Eine Bewegung endet nicht so nah an einem Feind (7.2)."
    assert (told.check, told.margin) == ("Abstand zu B", "0.38″ zu wenig")
    own = Finding("own", rule, Severity.REFUSED, words={"place": "English"})
    assert wording.say(own, table, str).text == "Only in English. Said so (7.2)."


def test_words_that_are_said_and_not_listed_are_noticed() -> None:
    assert set(marked('f"{tr(\'here\')}" + many("{n} dice", "one die", n) + tr("Round", "of a game")')) == {
        ("here", ""),
        ("{n} dice", "one die"),
        ("Round", "of a game"),
    }


def test_a_language_has_its_forms_for_what_is_counted() -> None:
    german = Translations("de")
    assert german.find("{n} orders", "1 order", 1) == "{n} Befehl"
    assert german.find("{n} orders", "1 order", 2) == "{n} Befehle"
    assert german.find("nowhere said", "", -1) == ""
    with pytest.raises(KeyError):
        Translations("xx")


def test_english_has_one_form_for_one() -> None:
    assert [text.many("{n} dice", "one die", n).format(n=n) for n in (0, 1, 2)] == ["0 dice", "one die", "2 dice"]
    assert text.tr("Round", "of a game") == "Round"


def test_no_language_is_chosen_once_words_have_been_said() -> None:
    text.tr("Round")
    with pytest.raises(text.TooLate):
        language.speak_in("de")
    language.speak_in("en")
    assert text.language() == "en"


def test_the_first_language_there_is_of_those_the_system_wants_is_taken() -> None:
    there = ("en", "de")
    assert of_system(["de-AT", "en-GB"], there) == "de"
    assert of_system(["fr-FR", "de_DE"], there) == "de"
    assert of_system(["en-GB", "de"], there) == "en"
    assert of_system(["fr"], there) == "en"
    assert of_system([], there) == "en"


def test_what_is_said_goes_before_what_is_set_and_that_before_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from gui.window.memory import Memory

    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fr"))
    memory = Memory()
    assert memory.language is None
    assert choose(None, {}) == "en"
    memory.language = "de"
    assert Memory().language == "de"
    assert choose(None, {}) == "de"
    assert choose(None, {language.VARIABLE: "en"}) == "en"
    assert choose("de", {language.VARIABLE: "en"}) == "de"
    memory.language = None
    assert choose(None, {language.VARIABLE: "xx"}) == "en"


SPEAKS = """
import json, sys
from gui.language import speak_in, take_along
speak_in(sys.argv[1])
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPushButton
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[2])
Memory.folder = Path(sys.argv[2])
application = QApplication(sys.argv[:1])
take_along(application, sys.argv[1])
window = MainWindow(Memory())
window.resize(1024, 700)
window.show()
menus = {menu.title(): [one.text() for one in menu.actions()] for menu in window.findChildren(QMenu)}
bar = [one.text() for one in window.findChild(QMenuBar).actions()]
there = [one for one in window.findChildren(QPushButton) if one.isVisible()]
cut = [one.text() for one in there if one.width() < one.sizeHint().width()]
save = window.actions_.key_of("save")
print(json.dumps([menus, bar, cut, save, window.actions_["save"].text()]))
window.close()
"""


@pytest.mark.long
@pytest.mark.parametrize("code", CODES)
def test_a_window_speaks_its_language_and_no_menu_has_a_letter_twice(code: str, tmp_path: Path) -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", SPEAKS, code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environ, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    menus, bar, cut, key, save = json.loads(done.stdout)
    assert cut == []
    letters = {title: twice for title, texts in [*menus.items(), ("", bar)] if (twice := shared(texts))}
    assert letters == {}
    if code == "de":
        assert (key, save, bar[0]) == ("Strg+S", "Probespiel &speichern", "&Datei")


def shared(texts: list[str]) -> list[str]:
    """The letters that are under Alt for more than one of a menu, where Alt would only go from one to the other."""
    letters = Counter(found[1].lower() for text in texts if (found := re.search(r"&(\w)", text)))
    return [letter for letter, count in letters.items() if count > 1]


def test_a_german_map_is_no_card(repository: Path) -> None:
    folder = repository / "assets" / "translations"
    for catalogue in (folder / "de.ts", folder / "rules" / "de.ts"):
        for (english, _), forms in messages(catalogue).items():
            if re.search(r"\bmaps?\b", english, re.IGNORECASE) and "card" not in english.lower():
                assert not any("karte" in form.lower() for form in forms), english
