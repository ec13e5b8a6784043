"""What the program remembers from one day to the next: the theme, the window's place, files opened lately."""

import json
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

MOST_RECENT = 8


class Memory:
    """Kept in the system's own place for settings. ``QSettings.setPath`` sends it elsewhere for a test."""

    def __init__(self) -> None:
        self._settings = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "measuretwice", "measuretwice"
        )

    @property
    def folder(self) -> Path:
        """Where what is played is kept for a while; the system's own place for the data of programs."""
        place = QStandardPaths.StandardLocation.GenericDataLocation
        return Path(QStandardPaths.writableLocation(place)) / "measuretwice"

    @property
    def dark(self) -> bool:
        return self._settings.value("dark", "false") in ("true", True)

    @dark.setter
    def dark(self, on: bool) -> None:
        self._settings.setValue("dark", on)

    @property
    def calm(self) -> bool:
        """Nothing moves by itself."""
        return self._settings.value("calm", "false") in ("true", True)

    @calm.setter
    def calm(self, on: bool) -> None:
        self._settings.setValue("calm", on)

    @property
    def keys(self) -> dict[str, str]:
        """Other keys than those that actions came with, by the action's name."""
        try:
            kept = json.loads(str(self._settings.value("keys", "{}")))
        except ValueError:
            return {}
        return {str(name): str(key) for name, key in kept.items()} if isinstance(kept, dict) else {}

    @keys.setter
    def keys(self, keys: Mapping[str, str]) -> None:
        self._settings.setValue("keys", json.dumps(dict(keys)))

    @property
    def geometry(self) -> QByteArray | None:
        value = self._settings.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._settings.setValue("geometry", value)

    @property
    def recent(self) -> tuple[Path, ...]:
        """Files that are still there, the latest first."""
        value = self._settings.value("recent", [])
        names = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return tuple(path for name in names if (path := Path(str(name))).is_file())

    def opened(self, path: Path) -> None:
        path = path.resolve()
        others = [str(known) for known in self.recent if known != path]
        self._settings.setValue("recent", [str(path), *others][:MOST_RECENT])
