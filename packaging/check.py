"""Starts a bundle as a stranger would: from a folder that is not the checkout, with nothing of Python's around it.

``python packaging/check.py FOLDER``. On Linux under Xvfb, and without a display where that is not installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 240
"""Seconds after which a program that hangs is given up."""
KEPT = ("SYSTEMROOT", "TEMP", "TMP")
"""Of the environment; Windows starts nothing without the first."""


def program_in(bundle: Path) -> Path:
    return bundle / ("measuretwice.exe" if sys.platform == "win32" else "measuretwice")


def start(bundle: Path, *words: str, environ: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """``environ`` is all of its environment, but for a home of its own in which it also stands."""
    with tempfile.TemporaryDirectory(prefix="measuretwice-check-") as home:
        env = {name: os.environ[name] for name in KEPT if name in os.environ}
        env |= {"HOME": home, "PATH": os.defpath, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
        # Qt says so at every start where the language is no UTF-8, and Python, which would see to it, is not asked.
        env |= {"LANG": "C.UTF-8", **environ}
        command = [str(program_in(bundle).resolve()), *words]
        return subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """What tells a program where to draw: a display that nobody sees, or that there is none."""
    server = shutil.which("Xvfb")
    if not sys.platform.startswith("linux"):
        yield {}
    elif server is None:
        yield {"QT_QPA_PLATFORM": "offscreen"}
    else:
        read, write = os.pipe()
        command = [server, "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
        process = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        try:
            with os.fdopen(read) as answer:
                number = answer.readline().strip()
            yield {"DISPLAY": f":{number}"} if number else {"QT_QPA_PLATFORM": "offscreen"}
        finally:
            process.terminate()
            process.wait()


def main() -> int:
    if len(sys.argv) != 2 or not program_in(Path(sys.argv[1])).is_file():
        print("Say the folder of a bundle: python packaging/check.py dist/measuretwice", file=sys.stderr)
        return 2
    bundle = Path(sys.argv[1])
    with display() as environ:
        begun = time.monotonic()
        version = start(bundle, "--version", environ=environ)
        to_version = time.monotonic() - begun
        begun = time.monotonic()
        done = start(bundle, "--smoke-test", environ=environ)
        took = time.monotonic() - begun
    for ran in (version, done):
        if ran.returncode != 0 or ran.stderr:
            print(ran.stdout + ran.stderr, end="", file=sys.stderr)
            print(f"The bundle in {bundle} does not work: it ended with {ran.returncode}.", file=sys.stderr)
            return 1
    print(done.stdout, end="")
    print(f"Started in {to_version:.1f} s ({version.stdout.strip()}); the smoke test took {took:.1f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
