"""Builds the bundle: one folder that runs where there is no Python. Needs the program's libraries and PyInstaller.

``python packaging/build.py [--output FOLDER] [--work FOLDER]``; `make bundle` makes the environment, too.
"""

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
ICON = ROOT / "assets" / "icons" / "measuretwice.svg"
OF_QT = (Path("/usr/share/common-licenses/LGPL-3"), Path("/usr/share/common-licenses/GPL-3"))
"""Debian's copies of what Qt and PySide6 are under; their wheels bring no text."""
LICENCE_WORDS = ("licen", "copying", "notice")
SIZES = {"win32": ("ico", 256), "darwin": ("icns", 512)}


def build(output: Path, work: Path) -> Path:
    """The folder of the bundle, made anew. Raises ``CalledProcessError`` where PyInstaller fails."""
    (work / "measuretwice").mkdir(parents=True, exist_ok=True)
    if sys.platform in SIZES:
        draw_icon(work / "measuretwice", *SIZES[sys.platform])
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", str(output), "--workpath", str(work)]
    spec = PACKAGING / "measuretwice.spec"
    subprocess.run([sys.executable, "-m", "PyInstaller", *words, str(spec)], check=True, cwd=work)
    bundle = output / "measuretwice"
    copy_licences(bundle / "licences")
    if sys.platform.startswith("linux"):
        copy_for_the_desktop(bundle)
    return bundle


def copy_for_the_desktop(bundle: Path) -> None:
    """What `install` puts where a desktop looks for it."""
    share = bundle / "share"
    for source, place in (
        (PACKAGING / "measuretwice.desktop", share / "applications"),
        (PACKAGING / "measuretwice.metainfo.xml", share / "metainfo"),
        (ICON, share / "icons" / "hicolor" / "scalable" / "apps"),
    ):
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place / source.name)
    shutil.copyfile(PACKAGING / "install.sh", bundle / "install")
    (bundle / "install").chmod(0o755)


def copy_licences(folder: Path) -> None:
    """Of the program, and of every library that it brings, as each came with it."""
    folder.mkdir(exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "measuretwice.txt")
    for text in OF_QT:
        if text.is_file():
            shutil.copyfile(text, folder / f"Qt-PySide6-{text.name}")
    for library in libraries():
        for file in library.files or ():
            if ".dist-info" in file.parts[0] and any(word in file.name.lower() for word in LICENCE_WORDS):
                place = Path(str(file.locate()))
                if place.is_file():
                    shutil.copyfile(place, folder / f"{library.name}-{file.name}")


def libraries() -> Iterator[Distribution]:
    """Those that the program needs, and those that they need, each once."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    left, seen = [_name_in(line) for line in project["dependencies"]], set[str]()
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        try:
            yield distribution(name)
        except PackageNotFoundError:
            continue  # not for this system
        left += [_name_in(line) for line in requires(name) or () if "extra ==" not in line]


def lacking() -> str:
    """What PyInstaller needs of the system and is not there, with the line that brings it; empty if all is there."""
    if not sys.platform.startswith("linux"):
        return ""
    wanted = [] if shutil.which("objcopy") else ["binutils"]
    python = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    try:
        ctypes.CDLL(f"{python}.so.1.0")
    except OSError:
        wanted.append(python)
    return f"A bundle needs {' and '.join(wanted)}; on Debian: apt-get install {' '.join(wanted)}" if wanted else ""


def _name_in(requirement: str) -> str:
    """``shapely`` of ``shapely<3,>=2.1; …``"""
    end = next((at for at, sign in enumerate(requirement) if not (sign.isalnum() or sign in "-_.")), len(requirement))
    return requirement[:end]


def draw_icon(folder: Path, form: str, side: int) -> Path:
    """The program's icon, ``side`` pixels square, as Windows (``ico``) or macOS (``icns``) wants it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(ICON.read_bytes())).render(painter, QRectF(0, 0, side, side))
    painter.end()
    path = folder / f"measuretwice.{form}"
    if not image.save(str(path)):
        raise OSError(f"{path} could not be written")
    del application
    return path


def size_of(folder: Path) -> int:
    """Bytes of its files; a link counts nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the bundle of Measure Twice.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the bundle lies in a folder of this one")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "bundle", help="for what is made on the way")
    said = parser.parse_args()
    if words := lacking():
        print(words, file=sys.stderr)
        return 1
    begun = time.monotonic()
    try:
        bundle = build(said.output.resolve(), said.work.resolve())
    except subprocess.CalledProcessError as wrong:
        print(f"The bundle was not built: PyInstaller ended with {wrong.returncode}.", file=sys.stderr)
        return 1
    took = time.monotonic() - begun
    print(f"The bundle lies in {bundle}: {size_of(bundle) / 1e6:.0f} MB, built in {took:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
