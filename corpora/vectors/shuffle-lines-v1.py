#!/usr/bin/env python3
"""Writes shuffle-lines-v1.json: what `misdeal shuffle` prints with a seed, version 1.

usage: python3 shuffle-lines-v1.py [OUTPUT]    (standard library only; default: beside this file)

An independent second writing of docs/formats/shuffle-lines-v1.md. The draws are those of
stream-v1.py, which checks its generator against published vectors.
"""

import importlib.util
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent


def stream_v1():
    spec = importlib.util.spec_from_file_location("stream_v1", HERE / "stream-v1.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.check_chacha()
    return module


STREAM = stream_v1()


def order(seed, count, wanted):
    """The first `wanted` of `count` items; places not in `moved` hold their own number."""
    deal = STREAM.Deal(seed, 0)
    moved = {}
    result = []
    for i in range(min(wanted, count)):
        j = i + (deal.at_most(count - 1 - i) if i < count - 1 else 0)
        result.append(moved.get(j, j))
        moved[j] = moved.get(i, i)
    return result


def repeats(seed, count, wanted):
    deal = STREAM.Deal(seed, 0)
    return [deal.at_most(count - 1) for _ in range(wanted)]


SEEDS = [0, 42, int.from_bytes(bytes(range(1, 33)), "little")]
LINES = ["head", "one", "", "three\r", "four", "five"]
ALL = 2**64


def ranges():
    for low, high, wanted in [
        (5, 4, ALL),
        (7, 7, ALL),
        (0, 1, ALL),
        (0, 9, ALL),
        (1, 52, ALL),
        (0, 9, 3),
        (0, 9, 0),
        (0, 9, 99),
        (0, 999, 7),
        (0, 10**12, 5),
        (1, 2**64 - 1, 5),
    ]:
        options = [] if wanted == ALL else ["-n", str(wanted)]
        for seed in SEEDS:
            numbers = [low + index for index in order(seed, high - low + 1, wanted)]
            yield options + ["-i", f"{low}-{high}"], seed, "", map(str, numbers)
    for low, high, wanted in [(1, 6, 20), (3, 3, 2), (0, 2**64 - 2, 3)]:
        for seed in SEEDS:
            numbers = [low + index for index in repeats(seed, high - low + 1, wanted)]
            yield ["-r", "-n", str(wanted), "-i", f"{low}-{high}"], seed, "", map(str, numbers)


def files():
    text = "\n".join(LINES)  # without a final newline
    for seed in SEEDS:
        yield [], seed, text, [LINES[i] for i in order(seed, 6, ALL)]
        body = LINES[1:]
        yield ["--header", "1"], seed, text, LINES[:1] + [body[i] for i in order(seed, 5, ALL)]
        first = LINES[:1] + [body[i] for i in order(seed, 5, 2)]
        yield ["--header", "1", "-n", "2"], seed, text, first
        drawn = LINES[:1] + [body[i] for i in repeats(seed, 5, 8)]
        yield ["--header", "1", "-r", "-n", "8"], seed, text, drawn


def rows():
    for options, seed, text, lines in [*ranges(), *files()]:
        output = "".join(line + "\n" for line in lines)
        yield {"seed": hex(seed), "options": options, "input": text, "output": output}


if __name__ == "__main__":
    document = {"format": "misdeal shuffled lines, version 1", "rows": list(rows())}
    output = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).with_suffix(".json")
    pathlib.Path(output).write_text(STREAM.lines(document), encoding="ascii")
