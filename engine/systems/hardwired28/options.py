"""Who decides now, what is open to them, and why the rest is not."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.game import Model
from engine.mission import UnitSetup
from engine.options import Ask, BagAsk, ChoiceAsk, DiceAsk, Draft, Option, Options
from engine.orders import End, Order, Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.hardwired28 import asking
from engine.systems.hardwired28.areas import MOVE
from engine.systems.hardwired28.bag import bag, is_group
from engine.systems.hardwired28.blessings import by_result
from engine.systems.hardwired28.deploying import deployer, to_deploy
from engine.systems.hardwired28.fight_offering import clash_options, free_options, knock_options, weapon_options
from engine.systems.hardwired28.hostiles.deciding import next_to_act
from engine.systems.hardwired28.hostiles.offering import (
    change_option,
    group_options,
    reboot_options,
    strike_options,
)
from engine.systems.hardwired28.judging import stands_against
from engine.systems.hardwired28.mission_play import deploy_options, leave_options, mission_options
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import (
    AIM,
    ATTACK,
    CAST,
    DISENGAGE,
    INTERACT,
    INTERROGATE,
    MOVE_AGAIN,
    OTHER,
    SEARCH,
    Action,
    Activate,
    Arrive,
    Bless,
    Bonus,
    Draw,
    Fall,
    Focus,
    LastingEffect,
    Length,
    Move,
    Spend,
    Synergy,
)
from engine.systems.hardwired28.orders import END_OF_ROUND as SOME_END
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.setup_offering import setup_options, unit_setup_options
from engine.systems.hardwired28.stages import (
    Stage,
    decider,
    deciders,
    draws_first,
    ends_on,
    nerves,
    open_tokens,
    searches,
    stage_of,
)
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import BROADCASTER, allowance, has, scouts_now
from engine.systems.hardwired28.throw_offering import burst_options, throw_options
from engine.systems.hardwired28.trial_offering import flee_options, granted_options, power_options, test_options
from engine.systems.hardwired28.trial_orders import CASTING, FREE, INTERROGATING, NERVE, SEARCHING
from engine.tongue import tr, tr_later
from engine.wording import whole

ACTION_NAMES = {
    ATTACK: (tr_later("Attack by hand"), "K", tr_later("Its dice and its results are typed in")),
    DISENGAGE: (tr_later("Disengage"), "X", tr_later("The moves of this activation bring no free attack")),
    AIM: (tr_later("Aim"), "I", tr_later("A die tier more on the next shot at its target")),
    INTERACT: (tr_later("Interact"), "T", tr_later("With something within {interact_range}")),
    SEARCH: (tr_later("Search"), "S", tr_later("A Loot Marker within {search_range}")),
    INTERROGATE: (tr_later("Interrogate"), "Q", tr_later("A Coworker within {interrogate_range}")),
    CAST: (tr_later("Cast"), "C", tr_later("A Power, once an activation")),
    OTHER: (tr_later("Another Action"), "O", tr_later("Typed in words")),
}


def options(rules: Rulebook, game: HardwiredGame, unit: str | None = None) -> Options:
    stage = stage_of(rules, game)
    heading, note = _heading(rules, game, stage)
    asked = next((one for one in game.mission.units if one.id == unit), None)
    return Options(
        decider=decider(rules, game),
        heading=heading,
        note=note,
        general=tuple(_comes_first(one, stage) for one in _general(rules, game, stage)),
        unit=tuple(_of_unit(rules, game, asked)) if asked is not None else (),
        table=tuple(_table(rules, game, asked)),
        ready=_ready(game, stage),
    )


def _comes_first(option: Option, stage: Stage) -> Option:
    """Dice and tokens that the round waits for; ending is what is left when nothing else is wanted."""
    ends = option.id == "end" and stage in (Stage.ACTING, Stage.CHOOSE)
    return option if ends else replace(option, first=True)


def _heading(rules: Rulebook, game: HardwiredGame, stage: Stage) -> tuple[str, str]:
    who = decider(rules, game)
    side = "" if who is None else name_of(game, who)
    activation = game.activation
    if stage is Stage.DEPLOYMENT and who is not None:
        return (
            tr("{side} sets up a model", side=side),
            tr("{count} of its own to come", count=len(to_deploy(game, who))),
        )
    if stage is Stage.SEARCH:
        return (
            tr("Free Search"),
            tr("{name_of} Searches before the game", name_of=name_of(game, searches(game)[0].model)),
        )
    if stage is Stage.BLESSINGS and who is not None:
        dice, sides = game.dice_owed[who], rules.count("blessing_sides")
        return (tr("Corporate Blessings"), tr("{side} rolls {dice} d{sides}", side=side, dice=dice, sides=sides))
    if stage is Stage.ARRIVALS:
        return (tr("Arrivals"), _whole(game, game.waiting[0], tr("comes on")))
    if stage is Stage.NERVE:
        return (tr("A Boss has fallen"), tr("{name_of} tests its nerve", name_of=name_of(game, nerves(game)[0].model)))
    if stage is Stage.DRAW:
        first = draws_first(game)
        hand = tr(", {name_of} draws the first", name_of=name_of(game, first)) if first is not None else ""
        return (tr("Draw a token"), tr("{sum} in the bag{hand}", sum=sum(bag(rules, game).values()), hand=hand))
    if stage is Stage.CHOOSE and game.token is not None:
        if game.is_group(game.token):
            rolled = game.behaviour.get(game.token)
            note = (
                tr("One die says what all its models do")
                if rolled is None
                else tr("Rolled {rolled}, the nearest first", rolled=rolled)
            )
            return (_whole(game, game.token, tr("acts")), note)
        return (tr("{side} activates a model", side=side), tr("Any that has not acted this round"))
    if stage is Stage.ACTING and activation is not None:
        return (tr("{name_of} acts", name_of=name_of(game, activation.model)), _activation_note(rules, game))
    if stage is Stage.LENGTH:
        return (tr("The bag is empty"), tr("The game ends now on {ends_on} or more", ends_on=ends_on(rules, game)))
    if stage is Stage.ROUND_OVER:
        last = game.round >= rules.count("rounds_most")
        return (
            tr("The bag is empty"),
            tr("The game ends with this round") if last else tr("Round {round} comes next", round=game.round + 1),
        )
    return (tr("The game has ended"), "")


def _whole(game: HardwiredGame, unit: str, does: str) -> str:
    """Of a group it is said that all of it does so: its name is that of one of its models."""
    name = name_of(game, unit)
    return tr("{name}: the group {does}", name=name, does=does) if len(game.models_of(unit)) > 1 else f"{name} {does}"


def _activation_note(rules: Rulebook, game: HardwiredGame) -> str:
    activation = game.activation
    if activation is None:
        return ""
    move = tr("Move made") if activation.moved else tr("Move to come")
    limit = rules.count("actions_most" if activation.bonus else "actions")
    left = limit - activation.actions
    actions = (
        tr("no Action left")
        if left == 0
        else tr("one Action left")
        if left == 1
        else tr("{left} Actions left", left=left)
    )
    return (
        tr("{move}, {actions}; either may come first", move=move, actions=actions)
        if not activation.moved and left
        else f"{move}, {actions}"
    )


def _ready(game: HardwiredGame, stage: Stage) -> frozenset[str]:
    if stage is Stage.DEPLOYMENT:
        return frozenset(model.unit for model in to_deploy(game, deployer(game) or ""))
    if stage is Stage.BLESSINGS:
        return frozenset(model.unit for model in game.on_table() if scouts_now(game, model))
    if stage is Stage.ACTING and game.activation is not None:
        return frozenset({game.models[game.activation.model].unit})
    if stage is Stage.CHOOSE and game.token is not None:
        if game.is_group(game.token):
            return frozenset({game.token})
        return frozenset(model.unit for model in game.owed(game.token))
    return frozenset()


def _general(rules: Rulebook, game: HardwiredGame, stage: Stage) -> Iterator[Option]:
    speaker = (deciders(rules, game) or ("",))[0]
    if stage is Stage.SEARCH:
        yield from test_options(rules, game, (FREE,), _tried)
    if stage is Stage.BLESSINGS:
        for place, side in enumerate(deciders(rules, game)):
            ask = asking.bless_ask(rules, game, side)
            hint = f"{game.mission.side(side).name}, {ask.count} d{ask.sides}"
            key = "B" if place == 0 else ""
            yield _tried(rules, game, Bless(by=side, rolled=()), f"bless:{side}", tr("Roll Blessings"), key, hint, ask)
    elif stage is Stage.ARRIVALS:
        for unit in game.waiting:
            asks = asking.arrive_asks(rules, game, unit)
            name = _whole(game, unit, tr("arrives"))
            yield _tried(
                rules,
                game,
                Arrive(by=speaker, unit=unit),
                f"arrive:{unit}",
                name,
                "V",
                tr("At its edge's middle"),
                *asks,
            )
    elif stage is Stage.DRAW:
        token = BagAsk("token", tr("Token"), open_tokens(rules, game))
        yield _tried(
            rules, game, Draw(by=speaker, token=""), "draw", tr("Draw a token"), "D", tr("Out of the bag"), token
        )
    elif stage is Stage.LENGTH:
        die = DiceAsk("rolled", tr("Length of the game"), 1, rules.count("length_die"))
        hint = tr("The game ends on {ends_on} or more", ends_on=ends_on(rules, game))
        yield _tried(rules, game, Length(by=speaker, rolled=()), "length", tr("Roll for the end"), "L", hint, die)
    elif stage is Stage.ACTING:
        yield from strike_options(rules, game, stands_against)
        yield from clash_options(rules, game, _tried)
        yield from free_options(rules, game, _tried)
        yield from knock_options(rules, game, _tried)
        yield from burst_options(rules, game, _tried)
        yield from test_options(rules, game, (SEARCHING, INTERROGATING, CASTING), _tried)
        yield from granted_options(rules, game, _tried)
        yield _tried(
            rules, game, End(by=speaker), "end", tr("End the activation"), "E", tr("What is left of it is lost")
        )
    elif stage is Stage.NERVE:
        yield from test_options(rules, game, (NERVE,), _tried)
    elif stage is Stage.CHOOSE and game.token is not None and game.is_group(game.token):
        yield from group_options(rules, game, stands_against)
        yield _tried(
            rules, game, End(by=speaker), "end", tr("The others wait"), "E", tr("They have then acted this round")
        )
    elif stage is Stage.ROUND_OVER:
        last = game.round >= rules.count("rounds_most")
        name = tr("End the game") if last else tr("Begin the next round")
        hint = tr("The last round is over") if last else tr("Tokens return, Blessings are rolled anew")
        yield _tried(rules, game, End(by=speaker), "end", name, "E", hint)
    if stage in (Stage.DEPLOYMENT, Stage.BLESSINGS):
        yield from setup_options(rules, game, _tried)


def _of_unit(rules: Rulebook, game: HardwiredGame, unit: UnitSetup) -> Iterator[Option]:
    """All that a unit may ever do, open or not, in the order of its activation."""
    model = _subject(game, unit)
    by = unit.side
    yield from deploy_options(rules, game, unit.id, _tried)
    yield from unit_setup_options(rules, game, unit, model, _tried)
    yield _choosing(rules, game, unit, model, "activate", tr("Activate"), "A", tr("It acts now"))
    moves = whole(allowance(rules, game, model))
    hint = tr("A Scout's, before the first Blessings") if scouts_now(game, model) else tr("all at once")
    yield _led(rules, game, model, by, MOVE, tr("Move"), "M", tr("Up to {moves}, {hint}", moves=moves, hint=hint))
    for action, (name, key, hint) in ACTION_NAMES.items():
        if action == CAST and not has(game, model, BROADCASTER):
            continue
        if action == DISENGAGE:
            yield _led(
                rules,
                game,
                model,
                by,
                MOVE_AGAIN,
                tr("Move Again"),
                "G",
                tr("The Action: {moves} once more", moves=moves),
            )
        order = Action(by=by, unit=unit.id, model=model.number, action=action)
        said = _measured(rules, tr(hint))
        option = _tried(rules, game, order, f"action:{action}:{model.number}", tr(name), key, said, unit=unit.id)
        # What is closed asks for nothing.
        asks = asking.action_asks(game, model, action) if option.open and model.on_table else ()
        yield replace(option, asks=asks) if asks else option
    bonus = Bonus(by=by, unit=unit.id, model=model.number)
    hint = tr("Given by an ability")
    yield _tried(
        rules, game, bonus, f"bonus:{model.number}", tr("Bonus action"), "U", hint, asking.cause(), unit=unit.id
    )
    if is_group(game, unit):
        yield from change_option(rules, game, model, stands_against)
        return
    yield from leave_options(rules, game, unit.id, _tried)
    yield from weapon_options(rules, game, unit, model, _tried)
    yield from throw_options(rules, game, unit, model, _tried)
    yield from power_options(rules, game, unit, model, _tried)
    yield from flee_options(rules, game, unit, model, _tried)
    yield from _blessings(rules, game, unit, model)


def _blessings(rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model) -> Iterator[Option]:
    """Those that its side has rolled this round, used or not."""
    rolled = game.blessings.get(unit.side, ())
    for result, blessing in by_result(rules).items():
        if blessing.spendable and result in rolled:
            order = Spend(by=unit.side, blessing=result, model=model.id)
            name, key = tr("Blessing: {blessing}", blessing=blessing.name), str(result)
            hint = tr("Once: it {blessing}", blessing=blessing.says)
            id = f"spend:{result}:{model.id}"
            yield _tried(rules, game, order, id, name, key, hint, asking.note(), unit=unit.id)
    if rules.count("blessing_synergy") in rolled:
        yield _choosing(
            rules, game, unit, model, "synergy", tr("Blessing: Synergy"), "6", tr("It acts straight after the last")
        )


def _choosing(
    rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model, stem: str, name: str, key: str, hint: str
) -> Option:
    """An option at one of the unit's models, asked for where several could be meant."""
    make: type[Activate] | type[Synergy] = Activate if stem == "activate" else Synergy
    able = game.unacted_of(unit.id) or (model,)
    chosen = model if model in able else able[0]
    asks: tuple[Ask, ...] = ()
    if len(able) > 1:
        choices = tuple((str(one.number), name_of(game, one.id)) for one in able)
        asks = (ChoiceAsk("model", tr("Which"), choices),)
    order = make(by=unit.side, unit=unit.id, model=chosen.number)
    return _tried(rules, game, order, f"{stem}:{chosen.number}", name, key, hint, *asks, unit=unit.id)


