"""The keys of a mission file and what may stand under them. What they mean together is asked in `mission_checks`."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, Self, TypeVar

from pydantic import BeforeValidator, Field, TypeAdapter, WithJsonSchema, model_validator

from engine.mission import EdgeName
from engine.tongue import tr
from geometry.area import Ring
from geometry.pose import Pose
from missions.fields import MOST_MODELS, Count, Length, Number, PointField, PoseField, SizeField, Text, Word
from missions.mats import MatForm
from missions.outlines import Circle, Part, PolygonField, Rectangle, one_of
from missions.reading import Form, describe, said

Id = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$", max_length=80)]
ModelNumber = Annotated[int, Field(strict=True, ge=1, le=MOST_MODELS)]
T = TypeVar("T")
Listed = Annotated[list[T], Field(max_length=1000)]
Group = Annotated[list[Id], Field(min_length=2, max_length=1000)]
"""Ids of things that belong together."""
Edge = Literal["top", "right", "bottom", "left"]
SHAPES = ("polygon", "rectangle", "circle", "parts")


@dataclass(frozen=True, slots=True)
class Models:
    """The models of a unit by number, and where those stand that stand."""

    numbers: tuple[int, ...]
    poses: dict[int, Pose] = field(default_factory=dict)


_COUNT: TypeAdapter[int] = TypeAdapter(Count)
_POSES: TypeAdapter[dict[int, Pose]] = TypeAdapter(
    Annotated[dict[ModelNumber, PoseField], Field(min_length=1, max_length=MOST_MODELS)]
)


def _models(value: object) -> Models:
    if isinstance(value, dict):
        poses = _POSES.validate_python(value)
        return Models(tuple(sorted(poses)), dict(sorted(poses.items())))
    if isinstance(value, bool) or not isinstance(value, int):
        raise said(
            tr(
                "a number of models was expected, or where each stands (1: [x, y]), not {describe}",
                describe=describe(value),
            )
        )
    return Models(tuple(range(1, _COUNT.validate_python(value) + 1)))


ModelsField = Annotated[
    Models,
    BeforeValidator(_models),
    WithJsonSchema(
        {
            "description": "how many there are, or where each stands",
            "anyOf": [
                {"type": "integer", "minimum": 1, "maximum": MOST_MODELS},
                _POSES.json_schema(),
            ],
        }
    ),
]


def _setting(value: object) -> str | int | float:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise said(tr("the name of a reading was expected, not {describe}", describe=describe(value)))
    return value


SettingField = Annotated[str | int | float, BeforeValidator(_setting), WithJsonSchema({"type": ["string", "number"]})]


def _card(value: object) -> str | dict[str, object]:
    if not isinstance(value, str | dict):
        raise said(
            tr("the name of a mission card was expected, or its own terms, not {describe}", describe=describe(value))
        )
    return value


CardField = Annotated[str | dict[str, object], BeforeValidator(_card), WithJsonSchema({"type": ["string", "object"]})]


def _armies(value: object) -> list[object]:
    if not isinstance(value, str | list):
        raise said(tr("the name of an army was expected, or a list of them, not {describe}", describe=describe(value)))
    return [value] if isinstance(value, str) else value


ArmiesField = Annotated[
    list[Word],
    BeforeValidator(_armies),
    WithJsonSchema({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}),
]


class TableForm(Form):
    """Inches."""

    width: Length
    height: Length


class EntryForm(Form):
    """A part of a table edge, counted from its left or top end; the whole edge where it is not said."""

    edge: Edge
    start: Number | None = Field(default=None, alias="from")
    end: Number | None = Field(default=None, alias="to")


class SideForm(Form):
    """A side, `plays: table` where no player commands it."""

    name: Text | None = None
    faction: Word
    look: Literal["red", "blue", "third", "fourth"] | None = None
    plays: Literal["player", "table"] = "player"
    entry: list[EntryForm] = Field(default_factory=list)
    army: ArmiesField = Field(default_factory=list)


class GateForm(Form):
    """An Access Point: the stretch of a piece's outline over which it is entered and left."""

    start: PointField = Field(alias="from")
    end: PointField = Field(alias="to")


class TerrainForm(Form):
    """A piece of terrain: one of the catalogue, at a place and in this map's measures, or a shape of its own."""

    id: Id
    piece: Word | None = None
    at: PointField | None = None
    turn: Number | None = None
    measures: SizeField | None = None
    kind: Word | None = None
    name: Word | None = None
    size: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    height: Annotated[float, Field(strict=True, ge=0, allow_inf_nan=False)] | None = None
    traits: list[Word] | None = None
    polygon: PolygonField | None = None
    rectangle: Rectangle | None = None
    circle: Circle | None = None
    parts: Annotated[list[Part], Field(min_length=1)] | None = None
    access: list[GateForm] = Field(default_factory=list)

    @model_validator(mode="after")
    def _has_one_shape(self) -> Self:
        if self.piece is None:
            for key in ("at", "turn", "measures"):
                if getattr(self, key) is not None:
                    raise said(tr("'{key}' sets a piece of the catalogue down; 'piece' is missing", key=key))
            if self.kind is None:
                raise said(tr("'kind' is missing, or 'piece' with a name of the catalogue"))
        elif self.at is None and (self.turn is not None or self.measures is not None):
            raise said(tr("'at' is missing beside 'turn' or 'measures'"))
        one_of(self, SHAPES if self.piece is None else ("at", *SHAPES))
        return self


