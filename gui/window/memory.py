"""What the program remembers from one day to the next: the theme, the window's place, files opened lately."""

import json
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

from gui.board.overlay import Shown
from gui.language import KEPT_AS
from gui.text import languages
from gui.window import shown_kept

MOST_RECENT = 8
LEAST_SCALE, MOST_SCALE = 0.5, 2.0


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
    def dark(self) -> bool | None:
        """None: as the system has it."""
        return self._says("dark") if self._settings.contains("dark") else None

    @dark.setter
    def dark(self, on: bool | None) -> None:
        if on is None:
            self._settings.remove("dark")
        else:
            self._settings.setValue("dark", on)

    @property
    def one_ink(self) -> bool:
        """The table is drawn, and saved as a picture, in black alone."""
        return self._says("one_ink")

    @one_ink.setter
    def one_ink(self, on: bool) -> None:
        self._settings.setValue("one_ink", on)

    @property
    def scale(self) -> float | None:
        """How large everything is; None: as the system's font asks for."""
        return self._scale("scale")

    @scale.setter
    def scale(self, scale: float | None) -> None:
        if scale is None:
            self._settings.remove("scale")
        else:
            self._settings.setValue("scale", scale)

    @property
    def font_scale(self) -> float:
        """How large the system's font was found to want everything, when the program ran last."""
        kept = self._scale("font_scale")
        return 1.0 if kept is None else kept

    @font_scale.setter
    def font_scale(self, scale: float) -> None:
        self._settings.setValue("font_scale", scale)

    @property
    def language(self) -> str | None:
        """The code of the language of the window; None: as the system has it."""
        kept = self._settings.value(KEPT_AS)
        return kept if isinstance(kept, str) and kept in languages() else None

    @language.setter
    def language(self, code: str | None) -> None:
        if code is None:
            self._settings.remove(KEPT_AS)
        else:
            self._settings.setValue(KEPT_AS, code)

    @property
    def calm(self) -> bool:
        """Nothing moves by itself."""
        return self._says("calm")

    @calm.setter
    def calm(self, on: bool) -> None:
        self._settings.setValue("calm", on)

    @property
    def snap(self) -> bool:
        """What a pointer carries is drawn to places; so it is at first."""
        return self._settings.value("snap", "true") in ("true", True)

    @snap.setter
    def snap(self, on: bool) -> None:
        self._settings.setValue("snap", on)

    @property
    def keys(self) -> dict[str, str]:
        """Other keys than those that actions came with, by the action's name."""
        kept = self._json("keys")
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

    def shown(self, game: str) -> Shown:
        """What is shown over the tables of a game; what is kept of an overlay that is none is left out."""
        return shown_kept.read(self._json(f"shown/{game}"), with_new=True) or Shown()

    def keep_shown(self, game: str, shown: Shown) -> None:
        self._settings.setValue(f"shown/{game}", json.dumps(shown_kept.told(shown)))

    def presets(self, game: str) -> dict[str, Shown]:
        """The player's own presets of overlays for a game, by name, in the order they were made in."""
        kept = self._json(f"presets/{game}")
        read = {str(name): shown_kept.read(one) for name, one in kept.items()} if isinstance(kept, dict) else {}
        return {name: shown for name, shown in read.items() if shown is not None}

    def keep_presets(self, game: str, presets: Mapping[str, Shown]) -> None:
        told = {name: shown_kept.told(shown) for name, shown in presets.items()}
        self._settings.setValue(f"presets/{game}", json.dumps(told))

    def portraits(self, game: str) -> dict[str, Path]:
        """The player's own pictures for models of a game: files, by profile."""
        kept = self._json(f"portraits/{game}")
        return {str(id): Path(str(path)) for id, path in kept.items()} if isinstance(kept, dict) else {}

    def keep_portraits(self, game: str, files: Mapping[str, Path]) -> None:
        self._settings.setValue(f"portraits/{game}", json.dumps({id: str(path) for id, path in files.items()}))

    def _scale(self, name: str) -> float | None:
        """None where what is kept is no size that a window can be shown at."""
        try:
            kept = float(str(self._settings.value(name)))
        except ValueError:
            return None
        return kept if LEAST_SCALE <= kept <= MOST_SCALE else None

    def _json(self, name: str) -> object:
        """Nothing where what is kept makes no sense."""
        try:
            kept: object = json.loads(str(self._settings.value(name, "{}")))
        except ValueError:
            return {}
        return kept

    def _says(self, name: str) -> bool:
        return self._settings.value(name, "false") in ("true", True)

    def opened(self, path: Path) -> None:
        path = path.resolve()
        others = [str(known) for known in self.recent if known != path]
        self._settings.setValue("recent", [str(path), *others][:MOST_RECENT])
