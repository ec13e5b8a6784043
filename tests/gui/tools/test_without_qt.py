import subprocess
import sys


def test_the_tools_know_no_qt() -> None:
    code = (
        "import sys, pkgutil, importlib, gui.tools\n"
        "[importlib.import_module(f'gui.tools.{m.name}') for m in pkgutil.iter_modules(gui.tools.__path__)]\n"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
