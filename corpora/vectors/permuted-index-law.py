#!/usr/bin/env python3
"""Writes permuted-index-law.csv: how far Feistel networks with random rounds are from fair.

usage: python3 permuted-index-law.py [OUTPUT]    (standard library only; default: beside this file)

The network of docs/formats/permuted-index-v1.md, but with round functions that are uniformly
random: the best that any keys could do. In whole numbers, without a line of the Rust code.

    orders   the total variation distance from uniform of the whole order, for grids so small that
             all orders can be gone through
    pairs    the same of where two numbers go, for the two that it is largest of

A turn of a row of odd length is an even permutation, so that a grid of odd sides has even orders
only, and half of all orders never come; none of those grids is in use.
"""

import itertools
import math
import pathlib
import sys
from fractions import Fraction


def rounds_as_permutations(columns, rows):
    """For even and for odd rounds: all that a round can do, as lists of where each cell goes."""
    cells = [(cell // columns, cell % columns) for cell in range(columns * rows)]
    turned_rows = [
        [row * columns + (column + turns[row]) % columns for row, column in cells]
        for turns in itertools.product(range(columns), repeat=rows)
    ]
    turned_columns = [
        [(row + turns[column]) % rows * columns + column for row, column in cells]
        for turns in itertools.product(range(rows), repeat=columns)
    ]
    return turned_rows, turned_columns


def orders(columns, rows, rounds_max):
    """The distance after each number of rounds, from counts of keys for each order."""
    every = list(itertools.permutations(range(columns * rows)))
    place = {order: index for index, order in enumerate(every)}
    steps = [
        [[place[tuple(move[cell] for cell in order)] for order in every] for move in moves]
        for moves in rounds_as_permutations(columns, rows)
    ]
    counts = [0] * len(every)
    counts[0] = 1
    total = 1
    for round_ in range(rounds_max):
        after = [0] * len(every)
        for step in steps[round_ % 2]:
            for count, index in zip(counts, step):
                after[index] += count
        counts = after
        total *= len(steps[round_ % 2])
        off = sum(abs(count * len(every) - total) for count in counts)
        yield round_ + 1, Fraction(off, 2 * total * len(every))


def pairs(columns, rows, rounds):
    """The largest distance of where two numbers go, from two rounds on.

    From then on the first of the two is anywhere, whatever the difference to the second, so the
    differences in column and row say all: each is 0, as at the start, or another. A round turns
    two different rows independently, which makes the difference in column uniform, and one and
    the same row by one amount, which leaves it.
    """
    zero, same, other = range(3)
    sizes = [columns, rows]
    worst = Fraction(0)
    for start in ((zero, same), (same, zero), (same, same)):
        law = {start: Fraction(1)}
        for round_ in range(rounds):
            turned = round_ % 2
            length = sizes[turned]
            after = {}
            for state, chance in law.items():
                if state[1 - turned] == zero:
                    after[state] = after.get(state, 0) + chance
                    continue
                # Where the start had the difference 0, "as at the start" is 0.
                few = 1 if start[turned] == zero else 2
                parts = [(zero, 1), (same, few - 1), (other, length - few)]
                for kind, ways in parts:
                    if ways > 0:
                        ends = (kind, state[1]) if turned == 0 else (state[0], kind)
                        after[ends] = after.get(ends, 0) + chance * Fraction(ways, length)
            law = after
        few = [1 if start[axis] == zero else 2 for axis in range(2)]
        ways = [[1, few[axis] - 1, sizes[axis] - few[axis]] for axis in range(2)]
        off = Fraction(0)
        for state in itertools.product(range(3), repeat=2):
            if state != (zero, zero):
                fair = Fraction(ways[0][state[0]] * ways[1][state[1]], columns * rows - 1)
                off += abs(law.get(state, 0) - fair)
        worst = max(worst, off / 2)
    return worst


def decimals(distance):
    """Seventeen digits of a fraction that may be smaller than any float."""
    if distance == 0:
        return "0"
    exponent = math.floor(math.log10(distance.numerator) - math.log10(distance.denominator))
    scaled = distance / Fraction(10) ** exponent
    return f"{float(scaled):.15f}e{exponent}"


ORDERS = [(1, 2, 4), (2, 2, 36), (2, 3, 36), (4, 2, 24), (2, 4, 24)]
# Grids for the test, and then those of the format for the least and the most of each length.
PAIRS = [(columns, 3, rounds) for columns in (2, 4) for rounds in (2, 4, 6, 8)]
FORMAT = [last for bits in range(9, 65) for last in (2 ** (bits - 1), 2**bits - 1)]


def grid_and_rounds(last):
    """What the format chooses for the numbers 0..=last."""
    bits = last.bit_length()
    columns = 2 ** (bits // 2)
    side_bits = (bits - 1) // 2
    rounds = 4 + -(-128 // side_bits)
    return columns, last // columns + 1, max(12, rounds + rounds % 2)


def main():
    rows = ["what,columns,rows,rounds,distance"]
    for columns, lines, rounds_max in ORDERS:
        for rounds, distance in orders(columns, lines, rounds_max):
            rows.append(f"orders,{columns},{lines},{rounds},{decimals(distance)}")
    for columns, lines, rounds in PAIRS + [grid_and_rounds(last) for last in FORMAT]:
        distance = decimals(pairs(columns, lines, rounds))
        rows.append(f"pairs,{columns},{lines},{rounds},{distance}")
    default = pathlib.Path(__file__).with_suffix(".csv")
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    output.write_text("\n".join(rows) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
