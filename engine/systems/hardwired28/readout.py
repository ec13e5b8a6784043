"""What the panels show of a position."""

from collections.abc import Iterator, Mapping

from engine.picture import (
    Bag,
    MarkerRow,
    ModelMarks,
    Notes,
    Readout,
    Roster,
    RosterRow,
    Score,
    Section,
    Step,
    StepState,
    TokenRow,
    Track,
)
from engine.rulebook import Rulebook
from engine.systems.hardwired28.advantages import told
from engine.systems.hardwired28.bag import bag, is_group
from engine.systems.hardwired28.blessings import by_result
from engine.systems.hardwired28.deploying import is_deploying
from engine.systems.hardwired28.factions import engaged_pairs
from engine.systems.hardwired28.holding import coming_lines, coming_of, counted_places, exits_of
from engine.systems.hardwired28.hostiles.forecasting import plan_lines
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.odds import comes_before, draws_before, next_draw
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import card_of, defender, mission_markers, score
from engine.systems.hardwired28.stages import Stage, asks_length, stage_of
from engine.systems.hardwired28.state import Effect, HardwiredGame, Until
from engine.systems.hardwired28.winning import marker_state, mission_lines, result, score_unit
from engine.tongue import tr, tr_later
from geometry.pose import Point

LEFT_TO_YOU = (
    tr_later("True line of sight: sight and cover are seen from above, past what the mission marks"),
    tr_later(
        "What a Search finds, critical hits and fumbles: their tables are not kept here, so roll on them by your "
        "rules and type in what came of it"
    ),
    tr_later(
        "The damage of a Riposte that wins, and what a stray shot, a Tesla Gun or an Arc Cannon does beside its target"
    ),
    tr_later(
        "Dice that a weapon or armour lets be rolled again: the verdict names them, so type in what they show at last"
    ),
    tr_later("Consumables and cybernetics: play them, then type in what came of it"),
    tr_later("Whether a base may hang over a rim"),
    tr_later("Blessings on dice and damage, and Ping and Neural Trap: play them, then type in what came of it"),
    tr_later("Groups of the table go round what is climbed: no text says that they climb"),
    tr_later("Coherency: the rulebook has no rule of it, so none is judged"),
)


UNTIL = {
    Until.END_OF_ROUND: tr_later("until the round ends"),
    Until.NEXT_ACTIVATION: tr_later("until its next activation has ended"),
    Until.ACTIVATION_BEGINS: tr_later("until its next activation begins"),
    Until.GAME: tr_later("for the rest of the game"),
}


def readout(rules: Rulebook, game: HardwiredGame) -> Readout:
    pairs = tuple(engaged_pairs(rules, game))
    return Readout(
        round=tr("Round {round}", round=game.round),
        sections=tuple(_sections(rules, game, pairs)),
        marks=_marks(game),
        engaged=pairs,
        trails=game.trails,
        markers=_moved_markers(game),
        result=result(game) if game.ended else "",
        unknown=_unknown(game),
        exits=exits_of(game),
        coming=coming_of(game),
        acting=_acting(game),
    )


def _acting(game: HardwiredGame) -> str:
    """A model of a squad, or the group whose token is out."""
    if game.activation is not None:
        return game.activation.model
    return game.token if game.token is not None and game.is_group(game.token) else ""


def _unknown(game: HardwiredGame) -> frozenset[str]:
    """What is never drawn in this mission."""
    held = frozenset() if any(counted_places(game)) else frozenset({"influence", "marker_areas"})
    smokes = any(grenade.smokes for model in game.models.values() for grenade in game.profile(model).grenades)
    # Synergy is one of the Blessings of every round.
    return held | {"coherency", "ranges"} | (frozenset() if smokes or game.smoke else {"special_ground"})


def _sections(rules: Rulebook, game: HardwiredGame, pairs: tuple[tuple[str, str], ...]) -> Iterator[Section]:
    yield _track(rules, game)
    yield _bag(rules, game)
    before = tuple(_before_the_next(rules, game))
    if before:
        yield Notes(tr("Before a squad’s next token"), before)
    yield _roster(game, pairs)
    yield _blessings(rules, game)
    if game.token is not None and game.token in game.behaviour:
        lines = tuple(plan_lines(rules, game, game.token))
        if lines:
            yield Notes(
                tr(
                    "{name_of}: rolled {behaviour}",
                    name_of=name_of(game, game.token),
                    behaviour=game.behaviour[game.token],
                ),
                lines,
            )
    if game.effects:
        yield Notes(tr("Lasting"), tuple(effect_line(game, effect) for effect in game.effects))
    yield _score(game)
    yield Notes(tr("Mission"), tuple(mission_lines(game)))
    coming = tuple(coming_lines(game))
    if coming:
        yield Notes(tr("Still to come"), coming)
    advantages = tuple(told(game))
    if advantages:
        yield Notes(tr("Advantages of {name_of}", name_of=name_of(game, defender(game))), advantages)
    yield Notes(tr("Left to you"), tuple(map(tr, LEFT_TO_YOU)))


def _track(rules: Rulebook, game: HardwiredGame) -> Track:
    stage = stage_of(rules, game)
    drawing = (Stage.DRAW, Stage.CHOOSE, Stage.ACTING, Stage.NERVE)
    ending = (Stage.LENGTH, Stage.ROUND_OVER, Stage.OVER)
    tokens = tr("a token each") if is_deploying(game) else tr("{sum} in the bag", sum=sum(bag(rules, game).values()))
    steps = (
        *_deployment(game),
        (tr("Blessings"), tr("each player rolls"), (Stage.SEARCH, Stage.BLESSINGS)),
        (tr("Arrivals"), tr("waves that are due"), (Stage.ARRIVALS,)),
        (tr("Draws"), tokens, drawing),
        (tr("End"), tr("a die may end the game") if asks_length(rules, game) else tr("tokens return"), ending),
    )
    now = next(index for index, (_, _, stages) in enumerate(steps) if stage in stages)
    return Track(
        tr("Round {round}", round=game.round),
        tuple(Step(name, note, _state(i, now)) for i, (name, note, _) in enumerate(steps)),
    )


