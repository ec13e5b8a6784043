import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def packaging(repository: Path) -> Path:
    return repository / "packaging"


@pytest.fixture(scope="session")
def build(packaging: Path) -> ModuleType:
    """What builds the bundle, which no package holds."""
    found = importlib.util.spec_from_file_location("measuretwice_build", packaging / "build.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module