def _led(
    rules: Rulebook, game: HardwiredGame, model: Model, by: str, kind: str, name: str, key: str, hint: str
) -> Option:
    """An option done on the table with the model in the hand."""
    order: Order = Move(by=by, unit=model.unit, model=model.number, path=())
    if kind == MOVE_AGAIN:
        order = Action(by=by, unit=model.unit, model=model.number, action=MOVE_AGAIN)
    draft = Draft(option=kind, by=by, unit=model.unit, model=model.number)
    return _tried(rules, game, order, kind, name, key, hint, unit=model.unit, draft=draft)


def _table(rules: Rulebook, game: HardwiredGame, asked: UnitSetup | None) -> Iterator[Option]:
    """Orders that no turn restricts; the models of the unit looked at come first."""
    models = sorted(game.on_table(), key=lambda model: asked is None or model.unit != asked.id)
    by = asked.side if asked is not None else game.players()[0].id
    some = models[0].id if models else ""
    choices = asking.model_choices(game, models)
    many = ChoiceAsk("models", tr("Models"), choices, many=True)
    wound: Order = Wound(by=by, model=some, wounds=1)
    yield _tried(rules, game, wound, "wound", tr("Damage"), "W", tr("Or healing"), *asking.wound_asks(game, models))
    remove = Remove(by=by, models=(some,))
    yield _tried(
        rules, game, remove, "remove", tr("Out of Action"), "R", tr("Its token leaves at once"), many, asking.cause()
    )
    effect = LastingEffect(by=by, model=some, text="", until=SOME_END)
    asks = asking.effect_asks(game, models)
    yield _tried(rules, game, effect, "effect", tr("Lasting effect"), "F", tr("Shown until its time is over"), *asks)
    yield from reboot_options(rules, game, by, stands_against)
    for id, dice in game.falling.items():
        ask = DiceAsk("rolled", tr("Damage of the drop"), dice, rules.count("fall_die"))
        name = tr("Drop: {name_of}", name_of=name_of(game, id))
        yield _tried(rules, game, Fall(by=by, model=id, rolled=()), f"fall:{id}", name, "9", tr("It jumped down"), ask)
    if len(models) > 1 and not game.ended:
        yield _open(
            by,
            "push",
            tr("Push a model"),
            "0",
            tr("Knockback and Powers that push"),
            asking.push_asks(rules, game, models),
        )
        yield _open(by, "swap", tr("Swap two models"), "/", tr("They trade places"), asking.swap_asks(game, models))
    yield from _rare(rules, game, by, models)
    yield from mission_options(rules, game, _tried)
    yield from _for_the_log(rules, game, by)


