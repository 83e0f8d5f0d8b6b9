#!/usr/bin/env python3
"""Decks by the batch, version 1, slowly; writes bulk-v1.json, its test vectors.

usage: python3 bulk-v1.py [OUTPUT]    (standard library only; default: beside this file)

An independent second writing of docs/formats/bulk-v1.md: one deck after the other, whole numbers
and division, cards that are inserted into a list. Generator and seeds are those of stream-v1.py.
"""

import importlib.util
import json
import pathlib
import sys
from itertools import combinations
from math import prod

HERE = pathlib.Path(__file__).parent
LANES = 64
M64 = 2**64 - 1


def stream_v1():
    spec = importlib.util.spec_from_file_location("stream_v1", HERE / "stream-v1.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.check_chacha()
    return module


STREAM = stream_v1()


def plan(cards):
    """Which draws share a word: lists of ranges."""
    left = list(range(cards, 1, -1))
    words = []
    while left:
        best = [left[0]]
        for others in range(1, 5):
            # The product of the smallest tells how many can fit at all.
            if left[0] * prod(left[-others:]) > 2**16:
                break
            for choice in combinations(left[1:], others):
                word = [left[0], *choice]
                product = prod(word)
                if product > 2**16 or 2**16 % product > 2**16 // 128:
                    continue
                better = product - prod(best)
                if better > 0 or better == 0 and word > best:
                    best = word
        words.append(best)
        left = [values for values in left if values not in best]
    return words


def batch(words, rows):
    """The decks of a batch; `rows` gives a list of 64 words at a time."""
    cards = sum(len(word) for word in words) + 1
    ranks = [[0] * cards for _ in range(LANES)]
    for ranges in words:
        product = prod(ranges)
        waiting = set(range(LANES))
        while waiting:
            row = next(rows)
            for lane in sorted(waiting):
                number, rest = divmod(row[lane] * product, 2**16)
                if rest < 2**16 % product:
                    continue
                waiting.remove(lane)
                for values in reversed(ranges):
                    number, ranks[lane][values - 1] = divmod(number, values)
    decks = []
    for rank in ranks:
        pile = []
        for card in range(cards):
            pile.insert(rank[card], card)
        decks.append([pile.index(card) for card in range(cards)])
    return decks


def seeded_rows(seed, number):
    stream = STREAM.Deal(seed, number)
    stream.counter = 2**62
    while True:
        words = [stream.word32() for _ in range(LANES // 2)]
        yield [half for word in words for half in (word & 0xFFFF, word >> 16)]


def fast_rows(seed):
    """Sixteen sfc64 side by side, seeded by deal 0 of a seed."""
    deal = STREAM.Deal(seed, 0)
    states = [[deal.word64(), deal.word64(), deal.word64(), 1] for _ in range(16)]

    def step(state):
        a, b, c, counter = state
        out = (a + b + counter) & M64
        turned = (c << 24 | c >> 40) & M64
        state[:] = [b ^ (b >> 11), (c + (c << 3)) & M64, (turned + out) & M64, counter + 1 & M64]
        return out

    for _ in range(18):
        for state in states:
            step(state)
    while True:
        words = [step(state) for state in states]
        yield [word >> 16 * part & 0xFFFF for word in words for part in range(4)]


SEEDS = [0, 42, 2**255 + 0xDEADBEEF]
LISTED = [0, 1, 63]


def lines():
    for cards in (1, 2, 3, 4, 10, 13, 18, 32, 52, 54, 104, 128):
        words = plan(cards)
        yield {"cards": cards, "plan": words}
        for seed in SEEDS:
            for number in (0, 1, 2**40):
                decks = batch(words, seeded_rows(seed, number))
                for lane in LISTED:
                    deck = number * LANES + lane
                    yield {"cards": cards, "seed": hex(seed), "deck": deck, "order": decks[lane]}
        rows = fast_rows(42)
        for number in (0, 1):
            decks = batch(words, rows)
            for lane in LISTED:
                deck = number * LANES + lane
                yield {"cards": cards, "fast": hex(42), "deck": deck, "order": decks[lane]}


def main():
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "bulk-v1.json"
    text = ",\n".join("    " + json.dumps(line, separators=(",", ":")) for line in lines())
    head = '{\n  "format": "misdeal bulk, version 1",\n  "lines": [\n'
    output.write_text(head + text + "\n  ]\n}\n", encoding="ascii")


if __name__ == "__main__":
    main()
