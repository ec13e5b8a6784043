"""Who takes an edge before the squads are set up, and the deployment turned so that it is theirs."""

from collections.abc import Iterator
from dataclasses import replace

from engine.mission import EdgeName, Marker, Wave, Zone
from engine.systems.hardwired28.advantages import EDGE_FIRST, has_advantage
from engine.systems.hardwired28.scoring import card_of, defender, first_player
from engine.systems.hardwired28.spawning import RANDOM_SIDE
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import DEPLOYMENT, edges_of, enemy_of, middle, zones_of
from engine.tongue import tr
from geometry.tolerance import at_most

CLOCKWISE = (EdgeName.TOP, EdgeName.RIGHT, EdgeName.BOTTOM, EdgeName.LEFT)
TURNS = (0, 90, 180, 270)


def edge_taker(game: HardwiredGame) -> str:
    """Whom the deployment gives the choice, else the Defender with its advantage, else the First Player."""
    card = card_of(game)
    if card.edge_by:
        return card.edge_by
    return defender(game) if has_advantage(game, EDGE_FIRST) else first_player(game)


def why_not(game: HardwiredGame, turn: int) -> str:
    """What the mission has that cannot be turned with its zones; empty where nothing has."""
    if turn not in TURNS:
        return tr("a deployment is turned by quarter turns")
    if turn % 180 == 0:
        return ""
    table = game.mission.table
    if not at_most(abs(table.width - table.height), 0.0):
        return tr("the table is no square")
    if any(wave.edge == RANDOM_SIDE for wave in game.mission.waves):
        return tr("its waves come by the sides that nobody deploys along")
    if any(marker.affinity for marker in game.mission.markers):
        return tr("each side's own marker lies in its half")
    return ""


def turned(game: HardwiredGame, turn: int, *, mirrored: bool) -> HardwiredGame:
    """Zones, the waves that come over an edge named, and whose the markers in either half are."""
    mission = game.mission
    zones = tuple(_zone(game, zone, turn, mirrored) if zone.kind == DEPLOYMENT else zone for zone in mission.zones)
    waves = tuple(_wave(wave, turn, mirrored) for wave in mission.waves)
    markers = tuple(_marker(game, marker, turn) for marker in mission.markers)
    return replace(game, mission=replace(mission, zones=zones, waves=waves, markers=markers))


def ways(game: HardwiredGame) -> Iterator[tuple[int, bool, str]]:
    """Each deployment that turning brings, once: the turn, whether it is mirrored, and where each side then is."""
    told = set()
    for mirrored in (False, True):
        for turn in TURNS:
            if not why_not(game, turn):
                said = _said(turned(game, turn, mirrored=mirrored))
                if said not in told:
                    told.add(said)
                    yield turn, mirrored, said


def place_of(game: HardwiredGame, zone: Zone) -> str:
    """Where a zone lies, in words."""
    edges = edges_of(game, zone)
    if not edges:
        return tr("middle")
    if len(edges) == 1:
        return tr("{edge} edge", edge=edges[0].value)
    across = next((edge.value for edge in edges if edge in (EdgeName.LEFT, EdgeName.RIGHT)), "")
    down = next((edge.value for edge in edges if edge in (EdgeName.TOP, EdgeName.BOTTOM)), "")
    return tr("{down}-{across} corner", down=down, across=across)


def places_of(game: HardwiredGame, side: str) -> str:
    """Where a side deploys, in words."""
    return tr(" and ").join(sorted(place_of(game, zone) for zone in zones_of(game, side)))


def _said(game: HardwiredGame) -> str:
    return "; ".join(f"{side.name}: {places_of(game, side.id)}" for side in game.players())


def _zone(game: HardwiredGame, zone: Zone, turn: int, mirrored: bool) -> Zone:
    moved = replace(zone, area=zone.area.turned(turn, middle(game), mirrored=mirrored))
    return replace(moved, name=zone.name.replace(place_of(game, zone), place_of(game, moved)))


def _wave(wave: Wave, turn: int, mirrored: bool) -> Wave:
    edge = next((edge for edge in EdgeName if edge.value == wave.edge), None)
    if edge is None:
        return wave
    place = CLOCKWISE.index(edge)
    place = -place if mirrored else place
    return replace(wave, edge=CLOCKWISE[(place + turn // 90) % len(CLOCKWISE)].value)


def _marker(game: HardwiredGame, marker: Marker, turn: int) -> Marker:
    if turn != 180 or marker.affinity is None:
        return marker
    return replace(marker, affinity=enemy_of(game, marker.affinity))