def _for_the_log(rules: Rulebook, game: HardwiredGame, by: str) -> Iterator[Option]:
    """What stands against one of these rolls stands against all."""
    closed = stands_against(rules, game, Roll(by=by, sides=asking.DICE[0][2], rolled=(1,)))
    for word, count, sides in asking.DICE:
        asks = (DiceAsk("rolled", f"{count}d{sides}", count, sides), asking.cause())
        yield Option(f"roll:{word}", tr("Roll {word}", word=word), "", tr("For the log"), by, asks=asks, closed=closed)


def _rare(rules: Rulebook, game: HardwiredGame, by: str, models: Iterable[Model]) -> Iterator[Option]:
    """Only while there is something they could be for."""
    if game.ended:
        return
    if game.effects:
        choices = tuple(
            (str(effect.number), tr("{effect} on {name_of}", effect=effect.text, name_of=name_of(game, effect.model)))
            for effect in game.effects
        )
        ask = ChoiceAsk("effect", tr("Effect"), choices)
        yield _open(by, "lift", tr("Lift an effect"), "Z", tr("Before its time"), (ask,))
    calm = [model for model in models if game.kind(model) is Kind.COWORKER and model.id not in game.hostile]
    if calm:
        ask = ChoiceAsk("model", tr("Coworker"), asking.model_choices(game, calm))
        yield _open(by, "hostile", tr("Mark Hostile"), "H", tr("An attack marks by itself"), (ask, asking.cause()))
    friends = (model for model in models if game.kind(model) is Kind.SQUAD and game.side_of(model) == by)
    waiting = [model for model in friends if model.id not in game.activated]
    if waiting:
        ask = ChoiceAsk("model", tr("Target"), asking.model_choices(game, waiting))
        order = Focus(by=by, model=waiting[0].id)
        tokens = rules.count("focus_tokens")
        yield _tried(
            rules,
            game,
            order,
            "focus",
            tr("Focus"),
            "J",
            tr("{tokens} more tokens until it activates", tokens=tokens),
            ask,
        )


