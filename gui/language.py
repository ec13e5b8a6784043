"""Which language the window speaks. Chosen once, before any module is loaded that has words of its own."""

from collections.abc import Mapping
from importlib.resources import as_file

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from engine import tongue
from gui.text import CATALOGUES, ENGLISH, VARIABLE, languages, speak

KEPT_AS = "language"


class Translations:
    """The compiled catalogue of a language."""

    def __init__(self, code: str) -> None:
        """Raises ``KeyError`` where there is none."""
        self.code = code
        self._translator = _loaded(f"{code}.qm")
        self.data = RulesTranslations(code)

    def find(self, words: str, about: str, n: int) -> str:
        return self._translator.translate("", words, about, n) or ""


class RulesTranslations:
    """The compiled catalogue of what the rules say to an order, and of guides and settings. What it does not have stays
    as it is."""

    def __init__(self, code: str) -> None:
        """Raises ``KeyError`` where there is none."""
        self._translator = _loaded(f"rules/{code}.qm")
        self._found: dict[str, str] = {}

    def __call__(self, template: str) -> str:
        found = self._found.get(template)
        if found is None:
            found = self._found[template] = self._translator.translate("rules", template) or template
        return found


def _loaded(name: str) -> QTranslator:
    translator = QTranslator()
    with as_file(CATALOGUES.joinpath(*name.split("/"))) as path:
        if not path.is_file() or not translator.load(str(path)):
            raise KeyError(name)
    return translator


def own_name(code: str) -> str:
    """As its speakers call it."""
    return "English" if code == ENGLISH else QLocale(code).nativeLanguageName()


def choose(said: str | None, environ: Mapping[str, str]) -> str:
    """What is said on the command line goes before what the environment says, then what is kept, then the system's."""
    kept = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "measuretwice", "measuretwice")
    there = languages()
    for code in (said, environ.get(VARIABLE), kept.value(KEPT_AS)):
        if code in there:
            return str(code)
    return of_system(QLocale.system().uiLanguages(), there)


def of_system(wanted: list[str], there: tuple[str, ...]) -> str:
    """The first of the wanted ones, such as ``de-AT``, that there is; English where there is none of them."""
    bare = (name.replace("_", "-").partition("-")[0] for name in wanted)
    return next((code for code in bare if code in there), ENGLISH)


def speak_in(code: str) -> None:
    """Raises ``TooLate`` where words have been said in another language."""
    if code != ENGLISH:
        catalogue = Translations(code)
        speak(catalogue)
        tongue.speak(catalogue.data)


def take_along(application: QCoreApplication, code: str) -> None:
    """What Qt says by itself, such as the names of keys, in the same language."""
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if code != ENGLISH and translator.load(f"qtbase_{code}", folder):
        application.installTranslator(translator)
