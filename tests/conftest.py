import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # without a display or this, Qt ends the whole process
os.environ["MEASURETWICE_LANGUAGE"] = "en"  # whatever the language of whoever runs them

import importlib.util
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("quick", max_examples=40, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=500, deadline=None, derandomize=True, print_blob=True)
# A machine that sets `CI` gets another default from hypothesis; each profile says itself what the tiers rest on.
settings.register_profile("explore", max_examples=500, deadline=None, derandomize=False, print_blob=True)


def _qt_is_here() -> bool:
    try:
        return importlib.util.find_spec("PySide6") is not None
    except ImportError:
        return False


collect_ignore = [] if _qt_is_here() else ["gui"]


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Lets every test outside `tests/gui` run where PySide6 is not installed; pytest-qt would stop the run there."""
    if not _qt_is_here():
        pluginmanager.unregister(name="pytest-qt")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """`-m long` tries many examples, any other run few, and both the same ones each time, so that a red run is about
    the change in hand. `--hypothesis-profile` wins: `explore` tries examples nobody has tried."""
    settings.load_profile("long" if config.getoption("markexpr") == "long" else "quick")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The top folder of the checkout."""
    return Path(__file__).resolve().parent.parent
