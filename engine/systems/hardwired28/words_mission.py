"""The words of what missions ask and of setting up."""

from collections.abc import Mapping

from engine.wording import Wording

MISSIONS: Mapping[str, Wording] = {
    # setting up
    "deploy.not_waiting": Wording(
        check="Still to be set up",
        head="{subject} is not to be set up",
        reason="A squad model is set up once, where its mission has not set it already",
    ),
    "deploy.zone": Wording(
        check="Deployment zone",
        head="{subject} does not stand in {zone}",
        reason="A base stands wholly in its side's zone, and touches the edge where the zone is a table edge",
        passed="in its zone",
    ),
    "deploy.full": Wording(
        check="Deployment zone",
        head="{zone} has no room left for {subject}: wherever the players agree",
        reason="A base stands wholly in its side's zone; no text says where it stands when none fits",
    ),
    # leaving the table
    "leave.edge": Wording(
        check="The edge",
        head="{subject} does not leave over the {edge} edge: {why}",
        reason="A mission names the edges that models leave by",
        passed="one of its mission's edges",
    ),
    "leave.not_there": Wording(
        check="At the edge",
        head="{subject} does not touch the {edge} edge",
        reason="A model leaves as part of its Move, from where its base touches the edge",
        passed="touches the edge",
    ),
    "leave.empty_handed": Wording(
        check="What it takes along",
        head="{subject} carries nothing off",
        reason="In this mission a model leaves with what it carries",
    ),
    "leave.after_action": Wording(
        check="Part of its Move",
        head="{subject} has taken an Action since it moved",
        reason="A model exits as part of a Move, and a Move is not split by an Action",
        passed="no Action since it moved",
    ),
    "leave.engaged": Wording(
        check="Not Engaged",
        head="{other} engages {subject}",
        reason="An Engaged model does not leave; it disengages first",
        passed="not Engaged",
    ),
    # markers
    "mission.no_use": Wording(
        check="What it is for",
        head="{subject} is not used by an Interact",
        reason="A node is held by standing near it",
    ),
    "mission.own_conduit": Wording(
        check="Whose conduit",
        head="{subject} is the one that {other} protects",
        reason="A squad severs the enemy's conduit",
    ),
    "mission.claimed": Wording(
        check="Who has it",
        head="{other} has {subject} already",
        reason="An Interact claims a signal for the own side",
    ),
    "mission.downloaded": Wording(
        check="One download a round",
        head="{subject} has downloaded this round",
        reason="One model a side downloads in a round",
        passed="none yet this round",
    ),
    "mission.no_step": Wording(
        check="Steps to take back",
        head="{subject} has no step to take back",
        reason="Progress never goes below 0",
    ),
    "mission.no_control": Wording(
        check="Who controls it",
        head="{subject} does not control {other}",
        reason="The squad with more models within reach at the round's start controls the relay",
    ),
    "mission.typed": Wording(
        check="Results",
        head="Left to you: {what}",
        reason="The program does not judge this; its results are typed in",
    ),
    # targets and quarters
    "mission.no_target": Wording(
        check="The mission",
        head="{mission} names no targets",
        reason="Each side names a target in Assassination",
    ),
    "mission.named": Wording(
        check="One target",
        head="{subject} has named its target",
        reason="Each side writes down one enemy model",
        passed="not named yet",
    ),
    "mission.no_enemy_model": Wording(
        check="The target",
        head="{subject} is no squad model of the other side",
        reason="The target is one model of the opposing squad",
    ),
    "mission.no_quarters": Wording(
        check="The mission",
        head="{mission} counts no quarters",
        reason="Models on a line are assigned in Quadrants",
    ),
    "mission.not_owner": Wording(
        check="Whose model",
        head="{subject} is no squad model of {other}",
        reason="Its owner says which quarter a model on a line counts for",
    ),
    "mission.quarter": Wording(
        check="The quarter",
        head="{subject} does not stand in quarter {quarter} and another",
        reason="A model on a line counts for one of the quarters it stands in",
        passed="stands in quarters {met}",
    ),
}
