"""What stands under the title of a sheet: the game, the size of the table, how far it has come and whose turn it is."""

from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Table
from engine.picture import Readout, StepState, Track


def size_of(table: Table) -> str:
    return f"{table.width:g}″ × {table.height:g}″"


def subtitle_of(system: RuleSystem, game: Game, readout: Readout) -> str:
    """Asks the rules for every word of it that is a game's."""
    parts = [f"{system.rulebook.title}, {size_of(game.mission.table)}", _stage(readout)]
    parts.append(readout.result or _turn(system, game))
    return " · ".join(part for part in parts if part)


def _stage(readout: Readout) -> str:
    tracks = [section for section in readout.sections if isinstance(section, Track)]
    now = [step.name for track in tracks for step in track.steps if step.state is StepState.NOW]
    return ", ".join(word for word in (readout.round, *now[:1]) if word)


def _turn(system: RuleSystem, game: Game) -> str:
    options = system.options(game)
    if options.decider is None:
        return options.heading
    side = game.mission.side(options.decider).name
    return options.heading if side in options.heading else f"{options.heading} ({side})"
