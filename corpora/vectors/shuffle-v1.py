#!/usr/bin/env python3
"""Shuffle version 1, in short and slowly; writes shuffle-v1.json, its test vectors.

usage: python3 shuffle-v1.py [OUTPUT]    (standard library only; default: beside this file)

An independent second writing of docs/formats/shuffle-v1.md: lists, whole numbers of any length,
and division where the Rust code multiplies halves. Generator and seeds are those of stream-v1.py.
Takes ten seconds or more, for two million items.
"""

import hashlib
import importlib.util
import json
import pathlib
import sys
from math import prod

HERE = pathlib.Path(__file__).parent
LEAF = 2**20  # more items are put in order of digits first
DEPTH = 7  # but not below so many digits


def stream_v1():
    spec = importlib.util.spec_from_file_location("stream_v1", HERE / "stream-v1.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.check_chacha()
    return module


STREAM = stream_v1()


def node_stream(seed, path):
    """The stream of a node: its number is its digits in base 256 with a 1 in front."""
    number = 1
    for digit in path:
        number = 256 * number + digit
    stream = STREAM.Deal(seed, number)
    stream.counter = 2**63
    return stream


def digits(seed, path, count):
    """The digits of the first items of a node: the bytes of its stream."""
    stream = node_stream(seed, path)
    out = bytearray()
    while len(out) < count:
        out += stream.word32().to_bytes(4, "little")
    return out[:count]


def draws_in_a_word(left):
    for draws, most in ((5, 2**11), (4, 2**14), (3, 2**19), (2, 2**30)):
        if left <= most:
            return min(draws, left - 1)
    return 1


def leaf(items, stream):
    """Fisher-Yates from the back, several draws from a word."""
    left = len(items)
    while left > 1:
        draws = draws_in_a_word(left)
        ranges = [left - draw for draw in range(draws)]
        product = prod(ranges)
        while True:
            number, rest = divmod(stream.word64() * product, 2**64)
            if rest >= 2**64 % product:
                break
        # The draws are the digits of the number, the first the one that counts most.
        picks = []
        for values in reversed(ranges):
            number, pick = divmod(number, values)
            picks.append(pick)
        for pick in reversed(picks):
            left -= 1
            items[left], items[pick] = items[pick], items[left]


def shuffle(items, seed, path=(), leaf_max=LEAF):
    if len(items) <= leaf_max or len(path) == DEPTH:
        leaf(items, node_stream(seed, path))
        return items
    parts = [[] for _ in range(256)]
    for item, digit in zip(items, digits(seed, path, len(items))):
        parts[digit].append(item)
    shuffled = []
    for digit, part in enumerate(parts):
        shuffled += shuffle(part, seed, (*path, digit), leaf_max)
    return shuffled


SEEDS = [0, 42, 2**255 + 0xDEADBEEF]
WHOLE = [0, 1, 2, 3, 4, 5, 6, 7, 10, 52, 54]
LONG = [100, 1000, 2048, 2049, 5000, 16384, 16385]


def row(seed, count, leaf_max=LEAF):
    order = shuffle(list(range(count)), seed, (), leaf_max)
    about = {"seed": hex(seed), "items": count, "leaf_max": leaf_max}
    if count <= 54:
        return about | {"order": order}
    text = b"".join(item.to_bytes(4, "little") for item in order)
    return about | {"first": order[:8], "sha256": hashlib.sha256(text).hexdigest()}


def rows():
    for seed in SEEDS:
        for count in WHOLE + LONG:
            yield row(seed, count)
        # Deep trees, as if leaves were small.
        for count, leaf_max in ((52, 1), (1000, 3), (5000, 10), (20000, 64)):
            yield row(seed, count, leaf_max)
    yield row(42, 2**19 + 1)
    yield row(42, 2**20)
    yield row(42, 2**20 + 1)


def main():
    lines = ",\n".join("    " + json.dumps(row, separators=(",", ":")) for row in rows())
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "shuffle-v1.json"
    head = '{\n  "format": "misdeal shuffle, version 1",\n  "shuffles": [\n'
    output.write_text(head + lines + "\n  ]\n}\n", encoding="ascii")


if __name__ == "__main__":
    main()
