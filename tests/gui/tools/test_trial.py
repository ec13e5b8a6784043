from engine.options import Draft
from engine.rehearsal import Rehearsal
from geometry.pose import Pose
from gui.tools.trial import first_noted, only_others_at_fault, try_out

START = Pose(27, 8)


def draft(x: float, y: float, **others: Pose) -> Draft:
    numbered = {int(name[1:]): pose for name, pose in others.items()}
    return Draft("walk", "red", "red.marines", 1, (START, Pose(x, y)), numbered)


def test_a_trial_changes_nothing(rehearsal: Rehearsal) -> None:
    before = rehearsal.game
    trial = try_out(rehearsal, draft(24, 12))
    assert trial.legal
    assert rehearsal.game is before
    assert len(rehearsal.nodes) == 1


def test_a_trial_tells_where_the_others_would_stand(rehearsal: Rehearsal) -> None:
    trial = try_out(rehearsal, draft(24, 12, m3=Pose(24, 9.5)))
    assert set(trial.others) == {2, 3, 4}
    assert trial.others[3] == Pose(24, 9.5)
    assert trial.points == ((27, 8), (24, 12))


def test_a_trial_measures_the_travel(rehearsal: Rehearsal) -> None:
    travel = try_out(rehearsal, draft(24, 12)).travel
    assert travel is not None
    assert (travel.measured, travel.limit) == (5.0, 7.0)


def test_it_tells_a_leader_at_fault_from_others_at_fault(rehearsal: Rehearsal) -> None:
    too_far = try_out(rehearsal, draft(14, 12))
    assert too_far.refused("red.marines.1")
    assert not only_others_at_fault(too_far, rehearsal)
    astray = try_out(rehearsal, draft(24, 12, m3=Pose(24, 2)))
    assert astray.refused("red.marines.3")
    assert only_others_at_fault(astray, rehearsal)
    assert not only_others_at_fault(try_out(rehearsal, draft(24, 12)), rehearsal)


def test_a_verdict_in_which_all_passed_has_nothing_to_note(rehearsal: Rehearsal) -> None:
    assert first_noted(try_out(rehearsal, draft(24, 12)).verdict) is None
    noted = first_noted(try_out(rehearsal, draft(14, 12)).verdict)
    assert noted is not None
    assert noted.code == "move.too_far"