class UnitForm(Form):
    """A unit, off the table where its models have no places. Its side stands before the first dot of its id."""

    id: Id
    side: Id | None = None
    profile: Word
    models: ModelsField
    name: Word | None = None
    names: dict[ModelNumber, Word] = Field(default_factory=dict)
    upgrades: list[Word] = Field(default_factory=list)


class MarkerForm(Form):
    """A round marker; its affinity is the side whose colour it bears."""

    id: Id
    kind: Word
    name: Word | None = None
    number: int | None = None
    at: PointField
    affinity: Id | None = None
    diameter: Length | None = None


class ZoneForm(Form):
    """A marked part of the table."""

    id: Id
    kind: Word
    name: Word | None = None
    side: Id | None = None
    polygon: PolygonField | None = None
    rectangle: Rectangle | None = None
    circle: Circle | None = None
    parts: Annotated[list[Part], Field(min_length=1)] | None = None

    @model_validator(mode="after")
    def _has_one_shape(self) -> Self:
        one_of(self, SHAPES)
        return self


class WaveForm(Form):
    """Models that come in a later round, over an edge or to a place: a unit of the file, or a group of its own."""

    round: Annotated[int, Field(strict=True, ge=1, le=99)]
    side: Id
    edge: Word | None = None
    at: PointField | None = None
    unit: Id | None = None
    group: Id | None = None
    profile: Word | None = None
    models: Count | None = None
    name: Word | None = None

    @model_validator(mode="after")
    def _names_or_makes_a_unit(self) -> Self:
        one_of(self, ("unit", "group"))
        one_of(self, ("edge", "at"))
        for key in ("profile", "models"):
            if self.group is not None and getattr(self, key) is None:
                raise said(tr("'{key}' is missing beside 'group'", key=key))
            if self.unit is not None and getattr(self, key) is not None:
                raise said(tr("'{key}' belongs to the unit; 'unit' names one that is there", key=key))
        return self

    @property
    def unit_id(self) -> str:
        return self.unit if self.unit is not None else f"{self.side}.{self.group}"


class BroughtForm(Form):
    """The cards that a side brings to the draft, by their names; those of missions without their scale."""

    missions: list[Word]
    deployments: list[Word]


class DraftForm(Form):
    """Cards that are drafted before round 1: what each side brings."""

    scale: Literal["Skirmish", "Standard"]
    brings: dict[Id, BroughtForm]


class MissionForm(Form):
    """A mission: the table, who fights on it, and where everything stands.

    A deployment card brings the table, the Entry Edges and the Mission Markers; a map brings terrain and, without a
    card, the table. `moved` are pieces of the map that stand elsewhere: the middle of each, and its turn from how the
    map has it. `left_out` are those that do not stand at all. `mat` is what covers the table. `groups` are things that
    are moved as one while the table is drawn.
    """

    format: Literal["measuretwice/mission/1"] = "measuretwice/mission/1"
    system: Word
    name: Word
    source: Text = ""
    table: TableForm | None = None
    mat: MatForm | None = None
    card: CardField | None = None
    deployment: Word | None = None
    map: Word | None = None
    moved: dict[Id, PoseField] = Field(default_factory=dict)
    left_out: Listed[Id] = Field(default_factory=list)
    draft: DraftForm | None = None
    settings: dict[str, SettingField] = Field(default_factory=dict)
    profiles: dict[str, dict[str, object]] = Field(default_factory=dict)
    profiles_from: Listed[Word] = Field(default_factory=list)
    terrain: Listed[TerrainForm] = Field(default_factory=list)
    sides: Annotated[dict[Id, SideForm], Field(min_length=1, max_length=4)]
    units: Listed[UnitForm] = Field(default_factory=list)
    markers: Listed[MarkerForm] = Field(default_factory=list)
    zones: Listed[ZoneForm] = Field(default_factory=list)
    groups: dict[Id, Group] = Field(default_factory=dict)
    waves: Listed[WaveForm] = Field(default_factory=list)
    notes: Listed[Text] = Field(default_factory=list)


def shape_rings(form: TerrainForm | ZoneForm) -> tuple[Ring, ...]:
    if form.parts is not None:
        return tuple(ring for part in form.parts for ring in part.rings)
    if form.polygon is not None:
        return (form.polygon,)
    shape = form.rectangle or form.circle
    return () if shape is None else shape.rings


EDGES = {edge.value: edge for edge in EdgeName}
