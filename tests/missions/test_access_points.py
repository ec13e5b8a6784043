"""Access Points lie on the outline of their piece."""

from collections.abc import Callable

import pytest

from missions.load import mission_from_text

Problems = Callable[[str], list[str]]

ROCK = "{id: rock, kind: rock, size: 1, polygon: [[4, 4], [6, 4], [6, 6]]}"


def with_access(text: str, gate: str) -> str:
    assert text.count(ROCK) == 1
    return text.replace(ROCK, ROCK[:-1] + f", access: [{gate}]}}")


def test_an_access_point_is_read(starcraft: str) -> None:
    mission = mission_from_text(with_access(starcraft, "{from: [4, 4], to: [6, 4]}"), "here.yaml")
    assert [(gate.start, gate.end) for gate in mission.piece("rock").access] == [((4, 4), (6, 4))]
    assert mission.piece("wall").access == ()


@pytest.mark.parametrize(
    ("gate", "said"),
    [
        ("{from: [4, 3.9], to: [6, 3.9]}", "the Access Point lies 0.10″ off the outline of 'rock'"),
        ("{from: [4, 4], to: [4, 4]}", "the Access Point ends where it begins"),
        ("{from: [4, 4]}", "the key 'to' is missing"),
    ],
)
def test_one_that_leads_nowhere_is_refused(problems: Problems, starcraft: str, gate: str, said: str) -> None:
    found = problems(with_access(starcraft, gate))
    assert len(found) == 1
    assert found[0].endswith(said)


def test_one_may_lie_off_the_outline_as_far_as_a_map_is_exact(problems: Problems, starcraft: str) -> None:
    assert problems(with_access(starcraft, "{from: [4, 3.96], to: [6, 3.96]}")) == []