def _subject(game: HardwiredGame, unit: UnitSetup) -> Model:
    """The model of a unit that its options are about: the one that acts, else the first still to act."""
    activation = game.activation
    if activation is not None and game.models[activation.model].unit == unit.id:
        return game.models[activation.model]
    if game.token == unit.id and (first := next_to_act(game, unit.id)) is not None:
        return first
    candidates = game.unacted_of(unit.id) or game.standing_of(unit.id) or game.models_of(unit.id)
    return candidates[0]


def _measured(rules: Rulebook, hint: str) -> str:
    ranges = ("interact_range", "search_range", "interrogate_range")
    return hint.format_map({name: whole(rules.figure(name)) for name in ranges})


def _tried(
    rules: Rulebook,
    game: HardwiredGame,
    order: Order,
    id: str,
    name: str,
    key: str,
    hint: str,
    *asks: Ask,
    unit: str | None = None,
    draft: Draft | None = None,
) -> Option:
    """Closed with the first thing that stands against the order, whatever its targets and its path."""
    by = str(getattr(order, "by", ""))
    closed = stands_against(rules, game, order)
    return Option(id=id, name=name, key=key, hint=hint, by=by, unit=unit, asks=asks, draft=draft, closed=closed)


def _open(by: str, id: str, name: str, key: str, hint: str, asks: tuple[Ask, ...]) -> Option:
    return Option(id=id, name=name, key=key, hint=hint, by=by, asks=asks)
