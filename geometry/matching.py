"""Who goes where at the least cost in all."""

import math
from collections.abc import Sequence


def cheapest(costs: Sequence[Sequence[float]]) -> list[int] | None:
    """A column of its own for each row, the sum of the costs as small as can be; exact.

    Infinite is forbidden. None where not every row can have a column.
    """
    rows = len(costs)
    columns = len(costs[0]) if rows else 0
    if rows > columns:
        return None
    # Shortest augmenting paths; a row and a column more than there are stand for "none yet".
    row_price, column_price = [0.0] * (rows + 1), [0.0] * (columns + 1)
    taken_by = [rows] * (columns + 1)
    for row in range(rows):
        taken_by[columns] = row
        here = columns
        least, came_from, done = [math.inf] * (columns + 1), [columns] * (columns + 1), [False] * (columns + 1)
        while taken_by[here] != rows:
            done[here] = True
            owner, step, following = taken_by[here], math.inf, -1
            for column in range(columns):
                if done[column]:
                    continue
                spare = costs[owner][column] - row_price[owner] - column_price[column]
                if spare < least[column]:
                    least[column], came_from[column] = spare, here
                if least[column] < step:
                    step, following = least[column], column
            if math.isinf(step):
                return None
            for column in range(columns + 1):
                if done[column]:
                    row_price[taken_by[column]] += step
                    column_price[column] -= step
                else:
                    least[column] -= step
            here = following
        while here != columns:
            taken_by[here] = taken_by[came_from[here]]
            here = came_from[here]
    chosen = [0] * rows
    for column in range(columns):
        if taken_by[column] != rows:
            chosen[taken_by[column]] = column
    return chosen
