"""What a squad of Hardwired 28 is made of: how many models, one Boss, and how many of each contract."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.army import Fielded, Remark
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import HardwiredProfile, Kind
from engine.tongue import tr

BOSS = "boss"


def remarks(rules: Rulebook, units: Sequence[Fielded], most: Mapping[str, int]) -> Iterator[Remark]:
    """``most`` of each contract that a squad may have. Models that a table moves are no squad's."""
    squad: list[tuple[int, HardwiredProfile]] = []
    for unit in units:
        if isinstance(unit.profile, HardwiredProfile) and unit.profile.kind is Kind.SQUAD:
            squad.append((unit.models, unit.profile))
        else:
            yield Remark(tr("{unit} is moved by a table and belongs to no squad", unit=unit.name), None)
    if not squad:
        return
    count, models = rules.count("squad_models"), sum(number for number, _ in squad)
    size = rules.clauses["pieces_of_a_game"].ref
    yield Remark(
        tr("The squad has {models} models; a squad has {count} ({size})", models=models, count=count, size=size),
        models == count,
    )
    contracts: Counter[str] = Counter()
    for number, profile in squad:
        for tag in profile.tags & most.keys():
            contracts[tag] += number
    limits = rules.clauses["contract_limits"].ref
    yield Remark(
        tr("The squad has {contract} Boss; a squad has exactly 1 ({limits})", contract=contracts[BOSS], limits=limits),
        contracts[BOSS] == 1,
    )
    for name, number in sorted(contracts.items()):
        if name != BOSS and number > most[name]:
            yield Remark(
                tr(
                    "The squad has {number} of the contract {name}; it has at most {most} ({limits})",
                    number=number,
                    name=name,
                    most=most[name],
                    limits=limits,
                ),
                False,
            )
