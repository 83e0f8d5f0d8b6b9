#!/usr/bin/env python3
"""Writes sample-v1.json: test vectors of seeded samples, version 1.

usage: python3 sample-v1.py [OUTPUT]    (standard library only; default: beside this file)

An independent second writing of docs/formats/sample-v1.md: integers and decimals of 80 digits,
whole lists where the Rust code has maps and trees. The draws are those of stream-v1.py, which
checks its generator against published vectors.
"""

import decimal
import importlib.util
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
decimal.getcontext().prec = 80


def stream_v1():
    spec = importlib.util.spec_from_file_location("stream_v1", HERE / "stream-v1.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.check_chacha()
    return module


STREAM = stream_v1()


def sequence(deal, n, m):
    moved = {}
    result = []
    for i in range(m):
        j = i + (deal.at_most(n - 1 - i) if i < n - 1 else 0)
        result.append(moved.get(j, j))
        moved[j] = moved.get(i, i)
    return result


def floyd(deal, n, m):
    members = set()
    for j in range(n - m, n):
        drawn = deal.at_most(j)
        members.add(j if drawn in members else drawn)
    return members


def ascending(deal, n, m):
    if m <= n // 2:
        return sorted(floyd(deal, n, m))
    left_out = floyd(deal, n, n - m)
    return [number for number in range(n) if number not in left_out]


def reservoir(deal, n, m):
    kept = []
    for item in range(n if m > 0 else 0):
        position = deal.at_most(item) if item > 0 else 0
        if len(kept) < m:
            kept.append(item)
            kept[position], kept[-1] = kept[-1], kept[position]
        elif position < m:
            kept[position] = item
    return kept


def tickets(deal, weights, m):
    row = [index for index, weight in enumerate(weights) for _ in range(weight)]
    result = []
    for _ in range(m):
        result.append(row[deal.at_most(len(row) - 1)])
        row = [index for index in row if index != result[-1]]
    return result


def race(deal, weights, m):
    clocks = []
    for index, weight in enumerate(weights):
        if weight > 0:
            high = deal.at_most(2**64 - 1)
            bits = high << 64 | deal.at_most(2**64 - 1)
            u = (decimal.Decimal(bits) + decimal.Decimal("0.5")) / 2**128
            clocks.append((-(1 - u).ln() / decimal.Decimal(weight), index))
    return [index for _, index in sorted(clocks)[:m]]


SEEDS = [0, 42, int.from_bytes(bytes(range(1, 33)), "little")]
SIZES = [(0, 0), (1, 1), (5, 0), (5, 3), (5, 5), (52, 5), (52, 30), (52, 52), (300, 2)]
WEIGHTS = [
    ([1, 2, 3], 3),
    ([5], 1),
    ([0, 4, 0, 1], 2),
    ([7, 0, 1, 1, 9, 2, 2, 30, 1, 4], 6),
]
REAL_WEIGHTS = [
    ([1.0, 2.0, 3.0], 3),
    ([0.1, 0.0, 1e-300, 2.5, 1e300, 0.1], 5),
    ([5e-324, 1.7976931348623157e308, 1.0], 3),
    ([0.25] * 20, 7),
]


def rows(make, cases, *names):
    for number, seed in enumerate(SEEDS):
        for case in cases:
            made = make(STREAM.Deal(seed, number), *case)
            row = {"seed": hex(seed), "deal": number, **dict(zip(names, map(texts, case)))}
            yield {**row, "sample": texts(made)}


def texts(value):
    """Numbers beyond 2^53 as texts; floats stay what they are."""
    if isinstance(value, list):
        return [texts(item) for item in value]
    return str(value) if isinstance(value, int) and value >= 2**53 else value


def main():
    large = [(10**12, 5), (2**64 - 1, 4)]
    few = [(10**12, 5), (2**64 - 1, 4), (129, 64), (129, 65)]
    vectors = {
        "sequences": list(rows(sequence, SIZES + large, "n", "m")),
        "sets": list(rows(ascending, SIZES + few, "n", "m")),
        "reservoirs": list(rows(reservoir, SIZES + [(4, 9)], "n", "m")),
        "weighted_exact": list(rows(tickets, WEIGHTS, "weights", "m")),
        "weighted": list(rows(race, REAL_WEIGHTS, "weights", "m")),
    }
    lines = [
        json.dumps(name) + ": [\n" + ",\n".join(json.dumps(row) for row in list_) + "\n]"
        for name, list_ in vectors.items()
    ]
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "sample-v1.json"
    output.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
