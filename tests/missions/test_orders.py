"""Orders to data and back, for every order of every game."""

import dataclasses
from collections.abc import Mapping
from enum import Enum
from types import UnionType
from typing import Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.orders import Order
from engine.systems.genesys.orders import Attack, Move, Way
from engine.systems.starcraft.orders import Deploy
from geometry.pose import Pose
from missions.orders import order_from_data, order_to_data
from missions.problems import Unreadable
from missions.systems import SYSTEMS, system
from missions.yamlnodes import YamlData, read_yaml
from missions.yamlout import flow

ALL = [(name, order) for name in SYSTEMS for order in system(name).orders]
LENGTHS = st.floats(-100, 100, allow_nan=False)
POSES = st.builds(Pose, LENGTHS, LENGTHS, st.sampled_from([0.0, 90.0, 33.25]))


def values(hint: object) -> st.SearchStrategy[object]:
    """Any value of a field's type; independent of how files are read."""
    plain: dict[object, st.SearchStrategy[object]] = {
        Pose: POSES,
        str: st.text(st.characters(exclude_categories=["Cs"])),
        int: st.integers(-9, 99),
        float: LENGTHS,
        bool: st.booleans(),
        type(None): st.none(),
    }
    if hint in plain:
        return plain[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return st.one_of(*map(values, inner))
    if origin is tuple and inner[-1] is not Ellipsis:
        return st.tuples(*map(values, inner))
    if origin is tuple:
        return st.lists(values(inner[0]), max_size=4).map(tuple)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=3)
    assert isinstance(hint, type)
    assert issubclass(hint, Enum), hint
    return st.sampled_from(list(hint))


def orders(order: type[Order]) -> st.SearchStrategy[Order]:
    hints = get_type_hints(order)
    required = {
        field.name: values(hints[field.name])
        for field in dataclasses.fields(order)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    }
    optional = {
        field.name: values(hints[field.name]) for field in dataclasses.fields(order) if field.name not in required
    }
    return st.fixed_dictionaries(required, optional=optional).map(lambda fields: order(**fields))


@pytest.mark.parametrize(("name", "order"), ALL, ids=[f"{name}-{order.do}" for name, order in ALL])
@given(data=st.data())
def test_an_order_comes_back_from_its_line_in_a_file(name: str, order: type[Order], data: st.DataObject) -> None:
    given_order = data.draw(orders(order))
    line = flow(order_to_data(given_order))
    read = read_yaml(f"- {line}\n".encode(), "f").data
    assert isinstance(read, list)
    back = order_from_data(system(name), read[0])
    assert back == given_order
    assert type(back) is type(given_order)
    assert flow(order_to_data(back)) == line


def test_an_order_is_written_short() -> None:
    deploy = Deploy(
        by="red", unit="red.marines", leader=1, path=(Pose(12, -0.63), Pose(12, 3.2, 90)), others={2: Pose(13.25, 1)}
    )
    assert flow(order_to_data(deploy)) == (
        "{do: deploy, by: red, unit: red.marines, leader: 1, "
        "path: [[12, -0.63], [12, 3.2, 90]], others: {2: [13.25, 1]}}"
    )
    move = Move(by="orcs", unit="orcs.1", model=1, path=(Pose(1, 2),))
    assert flow(order_to_data(move)) == "{do: move, by: orcs, unit: orcs.1, model: 1, path: [[1, 2]]}"
    attack = Attack(by="orcs", unit="orcs.1", target="x", way=Way.RANGED)
    assert order_to_data(attack)["way"] == "ranged"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], ["an order was expected ({do: …}), not a list"]),
        ({"by": "orcs"}, ["the key 'do' is missing; it names the order"]),
        ({"do": "charg", "by": "orcs"}, ["no order of this game is called 'charg'; did you mean 'charge'?"]),
        ({"do": 7}, None),
        ({"do": "activate", "by": "orcs", "unti": "orcs.1"}, ["unknown key 'unti'; did you mean 'unit'?"]),
        ({"do": "activate", "by": 3},
         ["the key 'unit' is missing", "a word or words in quotes was expected, not the number 3"]),
        ({"do": "react", "by": "a", "unit": "b", "kind": "dvie"},
         ["dive, fight_back, shoot or strike was expected, not the word 'dvie'; did you mean 'dive'?"]),
        ({"do": "move", "by": "a", "unit": "b", "model": 1, "path": [[1]]},
         ["a place [x, y] or [x, y, turn] was expected, not a list of 1"]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_order_is_said(data: YamlData, said: list[str] | None) -> None:
    with pytest.raises(Unreadable) as caught:
        order_from_data(system("genesys"), data)
    found = [problem.text for problem in caught.value.problems]
    if said is None:
        assert found[0].startswith("no order of this game is called the number 7; there are roll_off, activate,")
    else:
        assert sorted(found) == sorted(said)


def test_what_a_terminal_is_used_for_is_one_of_two_things() -> None:
    """Any other word would be carried out as the first of them."""
    data: YamlData = {"do": "action", "by": "a", "unit": "b", "action": "interact", "targets": ["m"], "use": "set-back"}
    with pytest.raises(Unreadable, match="advance or set_back was expected, not the word 'set-back'"):
        order_from_data(system("hardwired28"), data)


def test_an_order_of_another_game_is_not_known() -> None:
    with pytest.raises(Unreadable, match="no order of this game is called 'choose_first'"):
        order_from_data(system("genesys"), {"do": "choose_first"})
