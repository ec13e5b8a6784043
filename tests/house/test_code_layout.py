import ast
import statistics
from pathlib import Path

import pytest

DATA_PACKAGE = "assets"
LOADS_BY_NAME = {"__import__", "import_module"}


@pytest.fixture(scope="module")
def modules(repository: Path, packages: tuple[str, ...]) -> list[Path]:
    return [module for package in packages for module in sorted((repository / package).rglob("*.py"))]


def lines(module: Path) -> int:
    return len(module.read_text(encoding="utf-8").splitlines())


def names_called(code: str) -> set[str]:
    calls = (node.func for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
    return {func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "") for func in calls}


def test_no_module_is_longer_than_600_lines(modules: list[Path], repository: Path) -> None:
    too_long = {str(module): lines(module) for module in [*modules, *repository.glob("tests/**/*.py")]}
    assert {name: count for name, count in too_long.items() if count > 600} == {}


def test_half_of_the_modules_are_shorter_than_200_lines(modules: list[Path]) -> None:
    assert statistics.median(lines(module) for module in modules) < 200


def test_the_data_package_holds_no_logic(repository: Path) -> None:
    code = [module.read_text(encoding="utf-8") for module in (repository / DATA_PACKAGE).rglob("*.py")]
    assert code
    assert all(isinstance(node, ast.Expr) for text in code for node in ast.parse(text).body)


def test_only_the_window_loads_a_module_by_a_name_the_contracts_cannot_see(modules: list[Path]) -> None:
    unseen = [m for m in modules if "gui" not in m.parts and names_called(m.read_text("utf-8")) & LOADS_BY_NAME]
    assert unseen == []


def test_a_module_loaded_by_name_is_noticed() -> None:
    assert names_called("import importlib\nimportlib.import_module('shapely')\n__import__('yaml')") == LOADS_BY_NAME


def test_packaging_is_no_python_package(repository: Path) -> None:
    assert (repository / "packaging").is_dir()
    assert not (repository / "packaging" / "__init__.py").exists()


def test_test_folders_are_no_python_packages(repository: Path) -> None:
    assert list((repository / "tests").rglob("__init__.py")) == []