def _deployment(game: HardwiredGame) -> Iterator[tuple[str, str, tuple[Stage, ...]]]:
    if card_of(game).deploys and game.round == 1:
        yield (tr("Deployment"), tr("a model each in turn"), (Stage.DEPLOYMENT,))


def _state(index: int, now: int) -> StepState:
    return StepState.DONE if index < now else StepState.NOW if index == now else StepState.LATER


def _bag(rules: Rulebook, game: HardwiredGame) -> Bag:
    if is_deploying(game):
        # What stands already would be all there is.
        return Bag(tr("In the bag"), (), None, tr("Loaded when both squads are set up"))
    tokens = bag(rules, game)
    total = sum(tokens.values())
    rows = tuple(
        TokenRow(game.side_of_token(word), tokens[word], float(chance), name_of(game, word))
        for word, chance in next_draw(tokens).items()
    )
    drawn = None if game.token is None else game.side_of_token(game.token)
    note = tr("Empty") if total == 0 else tr("{total} in the bag", total=total)
    return Bag(tr("In the bag"), rows, drawn, note)


def _before_the_next(rules: Rulebook, game: HardwiredGame) -> Iterator[str]:
    """For each squad with a token in the bag: how long it waits, and who may act before it does."""
    tokens = {} if is_deploying(game) else bag(rules, game)
    for side in game.players():
        if side.id not in tokens or len(tokens) < 2:
            continue
        wait = float(draws_before(tokens, side.id))
        others = [
            f"{name_of(game, word)} {float(comes_before(tokens, word, side.id)):.0%}"
            for word in tokens
            if word != side.id
        ]
        waits = tr("{side} waits {wait:.1f} tokens on average", side=side.name, wait=wait)
        yield tr("{waits}; the chance to come before its own: {listed}", waits=waits, listed=", ".join(others))


def _roster(game: HardwiredGame, pairs: tuple[tuple[str, str], ...]) -> Roster:
    engaged = {id for pair in pairs for id in pair}
    rows = []
    for unit in game.mission.units:
        standing = game.standing_of(unit.id)
        alive = game.alive_of(unit.id)
        mark, tip = "", ""
        if alive and not standing:
            mark, tip = "R", tr("Still to arrive")
        elif any(model.id in engaged for model in standing):
            mark, tip = "=", tr("Engaged")
        name = name_of(game, unit.id)
        if is_group(game, unit):
            name = f"{name} ({len(alive)})"
        ready = bool(standing) and (
            unit.id not in game.drawn or game.token == unit.id
            if is_group(game, unit)
            else bool(game.unacted_of(unit.id))
        )
        acted = bool(standing) and not ready
        rows.append(RosterRow(unit.id, unit.side, name, ready, gone=not alive, mark=mark, tip=tip, acted=acted))
    return Roster(tr("On the table"), tuple(rows))


def _blessings(rules: Rulebook, game: HardwiredGame) -> Notes:
    known = by_result(rules)
    lines = []
    for side in game.players():
        if side.id not in game.blessings:
            lines.append(tr("{side}: not rolled yet", side=side.name))
            continue
        left = [f"{tr(known[result].name)} ({result})" for result in game.unspent(side.id) if known[result].helps]
        lines.append(f"{side.name}: {', '.join(left) or tr('none left')}")
    used = [
        tr("{known} used on {name_of}", known=known[spent.blessing].name, name_of=name_of(game, spent.model))
        for spent in game.spent
    ]
    return Notes(tr("Corporate Blessings"), (*lines, *used))


def effect_line(game: HardwiredGame, effect: Effect) -> str:
    who = name_of(game, effect.model)
    if effect.until is Until.SHOT:
        return tr("{who} aims at {name_of}", who=who, name_of=name_of(game, effect.text))
    until = tr(UNTIL[effect.until])
    move = tr(", {move:+g}″ Move", move=effect.move) if effect.move else ""
    return f"{who}: {tr(effect.text)}{move}, {until}"


def _score(game: HardwiredGame) -> Score:
    rows = tuple(MarkerRow(marker.id, *marker_state(game, marker)) for marker in mission_markers(game))
    return Score(card_of(game).name, score(game), rows, note=score_unit(game))


def _marks(game: HardwiredGame) -> Mapping[str, ModelMarks]:
    acting = None if game.activation is None else game.activation.model
    return {
        model.id: ModelMarks(
            acted=model.id in game.activated and model.id != acting,
            health=(game.health(model), game.profile(model).health),
            badges=tuple(_badges(game, model.id)),
        )
        for model in game.on_table()
    }


def _badges(game: HardwiredGame, id: str) -> Iterator[str]:
    if id in game.hostile:
        yield tr("Hostile")
    if game.carries(id) is not None:
        yield tr("Carries")
    if any(effect.until is Until.SHOT for effect in game.effects_on(id)):
        yield tr("Aims")
    if any(effect.until is not Until.SHOT for effect in game.effects_on(id)):
        yield tr("Effect")
    if id in game.fleeing:
        yield tr("Flees")
    if id in game.focused and id not in game.activated and game.kind(game.models[id]) is Kind.SQUAD:
        yield tr("Focus")


def _moved_markers(game: HardwiredGame) -> Mapping[str, Point | None]:
    lying = {marker: game.marker_at(marker) for marker in (*game.carried, *game.dropped)}
    return {**lying, **dict.fromkeys(game.taken)}
